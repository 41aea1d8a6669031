/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One game between two engines, each a process that is started for it.
 *
 * What counts is the processor time that an engine has used for a move, so that whatever else runs on the machine decides
 * nothing. Most engines look at the clock on the wall alone: such a one is told of more time where it has had to wait for
 * the processor before, in proportion. One that counts processor time itself (`referee engine --clock cpu`) is told the
 * time as it is. Only one of the two thinks at a time.
 */
#ifndef REFEREE_TOOLS_MATCH_GAME_H
#define REFEREE_TOOLS_MATCH_GAME_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "clients/engine_process.h"
#include "opening.h"

enum { INFOS_MAX = 8, GAME_REASON = 128, GAME_MOVES_MAX = LINE_SIZE_MAX * LINE_SIZE_MAX, GAME_ENGINES = 2 };

struct engine_plan {
    const char *name, *command;
    long move_ms;                 /* of processor time */
    bool own_clock;               /* it counts that itself */
    const char *infos[INFOS_MAX]; /* told behind INFO, up to a NULL or the end */
};

struct game_plan {
    struct engine_plan engines[GAME_ENGINES];
    struct opening_board board;
    long margin_ms;            /* over what it was told an engine loses on time */
    long hang_ms;              /* on the wall, over which it is given up, besides ten times what it was told */
    long rest_ms;              /* on the wall, for which an engine is told nothing behind its answer */
    const atomic_int *stopped; /* borrowed */
};

/* How long an engine waits for the processor while it works, as a factor; kept from game to game. */
struct pace {
    double stretch; /* 1: not at all; 0: nothing is known yet */
};

/* What an engine has done in a game. */
struct engine_record {
    int moves;
    int64_t used_us, longest_us; /* of processor time: for all moves, for one */
    int64_t told_us;             /* the time that it was told of, for all */
};

enum { NO_ENGINE = -1 };

struct game_record {
    int black;         /* the engine that has the first stone */
    int opening_count; /* of the moves, how many were given */
    int count;
    struct stones_point moves[GAME_MOVES_MAX];
    int winner;               /* or NO_ENGINE: a draw */
    enum engine_fault fault;  /* of the one that has lost by it */
    char reason[GAME_REASON]; /* of the fault, as text of one line */
    struct engine_record engines[GAME_ENGINES];
};

/* Plays it. False when it was stopped, and there is no result. */
bool game_play(struct game_record *out, const struct game_plan *plan, const struct opening *opening, int black,
               struct pace paces[static GAME_ENGINES]);

#endif
