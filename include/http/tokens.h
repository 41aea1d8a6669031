/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who a bearer token speaks for.
 *
 * A token is "rf_" and 256 random bits in base64url; only its SHA-256 is stored. Known tokens are cached by hash; a
 * token not in the cache is looked up in the store each time, so that one minted elsewhere (`referee token create`)
 * works at once. Looking up compares in constant time.
 */
#ifndef REFEREE_HTTP_TOKENS_H
#define REFEREE_HTTP_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/changes.h"
#include "store/accounts.h"
#include "util/err.h"
#include "util/id.h"

enum { TOKEN_TEXT_SIZE = 47 }; /* "rf_", 43 characters, NUL */

struct db;
struct tokens;

/* The caller of a request. */
struct caller {
    bool known; /* false: no token was sent */
    struct id player;
    struct id token;
    unsigned scopes; /* SCOPE_* bits */
    int64_t expires_at;
};

/* capacity: how many tokens are cached. Dies when there is no memory. */
struct tokens *tokens_create(size_t capacity);
void tokens_free(struct tokens *tokens);

/* A fresh token and the hash to store. */
void token_generate(char out[static TOKEN_TEXT_SIZE], unsigned char out_hash[static TOKEN_HASH_SIZE]);

/* Where in a text something stands that looks like a token, which is then nothing to be logged; NULL = nowhere. */
const char *token_spot(const char *text);

/*
 * The caller behind a token's text. ERR_UNAUTHORIZED: unknown, expired or revoked at `now`; ERR_STORE. db is the calling
 * thread's own read connection. Thread-safe.
 */
enum err tokens_find(struct caller *out, struct tokens *tokens, struct db *db, const char *text, size_t length,
                     int64_t now) MUST_CHECK;

/* For writer_options.listeners, before who looks at tokens when told: forgets those of a player of whom one was revoked. */
struct listener tokens_listener(struct tokens *tokens);

/* Forgets what is cached of a player's tokens, as one was revoked and that is durable; or of all. */
void tokens_forget(struct tokens *tokens, const struct id *player);
void tokens_forget_all(struct tokens *tokens);

#endif
