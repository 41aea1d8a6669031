/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What time does to a game: a turn's time that is over, time that does not count, and games that everybody has left lying.
 */
#include "game/bodies.h"
#include "game/match.h"
#include "play_internal.h"
#include "util/json.h"

/* ---- time that does not count ---- */

/* What an outage owes to the turns of a game, ms; 0 = nothing. It counts from the newest event, if that is within it. */
static int64_t owed_ms(const struct game *game, const struct outage *outage, int64_t now) {
    int seat = -1;
    int64_t since = outage->since > game->updated_at ? outage->since : game->updated_at;
    bool lasts = game->updated_at < outage->until && now > since;
    return lasts && game_deadline(game, &seat) != 0 ? now - since : 0;
}

static bool is_owed(const struct play *play, const struct game *game) {
    struct outage outage = tx_outage(play->tx);
    return outage.since != 0 && owed_ms(game, &outage, tx_now(play->tx)) != 0;
}

static json_t *resumed_body(int64_t paused_ms) {
    return json_pack("{s:I}", "paused_ms", (json_int_t)paused_ms);
}

enum err play_find_outage_credit(struct outage_credit *out, struct play *play, enum event_kind kind) {
    const struct game *game = play->after;
    *out = (struct outage_credit){.game = NULL};
    if (game == NULL || kind == EVENT_RESUMED || !is_owed(play, game)) {
        return OK;
    }
    struct outage outage = tx_outage(play->tx);
    json_t *body = resumed_body(owed_ms(game, &outage, tx_now(play->tx)));
    if (body == NULL) {
        return play_no_memory(play);
    }
    out->event = (struct event){
        .seq = game->version + 1, .at = tx_now(play->tx), .kind = EVENT_RESUMED, .seat = -1, .body = body};
    enum err err = game_fold(&out->game, game, &play->game_id, &out->event, tx_configs(play->tx), play->problem);
    if (err != OK) {
        play_release_outage_credit(out);
    }
    return err;
}

void play_release_outage_credit(struct outage_credit *credit) {
    game_release(credit->game);
    json_decref((json_t *)credit->event.body);
    *credit = (struct outage_credit){.game = NULL};
}

/* ---- time that is over ---- */

enum err play_time_out(struct play *play) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    int seat = -1;
    int64_t deadline = game_deadline(play->before, &seat);
    if (deadline == 0 || deadline > tx_now(play->tx) || is_owed(play, play->before)) {
        return OK;
    }
    if (play->before->first_turn) {
        return play_abort_and_stage(play, seat, REASON_TIMEOUT);
    }
    err = play_append(play, EVENT_TIMED_OUT, seat, json_object());
    if (err == OK) {
        err = play_settle(play);
    }
    return err == OK ? play_stage(play) : err;
}

enum err play_resume(struct play *play, const struct outage *outage) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    int64_t paused = owed_ms(play->before, outage, tx_now(play->tx));
    if (paused == 0) {
        return OK;
    }
    err = play_append(play, EVENT_RESUMED, -1, resumed_body(paused));
    return err == OK ? play_stage(play) : err;
}

/* Who plays alone has left the round lying: it is lost, to nobody. */
static enum err lose_round(struct play *play) {
    struct turn turn;
    game_turn(play->before, &turn);
    int64_t idle_ms = tx_now(play->tx) - play->before->updated_at;
    enum err err = play_append(play, EVENT_TIMED_OUT, __builtin_ctz(turn.seats), body_timed_out(idle_ms));
    return err == OK ? play_settle(play) : err;
}

enum err play_expire(struct play *play) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    int seat = -1;
    const struct game *game = play->before;
    if (game_deadline(game, &seat) != 0) {
        return OK;
    }
    bool first = game->status == GAME_PLAYING && game->number == 1 && game->seat_count > 1;
    if (game->status == GAME_OPEN || game->rounds != 0 || first) {
        return play_abort_and_stage(play, -1, REASON_EXPIRED);
    }
    if (game->status == GAME_PLAYING && game->seat_count == 1) {
        err = lose_round(play);
    }
    if (err == OK) {
        err = play_end_match(play, REASON_EXPIRED);
    }
    return err == OK ? play_stage(play) : err;
}
