/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the family of Connect Four share among themselves; nobody else includes it.
 *
 *     connectfour.c          the ruleset and its options, the start of a round, what an event does; struct family itself
 *     connectfour_view.c     what is seen of a round
 *     connectfour_board.c    the board (its header is public: rules/connectfour_board.h)
 */
#ifndef REFEREE_RULES_CONNECTFOUR_INTERNAL_H
#define REFEREE_RULES_CONNECTFOUR_INTERNAL_H

#include "rules/connectfour.h"

struct connectfour_config {
    struct config head; /* first: config_release frees the whole by it */
    int columns, rows, line;
};

struct state {
    const struct connectfour_config *config;
    struct connectfour_play play;
};

/* --- connectfour_view.c --- */

/* Where the last stone came to rest, of which there is one. */
struct stones_point connectfour_last_point(const struct connectfour_play *play);

size_t connectfour_observation_size(const struct state *state);
void connectfour_observe(const struct state *state, int viewer, struct observation *out);
void connectfour_view(const struct observation *head, struct json_out *out);
void connectfour_history(const struct observation *head, struct json_out *out);
enum err connectfour_read_view(struct observation **out, const struct observation *head, const json_t *view) MUST_CHECK;

#endif
