/* SPDX-License-Identifier: Apache-2.0 */
#include "util/csv.h"

#include <stdbool.h>
#include <string.h>

#include "util/json_out.h"

/* What a cell is quoted for: what else would end it, and spaces at its ends, which some readers would trim. */
static bool is_quoted(const char *text, size_t length) {
    if (length == 0 || text[0] == ' ' || text[length - 1] == ' ') {
        return true;
    }
    bool found = false;
    for (size_t i = 0; i < length && !found; i++) {
        found = memchr(",\"\r\n", text[i], 4) != NULL;
    }
    return found;
}

static void write_cell(struct buf *out, const char *text, size_t length, bool is_guarded) {
    bool quoted = is_quoted(text, length);
    buf_append_text(out, quoted ? "\"" : "");
    buf_append_text(out, is_guarded ? "'" : "");
    while (length > 0) {
        const char *quote = quoted ? memchr(text, '"', length) : NULL;
        size_t run = quote == NULL ? length : (size_t)(quote - text) + 1;
        buf_append(out, text, run);
        buf_append_text(out, quote == NULL ? "" : "\"");
        text += run;
        length -= run;
    }
    buf_append_text(out, quoted ? "\"" : "");
}

static bool begins_a_formula(const char *text, size_t length) {
    return length > 0 && memchr("=+-@\t\r\n", text[0], 7) != NULL;
}

/* The member that a column names; NULL where there is none. */
static const json_t *find(const json_t *item, const char *column) {
    const json_t *value = item;
    while (value != NULL && *column != '\0') {
        size_t length = strcspn(column, ".");
        value = json_object_getn(value, column, length);
        column += length + (column[length] == '.');
    }
    return value;
}

static void write_json(struct buf *out, const json_t *value) {
    struct json_out json;
    json_out_init(&json);
    json_out_json(&json, value);
    out->failed = out->failed || json_out_failed(&json);
    if (!out->failed) {
        write_cell(out, json.buf.bytes, json.buf.length, false);
    }
    json_out_free(&json);
}

static void write_value(struct buf *out, const json_t *value) {
    if (value == NULL || json_is_null(value)) {
        return;
    }
    if (!json_is_string(value)) {
        write_json(out, value);
        return;
    }
    const char *text = json_string_value(value);
    size_t length = json_string_length(value);
    write_cell(out, text, length, begins_a_formula(text, length));
}

void csv_write(struct buf *out, const json_t *items, const char *const columns[]) {
    for (size_t c = 0; columns[c] != NULL; c++) {
        buf_append_text(out, c > 0 ? "," : "");
        buf_append_text(out, columns[c]);
    }
    buf_append_text(out, "\r\n");
    for (size_t i = 0; i < json_array_size(items); i++) {
        for (size_t c = 0; columns[c] != NULL; c++) {
            buf_append_text(out, c > 0 ? "," : "");
            write_value(out, find(json_array_get(items, i), columns[c]));
        }
        buf_append_text(out, "\r\n");
    }
}
