/*
 * The family of code-breaking games: bulls-and-cows, mastermind, super-mastermind, mini-mastermind, number-guess.
 *
 * Everything goes through struct family; this header only names the family, for the list of families.
 */
#ifndef REFEREE_RULES_CODEBREAKING_H
#define REFEREE_RULES_CODEBREAKING_H

#include "rules/family.h"

extern const struct family codebreaking_family;

#endif
