/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/stones.h"

#include <stdio.h>
#include <string.h>

#include "util/json.h"

static const char symbols[STONES_SEATS][2] = {"X", "O"}; /* of the leader and of the other */
static const char free_field = '.';

const struct stones_way stones_ways[STONES_WAYS] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

struct stones_point stones_run_point(const struct stones_run *run, int index) {
    return (struct stones_point){(uint8_t)(run->first.column + index * run->way.columns),
                                 (uint8_t)(run->first.row + index * run->way.rows)};
}

/* ---- a round ---- */

const struct action_def stones_actions[STONES_ACTIONS] = {
    [STONES_MOVE] =
        {.name = "move", .method = "POST", .segment = "moves", .event = "move", .shows = {"column", "row", "symbol"}},
};

const struct problem_def stones_illegal_move = {"ILLEGAL_MOVE", 422, "illegal-move", "The move is not legal",
                                                "The field is outside the board or taken."};

enum err stones_resolve(struct config *config, const struct setup *setup, const char *games, struct problem *problem) {
    if (setup->opponents >= 0 && setup->opponents != STONES_SEATS - 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must have one item: %s two seats", games);
    }
    config->seats = STONES_SEATS;
    return OK;
}

static bool is_nothing(const json_t *value) {
    return value == NULL || json_is_null(value);
}

enum err stones_start(struct stones_round *out, const struct table *table, struct problem *problem) {
    if (table->leader < 0 || table->leader >= STONES_SEATS || table->out != 0 || !is_nothing(table->deal) ||
        !is_nothing(table->carry)) {
        return problem_set(problem, ERR_CORRUPT, "No round of two sides with stones begins so.");
    }
    *out =
        (struct stones_round){.leader = (int8_t)table->leader, .winner = STONES_NOBODY, .forfeited_by = STONES_NOBODY};
    return OK;
}

enum err stones_check_event(const struct stones_round *round, const struct config *config, int moves,
                            const struct event *event, struct problem *problem) {
    enum err err = family_check_event(config, event, problem);
    if (err != OK || event->kind != event_of_action(STONES_MOVE)) {
        return err;
    }
    if (round->over) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The round is over; a new round must be started first.");
    }
    if (event->seat != stones_seat_of_move(round->leader, moves)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "It is another seat's turn: see turn.seats.");
    }
    return OK;
}

enum err stones_read_place(int *out, const struct event *event, const char *name, int places, struct problem *problem) {
    const json_t *value = json_object_get(event->body, name);
    if (!json_is_integer(value)) {
        return problem_set(problem, ERR_CORRUPT, "The event %lld (move) lacks its %s.", (long long)event->seq, name);
    }
    json_int_t place = json_integer_value(value);
    if (place < 0 || place >= places) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/%s", name);
        return problem_set_rule(problem, &stones_illegal_move, pointer, "must be from 0 to %d", places - 1);
    }
    *out = (int)place;
    return OK;
}

void stones_settle(struct stones_round *round, int seat, bool is_full) {
    round->over = is_full;
    if (round->win.length > 0) {
        round->winner = (int8_t)seat;
        round->over = true;
    }
}

void stones_forfeit(struct stones_round *round, const struct event *event) {
    if (!round->over) {
        round->timed_out = event->kind == EVENT_TIMED_OUT;
        round->forfeited_by = (int8_t)event->seat;
        round->winner = (int8_t)(STONES_SEATS - 1 - event->seat);
        round->over = true;
    }
}

void stones_turn(const struct stones_round *round, int moves, struct turn *out) {
    *out = (struct turn){.over = round->over};
    if (!round->over) {
        int seat = stones_seat_of_move(round->leader, moves);
        out->seats = seat_set_of(seat);
        out->actions[seat] = 1U << STONES_MOVE;
    }
}

void stones_points(const struct stones_round *round, double *out) {
    for (int seat = 0; seat < STONES_SEATS; seat++) {
        bool drawn = round->over && round->winner == STONES_NOBODY;
        out[seat] = drawn ? 0.5 : seat == round->winner;
    }
}

static const char *symbol_of(const struct stones_round *round, int seat) {
    return symbols[seat != round->leader];
}

json_t *stones_record(const struct stones_round *round, int seat, struct stones_point point) {
    return json_pack("{s:i, s:i, s:s}", "column", (int)point.column, "row", (int)point.row, "symbol",
                     symbol_of(round, seat));
}

static json_t *seat_or_null(int seat) {
    return seat == STONES_NOBODY ? json_null() : json_integer(seat);
}

static json_t *winning_line(const struct stones_run *win) {
    if (win->length == 0) {
        return json_null();
    }
    json_t *line = json_array();
    for (int i = 0; line != NULL && i < win->length; i++) {
        struct stones_point point = stones_run_point(win, i);
        if (json_array_append_new(line, json_pack("[i, i]", (int)point.column, (int)point.row)) != 0) {
            json_decref(line);
            line = NULL;
        }
    }
    return line;
}

json_t *stones_result(const struct stones_round *round, int moves) {
    return json_pack("{s:i, s:o, s:o, s:o}", "moves", moves, "winner", seat_or_null(round->winner), "winning_line",
                     winning_line(&round->win), "forfeited_by", seat_or_null(round->forfeited_by));
}

/* ---- what is shown ---- */

void stones_write_point(struct json_out *out, struct stones_point point) {
    json_out_put_integer(out, "column", point.column);
    json_out_put_integer(out, "row", point.row);
}

static void write_winning_line(struct json_out *out, const struct stones_run *win) {
    if (win->length == 0) {
        json_out_put_null(out, "winning_line");
        return;
    }
    json_out_put_array(out, "winning_line");
    for (int i = 0; i < win->length; i++) {
        struct stones_point point = stones_run_point(win, i);
        json_out_begin_array(out);
        json_out_integer(out, point.column);
        json_out_integer(out, point.row);
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

void stones_write_board(struct json_out *out, int columns, int rows, stones_row *fill, const void *board) {
    json_out_put_array(out, "board");
    for (int row = 0; row < rows; row++) {
        char text[STONES_SIDE_MAX];
        fill(text, board, (uint8_t)row);
        json_out_plain(out, text, (size_t)columns);
    }
    json_out_end_array(out);
}

void stones_write_marks(struct json_out *out, const struct stones_round *round, const struct stones_point *last) {
    json_out_put_array(out, "symbols");
    for (int seat = 0; seat < STONES_SEATS; seat++) {
        json_out_text(out, symbol_of(round, seat));
    }
    json_out_end_array(out);
    if (last == NULL) {
        json_out_put_null(out, "last");
    } else {
        json_out_put_object(out, "last");
        stones_write_point(out, *last);
        json_out_end_object(out);
    }
    write_winning_line(out, &round->win);
}

void stones_write_move(struct json_out *out, const struct stones_round *round, int index, struct stones_point point) {
    int seat = stones_seat_of_move(round->leader, index);
    json_out_begin_object(out);
    json_out_put_integer(out, "ply", index + 1);
    json_out_put_integer(out, "seat", seat);
    stones_write_point(out, point);
    json_out_put_text(out, "symbol", symbol_of(round, seat));
    json_out_end_object(out);
}

/* ---- what is read ---- */

/* A row's text, its stones counted; NULL when it is none. */
static const char *read_row(struct stones_grid *grid, const json_t *row) {
    const char *text = json_string_value(row);
    if (text == NULL || json_string_length(row) != (size_t)grid->columns) {
        return NULL;
    }
    for (const char *field = text; field < text + grid->columns; field++) {
        grid->x += *field == symbols[0][0];
        grid->o += *field == symbols[1][0];
        if (*field != symbols[0][0] && *field != symbols[1][0] && *field != free_field) {
            return NULL;
        }
    }
    return text;
}

enum err stones_read_grid(struct stones_grid *out, const json_t *board, struct problem *problem) {
    if (json_array_size(board) != (size_t)out->rows) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/board", "must have %d rows, as these options say",
                              out->rows);
    }
    out->x = 0;
    out->o = 0;
    for (int row = 0; row < out->rows; row++) {
        out->fields[row] = read_row(out, json_array_get(board, (size_t)row));
        if (out->fields[row] == NULL) {
            char at[PROBLEM_POINTER_MAX];
            (void)snprintf(at, sizeof at, "/board/%d", row);
            return problem_set_at(problem, ERR_INVALID_VALUE, at,
                                  "must be a text of %d characters, each '.', 'X' or 'O'", out->columns);
        }
    }
    return OK;
}

/* Where a stone is that a view tells of. */
static bool read_last(struct stones_point *out, const struct stones_grid *grid, const json_t *last) {
    const json_t *column = json_object_get(last, "column");
    const json_t *row = json_object_get(last, "row");
    json_int_t c = json_is_integer(column) ? json_integer_value(column) : -1;
    json_int_t r = json_is_integer(row) ? json_integer_value(row) : -1;
    if (c < 0 || c >= grid->columns || r < 0 || r >= grid->rows) {
        return false;
    }
    *out = (struct stones_point){(uint8_t)c, (uint8_t)r};
    return grid->fields[r][c] != free_field;
}

enum err stones_read_view(struct stones_round *out, struct stones_grid *grid, struct stones_point *out_last,
                          const struct observation *head, const json_t *view) {
    struct problem problem;
    bool good = stones_read_grid(grid, json_object_get(view, "board"), &problem) == OK;
    int stones = good ? grid->x + grid->o : 0;
    good = good && stones_alternate(grid) && stones < grid->columns * grid->rows &&
           (stones == 0 || read_last(out_last, grid, json_object_get(view, "last")));
    if (!good) {
        return ERR_CORRUPT;
    }
    int leader = grid->x == grid->o ? head->viewer : STONES_SEATS - 1 - head->viewer;
    *out = (struct stones_round){.leader = (int8_t)leader, .winner = STONES_NOBODY, .forfeited_by = STONES_NOBODY};
    return OK;
}
