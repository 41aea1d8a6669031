/* SPDX-License-Identifier: Apache-2.0 */
/* Clocks that run: a time that a player lets pass ends once, and not while a move that arrived in time is on its way. */
#include "service/clock_service.h"

#include <stdio.h>
#include <string.h>

#include "play/expiry.h"
#include "play/play.h"
#include "support/gate.h"
#include "support/ticking.h"
#include "util/timestamp.h"

static struct engine engine;
static struct ticking ticking;
static struct gate gate;

static void set_up(void) {
    engine_open(&engine);
    engine_stop_writer(&engine);
    gate_install(&gate, engine.database.db);
    ticking_make(&ticking, &engine);
    ticking_run(&ticking, &engine, ENGINE_QUEUE, ENGINE_BATCH);
}

static void tear_down(void) {
    ticking_drop(&ticking, &engine);
    gate_remove(&gate);
    engine_end(&engine);
}

TestSuite(clocks, .init = set_up, .fini = tear_down, .timeout = 60);

static struct game *look(const struct id *id) {
    struct game *game = NULL;
    must(cache_find(&game, engine.cache, engine.reader, id, &engine.problem));
    return game;
}

static enum game_status status_of(const struct id *id) {
    struct game *game = look(id);
    enum game_status status = game->status;
    game_release(game);
    return status;
}

static int64_t deadline_of(const struct id *id) {
    struct game *game = look(id);
    int seat = -1;
    int64_t deadline = game_deadline(game, &seat);
    game_release(game);
    return deadline;
}

static void wait_until(int64_t moment) {
    while (timestamp_now() <= moment) {
        pause_ms(5);
    }
}

/* Until the game is no longer played; the suite's time-out says that it never ends. */
static void wait_for_end(const struct id *id) {
    while (status_of(id) == GAME_PLAYING) {
        pause_ms(5);
    }
}

/* A duel with the secret set: it is player 1's turn, who has so long. */
static struct id sit_for(int seconds) {
    const struct engine_table table = {.seats = "0 1", .time_control = {.turn_seconds = seconds}};
    played(engine_create(&engine, &table));
    played(engine_act(&engine, 0, "secret", "{'code':'1122'}"));
    return engine.game;
}

static struct id sit(void) {
    return sit_for(1);
}

static bool kinds_are(const char *expected) {
    char kinds[256];
    engine_kinds(&engine, kinds, sizeof kinds);
    if (strcmp(kinds, expected) != 0) {
        (void)fprintf(stderr, "%s\n", kinds);
    }
    return strcmp(kinds, expected) == 0;
}

static uint64_t running(void) {
    return atomic_load(&clock_service_metrics(ticking.clocks)->running);
}

static uint64_t timed_out(void) {
    return atomic_load(&clock_service_metrics(ticking.clocks)->timed_out);
}

Test(clocks, time_that_passes_is_over_once) {
    struct id game = sit();
    cr_expect_eq(running(), 1);
    int64_t deadline = deadline_of(&game);
    wait_for_end(&game);
    cr_expect_geq(timestamp_now(), deadline);
    pause_ms(200);
    cr_expect(kinds_are("created round secret timed-out round-over"));
    cr_expect_eq(timed_out(), 1);
    cr_expect_eq(running(), 0);
}

/* As a commit in doubt may have been. */
Test(clocks, games_that_come_to_light_when_the_database_is_opened_anew_have_their_time) {
    const struct listener listener = engine.listeners[0];
    engine.listeners[0] = (struct listener){.context = NULL};
    (void)sit_for(3600);
    engine.listeners[0] = listener;
    cr_expect_eq(running(), 0);
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    while (running() == 0) { /* the suite's time-out says that it stays so */
        pause_ms(5);
    }
}

Test(clocks, the_time_of_a_game_that_ended_without_their_hearing_of_it_is_let_go_when_it_is_over) {
    const struct listener listener = engine.listeners[0];
    (void)sit();
    engine.listeners[0] = (struct listener){.context = NULL};
    played(engine_play(&engine, 1, play_resign));
    engine.listeners[0] = listener;
    cr_expect_eq(running(), 1);
    while (running() != 0) { /* the suite's time-out says that it stays so */
        pause_ms(5);
    }
    cr_expect_eq(timed_out(), 0);
}

Test(clocks, a_move_moves_the_deadline) {
    struct id game = sit_for(4); /* so that a busy machine has two seconds for either step */
    int64_t first = deadline_of(&game);
    pause_ms(2000);
    played(engine_act(&engine, 1, "guess", "{'code':'3344'}"));
    cr_expect_gt(deadline_of(&game), first);
    wait_until(first + 100);
    cr_expect_eq(status_of(&game), GAME_PLAYING);
}

Test(clocks, a_move_that_has_arrived_in_time_counts_whenever_it_is_played) {
    struct id game = sit();
    struct inflight_move inflight = {.timer = NULL};
    struct game *seen = look(&game);
    int64_t deadline = deadline_of(&game);
    clock_service_arrived(ticking.clocks, &inflight, seen, deadline);
    game_release(seen);
    wait_until(deadline + 300);
    cr_expect_eq(status_of(&game), GAME_PLAYING);
    engine.arrived_at = deadline;
    played(engine_act(&engine, 1, "guess", "{'code':'3344'}"));
    clock_service_passed(ticking.clocks, &inflight);
    clock_service_passed(ticking.clocks, &inflight);
    wait_for_end(&game);
    cr_expect(kinds_are("created round secret guess timed-out round-over"));
}

Test(clocks, a_move_that_comes_to_nothing_holds_the_time_no_longer) {
    struct id game = sit();
    struct inflight_move one = {.timer = NULL};
    struct inflight_move other = {.timer = NULL};
    struct game *seen = look(&game);
    int64_t deadline = deadline_of(&game);
    clock_service_arrived(ticking.clocks, &one, seen, deadline - 5);
    clock_service_arrived(ticking.clocks, &other, seen, deadline - 4);
    game_release(seen);
    wait_until(deadline + 200);
    clock_service_passed(ticking.clocks, &one);
    pause_ms(100);
    cr_expect_eq(status_of(&game), GAME_PLAYING);
    clock_service_passed(ticking.clocks, &other);
    wait_for_end(&game);
    cr_expect_eq(timed_out(), 1);
}

Test(clocks, a_move_that_arrives_too_late_holds_nothing_and_is_refused) {
    struct id game = sit();
    struct inflight_move inflight = {.timer = NULL};
    struct game *seen = look(&game);
    int64_t deadline = deadline_of(&game);
    clock_service_arrived(ticking.clocks, &inflight, seen, deadline + 1);
    game_release(seen);
    engine.arrived_at = deadline + 1;
    wait_until(deadline + 1);
    cr_expect_eq(engine_act(&engine, 1, "guess", "{'code':'3344'}"), ERR_NOT_ALLOWED_NOW);
    wait_for_end(&game);
    clock_service_passed(ticking.clocks, &inflight);
    cr_expect(kinds_are("created round secret timed-out round-over"));
}

Test(clocks, many_that_run_out_together_are_all_over) {
    enum { GAMES = 200 };
    static struct id games[GAMES];
    for (int i = 0; i < GAMES; i++) {
        games[i] = sit();
    }
    for (int i = 0; i < GAMES; i++) {
        wait_for_end(&games[i]);
    }
    while (timed_out() < GAMES) {
        pause_ms(5);
    }
    cr_expect_eq(timed_out(), GAMES);
}

static bool is_watched(void) {
    struct outages *outages = clock_service_outages(ticking.clocks);
    (void)pthread_mutex_lock(&outages->lock);
    bool is_watched = outages->heard_at != 0;
    (void)pthread_mutex_unlock(&outages->lock);
    return is_watched;
}

Test(clocks, the_first_of_them_is_watched_before_their_thread_has_run) {
    enum { ROUNDS = 20 };
    const struct engine_table table = {.seats = "0 1", .time_control = {.turn_seconds = 3600}};
    for (int i = 0; i < ROUNDS; i++) {
        while (is_watched()) { /* until the thread has nothing to do */
            pause_ms(1);
        }
        played(engine_create(&engine, &table));
        cr_assert(is_watched(), "in round %d", i);
        played(engine_play(&engine, 0, play_resign));
    }
}

Test(clocks, a_game_without_a_clock_is_no_concern_of_theirs) {
    struct inflight_move inflight = {.timer = NULL};
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1"}));
    struct game *seen = look(&engine.game);
    clock_service_arrived(ticking.clocks, &inflight, seen, 1);
    cr_expect_null(inflight.timer);
    clock_service_passed(ticking.clocks, &inflight);
    game_release(seen);
    cr_expect_eq(running(), 0);
}

static enum err expire(struct tx *tx, void *context) {
    return expiry_end(tx, context, &engine.problem);
}

Test(clocks, a_game_in_which_somebody_has_time_left_is_not_idle) {
    const struct engine_table table = {.seats = "0 1", .time_control = {.initial_seconds = 3600}};
    struct expiry expiry = {.limits = {.idle_ms = IDLE_MS_MIN}};
    struct id games[2];
    for (int i = 0; i < 2; i++) {
        played(engine_create(&engine, i == 0 ? &table : &(struct engine_table){.seats = "0 1"}));
        games[i] = engine.game;
    }
    pause_ms(IDLE_MS_MIN + 20);
    must(expiry_find(&expiry, engine.reader, engine.cache, timestamp_now()));
    cr_expect_eq(expiry.count, 2);
    must(engine_do(&engine, expire, &expiry));
    cr_expect_eq(status_of(&games[0]), GAME_PLAYING);
    cr_expect_eq(status_of(&games[1]), GAME_ABORTED);
}

/* ---- time that does not count ---- */

static void restart(long down_ms) {
    ticking_down(&ticking, &engine, down_ms);
    ticking_run(&ticking, &engine, ENGINE_QUEUE, ENGINE_BATCH);
}

Test(clocks, a_queue_that_is_full_only_delays_them) {
    enum { GAMES = 40 };
    static struct id games[GAMES];
    for (int i = 0; i < GAMES; i++) {
        games[i] = sit_for(5); /* none of which is over before all have begun */
    }
    ticking_down(&ticking, &engine, 0);
    ticking_run(&ticking, &engine, 2, 2);
    cr_expect_eq(running(), GAMES);
    for (int i = 0; i < GAMES; i++) {
        wait_for_end(&games[i]);
    }
}

Test(clocks, a_stop_stops_them) {
    struct id game = sit();
    int64_t deadline = deadline_of(&game);
    restart(1200);
    cr_expect(kinds_are("created round secret resumed"));
    cr_expect_geq(deadline_of(&game), deadline + 1200);
    wait_for_end(&game);
    cr_expect(kinds_are("created round secret resumed timed-out round-over"));
}

Test(clocks, many_are_found_again) {
    enum { GAMES = 300 };
    static struct id games[GAMES];
    for (int i = 0; i < GAMES; i++) {
        const struct engine_table table = {.seats = "0 1", .time_control = {.initial_seconds = 3600}};
        played(engine_create(&engine, &table));
        games[i] = engine.game;
    }
    restart(10);
    cr_expect_eq(running(), GAMES);
    for (int i = 0; i < GAMES; i++) {
        engine.game = games[i];
        cr_expect(kinds_are("created round resumed"));
    }
}

static enum err resume(struct play *play) {
    return play_resume(play, &(struct outage){.since = 1, .until = INT64_MAX});
}

/* As where the server dies before it has been through all games, and begins anew. */
Test(clocks, no_time_is_credited_twice) {
    const struct engine_table table = {.seats = "0 1", .time_control = {.initial_seconds = 3600}};
    played(engine_create(&engine, &table));
    for (int i = 0; i < 3; i++) {
        pause_ms(20);
        played(engine_play(&engine, 0, resume));
    }
    const struct game *game = engine_game(&engine);
    cr_expect_eq(deadline_of(&engine.game), game->updated_at + 3600 * 1000);
    cr_expect(kinds_are("created round resumed resumed resumed"));
}

Test(clocks, while_the_store_takes_no_changes_nobody_pays) {
    struct id game = sit();
    int64_t deadline = deadline_of(&game);
    gate_fail(&gate, GATE_COMMIT, GATE_EVERY, ERR_STORE);
    wait_until(deadline + 1000);
    cr_expect_eq(deadline_of(&game), deadline);
    gate_fail(&gate, GATE_COMMIT, 0, OK);
    while (deadline_of(&game) == deadline && status_of(&game) == GAME_PLAYING) {
        pause_ms(5);
    }
    cr_expect_gt(deadline_of(&game), deadline);
    cr_expect(kinds_are("created round secret resumed"));
}

/* A mark is with the writer when the clocks find that the process stood still; it fails while they make that good. */
Test(clocks, a_mark_that_fails_while_an_outage_is_made_good_does_not_stop_time_for_ever) {
    struct id game = sit();
    struct outages *outages = clock_service_outages(ticking.clocks);
    gate_hold(&gate, QUERY_WRITE_UPTIME_MARK);
    gate_wait(&gate);
    gate_fail(&gate, GATE_COMMIT, 1, ERR_STORE);
    outages_begin(outages, timestamp_now() - 10);
    outages_end(outages, timestamp_now());
    while (writer_pending(engine.writer) < 2) { /* the mark, and the game that is credited */
        pause_ms(5);
    }
    gate_open(&gate);
    wait_for_end(&game);
    cr_expect(gate_has_failed(&gate));
    struct outage outage = outages_look(outages, timestamp_now());
    cr_expect(outage.since == 0, "it is over");
}
