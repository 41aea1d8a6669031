/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A clean-up is a query for live games and play_leave for each. It is over when there are fewer to leave than a job
 * takes; games that were left are no longer among them. Blocks, and the names of tournaments, go a few at a time beside it.
 */
#include "play/account_cleanup.h"

#include "play/play.h"
#include "store/accounts.h"
#include "store/blocks.h"
#include "store/projection.h"
#include "store/tournaments.h"

enum { BLOCKS_AT_ONCE = 200, NAMES_AT_ONCE = 200 };

struct found_games {
    int count;
    struct id ids[ACCOUNT_CLEANUP_AT_ONCE];
};

static enum err note_game(void *context, const struct id *id) {
    struct found_games *found = context;
    found->ids[found->count++] = *id;
    return OK;
}

/*
 * *out_left stays as it is for a game whose log is damaged, which keeps nobody from going. That is found by reading it: a
 * failure after something was written must be one of the job.
 */
static enum err leave_game(int *out_left, struct tx *tx, const struct id *player, const struct id *id,
                           struct problem *problem) {
    struct game *game = NULL;
    struct play play = {.tx = tx, .problem = problem, .game_id = *id, .player = *player, .seat = -1};
    enum err err = tx_find_game(&game, tx, id, problem);
    game_release(game);
    if (err != OK) {
        return err == ERR_CORRUPT ? OK : err;
    }
    err = play_leave(&play);
    play_release(&play);
    *out_left += err == OK;
    return err;
}

static enum err leave_some(struct tx *tx, const struct id *player, int *out_left, struct problem *problem) {
    struct id after = {""};
    bool more = true;
    enum err err = OK;
    *out_left = 0;
    while (err == OK && more && *out_left < ACCOUNT_CLEANUP_AT_ONCE) {
        struct found_games found = {0};
        int wanted = ACCOUNT_CLEANUP_AT_ONCE - *out_left;
        err = game_live_after(tx_read(tx), player, &after, wanted, note_game, &found);
        for (int i = 0; i < found.count && err == OK; i++) {
            after = found.ids[i];
            err = leave_game(out_left, tx, player, &found.ids[i], problem);
        }
        more = found.count == wanted;
    }
    return err;
}

/* A part of what is to be done; *out_left are the games that were left. */
static enum err depart(struct tx *tx, const struct id *player, int *out_left, bool *out_done, struct problem *problem) {
    bool more_blocks = false;
    int64_t names = 0;
    enum err err = leave_some(tx, player, out_left, problem);
    if (err == OK) {
        err = block_delete_some(&more_blocks, tx_write(tx), player, BLOCKS_AT_ONCE);
    }
    if (err == OK) {
        err = tournament_names_clear(&names, tx_write(tx), player, NAMES_AT_ONCE);
    }
    *out_done = *out_left < ACCOUNT_CLEANUP_AT_ONCE && !more_blocks && names < NAMES_AT_ONCE;
    return err;
}

enum err account_cleanup_begin(struct tx *tx, const struct id *player, struct problem *problem) {
    int left = 0;
    bool done = false;
    enum err err = depart(tx, player, &left, &done, problem);
    /* In a shared database another server may be seating the player just now: it is looked for once more. */
    bool is_last = done && !db_is_shared(tx_read(tx));
    return err == OK && !is_last ? account_cleanup_insert(tx_write(tx), player) : err;
}

enum err account_cleanup_hold(struct cache_hold holds[static ACCOUNT_CLEANUP_AT_ONCE], struct db *db,
                              struct cache *cache, const struct id *player) {
    static const struct id first = {""};
    struct found_games found = {0};
    enum err err = game_live_after(db, player, &first, ACCOUNT_CLEANUP_AT_ONCE, note_game, &found);
    for (int i = 0; i < found.count && err == OK; i++) {
        cache_hold(&holds[i], cache, db, &found.ids[i]);
    }
    return err;
}

enum err account_cleanup_look_ahead(bool *out, struct cache_hold holds[static ACCOUNT_CLEANUP_AT_ONCE], struct db *db,
                                    struct cache *cache) {
    struct id player;
    enum err err = account_cleanup_next(db, &player);
    *out = err == OK && !id_is_none(&player);
    return *out ? account_cleanup_hold(holds, db, cache, &player) : err;
}

enum err account_cleanup_go_on(struct tx *tx, int *out_left, struct problem *problem) {
    struct id player;
    bool done = false;
    *out_left = 0;
    enum err err = account_cleanup_next(tx_read(tx), &player);
    if (err != OK || id_is_none(&player)) {
        return err;
    }
    err = depart(tx, &player, out_left, &done, problem);
    return err == OK && done ? account_cleanup_delete(tx_write(tx), &player) : err;
}
