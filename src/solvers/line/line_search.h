/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search of line games: what to play, and how a position stands.
 *
 * Alpha-beta, deepened step by step until the budget is over, with continuous fours at its ends (line_tree.h) and a search
 * for wins by threats beside it. It looks at the moves that promise most; where it must be sound it believes in no loss
 * before it has tried all others.
 */
#ifndef REFEREE_SOLVERS_LINE_SEARCH_INTERNAL_H
#define REFEREE_SOLVERS_LINE_SEARCH_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "line_position.h"
#include "line_table.h"
#include "solvers/budget.h"
#include "util/err.h"

/*
 * A score is for the side to move. From SCORE_SURE on it is a win, SCORE_WIN less the plies it takes; from -SCORE_SURE
 * down a loss.
 */
enum { SCORE_WIN = 30000, SCORE_SURE = 29000, LINE_PLIES_MAX = 64 };

struct line_verdict {
    int cell;  /* the move; LINE_NO_CELL on a full board */
    int score; /* a win or a loss is proved where the search was sound; anything else is an opinion */
    int depth; /* plies that were searched to their end */
    uint64_t nodes;
    uint16_t line[LINE_PLIES_MAX]; /* how it may go on, the move first */
    size_t line_length;
};

struct line_aims {
    bool sound;     /* claim a win or a loss only where it is proved */
    bool for_value; /* search on where there is only one move */
    int depth_max;  /* plies; 0: as deep as the budget allows */
    /*
     * What former searches of the same kind have found out about positions, and what others find out at the same time in
     * other threads, each with a number of its own: borrowed. NULL: nothing, and nothing is kept.
     */
    struct line_table *table;
    unsigned number;
    /* Is told of each depth that was searched to its end; NULL: nobody is. */
    void (*report)(void *context, const struct line_verdict *verdict);
    void *context;
};

/*
 * Searches a position in which nobody has won. It is as it was afterwards. Over before it has begun, a budget still gives a
 * move that wins at once, or stops the other from it. ERR_NO_MEMORY.
 */
enum err line_search(struct line_verdict *out, struct line_position *position, const struct line_aims *aims,
                     struct budget *budget) MUST_CHECK;

#endif
