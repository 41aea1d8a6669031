/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Moves the write-ahead log into the database file, in small steps behind the writer.
 *
 * A thread with a connection of its own copies and syncs whenever CHECKPOINTS_PAGES pages have gathered, and every five
 * seconds what there is. So a step is a millisecond or two of the disk's time, which is the longest that it can hold up
 * the sync of a commit, and little is left to the writer, which copies the last pages and lets the log begin anew
 * (finish_log of core/writer.c).
 */
#ifndef REFEREE_SERVICE_CHECKPOINTS_H
#define REFEREE_SERVICE_CHECKPOINTS_H

#include "service/service.h"
#include "util/err.h"

struct db;
struct log;

/* Of the log, of 4 KiB each: some 150 pages of the file, as many a page comes more than once. */
enum { CHECKPOINTS_PAGES = 512 };

/* The connection is the service's alone until it stops. Both must outlive it. */
enum err checkpoints_create(struct service **out, struct db *db, struct log *log) MUST_CHECK;

#endif
