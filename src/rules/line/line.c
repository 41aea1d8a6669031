/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of line games: how a round starts, what a move and a forfeit do, and the one public struct.
 *
 * A round is an empty board. The leader has X and moves first, then both in turn; whoever first has a winning line, wins;
 * a full board without one is a draw. There is no chance and nothing hidden, so there is nothing to deal, to prove, or to
 * hand on, and everybody sees the same.
 */
#include "rules/line.h"

#include <stdlib.h>
#include <string.h>

#include "line_internal.h"
#include "rules/options.h"
#include "util/json.h"

const struct action_def line_actions[LINE_ACTIONS] = {
    [LINE_MOVE] =
        {.name = "move", .method = "POST", .segment = "moves", .event = "move", .shows = {"column", "row", "symbol"}},
};

static const struct problem_def illegal_move = {"ILLEGAL_MOVE", 422, "illegal-move", "The move is not legal",
                                                "The field is outside the board or taken."};

void line_empty_board(struct line_board *out, const struct config *config) {
    const struct line_config *own = (const struct line_config *)config;
    line_board_init(out, own->size, own->line, own->exact_line);
}

/* --- the start --- */

static bool is_nothing(const json_t *value) {
    return value == NULL || json_is_null(value);
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    if (table->leader < 0 || table->leader >= LINE_SEATS || table->out != 0 || !is_nothing(table->deal) ||
        !is_nothing(table->carry)) {
        return problem_set(problem, ERR_CORRUPT, "No round of a line game begins so.");
    }
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    state->config = (const struct line_config *)config;
    state->leader = (int8_t)table->leader;
    state->winner = NONE;
    state->forfeited_by = NONE;
    line_empty_board(&state->board, config);
    *out = state;
    return OK;
}

/* --- events --- */

struct move_body {
    struct json_integer column, row;
};

/* Without bounds: where the board ends is a matter of the rules, not of the form. */
static const struct field move_fields[] = {
    {"column", FIELD_INTEGER, FIELD_REQUIRED, 0, 0, offsetof(struct move_body, column)},
    {"row", FIELD_INTEGER, FIELD_REQUIRED, 0, 0, offsetof(struct move_body, row)},
};

static enum err check_form(const struct config *config, const struct action_def *action, const json_t *body,
                           struct problem *problem) {
    struct move_body form = {0};
    (void)config;
    (void)action; /* there is one only */
    return json_decode(&form, body, move_fields, sizeof move_fields / sizeof move_fields[0], "", problem);
}

/* Where an event's stone goes; ERR_RULES when it cannot. */
static enum err read_move(struct line_point *out, const struct state *now, const struct event *event,
                          struct problem *problem) {
    const json_t *column = json_object_get(event->body, "column");
    const json_t *row = json_object_get(event->body, "row");
    if (!json_is_integer(column) || !json_is_integer(row)) {
        return problem_set(problem, ERR_CORRUPT, "The event %lld (move) lacks its column or row.",
                           (long long)event->seq);
    }
    int last = now->board.size - 1;
    json_int_t c = json_integer_value(column);
    json_int_t r = json_integer_value(row);
    if (c < 0 || c > last) {
        return problem_set_rule(problem, &illegal_move, "/column", "must be from 0 to %d", last);
    }
    if (r < 0 || r > last) {
        return problem_set_rule(problem, &illegal_move, "/row", "must be from 0 to %d", last);
    }
    struct line_point point = {(uint8_t)c, (uint8_t)r};
    if (!line_board_is_free(&now->board, point)) {
        return problem_set_rule(problem, &illegal_move, NULL, "The field in column %d, row %d is taken.", point.column,
                                point.row);
    }
    *out = point;
    return OK;
}

static enum err may_move(const struct state *now, int seat, struct problem *problem) {
    if (now->over) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The round is over; a new round must be started first.");
    }
    if (seat != line_seat_of_move(now->leader, now->board.stones)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "It is another seat's turn: see turn.seats.");
    }
    return OK;
}

/* The stone is put; the referee looks whether that ends the round. */
static void put_stone(struct state *next, struct line_point point, int seat) {
    enum line_side side = line_side_of(next->leader, seat);
    next->moves[next->board.stones] = point;
    line_board_place(&next->board, side, point);
    if (line_board_find_win(&next->win, &next->board, side, point)) {
        next->winner = (int8_t)seat;
        next->over = true;
    } else {
        next->over = line_board_is_full(&next->board);
    }
}

/* A seat resigns or lets its time pass: the other one wins. */
static void forfeit(struct state *next, int seat, bool timed_out) {
    if (!next->over) {
        next->timed_out = timed_out;
        next->forfeited_by = (int8_t)seat;
        next->winner = (int8_t)(LINE_SEATS - 1 - seat);
        next->over = true;
    }
}

static size_t size_with(int moves) {
    return sizeof(struct state) + (size_t)moves * sizeof(struct line_point);
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    bool is_move = event->kind == event_of_action(LINE_MOVE);
    struct line_point point = {0, 0};
    enum err err = family_check_event(&now->config->head, event, problem);
    err = err == OK && is_move ? may_move(now, event->seat, problem) : err;
    if (err == OK && is_move) {
        err = read_move(&point, now, event, problem);
    }
    if (err != OK) {
        return err;
    }
    struct state *copy = malloc(size_with(now->board.stones + is_move));
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    memcpy(copy, now, size_with(now->board.stones));
    if (is_move) {
        put_stone(copy, point, event->seat);
    } else {
        forfeit(copy, event->seat, event->kind == EVENT_TIMED_OUT);
    }
    *next = copy;
    return OK;
}

/* --- what is asked of a state --- */

static void turn(const struct state *state, struct turn *out) {
    *out = (struct turn){.over = state->over};
    if (!state->over) {
        int seat = line_seat_of_move(state->leader, state->board.stones);
        out->seats = (uint16_t)(1U << seat);
        out->actions[seat] = 1U << LINE_MOVE;
    }
}

static void points(const struct state *state, double *out) {
    for (int seat = 0; seat < LINE_SEATS; seat++) {
        bool drawn = state->over && state->winner == NONE;
        out[seat] = drawn ? 0.5 : seat == state->winner;
    }
}

static size_t size(const struct state *state) {
    return size_with(state->board.stones);
}

const struct family line_family = {
    .name = "line",
    .rules_version = 1,
    .presets = line_presets,
    .preset_count = LINE_PRESETS,
    .actions = line_actions,
    .action_count = LINE_ACTIONS,
    .problems = &illegal_move,
    .problem_count = 1,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = line_action_schema,
    .start = start,
    .check_form = check_form,
    .apply = apply,
    .record = line_record,
    .turn = turn,
    .points = points,
    .result = line_result,
    .score_order = SCORES_NONE,
    .turn_seconds = 30,
    .observe = line_observe,
    .observation_size = line_observation_size,
    .view = line_view,
    .history = line_history,
    .read_view = line_read_view,
    .formats = &line_sgf,
    .format_count = 1,
    .size = size,
};
