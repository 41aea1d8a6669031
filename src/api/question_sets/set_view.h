/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is seen of a question set, and by whom: what describes it by everybody who may play it, its questions by its owner
 * alone. A private set is there for its owner alone.
 */
#ifndef REFEREE_API_SET_VIEW_H
#define REFEREE_API_SET_VIEW_H

#include "http/request.h"
#include "rules/quiz_import.h"
#include "store/question_sets.h"
#include "util/json_out.h"

struct names;

/*
 * The set in the path, through a connection of the calling thread's, into the request's arena. ERR_NOT_FOUND where the caller
 * may not know of it, ERR_FORBIDDEN where it is for its owner only and the caller is not.
 */
enum err set_find_visible(struct question_set_row *out, struct request *request, struct db *db) MUST_CHECK;
enum err set_find_own(struct question_set_row *out, struct request *request, struct db *db) MUST_CHECK;

/* Writes it as the next value; report: of an import, or NULL, which names places by `place` ("line", "index"). */
void set_write(struct json_out *out, const struct question_set_row *row, struct names *names, struct db *db,
               const struct quiz_import *report, const char *place);

/* The answer to an If-Match that does not have the set's version. */
enum err set_refuse_version(struct request *request, int64_t version) MUST_CHECK;

/* ERR_INVALID_VALUE with the problem saying what is wrong: the first mistakes, each where it is, and how many there are. */
enum err set_refuse(struct request *request, const struct quiz_faults *faults) MUST_CHECK;

#endif
