/* SPDX-License-Identifier: Apache-2.0 */
/* The heap of timers: whatever is done to it, the first is the one that is due first. */
#include "service/timer_heap.h"

#include <criterion/criterion.h>

#include <stdio.h>

#include "util/rng.h"

enum { GAMES = 300, STEPS = 20000, MANY = 100000 };

static struct timer_heap timers;

static void open_timers(void) {
    timer_heap_init(&timers);
}

static void close_timers(void) {
    timer_heap_clear(&timers);
}

TestSuite(timer_heap, .init = open_timers, .fini = close_timers);

static struct id name_of(int number) {
    char text[16];
    (void)snprintf(text, sizeof text, "%d", number);
    return id_named(text);
}

/* The earliest of what should be in the heap; 0 = nothing. */
static int64_t earliest(const int64_t *due) {
    int64_t least = 0;
    for (int i = 0; i < GAMES; i++) {
        if (due[i] != 0 && (least == 0 || due[i] < least)) {
            least = due[i];
        }
    }
    return least;
}

Test(timer_heap, the_first_is_always_the_one_that_is_due_first) {
    const unsigned char seed[RNG_SEED_BYTES] = {7};
    struct rng rng;
    int64_t due[GAMES] = {0};
    rng_init(&rng, seed);
    for (int step = 0; step < STEPS; step++) {
        int number = (int)rng_below(&rng, GAMES);
        struct id game = name_of(number);
        struct timer *timer = timer_heap_add(&timers, &game);
        cr_assert_not_null(timer);
        due[number] = rng_below(&rng, 3) == 0 ? 0 : 1 + (int64_t)rng_below(&rng, 1000);
        timer_heap_set(&timers, timer, due[number]);
        if (rng_below(&rng, 2) == 0 && due[number] == 0) {
            timer_heap_drop_idle(&timers, timer);
        }
        const struct timer *first = timer_heap_first(&timers);
        cr_assert_eq(first == NULL ? 0 : first->due, earliest(due), "step %d", step);
    }
}

Test(timer_heap, a_timer_is_found_by_its_game_until_it_is_dropped) {
    struct id game = name_of(1);
    cr_expect_null(timer_heap_find(&timers, &game));
    struct timer *timer = timer_heap_add(&timers, &game);
    cr_expect_eq(timer_heap_add(&timers, &game), timer);
    cr_expect_eq(timer_heap_find(&timers, &game), timer);
    timer_heap_set(&timers, timer, 5);
    timer_heap_drop_idle(&timers, timer);
    cr_expect_null(timer_heap_find(&timers, &game));
    cr_expect_null(timer_heap_first(&timers));
}

Test(timer_heap, one_of_which_something_is_known_stays) {
    struct id game = name_of(1);
    struct timer *timer = timer_heap_add(&timers, &game);
    timer->deadline = 5;
    timer_heap_drop_idle(&timers, timer);
    timer->deadline = 0;
    timer->busy = true;
    timer_heap_drop_idle(&timers, timer);
    cr_expect_eq(timer_heap_find(&timers, &game), timer);
    timer->busy = false;
    timer_heap_drop_idle(&timers, timer);
    cr_expect_null(timer_heap_find(&timers, &game));
}

Test(timer_heap, a_hundred_thousand_come_out_in_order) {
    for (int i = 0; i < MANY; i++) {
        struct id game = name_of(i);
        timer_heap_set(&timers, timer_heap_add(&timers, &game), 1 + (int64_t)i * 7919 % MANY);
    }
    cr_assert_eq(timers.queued, MANY);
    for (int64_t due = 1; due <= MANY; due++) {
        struct timer *first = timer_heap_first(&timers);
        cr_assert_eq(first->due, due);
        timer_heap_drop_idle(&timers, first);
    }
    cr_expect_eq(timers.count, 0);
}
