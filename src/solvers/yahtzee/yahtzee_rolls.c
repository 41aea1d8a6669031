/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of holds, built from the empty hold upwards. */
#include "yahtzee_rolls.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "util/lazy.h"

/* The highest value - 1 that a hold shows; 0 for the empty one. */
static unsigned highest(const struct yahtzee_rolls *rolls, unsigned hold) {
    unsigned face = YAHTZEE_FACES - 1;
    while (face > 0 && rolls->counts[hold][face] == 0) {
        face--;
    }
    return face;
}

/*
 * Makes the holds of one die more out of those from first to end. Each is made once, out of what it is without its
 * highest die; where a lower one is added the hold is there by then: without the highest, with the lower, with the
 * highest again.
 */
static unsigned grow(struct yahtzee_rolls *rolls, uint16_t *parent, unsigned first, unsigned end) {
    unsigned next = end;
    for (unsigned hold = first; hold < end; hold++) {
        for (unsigned face = highest(rolls, hold); face < YAHTZEE_FACES; face++) {
            memcpy(rolls->counts[next], rolls->counts[hold], sizeof rolls->counts[next]);
            rolls->counts[next][face]++;
            parent[next] = (uint16_t)hold;
            rolls->with[hold][face] = (uint16_t)next;
            next++;
        }
    }
    for (unsigned hold = first; hold < end; hold++) {
        unsigned top = highest(rolls, hold);
        for (unsigned face = 0; face < top; face++) {
            rolls->with[hold][face] = rolls->with[rolls->with[parent[hold]][face]][top];
        }
    }
    return next;
}

static void link_back(struct yahtzee_rolls *rolls) {
    for (unsigned hold = 0; hold < YAHTZEE_PARTS; hold++) {
        for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
            unsigned more = rolls->with[hold][face];
            rolls->without[more][rolls->kinds[more]++] = (uint16_t)hold;
        }
    }
}

/* Ways in which dice can fall that show these counts, out of all 7776. */
static double chance_of(const uint8_t *counts) {
    static const double factorial[YAHTZEE_DICE + 1] = {1, 1, 2, 6, 24, 120};
    double ways = factorial[YAHTZEE_DICE];
    for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
        ways /= factorial[counts[face]];
    }
    return ways / 7776;
}

static void describe_roll(struct yahtzee_rolls *rolls, unsigned roll) {
    uint8_t dice[YAHTZEE_DICE];
    const struct yahtzee_card empty = yahtzee_empty_card();
    yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll);
    rolls->chance[roll] = chance_of(rolls->counts[YAHTZEE_PARTS + roll]);
    rolls->face[roll] = dice[0] == dice[YAHTZEE_DICE - 1] ? (int8_t)(dice[0] - 1) : -1;
    for (int category = 0; category < CATEGORY_COUNT; category++) {
        rolls->score[roll][category] = (uint8_t)yahtzee_score(&empty, dice, (enum category)category).score;
    }
}

static void list_scores(struct yahtzee_rolls *rolls, int category) {
    bool is_there[YAHTZEE_SCORES_MAX] = {false};
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        is_there[rolls->score[roll][category]] = true;
    }
    for (unsigned score = 0; score < YAHTZEE_SCORES_MAX; score++) {
        if (is_there[score]) {
            rolls->scores[category][rolls->score_count[category]++] = (uint8_t)score;
        }
    }
}

static void fill(struct yahtzee_rolls *rolls) {
    uint16_t parent[YAHTZEE_HOLDS] = {0};
    unsigned first = 0;
    unsigned end = 1;
    for (unsigned size = 0; size < YAHTZEE_DICE; size++) {
        unsigned next = grow(rolls, parent, first, end);
        first = end;
        end = next;
    }
    assert(first == YAHTZEE_PARTS && end == YAHTZEE_HOLDS);
    link_back(rolls);
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        describe_roll(rolls, roll);
    }
    for (int category = 0; category < CATEGORY_COUNT; category++) {
        list_scores(rolls, category);
    }
}

static enum err make(const void **out, const void *context) {
    (void)context;
    struct yahtzee_rolls *rolls = calloc(1, sizeof *rolls);
    if (rolls == NULL) {
        return ERR_NO_MEMORY;
    }
    fill(rolls);
    *out = rolls;
    return OK;
}

enum err yahtzee_rolls_get(const struct yahtzee_rolls **out) {
    static struct lazy rolls = LAZY_INIT;
    const void *value = NULL;
    enum err err = lazy_get(&value, &rolls, make, NULL);
    if (err == OK) {
        *out = value;
    }
    return err;
}

unsigned yahtzee_rolls_find(const struct yahtzee_rolls *rolls, const uint8_t *dice, unsigned count) {
    unsigned hold = 0;
    for (unsigned i = 0; i < count; i++) {
        hold = rolls->with[hold][dice[i] - 1];
    }
    return hold;
}

unsigned yahtzee_rolls_dice(uint8_t out[static YAHTZEE_DICE], const struct yahtzee_rolls *rolls, unsigned hold) {
    unsigned count = 0;
    for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
        for (unsigned i = 0; i < rolls->counts[hold][face]; i++) {
            out[count++] = (uint8_t)(face + 1);
        }
    }
    return count;
}
