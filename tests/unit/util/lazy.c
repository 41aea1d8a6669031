/* SPDX-License-Identifier: Apache-2.0 */
/* Values that are made once. */
#include "util/lazy.h"

#include <criterion/criterion.h>

static int made;

static enum err make(const void **out, const void *context) {
    made++;
    if (made == 1) {
        return ERR_NO_MEMORY;
    }
    *out = context;
    return OK;
}

Test(lazy, a_value_is_made_until_that_succeeds_and_then_kept) {
    struct lazy lazy = LAZY_INIT;
    const int first = 1;
    const int other = 2;
    const void *value = &other;
    cr_expect_eq(lazy_get(&value, &lazy, make, &first), ERR_NO_MEMORY);
    cr_expect_eq(value, &other);
    cr_expect_eq(lazy_get(&value, &lazy, make, &first), OK);
    cr_expect_eq(value, &first);
    cr_expect_eq(lazy_get(&value, &lazy, make, &other), OK);
    cr_expect_eq(value, &first);
    cr_expect_eq(made, 2);
}

enum { THREADS = 8 };

static void *ask(void *argument) {
    static struct lazy lazy = LAZY_INIT;
    const void *value = NULL;
    return lazy_get(&value, &lazy, make, argument) == OK ? (void *)value : NULL;
}

Test(lazy, whoever_asks_at_the_same_time_gets_the_same) {
    pthread_t threads[THREADS];
    int contexts[THREADS];
    void *values[THREADS];
    made = 1;
    for (int i = 0; i < THREADS; i++) {
        cr_assert_eq(pthread_create(&threads[i], NULL, ask, &contexts[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        cr_assert_eq(pthread_join(threads[i], &values[i]), 0);
        cr_expect_not_null(values[i]);
        cr_expect_eq(values[i], values[0]);
    }
    cr_expect_eq(made, 2);
}
