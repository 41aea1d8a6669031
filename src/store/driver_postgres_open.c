/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Connecting to PostgreSQL, again too after the connection was lost, and what a session must be like.
 *
 * The URL is libpq's own and decides all that it names: hosts, TLS, time-outs. No message has it, as it may have a password.
 */
#include "driver_postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <sodium.h>

#include "util/timestamp.h"

enum { CONNECT_PAUSE_US = 250000, WAIT_PAUSE_US = 100000, CLAIM_TRIES = 20 };
/* What is gone for long is looked for less often: a tenth of the time that it has been gone is waited, within these bounds. */
enum { LONGEST_PAUSE_US = 1000000, PAUSE_SHARE = 10 };

/*
 * Until the URL says otherwise. A server that is gone is noticed within some seconds, also where its machine has lost its
 * power and nothing answers for it. Of several hosts the one that takes writes is meant, by readers too: a standby may not have
 * yet what was acknowledged.
 */
static const char *const option_names[] = {
    "fallback_application_name", "connect_timeout",  "keepalives_idle",
    "keepalives_interval",       "keepalives_count", "tcp_user_timeout",
    "target_session_attrs",      "dbname",           NULL,
};

/*
 * All queries look rows up by an index, and few: a plan that suits every argument is as good as one for this one, and is made
 * once; those that read whole tables have no place on a server that plays. A lock is waited for as long as nobody notices.
 * What the role or the URL has otherwise, and the program relies on, is set.
 */
static const char common_settings[] = "SET plan_cache_mode = force_generic_plan;"
                                      "SET enable_seqscan = off;"
                                      "SET enable_hashjoin = off;"
                                      "SET enable_mergejoin = off;"
                                      "SET jit = off;"
                                      "SET client_encoding = 'UTF8';"
                                      "SET default_transaction_isolation = 'read committed';"
                                      "SET statement_timeout = 0;" POSTGRES_LOCK_TIMEOUT;

/*
 * What is said to be durable is: on the disk, and on that of the synchronous standby where there is one. The server notices
 * soon that a connection has gone, as it keeps the claim until then.
 */
static const char writer_settings[] = "SET synchronous_commit = on;"
                                      "SET tcp_keepalives_idle = 2;"
                                      "SET tcp_keepalives_interval = 1;"
                                      "SET tcp_keepalives_count = 3;";
/* Whoever stands still within a transaction must not keep other servers from their rows; verify may think for longer. */
static const char claimant_settings[] = "SET idle_in_transaction_session_timeout = '30s';";

static const char reader_settings[] = "SET default_transaction_read_only = on;";

/* Commits tell of what they could not do by a warning; what else the server has to say nobody reads. */
static void take_notice(void *context, const PGresult *result) {
    struct postgres *postgres = context;
    const char *severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    const char *text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (severity != NULL && strcmp(severity, "WARNING") == 0) {
        postgres->warned = true;
        postgres_note(postgres, text == NULL ? "the server has warned of something" : text);
    }
}

static enum err note_settings(void *context, const struct value *columns, size_t count) {
    struct postgres *postgres = context;
    (void)count;
    if (postgres->mode == DB_EXAMINE) {
        return OK;
    }
    if (strcmp(value_get_text(&columns[0]), "on") != 0) {
        postgres_note(postgres, "the server runs with fsync = off, and would lose moves when the power goes");
        return ERR_STORE;
    }
    if (strcmp(value_get_text(&columns[1]), "UTF8") != 0) {
        postgres_note(postgres,
                      "the database is not encoded in UTF8: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0");
        return ERR_STORE;
    }
    return OK;
}

static enum err note_claim(void *context, const struct value *columns, size_t count) {
    bool *is_ours = context;
    (void)count;
    *is_ours = value_get_integer(&columns[0]) != 0;
    return OK;
}

static enum err note_claimant(void *context, const struct value *columns, size_t count) {
    char *claimant = context;
    (void)count;
    (void)snprintf(claimant, POSTGRES_MESSAGE_MAX / 2, "%s", value_get_text(&columns[0]));
    return OK;
}

/* ERR_CONFLICT, with a message: somebody else has it. */
static enum err claim(struct postgres *postgres) {
    const struct value name[] = {value_text(postgres->holder)};
    const enum query how = postgres->claim == DB_CLAIM_ALL ? QUERY_CLAIM_DATABASE : QUERY_CLAIM_PART_OF_DATABASE;
    bool is_ours = false;
    enum err err = postgres_query(postgres, QUERY_NAME_SESSION, name, VALUE_COUNT(name), NULL, NULL, NULL);
    err = err == OK ? postgres_query(postgres, how, NULL, 0, note_claim, &is_ours, NULL) : err;
    if (err != OK || is_ours) {
        return err == OK ? postgres_control(postgres, claimant_settings) : err;
    }
    const struct value lost[] = {value_integer(postgres->pid), value_text(postgres->holder)};
    (void)!postgres_query(postgres, QUERY_END_SESSION, lost, VALUE_COUNT(lost), NULL, NULL, NULL);
    char claimant[POSTGRES_MESSAGE_MAX / 2] = "";
    (void)!postgres_query(postgres, QUERY_READ_CLAIMANT, NULL, 0, note_claimant, claimant, NULL);
    postgres_note(postgres, claimant[0] == '\0' ? "another server" : claimant);
    return ERR_CONFLICT;
}

static enum err begin_session(struct postgres *postgres) {
    const char *const scripts[] = {common_settings, postgres->mode == DB_WRITE ? writer_settings : reader_settings};
    for (size_t i = 0; i < VALUE_COUNT(scripts); i++) {
        enum err err = postgres_control(postgres, scripts[i]);
        if (err != OK) {
            return err;
        }
    }
    enum err err = postgres_query(postgres, QUERY_READ_SERVER_SETTINGS, NULL, 0, note_settings, postgres, NULL);
    err = err == OK && postgres->listens ? postgres_begin_listening(postgres) : err;
    return err == OK && postgres->holder[0] != '\0' ? claim(postgres) : err;
}

void postgres_disconnect(struct postgres *postgres) {
    PQfinish(postgres->connection);
    postgres->connection = NULL;
    free(postgres->filling);
    postgres->filling = NULL;
    postgres->sent = 0; /* nobody answers that any more */
    memset(postgres->statements, 0, sizeof postgres->statements);
}

static enum err postgres_connect(struct postgres *postgres) {
    const char *const values[] = {"referee", "2", "2", "1", "3", "5000", "read-write", postgres->url, NULL};
    _Static_assert(VALUE_COUNT(values) == VALUE_COUNT(option_names), "a value for each option");
    postgres->connection = PQconnectdbParams(option_names, values, 1);
    if (postgres->connection == NULL) {
        postgres_note(postgres, "there is no memory for a connection");
        return ERR_NO_MEMORY;
    }
    (void)PQsetNoticeReceiver(postgres->connection, take_notice, postgres);
    enum err err =
        PQstatus(postgres->connection) == CONNECTION_OK ? begin_session(postgres) : postgres_fail(postgres, NULL);
    if (err != OK) {
        postgres_disconnect(postgres);
    }
    return err;
}

static void pause_for(int64_t us) {
    const struct timespec pause = {.tv_sec = us / 1000000, .tv_nsec = us % 1000000 * 1000};
    (void)nanosleep(&pause, NULL);
}

static int64_t pause_after(int64_t gone_us, int64_t shortest_us) {
    int64_t pause_us = gone_us / PAUSE_SHARE;
    return pause_us < shortest_us ? shortest_us : pause_us > LONGEST_PAUSE_US ? LONGEST_PAUSE_US : pause_us;
}

/*
 * Whoever has claimed the database waits for it to come back, as nothing goes on without, and so do those who read for requests;
 * but not for longer than db_set_wait has said. After that, and all others from the first, are told at once: they try again
 * only after a pause.
 */
enum err postgres_enter(struct postgres *postgres) {
    if (postgres_is_connected(postgres)) {
        return OK;
    }
    int64_t now_us = timestamp_monotonic_us();
    postgres->lost_since_us = postgres->lost_since_us == 0 ? now_us : postgres->lost_since_us;
    bool waits = now_us - postgres->lost_since_us < atomic_load(&postgres->wait_us);
    if (postgres->db.in_transaction || (!waits && now_us < postgres->connect_after_us)) {
        return ERR_STORE; /* the message is that of what failed */
    }
    enum err err = OK;
    for (;;) {
        postgres_disconnect(postgres);
        err = postgres_connect(postgres);
        now_us = timestamp_monotonic_us();
        if (err == OK || now_us - postgres->lost_since_us >= atomic_load(&postgres->wait_us)) {
            break;
        }
        pause_for(pause_after(now_us - postgres->lost_since_us, WAIT_PAUSE_US));
    }
    int64_t gone_us = now_us - postgres->lost_since_us;
    postgres->connect_after_us = err == OK ? 0 : now_us + pause_after(gone_us, CONNECT_PAUSE_US);
    postgres->lost_since_us = err == OK ? 0 : postgres->lost_since_us;
    postgres->pid = err == OK ? PQbackendPID(postgres->connection) : postgres->pid;
    postgres->openings += err == OK;
    if (err == OK && postgres->holder[0] != '\0' && !postgres->in_doubt) {
        postgres_draw_instance(postgres);
    }
    return err == ERR_CONFLICT ? ERR_STORE : err; /* another server has claimed it meanwhile */
}

/* A server that has just ended leaves its claim a moment later: when the database's has noticed. */
static enum err claim_in_time(struct postgres *postgres) {
    enum err err = claim(postgres);
    for (int tries = 0; tries < CLAIM_TRIES && err == ERR_CONFLICT; tries++) {
        pause_for(WAIT_PAUSE_US);
        err = claim(postgres);
    }
    return err;
}

enum err postgres_claim(struct db *db, enum db_claim claim, const char *holder,
                        char explanation[static DB_EXPLANATION_MAX]) {
    struct postgres *postgres = postgres_of_db(db);
    postgres->claim = claim;
    /* Two servers in containers may have one name: their connections are told apart by a number drawn at random. */
    (void)snprintf(postgres->holder, sizeof postgres->holder, "%.30s, process %ld #%08x", holder, (long)getpid(),
                   (unsigned)randombytes_random());
    enum err err = claim_in_time(postgres);
    if (err == OK) {
        postgres->pid = PQbackendPID(postgres->connection);
        postgres_draw_instance(postgres);
        return OK;
    }
    postgres->holder[0] = '\0';
    db_explain(explanation,
               err == ERR_CONFLICT ? "The database is in use: %s. Stop that process, or give another database."
                                   : "Cannot see whether the database is in use: %s.",
               postgres->message);
    return err;
}

/* "" for an option that the URL has not. */
static const char *find_option(const PQconninfoOption *options, const char *name) {
    for (; options->keyword != NULL; options++) {
        if (strcmp(options->keyword, name) == 0) {
            return options->val == NULL ? "" : options->val;
        }
    }
    return "";
}

/*
 * What libpq says of a URL that it cannot read has parts of that, and so perhaps the password; and where a password has signs
 * that end it, its rest is taken for a host, a port or a database, which the messages name.
 */
static bool is_url(const char *url) {
    PQconninfoOption *options = PQconninfoParse(url, NULL);
    if (options == NULL) {
        return false;
    }
    const char *port = find_option(options, "port");
    bool is_good = strchr(find_option(options, "host"), '@') == NULL &&
                   strchr(find_option(options, "dbname"), '@') == NULL && port[strspn(port, "0123456789,")] == '\0';
    PQconninfoFree(options);
    return is_good;
}

enum err postgres_open(struct db **out, const char *url, enum db_mode mode,
                       char explanation[static DB_EXPLANATION_MAX]) {
    if (!is_url(url)) {
        db_explain(explanation,
                   "This is no URL of a PostgreSQL database. Give postgresql://USER@HOST:PORT/DATABASE, with other "
                   "signs than letters and digits in a password as %%40 and the like.");
        return ERR_INVALID_VALUE;
    }
    struct postgres *postgres = calloc(1, sizeof *postgres);
    char *copy = strdup(url);
    if (postgres == NULL || copy == NULL) {
        free(postgres);
        free(copy);
        db_explain(explanation, "There is no memory to open the database.");
        return ERR_NO_MEMORY;
    }
    postgres->db.driver = &postgres_driver;
    atomic_init(&postgres->wait_us, 0);
    postgres->url = copy;
    postgres->mode = mode == DB_READ_LATER ? DB_READ : mode;
    enum err err = mode == DB_READ_LATER ? OK : postgres_connect(postgres);
    if (err != OK) {
        db_explain(explanation, "Cannot open the database: %s.", postgres->message);
        postgres_close(&postgres->db);
        return err;
    }
    *out = &postgres->db;
    return OK;
}

void postgres_close(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    postgres_disconnect(postgres);
    postgres_ahead_free(postgres);
    free(postgres->url);
    free(postgres);
}
