/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a database does, and is set to do, so that what was acknowledged stays. For whoever examines it (DB_EXAMINE): a
 * connection for anything else refuses a server that would lose what it has taken. Errors are those of db.h.
 */
#ifndef REFEREE_STORE_DURABILITY_H
#define REFEREE_STORE_DURABILITY_H

#include <stdbool.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"

enum { DURABILITY_TEXT_MAX = 256 };

/* Of a server of PostgreSQL, as it treats whoever connects and sets nothing. Texts are cut where they are longer. */
struct durability {
    char version[DURABILITY_TEXT_MAX];
    bool syncs;             /* fsync */
    bool writes_full_pages; /* full_page_writes */
    bool has_checksums;     /* data_checksums */
    bool is_utf8;           /* the database */
    char synchronous_commit[DURABILITY_TEXT_MAX];
    char standby_names[DURABILITY_TEXT_MAX]; /* "": none */
    int64_t standbys;    /* of these, how many commits can wait for now; -1: the role may not see it */
    int64_t connections; /* for others than superusers */
};

enum err durability_read_server(struct durability *out, struct db *db) MUST_CHECK; /* of a database that is no file */

/* Of a file: how changes are kept until they are in it ("wal"). */
enum err durability_read_journal(char out[static DURABILITY_TEXT_MAX], struct db *db) MUST_CHECK;

#endif
