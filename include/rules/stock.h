/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a family's rounds may be dealt from the store: stored sets of questions.
 *
 * Rules never look into the store. When a game is made, options name sets, and `configure` asks of each by `find` whether
 * whoever makes the game may use it, and what there is in it (struct setup); the options are resolved by that, so that no
 * log and no export needs the store again. Before a round `needs` says which sets its deal draws from; whoever begins the
 * round loads them, where nobody waits for it, and hands them to `deal` (struct table).
 *
 * Ownership: all that is pointed to is the caller's, and stays for the call.
 */
#ifndef REFEREE_RULES_STOCK_H
#define REFEREE_RULES_STOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/quiz_set.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/rng.h"

/* How many sets a game can be dealt from. */
enum { NEEDS_MAX = 24, STOCK_ID_LENGTH = 16 };

/* Questions of a set that no filter tells apart. */
struct stock_class {
    struct json_text category; /* bytes are NULL where there is none */
    enum quiz_difficulty difficulty;
    uint32_t count;
    uint32_t largest; /* bytes that the largest of them takes in a deal */
};

/* One version of a set: what the options of a game must know of it. */
struct stock_set {
    int version;
    bool is_official; /* it belongs to an account whose sets may be ranked: of the scope `service` or `admin` */
    const struct stock_class *classes;
    size_t class_count;
};

/* Asked by `configure`. */
struct stock {
    /*
     * A version of a set, 0 = the newest. ERR_NOT_FOUND where there is none that the game's maker may use, whatever the
     * reason; ERR_NO_MEMORY, or what else kept the store from answering.
     */
    enum err (*find)(const struct stock *stock, struct stock_set *out, const char *set, int version);
};

/* A version of a set that a deal draws from. */
struct need {
    char set[STOCK_ID_LENGTH + 1];
    int version;
};

/*
 * Tables that are dealt from the same sets, no question to two of them, as those of a tournament are: how many there can be
 * at the most, and how many compete at all of them together.
 */
struct stock_plan {
    uint32_t tables, seats;
    bool can_choose; /* before each table those who sit there may choose what they are asked of */
};

/*
 * Which questions are for one of these tables. It follows from the sets, the seed and how many came before: so it is known
 * before anything is dealt, and no table need know what another was dealt.
 */
struct stock_share {
    struct stock_plan plan;
    struct stock_plan before;           /* those that come before this table; with it no more than in the plan */
    uint32_t seats;                     /* who compete at this one at the most */
    unsigned char seed[RNG_SEED_BYTES]; /* the same for all of them */
};

/* The classes of a set's questions, in the arena: what `find` tells, made once when a version is stored. ERR_NO_MEMORY. */
enum err stock_classify(struct stock_set *out, struct arena *arena, const struct quiz_set *set) MUST_CHECK;

#endif
