/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The connection to nowhere: it notes that it was asked.
 */
#include <stdlib.h>

#include "store/db.h"

struct nowhere {
    struct db db; /* first */
    bool was_asked;
};

static enum err refuse(struct db *db) {
    ((struct nowhere *)db)->was_asked = true;
    return ERR_ELSEWHERE;
}

static enum err nowhere_run(struct db *db, enum query query, const struct value *arguments, size_t count,
                            db_row_function *row, void *context, int64_t *out_changes) {
    (void)query;
    (void)arguments;
    (void)count;
    (void)row;
    (void)context;
    if (out_changes != NULL) {
        *out_changes = 0;
    }
    return refuse(db);
}

static void nowhere_close(struct db *db) {
    free(db);
}

static int nowhere_openings(const struct db *db) {
    (void)db;
    return 0;
}

static int64_t nowhere_last_id(const struct db *db) {
    (void)db;
    return 0;
}

static const char *nowhere_message(const struct db *db) {
    (void)db;
    return "it is asked over another connection";
}

static const struct db_driver nowhere_driver = {
    .name = "nowhere",
    .close = nowhere_close,
    .run = nowhere_run,
    .begin = refuse,
    .commit = refuse,
    .rollback = refuse,
    .openings = nowhere_openings,
    .last_id = nowhere_last_id,
    .message = nowhere_message,
};

enum err db_open_nowhere(struct db **out) {
    struct nowhere *nowhere = calloc(1, sizeof *nowhere);
    if (nowhere == NULL) {
        return ERR_NO_MEMORY;
    }
    nowhere->db.driver = &nowhere_driver;
    *out = &nowhere->db;
    return OK;
}

bool db_was_asked(const struct db *db) {
    return db->driver == &nowhere_driver && ((const struct nowhere *)db)->was_asked;
}

void db_forget_asked(struct db *db) {
    if (db->driver == &nowhere_driver) {
        ((struct nowhere *)db)->was_asked = false;
    }
}
