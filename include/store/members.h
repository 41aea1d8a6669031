/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The instances of the program that share a database on a server: who is alive, and when none of them could write.
 *
 * Rows are by name; a session is drawn by each process, so that two of one name are told apart. All moments are the
 * database's: ms since 1970, but where a name says microseconds. A database that is a file has no such rows, and nobody
 * asks for them.
 */
#ifndef REFEREE_STORE_MEMBERS_H
#define REFEREE_STORE_MEMBERS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"

struct member_row {
    const char *id, *program; /* borrowed */
    int64_t started_at;
};

struct outage_row {
    int64_t from_at, to_at;
};

typedef enum err member_row_function(void *context, const struct member_row *row);
typedef enum err outage_row_function(void *context, const struct outage_row *row);

/* Makes the row; *out_joined: false where an instance of that name has been alive within the last so many ms. */
enum err member_join(bool *out_joined, struct db *db, const char *id, const char *session, const char *program,
                     int64_t alive_ms) MUST_CHECK;

/* When the instance of that name was last alive; 0: there is none. */
enum err member_read(int64_t *out_alive_at, struct db *db, const char *id) MUST_CHECK;

/* Is there one that counts as alive, and has not been heard of since this one made its row? */
enum err member_any_silent(bool *out, struct db *db, const char *id, int64_t alive_ms) MUST_CHECK;

/*
 * The instance is alive, and so is the service: an uptime mark of mark_ms or older goes on. Whoever finds it older than
 * outage_ms, or than all who are there (as member_list has them with alive_ms), notes an outage, exactly one of all who
 * look. *out_is_there: false where the row is gone or another session's, or where the database needs a newer program
 * (store/store.h).
 */
enum err member_beat(bool *out_is_there, struct db *db, const char *id, const char *session, int64_t mark_ms,
                     int64_t outage_ms, int64_t alive_ms) MUST_CHECK;

/* What is there besides the rows: the database's time in microseconds; the from_at of the newest outage, 0: none. */
struct member_list {
    int64_t now_us, newest_outage;
};

/* At most `limit` that have been alive within the last so many ms, in order of their ids. */
enum err member_list(struct member_list *out, struct db *db, int64_t alive_ms, int limit, member_row_function *row,
                     void *context) MUST_CHECK;

enum err member_leave(struct db *db, const char *id, const char *session) MUST_CHECK;

/* Forgets instances that were last alive, and outages that ended, so long ago. */
enum err member_forget(struct db *db, int64_t members_ms, int64_t outages_ms) MUST_CHECK;

/* Outages that began after a moment, the oldest first. */
enum err outage_list(struct db *db, int64_t after, int limit, outage_row_function *row, void *context) MUST_CHECK;

#endif
