/* SPDX-License-Identifier: Apache-2.0 */
/* The server's own key. */
#include "store/keepsake.h"

#include <string.h>

#include <criterion/criterion.h>

#include "database.h"

static const unsigned char fresh[KEEPSAKE_BYTES] = {1, 2, 3};
static const unsigned char fresher[KEEPSAKE_BYTES] = {4, 5, 6};

Test(keepsake, is_made_once_and_then_stays) {
    struct database database;
    unsigned char key[KEEPSAKE_BYTES] = {0};
    database_open(&database);
    must(keepsake_read(key, database.db, fresh));
    cr_expect_arr_eq(key, fresh, sizeof key);
    database_reopen(&database);
    must(keepsake_read(key, database.db, fresher));
    cr_expect_arr_eq(key, fresh, sizeof key);
    database_close(&database);
}

Test(keepsake, that_cannot_be_kept_is_an_error) {
    struct database database;
    unsigned char key[KEEPSAKE_BYTES] = {0};
    database_open(&database);
    struct db *reader = database_connect(&database, DB_READ);
    expect_err(keepsake_read(key, reader, fresh), ERR_STORE);
    db_close(reader);
    database_sql(database.path, "DROP TABLE keepsake; CREATE TABLE keepsake (id INTEGER PRIMARY KEY, key BLOB);"
                                "INSERT INTO keepsake VALUES (1, x'0102')");
    database_reopen(&database);
    expect_err(keepsake_read(key, database.db, fresh), ERR_CORRUPT);
    database_close(&database);
}
