/* SPDX-License-Identifier: Apache-2.0 */
/* Weights that tell best how the positions of games end. */
#ifndef REFEREE_TOOLS_FIT_H
#define REFEREE_TOOLS_FIT_H

#include "model.h"
#include "samples.h"

/* The mean error, in nats, and how often the better guess was right. */
struct fit_error {
    double entropy, right;
};

struct fit {
    struct weight_table mover, other, threats; /* to the chance of the side to move, in nats */
    double hand_scale;                         /* of the score by hand: so much of it is a nat */
    struct fit_error chance, hand_chance;      /* of positions that were kept back */
};

struct fit_plan {
    uint64_t seed;
    int rounds; /* how often all is gone through */
};

/* False when there is no memory or nothing to learn from. */
bool fit_run(struct fit *fit, const struct samples *learnt, const struct samples *kept, const struct fit_plan *plan);

#endif
