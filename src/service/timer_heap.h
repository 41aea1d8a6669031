/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games by the moment at which time changes them: a binary heap, and a hash table to find a game's timer in it.
 *
 * Setting, moving and removing a timer takes steps in the logarithm of their number; finding one and looking at the first
 * take none to speak of. Not thread-safe; it reads no clock.
 */
#ifndef REFEREE_SERVICE_TIMER_HEAP_H
#define REFEREE_SERVICE_TIMER_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/id.h"

struct inflight_move;

struct timer {
    struct timer *chain; /* in its bucket */
    struct id game;
    bool busy;                      /* with the writer: not in the heap meanwhile */
    int64_t deadline;               /* the next moment of the newest state, ms since 1970; 0 = no clock runs */
    int64_t due;                    /* when to look at it; 0 = not in the heap */
    size_t place;                   /* there */
    struct inflight_move *inflight; /* actions on their way to the writer */
};

struct timer_heap {
    struct timer **heap;
    size_t queued; /* in the heap */
    struct timer **buckets;
    size_t bucket_count; /* a power of two */
    size_t count;        /* of all timers; the heap has room for them */
    size_t room;
};

/* Dies without memory. */
void timer_heap_init(struct timer_heap *timers);
void timer_heap_clear(struct timer_heap *timers); /* frees all */

/* A game's timer or NULL; with timer_heap_add it is made where there is none (NULL: no memory). */
struct timer *timer_heap_find(const struct timer_heap *timers, const struct id *game);
struct timer *timer_heap_add(struct timer_heap *timers, const struct id *game);

/* Forgets a timer that nothing is known of any more: no deadline, no arrivals, not busy. Else nothing. */
void timer_heap_drop_idle(struct timer_heap *timers, struct timer *timer);

/* Puts a timer into the heap for a moment, or moves it there; 0 takes it out. */
void timer_heap_set(struct timer_heap *timers, struct timer *timer, int64_t due);

/* Calls the function with each timer, which it may not add or forget. */
typedef void timer_function(void *context, struct timer *timer);
void timer_heap_each(const struct timer_heap *timers, timer_function *function, void *context);

/* The first that is due, or NULL where the heap is empty. */
struct timer *timer_heap_first(const struct timer_heap *timers);

#endif
