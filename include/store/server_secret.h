/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The server's own key: random bytes that are made once and never leave it. See the table's comment.
 */
#ifndef REFEREE_STORE_SERVER_SECRET_H
#define REFEREE_STORE_SERVER_SECRET_H

#include "store/db.h"
#include "util/err.h"

enum { SERVER_SECRET_BYTES = 32 };

/* Reads the key; where there is none yet, `fresh` becomes it. db must be DB_WRITE and in no transaction. */
enum err server_secret_read(unsigned char out[static SERVER_SECRET_BYTES], struct db *db,
                            const unsigned char fresh[static SERVER_SECRET_BYTES]) MUST_CHECK;

#endif
