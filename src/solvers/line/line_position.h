/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A position of a line game while it is searched: stones are put and taken back, and what every empty field is worth to
 * either side is kept up to date with each of them.
 *
 * Fields are numbered row by row from 0. Sides are 0 (X, who moves first) and 1 (O).
 */
#ifndef REFEREE_SOLVERS_LINE_POSITION_INTERNAL_H
#define REFEREE_SOLVERS_LINE_POSITION_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "line_combination.h"
#include "line_weights.h"
#include "solvers/stones.h"

enum { LINE_NO_CELL = STONES_NO_MOVE, SIDE_NONE = -1 };

/* A set of fields is a bit for each. */
enum { LINE_WORD_BITS = 64, LINE_WORDS = (LINE_CELLS + LINE_WORD_BITS - 1) / LINE_WORD_BITS };

struct line_field {
    uint32_t near_stones[LINE_DIRECTIONS][2]; /* by direction: masks as for line_shape, by side */
    uint16_t shapes[2];                       /* by side: of the four directions, packed */
    uint16_t combination[2];
    int8_t stone;       /* SIDE_NONE when empty */
    uint8_t neighbours; /* stones at most two fields away */
};

/* The sums over all empty fields of what is worth to a side: were it to move, and were it not. */
struct line_sums {
    int32_t mover, other;
};

/*
 * What the last stones have changed, so that taking them away need not work it out again. What does not fit any more is
 * forgotten, and worked out.
 */
enum { LINE_CHANGES_MAX = 4096, LINE_PUTS_MAX = 192 };

/* Of an empty field for a side: what it was. */
struct line_change {
    uint16_t cell, side;
    uint16_t shapes, combination;
};

/* Before a stone was put there. */
struct line_put {
    int16_t cell;
    uint16_t changes; /* that were kept by then */
    struct line_sums sums[2];
    int32_t rooms[2];
};

struct line_journal {
    int put_count, change_count;
    struct line_put puts[LINE_PUTS_MAX];
    struct line_change changes[LINE_CHANGES_MAX];
};

struct line_position {
    const struct line_shapes *shapes;
    const struct line_combinations *combinations;
    int size, cells;
    int to_move;
    int empty;                       /* fields */
    uint64_t hash;                   /* of the stones */
    struct line_sums sums[2];        /* by side */
    int32_t rooms[2];                /* directions of empty fields in which a line is still possible */
    int16_t classes[2][CLASS_COUNT]; /* fields by class */
    uint8_t class[2][LINE_CELLS];    /* of empty fields; CLASS_NONE where there is a stone */
    uint64_t fours[2][LINE_WORDS];   /* those of CLASS_FOUR or better, which are few */
    struct line_field fields[LINE_CELLS];
    struct line_journal journal;
};

/* An empty board of that size, X to move. The shapes are borrowed. */
void line_position_init(struct line_position *position, const struct line_shapes *shapes, int size);

/* A board, with a side to move; released with free. ERR_NO_MEMORY. */
enum err line_position_make(struct line_position **out, const struct line_board *board, int to_move) MUST_CHECK;

/* Puts a stone on an empty field, and takes it away again: in the opposite order, or what fields are worth is lost. */
void line_position_put(struct line_position *position, int cell, int side);
void line_position_take(struct line_position *position, int cell);

/* The same by the side to move, whose turn it then is no more. */
void line_position_play(struct line_position *position, int cell);
void line_position_undo(struct line_position *position, int cell);

/* The first empty field of this class, not CLASS_NONE, or a better one for a side; LINE_NO_CELL when there is none. */
int line_position_find(const struct line_position *position, int side, enum line_class class);

/* How many fields are of this class or a better one for a side. */
int line_position_count(const struct line_position *position, int side, enum line_class class);

/* A number for a stone on a field: those of all stones together, by exclusive or, are a position's hash. */
uint64_t line_key(int cell, int side);

#endif
