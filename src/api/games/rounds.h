/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rounds of a game, past ones included: for endpoints that look back. Past rounds are folded from the log, through the
 * loop's own connection.
 */
#ifndef REFEREE_API_ROUNDS_H
#define REFEREE_API_ROUNDS_H

#include "game/game.h"
#include "http/request.h"
#include "util/err.h"

enum { ROUNDS_MAX = 100000 };

/* Where the rounds begin in the log; only read when past rounds are wanted. */
struct rounds {
    const struct game *game; /* borrowed */
    size_t count, size;
    int64_t *seqs;
};

/* For looking at the rounds from `first` on, 1 to game->number. rounds_free, in any case. */
enum err rounds_begin(struct rounds *out, struct request *request, const struct game *game, int64_t first) MUST_CHECK;
void rounds_free(struct rounds *rounds);

/* The game at the end of a round, or as it is now for the current one; the caller owns the reference. */
enum err rounds_load(struct game **out, struct request *request, const struct rounds *rounds,
                     int64_t number) MUST_CHECK;

#endif
