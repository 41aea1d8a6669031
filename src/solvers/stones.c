/* SPDX-License-Identifier: Apache-2.0 */
#include "solvers/stones.h"

#include <stddef.h>
#include <stdlib.h>

#include "util/json.h"

/* ---- questions ---- */

struct form {
    const json_t *options, *board;
    struct json_text to_move;
};

/* As it is given, or as follows from the number of stones: X is first, then both in turn. */
static enum err read_to_move(bool *out_is_x, const struct stones_grid *grid, const struct json_text *given,
                             struct problem *problem) {
    if (given->bytes != NULL) {
        bool is_x = given->length == 1 && given->bytes[0] == 'X';
        if (!is_x && !(given->length == 1 && given->bytes[0] == 'O')) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/to_move", "must be \"X\" or \"O\"");
        }
        *out_is_x = is_x;
        return OK;
    }
    if (!stones_alternate(grid)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/to_move",
                              "does not follow from the board, which has %d X and %d O; say who is to move", grid->x,
                              grid->o);
    }
    *out_is_x = grid->x == grid->o;
    return OK;
}

enum err stones_read_inquiry(struct inquiry **out, const struct stones_questions *questions,
                             const struct preset *preset, const json_t *body, struct problem *problem) {
    const struct field fields[] = {
        {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, options)},
        {"board", FIELD_ARRAY, FIELD_REQUIRED, questions->side_min, questions->side_max, offsetof(struct form, board)},
        {"to_move", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct form, to_move)},
    };
    struct form form = {0};
    enum err err = json_decode(&form, body, fields, sizeof fields / sizeof fields[0], "", problem);
    if (err != OK) {
        return err;
    }
    struct inquiry *inquiry = calloc(1, questions->inquiry_size);
    struct stones_inquiry *head = (struct stones_inquiry *)inquiry;
    if (inquiry == NULL) {
        return ERR_NO_MEMORY;
    }
    struct stones_grid grid;
    const struct setup setup = {.options = form.options, .opponents = STONES_SEATS - 1};
    err = questions->family->configure(&head->config, preset, &setup, problem);
    err = err == OK ? questions->read_board(inquiry, &grid, form.board, problem) : err;
    err = err == OK ? read_to_move(&head->is_x_to_move, &grid, &form.to_move, problem) : err;
    if (err != OK) {
        stones_free_inquiry(inquiry);
        return err;
    }
    *out = inquiry;
    return OK;
}

void stones_free_inquiry(struct inquiry *inquiry) {
    const struct stones_inquiry *head = (const struct stones_inquiry *)inquiry;
    if (head != NULL && head->config != NULL) {
        config_release(head->config);
    }
    free(inquiry);
}

enum err stones_check_winners(bool x_has_won, bool o_has_won, struct problem *problem) {
    return x_has_won && o_has_won
               ? problem_set_at(problem, ERR_INVALID_VALUE, "/board", "both sides have a line; only one can win")
               : OK;
}

/* ---- answers ---- */

static void write_value(struct json_out *out, bool known, int value) {
    json_out_put_text(out, "value",
                      !known                ? "unknown"
                      : value == VALUE_WIN  ? "win"
                      : value == VALUE_DRAW ? "draw"
                                            : "loss");
}

static void write_best(struct json_out *out, struct stones_form form, int move) {
    if (move == STONES_NO_MOVE) {
        json_out_put_null(out, "best");
        return;
    }
    json_out_put_object(out, "best");
    json_out_put_integer(out, "column", move % form.columns);
    if (form.has_rows) {
        json_out_put_integer(out, "row", move / form.columns);
    }
    json_out_end_object(out);
}

void stones_write_answer(struct json_out *out, struct stones_form form, const struct stones_answer *answer) {
    json_out_begin_object(out);
    write_value(out, answer->known, answer->value);
    write_best(out, form, answer->best);
    json_out_put_array(out, "principal_variation");
    for (size_t i = 0; i < answer->line_length; i++) {
        json_out_begin_array(out);
        json_out_integer(out, answer->line[i].column);
        json_out_integer(out, answer->line[i].row);
        json_out_end_array(out);
    }
    json_out_end_array(out);
    json_out_put_integer(out, "depth", answer->depth);
    json_out_put_integer(out, "nodes", (int64_t)answer->nodes);
    json_out_end_object(out);
}

/* ---- rounds ---- */

/* What was found of the position before a ply, and what the worth of its move adds to that. */
static void note(struct stones_ply *ply, const struct stones_finding *finding) {
    ply->before = *finding;
    if (ply->kept && ply->worth == VALUE_WIN && !(finding->known && finding->value == VALUE_WIN)) {
        ply->before = (struct stones_finding){.known = true, .value = VALUE_WIN, .best = ply->move};
    }
}

/* What a position is worth to one side the move that led to it is worth to the other. */
static void pass_on(struct stones_ply *ply, const struct stones_finding *after) {
    ply->kept = after->known;
    ply->worth = -after->value;
}

static enum err look_back(struct stones_review *review, struct budget *budget) {
    struct stones_ply *plies = review->plies;
    struct stones_finding finding;
    int count = review->count;
    for (int i = 0; i < count; i++) {
        plies[i].before.best = STONES_NO_MOVE;
    }
    if (count > 0 && review->is_won) {
        pass_on(&plies[count - 1], &(struct stones_finding){.known = true, .value = VALUE_LOSS});
    } else if (count > 0) { /* the board is full, or somebody gave up */
        enum err err = review->look(&finding, review->context, count, budget);
        if (err != OK) {
            return err;
        }
        pass_on(&plies[count - 1], &finding);
    }
    for (int i = count - 1; i >= 0 && !budget->over; i--) {
        enum err err = review->look(&finding, review->context, i, budget);
        if (err != OK) {
            return err;
        }
        if (budget->over) {
            break;
        }
        note(&plies[i], &finding);
        if (i > 0) {
            pass_on(&plies[i - 1], &plies[i].before);
        }
    }
    return OK;
}

/*
 * Gave a win away, or got into a loss that was not there yet; what the move was worth must be known to say so. Nobody is blamed
 * for the move that is named best: where it loses, a position of which nothing was known was lost before.
 */
static bool is_blunder(const struct stones_ply *ply) {
    bool was_won = ply->before.known && ply->before.value == VALUE_WIN;
    bool was_lost = ply->before.known && ply->before.value == VALUE_LOSS;
    bool loses = ply->worth == VALUE_LOSS && !was_lost;
    bool has_better = ply->before.best != STONES_NO_MOVE && ply->before.best != ply->move;
    return ply->kept && has_better && ((was_won && ply->worth != VALUE_WIN) || loses);
}

enum err stones_review(struct json_out *out, struct stones_review *review, struct budget *budget) {
    enum err err = look_back(review, budget);
    if (err != OK) {
        return err;
    }
    json_out_put_array(out, "items");
    for (int i = 0; i < review->count; i++) {
        const struct stones_ply *ply = &review->plies[i];
        json_out_begin_object(out);
        json_out_put_integer(out, "ply", i + 1);
        json_out_put_integer(out, "seat", stones_seat_of_move(review->leader, i));
        stones_write_point(out, ply->point);
        write_value(out, ply->kept, ply->worth);
        write_best(out, review->form, ply->before.best);
        json_out_put_boolean(out, "blunder", is_blunder(ply));
        json_out_end_object(out);
    }
    json_out_end_array(out);
    return OK;
}
