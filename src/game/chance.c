/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The client seeds are kept as the one text that dice are made of; a seat's own is cut out of it by its commas, which no
 * seed contains.
 */
#include "game/chance.h"

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
static struct chance *make(const unsigned char *server_seed, size_t clients_length) {
    struct chance *chance = calloc(1, sizeof *chance + clients_length + 1);
    if (chance != NULL) {
        atomic_init(&chance->references, 1);
        memcpy(chance->server_seed, server_seed, sizeof chance->server_seed);
        chance->clients_length = clients_length;
    }
    return chance;
}

struct chance *chance_create(const unsigned char server_seed[static SERVER_SEED_SIZE], int seats) {
    struct chance *chance = make(server_seed, (size_t)seats - 1);
    if (chance != NULL) {
        memset(chance->clients, ',', chance->clients_length);
        dice_commit(chance->commitment, server_seed);
    }
    return chance;
}

/* Where a seat's seed begins, and how long it is. */
static const char *find_seed(const struct chance *chance, int seat, size_t *out_length) {
    const char *at = chance->clients;
    for (int i = 0; i < seat; i++) {
        at += strcspn(at, ",") + 1;
    }
    *out_length = strcspn(at, ",");
    return at;
}

struct chance *chance_with(const struct chance *chance, int seat, const char *text, size_t length) {
    size_t old_length = 0;
    const char *old = find_seed(chance, seat, &old_length);
    size_t before = (size_t)(old - chance->clients);
    struct chance *with = make(chance->server_seed, chance->clients_length - old_length + length);
    if (with != NULL) {
        memcpy(with->commitment, chance->commitment, sizeof with->commitment);
        memcpy(with->clients, chance->clients, before);
        memcpy(with->clients + before, text, length);
        memcpy(with->clients + before + length, old + old_length, chance->clients_length - before - old_length);
    }
    return with;
}

bool chance_read_server(unsigned char out[static SERVER_SEED_SIZE], const char *text, size_t length) {
    return proof_is_hex(text, length) && sodium_hex2bin(out, SERVER_SEED_SIZE, text, length, NULL, NULL, NULL) == 0;
}

struct chance *chance_with_clients(const struct chance *chance, const json_t *list, int seats) {
    size_t index = 0;
    const json_t *item = NULL;
    struct chance *made = chance_create(chance->server_seed, seats);
    bool good = json_array_size(list) == (size_t)seats;
    json_array_foreach(list, index, item) {
        const char *text = json_string_value(item);
        size_t length = json_string_length(item);
        good = good && made != NULL && text != NULL && (length == 0 || client_seed_is_legal(text, length));
        if (good && length > 0) {
            struct chance *with = chance_with(made, (int)index, text, length);
            chance_release(made);
            made = with;
        }
    }
    if (good) {
        return made;
    }
    chance_release(made);
    return NULL;
}

struct chance *chance_ref(const struct chance *chance) {
    struct chance *shared = (struct chance *)chance; /* only the count changes */
    if (shared != NULL) {
        (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    }
    return shared;
}

void chance_release(const struct chance *chance) {
    struct chance *shared = (struct chance *)chance;
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

bool chance_has(const struct chance *chance, int seat) {
    size_t length = 0;
    (void)find_seed(chance, seat, &length);
    return length > 0;
}

bool chance_has_this(const struct chance *chance, int seat, const char *text, size_t length) {
    size_t own_length = 0;
    const char *own = find_seed(chance, seat, &own_length);
    return own_length == length && memcmp(own, text, length) == 0;
}

bool chance_is_same(const struct chance *a, const struct chance *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a->clients, b->clients) == 0);
}

struct seeds chance_seeds(const struct chance *chance) {
    return (struct seeds){.server = chance->server_seed, .clients = chance->clients};
}

json_t *chance_clients(const struct chance *chance) {
    json_t *list = json_array();
    const char *at = chance->clients;
    for (bool more = true; more && list != NULL;) {
        size_t length = strcspn(at, ",");
        more = at[length] == ',';
        json_push(&list, json_stringn(at, length));
        at += length + 1;
    }
    return list;
}

json_t *chance_server(const struct chance *chance) {
    char hex[PROOF_HEX_SIZE];
    (void)sodium_bin2hex(hex, sizeof hex, chance->server_seed, sizeof chance->server_seed);
    return json_string(hex);
}

json_t *chance_proof(const struct chance *chance) {
    return json_pack("{s:o, s:o}", "server_seed", chance_server(chance), "client_seeds", chance_clients(chance));
}

void chance_deal(struct rng *out, const unsigned char seed[static RNG_SEED_BYTES], int round) {
    unsigned char derived[RNG_SEED_BYTES];
    char message[32];
    (void)snprintf(message, sizeof message, "deal:%d", round);
    (void)crypto_auth_hmacsha256(derived, (const unsigned char *)message, strlen(message), seed);
    rng_init(out, derived);
}

size_t chance_size(const struct chance *chance) {
    return chance == NULL ? 0 : sizeof *chance + chance->clients_length + 1;
}
