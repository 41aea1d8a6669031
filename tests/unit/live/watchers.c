/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is told of what, and what happens when adding, removing and telling meet.
 */
#include "live/watchers.h"

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

static struct counter *begin(struct watchers *watchers, int number) {
    struct counter *counter = calloc(1, sizeof *counter);
    cr_assert_not_null(counter);
    counter->watch.key = sample_id(number);
    counter->watch.changed = count;
    watchers_add(watchers, &counter->watch);
    return counter;
}

/* Removes the watch; returns how often it was told. */
static int end(struct watchers *watchers, struct counter *counter) {
    watchers_remove(watchers, &counter->watch);
    int told = counter->told;
    free(counter);
    return told;
}

static void tell(struct watchers *watchers, int number) {
    struct id key = sample_id(number);
    watchers_tell(watchers, &key);
}

Test(watchers, everybody_who_waits_for_a_key_is_told_and_nobody_else) {
    struct watchers *watchers = watchers_create();
    struct counter *a = begin(watchers, 1);
    struct counter *b = begin(watchers, 1);
    struct counter *other = begin(watchers, 2);
    tell(watchers, 1);
    tell(watchers, 1);
    tell(watchers, 3);
    cr_expect_eq(watchers_count(watchers), 3);
    cr_expect_eq(end(watchers, b), 2);
    cr_expect_eq(end(watchers, a), 2);
    cr_expect_eq(end(watchers, other), 0);
    cr_expect_eq(watchers_count(watchers), 0);
    watchers_free(watchers);
}

Test(watchers, of_a_version_of_a_game_each_is_told_once_and_of_an_older_one_not_at_all) {
    struct watchers *watchers = watchers_create();
    const struct id key = sample_id(1);
    struct counter *a = begin(watchers, 1);
    struct counter *other = begin(watchers, 2);
    watchers_tell_version(watchers, &key, 3);
    watchers_tell_version(watchers, &key, 3);
    struct counter *late = begin(watchers, 1);
    watchers_tell_version(watchers, &key, 3);
    watchers_tell_version(watchers, &key, 4);
    watchers_tell_version(watchers, &key, 2);
    tell(watchers, 1); /* of whatever it may be */
    cr_expect_eq(end(watchers, a), 3);
    cr_expect_eq(end(watchers, late), 3);
    cr_expect_eq(end(watchers, other), 0);
    watchers_free(watchers);
}

Test(watchers, a_watch_that_was_removed_is_told_no_more_wherever_it_stood) {
    struct watchers *watchers = watchers_create();
    struct counter *all[3];
    for (int i = 0; i < 3; i++) {
        all[i] = begin(watchers, 1);
    }
    cr_expect_eq(end(watchers, all[1]), 0);
    tell(watchers, 1);
    cr_expect_eq(end(watchers, all[2]), 1);
    tell(watchers, 1);
    cr_expect_eq(end(watchers, all[0]), 2);
    tell(watchers, 1);
    watchers_free(watchers);
    watchers_free(NULL);
}

Test(watchers, a_game_that_changes_is_told_to_who_watches_it_or_one_of_its_players) {
    struct engine engine;
    struct watchers *watchers = watchers_create();
    engine_open(&engine);
    engine_stop_writer(&engine);
    engine.listeners[0] = watchers_listener(watchers);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    const struct engine_table table = {.seats = "0 -", .options = "{'codemaker': 'players'}", .is_public = true};
    must(engine_create(&engine, &table)); /* nobody waits for anything */
    struct counter watches[] = {{.watch = {.key = engine.game, .changed = count}},
                                {.watch = {.key = engine.players[0], .changed = count}},
                                {.watch = {.key = engine.players[2], .changed = count}}};
    for (size_t i = 0; i < 3; i++) {
        watchers_add(watchers, &watches[i].watch);
    }
    must(engine_join(&engine, 1, NULL, -1));
    cr_expect_eq(watches[0].told, 1);
    cr_expect_eq(watches[1].told, 1);
    cr_expect_eq(watches[2].told, 0);
    for (size_t i = 0; i < 3; i++) {
        watchers_remove(watchers, &watches[i].watch);
    }
    engine_close(&engine);
    watchers_free(watchers);
}

Test(watchers, results_are_told_once_a_batch_to_who_waits_for_them) {
    struct engine engine;
    struct watchers *watchers = watchers_create();
    engine_open(&engine);
    engine_stop_writer(&engine);
    engine.listeners[0] = watchers_listener(watchers);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    const struct engine_table table = {.seats = "0"};
    struct counter results = {.watch = {.key = watchers_results_key(), .changed = count}};
    watchers_add(watchers, &results.watch);
    must(engine_create(&engine, &table));
    cr_expect_eq(results.told, 0);
    must(engine_play(&engine, 0, play_resign)); /* publishes a round and the match */
    cr_expect_eq(results.told, 1);
    watchers_remove(watchers, &results.watch);
    engine_close(&engine);
    watchers_free(watchers);
}

Test(watchers, everybody_is_told_when_anything_may_have_changed) {
    struct watchers *watchers = watchers_create();
    const struct listener listener = watchers_listener(watchers);
    struct counter *a = begin(watchers, 1);
    struct counter *b = begin(watchers, 2);
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    cr_expect_eq(end(watchers, a), 1);
    cr_expect_eq(end(watchers, b), 1);
    watchers_free(watchers);
}

Test(watchers, a_tournament_that_changes_is_told_to_who_watches_it) {
    struct watchers *watchers = watchers_create();
    const struct listener listener = watchers_listener(watchers);
    const struct change_note changes[] = {{.kind = CHANGE_TOURNAMENT, .id = sample_id(1), .version = 2},
                                          {.kind = CHANGE_PLAYER, .id = sample_id(2)}};
    struct counter *watcher = begin(watchers, 1);
    struct counter *other = begin(watchers, 2);
    listener.changed(listener.context, changes, 2);
    cr_expect_eq(end(watchers, watcher), 1);
    cr_expect_eq(end(watchers, other), 0);
    watchers_free(watchers);
}

/* ---- threads ---- */

enum { ROUNDS = 3000 };

static void *come_and_go(void *context) {
    for (int i = 0; i < ROUNDS; i++) {
        (void)end(context, begin(context, 1 + i % 3));
    }
    return NULL;
}

Test(watchers, adding_removing_and_telling_may_meet) {
    struct watchers *watchers = watchers_create();
    struct counter *steady = begin(watchers, 1);
    pthread_t threads[2];
    for (size_t i = 0; i < 2; i++) {
        cr_assert_eq(pthread_create(&threads[i], NULL, come_and_go, watchers), 0);
    }
    for (int i = 0; i < ROUNDS; i++) {
        tell(watchers, 1);
    }
    for (size_t i = 0; i < 2; i++) {
        (void)pthread_join(threads[i], NULL);
    }
    cr_expect_eq(end(watchers, steady), ROUNDS);
    watchers_free(watchers);
}
