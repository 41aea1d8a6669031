/* SPDX-License-Identifier: Apache-2.0 */
/* Positions for the tests of solvers: spaces small enough to check everything the slow way, and rounds played in them. */
#ifndef REFEREE_TESTS_SOLVERS_POSITIONS_H
#define REFEREE_TESTS_SOLVERS_POSITIONS_H

#include "solvers/solver.h"
#include "unit/rules/spaces.h"

/* Small games of every sort: with repeats and without, all three kinds of answers, a symbol that no code begins with. */
extern const struct question small_questions[];
extern const size_t small_question_count;

enum { PLAYED_MAX = 40 };

/* A position and what it points to. */
struct played {
    struct constraint history[PLAYED_MAX];
    struct position position;
};

/* No guess yet. */
void play_nothing(struct played *out, const struct question *question);

/* `count` guesses drawn from all codes (every other one repeats symbols of the first), answered for a drawn secret. */
void play_randomly(struct played *out, const struct question *question, size_t count, struct rng *rng);

/* Adds a guess by pegs and its answer. */
void play_pegs(struct played *played, const char *guess, uint8_t exact, uint8_t misplaced);

/* A stream that is the same for the same number. */
struct rng rng_numbered(unsigned char number);

/* All codes that fit, found by looking at every code; the caller's: free. */
struct code *list_slowly(size_t *out_count, const struct position *position);

#endif
