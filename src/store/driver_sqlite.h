/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the SQLite driver share; nobody else includes this.
 */
#ifndef REFEREE_STORE_DRIVER_SQLITE_H
#define REFEREE_STORE_DRIVER_SQLITE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include <sqlite3.h>

#include "store/db.h"

enum { SQLITE_MESSAGE_MAX = 256 };

/* The driver's own statements: the boundaries of transactions. */
enum control {
    CONTROL_BEGIN_READ,
    CONTROL_BEGIN_WRITE,
    CONTROL_COMMIT,
    CONTROL_ROLLBACK,
    CONTROL_COUNT,
};

struct sqlite;

/* All connections of this process to one file (driver_sqlite_group.c). */
struct sqlite_group {
    struct sqlite_group *next; /* of the list of groups, under that list's lock */
    char *path;
    struct event_tail *tail;          /* emptied when all are closed: what is read again may be more, or less */
    atomic_int log_pages, log_copied; /* pages of the write-ahead log; the first so many are in the file, and synced */
    atomic_bool log_renewed;          /* since all were opened: see sqlite_renew_log */
    atomic_bool closing;              /* all are to be closed as soon as none is in use */
    _Atomic(int64_t) reopen_after_us; /* for so long one may fail before that */
    _Atomic(int64_t) checkpoint_failing_since_us; /* 0: the last one, of any connection, went well */
    pthread_mutex_t lock;                         /* of what follows, and of handles that are not in use */
    struct sqlite *first;
    bool writes;            /* one of them does, or did */
    int64_t renew_after_us; /* the log is not renewed before: that has just failed */
};

/* A connection. */
struct sqlite {
    struct db db;    /* first, so that a struct db * points at both */
    sqlite3 *handle; /* NULL: it was closed, and is opened again when it is next used */
    enum db_mode mode;
    struct sqlite_group *group;
    struct sqlite *next;      /* of the group, under its lock */
    atomic_bool in_use;       /* its thread is within a call or a transaction: nobody else may touch it */
    int depth;                /* of calls: a row function may make others */
    int openings;             /* how often it was opened again */
    bool suspect;             /* what failed in this call may be mended by opening the file anew */
    int64_t failing_since_us; /* 0: the last use went well */
    bool in_transaction;      /* as the caller sees it: SQLite may have dropped it */
    int log_pages;            /* after this connection's last commit */
    int log_checkpoint_at;    /* pages at which the writer checkpoints by itself */
    char message[SQLITE_MESSAGE_MAX];
    sqlite3_stmt *statements[QUERY_COUNT]; /* NULL until first used */
    sqlite3_stmt *controls[CONTROL_COUNT]; /* prepared at opening */
    sqlite3_stmt *filling;                 /* of the table that is being filled, or NULL */
};

static inline struct sqlite *sqlite_of_db(struct db *db) {
    return (struct sqlite *)(void *)db;
}

/*
 * Around every use of a connection: a call, or a transaction from its beginning to its end. sqlite_enter opens the file
 * again where it was closed; ERR_STORE, with a message, when that fails or is still to come, and then there is no leaving.
 */
enum sqlite_use {
    USE_WHOLE,      /* a query outside a transaction, or a commit */
    USE_BOUNDARY,   /* begins a transaction, or gives one up */
    USE_CHECKPOINT, /* may fail for ever while all else goes well */
};
enum err sqlite_enter(struct sqlite *sqlite) MUST_CHECK;
void sqlite_leave(struct sqlite *sqlite, enum sqlite_use use, enum err err);

enum err sqlite_group_join(struct sqlite *sqlite, const char *path) MUST_CHECK;
void sqlite_group_leave(struct sqlite *sqlite); /* closes its handle, too */
/* Says that the connection is in use, and so not to be closed; false where all are to be closed first. */
bool sqlite_group_use(struct sqlite *sqlite) MUST_CHECK;
/*
 * All are opened anew as soon as none is in use, and the whole log is copied again: after a sync of the database file that
 * failed, since the system may have dropped pages that SQLite holds for copied (a later sync says nothing of them). Not
 * while another process has the file open: what counts as copied is in the shared memory, and outlives our connections.
 */
void sqlite_group_reopen(struct sqlite_group *group);
void sqlite_set_reopen_after(struct db *db, int64_t milliseconds);

/* For sqlite3_wal_hook, with the struct sqlite as context: called after each commit to the log. */
int sqlite_note_commit(void *context, sqlite3 *handle, const char *name, int pages);

/* driver_sqlite_open.c */
enum err sqlite_open(struct db **out, const char *path, enum db_mode mode, char explanation[static DB_EXPLANATION_MAX]);
void sqlite_close(struct db *db);
/* Opens the group's file for a connection without a handle; leaves it without one when that fails. And closes it. */
enum err sqlite_connect(struct sqlite *sqlite, char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;
void sqlite_disconnect(struct sqlite *sqlite);
/* From now on the log stays as it is when the last connection is closed; otherwise SQLite checkpoints it, and removes it. */
void sqlite_keep_log(sqlite3 *handle, bool keep);

/*
 * Brings the write-ahead log to the disk as it is found: before any connection of a process that writes takes it for what
 * is durable, and before anything is committed behind it or copied out of it. OK also where that has to wait as another
 * process is writing, which then has the file open and remembers what was committed, and where nothing can be written at
 * all: then group->log_renewed is false, and a connection does it with its own handle before it changes anything
 * (sqlite_renew_log_with, outside a transaction; SQLite's code).
 */
enum err sqlite_renew_log(struct sqlite_group *group, char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;
int sqlite_renew_log_with(struct sqlite_group *group, sqlite3 *handle) MUST_CHECK;

/*
 * The path as SQLite is to take it: not as one of the names that mean something to it (":memory:", "file:..."). To be
 * freed with sqlite3_free; NULL without memory.
 */
char *sqlite_plain_path(const char *path);

/* Runs "PRAGMA journal_mode = ..." and says whether the database has that mode now. */
bool sqlite_set_journal_mode(sqlite3 *handle, const char *pragma, const char *mode);

/* driver_sqlite.c, for the file below: names an error; binds a value; and steps to the end, handing rows over. */
enum err sqlite_fail(struct sqlite *sqlite, int code);
int sqlite_bind(sqlite3_stmt *statement, int index, const struct value *value);
enum err sqlite_step(struct sqlite *sqlite, sqlite3_stmt *statement, db_row_function *row, void *context) MUST_CHECK;
enum err sqlite_begin(struct db *db);

/* driver_sqlite_whole.c */
enum err sqlite_begin_whole(struct db *db);
enum err sqlite_stream(struct db *db, const char *sql, db_row_function *row, void *context);
enum err sqlite_fill(struct db *db, const char *sql);
enum err sqlite_fill_row(struct db *db, const struct value *values, size_t count);
enum err sqlite_fill_end(struct db *db);

/* driver_sqlite_backup.c */
enum err sqlite_backup(struct db *db, const char *path);

#endif
