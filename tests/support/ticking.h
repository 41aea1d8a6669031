/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The real clocks of an engine, for tests in which time runs: they write too, at any moment.
 */
#ifndef REFEREE_TESTS_SUPPORT_TICKING_H
#define REFEREE_TESTS_SUPPORT_TICKING_H

#include "engine.h"
#include "service/clock_service.h"

struct ticking {
    struct clock_service *clocks;
    struct service *service; /* the same */
    struct db *reader;       /* theirs */
};

/* Makes them, between two runs of the engine's writer. */
void ticking_make(struct ticking *ticking, struct engine *engine);

/* Starts the writer, with the clocks as its first listener, and then them. */
void ticking_run(struct ticking *ticking, struct engine *engine, size_t queue_max, size_t batch_max);

/* Stops both, and frees the clocks. */
void ticking_drop(struct ticking *ticking, struct engine *engine);

/* The server has been down for so long; ticking_run brings it up again. */
void ticking_down(struct ticking *ticking, struct engine *engine, long ms);

void pause_ms(long ms);

#endif
