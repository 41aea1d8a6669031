/* SPDX-License-Identifier: Apache-2.0 */
/* Meeting a code that fits, where there are many: a walk from code to code, towards fewer faults. */
#ifndef REFEREE_RULES_LOCAL_SEARCH_H
#define REFEREE_RULES_LOCAL_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/consistency.h"

/*
 * Looks for a code that fits all answers (by pegs, or exact places alone) until *steps are spent, which it takes from them;
 * *out_found says whether it met one, which then is in *code. Having met none says nothing. Another `number` goes another
 * way; the same question, number and steps have the same answer. ERR_NO_MEMORY.
 */
enum err local_search(bool *out_found, struct code *code, const struct question *question,
                      const struct constraint *constraints, size_t count, uint64_t number, uint64_t *steps) MUST_CHECK;

#endif
