/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One row. Of two servers that start at once, one's key is kept and both read it.
 */
#include "store/keepsake.h"

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
    return rows_copy_bytes(reading->out, KEEPSAKE_BYTES, &columns[0]);
}

enum err keepsake_read(unsigned char out[static KEEPSAKE_BYTES], struct db *db,
                       const unsigned char fresh[static KEEPSAKE_BYTES]) {
    const struct value arguments[] = {value_blob(fresh, KEEPSAKE_BYTES)};
    struct reading reading = {.out = out};
    enum err err = db_query(db, QUERY_READ_KEEPSAKE, NULL, 0, read_key, &reading);
    if (err != OK || reading.found) {
        return err;
    }
    err = db_run(db, QUERY_MAKE_KEEPSAKE, arguments, VALUE_COUNT(arguments));
    if (err == OK) {
        err = db_query(db, QUERY_READ_KEEPSAKE, NULL, 0, read_key, &reading);
    }
    return err != OK || reading.found ? err : ERR_STORE;
}
