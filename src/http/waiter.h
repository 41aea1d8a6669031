/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that wait: those that are held until something changes, and streams while they have nothing to say.
 *
 * Both have a watch with the watchers and a suspended connection. The writer's thread puts a waiter that was told of a
 * change into its loop's list of the woken, and wakes the loop once for the whole batch; the loop asks the endpoint, and
 * resumes the connection only if there is something to send.
 *
 * A second watch is told when a token of the caller is revoked. Whoever waits with it waits no longer.
 *
 * Threads: the loop's, but for the watches, next_woken and the two atomic members.
 */
#ifndef REFEREE_HTTP_WAITER_H
#define REFEREE_HTTP_WAITER_H

#include "holds.h"
#include "http/stream.h"
#include "internal.h"
#include "live/watchers.h"

struct waiter {
    struct watch watch;        /* first: a waiter is found from its watch */
    struct watch caller_watch; /* added only where there is a known caller */
    bool has_caller;
    struct waiter *next_woken;
    atomic_bool is_woken;   /* in the list of the woken */
    atomic_bool is_doubted; /* its caller's token may be good no longer */
    struct loop *loop;
    struct connection *connection; /* NULL once it is over, and only that list knows it */
    struct MHD_Connection *mhd;
    struct waiter *next, *previous; /* of the loop */
    struct hold hold;               /* where the server counts them */
    bool is_suspended;
    bool is_told; /* of a change, while another thread looked at what was there before */
    bool was_held;
    bool is_asked_elsewhere; /* another thread is to look whether there is something to send */
    int64_t began_us;
    int64_t due_us; /* when a held answer is given anyway; when a stream's next heartbeat is due */

    struct exchange *exchange;   /* whose answer is held; or */
    struct event_stream *stream; /* what is streamed */
};

/*
 * Begins to watch what request->watched names, and becomes connection->wait. ERR_RATE_LIMITED when the caller holds open as
 * much as it may; ERR_NO_MEMORY.
 */
enum err waiter_begin(struct waiter **out, struct exchange *exchange) MUST_CHECK;

/* What is told when a player's tokens have been revoked. */
struct id waiter_caller_key(const struct id *player);

/* The connection waits no longer. It must not be suspended. */
void waiter_end(struct waiter *waiter);

/* The connection was suspended; is to be resumed. */
void waiter_suspended(struct waiter *waiter);
void waiter_resume(struct waiter *waiter);

/* Is its answer held while it is not ready? */
bool waiter_may_hold(const struct exchange *exchange);

/*
 * Begins to watch, for an answer that is not ready. It is given now, and *out_watched is false, where it is that of a change,
 * which has been made, and its caller holds open as much as it may. A read is ERR_RATE_LIMITED then.
 */
enum err waiter_watch(bool *out_watched, struct exchange *exchange) MUST_CHECK;

/* Holds the answer. To be called from the access handler. */
void waiter_hold(struct waiter *waiter);

/* The client has hung up, or only shut down its sending half: it gets what there is. */
void waiter_hung_up(struct waiter *waiter);

/* Asks those that were told of a change. Once a turn. */
void waiters_look(struct loop *loop);

/* Deadlines and heartbeats. Once a tick. */
void waiters_tick(struct loop *loop);

/* Ends all waiting: the server stops. */
void waiters_release(struct loop *loop);

/* Frees what only the list of the woken knows; after the last change was told. */
void waiters_free(struct loop *loop);

#endif
