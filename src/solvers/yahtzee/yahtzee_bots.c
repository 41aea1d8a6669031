/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for Yahtzee: from what a bot does to the body of an action. How they decide is in yahtzee_players.h; the
 * last has levels, which are in yahtzee_levels.h.
 */
#include "solvers/solvers.h"

#include <string.h>

#include "yahtzee_levels.h"
#include "yahtzee_players.h"

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

static bool are_same_cards(const struct yahtzee_card a[static YAHTZEE_SEATS_MAX],
                           const struct yahtzee_card b[static YAHTZEE_SEATS_MAX]) {
    bool same = true;
    for (int i = 0; same && i < YAHTZEE_SEATS_MAX; i++) {
        same = memcmp(a[i].boxes, b[i].boxes, sizeof a[i].boxes) == 0 && a[i].yahtzee_bonus == b[i].yahtzee_bonus;
    }
    return same;
}

/* What was planned for other cards, or other totals of cards that are not seen, is forgotten. */
static struct yahtzee_scratch *recall(struct yahtzee_scratch *scratch, const struct yahtzee_observation *observation) {
    bool same = are_same_cards(scratch->cards, observation->cards) &&
                memcmp(scratch->totals, observation->totals, sizeof scratch->totals) == 0;
    if (!same) {
        scratch->is_planned = false;
        memcpy(scratch->totals, observation->totals, sizeof scratch->totals);
        memcpy(scratch->cards, observation->cards, sizeof scratch->cards);
    }
    return scratch;
}

static enum err decide(struct move *out, const struct bot *bot, const struct observation *head,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    (void)budget;
    const struct yahtzee_observation *observation = (const struct yahtzee_observation *)head;
    const struct yahtzee_player *player = bot->detail;
    struct yahtzee_scratch fresh = {.is_planned = false};
    struct yahtzee_act act;
    struct yahtzee_scratch *scratch = memory->scratch == NULL ? &fresh : recall(memory->scratch, observation);
    enum err err = player->decide(&act, player, observation, scratch, rng);
    if (err != OK) {
        return err;
    }
    struct move move = {.action = &yahtzee_family.actions[act.is_score ? YAHTZEE_ACTION_SCORE : YAHTZEE_ACTION_ROLL]};
    move.body =
        act.is_score ? json_pack("{s:s}", "category", yahtzee_category_name(act.category)) : keep_body(act.keep);
    if (move.body == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = move;
    return OK;
}

static bool can_play(const struct bot *bot, const struct config *config) {
    (void)bot;
    return config->family == &yahtzee_family;
}

/* ---- the bots: by the points that they make, from the fewest ---- */

#define TOTAL "average total of a card"

/* Measured over 100,000 cards or games: see bench/yahtzee.c. */
static const struct strength random_strengths[] = {{"yahtzee", TOTAL, 46.1}};
static const struct strength greedy_strengths[] = {{"yahtzee", TOTAL, 217.2}};
static const struct strength winner_strengths[] = {
    {"yahtzee", "percent of duels with optimal won, a draw as half", 51.4},
    {"yahtzee", "average total of a card in these duels", 250.8},
};

#define BOT(name_, words_)                                                                        \
    .name = #name_, .family = "yahtzee", .words = words_, .can_play = can_play, .decide = decide, \
    .scratch_size = sizeof(struct yahtzee_scratch)
#define PLAYS(name_)                                                   \
    .detail = &yahtzee_player_##name_, .strengths = name_##_strengths, \
    .strength_count = sizeof name_##_strengths / sizeof name_##_strengths[0]

static const struct bot random_bot = {BOT(random, "A beginner: keeps dice by chance and scores anywhere."),
                                      PLAYS(random)};

static const struct bot greedy_bot = {
    BOT(greedy, "Makes as much of every turn as can be made of it, and thinks of no other."), PLAYS(greedy)};

static const struct bot winner_bot = {
    BOT(winner, "Plays to win, not for points: takes risks when it is behind, and none when it is ahead. Beats optimal "
                "in the long run, and makes fewer points. Alone it plays like optimal. Where it sees its own card "
                "alone it goes "
                "by the totals."),
    PLAYS(winner)};

#define OPTIMAL_BOT                                                                                                    \
    BOT(optimal, "Perfect for points: the most on average that are possible, from the value of every card that there " \
                 "can be."),                                                                                           \
        .levels = YAHTZEE_LEVELS, .strength_count = 2

/* Below its full strength. */
#define AT_LEVEL(level_)                                                              \
    {                                                                                 \
        OPTIMAL_BOT, .level = (level_), .detail = &yahtzee_level_players[(level_)-1], \
                     .strengths = &yahtzee_level_strengths[2 * (level_)-2]            \
    }
static const struct bot optimal_below[YAHTZEE_LEVELS - 1] = {AT_LEVEL(1), AT_LEVEL(2), AT_LEVEL(3), AT_LEVEL(4)};

static const struct bot optimal_bot = {
    OPTIMAL_BOT,
    .level = YAHTZEE_LEVELS,
    .below = optimal_below,
    .detail = &yahtzee_player_optimal,
    .strengths = &yahtzee_level_strengths[2 * YAHTZEE_LEVELS - 2],
};

const struct bot *const yahtzee_bots[] = {&random_bot, &greedy_bot, &winner_bot, &optimal_bot, NULL};
