/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Decimals: numbers of questions, and how what is answered can be read as one. Plain memory, no floating point but where
 * JSON hands over a double.
 */
#ifndef REFEREE_RULES_QUIZ_DECIMAL_H
#define REFEREE_RULES_QUIZ_DECIMAL_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "rules/quiz_set.h"

enum { QUIZ_DECIMAL_SIZE = 2 * QUIZ_DIGITS_MAX + 4 }; /* sign, digits, point, digits, NUL */

/* [+-]digits[.digits], with digits on one side of the point at least and at most QUIZ_DIGITS_MAX significant in all. */
bool quiz_decimal_parse(struct quiz_decimal *out, const char *text, size_t length);

/* A number of a JSON document, within the same bounds. */
bool quiz_decimal_from_json(struct quiz_decimal *out, const json_t *value);

/* Writes it with a point, without zeros at its end; returns the length. */
size_t quiz_decimal_format(char out[static QUIZ_DECIMAL_SIZE], struct quiz_decimal value);

/* Below 0, 0, above 0: as a is less than b, equal, more. */
int quiz_decimal_compare(struct quiz_decimal a, struct quiz_decimal b);

struct quiz_decimal quiz_decimal_add(struct quiz_decimal a, struct quiz_decimal b);
struct quiz_decimal quiz_decimal_negate(struct quiz_decimal a);

/*
 * Can the text be read as a number from low to high? Of any length; a point or a comma is a decimal mark or, before exactly
 * three digits, a grouping. ASCII; no spaces.
 */
bool quiz_decimal_reads_within(const char *text, size_t length, struct quiz_decimal low, struct quiz_decimal high);

#endif
