/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tokens by a tag, cached in sets of a few slots each; the oldest of a set gives way. Only tokens that are good are cached;
 * expiry is checked on every use, revocation forgets the slot.
 *
 * The tag is SipHash of the token under a key that this process drew when it started: nobody can aim at a tag without the
 * key, and it costs a twentieth of the SHA-256 that the store knows a token by, which is computed only for a token that is
 * not in the cache. Tags are compared in constant time. The token itself is kept nowhere.
 */
#include "http/tokens.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

static const char prefix[] = "rf_";

enum { TAG_SIZE = crypto_shorthash_siphashx24_BYTES };

struct slot {
    bool used;
    unsigned char tag[TAG_SIZE];
    struct caller caller;
};

enum { WAYS = 4 };

struct set {
    unsigned next; /* the way to be taken over next */
    struct slot ways[WAYS];
};

struct tokens {
    pthread_mutex_t lock;
    uint64_t generation; /* counts forgettings: see names.c */
    unsigned char key[crypto_shorthash_siphashx24_KEYBYTES];
    size_t set_count;
    struct set *sets;
};

struct tokens *tokens_create(size_t capacity) {
    struct tokens *tokens = calloc(1, sizeof *tokens);
    size_t set_count = (capacity + WAYS - 1) / WAYS;
    struct set *sets = calloc(set_count, sizeof *sets);
    if (tokens == NULL || sets == NULL) {
        abort();
    }
    tokens->set_count = set_count;
    tokens->sets = sets;
    crypto_shorthash_keygen(tokens->key);
    (void)pthread_mutex_init(&tokens->lock, NULL);
    return tokens;
}

void tokens_free(struct tokens *tokens) {
    if (tokens == NULL) {
        return;
    }
    (void)pthread_mutex_destroy(&tokens->lock);
    free(tokens->sets);
    free(tokens);
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

static struct set *set_of(struct tokens *tokens, const unsigned char tag[static TAG_SIZE]) {
    size_t number = 0;
    memcpy(&number, tag, sizeof number);
    return &tokens->sets[number % tokens->set_count];
}

/* The slot of a token, or NULL. */
static const struct slot *find_slot(struct tokens *tokens, const unsigned char tag[static TAG_SIZE]) {
    const struct set *set = set_of(tokens, tag);
    for (size_t i = 0; i < WAYS; i++) {
        if (set->ways[i].used && sodium_memcmp(set->ways[i].tag, tag, TAG_SIZE) == 0) {
            return &set->ways[i];
        }
    }
    return NULL;
}

/* What the store says, with whether it said anything. */
struct found {
    bool good;
    struct caller caller;
};

static enum err read_token(void *context, const struct token_row *row) {
    struct found *found = context;
    found->good = row->revoked_at == 0;
    found->caller = (struct caller){
        .known = true, .player = row->player, .token = row->id, .scopes = row->scopes, .expires_at = row->expires_at};
    return OK;
}

/* Puts a token into the cache, unless one was forgotten since its row was read: it may have been this one. */
static void remember(struct tokens *tokens, const unsigned char tag[static TAG_SIZE], const struct caller *caller,
                     uint64_t generation) {
    (void)pthread_mutex_lock(&tokens->lock);
    if (tokens->generation == generation) {
        struct set *set = set_of(tokens, tag);
        struct slot *slot = &set->ways[set->next++ % WAYS];
        *slot = (struct slot){.used = true, .caller = *caller};
        memcpy(slot->tag, tag, TAG_SIZE);
    }
    (void)pthread_mutex_unlock(&tokens->lock);
}

enum err tokens_find(struct caller *out, struct tokens *tokens, struct db *db, const char *text, size_t length,
                     int64_t now) {
    if (length != TOKEN_TEXT_SIZE - 1 || memcmp(text, prefix, sizeof prefix - 1) != 0) {
        return ERR_UNAUTHORIZED;
    }
    unsigned char tag[TAG_SIZE];
    (void)crypto_shorthash_siphashx24(tag, (const unsigned char *)text, length, tokens->key);
    (void)pthread_mutex_lock(&tokens->lock);
    const struct slot *slot = find_slot(tokens, tag);
    struct found found = {.good = slot != NULL};
    if (found.good) {
        found.caller = slot->caller;
    }
    uint64_t generation = tokens->generation;
    (void)pthread_mutex_unlock(&tokens->lock);
    if (!found.good) {
        unsigned char hash[TOKEN_HASH_SIZE];
        hash_token(hash, text, length);
        enum err err = token_read(db, hash, read_token, &found);
        if (err != OK) {
            return err;
        }
        if (found.good) {
            remember(tokens, tag, &found.caller, generation);
        }
    }
    if (!found.good || (found.caller.expires_at != 0 && found.caller.expires_at <= now)) {
        return ERR_UNAUTHORIZED;
    }
    *out = found.caller;
    return OK;
}

void tokens_forget(struct tokens *tokens, const struct id *player) {
    (void)pthread_mutex_lock(&tokens->lock);
    tokens->generation++;
    /* Tokens are revoked seldom, so nothing finds their slots faster than looking at all. */
    for (size_t i = 0; i < tokens->set_count * WAYS; i++) {
        struct slot *slot = &tokens->sets[i / WAYS].ways[i % WAYS];
        if (slot->used && id_equal(&slot->caller.player, player)) {
            slot->used = false;
        }
    }
    (void)pthread_mutex_unlock(&tokens->lock);
}

void tokens_forget_all(struct tokens *tokens) {
    (void)pthread_mutex_lock(&tokens->lock);
    tokens->generation++;
    for (size_t i = 0; i < tokens->set_count * WAYS; i++) {
        tokens->sets[i / WAYS].ways[i % WAYS].used = false;
    }
    (void)pthread_mutex_unlock(&tokens->lock);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_TOKEN) {
            tokens_forget(context, &changes[i].id);
        } else if (changes[i].kind == CHANGE_ALL) {
            tokens_forget_all(context);
        }
    }
}

struct listener tokens_listener(struct tokens *tokens) {
    return (struct listener){.context = tokens, .changed = changed};
}
