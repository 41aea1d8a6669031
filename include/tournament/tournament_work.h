/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A slice of work on one tournament.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_WORK_H
#define REFEREE_TOURNAMENT_TOURNAMENT_WORK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solvers/bot.h"
#include "util/id.h"
#include "util/log.h"

struct cache;
struct members;
struct db;
struct game;
struct id_source;
struct scheduler;
struct tournament;
struct writer;

struct tournaments_options {
    struct cache *cache; /* for the configs, and for the games of people */
    struct id_source *ids;
    const char *db_url;
    struct scheduler *scheduler;
    unsigned threads;        /* of its lane for tournaments */
    struct members *members; /* whose tournaments it leads; NULL: all are its own */
    struct log *log;
    int64_t open_ms; /* so long one may be open before it is cancelled; 0 = for ever */
    /* Bots by family and name; NULL: those of the program. */
    const struct bot *(*find_bot)(const char *family, const char *name, size_t length);
};

enum work_outcome {
    WORK_MORE,  /* there is more to do at once */
    WORK_LATER, /* something failed that may pass: again in a moment */
    WORK_NONE,  /* nothing to do until it is woken */
    WORK_OVER,  /* nothing to do for ever */
};

struct work {
    const struct tournaments_options *options;
    struct writer *writer;
    struct db *db; /* the thread's own */
    const atomic_bool *stopping;
    atomic_uint_fast64_t *games; /* to be counted up */
};

/* Is there anything about this game of a tournament that the tournament must know? */
bool tournament_game_needs_look(const struct game *game);

/* *tournament is what the last slice left of it (NULL = nothing), and is left for the next one. */
enum work_outcome run_slice(const struct work *work, struct tournament **tournament, const struct id *id);

#endif
