/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whole rounds among bots at once, for families that can do it faster than by way of views and JSON.
 *
 * It must come to the same, to the last point and random number, as the family's start, apply and view with the bots'
 * decide would; a test plays both. A family that has none is played that way.
 */
#ifndef REFEREE_SOLVERS_PLAYOUT_H
#define REFEREE_SOLVERS_PLAYOUT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/family.h"
#include "solvers/bot.h"
#include "util/err.h"
#include "util/rng.h"

/* A round of a game that has but one. */
struct playout_table {
    const struct config *config;
    const struct bot *const *bots; /* by seat; each can play the config */
    struct rng *rngs;              /* by seat: what each draws from */
    const struct seeds *seeds;     /* where the family is seeded */
    bool duplicate;                /* as in struct table */
};

struct playout {
    const char *family;
    /*
     * The points by seat, and alone the family's score of the round. *out_offender: the seat whose bot did what is not
     * legal, -1 = none; then the points mean nothing. ERR_NO_MEMORY.
     */
    enum err (*play)(double points[static SEATS_MAX], double *out_value, int *out_offender,
                     const struct playout_table *table);
};

/* By family; NULL where it has none. */
const struct playout *playout_find(const char *family);

#endif
