/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What time does to a game: a turn's time that is over, time that does not count, and games that everybody has left lying.
 */
#include "game/bodies.h"
#include "game/match.h"
#include "play_internal.h"
#include "util/json.h"

/* ---- time that does not count ---- */

/* What an outage owes to the clocks of a game, ms; 0 = nothing. It counts from the newest event, if that is within it. */
static int64_t owed_ms(const struct game *game, const struct outage *outage, int64_t now) {
    int64_t since = outage->since > game->updated_at ? outage->since : game->updated_at;
    bool lasts = game->updated_at < outage->until && now > since;
    return lasts && game_next_moment(game) != 0 ? now - since : 0;
}

/* Has the game something to do that was due by a moment? */
static bool has_due_by(const struct game *game, int64_t moment) {
    struct auto_action due;
    int64_t at = game_due_at(game, &due);
    return at != 0 && at <= moment;
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
    int64_t owed = owed_ms(game, &outage, tx_now(play->tx));
    if (has_due_by(game, tx_now(play->tx) - owed)) {
        return OK;
    }
    json_t *body = resumed_body(owed);
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

/* ---- the moment of an event ---- */

enum err play_find_moment(int64_t *out, struct play *play, const struct game *game, enum event_kind kind) {
    int64_t now = tx_now(play->tx);
    if (game == NULL) {
        *out = now;
        return OK;
    }
    struct auto_action due;
    int64_t due_at = kind == EVENT_RESUMED ? 0 : game_due_at(game, &due);
    int64_t at = kind >= EVENT_FAMILY && play->arrived_at != 0 && play->arrived_at < now ? play->arrived_at : now;
    if (due_at != 0 && at > due_at && kind >= EVENT_FAMILY) {
        return problem_set(play->problem, ERR_EARLY,
                           "The server has something to do first that was due before. Send the request again.");
    }
    at = due_at != 0 && at > due_at ? due_at : at;
    *out = at > game->updated_at ? at : game->updated_at;
    return OK;
}

/* ---- time that is over ---- */

enum err play_on_time(struct play *play) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    int seat = -1;
    struct auto_action due;
    int64_t moment = game_next_moment(play->before);
    if (moment == 0 || moment > tx_now(play->tx) || is_owed(play, play->before)) {
        return OK;
    }
    if (moment == game_due_at(play->before, &due)) {
        err = play_append_due(play, moment);
        err = err == OK ? play_settle(play) : err;
        return err == OK ? play_stage(play) : err;
    }
    (void)game_deadline(play->before, &seat);
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
    if (has_due_by(play->before, tx_now(play->tx) - paused)) {
        err = play_append_due(play, tx_now(play->tx) - paused);
        err = err == OK ? play_settle(play) : err;
        paused = owed_ms(play->after, outage, tx_now(play->tx)); /* the same, unless its clocks stand now */
    }
    if (err == OK && paused != 0) {
        err = play_append(play, EVENT_RESUMED, -1, resumed_body(paused));
    }
    return err == OK ? play_stage(play) : err;
}

/* Who plays alone has left the round lying: it is lost, to nobody. */
static enum err lose_round(struct play *play) {
    struct turn turn;
    game_turn(play->before, &turn);
    int64_t idle_ms = tx_now(play->tx) - play->before->updated_at;
    enum err err = play_append(play, EVENT_TIMED_OUT, seat_set_lowest(turn.seats), body_timed_out(idle_ms));
    return err == OK ? play_settle(play) : err;
}

enum err play_expire(struct play *play) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    const struct game *game = play->before;
    if (game_next_moment(game) != 0) {
        return OK;
    }
    bool loses = game->seat_count == 1 && !game->config->no_timeouts;
    bool first = game->status == GAME_PLAYING && game->number == 1 && !loses;
    if (game->status == GAME_OPEN || game->rounds != 0 || first) {
        return play_abort_and_stage(play, -1, REASON_EXPIRED);
    }
    if (game->status == GAME_PLAYING && loses) {
        err = lose_round(play);
    }
    if (err == OK) {
        err = play_end_match(play, REASON_EXPIRED);
    }
    return err == OK ? play_stage(play) : err;
}
