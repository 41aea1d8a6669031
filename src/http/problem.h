/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Problems as answers (RFC 9457).
 */
#ifndef REFEREE_HTTP_PROBLEM_H
#define REFEREE_HTTP_PROBLEM_H

#include "text/text.h"
#include "util/err.h"
#include "util/json_out.h"
#include "util/problem.h"

/* Sees to it that the problem explains err: where it speaks of another error or of none, a sentence that fits is set. */
void problem_complete(struct problem *problem, enum err err);

/*
 * Writes the problem as a document: its title and details in a language, or in English where the table of texts lacks them;
 * its type below base (request_problem_base).
 */
void problem_write(struct json_out *out, const struct problem *problem, enum language language, const char *base,
                   const char *request_id);

/* The whole document for when there is no memory to build one. Lives for ever. */
extern const char problem_without_memory[];

#endif
