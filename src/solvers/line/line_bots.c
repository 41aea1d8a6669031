/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for line games. They differ in how far they look: not at all, at the fields as they are, as deep as time allows, and
 * to the end of the game. The one that looks as deep as time allows has levels below that: line_levels.h.
 */
#include "solvers/solvers.h"

#include <stdlib.h>

#include "line_eval.h"
#include "line_levels.h"
#include "line_opening.h"
#include "line_solve.h"
#include "rules/line.h"

/* What a bot makes of a position that is not full. The level is NULL at full strength. */
typedef enum err choose_function(int *out, const struct line_level *level, struct line_position *position,
                                 struct rng *rng, struct budget *budget);

static bool can_play_anything(const struct bot *bot, const struct config *config) {
    (void)bot;
    (void)config;
    return true;
}

/* ---- the moves ---- */

static enum err choose_random(int *out, const struct line_level *level, struct line_position *position, struct rng *rng,
                              struct budget *budget) {
    (void)level;
    (void)budget;
    uint32_t number = rng_below(rng, (uint32_t)position->empty);
    int cell = 0;
    while (position->fields[cell].stone != SIDE_NONE || number-- > 0) {
        cell++;
    }
    *out = cell;
    return OK;
}

/* The field that promises most, one of them where there are several. */
static enum err choose_greedily(int *out, const struct line_level *level, struct line_position *position,
                                struct rng *rng, struct budget *budget) {
    (void)level;
    (void)budget;
    int most = -1;
    uint32_t alike = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        int promise = position->fields[cell].stone == SIDE_NONE ? line_eval_cell(position, cell) : -1;
        if (promise < 0 || promise < most) {
            continue;
        }
        alike = promise > most ? 1 : alike + 1;
        if (promise > most || rng_below(rng, alike) == 0) {
            most = promise;
            *out = cell;
        }
    }
    return OK;
}

static enum err choose_by_search(int *out, const struct line_level *level, struct line_position *position,
                                 struct rng *rng, struct budget *budget) {
    const struct line_aims aims = {.sound = false};
    struct line_verdict verdict;
    *out = line_opening_cell(position, rng);
    if (*out != LINE_NO_CELL) {
        return OK;
    }
    if (level != NULL) {
        return line_level_choose(out, level, position, rng, budget);
    }
    enum err err = line_search(&verdict, position, &aims, budget);
    if (err == OK) {
        *out = verdict.cell;
    }
    return err;
}

static enum err choose_perfectly(int *out, const struct line_level *level, struct line_position *position,
                                 struct rng *rng, struct budget *budget) {
    (void)level;
    (void)rng;
    struct line_solution solution;
    enum err err = line_solve_with_trap(&solution, position, budget);
    if (err == OK) {
        *out = solution.verdict.cell;
    }
    return err;
}

/* ---- struct bot ---- */

struct player {
    choose_function *choose;
    const struct line_level *level; /* NULL: its full strength */
};

static enum err decide(struct move *out, const struct bot *bot, const struct observation *head,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct line_observation *observation = (const struct line_observation *)head;
    const struct player *player = bot->detail;
    struct line_position *position = NULL;
    (void)memory;
    enum err err = line_position_make(&position, &observation->board, observation->board.stones % LINE_SIDES);
    if (err != OK) {
        return err;
    }
    int cell = LINE_NO_CELL;
    int size = position->size;
    err = player->choose(&cell, player->level, position, rng, budget);
    free(position);
    if (err != OK) {
        return err;
    }
    json_t *body = json_pack("{s:i, s:i}", "column", cell % size, "row", cell / size);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = (struct move){.action = &line_family.actions[__builtin_ctz(head->actions)], .body = body};
    return OK;
}

/*
 * Where the value of the empty board is known by proof within the second, and that of most positions after it: small boards
 * and short lines, which are won by force, and lines so long that fields can be paired against them.
 */
static bool is_solvable(const struct bot *bot, const struct config *config) {
    (void)bot;
    struct line_board board;
    line_empty_board(&board, config);
    return board.line <= 4 || board.size <= 6 || board.size <= board.line + 1;
}

static const struct player random_player = {choose_random, NULL};
static const struct player greedy_player = {choose_greedily, NULL};
static const struct player gomoku_player = {choose_by_search, NULL};
static const struct player perfect_player = {choose_perfectly, NULL};

/* Of the second that a move may take. */
enum { THINK_US = 900000 };

/* See tests/unit/solvers/line_bots.c, which plays every game of tic-tac-toe. */
static const struct strength perfect_strengths[] = {
    {"tic-tac-toe", "games lost of all that can be played against it", 0.0}};

#define BOT(name_, words_) .name = name_, .family = "line", .words = words_, .decide = decide

static const struct bot random_bot = {
    BOT("random", "A beginner who has not been told the rules: takes any free field."),
    .can_play = can_play_anything,
    .detail = &random_player,
};

static const struct bot greedy_bot = {
    BOT("greedy", "Sees every threat on the board and thinks no move ahead."),
    .can_play = can_play_anything,
    .detail = &greedy_player,
};

#define GOMOKU_BOT                                                                                                    \
    BOT("gomoku", "Strong: looks several moves ahead, and many along threes and fours that must be answered. Thinks " \
                  "for up to 0.9 "                                                                                    \
                  "seconds a move."),                                                                                 \
        .can_play = can_play_anything, .levels = LINE_LEVELS, .think_us = THINK_US

/* Below its full strength. */
static const struct player gomoku_players[LINE_LEVELS - 1] = {
    {choose_by_search, &line_levels[0]}, {choose_by_search, &line_levels[1]}, {choose_by_search, &line_levels[2]},
    {choose_by_search, &line_levels[3]}, {choose_by_search, &line_levels[4]}, {choose_by_search, &line_levels[5]},
    {choose_by_search, &line_levels[6]}, {choose_by_search, &line_levels[7]}, {choose_by_search, &line_levels[8]},
};

#define AT_LEVEL(level_)                                                                                    \
    {                                                                                                       \
        GOMOKU_BOT, .level = (level_), .strengths = &line_level_strengths[(level_)-1], .strength_count = 1, \
                    .detail = &gomoku_players[(level_)-1]                                                   \
    }
static const struct bot gomoku_below[LINE_LEVELS - 1] = {AT_LEVEL(1), AT_LEVEL(2), AT_LEVEL(3),
                                                         AT_LEVEL(4), AT_LEVEL(5), AT_LEVEL(6),
                                                         AT_LEVEL(7), AT_LEVEL(8), AT_LEVEL(9)};

static const struct bot gomoku_bot = {
    GOMOKU_BOT,
    .level = LINE_LEVELS,
    .below = gomoku_below,
    .strengths = &line_level_strengths[LINE_LEVELS - 1],
    .strength_count = 2,
    .detail = &gomoku_player,
};

static const struct bot perfect_bot = {
    BOT("perfect",
        "Never loses what can be held and wins what can be won: solves the position. Plays tic-tac-toe and the "
        "boards that it can solve within 0.9 seconds."),
    .can_play = is_solvable,
    .strengths = perfect_strengths,
    .strength_count = sizeof perfect_strengths / sizeof perfect_strengths[0],
    .detail = &perfect_player,
    .think_us = THINK_US,
};

const struct bot *const line_bots[] = {&random_bot, &greedy_bot, &gomoku_bot, &perfect_bot, NULL};
