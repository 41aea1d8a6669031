/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A slice of work on one tournament.
 */
#ifndef REFEREE_ENGINE_TOURNAMENT_WORK_H
#define REFEREE_ENGINE_TOURNAMENT_WORK_H

#include "engine/tournament.h"
#include "engine/tournaments.h"
#include "engine/writer.h"
#include "store/db.h"

enum work_outcome {
    WORK_MORE,  /* there is more to do at once */
    WORK_LATER, /* something failed that may pass: again in a moment */
    WORK_NONE,  /* nothing to do until it is woken */
    WORK_OVER,  /* nothing to do for ever */
};

struct work {
    const struct tournaments_options *options;
    struct writer *writer;
    struct db *db; /* the thread's own */
    const atomic_bool *stopping;
    atomic_uint_fast64_t *games; /* to be counted up */
};

/* Is there anything about this game of a tournament that the tournament must know? */
bool tournament_game_needs_look(const struct game *game);

/* *tournament is what the last slice left of it (NULL = nothing), and is left for the next one. */
enum work_outcome work_on(const struct work *work, struct tournament **tournament, const struct id *id);

#endif
