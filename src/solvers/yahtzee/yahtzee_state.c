/* SPDX-License-Identifier: Apache-2.0 */
/* States and moves. All points are asked of the rules; here is only what of them is still of use later. */
#include "yahtzee_state.h"

enum { YAHTZEE_BIT = 1 << CATEGORY_YAHTZEE };

static uint8_t capped(int upper) {
    return (uint8_t)(upper < UPPER_BONUS_FROM ? upper : UPPER_BONUS_FROM);
}

struct yahtzee_state yahtzee_state_of(const struct yahtzee_card *card) {
    struct yahtzee_state state = {
        .upper = capped(yahtzee_upper_total(card)),
        .fifty = card->boxes[CATEGORY_YAHTZEE] == YAHTZEE_SCORE,
    };
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        state.used |= (uint16_t)((card->boxes[i] != BOX_FREE) << i);
    }
    return state;
}

struct yahtzee_card yahtzee_state_card(struct yahtzee_state state) {
    struct yahtzee_card card = yahtzee_empty_card();
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        if ((state.used >> i & 1) != 0) {
            card.boxes[i] = 0;
        }
    }
    if (state.fifty) {
        card.boxes[CATEGORY_YAHTZEE] = YAHTZEE_SCORE;
    }
    return card;
}

struct yahtzee_move yahtzee_state_move(struct yahtzee_state state, enum category category,
                                       struct yahtzee_points points) {
    struct yahtzee_move move = {.category = category, .points = points.score + points.bonus, .next = state};
    move.next.used = (uint16_t)(state.used | 1U << category);
    if (category < UPPER_CATEGORIES) {
        move.next.upper = capped(state.upper + points.score);
        bool is_earned = state.upper < UPPER_BONUS_FROM && move.next.upper == UPPER_BONUS_FROM;
        move.points += is_earned ? UPPER_BONUS : 0;
    } else if (category == CATEGORY_YAHTZEE) {
        move.next.fifty = points.score == YAHTZEE_SCORE;
    }
    return move;
}

bool yahtzee_state_is_joker(struct yahtzee_state state, enum yahtzee_variant variant, const struct yahtzee_rolls *rolls,
                            unsigned roll) {
    return rolls->face[roll] >= 0 && (state.used & YAHTZEE_BIT) != 0 && variant != YAHTZEE_WITHOUT_JOKER;
}

unsigned yahtzee_state_moves(struct yahtzee_move out[static CATEGORY_COUNT], struct yahtzee_state state,
                             enum yahtzee_variant variant, const struct yahtzee_rolls *rolls, unsigned roll) {
    bool is_joker = yahtzee_state_is_joker(state, variant, rolls, roll);
    struct yahtzee_card card = yahtzee_empty_card();
    unsigned choices = YAHTZEE_FULL & ~(unsigned)state.used;
    uint8_t dice[YAHTZEE_DICE];
    unsigned count = 0;
    if (is_joker) {
        card = yahtzee_state_card(state);
        yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll);
        choices = yahtzee_choices(&card, dice, (enum joker)variant);
    }
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        if ((choices >> i & 1) != 0) {
            struct yahtzee_points points = is_joker ? yahtzee_score(&card, dice, (enum category)i)
                                                    : (struct yahtzee_points){rolls->score[roll][i], 0};
            out[count++] = yahtzee_state_move(state, (enum category)i, points);
        }
    }
    return count;
}
