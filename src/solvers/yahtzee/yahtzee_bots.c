/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for Yahtzee: from the view of a seat to what it sees, from what it does to the body of an action. How they decide
 * is in yahtzee_players.h.
 */
#include "yahtzee_bots.h"

#include <string.h>

#include "rules/yahtzee.h"
#include "util/json.h"
#include "yahtzee_players.h"

/* ---- reading the view ---- */

static bool read_number(int *out, const json_t *value, int min, int max) {
    if (!json_is_integer(value) || json_integer_value(value) < min || json_integer_value(value) > max) {
        return false;
    }
    *out = (int)json_integer_value(value);
    return true;
}

static bool read_card(struct yahtzee_card *out, const json_t *item) {
    const json_t *boxes = json_object_get(item, "boxes");
    struct yahtzee_card card = yahtzee_empty_card();
    int number = 0;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        const json_t *box = json_object_get(boxes, yahtzee_category_name((enum category)i));
        if (json_is_null(box)) {
            continue;
        }
        if (!read_number(&number, box, 0, YAHTZEE_SCORE)) {
            return false;
        }
        card.boxes[i] = (int8_t)number;
    }
    if (!read_number(&number, json_object_get(item, "yahtzee_bonus"), 0, YAHTZEE_TURNS * YAHTZEE_BONUS)) {
        return false;
    }
    card.yahtzee_bonus = (int16_t)number;
    *out = card;
    return true;
}

static bool read_dice(struct yahtzee_sight *sight, const json_t *view) {
    const json_t *dice = json_object_get(view, "dice");
    int number = 0;
    if (json_array_size(dice) != YAHTZEE_DICE ||
        !read_number(&number, json_object_get(view, "stage"), 0, YAHTZEE_STAGES - 1)) {
        return false;
    }
    sight->stage = (unsigned)number;
    for (size_t i = 0; i < YAHTZEE_DICE; i++) {
        if (!read_number(&number, json_array_get(dice, i), 1, YAHTZEE_FACES)) {
            return false;
        }
        sight->dice[i] = (uint8_t)number;
    }
    return true;
}

/* A seat that has missed a turn plays no more. */
static uint16_t find_absent(const struct yahtzee_sight *sight) {
    int turns = yahtzee_used(&sight->cards[sight->seat]);
    unsigned absent = 0;
    for (int i = 0; i < sight->seats; i++) {
        absent |= (unsigned)(yahtzee_used(&sight->cards[i]) < turns) << i;
    }
    return (uint16_t)absent;
}

static enum err read_view(struct yahtzee_sight *out, const struct outlook *outlook) {
    struct yahtzee_sight sight = {
        .joker = yahtzee_joker(outlook->config),
        .seat = outlook->seat,
        .seats = outlook->config->seats,
    };
    const json_t *cards = json_object_get(outlook->view, "cards");
    bool good = json_array_size(cards) == (size_t)sight.seats && read_dice(&sight, outlook->view);
    for (int i = 0; i < sight.seats && good; i++) {
        good = read_card(&sight.cards[i], json_array_get(cards, (size_t)i));
    }
    if (!good || yahtzee_used(&sight.cards[sight.seat]) == YAHTZEE_TURNS) {
        return ERR_CORRUPT;
    }
    sight.absent = find_absent(&sight);
    *out = sight;
    return OK;
}

/* ---- saying what it does ---- */

static json_t *keep_body(unsigned places) {
    json_t *keep = json_array();
    for (int place = 0; keep != NULL && place < YAHTZEE_DICE; place++) {
        if ((places >> place & 1) != 0 && json_array_append_new(keep, json_integer(place)) != 0) {
            json_decref(keep);
            return NULL;
        }
    }
    return json_pack("{s:o}", "keep", keep);
}

static enum err decide(struct decision *out, const struct bot *bot, const struct outlook *outlook, struct rng *rng,
                       struct budget *budget) {
    (void)budget;
    const struct yahtzee_player *player = bot->detail;
    struct yahtzee_thought thought = {.is_planned = false};
    struct yahtzee_sight sight;
    struct yahtzee_deed deed;
    enum err err = read_view(&sight, outlook);
    if (err == OK) {
        err = player->decide(&deed, &sight, &thought, rng);
    }
    if (err != OK) {
        return err;
    }
    struct decision decision = {.action = family_find_action(&yahtzee_family, deed.is_score ? "score" : "roll")};
    decision.body =
        deed.is_score ? json_pack("{s:s}", "category", yahtzee_category_name(deed.category)) : keep_body(deed.keep);
    if (decision.body == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = decision;
    return OK;
}

static bool can_play(const struct bot *bot, const struct config *config) {
    (void)bot;
    return config->family == &yahtzee_family;
}

/* ---- the bots: by the points that they make, from the fewest ---- */

#define TOTAL "average total of a card"

/* Measured over 100,000 cards or games: see bench/yahtzee.c. That of `optimal` is exact. */
static const struct strength random_strengths[] = {{"yahtzee", TOTAL, 46.1}};
static const struct strength greedy_strengths[] = {{"yahtzee", TOTAL, 217.2}};
static const struct strength winner_strengths[] = {
    {"yahtzee", "percent of duels with optimal won, a draw as half", 51.4},
    {"yahtzee", "average total of a card in these duels", 250.8},
};
static const struct strength optimal_strengths[] = {{"yahtzee", TOTAL, 254.5877287}};

#define BOT(name_, words_)                                                                                         \
    .name = #name_, .family = "yahtzee", .words = words_, .detail = &yahtzee_player_##name_, .can_play = can_play, \
    .decide = decide, .strengths = name_##_strengths,                                                              \
    .strength_count = sizeof name_##_strengths / sizeof name_##_strengths[0]

static const struct bot random_bot = {BOT(random, "A beginner: keeps dice by chance and scores anywhere.")};

static const struct bot greedy_bot = {
    BOT(greedy, "Makes as much of every turn as can be made of it, and thinks of no other.")};

static const struct bot winner_bot = {
    BOT(winner, "Plays to win, not for points: takes risks when it is behind, and none when it is ahead. Beats optimal "
                "in the long run, and makes fewer points. Alone it plays like optimal.")};

static const struct bot optimal_bot = {
    BOT(optimal, "Perfect for points: the most on average that are possible, from the value of every card that there "
                 "can be.")};

const struct bot *const yahtzee_bots[] = {&random_bot, &greedy_bot, &winner_bot, &optimal_bot, NULL};
