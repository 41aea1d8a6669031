/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Messages between the programs that share a database: LISTEN, and waiting for what comes.
 */
#include "driver_postgres.h"

#include <poll.h>
#include <stdio.h>

#include "util/timestamp.h"

enum { CHANNEL_SIZE = 64 };

static enum err note_channel(void *context, const struct value *columns, size_t count) {
    char *channel = context;
    (void)count;
    (void)snprintf(channel, CHANNEL_SIZE, "%s", value_get_text(&columns[0]));
    return OK;
}

/* Its name has letters, digits and "_" only. */
enum err postgres_begin_listening(struct postgres *postgres) {
    char channel[CHANNEL_SIZE] = "";
    char sql[CHANNEL_SIZE + 16];
    enum err err = postgres_query(postgres, QUERY_NAME_CHANNEL, NULL, 0, note_channel, channel, NULL);
    if (err != OK) {
        return err;
    }
    (void)snprintf(sql, sizeof sql, "LISTEN %s", channel);
    return postgres_control(postgres, sql);
}

enum err postgres_listen(struct db *db) {
    struct postgres *postgres = postgres_of_db(db);
    bool listened = postgres->listens;
    postgres->listens = true;
    if (!postgres_is_connected(postgres)) {
        return postgres_enter(postgres); /* which begins to listen */
    }
    return listened ? OK : postgres_begin_listening(postgres);
}

/* ERR_STORE: the connection is gone. */
static enum err take_messages(bool *out_any, struct postgres *postgres, db_heard_function *heard, void *context) {
    bool is_good = PQconsumeInput(postgres->connection) == 1;
    for (PGnotify *message = PQnotifies(postgres->connection); message != NULL;
         message = PQnotifies(postgres->connection)) {
        heard(context, message->extra);
        PQfreemem(message);
        *out_any = true;
    }
    return is_good ? OK : postgres_fail(postgres, NULL);
}

enum err postgres_hear(struct db *db, int wake, int64_t milliseconds, db_heard_function *heard, void *context) {
    struct postgres *postgres = postgres_of_db(db);
    const int64_t until_us = timestamp_monotonic_us() + milliseconds * 1000;
    enum err err = postgres_listen(db);
    for (bool any = false; err == OK;) {
        err = take_messages(&any, postgres, heard, context); /* some may have come with the answers of queries */
        int64_t left_us = until_us - timestamp_monotonic_us();
        if (err != OK || any || left_us <= 0) {
            return err;
        }
        struct pollfd polled[] = {{.fd = PQsocket(postgres->connection), .events = POLLIN},
                                  {.fd = wake, .events = POLLIN}};
        if (poll(polled, VALUE_COUNT(polled), (int)(left_us / 1000 + 1)) > 0 && polled[1].revents != 0) {
            return OK;
        }
    }
    return err;
}
