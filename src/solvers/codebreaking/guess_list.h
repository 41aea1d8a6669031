/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Guesses in the order in which they are weighed, kept by place and not by guess, so that a whole block of them can be
 * looked at at once.
 */
#ifndef REFEREE_SOLVERS_GUESS_LIST_INTERNAL_H
#define REFEREE_SOLVERS_GUESS_LIST_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "rules/code.h"
#include "util/err.h"

/* Guesses weighed at once. */
enum { GUESS_BLOCK = 32 };

struct guess_list {
    size_t count;
    unsigned length;
    uint8_t *at[CODE_LENGTH_MAX]; /* at[p][i]: the symbol of guess i at place p; whole blocks may be read */
};

/* An empty list with room for `capacity` guesses. ERR_NO_MEMORY. */
enum err guess_list_make(struct guess_list *out, size_t capacity, unsigned length) MUST_CHECK;
void guess_list_clear(struct guess_list *list);

void guess_list_add(struct guess_list *list, const struct code *guess);

/* Adds the guesses that begin like `guess` and end with one of the symbols (as bits), in ascending order. */
void guess_list_add_endings(struct guess_list *list, const struct code *guess, uint64_t symbols);

void guess_list_set(struct guess_list *list, size_t i, const struct code *guess);
struct code guess_list_get(const struct guess_list *list, size_t i);

#endif
