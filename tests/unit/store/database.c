/* SPDX-License-Identifier: Apache-2.0 */
#include "database.h"

#include <dirent.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <libpq-fe.h>
#include <sqlite3.h>
#include <unistd.h>

void database_must(enum err err, const char *call, int line) {
    cr_assert(err == OK, "line %d: %s: %s", line, call, err_name(err));
}

/* ---- PostgreSQL ---- */

static bool is_url(const char *path) {
    return strstr(path, "://") != NULL;
}

static bool wants_postgres(void) {
    const char *wanted = getenv("REFEREE_TEST_DB");
    return wanted != NULL && strcmp(wanted, "postgres") == 0;
}

static void write_url(char out[static DATABASE_PATH_MAX], const char *name) {
    const char *server = getenv("REFEREE_TEST_POSTGRES");
    cr_assert(server != NULL, "run the tests beside a PostgreSQL server: scripts/with-postgres build/unit-tests");
    int length = snprintf(out, DATABASE_PATH_MAX, "%s/%s", server, name);
    cr_assert(length < DATABASE_PATH_MAX);
}

static int64_t ask_postgres(const char *url, const char *sql) {
    PGconn *connection = PQconnectdb(url);
    PGresult *result = PQexec(connection, sql);
    ExecStatusType status = PQresultStatus(result);
    cr_assert(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK, "%s: %s", sql, PQerrorMessage(connection));
    int64_t number = PQntuples(result) > 0 ? strtoll(PQgetvalue(result, 0, 0), NULL, 10) : 0;
    PQclear(result);
    PQfinish(connection);
    return number;
}

static void change_databases(const char *verb, const char *url, const char *how) {
    char server[DATABASE_PATH_MAX];
    char sql[DATABASE_PATH_MAX];
    write_url(server, "postgres");
    (void)snprintf(sql, sizeof sql, "%s DATABASE %.60s%s", verb, strrchr(url, '/') + 1, how);
    (void)ask_postgres(server, sql);
}

void database_make_postgres(struct database *database) {
    char name[32];
    *database = (struct database){.directory = ""};
    (void)snprintf(name, sizeof name, "unit_%ld", (long)getpid()); /* each test has a process of its own */
    write_url(database->path, name);
    change_databases("CREATE", database->path, "");
}

/* ---- files ---- */

void database_make_file(struct database *database) {
    *database = (struct database){.directory = "/tmp/referee-store-XXXXXX"};
    cr_assert(mkdtemp(database->directory) != NULL);
    database_file(database->path, database, "referee.db");
}

void database_make(struct database *database) {
    if (wants_postgres()) {
        database_make_postgres(database);
    } else {
        database_make_file(database);
    }
}

void database_open(struct database *database) {
    database_make(database);
    database->db = database_connect(database, DB_WRITE);
    enum err err = store_migrate(database->db, NULL, database->explanation);
    cr_assert(err == OK, "%s", database->explanation);
}

static int remove_one(const char *path, const struct stat *status, int flag, struct FTW *state) {
    (void)status;
    (void)flag;
    (void)state;
    return remove(path);
}

void database_close(struct database *database) {
    db_close(database->db);
    if (is_url(database->path)) {
        change_databases("DROP", database->path, " WITH (FORCE)");
        return;
    }
    cr_assert(nftw(database->directory, remove_one, 8, FTW_DEPTH | FTW_PHYS) == 0);
}

void database_reopen(struct database *database) {
    db_close(database->db);
    database->db = NULL;
    database->db = database_connect(database, DB_WRITE);
}

struct db *database_connect(struct database *database, enum db_mode mode) {
    struct db *db = NULL;
    enum err err = db_open(&db, database->path, mode, database->explanation);
    cr_assert(err == OK, "%s", database->explanation);
    return db;
}

void database_file(char out[static DATABASE_PATH_MAX], const struct database *database, const char *name) {
    int length = snprintf(out, DATABASE_PATH_MAX, "%s/%s", database->directory, name);
    cr_assert(length < DATABASE_PATH_MAX);
}

int database_count_files(const struct database *database) {
    int count = 0;
    DIR *directory = opendir(database->directory);
    cr_assert(directory != NULL);
    for (const struct dirent *entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
        if (entry->d_name[0] != '.') {
            count++;
        }
    }
    (void)closedir(directory);
    return count;
}

int64_t database_size(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 ? (int64_t)status.st_size : -1;
}

void database_limit_files(int64_t size) {
    struct rlimit limit;
    cr_assert(signal(SIGXFSZ, SIG_IGN) != SIG_ERR);
    cr_assert(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    limit.rlim_cur = size < 0 ? limit.rlim_max : (rlim_t)size;
    cr_assert(setrlimit(RLIMIT_FSIZE, &limit) == 0);
}

static sqlite3 *open_behind(const char *path) {
    sqlite3 *handle = NULL;
    cr_assert(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK, "%s", path);
    return handle;
}

void database_sql(const char *path, const char *sql) {
    if (is_url(path)) {
        (void)ask_postgres(path, sql);
        return;
    }
    sqlite3 *handle = open_behind(path);
    cr_assert(sqlite3_exec(handle, sql, NULL, NULL, NULL) == SQLITE_OK, "%s: %s", sql, sqlite3_errmsg(handle));
    (void)sqlite3_close(handle);
}

int64_t database_number(const char *path, const char *sql) {
    if (is_url(path)) {
        return ask_postgres(path, sql);
    }
    sqlite3 *handle = open_behind(path);
    sqlite3_stmt *statement = NULL;
    cr_assert(sqlite3_prepare_v2(handle, sql, -1, &statement, NULL) == SQLITE_OK, "%s: %s", sql,
              sqlite3_errmsg(handle));
    cr_assert(sqlite3_step(statement) == SQLITE_ROW, "%s: %s", sql, sqlite3_errmsg(handle));
    int64_t number = sqlite3_column_int64(statement, 0);
    (void)sqlite3_finalize(statement);
    (void)sqlite3_close(handle);
    return number;
}

struct id sample_id(int number) {
    struct id id;
    (void)snprintf(id.text, sizeof id.text, "%0*d", ID_LENGTH, number);
    return id;
}

enum err sample_append(struct db *db, const struct id *game, int64_t seq, const char *kind) {
    struct event_row row = {.seq = seq, .at = 1000 + seq, .kind = kind, .seat = -1, .body = "{}", .body_length = 2};
    return event_log_append(db, game, &row);
}

struct id sample_player(struct db *db, int number) {
    struct player_row row = {.id = sample_id(number), .name = "Ann", .created_at = 1};
    must(player_insert(db, &row));
    return row.id;
}

struct id sample_game(struct db *db, int number, const char *visibility, const char *status) {
    struct game_row row = {.id = sample_id(number),
                           .ruleset = "mastermind",
                           .status = status,
                           .visibility = visibility,
                           .created_at = number};
    must(game_row_insert(db, &row));
    return row.id;
}

enum err sample_count(void *context, const struct event_row *row) {
    (void)row;
    ++*(int64_t *)context;
    return OK;
}

enum err sample_refuse(void *context, const struct event_row *row) {
    (void)context;
    (void)row;
    return ERR_INTERNAL;
}
