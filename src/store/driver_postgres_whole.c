/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tables of a PostgreSQL database as a whole: read row by row, and filled by COPY.
 *
 * Rows come in libpq's single-row mode, so that no table stands in memory, and go out as COPY has them in binary
 * (PostgreSQL's documentation, "COPY", "Binary Format"): the values in the same bytes as arguments of queries.
 */
#include "driver_postgres.h"

#include <endian.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { FILL_SIZE = 65536 };

struct postgres_filling {
    size_t length;
    char bytes[FILL_SIZE]; /* that are still to be handed to libpq */
};

/*
 * It may take hours in which the server hears nothing for minutes, as the other side is at work, and no row is looked up:
 * whoever reads all of a table walks over it. A role or a database may have other limits.
 */
static const char whole_settings[] = "SET LOCAL idle_in_transaction_session_timeout = 0;"
                                     "SET LOCAL plan_cache_mode = auto;"
                                     "SET LOCAL enable_seqscan = on;"
                                     "SET LOCAL enable_hashjoin = on;"
                                     "SET LOCAL enable_mergejoin = on;";

/* Nor is a server given up that takes nothing for a while: it writes what it has been sent. */
static void be_patient(const struct postgres *postgres) {
    const int never = 0;
    (void)setsockopt(PQsocket(postgres->connection), IPPROTO_TCP, TCP_USER_TIMEOUT, &never, sizeof never);
}

enum err postgres_begin_whole(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    enum err err = postgres_begin(db);
    err = err == OK ? postgres_control(postgres, whole_settings) : err;
    if (err == OK) {
        be_patient(postgres);
    }
    return err;
}

/* ---- reading ---- */

/* Reads answers until there are no more; *out_done: the statement came to its end. */
static enum err take_rows(bool *out_done, struct postgres *postgres, db_row_function *row, void *context) {
    PGresult *result = PQgetResult(postgres->connection);
    for (; result != NULL; result = PQgetResult(postgres->connection)) {
        ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_SINGLE_TUPLE && status != PGRES_TUPLES_OK) {
            return postgres_fail(postgres, result);
        }
        enum err err = postgres_hand_over(postgres, result, row, context);
        PQclear(result);
        if (err != OK) {
            return err;
        }
    }
    *out_done = true;
    return OK;
}

enum err postgres_stream(struct db *db, const char *sql, db_row_function *row, void *context) {
    struct postgres *postgres = postgres_of_db(db);
    bool is_done = false;
    if (postgres->connection == NULL ||
        PQsendQueryParams(postgres->connection, sql, 0, NULL, NULL, NULL, NULL, POSTGRES_BINARY) != 1 ||
        PQsetSingleRowMode(postgres->connection) != 1) {
        return postgres->connection == NULL ? ERR_STORE : postgres_fail(postgres, NULL);
    }
    enum err err = take_rows(&is_done, postgres, row, context);
    if (!is_done) { /* what is still to come nobody wants, nor the transaction */
        postgres_disconnect(postgres);
    }
    return err;
}

/* ---- filling ---- */

static enum err send_bytes(struct postgres *postgres, const char *bytes, size_t length) {
    return length == 0 || PQputCopyData(postgres->connection, bytes, (int)length) == 1 ? OK
                                                                                       : postgres_fail(postgres, NULL);
}

static enum err put(struct postgres *postgres, const void *bytes, size_t length) {
    struct postgres_filling *filling = postgres->filling;
    enum err err = OK;
    if (filling->length + length > sizeof filling->bytes) {
        err = send_bytes(postgres, filling->bytes, filling->length);
        filling->length = 0;
    }
    if (err == OK && length > sizeof filling->bytes) {
        return send_bytes(postgres, bytes, length);
    }
    if (err == OK && length > 0) {
        memcpy(filling->bytes + filling->length, bytes, length);
        filling->length += length;
    }
    return err;
}

static enum err put_two(struct postgres *postgres, int16_t number) {
    const uint16_t two = htobe16((uint16_t)number);
    return put(postgres, &two, sizeof two);
}

static enum err put_four(struct postgres *postgres, int32_t number) {
    const uint32_t four = htobe32((uint32_t)number);
    return put(postgres, &four, sizeof four);
}

/* A field: its length, and its bytes. */
static enum err put_field(struct postgres *postgres, const void *bytes, size_t length) {
    if (length > INT32_MAX) {
        postgres_note(postgres, "a value is too long for PostgreSQL");
        return ERR_STORE;
    }
    enum err err = put_four(postgres, (int32_t)length);
    return err == OK ? put(postgres, bytes, length) : err;
}

static enum err put_value(struct postgres *postgres, const struct value *value) {
    uint64_t eight = 0;
    switch (value->kind) {
    case VALUE_INTEGER:
        eight = htobe64((uint64_t)value->integer);
        return put_field(postgres, &eight, sizeof eight);
    case VALUE_REAL:
        memcpy(&eight, &value->real, sizeof eight);
        eight = htobe64(eight);
        return put_field(postgres, &eight, sizeof eight);
    case VALUE_TEXT:
    case VALUE_BLOB:
        return put_field(postgres, value->bytes, value->length);
    case VALUE_NULL:
        break;
    }
    return put_four(postgres, -1);
}

enum err postgres_fill(struct db *db, const char *sql) {
    static const char header[] =
        "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0"; /* its last NUL is the signature's; no flags, no more */
    struct postgres *postgres = postgres_of_db(db);
    if (postgres->connection == NULL) {
        return ERR_STORE;
    }
    struct postgres_filling *filling = malloc(sizeof *filling);
    if (filling == NULL) {
        return ERR_NO_MEMORY;
    }
    filling->length = 0;
    free(postgres->filling);
    postgres->filling = filling;
    PGresult *result = PQexec(postgres->connection, sql);
    if (PQresultStatus(result) != PGRES_COPY_IN) {
        return postgres_fail(postgres, result);
    }
    PQclear(result);
    return put(postgres, header, sizeof header);
}

enum err postgres_fill_row(struct db *db, const struct value *values, size_t count) {
    struct postgres *postgres = postgres_of_db(db);
    enum err err = put_two(postgres, (int16_t)count);
    for (size_t i = 0; i < count && err == OK; i++) {
        err = put_value(postgres, &values[i]);
    }
    return err;
}

/* Only now the server says what it has against the rows. */
enum err postgres_fill_end(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    enum err err = put_two(postgres, -1);
    err = err == OK ? send_bytes(postgres, postgres->filling->bytes, postgres->filling->length) : err;
    if (err == OK && PQputCopyEnd(postgres->connection, NULL) != 1) {
        err = postgres_fail(postgres, NULL);
    }
    if (err != OK) {
        return err;
    }
    PGresult *result = PQgetResult(postgres->connection);
    err = PQresultStatus(result) == PGRES_COMMAND_OK ? OK : postgres_fail(postgres, result);
    if (err == OK) {
        PQclear(result);
    }
    for (result = PQgetResult(postgres->connection); result != NULL; result = PQgetResult(postgres->connection)) {
        PQclear(result);
    }
    free(postgres->filling);
    postgres->filling = NULL;
    return err;
}
