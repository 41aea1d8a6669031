/*
 * What has to be done now and then: kept answers forgotten after a day (at the start, then once a minute), the write-ahead
 * log moved into the database file (every five seconds). A thread with a connection of its own for the log; what changes
 * rows goes through the writer like everything else.
 */
#ifndef REFEREE_ENGINE_HOUSEKEEPING_H
#define REFEREE_ENGINE_HOUSEKEEPING_H

#include "util/err.h"

struct db;
struct housekeeping;
struct log;
struct writer;

/* db: DB_WRITE, this thread's alone from now until stop; everything is borrowed. */
enum err housekeeping_start(struct housekeeping **out, struct db *db, struct writer *writer,
                            struct log *log) MUST_CHECK;

/* Call before the writer is stopped. NULL is fine. */
void housekeeping_stop(struct housekeeping *housekeeping);

#endif
