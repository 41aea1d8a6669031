/* SPDX-License-Identifier: Apache-2.0 */
/* What came of an import, for the tests of one file: each begins with nothing. */
#ifndef REFEREE_TESTS_UNIT_RULES_QUIZ_IMPORTED_H
#define REFEREE_TESTS_UNIT_RULES_QUIZ_IMPORTED_H

#include "quiz.h"

static struct arena arena;
static struct quiz_set set;
static struct quiz_import report;
static struct quiz_faults faults;

static inline void open_imported(void) {
    arena_init(&arena);
}

static inline void close_imported(void) {
    arena_free(&arena);
}

#endif
