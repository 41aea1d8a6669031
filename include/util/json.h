/* SPDX-License-Identifier: Apache-2.0 */
/*
 * JSON at the edge: parsing a body, decoding it by a table, and short-hands for building what is recorded. What is sent is
 * written (json_out.h).
 *
 * A body is decoded by a table of struct field into a plain struct; nobody picks members out one by one. Unknown
 * members are refused, every bad value is reported with its JSON Pointer, and several at once where there are several.
 *
 * Ownership: a json_t has one owner. Decoded texts and values are borrowed from the document that was decoded. What the
 * library allocates for its caller is not for free(); json_text is there instead of json_dumps.
 */
#ifndef REFEREE_UTIL_JSON_H
#define REFEREE_UTIL_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "util/arena.h"
#include "util/buf.h"
#include "util/err.h"
#include "util/problem.h"

/* A text of a document: not NUL-free when the document holds \u0000, so always use the length. NULL = absent or null. */
struct json_text {
    const char *bytes;
    size_t length;
};

struct json_integer {
    bool set;
    int64_t value;
};

struct json_boolean {
    bool set;
    bool value;
};

enum field_kind {
    FIELD_TEXT,    /* struct json_text; min and max count code points */
    FIELD_INTEGER, /* struct json_integer; min and max bound the value; 1.0 is no integer */
    FIELD_BOOLEAN, /* struct json_boolean */
    FIELD_ARRAY,   /* const json_t *; min and max count the items */
    FIELD_OBJECT,  /* const json_t * */
    FIELD_ANY,     /* const json_t *, also JSON null */
};

enum {
    FIELD_REQUIRED = 1,
    FIELD_NULLABLE = 2,
    FIELD_DIGITS = 4, /* a text that may look like a number: who sends one is told why it is none */
};

struct field {
    const char *name;
    enum field_kind kind;
    unsigned flags;
    int64_t min, max; /* both 0 = no bounds */
    size_t offset;    /* of the member in the struct decoded into */
};

/*
 * Parses a body: UTF-8, no duplicate members, any JSON value. Length 0 is an empty object. Fails with ERR_MALFORMED_JSON
 * (with the place), ERR_INVALID_VALUE for a number out of range, or ERR_NO_MEMORY.
 */
enum err json_parse(json_t **out, const char *bytes, size_t length, struct problem *problem) MUST_CHECK;

/*
 * What values are made of comes from the heap, or from an arena while a thread has chosen one: NULL chooses the heap.
 * Returns what was chosen before, which the caller chooses again. Values of an arena are released like all others, by
 * whatever thread, and none may be held for longer than the arena's memory lasts: so an arena is chosen for the making of
 * one value whose owner ends before it does, and never around code that may keep a value of its own.
 */
struct arena *json_choose_arena(struct arena *arena);

/*
 * Decodes an object by a table into a struct that the caller has zeroed. `at` is the pointer of the object itself ("" for
 * the body). Fails with ERR_INVALID_VALUE, the problem then points at every bad member.
 */
enum err json_decode(void *out, const json_t *object, const struct field *fields, size_t count, const char *at,
                     struct problem *problem) MUST_CHECK;

/* The compact text of a value; owned by the caller; NULL when there is no memory or value is NULL. */
char *json_text(const json_t *value) MUST_CHECK;

/* json_object_set_new for a builder: false when value is NULL or there is no memory (value is released either way). */
bool json_put(json_t *object, const char *name, json_t *value) MUST_CHECK;

/* json_array_append_new for a builder: where value or memory is missing, *array is released and NULL from then on. */
void json_push(json_t **array, json_t *value);

/* A moment as RFC 3339 text, or null for 0. */
json_t *json_timestamp(int64_t ms) MUST_CHECK;

#endif
