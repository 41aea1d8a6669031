/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A largest matching of a graph, by Edmonds' blossom algorithm: Jack Edmonds, "Paths, Trees, and Flowers" (1965).
 *
 * The graph is a question, may two of n meet, so that nobody need list ten thousand times ten thousand edges. Pure; a
 * struct matching belongs to its caller.
 */
#ifndef REFEREE_TOURNAMENT_MATCHING_H
#define REFEREE_TOURNAMENT_MATCHING_H

#include <stdbool.h>
#include <stdint.h>

#include "util/err.h"

enum { MATCHING_NOBODY = -1 };

struct matching {
    int32_t n;
    int32_t *mate; /* of each; MATCHING_NOBODY = alone */
    /* May two that are not the same meet? Symmetric. */
    bool (*may)(const void *context, int32_t a, int32_t b);
    const void *context;
    const int32_t
        *order; /* a permutation: in which order the others are looked at; NULL = from the last to the first */
    /* For the search of a path; see matching.c. */
    int32_t *parent, *base, *queue;
    bool *outer, *in_blossom, *on_way, *given_up;
    int32_t *memory;
    bool *flags;
};

/* Nobody has a mate. ERR_NO_MEMORY. */
enum err matching_init(struct matching *matching, int32_t n) MUST_CHECK;
void matching_free(struct matching *matching);

/*
 * Adds pairs until there are as many as can be; whoever has a mate keeps one, though it may be another. Pairs that stand
 * may be such as `may` refuses. How many stay alone. At most n*n*n questions, few where little is missing.
 */
int32_t matching_complete(struct matching *matching);

#endif
