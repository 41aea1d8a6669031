/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Analysis: what was good and what was luck in a round that is over, and what there is to say of any position.
 *
 * An analysis belongs to a family as its bots do: pure functions, from what is observed of a finished round, or from
 * what a client asks about a position of its own, to the members of an answer. It never gets a state. Everything is
 * bounded by a budget: when that is over, what was not worked out by then is told as null. The same question, stream of
 * random numbers and steps give the same answer. Any thread may call anything.
 */
#ifndef REFEREE_SOLVERS_ANALYSIS_H
#define REFEREE_SOLVERS_ANALYSIS_H

#include <jansson.h>

#include "rules/family.h"
#include "solvers/budget.h"
#include "util/err.h"
#include "util/json_out.h"
#include "util/problem.h"
#include "util/rng.h"

/* A question about a position, read and checked. Every family has its own. */
struct inquiry;

struct analysis {
    const char *family;
    /*
     * Writes what there is to say of a round that is over, from what a spectator observes of it: `items` and what else the
     * family has, among the members of an object that is open. ERR_NO_MEMORY.
     */
    enum err (*analyse_round)(struct json_out *out, const struct observation *observation, struct rng *rng,
                              struct budget *budget);
    /*
     * Reads the body of a question about a position of a ruleset; free_inquiry releases it. ERR_NO_MEMORY, and
     * ERR_INVALID_VALUE and the like with pointers.
     */
    enum err (*read_inquiry)(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem);
    /* Writes the answer, an object. ERR_NO_MEMORY. */
    enum err (*answer_inquiry)(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget);
    void (*free_inquiry)(struct inquiry *inquiry); /* NULL is fine */
};

/* That of a family, by its name; NULL where it has none. */
const struct analysis *analysis_find(const char *family);

#endif
