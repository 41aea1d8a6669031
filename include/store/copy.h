/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copying a database into a new one, of the same engine or of the other.
 *
 * The source is read in one snapshot. A target that is a file is written under a temporary name and gets its own when
 * all of it is there; one of a server is filled in one transaction. So what cuts a copy short, a power cut too, leaves
 * no database that could be taken for one: no file of that name, or no row.
 */
#ifndef REFEREE_STORE_COPY_H
#define REFEREE_STORE_COPY_H

#include <stdint.h>

#include "store/store.h"

enum { COPY_HASH_SIZE = 32 };

/*
 * Told of each table that has been copied and compared: its rows, and the SHA-256 of them in the order of their key,
 * which is the same for the same rows in whichever engine (src/store/copy.c has the encoding).
 */
typedef void copy_report_function(void *context, const char *table, int64_t rows,
                                  const unsigned char hash[static COPY_HASH_SIZE]);

/*
 * Reckons player_stats, rating_pair, rating_step and record of a database anew from its results, as
 * player_stats_rebuild does (play/player_stats.h).
 */
typedef enum err copy_rebuild_function(void *context, struct db *copy);

/*
 * Statistics are copied as they are where they say what the copy's results say. A file notes results in the order of
 * their ids, and each with the transaction that publishes it; a server's database in that of their positions, and a
 * moment later. So where those orders differ, or some have not been noted yet, `rebuild` is called once all rows have
 * been copied to a file and compared.
 */
struct copy_listener {
    copy_report_function *report; /* may be NULL */
    copy_rebuild_function *rebuild;
    void *context;
};

/*
 * Copies the database at `from`, which no server may have and none can get meanwhile, to `to`: the path of a new file, or a
 * database of a server without tables or rows. ERR_INVALID_VALUE and ERR_CONFLICT for what is not so, and then nothing has
 * happened; for others it is as above.
 */
enum err store_copy(const char *from, const char *to, const struct copy_listener *listener,
                    char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Writes a consistent copy of the database at url to a new file of SQLite, while a server may be serving it. Refuses a
 * path that exists. Of a file all pages are copied; of a server's database, all rows, which are compared as above.
 */
enum err store_backup(const char *url, const char *path, const struct copy_listener *listener,
                      char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

#endif
