/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loading what a game's round is dealt from, for whatever makes the game, takes its last seat or begins a further round: on a
 * pool thread, over a connection of its own.
 */
#ifndef REFEREE_API_GAMES_SUPPLYING_H
#define REFEREE_API_GAMES_SUPPLYING_H

#include "api/bounded.h"
#include "api/change.h"
#include "game/question_bank.h"
#include "store/db.h"

/* Are games of this ruleset dealt from stored sets? No ruleset's are of which nothing is known. */
bool supplying_is_needed(const char *ruleset, size_t length);

struct supplying {
    struct request *request;
    struct bounded bounded;
    struct db *db;
    struct question_bank *bank;
};

/*
 * Begins it on behalf of a player, none = of a game; supplying_end follows in any case. What is loaded lies in the arena:
 * sets may have thousands of questions, and games twenty of them. ERR_BUSY, ERR_STORE, ERR_NO_MEMORY.
 */
enum err supplying_begin(struct supplying *out, struct request *request, struct arena *arena,
                         const struct id *player) MUST_CHECK;

/* Begins the snapshot over which all that follows is read. What goes into the cache is not read in it. ERR_BUSY, ERR_STORE. */
enum err supplying_look(struct supplying *supplying) MUST_CHECK;

/*
 * Loads what a game with this config needs into the play, with what the players who are to be asked have met of it; also
 * that it is gone. The snapshot is over then.
 */
enum err supplying_load(struct play *play, struct supplying *supplying, const struct config *config,
                        const struct id *players, size_t count) MUST_CHECK;

/* Tells why sets could not be read: ERR_BUSY where that took too long. Returns the error. */
enum err supplying_refuse(struct request *request, enum err err);

void supplying_end(struct supplying *supplying);

#endif
