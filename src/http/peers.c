/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting connections by address: a chained hash table under one lock. The buckets are as many as a server has
 * connections at most, within reason, and an address lives in the table only while it has connections, so memory is
 * bounded by the connections themselves. Keys are keyed hashes: nobody outside can aim at one bucket.
 */
#include "peers.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

enum { BUCKETS = 4096 };

struct peer {
    struct peer *next;
    uint64_t key;
    size_t count;
};

struct peers {
    size_t max, max_per_address;
    atomic_size_t open;
    atomic_uint_fast64_t refused;
    pthread_mutex_t lock; /* of the buckets */
    struct peer *buckets[BUCKETS];
};

struct peers *peers_create(size_t max, size_t max_per_address) {
    struct peers *peers = calloc(1, sizeof *peers);
    if (peers == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    peers->max = max;
    peers->max_per_address = max_per_address;
    (void)pthread_mutex_init(&peers->lock, NULL);
    return peers;
}

void peers_free(struct peers *peers) {
    if (peers == NULL) {
        return;
    }
    for (size_t i = 0; i < BUCKETS; i++) {
        while (peers->buckets[i] != NULL) {
            struct peer *peer = peers->buckets[i];
            peers->buckets[i] = peer->next;
            free(peer);
        }
    }
    (void)pthread_mutex_destroy(&peers->lock);
    free(peers);
}

/* Where the pointer to an address' entry is, or would be. */
static struct peer **find(struct peers *peers, uint64_t key) {
    struct peer **at = &peers->buckets[(key ^ key >> 32) % BUCKETS];
    while (*at != NULL && (*at)->key != key) {
        at = &(*at)->next;
    }
    return at;
}

bool peers_admit(struct peers *peers, uint64_t address_key, bool is_limited) {
    bool admitted = atomic_load_explicit(&peers->open, memory_order_relaxed) < peers->max;
    if (admitted && is_limited && peers->max_per_address > 0) {
        (void)pthread_mutex_lock(&peers->lock);
        const struct peer *peer = *find(peers, address_key);
        admitted = peer == NULL || peer->count < peers->max_per_address;
        (void)pthread_mutex_unlock(&peers->lock);
    }
    if (!admitted) {
        atomic_fetch_add_explicit(&peers->refused, 1, memory_order_relaxed);
    }
    return admitted;
}

/* One more of an address. Under the lock. */
static void count_in(struct peers *peers, uint64_t key) {
    struct peer **at = find(peers, key);
    if (*at == NULL) {
        *at = calloc(1, sizeof **at);
        if (*at != NULL) {
            (*at)->key = key;
        }
    }
    if (*at != NULL) { /* without memory the address goes uncounted rather than unserved */
        (*at)->count++;
    }
}

void peers_opened(struct peers *peers, uint64_t address_key, bool is_limited) {
    atomic_fetch_add_explicit(&peers->open, 1, memory_order_relaxed);
    if (!is_limited || peers->max_per_address == 0) {
        return;
    }
    (void)pthread_mutex_lock(&peers->lock);
    count_in(peers, address_key);
    (void)pthread_mutex_unlock(&peers->lock);
}

bool peers_enter(struct peers *peers, uint64_t address_key) {
    (void)pthread_mutex_lock(&peers->lock);
    const struct peer *peer = *find(peers, address_key);
    bool admitted = peer == NULL || peer->count < peers->max_per_address;
    if (admitted) {
        count_in(peers, address_key);
        atomic_fetch_add_explicit(&peers->open, 1, memory_order_relaxed);
    } else {
        atomic_fetch_add_explicit(&peers->refused, 1, memory_order_relaxed);
    }
    (void)pthread_mutex_unlock(&peers->lock);
    return admitted;
}

void peers_closed(struct peers *peers, uint64_t address_key, bool is_limited) {
    atomic_fetch_sub_explicit(&peers->open, 1, memory_order_relaxed);
    if (!is_limited || peers->max_per_address == 0) {
        return;
    }
    (void)pthread_mutex_lock(&peers->lock);
    struct peer **at = find(peers, address_key);
    struct peer *peer = *at;
    if (peer != NULL) {
        peer->count--;
        if (peer->count == 0) {
            *at = peer->next;
            free(peer);
        }
    }
    (void)pthread_mutex_unlock(&peers->lock);
}

size_t peers_count(const struct peers *peers) {
    return atomic_load_explicit(&peers->open, memory_order_relaxed);
}

uint64_t peers_refused(const struct peers *peers) {
    return atomic_load_explicit(&peers->refused, memory_order_relaxed);
}
