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
    OPTION_ROUNDS_ROTATING,
    OPTION_HINTS,
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    const struct connectfour_config *own = (const struct connectfour_config *)config;
    if (own->line > own->columns && own->line > own->rows) {
        static const char *const names[] = {"line", "columns", "rows", NULL};
        return options_contradict(problem, setup, names, "must leave room for a line: it is longer than both sides");
    }
    return stones_resolve(config, setup, "Connect Four has", problem);
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
    {"connect-four", "Connect Four", STONES_SEATS, STONES_SEATS, &options, &connect_four.head},
};

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

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct stones_round round;
    enum err err = stones_start(&round, table, problem);
    if (err != OK) {
        return err;
    }
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    state->config = (const struct connectfour_config *)config;
    state->play.round = round;
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
static enum err read_move(int *out, const struct connectfour_board *board, const struct event *event,
                          struct problem *problem) {
    enum err err = stones_read_place(out, event, "column", board->columns, problem);
    if (err == OK && !connectfour_board_is_open(board, *out)) {
        err = problem_set_rule(problem, &stones_illegal_move, "/column", "is full: choose another one than %d", *out);
    }
    return err;
}

/* The stone falls; the referee looks whether that ends the round. */
static void drop_stone(struct connectfour_play *play, int column, int seat) {
    play->moves[play->board.stones] = (uint8_t)column;
    struct stones_point point =
        connectfour_board_drop(&play->board, connectfour_stone_of(play->round.leader, seat), column);
    (void)connectfour_board_find_win(&play->round.win, &play->board, point);
    stones_settle(&play->round, seat, connectfour_board_is_full(&play->board));
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    const struct connectfour_play *play = &now->play;
    bool is_move = event->kind == event_of_action(STONES_MOVE);
    int column = 0;
    enum err err = stones_check_event(&play->round, &now->config->head, play->board.stones, event, problem);
    err = err == OK && is_move ? read_move(&column, &play->board, event, problem) : err;
    if (err != OK) {
        return err;
    }
    struct state *copy = malloc(sizeof *copy);
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    *copy = *now;
    if (is_move) {
        drop_stone(&copy->play, column, event->seat);
    } else {
        stones_forfeit(&copy->play.round, event);
    }
    *next = copy;
    return OK;
}

/* --- what is asked of a state --- */

static void turn(const struct state *state, struct turn *out) {
    stones_turn(&state->play.round, state->play.board.stones, out);
}

static void points(const struct state *state, double *out) {
    stones_points(&state->play.round, out);
}

static json_t *record(const struct state *next, const struct event *action) {
    return stones_record(&next->play.round, action->seat, connectfour_last_point(&next->play));
}

static json_t *result(const struct state *state) {
    return stones_result(&state->play.round, state->play.board.stones);
}

static size_t size(const struct state *state) {
    return sizeof *state;
}

const struct family connectfour_family = {
    .name = "connectfour",
    .rules_version = 1,
    .presets = presets,
    .preset_count = sizeof presets / sizeof presets[0],
    .actions = stones_actions,
    .action_count = STONES_ACTIONS,
    .problems = &stones_illegal_move,
    .problem_count = 1,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = action_schema,
    .start = start,
    .check_form = check_form,
    .apply = apply,
    .record = record,
    .turn = turn,
    .points = points,
    .result = result,
    .score_order = SCORES_NONE,
    .turn_seconds = 30,
    .observe = connectfour_observe,
    .observation_size = connectfour_observation_size,
    .view = connectfour_view,
    .history = connectfour_history,
    .read_view = connectfour_read_view,
    .size = size,
};
