/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Decoding bodies by tables. jansson parses and owns the document; here its values are checked against the table and
 * copied into the caller's struct as borrowed views. It reports all bad members of an object at once, since a person who
 * mends a request wants to know all of them.
 */
#include "util/json.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/json_out.h"
#include "util/suggest.h"
#include "util/timestamp.h"

/* In front of all that the library allocates: where it has to go back to. */
union origin {
    bool is_of_arena;
    max_align_t aligned;
};

static _Thread_local struct arena *chosen;

/*
 * jansson says of memory that runs out only sometimes that it did: mostly it names no error at all, and where it is
 * gathering the characters of a string it goes on without them. So its allocations are watched.
 */
static _Thread_local bool allocation_failed;

static void *allocate(size_t size) {
    union origin *origin = NULL;
    if (size <= SIZE_MAX - sizeof *origin) {
        size += sizeof *origin;
        origin = chosen != NULL ? arena_take(chosen, size) : malloc(size);
    }
    if (origin == NULL) {
        allocation_failed = true;
        return NULL;
    }
    origin->is_of_arena = chosen != NULL;
    return origin + 1;
}

/* What is of an arena goes with the arena. */
static void release(void *memory) {
    union origin *origin = memory == NULL ? NULL : (union origin *)memory - 1;
    if (origin != NULL && !origin->is_of_arena) {
        free(origin);
    }
}

/* Before main, when there is no thread yet that could be using the functions that are set here. */
__attribute__((constructor)) static void set_allocation(void) {
    json_set_alloc_funcs(allocate, release);
}

struct arena *json_choose_arena(struct arena *arena) {
    struct arena *before = chosen;
    chosen = arena;
    return before;
}

enum err json_parse(json_t **out, const char *bytes, size_t length, struct problem *problem) {
    if (length == 0) {
        json_t *empty = json_object();
        if (empty == NULL) {
            return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the request. Try again later.");
        }
        *out = empty;
        return OK;
    }
    json_error_t error;
    allocation_failed = false;
    json_t *value = json_loadb(bytes, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    if (allocation_failed) {
        json_decref(value);
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the request. Try again later.");
    }
    if (value != NULL) {
        *out = value;
        return OK;
    }
    switch (json_error_code(&error)) {
    case json_error_numeric_overflow:
        return problem_set_at(problem, ERR_INVALID_VALUE, "", "the number in line %d, column %d is out of range",
                              error.line, error.column);
    case json_error_null_byte_in_key:
        return problem_set_at(problem, ERR_INVALID_VALUE, "", "a member's name holds the character U+0000");
    default:
        return problem_set(problem, ERR_MALFORMED_JSON, "The body is not well-formed JSON: line %d, column %d: %s.",
                           error.line, error.column, error.text);
    }
}

static void describe_bounds(char *out, size_t size, const struct field *field, const char *unit) {
    if (field->min == field->max) {
        (void)snprintf(out, size, "must have exactly %lld %s", (long long)field->min, unit);
    } else {
        (void)snprintf(out, size, "must have %lld to %lld %s", (long long)field->min, (long long)field->max, unit);
    }
}

static bool is_bounded(const struct field *field) {
    return field->min != 0 || field->max != 0;
}

static bool is_within(const struct field *field, int64_t value) {
    return !is_bounded(field) || (value >= field->min && value <= field->max);
}

static int64_t count_code_points(const char *bytes, size_t length) {
    int64_t count = 0;
    for (size_t i = 0; i < length; i++) {
        count += ((unsigned char)bytes[i] & 0xc0) != 0x80;
    }
    return count;
}

/* Each of these writes a value of its kind, or says what is wrong with it. */

static bool decode_text(void *target, const struct field *field, const json_t *value, char *wrong, size_t size) {
    if (!json_is_string(value)) {
        bool is_code = (field->flags & FIELD_DIGITS) != 0 && json_is_number(value);
        (void)snprintf(wrong, size, is_code ? "a %s is a string: leading zeros count" : "must be a string",
                       field->name);
        return false;
    }
    struct json_text text = {json_string_value(value), json_string_length(value)};
    if (!is_within(field, count_code_points(text.bytes, text.length))) {
        describe_bounds(wrong, size, field, "characters");
        return false;
    }
    *(struct json_text *)target = text;
    return true;
}

static bool decode_integer(void *target, const struct field *field, const json_t *value, char *wrong, size_t size) {
    if (!json_is_integer(value)) {
        (void)snprintf(wrong, size, "must be an integer");
        return false;
    }
    if (!is_within(field, json_integer_value(value))) {
        (void)snprintf(wrong, size, "must be from %lld to %lld", (long long)field->min, (long long)field->max);
        return false;
    }
    *(struct json_integer *)target = (struct json_integer){true, json_integer_value(value)};
    return true;
}

static bool decode_boolean(void *target, const json_t *value, char *wrong, size_t size) {
    if (!json_is_boolean(value)) {
        (void)snprintf(wrong, size, "must be true or false");
        return false;
    }
    *(struct json_boolean *)target = (struct json_boolean){true, json_is_true(value)};
    return true;
}

static bool decode_array(void *target, const struct field *field, const json_t *value, char *wrong, size_t size) {
    if (!json_is_array(value)) {
        (void)snprintf(wrong, size, "must be an array");
        return false;
    }
    if (!is_within(field, (int64_t)json_array_size(value))) {
        describe_bounds(wrong, size, field, "items");
        return false;
    }
    *(const json_t **)target = value;
    return true;
}

static bool decode_object(void *target, const json_t *value, char *wrong, size_t size) {
    if (!json_is_object(value)) {
        (void)snprintf(wrong, size, "must be an object");
        return false;
    }
    *(const json_t **)target = value;
    return true;
}

static bool decode_field(void *out, const struct field *field, const json_t *value, char *wrong, size_t size) {
    void *target = (char *)out + field->offset;
    if (field->kind == FIELD_ANY) {
        *(const json_t **)target = value;
        return true;
    }
    if (json_is_null(value)) {
        (void)snprintf(wrong, size, "must not be null");
        return (field->flags & FIELD_NULLABLE) != 0;
    }
    switch (field->kind) {
    case FIELD_TEXT:
        return decode_text(target, field, value, wrong, size);
    case FIELD_INTEGER:
        return decode_integer(target, field, value, wrong, size);
    case FIELD_BOOLEAN:
        return decode_boolean(target, value, wrong, size);
    case FIELD_ARRAY:
        return decode_array(target, field, value, wrong, size);
    default:
        assert(field->kind == FIELD_OBJECT);
        return decode_object(target, value, wrong, size);
    }
}

/* Writes at + "/" + name with the escapes of RFC 6901, cut to fit. */
static void write_pointer(char *out, size_t size, const char *at, const char *name) {
    int start = snprintf(out, size, "%s/", at);
    size_t length = start < 0 || (size_t)start >= size ? size - 1 : (size_t)start;
    for (const char *c = name; *c != '\0' && length + 3 < size; c++) {
        if (*c == '~' || *c == '/') {
            out[length++] = '~';
            out[length++] = *c == '~' ? '0' : '1';
        } else {
            out[length++] = *c;
        }
    }
    out[length] = '\0';
}

static enum err complain(struct problem *problem, enum err err, const char *at, const char *name, const char *wrong) {
    char pointer[PROBLEM_POINTER_MAX];
    write_pointer(pointer, sizeof pointer, at, name);
    if (err == OK) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "%s", wrong);
    }
    problem_add_point(problem, pointer, "%s", wrong);
    return err;
}

static const struct field *find_field(const struct field *fields, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(fields[i].name, name) == 0) {
            return &fields[i];
        }
    }
    return NULL;
}

static enum err complain_of_unknown(struct problem *problem, enum err err, const char *at, const char *name,
                                    const struct field *fields, size_t count) {
    char wrong[160], words[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, name, strlen(name));
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&word, fields[i].name);
    }
    (void)snprintf(wrong, sizeof wrong, "is not a member known here%s", suggest_words(words, &word));
    return complain(problem, err, at, name, wrong);
}

enum err json_decode(void *out, const json_t *object, const struct field *fields, size_t count, const char *at,
                     struct problem *problem) {
    if (!json_is_object(object)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a JSON object");
    }
    enum err err = OK;
    const char *name = NULL;
    json_t *value = NULL;
    json_object_foreach((json_t *)object, name, value) {
        const struct field *field = find_field(fields, count, name);
        char wrong[96];
        if (field == NULL) {
            err = complain_of_unknown(problem, err, at, name, fields, count);
        } else if (!decode_field(out, field, value, wrong, sizeof wrong)) {
            err = complain(problem, err, at, name, wrong);
        }
    }
    for (size_t i = 0; i < count; i++) {
        if ((fields[i].flags & FIELD_REQUIRED) != 0 && json_object_get(object, fields[i].name) == NULL) {
            err = complain(problem, err, at, fields[i].name, "is required");
        }
    }
    return err;
}

char *json_text(const json_t *value) {
    struct json_out out;
    json_out_init(&out);
    json_out_json(&out, value);
    size_t length = 0;
    return json_out_take(&out, &length);
}

bool json_put(json_t *object, const char *name, json_t *value) {
    return json_object_set_new(object, name, value) == 0;
}

void json_push(json_t **array, json_t *value) {
    if (json_array_append_new(*array, value) != 0) {
        json_decref(*array);
        *array = NULL;
    }
}

json_t *json_timestamp(int64_t ms) {
    if (ms == 0) {
        return json_null();
    }
    char text[TIMESTAMP_SIZE];
    timestamp_format(text, ms);
    return json_stringn_nocheck(text, TIMESTAMP_SIZE - 1);
}
