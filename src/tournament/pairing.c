/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Schedules that need no results: arithmetic over the number of entrants.
 */
#include "pairing.h"

#include <assert.h>

/* ---- round-robin: everybody but the last stands on a circle that turns by one place a round ---- */

int64_t pairing_round_robin_games(int32_t n, int64_t games) {
    return (int64_t)n * (n - 1) / 2 * games;
}

struct pair pairing_round_robin(int32_t *out_round, int32_t n, int64_t place) {
    assert(n >= 2);
    int64_t cycle_games = pairing_round_robin_games(n, 1);
    int32_t rounds = n % 2 == 0 ? n - 1 : n; /* with an odd number the place off the circle is empty */
    int32_t round_games = n / 2;
    int64_t cycle = place / cycle_games;
    int32_t round = (int32_t)(place % cycle_games) / round_games;
    int32_t table = (int32_t)(place % cycle_games) % round_games;
    table += n % 2; /* whom the empty place would meet has no game */
    int32_t a = (round + table) % rounds;
    int32_t b = table == 0 ? rounds : (round + rounds - table) % rounds;
    /* On the circle the sides take turns by themselves as it turns; at the fixed place they do by round. */
    bool swap = table == 0 ? round % 2 == 1 : table % 2 == 1;
    swap = swap != (cycle % 2 == 1);
    *out_round = (int32_t)cycle * rounds + round + 1;
    return swap ? (struct pair){b, a} : (struct pair){a, b};
}

/* ---- knockout ---- */

int32_t pairing_bracket_size(int32_t n) {
    int32_t size = 1;
    while (size < n) {
        size *= 2;
    }
    return size;
}

/* Each time the bracket doubles, a lone entrant gets the opponent whose number and theirs add up to first plus last. */
void pairing_bracket(int32_t *out, int32_t n) {
    int32_t size = pairing_bracket_size(n);
    out[0] = 0;
    for (int32_t half = 1; half < size; half *= 2) {
        for (int32_t i = half - 1; i >= 0; i--) {
            int32_t strong = out[i];
            int32_t weak = 2 * half - 1 - strong;
            out[2 * i] = i % 2 == 0 ? strong : weak;
            out[2 * i + 1] = i % 2 == 0 ? weak : strong;
        }
    }
    for (int32_t i = 0; i < size; i++) {
        out[i] = out[i] < n ? out[i] : -1;
    }
}
