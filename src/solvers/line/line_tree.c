/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Principal variation search with a table of positions.
 *
 * In most positions there is little to choose. A side that can complete a line does; one that must stop a line does, which
 * takes nothing of the depth; a four that leaves two fields open wins. Only elsewhere is there a list of moves.
 */
#include "line_tree.h"

#include <string.h>

#include "line_eval.h"

enum {
    STEPS_PER_NODE = 500,
    SURE_DEPTH = 100, /* of what is proved, in the table */
    VCF_LEAST = 30,   /* nodes for continuous fours, and so many more for each ply of depth: */
    VCF_PER_DEPTH = 20,
    MARGIN = 150,       /* what a ply may change the judgement by */
    CALM_DEPTH = 6,     /* so deep what stands much better than is asked for is believed to stay so */
    HOPELESS_DEPTH = 3, /* so deep what stands much worse is */
    WIDTH = 24,         /* moves that are looked at, at most; near the ends so many, and so many for each ply: */
    WIDTH_LEAST = 3,
    WIDTH_PER_DEPTH = 2,
};

bool line_is_sure(int score) {
    return score >= SCORE_SURE || score <= -SCORE_SURE;
}

/* ---- the table ---- */

/* Wins are kept as plies from the position itself. */
static int score_to_table(int score, int ply) {
    return score >= SCORE_SURE ? score + ply : score <= -SCORE_SURE ? score - ply : score;
}

static int score_from_table(int score, int ply) {
    return score >= SCORE_SURE ? score - ply : score <= -SCORE_SURE ? score + ply : score;
}

/* ---- lines of play ---- */

static void begin_line(struct line_tree *tree, int ply, int cell) {
    tree->plies[ply].line[0] = (uint16_t)cell;
    tree->plies[ply].length = 1;
}

/* The move, and then what was found best after it. */
static void extend_line(struct line_tree *tree, int ply, int cell) {
    const struct line_ply *next = &tree->plies[ply + 1];
    struct line_ply *here = &tree->plies[ply];
    size_t rest = next->length < LINE_PLIES_MAX - 1 ? next->length : LINE_PLIES_MAX - 1;
    here->line[0] = (uint16_t)cell;
    memcpy(&here->line[1], next->line, rest * sizeof next->line[0]);
    here->length = rest + 1;
}

/* ---- positions without a search ---- */

bool line_tree_is_plain(int *out_score, struct line_tree *tree, int ply) {
    const struct line_position *position = tree->position;
    int side = position->to_move;
    tree->plies[ply].length = 0;
    if (position->classes[side][CLASS_LINE] > 0) {
        begin_line(tree, ply, line_position_find(position, side, CLASS_LINE));
        *out_score = SCORE_WIN - ply - 1;
        return true;
    }
    if (position->classes[1 - side][CLASS_LINE] > 1) {
        begin_line(tree, ply, line_position_find(position, 1 - side, CLASS_LINE));
        *out_score = -(SCORE_WIN - ply - 2);
        return true;
    }
    if (position->classes[1 - side][CLASS_LINE] == 0 && position->classes[side][CLASS_FOURS] > 0) {
        begin_line(tree, ply, line_position_find(position, side, CLASS_FOURS));
        *out_score = SCORE_WIN - ply - 3;
        return true;
    }
    *out_score = 0;
    return position->rooms[0] == 0 && position->rooms[1] == 0;
}

bool line_tree_wins_by_fours(int *out_score, struct line_tree *tree, int ply, uint64_t nodes) {
    const struct line_position *position = tree->position;
    if (line_position_count(position, position->to_move, CLASS_FOUR) == 0) {
        return false;
    }
    int plies = vcf_search(&tree->vcf, nodes);
    if (plies == 0) {
        return false;
    }
    memcpy(tree->plies[ply].line, tree->vcf.line, (size_t)plies * sizeof tree->vcf.line[0]);
    tree->plies[ply].length = (size_t)plies;
    *out_score = SCORE_WIN - ply - plies;
    return true;
}

/* ---- positions ---- */

/* A position that is searched, and what was found out about it beforehand. */
struct node {
    int depth, ply;
    bool pv;     /* its score may matter, and not only whether it is above or below a bound */
    bool cut;    /* expected to be above */
    bool forced; /* see line_is_forced */
    int eval;    /* without a search */
    int first;   /* the move to begin with, or LINE_NO_CELL */
};

static int visit(struct line_tree *tree, int alpha, int beta, int depth, int ply, bool cut);

/* Plays a move and takes it back: the score of what is behind it. */
static int look_behind(struct line_tree *tree, int alpha, int beta, int depth, int ply, bool cut, int cell) {
    line_position_play(tree->position, cell);
    int score = -visit(tree, -beta, -alpha, depth, ply + 1, cut);
    line_position_undo(tree->position, cell);
    return score;
}

int line_tree_try(struct line_tree *tree, const struct line_window *window, int cell, int depth, int reduction, int ply,
                  bool cut) {
    int alpha = window->alpha;
    bool pv = window->beta - alpha > 1;
    if (window->cell == LINE_NO_CELL) {
        return look_behind(tree, alpha, window->beta, depth, ply, !pv && !cut, cell);
    }
    int score = look_behind(tree, alpha, alpha + 1, depth - reduction, ply, true, cell);
    if (score > alpha && reduction > 0 && !tree->budget->over) {
        score = look_behind(tree, alpha, alpha + 1, depth, ply, !cut, cell);
    }
    if (score > alpha && pv && !tree->budget->over) {
        score = look_behind(tree, alpha, window->beta, depth, ply, false, cell);
    }
    return score;
}

void line_tree_take(struct line_tree *tree, struct line_window *window, int cell, int score, int ply) {
    if (score > window->best || window->cell == LINE_NO_CELL) {
        window->best = score;
        window->cell = cell;
    }
    if (score > window->alpha) {
        window->alpha = score;
        extend_line(tree, ply, cell);
    }
}

/* The natural logarithm in sixteenths. */
static int ln_in_16ths(int n) {
    static const uint8_t logs[] = {0,  0,  11, 18, 22, 26, 29, 31, 33, 35, 37, 38, 40, 41, 42, 43, 44,
                                   45, 46, 47, 48, 49, 49, 50, 51, 51, 52, 53, 53, 54, 54, 55, 55};
    enum { LAST = sizeof logs - 1 };
    return logs[n < LAST ? n : LAST];
}

int line_tree_reduction(const struct line_tree *tree, int cell, int index, int depth, bool pv, bool cut) {
    const struct line_position *position = tree->position;
    int side = position->to_move;
    if (depth < 2 || index < 2 || position->class[side][cell] >= CLASS_FOUR) {
        return 0;
    }
    int reduction = ln_in_16ths(depth) * ln_in_16ths(index + 1) / (16 * 16) + (cut ? 2 : 0) - pv;
    reduction -= !line_is_quiet(position, cell);
    return reduction < 0 ? 0 : reduction > depth - 1 ? depth - 1 : reduction;
}

/* How many moves of a list are looked at, unless the position is lost with these. */
static int width_of(const struct node *node, int count) {
    if (node->forced) {
        return count;
    }
    int width = node->pv || node->depth > WIDTH ? WIDTH : WIDTH_LEAST + WIDTH_PER_DEPTH * node->depth;
    return width < WIDTH ? width : WIDTH;
}

/* The moves far from all stones: only where no others are left, or all others lose. */
static void walk_through_others(struct line_tree *tree, struct line_window *window, const struct node *node) {
    struct line_move moves[LINE_CELLS];
    int count = line_list_others(moves, tree->position);
    for (int i = 0; i < count && window->best <= -SCORE_SURE && window->alpha < window->beta; i++) {
        int score = line_tree_try(tree, window, moves[i].cell, node->depth - 1, 0, node->ply, node->cut);
        if (tree->budget->over) {
            return;
        }
        line_tree_take(tree, window, moves[i].cell, score, node->ply);
    }
}

/* The moves of a position one after the other. */
static int walk(struct line_tree *tree, int alpha, int beta, const struct node *node) {
    struct line_move moves[LINE_CELLS];
    struct line_window window = {alpha, beta, -SCORE_WIN, LINE_NO_CELL};
    struct line_ply *here = &tree->plies[node->ply];
    int count = line_list_moves(moves, tree->position, &tree->history, node->first, here->killer);
    int width = width_of(node, count);
    int tried = 0;
    while (tried < count && window.alpha < beta && (tried < width || window.best <= -SCORE_SURE)) {
        int cell = line_pick_move(moves, count, tried++);
        int reduction = node->forced ? 0 : line_tree_reduction(tree, cell, tried - 1, node->depth, node->pv, node->cut);
        int score = line_tree_try(tree, &window, cell, node->depth - 1, reduction, node->ply, node->cut);
        if (tree->budget->over) {
            return 0;
        }
        line_tree_take(tree, &window, cell, score, node->ply);
    }
    if (window.alpha < beta && !node->forced && (count == 0 || (tree->sound && window.best <= -SCORE_SURE))) {
        walk_through_others(tree, &window, node);
    }
    if (tree->budget->over) {
        return 0;
    }
    if (window.best >= beta) {
        line_reward(&tree->history, tree->position, window.cell, moves, tried, node->depth);
        here->killer = window.cell;
    }
    const struct line_entry entry = {
        .score = score_to_table(window.best, node->ply),
        .eval = node->eval,
        .cell = window.cell,
        .depth = node->depth,
        .bound = window.best >= beta   ? BOUND_LOWER
                 : window.best > alpha ? BOUND_EXACT
                                       : BOUND_UPPER,
    };
    line_table_keep(tree->table, tree->position->hash, &entry);
    return window.best;
}

/* Does what is known of the position settle it within the window? */
static bool is_settled(const struct line_entry *entry, int alpha, int beta, int depth) {
    return (entry->depth >= depth || line_is_sure(entry->score)) &&
           (entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && entry->score >= beta) ||
            (entry->bound == BOUND_UPPER && entry->score <= alpha));
}

/* The judgement of a position, put right by what is known of it. */
static int judge_better(const struct line_entry *entry, int eval) {
    bool tells = entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && entry->score > eval) ||
                 (entry->bound == BOUND_UPPER && entry->score < eval);
    return tells && !line_is_sure(entry->score) ? entry->score : eval;
}

/* A position in which there is a choice, within the window; `known`: what is known of it, or NULL. */
static int search(struct line_tree *tree, int alpha, int beta, const struct node *node,
                  const struct line_entry *known) {
    int score = 0;
    int depth = node->depth;
    int better = known != NULL ? judge_better(known, node->eval) : node->eval;
    bool prunes = !tree->sound && !node->pv && !node->forced && !line_is_sure(beta);
    if (prunes && depth <= CALM_DEPTH && better - (depth > 0 ? MARGIN * depth : 0) >= beta) {
        return better;
    }
    bool looked = known != NULL && depth <= known->depth + 2;
    uint64_t nodes = VCF_LEAST + (depth > 0 ? (uint64_t)depth * VCF_PER_DEPTH : 0);
    struct line_entry entry = {.eval = node->eval, .cell = LINE_NO_CELL, .bound = BOUND_EXACT};
    if (!looked && line_tree_wins_by_fours(&score, tree, node->ply, nodes)) {
        entry.score = score_to_table(score, node->ply);
        entry.cell = tree->plies[node->ply].line[0];
        entry.depth = SURE_DEPTH;
        line_table_keep(tree->table, tree->position->hash, &entry);
        return score;
    }
    if (depth <= 0) {
        if (known == NULL) {
            entry.score = node->eval;
            line_table_keep(tree->table, tree->position->hash, &entry);
        }
        return better;
    }
    if (prunes && depth <= HOPELESS_DEPTH && better + 2 * MARGIN * (1 + depth) <= alpha) {
        return better;
    }
    return tree->budget->over ? 0 : walk(tree, alpha, beta, node);
}

/* The score of a position for the side to move, within the window; of no meaning once the budget is over. */
static int visit(struct line_tree *tree, int alpha, int beta, int depth, int ply, bool cut) {
    struct line_position *position = tree->position;
    int score = 0;
    tree->nodes++;
    if (!budget_spend(tree->budget, STEPS_PER_NODE) || line_tree_is_plain(&score, tree, ply)) {
        return score;
    }
    if (ply + 1 >= LINE_PLIES_MAX) {
        return line_judge(position);
    }
    int other = 1 - position->to_move;
    if (position->classes[other][CLASS_LINE] == 1) {
        int only = line_position_find(position, other, CLASS_LINE);
        score = look_behind(tree, alpha, beta, depth, ply, !cut, only);
        extend_line(tree, ply, only);
        return score;
    }
    struct line_entry entry;
    bool known = line_table_find(&entry, tree->table, position->hash);
    if (known) {
        entry.score = score_from_table(entry.score, ply);
        if (is_settled(&entry, alpha, beta, depth)) {
            if (entry.cell != LINE_NO_CELL) {
                begin_line(tree, ply, entry.cell);
            }
            return entry.score;
        }
    }
    const struct node node = {
        .depth = depth,
        .ply = ply,
        .pv = beta - alpha > 1,
        .cut = cut,
        .forced = line_is_forced(position),
        .eval = known ? entry.eval : line_judge(position),
        .first = known ? entry.cell : LINE_NO_CELL,
    };
    return search(tree, alpha, beta, &node, known ? &entry : NULL);
}

void line_tree_init(struct line_tree *tree, struct line_position *position, struct line_table *table,
                    struct budget *budget, bool sound) {
    memset(tree, 0, sizeof *tree);
    tree->position = position;
    tree->table = table;
    tree->budget = budget;
    tree->sound = sound;
    for (int ply = 0; ply <= LINE_PLIES_MAX; ply++) {
        tree->plies[ply].killer = LINE_NO_CELL;
    }
    vcf_init(&tree->vcf, position, budget);
}
