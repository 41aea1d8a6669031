/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rate limits: so many events a period for each key, with some at once.
 *
 * The algorithm is GCRA (the virtual scheduling of ITU-T I.371): of each key only the moment is kept when its bucket will
 * be full again, in one word, so that threads need no lock. The table has a fixed size; when it is crowded, the key that
 * is nearest to a full bucket is forgotten, which can only be generous. Keys are hashes: see address_key, id_hash.
 */
#ifndef REFEREE_HTTP_LIMIT_H
#define REFEREE_HTTP_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct limit;

enum { LIMIT_DEBT_SECONDS = 60 };

/* What is left of a key's bucket. */
struct limit_state {
    int64_t remaining;     /* events that could follow at once */
    int64_t reset_seconds; /* until the bucket is full again, rounded up */
    int64_t retry_seconds; /* until one event is possible, rounded up; 0 when one is */
    int64_t debt_us;       /* until the bucket holds nothing, where it holds less */
};

/* `burst` events at once, then `burst` more each period_us; slots: how many keys are remembered. Dies without memory. */
struct limit *limit_create(int64_t burst, int64_t period_us, size_t slots);
void limit_free(struct limit *limit); /* NULL is fine */

/* Takes one event out of a key's bucket; false (and nothing is taken) when it is empty. now_us: monotonic. Any thread. */
bool limit_take(struct limit_state *out, struct limit *limit, uint64_t key, int64_t now_us);

/*
 * Takes events that have happened already, also more than there are: the bucket then holds less than nothing, but never
 * less than fills up again in LIMIT_DEBT_SECONDS.
 */
void limit_charge(struct limit_state *out, struct limit *limit, uint64_t key, int64_t events, int64_t now_us);

/* Looks without taking. */
void limit_look(struct limit_state *out, struct limit *limit, uint64_t key, int64_t now_us);

#endif
