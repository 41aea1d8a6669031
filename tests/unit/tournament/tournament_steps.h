/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Steps through a tournament without a store: its events are made here and applied at once. For the tests of the fold.
 */
#ifndef REFEREE_TESTS_ENGINE_TOURNAMENT_STEPS_H
#define REFEREE_TESTS_ENGINE_TOURNAMENT_STEPS_H

#include <jansson.h>

#include "tournament/tournament.h"

/* The one that is stepped through; the test frees it. */
extern struct tournament *tournament;
extern const struct id steps_id;

/* JSON with single quotes. */
json_t *steps_json(const char *text);

/* A new one of so many bots. */
void steps_begin(const char *format, int entrants, int games, const char *deal);
/* One of which more is said: members of the first event. */
void steps_begin_with(const char *format, int entrants, int games, json_t *more);
/* Heats of so many bots, the seed of which is "test". */
void steps_begin_heats(int entrants, int table, int advance, const char *deal);
/* Heats of which more is said: members of the first event. */
void steps_begin_heats_with(int entrants, json_t *more);
/* One more event; the body is taken, and NULL is ERR_NO_MEMORY. */
enum err steps_apply(const char *kind, json_t *body);

/* Plays what is next with these scores ("1 0"), by seat. */
void steps_play(const char *scores);
/* Plays what is next so that the entrant with the smaller number wins, if it is of two. */
void steps_play_by_number(void);
/* Plays what is next so that whoever has the smaller number has scored more. */
void steps_play_descending(void);
void steps_pair_next(void);
void steps_finish(void);

enum tournament_step steps_next(void);
const struct entrant *steps_entrant(int number);
void steps_expect_ranks(const int *ranks);

#endif
