/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for Connect Four. They differ in how far they look: not at all, one stone ahead for both sides, and as far as their
 * time allows, to the end of the game where they can. The last has levels below that: connectfour_levels.h.
 */
#include "solvers/solvers.h"

#include "connectfour_levels.h"
#include "connectfour_solver.h"
#include "rules/connectfour.h"

/* What a bot makes of a position that is not full. The level is NULL at full strength. */
typedef enum err choose_function(int *out, const struct connectfour_level *level, const struct connectfour_board *board,
                                 enum connectfour_stone to_move, struct rng *rng, struct budget *budget);

static enum err choose_random(int *out, const struct connectfour_level *level, const struct connectfour_board *board,
                              enum connectfour_stone to_move, struct rng *rng, struct budget *budget) {
    uint32_t open = 0;
    (void)level;
    (void)to_move;
    (void)budget;
    for (int column = 0; column < board->columns; column++) {
        if (connectfour_board_is_open(board, column) && rng_below(rng, ++open) == 0) {
            *out = column;
        }
    }
    return OK;
}

static enum err choose_greedily(int *out, const struct connectfour_level *level, const struct connectfour_board *board,
                                enum connectfour_stone to_move, struct rng *rng, struct budget *budget) {
    (void)level;
    (void)rng;
    (void)budget;
    *out = connectfour_greedy_column(board, to_move);
    return OK;
}

static enum err choose_perfectly(int *out, const struct connectfour_level *level, const struct connectfour_board *board,
                                 enum connectfour_stone to_move, struct rng *rng, struct budget *budget) {
    struct connectfour_solution solution;
    if (level != NULL) {
        return connectfour_level_choose(out, level, board, to_move, rng, budget);
    }
    enum err err = connectfour_solve(&solution, board, to_move, budget);
    *out = solution.column;
    return err;
}

/* ---- struct bot ---- */

struct player {
    choose_function *choose;
    const struct connectfour_level *level; /* NULL: its full strength */
};

static bool can_play(const struct bot *bot, const struct config *config) {
    (void)bot;
    (void)config;
    return true;
}

static enum err decide(struct move *out, const struct bot *bot, const struct observation *head,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    const struct player *player = bot->detail;
    int column = STONES_NO_MOVE;
    (void)memory;
    enum err err = player->choose(&column, player->level, &play->board,
                                  connectfour_stone_of(play->round.leader, head->viewer), rng, budget);
    if (err != OK) {
        return err;
    }
    json_t *body = json_pack("{s:i}", "column", column);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = (struct move){.action = &connectfour_family.actions[__builtin_ctz(head->actions)], .body = body};
    return OK;
}

static const struct player random_player = {choose_random, NULL};
static const struct player greedy_player = {choose_greedily, NULL};
static const struct player perfect_player = {choose_perfectly, NULL};

#define BOT(name_, words_) \
    .name = name_, .family = "connectfour", .words = words_, .decide = decide, .can_play = can_play

static const struct bot random_bot = {
    BOT("random", "A beginner who has not been told the rules: takes any column that is not full."),
    .detail = &random_player,
};

static const struct bot greedy_bot = {
    BOT("greedy", "Wins at once where it can, else stops the other side's win, else keeps to the middle."),
    .detail = &greedy_player,
};

#define PERFECT_BOT                                                                                                 \
    BOT("perfect",                                                                                                  \
        "Looks as far as its time allows, and to the end of the game where it can: on the common board after some " \
        "dozen moves. Thinks for up to 0.9 seconds a move."),                                                       \
        .levels = CONNECTFOUR_LEVELS, .strength_count = 1, .think_us = 900000

/* Below its full strength. */
static const struct player perfect_players[CONNECTFOUR_LEVELS - 1] = {
    {choose_perfectly, &connectfour_levels[0]}, {choose_perfectly, &connectfour_levels[1]},
    {choose_perfectly, &connectfour_levels[2]}, {choose_perfectly, &connectfour_levels[3]},
    {choose_perfectly, &connectfour_levels[4]}, {choose_perfectly, &connectfour_levels[5]},
    {choose_perfectly, &connectfour_levels[6]}, {choose_perfectly, &connectfour_levels[7]},
    {choose_perfectly, &connectfour_levels[8]},
};

#define AT_LEVEL(level_)                                                                       \
    {                                                                                          \
        PERFECT_BOT, .level = (level_), .strengths = &connectfour_level_strengths[(level_)-1], \
                     .detail = &perfect_players[(level_)-1]                                    \
    }
static const struct bot perfect_below[CONNECTFOUR_LEVELS - 1] = {AT_LEVEL(1), AT_LEVEL(2), AT_LEVEL(3),
                                                                 AT_LEVEL(4), AT_LEVEL(5), AT_LEVEL(6),
                                                                 AT_LEVEL(7), AT_LEVEL(8), AT_LEVEL(9)};

static const struct bot perfect_bot = {
    PERFECT_BOT,
    .level = CONNECTFOUR_LEVELS,
    .below = perfect_below,
    .strengths = &connectfour_level_strengths[CONNECTFOUR_LEVELS - 1],
    .detail = &perfect_player,
};

const struct bot *const connectfour_bots[] = {&random_bot, &greedy_bot, &perfect_bot, NULL};
