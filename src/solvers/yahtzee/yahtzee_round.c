/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round of Yahtzee that is over, decision by decision.
 *
 * With every roll stands what the best player would still make from there on, on average. What a roll adds to that, or
 * takes from it, is luck; what a choice takes from it is lost. So what a seat has made is the value of an empty card, plus
 * its luck, less what it lost.
 */
#include "yahtzee_analyst.h"

#include <string.h>

#include "rules/yahtzee.h"

struct sums {
    int decisions;
    double lost, luck;
};

struct review {
    const struct yahtzee_table *table;
    struct yahtzee_card cards[SEATS_MAX]; /* as they are so far */
    struct sums sums[SEATS_MAX];
};

/* A roll and what was done with it. */
struct decision_made {
    int64_t turn;
    int seat;
    unsigned stage;
    uint8_t dice[YAHTZEE_DICE];
    struct yahtzee_choice choice;
    const json_t *keep; /* of a hold: the places as they were named */
};

/* ---- reading the history ---- */

static bool read_dice(uint8_t out[static YAHTZEE_DICE], const json_t *roll) {
    const json_t *dice = json_object_get(roll, "dice");
    bool good = json_array_size(dice) == YAHTZEE_DICE;
    for (size_t i = 0; i < YAHTZEE_DICE && good; i++) {
        json_int_t value = json_integer_value(json_array_get(dice, i));
        good = value >= 1 && value <= YAHTZEE_FACES;
        out[i] = (uint8_t)value;
    }
    return good;
}

/* What was kept of the dice for the roll after them. */
static bool read_keep(struct yahtzee_choice *out, const struct yahtzee_plan *plan, const json_t *keep,
                      const uint8_t dice[static YAHTZEE_DICE], unsigned stage) {
    uint8_t kept[YAHTZEE_DICE];
    size_t count = json_array_size(keep);
    if (!json_is_array(keep) || count >= YAHTZEE_DICE || stage + 1 >= YAHTZEE_STAGES) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        json_int_t place = json_integer_value(json_array_get(keep, i));
        if (place < 0 || place >= YAHTZEE_DICE) {
            return false;
        }
        kept[i] = dice[place];
    }
    unsigned hold = yahtzee_rolls_find(plan->rolls, kept, (unsigned)count);
    *out = (struct yahtzee_choice){.hold = hold, .worth = plan->thrown[stage][hold]};
    return true;
}

static bool read_category(enum category *out, const json_t *item) {
    const json_t *name = json_object_get(item, "category");
    return json_is_string(name) && yahtzee_category_find(out, json_string_value(name), json_string_length(name));
}

/* Where the dice were scored. */
static bool read_score(struct yahtzee_choice *out, const struct review *review, const struct yahtzee_plan *plan,
                       const json_t *item, const uint8_t dice[static YAHTZEE_DICE]) {
    struct yahtzee_move moves[CATEGORY_COUNT];
    enum category category = CATEGORY_ACES;
    unsigned roll = yahtzee_rolls_find(plan->rolls, dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
    unsigned count = yahtzee_state_moves(moves, plan->state, plan->variant, plan->rolls, roll);
    bool is_named = read_category(&category, item);
    for (unsigned i = 0; i < count && is_named; i++) {
        if (moves[i].category == category) {
            double worth = yahtzee_plan_points(review->table, &moves[i]);
            *out = (struct yahtzee_choice){.is_score = true, .move = moves[i], .worth = worth};
            return true;
        }
    }
    return false;
}

/* ---- telling ---- */

static void write_member(struct json_out *out, const char *name, double value) {
    json_out_key(out, name);
    json_out_number(out, value);
}

/* A choice; of the hold that was kept, the places that were. */
static void write_choice(struct json_out *out, const struct decision_made *made, const struct yahtzee_rolls *rolls,
                         const struct yahtzee_choice *choice) {
    json_out_begin_object(out);
    if (!choice->is_score && !made->choice.is_score && choice->hold == made->choice.hold) {
        json_out_key(out, "keep");
        json_out_json(out, made->keep);
    } else {
        yahtzee_write_choice(out, rolls, made->dice, choice);
    }
    json_out_end_object(out);
}

/* An item; `expected` is what there was to be made before the dice fell. */
static void write_item(struct json_out *out, struct review *review, const struct decision_made *made,
                       const struct yahtzee_plan *plan, double expected) {
    const struct yahtzee_rolls *rolls = plan->rolls;
    unsigned roll = yahtzee_rolls_find(rolls, made->dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
    struct yahtzee_choice best = yahtzee_plan_best(plan, roll, made->stage);
    if (made->choice.worth >= best.worth) {
        best = made->choice; /* of choices that are equally good, it is that which was made */
    }
    struct sums *sums = &review->sums[made->seat];
    double lost = best.worth - made->choice.worth;
    double luck = best.worth - expected;
    json_out_begin_object(out);
    json_out_key(out, "turn");
    json_out_integer(out, made->turn);
    json_out_key(out, "seat");
    json_out_integer(out, made->seat);
    json_out_key(out, "action");
    write_choice(out, made, rolls, &made->choice);
    write_member(out, "value", made->choice.worth);
    json_out_key(out, "best");
    write_choice(out, made, rolls, &best);
    write_member(out, "best_value", best.worth);
    write_member(out, "lost", lost);
    write_member(out, "luck", luck);
    json_out_end_object(out);
    sums->decisions++;
    sums->lost += lost;
    sums->luck += luck;
}

/* One turn; of one that was broken off, what was decided in it. */
static enum err write_turn(struct json_out *out, struct review *review, const json_t *item, int seat) {
    const json_t *rolls = json_object_get(item, "rolls");
    size_t count = json_array_size(rolls);
    struct yahtzee_card *card = &review->cards[seat];
    struct decision_made made = {.turn = json_integer_value(json_object_get(item, "turn")), .seat = seat};
    struct yahtzee_plan plan;
    if (count > YAHTZEE_STAGES || yahtzee_used(card) == YAHTZEE_TURNS) {
        return ERR_CORRUPT;
    }
    yahtzee_analyst_plan(&plan, review->table, yahtzee_state_of(card));
    double expected = plan.before;
    for (made.stage = 0; made.stage < count; made.stage++) {
        bool is_last = made.stage + 1 == count;
        if (!read_dice(made.dice, json_array_get(rolls, made.stage))) {
            return ERR_CORRUPT;
        }
        if (is_last && json_is_null(json_object_get(item, "category"))) {
            return OK;
        }
        const json_t *next = json_array_get(rolls, made.stage + 1);
        made.keep = json_object_get(next, "keep");
        if (is_last ? !read_score(&made.choice, review, &plan, item, made.dice)
                    : !read_keep(&made.choice, &plan, made.keep, made.dice, made.stage)) {
            return ERR_CORRUPT;
        }
        write_item(out, review, &made, &plan, expected);
        expected = made.choice.worth;
    }
    if (count > 0) {
        yahtzee_fill(card, made.choice.move.category, yahtzee_score(card, made.dice, made.choice.move.category));
    }
    return OK;
}

static void write_sums(struct json_out *out, const struct review *review, int seats) {
    json_out_key(out, "seats");
    json_out_begin_array(out);
    for (int seat = 0; seat < seats; seat++) {
        const struct sums *sums = &review->sums[seat];
        if (sums->decisions > 0) {
            json_out_begin_object(out);
            json_out_key(out, "seat");
            json_out_integer(out, seat);
            write_member(out, "lost", sums->lost);
            write_member(out, "luck", sums->luck);
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

enum err yahtzee_analyse_round(struct json_out *out, const struct config *config, const json_t *history,
                               struct rng *rng, struct budget *budget) {
    (void)rng;
    (void)budget;
    struct review review = {.table = NULL};
    size_t count = json_array_size(history);
    enum err err = yahtzee_table_get(&review.table, (enum yahtzee_variant)yahtzee_joker(config));
    if (err != OK) {
        return err;
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        review.cards[i] = yahtzee_empty_card();
    }
    json_out_key(out, "items");
    json_out_begin_array(out);
    for (size_t i = 0; i < count && err == OK; i++) {
        const json_t *item = json_array_get(history, i);
        const json_t *seat = json_object_get(item, "seat");
        bool is_there = json_is_integer(seat) && json_integer_value(seat) >= 0 && json_integer_value(seat) < SEATS_MAX;
        err = is_there ? write_turn(out, &review, item, (int)json_integer_value(seat)) : ERR_CORRUPT;
    }
    json_out_end_array(out);
    write_sums(out, &review, config->seats);
    return err == OK && json_out_failed(out) ? ERR_NO_MEMORY : err;
}
