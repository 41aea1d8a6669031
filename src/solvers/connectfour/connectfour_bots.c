/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for Connect Four. They differ in how far they look: not at all, one stone ahead for both sides, and as far as their
 * time allows, to the end of the game where they can.
 */
#include "solvers/solvers.h"

#include "connectfour_solver.h"
#include "rules/connectfour.h"

/* What a bot makes of a position that is not full. */
typedef enum err choose_function(int *out, const struct connectfour_board *board, enum connectfour_stone to_move,
                                 struct rng *rng, struct budget *budget);

static enum err choose_random(int *out, const struct connectfour_board *board, enum connectfour_stone to_move,
                              struct rng *rng, struct budget *budget) {
    uint32_t open = 0;
    (void)to_move;
    (void)budget;
    for (int column = 0; column < board->columns; column++) {
        if (connectfour_board_is_open(board, column) && rng_below(rng, ++open) == 0) {
            *out = column;
        }
    }
    return OK;
}

static enum err choose_greedily(int *out, const struct connectfour_board *board, enum connectfour_stone to_move,
                                struct rng *rng, struct budget *budget) {
    (void)rng;
    (void)budget;
    *out = connectfour_greedy_column(board, to_move);
    return OK;
}

static enum err choose_perfectly(int *out, const struct connectfour_board *board, enum connectfour_stone to_move,
                                 struct rng *rng, struct budget *budget) {
    struct connectfour_solution solution;
    (void)rng;
    enum err err = connectfour_solve(&solution, board, to_move, budget);
    *out = solution.column;
    return err;
}

/* ---- struct bot ---- */

struct player {
    choose_function *choose;
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
    enum err err =
        player->choose(&column, &play->board, connectfour_stone_of(play->round.leader, head->viewer), rng, budget);
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

static const struct player random_player = {choose_random};
static const struct player greedy_player = {choose_greedily};
static const struct player perfect_player = {choose_perfectly};

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

static const struct bot perfect_bot = {
    BOT("perfect",
        "Looks as far as its time allows, and to the end of the game where it can: on the common board after some "
        "dozen moves. Thinks for up to 0.9 seconds a move."),
    .detail = &perfect_player,
    .think_us = 900000,
};

const struct bot *const connectfour_bots[] = {&random_bot, &greedy_bot, &perfect_bot, NULL};
