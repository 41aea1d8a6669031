/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A batch: writes that are sent together and answered together, in libpq's pipeline mode.
 *
 * A statement that nobody waits for is handed to libpq and joins the pipeline; BEGIN goes before the first. What needs an
 * answer (a query with rows, the commit) is sent with all that stands before it, and one wait brings the answers of all. When
 * one fails the server skips the others, up to the end of what was sent: then the first error is told, once, and the
 * transaction is spoilt. So what moves write costs a round trip, and rows are locked for as long as that takes alone.
 */
#include "driver_postgres.h"

#include <stdlib.h>
#include <string.h>

/* Into the pipeline, before the first statement. */
static enum err open_pipeline(struct postgres *postgres) {
    PGconn *connection = postgres->connection;
    if (PQpipelineStatus(connection) == PQ_PIPELINE_OFF && PQenterPipelineMode(connection) != 1) {
        return postgres_fail(postgres, NULL);
    }
    if (postgres->owes_begin) {
        if (PQsendQueryParams(connection, "BEGIN", 0, NULL, NULL, NULL, NULL, POSTGRES_BINARY) != 1) {
            return postgres_fail(postgres, NULL);
        }
        postgres->owes_begin = false;
        postgres->sent++;
    }
    return OK;
}

enum err postgres_enqueue_commit(struct postgres *postgres) {
    enum err err = open_pipeline(postgres);
    if (err == OK &&
        PQsendQueryParams(postgres->connection, "COMMIT", 0, NULL, NULL, NULL, NULL, POSTGRES_BINARY) != 1) {
        err = postgres_fail(postgres, NULL);
    }
    postgres->sent += err == OK;
    return err;
}

enum err postgres_enqueue(struct postgres *postgres, const char *name, const struct postgres_arguments *arguments,
                          int count) {
    enum err err = open_pipeline(postgres);
    if (err != OK) {
        return err;
    }
    if (PQsendQueryPrepared(postgres->connection, name, count, arguments->values, arguments->lengths,
                            arguments->formats, POSTGRES_BINARY) != 1) {
        return postgres_fail(postgres, NULL);
    }
    postgres->sent++;
    return OK;
}

/* The answer to one statement: its only result, as none here is more than one. */
static PGresult *take_answer(PGconn *connection) {
    PGresult *result = PQgetResult(connection);
    for (PGresult *more = PQgetResult(connection); more != NULL; more = PQgetResult(connection)) {
        PQclear(more);
        if (PQstatus(connection) != CONNECTION_OK) {
            break;
        }
    }
    return result;
}

/* A connection whose answers are not whole is of no use any more. */
static enum err give_up(struct postgres *postgres, PGresult *failed) {
    enum err err = postgres_fail(postgres, failed);
    postgres_disconnect(postgres);
    postgres->is_cut = true;
    return err;
}

enum err postgres_flush(struct postgres *postgres, PGresult **out_last) {
    PGconn *connection = postgres->connection;
    PGresult *last = NULL;
    PGresult *failed = NULL;
    bool has_failed = false;
    *out_last = NULL;
    postgres->missed_commit = false;
    if (PQpipelineStatus(connection) == PQ_PIPELINE_OFF) {
        return OK;
    }
    if (PQpipelineSync(connection) != 1) {
        return give_up(postgres, NULL);
    }
    const int sent = postgres->sent;
    for (; postgres->sent > 0 && PQstatus(connection) == CONNECTION_OK; postgres->sent--) {
        PQclear(last);
        last = take_answer(connection);
        ExecStatusType status = PQresultStatus(last);
        if (status == PGRES_TUPLES_OK && postgres_ahead_take(postgres, sent - postgres->sent, last)) {
            last = NULL;
            continue;
        }
        if (!has_failed && status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
            postgres->missed_commit = postgres->sent > 1;
            has_failed = true;
            failed = last;
            last = NULL;
        } else if (!has_failed && postgres->sent > 1) {
            postgres->db.rows += postgres_count_changes(last);
        }
    }
    if (PQstatus(connection) == CONNECTION_OK) {
        PQclear(PQgetResult(connection)); /* the end of what was sent */
    }
    bool is_whole = postgres->sent == 0 && PQexitPipelineMode(connection) == 1;
    if (!has_failed && is_whole) {
        *out_last = last;
        return OK;
    }
    PQclear(last);
    return is_whole ? postgres_fail(postgres, failed) : give_up(postgres, failed);
}
