/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GCRA over a table of atomics.
 *
 * A slot holds a key and its theoretical arrival time: the moment when the bucket is full again. An event moves it one
 * interval further; it is refused when that would be more than a whole bucket ahead of now. A slot whose moment has
 * passed says the same as no slot at all, so old keys need no clearing.
 *
 * Two threads may fight over a slot while a key is replaced; the loser's event is then counted for the wrong key or not
 * at all. A limit may be off by one such event, and no more is promised.
 */
#include "http/limit.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "util/pages.h"

enum { WAYS = 8 }; /* neighbouring slots in which a key may be */

struct slot {
    atomic_uint_fast64_t key;
    atomic_int_fast64_t full_at; /* us */
};

struct limit {
    int64_t burst;
    int64_t period_us;
    int64_t interval_us; /* between two events in the long run */
    size_t mask;
    struct slot *slots; /* mask + 1 */
};

struct limit *limit_create(int64_t burst, int64_t period_us, size_t slots) {
    assert(burst > 0 && period_us > 0);
    size_t size = WAYS;
    while (size < slots) {
        size *= 2;
    }
    struct limit *limit = malloc(sizeof *limit);
    if (limit == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    int64_t interval_us = period_us / burst > 0 ? period_us / burst : 1;
    *limit = (struct limit){
        .burst = burst,
        .interval_us = interval_us,
        .period_us = interval_us * burst,
        .mask = size - 1,
        .slots = pages_create(size, sizeof(struct slot)),
    };
    return limit;
}

void limit_free(struct limit *limit) {
    if (limit != NULL) {
        pages_free(limit->slots, limit->mask + 1, sizeof(struct slot));
        free(limit);
    }
}

/* The key's slot, or the one of its set that is nearest to a full bucket. */
static struct slot *find_slot(struct limit *limit, uint64_t key) {
    size_t start = (size_t)(key ^ key >> 32) & limit->mask & ~(size_t)(WAYS - 1);
    struct slot *oldest = &limit->slots[start];
    int64_t oldest_at = INT64_MAX;
    for (size_t i = 0; i < WAYS; i++) {
        struct slot *slot = &limit->slots[start + i];
        if (atomic_load_explicit(&slot->key, memory_order_relaxed) == key) {
            return slot;
        }
        int64_t full_at = atomic_load_explicit(&slot->full_at, memory_order_relaxed);
        if (full_at < oldest_at) {
            oldest_at = full_at;
            oldest = slot;
        }
    }
    return oldest;
}

static int64_t divide_up(int64_t value, int64_t by) {
    return value <= 0 ? 0 : (value + by - 1) / by;
}

static void describe(struct limit_state *out, const struct limit *limit, int64_t ahead) {
    out->remaining = ahead < limit->period_us ? (limit->period_us - ahead) / limit->interval_us : 0;
    out->reset_seconds = divide_up(ahead, 1000000);
    out->retry_seconds = divide_up(ahead + limit->interval_us - limit->period_us, 1000000);
    out->debt_us = ahead > limit->period_us ? ahead - limit->period_us : 0;
}

bool limit_take(struct limit_state *out, struct limit *limit, uint64_t key, int64_t now_us) {
    struct slot *slot = find_slot(limit, key);
    bool known = atomic_load_explicit(&slot->key, memory_order_relaxed) == key;
    int_fast64_t full_at = atomic_load_explicit(&slot->full_at, memory_order_relaxed);
    for (;;) {
        int64_t from = known && full_at > now_us ? full_at : now_us;
        int64_t next = from + limit->interval_us;
        if (next - now_us > limit->period_us) {
            describe(out, limit, from - now_us);
            return false;
        }
        if (atomic_compare_exchange_weak_explicit(&slot->full_at, &full_at, next, memory_order_relaxed,
                                                  memory_order_relaxed)) {
            if (!known) {
                atomic_store_explicit(&slot->key, key, memory_order_relaxed);
            }
            describe(out, limit, next - now_us);
            return true;
        }
    }
}

void limit_charge(struct limit_state *out, struct limit *limit, uint64_t key, int64_t events, int64_t now_us) {
    struct slot *slot = find_slot(limit, key);
    bool known = atomic_load_explicit(&slot->key, memory_order_relaxed) == key;
    int_fast64_t full_at = atomic_load_explicit(&slot->full_at, memory_order_relaxed);
    int64_t most = limit->period_us + LIMIT_DEBT_SECONDS * INT64_C(1000000);
    int64_t ahead = 0;
    do {
        ahead = known && full_at > now_us ? full_at - now_us : 0;
        int64_t room = ahead < most ? most - ahead : 0;
        ahead += events < room / limit->interval_us ? events * limit->interval_us : room;
    } while (!atomic_compare_exchange_weak_explicit(&slot->full_at, &full_at, now_us + ahead, memory_order_relaxed,
                                                    memory_order_relaxed));
    if (!known) {
        atomic_store_explicit(&slot->key, key, memory_order_relaxed);
    }
    describe(out, limit, ahead);
}

void limit_look(struct limit_state *out, struct limit *limit, uint64_t key, int64_t now_us) {
    struct slot *slot = find_slot(limit, key);
    int64_t full_at = atomic_load_explicit(&slot->full_at, memory_order_relaxed);
    bool known = atomic_load_explicit(&slot->key, memory_order_relaxed) == key;
    describe(out, limit, known && full_at > now_us ? full_at - now_us : 0);
}
