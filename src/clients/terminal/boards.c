/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boards: of line games with the numbers of columns and rows, of Connect Four with those of columns.
 */
#include <string.h>

#include "text.h"

struct board {
    const json_t *rows;
    const json_t *winning; /* points [column, row] */
    int64_t last_column, last_row;
    const char *first; /* the symbol of seat 0 */
    int columns;
    bool has_row_numbers;
    bool is_narrow; /* no blanks between the fields */
};

static bool is_in_line(const struct board *board, int column, int row) {
    for (size_t i = 0; i < json_array_size(board->winning); i++) {
        const json_t *point = json_array_get(board->winning, i);
        if (json_integer_value(json_array_get(point, 0)) == column &&
            json_integer_value(json_array_get(point, 1)) == row) {
            return true;
        }
    }
    return false;
}

static char style_of(const struct board *board, char symbol, int column, int row) {
    if (is_in_line(board, column, row)) {
        return 'w';
    }
    if (symbol == '.') {
        return 'd';
    }
    if (column == board->last_column && row == board->last_row) {
        return 'l';
    }
    return symbol == board->first[0] ? 'r' : 'c';
}

static void draw_numbers(const struct page *page, const struct board *board, int unit) {
    buf_append_text(page->out, board->has_row_numbers ? MARK "d  " : MARK "d");
    for (int column = 0; column < board->columns; column++) {
        bool has_digit = unit == 1 || column >= unit;
        buf_append_format(page->out, "%s%c", board->is_narrow ? "" : " ", has_digit ? '0' + column / unit % 10 : ' ');
    }
    buf_append_text(page->out, END_MARK "\n");
}

static void draw_row(const struct page *page, const struct board *board, int row) {
    const char *fields = json_string_value(json_array_get(board->rows, (size_t)row));
    if (board->has_row_numbers) {
        buf_append_format(page->out, MARK "d%2d" END_MARK, row);
    }
    for (int column = 0; fields != NULL && column < board->columns && fields[column] != '\0'; column++) {
        char symbol = fields[column] > ' ' ? fields[column] : '?';
        buf_append_format(page->out, "%s" MARK "%c%c" END_MARK, board->is_narrow ? "" : " ",
                          style_of(board, symbol, column, row), symbol);
    }
    buf_append_text(page->out, "\n");
}

static void draw_board(const struct page *page, bool has_row_numbers) {
    const json_t *state = json_object_get(page->game, "state");
    const json_t *last = json_object_get(state, "last");
    const char *first = json_string_value(json_array_get(json_object_get(state, "symbols"), 0));
    struct board board = {
        .rows = json_object_get(state, "board"),
        .winning = json_object_get(state, "winning_line"),
        .last_column = view_number(last, "column", -1),
        .last_row = view_number(last, "row", -1),
        .first = first == NULL ? "X" : first,
        .has_row_numbers = has_row_numbers,
    };
    const char *row = json_string_value(json_array_get(board.rows, 0));
    board.columns = row == NULL ? 0 : (int)strlen(row);
    board.is_narrow = page->columns > 0 && 2 * board.columns + 2 >= page->columns;
    if (board.columns > 10) {
        draw_numbers(page, &board, 10);
    }
    draw_numbers(page, &board, 1);
    for (int i = 0; i < (int)json_array_size(board.rows); i++) {
        draw_row(page, &board, i);
    }
}

static void draw_symbols(const struct page *page) {
    const json_t *symbols = json_object_get(json_object_get(page->game, "state"), "symbols");
    for (size_t i = 0; i < json_array_size(symbols); i++) {
        const char *symbol = json_string_value(json_array_get(symbols, i));
        buf_append_text(page->out, i == 0 ? "" : ", ");
        text_add_foreign(page->out, symbol == NULL ? "" : symbol);
        buf_append_text(page->out, ": ");
        text_add_seat(page->out, page->game, (int)i);
    }
    buf_append_format(page->out, "; %lld in a row win.\n",
                      (long long)view_number(json_object_get(page->game, "state"), "line", 0));
}

static void draw_line(const struct page *page) {
    draw_symbols(page);
    draw_board(page, true);
}

static void draw_line_change(const struct page *page) {
    if (page->columns > 0) {
        draw_board(page, true);
    }
}

static void draw_columns(const struct page *page) {
    draw_symbols(page);
    draw_board(page, false);
}

static void draw_columns_change(const struct page *page) {
    if (page->columns > 0) {
        draw_board(page, false);
    }
}

const struct drawing drawing_line = {"line", draw_line, draw_line_change};
const struct drawing drawing_columns = {"connectfour", draw_columns, draw_columns_change};
