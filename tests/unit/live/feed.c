/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is told of what, and what happens when adding, removing and telling meet.
 */
#include "live/feed.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "support/engine.h"

struct counter {
    struct watch watch; /* first */
    atomic_int told;
};

static void count(struct watch *watch) {
    ((struct counter *)watch)->told++;
}

static struct counter *begin(struct feed *feed, int number) {
    struct counter *counter = calloc(1, sizeof *counter);
    cr_assert_not_null(counter);
    counter->watch.key = sample_id(number);
    counter->watch.changed = count;
    feed_add(feed, &counter->watch);
    return counter;
}

/* Removes the watch; returns how often it was told. */
static int end(struct feed *feed, struct counter *counter) {
    feed_remove(feed, &counter->watch);
    int told = counter->told;
    free(counter);
    return told;
}

static void tell(struct feed *feed, int number) {
    struct id key = sample_id(number);
    feed_tell(feed, &key);
}

Test(feed, everybody_who_waits_for_a_key_is_told_and_nobody_else) {
    struct feed *feed = feed_create();
    struct counter *a = begin(feed, 1);
    struct counter *b = begin(feed, 1);
    struct counter *other = begin(feed, 2);
    tell(feed, 1);
    tell(feed, 1);
    tell(feed, 3);
    cr_expect_eq(feed_count(feed), 3);
    cr_expect_eq(end(feed, b), 2);
    cr_expect_eq(end(feed, a), 2);
    cr_expect_eq(end(feed, other), 0);
    cr_expect_eq(feed_count(feed), 0);
    feed_free(feed);
}

Test(feed, a_watch_that_was_removed_is_told_no_more_wherever_it_stood) {
    struct feed *feed = feed_create();
    struct counter *all[3];
    for (int i = 0; i < 3; i++) {
        all[i] = begin(feed, 1);
    }
    cr_expect_eq(end(feed, all[1]), 0);
    tell(feed, 1);
    cr_expect_eq(end(feed, all[2]), 1);
    tell(feed, 1);
    cr_expect_eq(end(feed, all[0]), 2);
    tell(feed, 1);
    feed_free(feed);
    feed_free(NULL);
}

Test(feed, a_game_that_changes_is_told_to_who_watches_it_or_one_of_its_players) {
    struct engine engine;
    struct feed *feed = feed_create();
    engine_open(&engine);
    engine_stop_writer(&engine);
    engine.listeners[0] = feed_listener(feed);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    const struct engine_table table = {.seats = "0 -", .options = "{'codemaker': 'players'}", .is_public = true};
    must(engine_create(&engine, &table)); /* nobody waits for anything */
    struct counter watches[] = {{.watch = {.key = engine.game, .changed = count}},
                                {.watch = {.key = engine.players[0], .changed = count}},
                                {.watch = {.key = engine.players[2], .changed = count}}};
    for (size_t i = 0; i < 3; i++) {
        feed_add(feed, &watches[i].watch);
    }
    must(engine_join(&engine, 1, NULL, -1));
    cr_expect_eq(watches[0].told, 1);
    cr_expect_eq(watches[1].told, 1);
    cr_expect_eq(watches[2].told, 0);
    for (size_t i = 0; i < 3; i++) {
        feed_remove(feed, &watches[i].watch);
    }
    engine_close(&engine);
    feed_free(feed);
}

Test(feed, results_are_told_once_a_batch_to_who_waits_for_them) {
    struct engine engine;
    struct feed *feed = feed_create();
    engine_open(&engine);
    engine_stop_writer(&engine);
    engine.listeners[0] = feed_listener(feed);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    const struct engine_table table = {.seats = "0"};
    struct counter results = {.watch = {.key = feed_results_key(), .changed = count}};
    feed_add(feed, &results.watch);
    must(engine_create(&engine, &table));
    cr_expect_eq(results.told, 0);
    must(engine_play(&engine, 0, play_resign)); /* publishes a round and the match */
    cr_expect_eq(results.told, 1);
    feed_remove(feed, &results.watch);
    engine_close(&engine);
    feed_free(feed);
}

Test(feed, everybody_is_told_when_anything_may_have_changed) {
    struct feed *feed = feed_create();
    const struct listener listener = feed_listener(feed);
    struct counter *a = begin(feed, 1);
    struct counter *b = begin(feed, 2);
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    cr_expect_eq(end(feed, a), 1);
    cr_expect_eq(end(feed, b), 1);
    feed_free(feed);
}

Test(feed, a_tournament_that_changes_is_told_to_who_watches_it) {
    struct feed *feed = feed_create();
    const struct listener listener = feed_listener(feed);
    const struct change_note changes[] = {{.kind = CHANGE_TOURNAMENT, .id = sample_id(1), .version = 2},
                                          {.kind = CHANGE_PLAYER, .id = sample_id(2)}};
    struct counter *watcher = begin(feed, 1);
    struct counter *other = begin(feed, 2);
    listener.changed(listener.context, changes, 2);
    cr_expect_eq(end(feed, watcher), 1);
    cr_expect_eq(end(feed, other), 0);
    feed_free(feed);
}

/* ---- threads ---- */

enum { ROUNDS = 3000 };

static void *come_and_go(void *context) {
    for (int i = 0; i < ROUNDS; i++) {
        (void)end(context, begin(context, 1 + i % 3));
    }
    return NULL;
}

Test(feed, adding_removing_and_telling_may_meet) {
    struct feed *feed = feed_create();
    struct counter *steady = begin(feed, 1);
    pthread_t threads[2];
    for (size_t i = 0; i < 2; i++) {
        cr_assert_eq(pthread_create(&threads[i], NULL, come_and_go, feed), 0);
    }
    for (int i = 0; i < ROUNDS; i++) {
        tell(feed, 1);
    }
    for (size_t i = 0; i < 2; i++) {
        (void)pthread_join(threads[i], NULL);
    }
    cr_expect_eq(end(feed, steady), ROUNDS);
    feed_free(feed);
}
