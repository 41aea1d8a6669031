/* SPDX-License-Identifier: Apache-2.0 */
/* A writer whose store fails: everybody is told, nothing is believed, and it comes back by itself. */
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "support/gate.h"
#include "support/tasks.h"

static struct engine engine;
static struct gate gate;
static struct log *writer_log;
static int log_file;
static int told;     /* how often of a player */
static int told_all; /* and that anything may have changed */

static void count_players(void *context, const struct change_note *changes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count; i++) {
        told += changes[i].kind == CHANGE_PLAYER;
        told_all += changes[i].kind == CHANGE_ALL;
    }
}

static const struct listener listener = {.changed = count_players};

static void open_failing(void) {
    engine_open(&engine);
    engine_stop_writer(&engine);
    gate_install(&gate, engine.database.db);
    log_file = memfd_create("log", 0);
    cr_assert(log_file >= 0);
    writer_log = log_create(log_file, LOG_FORMAT_JSON, LOG_INFO);
    const struct writer_options options = {.db = engine.database.db,
                                           .cache = engine.cache,
                                           .ids = &engine.ids,
                                           .log = writer_log,
                                           .queue_max = ENGINE_QUEUE,
                                           .batch_max = ENGINE_BATCH,
                                           .listeners = &listener,
                                           .listener_count = 1};
    must(writer_start(&engine.writer, &options));
    tasks_clear();
    played(engine_create(&engine, &(struct engine_table){.options = "{'max_guesses':null}"}));
}

static void close_failing(void) {
    engine_stop_writer(&engine);
    gate_remove(&gate);
    log_free(writer_log);
    (void)close(log_file);
    struct verify_totals totals = engine_verify(&engine, false);
    must_hold(totals.games == 1 && totals.broken == 0 && totals.stale == 0);
    engine_close(&engine);
}

TestSuite(writer_failing, .init = open_failing, .fini = close_failing, .timeout = 60);

/* How often the log has this event. */
static int logged(const char *event) {
    static char text[16384];
    log_flush(writer_log);
    ssize_t length = pread(log_file, text, sizeof text - 1, 0);
    cr_assert(length >= 0);
    text[length] = '\0';
    int count = 0;
    for (const char *at = strstr(text, event); at != NULL; at = strstr(at + 1, event)) {
        count++;
    }
    return count;
}

static bool waited_until_healthy(void) {
    const struct timespec pause = {.tv_nsec = 10000000};
    for (int i = 0; i < 1000 && !writer_is_healthy(engine.writer); i++) {
        (void)nanosleep(&pause, NULL);
    }
    return writer_is_healthy(engine.writer);
}

/* Work: guesses in the engine's game. */
static enum err guess(struct task *task, struct tx *tx) {
    struct play play = {
        .tx = tx, .problem = &engine.problem, .game_id = engine.game, .player = engine.players[task->number]};
    json_t *body = json_pack("{s:s}", "code", "1111");
    enum err err = play_act(&play, family_find_action(families[0], family_find_event(families[0], "guess")), body);
    json_decref(body);
    play_release(&play);
    return err;
}

static enum err note_player(struct task *task, struct tx *tx) {
    return tx_change(tx, CHANGE_PLAYER, &engine.players[task->number], 0);
}

/* A batch of a guess, a refused guess and a change of a player. */
static void run_batch(struct task tasks[static 3]) {
    struct plug plug;
    task_init(&tasks[0], guess, 0);
    task_init(&tasks[1], guess, 1); /* has no seat */
    task_init(&tasks[2], note_player, 0);
    plug_in(&plug, engine.writer);
    for (int i = 0; i < 3; i++) {
        task_submit(&tasks[i], engine.writer);
    }
    plug_out(&plug);
    for (int i = 0; i < 3; i++) {
        task_wait(&tasks[i]);
    }
}

static void expect_all_failed(const struct task *tasks, enum err err) {
    for (int i = 0; i < 3; i++) {
        cr_expect(tasks[i].job.err == err, "job %d: %s", i, err_name(tasks[i].job.err));
    }
    cr_expect(told == 0);
    cr_expect(engine_event_count(&engine) == 2);
    cr_expect(atomic_load(&writer_metrics(engine.writer)->failed_commits) >= 1);
    cr_expect(logged("store-failed") == 1);
}

/* The same batch again, once the store takes it. */
static void expect_recovery(void) {
    struct task tasks[3];
    cr_expect(waited_until_healthy());
    cr_expect(logged("store-recovered") == 1);
    run_batch(tasks);
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == ERR_NOT_FOUND && tasks[2].job.err == OK);
    cr_expect(told == 1 && engine_game(&engine)->version == 3);
    engine_check(&engine);
}

Test(writer_failing, a_commit_that_may_have_happened_fails_every_job_and_drops_the_states) {
    struct task tasks[3];
    (void)engine_game(&engine);
    gate_fail(&gate, GATE_COMMIT, 2, ERR_STORE_UNKNOWN); /* the first is the plug's */
    run_batch(tasks);
    expect_all_failed(tasks, ERR_STORE_UNKNOWN);
    cr_expect(cache_stats(engine.cache).games == 0);
    cr_expect(engine_game(&engine)->version == 2);
    expect_recovery();
}

Test(writer_failing, a_store_that_cannot_begin_fails_every_job_and_runs_none) {
    struct task tasks[3];
    gate_fail(&gate, GATE_BEGIN, 2, ERR_STORE);
    run_batch(tasks);
    expect_all_failed(tasks, ERR_STORE);
    cr_expect(tasks[0].ran_as == 0 && tasks[1].ran_as == 0 && tasks[2].ran_as == 0);
    cr_expect(cache_stats(engine.cache).games == 1);
    expect_recovery();
}

static enum err write_and_fail(struct task *task, struct tx *tx) {
    (void)tx_write(tx);
    return task->result;
}

Test(writer_failing, a_job_that_fails_after_it_has_written_spoils_only_its_own_transaction) {
    struct task tasks[3];
    struct plug plug;
    task_init(&tasks[0], guess, 0);
    task_init(&tasks[1], write_and_fail, 0);
    tasks[1].result = ERR_FORBIDDEN;
    task_init(&tasks[2], note_player, 0);
    plug_in(&plug, engine.writer);
    for (int i = 0; i < 3; i++) {
        task_submit(&tasks[i], engine.writer);
    }
    plug_out(&plug);
    for (int i = 0; i < 3; i++) {
        task_wait(&tasks[i]);
    }
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == ERR_FORBIDDEN && tasks[2].job.err == OK);
    cr_expect(told == 1 && writer_is_healthy(engine.writer));
    cr_expect(engine_event_count(&engine) == 3 && engine_game(&engine)->version == 3);
    engine_check(&engine);
}

Test(writer_failing, a_write_that_fails_once_is_tried_again_without_the_others) {
    struct task tasks[3];
    (void)engine_game(&engine);
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE); /* the guess's event */
    run_batch(tasks);
    cr_expect(gate_has_failed(&gate));
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == ERR_NOT_FOUND && tasks[2].job.err == OK);
    cr_expect(told == 1 && writer_is_healthy(engine.writer));
    cr_expect(engine_event_count(&engine) == 3 && engine_game(&engine)->version == 3);
    engine_check(&engine);
}

Test(writer_failing, while_probing_fails_the_writer_stays_unhealthy) {
    struct task tasks[3];
    gate_fail(&gate, GATE_COMMIT, 2, ERR_STORE_UNKNOWN);
    run_batch(tasks);
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE); /* the probe's write */
    const struct timespec pause = {.tv_nsec = 10000000};
    while (!gate_has_failed(&gate)) {
        cr_expect(!writer_is_healthy(engine.writer));
        (void)nanosleep(&pause, NULL);
    }
    cr_expect(logged("store-recovered") == 0);
    expect_recovery();
    cr_expect(logged("store-failed") == 1); /* told once, not once a second */
}

Test(writer_failing, an_unhealthy_writer_tries_with_the_jobs_that_come) {
    struct task tasks[3];
    gate_fail(&gate, GATE_COMMIT, 2, ERR_STORE_UNKNOWN);
    run_batch(tasks);
    cr_expect(!writer_is_healthy(engine.writer));
    task_init(&tasks[0], guess, 0);
    task_submit(&tasks[0], engine.writer);
    task_wait(&tasks[0]);
    cr_expect(tasks[0].job.err == OK && writer_is_healthy(engine.writer) && logged("store-recovered") == 1);
}

Test(writer_failing, an_unhealthy_writer_can_be_stopped) {
    struct task tasks[3];
    gate_fail(&gate, GATE_COMMIT, 2, ERR_STORE_UNKNOWN);
    run_batch(tasks);
    gate_fail(&gate, GATE_BEGIN, 1, ERR_STORE);
    task_init(&tasks[0], guess, 0);
    task_submit(&tasks[0], engine.writer);
    engine_stop_writer(&engine);
    task_wait(&tasks[0]);
    cr_expect(tasks[0].job.err == ERR_STORE);
}

Test(writer_failing, when_the_database_was_opened_anew_the_cache_is_emptied_and_listeners_are_told_once) {
    struct task tasks[3];
    (void)engine_game(&engine);
    uint64_t misses = cache_stats(engine.cache).misses;
    atomic_store(&gate.openings, 1);
    task_init(&tasks[0], guess, 1); /* has no seat */
    task_submit(&tasks[0], engine.writer);
    task_wait(&tasks[0]);
    cr_expect(told_all == 1 && cache_stats(engine.cache).misses > misses && logged("store-reopened") == 1);
    run_batch(tasks);
    cr_expect(tasks[0].job.err == OK && told_all == 1 && told == 1);
}

/* ---- real failures ---- */

Test(writer_failing, a_lock_that_another_program_holds_too_long_is_a_failed_batch) {
    struct task tasks[3];
    struct db *other = database_connect(&engine.database, DB_WRITE);
    struct plug plug;
    task_init(&tasks[0], guess, 0);
    task_init(&tasks[1], guess, 1);
    task_init(&tasks[2], note_player, 0);
    plug_in(&plug, engine.writer);
    plug_out(&plug);
    must(db_begin(other));
    for (int i = 0; i < 3; i++) {
        task_submit(&tasks[i], engine.writer);
    }
    task_wait(&tasks[0]); /* after SQLite's patience of 5 s; the others may be in the next batch */
    must(db_rollback(other));
    db_close(other);
    task_wait(&tasks[1]);
    task_wait(&tasks[2]);
    cr_expect(tasks[0].job.err == ERR_STORE && tasks[0].ran_as == 0);
    cr_expect(engine_event_count(&engine) == 2 && logged("store-failed") == 1);
    told = 0;
    expect_recovery();
}

Test(writer_failing, a_disk_that_takes_no_more_is_a_failed_commit) {
    struct task tasks[3];
    char path[DATABASE_PATH_MAX];
    database_file(path, &engine.database, "referee.db-wal");
    (void)signal(SIGXFSZ, SIG_IGN);
    struct rlimit limit;
    cr_assert(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    rlim_t before = limit.rlim_cur;
    limit.rlim_cur = (rlim_t)database_size(path);
    cr_assert(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    run_batch(tasks);
    for (int i = 0; i < 3; i++) {
        cr_expect(tasks[i].job.err == ERR_STORE_UNKNOWN, "job %d: %s", i, err_name(tasks[i].job.err));
    }
    cr_expect(told == 0 && cache_stats(engine.cache).games == 0);
    cr_expect(engine_event_count(&engine) == 2 && engine_game(&engine)->version == 2);
    uint64_t failures = atomic_load(&writer_metrics(engine.writer)->failed_commits);
    const struct timespec pause = {.tv_nsec = 10000000};
    while (atomic_load(&writer_metrics(engine.writer)->failed_commits) < failures + 2) {
        (void)nanosleep(&pause, NULL); /* two probes: they write, so they fail too */
    }
    cr_expect(!writer_is_healthy(engine.writer));
    limit.rlim_cur = before;
    cr_assert(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    expect_recovery();
}
