/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting connections by address: a chained hash table under one lock. The buckets are as many as a server has
 * connections at most, within reason, and an address lives in the table only while it has connections, so memory is
 * bounded by the connections themselves. Keys are keyed hashes: nobody outside can aim at one bucket.
 */
#include "connection_limits.h"

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

struct connection_limits {
    size_t max, max_per_address;
    atomic_size_t open;
    atomic_uint_fast64_t refused;
    pthread_mutex_t lock; /* of the buckets */
    struct peer *buckets[BUCKETS];
};

struct connection_limits *connection_limits_create(size_t max, size_t max_per_address) {
    struct connection_limits *connection_limits = calloc(1, sizeof *connection_limits);
    if (connection_limits == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    connection_limits->max = max;
    connection_limits->max_per_address = max_per_address;
    (void)pthread_mutex_init(&connection_limits->lock, NULL);
    return connection_limits;
}

void connection_limits_free(struct connection_limits *connection_limits) {
    if (connection_limits == NULL) {
        return;
    }
    for (size_t i = 0; i < BUCKETS; i++) {
        while (connection_limits->buckets[i] != NULL) {
            struct peer *peer = connection_limits->buckets[i];
            connection_limits->buckets[i] = peer->next;
            free(peer);
        }
    }
    (void)pthread_mutex_destroy(&connection_limits->lock);
    free(connection_limits);
}

/* Where the pointer to an address' entry is, or would be. */
static struct peer **find(struct connection_limits *connection_limits, uint64_t key) {
    struct peer **at = &connection_limits->buckets[(key ^ key >> 32) % BUCKETS];
    while (*at != NULL && (*at)->key != key) {
        at = &(*at)->next;
    }
    return at;
}

bool connection_limits_admit(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited) {
    bool admitted = atomic_load_explicit(&connection_limits->open, memory_order_relaxed) < connection_limits->max;
    if (admitted && is_limited && connection_limits->max_per_address > 0) {
        (void)pthread_mutex_lock(&connection_limits->lock);
        const struct peer *peer = *find(connection_limits, address_key);
        admitted = peer == NULL || peer->count < connection_limits->max_per_address;
        (void)pthread_mutex_unlock(&connection_limits->lock);
    }
    if (!admitted) {
        atomic_fetch_add_explicit(&connection_limits->refused, 1, memory_order_relaxed);
    }
    return admitted;
}

/* One more of an address. Under the lock. */
static void count_in(struct connection_limits *connection_limits, uint64_t key) {
    struct peer **at = find(connection_limits, key);
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

void connection_limits_opened(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited) {
    atomic_fetch_add_explicit(&connection_limits->open, 1, memory_order_relaxed);
    if (!is_limited || connection_limits->max_per_address == 0) {
        return;
    }
    (void)pthread_mutex_lock(&connection_limits->lock);
    count_in(connection_limits, address_key);
    (void)pthread_mutex_unlock(&connection_limits->lock);
}

bool connection_limits_enter(struct connection_limits *connection_limits, uint64_t address_key) {
    (void)pthread_mutex_lock(&connection_limits->lock);
    const struct peer *peer = *find(connection_limits, address_key);
    bool admitted = peer == NULL || peer->count < connection_limits->max_per_address;
    if (admitted) {
        count_in(connection_limits, address_key);
        atomic_fetch_add_explicit(&connection_limits->open, 1, memory_order_relaxed);
    } else {
        atomic_fetch_add_explicit(&connection_limits->refused, 1, memory_order_relaxed);
    }
    (void)pthread_mutex_unlock(&connection_limits->lock);
    return admitted;
}

void connection_limits_closed(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited) {
    atomic_fetch_sub_explicit(&connection_limits->open, 1, memory_order_relaxed);
    if (!is_limited || connection_limits->max_per_address == 0) {
        return;
    }
    (void)pthread_mutex_lock(&connection_limits->lock);
    struct peer **at = find(connection_limits, address_key);
    struct peer *peer = *at;
    if (peer != NULL) {
        peer->count--;
        if (peer->count == 0) {
            *at = peer->next;
            free(peer);
        }
    }
    (void)pthread_mutex_unlock(&connection_limits->lock);
}

size_t connection_limits_count(const struct connection_limits *connection_limits) {
    return atomic_load_explicit(&connection_limits->open, memory_order_relaxed);
}

uint64_t connection_limits_refused(const struct connection_limits *connection_limits) {
    return atomic_load_explicit(&connection_limits->refused, memory_order_relaxed);
}
