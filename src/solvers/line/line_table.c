/* SPDX-License-Identifier: Apache-2.0 */
/* Options to rules, rows of characters to stones. */
#include "line_table.h"

#include <stdlib.h>

#include "rules/line.h"

enum err line_table_make(struct line_table **out, const struct config *config) {
    struct line_board board;
    line_empty_board(&board, config);
    const struct line_rules rules = {.size = board.size, .length = board.line, .exact = board.exact};
    struct line_table *table = malloc(sizeof *table);
    if (table == NULL || line_shapes_make(&table->shapes, &rules) != OK) {
        free(table);
        return ERR_NO_MEMORY;
    }
    line_position_init(&table->position, table->shapes);
    *out = table;
    return OK;
}

void line_table_free(struct line_table *table) {
    if (table != NULL) {
        line_shapes_free(table->shapes);
        free(table);
    }
}

/* Puts the stones of a row; counts them by side. False when it is no row. */
static bool read_row(struct line_position *position, int counts[static 2], int number, const json_t *row) {
    const char *text = json_string_value(row);
    if (text == NULL || json_string_length(row) != (size_t)position->size) {
        return false;
    }
    for (int column = 0; column < position->size; column++) {
        int side = text[column] == 'X' ? 0 : text[column] == 'O' ? 1 : SIDE_NONE;
        if (side == SIDE_NONE && text[column] != '.') {
            return false;
        }
        if (side != SIDE_NONE) {
            line_position_put(position, number * position->size + column, side);
            counts[side]++;
        }
    }
    return true;
}

enum err line_table_read(struct line_table **out, const struct config *config, const json_t *rows) {
    struct line_table *table = NULL;
    int counts[2] = {0};
    enum err err = line_table_make(&table, config);
    if (err != OK) {
        return err;
    }
    int size = table->position.size;
    bool good = json_array_size(rows) == (size_t)size;
    for (int row = 0; good && row < size; row++) {
        good = read_row(&table->position, counts, row, json_array_get(rows, (size_t)row));
    }
    if (!good) {
        line_table_free(table);
        return ERR_CORRUPT;
    }
    table->position.to_move = counts[0] > counts[1];
    *out = table;
    return OK;
}
