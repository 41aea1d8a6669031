/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of Connect Four: how any position stands and what to play in it, and what each move of a round was worth.
 *
 * A position need not come from a game: there may be any number of stones of each side, as long as they lie as they fall and
 * not both sides have won. Of a round the positions are looked at from the last one back, each with its share of what the
 * later ones, soon solved, have left: what is proved of a position tells something of the one before.
 */
#include "solvers/solvers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "connectfour_solver.h"
#include "rules/connectfour.h"
#include "util/json.h"

struct inquiry {
    struct config *config; /* a reference */
    struct connectfour_board board;
    int counts[CONNECTFOUR_O + 1];
    enum connectfour_stone to_move;
};

/* For all positions of a round together: less than the two seconds that an analysis may take. */
#define REVIEW_STEPS UINT64_C(300000000)

/* What is known of the position before a move, for the player who makes it, and what the move left them. */
struct ply {
    int best;         /* column; CONNECTFOUR_NO_COLUMN where it was not worked out */
    bool known, kept; /* are these known? */
    int value, worth; /* of the position; of the move */
};

/* ---- reading ---- */

struct form {
    const json_t *options, *board;
    struct json_text to_move;
};

static const struct field fields[] = {
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, options)},
    {"board", FIELD_ARRAY, FIELD_REQUIRED, CONNECTFOUR_WIDTH_MIN, CONNECTFOUR_WIDTH_MAX, offsetof(struct form, board)},
    {"to_move", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct form, to_move)},
};

/* Lets the stones of a row fall on those below it, which have fallen before. */
static enum err read_row(struct inquiry *inquiry, int number, const json_t *row, struct problem *problem) {
    struct connectfour_board *board = &inquiry->board;
    const char *text = json_string_value(row);
    char at[sizeof "/board/" + 20];
    (void)snprintf(at, sizeof at, "/board/%d", number);
    if (text == NULL || json_string_length(row) != board->columns || strspn(text, ".XO") != board->columns) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a text of %d characters, each '.', 'X' or 'O'",
                              board->columns);
    }
    for (int column = 0; column < board->columns; column++) {
        if (text[column] == '.') {
            continue;
        }
        if (board->heights[column] != board->rows - 1 - number) {
            return problem_set_at(problem, ERR_INVALID_VALUE, at, "has a symbol above an empty field, in column %d",
                                  column);
        }
        enum connectfour_stone stone = text[column] == 'X' ? CONNECTFOUR_X : CONNECTFOUR_O;
        (void)connectfour_board_drop(board, stone, column);
        inquiry->counts[stone]++;
    }
    return OK;
}

static enum err read_board(struct inquiry *inquiry, const json_t *rows, struct problem *problem) {
    struct connectfour_board *board = &inquiry->board;
    connectfour_empty_board(board, inquiry->config);
    if (json_array_size(rows) != board->rows) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/board", "must have %d rows, as these options say",
                              board->rows);
    }
    enum err err = OK;
    for (int row = board->rows - 1; err == OK && row >= 0; row--) {
        err = read_row(inquiry, row, json_array_get(rows, (size_t)row), problem);
    }
    if (err == OK && connectfour_board_has_won(board, CONNECTFOUR_X) &&
        connectfour_board_has_won(board, CONNECTFOUR_O)) {
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
        inquiry->to_move = is_x ? CONNECTFOUR_X : CONNECTFOUR_O;
        return OK;
    }
    int ahead = inquiry->counts[CONNECTFOUR_X] - inquiry->counts[CONNECTFOUR_O];
    if (ahead != 0 && ahead != 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/to_move",
                              "does not follow from the board, which has %d X and %d O; say who is to move",
                              inquiry->counts[CONNECTFOUR_X], inquiry->counts[CONNECTFOUR_O]);
    }
    inquiry->to_move = ahead == 0 ? CONNECTFOUR_X : CONNECTFOUR_O;
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
    err = connectfour_family.configure(&inquiry->config, preset, &setup, problem);
    err = err == OK ? read_board(inquiry, form.board, problem) : err;
    err = err == OK ? read_to_move(inquiry, &form.to_move, problem) : err;
    if (err != OK) {
        free_inquiry(inquiry);
        return err;
    }
    *out = inquiry;
    return OK;
}

/* ---- writing ---- */

static const char *value_name(bool known, int value) {
    return !known ? "unknown" : value == CONNECTFOUR_WIN ? "win" : value == CONNECTFOUR_DRAW ? "draw" : "loss";
}

/* The move as a client would send it. */
static void write_best(struct json_out *out, int column) {
    json_out_key(out, "best");
    if (column == CONNECTFOUR_NO_COLUMN) {
        json_out_null(out);
        return;
    }
    json_out_begin_object(out);
    json_out_key(out, "column");
    json_out_integer(out, column);
    json_out_end_object(out);
}

/* Where the stones of a line of play come to rest; whose they are does not matter to that. */
static void write_line(struct json_out *out, const struct inquiry *inquiry,
                       const struct connectfour_solution *solution) {
    struct connectfour_board board = inquiry->board;
    json_out_begin_array(out);
    for (size_t i = 0; i < solution->line_length; i++) {
        struct connectfour_point point = connectfour_board_drop(&board, CONNECTFOUR_X, solution->line[i]);
        json_out_begin_array(out);
        json_out_integer(out, point.column);
        json_out_integer(out, point.row);
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

/* ---- a position ---- */

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    const struct connectfour_board *board = &inquiry->board;
    struct connectfour_solution solution = {.known = true, .column = CONNECTFOUR_NO_COLUMN};
    (void)rng;
    if (connectfour_board_has_won(board, CONNECTFOUR_X) || connectfour_board_has_won(board, CONNECTFOUR_O)) {
        solution.value = connectfour_board_has_won(board, inquiry->to_move) ? CONNECTFOUR_WIN : CONNECTFOUR_LOSS;
    } else {
        enum err err = connectfour_solve(&solution, board, inquiry->to_move, budget);
        if (err != OK) {
            return err;
        }
    }
    json_out_begin_object(out);
    json_out_key(out, "value");
    json_out_text(out, value_name(solution.known, solution.value));
    write_best(out, solution.column);
    json_out_key(out, "principal_variation");
    write_line(out, inquiry, &solution);
    json_out_key(out, "depth");
    json_out_integer(out, solution.depth);
    json_out_key(out, "nodes");
    json_out_integer(out, (int64_t)solution.nodes);
    json_out_end_object(out);
    return json_out_failed(out) ? ERR_NO_MEMORY : OK;
}

/* ---- a round ---- */

/* The board after so many moves of a round. */
static void replay(struct connectfour_board *out, const struct connectfour_play *play, int moves) {
    connectfour_board_init(out, play->board.columns, play->board.rows, play->board.line);
    for (int i = 0; i < moves; i++) {
        (void)connectfour_board_drop(out, i % 2 == 0 ? CONNECTFOUR_X : CONNECTFOUR_O, play->moves[i]);
    }
}

/*
 * The position after so many moves, with as much of the steps as falls to one of it and those before it. Where it needs more,
 * the others have theirs all the same; the budget is over with its time, or when no steps are left.
 */
static enum err look(struct connectfour_solution *out, const struct connectfour_play *play, int moves,
                     struct budget *budget) {
    struct connectfour_board board;
    struct budget share = *budget;
    share.steps = budget->steps / (uint64_t)(moves + 1);
    const uint64_t kept = budget->steps - share.steps;
    replay(&board, play, moves);
    enum err err = connectfour_solve(out, &board, moves % 2 == 0 ? CONNECTFOUR_X : CONNECTFOUR_O, &share);
    bool is_out_of_steps = share.over && share.steps == 0;
    budget->steps = kept + share.steps;
    budget->unasked = share.unasked;
    budget->over = (share.over && !is_out_of_steps) || budget->steps == 0;
    return err;
}

/* What is known of the position before a ply, from looking at it and from what its move was worth. */
static void note(struct ply *ply, const struct connectfour_solution *solution, int column) {
    ply->best = solution->column;
    ply->known = solution->known;
    ply->value = solution->value;
    if (ply->kept && ply->worth == CONNECTFOUR_WIN && !(ply->known && ply->value == CONNECTFOUR_WIN)) {
        ply->known = true;
        ply->value = CONNECTFOUR_WIN;
        ply->best = column;
    }
}

static enum err review(struct ply *plies, const struct connectfour_play *play, struct budget *budget) {
    int count = play->board.stones;
    budget->steps = budget->steps < REVIEW_STEPS ? budget->steps : REVIEW_STEPS;
    struct connectfour_solution solution;
    for (int i = 0; i < count; i++) {
        plies[i] = (struct ply){.best = CONNECTFOUR_NO_COLUMN};
    }
    if (count > 0 && play->win.length > 0) {
        plies[count - 1].kept = true;
        plies[count - 1].worth = CONNECTFOUR_WIN;
    } else if (count > 0) { /* the board is full, or somebody gave up */
        enum err err = look(&solution, play, count, budget);
        if (err != OK) {
            return err;
        }
        plies[count - 1].kept = solution.known;
        plies[count - 1].worth = -solution.value;
    }
    for (int i = count - 1; i >= 0 && !budget->over; i--) {
        enum err err = look(&solution, play, i, budget);
        if (err != OK) {
            return err;
        }
        if (budget->over) {
            break;
        }
        note(&plies[i], &solution, play->moves[i]);
        if (i > 0) {
            plies[i - 1].kept = plies[i].known;
            plies[i - 1].worth = -plies[i].value;
        }
    }
    return OK;
}

/* Gave a win away, or got into a loss that was not there yet; what the move was worth must be known to say so. */
static bool is_blunder(const struct ply *ply) {
    bool was_won = ply->known && ply->value == CONNECTFOUR_WIN;
    bool was_lost = ply->known && ply->value == CONNECTFOUR_LOSS;
    bool loses = ply->worth == CONNECTFOUR_LOSS && !was_lost;
    return ply->kept && ply->best != CONNECTFOUR_NO_COLUMN && ((was_won && ply->worth != CONNECTFOUR_WIN) || loses);
}

static void write_plies(struct json_out *out, const struct ply *plies, const struct connectfour_play *play) {
    uint8_t heights[CONNECTFOUR_WIDTH_MAX] = {0};
    json_out_key(out, "items");
    json_out_begin_array(out);
    for (int i = 0; i < play->board.stones; i++) {
        uint8_t column = play->moves[i];
        json_out_begin_object(out);
        json_out_key(out, "ply");
        json_out_integer(out, i + 1);
        json_out_key(out, "seat");
        json_out_integer(out, connectfour_seat_of_move(play->leader, i));
        json_out_key(out, "column");
        json_out_integer(out, column);
        json_out_key(out, "row");
        json_out_integer(out, play->board.rows - 1 - heights[column]++);
        json_out_key(out, "value");
        json_out_text(out, value_name(plies[i].kept, plies[i].worth));
        write_best(out, plies[i].best);
        json_out_key(out, "blunder");
        json_out_boolean(out, is_blunder(&plies[i]));
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

static enum err analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                              struct budget *budget) {
    const struct connectfour_play *play = &((const struct connectfour_observation *)head)->play;
    struct ply plies[CONNECTFOUR_FIELDS_MAX];
    (void)rng;
    enum err err = review(plies, play, budget);
    if (err == OK) {
        write_plies(out, plies, play);
    }
    return err;
}

const struct analysis connectfour_analysis = {
    .family = "connectfour",
    .analyse_round = analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = free_inquiry,
};
