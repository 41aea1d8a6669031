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

enum custody codebreaking_custody(const struct config *config);

/*
 * Reads the members of an object that are the answer to a guess, under the names that the config has for them; false
 * when they are missing or no answer can be so (nothing is written then).
 */
bool codebreaking_parse_answer(struct feedback *out, const struct config *config, const struct code *guess,
                               const json_t *object);

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
