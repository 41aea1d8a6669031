/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table behind err.def. Nothing else belongs here: what a client reads about an error is written where the error is
 * found, as a struct problem.
 */
#include "util/err.h"

#include <assert.h>
#include <stddef.h>

static const struct problem_def defs[ERR_COUNT] = {
    [OK] = {"OK", 200, NULL, NULL, NULL},
#define ERR(name, status, problem, title, meaning) [ERR_##name] = {#name, status, problem, title, meaning},
#include "util/err.def"
#undef ERR
};

const struct problem_def *err_def(enum err err) {
    assert(err < ERR_COUNT);
    return &defs[err];
}

const char *err_name(enum err err) {
    return err_def(err)->err;
}
