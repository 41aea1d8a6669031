/* SPDX-License-Identifier: Apache-2.0 */
/* Spaces of codes that several tests use: those of the rulesets, one with letters, one with holes. */
#ifndef REFEREE_TESTS_RULES_SPACES_H
#define REFEREE_TESTS_RULES_SPACES_H

#include "rules/code.h"

extern const struct code_space space_bulls_and_cows;
extern const struct code_space space_bulls_without_leading_zero;
extern const struct code_space space_mastermind;
extern const struct code_space space_super_mastermind;
extern const struct code_space space_mini_mastermind;
extern const struct code_space space_number_guess;
extern const struct code_space space_colours;    /* BGKOPRY, four places */
extern const struct code_space space_with_holes; /* .123, four places */

/* All of them. */
extern const struct code_space *const spaces[];
extern const size_t space_count;

#endif
