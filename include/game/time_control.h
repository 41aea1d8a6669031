/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Clocks: how long the turns of a game may take, and what is left of each seat's time.
 *
 * A person has a limit for each turn, or a bank that their turns use up and that each turn adds to; a program from outside
 * has a limit of its own; a built-in bot has none. A family may give a turn a limit of its own instead (struct turn), or
 * have something happen at moments of its choice, by which nobody loses (struct auto_action).
 * Times come from the events alone: a turn begins at the moment of the event that gave it, and an action ends it at the
 * moment at which it arrived. So a log gives the same banks and deadlines whenever it is folded.
 *
 * Pure; any thread may call anything here.
 */
#ifndef REFEREE_GAME_TIME_CONTROL_H
#define REFEREE_GAME_TIME_CONTROL_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/family.h"
#include "util/err.h"
#include "util/problem.h"

struct game;

/* Two weeks a turn and in a bank, a day of increment, an hour for a program. */
enum {
    TIME_CONTROL_TURN_SECONDS_MAX = 14 * 24 * 60 * 60,
    TIME_CONTROL_INCREMENT_SECONDS_MAX = 24 * 60 * 60,
    TIME_CONTROL_BOT_SECONDS_MAX = 60 * 60,
    TIME_CONTROL_BOT_SECONDS = 1, /* what a program has where nobody says more */
};

/* What was agreed for a game. All 0: people take their time, programs have TIME_CONTROL_BOT_SECONDS. */
struct time_control {
    int32_t turn_seconds;      /* a person's turn; 0 = no limit */
    int32_t bot_turn_seconds;  /* a turn of a program from outside; 0 = nothing was said */
    int32_t initial_seconds;   /* a person's bank at the start of a round; 0 = no bank, which turn_seconds excludes */
    int32_t increment_seconds; /* added to it after each of the person's turns */
};

/*
 * {"turn_seconds", "bot_turn_seconds"} or {"initial_seconds", "increment_seconds", "bot_turn_seconds"} or null, `at` being
 * the pointer of the value. ERR_INVALID_VALUE with pointers.
 */
enum err time_control_read(struct time_control *out, const json_t *value, const char *at,
                           struct problem *problem) MUST_CHECK;

/* May that be agreed for games of this config? ERR_INVALID_VALUE at `at` where nobody loses by time in them. */
enum err time_control_check(const struct time_control *time_control, const struct config *config, const char *at,
                            struct problem *problem) MUST_CHECK;

/* The clock as it is stored and shown: an object, or null where nothing was agreed. NULL without memory. */
json_t *time_control_json(const struct time_control *time_control) MUST_CHECK;

/* Can time alone change this game: may a turn have a deadline, or something fall due at a moment? */
bool game_is_timed(const struct game *game);

/* Is a seat's time in the game a bank? */
bool game_has_bank(const struct game *game, int seat);

/* When the time of a seat's present turn is over, ms since 1970; 0 = never, or it is not its turn. `turn` is the game's. */
int64_t game_seat_deadline(const struct game *game, const struct turn *turn, int seat);

/* The earliest deadline of all seats and, in *out_seat, whose it is; 0 = nobody's time is running. */
int64_t game_deadline(const struct game *game, int *out_seat);

/* The earliest moment at which time changes the game, a deadline or what is due; 0 = no clock of it runs. */
int64_t game_next_moment(const struct game *game);

/* When what the seats may do now is over at the latest, as players are told; 0 = they take their time. */
int64_t game_told_deadline(const struct game *game);

#endif
