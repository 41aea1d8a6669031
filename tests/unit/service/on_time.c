/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What falls due by itself, played on the real clocks, writer and database: it is of its very moment, and what arrived by
 * then goes first, however late either comes to the writer.
 */
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

#include "game/load.h"
#include "play/play.h"
#include "service/clock_service.h"
#include "store/event_log.h"
#include "support/bell.h"
#include "support/ticking.h"
#include "util/timestamp.h"

static struct engine engine;
static struct ticking ticking;

static void set_up(void) {
    bell_install();
    engine_open(&engine);
    engine_stop_writer(&engine);
    ticking_make(&ticking, &engine);
    ticking_run(&ticking, &engine, ENGINE_QUEUE, ENGINE_BATCH);
}

static void tear_down(void) {
    ticking_drop(&ticking, &engine);
    engine_end(&engine);
}

TestSuite(on_time, .init = set_up, .fini = tear_down, .timeout = 60);

static void wait_until(int64_t moment) {
    while (timestamp_now() < moment) {
        pause_ms(1);
    }
}

static void restart(long down_ms) {
    ticking_down(&ticking, &engine, down_ms);
    ticking_run(&ticking, &engine, ENGINE_QUEUE, ENGINE_BATCH);
}

/* ---- looking ---- */

static struct game *look(void) {
    struct game *game = NULL;
    must(cache_find(&game, engine.cache, engine.reader, &engine.game, &engine.problem));
    return game;
}

static int64_t next_moment(void) {
    struct game *game = look();
    int64_t moment = game_next_moment(game);
    game_release(game);
    return moment;
}

static void wait_for_end(void) {
    for (bool on = true; on; pause_ms(2)) {
        struct game *game = look();
        on = game->status == GAME_PLAYING || game->status == GAME_ROUND_OVER;
        game_release(game);
    }
}

enum { ENTRIES = 32 };

/* The log of the game: what happened when. */
struct entries {
    size_t count;
    struct entry {
        char kind[24];
        int64_t at;
        char body[200];
    } of[ENTRIES];
};

static enum err note_entry(void *context, const struct event_row *row) {
    struct entries *entries = context;
    cr_assert(entries->count < ENTRIES);
    struct entry *entry = &entries->of[entries->count++];
    entry->at = row->at;
    (void)snprintf(entry->kind, sizeof entry->kind, "%s", row->kind);
    (void)snprintf(entry->body, sizeof entry->body, "%.*s", (int)row->body_length, row->body);
    return OK;
}

static struct entries read_log(void) {
    struct entries entries = {.count = 0};
    must(event_log_read(engine.reader, &engine.game, 0, 0, INT64_MAX, note_entry, &entries));
    return entries;
}

/* The nth event of the kind, from 1, which must be there. */
static struct entry entry_of(const char *kind, int nth) {
    struct entries entries = read_log();
    size_t i = 0;
    while (i < entries.count && (strcmp(entries.of[i].kind, kind) != 0 || --nth > 0)) {
        i++;
    }
    cr_assert(i < entries.count, "no %s", kind);
    return entries.of[i];
}

static int64_t moment_of(const char *kind, int nth) {
    return entry_of(kind, nth).at;
}

/* Behind `created round`, and what it takes to begin. */
static bool goes_on(const char *expected) {
    char kinds[600];
    static const char begin[] = "created round ready";
    engine_kinds(&engine, kinds, sizeof kinds);
    bool same = strncmp(kinds, begin, strlen(begin)) == 0 && strcmp(kinds + strlen(begin), expected) == 0;
    if (!same) {
        (void)fprintf(stderr, "%s\n", kinds);
    }
    return same;
}

/* ---- playing ---- */

/* An action as the server has it: it is told of where it arrives, may wait, and is done at last. */
struct arrival {
    struct job job; /* first */
    const char *kind;
    int player;
    int64_t at;
    struct inflight_move inflight;
    struct play play;
    struct problem problem;
    sem_t done;
};

static enum err run_arrival(struct job *job, struct tx *tx) {
    struct arrival *arrival = (struct arrival *)job;
    struct game *game = NULL;
    must(tx_find_game(&game, tx, &engine.game, &arrival->problem));
    const struct family *family = game->config->family;
    const struct action_def *action = family_find_action(family, family_find_event(family, arrival->kind));
    game_release(game);
    play_release(&arrival->play);
    problem_clear(&arrival->problem);
    arrival->play = (struct play){.tx = tx,
                                  .problem = &arrival->problem,
                                  .game_id = engine.game,
                                  .player = engine.players[arrival->player],
                                  .arrived_at = arrival->at};
    json_t *body = json_object();
    enum err err = play_act(&arrival->play, action, body);
    json_decref(body);
    if (err != ERR_EARLY) {
        clock_service_passed(ticking.clocks, &arrival->inflight);
    }
    return err;
}

static void arrival_done(struct job *job) {
    struct arrival *arrival = (struct arrival *)job;
    if (job->err != ERR_EARLY ||
        !clock_service_postpone(ticking.clocks, &arrival->inflight, arrival->play.before, job)) {
        (void)sem_post(&arrival->done);
    }
}

static void arrive(struct arrival *out, int player, const char *kind, int64_t at) {
    *out = (struct arrival){.kind = kind, .player = player, .at = at};
    out->job = (struct job){.run = run_arrival, .done = arrival_done};
    cr_assert(sem_init(&out->done, 0, 0) == 0);
    struct game *game = look();
    clock_service_arrived(ticking.clocks, &out->inflight, game, at);
    game_release(game);
}

static void submit(struct arrival *arrival) {
    must(writer_submit(engine.writer, &arrival->job));
}

static enum err outcome_of(struct arrival *arrival) {
    while (sem_wait(&arrival->done) != 0) {
    }
    clock_service_passed(ticking.clocks, &arrival->inflight);
    play_release(&arrival->play);
    (void)sem_destroy(&arrival->done);
    return arrival->job.err;
}

static enum err act_at(int player, const char *kind, int64_t at) {
    struct arrival arrival;
    arrive(&arrival, player, kind, at);
    submit(&arrival);
    return outcome_of(&arrival);
}

/* A game of these seats that has begun; when its question was put. */
static int64_t begin(const char *ruleset, const char *seats, const char *options) {
    const struct engine_table table = {.ruleset = ruleset, .seats = seats, .options = options};
    played(engine_create(&engine, &table));
    played(act_at(0, "ready", timestamp_now()));
    return moment_of("ready", 1);
}

struct stall {
    long ms;
    sem_t begun;
    struct job job;
};

static enum err run_stall(struct job *job, struct tx *tx) {
    struct stall *stall = (struct stall *)((char *)job - offsetof(struct stall, job));
    (void)tx;
    (void)sem_post(&stall->begun);
    pause_ms(stall->ms);
    return OK;
}

static void stall_done(struct job *job) {
    (void)job;
}

/* The writer does nothing else for so long; returns once it does nothing. */
static void hold_up_writer(struct stall *stall, long ms) {
    *stall = (struct stall){.ms = ms, .job = {.run = run_stall, .done = stall_done}};
    cr_assert(sem_init(&stall->begun, 0, 0) == 0);
    must(writer_submit(engine.writer, &stall->job));
    while (sem_wait(&stall->begun) != 0) {
    }
}

/* ---- moments ---- */

Test(on_time, a_bell_rings_at_its_very_millisecond) {
    int64_t put = begin("bell", "0", "{'bell':300,'grace':200}");
    cr_expect_eq(next_moment(), put + 300);
    wait_for_end();
    cr_expect(goes_on(" bell closed round-over finished"));
    cr_expect_eq(moment_of("bell", 1), put + 300);
    cr_expect_eq(moment_of("closed", 1), put + 500);
    cr_expect_eq(atomic_load(&clock_service_metrics(ticking.clocks)->timed_out), 0);
    cr_expect_eq(atomic_load(&clock_service_metrics(ticking.clocks)->running), 0);
}

Test(on_time, a_round_knows_when_it_began) {
    const struct engine_table table = {.ruleset = "bell", .options = "{'ready':150,'bell':100,'grace':0}"};
    played(engine_create(&engine, &table));
    wait_for_end();
    cr_expect_eq(moment_of("put", 1), moment_of("round", 1) + 150);
    cr_expect_eq(moment_of("closed", 1), moment_of("bell", 1));
}

Test(on_time, what_waits_for_ever_is_due_never) {
    const struct engine_table table = {.ruleset = "bell", .options = "{'ready':0}"};
    played(engine_create(&engine, &table));
    cr_expect_eq(next_moment(), 0);
    cr_expect_eq(atomic_load(&clock_service_metrics(ticking.clocks)->running), 0);
}

/* Each is noted as one that is on its way, and comes to the writer when all of it is past. */
Test(on_time, the_bell_and_the_grace_end_with_their_last_millisecond) {
    int64_t put = begin("bell", "0 1 2", "{'bell':300,'grace':400,'questions':2,'pause':60000}");
    struct arrival at_bell, in_grace, after;
    arrive(&at_bell, 0, "answer", put + 300);
    arrive(&in_grace, 1, "answer", put + 700);
    wait_until(put + 800);
    cr_expect(goes_on(""), "what has arrived in time goes first");
    arrive(&after, 2, "answer", put + 701);
    submit(&after);
    submit(&in_grace);
    submit(&at_bell);
    cr_expect_eq(outcome_of(&at_bell), OK);
    cr_expect_eq(outcome_of(&in_grace), OK);
    cr_expect_eq(outcome_of(&after), ERR_NOT_ALLOWED_NOW);
    cr_expect(goes_on(" answer bell answer closed"));
    cr_expect_eq(moment_of("answer", 1), put + 300);
    cr_expect_eq(moment_of("bell", 1), put + 300);
    cr_expect_eq(moment_of("answer", 2), put + 700);
    cr_expect_eq(moment_of("closed", 1), put + 700);
    cr_expect_str_eq(entry_of("answer", 2).body, "{\"took_ms\":700}");
}

Test(on_time, what_arrived_later_overtakes_nothing_that_is_on_its_way) {
    int64_t put = begin("bell", "0 1 2", "{'bell':200,'grace':60000}");
    struct arrival early, late;
    arrive(&early, 0, "answer", put + 199);
    wait_until(put + 202);
    arrive(&late, 1, "answer", put + 201);
    submit(&late);
    pause_ms(300);
    cr_expect(goes_on(""));
    submit(&early);
    cr_expect_eq(outcome_of(&early), OK);
    cr_expect_eq(outcome_of(&late), OK);
    cr_expect(goes_on(" answer bell answer"));
    cr_expect_eq(moment_of("answer", 1), put + 199);
    cr_expect_eq(moment_of("answer", 2), put + 201);
}

Test(on_time, what_waits_goes_on_in_the_order_in_which_it_arrived) {
    int64_t put = begin("bell", "0 1 2", "{'bell':200,'grace':60000}");
    struct arrival early, first, second;
    arrive(&early, 0, "answer", put + 199);
    wait_until(put + 203);
    arrive(&first, 1, "answer", put + 201);
    arrive(&second, 2, "answer", put + 202);
    submit(&first);
    submit(&second);
    pause_ms(300);
    submit(&early);
    cr_expect_eq(outcome_of(&early), OK);
    cr_expect_eq(outcome_of(&first), OK);
    cr_expect_eq(outcome_of(&second), OK);
    cr_expect(goes_on(" answer bell answer answer closed round-over finished"));
    cr_expect_eq(moment_of("answer", 2), put + 201);
    cr_expect_eq(moment_of("answer", 3), put + 202);
}

/* Nobody is on the way: it waits only for as long as somebody could be. */
Test(on_time, what_arrived_later_is_tried_on_what_was_due) {
    int64_t put = begin("bell", "0", "{'bell':100,'grace':0,'questions':2,'pause':0}");
    wait_until(put + 101);
    cr_expect_eq(act_at(0, "answer", put + 101), OK);
    cr_expect(goes_on(" bell closed put answer closed round-over finished"));
    cr_expect_eq(moment_of("put", 1), put + 100, "at once is at the same moment");
    cr_expect_str_eq(entry_of("answer", 1).body, "{\"took_ms\":1}");
}

Test(on_time, nothing_of_it_shows_where_what_arrived_later_is_refused) {
    int64_t put = begin("bell", "0 1", "{'bell':100,'grace':100,'questions':2,'pause':60000}");
    wait_until(put + 201);
    cr_expect_eq(act_at(0, "ready", put + 201), ERR_NOT_ALLOWED_NOW);
    cr_expect(goes_on(" bell closed"));
}

Test(on_time, moments_that_pass_while_the_writer_is_late_come_one_after_the_other) {
    struct stall stall;
    int64_t put = begin("bell", "0 1", "{'bell':40,'grace':10,'questions':4,'pause':50}");
    hold_up_writer(&stall, 600);
    wait_for_end();
    cr_expect(goes_on(" bell closed put bell closed put bell closed put bell closed round-over finished"));
    for (int i = 0; i < 4; i++) {
        cr_expect_eq(moment_of("bell", i + 1), put + 100 * i + 40);
        cr_expect_eq(moment_of("closed", i + 1), put + 100 * i + 50);
        cr_expect(i == 0 || moment_of("put", i) == put + 100 * i);
    }
}

Test(on_time, what_arrived_between_two_of_them_comes_between_them_though_the_writer_is_late) {
    struct stall stall;
    struct arrival first, second;
    int64_t put = begin("bell", "0 1", "{'bell':100,'grace':60000}");
    hold_up_writer(&stall, 400);
    arrive(&second, 1, "answer", put + 130);
    arrive(&first, 0, "answer", put + 100);
    submit(&second);
    submit(&first);
    cr_expect_eq(outcome_of(&first), OK);
    cr_expect_eq(outcome_of(&second), OK);
    wait_for_end();
    cr_expect(goes_on(" answer bell answer closed round-over finished"));
    cr_expect_eq(moment_of("closed", 1), put + 130);
}

/* The clocks' job and the answer are of one batch, and the job is first: nothing was known of the answer when it came. */
Test(on_time, what_is_heard_of_late_but_arrived_in_time_goes_first_in_the_same_batch) {
    struct stall stall;
    struct arrival arrival;
    int64_t put = begin("bell", "0 1", "{'bell':100,'grace':60000}");
    hold_up_writer(&stall, 600);
    wait_until(put + 300);
    cr_expect_geq(writer_pending(engine.writer), 2, "the bell is with the writer");
    arrive(&arrival, 0, "answer", put + 100);
    submit(&arrival);
    cr_expect_eq(outcome_of(&arrival), OK);
    while (next_moment() == put + 100) {
        pause_ms(2);
    }
    cr_expect(goes_on(" answer bell"));
}

Test(on_time, who_leaves_does_not_have_what_is_due_overtake_what_is_on_its_way) {
    struct arrival arrival;
    int64_t put = begin("bell", "0 1", "{'bell':200,'grace':60000}");
    arrive(&arrival, 0, "answer", put + 200);
    wait_until(put + 400);
    played(engine_play(&engine, 1, play_resign));
    submit(&arrival);
    cr_expect_eq(outcome_of(&arrival), OK);
    wait_for_end();
    cr_expect(goes_on(" resigned answer closed round-over finished"));
    cr_expect_eq(moment_of("resigned", 1), put + 200);
}

/* ---- time in which nobody could act ---- */

Test(on_time, a_restart_in_the_middle_costs_nobody_a_millisecond) {
    int64_t put = begin("bell", "0 1", "{'bell':700,'grace':700}");
    wait_until(put + 100);
    restart(1000);
    struct entry pause = entry_of("resumed", 1);
    long long paused = 0;
    cr_assert_eq(sscanf(pause.body, "{\"paused_ms\":%lld}", &paused), 1);
    cr_expect_geq(paused, 1000);
    cr_expect_eq(next_moment(), put + 700 + paused);
    wait_until(put + paused + 250);
    cr_expect_eq(act_at(0, "answer", put + paused + 250), OK);
    cr_expect_str_eq(entry_of("answer", 1).body, "{\"took_ms\":250}");
    wait_for_end();
    cr_expect(goes_on(" resumed answer bell closed round-over finished"));
    cr_expect_eq(moment_of("bell", 1), put + 700 + paused);
    cr_expect_eq(moment_of("closed", 1), put + 1400 + paused);
}

Test(on_time, what_is_due_is_found_again_however_often_the_server_is_stopped) {
    int64_t put = begin("bell", "0", "{'bell':300,'grace':0}");
    for (int i = 0; i < 3; i++) {
        restart(400);
    }
    wait_for_end();
    cr_expect(goes_on(" resumed resumed resumed bell closed round-over finished"));
    cr_expect_geq(moment_of("bell", 1), put + 300 + 1200);
}

static int64_t stopped_at;

static enum err resume(struct play *play) {
    return play_resume(play, &(struct outage){.since = stopped_at, .until = INT64_MAX});
}

/* As where the server dies between a moment and its being written. */
Test(on_time, what_was_due_when_nobody_could_act_any_more_is_of_its_moment_and_moves_the_rest) {
    struct arrival holds; /* so that the clocks do not come first */
    int64_t put = begin("bell", "0", "{'bell':100,'grace':60000}");
    arrive(&holds, 0, "answer", put);
    stopped_at = put + 105;
    wait_until(put + 300);
    played(engine_play(&engine, 0, resume));
    cr_expect(goes_on(" bell resumed"));
    cr_expect_eq(moment_of("bell", 1), put + 100);
    int64_t paused = moment_of("resumed", 1) - stopped_at;
    cr_expect_eq(next_moment(), put + 60100 + paused);
    clock_service_passed(ticking.clocks, &holds.inflight);
}

Test(on_time, what_was_due_last_may_end_the_round_and_then_nothing_is_to_be_resumed) {
    struct arrival holds;
    int64_t put = begin("bell", "0", "{'bell':100,'grace':0}");
    arrive(&holds, 0, "answer", put);
    stopped_at = put + 100;
    wait_until(put + 300);
    played(engine_play(&engine, 0, resume));
    cr_expect(goes_on(" bell closed round-over finished"));
    clock_service_passed(ticking.clocks, &holds.inflight);
}

Test(on_time, a_stop_does_not_leave_what_waits_waiting) {
    struct arrival early, late;
    int64_t put = begin("bell", "0 1", "{'bell':100,'grace':60000}");
    arrive(&early, 0, "answer", put + 50);
    arrive(&late, 1, "answer", put + 101);
    wait_until(put + 101);
    submit(&late);
    pause_ms(100);
    ticking.service->stop(ticking.service);
    cr_expect_eq(outcome_of(&late), ERR_EARLY);
    clock_service_passed(ticking.clocks, &early.inflight);
}

Test(on_time, of_a_deadline_and_what_is_due_the_earlier_comes_first) {
    const struct engine_table table = {.ruleset = "timed-bell",
                                       .seats = "0 1",
                                       .options = "{'ready':0,'bell':600,'grace':60000}",
                                       .time_control = {.turn_seconds = 1}};
    played(engine_create(&engine, &table));
    played(act_at(0, "ready", timestamp_now()));
    int64_t put = moment_of("ready", 1);
    cr_expect_eq(next_moment(), put + 600);
    wait_for_end();
    cr_expect(goes_on(" bell timed-out timed-out round-over finished"));
    cr_expect_eq(moment_of("bell", 1), put + 600);
    cr_expect_geq(moment_of("timed-out", 1), put + 1000);
}
