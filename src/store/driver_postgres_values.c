/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values as PostgreSQL's protocol has them in binary: integers and doubles in network order, texts and bytes as they are
 * (PostgreSQL's documentation, "Formats and Format Codes"). Nothing is printed and parsed again, and no text is quoted.
 */
#include "driver_postgres.h"

#include <endian.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* src/include/catalog/pg_type.dat of PostgreSQL; they never change. */
enum oid {
    OID_BOOL = 16,
    OID_BYTEA = 17,
    OID_NAME = 19,
    OID_INT8 = 20,
    OID_INT2 = 21,
    OID_INT4 = 23,
    OID_TEXT = 25,
    OID_FLOAT8 = 701,
    OID_UNKNOWN = 705,
    OID_VARCHAR = 1043,
};

enum { BINARY = 1 };

/* ---- arguments ---- */

static bool write_integer(struct postgres_arguments *out, size_t at, Oid type, int64_t integer) {
    const uint64_t eight = htobe64((uint64_t)integer);
    const uint32_t four = htobe32((uint32_t)integer);
    const uint16_t two = htobe16((uint16_t)integer);
    const double real = (double)integer;
    uint64_t bits = 0;
    switch (type) {
    case OID_INT8:
        memcpy(out->room[at], &eight, sizeof eight);
        out->lengths[at] = sizeof eight;
        return true;
    case OID_INT4:
        memcpy(out->room[at], &four, sizeof four);
        out->lengths[at] = sizeof four;
        return integer >= INT32_MIN && integer <= INT32_MAX;
    case OID_INT2:
        memcpy(out->room[at], &two, sizeof two);
        out->lengths[at] = sizeof two;
        return integer >= INT16_MIN && integer <= INT16_MAX;
    case OID_BOOL:
        out->room[at][0] = (char)(integer != 0);
        out->lengths[at] = 1;
        return true;
    case OID_FLOAT8:
        memcpy(&bits, &real, sizeof bits);
        bits = htobe64(bits);
        memcpy(out->room[at], &bits, sizeof bits);
        out->lengths[at] = sizeof bits;
        return true;
    case OID_TEXT:
    case OID_VARCHAR:
        out->lengths[at] = snprintf(out->room[at], sizeof out->room[at], "%lld", (long long)integer);
        return true;
    default:
        return false;
    }
}

static bool write_real(struct postgres_arguments *out, size_t at, Oid type, double real) {
    uint64_t bits = 0;
    memcpy(&bits, &real, sizeof bits);
    bits = htobe64(bits);
    memcpy(out->room[at], &bits, sizeof bits);
    out->lengths[at] = sizeof bits;
    return type == OID_FLOAT8;
}

/* Borrowed; but NULL would be no value at all. */
static bool write_bytes(struct postgres_arguments *out, size_t at, Oid type, const struct value *value) {
    out->values[at] = value->bytes == NULL ? "" : value->bytes;
    out->lengths[at] = (int)value->length;
    bool is_kind =
        value->kind == VALUE_BLOB ? type == OID_BYTEA : type == OID_TEXT || type == OID_VARCHAR || type == OID_UNKNOWN;
    return is_kind && value->length <= INT_MAX;
}

static bool write_argument(struct postgres_arguments *out, size_t at, Oid type, const struct value *value) {
    out->values[at] = out->room[at];
    out->formats[at] = BINARY;
    switch (value->kind) {
    case VALUE_INTEGER:
        return write_integer(out, at, type, value->integer);
    case VALUE_REAL:
        return write_real(out, at, type, value->real);
    case VALUE_TEXT:
    case VALUE_BLOB:
        return write_bytes(out, at, type, value);
    case VALUE_NULL:
        break;
    }
    out->values[at] = NULL;
    out->lengths[at] = 0;
    return true;
}

bool postgres_write_arguments(struct postgres_arguments *out, const struct postgres_statement *statement,
                              const struct value *arguments) {
    for (int i = 0; i < statement->count; i++) {
        if (!write_argument(out, (size_t)i, statement->types[i], &arguments[i])) {
            return false;
        }
    }
    return true;
}

/* ---- columns ---- */

static uint64_t read_eight(const char *bytes) {
    uint64_t eight = 0;
    memcpy(&eight, bytes, sizeof eight);
    return be64toh(eight);
}

static int64_t read_four(const char *bytes) {
    uint32_t four = 0;
    memcpy(&four, bytes, sizeof four);
    return (int32_t)be32toh(four);
}

static int64_t read_two(const char *bytes) {
    uint16_t two = 0;
    memcpy(&two, bytes, sizeof two);
    return (int16_t)be16toh(two);
}

static double read_real(const char *bytes) {
    uint64_t bits = read_eight(bytes);
    double real = 0;
    memcpy(&real, &bits, sizeof real);
    return real;
}

/* libpq puts a NUL behind every value, whatever its format. */
bool postgres_read_column(struct value *out, const PGresult *result, int row, int column) {
    const char *bytes = PQgetvalue(result, row, column);
    size_t length = (size_t)PQgetlength(result, row, column);
    *out = value_null();
    if (PQgetisnull(result, row, column)) {
        return true;
    }
    switch (PQftype(result, column)) {
    case OID_INT8:
        *out = value_integer((int64_t)read_eight(bytes));
        return true;
    case OID_INT4:
        *out = value_integer(read_four(bytes));
        return true;
    case OID_INT2:
        *out = value_integer(read_two(bytes));
        return true;
    case OID_BOOL:
        *out = value_integer(bytes[0] != 0);
        return true;
    case OID_FLOAT8:
        *out = value_real(read_real(bytes));
        return true;
    case OID_TEXT:
    case OID_VARCHAR:
    case OID_NAME:
        *out = value_bytes_as_text(bytes, length);
        return true;
    case OID_BYTEA:
        *out = value_blob(bytes, length);
        return true;
    default:
        return false;
    }
}
