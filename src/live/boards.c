/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boards are looked at one at a time, under one lock: a look takes microseconds once its board is there. The one that was
 * looked at longest ago gives way when there are too many entries.
 */
#include "live/boards.h"

#include <pthread.h>
#include <stdlib.h>

#include "store/standings.h"

enum { ROWS_AT_ONCE = 1000, ROWS_AT_A_GLANCE = 100 };

struct loaded {
    struct loaded *next; /* the one looked at before this one */
    const struct family *family;
    const struct preset *preset;
    enum metric metric;
    enum period period;
    int64_t start; /* of the period; another one makes another board */
    bool filled;
    int64_t changed; /* once it is filled: standings up to this change are in it */
    struct ranking *ranking;
};

struct boards {
    pthread_mutex_t lock;
    struct db *db;
    size_t entries_max;
    struct loaded *newest; /* by when they were looked at */
};

struct boards *boards_create(struct db *db, size_t entries_max) {
    struct boards *boards = calloc(1, sizeof *boards);
    if (boards == NULL) {
        abort();
    }
    boards->db = db;
    boards->entries_max = entries_max;
    (void)pthread_mutex_init(&boards->lock, NULL);
    return boards;
}

static void free_loaded(struct loaded *loaded) {
    ranking_free(loaded->ranking);
    free(loaded);
}

void boards_free(struct boards *boards) {
    if (boards == NULL) {
        return;
    }
    while (boards->newest != NULL) {
        struct loaded *loaded = boards->newest;
        boards->newest = loaded->next;
        free_loaded(loaded);
    }
    (void)pthread_mutex_destroy(&boards->lock);
    free(boards);
}

/* ---- what a board is ---- */

static bool is_ascending(const struct family *family, enum metric metric) {
    return (metric == METRIC_AVERAGE || metric == METRIC_BEST) && family->score_order == SCORES_ASCENDING;
}

bool boards_have(const struct family *family, enum metric metric, enum period period) {
    if (metric == METRIC_AVERAGE || metric == METRIC_BEST) {
        return family->score_order != SCORES_NONE;
    }
    return metric != METRIC_RATING || period == PERIOD_ALL;
}

double boards_value(const struct family *family, enum metric metric, int64_t key) {
    return (double)(is_ascending(family, metric) ? key : -key) / STANDING_SCALE;
}

/* ---- bringing one up to date ---- */

struct catching_up {
    struct loaded *loaded;
    int64_t now;
    size_t rows;
    struct id last; /* the player of the last row */
};

static enum err note_standing(void *context, const struct standing_row *row) {
    struct catching_up *catching_up = context;
    struct loaded *loaded = catching_up->loaded;
    struct standing standing = {.rated_at = row->rated_at, .rating = {row->rating, row->deviation, row->volatility}};
    struct ranking_entry entry = {.player = row->player};
    int64_t value = 0;
    enum err err = standing_unpack(&standing, row->tallies, row->tallies_length);
    if (err != OK) {
        return err;
    }
    catching_up->rows++;
    catching_up->last = row->player;
    bool listed = !row->gone && standing_value(&value, &entry.at, &entry.games, &standing, loaded->metric,
                                               loaded->period, catching_up->now);
    if (listed) {
        entry.key = is_ascending(loaded->family, loaded->metric) ? value : -value;
        err = ranking_put(loaded->ranking, &entry);
    } else {
        ranking_remove(loaded->ranking, &row->player);
    }
    return err;
}

static enum err note_change(void *context, const struct standing_row *row) {
    struct catching_up *catching_up = context;
    enum err err = note_standing(context, row);
    catching_up->loaded->changed = err == OK ? row->changed : catching_up->loaded->changed;
    return err;
}

/* All that is there, in the order that is fastest to read. What changes meanwhile is caught up with afterwards. */
static enum err fill(struct boards *boards, struct loaded *loaded, int64_t now) {
    struct catching_up catching_up = {.loaded = loaded, .now = now};
    int64_t newest = 0;
    enum err err = standing_newest_change(boards->db, loaded->preset->id, &newest);
    do {
        const struct id after = catching_up.last;
        catching_up.rows = 0;
        err = err == OK
                  ? standing_list(boards->db, loaded->preset->id, &after, ROWS_AT_ONCE, note_standing, &catching_up)
                  : err;
    } while (err == OK && catching_up.rows == ROWS_AT_ONCE);
    loaded->filled = err == OK;
    loaded->changed = newest;
    return err;
}

/* Takes the next few changes, up to limit; *out_more: there may be others. */
static enum err catch_up_some(bool *out_more, struct boards *boards, struct loaded *loaded, int limit, int64_t now) {
    struct catching_up catching_up = {.loaded = loaded, .now = now};
    enum err err =
        standing_list_changed(boards->db, loaded->preset->id, loaded->changed, limit, note_change, &catching_up);
    *out_more = catching_up.rows == (size_t)limit;
    return err;
}

static enum err catch_up(struct boards *boards, struct loaded *loaded, int64_t now) {
    bool more = true;
    enum err err = loaded->filled ? OK : fill(boards, loaded, now);
    while (err == OK && more) {
        err = catch_up_some(&more, boards, loaded, ROWS_AT_ONCE, now);
    }
    return err;
}

/* ---- finding one ---- */

static bool is_wanted(const struct loaded *loaded, const struct board_query *query) {
    return loaded->preset == query->preset && loaded->metric == query->metric && loaded->period == query->period;
}

/* Forgets what was looked at longest ago, but not the newest, until there is room. */
static void make_room(struct boards *boards) {
    size_t entries = 0;
    for (struct loaded **at = &boards->newest; *at != NULL;) {
        struct loaded *loaded = *at;
        entries += ranking_count(loaded->ranking);
        if (loaded != boards->newest && entries > boards->entries_max) {
            *at = loaded->next;
            free_loaded(loaded);
        } else {
            at = &loaded->next;
        }
    }
}

/* The board, as the one looked at last; NULL where it is not there. */
static struct loaded *bring_forward(struct boards *boards, const struct board_query *query) {
    struct loaded **at = &boards->newest;
    while (*at != NULL && !is_wanted(*at, query)) {
        at = &(*at)->next;
    }
    struct loaded *loaded = *at;
    if (loaded != NULL) {
        *at = loaded->next;
        loaded->next = boards->newest;
        boards->newest = loaded;
    }
    return loaded;
}

/* The board; made where it is not there, or is of a period that has passed. */
static enum err find_loaded(struct loaded **out, struct boards *boards, const struct board_query *query, int64_t now) {
    int64_t start = period_start(query->period, now);
    struct loaded *loaded = bring_forward(boards, query);
    if (loaded != NULL && loaded->start == start) {
        *out = loaded;
        return OK;
    }
    if (loaded != NULL) {
        boards->newest = loaded->next;
        free_loaded(loaded);
    }
    loaded = calloc(1, sizeof *loaded);
    struct ranking *ranking = ranking_create();
    if (loaded == NULL || ranking == NULL) {
        free(loaded);
        ranking_free(ranking);
        return ERR_NO_MEMORY;
    }
    *loaded = (struct loaded){.next = boards->newest,
                              .family = query->family,
                              .preset = query->preset,
                              .metric = query->metric,
                              .period = query->period,
                              .start = start,
                              .ranking = ranking};
    boards->newest = loaded;
    *out = loaded;
    return OK;
}

/* ---- a page ---- */

static void read_page(struct board_page *out, const struct ranking *ranking, const struct board_query *query) {
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

bool boards_glance(struct board_page *out, struct boards *boards, const struct board_query *query, int64_t now) {
    bool more = true;
    if (pthread_mutex_trylock(&boards->lock) != 0) {
        return false;
    }
    struct loaded *loaded = bring_forward(boards, query);
    bool is_there = loaded != NULL && loaded->filled && loaded->start == period_start(query->period, now) &&
                    catch_up_some(&more, boards, loaded, ROWS_AT_A_GLANCE, now) == OK && !more;
    if (is_there) {
        read_page(out, loaded->ranking, query);
    }
    (void)pthread_mutex_unlock(&boards->lock);
    return is_there;
}

enum err boards_look(struct board_page *out, struct boards *boards, const struct board_query *query, int64_t now) {
    struct loaded *loaded = NULL;
    (void)pthread_mutex_lock(&boards->lock);
    enum err err = find_loaded(&loaded, boards, query, now);
    if (err == OK) {
        err = catch_up(boards, loaded, now);
    }
    if (err == OK) {
        read_page(out, loaded->ranking, query);
        make_room(boards);
    }
    (void)pthread_mutex_unlock(&boards->lock);
    return err;
}
