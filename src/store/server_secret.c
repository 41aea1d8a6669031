/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One row. Of two servers that start at once, one's key is kept and both read it.
 */
#include "store/server_secret.h"

#include <stdbool.h>

#include "rows.h"

struct reading {
    unsigned char *out;
    bool found;
};

static enum err read_key(void *context, const struct value *columns, size_t count) {
    struct reading *reading = context;
    (void)count;
    reading->found = true;
    return rows_copy_bytes(reading->out, SERVER_SECRET_BYTES, &columns[0]);
}

enum err server_secret_read(unsigned char out[static SERVER_SECRET_BYTES], struct db *db,
                            const unsigned char fresh[static SERVER_SECRET_BYTES]) {
    const struct value arguments[] = {value_blob(fresh, SERVER_SECRET_BYTES)};
    struct reading reading = {.out = out};
    enum err err = db_query(db, QUERY_READ_SERVER_SECRET, NULL, 0, read_key, &reading);
    if (err != OK || reading.found) {
        return err;
    }
    err = db_run(db, QUERY_MAKE_SERVER_SECRET, arguments, VALUE_COUNT(arguments));
    if (err == OK) {
        err = db_query(db, QUERY_READ_SERVER_SECRET, NULL, 0, read_key, &reading);
    }
    return err != OK || reading.found ? err : ERR_STORE;
}
