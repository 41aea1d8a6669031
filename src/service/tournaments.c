/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The list of the tournaments that the threads have in hand.
 *
 * A tournament waits, or a thread is at it; who wakes it meanwhile makes it wait again afterwards. The list has only
 * what may have something to do: a tournament in which people are to move leaves it, and comes back when they have.
 */
#include "service/tournaments.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "core/members.h"
#include "core/writer.h"
#include "store/db.h"
#include "tournament/tournament_making.h"
#include "tournament/tournament_open.h"
#include "tournament/tournament_work.h"
#include "util/scheduler.h"
#include "util/timestamp.h"

enum { PAGE = 100, PAUSE_US = 100000, IDLE_MAX = 64, LOOK_US = 5000000, DRAFT_MS = 60000 };

/* A tournament in hand. */
struct entry {
    struct entry *next;
    struct id id;
    bool working, again;
    int64_t told;                  /* the version that its log was last told to be at, while it is worked on */
    struct tournament *tournament; /* of whoever works on it; NULL = must be loaded */
};

struct tournaments {
    struct service service; /* first */
    struct tournaments_options options;
    struct tournaments_metrics metrics;
    struct writer *writer;
    atomic_bool stopping;

    pthread_mutex_t lock; /* of what follows */
    struct entry *first;  /* in the order in which they get their turn */
    int64_t began_at;     /* wall clock: nobody goes on with drafts of before; 0: others may */
    bool search_due;
    bool is_somebody_gone; /* accounts may have been deleted since the last look */
    bool searching;        /* or looking after open ones */
    int64_t look_at_us;    /* when open ones are looked after next */
    int64_t paused_until_us;

    struct db *connections[]; /* one for each thread */
};

/* ---- the list; all under the lock ---- */

static struct entry *find(const struct tournaments *all, const struct id *id) {
    struct entry *entry = all->first;
    while (entry != NULL && !id_equal(&entry->id, id)) {
        entry = entry->next;
    }
    return entry;
}

static void append(struct tournaments *all, struct entry *entry) {
    struct entry **end = &all->first;
    while (*end != NULL) {
        end = &(*end)->next;
    }
    entry->next = NULL;
    *end = entry;
}

static void unlink_entry(struct tournaments *all, struct entry *entry) {
    struct entry **link = &all->first;
    while (*link != entry) {
        link = &(*link)->next;
    }
    *link = entry->next;
}

static void drop(struct tournaments *all, struct entry *entry) {
    unlink_entry(all, entry);
    tournament_free(entry->tournament);
    free(entry);
    atomic_fetch_sub(&all->metrics.live, 1);
}

/* One that is over, and the longest idle ones, beyond a few that are kept in memory for when people have moved. */
static void drop_idle(struct tournaments *all, struct entry *over) {
    size_t idle = 0;
    if (over != NULL) {
        drop(all, over);
    }
    for (const struct entry *entry = all->first; entry != NULL; entry = entry->next) {
        idle += !entry->working && !entry->again;
    }
    struct entry *entry = all->first;
    while (entry != NULL && idle > IDLE_MAX) {
        struct entry *next = entry->next;
        if (!entry->working && !entry->again) {
            drop(all, entry);
            idle--;
        }
        entry = next;
    }
}

/* Without memory it is found by the next search. */
static void wake_locked(struct tournaments *all, const struct id *id) {
    struct entry *entry = find(all, id);
    if (entry == NULL) {
        entry = calloc(1, sizeof *entry);
        if (entry == NULL) {
            all->search_due = true;
            return;
        }
        entry->id = *id;
        append(all, entry);
        atomic_fetch_add(&all->metrics.live, 1);
    }
    entry->again = true;
    scheduler_wake(all->options.scheduler, LANE_TOURNAMENTS);
}

/* Of what a slice has written itself its tournament knows when the slice ends. */
static void note_version(struct tournaments *all, const struct change_note *change) {
    struct entry *entry = find(all, &change->id);
    if (entry != NULL && entry->working && change->version == 0) {
        entry->again = true; /* another process has changed it */
    } else if (entry != NULL && entry->working) {
        entry->told = change->version > entry->told ? change->version : entry->told;
    } else {
        wake_locked(all, &change->id);
    }
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct tournaments *all = context;
    (void)pthread_mutex_lock(&all->lock);
    for (size_t i = 0; i < count; i++) {
        const struct game *game = changes[i].game;
        if (changes[i].kind == CHANGE_TOURNAMENT) {
            note_version(all, &changes[i]);
        } else if (changes[i].kind == CHANGE_PLAYER) {
            all->is_somebody_gone = true;
        } else if (change_is_of_all(changes[i].kind)) {
            all->search_due = true;
            scheduler_wake(all->options.scheduler, LANE_TOURNAMENTS);
        } else if (game != NULL && !id_is_none(&game->tournament) && tournament_game_needs_look(game)) {
            wake_locked(all, &game->tournament);
        }
    }
    (void)pthread_mutex_unlock(&all->lock);
}

/* ---- looking for those that were running, or are due ---- */

struct page {
    size_t count;
    struct id ids[PAGE];
};

static enum err note_id(void *context, const struct id *id) {
    struct page *page = context;
    page->ids[page->count++] = *id;
    return OK;
}

static void wake_page(struct tournaments *all, const struct page *page) {
    (void)pthread_mutex_lock(&all->lock);
    for (size_t i = 0; i < page->count; i++) {
        wake_locked(all, &page->ids[i]);
    }
    (void)pthread_mutex_unlock(&all->lock);
}

/* What nobody else does: it may be late, but not forgotten. */
static void look_after_open(struct tournaments *all, struct db *db) {
    int64_t before = all->options.open_ms == 0 ? 0 : timestamp_now() - all->options.open_ms;
    int64_t stale = timestamp_now() - DRAFT_MS;
    enum err err = tournament_look_after_open(db, all->writer, before);
    if (err == OK) {
        err = tournament_clear_drafts(db, all->writer, stale > all->began_at ? stale : all->began_at);
    }
    if (err != OK) {
        log_note(all->options.log, LOG_WARN, "tournaments-neglected", "%s", err_name(err));
    }
}

/* Of those that were running, or (behind) have rows that are still to be written. */
static enum err wake_all(struct tournaments *all, struct db *db, bool behind) {
    struct id after = {""};
    struct page page = {.count = PAGE};
    enum err err = OK;
    while (err == OK && page.count == PAGE) {
        page.count = 0;
        err = behind ? tournament_list_behind(db, &after, PAGE, note_id, &page)
                     : tournament_list_running(db, &after, PAGE, note_id, &page);
        after = page.count > 0 ? page.ids[page.count - 1] : after;
        wake_page(all, &page);
    }
    return err;
}

/*
 * Those that have waited long enough for choices, or for somebody who is gone, and those that begin before the next look;
 * what is left comes with that.
 */
static void wake_due(struct tournaments *all, struct db *db) {
    struct page page = {.count = 0};
    struct page without = {.count = 0};
    struct page starting = {.count = 0};
    (void)pthread_mutex_lock(&all->lock);
    bool is_somebody_gone = all->is_somebody_gone;
    all->is_somebody_gone = false;
    (void)pthread_mutex_unlock(&all->lock);
    enum err err = tournament_list_due(db, timestamp_now(), PAGE, note_id, &page);
    err = err == OK ? tournament_list_starting(db, timestamp_now() + LOOK_US / 1000, PAGE, note_id, &starting) : err;
    err = err == OK && is_somebody_gone ? tournament_list_without(db, PAGE, note_id, &without) : err;
    if (err != OK) {
        log_note(all->options.log, LOG_WARN, "tournaments-neglected", "%s", err_name(err));
    }
    wake_page(all, &page);
    wake_page(all, &without);
    wake_page(all, &starting);
}

static void search(struct tournaments *all, struct db *db) {
    (void)pthread_mutex_lock(&all->lock);
    bool is_due = all->search_due;
    all->search_due = false;
    (void)pthread_mutex_unlock(&all->lock);
    if (members_is_mine_named(all->options.members, "tournaments")) {
        look_after_open(all, db);
    }
    wake_due(all, db);
    enum err err = is_due ? wake_all(all, db, false) : OK;
    err = err == OK && is_due ? wake_all(all, db, true) : err;
    (void)pthread_mutex_lock(&all->lock);
    all->searching = false;
    if (err != OK) {
        log_note(all->options.log, LOG_WARN, "tournaments-search-failed", "%s", db_message(db));
        all->search_due = true;
        all->paused_until_us = timestamp_monotonic_us() + PAUSE_US;
    }
    (void)pthread_mutex_unlock(&all->lock);
}

/* ---- work ---- */

/* What is another process's leaves the list: that one has been told of it as well. */
static struct entry *next_waiting(struct tournaments *all) {
    struct entry *entry = all->first;
    while (entry != NULL) {
        struct entry *next = entry->next;
        bool waits = !entry->working && entry->again;
        if (waits && members_is_mine(all->options.members, &entry->id)) {
            return entry;
        }
        if (waits) {
            drop(all, entry);
        }
        entry = next;
    }
    return NULL;
}

/* The next to work on, or NULL to search; not 0: there is nothing until then. */
static int64_t take(struct entry **out, struct tournaments *all) {
    int64_t again_at = SOURCE_AT_ONCE;
    (void)pthread_mutex_lock(&all->lock);
    int64_t now = timestamp_monotonic_us();
    *out = NULL;
    if (atomic_load(&all->stopping)) {
        again_at = SOURCE_WHEN_WOKEN;
    } else if (all->paused_until_us > now) {
        again_at = all->paused_until_us;
    } else if ((all->search_due || all->look_at_us <= now) && !all->searching) {
        all->searching = true;
        all->look_at_us = now + LOOK_US;
    } else {
        *out = next_waiting(all);
        again_at = *out != NULL ? 0 : all->searching ? now + LOOK_US : all->look_at_us;
    }
    if (*out != NULL) {
        (*out)->working = true;
        (*out)->again = false;
        (*out)->told = 0;
    }
    (void)pthread_mutex_unlock(&all->lock);
    return again_at;
}

/* One that begins at a moment is looked at then, and not only with the others. */
static void note_start(struct tournaments *all, const struct tournament *tournament) {
    if (tournament == NULL || tournament->status != TOURNAMENT_OPEN || tournament->starts_at == 0) {
        return;
    }
    int64_t left_ms = tournament->starts_at - timestamp_now();
    int64_t left_us = left_ms < 0 ? 0 : left_ms >= LOOK_US / 1000 ? LOOK_US : (left_ms + 1) * 1000;
    int64_t at = timestamp_monotonic_us() + left_us;
    all->look_at_us = at < all->look_at_us ? at : all->look_at_us;
}

/* A slice of work has ended: the tournament goes to the end of the list, or leaves it. */
static void give_back(struct tournaments *all, struct entry *entry, enum work_outcome outcome) {
    (void)pthread_mutex_lock(&all->lock);
    entry->working = false;
    bool is_behind = entry->tournament != NULL && entry->told > entry->tournament->version;
    entry->again = entry->again || is_behind || outcome == WORK_MORE || outcome == WORK_LATER;
    if (outcome == WORK_LATER) {
        all->paused_until_us = timestamp_monotonic_us() + PAUSE_US;
    }
    note_start(all, entry->tournament);
    unlink_entry(all, entry);
    append(all, entry);
    if (!entry->again) {
        drop_idle(all, outcome == WORK_OVER ? entry : NULL);
    }
    (void)pthread_mutex_unlock(&all->lock);
}

static int64_t work(void *context, unsigned thread) {
    struct tournaments *all = context;
    struct entry *entry = NULL;
    int64_t again_at = take(&entry, all);
    if (entry != NULL) {
        const struct work on = {.options = &all->options,
                                .writer = all->writer,
                                .db = all->connections[thread],
                                .stopping = &all->stopping,
                                .games = &all->metrics.games};
        give_back(all, entry, run_slice(&on, &entry->tournament, &entry->id));
    } else if (again_at == SOURCE_AT_ONCE) {
        search(all, all->connections[thread]);
    }
    return again_at;
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct tournaments *all = (struct tournaments *)service;
    const struct lane_source source = {work, all};
    char explanation[DB_EXPLANATION_MAX];
    enum err err = OK;
    all->writer = writer;
    for (unsigned i = 0; i < all->options.threads && err == OK; i++) {
        err = db_open(&all->connections[i], all->options.db_url, DB_READ_LATER, explanation);
    }
    if (err == OK) {
        scheduler_attach(all->options.scheduler, LANE_TOURNAMENTS, &source);
    } else {
        log_note(all->options.log, LOG_ERROR, "tournaments-failed", "%s", explanation);
    }
    return err;
}

static void stop(struct service *service) {
    struct tournaments *all = (struct tournaments *)service;
    atomic_store(&all->stopping, true);
    scheduler_detach(all->options.scheduler, LANE_TOURNAMENTS);
    for (unsigned i = 0; i < all->options.threads; i++) {
        db_close(all->connections[i]);
    }
}

static void free_all(struct service *service) {
    struct tournaments *all = (struct tournaments *)service;
    while (all->first != NULL) {
        drop(all, all->first);
    }
    (void)pthread_mutex_destroy(&all->lock);
    free(all);
}

/* ---- the public functions ---- */

enum err tournaments_create(struct tournaments **out, const struct tournaments_options *options) {
    struct tournaments *all = calloc(1, sizeof *all + options->threads * sizeof all->connections[0]);
    if (all == NULL) {
        return ERR_NO_MEMORY;
    }
    all->service = (struct service){.name = "tournaments",
                                    .listener = {.context = all, .changed = changed},
                                    .start = start,
                                    .stop = stop,
                                    .free = free_all};
    all->options = *options;
    all->options.find_bot = options->find_bot == NULL ? bot_find : options->find_bot;
    all->search_due = true;
    all->is_somebody_gone = true;
    all->began_at = members_is_alone(options->members) ? timestamp_now() : 0;
    (void)pthread_mutex_init(&all->lock, NULL);
    *out = all;
    return OK;
}

struct service *tournaments_service(struct tournaments *tournaments) {
    return &tournaments->service;
}

const struct tournaments_metrics *tournaments_metrics(const struct tournaments *tournaments) {
    return &tournaments->metrics;
}
