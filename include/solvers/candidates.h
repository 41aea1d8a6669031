/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The codes that fit all answers so far: walking through them, counting them, listing them.
 *
 * A walk goes through them in ascending order and skips, with the bounds that each answer sets, most of what does not
 * fit. It is what the consistency check of the rules is not: made for meeting all codes that fit, not for finding out
 * whether there is one.
 */
#ifndef REFEREE_SOLVERS_CANDIDATES_H
#define REFEREE_SOLVERS_CANDIDATES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/code.h"
#include "rules/consistency.h"
#include "solvers/budget.h"
#include "util/err.h"

/* What somebody who is to guess may know: the game and the answers of this round. Borrowed. */
struct position {
    struct question question;
    const struct constraint *history;
    size_t count;
    bool must_fit; /* only a code that fits may be guessed */
};

/* A count that is not known. */
#define CANDIDATES_UNKNOWN UINT64_MAX

/* Spaces of up to so many codes are always counted exactly; of larger ones only what the budget allows. */
enum { CANDIDATES_EXACT = 10000000 };

/* A walk through the codes that fit; to be closed with candidates_end. ERR_NO_MEMORY. */
struct candidates;
enum err candidates_begin(struct candidates **out, const struct position *position) MUST_CHECK;
void candidates_end(struct candidates *walk);

enum candidates_next { CANDIDATES_FOUND, CANDIDATES_DONE, CANDIDATES_OVER };

/* The next code that fits; DONE after the last; OVER, and nothing written, when the budget is over first. */
enum candidates_next candidates_next(struct code *out, struct candidates *walk, struct budget *budget);

/*
 * How many codes fit. Exact in spaces of up to CANDIDATES_EXACT codes, whatever the budget has left unless it expires;
 * beyond, CANDIDATES_UNKNOWN when the budget is over before all are counted. ERR_NO_MEMORY.
 */
enum err candidates_count(uint64_t *out, const struct position *position, struct budget *budget) MUST_CHECK;

/* Codes in ascending order. */
struct code_list {
    size_t count;
    bool complete; /* all that fit are there */
    struct code *codes;
};

/*
 * Lists the codes that fit, the smallest `most` of them at most, or as many as the budget allows. The list is the
 * caller's: code_list_clear. ERR_NO_MEMORY.
 */
enum err candidates_list(struct code_list *out, const struct position *position, size_t most,
                         struct budget *budget) MUST_CHECK;
void code_list_clear(struct code_list *list);

/* Does a code fit every answer? */
bool candidates_fits(const struct position *position, const struct code *code);

/* May a legal code be guessed here? */
bool position_allows(const struct position *position, const struct code *code);

#endif
