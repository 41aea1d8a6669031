/* SPDX-License-Identifier: Apache-2.0 */
/* The bots of Yahtzee as they are shown a game: from a view to an action. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "rules/yahtzee.h"
#include "solvers/bot.h"
#include "support/starve.h"
#include "util/json.h"

/* A card of the view: boxes that are used, by name. */
struct shown {
    const char *boxes;
    int yahtzee_bonus;
};

static struct config *config_of(int seats, const char *joker) {
    struct config *config = NULL;
    struct problem problem;
    json_t *options = json_pack("{s:s}", "joker", joker);
    const struct setup setup = {.options = options, .opponents = seats - 1};
    cr_assert_eq(yahtzee_family.configure(&config, &yahtzee_family.presets[0], &setup, &problem), OK);
    json_decref(options);
    return config;
}

static json_t *parse(const char *text) {
    json_t *value = json_loads(text, 0, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

static json_t *card_of(const struct shown *shown, int seat) {
    json_t *boxes = parse(shown->boxes);
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        const char *name = yahtzee_category_name((enum category)i);
        if (json_object_get(boxes, name) == NULL) {
            json_object_set_new(boxes, name, json_null());
        }
    }
    return json_pack("{s:i, s:o, s:i}", "seat", seat, "boxes", boxes, "yahtzee_bonus", shown->yahtzee_bonus);
}

static json_t *view_of(const char *dice, int stage, const struct shown *cards, int seats) {
    json_t *list = json_array();
    for (int i = 0; i < seats; i++) {
        json_array_append_new(list, card_of(&cards[i], i));
    }
    return json_pack("{s:o, s:i, s:o}", "dice", parse(dice), "stage", stage, "cards", list);
}

static enum err ask(struct move *out, const char *name, const struct config *config, const json_t *view) {
    const struct bot *bot = bot_find("yahtzee", name, strlen(name));
    struct rng rng = rng_numbered(1);
    struct budget budget = budget_of(UINT64_MAX);
    const struct observation head = {.config = config, .actions = 3};
    const struct bot_memory memory = {.bot_key = NULL};
    struct observation *observation = NULL;
    cr_assert(bot != NULL && bot->can_play(bot, config));
    enum err err = yahtzee_family.read_view(&observation, &head, view);
    if (err == OK) {
        err = bot->decide(out, bot, observation, &memory, &rng, &budget);
    }
    free(observation);
    return err;
}

static void expect(const char *name, const json_t *view, int seats, const char *action, const char *body) {
    struct config *config = config_of(seats, "forced");
    struct move move = {.action = NULL};
    struct problem problem;
    cr_assert_eq(ask(&move, name, config, view), OK);
    char *text = json_text(move.body);
    cr_expect_str_eq(move.action->name, action, "%s %s", name, text);
    cr_expect_str_eq(text, body, "%s", name);
    cr_expect_eq(yahtzee_family.check_form(config, move.action, move.body, &problem), OK);
    free(text);
    json_decref(move.body);
    config_release(config);
}

static const struct shown empty = {"{}", 0};

#define USED                                                                                        \
    "\"aces\":0,\"twos\":0,\"threes\":0,\"fours\":0,\"fives\":0,\"sixes\":0,\"three-of-a-kind\":0," \
    "\"full-house\":0,\"small-straight\":0,\"large-straight\":0,\"yahtzee\":0"

Test(yahtzee_bots, places_of_dice_are_named_as_they_lie) {
    json_t *view = view_of("[6,1,6,2,6]", 1, &empty, 1);
    expect("optimal", view, 1, "roll", "{\"keep\":[0,2,4]}");
    expect("winner", view, 1, "roll", "{\"keep\":[0,2,4]}");
    json_decref(view);
}

Test(yahtzee_bots, a_score_names_its_box) {
    json_t *view = view_of("[6,5,4,3,2]", 0, &empty, 1);
    expect("optimal", view, 1, "score", "{\"category\":\"large-straight\"}");
    expect("greedy", view, 1, "score", "{\"category\":\"large-straight\"}");
    json_decref(view);
    view = view_of("[1,1,1,1,2]", 2, &empty, 1);
    expect("greedy", view, 1, "score", "{\"category\":\"three-of-a-kind\"}");
    expect("optimal", view, 1, "score", "{\"category\":\"aces\"}");
    json_decref(view);
}

/* The last turn, chance alone is free; 24 in hand. */
Test(yahtzee_bots, the_winner_looks_at_the_cards_of_others) {
    struct shown cards[] = {{"{" USED ",\"four-of-a-kind\":30}", 0},
                            {"{" USED ",\"four-of-a-kind\":30,\"chance\":27}", 0}};
    json_t *view = view_of("[4,6,4,6,4]", 1, cards, 2);
    expect("optimal", view, 2, "score", "{\"category\":\"chance\"}");
    expect("winner", view, 2, "roll", "{\"keep\":[1,3]}");
    json_decref(view);
    /* A card on which boxes are missing is that of somebody who has left. */
    cards[1].boxes = "{\"sixes\":30,\"fives\":25,\"fours\":20,\"chance\":30}";
    view = view_of("[4,6,4,6,4]", 1, cards, 2);
    expect("winner", view, 2, "score", "{\"category\":\"chance\"}");
    json_decref(view);
}

Test(yahtzee_bots, a_view_of_something_else_is_refused) {
    static const char *const dice[] = {"[1,2,3,4]", "[1,2,3,4,7]", "[0,2,3,4,5]", "[1,2,3,4,\"5\"]"};
    struct config *config = config_of(1, "free");
    struct move move = {.action = NULL};
    for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++) {
        json_t *view = view_of(dice[i], 0, &empty, 1);
        cr_expect_eq(ask(&move, "optimal", config, view), ERR_CORRUPT, "%s", dice[i]);
        json_decref(view);
    }
    static const struct shown cards[] = {
        {"{\"aces\":51}", 0}, {"{\"aces\":-1}", 0}, {"{\"aces\":true}", 0},
        {"{}", -1},           {"{}", 1301},         {"{" USED ",\"four-of-a-kind\":30,\"chance\":27}", 0},
    };
    for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        json_t *view = view_of("[1,2,3,4,5]", 0, &cards[i], 1);
        cr_expect_eq(ask(&move, "random", config, view), ERR_CORRUPT, "%s", cards[i].boxes);
        json_decref(view);
    }
    json_t *view = view_of("[1,2,3,4,5]", 3, &empty, 1);
    cr_expect_eq(ask(&move, "random", config, view), ERR_CORRUPT);
    json_decref(view);
    view = view_of("[1,2,3,4,5]", 0, &empty, 0);
    cr_expect_eq(ask(&move, "random", config, view), ERR_CORRUPT);
    json_decref(view);
    config_release(config);
}

Test(yahtzee_bots, bots_play_their_own_game_alone) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, "mastermind", strlen("mastermind"));
    const struct setup setup = {.opponents = -1};
    struct config *config = NULL;
    struct problem problem;
    cr_assert_eq(family->configure(&config, preset, &setup, &problem), OK);
    const struct bot *bot = bot_find("yahtzee", "optimal", strlen("optimal"));
    cr_expect_not(bot->can_play(bot, config));
    config_release(config);
    config = config_of(10, "free");
    cr_expect_eq(bot_best(config), bot);
    config_release(config);
}

Test(yahtzee_bots, running_out_of_memory_is_told) {
    struct config *config = config_of(1, "forced");
    json_t *views[] = {view_of("[6,1,6,2,6]", 1, &empty, 1), view_of("[6,5,4,3,2]", 0, &empty, 1)};
    struct move move = {.action = NULL};
    for (int i = 0; i < 2 && starve_is_possible(); i++) {
        long allocations = 0;
        enum err err = ERR_NO_MEMORY;
        while (err != OK) {
            starve_after(allocations++);
            err = ask(&move, "greedy", config, views[i]);
            starve_end();
            cr_assert(err == OK || err == ERR_NO_MEMORY);
        }
        cr_expect_gt(allocations, 2);
        json_decref(move.body);
    }
    json_decref(views[0]);
    json_decref(views[1]);
    config_release(config);
}
