/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One turn, planned: what every roll and every hold in it is worth, to whoever aims at something.
 *
 * An aim says what a score is worth with the card that it leads to: points made in all, points now, a chance to win.
 * Then the turn is worked out backwards, from the last throw to the first, which takes some microseconds. A plan holds
 * for the whole turn, whatever falls.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_PLAN_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_PLAN_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "yahtzee_rolls.h"
#include "yahtzee_state.h"
#include "yahtzee_table.h"

struct yahtzee_aim {
    double (*worth)(const void *context, const struct yahtzee_move *move);
    const void *context;
};

struct yahtzee_plan {
    const struct yahtzee_rolls *rolls;
    struct yahtzee_state state;
    enum yahtzee_variant variant;
    double before;                                    /* the first roll */
    double thrown[YAHTZEE_STAGES - 1][YAHTZEE_PARTS]; /* by stage: this part of the dice kept and the others thrown */
    double scored[YAHTZEE_ROLLS];                     /* scored at once, as well as can be */
    uint8_t box[YAHTZEE_ROLLS]; /* of that score: the first in the order of the card among equals */
};

/* What to do with a roll: score it, or keep a part of it. */
struct yahtzee_choice {
    bool is_score;
    struct yahtzee_move move; /* of a score */
    unsigned hold;            /* otherwise */
    double worth;
};

/* The card of the state must not be full. */
void yahtzee_plan_make(struct yahtzee_plan *out, struct yahtzee_state state, enum yahtzee_variant variant,
                       const struct yahtzee_rolls *rolls, const struct yahtzee_aim *aim);

/* What keeping this hold at a stage is worth; of a whole roll, what it is worth a stage later, as nothing falls. */
double yahtzee_plan_kept(const struct yahtzee_plan *plan, unsigned hold, unsigned stage);

/* The best to be done with a roll at a stage. Among equals a score goes before a hold. */
struct yahtzee_choice yahtzee_plan_best(const struct yahtzee_plan *plan, unsigned roll, unsigned stage);

/*
 * All parts of a roll that may be kept and others thrown, each once, in no order; returns how many: 31 at most. At the last
 * stage there are none. To keep all five may be, and is never better than to do at once what is done then.
 */
enum { YAHTZEE_KEEPS_MAX = (1 << YAHTZEE_DICE) - 1 };
unsigned yahtzee_plan_keeps(struct yahtzee_choice out[static YAHTZEE_KEEPS_MAX], const struct yahtzee_plan *plan,
                            unsigned roll, unsigned stage);

/* By roll: the chance that the turn ends with it being scored, by whoever always does the best. */
void yahtzee_plan_chances(double out[static YAHTZEE_ROLLS], const struct yahtzee_plan *plan);

/* The aim of making the most points on average: context is a struct yahtzee_table. */
double yahtzee_plan_points(const void *context, const struct yahtzee_move *move);

#endif
