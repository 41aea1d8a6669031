/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who waits for what: the writer says that something changed, and whoever waits for it is told.
 *
 * What is waited for has an id: a game, a player (whose games all count), the published results, or the lobby. A watch is
 * told that there is something new and nothing else; it looks for itself, at what is durable by then. So nothing is queued
 * here, nothing can be lost by being slow, and a change that nobody waits for costs the look at one counter.
 *
 * Add first, then look: whatever is published after watchers_add returned is told, and whatever was published before is
 * found by a look at the cache or the store after it. Being told twice of one change, or of one that turns out not to
 * matter, must do no harm.
 */
#ifndef REFEREE_LIVE_WATCHERS_H
#define REFEREE_LIVE_WATCHERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/changes.h"
#include "util/id.h"

struct watchers;

/* One that waits; embedded in the struct of what does, such as a held answer or a stream. */
struct watch {
    struct watch *next, *previous; /* the watchers' */
    struct id key;                 /* a game, a player, a tournament, watchers_results_key(), lobby_key() */
    int64_t told;                  /* the watchers': the version of a game that it was last told of; 0 at first */
    /* On any thread, under a lock of the watchers: quick, and without calls to the watchers. */
    void (*changed)(struct watch *watch);
};

/* Dies when there is no memory. */
struct watchers *watchers_create(void);
void watchers_free(struct watchers *watchers); /* every watch was removed before; NULL is fine */

/* Calls it with each key that is watched, some more than once; under a lock, so it must be quick. */
void watchers_each(struct watchers *watchers, void (*each)(void *context, const struct id *key), void *context);

/* Any thread. key and changed are set; the watch stays where it is until watchers_remove. */
void watchers_add(struct watchers *watchers, struct watch *watch);

/* Any thread. When it returns, `changed` is not running and will not be called. */
void watchers_remove(struct watchers *watchers, struct watch *watch);

/* Tells everybody who waits for the key. Any thread; whoever calls wakes the loops (server_wake) afterwards. */
void watchers_tell(struct watchers *watchers, const struct id *key);

/* The same of a game, for those who have not been told of that version or a newer one. */
void watchers_tell_version(struct watchers *watchers, const struct id *game, int64_t version);

/* Does perhaps anybody wait for the key? One look at a counter; where it says no, nobody did. */
bool watchers_may_wait(const struct watchers *watchers, const struct id *key);

/* What stands for all published results. */
struct id watchers_results_key(void);

/* How many wait. */
size_t watchers_count(const struct watchers *watchers);

/*
 * For writer_options.listeners: tells of every game that changed and its players, of tournaments, and once a batch of
 * results; and everybody, when anything may have changed.
 */
struct listener watchers_listener(struct watchers *watchers);

#endif
