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

void line_empty_board(struct line_board *out, const struct config *config) {
    const struct line_config *own = (const struct line_config *)config;
    line_board_init(out, own->size, own->line, own->exact_line);
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
    state->config = (const struct line_config *)config;
    state->round = round;
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
static enum err read_move(struct stones_point *out, const struct state *now, const struct event *event,
                          struct problem *problem) {
    int column = 0;
    int row = 0;
    enum err err = stones_read_place(&column, event, "column", now->board.size, problem);
    err = err == OK ? stones_read_place(&row, event, "row", now->board.size, problem) : err;
    if (err != OK) {
        return err;
    }
    struct stones_point point = {(uint8_t)column, (uint8_t)row};
    if (!line_board_is_free(&now->board, point)) {
        return problem_set_rule(problem, &stones_illegal_move, NULL, "The field in column %d, row %d is taken.", column,
                                row);
    }
    *out = point;
    return OK;
}

static void put_stone(struct state *next, struct stones_point point, int seat) {
    enum line_side side = line_side_of(next->round.leader, seat);
    next->moves[next->board.stones] = point;
    line_board_place(&next->board, side, point);
    (void)line_board_find_win(&next->round.win, &next->board, side, point);
    stones_settle(&next->round, seat, line_board_is_full(&next->board));
}

static size_t size_with(int moves) {
    return sizeof(struct state) + (size_t)moves * sizeof(struct stones_point);
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    bool is_move = event->kind == event_of_action(STONES_MOVE);
    struct stones_point point = {0, 0};
    enum err err = stones_check_event(&now->round, &now->config->head, now->board.stones, event, problem);
    err = err == OK && is_move ? read_move(&point, now, event, problem) : err;
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
        stones_forfeit(&copy->round, event);
    }
    *next = copy;
    return OK;
}

/* --- what is asked of a state --- */

static void turn(const struct state *state, struct turn *out) {
    stones_turn(&state->round, state->board.stones, out);
}

static void points(const struct state *state, double *out) {
    stones_points(&state->round, out);
}

static json_t *record(const struct state *next, const struct event *action) {
    return stones_record(&next->round, action->seat, next->moves[next->board.stones - 1]);
}

static json_t *result(const struct state *state) {
    return stones_result(&state->round, state->board.stones);
}

static size_t size(const struct state *state) {
    return size_with(state->board.stones);
}

const struct family line_family = {
    .name = "line",
    .rules_version = 1,
    .presets = line_presets,
    .preset_count = LINE_PRESETS,
    .actions = stones_actions,
    .action_count = STONES_ACTIONS,
    .problems = &stones_illegal_move,
    .problem_count = 1,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = line_action_schema,
    .start = start,
    .check_form = check_form,
    .apply = apply,
    .record = record,
    .turn = turn,
    .points = points,
    .result = result,
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
