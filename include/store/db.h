/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The small SQL driver: one connection, named queries, bound values.
 *
 * Everything above the drivers is written once over this header; a driver (driver_sqlite.c, driver_postgres.c) fills in
 * struct db_driver. Queries have names (enum query, generated from sql/queries and sql/<driver>/queries) and are prepared
 * once per connection. A connection belongs to one thread at a time.
 *
 * Errors: ERR_CONFLICT for a broken primary key or unique constraint, or where another's transaction was first; ERR_STORE for everything else the database
 * refuses (full disk, I/O, locked beyond the time-out), ERR_STORE_UNKNOWN only from db_commit, when nobody can know
 * whether the commit is durable; ERR_NO_MEMORY. What the database said is in db_message.
 */
#ifndef REFEREE_STORE_DB_H
#define REFEREE_STORE_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "queries.h" /* generated: enum query */
#include "util/err.h"
#include "util/id.h"

enum value_kind { VALUE_NULL, VALUE_INTEGER, VALUE_REAL, VALUE_TEXT, VALUE_BLOB };

/*
 * A bound argument or a column. Bytes are borrowed: arguments until the call returns, columns until the row function does.
 */
struct value {
    enum value_kind kind;
    int64_t integer;
    double real;
    const void *bytes;
    size_t length;
};

/* How many values an array of arguments has. */
#define VALUE_COUNT(array) (sizeof(array) / sizeof((array)[0]))

struct value value_null(void);
struct value value_integer(int64_t integer);
struct value value_real(double real);
struct value value_text(const char *text); /* NULL gives NULL */
struct value value_bytes_as_text(const char *bytes, size_t length);
struct value value_blob(const void *bytes, size_t length);
struct value value_id(const struct id *id);      /* no id gives NULL */
struct value value_moment(int64_t milliseconds); /* 0 gives NULL */

/* Reading columns: absent (NULL) gives 0, "" or no id. The text is NUL-terminated. */
int64_t value_get_integer(const struct value *value);
const char *value_get_text(const struct value *value);
const char *value_get_text_or_null(const struct value *value);
struct id value_get_id(const struct value *value);

/* Called for each row; anything but OK stops the query and becomes its result. */
typedef enum err db_row_function(void *context, const struct value *columns, size_t count);

/* Called for each message that was heard, from whoever may use the database; borrowed until it returns. Must be quick. */
typedef void db_heard_function(void *context, const char *message);

/*
 * DB_READ_LATER: as DB_READ, and a server is connected to when it is first asked for something: for a connection that may never
 * be needed. What can be wrong with that is seen only then.
 * DB_EXAMINE: as DB_READ, also of a server that is refused otherwise as it would lose what it has taken.
 */
enum db_mode { DB_READ, DB_READ_LATER, DB_WRITE, DB_EXAMINE };
enum db_claim { DB_CLAIM_PART, DB_CLAIM_ALL }; /* see db_claim */

/* Of an explanation, of a URL as it is shown, and how many columns a row has at most. */
enum { DB_EXPLANATION_MAX = 400, DB_SHOWN_MAX = 4096, DB_COLUMNS_MAX = 32 };

struct db;
struct embedded_migration;
struct event_tail;

/*
 * What is NULL a driver does without: a database that others look after has no log that the program would keep short, and
 * cannot be copied as a file.
 */
struct db_driver {
    const char *name;                            /* "sqlite" */
    bool is_file;                                /* the database is a file, which nobody else looks after */
    const struct embedded_migration *migrations; /* in order; ends with an entry whose sql is NULL */
    /* place: a path, or the whole URL of a server's database */
    enum err (*open)(struct db **out, const char *place, enum db_mode mode,
                     char explanation[static DB_EXPLANATION_MAX]);
    void (*close)(struct db *db);
    /* Runs a named query with bound arguments; row may be NULL. out_changes (may be NULL): rows changed. */
    enum err (*run)(struct db *db, enum query query, const struct value *arguments, size_t count, db_row_function *row,
                    void *context, int64_t *out_changes);
    /* Runs a script of statements outside the named queries: migrations only. */
    enum err (*script)(struct db *db, const char *sql);
    enum err (*script_outside)(struct db *db, const char *sql); /* each statement by itself; NULL: never asked for */
    enum err (*begin)(struct db *db);                           /* of a writer: takes the write lock at once */
    enum err (*begin_batch)(struct db *db);                     /* NULL: begin */
    enum err (*begin_short)(struct db *db);                     /* NULL: begin */
    enum err (*begin_whole)(struct db *db);                     /* NULL: begin */
    enum err (*commit)(struct db *db);
    enum err (*rollback)(struct db *db);
    void (*foresee)(struct db *db, enum query query, const struct value *arguments, size_t count); /* NULL: nothing */
    bool (*was_cut)(const struct db *db);
    bool (*is_connected)(const struct db *db); /* NULL: always */
    void (*set_wait)(struct db *db, int64_t milliseconds);
    enum err (*claim)(struct db *db, enum db_claim claim, const char *holder,
                      char explanation[static DB_EXPLANATION_MAX]);
    /*
     * For copying tables as a whole (src/store/copy.c), within a transaction of begin_whole: a statement that is made
     * of the names of tables and columns, whose rows are handed over as they come; and one that fills a table, row by
     * row and value by value as it names the columns (SQLite: an INSERT; PostgreSQL: COPY FROM STDIN in binary). After
     * a row that failed, or a row function, the transaction is of no use any more. fill_end is called where fill was OK
     * and all rows were.
     */
    enum err (*stream)(struct db *db, const char *sql, db_row_function *row, void *context);
    enum err (*fill)(struct db *db, const char *sql);
    enum err (*fill_row)(struct db *db, const struct value *values, size_t count);
    enum err (*fill_end)(struct db *db);
    /* Copies the committed database into a new file while others read and write. */
    enum err (*backup)(struct db *db, const char *path);
    /* Moves what a write-ahead log holds into the database file, as far as readers allow. */
    enum err (*checkpoint)(struct db *db);
    int64_t (*log_pages)(const struct db *db);
    int64_t (*log_left)(const struct db *db);
    int (*openings)(const struct db *db);
    void (*set_reopen_after)(struct db *db, int64_t milliseconds);
    int64_t (*last_id)(const struct db *db);
    enum err (*listen)(struct db *db);
    enum err (*hear)(struct db *db, int wake, int64_t milliseconds, db_heard_function *heard, void *context);
    const char *(*message)(const struct db *db);
};

/* The common head of every driver's connection. */
struct db {
    const struct db_driver *driver;
    int64_t rows; /* see db_rows */
    bool in_transaction;
    bool is_held; /* the transaction: see db_hold_snapshot */
    bool is_foreseeing;
    int reading; /* row functions that are running; SQLite's queries have the first one's snapshot until the last ends */
    /* What the index of the log has not yet (store/event_index.h). */
    struct event_tail *tail; /* the driver's: one for all connections of this process to a database; NULL: no index */
    struct event_tail *own_tail; /* the connection's own, where nobody keeps the other; NULL until it is needed */
    bool keeps_tail;             /* it appends, and keeps the tail of all up to date */
};

extern const struct db_driver sqlite_driver, postgres_driver;

/* Writes an explanation, cut where it is too long: for the store's own functions that take such a buffer. */
void db_explain(char explanation[static DB_EXPLANATION_MAX], const char *format, ...) PRINTF_LIKE(2, 3);

/*
 * Opens a connection by URL: a path (or sqlite:PATH), or postgresql://... (or postgres://...) as PostgreSQL's libpq takes it.
 * DB_WRITE makes the file where there is none. ERR_INVALID_VALUE for a scheme that no driver serves, ERR_STORE for what
 * cannot be opened or is no database; then `explanation` says what is wrong and what to do, without the URL, which may have a
 * password. With DB_WRITE a write-ahead log that is found is first written again and synced, as part of it may never have
 * reached the disk; where that fails the database is not opened, and nothing relies on that part.
 */
enum err db_open(struct db **out, const char *url, enum db_mode mode,
                 char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;
void db_close(struct db *db); /* NULL is fine */

/*
 * A connection to nowhere, for a thread that must not wait for a database beyond a network: whatever it is asked is
 * ERR_ELSEWHERE, and has to be asked over another connection. db_was_asked: was it asked for anything, since it was last told
 * to forget? So whoever did something with it knows whether what came of it counts, also where an error was passed over.
 */
enum err db_open_nowhere(struct db **out) MUST_CHECK; /* ERR_NO_MEMORY */
bool db_was_asked(const struct db *db);               /* false for every other connection */
void db_forget_asked(struct db *db);

/*
 * The path in a URL, borrowed from it; NULL for a database that is no file. ERR_INVALID_VALUE, as db_open has it.
 */
enum err db_find_path(const char **out, const char *url, char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;

bool db_is_path(const char *url); /* it is that of a file */

/* The URL as messages and logs have it: cut where it is too long, without a password and what comes behind a "?". */
void db_show_url(char out[static DB_SHOWN_MAX], const char *url);

/*
 * Of a database that is no file: a connection has a part in it, beside others of the kind, or has it alone; also after it was
 * lost and opened anew, which fails where another has it alone since. holder: the command, for the explanation to others.
 * ERR_CONFLICT where that cannot be; then `explanation` says who has it. OK, and nothing, for a file (store/lock.h).
 */
enum err db_claim(struct db *db, enum db_claim claim, const char *holder,
                  char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;

enum err db_run(struct db *db, enum query query, const struct value *arguments, size_t count) MUST_CHECK;
enum err db_query(struct db *db, enum query query, const struct value *arguments, size_t count, db_row_function *row,
                  void *context) MUST_CHECK;
/* The same, and how many rows it changed. */
enum err db_change(struct db *db, enum query query, const struct value *arguments, size_t count,
                   int64_t *out_changes) MUST_CHECK;
/*
 * A transaction: of a writer it holds the write lock from the start, of a reader it is one snapshot. db_commit ends it
 * also where it fails. The database may drop a transaction by itself (a full disk): everything is refused from then on
 * until db_rollback or db_commit, so that nothing slips out of the transaction it belongs to; db_rollback is OK then.
 */
enum err db_begin(struct db *db) MUST_CHECK;
/*
 * The same for a writer's batch, in which db_run may return before the database has seen what it writes. What is wrong with
 * that shows at the next query or change, and at db_commit, which is ERR_CONFLICT then: nothing has happened, and whoever runs
 * the parts of the batch one by one finds out which it was.
 */
enum err db_begin_batch(struct db *db) MUST_CHECK;
/*
 * In such a batch, before anything is written: from db_foresee(db, true) to db_foresee(db, false) a db_query has no rows. It is
 * only noted, once, and where each answer takes a round trip those of all that were noted come in one. To the same query, asked
 * later in the batch, the answer is what was so by then: who relies on more has something else to hold them back, such as a
 * unique key.
 */
void db_foresee(struct db *db, bool is_foreseeing);
/*
 * A short transaction of any connection to a shared database, one that reads too. Each of its statements sees what has been
 * committed by then, so what is read behind a lock is what the lock's last holder has left; and db_commit is durable as a
 * writer's is.
 */
enum err db_begin_short(struct db *db) MUST_CHECK;
/*
 * The same for who reads, or fills, tables as a whole. Of a reader one snapshot, also where it takes hours, while
 * others write. Of a writer a database that nobody else uses: a file has no journal on the disk meanwhile, and is of no
 * use when that is cut short.
 */
enum err db_begin_whole(struct db *db) MUST_CHECK;
/*
 * For a program that reads for as long as it takes, from a server's database while others write: all that the
 * connection is asked from now on, until it is closed, is of one snapshot, and transactions that are begun and ended
 * are parts of it. Of a file nothing is held: its log could not begin anew meanwhile.
 */
enum err db_hold_snapshot(struct db *db) MUST_CHECK;
/*
 * Was the last batch, which has failed, lost with its connection, and has nothing of it happened? Then it may be run again:
 * db_begin_batch waits for the database to come back, for as long as db_set_wait says (0, as at first: not at all). That may be
 * said from any thread, also to whoever is waiting.
 */
bool db_was_cut(const struct db *db);
bool db_is_connected(const struct db *db); /* as far as is known: else the next call waits until it is */
void db_set_wait(struct db *db, int64_t milliseconds);
enum err db_commit(struct db *db) MUST_CHECK;
enum err db_rollback(struct db *db); /* may be ignored: the connection is usable again in any case */

/*
 * Keeping the write-ahead log short. A commit only appends to the log; db_checkpoint copies it into the database file, has
 * that on the disk when it returns, and waits for nobody, so it belongs on a connection of a thread's own
 * (service/checkpoints.h). While commits go on, some of the log is always too new for that, and it starts again from its
 * beginning only after a checkpoint that reached its end: so the writer calls db_checkpoint too, when little is left. It
 * does nothing in a process that only reads, as the log that was found may not be on the disk.
 *
 * db_log_pages: pages in the log after this connection's last commit (0: none yet, or no log). db_log_left: so many of them
 * are still to be copied, after the last commit of any connection of this process; from any thread.
 */
enum err db_checkpoint(struct db *db) MUST_CHECK;
int64_t db_log_pages(const struct db *db);
int64_t db_log_left(const struct db *db);

/*
 * A connection to a server's database that was lost is made anew when it is next used.
 *
 * A file that has failed for a minute, for one of the connections that this process has to it, is opened anew by all
 * of them: all are closed once none is within a call or a transaction, and, where one of them writes, the log is written
 * again as by db_open (until then calls are refused at once, ERR_STORE), and each opens it again when it is next used. So it
 * is at once when a checkpoint could not be synced, and then the whole log is copied again, unless another process has the
 * file open. A full disk is no such failure, nor any other that only keeps it from writing: reads go on, and writes when
 * they can. db_openings says how often that has happened to a connection: what a commit in doubt wrote may have come to
 * light with it. db_set_reopen_after: another time than a minute, for all connections to that database.
 */
int db_openings(const struct db *db);
void db_set_reopen_after(struct db *db, int64_t milliseconds);

/*
 * What programs that share a database on a server tell each other (store_tell): a connection that listens hears what is told
 * from then on, by itself too. db_hear waits so many ms at most for messages, or until the descriptor `wake` can be read
 * (-1: none), and hands over what has come. ERR_STORE where the connection was lost: what is told meanwhile is not heard;
 * the next call makes it anew and listens again, which db_openings shows. A file has nobody to tell anything: ERR_STORE.
 */
enum err db_listen(struct db *db) MUST_CHECK;
enum err db_hear(struct db *db, int wake, int64_t milliseconds, db_heard_function *heard, void *context) MUST_CHECK;

/* Rows that named queries of this connection have read and changed so far: what its work is counted by. */
int64_t db_rows(const struct db *db);

/* Is the database a file, to be copied, and checked page by page, by this program? */
bool db_is_file(const struct db *db);

/*
 * May others write to it as well? Then what crosses games is numbered after the commit (store/numbering.h). So it is of every
 * database that is no file.
 */
bool db_is_shared(const struct db *db);

/* The number that the row last inserted by this connection was given. */
int64_t db_last_id(const struct db *db);

/* What the database said of its last failure; never NULL; borrowed until the next call. */
const char *db_message(const struct db *db);

#endif
