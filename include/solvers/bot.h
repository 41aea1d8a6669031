/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that play: from what a seat sees to what it does, for every family.
 *
 * A bot is a pure function. It is given an observation, which holds nothing that the person on the same chair would not
 * see, and never a state, so no secret. The same observation, stream of random numbers and steps give the same decision.
 * Any thread may call anything.
 *
 * The same functions play a built-in bot's seat, answer a person's request for a hint, and run in `referee bot`.
 */
#ifndef REFEREE_SOLVERS_BOT_H
#define REFEREE_SOLVERS_BOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/family.h"
#include "solvers/budget.h"
#include "util/err.h"
#include "util/rng.h"

/* What a bot keeps in mind besides what it sees. Borrowed. */
struct bot_memory {
    /*
     * RNG_SEED_BYTES random bytes, the same for all decisions of this seat in this round and known to nobody else: a bot
     * that must keep something in mind that is in no view (a secret it has only committed to) draws it from these. NULL for
     * somebody else's seat, as for a hint.
     */
    const unsigned char *bot_key;
    /*
     * bot->scratch_size bytes for this seat alone, zeroed before its first decision of a game: what the bot has worked out
     * and need not work out again. It never changes what a bot decides. NULL where each decision stands by itself.
     */
    void *scratch;
};

struct move {
    const struct action_def *action;
    json_t *body; /* as a client would send it; owned by whoever receives the decision */
};

/* How well it plays, measured: for GET /v1/bots. */
struct strength {
    const char *ruleset;
    const char *measure; /* "average guesses over all secrets", "points a game", ... */
    double value;
};

struct bot {
    const char *name; /* unique within the family: "minimax" */
    const char *family;
    const char *words; /* how it plays and how well, for people */
    const struct strength *strengths;
    size_t strength_count;
    /*
     * How well it plays may be chosen. Level N of N is the bot itself, which is its full strength; `below` are the N - 1
     * bots under it, from the weakest, which differ from it by their level and all that makes them weaker.
     */
    const struct bot *below;
    int levels;          /* N; 0: it has none */
    int level;           /* of these; 0 where it has none */
    const void *detail;  /* the bot's own: what tells it from others that share its functions */
    size_t scratch_size; /* see struct bot_memory; 0: none */
    int64_t think_us;    /* it gets no more time for a decision than that, however patient its caller is; 0: any */
    /* Can it sit at a table with these options, in every seat and role that comes with them? */
    bool (*can_play)(const struct bot *bot, const struct config *config);
    /*
     * Is it the strongest of its family with options that it can play with? NULL in a family whose order of bots is the same
     * with all options: there the last is.
     */
    bool (*excels)(const struct bot *bot, const struct config *config);
    /*
     * What it does as a viewer who may act. Its budget over, it settles for the best it has by then: an action that is
     * legal, always. ERR_NO_MEMORY; ERR_NOT_ALLOWED_NOW when it depends on what only the player knows (no bot key).
     */
    enum err (*decide)(struct move *out, const struct bot *bot, const struct observation *observation,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget);
};

/*
 * How they play: raised whenever any of them decides in another way than before, by the same random numbers. Games that
 * bots played inside the server are played again to verify them, as long as it is the same.
 */
enum { BOTS_VERSION = 3 };

/* All bots by number: by family, within it from the weakest to the strongest, at full strength; NULL behind the last. */
const struct bot *bot_at(size_t index);

/* By family and name; NULL when there is none of that name. */
const struct bot *bot_find(const char *family, const char *name, size_t length);

/* A bot of bot_at's at a level of its own, from 1; 0 is its full strength. NULL where it has no such level. */
const struct bot *bot_at_level(const struct bot *bot, int level);

/* The strongest bot that can play with these options; NULL when none can. */
const struct bot *bot_best(const struct config *config);

#endif
