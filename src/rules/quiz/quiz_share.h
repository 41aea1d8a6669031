/* SPDX-License-Identifier: Apache-2.0 */
/* What games take of their sets, and what of a set is for which table of a tournament. */
#ifndef REFEREE_RULES_QUIZ_SHARE_H
#define REFEREE_RULES_QUIZ_SHARE_H

#include "quiz_family.h"

/*
 * What so many rounds take of a reference at the least: so many questions for each contender, and so many besides, with what
 * the last round of a game has for tie-breaks.
 */
struct quiz_taking {
    uint32_t each, game;
};
struct quiz_taking quiz_taken_of(const struct quiz_config *config, int reference, int rounds);

/*
 * How many questions that a reference lets through are for each table with as many contenders as the config, at the least,
 * whenever it comes. ERR_NO_MEMORY.
 */
enum err quiz_share_least(uint32_t *out, const struct quiz_config *config, int reference, const struct stock_set *set,
                          const struct stock_plan *plan) MUST_CHECK;

/*
 * Marks the questions of the set that a reference names, by their places in the set, that are for other tables. rng: from
 * the share's seed, and moved on. False without memory.
 */
bool quiz_share_mark_others(bool *is_others, struct arena *arena, const struct quiz_config *config, const char *id,
                            const struct quiz_set *set, const struct stock_share *share, struct rng *rng) MUST_CHECK;

#endif
