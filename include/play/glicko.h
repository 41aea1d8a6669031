/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Glicko-2 ratings.
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system" (glicko.net, revised 2022); its worked example is a test. The
 * iteration for the volatility is the Illinois variant of regula falsi, as in the paper's step 5.
 *
 * Pure functions on the ordinary scale (1500, 350).
 */
#ifndef REFEREE_PLAY_GLICKO_H
#define REFEREE_PLAY_GLICKO_H

#include <stddef.h>

#define GLICKO_RATING 1500.0   /* of somebody new */
#define GLICKO_DEVIATION 350.0 /* and the most a deviation grows to */
#define GLICKO_VOLATILITY 0.06
#define GLICKO_TAU 0.5 /* how much a volatility may change */

struct glicko {
    double rating, deviation, volatility;
};

/* One game of the period: the opponent as rated before the period, and 1, 0.5 or 0. */
struct glicko_game {
    struct glicko opponent;
    double score;
};

/* The deviation after so many idle days: what is known of somebody who does not play grows old. */
double glicko_deviation_after(const struct glicko *now, double idle_days);

/* The player after a period with these games; without any only the deviation grows. */
struct glicko glicko_update(const struct glicko *now, const struct glicko_game *games, size_t count);

#endif
