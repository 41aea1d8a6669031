/* SPDX-License-Identifier: Apache-2.0 */
/* What jobs see of states that are not durable yet, and when everybody else sees them. */
#include "core/tx.h"

#include <stdlib.h>

#include "support/gate.h"
#include "support/tasks.h"

enum { GAMES = 200 }; /* more than the writer's list has room for at first */

static struct engine engine;
static struct game *games[GAMES]; /* in no log */

/* A game that is in no log, at version 1. */
static struct game *make_game(void) {
    struct id id = id_make(&engine.ids, 5000);
    json_t *body =
        json_pack("{s:s, s:{}, s:[{s:s, s:s}], s:s, s:b, s:s, s:n, s:n, s:i}", "ruleset", "mastermind", "options",
                  "seats", "player", engine.players[0].text, "status", "joined", "visibility", "private", "ranked", 0,
                  "creator", engine.players[0].text, "join_code", "clock", "log", LOG_VERSION);
    struct event event = {.seq = 1, .at = 1, .kind = EVENT_CREATED, .body = body};
    struct game *game = NULL;
    enum err err = game_fold(&game, NULL, &id, &event, engine.configs, &engine.problem);
    cr_assert(err == OK, "%s", engine.problem.detail);
    json_decref(body);
    return game;
}

/* The same game, a version on. */
static struct game *next_of(const struct game *game) {
    json_t *body = json_pack("{s:s}", "reason", "creator");
    struct event event = {.seq = game->version + 1, .at = 2, .kind = EVENT_ABORTED, .body = body};
    struct game *next = NULL;
    enum err err = game_fold(&next, game, &game->id, &event, engine.configs, &engine.problem);
    cr_assert(err == OK, "%s", engine.problem.detail);
    json_decref(body);
    return next;
}

static void open_tx(void) {
    engine_open(&engine);
    tasks_clear();
    for (int i = 0; i < GAMES; i++) {
        games[i] = make_game();
    }
}

static void close_tx(void) {
    for (int i = 0; i < GAMES; i++) {
        must_hold(atomic_load(&games[i]->references) >= 1);
        game_release(games[i]);
    }
    engine_close(&engine);
}

TestSuite(tx, .init = open_tx, .fini = close_tx, .timeout = 60);

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

/* The version that a reader finds now; 0 = there is no such game. */
static int64_t version_of(const struct game *game) {
    struct game *found = NULL;
    struct problem problem;
    enum err err = cache_find(&found, engine.cache, engine.reader, &game->id, &problem);
    int64_t version = err == OK ? found->version : 0;
    if (err == OK) {
        game_release(found);
    }
    return version;
}

/* Work: stages game `number`. */
static enum err stage(struct task *task, struct tx *tx) {
    enum err err = tx_stage_game(tx, games[task->number]);
    return err == OK ? task->result : err;
}

/* Work: finds game `number`; its version, or 0, becomes `now`. */
static enum err look(struct task *task, struct tx *tx) {
    struct problem problem;
    struct game *found = NULL;
    task->now = 0;
    enum err err = tx_find_game(&found, tx, &games[task->number]->id, &problem);
    if (err == OK) {
        task->now = found->version;
        task->found = found;
    }
    return err;
}

Test(tx, a_staged_state_is_seen_by_later_jobs_of_the_batch_and_by_others_after_the_commit) {
    struct task tasks[2];
    struct plug plug;
    task_init(&tasks[0], stage, 0);
    task_init(&tasks[1], look, 0);
    plug_in(&plug, engine.writer);
    task_submit(&tasks[0], engine.writer);
    task_submit(&tasks[1], engine.writer);
    cr_expect(version_of(games[0]) == 0);
    plug_out(&plug);
    task_wait(&tasks[0]);
    task_wait(&tasks[1]);
    cr_expect(tasks[1].job.err == OK && tasks[1].found == games[0]);
    cr_expect(version_of(games[0]) == 1);
    game_release(tasks[1].found);
}

/* Work: stages game 0, and looks as any reader would before the commit. */
static enum err stage_and_glance(struct task *task, struct tx *tx) {
    enum err err = tx_stage_game(tx, games[0]);
    task->now = version_of(games[0]);
    return err;
}

Test(tx, nobody_else_sees_a_staged_state_before_the_commit) {
    struct task task;
    task_init(&task, stage_and_glance, 0);
    task_submit(&task, engine.writer);
    task_wait(&task);
    cr_expect(task.job.err == OK && task.now == 0 && version_of(games[0]) == 1);
}

Test(tx, what_a_failed_job_staged_is_seen_by_nobody) {
    struct task tasks[3];
    task_init(&tasks[0], stage, 0);
    tasks[0].result = ERR_FORBIDDEN;
    task_init(&tasks[1], look, 0);
    task_init(&tasks[2], stage, 1);
    run_together(tasks, 3);
    cr_expect(tasks[0].job.err == ERR_FORBIDDEN && tasks[1].job.err == ERR_NOT_FOUND && tasks[2].job.err == OK);
    cr_expect(version_of(games[0]) == 0 && version_of(games[1]) == 1);
    cr_expect(atomic_load(&games[0]->references) == 1);
}

/* Work: stages the next version of game 0. */
static enum err stage_next(struct task *task, struct tx *tx) {
    struct problem problem;
    struct game *found = NULL;
    enum err err = tx_find_game(&found, tx, &games[0]->id, &problem);
    if (err != OK) {
        return err;
    }
    struct game *next = next_of(found);
    game_release(found);
    err = tx_stage_game(tx, next);
    game_release(next);
    return err == OK ? task->result : err;
}

Test(tx, when_a_later_job_fails_the_state_of_the_earlier_one_counts) {
    struct task tasks[3];
    task_init(&tasks[0], stage, 0);
    task_init(&tasks[1], stage_next, 0);
    tasks[1].result = ERR_FORBIDDEN;
    task_init(&tasks[2], look, 0);
    run_together(tasks, 3);
    cr_expect(tasks[2].now == 1 && version_of(games[0]) == 1);
    game_release(tasks[2].found);
}

Test(tx, of_several_states_of_a_game_in_a_batch_only_the_newest_is_published) {
    struct task tasks[3];
    task_init(&tasks[0], stage, 0);
    task_init(&tasks[1], stage_next, 0);
    task_init(&tasks[2], look, 0);
    run_together(tasks, 3);
    cr_expect(tasks[1].job.err == OK && tasks[2].now == 2 && version_of(games[0]) == 2);
    cr_expect(cache_stats(engine.cache).games == 1);
    cr_expect(atomic_load(&games[0]->references) == 1);
    game_release(tasks[2].found);
}

static enum err stage_twice(struct task *task, struct tx *tx) {
    enum err err = tx_stage_game(tx, games[0]);
    return err == OK ? stage_next(task, tx) : err;
}

Test(tx, a_job_may_stage_a_game_again) {
    struct task task;
    task_init(&task, stage_twice, 0);
    task_submit(&task, engine.writer);
    task_wait(&task);
    cr_expect(task.job.err == OK && version_of(games[0]) == 2);
    cr_expect(atomic_load(&games[0]->references) == 1);
}

/* Work: stages `number` games. */
static enum err stage_many(struct task *task, struct tx *tx) {
    enum err err = OK;
    for (int i = 0; err == OK && i < task->number; i++) {
        err = tx_stage_game(tx, games[i]);
    }
    return err == OK ? task->result : err;
}

Test(tx, a_job_stages_as_many_games_as_it_needs_and_a_failed_one_none) {
    struct task tasks[2];
    task_init(&tasks[0], stage_many, GAMES);
    tasks[0].result = ERR_FORBIDDEN;
    task_init(&tasks[1], look, 0);
    run_together(tasks, 2);
    cr_expect(tasks[0].job.err == ERR_FORBIDDEN && tasks[1].job.err == ERR_NOT_FOUND);
    for (int i = 0; i < GAMES; i++) {
        cr_expect(version_of(games[i]) == 0 && atomic_load(&games[i]->references) == 1);
    }
    task_init(&tasks[0], stage_many, GAMES);
    task_submit(&tasks[0], engine.writer);
    task_wait(&tasks[0]);
    cr_expect(tasks[0].job.err == OK && version_of(games[GAMES - 1]) == 1);
}

Test(tx, a_game_nobody_staged_comes_from_the_cache_or_the_log) {
    struct task tasks[2];
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
    game_release(games[0]);
    games[0] = game_ref(engine_game(&engine));
    task_init(&tasks[0], look, 0);
    task_init(&tasks[1], look, 0);
    task_submit(&tasks[0], engine.writer);
    task_wait(&tasks[0]);
    cache_drop(engine.cache, &games[0]->id);
    task_submit(&tasks[1], engine.writer);
    task_wait(&tasks[1]);
    cr_expect(tasks[0].found == games[0]);
    cr_expect(tasks[1].found != games[0] && engine_same(tasks[1].found, games[0]));
    game_release(tasks[0].found);
    game_release(tasks[1].found);
}
