/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is the same in all games in which two sides put stones on a board in turn, and whoever first has a line of them
 * wins: fields and lines, whose turn it is, how a round ends, and what is shown of it. Which stones may go where, and what
 * makes a line, is the family's own.
 *
 * Two seats; the leader of a round has X and moves first. There is no chance and nothing hidden.
 */
#ifndef REFEREE_RULES_STONES_H
#define REFEREE_RULES_STONES_H

#include "rules/family.h"

enum { STONES_SEATS = 2, STONES_NOBODY = -1, STONES_SIDE_MAX = 20 };

/* ---- fields ---- */

/* A field; (0, 0) is top left, as the board is shown. */
struct stones_point {
    uint8_t column, row;
};

/* A way in which lines run: the step from a field to the next. */
struct stones_way {
    int8_t columns, rows;
};

enum { STONES_WAYS = 4 };
extern const struct stones_way stones_ways[STONES_WAYS]; /* in rows, in columns, falling, rising to the right */

/* Stones of one side in an unbroken line, not to be made longer in its way. */
struct stones_run {
    struct stones_point first; /* of the smaller column; in a column, of the smaller row */
    struct stones_way way;
    uint8_t length; /* 0: there is none */
};

/* The point `index` (from 0) of a run. */
struct stones_point stones_run_point(const struct stones_run *run, int index);

/* ---- a round ---- */

/* What has come of a round so far, besides the stones. */
struct stones_round {
    int8_t leader;       /* the seat that has X */
    int8_t winner;       /* a seat or STONES_NOBODY, as is the next */
    int8_t forfeited_by; /* resigned, or let the time pass */
    bool timed_out;      /* the forfeit: by letting the time pass */
    bool over;
    struct stones_run win; /* the winning line */
};

/* The seat that makes a move (its number from 0) of a round. */
static inline int stones_seat_of_move(int leader, int move) {
    return move % STONES_SEATS == 0 ? leader : STONES_SEATS - 1 - leader;
}

/* For resolve: two seats, or ERR_INVALID_VALUE, which says that `games`, as "line games have", two seats. */
enum err stones_resolve(struct config *config, const struct setup *setup, const char *games,
                        struct problem *problem) MUST_CHECK;

/* A round that begins. ERR_CORRUPT where none begins so. */
enum err stones_start(struct stones_round *out, const struct table *table, struct problem *problem) MUST_CHECK;

/* The one action of such a family, its index and the problem of moves that are refused. */
enum { STONES_MOVE, STONES_ACTIONS };
extern const struct action_def stones_actions[STONES_ACTIONS];
extern const struct problem_def stones_illegal_move;

/* May the event follow after so many moves? ERR_CORRUPT, ERR_NOT_ALLOWED_NOW, ERR_NOT_YOUR_TURN. */
enum err stones_check_event(const struct stones_round *round, const struct config *config, int moves,
                            const struct event *event, struct problem *problem) MUST_CHECK;

/* The member `name` of a move, one of the board's rows or columns. ERR_CORRUPT; ERR_RULES where it is outside. */
enum err stones_read_place(int *out, const struct event *event, const char *name, int places,
                           struct problem *problem) MUST_CHECK;

/* The seat has put its stone, round->win is known: is the round over, and who has won it? */
void stones_settle(struct stones_round *round, int seat, bool is_full);

/* A seat resigns or lets its time pass: the other one wins, unless the round is over. */
void stones_forfeit(struct stones_round *round, const struct event *event);

/* `turn`, `points`, `record` and `result` of a family. */
void stones_turn(const struct stones_round *round, int moves, struct turn *out);
void stones_points(const struct stones_round *round, double *out);
json_t *stones_record(const struct stones_round *round, int seat, struct stones_point point);
json_t *stones_result(const struct stones_round *round, int moves);

/* ---- what is shown ---- */

/* Members of an object that is open, here and below: `column` and `row`. */
void stones_write_point(struct json_out *out, struct stones_point point);

/* Fills in a row of a family's board: '.', 'X' or 'O' for each field. */
typedef void stones_row(char *out, const void *board, uint8_t row);

/* `board`: its rows from the top. */
void stones_write_board(struct json_out *out, int columns, int rows, stones_row *fill, const void *board);

/* `symbols`, `last` (NULL: there is none) and `winning_line`. */
void stones_write_marks(struct json_out *out, const struct stones_round *round, const struct stones_point *last);

/* An item of the history: the move `index` (from 0). */
void stones_write_move(struct json_out *out, const struct stones_round *round, int index, struct stones_point point);

/* ---- what is read ---- */

/* A board as it is shown. */
struct stones_grid {
    int columns, rows;                   /* set by the caller */
    const char *fields[STONES_SIDE_MAX]; /* by rows from the top: '.', 'X' or 'O'; borrowed from the JSON */
    int x, o;                            /* how many of each */
};

/* ERR_INVALID_VALUE with a pointer to or below /board. */
enum err stones_read_grid(struct stones_grid *out, const json_t *board, struct problem *problem) MUST_CHECK;

/* Do these stones fit a game in which it is somebody's turn, X first and then both in turn? */
static inline bool stones_alternate(const struct stones_grid *grid) {
    return grid->x == grid->o || grid->x == grid->o + 1;
}

/* For read_view: the board, the round as far as it follows, and the field of `last` if there are stones. ERR_CORRUPT. */
enum err stones_read_view(struct stones_round *out, struct stones_grid *grid, struct stones_point *out_last,
                          const struct observation *head, const json_t *view) MUST_CHECK;

#endif
