/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that were asked for ahead: of the many jobs of a batch, in one round trip.
 *
 * An answer is found by the query's number and the bytes of its arguments. Jobs ask in the order in which it was asked for
 * them, mostly, so the search begins behind what was found last.
 */
#include "driver_postgres.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 };

struct asked {
    enum query query;
    int place;        /* among what was sent, until it is read */
    char *arguments;  /* as bytes; owned */
    size_t length;    /* of them */
    PGresult *result; /* NULL: not read yet, or failed */
};

struct postgres_ahead {
    struct asked *asked;
    size_t count, room;
    size_t read; /* so many have been read: they come as they were asked */
    size_t next; /* where the next search begins */
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

/* NULL without memory. To be freed. */
static char *spell(size_t *out_length, const struct value *arguments, size_t count) {
    *out_length = measure_arguments(arguments, count);
    char *spelt = malloc(*out_length + 1);
    if (spelt != NULL) {
        write_arguments(spelt, arguments, count);
    }
    return spelt;
}

static struct asked *find(struct postgres_ahead *ahead, enum query query, const char *arguments, size_t length) {
    for (size_t i = 0; i < ahead->count; i++) {
        size_t at = (ahead->next + i) % ahead->count;
        struct asked *asked = &ahead->asked[at];
        if (asked->query == query && asked->length == length && memcmp(asked->arguments, arguments, length) == 0) {
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
    char *spelt = spell(&length, arguments, count);
    if (spelt == NULL || find(postgres->ahead, query, spelt, length) != NULL ||
        postgres_put_off(postgres, query, arguments, count) != OK) {
        free(spelt);
        return;
    }
    struct postgres_ahead *ahead = postgres->ahead;
    ahead->asked[ahead->count++] =
        (struct asked){.query = query, .place = postgres->sent - 1, .arguments = spelt, .length = length};
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
    char *spelt = spell(&length, arguments, count);
    struct asked *asked = spelt == NULL ? NULL : find(ahead, query, spelt, length);
    free(spelt);
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
        free(ahead->asked[i].arguments);
        PQclear(ahead->asked[i].result);
    }
    ahead->count = 0;
    ahead->read = 0;
    ahead->next = 0;
}

void postgres_ahead_free(struct postgres *postgres) {
    postgres_ahead_forget(postgres);
    if (postgres->ahead != NULL) {
        free(postgres->ahead->asked);
        free(postgres->ahead);
        postgres->ahead = NULL;
    }
}
