/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Making good for time in which nobody could move. The games are found by an index of those that can have deadlines; each
 * is a job of its own, and many are with the writer at once so that they share commits. A crash in the midst of it does no
 * harm: the moment since when nobody could move is noted anew only afterwards, and a game that has its `resumed` has no
 * earlier event than that.
 */
#include "clock_service_internal.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

#include "core/cache.h"
#include "core/members.h"
#include "core/tx.h"
#include "core/writer.h"
#include "play/outbox.h"
#include "play/play.h"
#include "store/projection.h"
#include "store/store.h"
#include "util/timestamp.h"

enum { PAGE = 256, PAUSE_MS = 10, AHEAD_MS = 1000, BYTES_HELD = 8 * 1024 * 1024 };

struct crediting;

struct outage_credit_job {
    struct job job; /* first */
    struct crediting *credit;
    struct id game;
    struct cache_hold hold;
    size_t bytes; /* of what is held */
    struct problem problem;
};

struct crediting {
    struct clock_service *clocks;
    struct outage outage;
    size_t count;
    struct outage_credit_job page[PAGE];
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    size_t under_way;
    size_t bytes; /* held by those */
    bool store_failed;
};

static enum err note_game(void *context, const struct id *id) {
    struct crediting *credit = context;
    credit->page[credit->count++].game = *id;
    return OK;
}

static enum err run_credit_job(struct job *job, struct tx *tx) {
    struct outage_credit_job *credit_job = (struct outage_credit_job *)job;
    problem_clear(&credit_job->problem);
    struct play play = {.tx = tx, .problem = &credit_job->problem, .game_id = credit_job->game, .seat = -1};
    enum err err = play_resume(&play, &credit_job->credit->outage);
    if (err == OK && play.seq == 0) {
        clock_service_note(credit_job->credit->clocks, play.before); /* nothing is published of it */
    }
    play_release(&play);
    return err;
}

static void credit_job_done(struct job *job) {
    struct outage_credit_job *credit_job = (struct outage_credit_job *)job;
    struct crediting *credit = credit_job->credit;
    bool store_failed = job->err == ERR_STORE || job->err == ERR_STORE_UNKNOWN;
    if (job->err != OK && !store_failed) {
        log_note(clock_service_options(credit->clocks)->log, LOG_ERROR, "clock-lost", "game %s: %s",
                 credit_job->game.text, credit_job->problem.detail);
    }
    cache_let_go(&credit_job->hold);
    (void)pthread_mutex_lock(&credit->lock);
    credit->under_way--;
    credit->bytes -= credit_job->bytes;
    credit->store_failed = credit->store_failed || store_failed;
    (void)pthread_cond_broadcast(&credit->changed);
    (void)pthread_mutex_unlock(&credit->lock);
}

/* Waits a little, for room in the writer's queue. */
static void rest(void) {
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000L};
    (void)nanosleep(&pause, NULL);
}

/*
 * Has the game in memory, so that it is read here and not on the writer's thread; where those that are with the writer take
 * much memory, once they are done.
 */
static void read_game(struct outage_credit_job *credit_job) {
    struct crediting *credit = credit_job->credit;
    struct cache *cache = clock_service_options(credit->clocks)->cache;
    (void)pthread_mutex_lock(&credit->lock);
    while (credit->under_way > 0 && credit->bytes > BYTES_HELD) {
        (void)pthread_cond_wait(&credit->changed, &credit->lock);
    }
    (void)pthread_mutex_unlock(&credit->lock);
    cache_hold(&credit_job->hold, cache, clock_service_options(credit->clocks)->db, &credit_job->game);
    struct game *game = cache_peek(cache, &credit_job->game);
    credit_job->bytes = game == NULL ? 0 : game_size(game);
    game_release(game);
}

static void credit_page(struct crediting *credit) {
    for (size_t i = 0; i < credit->count; i++) {
        struct outage_credit_job *credit_job = &credit->page[i];
        if (!members_is_mine(clock_service_options(credit->clocks)->members, &credit_job->game)) {
            continue;
        }
        credit_job->credit = credit;
        credit_job->hold = (struct cache_hold){0};
        problem_clear(&credit_job->problem);
        credit_job->job = (struct job){
            .run = run_credit_job, .foresee = outbox_foresee_job, .done = credit_job_done, .game = credit_job->game};
        read_game(credit_job);
        (void)pthread_mutex_lock(&credit->lock);
        credit->under_way++;
        credit->bytes += credit_job->bytes;
        (void)pthread_mutex_unlock(&credit->lock);
        while (writer_submit(clock_service_writer(credit->clocks), &credit_job->job) != OK) {
            rest();
        }
    }
    (void)pthread_mutex_lock(&credit->lock);
    while (credit->under_way > 0) {
        (void)pthread_cond_wait(&credit->changed, &credit->lock);
    }
    (void)pthread_mutex_unlock(&credit->lock);
}

enum err clock_service_credit(struct clock_service *clocks, const struct outage *outage) {
    /* Not cleared: a page is four megabytes, and most often no game has a clock. */
    struct crediting *credit = malloc(sizeof *credit);
    struct id after = {""};
    bool more = true;
    if (credit == NULL) {
        return ERR_NO_MEMORY;
    }
    credit->clocks = clocks;
    credit->outage = *outage;
    credit->under_way = credit->bytes = 0;
    credit->store_failed = false;
    (void)pthread_mutex_init(&credit->lock, NULL);
    (void)pthread_cond_init(&credit->changed, NULL);
    enum err err = OK;
    while (err == OK && more) {
        credit->count = 0;
        err = game_list_timed(clock_service_options(clocks)->db, &after, PAGE, note_game, credit);
        more = credit->count == PAGE;
        if (err == OK && credit->count > 0) {
            after = credit->page[credit->count - 1].game;
            credit_page(credit);
            err = credit->store_failed ? ERR_STORE : OK;
        }
    }
    (void)pthread_cond_destroy(&credit->changed);
    (void)pthread_mutex_destroy(&credit->lock);
    free(credit);
    return err;
}

/*
 * The wall clock may have been set back while nobody served. Times of turns under way go on from where they were, so this
 * process's time begins there.
 */
static enum err follow_log(struct clock_service *clocks, int64_t uptime_mark) {
    int64_t newest = 0;
    enum err err = game_newest_timed(clock_service_options(clocks)->db, &newest);
    if (err != OK || newest == 0) {
        return err;
    }
    timestamp_follow(uptime_mark > newest ? uptime_mark : newest);
    int64_t ahead = timestamp_now() - timestamp_wall();
    if (ahead > AHEAD_MS) {
        log_note(clock_service_options(clocks)->log, LOG_WARN, "clock-set-back",
                 "the log is %lld ms ahead of it, and so is the server", (long long)ahead);
    }
    return OK;
}

enum err clock_service_recover(struct clock_service *clocks) {
    int64_t uptime_mark = 0;
    enum err err = store_read_uptime_mark(clock_service_options(clocks)->db, &uptime_mark);
    if (err == OK) {
        err = follow_log(clocks, uptime_mark);
    }
    if (err != OK || !members_is_alone(clock_service_options(clocks)->members)) {
        return err; /* the members tell of outages, also of those before this process began */
    }
    const struct outage outage = {.since = uptime_mark, .until = INT64_MAX};
    return clock_service_credit(clocks, &outage);
}
