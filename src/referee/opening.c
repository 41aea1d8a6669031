/* SPDX-License-Identifier: Apache-2.0 */
#include "opening.h"

#include <stdio.h>
#include <stdlib.h>

#include "store/store.h"

int opening_fail(const char *what, const char *why) {
    (void)fprintf(stderr, "referee: %s: %s\n", what, why);
    return EXIT_FAILURE;
}

struct db *opening_current(const struct settings *settings, enum db_mode mode, bool makes_new) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    struct db *db = NULL;
    enum err err = store_open(&db, settings->db, mode, explanation);
    if (err == OK && makes_new) {
        err = store_migrate_new(db, explanation);
    }
    if (err == OK) {
        err = store_check_version(db, explanation);
    }
    if (err != OK) {
        (void)opening_fail(settings->db_shown, explanation);
        db_close(db);
        return NULL;
    }
    return db;
}
