/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What moves a game from one stage to the next.
 *
 * A game is in one of three stages: it waits, a bot thinks about it, or the writer has its action. Only the lock moves it
 * from one to the next. What the writer publishes meanwhile is noted in it: the one who thinks is told to stop, and whether
 * the game needs a bot still is looked up when the stage ends. What fails for a passing reason (a full queue, a store that
 * refuses) goes back into the queue, and the pool pauses for a moment.
 */
#include "service/botpool.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "bot_move.h"
#include "bot_queue.h"
#include "core/cache.h"
#include "core/catch_up.h"
#include "core/members.h"
#include "play/bot_player.h"
#include "store/db.h"
#include "store/projection.h"
#include "util/scheduler.h"
#include "util/timestamp.h"

enum { PAGE = 64, PAUSE_US = 100000 };

/* The search through the running games of all bots, which the threads do by turns, a page at a time. */
struct search {
    bool due;        /* one is wanted, from the beginning */
    bool under_way;  /* one has begun, and goes on from here: */
    size_t bot;      /* number among all bots at all their levels */
    struct id after; /* the last game looked at */
    bool taken;      /* a thread is at it */
    bool rests;      /* the queue's turn */
};

struct botpool {
    struct service service; /* first */
    struct botpool_options options;
    struct botpool_metrics metrics;
    struct writer *writer;
    atomic_bool stopping;

    pthread_mutex_t lock;   /* of what follows */
    pthread_cond_t written; /* what was submitted */
    struct bot_queue queue;
    size_t submitted;
    int64_t paused_until_us;
    struct search search;

    struct db *connections[]; /* one for each thread */
};

static const double seconds_bounds[] = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

/* ---- the queue; all under the lock ---- */

static void count_waiting(struct botpool *pool) {
    atomic_store_explicit(&pool->metrics.waiting, bot_queue_waiting(&pool->queue), memory_order_relaxed);
}

/* There is one more in the queue. */
static void tell_queue(struct botpool *pool) {
    count_waiting(pool);
    scheduler_wake(pool->options.scheduler, LANE_DECISIONS);
}

/* May the search go on? Not while half of the table is full: what it finds must have room. */
static bool can_search(const struct botpool *pool) {
    const struct search *search = &pool->search;
    return (search->due || search->under_way) && !search->taken && pool->queue.entries * 2 <= pool->options.games_max;
}

/* A game that is not in the table and needs a bot. What does not fit is looked for later. */
static void add_entry(struct botpool *pool, const struct id *game) {
    pool->search.due = !bot_queue_add(&pool->queue, game) || pool->search.due;
    tell_queue(pool);
}

/* A stage of a game has ended: it goes back into the queue, or out of the table. */
static void end_stage(struct botpool *pool, struct bot_entry *entry, enum bot_lane lane, bool retry) {
    if (entry->again || retry) {
        bot_queue_put(&pool->queue, entry, lane);
        tell_queue(pool);
    } else {
        bot_queue_drop(&pool->queue, entry);
    }
    if (retry) {
        pool->paused_until_us = timestamp_monotonic_us() + PAUSE_US;
    }
}

/* ---- the writer's thread ---- */

static void note_game(struct botpool *pool, const struct game *game) {
    bool has_bots = false;
    for (int i = 0; i < game->seat_count; i++) {
        has_bots = has_bots || game->seats[i].bot[0] != '\0';
    }
    if (!has_bots || atomic_load(&pool->stopping)) {
        return;
    }
    bool needed = bot_move_seat(game) >= 0 && members_is_mine(pool->options.members, &game->id);
    (void)pthread_mutex_lock(&pool->lock);
    struct bot_entry *entry = bot_queue_find(&pool->queue, &game->id);
    if (entry != NULL && entry->stage != STAGE_WAITING) {
        entry->again = needed;
        atomic_store(&entry->stale, true);
    } else if (entry == NULL && needed) {
        add_entry(pool, &game->id);
    }
    (void)pthread_mutex_unlock(&pool->lock);
}

static void search_all(struct botpool *pool) {
    (void)pthread_mutex_lock(&pool->lock);
    pool->search.due = true;
    scheduler_wake(pool->options.scheduler, LANE_DECISIONS);
    (void)pthread_mutex_unlock(&pool->lock);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            note_game(context, changes[i].game);
        } else if (change_is_of_all(changes[i].kind)) {
            search_all(context);
        }
    }
}

/* Would the same be accepted a moment later? */
static bool is_passing(enum err err) {
    return err == ERR_BUSY || err == ERR_STORE || err == ERR_STORE_UNKNOWN || err == ERR_NO_MEMORY ||
           err == ERR_CONFLICT;
}

/*
 * The action was played, or not; called by bot_move. Where something is due before it (ERR_EARLY), that changes the game:
 * the note of it puts the game back into the queue, and asking the bot sooner would come to the same.
 */
static void move_done(void *context, void *mark, enum err err) {
    struct botpool *pool = context;
    struct bot_entry *entry = mark;
    bool moved_on = err == ERR_VERSION_MISMATCH || err == ERR_STALE;
    atomic_fetch_add_explicit(err == OK ? &pool->metrics.acted : &pool->metrics.dropped, 1, memory_order_relaxed);
    if (err != OK && err != ERR_EARLY && !moved_on && !is_passing(err)) {
        atomic_fetch_add_explicit(&pool->metrics.failed, 1, memory_order_relaxed);
        log_note(pool->options.log, LOG_ERROR, "bot-refused", "game %s: %s", entry->game.text, err_name(err));
    }
    (void)pthread_mutex_lock(&pool->lock);
    entry->again = entry->again || moved_on;
    end_stage(pool, entry, err == OK ? LANE_BOTS : entry->lane, is_passing(err));
    pool->submitted--;
    if (can_search(pool)) {
        scheduler_wake(pool->options.scheduler, LANE_DECISIONS);
    }
    (void)pthread_cond_broadcast(&pool->written);
    (void)pthread_mutex_unlock(&pool->lock);
}

/* ---- looking for games that wait ---- */

struct page {
    size_t count;
    struct id games[PAGE];
};

static enum err note_id(void *context, const struct id *id) {
    struct page *page = context;
    page->games[page->count++] = *id;
    return OK;
}

/* Is a bot to act in a game that runs? One that cannot be read is left alone. */
static bool is_needed(const struct botpool *pool, struct db *db, const struct id *id) {
    struct game *game = NULL;
    struct problem problem;
    if (cache_find(&game, pool->options.cache, db, id, &problem) != OK) {
        return false;
    }
    bool needed = bot_move_seat(game) >= 0;
    game_release(game);
    return needed;
}

/* Puts those in the queue that need a bot. */
static void add_games(struct botpool *pool, struct db *db, const struct page *page) {
    struct catch_up_want wants[PAGE];
    for (size_t i = 0; i < page->count; i++) {
        wants[i] = (struct catch_up_want){.game = page->games[i]};
    }
    (void)!catch_up(pool->writer, pool->options.cache, db, wants, page->count); /* else the writer will find out */
    for (size_t i = 0; i < page->count; i++) {
        bool needed = members_is_mine(pool->options.members, &page->games[i]) && is_needed(pool, db, &page->games[i]);
        (void)pthread_mutex_lock(&pool->lock);
        if (needed && bot_queue_find(&pool->queue, &page->games[i]) == NULL) {
            add_entry(pool, &page->games[i]);
        }
        (void)pthread_mutex_unlock(&pool->lock);
    }
}

/* Looks at the next page of games. `at` is a copy of where the search stands, which nobody else moves on meanwhile. */
static void search_on(struct botpool *pool, struct db *db, struct search at) {
    struct page page = {.count = 0};
    struct id player = bot_player_id(bot_player_at(at.bot));
    enum err err = game_live_after(db, &player, &at.after, PAGE, note_id, &page);
    if (err != OK) {
        log_note(pool->options.log, LOG_WARN, "bots-search-failed", "%s", db_message(db));
    } else if (page.count == PAGE) {
        at.after = page.games[PAGE - 1];
    } else {
        at.after = (struct id){""};
        at.bot++;
    }
    add_games(pool, db, &page);
    (void)pthread_mutex_lock(&pool->lock);
    pool->search.bot = at.bot;
    pool->search.after = at.after;
    pool->search.under_way = bot_player_at(at.bot) != NULL;
    pool->search.taken = false;
    pool->search.rests = true;
    if (err != OK) {
        pool->paused_until_us = timestamp_monotonic_us() + PAUSE_US;
    }
    (void)pthread_mutex_unlock(&pool->lock);
}

/* ---- a decision ---- */

/* Decides for the bot whose turn it is in the newest state; OK and no move where it is none's. */
static enum err decide(struct bot_move **out, struct botpool *pool, struct db *db, const struct bot_entry *entry) {
    struct game *game = NULL;
    struct problem problem;
    struct cache_hold hold = {.cache = NULL};
    *out = NULL;
    cache_hold(&hold, pool->options.cache, db, &entry->game);
    enum err err = cache_find(&game, pool->options.cache, db, &entry->game, &problem);
    if (err != OK) {
        cache_let_go(&hold);
        return err;
    }
    int seat = bot_move_seat(game);
    const struct deadline deadline = {.since_us = timestamp_monotonic_us(),
                                      .limit_us = &pool->queue.limit_us[entry->lane],
                                      .stale = &entry->stale,
                                      .stopping = &pool->stopping};
    if (seat >= 0) {
        err = bot_move_decide(out, game, seat, pool->options.key, &deadline, cache_configs(pool->options.cache));
    }
    if (*out != NULL) {
        bot_move_keep(*out, &hold);
    }
    cache_let_go(&hold);
    game_release(game);
    return err;
}

/* What was decided is thrown away: the game has moved on, or there is nothing to decide, or it cannot be decided. */
static void give_up(struct botpool *pool, struct bot_entry *entry, bool stale, enum err err) {
    bool retry = !stale && is_passing(err);
    if (stale) {
        atomic_fetch_add_explicit(&pool->metrics.dropped, 1, memory_order_relaxed);
    } else if (err != OK && !retry) {
        atomic_fetch_add_explicit(&pool->metrics.failed, 1, memory_order_relaxed);
        log_note(pool->options.log, LOG_ERROR, "bot-failed", "game %s: %s", entry->game.text, err_name(err));
    }
    (void)pthread_mutex_lock(&pool->lock);
    end_stage(pool, entry, stale ? LANE_PEOPLE : entry->lane, retry);
    (void)pthread_mutex_unlock(&pool->lock);
}

static void run_slice(struct botpool *pool, struct db *db, struct bot_entry *entry) {
    struct bot_move *move = NULL;
    enum err err = decide(&move, pool, db, entry);
    histogram_observe(&pool->metrics.seconds, (double)(timestamp_monotonic_us() - entry->since_us) / 1e6);
    (void)pthread_mutex_lock(&pool->lock);
    bool stale = atomic_load(&entry->stale);
    bool good = move != NULL && !stale && !atomic_load(&pool->stopping);
    if (good) {
        entry->stage = STAGE_SUBMITTED;
        pool->submitted++;
    }
    (void)pthread_mutex_unlock(&pool->lock);
    if (!good) {
        bot_move_free(move);
        give_up(pool, entry, stale, err);
    } else if (bot_move_submit(move, pool->writer, move_done, pool, entry) != OK) {
        bot_move_free(move);
        move_done(pool, entry, ERR_BUSY);
    }
}

/* ---- work ---- */

/* The next thing to do: an entry to work on, or (NULL) a page of the search, *out_at. Not 0: nothing until then. */
static int64_t take(struct bot_entry **out, struct search *out_at, struct botpool *pool) {
    int64_t again_at = SOURCE_AT_ONCE;
    (void)pthread_mutex_lock(&pool->lock);
    struct search *at = &pool->search;
    bool waits = bot_queue_waiting(&pool->queue) > 0;
    bool searches = can_search(pool) && !(at->rests && waits);
    *out = NULL;
    if (atomic_load(&pool->stopping) || (!searches && !waits)) {
        again_at = SOURCE_WHEN_WOKEN;
    } else if (pool->paused_until_us > timestamp_monotonic_us()) {
        again_at = pool->paused_until_us;
    } else if (searches) {
        *at = at->under_way ? *at : (struct search){.under_way = true};
        at->taken = true;
        *out_at = *at;
    } else {
        *out = bot_queue_take(&pool->queue);
        at->rests = false;
        count_waiting(pool);
    }
    (void)pthread_mutex_unlock(&pool->lock);
    return again_at;
}

static int64_t work(void *context, unsigned thread) {
    struct botpool *pool = context;
    struct bot_entry *entry = NULL;
    struct search at;
    int64_t again_at = take(&entry, &at, pool);
    if (entry != NULL) {
        run_slice(pool, pool->connections[thread], entry);
    } else if (again_at == SOURCE_AT_ONCE) {
        search_on(pool, pool->connections[thread], at);
    }
    return again_at;
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct botpool *pool = (struct botpool *)service;
    const struct lane_source source = {work, pool};
    char explanation[DB_EXPLANATION_MAX];
    enum err err = OK;
    pool->writer = writer;
    for (unsigned i = 0; i < pool->options.threads && err == OK; i++) {
        err = db_open(&pool->connections[i], pool->options.db_url, DB_READ_LATER, explanation);
    }
    if (err == OK) {
        scheduler_attach(pool->options.scheduler, LANE_DECISIONS, &source);
    } else {
        log_note(pool->options.log, LOG_ERROR, "bots-failed", "%s", explanation);
    }
    return err;
}

static void stop(struct service *service) {
    struct botpool *pool = (struct botpool *)service;
    atomic_store(&pool->stopping, true);
    scheduler_detach(pool->options.scheduler, LANE_DECISIONS);
    for (unsigned i = 0; i < pool->options.threads; i++) {
        db_close(pool->connections[i]);
    }
    (void)pthread_mutex_lock(&pool->lock);
    while (pool->submitted > 0) {
        (void)pthread_cond_wait(&pool->written, &pool->lock);
    }
    (void)pthread_mutex_unlock(&pool->lock);
}

static void free_pool(struct service *service) {
    struct botpool *pool = (struct botpool *)service;
    bot_queue_clear(&pool->queue);
    (void)pthread_cond_destroy(&pool->written);
    (void)pthread_mutex_destroy(&pool->lock);
    free(pool);
}

/* ---- the public functions ---- */

enum err botpool_create(struct botpool **out, const struct botpool_options *options) {
    struct botpool *pool = calloc(1, sizeof *pool + options->threads * sizeof pool->connections[0]);
    if (pool == NULL) {
        return ERR_NO_MEMORY;
    }
    pool->service = (struct service){.name = "the bots",
                                     .listener = {.context = pool, .changed = changed},
                                     .start = start,
                                     .stop = stop,
                                     .free = free_pool};
    pool->options = *options;
    bot_queue_init(&pool->queue, options->games_max, options->threads, options->decision_ms * 1000);
    pool->search.due = bot_player_at(0) != NULL;
    histogram_init(&pool->metrics.seconds, seconds_bounds, sizeof seconds_bounds / sizeof seconds_bounds[0]);
    (void)pthread_mutex_init(&pool->lock, NULL);
    (void)pthread_cond_init(&pool->written, NULL);
    *out = pool;
    return OK;
}

struct service *botpool_service(struct botpool *pool) {
    return &pool->service;
}

const struct botpool_metrics *botpool_metrics(const struct botpool *pool) {
    return &pool->metrics;
}
