/* SPDX-License-Identifier: Apache-2.0 */
/* Questions that somebody who is asked has met before come last. */
#ifndef REFEREE_RULES_QUIZ_MET_H
#define REFEREE_RULES_QUIZ_MET_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/quiz_set.h"
#include "util/arena.h"
#include "util/rng.h"

/*
 * Orders the numbers of a set's questions by how often they have been met, and those that are alike in that as they were;
 * where nothing is known of it all stay. False without memory.
 */
bool quiz_put_met_last(uint32_t *order, struct arena *arena, const struct quiz_set *set) MUST_CHECK;

/* Brings numbers into an order that is drawn. */
void quiz_mix(uint32_t *numbers, size_t count, struct rng *rng);

#endif
