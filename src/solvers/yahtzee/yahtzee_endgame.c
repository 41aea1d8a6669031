/* SPDX-License-Identifier: Apache-2.0 */
/* From the full card backwards: what a turn ends with, and what comes then. */
#include "yahtzee_endgame.h"

#include <assert.h>
#include <stdlib.h>

#include "util/lazy.h"
#include "yahtzee_plan.h"

static bool is_ending(unsigned used) {
    return CATEGORY_COUNT - __builtin_popcount(used) <= YAHTZEE_ENDGAME_BOXES;
}

/* Gives every row its place; returns how many endings there are. */
static size_t lay_out(uint16_t rows[2][YAHTZEE_CARDS], const struct yahtzee_table *table) {
    size_t count = 1;
    for (unsigned used = 0; used < YAHTZEE_CARDS; used++) {
        for (unsigned fifty = 0; fifty < 2; fifty++) {
            bool is_other = fifty == 0 || (used >> CATEGORY_YAHTZEE & 1) != 0;
            rows[fifty][used] = !is_ending(used) ? 0 : is_other ? (uint16_t)count : rows[0][used];
            count += is_ending(used) && is_other ? table->sections[used & YAHTZEE_SECTION].count : 0;
        }
    }
    assert(count <= UINT16_MAX);
    return count;
}

const struct yahtzee_endgame *yahtzee_endgames_find(const struct yahtzee_endgames *endgames,
                                                    struct yahtzee_state state) {
    unsigned row = endgames->rows[state.fifty][state.used];
    unsigned lane = endgames->table->sections[state.used & YAHTZEE_SECTION].lane[state.upper];
    return row == 0 ? NULL : &endgames->endgames[row + lane];
}

/* Adds what comes behind a score that is made with some chance. */
static void add(struct yahtzee_endgame *endgame, const struct yahtzee_endgame *behind, int points, double chance) {
    unsigned end = (unsigned)points + behind->end;
    assert(end <= YAHTZEE_ENDGAME_POINTS);
    for (unsigned i = 0; i < behind->end; i++) {
        endgame->chance[(unsigned)points + i] += (float)chance * behind->chance[i];
    }
    endgame->end = end > endgame->end ? (uint16_t)end : endgame->end;
}

/* A way in which a turn may end. */
struct outcome {
    struct yahtzee_move move;
    double chance;
};

/* All of them; rolls that score alike are one. */
static unsigned list_outcomes(struct outcome out[static YAHTZEE_ROLLS], const struct yahtzee_plan *plan) {
    double chances[YAHTZEE_ROLLS];
    unsigned count = 0;
    yahtzee_plan_chances(chances, plan);
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        const struct yahtzee_move move = yahtzee_plan_best(plan, roll, YAHTZEE_STAGES - 1).move;
        unsigned i = 0;
        while (i < count && (out[i].move.category != move.category || out[i].move.points != move.points)) {
            i++;
        }
        if (i == count) {
            out[count++] = (struct outcome){.move = move};
        }
        out[i].chance += chances[roll];
    }
    return count;
}

static void fill_ending(struct yahtzee_endgames *endgames, struct yahtzee_state state) {
    const struct yahtzee_table *table = endgames->table;
    const struct yahtzee_aim aim = {yahtzee_plan_points, table};
    struct yahtzee_endgame *endgame = (struct yahtzee_endgame *)yahtzee_endgames_find(endgames, state);
    struct yahtzee_plan plan;
    struct outcome outcomes[YAHTZEE_ROLLS] = {{.chance = 0}};
    yahtzee_plan_make(&plan, state, table->variant, table->rolls, &aim);
    unsigned count = list_outcomes(outcomes, &plan);
    for (unsigned i = 0; i < count; i++) {
        const struct yahtzee_move *move = &outcomes[i].move;
        add(endgame, yahtzee_endgames_find(endgames, move->next), move->points, outcomes[i].chance);
    }
}

static void fill(struct yahtzee_endgames *endgames) {
    for (unsigned used = YAHTZEE_CARDS; used-- > 0;) {
        if (!is_ending(used)) {
            continue;
        }
        const struct yahtzee_section *section = &endgames->table->sections[used & YAHTZEE_SECTION];
        for (int fifty = 0; fifty < ((used >> CATEGORY_YAHTZEE & 1) != 0 ? 2 : 1); fifty++) {
            for (unsigned lane = 0; lane < section->count; lane++) {
                const struct yahtzee_state state = {(uint16_t)used, section->totals[lane], fifty == 1};
                if (used == YAHTZEE_FULL) {
                    struct yahtzee_endgame *endgame = (struct yahtzee_endgame *)yahtzee_endgames_find(endgames, state);
                    endgame->chance[0] = 1;
                    endgame->end = 1;
                } else {
                    fill_ending(endgames, state);
                }
            }
        }
    }
}

static enum err make(const void **out, const void *context) {
    const enum yahtzee_variant *variant = context;
    const struct yahtzee_table *table = NULL;
    struct yahtzee_endgames *layout = NULL;
    struct yahtzee_endgames *endgames = NULL;
    enum err err = yahtzee_table_get(&table, *variant);
    if (err != OK) {
        return err;
    }
    layout = calloc(1, sizeof *layout);
    if (layout != NULL) {
        layout->table = table;
        size_t count = lay_out(layout->rows, table);
        endgames = calloc(1, sizeof *endgames + count * sizeof endgames->endgames[0]);
    }
    if (endgames != NULL) {
        *endgames = *layout;
        fill(endgames);
        *out = endgames;
    }
    free(layout);
    return endgames == NULL ? ERR_NO_MEMORY : OK;
}

enum err yahtzee_endgames_get(const struct yahtzee_endgames **out, enum yahtzee_variant variant) {
    static struct lazy endgames[YAHTZEE_VARIANTS] = {LAZY_INIT, LAZY_INIT, LAZY_INIT};
    const void *value = NULL;
    enum err err = lazy_get(&value, &endgames[variant], make, &variant);
    if (err == OK) {
        *out = value;
    }
    return err;
}
