/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The heap holds pointers, and each timer knows its place, so that a move that comes in time lifts its game's timer without
 * a search. Both tables only grow: there were once so many games at a time.
 */
#include "timer_heap.h"

#include <stdio.h>
#include <stdlib.h>

enum { FIRST_ROOM = 64 };

void timer_heap_init(struct timer_heap *timers) {
    *timers = (struct timer_heap){.room = FIRST_ROOM, .bucket_count = FIRST_ROOM};
    timers->heap = calloc(timers->room, sizeof(struct timer *));
    timers->buckets = calloc(timers->bucket_count, sizeof(struct timer *));
    if (timers->heap == NULL || timers->buckets == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
}

void timer_heap_clear(struct timer_heap *timers) {
    for (size_t i = 0; i < timers->bucket_count; i++) {
        while (timers->buckets[i] != NULL) {
            struct timer *timer = timers->buckets[i];
            timers->buckets[i] = timer->chain;
            free(timer);
        }
    }
    free(timers->buckets);
    free(timers->heap);
    *timers = (struct timer_heap){0};
}

/* ---- the table ---- */

static struct timer **bucket_of(const struct timer_heap *timers, const struct id *game) {
    return &timers->buckets[id_hash(game) & (timers->bucket_count - 1)];
}

struct timer *timer_heap_find(const struct timer_heap *timers, const struct id *game) {
    struct timer *timer = *bucket_of(timers, game);
    while (timer != NULL && !id_equal(&timer->game, game)) {
        timer = timer->chain;
    }
    return timer;
}

void timer_heap_each(const struct timer_heap *timers, timer_function *function, void *context) {
    for (size_t i = 0; i < timers->bucket_count; i++) {
        for (struct timer *timer = timers->buckets[i]; timer != NULL; timer = timer->chain) {
            function(context, timer);
        }
    }
}

/* Room for one more in the heap: then no timer that is there can fail to be set. */
static bool make_room(struct timer_heap *timers) {
    if (timers->count < timers->room) {
        return true;
    }
    struct timer **heap = reallocarray(timers->heap, timers->room * 2, sizeof(struct timer *));
    if (heap == NULL) {
        return false;
    }
    timers->heap = heap;
    timers->room *= 2;
    return true;
}

/* Longer chains are better than no timer, so that memory may be wanting here. */
static void spread(struct timer_heap *timers) {
    size_t old_count = timers->bucket_count;
    struct timer **old = timers->buckets;
    struct timer **buckets = calloc(old_count * 2, sizeof(struct timer *));
    if (buckets == NULL) {
        return;
    }
    timers->buckets = buckets;
    timers->bucket_count = old_count * 2;
    for (size_t i = 0; i < old_count; i++) {
        while (old[i] != NULL) {
            struct timer *timer = old[i];
            struct timer **bucket = bucket_of(timers, &timer->game);
            old[i] = timer->chain;
            timer->chain = *bucket;
            *bucket = timer;
        }
    }
    free(old);
}

struct timer *timer_heap_add(struct timer_heap *timers, const struct id *game) {
    struct timer *timer = timer_heap_find(timers, game);
    if (timer != NULL) {
        return timer;
    }
    timer = calloc(1, sizeof *timer);
    if (timer == NULL || !make_room(timers)) {
        free(timer);
        return NULL;
    }
    if (timers->count >= timers->bucket_count) {
        spread(timers);
    }
    struct timer **bucket = bucket_of(timers, game);
    timer->game = *game;
    timer->chain = *bucket;
    *bucket = timer;
    timers->count++;
    return timer;
}

void timer_heap_drop_idle(struct timer_heap *timers, struct timer *timer) {
    if (timer->deadline != 0 || timer->inflight != NULL || timer->busy) {
        return;
    }
    timer_heap_set(timers, timer, 0);
    struct timer **at = bucket_of(timers, &timer->game);
    while (*at != timer) {
        at = &(*at)->chain;
    }
    *at = timer->chain;
    timers->count--;
    free(timer);
}

/* ---- the heap ---- */

static void put(struct timer_heap *timers, struct timer *timer, size_t place) {
    timers->heap[place] = timer;
    timer->place = place;
}

/* Moves a timer towards the first place as long as it is due before who stands there, then away from it. */
static void settle(struct timer_heap *timers, struct timer *timer, size_t place) {
    while (place > 0 && timer->due < timers->heap[(place - 1) / 2]->due) {
        put(timers, timers->heap[(place - 1) / 2], place);
        place = (place - 1) / 2;
    }
    for (size_t child = 2 * place + 1; child < timers->queued; child = 2 * place + 1) {
        if (child + 1 < timers->queued && timers->heap[child + 1]->due < timers->heap[child]->due) {
            child++;
        }
        if (timer->due <= timers->heap[child]->due) {
            break;
        }
        put(timers, timers->heap[child], place);
        place = child;
    }
    put(timers, timer, place);
}

void timer_heap_set(struct timer_heap *timers, struct timer *timer, int64_t due) {
    bool was_in = timer->due != 0;
    timer->due = due;
    if (due != 0) {
        settle(timers, timer, was_in ? timer->place : timers->queued++);
    } else if (was_in) {
        struct timer *last = timers->heap[--timers->queued];
        if (last != timer) {
            settle(timers, last, timer->place);
        }
    }
}

struct timer *timer_heap_first(const struct timer_heap *timers) {
    return timers->queued == 0 ? NULL : timers->heap[0];
}
