/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The root: depth by depth, each within a narrow window around the score of the last, which is widened where it was missed.
 *
 * Beside it goes a search for wins by threats, which reaches deeper than the tree: of the side to move, and of the other
 * after any move that is about to become the best. What loses so is not looked at again.
 */
#include "line_search.h"

#include <stdlib.h>
#include <string.h>

#include "line_eval.h"
#include "line_tree.h"
#include "line_vct.h"

enum {
    TABLE_BITS = 19,
    SMALL_TABLE_BITS = 14,
    SMALL_CELLS = 16,     /* fields of a board for which a small table will do */
    STEPS_PER_SLOT = 256, /* with fewer no table is filled */
    DEPTH_MAX = 40,
    VCF_AT_ROOT = 20000, /* nodes for continuous fours */
    VCT_LEAST = 50,      /* nodes for threats at each depth, and one for so many others: */
    VCT_PART = 20,
    WINDOW_DEPTH = 4, /* from there on the window is narrow: */
    WINDOW = 75,
    WINDOW_GROWTH = 3,
};

struct search {
    struct line_position *position;
    const struct line_aims *aims;
    struct budget *budget;
    struct vct *vct;
    int8_t vct_depth[LINE_CELLS + 1]; /* looked at so far: after each move, and, last, before it */
    bool refuted[LINE_CELLS];         /* moves after which the other wins by threats */
    uint64_t before;                  /* nodes of the tree when the depth was begun */
    struct line_tree tree;
};

static uint64_t nodes_of(const struct search *search) {
    return search->tree.nodes + search->tree.vcf.nodes + vct_nodes(search->vct);
}

/* How it goes on from the root; as before where no move has been searched. */
static void take_line(struct line_verdict *verdict, const struct search *search) {
    const struct line_ply *root = &search->tree.plies[0];
    if (root->length > 0) {
        verdict->cell = root->line[0];
        verdict->line_length = root->length;
        memcpy(verdict->line, root->line, root->length * sizeof root->line[0]);
    }
}

/* ---- threats ---- */

/* The nodes for threats at this stage of a depth. */
static uint64_t nodes_for_threats(const struct search *search) {
    return VCT_LEAST + (search->tree.nodes - search->before) / VCT_PART;
}

static bool wins_by_threats(struct line_verdict *verdict, struct search *search) {
    int plies = vct_search(search->vct, &search->vct_depth[LINE_CELLS], nodes_for_threats(search));
    if (plies == 0) {
        return false;
    }
    verdict->line_length = (size_t)plies;
    memcpy(verdict->line, vct_line(search->vct), (size_t)plies * sizeof verdict->line[0]);
    verdict->cell = verdict->line[0];
    verdict->score = SCORE_WIN - plies;
    return true;
}

/* Does the other win by threats after a move? */
static bool is_refuted(struct search *search, int cell) {
    line_position_play(search->position, cell);
    search->refuted[cell] = vct_search(search->vct, &search->vct_depth[cell], nodes_for_threats(search)) > 0;
    line_position_undo(search->position, cell);
    return search->refuted[cell];
}

/* Until a depth has been searched again, another move that promises much stands in the place of one that was refuted. */
static void replace_refuted(struct line_verdict *verdict, const struct search *search) {
    struct line_move moves[LINE_CELLS];
    int count = line_list_moves(moves, search->position, &search->tree.history, LINE_NO_CELL, LINE_NO_CELL);
    for (int i = 0; i < count; i++) {
        int cell = line_pick_move(moves, count, i);
        if (!search->refuted[cell]) {
            verdict->cell = cell;
            verdict->line[0] = (uint16_t)cell;
            verdict->line_length = 1;
            return;
        }
    }
}

/* ---- a depth ---- */

/* One move. One that would become the best must stand the search for threats first. */
static void try_move(struct search *search, struct line_window *window, int cell, int depth, int reduction) {
    int score = line_tree_try(&search->tree, window, cell, depth - 1, reduction, 0, false);
    if (search->budget->over) {
        return;
    }
    bool is_better = window->cell != LINE_NO_CELL && score > window->alpha && !line_is_sure(score);
    if (is_better && is_refuted(search, cell)) {
        return;
    }
    if (!search->budget->over) {
        line_tree_take(&search->tree, window, cell, score, 0);
    }
}

/* All moves, the best so far first. What is found before the budget is over is better than that. */
static int walk(struct search *search, int alpha, int beta, int depth, int first) {
    struct line_move moves[LINE_CELLS];
    struct line_window window = {alpha, beta, -SCORE_WIN, LINE_NO_CELL};
    const struct line_position *position = search->position;
    bool forced = line_is_forced(position);
    int count = line_list_moves(moves, position, &search->tree.history, first, LINE_NO_CELL);
    search->tree.plies[0].length = 0;
    for (int i = 0; i < count && window.alpha < beta && !search->budget->over; i++) {
        int cell = line_pick_move(moves, count, i);
        if (!search->refuted[cell]) {
            int reduction = forced ? 0 : line_tree_reduction(&search->tree, cell, i, depth, true, false);
            try_move(search, &window, cell, depth, reduction);
        }
    }
    if (!forced && window.best <= -SCORE_SURE && (count == 0 || search->aims->sound)) {
        count = line_list_others(moves, position);
        for (int i = 0; i < count && window.best <= -SCORE_SURE && !search->budget->over; i++) {
            if (!search->refuted[moves[i].cell]) {
                try_move(search, &window, moves[i].cell, depth, 0);
            }
        }
    }
    return window.best;
}

static void report(struct line_verdict *verdict, const struct search *search) {
    verdict->nodes = nodes_of(search);
    if (search->aims->report != NULL) {
        search->aims->report(search->aims->context, verdict);
    }
}

/* One depth. False when there is nothing more to be found out, or it must be searched again. */
static bool search_depth(struct line_verdict *verdict, struct search *search, int depth) {
    int reach = depth >= WINDOW_DEPTH ? WINDOW : 2 * SCORE_WIN;
    int alpha = verdict->score - reach;
    int beta = verdict->score + reach;
    int score = 0;
    bool missed = true;
    search->before = search->tree.nodes;
    while (missed) {
        alpha = alpha > -SCORE_WIN ? alpha : -SCORE_WIN;
        beta = beta < SCORE_WIN ? beta : SCORE_WIN;
        score = walk(search, alpha, beta, depth, verdict->cell);
        take_line(verdict, search);
        if (search->budget->over) {
            return false;
        }
        reach *= WINDOW_GROWTH;
        missed = (score <= alpha && alpha > -SCORE_WIN) || (score >= beta && beta < SCORE_WIN);
        alpha = score <= alpha ? score - reach : alpha;
        beta = score >= beta ? score + reach : beta;
    }
    verdict->score = score;
    verdict->depth = depth;
    if (line_is_sure(score) || wins_by_threats(verdict, search)) {
        report(verdict, search);
        return false;
    }
    if (is_refuted(search, verdict->cell)) {
        replace_refuted(verdict, search);
        return false;
    }
    report(verdict, search);
    return true;
}

/*
 * Deeper and deeper, the best of the last time first; again where that was refuted. Of several threads some begin a ply
 * deeper, so that not all do the same.
 */
static void deepen(struct line_verdict *verdict, struct search *search) {
    const struct line_position *position = search->position;
    int depth_max = search->aims->depth_max > 0 ? search->aims->depth_max : DEPTH_MAX;
    depth_max = position->empty < depth_max ? position->empty : depth_max;
    memset(search->vct_depth, 1, sizeof search->vct_depth);
    int depth = 1 + (int)(search->aims->number % 2);
    while (depth <= depth_max && !search->budget->over && !line_is_sure(verdict->score)) {
        if (search_depth(verdict, search, depth)) {
            depth++;
        }
    }
}

/* ---- the position ---- */

/* The only move there is, or LINE_NO_CELL. */
static int only_cell(const struct line_position *position) {
    int side = position->to_move;
    if (position->empty == 1) {
        for (int cell = 0; cell < position->cells; cell++) {
            if (position->fields[cell].stone == SIDE_NONE) {
                return cell;
            }
        }
    }
    return position->classes[side][CLASS_LINE] == 0 && position->classes[1 - side][CLASS_LINE] == 1
               ? line_position_find(position, 1 - side, CLASS_LINE)
               : LINE_NO_CELL;
}

static void search_root(struct line_verdict *verdict, struct search *search) {
    struct line_position *position = search->position;
    int only = only_cell(position);
    int score;
    verdict->cell = only != LINE_NO_CELL ? only : line_greedy_cell(position);
    verdict->line[0] = (uint16_t)verdict->cell;
    verdict->line_length = verdict->cell != LINE_NO_CELL;
    if (verdict->cell == LINE_NO_CELL || (only != LINE_NO_CELL && !search->aims->for_value)) {
        return;
    }
    if (line_tree_is_plain(&score, &search->tree, 0) ||
        line_tree_wins_by_fours(&score, &search->tree, 0, VCF_AT_ROOT)) {
        verdict->score = score;
        take_line(verdict, search);
        return;
    }
    if (only != LINE_NO_CELL) {
        line_position_play(position, only);
        search_root(verdict, search);
        line_position_undo(position, only);
        size_t rest = verdict->line_length < LINE_PLIES_MAX ? verdict->line_length : LINE_PLIES_MAX - 1;
        memmove(&verdict->line[1], &verdict->line[0], rest * sizeof verdict->line[0]);
        verdict->line[0] = (uint16_t)only;
        verdict->line_length = rest + 1;
        verdict->cell = only;
        verdict->score = -verdict->score;
        verdict->score += verdict->score >= SCORE_SURE ? -1 : verdict->score <= -SCORE_SURE ? 1 : 0;
        return;
    }
    deepen(verdict, search);
}

/* As large as can be of use. */
static int table_bits(const struct line_position *position, const struct budget *budget) {
    int bits = position->cells <= SMALL_CELLS ? SMALL_TABLE_BITS : TABLE_BITS;
    while (bits > SMALL_TABLE_BITS && budget->steps >> bits < STEPS_PER_SLOT) {
        bits--;
    }
    return bits;
}

enum err line_search(struct line_verdict *out, struct line_position *position, const struct line_aims *aims,
                     struct budget *budget) {
    struct search *search = calloc(1, sizeof *search);
    struct line_table *own = NULL;
    enum err err = search != NULL ? OK : ERR_NO_MEMORY;
    if (err == OK && aims->table == NULL) {
        err = line_table_make(&own, table_bits(position, budget));
    }
    if (err == OK) {
        struct line_table *table = own != NULL ? own : aims->table;
        search->position = position;
        search->aims = aims;
        search->budget = budget;
        line_tree_init(&search->tree, position, table, budget, aims->sound);
        err = vct_make(&search->vct, position, budget, &search->tree.vcf);
    }
    if (err == OK) {
        struct line_verdict verdict = {.cell = LINE_NO_CELL};
        search_root(&verdict, search);
        verdict.nodes = nodes_of(search);
        *out = verdict;
        vct_free(search->vct);
    }
    line_table_free(own);
    free(search);
    return err;
}
