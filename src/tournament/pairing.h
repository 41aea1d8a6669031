/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who meets whom: the pairings of round-robin, swiss and knockout tournaments. Pure functions over indices from 0.
 *
 * Of two who meet the first leads. Sources: the circle method for round-robins (as in FIDE's Handbook C.05, the Berger
 * tables: every table of pairs in n-1 rounds); for the swiss the idea of FIDE's Dutch system (Handbook C.04.3): who have
 * equal points meet, their upper half the lower half, nobody twice, leads balanced, who cannot be paired floats down.
 */
#ifndef REFEREE_TOURNAMENT_PAIRING_H
#define REFEREE_TOURNAMENT_PAIRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"

/* Two who meet; the first leads. second -1: a bye. */
struct pair {
    int32_t first, second;
};

/* Games of a round-robin of n in which every pair meets `games` times. */
int64_t pairing_round_robin_games(int32_t n, int64_t games);

/* The game at a place of that schedule, counted from 0; *out_round from 1. Each pair's leads alternate. */
struct pair pairing_round_robin(int32_t *out_round, int32_t n, int64_t place);

/* Places in a knockout's bracket for n: the smallest power of two that holds them. */
int32_t pairing_bracket_size(int32_t n);

/*
 * Who stands where in the bracket: out has as many places; index 0 is the strongest. -1 is nobody: the opponent has a bye,
 * which the strongest get. The two strongest can meet in the final only, the four strongest not before its semi-finals, ...
 */
void pairing_bracket(int32_t *out, int32_t n);

/* What the pairing of a swiss must know of an entrant. */
struct swiss_entrant {
    double points;
    int32_t balance; /* games led, less games not led */
    int32_t games;   /* of both kinds */
    uint64_t leads;  /* the latest 64 of them, a bit each, the latest the lowest: did they lead? */
    bool is_top;     /* a top scorer in the last round: they may have to lead, or follow, once too often */
    bool had_bye;
    const int32_t *met; /* whom they have met, met_count of them; borrowed */
    size_t met_count;
};

/*
 * The next round of a swiss, `left` rounds before the last. entrants stand in order: points descending, equal ones by
 * number. out has room for n / 2 + 1 pairs; the last is the bye where n is odd.
 *
 * Two meet again only where there is no other way to pair the round. Nobody leads three times more often than they follow,
 * or the other way round, nor three times in a row either way; except a top scorer, and where two would otherwise have to
 * meet again. Up to 64 entrants it also looks ahead: a round after which the rest could not be paired so is not paired, as
 * far as a bounded search finds another one. ERR_NO_MEMORY.
 */
enum err pairing_swiss(struct pair *out, size_t *out_count, const struct swiss_entrant *entrants, int32_t n,
                       int32_t left) MUST_CHECK;

#endif
