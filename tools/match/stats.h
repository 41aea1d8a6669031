/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the games of a match say of two engines' strength.
 *
 * The unit is a pair: two games from one opening, each engine beginning once. A pair is worth 0 to 4 half points to engine
 * A. An opening that favours one colour gives 1 to each and so no more than it is worth, which single games do not.
 */
#ifndef REFEREE_TOOLS_MATCH_STATS_H
#define REFEREE_TOOLS_MATCH_STATS_H

#include <stdint.h>

enum { PAIR_SCORES = 5 };

struct stats {
    uint64_t pairs[PAIR_SCORES]; /* by half points of A */
    uint64_t won, drawn, lost;   /* games of A */
};

struct elo {
    double value;       /* of A over B; infinite where all points went to one of them */
    double error;       /* half the interval in which it lies with 95 % */
    double superiority; /* how likely it is that A is the stronger */
};

/* Bounds of the logarithm of the likelihood ratio, for errors of 5 % of both kinds. */
#define SPRT_BOUND 2.944438979166440 /* log(0.95 / 0.05) */

enum sprt_verdict { SPRT_OPEN, SPRT_NOT_STRONGER, SPRT_STRONGER };

/* A pair's two games: 1 won, 0 drawn, -1 lost by A. */
void stats_add(struct stats *stats, int first, int second);

uint64_t stats_pair_count(const struct stats *stats);

void stats_elo(struct elo *out, const struct stats *stats);

/* The share of points that an engine gets which is so much stronger. */
double stats_expected(double elo);

/* The logarithm of how much likelier the pairs are if A is stronger by elo1 than if by elo0. */
double stats_llr(const struct stats *stats, double elo0, double elo1);

enum sprt_verdict stats_sprt(double llr);

#endif
