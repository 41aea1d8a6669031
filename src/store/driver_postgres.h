/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the PostgreSQL driver share; nobody else includes this.
 */
#ifndef REFEREE_STORE_DRIVER_POSTGRES_H
#define REFEREE_STORE_DRIVER_POSTGRES_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libpq-fe.h>

#include "store/db.h"

/* Before a lock is given up; what settles a batch waits for ever. */
#define POSTGRES_LOCK_TIMEOUT "SET lock_timeout = '2s';"

enum { POSTGRES_BINARY = 1 }; /* a format */
enum {
    POSTGRES_MESSAGE_MAX = 256,
    POSTGRES_HOLDER_MAX = 64,
    POSTGRES_PARAMETERS_MAX = 24,
    POSTGRES_INSTANCE_SIZE = 33
};

/* A query as this connection has prepared it. */
struct postgres_statement {
    bool is_ready;
    int count;                          /* of its parameters */
    Oid types[POSTGRES_PARAMETERS_MAX]; /* what the server has inferred they are */
};

/* A connection. */
struct postgres {
    struct db db;       /* first, so that a struct db * points at both */
    PGconn *connection; /* NULL: there is none, and the next use makes one */
    char *url;
    enum db_mode mode;
    int openings;                 /* how often it was opened again, or a batch stayed in doubt */
    int64_t connect_after_us;     /* not tried again before: it has just failed */
    bool is_spoilt;               /* the transaction: something in it has failed */
    bool is_batch;                /* the transaction is one in which writes may be put off: */
    bool owes_begin;              /* nothing of it has been handed to libpq yet */
    bool is_cut;                  /* the last batch was lost, with its connection; nothing of it has happened */
    bool has_written;             /* something that has to be committed is in it, as far as is known */
    int sent;                     /* statements in the pipeline whose answers have not been read */
    struct postgres_ahead *ahead; /* driver_postgres_ahead.c */
    bool missed_commit;           /* what failed in the last flush stood before its end, which was then skipped */
    bool warned;                  /* the server has warned of something since this was last cleared */
    enum db_claim claim;
    bool listens;                       /* to its channel, also when it is connected anew */
    char holder[POSTGRES_HOLDER_MAX];   /* whose claim it is, see db_claim; "": nobody's */
    char message[POSTGRES_MESSAGE_MAX]; /* of the last failure */
    /* Of whoever has claimed the database (driver_postgres_mark.c): */
    char instance[POSTGRES_INSTANCE_SIZE]; /* its row; "": none */
    bool is_registered;                    /* the row is there */
    bool in_doubt;                         /* the batch after `batch` is to be settled before there is another */
    int64_t batch;                         /* the number of the last */
    _Atomic(int64_t) wait_us;              /* for so long a lost connection is waited for */
    int64_t lost_since_us;                 /* 0: it is there */
    struct postgres_filling *filling;      /* the table that is being filled, or NULL */
    int pid; /* of the server's process that the connection is to, or was before it was lost */
    struct postgres_statement statements[QUERY_COUNT];
};

static inline struct postgres *postgres_of_db(struct db *db) {
    return (struct postgres *)(void *)db;
}

static inline bool postgres_is_connected(const struct postgres *postgres) {
    return postgres->connection != NULL && PQstatus(postgres->connection) == CONNECTION_OK;
}

/* Runs a query on the connection that is there: postgres_run, for what has to be done before that can be used. */
enum err postgres_query(struct postgres *postgres, enum query query, const struct value *arguments, size_t count,
                        db_row_function *row, void *context, int64_t *out_changes) MUST_CHECK;

/*
 * driver_postgres_fail.c. postgres_fail keeps what the server or libpq said of a failure, and names it; result may be NULL, and
 * is freed. postgres_is_refusal: nothing has happened, because of a constraint or of another's transaction.
 */
enum err postgres_fail(struct postgres *postgres, PGresult *result);
bool postgres_is_refusal(const PGresult *result);
void postgres_note(struct postgres *postgres, const char *text); /* a message of the driver's own */

enum err postgres_control(struct postgres *postgres, const char *sql) MUST_CHECK; /* statements without arguments */

int64_t postgres_count_changes(PGresult *result); /* rows that a statement changed */

/*
 * driver_postgres_pipeline.c. postgres_enqueue hands a statement that is prepared to libpq. postgres_flush sends what has
 * gathered and reads all answers: the last one is *out_last, for whoever waits for it; of the others what they changed is
 * counted. An error is that of the first statement that failed; *out_last is NULL then, as where nothing had gathered.
 */
struct postgres_arguments;
enum err postgres_enqueue(struct postgres *postgres, const char *name, const struct postgres_arguments *arguments,
                          int count) MUST_CHECK;
enum err postgres_enqueue_commit(struct postgres *postgres) MUST_CHECK;
enum err postgres_flush(struct postgres *postgres, PGresult **out_last) MUST_CHECK;

/*
 * driver_postgres_ahead.c: what was asked ahead in a batch. postgres_foresee hands a query to libpq; of one that cannot be, or
 * that nobody has memory for, nothing is kept. postgres_ahead_take: is the answer that was just read, the nth of what was sent,
 * to one of these? Then it is kept, until postgres_ahead_forget. postgres_ahead_find: the answer to this very query, which stays
 * theirs, if it was asked ahead; *out is NULL if not. An error is that of sending what has gathered.
 */
void postgres_foresee(struct db *db, enum query query, const struct value *arguments, size_t count);
bool postgres_ahead_take(struct postgres *postgres, int nth, PGresult *result);
enum err postgres_ahead_find(const PGresult **out, struct postgres *postgres, enum query query,
                             const struct value *arguments, size_t count) MUST_CHECK;
void postgres_ahead_forget(struct postgres *postgres);
void postgres_ahead_free(struct postgres *postgres);

/* driver_postgres.c, for it: as postgres_query, of a batch, whose answer is not awaited. */
enum err postgres_put_off(struct postgres *postgres, enum query query, const struct value *arguments,
                          size_t count) MUST_CHECK;

/* driver_postgres_open.c */
enum err postgres_open(struct db **out, const char *url, enum db_mode mode,
                       char explanation[static DB_EXPLANATION_MAX]);
void postgres_close(struct db *db);
void postgres_disconnect(struct postgres *postgres); /* its transaction, if any, is gone with it */
/* Before every use outside a transaction: makes the connection where there is none. ERR_STORE, with a message. */
enum err postgres_enter(struct postgres *postgres) MUST_CHECK;
enum err postgres_claim(struct db *db, enum db_claim claim, const char *holder,
                        char explanation[static DB_EXPLANATION_MAX]);

/*
 * driver_postgres_mark.c. postgres_register makes the row, before the first batch; postgres_mark joins the pipeline as the last
 * before the commit. postgres_settle, after a commit in doubt: OK: it is durable; ERR_STORE: nothing of it has happened, nor
 * will; ERR_STORE_UNKNOWN: nobody can tell (yet: then in_doubt).
 */
void postgres_draw_instance(struct postgres *postgres);
enum err postgres_register(struct postgres *postgres) MUST_CHECK;
enum err postgres_mark(struct postgres *postgres) MUST_CHECK;
enum err postgres_settle(struct postgres *postgres) MUST_CHECK;

/* driver_postgres_listen.c. postgres_begin_listening: of a session that has just begun. */
enum err postgres_begin_listening(struct postgres *postgres) MUST_CHECK;
enum err postgres_listen(struct db *db) MUST_CHECK;
enum err postgres_hear(struct db *db, int wake, int64_t milliseconds, db_heard_function *heard,
                       void *context) MUST_CHECK;

/* driver_postgres_whole.c */
enum err postgres_begin_whole(struct db *db);
enum err postgres_stream(struct db *db, const char *sql, db_row_function *row, void *context);
enum err postgres_fill(struct db *db, const char *sql);
enum err postgres_fill_row(struct db *db, const struct value *values, size_t count);
enum err postgres_fill_end(struct db *db);

/* driver_postgres.c, for the former: begins a transaction; and hands over the rows of an answer, which stays the caller's. */
enum err postgres_begin(struct db *db);
enum err postgres_hand_over(struct postgres *postgres, const PGresult *result, db_row_function *row,
                            void *context) MUST_CHECK;

/* driver_postgres_values.c: between struct value and what libpq sends and receives, all of it in binary. */
struct postgres_arguments {
    const char *values[POSTGRES_PARAMETERS_MAX];
    int lengths[POSTGRES_PARAMETERS_MAX];
    int formats[POSTGRES_PARAMETERS_MAX];
    char room[POSTGRES_PARAMETERS_MAX][24]; /* of numbers */
};

/* False: a value does not fit the type that the server has inferred for its parameter. */
bool postgres_write_arguments(struct postgres_arguments *out, const struct postgres_statement *statement,
                              const struct value *arguments) MUST_CHECK;
/* False: a type that no query may give, such as the sum of bigints, which is no bigint. */
bool postgres_read_column(struct value *out, const PGresult *result, int row, int column) MUST_CHECK;

#endif
