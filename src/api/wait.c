/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A preference may be ignored, so one for longer than is allowed is taken for the longest; a query is meant as it stands,
 * so there it is an error. Where both are sent the query counts.
 */
#include "wait.h"

#include "api/app.h"
#include "core/cache.h"
#include "game/view.h"

enum { WAIT_SECONDS_MAX = 60 };

/* Digits alone, and what is beyond the longest counts as that; -1 for anything else. */
static int64_t read_seconds(struct span text) {
    int64_t seconds = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (text.bytes[i] < '0' || text.bytes[i] > '9') {
            return -1;
        }
        seconds = seconds * 10 + (text.bytes[i] - '0');
        seconds = seconds > WAIT_SECONDS_MAX ? WAIT_SECONDS_MAX : seconds;
    }
    return text.length == 0 ? -1 : seconds;
}

enum err wait_read(struct request *request) {
    int64_t seconds = -1;
    enum err err = request_query_integer(&seconds, request, "wait");
    if (err != OK) {
        return err;
    }
    if (seconds < 0) {
        struct span preferred = request_preference(request, "wait");
        seconds = preferred.bytes == NULL ? -1 : read_seconds(preferred);
        request->is_wait_preferred = seconds >= 0;
    }
    if (request->is_head) { /* it is asked what there is, not what will be */
        request->is_wait_preferred = false;
        return OK;
    }
    request->wait_ms = seconds > 0 ? seconds * 1000 : 0;
    return OK;
}

void wait_tell(struct request *request, struct reply *reply, const char *other) {
    const char *applied = other;
    if (request->is_wait_preferred) {
        applied = arena_format(&request->arena, "%s%swait=%d", other == NULL ? "" : other, other == NULL ? "" : ", ",
                               (int)(request->wait_ms / 1000));
    }
    if (applied != NULL) {
        reply_add_header(reply, "Preference-Applied", applied);
    }
}

static bool has_ended(const struct game *game) {
    return game->status == GAME_FINISHED || game->status == GAME_ABORTED;
}

/* Takes the newest version of the game; false where the store fails, and where the player may not see it any more. */
static bool refresh(struct game **game, struct request *request, const struct id *player) {
    const struct app *app = request->app;
    struct game *newest = NULL;
    request->watched = (*game)->id;
    enum err err = cache_find(&newest, app->cache, request->db, &(*game)->id, &request->problem);
    if (err != OK) {
        problem_clear(&request->problem); /* the version that the request has is still true */
        return false;
    }
    if (newest->version < (*game)->version || !game_is_visible(newest, player)) {
        game_release(newest);
        return false;
    }
    game_release(*game);
    *game = newest;
    return true;
}

bool waiter_is_over(struct game **game, struct request *request, const struct id *player) {
    if (!refresh(game, request, player) || has_ended(*game) || (*game)->status == GAME_ROUND_OVER) {
        return true;
    }
    struct turn turn;
    game_turn(*game, &turn);
    return (turn.seats & game_seats_of(*game, view_seat(*game, player))) != 0;
}
