/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boards are looked at one at a time, under one lock: a look takes microseconds once its board is there. The one that was
 * looked at longest ago gives way when there are too many entries.
 */
#include "live/leaderboards.h"

#include <pthread.h>
#include <stdlib.h>

#include "play/player_stats.h"
#include "store/player_stats.h"

enum { ROWS_AT_ONCE = 1000, ROWS_AT_A_GLANCE = 100 };

struct loaded {
    struct loaded *next; /* the one looked at before this one */
    const struct family *family;
    const struct preset *preset;
    enum metric metric;
    enum period period;
    int64_t start; /* of the period; another one makes another board */
    bool filled;
    int64_t changed; /* once it is filled: statistics up to this change are in it */
    struct ranking *ranking;
};

struct leaderboards {
    pthread_mutex_t lock;
    struct db *db;
    size_t entries_max;
    struct loaded *newest; /* by when they were looked at */
};

struct leaderboards *leaderboards_create(struct db *db, size_t entries_max) {
    struct leaderboards *leaderboards = calloc(1, sizeof *leaderboards);
    if (leaderboards == NULL) {
        abort();
    }
    leaderboards->db = db;
    leaderboards->entries_max = entries_max;
    (void)pthread_mutex_init(&leaderboards->lock, NULL);
    return leaderboards;
}

static void free_loaded(struct loaded *loaded) {
    ranking_free(loaded->ranking);
    free(loaded);
}

void leaderboards_free(struct leaderboards *leaderboards) {
    if (leaderboards == NULL) {
        return;
    }
    while (leaderboards->newest != NULL) {
        struct loaded *loaded = leaderboards->newest;
        leaderboards->newest = loaded->next;
        free_loaded(loaded);
    }
    (void)pthread_mutex_destroy(&leaderboards->lock);
    free(leaderboards);
}

/* ---- what a board is ---- */

static bool is_ascending(const struct family *family, enum metric metric) {
    return (metric == METRIC_AVERAGE || metric == METRIC_BEST) && family->score_order == SCORES_ASCENDING;
}

bool leaderboards_have(const struct family *family, enum metric metric, enum period period) {
    if (metric == METRIC_AVERAGE || metric == METRIC_BEST) {
        return family->score_order != SCORES_NONE;
    }
    return metric != METRIC_RATING || period == PERIOD_ALL;
}

double leaderboards_value(const struct family *family, enum metric metric, int64_t key) {
    return (double)(is_ascending(family, metric) ? key : -key) / STATS_SCALE;
}

/* ---- bringing one up to date ---- */

struct catching_up {
    struct loaded *loaded;
    int64_t now;
    size_t rows;
    struct id last; /* the player of the last row */
};

static enum err note_stats(void *context, const struct player_stats_row *row) {
    struct catching_up *catching_up = context;
    struct loaded *loaded = catching_up->loaded;
    struct player_stats stats = {.rated_at = row->rated_at, .rating = {row->rating, row->deviation, row->volatility}};
    struct ranking_entry entry = {.player = row->player};
    int64_t value = 0;
    enum err err = stats_unpack(&stats, row->tallies, row->tallies_length);
    if (err != OK) {
        return err;
    }
    catching_up->rows++;
    catching_up->last = row->player;
    bool listed = !row->gone && stats_value(&value, &entry.at, &entry.games, &stats, loaded->metric, loaded->period,
                                            catching_up->now);
    if (listed) {
        entry.key = is_ascending(loaded->family, loaded->metric) ? value : -value;
        err = ranking_put(loaded->ranking, &entry);
    } else {
        ranking_remove(loaded->ranking, &row->player);
    }
    return err;
}

static enum err note_change(void *context, const struct player_stats_row *row) {
    struct catching_up *catching_up = context;
    enum err err = note_stats(context, row);
    catching_up->loaded->changed = err == OK ? row->changed : catching_up->loaded->changed;
    return err;
}

/* All that is there, in the order that is fastest to read. What changes meanwhile is caught up with afterwards. */
static enum err fill(struct leaderboards *leaderboards, struct loaded *loaded, int64_t now) {
    struct catching_up catching_up = {.loaded = loaded, .now = now};
    int64_t newest = 0;
    enum err err = player_stats_row_newest_change(leaderboards->db, loaded->preset->id, &newest);
    do {
        const struct id after = catching_up.last;
        catching_up.rows = 0;
        err = err == OK ? player_stats_row_list(leaderboards->db, loaded->preset->id, &after, ROWS_AT_ONCE, note_stats,
                                                &catching_up)
                        : err;
    } while (err == OK && catching_up.rows == ROWS_AT_ONCE);
    loaded->filled = err == OK;
    loaded->changed = newest;
    return err;
}

/* Takes the next few changes, up to limit; *out_more: there may be others. */
static enum err catch_up_some(bool *out_more, struct leaderboards *leaderboards, struct loaded *loaded, int limit,
                              int64_t now) {
    struct catching_up catching_up = {.loaded = loaded, .now = now};
    enum err err = player_stats_row_list_changed(leaderboards->db, loaded->preset->id, loaded->changed, limit,
                                                 note_change, &catching_up);
    *out_more = catching_up.rows == (size_t)limit;
    return err;
}

static enum err catch_up(struct leaderboards *leaderboards, struct loaded *loaded, int64_t now) {
    bool more = true;
    enum err err = loaded->filled ? OK : fill(leaderboards, loaded, now);
    while (err == OK && more) {
        err = catch_up_some(&more, leaderboards, loaded, ROWS_AT_ONCE, now);
    }
    return err;
}

/* ---- finding one ---- */

static bool is_wanted(const struct loaded *loaded, const struct leaderboard_query *query) {
    return loaded->preset == query->preset && loaded->metric == query->metric && loaded->period == query->period;
}

/* Forgets what was looked at longest ago, but not the newest, until there is room. */
static void make_room(struct leaderboards *leaderboards) {
    size_t entries = 0;
    for (struct loaded **at = &leaderboards->newest; *at != NULL;) {
        struct loaded *loaded = *at;
        entries += ranking_count(loaded->ranking);
        if (loaded != leaderboards->newest && entries > leaderboards->entries_max) {
            *at = loaded->next;
            free_loaded(loaded);
        } else {
            at = &loaded->next;
        }
    }
}

/* The board, as the one looked at last; NULL where it is not there. */
static struct loaded *bring_forward(struct leaderboards *leaderboards, const struct leaderboard_query *query) {
    struct loaded **at = &leaderboards->newest;
    while (*at != NULL && !is_wanted(*at, query)) {
        at = &(*at)->next;
    }
    struct loaded *loaded = *at;
    if (loaded != NULL) {
        *at = loaded->next;
        loaded->next = leaderboards->newest;
        leaderboards->newest = loaded;
    }
    return loaded;
}

/* The board; made where it is not there, or is of a period that has passed. */
static enum err find_loaded(struct loaded **out, struct leaderboards *leaderboards,
                            const struct leaderboard_query *query, int64_t now) {
    int64_t start = period_start(query->period, now);
    struct loaded *loaded = bring_forward(leaderboards, query);
    if (loaded != NULL && loaded->start == start) {
        *out = loaded;
        return OK;
    }
    if (loaded != NULL) {
        leaderboards->newest = loaded->next;
        free_loaded(loaded);
    }
    loaded = calloc(1, sizeof *loaded);
    struct ranking *ranking = ranking_create();
    if (loaded == NULL || ranking == NULL) {
        free(loaded);
        ranking_free(ranking);
        return ERR_NO_MEMORY;
    }
    *loaded = (struct loaded){.next = leaderboards->newest,
                              .family = query->family,
                              .preset = query->preset,
                              .metric = query->metric,
                              .period = query->period,
                              .start = start,
                              .ranking = ranking};
    leaderboards->newest = loaded;
    *out = loaded;
    return OK;
}

/* ---- a page ---- */

static void read_page(struct leaderboard_page *out, const struct ranking *ranking,
                      const struct leaderboard_query *query) {
    size_t from = 0;
    size_t limit = query->limit;
    out->total = ranking_count(ranking);
    out->count = 0;
    out->more = false;
    if (!id_is_none(&query->around)) {
        size_t position = 0;
        if (!ranking_find(&position, ranking, &query->around)) {
            return;
        }
        from = position > limit / 2 ? position - limit / 2 : 0;
        if (from + limit > out->total) {
            from = out->total > limit ? out->total - limit : 0;
        }
    } else if (query->has_after) {
        from = ranking_position(ranking, query->after.key, query->after.at, &query->after.player);
        struct ranking_entry first;
        bool there = ranking_read(&first, ranking, from, 1) == 1 && id_equal(&first.player, &query->after.player) &&
                     first.key == query->after.key && first.at == query->after.at;
        from += there;
    }
    out->count = ranking_read(out->entries, ranking, from, limit);
    out->more = from + out->count < out->total;
    for (size_t i = 0; i < out->count; i++) {
        bool same = i > 0 && out->entries[i].key == out->entries[i - 1].key;
        out->ranks[i] = same ? out->ranks[i - 1] : ranking_rank(ranking, out->entries[i].key) + 1;
    }
}

bool leaderboards_glance(struct leaderboard_page *out, struct leaderboards *leaderboards,
                         const struct leaderboard_query *query, int64_t now) {
    bool more = true;
    if (pthread_mutex_trylock(&leaderboards->lock) != 0) {
        return false;
    }
    struct loaded *loaded = bring_forward(leaderboards, query);
    bool is_there = loaded != NULL && loaded->filled && loaded->start == period_start(query->period, now) &&
                    player_stats_catch_up(leaderboards->db, query->preset) == OK &&
                    catch_up_some(&more, leaderboards, loaded, ROWS_AT_A_GLANCE, now) == OK && !more;
    if (is_there) {
        read_page(out, loaded->ranking, query);
    }
    (void)pthread_mutex_unlock(&leaderboards->lock);
    return is_there;
}

enum err leaderboards_look(struct leaderboard_page *out, struct leaderboards *leaderboards,
                           const struct leaderboard_query *query, int64_t now) {
    struct loaded *loaded = NULL;
    (void)pthread_mutex_lock(&leaderboards->lock);
    enum err err = find_loaded(&loaded, leaderboards, query, now);
    if (err == OK) {
        err = player_stats_catch_up(leaderboards->db, query->preset);
    }
    if (err == OK) {
        err = catch_up(leaderboards, loaded, now);
    }
    if (err == OK) {
        read_page(out, loaded->ranking, query);
        make_room(leaderboards);
    }
    (void)pthread_mutex_unlock(&leaderboards->lock);
    return err;
}
