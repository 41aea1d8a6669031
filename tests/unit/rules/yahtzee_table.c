/* SPDX-License-Identifier: Apache-2.0 */
#include "yahtzee_table.h"

#include <string.h>

void table_begin(struct play *play, const char *options, int seats) {
    play_open(play, "yahtzee", options, seats - 1);
    play_start(play, 0, NULL);
}

json_t *table_seen(const struct play *play, const char *name) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, VIEWER_SPECTATOR);
    json_t *value = json_incref(json_object_get(view, name));
    json_decref(view);
    cr_assert_not_null(value, "%s", name);
    return value;
}

int table_number(const struct play *play, const char *name) {
    json_t *value = table_seen(play, name);
    int number = (int)json_integer_value(value);
    json_decref(value);
    return number;
}

struct dice table_dice(const struct play *play) {
    struct dice dice;
    json_t *list = table_seen(play, "dice");
    cr_assert_eq(json_array_size(list), YAHTZEE_DICE);
    for (size_t i = 0; i < YAHTZEE_DICE; i++) {
        dice.at[i] = (uint8_t)json_integer_value(json_array_get(list, i));
    }
    json_decref(list);
    return dice;
}

struct dice table_fresh(const struct play *play, int64_t roll) {
    struct dice dice;
    dice_roll(dice.at, play->seeds.server, play->seeds.clients, strlen(play->seeds.clients), roll);
    return dice;
}

bool dice_are_same(struct dice a, struct dice b) {
    return memcmp(a.at, b.at, YAHTZEE_DICE) == 0;
}

int table_active(const struct play *play) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    return turn.over ? -1 : seat_set_lowest(turn.seats);
}

void table_score(struct play *play, const char *category) {
    json_t *body = json_pack("{s:s}", "category", category);
    cr_assert_eq(play_try_json(play, table_active(play), "score", body), OK, "%s: %s", category, play->problem.detail);
    json_decref(body);
}

void table_score_first(struct play *play) {
    json_t *choices = table_seen(play, "choices");
    table_score(play, json_string_value(json_object_get(json_array_get(choices, 0), "category")));
    json_decref(choices);
}

void table_finish(struct play *play) {
    while (table_active(play) >= 0) {
        table_score_first(play);
    }
}
