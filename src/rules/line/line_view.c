/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that leaves a round of a line game. Nothing is hidden, so who looks does not matter.
 */
#include "line_internal.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"

static const char symbols[LINE_SIDES][2] = {[LINE_X] = "X", [LINE_O] = "O"};
static const char free_field = '.';

static void write_point(struct json_out *out, struct line_point point) {
    json_out_key(out, "column");
    json_out_integer(out, point.column);
    json_out_key(out, "row");
    json_out_integer(out, point.row);
}

/* Rows from the top. */
static void write_board(struct json_out *out, const struct line_board *board) {
    json_out_begin_array(out);
    for (uint8_t row = 0; row < board->size; row++) {
        char text[LINE_SIZE_MAX];
        for (uint8_t column = 0; column < board->size; column++) {
            struct line_point point = {column, row};
            text[column] = line_board_has(board, LINE_X, point)   ? symbols[LINE_X][0]
                           : line_board_has(board, LINE_O, point) ? symbols[LINE_O][0]
                                                                  : free_field;
        }
        json_out_plain(out, text, board->size);
    }
    json_out_end_array(out);
}

static void write_winning_line(struct json_out *out, const struct line_run *win) {
    if (win->length == 0) {
        json_out_null(out);
        return;
    }
    json_out_begin_array(out);
    for (int i = 0; i < win->length; i++) {
        struct line_point point = line_run_point(win, i);
        json_out_begin_array(out);
        json_out_integer(out, point.column);
        json_out_integer(out, point.row);
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

size_t line_observation_size(const struct state *state) {
    return sizeof(struct line_observation) + state->board.stones * sizeof state->moves[0];
}

void line_observe(const struct state *state, int viewer, struct observation *out) {
    struct line_observation *observation = (struct line_observation *)out;
    (void)viewer;
    observation->leader = state->leader;
    observation->win = state->win;
    observation->board = state->board;
    observation->count = state->board.stones;
    memcpy(observation->moves, state->moves, observation->count * sizeof state->moves[0]);
    if (observation->count > 0) {
        observation->last = state->moves[observation->count - 1];
    }
}

void line_view(const struct observation *head, struct json_out *out) {
    const struct line_observation *observation = (const struct line_observation *)head;
    const struct line_board *board = &observation->board;
    json_out_begin_object(out);
    json_out_key(out, "size");
    json_out_integer(out, board->size);
    json_out_key(out, "line");
    json_out_integer(out, board->line);
    json_out_key(out, "board");
    write_board(out, board);
    json_out_key(out, "symbols");
    json_out_begin_array(out);
    for (int seat = 0; seat < LINE_SEATS; seat++) {
        json_out_text(out, symbols[line_side_of(observation->leader, seat)]);
    }
    json_out_end_array(out);
    json_out_key(out, "last");
    if (board->stones == 0) {
        json_out_null(out);
    } else {
        json_out_begin_object(out);
        write_point(out, observation->last);
        json_out_end_object(out);
    }
    json_out_key(out, "winning_line");
    write_winning_line(out, &observation->win);
    json_out_end_object(out);
}

void line_history(const struct observation *head, struct json_out *out) {
    const struct line_observation *observation = (const struct line_observation *)head;
    json_out_begin_array(out);
    for (int i = 0; i < observation->count; i++) {
        int seat = line_seat_of_move(observation->leader, i);
        json_out_begin_object(out);
        json_out_key(out, "ply");
        json_out_integer(out, i + 1);
        json_out_key(out, "seat");
        json_out_integer(out, seat);
        write_point(out, observation->moves[i]);
        json_out_key(out, "symbol");
        json_out_text(out, symbols[line_side_of(observation->leader, seat)]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* --- a view read back --- */

/* Where a stone stands that a view tells of. */
static bool read_point(struct line_point *out, const struct line_board *board, const json_t *point) {
    const json_t *column = json_object_get(point, "column");
    const json_t *row = json_object_get(point, "row");
    json_int_t c = json_is_integer(column) ? json_integer_value(column) : -1;
    json_int_t r = json_is_integer(row) ? json_integer_value(row) : -1;
    if (c < 0 || c >= board->size || r < 0 || r >= board->size) {
        return false;
    }
    *out = (struct line_point){(uint8_t)c, (uint8_t)r};
    return !line_board_is_free(board, *out);
}

/* Puts the stones of a row; counts them by side. False when it is no row. */
static bool read_row(struct line_board *board, int counts[static LINE_SIDES], uint8_t number, const json_t *row) {
    const char *text = json_string_value(row);
    if (text == NULL || json_string_length(row) != board->size) {
        return false;
    }
    for (uint8_t column = 0; column < board->size; column++) {
        enum line_side side = text[column] == symbols[LINE_X][0] ? LINE_X : LINE_O;
        if (text[column] == symbols[side][0]) {
            line_board_place(board, side, (struct line_point){column, number});
            counts[side]++;
        } else if (text[column] != free_field) {
            return false;
        }
    }
    return true;
}

enum err line_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    const json_t *rows = json_object_get(view, "board");
    struct line_observation *observation = calloc(1, sizeof *observation);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    struct line_board *board = &observation->board;
    int counts[LINE_SIDES] = {0};
    line_empty_board(board, head->config);
    bool good = json_array_size(rows) == board->size;
    for (uint8_t row = 0; good && row < board->size; row++) {
        good = read_row(board, counts, row, json_array_get(rows, row));
    }
    int ahead = counts[LINE_X] - counts[LINE_O];
    good = good && (ahead == 0 || ahead == 1) && !line_board_is_full(board) &&
           (board->stones == 0 || read_point(&observation->last, board, json_object_get(view, "last")));
    if (!good) {
        free(observation);
        return ERR_CORRUPT;
    }
    observation->head = *head;
    observation->leader = (int8_t)(ahead == 0 ? head->viewer : LINE_SEATS - 1 - head->viewer);
    *out = &observation->head;
    return OK;
}

/* --- what the log keeps, and what is published --- */

json_t *line_record(const struct state *next, const struct event *action) {
    struct line_point point = next->moves[next->board.stones - 1];
    return json_pack("{s:i, s:i, s:s}", "column", (int)point.column, "row", (int)point.row, "symbol",
                     symbols[line_side_of(next->leader, action->seat)]);
}

static json_t *seat_or_null(int seat) {
    return seat == NONE ? json_null() : json_integer(seat);
}

static json_t *winning_line(const struct line_run *win) {
    if (win->length == 0) {
        return json_null();
    }
    json_t *line = json_array();
    for (int i = 0; line != NULL && i < win->length; i++) {
        struct line_point point = line_run_point(win, i);
        if (json_array_append_new(line, json_pack("[i, i]", (int)point.column, (int)point.row)) != 0) {
            json_decref(line);
            line = NULL;
        }
    }
    return line;
}

json_t *line_result(const struct state *state) {
    return json_pack("{s:i, s:o, s:o, s:o}", "moves", (int)state->board.stones, "winner", seat_or_null(state->winner),
                     "winning_line", winning_line(&state->win), "forfeited_by", seat_or_null(state->forfeited_by));
}
