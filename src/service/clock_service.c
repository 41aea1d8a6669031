/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The thread sleeps until the first deadline, or until it is time to note that the server is alive. What is over it gives
 * to the writer as a job, a few at a time, so that many clocks that run out together do not crowd out moves; the job looks
 * again at the newest state, so whatever happened meanwhile counts.
 */
#include "service/clock_service.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "clock_service_internal.h"
#include "core/cache.h"
#include "core/members.h"
#include "core/tx.h"
#include "core/writer.h"
#include "inflight.h"
#include "play/outbox.h"
#include "play/play.h"
#include "store/store.h"
#include "timer_heap.h"
#include "util/cond.h"
#include "util/timestamp.h"

const struct clock_service_options *clock_service_options(const struct clock_service *clocks) {
    return &clocks->options;
}

struct writer *clock_service_writer(const struct clock_service *clocks) {
    return clocks->writer;
}

static int64_t grace_ms(const struct clock_service *clocks) {
    return clocks_is_alone(clocks) ? GRACE_MS : SHARED_GRACE_MS;
}

/* The thread is to be heard of by then; of one process among several nobody minds. */
static void watch(struct clock_service *clocks, int64_t now, int64_t next_by) {
    if (clocks_is_alone(clocks)) {
        outages_watch(&clocks->outages, now, next_by);
    }
}

/* ---- what the clocks are told ---- */

/* Sets a timer for its deadline; not while the writer has it, or a move may come. The timer may be gone afterwards. */
static void wind_up(struct clock_service *clocks, struct timer *timer, int64_t not_before) {
    int64_t before = clocks_first_due(clocks);
    bool waits = timer->busy || timer->deadline == 0 || inflight_is_in_time(timer);
    timer_heap_set(&clocks->timers, timer, waits ? 0 : timer->deadline > not_before ? timer->deadline : not_before);
    inflight_let_go(clocks->writer, timer);
    if (clocks_first_due(clocks) < before) {
        (void)pthread_cond_broadcast(&clocks->changed);
    }
    timer_heap_drop_idle(&clocks->timers, timer);
}

static void set_deadline(struct clock_service *clocks, struct timer *timer, int64_t deadline) {
    if ((timer->deadline != 0) != (deadline != 0)) {
        if (deadline != 0) {
            (void)atomic_fetch_add_explicit(&clocks->metrics.running, 1, memory_order_relaxed);
        } else {
            (void)atomic_fetch_sub_explicit(&clocks->metrics.running, 1, memory_order_relaxed);
        }
    }
    timer->deadline = deadline;
}

void clock_service_note(struct clock_service *clocks, const struct game *game) {
    if (!game_is_timed(game)) {
        return;
    }
    int64_t deadline = game_next_moment(game);
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer =
        deadline == 0 ? timer_heap_find(&clocks->timers, &game->id) : timer_heap_add(&clocks->timers, &game->id);
    if (timer != NULL) {
        set_deadline(clocks, timer, deadline);
        wind_up(clocks, timer, 0);
    }
    if (clocks->resting && deadline != 0) { /* it may be long before the thread runs, and then it must know how long */
        int64_t now = timestamp_now();
        clocks->resting = false;
        watch(clocks, now, now);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
    if (timer == NULL && deadline != 0) {
        log_note(clocks->options.log, LOG_ERROR, "clock-lost", "no memory for the clock of game %s", game->id.text);
    }
}

/* Until now the store failed, so nobody could move; and crediting that notes the deadlines of all games. */
static void note_outage(struct clock_service *clocks) {
    (void)pthread_mutex_lock(&clocks->lock);
    outages_begin(&clocks->outages, clocks->uptime_mark);
    outages_end(&clocks->outages, timestamp_now());
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

/* Its own games are looked for again. */
static void sweep_soon(struct clock_service *clocks) {
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->sweeps = true;
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

void clock_service_make_good(struct clock_service *clocks, const struct outage *outage) {
    (void)pthread_mutex_lock(&clocks->lock);
    outages_begin(&clocks->outages, outage->since);
    outages_end(&clocks->outages, outage->until);
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            clock_service_note(context, changes[i].game);
        } else if (changes[i].kind == CHANGE_ALL && clocks_is_alone(context)) {
            note_outage(context);
        } else if (change_is_of_all(changes[i].kind)) {
            sweep_soon(context);
        }
    }
}

void clock_service_arrived(struct clock_service *clocks, struct inflight_move *inflight, const struct game *game,
                           int64_t at) {
    if (!game_is_timed(game) || inflight->timer != NULL) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer = timer_heap_add(&clocks->timers, &game->id);
    if (timer != NULL) { /* without memory its grace must do */
        inflight_enter(inflight, timer, at);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
}

void clock_service_passed(struct clock_service *clocks, struct inflight_move *inflight) {
    if (inflight->timer == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer = inflight->timer;
    inflight_leave(inflight);
    wind_up(clocks, timer, 0);
    (void)pthread_mutex_unlock(&clocks->lock);
}

bool clock_service_postpone(struct clock_service *clocks, struct inflight_move *inflight, const struct game *game,
                            struct job *job) {
    if (inflight->timer == NULL || inflight->waits == WAITS_MAX) {
        return false;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    bool waits = !clocks->stopping;
    if (waits) {
        inflight->waits++;
        inflight->job = job;
        if (!clocks_is_alone(clocks)) { /* else it is known, and that the state is the newest is not */
            set_deadline(clocks, inflight->timer, game_next_moment(game));
        }
        wind_up(clocks, inflight->timer, 0);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
    return waits;
}

/* ---- time that is over ---- */

/* Something may have arrived in time since the job was given to the writer. */
static bool must_wait(const struct timeout_job *timeout) {
    struct clock_service *clocks = timeout->clocks;
    (void)pthread_mutex_lock(&clocks->lock);
    bool must_wait = inflight_is_in_time(timeout->timer);
    (void)pthread_mutex_unlock(&clocks->lock);
    return must_wait;
}

static enum err run_timeout_job(struct job *job, struct tx *tx) {
    struct timeout_job *timeout = (struct timeout_job *)job;
    timeout->acted = timeout->timed_out = false;
    if (must_wait(timeout)) {
        return OK;
    }
    problem_clear(&timeout->problem);
    struct play play = {.tx = tx, .problem = &timeout->problem, .game_id = timeout->timer->game, .seat = -1};
    enum err err = play_on_time(&play);
    struct auto_action due;
    timeout->acted = err == OK && play.seq != 0;
    timeout->timed_out = timeout->acted && game_next_moment(play.before) != game_due_at(play.before, &due);
    if (err == OK && !timeout->acted) {
        clock_service_note(timeout->clocks, play.before); /* it is not as the timer thinks, and nothing is published */
    }
    play_release(&play);
    return err;
}

static void end_timeout_job(struct timeout_job *timeout, int64_t not_before) {
    struct clock_service *clocks = timeout->clocks;
    struct timer *timer = timeout->timer;
    cache_let_go(&timeout->hold);
    timeout->timer = NULL;
    clocks->under_way--;
    timer->busy = false;
    wind_up(clocks, timer, not_before);
    (void)pthread_cond_broadcast(&clocks->changed);
}

static void timeout_job_done(struct job *job) {
    struct timeout_job *timeout = (struct timeout_job *)job;
    struct clock_service *clocks = timeout->clocks;
    bool acted = job->err == OK && timeout->acted;
    if (job->err != OK && job->err != ERR_STORE && job->err != ERR_STORE_UNKNOWN) { /* the writer tells of those */
        log_note(clocks->options.log, LOG_WARN, "timeout-failed", "game %s: %s", timeout->timer->game.text,
                 timeout->problem.err == job->err ? timeout->problem.detail : err_name(job->err));
    }
    if (acted && timeout->timed_out) {
        (void)atomic_fetch_add_explicit(&clocks->metrics.timed_out, 1, memory_order_relaxed);
    }
    (void)pthread_mutex_lock(&clocks->lock);
    if (job->err == ERR_CORRUPT || job->err == ERR_NOT_FOUND) { /* nobody can play it any more */
        set_deadline(clocks, timeout->timer, 0);
    }
    if (job->err != OK) { /* what waits for it learns how the store is, rather than wait for long */
        inflight_let_all_go(clocks->writer, timeout->timer);
    }
    end_timeout_job(timeout, job->err == OK ? 0 : timestamp_now() + RETRY_MS);
    (void)pthread_mutex_unlock(&clocks->lock);
}

static struct timeout_job *free_timeout_job(struct clock_service *clocks) {
    size_t i = 0;
    while (clocks->timeouts[i].timer != NULL) {
        i++;
    }
    return &clocks->timeouts[i];
}

/*
 * A game that has left the cache is read first, here and without the lock. The thread says that it runs, as many may be
 * read one after the other; what happens meanwhile counts.
 */
static void read_game(struct clock_service *clocks, struct timeout_job *timeout) {
    const struct id game = timeout->timer->game; /* the timer stays, as it is busy */
    int64_t now = timestamp_now();
    (void)pthread_mutex_unlock(&clocks->lock);
    watch(clocks, now, now + READ_MS);
    cache_hold(&timeout->hold, clocks->options.cache, clocks->options.db, &game);
    now = timestamp_now();
    watch(clocks, now, now);
    (void)pthread_mutex_lock(&clocks->lock);
}

static void submit_timeout_job(struct clock_service *clocks, struct timer *timer, int64_t now) {
    struct timeout_job *timeout = free_timeout_job(clocks);
    timeout->clocks = clocks;
    timeout->timer = timer;
    timeout->job = (struct job){
        .run = run_timeout_job, .foresee = outbox_foresee_job, .done = timeout_job_done, .game = timer->game};
    timer->busy = true;
    clocks->under_way++;
    read_game(clocks, timeout);
    bool is_over = timer->deadline != 0 && timer->deadline <= now;
    if (clocks->failing || clocks->stopping || !is_over || inflight_is_in_time(timer)) {
        end_timeout_job(timeout, 0);
    } else if (writer_submit(clocks->writer, &timeout->job) != OK) {
        end_timeout_job(timeout, now + RETRY_MS);
    }
}

static bool may_end_times(const struct clock_service *clocks) {
    return !clocks->failing && !clocks->stopping && clocks->under_way < TIMEOUTS_MAX &&
           members_may_end_times(clocks->options.members);
}

/*
 * Gives the writer what is over by now. Where a move may come in time its passing sets the timer again. What is another
 * process's it ends, unless an action waits for it here; if the game comes to be this one's, it is found by the search that
 * follows on that.
 */
static void end_times(struct clock_service *clocks, int64_t now) {
    while (clocks_first_due(clocks) <= now - grace_ms(clocks) && may_end_times(clocks)) {
        struct timer *timer = timer_heap_first(&clocks->timers);
        timer_heap_set(&clocks->timers, timer, 0);
        if (!inflight_waits(timer) && !members_is_mine(clocks->options.members, &timer->game)) {
            set_deadline(clocks, timer, 0);
            wind_up(clocks, timer, 0);
        } else if (!inflight_is_in_time(timer)) {
            submit_timeout_job(clocks, timer, now);
        }
    }
}

/* ---- the thread ---- */

/* Sleeps until something has changed, or for so long. */
static void sleep_locked(struct clock_service *clocks, int64_t ms) {
    (void)cond_wait_until(&clocks->changed, &clocks->lock, timestamp_monotonic_us() + ms * 1000);
}

/* How long there is nothing to do, in ms. */
static int64_t time_to_rest(const struct clock_service *clocks, int64_t now) {
    bool may_end = clocks->timers.queued > 0 && may_end_times(clocks);
    int64_t pause = clocks->next_mark > now ? clocks->next_mark - now : UPTIME_MARK_MS_MIN;
    int64_t left = may_end ? clocks_first_due(clocks) + grace_ms(clocks) - now : pause;
    left = left < pause ? left : pause;
    return left < TICK_MS ? left : TICK_MS;
}

/*
 * A process that was stopped for a while, or a machine that was suspended, is no better than a server that was down: so the
 * thread is watched, asleep and awake, for all but what waits for others.
 */
static void *run(void *context) {
    struct clock_service *clocks = context;
    (void)pthread_mutex_lock(&clocks->lock);
    while (!clocks->stopping) {
        int64_t now = timestamp_now();
        watch(clocks, now, now);
        struct outage outage = outages_look(&clocks->outages, now);
        if (outage.since != 0 && outage.until != INT64_MAX && !members_may_end_times(clocks->options.members)) {
            sleep_locked(clocks, TICK_MS); /* nor is it known by now which games are its own */
            continue;
        }
        if (outage.since != 0 && outage.until != INT64_MAX) {
            outages_unwatch(&clocks->outages, now);
            clocks_credit(clocks, &outage);
            if (clocks->failing && !clocks_is_alone(clocks)) { /* without marks that could succeed */
                clocks->failing = false;
                sleep_locked(clocks, RETRY_MS);
            }
            continue;
        }
        if (clocks->sweeps && members_may_end_times(clocks->options.members)) {
            clocks_sweep(clocks);
        }
        end_times(clocks, now);
        if (clocks->stopping) { /* both let the lock go meanwhile: the call to end may have been made already */
            break;
        }
        if (clocks->timers.count == 0 && !clocks->sweeps) {
            outages_unwatch(&clocks->outages, now);
            clocks->resting = true;
            (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
            clocks->resting = false;
            continue;
        }
        if (now >= clocks->next_mark && !clocks->marking && clocks_is_alone(clocks)) {
            clocks_mark(clocks, now);
        }
        int64_t rest = time_to_rest(clocks, now);
        if (rest > 0) {
            watch(clocks, now, now + rest);
            sleep_locked(clocks, rest);
        }
    }
    outages_unwatch(&clocks->outages, timestamp_now());
    (void)pthread_mutex_unlock(&clocks->lock);
    return NULL;
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct clock_service *clocks = (struct clock_service *)service;
    clocks->writer = writer;
    enum err err = clock_service_recover(clocks);
    if (err == OK) {
        int64_t now = timestamp_now();
        (void)pthread_mutex_lock(&clocks->lock);
        watch(clocks, now, now); /* it may be long before the thread runs */
        (void)pthread_mutex_unlock(&clocks->lock);
        clocks->has_thread = pthread_create(&clocks->thread, NULL, run, clocks) == 0;
        err = clocks->has_thread ? OK : ERR_NO_MEMORY;
    }
    return err;
}

static void stop(struct service *service) {
    struct clock_service *clocks = (struct clock_service *)service;
    if (!clocks->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->stopping = true;
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
    (void)pthread_join(clocks->thread, NULL);
    (void)pthread_mutex_lock(&clocks->lock);
    timer_heap_each(&clocks->timers, inflight_let_all_go, clocks->writer);
    while (clocks->under_way > 0 || clocks->marking) {
        (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
    }
    struct outage outage = outages_look(&clocks->outages, timestamp_now());
    if (clocks->timers.count > 0 && !clocks->failing && clocks_is_alone(clocks) &&
        outage.since == 0) { /* else whoever starts next makes it good */
        clocks_submit_mark(clocks);
    }
    while (clocks->marking) {
        (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
}

static void free_clocks(struct service *service) {
    struct clock_service *clocks = (struct clock_service *)service;
    timer_heap_clear(&clocks->timers);
    outages_clear(&clocks->outages);
    (void)pthread_cond_destroy(&clocks->changed);
    (void)pthread_mutex_destroy(&clocks->lock);
    free(clocks);
}

/* ---- the public functions ---- */

enum err clock_service_create(struct clock_service **out, const struct clock_service_options *options) {
    struct clock_service *clocks = calloc(1, sizeof *clocks);
    if (clocks == NULL) {
        return ERR_NO_MEMORY;
    }
    clocks->service = (struct service){.name = "the clocks",
                                       .listener = {.context = clocks, .changed = changed},
                                       .start = start,
                                       .stop = stop,
                                       .free = free_clocks};
    clocks->options = *options;
    clocks->uptime_mark = timestamp_now();
    clocks->sweeps = !members_is_alone(options->members);
    outages_init(&clocks->outages);
    timer_heap_init(&clocks->timers);
    (void)pthread_mutex_init(&clocks->lock, NULL);
    cond_init(&clocks->changed);
    *out = clocks;
    return OK;
}

struct service *clock_service_entry(struct clock_service *clocks) {
    return &clocks->service;
}

struct outages *clock_service_outages(struct clock_service *clocks) {
    return &clocks->outages;
}

const struct clock_service_metrics *clock_service_metrics(const struct clock_service *clocks) {
    return &clocks->metrics;
}
