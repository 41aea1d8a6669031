/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/connectfour_board.h"

#include <string.h>

void connectfour_board_init(struct connectfour_board *board, int columns, int rows, int line) {
    *board = (struct connectfour_board){.columns = (uint8_t)columns, .rows = (uint8_t)rows, .line = (uint8_t)line};
}

struct stones_point connectfour_board_drop(struct connectfour_board *board, enum connectfour_stone stone, int column) {
    struct stones_point point = {(uint8_t)column, (uint8_t)(board->rows - 1 - board->heights[column])};
    board->fields[point.row * board->columns + point.column] = (uint8_t)stone;
    board->heights[column]++;
    board->stones++;
    return point;
}

/* How many stones like the one at the point follow it, `sign` times the way. */
static int count_alike(const struct connectfour_board *board, struct stones_point point, struct stones_way way,
                       int sign) {
    enum connectfour_stone stone = connectfour_board_at(board, point);
    int column = point.column + sign * way.columns;
    int row = point.row + sign * way.rows;
    int count = 0;
    while (column >= 0 && column < board->columns && row >= 0 && row < board->rows &&
           connectfour_board_at(board, (struct stones_point){(uint8_t)column, (uint8_t)row}) == stone) {
        column += sign * way.columns;
        row += sign * way.rows;
        count++;
    }
    return count;
}

bool connectfour_board_find_win(struct stones_run *out, const struct connectfour_board *board,
                                struct stones_point point) {
    for (int i = 0; i < STONES_WAYS; i++) {
        int before = count_alike(board, point, stones_ways[i], -1);
        int length = before + 1 + count_alike(board, point, stones_ways[i], 1);
        if (length >= board->line) {
            *out = (struct stones_run){.first = {(uint8_t)(point.column - before * stones_ways[i].columns),
                                                 (uint8_t)(point.row - before * stones_ways[i].rows)},
                                       .way = stones_ways[i],
                                       .length = (uint8_t)length};
            return true;
        }
    }
    return false;
}

bool connectfour_board_has_won(const struct connectfour_board *board, enum connectfour_stone stone) {
    struct stones_run run;
    for (uint8_t row = 0; row < board->rows; row++) {
        for (uint8_t column = 0; column < board->columns; column++) {
            struct stones_point point = {column, row};
            if (connectfour_board_at(board, point) == stone && connectfour_board_find_win(&run, board, point)) {
                return true;
            }
        }
    }
    return false;
}
