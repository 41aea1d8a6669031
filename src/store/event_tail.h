/* SPDX-License-Identifier: Apache-2.0 */
/*
 * In memory: which event of a game stands where in the log, for the newest events, which the index on the disk may not
 * have yet. store/event_index.h says how both come together.
 *
 * A ring of 32 bytes an event in the order of the log, and hash chains through it, newest first: entries are added at one
 * end, some of them only once a commit is known, and dropped at the other. It grows by doubling and does not shrink.
 *
 * Threads: any function from any thread, but that one at a time adds, publishes, undoes and drops.
 */
#ifndef REFEREE_STORE_EVENT_TAIL_H
#define REFEREE_STORE_EVENT_TAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/id.h"

/* More events are not taken unless somebody says so: 64 MiB, and a quarter of that for the chains. */
enum { EVENT_TAIL_MAX = 1 << 21 };

struct event_tail;

/* Where an event stands. */
struct event_spot {
    struct id game;
    int64_t seq;
    int64_t id;
    bool is_round;   /* it is a `round` event, from which folding may start */
    bool is_offered; /* found while its commit was under way: perhaps there, perhaps not, perhaps never */
};

/* What was found, by seq ascending. Begins empty, {.count = 0}; event_spots_free. */
enum { EVENT_SPOTS_INLINE = 24 };
struct event_spots {
    struct event_spot *spots; /* NULL: the first few, which need no memory of their own */
    size_t count, room;
    struct event_spot few[EVENT_SPOTS_INLINE];
};
const struct event_spot *event_spots_at(const struct event_spots *spots, size_t index);
void event_spots_free(struct event_spots *spots);

/* NULL without memory. max: of events. */
struct event_tail *event_tail_create(size_t max);
void event_tail_free(struct event_tail *tail); /* NULL is fine */
void event_tail_set_max(struct event_tail *tail, size_t max);

/* Empties it: nothing is known of events after `from`, up to which all are in the index. It is kept up to date no more. */
void event_tail_reset(struct event_tail *tail, int64_t from);

/*
 * Adds an event, whose id is greater than all there; it stays the adder's until it is published. ERR_STORE when there are
 * too many, ERR_NO_MEMORY.
 */
enum err event_tail_add(struct event_tail *tail, const struct event_spot *spot) MUST_CHECK;
void event_tail_offer(struct event_tail *tail); /* all that was added: from now on others may see it in the database */
void event_tail_publish(struct event_tail *tail); /* all that was added: it is durable */
void event_tail_undo(struct event_tail *tail);    /* takes back what was added and not published */

/* The index has all events up to this id: they are no longer needed here. */
void event_tail_drop(struct event_tail *tail, int64_t id);

/* While it is kept, everything that was committed is there once db_commit has returned. */
void event_tail_set_kept(struct event_tail *tail, bool kept);
bool event_tail_is_kept(const struct event_tail *tail);

/* All up to `from` are in the index, all after it up to `to` are here; how many, and how many there can be. */
struct event_tail_range {
    int64_t from, to;
    size_t count, max;
};
struct event_tail_range event_tail_range(const struct event_tail *tail);

/*
 * The events of a game with after < seq <= last. The adder sees also what it has not published, others what it has offered,
 * marked so. *out_kept (may be NULL):
 * event_tail_is_kept, as it was at that moment. ERR_NO_MEMORY.
 */
enum err event_tail_find(struct event_spots *out, bool *out_kept, const struct event_tail *tail, const struct id *game,
                         int64_t after, int64_t last, bool is_adder) MUST_CHECK;

/* The seq of the newest event of a game; 0: it has none here. */
int64_t event_tail_newest(const struct event_tail *tail, const struct id *game, bool is_adder);

/* An event's place in the log, for who has many of them. */
struct event_place {
    char game[ID_LENGTH];
    int64_t seq;
    int64_t id;
};

/*
 * Copies the oldest published ones, at most `max`, in the order of the log; returns how many, fewer where others are dropped
 * meanwhile. It takes its time, so that whoever adds need not wait for all of it.
 */
size_t event_tail_copy(struct event_place *out, size_t max, const struct event_tail *tail);

#endif
