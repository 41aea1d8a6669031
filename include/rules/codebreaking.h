/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of code-breaking games: bulls-and-cows, mastermind, super-mastermind, mini-mastermind, number-guess.
 *
 * Playing goes through struct family. For those who reason about a game from what a viewer sees (strategies, analysis)
 * this header says which codes and answers a config has, and reads and writes answers as views and bodies have them.
 */
#ifndef REFEREE_RULES_CODEBREAKING_H
#define REFEREE_RULES_CODEBREAKING_H

#include <stdbool.h>

#include <jansson.h>

#include "rules/consistency.h"
#include "rules/family.h"
#include "util/err.h"

extern const struct family codebreaking_family;

/* Who knows the secret of a player who leads: the server, nobody until it is revealed, or nobody at all. */
enum custody { SECRET_REGISTERED, SECRET_COMMITTED, SECRET_HELD };

/* The functions below take configs of this family. */

/* Which codes are legal, and what an answer tells. The space is the config's. */
struct question codebreaking_question(const struct config *config);

/* Is a guess legal only where it can still be the secret by the answers so far? */
bool codebreaking_guesses_must_fit(const struct config *config);

enum custody codebreaking_custody(const struct config *config);

/* A committed secret may turn out to be no legal code, but any text of at most so many printable ASCII characters. */
enum { REVEALED_TEXT_MAX = 64 };

/* What a viewer may know of a round: guesses and answers are public, the secret is not. */
struct codebreaking_observation {
    struct observation head;   /* first */
    bool has_guess;            /* a guess waits for its answer */
    bool has_secret;           /* the viewer may see the secret, and it is known and a legal code */
    struct code guess, secret; /* where there are any */
    uint8_t text_length;       /* of what was revealed in place of a legal code */
    char text[REVEALED_TEXT_MAX];
    bool shows_told; /* of a race: the codes of all are there, as it is over */
    uint16_t done;   /* of a race: the seats that have nothing more to guess */
    uint16_t told;   /* of a race: attempts of all, by seat, whose codes are hidden until it is over; else 0 */
    uint16_t count;  /* of attempts; in a race, of the viewer's */
    struct constraint history[]; /* in order, behind them those told of all, and the seats that guessed */
};

static inline const int8_t *codebreaking_seats(const struct codebreaking_observation *observation) {
    return (const int8_t *)&observation->history[observation->count + observation->told];
}

/*
 * Reads an item as a round's history has it: `code` and the answer under the config's names; `attempt` and `seat` may be
 * there and do not matter. ERR_INVALID_VALUE and ERR_RULES (illegal-code) point behind `at`, the pointer to the item.
 */
enum err codebreaking_read_attempt(struct constraint *out, const struct config *config, const json_t *item,
                                   const char *at, struct problem *problem) MUST_CHECK;

/* Adds an answer to an object under those names; false when there is no memory. */
bool codebreaking_add_answer(json_t *object, const struct config *config, const struct code *guess,
                             struct feedback answer) MUST_CHECK;

#endif
