/* SPDX-License-Identifier: Apache-2.0 */
/* Glicko-2 by its author's worked example, and what must hold of any rating. */
#include "play/glicko.h"

#include <math.h>

#include <criterion/criterion.h>

TestSuite(glicko, .timeout = 20);

static const struct glicko somebody_new = {GLICKO_RATING, GLICKO_DEVIATION, GLICKO_VOLATILITY};

static bool is_near(double a, double b, double by) {
    return fabs(a - b) <= by;
}

Test(glicko, the_worked_example_of_the_paper_comes_out) {
    const struct glicko player = {1500, 200, 0.06};
    const struct glicko_game games[] = {
        {{1400, 30, 0.06}, 1},
        {{1550, 100, 0.06}, 0},
        {{1700, 300, 0.06}, 0},
    };
    struct glicko after = glicko_update(&player, games, 3);
    cr_expect(is_near(after.rating, 1464.06, 0.01), "%f", after.rating);
    cr_expect(is_near(after.deviation, 151.52, 0.01), "%f", after.deviation);
    cr_expect(is_near(after.volatility, 0.05999, 0.00001), "%f", after.volatility);
}

Test(glicko, a_draw_among_equals_moves_nobody_and_makes_both_surer) {
    const struct glicko_game draw = {somebody_new, 0.5};
    struct glicko after = glicko_update(&somebody_new, &draw, 1);
    cr_expect(is_near(after.rating, 1500, 1e-9));
    cr_expect(after.deviation < 350);
}

Test(glicko, what_one_wins_the_other_loses_among_equals) {
    const struct glicko_game won = {somebody_new, 1};
    const struct glicko_game lost = {somebody_new, 0};
    struct glicko winner = glicko_update(&somebody_new, &won, 1);
    struct glicko loser = glicko_update(&somebody_new, &lost, 1);
    cr_expect(winner.rating > 1500 && is_near(winner.rating + loser.rating, 3000, 1e-6));
    cr_expect(is_near(winner.rating, 1662.31, 0.01), "%f", winner.rating);
    cr_expect(is_near(winner.deviation, 290.32, 0.01), "%f", winner.deviation);
}

Test(glicko, beating_the_stronger_is_worth_more) {
    const struct glicko player = {1500, 80, 0.06};
    const struct glicko_game weak = {{1300, 80, 0.06}, 1};
    const struct glicko_game strong = {{1900, 80, 0.06}, 1};
    cr_expect(glicko_update(&player, &strong, 1).rating > glicko_update(&player, &weak, 1).rating);
}

Test(glicko, a_great_surprise_raises_the_volatility) {
    const struct glicko player = {1500, 60, 0.06};
    struct glicko_game games[20];
    for (int i = 0; i < 20; i++) {
        games[i] = (struct glicko_game){{2000, 50, 0.06}, 1};
    }
    struct glicko after = glicko_update(&player, games, 20);
    cr_expect(after.volatility > 0.06 && after.volatility < 0.2, "%f", after.volatility);
}

Test(glicko, idleness_makes_less_sure_and_no_more_than_of_somebody_new) {
    const struct glicko player = {1700, 50, 0.06};
    cr_expect(is_near(glicko_deviation_after(&player, 0), 50, 1e-9));
    cr_expect(is_near(glicko_deviation_after(&player, 1), sqrt(50 * 50 + 10.4231 * 10.4231), 0.001));
    cr_expect(glicko_deviation_after(&player, 30) > glicko_deviation_after(&player, 29));
    cr_expect(is_near(glicko_deviation_after(&player, 1e9), 350, 1e-9));
    cr_expect(is_near(glicko_deviation_after(&player, -5), 50, 1e-9));
    struct glicko idle = glicko_update(&player, NULL, 0);
    cr_expect(idle.rating >= 1700 && idle.rating <= 1700 &&
              is_near(idle.deviation, glicko_deviation_after(&player, 1), 1e-9));
}
