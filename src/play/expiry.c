/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ids sort by creation, and a game cannot be idle for longer than it exists: so only live games older than the shorter of
 * the two limits are looked at, by their index.
 */
#include "play/expiry.h"

#include "play/play.h"
#include "store/projection.h"

struct page {
    struct expiry *expiry;
    int64_t now;
    int count;
};

static bool is_past(int64_t since, int64_t limit_ms, int64_t now) {
    return limit_ms > 0 && now - since >= limit_ms;
}

static enum err look_at(void *context, const struct old_game_row *row) {
    struct page *page = context;
    struct expiry *expiry = page->expiry;
    if (expiry->count == EXPIRY_AT_ONCE) {
        return OK; /* the next walk goes on from the last one found */
    }
    bool expired = row->open ? is_past(row->created_at, expiry->limits.open_ms, page->now)
                             : is_past(row->touched_at, expiry->limits.idle_ms, page->now);
    if (expired) {
        expiry->found[expiry->count++] = row->id;
    }
    expiry->after = row->id;
    page->count++;
    return OK;
}

enum err expiry_find(struct expiry *expiry, struct db *db, struct cache *cache, int64_t now) {
    const struct expiry_limits *limits = &expiry->limits;
    struct page page = {.expiry = expiry, .now = now};
    expiry->count = 0;
    int64_t youngest = limits->open_ms == 0 || (limits->idle_ms != 0 && limits->idle_ms < limits->open_ms)
                           ? limits->idle_ms
                           : limits->open_ms;
    if (youngest == 0) {
        return OK;
    }
    struct id before = id_floor(now - youngest + 1);
    enum err err = game_list_old(db, &expiry->after, &before, look_at, &page);
    if (err == OK && page.count < GAME_LIST_OLD_MAX && expiry->count < EXPIRY_AT_ONCE) {
        expiry->after = (struct id){""};
    }
    for (int i = 0; i < expiry->count && err == OK; i++) {
        cache_warm(cache, db, &expiry->found[i]);
    }
    return err;
}

static enum err end_one(struct tx *tx, const struct expiry_limits *limits, const struct id *id,
                        struct problem *problem) {
    struct game *game = NULL;
    enum err err = tx_find_game(&game, tx, id, problem);
    if (err != OK) {
        return err == ERR_CORRUPT ? OK : err; /* a game whose log is damaged keeps no other from ending */
    }
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    bool expired = game->status == GAME_OPEN ? is_past(game->created_at, limits->open_ms, tx_now(tx))
                                             : is_past(game->updated_at, limits->idle_ms, tx_now(tx));
    bool runs = game_next_moment(game) > tx_now(tx); /* then the clock will end it */
    game_release(game);
    if (over || !expired || runs) {
        return OK;
    }
    struct play play = {.tx = tx, .problem = problem, .game_id = *id, .seat = -1};
    err = play_expire(&play);
    play_release(&play);
    return err;
}

enum err expiry_end(struct tx *tx, const struct expiry *expiry, struct problem *problem) {
    enum err err = OK;
    for (int i = 0; i < expiry->count && err == OK; i++) {
        err = end_one(tx, &expiry->limits, &expiry->found[i], problem);
    }
    return err;
}
