/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of line games: how any position stands, and what to play in it.
 *
 * A position is a board and who is to move. It need not come from a game: stones may stand as they like, as long as not
 * both sides have won.
 */
#include "line_analysis.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/line.h"
#include "util/json.h"

struct inquiry {
    struct config *config; /* a reference */
    struct line_board board;
    int counts[2];
    int to_move;
};

/* ---- reading ---- */

struct form {
    const json_t *options, *board;
    struct json_text to_move;
};

static const struct field fields[] = {
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, options)},
    {"board", FIELD_ARRAY, FIELD_REQUIRED, LINE_SIZE_MIN, LINE_SIZE_MAX, offsetof(struct form, board)},
    {"to_move", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct form, to_move)},
};

static enum err refuse_row(int number, int size, struct problem *problem) {
    char at[sizeof "/board/" + 20];
    (void)snprintf(at, sizeof at, "/board/%d", number);
    return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a text of %d characters, each '.', 'X' or 'O'",
                          size);
}

static enum err read_row(struct inquiry *inquiry, int number, const json_t *row, struct problem *problem) {
    int size = inquiry->board.size;
    const char *text = json_string_value(row);
    if (text == NULL || json_string_length(row) != (size_t)size || strspn(text, ".XO") != (size_t)size) {
        return refuse_row(number, size, problem);
    }
    for (int column = 0; column < size; column++) {
        if (text[column] != '.') {
            enum line_side side = text[column] == 'X' ? LINE_X : LINE_O;
            line_board_place(&inquiry->board, side, (struct line_point){(uint8_t)column, (uint8_t)number});
            inquiry->counts[side]++;
        }
    }
    return OK;
}

static enum err read_board(struct inquiry *inquiry, const json_t *rows, struct problem *problem) {
    line_empty_board(&inquiry->board, inquiry->config);
    int size = inquiry->board.size;
    if (json_array_size(rows) != (size_t)size) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/board", "must have %d rows, as these options say", size);
    }
    enum err err = OK;
    for (int row = 0; err == OK && row < size; row++) {
        err = read_row(inquiry, row, json_array_get(rows, (size_t)row), problem);
    }
    if (err == OK && line_board_has_won(&inquiry->board, LINE_X) && line_board_has_won(&inquiry->board, LINE_O)) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, "/board", "both sides have a line; only one can win");
    }
    return err;
}

/* As it is given, or as follows from the number of stones: X is first, then both in turn. */
static enum err read_to_move(struct inquiry *inquiry, const struct json_text *given, struct problem *problem) {
    if (given->bytes != NULL) {
        bool is_x = given->length == 1 && given->bytes[0] == 'X';
        if (!is_x && !(given->length == 1 && given->bytes[0] == 'O')) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/to_move", "must be \"X\" or \"O\"");
        }
        inquiry->to_move = is_x ? LINE_X : LINE_O;
        return OK;
    }
    int ahead = inquiry->counts[LINE_X] - inquiry->counts[LINE_O];
    if (ahead != 0 && ahead != 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/to_move",
                              "does not follow from the board, which has %d X and %d O; say who is to move",
                              inquiry->counts[LINE_X], inquiry->counts[LINE_O]);
    }
    inquiry->to_move = ahead == 0 ? LINE_X : LINE_O;
    return OK;
}

static void free_inquiry(struct inquiry *inquiry) {
    if (inquiry != NULL && inquiry->config != NULL) {
        config_release(inquiry->config);
    }
    free(inquiry);
}

static enum err read_inquiry(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem) {
    struct form form = {0};
    enum err err = json_decode(&form, body, fields, sizeof fields / sizeof fields[0], "", problem);
    if (err != OK) {
        return err;
    }
    struct inquiry *inquiry = calloc(1, sizeof *inquiry);
    if (inquiry == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct setup setup = {.options = form.options, .opponents = 1};
    err = line_family.configure(&inquiry->config, preset, &setup, problem);
    if (err == OK) {
        err = read_board(inquiry, form.board, problem);
    }
    if (err == OK) {
        err = read_to_move(inquiry, &form.to_move, problem);
    }
    if (err != OK) {
        free_inquiry(inquiry);
        return err;
    }
    *out = inquiry;
    return OK;
}

/* ---- writing ---- */

const char *line_value_name(bool known, int value) {
    return !known ? "unknown" : value == VALUE_WIN ? "win" : value == VALUE_DRAW ? "draw" : "loss";
}

void line_write_field(struct json_out *out, int size, int cell) {
    json_out_put_integer(out, "column", cell % size);
    json_out_put_integer(out, "row", cell / size);
}

void line_write_best(struct json_out *out, int size, int cell) {
    if (cell == LINE_NO_CELL) {
        json_out_null(out);
        return;
    }
    json_out_begin_object(out);
    line_write_field(out, size, cell);
    json_out_end_object(out);
}

static void write_line(struct json_out *out, int size, const struct line_verdict *verdict) {
    json_out_begin_array(out);
    for (size_t i = 0; i < verdict->line_length; i++) {
        json_out_begin_array(out);
        json_out_integer(out, verdict->line[i] % size);
        json_out_integer(out, verdict->line[i] / size);
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

static void write_answer(struct json_out *out, int size, const struct line_solution *solution) {
    const struct line_verdict *verdict = &solution->verdict;
    json_out_begin_object(out);
    json_out_put_text(out, "value", line_value_name(solution->known, solution->value));
    json_out_key(out, "best");
    line_write_best(out, size, verdict->cell);
    json_out_key(out, "principal_variation");
    write_line(out, size, verdict);
    json_out_put_integer(out, "depth", verdict->depth);
    json_out_put_integer(out, "nodes", (int64_t)verdict->nodes);
    json_out_end_object(out);
}

/* ---- answering ---- */

/* The value of a position in which somebody has won. */
static bool is_decided(int *out_value, const struct inquiry *inquiry) {
    for (int side = 0; side < LINE_SIDES; side++) {
        if (line_board_has_won(&inquiry->board, (enum line_side)side)) {
            *out_value = side == inquiry->to_move ? VALUE_WIN : VALUE_LOSS;
            return true;
        }
    }
    return false;
}

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    (void)rng;
    struct line_solution solution = {.known = true, .verdict = {.cell = LINE_NO_CELL}};
    if (!is_decided(&solution.value, inquiry)) {
        struct line_position *position = NULL;
        enum err err = line_position_make(&position, &inquiry->board, inquiry->to_move);
        if (err != OK) {
            return err;
        }
        err = line_solve(&solution, position, budget);
        free(position);
        if (err != OK) {
            return err;
        }
    }
    write_answer(out, inquiry->board.size, &solution);
    return json_out_failed(out) ? ERR_NO_MEMORY : OK;
}

const struct analysis line_analysis = {
    .family = "line",
    .analyse_round = line_analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = free_inquiry,
};
