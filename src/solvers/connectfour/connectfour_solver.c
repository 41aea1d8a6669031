/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The solver of Connect Four. Boards of up to 64 bits on which four win, as the common one, are sets of one word; all
 * others are sets of three.
 */
#include "connectfour_solver.h"

#include <stdlib.h>

/*
 * Scores are for the side to move: an opinion between -SURE and SURE; SURE and the number of fields that are free before
 * the winning stone is played, for a win; the same below 0 for a loss. 0 is a draw where the search has been to the end.
 */
enum { SURE = 10000, SCORE_MAX = SURE + CONNECTFOUR_FIELDS_MAX + 1 };

enum { BOUND_EXACT = 1, BOUND_LOWER, BOUND_UPPER };

enum {
    TABLE_BITS = 19,       /* of the number of positions that are remembered */
    DEEPEN_NODES = 100000, /* where the search to the end comes next: some tens of milliseconds */
    /* With so many fields free that search ends within a second, mostly: on the common board after a dozen stones. */
    PROVABLE_FIELDS = 32,
};

/* The board's measures, and the columns from the middle outwards. */
struct line_up {
    int columns, rows, line;
    uint8_t order[CONNECTFOUR_WIDTH_MAX];
};

/* ---- sets of one word ---- */

typedef uint64_t narrow;

static inline narrow narrow_and(narrow a, narrow b) {
    return a & b;
}
static inline narrow narrow_or(narrow a, narrow b) {
    return a | b;
}
static inline narrow narrow_without(narrow a, narrow b) {
    return a & ~b;
}
static inline narrow narrow_up(narrow a, int by) {
    return a << by;
}
static inline narrow narrow_down(narrow a, int by) {
    return a >> by;
}
static inline bool narrow_is_none(narrow a) {
    return a == 0;
}
static inline bool narrow_is_same(narrow a, narrow b) {
    return a == b;
}
static inline int narrow_count(narrow a) {
    return __builtin_popcountll(a);
}
static inline narrow narrow_one(int bit) {
    return UINT64_C(1) << bit;
}
/* The multiplier is 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4). */
static inline uint64_t narrow_hash(narrow a) {
    return (a ^ a >> 29) * UINT64_C(0x9E3779B97F4A7C15);
}

#define BITS narrow
#define BITS_(name) narrow_##name
#define LINE_ 4
#define STEPS_ 24
#include "connectfour_search.inc"
#undef BITS
#undef BITS_
#undef LINE_
#undef STEPS_

/* ---- sets of three words ---- */

typedef struct {
    uint64_t words[3]; /* the lowest bits first */
} wide;

static inline wide wide_and(wide a, wide b) {
    return (wide){{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]}};
}
static inline wide wide_or(wide a, wide b) {
    return (wide){{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]}};
}
static inline wide wide_without(wide a, wide b) {
    return (wide){{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1], a.words[2] & ~b.words[2]}};
}
/* By 0 to 63. */
static inline wide wide_up(wide a, int by) {
    return by == 0 ? a
                   : (wide){{a.words[0] << by, a.words[1] << by | a.words[0] >> (64 - by),
                             a.words[2] << by | a.words[1] >> (64 - by)}};
}
static inline wide wide_down(wide a, int by) {
    return by == 0 ? a
                   : (wide){{a.words[0] >> by | a.words[1] << (64 - by), a.words[1] >> by | a.words[2] << (64 - by),
                             a.words[2] >> by}};
}
static inline bool wide_is_none(wide a) {
    return (a.words[0] | a.words[1] | a.words[2]) == 0;
}
static inline bool wide_is_same(wide a, wide b) {
    return a.words[0] == b.words[0] && a.words[1] == b.words[1] && a.words[2] == b.words[2];
}
static inline int wide_count(wide a) {
    return __builtin_popcountll(a.words[0]) + __builtin_popcountll(a.words[1]) + __builtin_popcountll(a.words[2]);
}
static inline wide wide_one(int bit) {
    wide one = {{0}};
    one.words[bit / 64] = UINT64_C(1) << bit % 64;
    return one;
}
static inline uint64_t wide_hash(wide a) {
    return narrow_hash(a.words[0] ^ narrow_hash(a.words[1] ^ narrow_hash(a.words[2])));
}

#define BITS wide
#define BITS_(name) wide_##name
#define LINE_ (search->up.line)
#define STEPS_ 96
#include "connectfour_search.inc"

/* ---- for both ---- */

static struct line_up line_up_of(const struct connectfour_board *board) {
    struct line_up up = {.columns = board->columns, .rows = board->rows, .line = board->line};
    for (int i = 0; i < board->columns; i++) {
        int away = (i + 1) / 2;
        int column = board->columns / 2 + (i % 2 == 0 ? away : -away);
        up.order[i] = (uint8_t)(board->columns % 2 == 0 ? board->columns - 1 - column : column);
    }
    return up;
}

int connectfour_greedy_column(const struct connectfour_board *board, enum connectfour_stone to_move) {
    const enum connectfour_stone other = to_move == CONNECTFOUR_X ? CONNECTFOUR_O : CONNECTFOUR_X;
    const struct line_up up = line_up_of(board);
    const enum connectfour_stone stones[] = {to_move, other};
    struct stones_run run;
    for (size_t i = 0; i < sizeof stones / sizeof stones[0]; i++) {
        for (int j = 0; j < board->columns; j++) {
            struct connectfour_board after = *board;
            if (connectfour_board_is_open(board, up.order[j]) &&
                connectfour_board_find_win(&run, &after, connectfour_board_drop(&after, stones[i], up.order[j]))) {
                return up.order[j];
            }
        }
    }
    for (int j = 0; j < board->columns; j++) {
        if (connectfour_board_is_open(board, up.order[j])) {
            return up.order[j];
        }
    }
    return STONES_NO_MOVE;
}

enum err connectfour_solve(struct connectfour_solution *out, const struct connectfour_board *board,
                           enum connectfour_stone to_move, struct budget *budget) {
    *out = (struct connectfour_solution){.column = connectfour_greedy_column(board, to_move)};
    if (connectfour_board_is_full(board)) {
        out->known = true;
        return OK;
    }
    const struct line_up up = line_up_of(board);
    bool is_narrow = board->columns * (board->rows + 1) <= 64 && board->line == 4;
    return (is_narrow ? narrow_solve : wide_solve)(out, &up, board, to_move, budget);
}
