/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A table of all pairs: 72 bytes each, and as much again at worst for free places.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "player_stats_internal.h"
#include "store/player_stats.h"

struct pair {
    struct hash_table_item head;
    struct id a, b; /* in the order of their ids */
    bool seen;      /* there is a row of it */
    int32_t games;
    int64_t day;
};

struct pairs {
    struct hash_table *table;
};

enum err pairs_create(struct pairs **out) {
    struct pairs *pairs = calloc(1, sizeof *pairs);
    if (pairs == NULL || hash_table_create(&pairs->table, sizeof(struct pair)) != OK) {
        free(pairs);
        return ERR_NO_MEMORY;
    }
    *out = pairs;
    return OK;
}

void pairs_free(struct pairs *pairs) {
    if (pairs != NULL) {
        hash_table_free(pairs->table);
        free(pairs);
    }
}

/* As the row is written. */
enum err pairs_count(void *context, const char *ruleset, const struct id *one, const struct id *other, int64_t day,
                     int64_t *out_games) {
    const struct pairs *pairs = context;
    bool ordered = strcmp(one->text, other->text) < 0;
    const struct id *a = ordered ? one : other;
    const struct id *b = ordered ? other : one;
    struct pair *pair = hash_table_add(pairs->table, ruleset, a, b);
    if (pair == NULL) {
        return ERR_NO_MEMORY;
    }
    pair->a = *a;
    pair->b = *b;
    pair->games = pair->day == day ? pair->games + 1 : 1;
    pair->day = day;
    *out_games = pair->games;
    return OK;
}

/* ---- against the rows ---- */

struct look {
    struct pairs *pairs;
    pairs_stale_function *stale;
    void *stale_context;
    player_stats_report_function *report;
    void *context;
};

static void say_stale(const struct look *look, const char *ruleset, const struct id *a, const struct id *b,
                      const char *what) {
    char text[160];
    (void)snprintf(text, sizeof text, "the row of matches of %s rated with player %s %s", ruleset, b->text, what);
    look->report(look->context, "player", a, 0, text);
    look->stale(look->stale_context, ruleset);
}

static enum err look_at_row(void *context, const struct rating_pair_row *row) {
    const struct look *look = context;
    struct pair *pair = hash_table_find(look->pairs->table, row->ruleset, &row->a, &row->b);
    if (pair != NULL) {
        pair->seen = true;
    }
    if (pair == NULL || pair->day != row->day || pair->games != row->games) {
        say_stale(look, row->ruleset, &row->a, &row->b, "is not what the results say");
    }
    return OK;
}

enum err pairs_check(struct pairs *pairs, struct db *db, pairs_stale_function *stale, void *stale_context,
                     player_stats_report_function *report, void *context) {
    struct look look = {pairs, stale, stale_context, report, context};
    enum err err = rating_pair_list(db, look_at_row, &look);
    size_t at = 0;
    const struct pair *pair = hash_table_next(pairs->table, &at);
    for (; err == OK && pair != NULL; pair = hash_table_next(pairs->table, &at)) {
        if (!pair->seen) {
            say_stale(&look, pair->head.ruleset, &pair->a, &pair->b, "is missing");
        }
    }
    return err;
}
