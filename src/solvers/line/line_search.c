/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Principal variation search with a table of positions.
 *
 * In most positions there is little to choose. A side that can complete a line does; one that must stop a line does; a four
 * that leaves two fields open wins; and a side that faces an open three plays where it could be carried on, or makes a
 * four. Only elsewhere is there a list of moves, and it is cut after the most promising.
 */
#include "line_search.h"

#include <stdlib.h>
#include <string.h>

#include "line_eval.h"
#include "line_vct.h"

enum {
    STEPS_PER_NODE = 500,
    TABLE_BITS = 18,
    SMALL_TABLE_BITS = 14,
    SMALL_CELLS = 16, /* fields of a board for which a small table will do */
    WIDTH = 14,       /* moves that are looked at */
    DEPTH_MAX = 40,
    QUIET_DEPTH = -4,    /* so far beyond the depth open threes are still answered */
    VCF_AT_ROOT = 20000, /* nodes for continuous fours */
    VCF_AT_END = 150,
    VCT_LEAST = 500, /* nodes for threats at each depth, and one for so many others: */
    VCT_PART = 6,
    HISTORY_MAX = 400,
};

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };

struct entry {
    uint64_t key;
    int16_t score;
    uint16_t cell;
    int8_t depth;
    uint8_t bound;
};

struct candidate {
    int16_t cell;
    int32_t promise;
};

struct search {
    struct line_position *position;
    const struct line_aims *aims;
    struct budget *budget;
    uint64_t nodes;
    struct vcf vcf;
    struct vct *vct;
    int8_t vct_depth[LINE_CELLS + 1]; /* looked at so far: after each move at the root, and, last, before it */
    bool refuted[LINE_CELLS];         /* moves at the root after which the other wins by threats */
    int32_t history[2][LINE_CELLS];   /* how often a move has cut, by side */
    uint16_t lines[LINE_PLIES_MAX + 1][LINE_PLIES_MAX];
    size_t line_lengths[LINE_PLIES_MAX + 1];
    uint64_t slots; /* of the table, a power of two */
    struct entry table[];
};

/* ---- the table ---- */

/* Wins are kept as plies from the position itself. */
static int score_to_table(int score, int ply) {
    return score >= SCORE_SURE ? score + ply : score <= -SCORE_SURE ? score - ply : score;
}

static int score_from_table(int score, int ply) {
    return score >= SCORE_SURE ? score - ply : score <= -SCORE_SURE ? score + ply : score;
}

static bool is_sure(int score) {
    return score >= SCORE_SURE || score <= -SCORE_SURE;
}

static struct entry *entry_of(struct search *search) {
    return &search->table[search->position->hash & (search->slots - 1)];
}

static void keep(struct search *search, int depth, int score, enum bound bound, int cell, int ply) {
    struct entry *entry = entry_of(search);
    uint64_t key = search->position->hash;
    if (entry->bound != BOUND_NONE && entry->key == key && entry->depth > depth && is_sure(entry->score)) {
        return;
    }
    *entry = (struct entry){
        .key = key,
        .score = (int16_t)score_to_table(score, ply),
        .cell = (uint16_t)cell,
        .depth = (int8_t)depth,
        .bound = (uint8_t)bound,
    };
}

/* Does what is known of the position settle it within the window? */
static bool recall(int *out_score, int *out_cell, struct search *search, int depth, int alpha, int beta, int ply) {
    const struct entry *entry = entry_of(search);
    *out_cell = LINE_NO_CELL;
    if (entry->bound == BOUND_NONE || entry->key != search->position->hash) {
        return false;
    }
    *out_cell = entry->cell;
    int score = score_from_table(entry->score, ply);
    if (entry->depth < depth && !is_sure(score)) {
        return false;
    }
    *out_score = score;
    return entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && score >= beta) ||
           (entry->bound == BOUND_UPPER && score <= alpha);
}

/* ---- lines of play ---- */

static void end_line(struct search *search, int ply) {
    search->line_lengths[ply] = 0;
}

static void begin_line(struct search *search, int ply, int cell) {
    search->lines[ply][0] = (uint16_t)cell;
    search->line_lengths[ply] = 1;
}

/* The move, and then what was found best after it. */
static void extend_line(struct search *search, int ply, int cell) {
    size_t rest = search->line_lengths[ply + 1];
    rest = rest < LINE_PLIES_MAX - 1 ? rest : LINE_PLIES_MAX - 1;
    search->lines[ply][0] = (uint16_t)cell;
    memcpy(&search->lines[ply][1], search->lines[ply + 1], rest * sizeof search->lines[0][0]);
    search->line_lengths[ply] = rest + 1;
}

static void take_fours_line(struct search *search, int ply, int plies) {
    memcpy(search->lines[ply], search->vcf.line, (size_t)plies * sizeof search->lines[0][0]);
    search->line_lengths[ply] = (size_t)plies;
}

/* ---- moves ---- */

static bool is_forced(const struct line_position *position) {
    return position->classes[1 - position->to_move][CLASS_FOURS] > 0;
}

/*
 * The moves to look at. A side that faces an open three, or two fours in one move, must play on one of the fields that
 * would carry on what stands there already, each of which makes a four at least; or make a four of its own. That list is
 * complete.
 */
static int list_moves(struct candidate *out, const struct search *search, int first, int ply) {
    const struct line_position *position = search->position;
    int side = position->to_move;
    bool forced = is_forced(position);
    bool is_opening = position->empty == position->cells;
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        const struct line_field *field = &position->fields[cell];
        bool relevant = forced
                            ? position->class[side][cell] >= CLASS_FOUR || position->class[1 - side][cell] >= CLASS_FOUR
                            : field->neighbours > 0 || is_opening;
        if (field->stone == SIDE_NONE && relevant && !(ply == 0 && search->refuted[cell])) {
            int32_t promise = cell == first ? INT32_MAX : line_eval_cell(position, cell) + search->history[side][cell];
            out[count++] = (struct candidate){(int16_t)cell, promise};
        }
    }
    return count;
}

/* The other moves of an unforced position. */
static int list_others(struct candidate *out, const struct search *search, int ply) {
    const struct line_position *position = search->position;
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone == SIDE_NONE && position->fields[cell].neighbours == 0 &&
            !(ply == 0 && search->refuted[cell])) {
            out[count++] = (struct candidate){(int16_t)cell, 0};
        }
    }
    return count;
}

/* Brings the best of the rest to the front. */
static void pick(struct candidate *moves, int count, int at) {
    int best = at;
    for (int i = at + 1; i < count; i++) {
        if (moves[i].promise > moves[best].promise) {
            best = i;
        }
    }
    struct candidate move = moves[best];
    moves[best] = moves[at];
    moves[at] = move;
}

static void reward(struct search *search, int cell, int depth) {
    int32_t *value = &search->history[search->position->to_move][cell];
    *value += depth * depth;
    if (*value > HISTORY_MAX) {
        *value = HISTORY_MAX;
    }
}

/* ---- positions ---- */

static int visit(struct search *search, int alpha, int beta, int depth, int ply);

/* What is plain to see: somebody wins at once or cannot be stopped, or nobody can win any more. */
static bool is_plain(int *out_score, struct search *search, int ply) {
    const struct line_position *position = search->position;
    int side = position->to_move;
    end_line(search, ply);
    if (position->classes[side][CLASS_LINE] > 0) {
        begin_line(search, ply, line_position_find(position, side, CLASS_LINE));
        *out_score = SCORE_WIN - ply - 1;
        return true;
    }
    if (position->classes[1 - side][CLASS_LINE] > 1) {
        begin_line(search, ply, line_position_find(position, 1 - side, CLASS_LINE));
        *out_score = -(SCORE_WIN - ply - 2);
        return true;
    }
    if (position->classes[1 - side][CLASS_LINE] == 0 && position->classes[side][CLASS_FOURS] > 0) {
        begin_line(search, ply, line_position_find(position, side, CLASS_FOURS));
        *out_score = SCORE_WIN - ply - 3;
        return true;
    }
    *out_score = 0;
    return position->rooms[0] == 0 && position->rooms[1] == 0;
}

/* A win by continuous fours, looked for with so many nodes. */
static bool wins_by_fours(int *out_score, struct search *search, int ply, uint64_t nodes) {
    const struct line_position *position = search->position;
    if (line_position_count(position, position->to_move, CLASS_FOUR) == 0) {
        return false;
    }
    int plies = vcf_search(&search->vcf, nodes);
    if (plies == 0) {
        return false;
    }
    take_fours_line(search, ply, plies);
    *out_score = SCORE_WIN - ply - plies;
    return true;
}

struct window {
    int alpha, beta, best, cell;
};

/* One move of a list. False when the rest need not be looked at. */
static bool try_move(struct search *search, struct window *window, int cell, int depth, int reduction, int ply) {
    struct line_position *position = search->position;
    bool is_first = window->cell == LINE_NO_CELL;
    line_position_play(position, cell);
    int score;
    if (is_first) {
        score = -visit(search, -window->beta, -window->alpha, depth - 1, ply + 1);
    } else {
        score = -visit(search, -window->alpha - 1, -window->alpha, depth - 1 - reduction, ply + 1);
        if (score > window->alpha && (reduction > 0 || score < window->beta)) {
            score = -visit(search, -window->beta, -window->alpha, depth - 1, ply + 1);
        }
    }
    line_position_undo(position, cell);
    if (search->budget->over) {
        return false;
    }
    if (score > window->best) {
        window->best = score;
        window->cell = cell;
        if (score > window->alpha) {
            window->alpha = score;
            extend_line(search, ply, cell);
        }
    }
    return window->alpha < window->beta;
}

/* Late moves that make no threat and stop none are searched less deep at first. */
static int reduction_of(const struct line_position *position, int cell, int index, int depth) {
    bool quiet = position->class[0][cell] < CLASS_THREE && position->class[1][cell] < CLASS_THREE;
    return !quiet || depth < 3 || index < 4 ? 0 : index < 12 ? 1 : 2;
}

/* The moves of a position one after the other. */
static int walk(struct search *search, int alpha, int beta, int depth, int first, int ply) {
    struct line_position *position = search->position;
    struct candidate moves[LINE_CELLS];
    struct window window = {alpha, beta, -SCORE_WIN, LINE_NO_CELL};
    bool forced = is_forced(position);
    int count = list_moves(moves, search, first, ply);
    int limit = !forced && !(ply == 0) && count > WIDTH ? WIDTH : count;
    bool more = true;
    for (int i = 0; more && i < count && (i < limit || (search->aims->sound && window.best <= -SCORE_SURE)); i++) {
        pick(moves, count, i);
        int reduction = forced ? 0 : reduction_of(position, moves[i].cell, i, depth);
        more = try_move(search, &window, moves[i].cell, depth, reduction, ply);
    }
    if (more && !forced && (count == 0 || (search->aims->sound && window.best <= -SCORE_SURE))) {
        count = list_others(moves, search, ply);
        for (int i = 0; more && i < count && window.best <= -SCORE_SURE; i++) {
            more = try_move(search, &window, moves[i].cell, depth, 0, ply);
        }
    }
    if (!search->budget->over) {
        enum bound bound = window.best >= beta ? BOUND_LOWER : window.best > alpha ? BOUND_EXACT : BOUND_UPPER;
        if (bound == BOUND_LOWER) {
            reward(search, window.cell, depth);
        }
        keep(search, depth, window.best, bound, window.cell, ply);
    }
    return window.best;
}

/* The score of a position for the side to move, within the window; of no meaning once the budget is over. */
static int visit(struct search *search, int alpha, int beta, int depth, int ply) {
    struct line_position *position = search->position;
    int score = 0;
    int first = LINE_NO_CELL;
    search->nodes++;
    if (!budget_spend(search->budget, STEPS_PER_NODE)) {
        return 0;
    }
    if (is_plain(&score, search, ply)) {
        return score;
    }
    if (ply + 1 >= LINE_PLIES_MAX) {
        return line_judge(position);
    }
    if (position->classes[1 - position->to_move][CLASS_LINE] == 1) {
        int only = line_position_find(position, 1 - position->to_move, CLASS_LINE);
        line_position_play(position, only);
        score = -visit(search, -beta, -alpha, depth, ply + 1);
        line_position_undo(position, only);
        extend_line(search, ply, only);
        return score;
    }
    if (recall(&score, &first, search, depth, alpha, beta, ply)) {
        if (first != LINE_NO_CELL) {
            begin_line(search, ply, first);
        }
        return score;
    }
    if (wins_by_fours(&score, search, ply, VCF_AT_END)) {
        keep(search, DEPTH_MAX, score, BOUND_EXACT, search->lines[ply][0], ply);
        return score;
    }
    if (depth <= (is_forced(position) ? QUIET_DEPTH : 0)) {
        return line_judge(position);
    }
    return walk(search, alpha, beta, depth, first, ply);
}

/* ---- the root ---- */

static void take_line(struct line_verdict *verdict, const struct search *search) {
    verdict->line_length = search->line_lengths[0];
    memcpy(verdict->line, search->lines[0], verdict->line_length * sizeof verdict->line[0]);
}

/* A win by threats, found with so many nodes. */
static bool wins_by_threats(struct line_verdict *verdict, struct search *search, uint64_t nodes) {
    int plies = vct_search(search->vct, &search->vct_depth[LINE_CELLS], nodes);
    if (plies == 0) {
        return false;
    }
    verdict->line_length = (size_t)plies;
    memcpy(verdict->line, vct_line(search->vct), (size_t)plies * sizeof verdict->line[0]);
    verdict->cell = verdict->line[0];
    verdict->score = SCORE_WIN - plies;
    return true;
}

/*
 * Does the other win by threats after the best move so far? Then it is not to be looked at any more; until the depth has
 * been searched again, another that promises much stands in its place.
 */
static bool is_refuted(struct line_verdict *verdict, struct search *search, uint64_t nodes) {
    struct line_position *position = search->position;
    int cell = verdict->cell;
    line_position_play(position, cell);
    search->refuted[cell] = vct_search(search->vct, &search->vct_depth[cell], nodes) > 0;
    line_position_undo(position, cell);
    struct candidate moves[LINE_CELLS];
    int count = search->refuted[cell] ? list_moves(moves, search, LINE_NO_CELL, 0) : 0;
    if (count > 0) {
        pick(moves, count, 0);
        verdict->cell = moves[0].cell;
        begin_line(search, 0, verdict->cell);
        take_line(verdict, search);
    }
    return search->refuted[cell];
}

/* One depth. False when there is nothing more to be found out. */
static bool search_depth(struct line_verdict *verdict, struct search *search, int depth) {
    uint64_t before = search->nodes;
    end_line(search, 0);
    int score = walk(search, -SCORE_WIN, SCORE_WIN, depth, verdict->cell, 0);
    /* What was searched before the budget was over began with the best so far: whatever beat that is better. */
    if (search->line_lengths[0] > 0) {
        verdict->cell = search->lines[0][0];
        take_line(verdict, search);
    }
    if (search->budget->over) {
        return false;
    }
    verdict->score = score;
    verdict->depth = depth;
    uint64_t nodes = VCT_LEAST + (search->nodes - before) / VCT_PART;
    return !is_sure(score) && !wins_by_threats(verdict, search, nodes) && !is_refuted(verdict, search, nodes);
}

/* Deeper and deeper, the best of the last time first; again where that was refuted. */
static void deepen(struct line_verdict *verdict, struct search *search) {
    const struct line_position *position = search->position;
    int depth_max = search->aims->depth_max > 0 ? search->aims->depth_max : DEPTH_MAX;
    depth_max = position->empty < depth_max ? position->empty : depth_max;
    memset(search->vct_depth, 1, sizeof search->vct_depth);
    int depth = 1;
    while (depth <= depth_max && !search->budget->over && !is_sure(verdict->score)) {
        if (search_depth(verdict, search, depth)) {
            depth++;
        }
    }
}

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
    if (is_plain(&score, search, 0) || wins_by_fours(&score, search, 0, VCF_AT_ROOT)) {
        verdict->score = score;
        if (search->line_lengths[0] > 0) {
            verdict->cell = search->lines[0][0];
            take_line(verdict, search);
        }
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

enum err line_search(struct line_verdict *out, struct line_position *position, const struct line_aims *aims,
                     struct budget *budget) {
    uint64_t slots = UINT64_C(1) << (position->cells <= SMALL_CELLS ? SMALL_TABLE_BITS : TABLE_BITS);
    struct search *search = calloc(1, sizeof *search + slots * sizeof search->table[0]);
    if (search == NULL) {
        return ERR_NO_MEMORY;
    }
    search->slots = slots;
    search->position = position;
    search->aims = aims;
    search->budget = budget;
    vcf_init(&search->vcf, position, budget);
    enum err err = vct_make(&search->vct, position, budget, &search->vcf);
    if (err == OK) {
        struct line_verdict verdict = {.cell = LINE_NO_CELL};
        search_root(&verdict, search);
        verdict.nodes = search->nodes + search->vcf.nodes + vct_nodes(search->vct);
        *out = verdict;
    }
    vct_free(search->vct);
    free(search);
    return err;
}
