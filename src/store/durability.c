/* SPDX-License-Identifier: Apache-2.0 */
#include "store/durability.h"

#include <stdio.h>
#include <string.h>

static bool is_on(const struct value *column) {
    return strcmp(value_get_text(column), "on") == 0;
}

static void copy(char out[static DURABILITY_TEXT_MAX], const struct value *column) {
    (void)snprintf(out, DURABILITY_TEXT_MAX, "%s", value_get_text(column));
}

static enum err read_server(void *context, const struct value *columns, size_t count) {
    struct durability *out = context;
    (void)count;
    copy(out->version, &columns[0]);
    out->syncs = is_on(&columns[1]);
    out->writes_full_pages = is_on(&columns[2]);
    out->has_checksums = is_on(&columns[3]);
    out->is_utf8 = strcmp(value_get_text(&columns[4]), "UTF8") == 0;
    copy(out->synchronous_commit, &columns[5]);
    copy(out->standby_names, &columns[6]);
    out->standbys = value_get_integer(&columns[7]);
    out->connections = value_get_integer(&columns[8]);
    return OK;
}

enum err durability_read_server(struct durability *out, struct db *db) {
    *out = (struct durability){.standbys = -1};
    return db_query(db, QUERY_READ_DURABILITY, NULL, 0, read_server, out);
}

static enum err read_journal(void *context, const struct value *columns, size_t count) {
    (void)count;
    copy(context, &columns[0]);
    return OK;
}

enum err durability_read_journal(char out[static DURABILITY_TEXT_MAX], struct db *db) {
    return db_query(db, QUERY_READ_JOURNAL_MODE, NULL, 0, read_journal, out);
}
