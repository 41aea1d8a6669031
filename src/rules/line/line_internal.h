/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the family of line games share among themselves; nobody else includes it.
 *
 *     line.c          the start of a round, whose turn it is, what an event does; struct family itself
 *     line_options.c  rulesets, options, schemas
 *     line_view.c     what is seen of a round
 *     line_sgf.c      rounds as other programs read them
 *     line_board.c    the board (its header is public: rules/line_board.h)
 */
#ifndef REFEREE_RULES_LINE_INTERNAL_H
#define REFEREE_RULES_LINE_INTERNAL_H

#include "rules/export_format.h"
#include "rules/line.h"

struct line_config {
    struct config head; /* first: config_release frees the whole by it */
    int size, line;
    bool exact_line;
};

struct state {
    const struct line_config *config;
    struct stones_round round;
    struct line_board board;     /* board.stones is also the number of moves */
    struct stones_point moves[]; /* in order, by the leader and the other in turn */
};

/* --- line_options.c --- */

enum { LINE_PRESETS = 3 };
extern const struct preset line_presets[LINE_PRESETS];

json_t *line_action_schema(const struct preset *preset, const struct action_def *action);

/* --- line_view.c --- */

size_t line_observation_size(const struct state *state);
void line_observe(const struct state *state, int viewer, struct observation *out);
void line_view(const struct observation *head, struct json_out *out);
void line_history(const struct observation *head, struct json_out *out);
enum err line_read_view(struct observation **out, const struct observation *head, const json_t *view) MUST_CHECK;

/* --- line_sgf.c --- */

extern const struct export_format line_sgf;

#endif
