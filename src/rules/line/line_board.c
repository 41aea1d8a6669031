/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boards of the line games as words of bits. What is said of a lane here holds in all four ways, as they differ only in
 * where a point's bit is.
 */
#include "rules/line_board.h"

#include <assert.h>
#include <string.h>

enum { WORD_BITS = 32 };

static_assert((int)LINE_SIZE_MAX < (int)WORD_BITS, "a lane must fit its word and leave a bit free");

/* Where a point's bit is. */
struct place {
    unsigned lane, bit;
};

static struct place place_of(const struct line_board *board, struct stones_point point, enum line_way way) {
    unsigned modulus = board->size + 1U;
    switch (way) {
    case LINE_ROW:
        return (struct place){point.row, point.column};
    case LINE_COLUMN:
        return (struct place){point.column, point.row};
    case LINE_FALLING:
        return (struct place){(point.column + modulus - point.row) % modulus, point.column};
    default:
        return (struct place){(unsigned)(point.column + point.row) % modulus, point.column};
    }
}

static uint32_t *word_of(struct line_board *board, enum line_side side, enum line_way way, unsigned lane) {
    return &board->lanes[side][way][lane];
}

void line_board_init(struct line_board *board, int size, int line, bool exact) {
    assert(size >= LINE_SIZE_MIN && size <= LINE_SIZE_MAX && line >= LINE_LENGTH_MIN && line <= LINE_LENGTH_MAX);
    memset(board, 0, sizeof *board);
    board->size = (uint8_t)size;
    board->line = (uint8_t)line;
    board->exact = exact;
}

void line_board_place(struct line_board *board, enum line_side side, struct stones_point point) {
    for (enum line_way way = LINE_ROW; way < LINE_WAYS; way++) {
        struct place place = place_of(board, point, way);
        *word_of(board, side, way, place.lane) |= UINT32_C(1) << place.bit;
    }
    board->stones++;
}

void line_board_undo(struct line_board *board, enum line_side side, struct stones_point point) {
    for (enum line_way way = LINE_ROW; way < LINE_WAYS; way++) {
        struct place place = place_of(board, point, way);
        *word_of(board, side, way, place.lane) &= ~(UINT32_C(1) << place.bit);
    }
    board->stones--;
}

/* Bits set in a row from this one upwards, and from this one downwards; the bit itself counts in both. */
static int count_up(uint32_t word, unsigned bit) {
    return __builtin_ctz(~(word >> bit));
}

static int count_down(uint32_t word, unsigned bit) {
    return __builtin_clz(~(word << (WORD_BITS - 1 - bit)));
}

static bool is_winning(const struct line_board *board, int length) {
    return board->exact ? length == board->line : length >= board->line;
}

struct stones_run line_board_run(const struct line_board *board, enum line_side side, struct stones_point point,
                                 enum line_way way) {
    struct place place = place_of(board, point, way);
    uint32_t word = board->lanes[side][way][place.lane];
    int down = count_down(word, place.bit);
    int back = down - 1; /* steps to the first stone */
    assert(down > 0);
    struct stones_run run = {.way = stones_ways[way], .length = (uint8_t)(count_up(word, place.bit) + back)};
    run.first.column = (uint8_t)(point.column - back * run.way.columns);
    run.first.row = (uint8_t)(point.row - back * run.way.rows);
    return run;
}

bool line_board_wins_at(const struct line_board *board, enum line_side side, struct stones_point point) {
    for (enum line_way way = LINE_ROW; way < LINE_WAYS; way++) {
        struct place place = place_of(board, point, way);
        uint32_t word = board->lanes[side][way][place.lane];
        if (is_winning(board, count_up(word, place.bit) + count_down(word, place.bit) - 1)) {
            return true;
        }
    }
    return false;
}

bool line_board_find_win(struct stones_run *out, const struct line_board *board, enum line_side side,
                         struct stones_point point) {
    for (enum line_way way = LINE_ROW; way < LINE_WAYS; way++) {
        struct stones_run run = line_board_run(board, side, point, way);
        if (is_winning(board, run.length)) {
            *out = run;
            return true;
        }
    }
    return false;
}

/* Is a winning run among the bits of a lane? */
static bool has_winning_run(const struct line_board *board, uint32_t word) {
    while (word != 0) {
        unsigned first = (unsigned)__builtin_ctz(word);
        int length = count_up(word, first);
        if (is_winning(board, length)) {
            return true;
        }
        word &= word + (UINT32_C(1) << first); /* the carry runs through the lowest run and clears it */
    }
    return false;
}

bool line_board_has_won(const struct line_board *board, enum line_side side) {
    for (enum line_way way = LINE_ROW; way < LINE_WAYS; way++) {
        for (int lane = 0; lane <= board->size; lane++) {
            if (has_winning_run(board, board->lanes[side][way][lane])) {
                return true;
            }
        }
    }
    return false;
}
