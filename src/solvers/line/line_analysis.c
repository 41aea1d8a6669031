/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of line games: how any position stands and what to play in it, and what each move of a round was worth.
 *
 * A position is a board and who is to move. It need not come from a game: stones may stand as they like, as long as not
 * both sides have won. Of a round the positions are looked at from the last one back, each with the same share of the time:
 * the end is where games are decided, and what is proved of a position tells something of the one before.
 */
#include <stdlib.h>

#include "line_solve.h"
#include "rules/line.h"
#include "solvers/solvers.h"
#include "solvers/stones.h"

/* For all positions of a round together: less than the two seconds that an analysis may take. */
#define REVIEW_STEPS UINT64_C(400000000)

struct inquiry {
    struct stones_inquiry head; /* first */
    struct line_board board;
};

static struct stones_point point_of(int cell, int size) {
    return (struct stones_point){(uint8_t)(cell % size), (uint8_t)(cell / size)};
}

/* ---- a position ---- */

static enum err read_board(struct inquiry *inquiry, struct stones_grid *out, const json_t *rows,
                           struct problem *problem) {
    struct line_board *board = &inquiry->board;
    line_empty_board(board, inquiry->head.config);
    *out = (struct stones_grid){.columns = board->size, .rows = board->size};
    enum err err = stones_read_grid(out, rows, problem);
    if (err != OK) {
        return err;
    }
    line_fill_board(board, out);
    return stones_check_winners(line_board_has_won(board, LINE_X), line_board_has_won(board, LINE_O), problem);
}

static const struct stones_questions questions = {
    .family = &line_family,
    .inquiry_size = sizeof(struct inquiry),
    .side_min = LINE_SIZE_MIN,
    .side_max = LINE_SIZE_MAX,
    .read_board = read_board,
};

static enum err read_inquiry(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem) {
    return stones_read_inquiry(out, &questions, preset, body, problem);
}

/* The value of a position in which somebody has won. */
static bool is_decided(int *out_value, const struct line_board *board, enum line_side to_move) {
    for (int side = 0; side < LINE_SIDES; side++) {
        if (line_board_has_won(board, (enum line_side)side)) {
            *out_value = side == (int)to_move ? VALUE_WIN : VALUE_LOSS;
            return true;
        }
    }
    return false;
}

static void write_solution(struct json_out *out, int size, const struct line_solution *solution) {
    const struct line_verdict *verdict = &solution->verdict;
    struct stones_point line[LINE_PLIES_MAX];
    for (size_t i = 0; i < verdict->line_length; i++) {
        line[i] = point_of(verdict->line[i], size);
    }
    const struct stones_answer answer = {
        solution->known, solution->value, verdict->cell, verdict->depth, verdict->nodes, line, verdict->line_length};
    stones_write_answer(out, (struct stones_form){.columns = size, .has_rows = true}, &answer);
}

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    enum line_side to_move = inquiry->head.is_x_to_move ? LINE_X : LINE_O;
    struct line_solution solution = {.known = true, .verdict = {.cell = LINE_NO_CELL}};
    (void)rng;
    if (!is_decided(&solution.value, &inquiry->board, to_move)) {
        struct line_position *position = NULL;
        enum err err = line_position_make(&position, &inquiry->board, (int)to_move);
        if (err != OK) {
            return err;
        }
        err = line_solve(&solution, position, budget);
        free(position);
        if (err != OK) {
            return err;
        }
    }
    write_solution(out, inquiry->board.size, &solution);
    return json_out_failed(out) ? ERR_NO_MEMORY : OK;
}

/* ---- a round ---- */

struct looking {
    struct line_position *position;
    const struct stones_ply *plies;
    int moves;      /* made in the position */
    uint64_t steps; /* for each */
};

/* With its share of the steps; afterwards the budget is over when it was not enough for them. */
static enum err look(struct stones_finding *out, void *context, int moves, struct budget *budget) {
    struct looking *looking = context;
    while (looking->moves > moves) {
        line_position_undo(looking->position, looking->plies[--looking->moves].move);
    }
    struct line_solution solution;
    struct budget share = *budget;
    share.steps = looking->steps < budget->steps ? looking->steps : budget->steps;
    budget->steps -= share.steps;
    enum err err = line_solve(&solution, looking->position, &share);
    budget->unasked = share.unasked;
    budget->over = share.over || budget->steps == 0;
    if (err == OK) {
        *out = (struct stones_finding){solution.known, solution.value, solution.verdict.cell};
    }
    return err;
}

static enum err analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                              struct budget *budget) {
    const struct line_observation *observation = (const struct line_observation *)head;
    int size = observation->board.size;
    struct stones_review review = {
        .form = {.columns = size, .has_rows = true},
        .leader = observation->round.leader,
        .count = observation->count,
        .is_won = observation->round.win.length > 0,
        .look = look,
    };
    struct looking looking = {.plies = review.plies, .steps = REVIEW_STEPS / ((uint64_t)review.count + 1)};
    struct line_board board;
    (void)rng;
    line_empty_board(&board, head->config);
    enum err err = line_position_make(&looking.position, &board, LINE_X);
    if (err != OK) {
        return err;
    }
    for (; looking.moves < review.count; looking.moves++) {
        struct stones_point point = observation->moves[looking.moves];
        review.plies[looking.moves] = (struct stones_ply){.point = point, .move = point.row * size + point.column};
        line_position_play(looking.position, review.plies[looking.moves].move);
    }
    review.context = &looking;
    err = stones_review(out, &review, budget);
    free(looking.position);
    return err;
}

const struct analysis line_analysis = {
    .family = "line",
    .analyse_round = analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = stones_free_inquiry,
};
