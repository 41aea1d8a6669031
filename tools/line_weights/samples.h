/* SPDX-License-Identifier: Apache-2.0 */
/* What is learnt from: positions of games, as the combinations of their fields. */
#ifndef REFEREE_TOOLS_SAMPLES_H
#define REFEREE_TOOLS_SAMPLES_H

#include <stddef.h>

#include "games.h"
#include "solvers/line/line_combination.h"

/* One combination and how many fields have it: those of the side to move, then those of the other. */
struct count {
    uint16_t combination;
    uint16_t fields;
};

/* A position in which nothing is to be won at once. */
struct sample {
    size_t first;        /* of its counts */
    uint16_t own, other; /* how many counts */
    uint16_t threats;    /* see LINE_THREATS */
    int16_t hand_score;  /* the score by weights set by hand */
    float target;        /* what the side to move got of it, 0 to 1 */
};

struct samples {
    struct count *counts;
    struct sample *samples;
    size_t count_count, sample_count;
    size_t count_room, sample_room;
    size_t games;
};

/* Is it a combination that positions are told by? Not where no stone of one's own is within reach: the bare board. */
bool samples_tells(const struct line_combinations *combinations, unsigned combination);

/* What is to be learnt of a position: to this share the score of the search, of which `scale` is a nat, else the end. */
struct targets {
    double share, scale;
};

/*
 * Adds those of a game. Before a worse move was drawn the end tells nothing: there it is all the score. NULL: only how the game
 * ended, of the positions for which it tells something. False when there is no memory.
 */
bool samples_add(struct samples *samples, const struct game *game, const struct targets *targets);

void samples_clear(struct samples *samples);

#endif
