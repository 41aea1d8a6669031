/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The one error type of the program.
 *
 * A fallible function returns `enum err`; OK is zero. An error is named where it is found and passed on unchanged; what
 * a client is told about it (detail, pointers into the body) travels in a struct problem beside it.
 */
#ifndef REFEREE_UTIL_ERR_H
#define REFEREE_UTIL_ERR_H

#define MUST_CHECK __attribute__((warn_unused_result))
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))

enum err {
    OK = 0,
#define ERR(name, status, problem, title, meaning) ERR_##name,
#include "util/err.def"
#undef ERR
    ERR_COUNT
};

/* What a client is told of a problem by its kind: each error of err.def has one, and a family of games its own. */
struct problem_def {
    const char *err;     /* for logs: "NOT_FOUND" */
    int status;          /* of HTTP */
    const char *name;    /* the last part of the problem's `type` URI: "not-found" */
    const char *title;   /* its one-line summary */
    const char *meaning; /* what to do about it; NULL where another error of the name says that */
};

/* Never NULL; OK has only `err` and a status of 200. */
const struct problem_def *err_def(enum err err);

/* The C name of an error, for logs ("NOT_FOUND"). Never NULL. */
const char *err_name(enum err err);

#endif
