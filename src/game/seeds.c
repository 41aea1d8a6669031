/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The client seeds are kept as the one text that dice are made of; a seat's own is cut out of it by its commas, which no
 * seed contains.
 */
#include "game/seeds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "util/json.h"

bool client_seed_is_legal(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        bool good = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
        if (!good) {
            return false;
        }
    }
    return length >= 1 && length <= CLIENT_SEED_MAX;
}

/* With room for so many characters of client seeds. */
static struct game_seeds *make(const unsigned char *server_seed, size_t clients_length) {
    struct game_seeds *seeds = calloc(1, sizeof *seeds + clients_length + 1);
    if (seeds != NULL) {
        atomic_init(&seeds->references, 1);
        memcpy(seeds->server_seed, server_seed, sizeof seeds->server_seed);
        seeds->clients_length = clients_length;
    }
    return seeds;
}

struct game_seeds *seeds_create(const unsigned char server_seed[static SERVER_SEED_SIZE], int seats) {
    struct game_seeds *seeds = make(server_seed, (size_t)seats - 1);
    if (seeds != NULL) {
        memset(seeds->clients, ',', seeds->clients_length);
        dice_commit(seeds->commitment, server_seed);
    }
    return seeds;
}

/* Where a seat's seed begins, and how long it is. */
static const char *find_seed(const struct game_seeds *seeds, int seat, size_t *out_length) {
    const char *at = seeds->clients;
    for (int i = 0; i < seat; i++) {
        at += strcspn(at, ",") + 1;
    }
    *out_length = strcspn(at, ",");
    return at;
}

struct game_seeds *seeds_with(const struct game_seeds *seeds, int seat, const char *text, size_t length) {
    size_t old_length = 0;
    const char *old = find_seed(seeds, seat, &old_length);
    size_t before = (size_t)(old - seeds->clients);
    struct game_seeds *with = make(seeds->server_seed, seeds->clients_length - old_length + length);
    if (with != NULL) {
        memcpy(with->commitment, seeds->commitment, sizeof with->commitment);
        memcpy(with->clients, seeds->clients, before);
        memcpy(with->clients + before, text, length);
        memcpy(with->clients + before + length, old + old_length, seeds->clients_length - before - old_length);
    }
    return with;
}

bool seeds_read_server(unsigned char out[static SERVER_SEED_SIZE], const char *text, size_t length) {
    return proof_is_hex(text, length) && sodium_hex2bin(out, SERVER_SEED_SIZE, text, length, NULL, NULL, NULL) == 0;
}

struct game_seeds *seeds_with_clients(const struct game_seeds *seeds, const json_t *list, int seats) {
    size_t index = 0;
    const json_t *item = NULL;
    struct game_seeds *made = seeds_create(seeds->server_seed, seats);
    bool good = json_array_size(list) == (size_t)seats;
    json_array_foreach(list, index, item) {
        const char *text = json_string_value(item);
        size_t length = json_string_length(item);
        good = good && made != NULL && text != NULL && (length == 0 || client_seed_is_legal(text, length));
        if (good && length > 0) {
            struct game_seeds *with = seeds_with(made, (int)index, text, length);
            seeds_release(made);
            made = with;
        }
    }
    if (good) {
        return made;
    }
    seeds_release(made);
    return NULL;
}

struct game_seeds *seeds_ref(const struct game_seeds *seeds) {
    struct game_seeds *shared = (struct game_seeds *)seeds; /* only the count changes */
    if (shared != NULL) {
        (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    }
    return shared;
}

void seeds_release(const struct game_seeds *seeds) {
    struct game_seeds *shared = (struct game_seeds *)seeds;
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

bool seeds_has(const struct game_seeds *seeds, int seat) {
    size_t length = 0;
    (void)find_seed(seeds, seat, &length);
    return length > 0;
}

bool seeds_has_this(const struct game_seeds *seeds, int seat, const char *text, size_t length) {
    size_t own_length = 0;
    const char *own = find_seed(seeds, seat, &own_length);
    return own_length == length && memcmp(own, text, length) == 0;
}

bool seeds_is_same(const struct game_seeds *a, const struct game_seeds *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a->clients, b->clients) == 0);
}

struct seeds seeds_of_round(const struct game_seeds *seeds) {
    return (struct seeds){.server = seeds->server_seed, .clients = seeds->clients};
}

json_t *seeds_clients(const struct game_seeds *seeds) {
    json_t *list = json_array();
    const char *at = seeds->clients;
    for (bool more = true; more && list != NULL;) {
        size_t length = strcspn(at, ",");
        more = at[length] == ',';
        json_push(&list, json_stringn(at, length));
        at += length + 1;
    }
    return list;
}

json_t *seeds_server(const struct game_seeds *seeds) {
    char hex[PROOF_HEX_SIZE];
    (void)sodium_bin2hex(hex, sizeof hex, seeds->server_seed, sizeof seeds->server_seed);
    return json_string(hex);
}

json_t *seeds_proof(const struct game_seeds *seeds) {
    return json_pack("{s:o, s:o}", "server_seed", seeds_server(seeds), "client_seeds", seeds_clients(seeds));
}

void seeds_deal(struct rng *out, const unsigned char seed[static RNG_SEED_BYTES], int round) {
    unsigned char derived[RNG_SEED_BYTES];
    char message[32];
    (void)snprintf(message, sizeof message, "deal:%d", round);
    (void)crypto_auth_hmacsha256(derived, (const unsigned char *)message, strlen(message), seed);
    rng_init(out, derived);
}

size_t seeds_size(const struct game_seeds *seeds) {
    return seeds == NULL ? 0 : sizeof *seeds + seeds->clients_length + 1;
}
