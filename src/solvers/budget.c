/* SPDX-License-Identifier: Apache-2.0 */
/* Counting steps, and asking now and then whether time is up. */
#include "solvers/budget.h"

#include <stddef.h>

/* Steps between two questions: often enough to stop within a fraction of a millisecond, seldom enough to cost nothing. */
enum { ASK_EVERY = 1 << 16 };

struct budget budget_of(uint64_t steps) {
    return (struct budget){.steps = steps};
}

struct budget budget_part(const struct budget *whole, uint64_t steps) {
    struct budget part = *whole;
    part.steps = steps < part.steps ? steps : part.steps;
    return part;
}

bool budget_spend(struct budget *budget, uint64_t steps) {
    if (budget->over) {
        return false;
    }
    if (budget->steps < steps) {
        budget->steps = 0;
        budget->over = true;
        return false;
    }
    budget->steps -= steps;
    budget->unasked += steps;
    if (budget->unasked >= ASK_EVERY) {
        budget->unasked = 0;
        budget->over = budget->expired != NULL && budget->expired(budget->context);
    }
    return !budget->over;
}
