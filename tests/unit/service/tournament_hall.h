/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hall where tournaments are played, in a real database, for tests of the service that plays them. There is one in a
 * test's process. Of its bots for code-breaking `genetic` cheats at once, and `minimax` later on.
 */
#ifndef REFEREE_TESTS_UNIT_SERVICE_TOURNAMENT_HALL_H
#define REFEREE_TESTS_UNIT_SERVICE_TOURNAMENT_HALL_H

#include <stdatomic.h>

#include "service/tournaments.h"
#include "store/tournaments.h"
#include "support/engine.h"
#include "tournament/tournament_making.h"

extern struct engine engine;
extern struct tournaments *tournaments;
extern atomic_int tournaments_told; /* how often of one that has changed */

void hall_open(void);
void hall_close(void);

/* The service with its writer: as a restart does. */
void hall_start(void);
void hall_stop(void);

/* ---- making one ---- */

/* A tournament to be begun. */
struct making {
    const char *ruleset, *format, *names; /* of bots, or players' numbers */
    int games, part;
    const char *more; /* further members of the first event, with single quotes; NULL = none */
    int master;       /* the number of a player, or -1 */
    struct id id;
    bool is_whole;
    char *text;
    struct tournament_making parts;
};

struct id begin_as(struct making *making);
struct id begin_of(const char *ruleset, const char *format, const char *names, int games);

/* The same name so many times, in a buffer that the next call takes. */
const char *many_names(const char *name, int count);

/* ---- looking at it ---- */

struct seen {
    bool over;
    int64_t played, version;
    char winners[64];
};

/* Waits; the suite's time-out says that it does not end. */
struct seen until_over(const struct id *id);

struct tournament_entrant_row entrant(const struct id *id, int number);

#endif
