/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A weaker player is not one who looks a ply less deep: it would see every threat still, and nobody who learns the game
 * would ever win. So a level has two sides. Some of its moves are careless: it takes what looks best at a glance, fields
 * that it happens not to see left out, also one that would win or must be stopped. The others it searches, with as few
 * steps as the level has. Which move is which is drawn.
 *
 * The numbers were found by play, each level against the one below: `make bench-levels` plays these matches and says
 * which level is too near to its neighbour or too far from it. Whoever makes the search or the look of fields better runs
 * it again, and puts down here what it prints.
 */
#include "line_levels.h"

#include "line_eval.h"
#include "line_search.h"

/* Level, steps, careless, overlooked and blurred moves in percent, share of games won against the level below. */
#define LEVELS(LEVEL)                   \
    LEVEL(1, 20000, 92, 35, 80, 1.0)    \
    LEVEL(2, 20000, 82, 28, 75, 0.670)  \
    LEVEL(3, 30000, 70, 22, 70, 0.665)  \
    LEVEL(4, 50000, 55, 17, 60, 0.660)  \
    LEVEL(5, 110000, 33, 13, 60, 0.686) \
    LEVEL(6, 210000, 13, 10, 50, 0.695) \
    LEVEL(7, 530000, 3, 10, 50, 0.698)  \
    LEVEL(8, 1200000, 2, 8, 50, 0.699)  \
    LEVEL(9, 2000000, 0, 5, 50, 0.691)

#define AS_LEVEL(level, steps, careless, overlooked, blurred, share) {steps, careless, overlooked, blurred},
const struct line_level line_levels[LINE_LEVELS - 1] = {LEVELS(AS_LEVEL)};

#define MEASURE "share of games won against the level below, a draw as half"
#define MEASURE_OF(level) ((level) == 1 ? "share of games won against random, a draw as half" : MEASURE)
#define AS_STRENGTH(level, steps, careless, overlooked, blurred, share) {"gomoku", MEASURE_OF(level), share},
const struct strength line_level_strengths[LINE_LEVELS + 1] = {
    LEVELS(AS_STRENGTH){"gomoku", MEASURE, 0.699},
    {"gomoku", "share of 40 games won against greedy, with 50 ms a move", 0.975}, /* bench/gomoku.c */
};

/* The field that promises most of those that are seen; where none is, the one that does of all. */
static int glance(const struct line_level *level, const struct line_position *position, struct rng *rng) {
    int best = LINE_NO_CELL;
    int64_t most = -1;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE || rng_below(rng, 100) < (uint32_t)level->overlooked) {
            continue;
        }
        int64_t promise =
            (int64_t)line_eval_cell(position, cell) * (1000 - rng_below(rng, (uint32_t)level->blurred * 10 + 1));
        if (promise > most) {
            most = promise;
            best = cell;
        }
    }
    return best != LINE_NO_CELL ? best : line_greedy_cell(position);
}

enum err line_level_choose(int *out, const struct line_level *level, struct line_position *position, struct rng *rng,
                           struct budget *budget) {
    const struct line_aims aims = {.sound = false};
    struct line_verdict verdict;
    if (rng_below(rng, 100) < (uint32_t)level->careless) {
        *out = glance(level, position, rng);
        return OK;
    }
    struct budget own = budget_part(budget, level->steps);
    enum err err = line_search(&verdict, position, &aims, &own);
    if (err == OK) {
        *out = verdict.cell;
    }
    return err;
}
