/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What those at a table have been put before, for the deal of a round: the questions that somebody who competes was put in
 * earlier games in which they competed, whoever was asked. A seat without an account has met nothing.
 *
 * Rounds that are over are read from their rows (store/round_questions.h), which are written as the rounds end, so what a
 * snapshot has is all that was over in it; of games that go on, the state tells what has been put so far. What is read is
 * bounded: of a player the newest games, and so many questions. More only makes a deal better, so whoever runs out of time
 * or room deals by what has been read.
 */
#ifndef REFEREE_GAME_QUESTIONS_MET_H
#define REFEREE_GAME_QUESTIONS_MET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game/game.h"
#include "game/question_bank.h"
#include "store/db.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

enum {
    QUESTIONS_MET_GAMES_MAX = 1000, /* of a player, of whatever ruleset: the newest that go on, and that are over */
    QUESTIONS_MET_MAX = 20000,      /* questions of a player, about */
    QUESTIONS_MET_UNDER_WAY_MAX = 64
};

/* A game that goes on, and is dealt from stored sets. */
struct game_under_way {
    struct id id;
    int rounds;  /* of which there are rows: later ones are told by its state */
    int players; /* that have been asked about and compete in it */
};

struct met_run;

/* One thread's; all that it points to is in the arena. */
struct questions_met {
    struct arena *arena;
    bool (*is_over)(void *context); /* must the reading end? NULL: never */
    void *context;
    struct met_run *runs;
    size_t count;     /* fingerprints in all runs, each as often as it was met */
    size_t of_player; /* those of the player who is being read */
    size_t under_way_count;
    struct game_under_way under_way[QUESTIONS_MET_UNDER_WAY_MAX];
};

/* What a player has met, over a snapshot that the caller has begun; and which of their games go on. */
enum err questions_met_read(struct questions_met *met, struct db *db, const struct id *player) MUST_CHECK;

/* What the newest version of a game that goes on has put beyond what was read. ERR_NO_MEMORY. */
enum err questions_met_take(struct questions_met *met, const struct game_under_way *under_way,
                            const struct game *game) MUST_CHECK;

/* Notes with the questions of all sets that are loaded how often they have been met (`met`). ERR_NO_MEMORY. */
enum err questions_met_tell(const struct questions_met *met, struct question_bank *bank) MUST_CHECK;

#endif
