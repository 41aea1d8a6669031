/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table behind err.def. Nothing else belongs here: what a client reads about an error is written where the error is
 * found, as a struct problem.
 */
#include "util/err.h"

#include <assert.h>
#include <stddef.h>

struct err_info {
    const char *name;
    int status;
    const char *problem;
    const char *title;
};

static const struct err_info infos[ERR_COUNT] = {
    [OK] = {"OK", 200, NULL, NULL},
#define ERR(name, status, problem, title) [ERR_##name] = {#name, status, problem, title},
#include "util/err.def"
#undef ERR
};

const char *err_name(enum err err) {
    assert(err < ERR_COUNT);
    return infos[err].name;
}

int err_status(enum err err) {
    assert(err < ERR_COUNT);
    return infos[err].status;
}

const char *err_problem(enum err err) {
    assert(err != OK && err < ERR_COUNT);
    return infos[err].problem;
}

const char *err_title(enum err err) {
    assert(err != OK && err < ERR_COUNT);
    return infos[err].title;
}
