/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A body with questions, on its way into the store: read and judged on a pool thread (set_upload.c), then written by the
 * writer, a little at a time (sets_write.c).
 */
#ifndef REFEREE_API_SET_UPLOAD_H
#define REFEREE_API_SET_UPLOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/request.h"
#include "rules/quiz_import.h"
#include "store/question_sets.h"
#include "util/json_out.h"

enum upload_mode { UPLOAD_NEW_SET, UPLOAD_WHOLE, UPLOAD_APPENDED };
enum upload_format { UPLOAD_JSON, UPLOAD_OPENTDB, UPLOAD_GIFT, UPLOAD_FORMATS };

enum {
    UPLOAD_PART_BYTES = 64 * 1024,      /* of questions that are written together, as text; the last may go beyond it */
    UPLOAD_BYTES_MAX = 8 * 1024 * 1024, /* of all questions of a set */
    UPLOAD_PARTS_MAX = UPLOAD_BYTES_MAX / UPLOAD_PART_BYTES + 1,
};

struct upload {
    enum upload_mode mode;
    enum upload_format format;
    enum quiz_encoding encoding; /* of Open Trivia DB */
    bool is_dry_run;
    bool
        is_doubted; /* it was refused, as the request's problem says, but may have been done already: see sets_write.c */
    const char *plain_title;
    struct question_set_row row;  /* the set as it was found; but for UPLOAD_APPENDED, described as the request says */
    struct question_set_row now;  /* as the writer finds it */
    struct question_set_row made; /* as it is with the questions: for the answer */

    struct quiz_set set;
    size_t had;                /* UPLOAD_APPENDED: so many questions it had, at the version row.version, */
    size_t had_bytes;          /* of so many bytes */
    struct quiz_import report; /* of an import */

    struct id id;                        /* of the upload */
    struct id former;                    /* of one that was in vain and has left a draft; none = there is none */
    struct json_out out;                 /* the parts' texts; owned */
    size_t begins[UPLOAD_PARTS_MAX + 1]; /* of each part, which ends where the next begins */
    size_t part_count;
    int64_t bytes; /* that the version counts for */
};

/* Which format a request names; UPLOAD_FORMATS: none that is known. */
enum upload_format upload_format(struct request *request);

/* Reads the query: ?format, ?encode, ?dry_run, and what describes an import. ERR_INVALID_VALUE. */
enum err upload_read_query(struct upload *upload, struct request *request) MUST_CHECK;

/* Reads the body into the set, and what the row says of the questions. db: for UPLOAD_APPENDED, else NULL. Pool thread. */
enum err upload_read_body(struct upload *upload, struct request *request, struct db *db) MUST_CHECK;

/* Makes the parts, once the body is read. */
enum err upload_make_parts(struct upload *upload, struct request *request) MUST_CHECK;

#endif
