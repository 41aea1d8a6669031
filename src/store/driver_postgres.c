/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The driver for PostgreSQL: queries with their prepared statements, and transactions.
 *
 * A call is a round trip, but for writes of a batch (driver_postgres_pipeline.c) and what was asked ahead in it
 * (driver_postgres_ahead.c). All rows of an answer have come before the first is handed over, so a row function may run
 * other queries, its own too; outside a transaction these see what has been committed meanwhile. A statement that fails
 * within a transaction spoils it: everything is refused until it is rolled back.
 *
 * This file knows neither tables nor columns; connecting is in a file of its own.
 */
#include "driver_postgres.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "embedded.h"

/* Names of statements: "q" and the query's number. */
enum { NAME_SIZE = 16, READY_TRIES = 3 };

/* ---- statements ---- */

static void name_statement(char out[static NAME_SIZE], enum query query) {
    (void)snprintf(out, NAME_SIZE, "q%d", (int)query);
}

/* Prepared on first use, then kept as long as the connection lives. */
static enum err prepare_query(struct postgres *postgres, enum query query) {
    assert(query < QUERY_COUNT);
    struct postgres_statement *statement = &postgres->statements[query];
    char name[NAME_SIZE];
    if (statement->is_ready) {
        return OK;
    }
    if (postgres_queries[query].sql == NULL) {
        postgres_note(postgres, "PostgreSQL has no such query");
        return ERR_STORE;
    }
    name_statement(name, query);
    PGresult *result = PQprepare(postgres->connection, name, postgres_queries[query].sql, 0, NULL);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) {
        return postgres_fail(postgres, result);
    }
    PQclear(result);
    result = PQdescribePrepared(postgres->connection, name);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) {
        enum err err = postgres_fail(postgres, result);
        postgres_disconnect(postgres); /* which would have it prepared, and not described, for ever */
        postgres->is_cut = true;
        return err;
    }
    statement->count = PQnparams(result);
    assert(statement->count <= POSTGRES_PARAMETERS_MAX);
    for (int i = 0; i < statement->count; i++) {
        statement->types[i] = PQparamtype(result, i);
    }
    PQclear(result);
    statement->is_ready = true;
    return OK;
}

enum err postgres_hand_over(struct postgres *postgres, const PGresult *result, db_row_function *row, void *context) {
    struct value columns[DB_COLUMNS_MAX];
    int count = PQnfields(result);
    int rows = PQntuples(result);
    enum err err = OK;
    assert(count <= DB_COLUMNS_MAX);
    postgres->db.rows += rows;
    for (int at = 0; at < rows && row != NULL && err == OK; at++) {
        for (int i = 0; i < count; i++) {
            if (!postgres_read_column(&columns[i], result, at, i)) {
                postgres_note(postgres, "a query gave a column of a type that the program does not read");
                return ERR_STORE;
            }
        }
        err = row(context, columns, (size_t)count);
    }
    return err;
}

/* A SELECT counts those it has read. */
int64_t postgres_count_changes(PGresult *result) {
    bool reads = strncmp(PQcmdStatus(result), "SELECT", strlen("SELECT")) == 0;
    return reads ? 0 : strtoll(PQcmdTuples(result), NULL, 10);
}

/* In a pipeline nothing else can be asked: what has gathered is sent before. */
static enum err prepare_in_time(struct postgres *postgres, enum query query) {
    PGresult *last = NULL;
    enum err err = postgres->statements[query].is_ready ? OK : postgres_flush(postgres, &last);
    PQclear(last);
    return err == OK ? prepare_query(postgres, query) : err;
}

/* Runs a query and has its answer; of a batch it is put off (*out_result is NULL) unless somebody waits for that. */
static enum err execute(PGresult **out_result, struct postgres *postgres, enum query query,
                        const struct postgres_arguments *bound, bool is_awaited) {
    const int count = postgres->statements[query].count;
    char name[NAME_SIZE];
    name_statement(name, query);
    *out_result = NULL;
    if (postgres->db.in_transaction && postgres->is_batch) {
        postgres->has_written = postgres->has_written || !is_awaited;
        enum err err = postgres_enqueue(postgres, name, bound, count);
        return err == OK && is_awaited ? postgres_flush(postgres, out_result) : err;
    }
    PGresult *result = PQexecPrepared(postgres->connection, name, count, bound->values, bound->lengths, bound->formats,
                                      POSTGRES_BINARY);
    ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) {
        return postgres_fail(postgres, result);
    }
    *out_result = result;
    return OK;
}

/* The answer, or none yet: see execute. */
static enum err ask(PGresult **out_result, struct postgres *postgres, enum query query, const struct value *arguments,
                    size_t count, bool is_awaited) {
    struct postgres_arguments bound;
    enum err err = prepare_in_time(postgres, query);
    if (err != OK) {
        return err;
    }
    assert(count == (size_t)postgres->statements[query].count);
    (void)count;
    if (!postgres_write_arguments(&bound, &postgres->statements[query], arguments)) {
        postgres_note(postgres, "a value is not of the type of its parameter");
        return ERR_STORE;
    }
    return execute(out_result, postgres, query, &bound, is_awaited);
}

/* Frees the answer. */
static enum err take(struct postgres *postgres, PGresult *result, db_row_function *row, void *context,
                     int64_t *out_changes) {
    int64_t changes = postgres_count_changes(result);
    enum err err = postgres_hand_over(postgres, result, row, context);
    PQclear(result);
    postgres->has_written = postgres->has_written || changes > 0;
    if (err == OK) {
        postgres->db.rows += changes;
        if (out_changes != NULL) {
            *out_changes = changes;
        }
    }
    return err;
}

enum err postgres_query(struct postgres *postgres, enum query query, const struct value *arguments, size_t count,
                        db_row_function *row, void *context, int64_t *out_changes) {
    PGresult *result = NULL;
    enum err err = ask(&result, postgres, query, arguments, count, row != NULL || out_changes != NULL);
    return err == OK && result != NULL ? take(postgres, result, row, context, out_changes) : err;
}

/* A statement that has failed, or a connection that was lost, has ended the transaction that its caller is still in. */
static bool transaction_is_lost(const struct postgres *postgres) {
    return postgres->db.in_transaction && (postgres->connection == NULL || postgres->is_spoilt);
}

enum err postgres_put_off(struct postgres *postgres, enum query query, const struct value *arguments, size_t count) {
    PGresult *result = NULL;
    bool has_written = postgres->has_written;
    enum err err = transaction_is_lost(postgres) ? ERR_STORE : ask(&result, postgres, query, arguments, count, false);
    postgres->has_written = has_written;
    return err;
}

static enum err postgres_run(struct db *db, enum query query, const struct value *arguments, size_t count,
                             db_row_function *row, void *context, int64_t *out_changes) {
    struct postgres *postgres = postgres_of_db(db);
    PGresult *result = NULL;
    const PGresult *ahead = NULL;
    bool is_awaited = row != NULL || out_changes != NULL;
    if (transaction_is_lost(postgres)) {
        return ERR_STORE; /* the message is that of what failed */
    }
    enum err err = row == NULL ? OK : postgres_ahead_find(&ahead, postgres, query, arguments, count);
    if (err != OK || ahead != NULL) {
        return err == OK ? postgres_hand_over(postgres, ahead, row, context) : err;
    }
    err = postgres_enter(postgres);
    err = err == OK ? ask(&result, postgres, query, arguments, count, is_awaited) : err;
    if (err != OK && postgres->mode == DB_READ && !db->in_transaction && !postgres_is_connected(postgres)) {
        /* A connection that was lost while nobody used it: what only reads is asked again. */
        err = postgres_enter(postgres);
        err = err == OK ? ask(&result, postgres, query, arguments, count, is_awaited) : err;
    }
    return err == OK && result != NULL ? take(postgres, result, row, context, out_changes) : err;
}

/* ---- transactions ---- */

enum err postgres_control(struct postgres *postgres, const char *sql) {
    PGresult *result = PQexec(postgres->connection, sql);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) {
        return postgres_fail(postgres, result);
    }
    PQclear(result);
    return OK;
}

static enum err postgres_script(struct db *db, const char *sql) {
    struct postgres *postgres = postgres_of_db(db);
    if (transaction_is_lost(postgres)) {
        return ERR_STORE;
    }
    enum err err = postgres_enter(postgres);
    return err == OK ? postgres_control(postgres, sql) : err;
}

/* Of a statement the end, which is that of a line; the text's end where there is none. */
static const char *end_of_statement(const char *sql) {
    const char *end = strstr(sql, ";\n");
    return end == NULL ? sql + strlen(sql) : end + 1;
}

/* It may wait for all transactions there are, and keeps nobody from the rows meanwhile. */
static enum err postgres_script_outside(struct db *db, const char *sql) {
    struct postgres *postgres = postgres_of_db(db);
    assert(!db->in_transaction);
    enum err err = postgres_enter(postgres);
    err = err == OK ? postgres_control(postgres, "SET lock_timeout = 0") : err;
    while (err == OK && sql[strspn(sql, "\n ")] != '\0') {
        const char *end = end_of_statement(sql);
        char *statement = strndup(sql, (size_t)(end - sql));
        err = statement == NULL ? ERR_NO_MEMORY : postgres_control(postgres, statement);
        free(statement);
        sql = end;
    }
    if (postgres_is_connected(postgres)) {
        char message[POSTGRES_MESSAGE_MAX]; /* of what has failed */
        memcpy(message, postgres->message, sizeof message);
        enum err reset = postgres_control(postgres, POSTGRES_LOCK_TIMEOUT);
        err = err == OK ? reset : err;
        memcpy(postgres->message, message, sizeof message);
    }
    return err;
}

static enum err begin(struct db *db, const char *words) {
    struct postgres *postgres = postgres_of_db(db);
    assert(!db->in_transaction);
    enum err err = postgres_enter(postgres);
    if (err != OK) {
        return err;
    }
    err = postgres_control(postgres, words);
    if (err != OK && !postgres_is_connected(postgres)) { /* it was lost while nobody used it */
        err = postgres_enter(postgres);
        err = err == OK ? postgres_control(postgres, words) : err;
    }
    postgres->is_spoilt = false;
    postgres->is_batch = false;
    return err;
}

enum err postgres_begin(struct db *db) {
    return begin(db, postgres_of_db(db)->mode == DB_WRITE ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ");
}

static enum err postgres_begin_short(struct db *db) {
    return begin(db, "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL synchronous_commit = on");
}

/* With a connection, its row, and no batch in doubt: whatever became of that, its jobs have been answered. */
static enum err make_ready(struct postgres *postgres) {
    enum err err = postgres_enter(postgres);
    if (err == OK && postgres->in_doubt && postgres_settle(postgres) == ERR_STORE_UNKNOWN) {
        err = ERR_STORE;
    }
    return err == OK ? postgres_register(postgres) : err;
}

static enum err postgres_begin_batch(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    assert(!db->in_transaction);
    enum err err = make_ready(postgres);
    for (int tries = 0; tries < READY_TRIES && err != OK && postgres->connection != NULL; tries++) {
        err = make_ready(postgres); /* the connection was there, and has gone again */
    }
    postgres->is_cut = false;
    postgres->is_spoilt = false;
    postgres->is_batch = true;
    postgres->owes_begin = true;
    postgres->has_written = false;
    return err;
}

static enum err postgres_rollback(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    PGresult *last = NULL;
    postgres->is_batch = false;
    postgres_ahead_forget(postgres);
    if (postgres->connection != NULL) {
        (void)!postgres_flush(postgres, &last); /* what is on its way comes back */
        PQclear(last);
    }
    /* What is lost has no transaction. */
    bool is_there = postgres_is_connected(postgres) && PQtransactionStatus(postgres->connection) != PQTRANS_IDLE;
    return is_there ? postgres_control(postgres, "ROLLBACK") : OK;
}

/*
 * Where the answer is missing the commit may have happened, and where a warning came with it, it has, but perhaps on this
 * server alone: somebody has cut short the wait for the standby that was to have it too.
 */
static enum err judge_commit(struct postgres *postgres, PGresult *result) {
    bool is_done = strcmp(PQcmdStatus(result), "COMMIT") == 0;
    PQclear(result);
    if (!is_done) {
        postgres_note(postgres, "the transaction was rolled back after an earlier failure");
        return ERR_STORE;
    }
    return postgres->warned ? ERR_STORE_UNKNOWN : OK; /* the warning is the message */
}

/*
 * Of all that can go wrong with it only what a constraint or another's transaction is the reason of is known to have changed
 * nothing.
 */
static enum err judge_failure(struct postgres *postgres, PGresult *result) {
    bool is_known = postgres_is_refusal(result);
    enum err err = postgres_fail(postgres, result);
    return is_known ? err : ERR_STORE_UNKNOWN;
}

/* Jobs that were all refused have only read. */
static enum err end_unwritten(struct postgres *postgres) {
    PGresult *last = NULL;
    enum err err = postgres_flush(postgres, &last);
    PQclear(last);
    err = err == OK ? postgres_control(postgres, "ROLLBACK") : err;
    return err == OK ? OK : ERR_STORE;
}

/*
 * What was put off, the mark and the commit, in one go. A refusal before the commit keeps it from happening; whatever else
 * comes in place of its answer, the mark tells.
 */
static enum err commit_batch(struct postgres *postgres) {
    PGresult *result = NULL;
    if (postgres->owes_begin || !postgres->has_written) {
        return postgres->owes_begin ? OK : end_unwritten(postgres);
    }
    enum err err = postgres_mark(postgres);
    if (err != OK) {
        return err;
    }
    err = postgres_enqueue_commit(postgres);
    if (err != OK) { /* some of it may have been sent */
        postgres_disconnect(postgres);
        return postgres_settle(postgres);
    }
    err = postgres_flush(postgres, &result);
    if (err == OK) {
        err = judge_commit(postgres, result);
        postgres->batch += err == OK;
    } else if (postgres_is_connected(postgres) && (postgres->missed_commit || err == ERR_CONFLICT)) {
        return ERR_CONFLICT;
    } else {
        err = ERR_STORE_UNKNOWN;
    }
    return err == ERR_STORE_UNKNOWN ? postgres_settle(postgres) : err;
}

static enum err commit(struct postgres *postgres) {
    if (postgres->is_batch) {
        return commit_batch(postgres);
    }
    PGresult *result = PQexec(postgres->connection, "COMMIT");
    return PQresultStatus(result) == PGRES_COMMAND_OK ? judge_commit(postgres, result)
                                                      : judge_failure(postgres, result);
}

/* What the transaction has failed by stays the message, whatever giving it up says. */
static enum err give_up(struct db *db, enum err err) {
    struct postgres *postgres = postgres_of_db(db);
    char message[POSTGRES_MESSAGE_MAX];
    bool is_cut = postgres->is_cut;
    memcpy(message, postgres->message, sizeof message);
    (void)postgres_rollback(db);
    memcpy(postgres->message, message, sizeof message);
    postgres->is_cut = is_cut;
    return err;
}

static enum err postgres_commit(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    bool is_batch = postgres->is_batch;
    if (transaction_is_lost(postgres)) { /* where only a part was refused, the others may succeed without it */
        return give_up(db, is_batch && !postgres->is_cut ? ERR_CONFLICT : ERR_STORE);
    }
    postgres->warned = false;
    enum err err = commit(postgres);
    postgres_ahead_forget(postgres);
    return err == OK ? OK : give_up(db, err);
}

static bool postgres_was_cut(const struct db *db) {
    return ((const struct postgres *)(const void *)db)->is_cut;
}

static bool postgres_has_connection(const struct db *db) {
    return postgres_is_connected((const struct postgres *)(const void *)db);
}

static void postgres_set_wait(struct db *db, int64_t milliseconds) {
    atomic_store(&postgres_of_db(db)->wait_us, milliseconds * 1000);
}

static int postgres_openings(const struct db *db) {
    return ((const struct postgres *)(const void *)db)->openings;
}

static const char *postgres_message(const struct db *db) {
    return ((const struct postgres *)(const void *)db)->message;
}

const struct db_driver postgres_driver = {
    .name = "postgres",
    .migrations = postgres_migrations,
    .open = postgres_open,
    .close = postgres_close,
    .run = postgres_run,
    .script = postgres_script,
    .script_outside = postgres_script_outside,
    .begin = postgres_begin,
    .begin_batch = postgres_begin_batch,
    .begin_short = postgres_begin_short,
    .begin_whole = postgres_begin_whole,
    .stream = postgres_stream,
    .fill = postgres_fill,
    .fill_row = postgres_fill_row,
    .fill_end = postgres_fill_end,
    .commit = postgres_commit,
    .rollback = postgres_rollback,
    .foresee = postgres_foresee,
    .claim = postgres_claim,
    .was_cut = postgres_was_cut,
    .is_connected = postgres_has_connection,
    .set_wait = postgres_set_wait,
    .openings = postgres_openings,
    .listen = postgres_listen,
    .hear = postgres_hear,
    .message = postgres_message,
};
