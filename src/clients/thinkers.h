/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Thinking about a line game in several threads with one mind (solvers/line_think.h): the caller's thread, whose thoughts
 * count, and as many more as there are to help it.
 */
#ifndef REFEREE_CLIENTS_THINKERS_INTERNAL_H
#define REFEREE_CLIENTS_THINKERS_INTERNAL_H

#include "solvers/line_think.h"

enum { THINKERS_MAX = 64 };

/*
 * Thinks until the budget, which is that of the caller's thread, is over, or all is known. `thinking` is for that thread. A
 * helper that cannot be had is done without. ERR_NO_MEMORY.
 */
enum err thinkers_think(struct line_thought *out, struct line_mind *mind, const struct line_thinking *thinking,
                        int threads, struct rng *rng, struct budget *budget) MUST_CHECK;

#endif
