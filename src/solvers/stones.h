/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of the games of rules/stones.h: what is the same in all of them. How a position stands, a family says.
 *
 * A move is a number here, its column; where moves have a row, too, row * columns + column.
 */
#ifndef REFEREE_SOLVERS_STONES_INTERNAL_H
#define REFEREE_SOLVERS_STONES_INTERNAL_H

#include "rules/stones.h"
#include "solvers/analysis.h"

/* What a position is worth for the side to move. */
enum { VALUE_LOSS = -1, VALUE_DRAW = 0, VALUE_WIN = 1 };

enum { STONES_NO_MOVE = -1, STONES_FIELDS_MAX = STONES_SIDE_MAX * STONES_SIDE_MAX };

/* ---- questions ---- */

/* The head of a family's struct inquiry. */
struct stones_inquiry {
    struct config *config; /* a reference */
    bool is_x_to_move;
};

struct stones_questions {
    const struct family *family;
    size_t inquiry_size;
    int side_min, side_max; /* of boards */
    /* Reads the board by the options of inquiry->config. ERR_INVALID_VALUE. */
    enum err (*read_board)(struct inquiry *inquiry, struct stones_grid *out, const json_t *board,
                           struct problem *problem);
};

/* For read_inquiry and free_inquiry of a struct analysis. */
enum err stones_read_inquiry(struct inquiry **out, const struct stones_questions *questions,
                             const struct preset *preset, const json_t *body, struct problem *problem) MUST_CHECK;
void stones_free_inquiry(struct inquiry *inquiry);

/* For read_board: ERR_INVALID_VALUE where both sides have won. */
enum err stones_check_winners(bool x_has_won, bool o_has_won, struct problem *problem) MUST_CHECK;

/* ---- answers ---- */

/* How a family's moves are written. */
struct stones_form {
    int columns;
    bool has_rows;
};

struct stones_answer {
    bool known; /* the value was proved */
    int value;  /* for the side to move, where it is known */
    int best;   /* the move, which keeps the value where that is known; STONES_NO_MOVE */
    int depth;  /* plies that were searched to their end */
    uint64_t nodes;
    const struct stones_point *line; /* where the next stones may go */
    size_t line_length;
};

/* The whole object. */
void stones_write_answer(struct json_out *out, struct stones_form form, const struct stones_answer *answer);

/* ---- rounds ---- */

/* What was found out about a position. */
struct stones_finding {
    bool known;
    int value, best; /* as in struct stones_answer */
};

/* Of the position after so many moves of a round; asked from the last one back. Sets budget->over where all is over. */
typedef enum err stones_look(struct stones_finding *out, void *context, int moves, struct budget *budget);

/* A move, and what is known of the position before it for the player who makes it. */
struct stones_ply {
    struct stones_point point;
    int move;
    bool kept; /* is the worth known? */
    int worth; /* of the move, to that player */
    struct stones_finding before;
};

struct stones_review {
    struct stones_form form;
    int leader, count;
    bool is_won; /* by the last move */
    stones_look *look;
    void *context;                              /* for look */
    struct stones_ply plies[STONES_FIELDS_MAX]; /* `count` with point and move set, and all else 0 */
};

/* Looks at a round, and writes the member `items`. ERR_NO_MEMORY. */
enum err stones_review(struct json_out *out, struct stones_review *review, struct budget *budget) MUST_CHECK;

#endif
