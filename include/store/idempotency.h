/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is kept for Idempotency-Key: of each 2xx answer as much as it takes to give it again, without names and tokens.
 */
#ifndef REFEREE_STORE_IDEMPOTENCY_H
#define REFEREE_STORE_IDEMPOTENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

/* Texts are borrowed from the caller when writing, and stand in the arena when reading. */
struct idempotency_record {
    struct id player; /* none = there is no such answer */
    const char *key;
    const char *method;
    const char *path;
    unsigned char body_hash[32]; /* SHA-256 of the request's body */
    int64_t at;
    int status;
    const char *etag;     /* NULL = none */
    const char *location; /* NULL = none */
    const char *body;     /* what is recorded of the outcome; "" = nothing */
    size_t body_length;
    struct id game;    /* that the answer shows, at the version etag; none = none */
    int64_t round_seq; /* of the newest `round` event up to that version; 0 = none */
    int64_t seq;       /* that it tells */
    bool is_minimal;   /* it left out the game */
};

/* Bytes that the texts and numbers of a row take. */
size_t idempotency_record_size(const struct idempotency_record *row);

/* Also counts its bytes among those of its player. */
enum err idempotency_record_insert(struct db *db, const struct idempotency_record *row) MUST_CHECK;
enum err idempotency_record_get(struct idempotency_record *out, struct arena *arena, struct db *db,
                                const struct id *player, const char *key) MUST_CHECK;

/* Forgets up to limit answers given before a moment, the oldest first; fewer where they are large. */
enum err idempotency_record_purge(struct db *db, int64_t before, int limit, int64_t *out_purged) MUST_CHECK;

/* What a player's answers took, by whole hours from that of a moment on. */
struct idempotency_use {
    int64_t bytes;
    int64_t first_at; /* the beginning of the first hour of which there are any; 0 = none */
};
enum err idempotency_use_read(struct idempotency_use *out, struct db *db, const struct id *player,
                              int64_t since) MUST_CHECK;

#endif
