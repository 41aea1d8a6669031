/* SPDX-License-Identifier: Apache-2.0 */
/* Budgets: steps run out, callers say stop. */
#include "solvers/budget.h"

#include <criterion/criterion.h>

Test(budget, ends_when_steps_run_out) {
    struct budget budget = budget_of(10);
    cr_expect(budget_spend(&budget, 4));
    cr_expect(budget_spend(&budget, 6));
    cr_expect_not(budget.over);
    cr_expect_not(budget_spend(&budget, 1));
    cr_expect(budget.over);
}

Test(budget, that_is_over_stays_over) {
    struct budget budget = budget_of(5);
    cr_expect_not(budget_spend(&budget, 6));
    cr_expect_not(budget_spend(&budget, 1));
    cr_expect_eq(budget.steps, 0);
}

struct watch {
    unsigned asked;
    unsigned stop_at;
};

static bool watch_expired(void *context) {
    struct watch *watch = context;
    return ++watch->asked >= watch->stop_at;
}

Test(budget, asks_the_caller_now_and_then_and_stops_when_told) {
    struct watch watch = {.stop_at = 3};
    struct budget budget = {.steps = UINT64_MAX, .expired = watch_expired, .context = &watch};
    unsigned spent = 0;
    while (budget_spend(&budget, 1000)) {
        spent++;
        cr_assert_lt(spent, 1000000);
    }
    cr_expect_eq(watch.asked, 3);
    /* Not at every step: that would cost more than the steps. */
    cr_expect_gt(spent, 100);
}
