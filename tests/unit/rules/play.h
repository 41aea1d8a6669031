/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Playing rounds in tests: a small engine without seats or storage.
 *
 * A struct play holds a config and the round being played, hands actions to the family in the way the engine does (form
 * first, then apply, then record, then what is due at once), and keeps the log. Its clock stands until a test moves it, and
 * what is due at a moment waits for that (play_wait). Games that are dealt from stored sets have those of the shelf. What
 * must succeed for a test to make sense is asserted here.
 * JSON is written with single quotes, which are read as double ones: play_do(&play, 0, "guess", "{'code':'1234'}").
 */
#ifndef REFEREE_TESTS_RULES_PLAY_H
#define REFEREE_TESTS_RULES_PLAY_H

#include <stdbool.h>
#include <stdint.h>

#include <criterion/criterion.h>

#include "rules/family.h"

/* The nonce that a play gives to actions that need one, and to the deals of play_start. */
#define PLAY_NONCE "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

struct play {
    const struct family *family;
    struct config *config;
    struct state *state; /* NULL before the first round */
    struct table table;  /* of the round */
    int64_t at;          /* the clock, ms since 1970: never set it beyond what is due */
    int64_t seq;         /* of the last event of the round */
    json_t *deal, *carry;
    double points[SEATS_MAX], minor[SEATS_MAX];  /* of the rounds before */
    unsigned char server_seed[SERVER_SEED_SIZE]; /* 00 01 .. 1f until a test says otherwise */
    const char *client_seeds;                    /* NULL: nobody gave one */
    struct seeds seeds;                          /* what a family that is seeded is told of them */
    char commas[SEATS_MAX];
    json_t *log; /* of the round: {"kind", "seat", "at", "body"} as recorded */
    struct problem problem;
};

/* JSON written with single quotes; owned by the caller. */
json_t *play_json(const char *text);

/* Does the value, which is released, equal the JSON in `expected`? Prints both when it does not. */
bool play_is(json_t *owned, const char *expected);

/* Configures a ruleset; on failure the play holds the problem and needs no closing. */
enum err play_configure(struct play *play, const char *ruleset, const char *options, int opponents) MUST_CHECK;

/* The same where it must succeed. */
void play_open(struct play *play, const char *ruleset, const char *options, int opponents);

/* And with officials among the opponents, or whoever makes the game. */
void play_open_with(struct play *play, const char *ruleset, const char *options, int opponents, int officials);

/* What the next round is dealt; for play_start_with. */
json_t *play_deal(struct play *play, struct rng *rng);

/* Starts the first or, with what the round before handed on, the next round; `secret` is dealt where it is not NULL. */
void play_start(struct play *play, int leader, const char *secret);

/* The same with a deal, which is taken over; NULL for none. */
void play_start_with(struct play *play, int leader, json_t *deal);

/* An action or a forfeit; the state changes and the log grows when it returns OK. */
enum err play_try(struct play *play, int seat, const char *kind, const char *body) MUST_CHECK;
enum err play_try_json(struct play *play, int seat, const char *kind, const json_t *body) MUST_CHECK;

/* The same where it must succeed. */
void play_do(struct play *play, int seat, const char *kind, const char *body);

/* The same action so many times, applied and nothing else: neither looked at nor noted. */
void play_repeat(struct play *play, int seat, const char *kind, const char *body, int count);

/* How long, in ms, until what is due next; -1: nothing is, until somebody acts. */
int64_t play_due_in(const struct play *play);

/* The clock goes on to what is due next, which is done, with what follows at once. False: nothing is, and it stands. */
bool play_wait(struct play *play);

/* Is it refused with this error and without any effect on the state? `pointer` NULL: the problem has no points. */
bool play_refused(struct play *play, int seat, const char *kind, const char *body, enum err err, const char *pointer);

/* The same by the family's problem of this name. */
bool play_breaks(struct play *play, int seat, const char *kind, const char *body, const char *problem,
                 const char *pointer);

/* The last event as recorded, borrowed. */
const json_t *play_last(const struct play *play);

/* Folds the log, through JSON text and back, from the start of the round. The caller frees the state. */
struct state *play_refold(struct play *play);

/* Do two states of the round look the same to everybody, in everything that can be asked of a state? Tells what differs. */
bool play_same(const struct play *play, const struct state *a, const struct state *b);

/* As family_commitment, NULL where there is none; in memory that is used again. */
const char *play_commitment(const struct play *play, const struct state *state);

/* Is the turn exactly this: this seat, this one action; or seat -1: the round is over? */
bool play_turn_is(const struct play *play, int seat, const char *action);

/* Are the points these, as a JSON array? */
bool play_points_are(const struct play *play, const char *points);

void play_close(struct play *play);

#endif
