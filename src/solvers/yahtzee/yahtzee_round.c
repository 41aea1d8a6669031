/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round of Yahtzee that is over, decision by decision.
 *
 * With every roll stands what the best player would still make from there on, on average. What a roll adds to that, or
 * takes from it, is luck; what a choice takes from it is lost. So what a seat has made is the value of an empty card, plus
 * its luck, less what it lost.
 */
#include "yahtzee_analysis.h"

#include "rules/yahtzee.h"

struct sums {
    int decisions;
    double lost, luck;
};

struct review {
    const struct yahtzee_table *table;
    struct yahtzee_card cards[YAHTZEE_SEATS_MAX]; /* as they are so far */
    struct sums sums[YAHTZEE_SEATS_MAX];
};

/* A roll of a turn, and what was done with it. */
struct decision_made {
    const struct yahtzee_turn *turn;
    unsigned stage;
    const uint8_t *dice;
    struct yahtzee_choice choice;
};

/* ---- what was done ---- */

/* What was kept of the dice for the roll after them. */
static struct yahtzee_choice kept_choice(const struct decision_made *made, const struct yahtzee_plan *plan) {
    const struct yahtzee_keep *keep = &made->turn->keep[made->stage];
    uint8_t kept[YAHTZEE_DICE];
    for (size_t i = 0; i < keep->count; i++) {
        kept[i] = made->dice[keep->places[i]];
    }
    unsigned hold = yahtzee_rolls_find(plan->rolls, kept, keep->count);
    return (struct yahtzee_choice){.hold = hold, .worth = yahtzee_plan_kept(plan, hold, made->stage)};
}

/* Where the dice were scored. */
static struct yahtzee_choice scored_choice(const struct decision_made *made, const struct yahtzee_plan *plan,
                                           const struct yahtzee_table *table) {
    struct yahtzee_move move = yahtzee_state_move(plan->state, (enum category)made->turn->category, made->turn->points);
    return (struct yahtzee_choice){.is_score = true, .move = move, .worth = yahtzee_plan_points(table, &move)};
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
        const struct yahtzee_keep *keep = &made->turn->keep[made->stage];
        yahtzee_write_places(out, keep->places, keep->count);
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
    struct sums *sums = &review->sums[made->turn->seat];
    double lost = best.worth - made->choice.worth;
    double luck = best.worth - expected;
    json_out_begin_object(out);
    json_out_put_integer(out, "turn", made->turn->number);
    json_out_put_integer(out, "seat", made->turn->seat);
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
static void write_turn(struct json_out *out, struct review *review, const struct yahtzee_turn *turn) {
    struct yahtzee_card *card = &review->cards[turn->seat];
    struct decision_made made = {.turn = turn};
    struct yahtzee_plan plan;
    yahtzee_analysis_plan(&plan, review->table, yahtzee_state_of(card));
    double expected = plan.before;
    bool is_scored = turn->category >= 0;
    unsigned decisions = turn->rolls - !is_scored;
    for (made.stage = 0; made.stage < decisions; made.stage++) {
        bool is_last = made.stage + 1 == turn->rolls;
        made.dice = turn->dice[made.stage];
        made.choice = is_last ? scored_choice(&made, &plan, review->table) : kept_choice(&made, &plan);
        write_item(out, review, &made, &plan, expected);
        expected = made.choice.worth;
    }
    if (is_scored) {
        yahtzee_fill(card, (enum category)turn->category, turn->points);
    }
}

static void write_sums(struct json_out *out, const struct review *review, int seats) {
    json_out_put_array(out, "seats");
    for (int seat = 0; seat < seats; seat++) {
        const struct sums *sums = &review->sums[seat];
        if (sums->decisions > 0) {
            json_out_begin_object(out);
            json_out_put_integer(out, "seat", seat);
            write_member(out, "lost", sums->lost);
            write_member(out, "luck", sums->luck);
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

enum err yahtzee_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                               struct budget *budget) {
    (void)rng;
    (void)budget;
    const struct yahtzee_observation *observation = (const struct yahtzee_observation *)head;
    struct review review = {.table = NULL};
    enum err err = yahtzee_table_get(&review.table, (enum yahtzee_variant)yahtzee_joker(head->config));
    if (err != OK) {
        return err;
    }
    for (int i = 0; i < YAHTZEE_SEATS_MAX; i++) {
        review.cards[i] = yahtzee_empty_card();
    }
    json_out_put_array(out, "items");
    for (size_t i = 0; i < observation->count; i++) {
        write_turn(out, &review, &observation->turns[i]);
    }
    json_out_end_array(out);
    write_sums(out, &review, head->config->seats);
    return json_out_failed(out) ? ERR_NO_MEMORY : OK;
}
