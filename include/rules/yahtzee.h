/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Yahtzee: the family, and its rules as plain arithmetic for those who reason about a card (bots, analysis).
 *
 * A card is thirteen boxes and the hundreds earned by further Yahtzees. What five dice would score in a box depends on
 * the card too: once the yahtzee box is used, five alike are a joker. Figures a reader can check: the highest possible
 * total is 1575; five dice fall in 252 ways when their order does not count, in 7776 when it does.
 */
#ifndef REFEREE_RULES_YAHTZEE_H
#define REFEREE_RULES_YAHTZEE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/family.h"

extern const struct family yahtzee_family;

/* The indices of its actions. */
enum yahtzee_action { YAHTZEE_ACTION_ROLL, YAHTZEE_ACTION_SCORE, YAHTZEE_ACTIONS };

enum { YAHTZEE_SEATS_MAX = 10, YAHTZEE_DICE = 5, YAHTZEE_FACES = 6, YAHTZEE_STAGES = 3, YAHTZEE_TURNS = 13 };

/* The boxes in the order of the card. The first six are the upper section, CATEGORY_ACES + n is that of the value n + 1. */
enum category {
    CATEGORY_ACES,
    CATEGORY_TWOS,
    CATEGORY_THREES,
    CATEGORY_FOURS,
    CATEGORY_FIVES,
    CATEGORY_SIXES,
    CATEGORY_THREE_OF_A_KIND,
    CATEGORY_FOUR_OF_A_KIND,
    CATEGORY_FULL_HOUSE,
    CATEGORY_SMALL_STRAIGHT,
    CATEGORY_LARGE_STRAIGHT,
    CATEGORY_YAHTZEE,
    CATEGORY_CHANCE,
    CATEGORY_COUNT,
    UPPER_CATEGORIES = CATEGORY_SIXES + 1
};

/* forced: the box of a joker is prescribed as far as it is free. free: any free box may be chosen for it. */
enum joker { JOKER_FORCED, JOKER_FREE };

/* Whose cards and dice a seat sees before the game is over: everybody's, or none but its own. */
enum cards { CARDS_SHOWN, CARDS_OWN };

enum {
    BOX_FREE = -1,
    UPPER_BONUS_FROM = 63, /* points of the upper section that earn the bonus */
    UPPER_BONUS = 35,
    FULL_HOUSE_SCORE = 25,
    SMALL_STRAIGHT_SCORE = 30,
    LARGE_STRAIGHT_SCORE = 40,
    YAHTZEE_SCORE = 50,
    YAHTZEE_BONUS = 100 /* for each further Yahtzee when the yahtzee box holds 50 */
};

struct yahtzee_card {
    int8_t boxes[CATEGORY_COUNT]; /* the score, or BOX_FREE */
    int16_t yahtzee_bonus;        /* hundreds earned */
};

/* What a choice is worth: points for the box, and the hundred that a further Yahtzee earns beside it (100 or 0). */
struct yahtzee_points {
    int16_t score;
    int16_t bonus;
};

/* A card with all boxes free. */
struct yahtzee_card yahtzee_empty_card(void);

/* Dice are values 1 .. 6 in any order. Which boxes they may be scored in now, as bits: the free ones that no joker bars. */
unsigned yahtzee_choices(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE], enum joker joker);

/* What they score in a box that yahtzee_choices has: the joker option decides which boxes these are, not their points. */
struct yahtzee_points yahtzee_score(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE],
                                    enum category category);

/*
 * Whether they are what the category asks for, whatever that scores: any dice are in the upper section and for chance,
 * and a joker is a full house and both straights where it counts as one.
 */
bool yahtzee_fits(const struct yahtzee_card *card, const uint8_t dice[static YAHTZEE_DICE], enum category category);

/* Writes those points into the card. */
void yahtzee_fill(struct yahtzee_card *card, enum category category, struct yahtzee_points points);

/* Of the upper section without its bonus; the bonus that it has earned so far; of the whole card with all bonuses. */
int yahtzee_upper_total(const struct yahtzee_card *card);
int yahtzee_upper_bonus(const struct yahtzee_card *card);
int yahtzee_total(const struct yahtzee_card *card);

/* Boxes in use. */
int yahtzee_used(const struct yahtzee_card *card);

/* "full-house"; and the category of such a name, false when there is none. */
const char *yahtzee_category_name(enum category category);
bool yahtzee_category_find(enum category *out, const char *name, size_t length);

/* The option `joker` as a config of this family has it. */
enum joker yahtzee_joker(const struct config *config);

/* Places of dice that stay, in the order in which they were named. Where all five do, nothing falls: a roll is used up. */
struct yahtzee_keep {
    uint8_t count;
    uint8_t places[YAHTZEE_DICE];
};

/* A turn: up to three rolls, and what they were scored as. */
struct yahtzee_turn {
    int64_t roll;                                 /* number of its first roll over the whole game */
    struct yahtzee_keep keep[YAHTZEE_STAGES - 1]; /* what was kept of each roll for the one after it */
    uint8_t dice[YAHTZEE_STAGES][YAHTZEE_DICE];
    uint8_t rolls;  /* made: the stage plus one */
    uint8_t number; /* of the turn, 1 .. 13 */
    int8_t seat;
    int8_t category; /* -1 while it lasts, and where its seat has left */
    struct yahtzee_points points;
};

/*
 * What a viewer may know of a round. Where cards lie open that is the same for everybody. Where a seat sees its own alone
 * there are, until the round is over, of the others but the totals, and nothing says whose they are.
 */
struct yahtzee_observation {
    struct observation head; /* first */
    int8_t active;           /* whose turn it is; -1 when the round is over */
    bool has_dice;   /* none before the first roll of a turn, when the round is over, and where others' are hidden */
    bool has_totals; /* cards are of the kind that a seat sees its own alone */
    uint16_t hidden; /* seats, as bits, whose cards are not seen: they are empty here */
    uint8_t dice[YAHTZEE_DICE];
    uint8_t stage;       /* of the dice, from 0 */
    uint8_t turn_number; /* of the turn begun last, from 1 */
    struct yahtzee_card cards[YAHTZEE_SEATS_MAX];
    int16_t totals[YAHTZEE_SEATS_MAX]; /* with has_totals: of all seats, 0 of who forfeited, the highest first */
    uint16_t count;                    /* of turns begun, as far as they are seen; 0 where a view was read back */
    struct yahtzee_turn turns[];       /* in order */
};

#endif
