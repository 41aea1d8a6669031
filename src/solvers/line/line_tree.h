/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tree below a position: alpha-beta to a depth, with continuous fours at its ends.
 *
 * Most of the tree is not worth a look. Near its ends what stands much better or much worse than is asked for is left alone,
 * and moves that promise little are left out or searched less deep. None of this is so where the search must be sound: there
 * a loss is believed in only when all moves have been tried.
 *
 * What serves well in chess was here once and is not: a move left out to see whether the position is good enough even so,
 * quiet moves left out near the ends, one good move searched deeper than the others, less depth where no good move is known.
 * A position of this game turns on a single threat, which continuous fours at the ends find. bench/README.md has the match.
 */
#ifndef REFEREE_SOLVERS_LINE_TREE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_TREE_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "line_order.h"
#include "line_search.h"
#include "line_table.h"
#include "line_vcf.h"

/* What is kept by plies from the root. */
struct line_ply {
    uint16_t line[LINE_PLIES_MAX]; /* how it goes on from there */
    size_t length;
    int killer; /* the move that was last good there, or LINE_NO_CELL */
};

struct line_tree {
    struct line_position *position;
    struct line_table *table;
    struct budget *budget;
    bool sound;
    uint64_t nodes;
    struct vcf vcf;
    struct line_history history;
    struct line_ply plies[LINE_PLIES_MAX + 1];
};

/* What is looked for among the moves of a position. */
struct line_window {
    int alpha, beta; /* scores of interest: above, below */
    int best, cell;  /* so far; LINE_NO_CELL before the first move */
};

/* All is borrowed. */
void line_tree_init(struct line_tree *tree, struct line_position *position, struct line_table *table,
                    struct budget *budget, bool sound);

bool line_is_sure(int score);

/* What is plain to see: somebody wins at once or cannot be stopped, or nobody can win any more. */
bool line_tree_is_plain(int *out_score, struct line_tree *tree, int ply);

/* A win by continuous fours, looked for with so many nodes. */
bool line_tree_wins_by_fours(int *out_score, struct line_tree *tree, int ply, uint64_t nodes);

/*
 * The score of a move of the position at `ply`, searched to `depth` plies behind it; less deep by `reduction` at first.
 * `cut`: it is expected to be too good for the other. Of no meaning once the budget is over.
 */
int line_tree_try(struct line_tree *tree, const struct line_window *window, int cell, int depth, int reduction, int ply,
                  bool cut);

/* How many plies less deep the move `index` of a list is searched at first. */
int line_tree_reduction(const struct line_tree *tree, int cell, int index, int depth, bool pv, bool cut);

/* Takes the score of a move into account. */
void line_tree_take(struct line_tree *tree, struct line_window *window, int cell, int score, int ply);

#endif
