/* SPDX-License-Identifier: Apache-2.0 */
/* The writer: what a batch shares, what a job that fails leaves behind, and who hears of what when. */
#include "core/writer.h"

#include <pthread.h>
#include <stdlib.h>

#include "support/gate.h"
#include "support/tasks.h"

static struct engine engine;
static struct gate gate;

static void open_writer(void) {
    engine_open(&engine);
    engine_stop_writer(&engine);
    gate_install(&gate, engine.database.db);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    tasks_clear();
}

static void close_writer(void) {
    engine_stop_writer(&engine);
    gate_remove(&gate);
    engine_close(&engine);
}

TestSuite(writer, .init = open_writer, .fini = close_writer, .timeout = 60);

static int64_t events_of(const struct id *game) {
    int64_t count = 0;
    must(event_log_read(engine.reader, game, 0, 0, INT64_MAX, sample_count, &count));
    return count;
}

/* Runs the tasks as one batch. */
static void run_together(struct task *tasks, size_t count) {
    struct plug plug;
    plug_in(&plug, engine.writer);
    for (size_t i = 0; i < count; i++) {
        task_submit(&tasks[i], engine.writer);
    }
    plug_out(&plug);
    for (size_t i = 0; i < count; i++) {
        task_wait(&tasks[i]);
    }
}

static uint64_t batches(void) {
    return atomic_load(&writer_metrics(engine.writer)->batches);
}

Test(writer, jobs_that_gathered_share_one_transaction_and_one_moment) {
    enum { COUNT = 20 };
    struct task tasks[COUNT];
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i + 1);
    }
    run_together(tasks, COUNT);
    cr_expect(batches() == 2); /* the plug's and theirs */
    cr_expect(atomic_load(&gate.calls[GATE_BEGIN]) == 2 && atomic_load(&gate.calls[GATE_COMMIT]) == 2);
    cr_expect(events_of(&tasks[0].game) == COUNT);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(tasks[i].job.err == OK && tasks[i].now == tasks[0].now && tasks[i].now > 0);
    }
    cr_expect(atomic_load(&writer_metrics(engine.writer)->jobs) == COUNT + 1);
}

Test(writer, a_job_apart_has_a_transaction_to_itself) {
    enum { COUNT = 5, APART = 2 };
    struct task tasks[COUNT];
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i + 1);
        tasks[i].job.apart = i == APART;
    }
    run_together(tasks, COUNT);
    cr_expect(batches() == 4 && atomic_load(&gate.calls[GATE_COMMIT]) == 4); /* the plug's, before, it, behind */
    cr_expect(events_of(&tasks[0].game) == COUNT);
    for (int i = 1; i < COUNT; i++) {
        cr_expect(tasks[i].ran_as > tasks[i - 1].ran_as);
    }
}

Test(writer, a_job_apart_that_fails_is_no_sign_of_a_store_that_fails) {
    enum { COUNT = 3, APART = 1 };
    struct task tasks[COUNT];
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i == APART ? 0 : i + 1);
        tasks[i].job.apart = i == APART;
    }
    gate_fail(&gate, GATE_COMMIT, 3, ERR_STORE); /* behind the plug's and the first's */
    run_together(tasks, COUNT);
    cr_expect(tasks[0].job.err == OK && tasks[2].job.err == OK && tasks[APART].job.err == ERR_STORE);
    cr_expect(writer_is_healthy(engine.writer));
    cr_expect(events_of(&tasks[0].game) == 2);
}

Test(writer, jobs_run_and_are_done_in_the_order_in_which_they_came) {
    enum { COUNT = 150 }; /* more than one batch */
    struct task tasks[COUNT];
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i + 1);
    }
    run_together(tasks, COUNT);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(tasks[i].ran_as == i + 1 && tasks[i].done_as == i + 1);
    }
    cr_expect(batches() == 4); /* the plug's, 64, 64 and 22 */
}

Test(writer, a_job_that_fails_leaves_no_trace_and_harms_no_other_job_of_its_batch) {
    struct task tasks[3];
    for (int i = 0; i < 3; i++) {
        task_init(&tasks[i], task_append, i + 1);
        tasks[i].game = sample_id(i + 1);
    }
    tasks[1].result = ERR_FORBIDDEN;
    run_together(tasks, 3);
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == ERR_FORBIDDEN && tasks[2].job.err == OK);
    cr_expect(events_of(&tasks[0].game) == 1 && events_of(&tasks[1].game) == 0 && events_of(&tasks[2].game) == 1);
    cr_expect(writer_is_healthy(engine.writer));
}

Test(writer, a_statement_that_is_refused_fails_its_own_job_only) {
    struct task tasks[3];
    task_init(&tasks[0], task_append, 1);
    task_init(&tasks[1], task_append, 1); /* that seq is taken */
    task_init(&tasks[2], task_append, 2);
    run_together(tasks, 3);
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == ERR_CONFLICT && tasks[2].job.err == OK);
    cr_expect(events_of(&tasks[0].game) == 2);
}

static enum err only_read(struct task *task, struct tx *tx) {
    return event_log_read(tx_read(tx), &task->game, 0, 0, INT64_MAX, sample_count, &task->now);
}

Test(writer, a_job_that_only_reads_sees_what_the_batch_wrote) {
    struct task tasks[2];
    task_init(&tasks[0], task_append, 1);
    task_init(&tasks[1], only_read, 0);
    run_together(tasks, 2);
    int64_t moment = tasks[0].now;
    cr_expect(tasks[1].now == moment + 1); /* one event was counted on top of tx_now */
}

static enum err take_ids(struct task *task, struct tx *tx) {
    struct id first = tx_new_id(tx);
    struct id second = tx_new_id(tx);
    task->game = first;
    return strcmp(first.text, second.text) < 0 && tx_configs(tx) == engine.configs ? OK : ERR_INTERNAL;
}

Test(writer, new_ids_ascend) {
    struct task tasks[2];
    task_init(&tasks[0], take_ids, 0);
    task_init(&tasks[1], take_ids, 0);
    run_together(tasks, 2);
    cr_expect(tasks[0].job.err == OK && tasks[1].job.err == OK);
    cr_expect(strcmp(tasks[0].game.text, tasks[1].game.text) < 0);
}

/* ---- the queue ---- */

Test(writer, a_full_queue_refuses_at_once_and_never_calls_done) {
    struct task tasks[3];
    struct plug plug;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, 2, ENGINE_BATCH);
    for (int i = 0; i < 3; i++) {
        task_init(&tasks[i], task_append, i + 1);
    }
    plug_in(&plug, engine.writer);
    task_submit(&tasks[0], engine.writer);
    task_submit(&tasks[1], engine.writer);
    cr_expect(writer_pending(engine.writer) == 3);
    cr_expect(atomic_load(&writer_metrics(engine.writer)->queued) == 2);
    cr_expect(writer_submit(engine.writer, &tasks[2].job) == ERR_BUSY);
    cr_expect(atomic_load(&writer_metrics(engine.writer)->refused) == 1);
    plug_out(&plug);
    task_wait(&tasks[0]);
    task_wait(&tasks[1]);
    engine_stop_writer(&engine);
    cr_expect(tasks_done() == 2 && tasks[2].done_as == 0 && tasks[2].ran_as == 0);
    cr_expect(events_of(&tasks[0].game) == 2);
}

Test(writer, a_full_queue_takes_a_job_that_stands_apart) {
    struct task tasks[3];
    struct plug plug;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, 1, ENGINE_BATCH);
    for (int i = 0; i < 3; i++) {
        task_init(&tasks[i], task_append, i + 1);
    }
    tasks[1].job.apart = true;
    plug_in(&plug, engine.writer);
    task_submit(&tasks[0], engine.writer);
    must(writer_submit(engine.writer, &tasks[1].job));
    cr_expect(writer_submit(engine.writer, &tasks[2].job) == ERR_BUSY);
    plug_out(&plug);
    task_wait(&tasks[0]);
    task_wait(&tasks[1]);
    cr_expect(tasks[0].done_as < tasks[1].done_as && tasks[1].job.err == OK);
}

static void *stop_writer(void *context) {
    writer_stop(context);
    return NULL;
}

Test(writer, stopping_runs_what_is_queued_and_takes_no_more) {
    enum { COUNT = 5000 };
    static struct task tasks[COUNT];
    struct plug plug;
    pthread_t stopper;
    plug_in(&plug, engine.writer);
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i + 1);
    }
    task_submit(&tasks[0], engine.writer);
    cr_assert(pthread_create(&stopper, NULL, stop_writer, engine.writer) == 0);
    int taken = 1;
    while (taken < COUNT && writer_submit(engine.writer, &tasks[taken].job) == OK) { /* until it has heard */
        const struct timespec pause = {.tv_nsec = 1000000};
        (void)nanosleep(&pause, NULL);
        taken++;
    }
    cr_assert(taken < COUNT);
    plug_out(&plug);
    (void)pthread_join(stopper, NULL);
    engine.writer = NULL;
    cr_expect(tasks_done() == taken && tasks[taken].done_as == 0);
    cr_expect(events_of(&tasks[0].game) == taken);
}

Test(writer, stopping_no_writer_is_fine) {
    writer_stop(NULL);
}

struct loose {
    struct job job;
    char padding[64];
};

static enum err do_nothing(struct job *job, struct tx *tx) {
    (void)job;
    (void)tx;
    return OK;
}

static void free_loose(struct job *job) {
    free(job);
}

Test(writer, a_job_may_be_freed_when_it_is_done) {
    for (int i = 0; i < 200; i++) {
        struct loose *loose = calloc(1, sizeof *loose);
        cr_assert(loose != NULL);
        loose->job = (struct job){.run = do_nothing, .done = free_loose};
        must(writer_submit(engine.writer, &loose->job));
    }
    engine_stop_writer(&engine);
}

/* ---- who is told when ---- */

enum { NOTED_MAX = 16 };

static struct told {
    int next;
    int changed, done, flushed, flushes, batches;
    size_t count;
    struct change_note noted[NOTED_MAX]; /* the newest batch */
} told;

static void note_changes(void *context, const struct change_note *changes, size_t count) {
    (void)context;
    told.changed = ++told.next;
    told.batches++;
    told.count = count;
    for (size_t i = 0; i < count && i < NOTED_MAX; i++) {
        told.noted[i] = changes[i];
    }
}

static void note_flush(void *context) {
    (void)context;
    told.flushed = ++told.next;
    told.flushes++;
}

/* A writer with a listener behind one that hears nothing. */
static void listen_to_writer(void) {
    engine_stop_writer(&engine);
    told = (struct told){.next = 0};
    engine.listeners[1] = (struct listener){.changed = note_changes, .flushed = note_flush};
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
}

/* Work: notes that player `number` has changed twice over, and game 1's results, and appends an event. */
static enum err change_and_write(struct task *task, struct tx *tx) {
    const struct id player = sample_id(task->number);
    const struct id game = sample_id(1);
    must(tx_change(tx, CHANGE_PLAYER, &player, 1));
    must(tx_change(tx, CHANGE_RESULT, &game, task->number));
    must(tx_change(tx, CHANGE_PLAYER, &player, 2));
    return task_append(task, tx);
}

static void note_done(struct job *job) {
    (void)job;
    told.done = ++told.next;
}

Test(writer, after_the_commit_listeners_come_first_then_done_then_one_flush) {
    listen_to_writer();
    struct task task;
    task_init(&task, change_and_write, 1);
    task.job.done = note_done;
    must(writer_submit(engine.writer, &task.job));
    engine_stop_writer(&engine);
    cr_expect(told.changed == 1 && told.done == 2 && told.flushed == 3 && told.flushes == 1);
}

Test(writer, a_batch_tells_of_each_thing_once_in_each_kind_and_of_its_newest_version) {
    struct task tasks[2];
    listen_to_writer();
    for (int i = 0; i < 2; i++) {
        task_init(&tasks[i], change_and_write, i + 1);
    }
    run_together(tasks, 2);
    cr_assert(told.batches == 1 && told.count == 3);
    const struct id ids[] = {sample_id(1), sample_id(1), sample_id(2)};
    const enum change_kind kinds[] = {CHANGE_PLAYER, CHANGE_RESULT, CHANGE_PLAYER};
    for (size_t i = 0; i < 3; i++) {
        cr_expect(told.noted[i].kind == kinds[i] && id_equal(&told.noted[i].id, &ids[i]));
        cr_expect(told.noted[i].version == 2 && told.noted[i].game == NULL);
    }
}

static int64_t before_versions[NOTED_MAX];

static void note_before(void *context, const struct change_note *changes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count && told.count < NOTED_MAX; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            before_versions[told.count] = changes[i].before == NULL ? 0 : changes[i].before->version;
            told.noted[told.count++] = changes[i];
        }
    }
}

Test(writer, a_game_is_told_of_with_what_it_was_before_the_batch) {
    engine_stop_writer(&engine);
    told = (struct told){.next = 0};
    engine.listeners[1] = (struct listener){.changed = note_before};
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    played(engine_join(&engine, 1, engine_game(&engine)->join_code, -1));
    engine_stop_writer(&engine);
    cr_assert_eq(told.count, 2);
    cr_expect_eq(before_versions[0], 0, "a new one was nothing");
    cr_expect_eq(before_versions[1], told.noted[0].version);
    cr_expect_gt(told.noted[1].version, told.noted[0].version);
}

Test(writer, of_what_a_job_has_changed_that_failed_nobody_is_told) {
    struct task tasks[2];
    listen_to_writer();
    task_init(&tasks[0], change_and_write, 1);
    task_init(&tasks[1], change_and_write, 2);
    tasks[0].result = ERR_FORBIDDEN;
    run_together(tasks, 2);
    cr_expect(tasks[0].job.err == ERR_FORBIDDEN && tasks[1].job.err == OK);
    const struct id player = sample_id(2);
    cr_assert(told.count == 2);
    cr_expect(told.noted[0].kind == CHANGE_PLAYER && id_equal(&told.noted[0].id, &player));
}

Test(writer, a_batch_that_changes_nothing_tells_nobody_and_is_flushed) {
    struct task task;
    listen_to_writer();
    task_init(&task, task_append, 0);
    task_submit(&task, engine.writer);
    task_wait(&task);
    engine_stop_writer(&engine);
    cr_expect(told.batches == 0 && told.flushes == 1);
}

/* ---- many threads ---- */

enum { THREADS = 4, EACH = 1500 };

static void *submit_many(void *context) {
    struct task *tasks = context;
    for (int i = 0; i < EACH; i++) {
        while (writer_submit(engine.writer, &tasks[i].job) != OK) {
            (void)sched_yield();
        }
    }
    return NULL;
}

Test(writer, thousands_of_jobs_from_several_threads_are_each_done_once) {
    struct task(*tasks)[EACH] = calloc(THREADS, sizeof *tasks);
    cr_assert_not_null(tasks);
    pthread_t threads[THREADS];
    engine_stop_writer(&engine);
    engine_start_writer(&engine, 100, 64);
    for (int t = 0; t < THREADS; t++) {
        for (int i = 0; i < EACH; i++) {
            task_init(&tasks[t][i], task_append, i + 1);
            tasks[t][i].game = sample_id(t + 1);
        }
        cr_assert(pthread_create(&threads[t], NULL, submit_many, tasks[t]) == 0);
    }
    for (int t = 0; t < THREADS; t++) {
        (void)pthread_join(threads[t], NULL);
    }
    engine_stop_writer(&engine);
    cr_expect(tasks_done() == THREADS * EACH);
    for (int t = 0; t < THREADS; t++) {
        cr_expect(events_of(&tasks[t][0].game) == EACH);
        for (int i = 1; i < EACH; i++) {
            cr_expect(tasks[t][i].job.err == OK && tasks[t][i].done_as > tasks[t][i - 1].done_as);
        }
    }
    free(tasks);
}

/* ---- the write-ahead log ---- */

/* Ends a batch after which the log is as long as this and so much of it is left: how often it has been copied in all. */
static int checkpoints_after(struct plug *plug, int pages, int left) {
    atomic_store(&gate.log_pages, pages);
    atomic_store(&gate.log_left, left);
    plug_out(plug);
    plug_in(plug, engine.writer); /* so the writer is behind what it does after a batch */
    return atomic_load(&gate.calls[GATE_CHECKPOINT]);
}

Test(writer, the_last_of_a_long_log_is_copied_when_it_is_little) {
    struct plug plug;
    plug_in(&plug, engine.writer);
    cr_expect(checkpoints_after(&plug, 4095, 1) == 0, "it is short");
    cr_expect(checkpoints_after(&plug, 4200, 132) == 0, "that is for others to copy");
    cr_expect(checkpoints_after(&plug, 4300, 0) == 0, "there is nothing to copy");
    cr_expect(checkpoints_after(&plug, 4300, 100) == 1);
    cr_expect(checkpoints_after(&plug, 3, 3) == 1, "it has begun anew");
    cr_expect(checkpoints_after(&plug, 4096, 128) == 2);
    cr_expect(checkpoints_after(&plug, 4607, 20) == 2, "a reader holds it: not after each batch");
    cr_expect(checkpoints_after(&plug, 4608, 20) == 3);
    atomic_store(&gate.log_pages, -1);
    plug_out(&plug);
}

Test(writer, a_checkpoint_that_fails_harms_nobody) {
    struct task task;
    struct plug plug;
    task_init(&task, task_append, 1);
    gate_fail(&gate, GATE_CHECKPOINT, 1, ERR_STORE);
    plug_in(&plug, engine.writer);
    cr_expect(checkpoints_after(&plug, 5000, 1) == 1);
    task_submit(&task, engine.writer);
    plug_out(&plug);
    task_wait(&task);
    cr_expect(task.job.err == OK && writer_is_healthy(engine.writer));
}
