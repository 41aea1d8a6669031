/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much there is in the database, for whoever watches over it. It is counted by walking through indexes of what is not over
 * yet, so it may take a second where there are millions of that: nothing for a thread that others wait for.
 */
#ifndef REFEREE_STORE_CENSUS_H
#define REFEREE_STORE_CENSUS_H

#include <stdint.h>

#include "store/db.h"
#include "util/err.h"

struct census {
    int64_t games_open, games_playing;
    int64_t tournaments_open, tournaments_running;
    int64_t deliveries;      /* messages to webhooks in use that are not delivered, nor given up */
    int64_t delivery_oldest; /* since when the oldest of them is there, ms since 1970; 0: there is none */
    int64_t database_bytes;
    int64_t wal_bytes; /* of the write-ahead log beside a file; -1: the database is no file */
};

/* path: of a database that is a file, else NULL. ERR_STORE, also where the file cannot be looked at. */
enum err census_read(struct census *out, struct db *db, const char *path) MUST_CHECK;

#endif
