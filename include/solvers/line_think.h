/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The thoughts of the bot `gomoku`, for programs that play by themselves: kept from one move to the next, in several threads
 * at once, and told as they come.
 *
 * A mind is what was found out about positions. As many threads as one likes may think with it about the same position, each
 * by a call of its own with a budget of its own; the first that is satisfied tells the others to stop by their budgets.
 * Nobody else may touch it meanwhile. Alone and with an empty mind a thought is what the bot decides.
 */
#ifndef REFEREE_SOLVERS_LINE_THINK_H
#define REFEREE_SOLVERS_LINE_THINK_H

#include <stddef.h>
#include <stdint.h>

#include "rules/line_board.h"
#include "rules/stones.h"
#include "solvers/budget.h"
#include "util/err.h"
#include "util/rng.h"

struct line_mind;

/* ERR_NO_MEMORY; line_mind_free. */
enum err line_mind_make(struct line_mind **out) MUST_CHECK;
void line_mind_free(struct line_mind *mind); /* NULL is fine */

/* Another position is to be thought about: what is known of former ones is forgotten first. */
void line_mind_go_on(struct line_mind *mind);

enum { LINE_THOUGHT_MOVES = 64 };

struct line_thought {
    int depth;                                     /* plies that were searched to their end */
    uint64_t nodes;                                /* positions that were looked at, by this thread */
    int score;                                     /* for the side to move; no figure means more than its order */
    int wins_in;                                   /* plies; negative: loses in so many; 0: neither is known */
    struct stones_point moves[LINE_THOUGHT_MOVES]; /* how it may go on; the first is the move */
    size_t count;
};

struct line_thinking {
    const struct line_board *board; /* not full; nobody has won */
    unsigned number;                /* of the thread: 0 is the one whose thoughts count */
    /* Is told of each depth that was searched to its end; NULL: nobody is. */
    void (*report)(void *context, const struct line_thought *thought);
    void *context;
};

/* ERR_NO_MEMORY. */
enum err line_think(struct line_thought *out, struct line_mind *mind, const struct line_thinking *thinking,
                    struct rng *rng, struct budget *budget) MUST_CHECK;

#endif
