/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The thread sleeps until the first deadline, or until it is time to note that the server is alive. What is over it gives
 * to the writer as a job, a few at a time, so that many clocks that run out together do not crowd out moves; the job looks
 * again at the newest state, so whatever happened meanwhile counts.
 */
#include "service/clocks.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "clocks_internal.h"
#include "core/cache.h"
#include "core/tx.h"
#include "core/writer.h"
#include "play/play.h"
#include "store/store.h"
#include "timers.h"
#include "util/cond.h"
#include "util/timestamp.h"

enum {
    ENDINGS = 64,             /* with the writer at once */
    GRACE_MS = 50,            /* from the moment that a request has arrived to its being noted here */
    READ_MS = 1000,           /* that reading a game may take before the process counts as stopped */
    RETRY_MS = 1000,          /* after a job that came to nothing */
    BEAT_MS_MIN = 1000,       /* between two notes that the server is alive, where a deadline is near */
    BEAT_MS_MAX = 30 * 1000,  /* and where none is */
    BEATS_PER_DEADLINE = 100, /* a note lost is so much of the shortest time that is left */
    TICK_MS = 250,            /* the longest sleep while clocks run: a shorter stop of the process than it and
                                 OVERDUE_MS may go unnoticed */
};

/* One game's time, with the writer. */
struct ending {
    struct job job; /* first */
    struct clocks *clocks;
    struct timer *timer; /* NULL: free */
    struct cache_hold hold;
    struct problem problem;
    bool acted;
};

struct clocks {
    struct service service; /* first */
    struct clocks_options options;
    struct clocks_metrics metrics;
    struct outages outages;
    struct writer *writer;
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    struct timers timers;
    struct ending endings[ENDINGS];
    size_t under_way; /* endings with the writer */
    struct job beat;
    bool beating;      /* it is with the writer */
    int64_t beat_at;   /* the moment that it noted; the writer's while beating */
    int64_t next_beat; /* ms since 1970 */
    int64_t alive_at;  /* when moves were last known to be possible */
    bool failing;      /* the store has taken no changes since: nobody's time ends */
    bool resting;      /* the thread waits for a first timer, and nobody watches it */
    bool stopping;
};

const struct clocks_options *clocks_options(const struct clocks *clocks) {
    return &clocks->options;
}

struct writer *clocks_writer(const struct clocks *clocks) {
    return clocks->writer;
}

/* ---- what the clocks are told ---- */

/* Is an action on its way that has arrived in time? */
static bool is_move_coming(const struct timer *timer) {
    const struct arrival *arrival = timer->arrivals;
    while (arrival != NULL && arrival->at > timer->deadline) {
        arrival = arrival->next;
    }
    return arrival != NULL;
}

static int64_t first_due(const struct clocks *clocks) {
    const struct timer *first = timers_first(&clocks->timers);
    return first == NULL ? INT64_MAX : first->due;
}

/* Sets a timer for its deadline; not while the writer has it, or a move may come. The timer may be gone afterwards. */
static void wind_up(struct clocks *clocks, struct timer *timer, int64_t not_before) {
    int64_t before = first_due(clocks);
    bool waits = timer->busy || timer->deadline == 0 || is_move_coming(timer);
    timers_set(&clocks->timers, timer, waits ? 0 : timer->deadline > not_before ? timer->deadline : not_before);
    if (first_due(clocks) < before) {
        (void)pthread_cond_broadcast(&clocks->changed);
    }
    timers_drop_idle(&clocks->timers, timer);
}

static void set_deadline(struct clocks *clocks, struct timer *timer, int64_t deadline) {
    if ((timer->deadline != 0) != (deadline != 0)) {
        if (deadline != 0) {
            (void)atomic_fetch_add_explicit(&clocks->metrics.running, 1, memory_order_relaxed);
        } else {
            (void)atomic_fetch_sub_explicit(&clocks->metrics.running, 1, memory_order_relaxed);
        }
    }
    timer->deadline = deadline;
}

void clocks_note(struct clocks *clocks, const struct game *game) {
    int seat = -1;
    if (!game_is_timed(game)) {
        return;
    }
    int64_t deadline = game_deadline(game, &seat);
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer =
        deadline == 0 ? timers_find(&clocks->timers, &game->id) : timers_add(&clocks->timers, &game->id);
    if (timer != NULL) {
        set_deadline(clocks, timer, deadline);
        wind_up(clocks, timer, 0);
    }
    if (clocks->resting && deadline != 0) { /* it may be long before the thread runs, and then it must know how long */
        int64_t now = timestamp_now();
        clocks->resting = false;
        outages_watch(&clocks->outages, now, now);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
    if (timer == NULL && deadline != 0) {
        log_note(clocks->options.log, LOG_ERROR, "clock-lost", "no memory for the clock of game %s", game->id.text);
    }
}

/* Until now the store failed, so nobody could move; and crediting that notes the deadlines of all games. */
static void note_outage(struct clocks *clocks) {
    (void)pthread_mutex_lock(&clocks->lock);
    outages_begin(&clocks->outages, clocks->alive_at);
    outages_end(&clocks->outages, timestamp_now());
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            clocks_note(context, changes[i].game);
        } else if (changes[i].kind == CHANGE_ALL) {
            note_outage(context);
        }
    }
}

void clocks_arrived(struct clocks *clocks, struct arrival *arrival, const struct game *game, int64_t at) {
    if (!game_is_timed(game) || arrival->timer != NULL) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer = timers_add(&clocks->timers, &game->id);
    if (timer != NULL) { /* without memory its grace must do */
        *arrival = (struct arrival){.next = timer->arrivals, .timer = timer, .at = at};
        timer->arrivals = arrival;
    }
    (void)pthread_mutex_unlock(&clocks->lock);
}

void clocks_passed(struct clocks *clocks, struct arrival *arrival) {
    if (arrival->timer == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    struct timer *timer = arrival->timer;
    struct arrival **at = &timer->arrivals;
    while (*at != arrival) {
        at = &(*at)->next;
    }
    *at = arrival->next;
    *arrival = (struct arrival){.timer = NULL};
    wind_up(clocks, timer, 0);
    (void)pthread_mutex_unlock(&clocks->lock);
}

/* ---- time that is over ---- */

static enum err run_ending(struct job *job, struct tx *tx) {
    struct ending *ending = (struct ending *)job;
    problem_clear(&ending->problem);
    struct play play = {.tx = tx, .problem = &ending->problem, .game_id = ending->timer->game, .seat = -1};
    enum err err = play_time_out(&play);
    ending->acted = err == OK && play.seq != 0;
    play_release(&play);
    return err;
}

static void end_ending(struct ending *ending, int64_t not_before) {
    struct clocks *clocks = ending->clocks;
    struct timer *timer = ending->timer;
    cache_let_go(&ending->hold);
    ending->timer = NULL;
    clocks->under_way--;
    timer->busy = false;
    wind_up(clocks, timer, not_before);
    (void)pthread_cond_broadcast(&clocks->changed);
}

static void ending_done(struct job *job) {
    struct ending *ending = (struct ending *)job;
    struct clocks *clocks = ending->clocks;
    bool acted = job->err == OK && ending->acted;
    if (job->err != OK && job->err != ERR_STORE && job->err != ERR_STORE_UNKNOWN) { /* the writer tells of those */
        log_note(clocks->options.log, LOG_WARN, "timeout-failed", "game %s: %s", ending->timer->game.text,
                 ending->problem.err == job->err ? ending->problem.detail : err_name(job->err));
    }
    if (acted) {
        (void)atomic_fetch_add_explicit(&clocks->metrics.timed_out, 1, memory_order_relaxed);
    }
    (void)pthread_mutex_lock(&clocks->lock);
    if (job->err == ERR_CORRUPT || job->err == ERR_NOT_FOUND) { /* nobody can play it any more */
        set_deadline(clocks, ending->timer, 0);
    }
    end_ending(ending, acted ? 0 : timestamp_now() + RETRY_MS);
    (void)pthread_mutex_unlock(&clocks->lock);
}

static struct ending *free_ending(struct clocks *clocks) {
    size_t i = 0;
    while (clocks->endings[i].timer != NULL) {
        i++;
    }
    return &clocks->endings[i];
}

/*
 * A game that has left the cache is read first, here and without the lock. The thread says that it runs, as many may be read one
 * after the other; what happens meanwhile counts.
 */
static void read_game(struct clocks *clocks, struct ending *ending) {
    const struct id game = ending->timer->game; /* the timer stays, as it is busy */
    int64_t now = timestamp_now();
    (void)pthread_mutex_unlock(&clocks->lock);
    outages_watch(&clocks->outages, now, now + READ_MS);
    cache_hold(&ending->hold, clocks->options.cache, clocks->options.db, &game);
    now = timestamp_now();
    outages_watch(&clocks->outages, now, now);
    (void)pthread_mutex_lock(&clocks->lock);
}

static void submit_ending(struct clocks *clocks, struct timer *timer, int64_t now) {
    struct ending *ending = free_ending(clocks);
    ending->clocks = clocks;
    ending->timer = timer;
    ending->job = (struct job){.run = run_ending, .done = ending_done};
    timer->busy = true;
    clocks->under_way++;
    read_game(clocks, ending);
    bool is_over = timer->deadline != 0 && timer->deadline <= now;
    if (clocks->failing || clocks->stopping || !is_over || is_move_coming(timer)) {
        end_ending(ending, 0);
    } else if (writer_submit(clocks->writer, &ending->job) != OK) {
        end_ending(ending, now + RETRY_MS);
    }
}

/* Gives the writer what is over by now. Where a move may come in time its passing sets the timer again. */
static void end_times(struct clocks *clocks, int64_t now) {
    while (!clocks->failing && !clocks->stopping && clocks->under_way < ENDINGS &&
           first_due(clocks) <= now - GRACE_MS) {
        struct timer *timer = timers_first(&clocks->timers);
        timers_set(&clocks->timers, timer, 0);
        if (!is_move_coming(timer)) {
            submit_ending(clocks, timer, now);
        }
    }
}

/* ---- being alive ---- */

static enum err run_beat(struct job *job, struct tx *tx) {
    struct clocks *clocks = (struct clocks *)((char *)job - offsetof(struct clocks, beat));
    clocks->beat_at = tx_now(tx);
    return store_note_alive(tx_write(tx), clocks->beat_at);
}

/* A store that takes nothing is no better than a server that is down: nobody can move. */
static void beat_done(struct job *job) {
    struct clocks *clocks = (struct clocks *)((char *)job - offsetof(struct clocks, beat));
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->beating = false;
    if (job->err != OK) {
        clocks->failing = true;
        outages_begin(&clocks->outages, clocks->alive_at);
    } else {
        outages_end(&clocks->outages, clocks->beat_at);
        clocks->alive_at = clocks->failing ? clocks->alive_at : clocks->beat_at;
    }
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

static void submit_beat(struct clocks *clocks) {
    clocks->beating = true;
    clocks->beat = (struct job){.run = run_beat, .done = beat_done};
    clocks->beating = writer_submit(clocks->writer, &clocks->beat) == OK;
}

/* Once a second where time is short or the store fails, and now and then where there is plenty of it. */
static void beat(struct clocks *clocks, int64_t now) {
    bool short_of_time = clocks->failing || timers_first(&clocks->timers) == NULL;
    int64_t pause = short_of_time ? BEAT_MS_MIN : (first_due(clocks) - now) / BEATS_PER_DEADLINE;
    clocks->next_beat = now + (pause < BEAT_MS_MIN ? BEAT_MS_MIN : pause > BEAT_MS_MAX ? BEAT_MS_MAX : pause);
    submit_beat(clocks);
}

/* Moves are possible again: nobody pays for the time since they last were. */
static void make_good(struct clocks *clocks, const struct outage *outage) {
    int64_t now = timestamp_now();
    (void)pthread_mutex_unlock(&clocks->lock);
    enum err err = clocks_credit(clocks, outage);
    (void)pthread_mutex_lock(&clocks->lock);
    if (err != OK) {
        outages_begin(&clocks->outages, outage->since);
    }
    /* Else a beat that was under way may have failed meanwhile, and made the outage longer. */
    bool settled = err == OK && outages_settle(&clocks->outages, outage);
    clocks->failing = !settled; /* then the next beat that succeeds says when to try again */
    clocks->alive_at = settled ? now : clocks->alive_at;
}

/* ---- the thread ---- */

/* Sleeps until something has changed, or for so long. */
static void sleep_locked(struct clocks *clocks, int64_t ms) {
    (void)cond_wait_until(&clocks->changed, &clocks->lock, timestamp_monotonic_us() + ms * 1000);
}

/* How long there is nothing to do, in ms. */
static int64_t time_to_rest(const struct clocks *clocks, int64_t now) {
    bool may_end = !clocks->failing && clocks->under_way < ENDINGS && clocks->timers.queued > 0;
    int64_t pause = clocks->next_beat > now ? clocks->next_beat - now : BEAT_MS_MIN;
    int64_t left = may_end ? first_due(clocks) + GRACE_MS - now : pause;
    left = left < pause ? left : pause;
    return left < TICK_MS ? left : TICK_MS;
}

/*
 * A process that was stopped for a while, or a machine that was suspended, is no better than a server that was down: so the
 * thread is watched, asleep and awake, for all but what waits for others.
 */
static void *run(void *context) {
    struct clocks *clocks = context;
    (void)pthread_mutex_lock(&clocks->lock);
    while (!clocks->stopping) {
        int64_t now = timestamp_now();
        outages_watch(&clocks->outages, now, now);
        struct outage outage = outages_look(&clocks->outages, now);
        if (outage.since != 0 && outage.until != INT64_MAX) {
            outages_unwatch(&clocks->outages, now);
            make_good(clocks, &outage);
            continue;
        }
        end_times(clocks, now);
        if (clocks->timers.count == 0) {
            outages_unwatch(&clocks->outages, now);
            clocks->resting = true;
            (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
            clocks->resting = false;
            continue;
        }
        if (now >= clocks->next_beat && !clocks->beating) {
            beat(clocks, now);
        }
        int64_t rest = time_to_rest(clocks, now);
        if (rest > 0) {
            outages_watch(&clocks->outages, now, now + rest);
            sleep_locked(clocks, rest);
        }
    }
    outages_unwatch(&clocks->outages, timestamp_now());
    (void)pthread_mutex_unlock(&clocks->lock);
    return NULL;
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct clocks *clocks = (struct clocks *)service;
    clocks->writer = writer;
    enum err err = clocks_recover(clocks);
    if (err == OK) {
        clocks->has_thread = pthread_create(&clocks->thread, NULL, run, clocks) == 0;
        err = clocks->has_thread ? OK : ERR_NO_MEMORY;
    }
    return err;
}

static void stop(struct service *service) {
    struct clocks *clocks = (struct clocks *)service;
    if (!clocks->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->stopping = true;
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
    (void)pthread_join(clocks->thread, NULL);
    (void)pthread_mutex_lock(&clocks->lock);
    while (clocks->under_way > 0 || clocks->beating) {
        (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
    }
    struct outage outage = outages_look(&clocks->outages, timestamp_now());
    if (clocks->timers.count > 0 && !clocks->failing &&
        outage.since == 0) { /* else whoever starts next makes it good */
        submit_beat(clocks);
    }
    while (clocks->beating) {
        (void)pthread_cond_wait(&clocks->changed, &clocks->lock);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
}

static void free_clocks(struct service *service) {
    struct clocks *clocks = (struct clocks *)service;
    timers_clear(&clocks->timers);
    outages_clear(&clocks->outages);
    (void)pthread_cond_destroy(&clocks->changed);
    (void)pthread_mutex_destroy(&clocks->lock);
    free(clocks);
}

/* ---- the public functions ---- */

enum err clocks_create(struct clocks **out, const struct clocks_options *options) {
    struct clocks *clocks = calloc(1, sizeof *clocks);
    if (clocks == NULL) {
        return ERR_NO_MEMORY;
    }
    clocks->service = (struct service){.name = "the clocks",
                                       .listener = {.context = clocks, .changed = changed},
                                       .start = start,
                                       .stop = stop,
                                       .free = free_clocks};
    clocks->options = *options;
    clocks->alive_at = timestamp_now();
    outages_init(&clocks->outages);
    timers_init(&clocks->timers);
    (void)pthread_mutex_init(&clocks->lock, NULL);
    cond_init(&clocks->changed);
    *out = clocks;
    return OK;
}

struct service *clocks_service(struct clocks *clocks) {
    return &clocks->service;
}

struct outages *clocks_outages(struct clocks *clocks) {
    return &clocks->outages;
}

const struct clocks_metrics *clocks_metrics(const struct clocks *clocks) {
    return &clocks->metrics;
}
