/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting what there is. Each figure is of a moment of its own: they are looked at, and nothing is decided by them.
 */
#include "store/census.h"

#include <stdio.h>
#include <sys/stat.h>

enum { PATH_SIZE = 4200 };

static enum err note_games(void *context, const struct value *columns, size_t count) {
    struct census *census = context;
    (void)count;
    census->games_open = value_get_integer(&columns[0]);
    census->games_playing = value_get_integer(&columns[1]);
    return OK;
}

static enum err note_tournaments(void *context, const struct value *columns, size_t count) {
    struct census *census = context;
    (void)count;
    census->tournaments_open = value_get_integer(&columns[0]);
    census->tournaments_running = value_get_integer(&columns[1]);
    return OK;
}

static enum err note_deliveries(void *context, const struct value *columns, size_t count) {
    struct census *census = context;
    (void)count;
    census->deliveries = value_get_integer(&columns[0]);
    census->delivery_oldest = value_get_integer(&columns[1]);
    return OK;
}

static enum err note_size(void *context, const struct value *columns, size_t count) {
    struct census *census = context;
    (void)count;
    census->database_bytes = value_get_integer(&columns[0]);
    return OK;
}

/* The log is there while somebody has the file open. */
static enum err look_at_files(struct census *census, const char *path) {
    struct stat file, log;
    char log_path[PATH_SIZE];
    int length = snprintf(log_path, sizeof log_path, "%s-wal", path);
    if (length < 0 || (size_t)length >= sizeof log_path || stat(path, &file) != 0) {
        return ERR_STORE;
    }
    census->database_bytes = file.st_size;
    census->wal_bytes = stat(log_path, &log) == 0 ? log.st_size : 0;
    return OK;
}

enum err census_read(struct census *out, struct db *db, const char *path) {
    *out = (struct census){.wal_bytes = -1};
    enum err err = db_query(db, QUERY_COUNT_OPEN_GAMES, NULL, 0, note_games, out);
    err = err == OK ? db_query(db, QUERY_COUNT_OPEN_TOURNAMENTS, NULL, 0, note_tournaments, out) : err;
    err = err == OK ? db_query(db, QUERY_COUNT_WAITING_DELIVERIES, NULL, 0, note_deliveries, out) : err;
    if (err != OK) {
        return err;
    }
    return path != NULL ? look_at_files(out, path) : db_query(db, QUERY_READ_DATABASE_SIZE, NULL, 0, note_size, out);
}
