/* SPDX-License-Identifier: Apache-2.0 */
/* The bots' queue: whoever waits comes before bots that only go on, and nobody waits for ever. */
#include "service/bot_queue.h"

#include <criterion/criterion.h>

#include "unit/store/database.h"

enum { SECOND = 1000000 };

static struct bot_queue queue;

static void set_up(void) {
    bot_queue_init(&queue, 100, 1, 2 * SECOND);
}

static void tear_down(void) {
    bot_queue_clear(&queue);
}

TestSuite(bot_queue, .init = set_up, .fini = tear_down);

static void add(int number) {
    struct id game = sample_id(number);
    cr_assert(bot_queue_add(&queue, &game));
}

static struct bot_entry *take(int number) {
    struct id game = sample_id(number);
    struct bot_entry *entry = bot_queue_take(&queue);
    cr_assert(entry != NULL && id_equal(&entry->game, &game), "game %d is not the next", number);
    return entry;
}

static int64_t limit(enum bot_lane lane) {
    return atomic_load(&queue.limit_us[lane]);
}

Test(bot_queue, hands_games_out_in_the_order_in_which_they_came) {
    for (int i = 1; i <= 3; i++) {
        add(i);
    }
    for (int i = 1; i <= 3; i++) {
        (void)take(i);
    }
    cr_expect_null(bot_queue_take(&queue));
}

Test(bot_queue, knows_a_game_until_it_is_dropped) {
    struct id game = sample_id(1);
    cr_expect_null(bot_queue_find(&queue, &game));
    add(1);
    struct bot_entry *entry = take(1);
    cr_expect_eq(bot_queue_find(&queue, &game), entry);
    bot_queue_drop(&queue, entry);
    cr_expect_null(bot_queue_find(&queue, &game));
}

Test(bot_queue, tells_apart_games_of_one_bucket) {
    struct bot_queue *many = &queue;
    many->entries_max = (size_t)BOT_QUEUE_BUCKETS * 3;
    for (int i = 1; i <= BOT_QUEUE_BUCKETS * 2; i++) {
        add(i);
    }
    for (int i = 1; i <= BOT_QUEUE_BUCKETS * 2; i++) {
        bot_queue_drop(&queue, take(i));
    }
    cr_expect_eq(queue.entries, 0);
}

Test(bot_queue, has_a_bound) {
    struct id game = sample_id(101);
    for (int i = 1; i <= 100; i++) {
        add(i);
    }
    cr_expect_not(bot_queue_add(&queue, &game));
    bot_queue_drop(&queue, take(1));
    cr_expect(bot_queue_add(&queue, &game));
}

Test(bot_queue, prefers_people_but_not_for_ever) {
    add(1);
    bot_queue_put(&queue, take(1), LANE_BOTS);
    for (int i = 2; i <= 9; i++) {
        add(i);
    }
    for (int i = 2; i <= 5; i++) {
        (void)take(i);
    }
    bot_queue_put(&queue, take(1), LANE_BOTS); /* four in a row are enough */
    for (int i = 6; i <= 9; i++) {
        (void)take(i);
    }
    (void)take(1);
}

Test(bot_queue, shares_the_time_among_those_who_wait) {
    cr_expect_eq(limit(LANE_PEOPLE), 2 * SECOND);
    for (int i = 1; i <= 4; i++) {
        add(i);
    }
    cr_expect_eq(limit(LANE_PEOPLE), 2 * SECOND / 5);
    for (int i = 1; i <= 4; i++) {
        (void)take(i);
    }
    cr_expect_eq(limit(LANE_PEOPLE), 2 * SECOND);
}

Test(bot_queue, lets_bots_that_go_on_give_way_at_once) {
    add(1);
    bot_queue_put(&queue, take(1), LANE_BOTS);
    cr_expect_eq(limit(LANE_BOTS), SECOND);
    add(2);
    cr_expect_lt(limit(LANE_BOTS), SECOND / 10);
    (void)take(2);
    cr_expect_eq(limit(LANE_BOTS), SECOND);
}

Test(bot_queue, leaves_some_time_to_everybody) {
    for (int i = 1; i <= 100; i++) {
        add(i);
    }
    cr_expect_gt(limit(LANE_PEOPLE), 2 * SECOND / 101);
}
