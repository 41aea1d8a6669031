/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Jobs for the tests of the writer. A task does what its `work` says and notes when it ran and when it was done; a plug
 * keeps the writer busy, so that what is submitted meanwhile gathers into one batch.
 */
#ifndef REFEREE_TESTS_ENGINE_TASKS_H
#define REFEREE_TESTS_ENGINE_TASKS_H

#include <semaphore.h>

#include "engine.h"

struct task {
    struct job job; /* first */
    enum err (*work)(struct task *task, struct tx *tx);
    int number;
    enum err result;     /* what work is to return at last */
    struct id game;      /* what work is about */
    struct game *found;  /* what work found; a reference */
    int64_t now;         /* tx_now */
    int ran_as, done_as; /* the how-manieth of all, from 1; 0 = never */
    sem_t done;
};

/* Clears what was noted of earlier tasks. */
void tasks_clear(void);
int tasks_done(void);

void task_init(struct task *task, enum err (*work)(struct task *, struct tx *), int number);
void task_submit(struct task *task, struct writer *writer);
void task_wait(struct task *task);

/* Work: appends event `number` to the game, or nothing where number is 0, and returns `result`. */
enum err task_append(struct task *task, struct tx *tx);

struct plug {
    struct job job; /* first */
    sem_t running, go, done;
};

void plug_in(struct plug *plug, struct writer *writer); /* returns when the writer is in it */
void plug_out(struct plug *plug);

#endif
