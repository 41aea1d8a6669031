/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What has to be done now and then: kept answers forgotten after a day (at the start, then once a minute), deleted players'
 * games left, games ended that nobody has touched for too long, the write-ahead log moved into the database file (every
 * five seconds). A thread with a connection of its own for the log and for looking; what changes rows goes through the
 * writer like everything else.
 */
#ifndef REFEREE_SERVICE_HOUSEKEEPING_H
#define REFEREE_SERVICE_HOUSEKEEPING_H

#include "play/expiry.h"
#include "util/err.h"

struct cache;
struct db;
struct housekeeping;
struct log;
struct writer;

/* db: DB_WRITE, this thread's alone from now until stop; everything is borrowed. */
enum err housekeeping_start(struct housekeeping **out, struct db *db, struct cache *cache, struct writer *writer,
                            const struct expiry_limits *expiry, struct log *log) MUST_CHECK;

/* Call before the writer is stopped. NULL is fine. */
void housekeeping_stop(struct housekeeping *housekeeping);

#endif
