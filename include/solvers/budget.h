/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much a solver may do.
 *
 * Solvers have no clock. They spend steps, of which one is about the work of answering one guess for one code (a
 * nanosecond or a few), and every so often ask whoever called whether to stop: the caller may look at a clock, or at
 * whether anybody still waits for the result. A solver whose budget is over does not fail; it settles for the best that
 * it has by then.
 *
 * A budget belongs to one call of a solver, or to several one after the other, in one thread.
 */
#ifndef REFEREE_SOLVERS_BUDGET_H
#define REFEREE_SOLVERS_BUDGET_H

#include <stdbool.h>
#include <stdint.h>

struct budget {
    uint64_t steps;                 /* that are left */
    bool (*expired)(void *context); /* is it time to stop? NULL: never; asked about once in a tenth of a millisecond */
    void *context;                  /* for expired */
    uint64_t unasked;               /* steps since expired was last asked; starts at 0 */
    bool over;                      /* out of steps or expired; starts false, stays once true */
};

/* A budget of so many steps that nothing else ends. */
struct budget budget_of(uint64_t steps);

/* A part of a budget: no more than so many steps of it, ended by whatever ends the whole. The whole does not notice. */
struct budget budget_part(const struct budget *whole, uint64_t steps);

/* Takes steps. False when the budget is over: then whoever asks should come to an end. */
bool budget_spend(struct budget *budget, uint64_t steps);

#endif
