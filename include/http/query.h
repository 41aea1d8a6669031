/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The query of a request: which members an endpoint knows, and what is wrong with the one that was sent. Pure.
 *
 * A query is the text behind the question mark, with its escapes, which are whole (http_validate.c has seen to that); NULL
 * where there is none. Nothing between two ampersands is no member.
 */
#ifndef REFEREE_HTTP_QUERY_H
#define REFEREE_HTTP_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

enum { QUERY_MEMBERS_MAX = 16 };

enum query_kind {
    QUERY_TEXT,    /* what it may be the endpoint says */
    QUERY_INTEGER, /* from min to max */
    QUERY_ID,
};

/* A member that an endpoint knows. A list of them ends with one without a name. */
struct query_member {
    const char *name;
    enum query_kind kind;
    int64_t min, max;
    const char *word; /* is a value, too: `all`, `me`; NULL = none is */
};

/* A member that was sent, as it stands in the query. */
struct query_part {
    const char *name, *value; /* value: NULL where there is no `=` */
    size_t name_length, value_length;
};

/* The next member; moves *query behind it, to NULL at the end. False where there is none. */
bool query_next(struct query_part *out, const char **query);

/*
 * Resolves the escapes of a name or a value; a percent sign that begins none stays. out has room for length bytes. Returns how
 * many it has become.
 */
size_t query_decode(char *out, const char *bytes, size_t length);

bool query_is_named(const struct query_part *part, const char *name);

/* The value as a number that the member allows; false where it is none. */
bool query_read_integer(int64_t *out, const struct query_part *part, const struct query_member *member);

/* The value as an id; false where it is none. */
bool query_read_id(struct id *out, const struct query_part *part);

/*
 * Every member is known, given once, and of its kind; else ERR_INVALID_VALUE, with `?name` as the pointer of each that is
 * not. known: NULL = none is.
 */
enum err query_check(const char *query, const struct query_member *known, struct problem *problem) MUST_CHECK;

/* ERR_INVALID_VALUE for a value that is not what the member allows, or nothing, after the others of the same problem. */
enum err query_complain(struct problem *problem, enum err before, const struct query_member *member) MUST_CHECK;

#endif
