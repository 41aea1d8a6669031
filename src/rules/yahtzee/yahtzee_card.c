/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What dice score on a card. Pure arithmetic over counts of values; it knows neither whose turn it is nor how a card is
 * written in JSON.
 */
#include "rules/yahtzee.h"

#include <assert.h>
#include <string.h>

static const char *const category_names[CATEGORY_COUNT] = {
    "aces",           "twos",       "threes",         "fours",          "fives",   "sixes",  "three-of-a-kind",
    "four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee", "chance",
};

enum { LOWER_BITS = ((1 << CATEGORY_COUNT) - 1) & ~((1 << UPPER_CATEGORIES) - 1) };

/* How often each value shows; index 0 is the value 1. */
struct counts {
    uint8_t of[YAHTZEE_FACES];
};

static struct counts count_values(const uint8_t *dice) {
    struct counts counts = {{0}};
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        assert(dice[i] >= 1 && dice[i] <= YAHTZEE_FACES);
        counts.of[dice[i] - 1]++;
    }
    return counts;
}

static bool shows(const struct counts *counts, int times) {
    for (int i = 0; i < YAHTZEE_FACES; i++) {
        if (counts->of[i] == times) {
            return true;
        }
    }
    return false;
}

static bool shows_at_least(const struct counts *counts, int times) {
    while (times < YAHTZEE_DICE && !shows(counts, times)) {
        times++;
    }
    return shows(counts, times);
}

static bool shows_run(const struct counts *counts, int length) {
    int run = 0;
    for (int i = 0; i < YAHTZEE_FACES && run < length; i++) {
        run = counts->of[i] > 0 ? run + 1 : 0;
    }
    return run >= length;
}

static int sum_of(const struct counts *counts) {
    int sum = 0;
    for (int i = 0; i < YAHTZEE_FACES; i++) {
        sum += counts->of[i] * (i + 1);
    }
    return sum;
}

/* Whether the dice are a Yahtzee while the yahtzee box is used; the upper box of their value then. */
static bool is_joker(const struct yahtzee_card *card, const uint8_t *dice, enum category *out_upper) {
    for (int i = 1; i < YAHTZEE_DICE; i++) {
        if (dice[i] != dice[0]) {
            return false;
        }
    }
    *out_upper = (enum category)(CATEGORY_ACES + dice[0] - 1);
    return card->boxes[CATEGORY_YAHTZEE] != BOX_FREE;
}

struct yahtzee_card yahtzee_empty_card(void) {
    struct yahtzee_card card = {.yahtzee_bonus = 0};
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        card.boxes[i] = BOX_FREE;
    }
    return card;
}

unsigned yahtzee_choices(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE], enum joker joker) {
    unsigned open = 0;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        open |= (unsigned)(card->boxes[i] == BOX_FREE) << i;
    }
    enum category upper = CATEGORY_ACES;
    if (joker == JOKER_FREE || !is_joker(card, dice, &upper)) {
        return open;
    }
    if ((open >> upper & 1) != 0) {
        return 1U << upper;
    }
    return (open & LOWER_BITS) != 0 ? open & LOWER_BITS : open;
}

/* Do five alike count as a full house or a straight? Where the joker is forced, no such box is a choice otherwise. */
static bool joker_counts(const struct yahtzee_card *card, const uint8_t *dice) {
    enum category upper = CATEGORY_ACES;
    return is_joker(card, dice, &upper) && card->boxes[upper] != BOX_FREE;
}

static int score_lower(const struct counts *counts, enum category category, bool joker) {
    switch (category) {
    case CATEGORY_THREE_OF_A_KIND:
        return shows_at_least(counts, 3) ? sum_of(counts) : 0;
    case CATEGORY_FOUR_OF_A_KIND:
        return shows_at_least(counts, 4) ? sum_of(counts) : 0;
    case CATEGORY_FULL_HOUSE:
        return joker || (shows(counts, 3) && shows(counts, 2)) ? FULL_HOUSE_SCORE : 0;
    case CATEGORY_SMALL_STRAIGHT:
        return joker || shows_run(counts, 4) ? SMALL_STRAIGHT_SCORE : 0;
    case CATEGORY_LARGE_STRAIGHT:
        return joker || shows_run(counts, 5) ? LARGE_STRAIGHT_SCORE : 0;
    case CATEGORY_YAHTZEE:
        return shows(counts, 5) ? YAHTZEE_SCORE : 0;
    default:
        return sum_of(counts);
    }
}

struct yahtzee_points yahtzee_score(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE],
                                    enum category category) {
    struct counts counts = count_values(dice);
    bool further = shows(&counts, YAHTZEE_DICE) && card->boxes[CATEGORY_YAHTZEE] == YAHTZEE_SCORE;
    int score = category < UPPER_CATEGORIES ? counts.of[category] * ((int)category + 1)
                                            : score_lower(&counts, category, joker_counts(card, dice));
    return (struct yahtzee_points){(int16_t)score, further ? YAHTZEE_BONUS : 0};
}

bool yahtzee_fits(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE], enum category category) {
    bool asks = category >= UPPER_CATEGORIES && category != CATEGORY_CHANCE;
    return !asks || yahtzee_score(card, dice, category).score > 0;
}

void yahtzee_fill(struct yahtzee_card *card, enum category category, struct yahtzee_points points) {
    assert(card->boxes[category] == BOX_FREE);
    card->boxes[category] = (int8_t)points.score;
    card->yahtzee_bonus = (int16_t)(card->yahtzee_bonus + points.bonus);
}

/* Of a range of boxes; a free one counts nothing. */
static int sum_boxes(const struct yahtzee_card *card, int first, int end) {
    int sum = 0;
    for (int i = first; i < end; i++) {
        sum += card->boxes[i] == BOX_FREE ? 0 : card->boxes[i];
    }
    return sum;
}

int yahtzee_upper_total(const struct yahtzee_card *card) {
    return sum_boxes(card, 0, UPPER_CATEGORIES);
}

int yahtzee_upper_bonus(const struct yahtzee_card *card) {
    return yahtzee_upper_total(card) >= UPPER_BONUS_FROM ? UPPER_BONUS : 0;
}

int yahtzee_total(const struct yahtzee_card *card) {
    return sum_boxes(card, 0, CATEGORY_COUNT) + yahtzee_upper_bonus(card) + card->yahtzee_bonus;
}

int yahtzee_used(const struct yahtzee_card *card) {
    int used = 0;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        used += card->boxes[i] != BOX_FREE;
    }
    return used;
}

const char *yahtzee_category_name(enum category category) {
    return category_names[category];
}

static bool is_name(const char *name, size_t length, const char *wanted) {
    return strlen(wanted) == length && memcmp(name, wanted, length) == 0;
}

bool yahtzee_category_find(enum category *out, const char *name, size_t length) {
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        if (is_name(name, length, category_names[i])) {
            *out = (enum category)i;
            return true;
        }
    }
    return false;
}
