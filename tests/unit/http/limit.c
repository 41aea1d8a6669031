/* SPDX-License-Identifier: Apache-2.0 */
/* Rate limits. */
#include "http/limit.h"

#include <pthread.h>

#include <criterion/criterion.h>

enum { SECOND = 1000000 };

static struct limit_state state;

/* How many of `tries` events pass at one moment. */
static int pass(struct limit *limit, uint64_t key, int tries, int64_t now) {
    int passed = 0;
    for (int i = 0; i < tries; i++) {
        passed += limit_take(&state, limit, key, now);
    }
    return passed;
}

Test(limit, a_bucket_gives_its_burst_at_once_and_no_more) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    cr_assert_eq(pass(limit, 7, 30, 1000 * SECOND), 10);
    cr_assert_eq(state.remaining, 0);
    cr_assert_eq(state.retry_seconds, 1);
    cr_assert_eq(state.reset_seconds, 2);
    limit_free(limit);
}

Test(limit, it_fills_up_again_evenly) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    int64_t now = 1000 * SECOND;
    (void)pass(limit, 7, 10, now);
    cr_expect_eq(pass(limit, 7, 5, now + SECOND / 5 - 1), 0);
    cr_expect_eq(pass(limit, 7, 5, now + SECOND / 5), 1);
    cr_expect_eq(pass(limit, 7, 20, now + SECOND), 4);
    cr_expect_eq(pass(limit, 7, 20, now + 100 * SECOND), 10, "it never holds more than the burst");
    limit_free(limit);
}

Test(limit, what_is_left_is_told) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    cr_assert(limit_take(&state, limit, 7, 5 * SECOND));
    cr_expect_eq(state.remaining, 9);
    cr_expect_eq(state.reset_seconds, 1);
    cr_expect_eq(state.retry_seconds, 0);
    limit_look(&state, limit, 7, 5 * SECOND);
    cr_expect_eq(state.remaining, 9, "looking takes nothing");
    limit_look(&state, limit, 8, 5 * SECOND);
    cr_expect_eq(state.remaining, 10);
    cr_expect_eq(state.reset_seconds, 0);
    limit_free(limit);
}

Test(limit, keys_do_not_share) {
    struct limit *limit = limit_create(3, SECOND, 1024);
    for (uint64_t key = 1; key <= 100; key++) {
        cr_assert_eq(pass(limit, key * 0x9e3779b97f4a7c15, 5, 1), 3);
    }
    limit_free(limit);
}

Test(limit, key_zero_is_a_key) {
    struct limit *limit = limit_create(3, SECOND, 64);
    cr_assert_eq(pass(limit, 0, 5, 1), 3);
    limit_free(limit);
}

Test(limit, in_a_crowded_table_it_is_generous_and_forgets_the_least_used) {
    struct limit *limit = limit_create(4, SECOND, 8);
    cr_assert_eq(pass(limit, 1, 5, 1), 4);
    for (uint64_t key = 2; key < 1000; key++) {
        cr_assert_eq(pass(limit, key, 1, 1), 1);
    }
    cr_assert_eq(pass(limit, 1, 5, 1), 0, "the exhausted one is not forgotten");
    limit_free(limit);
}

Test(limit, far_more_than_one_a_microsecond_is_one_a_microsecond) {
    struct limit *limit = limit_create(1000000000, SECOND, 8);
    cr_assert_eq(pass(limit, 1, 100, 1), 100);
    limit_free(limit);
}

Test(limit, what_has_happened_is_charged_also_where_there_is_not_so_much) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    int64_t now = 1000 * SECOND;
    cr_assert_eq(pass(limit, 7, 4, now), 4);
    limit_charge(&state, limit, 7, 5, now);
    cr_expect_eq(state.remaining, 1);
    cr_expect_eq(state.debt_us, 0);
    limit_charge(&state, limit, 7, 16, now);
    cr_expect_eq(state.debt_us, 3 * SECOND, "fifteen more than there were");
    cr_expect_eq(state.remaining, 0, "never less than nothing is told");
    cr_expect_eq(state.retry_seconds, 4, "sixteen, of which one was there and one must be");
    cr_expect_eq(state.reset_seconds, 5);
    cr_expect_eq(pass(limit, 7, 5, now + 16 * SECOND / 5 - 1), 0);
    cr_expect_eq(pass(limit, 7, 5, now + 16 * SECOND / 5), 1);
    limit_free(limit);
}

Test(limit, a_debt_is_paid_in_a_minute) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    int64_t now = 1000 * SECOND;
    for (int i = 0; i < 3; i++) {
        limit_charge(&state, limit, 7, INT64_MAX, now);
    }
    cr_expect_eq(state.reset_seconds, LIMIT_DEBT_SECONDS + 2);
    cr_expect_eq(pass(limit, 7, 5, now + LIMIT_DEBT_SECONDS * SECOND), 0);
    cr_expect_eq(pass(limit, 7, 5, now + LIMIT_DEBT_SECONDS * SECOND + SECOND / 5), 1);
    limit_free(limit);
}

Test(limit, who_is_charged_first_is_known_from_then_on) {
    struct limit *limit = limit_create(10, 2 * SECOND, 64);
    limit_charge(&state, limit, 7, 8, SECOND);
    cr_expect_eq(pass(limit, 7, 5, SECOND), 2);
    cr_expect_eq(pass(limit, 8, 20, SECOND), 10);
    limit_free(limit);
}

struct taker {
    struct limit *limit;
    int passed;
};

static void *take_many(void *context) {
    struct taker *taker = context;
    struct limit_state here;
    for (int i = 0; i < 10000; i++) {
        taker->passed += limit_take(&here, taker->limit, 7, SECOND);
    }
    return NULL;
}

Test(limit, threads_together_get_no_more) {
    struct limit *limit = limit_create(5000, SECOND, 64);
    struct limit_state here;
    cr_assert(limit_take(&here, limit, 7, SECOND)); /* the key has its slot */
    pthread_t threads[4];
    struct taker takers[4];
    int passed = 1;
    for (size_t i = 0; i < 4; i++) {
        takers[i] = (struct taker){limit, 0};
        cr_assert_eq(pthread_create(&threads[i], NULL, take_many, &takers[i]), 0);
    }
    for (size_t i = 0; i < 4; i++) {
        (void)pthread_join(threads[i], NULL);
        passed += takers[i].passed;
    }
    cr_assert_eq(passed, 5000);
    limit_free(limit);
}
