/* SPDX-License-Identifier: Apache-2.0 */
#include "tasks.h"

#include <stdatomic.h>
#include <stdio.h>

static atomic_int runs, dones;

void tasks_clear(void) {
    atomic_store(&runs, 0);
    atomic_store(&dones, 0);
}

int tasks_done(void) {
    return atomic_load(&dones);
}

static enum err run_task(struct job *job, struct tx *tx) {
    struct task *task = (struct task *)job;
    task->ran_as = atomic_fetch_add(&runs, 1) + 1;
    task->now = tx_now(tx);
    return task->work(task, tx);
}

static void task_is_done(struct job *job) {
    struct task *task = (struct task *)job;
    task->done_as = atomic_fetch_add(&dones, 1) + 1;
    (void)sem_post(&task->done);
}

void task_init(struct task *task, enum err (*work)(struct task *, struct tx *), int number) {
    *task = (struct task){.job = {.run = run_task, .done = task_is_done}, .work = work, .number = number};
    task->game = sample_id(1);
    cr_assert(sem_init(&task->done, 0, 0) == 0);
}

void task_submit(struct task *task, struct writer *writer) {
    must(writer_submit(writer, &task->job));
}

void task_wait(struct task *task) {
    while (sem_wait(&task->done) != 0) {
    }
    (void)sem_destroy(&task->done);
}

enum err task_append(struct task *task, struct tx *tx) {
    struct db *db = tx_write(tx);
    enum err err = task->number > 0 ? sample_append(db, &task->game, task->number, "guess") : OK;
    return err == OK ? task->result : err;
}

static enum err run_plug(struct job *job, struct tx *tx) {
    struct plug *plug = (struct plug *)job;
    (void)tx;
    (void)sem_post(&plug->running);
    while (sem_wait(&plug->go) != 0) {
    }
    return OK;
}

static void plug_is_done(struct job *job) {
    (void)sem_post(&((struct plug *)job)->done);
}

void plug_in(struct plug *plug, struct writer *writer) {
    *plug = (struct plug){.job = {.run = run_plug, .done = plug_is_done}};
    cr_assert(sem_init(&plug->running, 0, 0) == 0 && sem_init(&plug->go, 0, 0) == 0 &&
              sem_init(&plug->done, 0, 0) == 0);
    must(writer_submit(writer, &plug->job));
    while (sem_wait(&plug->running) != 0) {
    }
}

void plug_out(struct plug *plug) {
    (void)sem_post(&plug->go);
    while (sem_wait(&plug->done) != 0) {
    }
}
