/* SPDX-License-Identifier: Apache-2.0 */
/*
 * JSON written straight into bytes.
 *
 * Views are what the server makes most of. Written this way, a game's view costs a few microseconds and one block of
 * memory; as a tree of jansson values it costs ten times that. The writer puts commas where they belong; whoever calls it
 * opens and closes in order. Failures stick to the buffer (see buf.h): check json_out_failed once at the end.
 */
#ifndef REFEREE_UTIL_JSON_OUT_H
#define REFEREE_UTIL_JSON_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <jansson.h>

#include "util/buf.h"

struct json_out {
    struct buf buf;
    bool comma; /* a value stands before: the next one needs a comma */
};

enum { JSON_OUT_MAX = 64 * 1024 * 1024 };

void json_out_init(struct json_out *out);
/* Empties it; its memory is kept. */
void json_out_clear(struct json_out *out);
void json_out_free(struct json_out *out);
bool json_out_failed(const struct json_out *out);

/* Hands over the text, NUL-terminated, to be freed by the caller; NULL when it failed or is empty. Frees the writer. */
char *json_out_take(struct json_out *out, size_t *out_length);

void json_out_begin_object(struct json_out *out);
void json_out_end_object(struct json_out *out);
void json_out_begin_array(struct json_out *out);
void json_out_end_array(struct json_out *out);

/* A member's name, to be followed by its value. Names are ours: ASCII that needs no escapes. */
void json_out_key_bytes(struct json_out *out, const char *name, size_t length);

/* Inline, so that the compiler counts the letters. */
static inline void json_out_key(struct json_out *out, const char *name) {
    json_out_key_bytes(out, name, strlen(name));
}

void json_out_text(struct json_out *out, const char *text); /* NULL gives null */
void json_out_text_bytes(struct json_out *out, const char *bytes, size_t length);
/* Of text that is known to need no escapes: ids, codes, times. */
void json_out_plain(struct json_out *out, const char *bytes, size_t length);
void json_out_integer(struct json_out *out, int64_t value);
/* A finite number, rounded to six decimals; whole ones are written as integers. */
void json_out_number(struct json_out *out, double value);
/* A finite number with the fewest digits that read back as it; with a point or an exponent in any case. */
void json_out_real(struct json_out *out, double value);
void json_out_boolean(struct json_out *out, bool value);
void json_out_null(struct json_out *out);
void json_out_timestamp(struct json_out *out, int64_t ms);     /* 0 gives null */
void json_out_json(struct json_out *out, const json_t *value); /* NULL is a failure: there was no memory */
/* A value that is JSON text already. */
void json_out_raw(struct json_out *out, const char *json, size_t length);

/* The items, all of them objects, of an array that was written by such a writer; each with a number before its members. */
void json_out_items(struct json_out *out, const char *array, size_t length, const char *name, int64_t value);

/* The members of an object among those of the object that is open. NULL is a failure, as above. */
void json_out_members(struct json_out *out, const json_t *object);

/* A member: its name and its value, or its name and the begin of it. */
static inline void json_out_put_text(struct json_out *out, const char *name, const char *text) {
    json_out_key(out, name);
    json_out_text(out, text);
}

static inline void json_out_put_integer(struct json_out *out, const char *name, int64_t value) {
    json_out_key(out, name);
    json_out_integer(out, value);
}

static inline void json_out_put_number(struct json_out *out, const char *name, double value) {
    json_out_key(out, name);
    json_out_number(out, value);
}

static inline void json_out_put_real(struct json_out *out, const char *name, double value) {
    json_out_key(out, name);
    json_out_real(out, value);
}

static inline void json_out_put_boolean(struct json_out *out, const char *name, bool value) {
    json_out_key(out, name);
    json_out_boolean(out, value);
}

static inline void json_out_put_null(struct json_out *out, const char *name) {
    json_out_key(out, name);
    json_out_null(out);
}

static inline void json_out_put_timestamp(struct json_out *out, const char *name, int64_t ms) {
    json_out_key(out, name);
    json_out_timestamp(out, ms);
}

static inline void json_out_put_json(struct json_out *out, const char *name, const json_t *value) {
    json_out_key(out, name);
    json_out_json(out, value);
}

static inline void json_out_put_object(struct json_out *out, const char *name) {
    json_out_key(out, name);
    json_out_begin_object(out);
}

static inline void json_out_put_array(struct json_out *out, const char *name) {
    json_out_key(out, name);
    json_out_begin_array(out);
}

#endif
