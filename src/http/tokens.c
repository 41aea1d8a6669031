/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Only tokens that are good are cached; expiry is checked on every use, revocation forgets what is cached.
 *
 * A token is revoked on the writer's thread, and the cache may hold a million. So forgetting a player's looks at none of
 * them: players share counts of revocations, and a token is good while the count of its player is what it was when the
 * token was put. Where the count was read before it went up, that tells; where afterwards, the generation had gone up
 * before it, and what was read from the store in an older one is not put.
 *
 * The tag is SipHash of the token under a key that this process drew when it started: nobody can aim at a tag without the
 * key, and it costs a twentieth of the SHA-256 that the store knows a token by, which is computed only for a token that is
 * not in the cache. Tags are compared in constant time. The token itself is kept nowhere.
 */
#include "http/tokens.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "util/setcache.h"

static const char prefix[] = "rf_";

enum { COUNTS = 4096 }; /* of revocations: two players seldom share one, and then pay with a look at the store */

struct known {
    unsigned char tag[crypto_shorthash_siphashx24_BYTES];
    uint64_t revocations; /* the count of its player when it was read */
    struct caller caller;
};

struct tokens {
    unsigned char key[crypto_shorthash_siphashx24_KEYBYTES];
    struct setcache *cache; /* of struct known */
    atomic_uint_fast64_t revocations[COUNTS];
};

static bool is_same(const void *a, const void *b) {
    const struct known *known = a;
    return sodium_memcmp(known->tag, ((const struct known *)b)->tag, sizeof known->tag) == 0;
}

struct tokens *tokens_create(size_t capacity) {
    static const struct setcache_kind kind = {.size = sizeof(struct known), .is_same = is_same};
    struct tokens *tokens = calloc(1, sizeof *tokens);
    if (tokens == NULL) {
        abort();
    }
    tokens->cache = setcache_create(&kind, capacity);
    crypto_shorthash_keygen(tokens->key);
    return tokens;
}

void tokens_free(struct tokens *tokens) {
    if (tokens != NULL) {
        setcache_free(tokens->cache);
        free(tokens);
    }
}

static void hash_token(unsigned char out[static TOKEN_HASH_SIZE], const char *text, size_t length) {
    (void)crypto_hash_sha256(out, (const unsigned char *)text, length);
}

void token_generate(char out[static TOKEN_TEXT_SIZE], unsigned char out_hash[static TOKEN_HASH_SIZE]) {
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    memcpy(out, prefix, sizeof prefix - 1);
    (void)sodium_bin2base64(out + sizeof prefix - 1, TOKEN_TEXT_SIZE - (sizeof prefix - 1), bytes, sizeof bytes,
                            sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    hash_token(out_hash, out, TOKEN_TEXT_SIZE - 1);
    sodium_memzero(bytes, sizeof bytes);
}

const char *token_spot(const char *text) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const size_t length = TOKEN_TEXT_SIZE - sizeof prefix; /* of what follows the prefix */
    const char *spot = strstr(text, prefix);
    while (spot != NULL && strspn(spot + strlen(prefix), digits) < length) {
        spot = strstr(spot + 1, prefix);
    }
    return spot;
}

static atomic_uint_fast64_t *revocations_of(struct tokens *tokens, const struct id *player) {
    return &tokens->revocations[id_hash(player) % COUNTS];
}

static void take(void *out, const void *value) {
    *(struct known *)out = *(const struct known *)value;
}

enum err tokens_find(struct caller *out, struct tokens *tokens, struct db *db, const char *text, size_t length,
                     int64_t now) {
    if (length != TOKEN_TEXT_SIZE - 1 || memcmp(text, prefix, sizeof prefix - 1) != 0) {
        return ERR_UNAUTHORIZED;
    }
    struct known known = {.caller = {.known = false}};
    (void)crypto_shorthash_siphashx24(known.tag, (const unsigned char *)text, length, tokens->key);
    uint64_t hash = 0;
    memcpy(&hash, known.tag, sizeof hash);
    uint64_t generation = setcache_generation(tokens->cache);
    if (!setcache_find(tokens->cache, hash, &known, take, &known) ||
        known.revocations != atomic_load(revocations_of(tokens, &known.caller.player))) {
        unsigned char stored[TOKEN_HASH_SIZE];
        hash_token(stored, text, length);
        struct token_row row;
        enum err err = token_get(&row, db, stored);
        if (err != OK) {
            return err;
        }
        if (id_is_none(&row.id) || row.revoked_at != 0) {
            return ERR_UNAUTHORIZED;
        }
        known.caller = (struct caller){
            .known = true, .player = row.player, .token = row.id, .scopes = row.scopes, .expires_at = row.expires_at};
        known.revocations = atomic_load(revocations_of(tokens, &row.player));
        setcache_put(tokens->cache, hash, &known, generation);
    }
    if (known.caller.expires_at != 0 && known.caller.expires_at <= now) {
        return ERR_UNAUTHORIZED;
    }
    *out = known.caller;
    return OK;
}

/* In this order: see above. */
void tokens_forget(struct tokens *tokens, const struct id *player) {
    setcache_begin_generation(tokens->cache);
    atomic_fetch_add(revocations_of(tokens, player), 1);
}

void tokens_forget_all(struct tokens *tokens) {
    setcache_forget_all(tokens->cache);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_TOKEN) {
            tokens_forget(context, &changes[i].id);
        } else if (change_is_of_all(changes[i].kind)) {
            tokens_forget_all(context);
        }
    }
}

struct listener tokens_listener(struct tokens *tokens) {
    return (struct listener){.context = tokens, .changed = changed};
}
