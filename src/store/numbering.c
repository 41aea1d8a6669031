/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A transaction around what gives numbers, and again where another's was first.
 */
#include "store/numbering.h"

enum { TRIES = 3 };

static enum err run_once(struct db *db, numbering_function *give, void *context) {
    enum err err = db_begin_short(db);
    if (err != OK) {
        return err;
    }
    err = give(db, context);
    if (err == OK) {
        return db_commit(db);
    }
    (void)db_rollback(db);
    return err;
}

enum err numbering_run(struct db *db, numbering_function *give, void *context) {
    if (db->in_transaction) {
        return give(db, context);
    }
    enum err err = ERR_CONFLICT;
    for (int tries = 0; tries < TRIES && err == ERR_CONFLICT; tries++) {
        err = run_once(db, give, context);
    }
    return err == ERR_CONFLICT ? ERR_BUSY : err;
}

enum err numbering_move(struct db *db, const char *scope, int64_t from, int64_t to) {
    const struct value arguments[] = {value_text(scope), value_integer(from), value_integer(to)};
    int64_t changes = 0;
    enum err err = db_change(db, QUERY_MOVE_NUMBERING, arguments, VALUE_COUNT(arguments), &changes);
    return err == OK && changes == 0 ? ERR_CONFLICT : err;
}
