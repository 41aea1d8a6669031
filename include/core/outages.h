/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Times in which nobody could move: the process was stopped, its machine suspended, or the store took no changes.
 *
 * The clocks' thread says again and again that it runs, and by when it will say so next: after a sleep, or at once.
 * Whoever finds it silent for much longer than that knows that the process stood still, and notes it here, be it that
 * thread itself or the writer, which may be the first to run again. Who gives the thread its first timer says it in its
 * place. So what the writer does next is done by the time that is left once the outage has been credited, and not before.
 * One outage is kept: it lasts until all games have been credited, and what happens to clocks meanwhile prolongs it.
 *
 * Thread-safe.
 */
#ifndef REFEREE_CORE_OUTAGES_H
#define REFEREE_CORE_OUTAGES_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* To be silent so much longer than was meant to (ms) is no delay by a busy machine. */
enum { OVERDUE_MS = 1000 };

/* By then whoever has a game has credited it. */
enum { SETTLED_MS = 15000 };

/* [since, until) in ms since 1970. A game that has an event from `until` on has been credited, or needs none. */
struct outage {
    int64_t since; /* 0 = there is none */
    int64_t until; /* INT64_MAX = it goes on */
};

struct outages {
    pthread_mutex_t lock; /* of what follows */
    struct outage outage;
    struct outage settled; /* the last one that was */
    int64_t heard_at;      /* when the clocks' thread was last heard of; 0 = nothing is to be watched */
    int64_t next_by;       /* when it meant to be heard of next */
};

void outages_init(struct outages *outages);
void outages_clear(struct outages *outages);

/* The clocks' thread runs, or has just been woken to, and will be heard of again by next_by. */
void outages_watch(struct outages *outages, int64_t now, int64_t next_by);

/* The clocks' thread goes to what may take any time. */
void outages_unwatch(struct outages *outages, int64_t now);

/* Nobody has been able to move since then; and can again. */
void outages_begin(struct outages *outages, int64_t since);
void outages_end(struct outages *outages, int64_t now);

/* The outage that has not been credited to all games yet, as far as can be known by now. */
struct outage outages_look(struct outages *outages, int64_t now);

/*
 * The same for whoever changes a game. Of several processes each credits its own games, so one of another's may lack it when it
 * is changed here: one that has been settled counts for a while longer.
 */
struct outage outages_owed(struct outages *outages, int64_t now);

/* It has been, unless it has grown since it was looked at: then it stays, and false is returned. */
bool outages_settle(struct outages *outages, const struct outage *credited);

#endif
