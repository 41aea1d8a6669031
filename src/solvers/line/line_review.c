/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of line games, of a round that is over: what each move was worth, and what would have been better.
 *
 * The positions are looked at from the last one back, each with the same share of the time: the end is where games are
 * decided, and what is proved of a position tells something of the one before.
 */
#include <stdlib.h>

#include "line_analysis.h"
#include "rules/line.h"

/* For all positions together: less than the two seconds that an analysis may take. */
#define REVIEW_STEPS UINT64_C(400000000)

/* What is known of the position before a move, for the player who makes it, and what the move left them. */
struct ply {
    int cell, seat;
    int best;         /* LINE_NO_CELL where it was not worked out */
    bool known, kept; /* are these known? */
    int value, worth; /* of the position; of the move */
};

/* ---- reading ---- */

/* Plays the moves. */
static void read_plies(struct ply *plies, struct line_position *position, const struct line_observation *observation) {
    for (int i = 0; i < observation->count; i++) {
        int cell = observation->moves[i].row * position->size + observation->moves[i].column;
        /* Seen before it is played: the last one wins, or none. */
        bool wins = position->class[position->to_move][cell] == CLASS_LINE;
        plies[i] = (struct ply){
            .cell = cell,
            .seat = line_seat_of_move(observation->leader, i),
            .best = LINE_NO_CELL,
            .kept = wins,
            .worth = wins ? VALUE_WIN : VALUE_DRAW,
        };
        line_position_play(position, cell);
    }
}

/* ---- looking ---- */

/* With so many steps; afterwards the budget is over when it was not enough for them. */
static enum err look(struct line_solution *out, struct line_position *position, uint64_t steps, struct budget *budget) {
    struct budget share = *budget;
    share.steps = steps < budget->steps ? steps : budget->steps;
    budget->steps -= share.steps;
    enum err err = line_solve(out, position, &share);
    budget->unasked = share.unasked;
    budget->over = share.over || budget->steps == 0;
    return err;
}

/* What is known of the position before a ply, from looking at it and from what its move was worth. */
static void note(struct ply *ply, const struct line_solution *solution) {
    ply->best = solution->verdict.cell;
    ply->known = solution->known;
    ply->value = solution->value;
    if (ply->kept && ply->worth == VALUE_WIN && !(ply->known && ply->value == VALUE_WIN)) {
        ply->known = true;
        ply->value = VALUE_WIN;
        ply->best = ply->cell;
    }
}

static enum err review(struct ply *plies, size_t count, struct line_position *position, struct budget *budget) {
    uint64_t share = REVIEW_STEPS / (count + 1);
    struct line_solution solution;
    if (count > 0 && !plies[count - 1].kept) {
        /* Nobody won: the board is full, or somebody gave up. */
        enum err err = look(&solution, position, share, budget);
        if (err != OK) {
            return err;
        }
        plies[count - 1].kept = solution.known;
        plies[count - 1].worth = -solution.value;
    }
    for (size_t i = count; i-- > 0 && !budget->over;) {
        line_position_undo(position, plies[i].cell);
        enum err err = look(&solution, position, share, budget);
        if (err != OK) {
            return err;
        }
        if (budget->over) {
            break;
        }
        note(&plies[i], &solution);
        if (i > 0) {
            plies[i - 1].kept = plies[i].known;
            plies[i - 1].worth = -plies[i].value;
        }
    }
    return OK;
}

/* ---- writing ---- */

/* Gave a win away, or got into a loss that was not there yet; what the move was worth must be known to say so. */
static bool is_blunder(const struct ply *ply) {
    bool was_won = ply->known && ply->value == VALUE_WIN;
    bool was_lost = ply->known && ply->value == VALUE_LOSS;
    bool loses = ply->worth == VALUE_LOSS && !was_lost;
    return ply->kept && ply->best != LINE_NO_CELL && ((was_won && ply->worth != VALUE_WIN) || loses);
}

static void write_ply(struct json_out *out, int size, int number, const struct ply *ply) {
    json_out_begin_object(out);
    json_out_put_integer(out, "ply", number);
    json_out_put_integer(out, "seat", ply->seat);
    line_write_field(out, size, ply->cell);
    json_out_put_text(out, "value", line_value_name(ply->kept, ply->worth));
    json_out_key(out, "best");
    line_write_best(out, size, ply->best);
    json_out_put_boolean(out, "blunder", is_blunder(ply));
    json_out_end_object(out);
}

enum err line_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                            struct budget *budget) {
    (void)rng;
    const struct line_observation *observation = (const struct line_observation *)head;
    size_t count = observation->count;
    struct line_board board;
    struct line_position *position = NULL;
    struct ply *plies = calloc(count + 1, sizeof *plies);
    if (plies == NULL) {
        return ERR_NO_MEMORY;
    }
    line_empty_board(&board, head->config);
    enum err err = line_position_make(&position, &board, LINE_X);
    if (err == OK) {
        read_plies(plies, position, observation);
        err = review(plies, count, position, budget);
    }
    if (err == OK) {
        json_out_put_array(out, "items");
        for (size_t i = 0; i < count; i++) {
            write_ply(out, position->size, (int)i + 1, &plies[i]);
        }
        json_out_end_array(out);
    }
    free(position);
    free(plies);
    return err;
}
