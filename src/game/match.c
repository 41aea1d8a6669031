/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pure arithmetic over a struct game. The rules are those of every family: agreed rounds, rotation, resignation.
 */
#include "game/match.h"

#include <assert.h>

/* The seat that has won with the newest round, whatever the points, and why; -1 and NULL where none has. */
static int find_won_at_once(const struct game *game, const char **out_reason) {
    int seat = -1;
    *out_reason = family_won_at_once(game->config->family, game_state(game), &seat);
    return *out_reason == NULL ? -1 : seat;
}

static void judge_alone(const struct game *game, enum outcome *out_outcome, seat_set *out_winners) {
    double wanted = game->rounds > 0 ? game->rounds : 1;
    int seat = seat_set_lowest(config_contenders(game->config));
    assert(seat >= 0);
    bool won = game->seats[seat].status == SEAT_JOINED && game->seats[seat].points >= wanted;
    *out_outcome = won ? OUTCOME_WIN : OUTCOME_LOSS;
    *out_winners = won ? seat_set_of(seat) : 0;
}

/* Above 0 where the first is ahead. */
static int compare(const struct seat *one, const struct seat *other) {
    int order = (one->points > other->points) - (one->points < other->points);
    return order != 0 ? order : (one->minor > other->minor) - (one->minor < other->minor);
}

void match_judge(const struct game *game, enum outcome *out_outcome, seat_set *out_winners) {
    if (config_is_alone(game->config)) {
        judge_alone(game, out_outcome, out_winners);
        return;
    }
    const char *reason = NULL;
    int won_at_once = find_won_at_once(game, &reason);
    if (won_at_once >= 0 && game->seats[won_at_once].status == SEAT_JOINED) {
        *out_outcome = OUTCOME_WIN;
        *out_winners = seat_set_of(won_at_once);
        return;
    }
    seat_set winners = 0;
    const struct seat *best = NULL;
    for (int i = 0; i < game->seat_count; i++) {
        const struct seat *seat = &game->seats[i];
        if (seat->status != SEAT_JOINED || config_is_official(game->config, i)) {
            continue;
        }
        int order = best == NULL ? 1 : compare(seat, best);
        best = order > 0 ? seat : best;
        winners = order > 0 ? seat_set_of(i) : order == 0 ? winners | seat_set_of(i) : winners;
    }
    int count = seat_set_count(winners);
    *out_outcome = count == 0 ? OUTCOME_LOSS : count == 1 ? OUTCOME_WIN : OUTCOME_DRAW;
    *out_winners = winners;
}

bool match_is_over(const struct game *game, const char **out_reason) {
    int in = game_count_contenders_in(game);
    if (in == 0 || (in == 1 && !config_is_alone(game->config))) {
        *out_reason = REASON_RESIGNATION;
        return true;
    }
    if (find_won_at_once(game, out_reason) >= 0) {
        return true;
    }
    if (game->rounds > 0 && game->number >= game->rounds) {
        *out_reason = game->ended_by_timeout ? REASON_TIMEOUT : REASON_ROUNDS;
        return true;
    }
    return false;
}

double match_score(const struct game *game, int seat) {
    const char *reason = NULL;
    int winner = find_won_at_once(game, &reason);
    return winner < 0 ? game->seats[seat].points : seat == winner ? 1 : 0;
}

int match_later_leads(const struct game *game, int seat) {
    seat_set out = 0;
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].status == SEAT_RESIGNED && i != seat) {
            out |= seat_set_of(i);
        }
    }
    int leads = 0;
    int leader = game->leader;
    for (int number = game->number + 1; number <= game->rounds; number++) {
        leader = game_next_leader(game, leader, out);
        leads += leader == seat;
    }
    return leads;
}
