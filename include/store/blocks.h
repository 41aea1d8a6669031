/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who has blocked whom, and how many invitations of a player wait for an answer.
 *
 * Blocks are no part of any game's log; invitations are read from the projected seats.
 */
#ifndef REFEREE_STORE_BLOCKS_H
#define REFEREE_STORE_BLOCKS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

struct block_row {
    struct id player, blocked;
    int64_t created_at;
};

typedef enum err block_row_function(void *context, const struct block_row *row);

enum err block_put(struct db *db, const struct block_row *row) MUST_CHECK; /* unless it is there already */
enum err block_find(bool *out, struct db *db, const struct id *player, const struct id *blocked) MUST_CHECK;
enum err block_count(int64_t *out, struct db *db, const struct id *player) MUST_CHECK;
enum err block_delete(struct db *db, const struct id *player, const struct id *blocked) MUST_CHECK;

/* Whom a player has blocked, after one (none = from the first), in order of their ids. */
enum err block_list(struct db *db, const struct id *player, const struct id *after, int limit, block_row_function *row,
                    void *context) MUST_CHECK;

/* Deletes at most `limit` blocks in each direction; *out_more: there may be more. */
enum err block_delete_some(bool *out_more, struct db *db, const struct id *player, int limit) MUST_CHECK;

/* How many invitations of a player wait, to one player or (to NULL) to all; counted to `limit`. */
enum err invitation_count(int64_t *out, struct db *db, const struct id *inviter, const struct id *to,
                          int limit) MUST_CHECK;

#endif
