/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the family of Connect Four share among themselves; nobody else includes it.
 *
 *     connectfour.c          the ruleset and its options, the start of a round, what an event does; struct family itself
 *     connectfour_view.c     what is seen of a round, what the log keeps, what is published
 *     connectfour_board.c    the board (its header is public: rules/connectfour_board.h)
 */
#ifndef REFEREE_RULES_CONNECTFOUR_INTERNAL_H
#define REFEREE_RULES_CONNECTFOUR_INTERNAL_H

#include "rules/connectfour.h"

enum { NONE = -1 }; /* no seat */

struct connectfour_config {
    struct config head; /* first: config_release frees the whole by it */
    int columns, rows, line;
};

struct state {
    const struct connectfour_config *config;
    int8_t winner;       /* seat or NONE */
    int8_t forfeited_by; /* seat or NONE */
    bool over;
    struct connectfour_play play;
};

enum connectfour_action { CONNECTFOUR_MOVE, CONNECTFOUR_ACTIONS };

/* --- connectfour_view.c --- */

size_t connectfour_observation_size(const struct state *state);
void connectfour_observe(const struct state *state, int viewer, struct observation *out);
void connectfour_view(const struct observation *head, struct json_out *out);
void connectfour_history(const struct observation *head, struct json_out *out);
enum err connectfour_read_view(struct observation **out, const struct observation *head, const json_t *view) MUST_CHECK;
json_t *connectfour_record(const struct state *next, const struct event *action);
json_t *connectfour_result(const struct state *state);

#endif
