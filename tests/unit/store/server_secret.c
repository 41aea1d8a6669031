/* SPDX-License-Identifier: Apache-2.0 */
/* The server's own key. */
#include "store/server_secret.h"

#include <string.h>

#include <criterion/criterion.h>

#include "database.h"

static const unsigned char fresh[SERVER_SECRET_BYTES] = {1, 2, 3};
static const unsigned char fresher[SERVER_SECRET_BYTES] = {4, 5, 6};

Test(bot_key, is_made_once_and_then_stays) {
    struct database database;
    unsigned char key[SERVER_SECRET_BYTES] = {0};
    database_open(&database);
    must(server_secret_read(key, database.db, fresh));
    cr_expect_arr_eq(key, fresh, sizeof key);
    database_reopen(&database);
    must(server_secret_read(key, database.db, fresher));
    cr_expect_arr_eq(key, fresh, sizeof key);
    database_close(&database);
}

Test(bot_key, that_cannot_be_kept_is_an_error) {
    struct database database;
    unsigned char key[SERVER_SECRET_BYTES] = {0};
    database_open(&database);
    struct db *reader = database_connect(&database, DB_READ);
    expect_err(server_secret_read(key, reader, fresh), ERR_STORE);
    db_close(reader);
    database_sql(database.path,
                 "DROP TABLE server_secret; CREATE TABLE server_secret (id INTEGER PRIMARY KEY, key BLOB);"
                 "INSERT INTO server_secret VALUES (1, x'0102')");
    database_reopen(&database);
    expect_err(server_secret_read(key, database.db, fresh), ERR_CORRUPT);
    database_close(&database);
}
