/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A turn backwards. What a box is worth depends on the roll by its score alone, jokers apart; so the aim is asked once
 * for each score of each box, about a hundred times, and not for each roll.
 */
#include "yahtzee_plan.h"

#include <string.h>

/* ---- scores ---- */

/* By box and score: what it is worth; and the moves that these are. */
struct scores {
    double worth[CATEGORY_COUNT][YAHTZEE_SCORES_MAX];
    unsigned open[CATEGORY_COUNT];
    unsigned count; /* of open boxes */
};

static void weigh_scores(struct scores *scores, const struct yahtzee_plan *plan, const struct yahtzee_aim *aim) {
    const struct yahtzee_rolls *rolls = plan->rolls;
    scores->count = 0;
    for (unsigned category = 0; category < CATEGORY_COUNT; category++) {
        if ((plan->state.used >> category & 1) != 0) {
            continue;
        }
        scores->open[scores->count++] = category;
        for (unsigned i = 0; i < rolls->score_count[category]; i++) {
            const struct yahtzee_points points = {rolls->scores[category][i], 0};
            struct yahtzee_move move = yahtzee_state_move(plan->state, (enum category)category, points);
            scores->worth[category][points.score] = aim->worth(aim->context, &move);
        }
    }
}

static void score_joker(struct yahtzee_plan *plan, unsigned roll, const struct yahtzee_aim *aim) {
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned count = yahtzee_state_moves(moves, plan->state, plan->variant, plan->rolls, roll);
    for (unsigned i = 0; i < count; i++) {
        double worth = aim->worth(aim->context, &moves[i]);
        if (i == 0 || worth > plan->scored[roll]) {
            plan->scored[roll] = worth;
            plan->box[roll] = (uint8_t)moves[i].category;
        }
    }
}

static void score_rolls(struct yahtzee_plan *plan, const struct yahtzee_aim *aim) {
    struct scores scores;
    weigh_scores(&scores, plan, aim);
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        if (yahtzee_state_is_joker(plan->state, plan->variant, plan->rolls, roll)) {
            score_joker(plan, roll, aim);
            continue;
        }
        const uint8_t *score = plan->rolls->score[roll];
        unsigned best = scores.open[0];
        double most = scores.worth[best][score[best]];
        for (unsigned i = 1; i < scores.count; i++) {
            unsigned category = scores.open[i];
            double worth = scores.worth[category][score[category]];
            best = worth > most ? category : best;
            most = worth > most ? worth : most;
        }
        plan->scored[roll] = most;
        plan->box[roll] = (uint8_t)best;
    }
}

/* ---- throws ---- */

/* From what rolls are worth behind a throw: what the holds are that are thrown on. */
static void average(double *holds, const struct yahtzee_rolls *rolls) {
    for (unsigned hold = YAHTZEE_PARTS; hold-- > 0;) {
        const uint16_t *with = rolls->with[hold];
        holds[hold] =
            (holds[with[0]] + holds[with[1]] + holds[with[2]] + holds[with[3]] + holds[with[4]] + holds[with[5]]) /
            YAHTZEE_FACES;
    }
}

/* From what holds are worth: what the best part of them is. */
static void take_best_parts(double *holds, const struct yahtzee_rolls *rolls) {
    for (unsigned hold = 1; hold < YAHTZEE_HOLDS; hold++) {
        const uint16_t *without = rolls->without[hold];
        double best = holds[hold];
        for (unsigned i = 0; i < rolls->kinds[hold]; i++) {
            double part = holds[without[i]];
            best = part > best ? part : best;
        }
        holds[hold] = best;
    }
}

void yahtzee_plan_make(struct yahtzee_plan *out, struct yahtzee_state state, enum yahtzee_variant variant,
                       const struct yahtzee_rolls *rolls, const struct yahtzee_aim *aim) {
    double holds[YAHTZEE_HOLDS];
    double *rolled = holds + YAHTZEE_PARTS;
    out->rolls = rolls;
    out->state = state;
    out->variant = variant;
    score_rolls(out, aim);
    memcpy(rolled, out->scored, sizeof out->scored);
    for (unsigned stage = YAHTZEE_STAGES - 1; stage-- > 0;) {
        average(holds, rolls);
        memcpy(out->thrown[stage], holds, sizeof out->thrown[stage]);
        /* A roll may also be scored as it is; its worth a throw later is no less, and no more than the best part. */
        take_best_parts(holds, rolls);
    }
    out->before = 0;
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        out->before += rolls->chance[roll] * rolled[roll];
    }
}

/* ---- choices ---- */

unsigned yahtzee_plan_keeps(struct yahtzee_choice out[static YAHTZEE_KEEPS_MAX], const struct yahtzee_plan *plan,
                            unsigned roll, unsigned stage) {
    const struct yahtzee_rolls *rolls = plan->rolls;
    bool is_listed[YAHTZEE_PARTS] = {false};
    uint8_t dice[YAHTZEE_DICE];
    unsigned count = 0;
    if (stage >= YAHTZEE_STAGES - 1) {
        return 0;
    }
    yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll);
    for (unsigned kept = 0; kept < YAHTZEE_KEEPS_MAX; kept++) {
        unsigned hold = 0;
        for (unsigned i = 0; i < YAHTZEE_DICE; i++) {
            hold = (kept >> i & 1) != 0 ? rolls->with[hold][dice[i] - 1] : hold;
        }
        if (!is_listed[hold]) {
            is_listed[hold] = true;
            out[count++] = (struct yahtzee_choice){.hold = hold, .worth = plan->thrown[stage][hold]};
        }
    }
    return count;
}

/* The best part of a roll to keep at a stage that has a throw behind it. */
static unsigned best_hold(const struct yahtzee_plan *plan, unsigned roll, unsigned stage) {
    const struct yahtzee_rolls *rolls = plan->rolls;
    const double *thrown = plan->thrown[stage];
    uint8_t dice[YAHTZEE_DICE];
    unsigned best = 0;
    yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll);
    for (unsigned kept = 1; kept < YAHTZEE_KEEPS_MAX; kept++) {
        unsigned hold = 0;
        for (unsigned i = 0; i < YAHTZEE_DICE; i++) {
            hold = (kept >> i & 1) != 0 ? rolls->with[hold][dice[i] - 1] : hold;
        }
        best = thrown[hold] > thrown[best] ? hold : best;
    }
    return best;
}

static struct yahtzee_move best_move(const struct yahtzee_plan *plan, unsigned roll) {
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned count = yahtzee_state_moves(moves, plan->state, plan->variant, plan->rolls, roll);
    unsigned i = 0;
    while (i + 1 < count && moves[i].category != plan->box[roll]) {
        i++;
    }
    return moves[i];
}

struct yahtzee_choice yahtzee_plan_best(const struct yahtzee_plan *plan, unsigned roll, unsigned stage) {
    if (stage < YAHTZEE_STAGES - 1) {
        unsigned hold = best_hold(plan, roll, stage);
        if (plan->thrown[stage][hold] > plan->scored[roll]) {
            return (struct yahtzee_choice){.hold = hold, .worth = plan->thrown[stage][hold]};
        }
    }
    return (struct yahtzee_choice){.is_score = true, .move = best_move(plan, roll), .worth = plan->scored[roll]};
}

double yahtzee_plan_kept(const struct yahtzee_plan *plan, unsigned hold, unsigned stage) {
    return hold < YAHTZEE_PARTS ? plan->thrown[stage][hold]
                                : yahtzee_plan_best(plan, hold - YAHTZEE_PARTS, stage + 1).worth;
}

/* A throw: from the chances of holds to those of rolls. */
static void throw_on(double *chances, const struct yahtzee_rolls *rolls) {
    for (unsigned hold = 0; hold < YAHTZEE_PARTS; hold++) {
        double each = chances[hold] / YAHTZEE_FACES;
        for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
            chances[rolls->with[hold][face]] += each;
        }
        chances[hold] = 0;
    }
}

void yahtzee_plan_chances(double out[static YAHTZEE_ROLLS], const struct yahtzee_plan *plan) {
    double chances[YAHTZEE_HOLDS] = {0};
    double *rolled = chances + YAHTZEE_PARTS;
    memset(out, 0, YAHTZEE_ROLLS * sizeof out[0]);
    memcpy(rolled, plan->rolls->chance, sizeof plan->rolls->chance);
    for (unsigned stage = 0; stage < YAHTZEE_STAGES - 1; stage++) {
        for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
            unsigned hold = best_hold(plan, roll, stage);
            bool is_score = plan->scored[roll] >= plan->thrown[stage][hold];
            *(is_score ? &out[roll] : &chances[hold]) += rolled[roll];
            rolled[roll] = 0;
        }
        throw_on(chances, plan->rolls);
    }
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        out[roll] += rolled[roll];
    }
}

double yahtzee_plan_points(const void *context, const struct yahtzee_move *move) {
    const struct yahtzee_table *table = context;
    return move->points + yahtzee_table_value(table, move->next);
}
