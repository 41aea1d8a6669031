/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that leaves a round: what a viewer sees of it, what the log keeps of an action, what is published when it is
 * over. Dice and cards lie open on the table, unless every seat sees its own alone; the server seed never passes through
 * here. What a viewer sees is printed from an observation, never from the state.
 */
#include "yahtzee_internal.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"

/* --- what a viewer may know --- */

size_t yahtzee_observation_size(const struct state *state) {
    return sizeof(struct yahtzee_observation) + state->count * sizeof state->turns[0];
}

static int compare_falling(const void *a, const void *b) {
    int one = *(const int16_t *)a;
    int other = *(const int16_t *)b;
    return (other > one) - (other < one);
}

/* What all have, sorted, so that it does not say who has what. */
static void observe_totals(struct yahtzee_observation *out, const struct state *state) {
    int seats = state->config->head.seats;
    out->has_totals = true;
    for (int seat = 0; seat < seats; seat++) {
        out->totals[seat] = (int16_t)(is_out(state, seat) ? 0 : yahtzee_total(&state->cards[seat]));
    }
    qsort(out->totals, (size_t)seats, sizeof out->totals[0], compare_falling);
}

/* The seats that are hidden have empty cards, and none of their dice or turns stands in it. */
void yahtzee_observe(const struct state *state, int viewer, struct observation *out) {
    struct yahtzee_observation *observation = (struct yahtzee_observation *)out;
    const struct yahtzee_turn *turn = last_turn(state);
    uint16_t hidden = hidden_from(state, viewer);
    const uint8_t *dice = state->active != NONE && seat_set_has(hidden, state->active) ? NULL : dice_of(state);
    observation->active = state->active;
    observation->hidden = hidden;
    observation->has_dice = dice != NULL;
    observation->turn_number = turn == NULL ? 1 : turn->number;
    if (dice != NULL) {
        memcpy(observation->dice, dice, sizeof observation->dice);
        observation->stage = (uint8_t)(turn->rolls - 1);
    }
    for (int seat = 0; seat < YAHTZEE_SEATS_MAX; seat++) {
        observation->cards[seat] = seat_set_has(hidden, seat) ? yahtzee_empty_card() : state->cards[seat];
    }
    if (state->config->cards == CARDS_OWN) {
        observe_totals(observation, state);
    }
    for (size_t i = 0; i < state->count; i++) {
        if (!seat_set_has(hidden, state->turns[i].seat)) {
            observation->turns[observation->count++] = state->turns[i];
        }
    }
}

/* --- views --- */

static void write_numbers(struct json_out *out, const uint8_t *numbers, size_t count) {
    json_out_begin_array(out);
    for (size_t i = 0; i < count; i++) {
        json_out_integer(out, numbers[i]);
    }
    json_out_end_array(out);
}

static void write_member(struct json_out *out, const char *name, int64_t value) {
    json_out_key(out, name);
    json_out_integer(out, value);
}

/* null where there is no value. */
static void write_optional(struct json_out *out, const char *name, bool there, int64_t value) {
    json_out_key(out, name);
    if (there) {
        json_out_integer(out, value);
    } else {
        json_out_null(out);
    }
}

static void write_card(struct json_out *out, const struct yahtzee_card *card, int seat) {
    json_out_begin_object(out);
    write_member(out, "seat", seat);
    json_out_key(out, "boxes");
    json_out_begin_object(out);
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        write_optional(out, yahtzee_category_name((enum category)i), card->boxes[i] != BOX_FREE, card->boxes[i]);
    }
    json_out_end_object(out);
    write_member(out, "upper_total", yahtzee_upper_total(card));
    write_member(out, "upper_bonus", yahtzee_upper_bonus(card));
    write_member(out, "yahtzee_bonus", card->yahtzee_bonus);
    write_member(out, "total", yahtzee_total(card));
    json_out_end_object(out);
}

static void write_cards(struct json_out *out, const struct yahtzee_card *cards, int seats, uint16_t hidden) {
    json_out_begin_array(out);
    for (int seat = 0; seat < seats; seat++) {
        if (!seat_set_has(hidden, seat)) {
            write_card(out, &cards[seat], seat);
        }
    }
    json_out_end_array(out);
}

/* What the dice on the table would score now, for whose turn it is. */
static void write_choices(struct json_out *out, const struct yahtzee_observation *observation) {
    const uint8_t *dice = observation->dice;
    json_out_begin_array(out);
    for (int i = 0; observation->has_dice && i < CATEGORY_COUNT; i++) {
        const struct yahtzee_card *card = &observation->cards[observation->active];
        if ((yahtzee_choices(card, dice, yahtzee_joker(observation->head.config)) >> i & 1) != 0) {
            struct yahtzee_points points = yahtzee_score(card, dice, (enum category)i);
            json_out_begin_object(out);
            json_out_key(out, "category");
            json_out_text(out, yahtzee_category_name((enum category)i));
            write_member(out, "score", points.score);
            write_member(out, "bonus", points.bonus);
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

void yahtzee_view(const struct observation *head, struct json_out *out) {
    const struct yahtzee_observation *observation = (const struct yahtzee_observation *)head;
    json_out_begin_object(out);
    json_out_key(out, "dice");
    if (observation->has_dice) {
        write_numbers(out, observation->dice, YAHTZEE_DICE);
    } else {
        json_out_null(out);
    }
    write_optional(out, "stage", observation->has_dice, observation->stage);
    write_member(out, "turn_number", observation->turn_number);
    json_out_key(out, "cards");
    write_cards(out, observation->cards, head->config->seats, observation->hidden);
    json_out_key(out, "choices");
    write_choices(out, observation);
    if (observation->has_totals) {
        json_out_key(out, "totals");
        json_out_begin_array(out);
        for (int i = 0; i < head->config->seats; i++) {
            json_out_integer(out, observation->totals[i]);
        }
        json_out_end_array(out);
    }
    json_out_end_object(out);
}

/* What was kept for the roll of a stage: nothing for the first. */
static const struct yahtzee_keep *kept_for(const struct yahtzee_turn *turn, int stage) {
    static const struct yahtzee_keep nothing = {.count = 0};
    return stage == 0 ? &nothing : &turn->keep[stage - 1];
}

static void write_roll(struct json_out *out, const struct yahtzee_turn *turn, int stage) {
    const struct yahtzee_keep *keep = kept_for(turn, stage);
    json_out_begin_object(out);
    json_out_key(out, "keep");
    write_numbers(out, keep->places, keep->count);
    json_out_key(out, "dice");
    write_numbers(out, turn->dice[stage], YAHTZEE_DICE);
    write_member(out, "stage", stage);
    write_member(out, "roll", turn->roll + stage);
    json_out_end_object(out);
}

static void write_turn(struct json_out *out, const struct yahtzee_turn *turn) {
    bool scored = turn->category != NONE;
    json_out_begin_object(out);
    write_member(out, "turn", turn->number);
    write_member(out, "seat", turn->seat);
    json_out_key(out, "rolls");
    json_out_begin_array(out);
    for (int stage = 0; stage < turn->rolls; stage++) {
        write_roll(out, turn, stage);
    }
    json_out_end_array(out);
    json_out_key(out, "category");
    json_out_text(out, scored ? yahtzee_category_name((enum category)turn->category) : NULL);
    write_optional(out, "score", scored, turn->points.score);
    write_optional(out, "bonus", scored, turn->points.bonus);
    json_out_end_object(out);
}

void yahtzee_history(const struct observation *head, struct json_out *out) {
    const struct yahtzee_observation *observation = (const struct yahtzee_observation *)head;
    json_out_begin_array(out);
    for (size_t i = 0; i < observation->count; i++) {
        write_turn(out, &observation->turns[i]);
    }
    json_out_end_array(out);
}

/* --- a view read back --- */

static bool read_number(int *out, const json_t *value, int min, int max) {
    if (!json_is_integer(value) || json_integer_value(value) < min || json_integer_value(value) > max) {
        return false;
    }
    *out = (int)json_integer_value(value);
    return true;
}

static bool read_card(struct yahtzee_card *out, const json_t *item) {
    const json_t *boxes = json_object_get(item, "boxes");
    int number = 0;
    *out = yahtzee_empty_card();
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        const json_t *box = json_object_get(boxes, yahtzee_category_name((enum category)i));
        if (!json_is_null(box) && !read_number(&number, box, 0, YAHTZEE_SCORE)) {
            return false;
        }
        out->boxes[i] = (int8_t)(json_is_null(box) ? BOX_FREE : number);
    }
    if (!read_number(&number, json_object_get(item, "yahtzee_bonus"), 0, YAHTZEE_TURNS * YAHTZEE_BONUS)) {
        return false;
    }
    out->yahtzee_bonus = (int16_t)number;
    return true;
}

static bool read_dice(struct yahtzee_observation *out, const json_t *view) {
    const json_t *dice = json_object_get(view, "dice");
    int number = 0;
    if (json_array_size(dice) != YAHTZEE_DICE ||
        !read_number(&number, json_object_get(view, "stage"), 0, YAHTZEE_STAGES - 1)) {
        return false;
    }
    out->has_dice = true;
    out->stage = (uint8_t)number;
    for (size_t i = 0; i < YAHTZEE_DICE; i++) {
        if (!read_number(&number, json_array_get(dice, i), 1, YAHTZEE_FACES)) {
            return false;
        }
        out->dice[i] = (uint8_t)number;
    }
    return true;
}

/* Those that are seen, each where it belongs; the others stay empty, and are hidden. */
static bool read_cards(struct yahtzee_observation *out, const json_t *cards) {
    size_t index = 0;
    const json_t *item = NULL;
    int seat = 0;
    int seats = out->head.config->seats;
    seat_set seen = 0;
    json_array_foreach((json_t *)cards, index, item) {
        if (!read_number(&seat, json_object_get(item, "seat"), 0, seats - 1) || !read_card(&out->cards[seat], item)) {
            return false;
        }
        seen |= seat_set_of(seat);
    }
    out->hidden = (uint16_t)(seat_set_first(seats) & ~seen);
    return seat_set_has(seen, out->head.viewer) && (out->has_totals || out->hidden == 0);
}

static bool read_totals(struct yahtzee_observation *out, const json_t *totals) {
    bool good = json_array_size(totals) == (size_t)out->head.config->seats;
    for (int i = 0; i < out->head.config->seats && good; i++) {
        int number = 0;
        good = read_number(&number, json_array_get(totals, (size_t)i), 0, INT16_MAX);
        out->totals[i] = (int16_t)number;
    }
    return good;
}

enum err yahtzee_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    struct yahtzee_observation *observation = calloc(1, sizeof *observation);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    observation->head = *head;
    observation->active = (int8_t)head->viewer;
    observation->has_totals = ((const struct yahtzee_config *)head->config)->cards == CARDS_OWN;
    for (int i = 0; i < YAHTZEE_SEATS_MAX; i++) {
        observation->cards[i] = yahtzee_empty_card();
    }
    bool good = read_dice(observation, view) && read_cards(observation, json_object_get(view, "cards")) &&
                (!observation->has_totals || read_totals(observation, json_object_get(view, "totals")));
    int used = good ? yahtzee_used(&observation->cards[head->viewer]) : YAHTZEE_TURNS;
    if (used == YAHTZEE_TURNS) {
        free(observation);
        return ERR_CORRUPT;
    }
    observation->turn_number = (uint8_t)(used + 1);
    *out = &observation->head;
    return OK;
}

/* --- what the log keeps --- */

static json_t *numbers(const uint8_t *values, size_t count) {
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && i < count; i++) {
        if (json_array_append_new(list, json_integer(values[i])) != 0) {
            json_decref(list);
            list = NULL;
        }
    }
    return list;
}

json_t *yahtzee_record(const struct state *next, const struct event *action) {
    const struct yahtzee_turn *turn = last_turn(next);
    if (action->kind == event_of_action(YAHTZEE_ACTION_SCORE)) {
        return json_pack("{s:s, s:i, s:i}", "category", yahtzee_category_name((enum category)turn->category), "score",
                         (int)turn->points.score, "bonus", (int)turn->points.bonus);
    }
    int stage = turn->rolls - 1;
    const struct yahtzee_keep *keep = kept_for(turn, stage);
    json_int_t number = turn->roll;
    return json_pack("{s:o, s:o, s:i, s:I}", "keep", numbers(keep->places, keep->count), "dice",
                     numbers(turn->dice[stage], YAHTZEE_DICE), "stage", stage, "roll", number + stage);
}

/* --- what is seen of it --- */

/* Of others, whose dice and cards are not seen, only that they rolled, the how manieth time, or scored. */
json_t *yahtzee_view_event(const struct config *config, const struct event *event, int viewer) {
    static const char *const all[] = {"keep", "dice", "stage", "roll", "category", "score", "bonus", NULL};
    static const char *const others[] = {"stage", "roll", NULL};
    bool hides = ((const struct yahtzee_config *)config)->cards == CARDS_OWN && event->seat != viewer;
    return family_show_members(event->body, hides ? others : all);
}

/* --- what is published --- */

/* The seats in the round with the highest total. */
static seat_set winners_of(const struct state *state) {
    seat_set winners = 0;
    int most = -1;
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        int total = yahtzee_total(&state->cards[seat]);
        if (is_out(state, seat) || total < most) {
            continue;
        }
        winners = (total > most ? 0 : winners) | seat_set_of(seat);
        most = total;
    }
    return winners;
}

static json_t *seat_list(seat_set seats) {
    uint8_t list[YAHTZEE_SEATS_MAX];
    size_t count = 0;
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        list[count++] = (uint8_t)seat;
    }
    return numbers(list, count);
}

static json_t *card_list(const struct state *state) {
    struct json_out out;
    json_out_init(&out);
    write_cards(&out, state->cards, state->config->head.seats, 0);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    json_t *list = text == NULL ? NULL : json_loadb(text, length, 0, NULL);
    free(text);
    return list;
}

json_t *yahtzee_result(const struct state *state) {
    json_t *first = state->forfeited_by == NONE ? json_null() : json_integer(state->forfeited_by);
    return json_pack("{s:o, s:o, s:o, s:o}", "winners", seat_list(winners_of(state)), "cards", card_list(state),
                     "forfeited", seat_list((seat_set)state->out & ~(seat_set)state->absent), "forfeited_by", first);
}

/* The total, in company too; a card that was given up counts as nothing. Nobody wins or loses a card alone. */
void yahtzee_score_round(struct round_score *out, const struct preset *preset, const json_t *result, int seat,
                         int seats) {
    (void)preset;
    (void)seats;
    *out = (struct round_score){
        .has_value = true,
        .value = json_number_value(json_array_get(json_object_get(result, "points"), (size_t)seat)),
    };
}
