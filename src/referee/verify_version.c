/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of what a log says of its version. Older rules allow more, and are for logs that were begun under them: one
 * that was begun when this database's programs already wrote a newer version has been changed, such as by deleting the word
 * about it.
 */
#include <string.h>

#include "store/event_log.h"
#include "util/timestamp.h"
#include "verify_internal.h"

enum err verify_version(struct db *db, const struct game *game, struct problem *problem) {
    int64_t since = 0;
    if (game->log_version >= LOG_VERSION) {
        return OK;
    }
    enum err err = event_log_newer_since(&since, db, game->log_version);
    if (err != OK || since == 0) {
        return err;
    }
    struct id later = id_floor(since); /* its id says when it was made, too */
    if (game->created_at < since && strcmp(game->id.text, later.text) < 0) {
        return OK;
    }
    char text[TIMESTAMP_SIZE];
    timestamp_format(text, since);
    return problem_set(problem, ERR_CORRUPT,
                       "`created` is forged: it is of version %d, but since %s logs have been of a higher one.",
                       game->log_version, text);
}
