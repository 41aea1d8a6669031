/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the conformance suite must be told about a family: tables to play at, and bodies for its actions.
 *
 * A family's script stands in a file of its own and in the list `scripts`; that is all a new game has to add. The suite
 * itself (conformance.c) knows no game.
 */
#ifndef REFEREE_TESTS_CONFORMANCE_SCRIPT_H
#define REFEREE_TESTS_CONFORMANCE_SCRIPT_H

#include "unit/rules/play.h"
#include "util/rng.h"

/* A game to play: a ruleset, options in JSON with single quotes (or NULL), and opponents as in struct setup. */
struct setting {
    const char *ruleset, *options;
    int opponents;
};

enum { ACTOR_MEMORY = 256 };

/* Who plays: a stream of chance and what a script wants to remember, zero at the start of each round. */
struct actor {
    struct rng rng;
    unsigned char memory[ACTOR_MEMORY];
};

struct script {
    const char *family;
    const struct setting *settings;
    size_t setting_count;
    /* A body with which the seat might do the action now: mostly a legal one, sometimes not. */
    json_t *(*body)(struct actor *actor, const struct play *play, int seat, const struct action_def *action);
    /* May the seat do the action although its turn does not list it? NULL: never. */
    bool (*is_unlisted)(const struct play *play, int seat, const struct action_def *action);
};

extern const struct script codebreaking_script;
extern const struct script line_script;
extern const struct script yahtzee_script;

/* All of them, NULL-terminated, and the one of a family; NULL when it has none. */
extern const struct script *const scripts[];
const struct script *script_of(const struct family *family);

#endif
