/* SPDX-License-Identifier: Apache-2.0 */
/* Options to rules, a board to a position. */
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

void line_table_put(struct line_table *table, const struct line_board *board, int to_move) {
    struct line_position *position = &table->position;
    for (int cell = 0; cell < position->cells; cell++) {
        struct line_point point = {(uint8_t)(cell % position->size), (uint8_t)(cell / position->size)};
        if (!line_board_is_free(board, point)) {
            line_position_put(position, cell, line_board_has(board, LINE_X, point) ? LINE_X : LINE_O);
        }
    }
    position->to_move = to_move;
}
