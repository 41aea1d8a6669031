/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One event of a round: a roll, a score, a forfeit. An action is checked in this order: may this seat do it at all, and
 * now; is it legal; then it is carried out on a fresh copy of the state. A recorded event runs through the same steps as
 * the action it came from: dice are made anew from the seeds, never believed.
 */
#include "yahtzee_internal.h"

#include <stdlib.h>
#include <string.h>

#include "rules/options.h"
#include "util/json.h"

const struct action_def yahtzee_actions[YAHTZEE_ACTIONS] = {
    [YAHTZEE_ACTION_ROLL] = {.name = "roll",
                             .method = "POST",
                             .segment = "rolls",
                             .event = "roll",
                             .shows = {"keep", "dice", "stage", "roll"}},
    [YAHTZEE_ACTION_SCORE] = {.name = "score",
                              .method = "POST",
                              .segment = "scores",
                              .event = "score",
                              .shows = {"category", "score", "bonus"}},
};

/* --- bodies --- */

struct form {
    const json_t *keep;
    struct json_text category;
};

static const struct field roll_fields[] = {
    {"keep", FIELD_ARRAY, FIELD_REQUIRED, 0, YAHTZEE_DICE, offsetof(struct form, keep)},
};

static const struct field score_fields[] = {
    {"category", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct form, category)},
};

static enum err read_keep(struct yahtzee_keep *out, const json_t *list, struct problem *problem) {
    struct yahtzee_keep keep = {0};
    if (!json_is_array(list) || json_array_size(list) > YAHTZEE_DICE) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/keep", "must be a list of 0 to %d places of dice",
                              YAHTZEE_DICE);
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *item = json_array_get(list, i);
        json_int_t place = json_is_integer(item) ? json_integer_value(item) : -1;
        bool is_place = place >= 0 && place < YAHTZEE_DICE;
        if (!is_place || memchr(keep.places, (int)place, keep.count) != NULL) {
            char pointer[PROBLEM_POINTER_MAX];
            (void)snprintf(pointer, sizeof pointer, "/keep/%zu", i);
            return is_place ? problem_set_at(problem, ERR_INVALID_VALUE, pointer, "names the die in place %d twice",
                                             (int)place)
                            : problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be the place of a die, 0 to %d",
                                             YAHTZEE_DICE - 1);
        }
        keep.places[keep.count++] = (uint8_t)place;
    }
    *out = keep;
    return OK;
}

static enum err read_category(enum category *out, const json_t *name, struct problem *problem) {
    const char *text = json_string_value(name);
    if (text == NULL || !yahtzee_category_find(out, text, json_string_length(name))) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/category",
                              "must be a category: aces, twos, threes, fours, fives, sixes, three-of-a-kind, "
                              "four-of-a-kind, full-house, small-straight, large-straight, yahtzee or chance");
    }
    return OK;
}

enum err yahtzee_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                            struct problem *problem) {
    (void)config;
    struct form form = {0};
    bool rolls = action == &yahtzee_actions[YAHTZEE_ACTION_ROLL];
    enum err err = json_decode(&form, body, rolls ? roll_fields : score_fields, 1, "", problem);
    struct yahtzee_keep keep;
    enum category category = CATEGORY_ACES;
    if (err != OK) {
        return err;
    }
    return rolls ? read_keep(&keep, form.keep, problem)
                 : read_category(&category, json_object_get(body, "category"), problem);
}

json_t *yahtzee_action_schema(const struct preset *preset, const struct action_def *action) {
    if (action == &yahtzee_actions[YAHTZEE_ACTION_ROLL]) {
        return body_schema(json_pack("{s:{s:s, s:{s:s, s:i, s:i}, s:i, s:b, s:s}}", "keep", "type", "array", "items",
                                     "type", "integer", "minimum", 0, "maximum", YAHTZEE_DICE - 1, "maxItems",
                                     YAHTZEE_DICE, "uniqueItems", 1, "description",
                                     "Places of the dice that stay, from 0; all others are rolled."));
    }
    json_t *described = yahtzee_describe(preset);
    json_t *names = json_incref(json_object_get(described, "categories"));
    json_decref(described);
    return body_schema(json_pack("{s:{s:o}}", "category", "enum", names));
}

/* --- turns --- */

struct state *yahtzee_copy(const struct state *state, bool one_more) {
    size_t count = state->count;
    struct state *copy = malloc(sizeof *copy + (count + one_more) * sizeof copy->turns[0] + state->clients_length);
    if (copy != NULL) {
        memcpy(copy, state, sizeof *state + count * sizeof state->turns[0]);
        memcpy(&copy->turns[count + one_more], clients_of(state), state->clients_length);
    }
    return copy;
}

/* With one seat left in the match of several there is nothing to play for. */
static bool is_decided(const struct state *state) {
    int seats = state->config->head.seats;
    return seats > 1 && seats - seat_set_count(state->resigned) <= 1;
}

void yahtzee_pass_on(struct state *state, int after) {
    int seats = state->config->head.seats;
    state->active = NONE;
    state->due = false;
    for (int i = 1; i <= seats && state->active == NONE && !is_decided(state); i++) {
        int seat = (after + i) % seats;
        if (!is_out(state, seat) && yahtzee_used(&state->cards[seat]) < YAHTZEE_TURNS) {
            state->active = (int8_t)seat;
            state->due = true;
        }
    }
}

/* --- rolls --- */

/* Rolls all dice but those in the places kept. */
static void roll_dice(struct state *state, struct yahtzee_turn *turn, const struct yahtzee_keep *keep) {
    uint8_t *dice = turn->dice[turn->rolls];
    dice_roll(dice, state->server_seed, clients_of(state), state->clients_length, state->next_roll);
    for (int i = 0; i < keep->count; i++) {
        dice[keep->places[i]] = turn->dice[turn->rolls - 1][keep->places[i]];
    }
    if (turn->rolls > 0) {
        turn->keep[turn->rolls - 1] = *keep;
    }
    turn->rolls++;
    state->next_roll++;
}

/* The first roll of a turn, which the server makes. */
static enum err begin_turn(struct state **next, const struct state *now, struct problem *problem) {
    static const struct yahtzee_keep nothing = {0};
    struct state *copy = yahtzee_copy(now, true);
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    struct yahtzee_turn *turn = &copy->turns[copy->count++];
    *turn = (struct yahtzee_turn){
        .roll = copy->next_roll,
        .number = (uint8_t)(yahtzee_used(&copy->cards[copy->active]) + 1),
        .seat = copy->active,
        .category = NONE,
    };
    roll_dice(copy, turn, &nothing);
    copy->due = false;
    *next = copy;
    return OK;
}

static enum err roll(struct state *next, const struct event *event, struct problem *problem) {
    struct yahtzee_turn *turn = &next->turns[next->count - 1];
    struct yahtzee_keep keep = {0};
    if (turn->rolls == YAHTZEE_STAGES) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The dice have been rolled three times: score them.");
    }
    enum err err = read_keep(&keep, json_object_get(event->body, "keep"), problem);
    if (err == OK) {
        roll_dice(next, turn, &keep);
    }
    return err;
}

/* --- scores --- */

const struct problem_def yahtzee_illegal_category = {"ILLEGAL_CATEGORY", 422, "illegal-category",
                                                     "The category cannot be scored",
                                                     "The category is used, or barred by the joker rule."};

static enum err refuse_category(const struct yahtzee_card *card, enum category category, struct problem *problem) {
    if (card->boxes[category] != BOX_FREE) {
        return problem_set_rule(problem, &yahtzee_illegal_category, "/category", "is used: %s has %d points",
                                yahtzee_category_name(category), card->boxes[category]);
    }
    return problem_set_rule(problem, &yahtzee_illegal_category, "/category",
                            "is barred: a further Yahtzee goes into the upper box of its value, else into a free lower "
                            "box; see state.choices");
}

static enum err score(struct state *next, const struct event *event, struct problem *problem) {
    struct yahtzee_turn *turn = &next->turns[next->count - 1];
    struct yahtzee_card *card = &next->cards[next->active];
    const uint8_t *dice = turn->dice[turn->rolls - 1];
    enum category category = CATEGORY_ACES;
    enum err err = read_category(&category, json_object_get(event->body, "category"), problem);
    if (err != OK) {
        return err;
    }
    if ((yahtzee_choices(card, dice, next->config->joker) >> category & 1) == 0) {
        return refuse_category(card, category, problem);
    }
    turn->category = (int8_t)category;
    turn->points = yahtzee_score(card, dice, category);
    yahtzee_fill(card, category, turn->points);
    if (next->duplicate) { /* the turn has the numbers of three rolls, made or not */
        next->next_roll = turn->roll + YAHTZEE_STAGES;
    }
    yahtzee_pass_on(next, next->active);
    return OK;
}

/* --- forfeits --- */

/* The seat plays no more in this round; the others do, unless it leaves but one of them in the match. */
static void forfeit(struct state *next, int seat, bool resigns) {
    if (next->forfeited_by == NONE && !is_out(next, seat)) {
        next->forfeited_by = (int8_t)seat;
    }
    next->out |= (uint16_t)seat_set_of(seat);
    next->resigned |= resigns ? (uint16_t)seat_set_of(seat) : 0;
    if (next->active != NONE && (seat == next->active || is_decided(next))) {
        yahtzee_pass_on(next, seat);
    }
}

/* --- events --- */

static enum err may_act(const struct state *now, int seat, struct problem *problem) {
    if (now->active == NONE) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The round is over; a new round must be started first.");
    }
    if (seat != now->active) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "It is another seat's turn: see turn.seats.");
    }
    return OK;
}

enum err yahtzee_apply(struct state **next, const struct state *now, const struct event *event,
                       struct problem *problem) {
    bool acts = event->kind >= EVENT_FAMILY;
    bool rolls = event->kind == event_of_action(YAHTZEE_ACTION_ROLL);
    enum err err = family_check_event(&now->config->head, event, problem);
    err = err == OK && acts ? may_act(now, event->seat, problem) : err;
    if (err == OK && acts && now->due) {
        return rolls ? begin_turn(next, now, problem)
                     : problem_set(problem, ERR_NOT_ALLOWED_NOW, "The dice of this turn have not been rolled yet.");
    }
    if (err != OK) {
        return err;
    }
    struct state *copy = yahtzee_copy(now, false);
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    if (acts) {
        err = rolls ? roll(copy, event, problem) : score(copy, event, problem);
    } else {
        forfeit(copy, event->seat, event->kind == EVENT_RESIGNED);
    }
    if (err != OK) {
        free(copy);
        return err;
    }
    *next = copy;
    return OK;
}
