/* SPDX-License-Identifier: Apache-2.0 */
#include "game/questions_met.h"

#include <stdlib.h>
#include <string.h>

#include "store/round_questions.h"

/* Questions of one round, and how many of those who are asked about were put them. */
struct met_run {
    struct met_run *next;
    const uint64_t *fingerprints;
    size_t count;
    int players;
};

static enum err add_run(struct questions_met *met, const uint64_t *fingerprints, size_t count, int players) {
    struct met_run *run = arena_alloc(met->arena, sizeof *run);
    if (run == NULL) {
        return ERR_NO_MEMORY;
    }
    *run = (struct met_run){met->runs, fingerprints, count, players};
    met->runs = run;
    met->count += count * (size_t)players;
    return OK;
}

static bool is_over(const struct questions_met *met) {
    return met->is_over != NULL && met->is_over(met->context);
}

/* ERR_BUSY ends the reading of the player. */
static enum err take_row(void *context, const struct round_questions_row *row) {
    struct questions_met *met = context;
    if (met->of_player >= QUESTIONS_MET_MAX || is_over(met)) {
        return ERR_BUSY;
    }
    met->of_player += row->count;
    return add_run(met, row->fingerprints, row->count, 1);
}

static enum err take_game(void *context, const struct id *id, const char *ruleset, int rounds) {
    struct questions_met *met = context;
    const struct family *family = NULL;
    if (family_find_preset(&family, ruleset, strlen(ruleset)) == NULL || family->list_put == NULL) {
        return OK;
    }
    for (size_t i = 0; i < met->under_way_count; i++) {
        if (id_equal(&met->under_way[i].id, id)) {
            met->under_way[i].players++;
            return OK;
        }
    }
    if (met->under_way_count < QUESTIONS_MET_UNDER_WAY_MAX) {
        met->under_way[met->under_way_count++] = (struct game_under_way){*id, rounds, 1};
    }
    return OK;
}

enum err questions_met_read(struct questions_met *met, struct db *db, const struct id *player) {
    met->of_player = 0;
    enum err err = round_questions_list_competing(db, player, QUESTIONS_MET_GAMES_MAX, take_game, met);
    if (err == OK) {
        err = round_questions_list_met(db, player, QUESTIONS_MET_GAMES_MAX, met->arena, take_row, met);
    }
    return err == ERR_BUSY ? OK : err;
}

enum err questions_met_take(struct questions_met *met, const struct game_under_way *under_way,
                            const struct game *game) {
    const uint64_t *fingerprints = NULL;
    size_t count = 0;
    if (game->number <= under_way->rounds || is_over(met)) {
        return OK;
    }
    enum err err = family_list_put(&fingerprints, &count, met->arena, game->config->family, game_state(game));
    return err == OK ? add_run(met, fingerprints, count, under_way->players) : err;
}

static int compare(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a;
    uint64_t other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

/* All of them, in order, in the arena; NULL without memory. */
static uint64_t *sort_all(const struct questions_met *met) {
    uint64_t *all = arena_take(met->arena, met->count * sizeof *all);
    size_t count = 0;
    for (const struct met_run *run = met->runs; all != NULL && run != NULL; run = run->next) {
        for (int i = 0; i < run->players && run->count > 0; i++) {
            memcpy(all + count, run->fingerprints, run->count * sizeof *all);
            count += run->count;
        }
    }
    if (all != NULL) {
        qsort(all, count, sizeof *all, compare);
    }
    return all;
}

/* How many are among those that are in order. */
static uint32_t count_same(const uint64_t *sorted, size_t count, uint64_t fingerprint) {
    size_t low = 0;
    size_t high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sorted[middle] < fingerprint) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    uint32_t same = 0;
    while (low < count && sorted[low] == fingerprint) {
        low++;
        same++;
    }
    return same;
}

static enum err tell_set(const struct questions_met *met, const uint64_t *sorted, struct quiz_set *set) {
    uint32_t *counts = arena_alloc(met->arena, set->count * sizeof *counts);
    enum err err = counts == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; err == OK && i < set->count; i++) {
        uint64_t fingerprint = 0;
        err = quiz_fingerprint(&fingerprint, set->questions[i].text);
        counts[i] = err == OK ? count_same(sorted, met->count, fingerprint) : 0;
    }
    if (err == OK) {
        set->met = counts;
    }
    return err;
}

enum err questions_met_tell(const struct questions_met *met, struct question_bank *bank) {
    if (met->count == 0) {
        return OK;
    }
    const uint64_t *sorted = sort_all(met);
    enum err err = sorted == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; err == OK && i < bank->count; i++) {
        err = tell_set(met, sorted, &bank->sets[i].questions);
    }
    return err;
}
