/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that leaves a round of a line game. Nothing is hidden, so who looks does not matter.
 */
#include "line_internal.h"
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

void line_view(const struct state *state, int viewer, struct json_out *out) {
    const struct line_board *board = &state->board;
    (void)viewer;
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
        json_out_text(out, symbols[line_side_of(state, seat)]);
    }
    json_out_end_array(out);
    json_out_key(out, "last");
    if (board->stones == 0) {
        json_out_null(out);
    } else {
        json_out_begin_object(out);
        write_point(out, state->moves[board->stones - 1]);
        json_out_end_object(out);
    }
    json_out_key(out, "winning_line");
    write_winning_line(out, &state->win);
    json_out_end_object(out);
}

void line_history(const struct state *state, int viewer, struct json_out *out) {
    (void)viewer;
    json_out_begin_array(out);
    for (int i = 0; i < state->board.stones; i++) {
        int seat = line_seat_of_move(state, i);
        json_out_begin_object(out);
        json_out_key(out, "ply");
        json_out_integer(out, i + 1);
        json_out_key(out, "seat");
        json_out_integer(out, seat);
        write_point(out, state->moves[i]);
        json_out_key(out, "symbol");
        json_out_text(out, symbols[line_side_of(state, seat)]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

json_t *line_record(const struct state *next, const struct event *action) {
    if (family_find_action(&line_family, action->kind) == NULL) {
        return json_object(); /* of a forfeit there is nothing to keep but its kind and seat */
    }
    struct line_point point = next->moves[next->board.stones - 1];
    return json_pack("{s:i, s:i, s:s}", "column", (int)point.column, "row", (int)point.row, "symbol",
                     symbols[line_side_of(next, action->seat)]);
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
