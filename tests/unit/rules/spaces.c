/* SPDX-License-Identifier: Apache-2.0 */
/* The spaces of codes that the tests of the rules share. */
#include "spaces.h"

const struct code_space space_bulls_and_cows = {4, 10, false, -1, "0123456789"};
const struct code_space space_bulls_without_leading_zero = {4, 10, false, 0, "0123456789"};
const struct code_space space_mastermind = {4, 6, true, -1, "123456"};
const struct code_space space_super_mastermind = {5, 8, true, -1, "12345678"};
const struct code_space space_mini_mastermind = {4, 6, true, -1, "012345"};
const struct code_space space_number_guess = {4, 10, true, 0, "0123456789"};
const struct code_space space_colours = {4, 7, true, -1, "BGKOPRY"};
const struct code_space space_with_holes = {4, 4, true, -1, ".123"};

const struct code_space *const spaces[] = {
    &space_bulls_and_cows,  &space_bulls_without_leading_zero,
    &space_mastermind,      &space_super_mastermind,
    &space_mini_mastermind, &space_number_guess,
    &space_colours,         &space_with_holes,
};
const size_t space_count = sizeof spaces / sizeof spaces[0];
