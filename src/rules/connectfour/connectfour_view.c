/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that leaves a round of Connect Four. Nothing is hidden, so who looks does not matter.
 */
#include "connectfour_internal.h"

#include <stdlib.h>

static const char symbols[][2] = {[CONNECTFOUR_FREE] = ".", [CONNECTFOUR_X] = "X", [CONNECTFOUR_O] = "O"};
enum { SYMBOLS = sizeof symbols / sizeof symbols[0] };

size_t connectfour_observation_size(const struct state *state) {
    (void)state;
    return sizeof(struct connectfour_observation);
}

void connectfour_observe(const struct state *state, int viewer, struct observation *out) {
    (void)viewer;
    ((struct connectfour_observation *)out)->play = state->play;
}

/* --- views --- */

static void write_point(struct json_out *out, struct connectfour_point point) {
    json_out_key(out, "column");
    json_out_integer(out, point.column);
    json_out_key(out, "row");
    json_out_integer(out, point.row);
}

/* Rows from the top. */
static void write_board(struct json_out *out, const struct connectfour_board *board) {
    json_out_begin_array(out);
    for (uint8_t row = 0; row < board->rows; row++) {
        char text[CONNECTFOUR_WIDTH_MAX];
        for (uint8_t column = 0; column < board->columns; column++) {
            text[column] = symbols[connectfour_board_at(board, (struct connectfour_point){column, row})][0];
        }
        json_out_plain(out, text, board->columns);
    }
    json_out_end_array(out);
}

static void write_winning_line(struct json_out *out, const struct connectfour_run *win) {
    if (win->length == 0) {
        json_out_null(out);
        return;
    }
    json_out_begin_array(out);
    for (int i = 0; i < win->length; i++) {
        struct connectfour_point point = connectfour_run_point(win, i);
        json_out_begin_array(out);
        json_out_integer(out, point.column);
        json_out_integer(out, point.row);
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

/* Where the last stone came to rest: the highest of its column. */
static struct connectfour_point last_point(const struct connectfour_play *play) {
    uint8_t column = play->moves[play->board.stones - 1];
    return (struct connectfour_point){column, (uint8_t)(play->board.rows - play->board.heights[column])};
}

void connectfour_view(const struct observation *head, struct json_out *out) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    const struct connectfour_board *board = &play->board;
    json_out_begin_object(out);
    json_out_key(out, "columns");
    json_out_integer(out, board->columns);
    json_out_key(out, "rows");
    json_out_integer(out, board->rows);
    json_out_key(out, "line");
    json_out_integer(out, board->line);
    json_out_key(out, "board");
    write_board(out, board);
    json_out_key(out, "symbols");
    json_out_begin_array(out);
    for (int seat = 0; seat < CONNECTFOUR_SEATS; seat++) {
        json_out_text(out, symbols[connectfour_stone_of(play->leader, seat)]);
    }
    json_out_end_array(out);
    json_out_key(out, "last");
    if (board->stones == 0) {
        json_out_null(out);
    } else {
        json_out_begin_object(out);
        write_point(out, last_point(play));
        json_out_end_object(out);
    }
    json_out_key(out, "winning_line");
    write_winning_line(out, &play->win);
    json_out_end_object(out);
}

void connectfour_history(const struct observation *head, struct json_out *out) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    struct connectfour_board board; /* as it was */
    connectfour_board_init(&board, play->board.columns, play->board.rows, play->board.line);
    json_out_begin_array(out);
    for (int i = 0; i < play->board.stones; i++) {
        int seat = connectfour_seat_of_move(play->leader, i);
        enum connectfour_stone stone = connectfour_stone_of(play->leader, seat);
        json_out_begin_object(out);
        json_out_key(out, "ply");
        json_out_integer(out, i + 1);
        json_out_key(out, "seat");
        json_out_integer(out, seat);
        write_point(out, connectfour_board_drop(&board, stone, play->moves[i]));
        json_out_key(out, "symbol");
        json_out_text(out, symbols[stone]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* --- a view read back --- */

/* What stands on a field of a view's board; SYMBOLS where that is nothing that could. */
static int read_field(const json_t *rows, const struct connectfour_board *board, int column, int row) {
    const json_t *text = json_array_get(rows, (size_t)row);
    int stone = 0;
    if (json_string_length(text) != board->columns) {
        return SYMBOLS;
    }
    while (stone < SYMBOLS && symbols[stone][0] != json_string_value(text)[column]) {
        stone++;
    }
    return stone;
}

/* Lets the stones of a column fall in the order in which they lie; counts them. False when they do not lie so. */
static bool read_column(struct connectfour_board *board, int counts[static SYMBOLS], const json_t *rows, int column) {
    for (int row = board->rows - 1; row >= 0; row--) {
        int stone = read_field(rows, board, column, row);
        if (stone == SYMBOLS || (stone != CONNECTFOUR_FREE && board->heights[column] != board->rows - 1 - row)) {
            return false;
        }
        if (stone != CONNECTFOUR_FREE) {
            (void)connectfour_board_drop(board, (enum connectfour_stone)stone, column);
            counts[stone]++;
        }
    }
    return true;
}

enum err connectfour_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    const json_t *rows = json_object_get(view, "board");
    const json_t *last = json_object_get(json_object_get(view, "last"), "column");
    struct connectfour_observation *observation = calloc(1, sizeof *observation);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    struct connectfour_play *play = &observation->play;
    int counts[SYMBOLS] = {0};
    connectfour_empty_board(&play->board, head->config);
    bool good = json_array_size(rows) == play->board.rows;
    for (int column = 0; good && column < play->board.columns; column++) {
        good = read_column(&play->board, counts, rows, column);
    }
    json_int_t at = json_is_integer(last) ? json_integer_value(last) : -1;
    int ahead = counts[CONNECTFOUR_X] - counts[CONNECTFOUR_O];
    good = good && (ahead == 0 || ahead == 1) && !connectfour_board_is_full(&play->board) &&
           (play->board.stones == 0 || (at >= 0 && at < play->board.columns && play->board.heights[at] > 0));
    if (!good) {
        free(observation);
        return ERR_CORRUPT;
    }
    if (play->board.stones > 0) {
        play->moves[play->board.stones - 1] = (uint8_t)at;
    }
    observation->head = *head;
    play->leader = (int8_t)(ahead == 0 ? head->viewer : CONNECTFOUR_SEATS - 1 - head->viewer);
    *out = &observation->head;
    return OK;
}

/* --- what the log keeps, and what is published --- */

json_t *connectfour_record(const struct state *next, const struct event *action) {
    struct connectfour_point point = last_point(&next->play);
    return json_pack("{s:i, s:i, s:s}", "column", (int)point.column, "row", (int)point.row, "symbol",
                     symbols[connectfour_stone_of(next->play.leader, action->seat)]);
}

static json_t *seat_or_null(int seat) {
    return seat == NONE ? json_null() : json_integer(seat);
}

static json_t *winning_line(const struct connectfour_run *win) {
    if (win->length == 0) {
        return json_null();
    }
    json_t *line = json_array();
    for (int i = 0; line != NULL && i < win->length; i++) {
        struct connectfour_point point = connectfour_run_point(win, i);
        if (json_array_append_new(line, json_pack("[i, i]", (int)point.column, (int)point.row)) != 0) {
            json_decref(line);
            line = NULL;
        }
    }
    return line;
}

json_t *connectfour_result(const struct state *state) {
    return json_pack("{s:i, s:o, s:o, s:o}", "moves", (int)state->play.board.stones, "winner",
                     seat_or_null(state->winner), "winning_line", winning_line(&state->play.win), "forfeited_by",
                     seat_or_null(state->forfeited_by));
}
