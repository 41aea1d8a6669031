/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of Connect Four: its ruleset and options, how a round starts, what a move and a forfeit do, and the one public
 * struct.
 *
 * A round is an empty board. The leader has X and moves first, then both in turn; a stone falls to the lowest free field of
 * its column. Whoever first has a winning line, wins; a full board without one is a draw. There is no chance and nothing
 * hidden.
 */
#include "rules/connectfour.h"

#include <stdlib.h>
#include <string.h>

#include "connectfour_internal.h"
#include "rules/options.h"
#include "util/json.h"

/* --- the ruleset --- */

static const struct option rows[] = {
    {"columns", OPTION_INTEGER, OPTION_DIFFICULTY, CONNECTFOUR_WIDTH_MIN, CONNECTFOUR_WIDTH_MAX, NULL,
     offsetof(struct connectfour_config, columns), "Columns", "Fields in a row."},
    {"rows", OPTION_INTEGER, OPTION_DIFFICULTY, CONNECTFOUR_WIDTH_MIN, CONNECTFOUR_WIDTH_MAX, NULL,
     offsetof(struct connectfour_config, rows), "Rows", "Fields in a column."},
    {"line", OPTION_INTEGER, OPTION_DIFFICULTY, CONNECTFOUR_LINE_MIN, CONNECTFOUR_LINE_MAX, NULL,
     offsetof(struct connectfour_config, line), "Line",
     "So many or more in a row, column or diagonal win; not more than the longer side."},
    OPTION_ROUNDS("How many rounds are played, the first move rotating; null goes on until somebody ends it."),
    OPTION_HINTS,
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    const struct connectfour_config *own = (const struct connectfour_config *)config;
    if (own->line > own->columns && own->line > own->rows) {
        static const char *const names[] = {"line", "columns", "rows", NULL};
        return options_contradict(problem, setup, names, "must leave room for a line: it is longer than both sides");
    }
    if (setup->opponents >= 0 && setup->opponents != CONNECTFOUR_SEATS - 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents",
                              "must have one item: Connect Four has two seats");
    }
    config->seats = CONNECTFOUR_SEATS;
    return OK;
}

static const struct option_table options = {
    .family = &connectfour_family,
    .config_size = sizeof(struct connectfour_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

static const struct connectfour_config connect_four = {.columns = 7, .rows = 6, .line = 4, .head.rounds = 1};

static const struct preset presets[] = {
    {"connect-four", "Connect Four", CONNECTFOUR_SEATS, CONNECTFOUR_SEATS, &options, &connect_four.head},
};

static const struct action_def actions[CONNECTFOUR_ACTIONS] = {
    [CONNECTFOUR_MOVE] =
        {.name = "move", .method = "POST", .segment = "moves", .event = "move", .shows = {"column", "row", "symbol"}},
};

static const struct problem_def illegal_move = {"ILLEGAL_MOVE", 422, "illegal-move", "The move is not legal",
                                                "The column is outside the board or full."};

static json_t *action_schema(const struct preset *preset, const struct action_def *action) {
    (void)preset;
    (void)action; /* there is one only */
    return body_schema(json_pack("{s:{s:s, s:i, s:i, s:s}}", "column", "type", "integer", "minimum", 0, "maximum",
                                 CONNECTFOUR_WIDTH_MAX - 1, "description", "From the left."));
}

void connectfour_empty_board(struct connectfour_board *out, const struct config *config) {
    const struct connectfour_config *own = (const struct connectfour_config *)config;
    connectfour_board_init(out, own->columns, own->rows, own->line);
}

/* --- the start --- */

static bool is_nothing(const json_t *value) {
    return value == NULL || json_is_null(value);
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    if (table->leader < 0 || table->leader >= CONNECTFOUR_SEATS || table->out != 0 || !is_nothing(table->deal) ||
        !is_nothing(table->carry)) {
        return problem_set(problem, ERR_CORRUPT, "No round of Connect Four begins so.");
    }
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    state->config = (const struct connectfour_config *)config;
    state->winner = NONE;
    state->forfeited_by = NONE;
    state->play.leader = (int8_t)table->leader;
    connectfour_empty_board(&state->play.board, config);
    *out = state;
    return OK;
}

/* --- events --- */

struct move_body {
    struct json_integer column;
};

/* Without bounds: where the board ends is a matter of the rules, not of the form. */
static const struct field move_fields[] = {
    {"column", FIELD_INTEGER, FIELD_REQUIRED, 0, 0, offsetof(struct move_body, column)},
};

static enum err check_form(const struct config *config, const struct action_def *action, const json_t *body,
                           struct problem *problem) {
    struct move_body form = {0};
    (void)config;
    (void)action; /* there is one only */
    return json_decode(&form, body, move_fields, sizeof move_fields / sizeof move_fields[0], "", problem);
}

/* The column of an event's stone; ERR_RULES when it cannot fall there. */
static enum err read_move(int *out, const struct state *now, const struct event *event, struct problem *problem) {
    const json_t *column = json_object_get(event->body, "column");
    if (!json_is_integer(column)) {
        return problem_set(problem, ERR_CORRUPT, "The event %lld (move) lacks its column.", (long long)event->seq);
    }
    int last = now->play.board.columns - 1;
    json_int_t c = json_integer_value(column);
    if (c < 0 || c > last) {
        return problem_set_rule(problem, &illegal_move, "/column", "must be from 0 to %d", last);
    }
    if (!connectfour_board_is_open(&now->play.board, (int)c)) {
        return problem_set_rule(problem, &illegal_move, "/column", "is full: choose another one than %d", (int)c);
    }
    *out = (int)c;
    return OK;
}

static enum err may_move(const struct state *now, int seat, struct problem *problem) {
    if (now->over) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The round is over; a new round must be started first.");
    }
    if (seat != connectfour_seat_of_move(now->play.leader, now->play.board.stones)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "It is another seat's turn: see turn.seats.");
    }
    return OK;
}

/* The stone falls; the referee looks whether that ends the round. */
static void drop_stone(struct state *next, int column, int seat) {
    struct connectfour_play *play = &next->play;
    play->moves[play->board.stones] = (uint8_t)column;
    struct connectfour_point point =
        connectfour_board_drop(&play->board, connectfour_stone_of(play->leader, seat), column);
    if (connectfour_board_find_win(&play->win, &play->board, point)) {
        next->winner = (int8_t)seat;
        next->over = true;
    } else {
        next->over = connectfour_board_is_full(&play->board);
    }
}

/* A seat resigns or lets its time pass: the other one wins. */
static void forfeit(struct state *next, int seat) {
    if (!next->over) {
        next->forfeited_by = (int8_t)seat;
        next->winner = (int8_t)(CONNECTFOUR_SEATS - 1 - seat);
        next->over = true;
    }
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    bool is_move = event->kind == event_of_action(CONNECTFOUR_MOVE);
    int column = 0;
    enum err err = family_check_event(&now->config->head, event, problem);
    err = err == OK && is_move ? may_move(now, event->seat, problem) : err;
    err = err == OK && is_move ? read_move(&column, now, event, problem) : err;
    if (err != OK) {
        return err;
    }
    struct state *copy = malloc(sizeof *copy);
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    *copy = *now;
    if (is_move) {
        drop_stone(copy, column, event->seat);
    } else {
        forfeit(copy, event->seat);
    }
    *next = copy;
    return OK;
}

/* --- what is asked of a state --- */

static void turn(const struct state *state, struct turn *out) {
    *out = (struct turn){.over = state->over};
    if (!state->over) {
        int seat = connectfour_seat_of_move(state->play.leader, state->play.board.stones);
        out->seats = (uint16_t)(1U << seat);
        out->actions[seat] = 1U << CONNECTFOUR_MOVE;
    }
}

static void points(const struct state *state, double *out) {
    for (int seat = 0; seat < CONNECTFOUR_SEATS; seat++) {
        bool drawn = state->over && state->winner == NONE;
        out[seat] = drawn ? 0.5 : seat == state->winner;
    }
}

static size_t size(const struct state *state) {
    return sizeof *state;
}

const struct family connectfour_family = {
    .name = "connectfour",
    .rules_version = 1,
    .presets = presets,
    .preset_count = sizeof presets / sizeof presets[0],
    .actions = actions,
    .action_count = CONNECTFOUR_ACTIONS,
    .problems = &illegal_move,
    .problem_count = 1,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = action_schema,
    .start = start,
    .check_form = check_form,
    .apply = apply,
    .record = connectfour_record,
    .turn = turn,
    .points = points,
    .result = connectfour_result,
    .score_order = SCORES_NONE,
    .turn_seconds = 30,
    .observe = connectfour_observe,
    .observation_size = connectfour_observation_size,
    .view = connectfour_view,
    .history = connectfour_history,
    .read_view = connectfour_read_view,
    .size = size,
};
