/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is seen of a round of Connect Four. Nothing is hidden, so who looks does not matter.
 */
#include "connectfour_internal.h"

#include <stdio.h>
#include <stdlib.h>

size_t connectfour_observation_size(const struct state *state) {
    (void)state;
    return sizeof(struct connectfour_observation);
}

void connectfour_observe(const struct state *state, int viewer, struct observation *out) {
    (void)viewer;
    ((struct connectfour_observation *)out)->play = state->play;
}

/* --- views --- */

struct stones_point connectfour_last_point(const struct connectfour_play *play) {
    uint8_t column = play->moves[play->board.stones - 1];
    return (struct stones_point){column, (uint8_t)(play->board.rows - play->board.heights[column])};
}

static void fill_row(char *out, const void *context, uint8_t row) {
    const struct connectfour_board *board = context;
    for (uint8_t column = 0; column < board->columns; column++) {
        out[column] = ".XO"[connectfour_board_at(board, (struct stones_point){column, row})];
    }
}

void connectfour_view(const struct observation *head, struct json_out *out) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    const struct connectfour_board *board = &play->board;
    struct stones_point last;
    if (board->stones > 0) {
        last = connectfour_last_point(play);
    }
    json_out_begin_object(out);
    json_out_put_integer(out, "columns", board->columns);
    json_out_put_integer(out, "rows", board->rows);
    json_out_put_integer(out, "line", board->line);
    stones_write_board(out, board->columns, board->rows, fill_row, board);
    stones_write_marks(out, &play->round, board->stones == 0 ? NULL : &last);
    json_out_end_object(out);
}

void connectfour_history(const struct observation *head, struct json_out *out) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    struct connectfour_board board; /* as it was */
    connectfour_board_init(&board, play->board.columns, play->board.rows, play->board.line);
    json_out_begin_array(out);
    for (int i = 0; i < play->board.stones; i++) {
        stones_write_move(out, &play->round, i, connectfour_board_drop(&board, CONNECTFOUR_X, play->moves[i]));
    }
    json_out_end_array(out);
}

/* --- a view read back --- */

enum err connectfour_fill_board(struct connectfour_board *board, const struct stones_grid *grid,
                                struct problem *problem) {
    for (int row = board->rows - 1; row >= 0; row--) {
        for (int column = 0; column < board->columns; column++) {
            char stone = grid->fields[row][column];
            if (stone != '.' && board->heights[column] != board->rows - 1 - row) {
                char at[PROBLEM_POINTER_MAX];
                (void)snprintf(at, sizeof at, "/board/%d", row);
                return problem_set_at(problem, ERR_INVALID_VALUE, at, "has a symbol above an empty field, in column %d",
                                      column);
            }
            if (stone != '.') {
                (void)connectfour_board_drop(board, stone == 'X' ? CONNECTFOUR_X : CONNECTFOUR_O, column);
            }
        }
    }
    return OK;
}

enum err connectfour_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    struct connectfour_observation *observation = calloc(1, sizeof *observation);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    struct connectfour_play *play = &observation->play;
    struct stones_point last = {0, 0};
    struct problem problem;
    connectfour_empty_board(&play->board, head->config);
    struct stones_grid grid = {.columns = play->board.columns, .rows = play->board.rows};
    enum err err = stones_read_view(&play->round, &grid, &last, head, view);
    if (err != OK || connectfour_fill_board(&play->board, &grid, &problem) != OK) {
        free(observation);
        return ERR_CORRUPT;
    }
    if (play->board.stones > 0) {
        play->moves[play->board.stones - 1] = last.column;
    }
    observation->head = *head;
    *out = &observation->head;
    return OK;
}
