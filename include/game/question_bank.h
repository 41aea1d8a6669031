/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The questions of a set that is in the store, read again.
 *
 * A set has up to 5000 questions in some megabytes, and reading them takes up to a tenth of a second: that is done on a
 * thread of the scheduler's, over a connection of its own, and never in the writer.
 */
#ifndef REFEREE_GAME_QUESTION_BANK_H
#define REFEREE_GAME_QUESTION_BANK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/family.h"
#include "rules/quiz_set.h"
#include "rules/stock.h"
#include "store/db.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

/*
 * Appends the questions of a version to a set, in their order; all that they point to is in the arena. Nothing is appended
 * where there is no such version. ERR_CORRUPT for what no set has, ERR_STORE, ERR_NO_MEMORY; the set's count is then what it
 * was.
 */
enum err question_bank_load(struct quiz_set *set, struct arena *arena, struct db *db, const struct id *id,
                            int64_t version) MUST_CHECK;

/* Appends the questions of a stored part's text. */
enum err question_bank_read_part(struct quiz_set *set, struct arena *arena, const char *body, size_t length) MUST_CHECK;

/* ---- for games ---- */

/* A version of a set, with its questions. */
struct banked_set {
    struct id id, owner;
    int64_t version;
    struct quiz_set questions;
    struct stock_set stock; /* what `find` tells of it, once it has */
};

/*
 * The sets that a game is made of, or begins a round with. Nothing is loaded twice. One thread's; what it gives is in the
 * arena, and some of it in the bank itself.
 */
struct question_bank {
    struct stock stock; /* to be asked on behalf of the player */
    struct arena *arena;
    struct db *db;
    struct id player; /* whoever makes the game; none = nobody, who may use what is public */
    int64_t now;
    bool (*is_over)(void *context); /* must the loading end? It is ERR_BUSY then; NULL: never */
    void *context;
    size_t count;
    struct banked_set sets[NEEDS_MAX];
};

/* Over a snapshot of the connection, which the caller has begun. */
void question_bank_init(struct question_bank *out, struct arena *arena, struct db *db, const struct id *player,
                        int64_t now);

/*
 * What the deal of a game's round is drawn from, in the order of its family's needs; nobody is asked for leave, as whoever
 * made the game had it. ERR_NOT_FOUND where one of the sets has been deleted; ERR_BUSY, ERR_STORE, ERR_CORRUPT,
 * ERR_NO_MEMORY.
 */
enum err question_bank_supply(const struct quiz_set *const **out, struct question_bank *bank,
                              const struct config *config) MUST_CHECK;

/* Does any of the sets that were loaded belong to the player? */
bool question_bank_is_of(const struct question_bank *bank, const struct id *player);

/* What a player is to the sets that a game needs, whether they are loaded or not. */
struct question_rights {
    bool owns;     /* one of them is theirs */
    bool may_use;  /* none of them is deleted, or another's and private: they may make such a game */
    bool are_gone; /* one of them is deleted */
};
enum err question_bank_ask_rights(struct question_rights *out, struct db *db, const struct config *config,
                                  const struct id *player) MUST_CHECK; /* ERR_STORE, ERR_CORRUPT */

#endif
