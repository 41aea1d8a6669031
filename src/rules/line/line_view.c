/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is seen of a round of a line game. Nothing is hidden, so who looks does not matter.
 */
#include "line_internal.h"

#include <stdlib.h>
#include <string.h>

size_t line_observation_size(const struct state *state) {
    return sizeof(struct line_observation) + state->board.stones * sizeof state->moves[0];
}

void line_observe(const struct state *state, int viewer, struct observation *out) {
    struct line_observation *observation = (struct line_observation *)out;
    (void)viewer;
    observation->round = state->round;
    observation->board = state->board;
    observation->count = state->board.stones;
    memcpy(observation->moves, state->moves, observation->count * sizeof state->moves[0]);
    if (observation->count > 0) {
        observation->last = state->moves[observation->count - 1];
    }
}

static void fill_row(char *out, const void *context, uint8_t row) {
    const struct line_board *board = context;
    for (uint8_t column = 0; column < board->size; column++) {
        struct stones_point point = {column, row};
        out[column] = line_board_has(board, LINE_X, point) ? 'X' : line_board_has(board, LINE_O, point) ? 'O' : '.';
    }
}

void line_view(const struct observation *head, struct json_out *out) {
    const struct line_observation *observation = (const struct line_observation *)head;
    const struct line_board *board = &observation->board;
    json_out_begin_object(out);
    json_out_put_integer(out, "size", board->size);
    json_out_put_integer(out, "line", board->line);
    stones_write_board(out, board->size, board->size, fill_row, board);
    stones_write_marks(out, &observation->round, board->stones == 0 ? NULL : &observation->last);
    json_out_end_object(out);
}

void line_history(const struct observation *head, struct json_out *out) {
    const struct line_observation *observation = (const struct line_observation *)head;
    json_out_begin_array(out);
    for (int i = 0; i < observation->count; i++) {
        stones_write_move(out, &observation->round, i, observation->moves[i]);
    }
    json_out_end_array(out);
}

/* --- a view read back --- */

void line_fill_board(struct line_board *board, const struct stones_grid *grid) {
    for (uint8_t row = 0; row < grid->rows; row++) {
        for (uint8_t column = 0; column < grid->columns; column++) {
            char stone = grid->fields[row][column];
            if (stone != '.') {
                line_board_place(board, stone == 'X' ? LINE_X : LINE_O, (struct stones_point){column, row});
            }
        }
    }
}

enum err line_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    struct line_observation *observation = calloc(1, sizeof *observation);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    struct line_board *board = &observation->board;
    line_empty_board(board, head->config);
    struct stones_grid grid = {.columns = board->size, .rows = board->size};
    enum err err = stones_read_view(&observation->round, &grid, &observation->last, head, view);
    if (err != OK) {
        free(observation);
        return err;
    }
    line_fill_board(board, &grid);
    observation->head = *head;
    *out = &observation->head;
    return OK;
}
