/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in bots in games in which something falls due by itself: they are asked again once it has happened, and not before. */
#include "service/botpool.h"

#include <stdio.h>
#include <string.h>

#include "support/bell.h"
#include "support/lanes.h"
#include "support/tasks.h"
#include "support/ticking.h"
#include "util/timestamp.h"

static struct engine engine;
static struct ticking ticking;
static struct scheduler *scheduler;
static struct botpool *pool;
static struct service *bots; /* the same */

static void set_up(void) {
    bell_install();
    engine_open(&engine);
    engine_stop_writer(&engine);
    scheduler = lanes_start(2);
    must(botpool_create(&pool, &(struct botpool_options){.cache = engine.cache,
                                                         .scheduler = scheduler,
                                                         .db_url = engine.database.path,
                                                         .threads = 2,
                                                         .games_max = 10,
                                                         .decision_ms = 500}));
    bots = botpool_service(pool);
    engine.listeners[1] = bots->listener;
    ticking_make(&ticking, &engine);
    ticking_run(&ticking, &engine, ENGINE_QUEUE, ENGINE_BATCH);
}

static void tear_down(void) {
    bots->stop(bots);
    ticking_drop(&ticking, &engine);
    bots->free(bots);
    lanes_stop(scheduler);
    engine_end(&engine);
}

TestSuite(bots_on_time, .init = set_up, .fini = tear_down, .timeout = 60);

static uint64_t count(const atomic_uint_fast64_t *counter) {
    return atomic_load(counter);
}

/* Two seats, of which the second is a bot's, and a question that was put and waits for its bell. */
static void begin(void) {
    const struct engine_table table = {
        .ruleset = "bell", .seats = "0 minimax", .options = "{'ready':0,'bell':200,'grace':60000}"};
    played(engine_create(&engine, &table));
    played(engine_act(&engine, 0, "ready", "{}"));
}

static void wait_until(int64_t moment) {
    while (timestamp_now() <= moment) {
        pause_ms(1);
    }
}

static void expect_log(const char *expected) {
    char kinds[200];
    engine_kinds(&engine, kinds, sizeof kinds);
    cr_expect_str_eq(kinds, expected);
}

/* Somebody's answer has arrived in time and is still on its way, so the bell cannot ring. */
Test(bots_on_time, a_bot_that_comes_too_early_is_asked_again_when_what_was_due_has_happened) {
    struct inflight_move inflight = {.timer = NULL};
    begin();
    int64_t bell = game_next_moment(engine_game(&engine));
    clock_service_arrived(ticking.clocks, &inflight, engine_game(&engine), bell);
    wait_until(bell);
    must(bots->start(bots, engine.writer));
    while (count(&botpool_metrics(pool)->dropped) == 0) {
        pause_ms(1);
    }
    pause_ms(200);
    /* Once as the pool was told of the game, and once more where its search for games comes to it only then. */
    cr_expect(count(&botpool_metrics(pool)->dropped) <= 2);
    expect_log("created round ready");
    clock_service_passed(ticking.clocks, &inflight);
    while (count(&botpool_metrics(pool)->acted) == 0) {
        pause_ms(1);
    }
    expect_log("created round ready bell answer");
    cr_expect_eq(count(&botpool_metrics(pool)->failed), 0);
}

/* The bot's job is before that of the clocks: the note of the bell comes before it is done. */
Test(bots_on_time, it_is_asked_again_where_both_are_of_one_batch) {
    struct plug plug;
    begin();
    int64_t bell = game_next_moment(engine_game(&engine));
    plug_in(&plug, engine.writer);
    must(bots->start(bots, engine.writer));
    while (writer_pending(engine.writer) < 3) { /* the plug, the answer, the bell */
        pause_ms(1);
    }
    wait_until(bell);
    plug_out(&plug);
    while (count(&botpool_metrics(pool)->acted) == 0) {
        pause_ms(1);
    }
    expect_log("created round ready bell answer");
    cr_expect_eq(count(&botpool_metrics(pool)->dropped), 1);
    cr_expect_eq(count(&botpool_metrics(pool)->failed), 0);
}
