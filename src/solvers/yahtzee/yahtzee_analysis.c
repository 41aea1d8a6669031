/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of Yahtzee: what there is to say of any card and dice, without a game.
 *
 * Every choice is told with the points that the best player makes from here on after it; without dice it is the card that
 * has such a value.
 */
#include "yahtzee_analysis.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/yahtzee.h"
#include "util/json.h"
#include "yahtzee_players.h"

struct inquiry {
    enum joker joker;
    enum yahtzee_variant variant;
    struct yahtzee_card card;
    bool has_dice;
    uint8_t dice[YAHTZEE_DICE];
    unsigned stage;
};

/* ---- reading ---- */

struct form {
    const json_t *options, *card, *dice;
    struct json_integer yahtzee_bonus, stage;
};

static const struct field fields[] = {
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, options)},
    {"card", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, card)},
    {"yahtzee_bonus", FIELD_INTEGER, 0, 0, (YAHTZEE_TURNS - 1) * YAHTZEE_BONUS, offsetof(struct form, yahtzee_bonus)},
    {"dice", FIELD_ARRAY, FIELD_NULLABLE, YAHTZEE_DICE, YAHTZEE_DICE, offsetof(struct form, dice)},
    {"stage", FIELD_INTEGER, FIELD_NULLABLE, 0, YAHTZEE_STAGES - 1, offsetof(struct form, stage)},
};

static enum err read_options(struct inquiry *inquiry, const struct preset *preset, const json_t *options,
                             struct problem *problem) {
    const struct setup setup = {.options = options, .opponents = -1};
    struct config *config = NULL;
    enum err err = yahtzee_family.configure(&config, preset, &setup, problem);
    if (err == OK) {
        inquiry->joker = yahtzee_joker(config);
        inquiry->variant = (enum yahtzee_variant)inquiry->joker;
        config_release(config);
    }
    return err;
}

/* Is there a roll that scores so much in the box? As a joker no box scores what it could not otherwise. */
static bool is_possible(const struct yahtzee_rolls *rolls, int category, int64_t score) {
    for (unsigned i = 0; i < rolls->score_count[category]; i++) {
        if (rolls->scores[category][i] == score) {
            return true;
        }
    }
    return false;
}

static enum err refuse_box(struct problem *problem, const struct yahtzee_rolls *rolls, int category) {
    char scores[PROBLEM_DETAIL_MAX / 2] = "";
    size_t used = 0;
    for (unsigned i = 0; i < rolls->score_count[category] && used < sizeof scores; i++) {
        used += (size_t)snprintf(scores + used, sizeof scores - used, ", %d", rolls->scores[category][i]);
    }
    char pointer[sizeof "/card/" + 32];
    (void)snprintf(pointer, sizeof pointer, "/card/%s", yahtzee_category_name((enum category)category));
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be null or one of%s", scores + 1);
}

static enum err read_boxes(struct inquiry *inquiry, const json_t *card, struct problem *problem) {
    struct json_integer boxes[CATEGORY_COUNT] = {{false, 0}};
    struct field box_fields[CATEGORY_COUNT];
    const struct yahtzee_rolls *rolls = NULL;
    enum err err = yahtzee_rolls_get(&rolls);
    for (size_t i = 0; i < CATEGORY_COUNT; i++) {
        box_fields[i] = (struct field){
            .name = yahtzee_category_name((enum category)i),
            .kind = FIELD_INTEGER,
            .flags = FIELD_NULLABLE,
            .offset = i * sizeof boxes[0],
        };
    }
    if (err == OK && card != NULL) {
        err = json_decode(boxes, card, box_fields, CATEGORY_COUNT, "/card", problem);
    }
    for (int i = 0; i < CATEGORY_COUNT && err == OK; i++) {
        if (boxes[i].set && !is_possible(rolls, i, boxes[i].value)) {
            err = refuse_box(problem, rolls, i);
        } else if (boxes[i].set) {
            inquiry->card.boxes[i] = (int8_t)boxes[i].value;
        }
    }
    return err;
}

/* Each hundred was earned by a Yahtzee that was scored elsewhere when the yahtzee box held 50. */
static enum err read_bonus(struct inquiry *inquiry, const struct json_integer *bonus, struct problem *problem) {
    static const char *const at = "/yahtzee_bonus";
    const struct yahtzee_card *card = &inquiry->card;
    if (bonus->value % YAHTZEE_BONUS != 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a multiple of %d", YAHTZEE_BONUS);
    }
    if (bonus->value > 0 && card->boxes[CATEGORY_YAHTZEE] != YAHTZEE_SCORE) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be 0 unless the yahtzee box holds %d",
                              YAHTZEE_SCORE);
    }
    if (bonus->value > 0 && bonus->value / YAHTZEE_BONUS >= yahtzee_used(card)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be at most %d for each other box that is used",
                              YAHTZEE_BONUS);
    }
    inquiry->card.yahtzee_bonus = (int16_t)bonus->value;
    return OK;
}

static enum err read_dice(struct inquiry *inquiry, const struct form *form, struct problem *problem) {
    if (form->dice == NULL) {
        return form->stage.value == 0 ? OK
                                      : problem_set_at(problem, ERR_INVALID_VALUE, "/stage", "is nothing without dice");
    }
    for (size_t i = 0; i < YAHTZEE_DICE; i++) {
        const json_t *die = json_array_get(form->dice, i);
        char pointer[sizeof "/dice/" + 20];
        (void)snprintf(pointer, sizeof pointer, "/dice/%zu", i);
        if (!json_is_integer(die) || json_integer_value(die) < 1 || json_integer_value(die) > YAHTZEE_FACES) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be an integer from 1 to %d",
                                  YAHTZEE_FACES);
        }
        inquiry->dice[i] = (uint8_t)json_integer_value(die);
    }
    inquiry->has_dice = true;
    inquiry->stage = (unsigned)form->stage.value;
    return OK;
}

static enum err read_inquiry(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem) {
    struct form form = {0};
    enum err err = json_decode(&form, body, fields, sizeof fields / sizeof fields[0], "", problem);
    if (err != OK) {
        return err;
    }
    struct inquiry *inquiry = calloc(1, sizeof *inquiry);
    if (inquiry == NULL) {
        return ERR_NO_MEMORY;
    }
    inquiry->card = yahtzee_empty_card();
    err = read_options(inquiry, preset, form.options, problem);
    if (err == OK) {
        err = read_boxes(inquiry, form.card, problem);
    }
    if (err == OK) {
        err = read_bonus(inquiry, &form.yahtzee_bonus, problem);
    }
    if (err == OK) {
        err = read_dice(inquiry, &form, problem);
    }
    if (err != OK) {
        free(inquiry);
        return err;
    }
    *out = inquiry;
    return OK;
}

static void free_inquiry(struct inquiry *inquiry) {
    free(inquiry);
}

/* ---- answering ---- */

void yahtzee_analysis_plan(struct yahtzee_plan *out, const struct yahtzee_table *table, struct yahtzee_state state) {
    const struct yahtzee_aim aim = {yahtzee_plan_points, table};
    yahtzee_plan_make(out, state, table->variant, table->rolls, &aim);
}

void yahtzee_write_places(struct json_out *out, const uint8_t *places, size_t count) {
    json_out_put_array(out, "keep");
    for (size_t i = 0; i < count; i++) {
        json_out_integer(out, places[i]);
    }
    json_out_end_array(out);
}

void yahtzee_write_choice(struct json_out *out, const struct yahtzee_rolls *rolls,
                          const uint8_t dice[static YAHTZEE_DICE], const struct yahtzee_choice *choice) {
    if (choice->is_score) {
        json_out_put_text(out, "category", yahtzee_category_name(choice->move.category));
        return;
    }
    uint8_t bits = yahtzee_player_places(rolls, dice, choice->hold);
    uint8_t places[YAHTZEE_DICE];
    size_t count = 0;
    for (int place = 0; place < YAHTZEE_DICE; place++) {
        if ((bits >> place & 1) != 0) {
            places[count++] = (uint8_t)place;
        }
    }
    yahtzee_write_places(out, places, count);
}

enum { CHOICES_MAX = CATEGORY_COUNT + YAHTZEE_KEEPS_MAX };

/* Puts a choice behind those that are no worse. */
static void insert(struct yahtzee_choice *choices, unsigned count, struct yahtzee_choice choice) {
    unsigned i = count;
    for (; i > 0 && choices[i - 1].worth < choice.worth; i--) {
        choices[i] = choices[i - 1];
    }
    choices[i] = choice;
}

/* All choices, the best first. */
static unsigned list_choices(struct yahtzee_choice out[static CHOICES_MAX], const struct inquiry *inquiry,
                             const struct yahtzee_table *table, const struct yahtzee_plan *plan) {
    struct yahtzee_choice keeps[YAHTZEE_KEEPS_MAX];
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned roll = yahtzee_rolls_find(table->rolls, inquiry->dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
    unsigned scores = yahtzee_state_moves(moves, plan->state, table->variant, table->rolls, roll);
    unsigned parts = yahtzee_plan_keeps(keeps, plan, roll, inquiry->stage);
    unsigned count = 0;
    for (unsigned i = 0; i < scores; i++) {
        double worth = yahtzee_plan_points(table, &moves[i]);
        insert(out, count++, (struct yahtzee_choice){.is_score = true, .move = moves[i], .worth = worth});
    }
    for (unsigned i = 0; i < parts; i++) {
        insert(out, count++, keeps[i]);
    }
    return count;
}

/* What the dice score in each box that they may be scored in, as the rules say it: nothing is reckoned. */
static void write_scores(struct json_out *out, const struct inquiry *inquiry) {
    unsigned open = inquiry->has_dice ? yahtzee_choices(&inquiry->card, inquiry->dice, inquiry->joker) : 0;
    json_out_put_array(out, "scores");
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        enum category category = (enum category)i;
        if ((open >> i & 1) == 0) {
            continue;
        }
        struct yahtzee_points points = yahtzee_score(&inquiry->card, inquiry->dice, category);
        json_out_begin_object(out);
        json_out_put_text(out, "category", yahtzee_category_name(category));
        json_out_put_text(out, "section", i < UPPER_CATEGORIES ? "upper" : "lower");
        json_out_put_boolean(out, "fits", yahtzee_fits(&inquiry->card, inquiry->dice, category));
        json_out_put_integer(out, "score", points.score);
        json_out_put_integer(out, "bonus", points.bonus);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    (void)rng;
    (void)budget;
    const struct yahtzee_table *table = NULL;
    struct yahtzee_choice choices[CHOICES_MAX];
    struct yahtzee_plan plan;
    unsigned count = 0;
    enum err err = yahtzee_table_get(&table, inquiry->variant);
    if (err != OK) {
        return err;
    }
    struct yahtzee_state state = yahtzee_state_of(&inquiry->card);
    if (inquiry->has_dice && state.used != YAHTZEE_FULL) {
        yahtzee_analysis_plan(&plan, table, state);
        count = list_choices(choices, inquiry, table, &plan);
    }
    json_out_begin_object(out);
    json_out_put_number(out, "value", count > 0 ? choices[0].worth : yahtzee_table_value(table, state));
    json_out_put_array(out, "choices");
    for (unsigned i = 0; i < count; i++) {
        json_out_begin_object(out);
        yahtzee_write_choice(out, table->rolls, inquiry->dice, &choices[i]);
        json_out_put_number(out, "value", choices[i].worth);
        json_out_end_object(out);
    }
    json_out_end_array(out);
    write_scores(out, inquiry);
    json_out_end_object(out);
    return json_out_failed(out) ? ERR_NO_MEMORY : OK;
}

const struct analysis yahtzee_analysis = {
    .family = "yahtzee",
    .analyse_round = yahtzee_analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = free_inquiry,
};
