/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of Connect Four: how any position stands and what to play in it, and what each move of a round was worth.
 *
 * A position need not come from a game: there may be any number of stones of each side, as long as they lie as they fall
 * and not both sides have won. Of a round the positions are looked at from the last one back, each with its share of
 * what the later ones, soon solved, have left: what is proved of a position tells something of the one before.
 */
#include "connectfour_solver.h"
#include "rules/connectfour.h"
#include "solvers/solvers.h"
#include "solvers/stones.h"

/* For all positions of a round together: less than the two seconds that an analysis may take. */
#define REVIEW_STEPS UINT64_C(300000000)

struct inquiry {
    struct stones_inquiry head; /* first */
    struct connectfour_board board;
};

/* ---- a position ---- */

static enum err read_board(struct inquiry *inquiry, struct stones_grid *out, const json_t *rows,
                           struct problem *problem) {
    struct connectfour_board *board = &inquiry->board;
    connectfour_empty_board(board, inquiry->head.config);
    *out = (struct stones_grid){.columns = board->columns, .rows = board->rows};
    enum err err = stones_read_grid(out, rows, problem);
    err = err == OK ? connectfour_fill_board(board, out, problem) : err;
    return err != OK ? err
                     : stones_check_winners(connectfour_board_has_won(board, CONNECTFOUR_X),
                                            connectfour_board_has_won(board, CONNECTFOUR_O), problem);
}

static const struct stones_questions questions = {
    .family = &connectfour_family,
    .inquiry_size = sizeof(struct inquiry),
    .side_min = CONNECTFOUR_WIDTH_MIN,
    .side_max = CONNECTFOUR_WIDTH_MAX,
    .read_board = read_board,
};

static enum err read_inquiry(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem) {
    return stones_read_inquiry(out, &questions, preset, body, problem);
}

/* Where the stones of the line of play come to rest; whose they are does not matter to that. */
static void write_solution(struct json_out *out, struct connectfour_board board,
                           const struct connectfour_solution *solution) {
    struct stones_point line[CONNECTFOUR_FIELDS_MAX];
    for (size_t i = 0; i < solution->line_length; i++) {
        line[i] = connectfour_board_drop(&board, CONNECTFOUR_X, solution->line[i]);
    }
    const struct stones_answer answer = {solution->known,      solution->value, solution->column,
                                         solution->depth,      solution->nodes, line,
                                         solution->line_length};
    stones_write_answer(out, (struct stones_form){.columns = board.columns}, &answer);
}

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    const struct connectfour_board *board = &inquiry->board;
    enum connectfour_stone to_move = inquiry->head.is_x_to_move ? CONNECTFOUR_X : CONNECTFOUR_O;
    struct connectfour_solution solution = {.known = true, .column = STONES_NO_MOVE};
    (void)rng;
    if (connectfour_board_has_won(board, CONNECTFOUR_X) || connectfour_board_has_won(board, CONNECTFOUR_O)) {
        solution.value = connectfour_board_has_won(board, to_move) ? VALUE_WIN : VALUE_LOSS;
    } else {
        enum err err = connectfour_solve(&solution, board, to_move, budget);
        if (err != OK) {
            return err;
        }
    }
    write_solution(out, *board, &solution);
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
 * The position after so many moves, with as much of the steps as falls to one of it and those before it. Where it needs
 * more, the others have theirs all the same; the budget is over with its time, or when no steps are left.
 */
static enum err look(struct stones_finding *out, void *context, int moves, struct budget *budget) {
    const struct connectfour_play *play = context;
    struct connectfour_solution solution;
    struct connectfour_board board;
    struct budget share = *budget;
    share.steps = budget->steps / (uint64_t)(moves + 1);
    const uint64_t kept = budget->steps - share.steps;
    replay(&board, play, moves);
    enum err err = connectfour_solve(&solution, &board, moves % 2 == 0 ? CONNECTFOUR_X : CONNECTFOUR_O, &share);
    bool is_out_of_steps = share.over && share.steps == 0;
    budget->steps = kept + share.steps;
    budget->unasked = share.unasked;
    budget->over = (share.over && !is_out_of_steps) || budget->steps == 0;
    if (err == OK) {
        *out = (struct stones_finding){solution.known, solution.value, solution.column};
    }
    return err;
}

static enum err analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                              struct budget *budget) {
    struct connectfour_play play = ((const struct connectfour_observation *)head)->play;
    struct stones_review review = {
        .form = {.columns = play.board.columns},
        .leader = play.round.leader,
        .count = play.board.stones,
        .is_won = play.round.win.length > 0,
        .look = look,
        .context = &play,
    };
    struct connectfour_board board;
    (void)rng;
    connectfour_empty_board(&board, head->config);
    for (int i = 0; i < review.count; i++) {
        struct stones_point point = connectfour_board_drop(&board, CONNECTFOUR_X, play.moves[i]);
        review.plies[i] = (struct stones_ply){.point = point, .move = play.moves[i]};
    }
    budget->steps = budget->steps < REVIEW_STEPS ? budget->steps : REVIEW_STEPS;
    return stones_review(out, &review, budget);
}

const struct analysis connectfour_analysis = {
    .family = "connectfour",
    .analyse_round = analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = stones_free_inquiry,
};
