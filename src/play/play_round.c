/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How rounds and matches begin and end: by the referee, who looks after every event at what follows from it.
 */
#include <stdlib.h>

#include "game/bodies.h"
#include "game/match.h"
#include "play_internal.h"
#include "util/rng.h"

/* The commitment that a round begins with, which a family may know once it has started. */
static json_t *first_commitment(const struct game *game, const struct table *table, struct problem *problem) {
    struct state *state = NULL;
    if (game->config->family->start(&state, game->config, table, problem) != OK) {
        return NULL;
    }
    json_t *value = body_commitment(game, state);
    free(state);
    return value;
}

enum err play_begin_round(struct play *play) {
    const struct game *game = play->after;
    if (game->config->family->needs != NULL && play->sets == NULL) {
        return play_want_sets(play);
    }
    seat_set out = game_seats_out(game);
    bool first = game->number == 0;
    json_t *carry = family_carry(game->config->family, game_state(game));
    int64_t at = tx_now(play->tx);
    struct table table = {
        .round = game->number + 1,
        .at = at > game->updated_at ? at : game->updated_at,
        .leader = game_next_leader(game, first ? -1 : game->leader, out),
        .out = out,
        .carry = carry,
        .duplicate = game->duplicate,
        .sets = play->sets,
        .share = play->share,
        .rules = game->config->family->rules_version,
    };
    struct table_room room;
    game_add_brought(&table, &room, game);
    struct rng rng;
    if (game->duplicate) {
        seeds_deal(&rng, game_deal_seed(game), table.round);
    } else {
        rng_init_random(&rng);
    }
    json_t *deal = family_deal(game->config, &table, &rng);
    table.deal = deal;
    json_t *body = NULL;
    if (deal != NULL && carry != NULL) {
        body = body_round(game, &table, first_commitment(game, &table, play->problem));
    }
    json_decref(deal);
    json_decref(carry);
    enum err err = play_append(play, EVENT_ROUND, -1, body);
    return err == OK ? play_append_due(play, 0) : err;
}

static enum err end_round(struct play *play) {
    struct id result = tx_new_id(play->tx);
    return play_append(play, EVENT_ROUND_OVER, -1, body_round_over(play->after, &result));
}

enum err play_end_match(struct play *play, const char *reason) {
    struct id result = tx_new_id(play->tx);
    return play_append(play, EVENT_FINISHED, -1, body_finished(play->after, &result, reason));
}

/* Do programs of the server alone play on, with nobody at the table who could ask for the next round? */
static bool goes_on_by_itself(const struct game *game) {
    seat_set in = game_seats_in(game);
    bool any_person = false;
    for (int seat = seat_set_lowest(in); seat >= 0; seat = seat_set_next(in, seat)) {
        any_person = any_person || game->seats[seat].bot[0] == '\0';
    }
    return game->status == GAME_ROUND_OVER && game->rounds > 0 && !any_person && game_has_watching_maker(game);
}

enum err play_settle(struct play *play) {
    struct turn turn;
    enum err err = play_append_due(play, 0);
    game_turn(play->after, &turn);
    if (err == OK && play->after->status == GAME_PLAYING && turn.over) {
        err = end_round(play);
    }
    const char *reason = NULL;
    if (err == OK && play->after->status == GAME_ROUND_OVER && match_is_over(play->after, &reason)) {
        err = play_end_match(play, reason);
    }
    if (err == OK && goes_on_by_itself(play->after)) {
        err = play_begin_round(play);
    }
    return err;
}
