/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round as it could also be for all that a viewer can tell. Where cards lie open that is the seed alone, and with it what
 * will be rolled. Where they do not, others have each other's cards, as far as they have scored as often, and rolled other
 * dice on their way: who acted how often, and all totals, stay what they are.
 */
#include "yahtzee_internal.h"

/* Which seat's card every seat gets: another hidden one's of as many turns, and of nobody who has forfeited the round. */
static void draw_givers(int *givers, const struct state *state, uint16_t hidden, struct rng *rng) {
    int seats = state->config->head.seats;
    for (int seat = 0; seat < seats; seat++) {
        givers[seat] = seat;
    }
    for (int seat = 0; seat < seats; seat++) {
        int other = (int)rng_below(rng, (uint32_t)seats);
        bool may_swap = seat_set_has(hidden, seat) && seat_set_has(hidden, other) && !is_out(state, seat) &&
                        !is_out(state, other) &&
                        yahtzee_used(&state->cards[seat]) == yahtzee_used(&state->cards[other]);
        if (may_swap) {
            int giver = givers[seat];
            givers[seat] = givers[other];
            givers[other] = giver;
        }
    }
}

/* The turn of a seat with that number, which it has had. */
static const struct yahtzee_turn *find_turn(const struct state *state, int seat, int number) {
    const struct yahtzee_turn *turn = state->turns;
    while (turn->seat != seat || turn->number != number) {
        turn++;
    }
    return turn;
}

/* Other dice at every stage, of which none was kept; those that were scored stay, in another order. */
static void redraw_turn(struct yahtzee_turn *turn, const struct yahtzee_turn *source, struct rng *rng) {
    bool scored = turn->category != NONE;
    uint8_t *last = turn->dice[turn->rolls - 1];
    for (int stage = 0; stage < turn->rolls; stage++) {
        for (int i = 0; i < YAHTZEE_DICE; i++) {
            turn->dice[stage][i] = (uint8_t)(1 + rng_below(rng, YAHTZEE_FACES));
        }
    }
    for (int i = 0; i < YAHTZEE_STAGES - 1; i++) {
        turn->keep[i] = (struct yahtzee_keep){.count = 0};
    }
    for (unsigned i = 0; scored && i < YAHTZEE_DICE; i++) {
        unsigned place = rng_below(rng, i + 1);
        last[i] = last[place];
        last[place] = source->dice[source->rolls - 1][i];
    }
    turn->category = source->category;
    turn->points = source->points;
}

enum err yahtzee_resample(struct state **out, const struct state *state, int viewer, struct rng *rng) {
    int givers[YAHTZEE_SEATS_MAX];
    uint16_t hidden = hidden_from(state, viewer);
    struct state *copy = yahtzee_copy(state, false);
    if (copy == NULL) {
        return ERR_NO_MEMORY;
    }
    rng_bytes(rng, copy->server_seed, sizeof copy->server_seed);
    draw_givers(givers, state, hidden, rng);
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        copy->cards[seat] = state->cards[givers[seat]];
    }
    for (size_t i = 0; i < state->count; i++) {
        struct yahtzee_turn *turn = &copy->turns[i];
        if (seat_set_has(hidden, turn->seat)) {
            bool scored = turn->category != NONE;
            redraw_turn(turn, scored ? find_turn(state, givers[turn->seat], turn->number) : &state->turns[i], rng);
        }
    }
    *out = copy;
    return OK;
}
