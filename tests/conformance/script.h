/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the conformance suite must be told about a family: tables to play at, and bodies for its actions.
 *
 * A family's script stands in a file of its own, which declares it by SCRIPT; that is all a new game has to add. The suite
 * itself (conformance.c) knows no game.
 */
#ifndef REFEREE_TESTS_CONFORMANCE_SCRIPT_H
#define REFEREE_TESTS_CONFORMANCE_SCRIPT_H

#include <criterion/criterion.h>
#include <criterion/parameterized.h>

#include "unit/rules/play.h"
#include "util/rng.h"

/* A game to play: a ruleset, options in JSON with single quotes (or NULL), and opponents as in struct setup. */
struct setting {
    const char *ruleset, *options;
    int opponents;
};

/* How far ways are followed, where not for a number of actions: until the round is over, or the first turn. */
enum { PERFT_ROUND = -1, PERFT_TURN = -2 };

/* A number that is known of a setting. Seeds and deals are the same every time, so that chance has one way. */
struct perft {
    struct setting setting;
    const char *secret; /* that is dealt, or NULL */
    int length;         /* in actions, or PERFT_ */
    uint64_t ways;      /* sequences of actions of that length */
    size_t outcomes; /* how many different things the log keeps of these actions beside their bodies; 0: not counted */
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
    uint32_t led; /* at which settings one of the opponents is an official, as bits by their indices */
    /* A body with which the seat might do the action now: mostly a legal one, sometimes not. */
    json_t *(*body)(struct actor *actor, const struct play *play, int seat, const struct action_def *action);
    /* May the seat do the action although its turn does not list it? NULL: never. */
    bool (*is_unlisted)(const struct play *play, int seat, const struct action_def *action);
    /* What is known of its settings (perft.c), and all bodies that the action has in any state of one: an array, owned. */
    const struct perft *perfts;
    size_t perft_count;
    json_t *(*bodies)(const struct play *play, const struct action_def *action);
};

/*
 * Begins the definition of a family's script. It is found as Criterion finds its tests: by the section that it stands in.
 */
#define SCRIPT(name)                                                                                           \
    static const struct script name##_script;                                                                  \
    static const struct script *const name##_entry __attribute__((used, section("scripts"))) = &name##_script; \
    static const struct script name##_script

/* That of a family; there must be one. */
const struct script *script_of(const struct family *family);

/* How many officials there are at a setting of the script. */
int script_officials(const struct script *script, const struct setting *setting);

/* The indices of `families`, for a test that runs on each in a process of its own, so that they are played side by side. */
struct criterion_test_params every_family(void);

/* --- observations.c --- */

/* What bots, hints and analyses are given is the same as of another state that looks the same: all of its bytes. */
void expect_same_observation(const struct play *play, const struct state *other, int viewer);

/* All that reaches a viewer of a state, as one text; to be freed. */
char *all_bytes(const struct play *play, const struct state *state, int viewer);

/* A view tells whoever may act what they observe: nothing is lost to those who play from outside. */
void expect_view_read_back(const struct play *play, int viewer);

#endif
