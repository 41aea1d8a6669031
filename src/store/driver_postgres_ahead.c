/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that were asked for ahead: of the many jobs of a batch, in one round trip.
 *
 * An answer is found by the query's number and the bytes of its arguments. Jobs ask in the order in which it was asked for
 * them, mostly, so the search begins behind what was found last. The room that a batch has needed is kept for the next.
 */
#include "driver_postgres.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64, FIRST_BYTES = 4096 };

struct asked {
    enum query query;
    int place;        /* among what was sent, until it is read */
    size_t at;        /* its arguments, in `bytes` */
    size_t length;    /* of them */
    PGresult *result; /* NULL: not read yet, or failed */
};

struct postgres_ahead {
    struct asked *asked;
    size_t count, room;
    size_t read; /* so many have been read: they come as they were asked */
    size_t next; /* where the next search begins */
    char *bytes; /* arguments of all; behind them those that are being looked for */
    size_t used, bytes_room;
};

/* Each argument's kind, and its number or its length and bytes: what is equal here is equal to the server. */
static size_t measure_arguments(const struct value *arguments, size_t count) {
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        bool has_bytes = arguments[i].kind == VALUE_TEXT || arguments[i].kind == VALUE_BLOB;
        length += sizeof arguments[i].kind + sizeof(uint64_t) + (has_bytes ? arguments[i].length : 0);
    }
    return length;
}

static void write_arguments(char *out, const struct value *arguments, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const struct value *value = &arguments[i];
        bool has_bytes = value->kind == VALUE_TEXT || value->kind == VALUE_BLOB;
        uint64_t number = has_bytes ? value->length : (uint64_t)value->integer;
        if (value->kind == VALUE_REAL) {
            memcpy(&number, &value->real, sizeof number);
        }
        memcpy(out, &value->kind, sizeof value->kind);
        out += sizeof value->kind;
        memcpy(out, &number, sizeof number);
        out += sizeof number;
        if (has_bytes && value->length > 0) {
            memcpy(out, value->bytes, value->length);
            out += value->length;
        }
    }
}

/* Arguments, behind those that are kept; false without memory. */
static bool spell(size_t *out_length, struct postgres_ahead *ahead, const struct value *arguments, size_t count) {
    size_t length = measure_arguments(arguments, count);
    size_t room = ahead->bytes_room == 0 ? FIRST_BYTES : ahead->bytes_room;
    while (room < ahead->used + length) {
        room *= 2;
    }
    if (room > ahead->bytes_room) {
        char *bytes = realloc(ahead->bytes, room);
        if (bytes == NULL) {
            return false;
        }
        ahead->bytes = bytes;
        ahead->bytes_room = room;
    }
    write_arguments(ahead->bytes + ahead->used, arguments, count);
    *out_length = length;
    return true;
}

/* With the arguments that were spelt last. */
static struct asked *find(struct postgres_ahead *ahead, enum query query, size_t length) {
    const char *arguments = ahead->bytes + ahead->used;
    for (size_t i = 0; i < ahead->count; i++) {
        size_t at = (ahead->next + i) % ahead->count;
        struct asked *asked = &ahead->asked[at];
        if (asked->query == query && asked->length == length &&
            memcmp(ahead->bytes + asked->at, arguments, length) == 0) {
            ahead->next = at;
            return asked;
        }
    }
    return NULL;
}

static bool make_room(struct postgres *postgres) {
    struct postgres_ahead *ahead = postgres->ahead;
    if (ahead == NULL) {
        ahead = calloc(1, sizeof *ahead);
        postgres->ahead = ahead;
    }
    if (ahead == NULL || ahead->count < ahead->room) {
        return ahead != NULL;
    }
    size_t room = ahead->room == 0 ? FIRST_ROOM : 2 * ahead->room;
    struct asked *asked = realloc(ahead->asked, room * sizeof *asked);
    if (asked != NULL) {
        ahead->asked = asked;
        ahead->room = room;
    }
    return asked != NULL;
}

void postgres_foresee(struct db *db, enum query query, const struct value *arguments, size_t count) {
    struct postgres *postgres = postgres_of_db(db);
    size_t length = 0;
    if (!db->in_transaction || !postgres->is_batch || !make_room(postgres)) {
        return;
    }
    struct postgres_ahead *ahead = postgres->ahead;
    if (!spell(&length, ahead, arguments, count) || find(ahead, query, length) != NULL ||
        postgres_put_off(postgres, query, arguments, count) != OK) {
        return;
    }
    ahead->asked[ahead->count++] =
        (struct asked){.query = query, .place = postgres->sent - 1, .at = ahead->used, .length = length};
    ahead->used += length;
}

bool postgres_ahead_take(struct postgres *postgres, int nth, PGresult *result) {
    struct postgres_ahead *ahead = postgres->ahead;
    if (ahead == NULL || ahead->read == ahead->count || ahead->asked[ahead->read].place != nth) {
        return false;
    }
    ahead->asked[ahead->read++].result = result;
    return true;
}

enum err postgres_ahead_find(const PGresult **out, struct postgres *postgres, enum query query,
                             const struct value *arguments, size_t count) {
    struct postgres_ahead *ahead = postgres->ahead;
    size_t length = 0;
    *out = NULL;
    if (ahead == NULL || ahead->count == 0) {
        return OK;
    }
    struct asked *asked = spell(&length, ahead, arguments, count) ? find(ahead, query, length) : NULL;
    if (asked == NULL) {
        return OK; /* then it is asked now */
    }
    ahead->next++; /* whoever comes next asks for the next */
    PGresult *last = NULL;
    enum err err = asked->result == NULL ? postgres_flush(postgres, &last) : OK;
    PQclear(last);
    *out = asked->result;
    return err;
}

void postgres_ahead_forget(struct postgres *postgres) {
    struct postgres_ahead *ahead = postgres->ahead;
    if (ahead == NULL) {
        return;
    }
    for (size_t i = 0; i < ahead->count; i++) {
        PQclear(ahead->asked[i].result);
    }
    ahead->count = 0;
    ahead->read = 0;
    ahead->next = 0;
    ahead->used = 0;
}

void postgres_ahead_free(struct postgres *postgres) {
    postgres_ahead_forget(postgres);
    if (postgres->ahead != NULL) {
        free(postgres->ahead->asked);
        free(postgres->ahead->bytes);
        free(postgres->ahead);
        postgres->ahead = NULL;
    }
}
