/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Waiting, and being woken.
 *
 * A wait outlives what waited when that ends between being woken and its loop's next turn: it is in the list of the woken
 * then, which only the loop takes apart, and is freed there.
 *
 * A client that hangs up while its answer is held cannot be told from one that shut down its sending half and still wants
 * the answer. Both get it at once, as if the time were up: the one is rid of, the other is served.
 */
#include "wait.h"

#include <assert.h>
#include <stdlib.h>

#include "connections.h"
#include "event_stream.h"
#include "exchange.h"
#include "util/timestamp.h"

_Static_assert(offsetof(struct wait, watch) == 0, "a wait is found from its watch");

/* Any thread, mostly the writer's: server_wake follows, once for the batch. */
static void note_change(struct watch *watch) {
    struct wait *wait = (struct wait *)watch;
    if (atomic_exchange(&wait->is_woken, true)) {
        return;
    }
    struct wait *newest = atomic_load_explicit(&wait->loop->woken, memory_order_relaxed);
    do {
        wait->next_woken = newest;
    } while (!atomic_compare_exchange_weak(&wait->loop->woken, &newest, wait));
}

struct wait *wait_begin(struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    struct wait *wait = calloc(1, sizeof *wait);
    if (wait == NULL) {
        return NULL;
    }
    wait->loop = loop;
    wait->connection = exchange->request.connection;
    wait->mhd = exchange->request.mhd;
    wait->exchange = exchange;
    wait->began_us = timestamp_monotonic_us();
    wait->next = loop->waits;
    if (wait->next != NULL) {
        wait->next->previous = wait;
    }
    loop->waits = wait;
    wait->connection->wait = wait;
    wait->watch.key = exchange->request.watched;
    wait->watch.changed = note_change;
    feed_add(loop->server->options.feed, &wait->watch);
    return wait;
}

void wait_end(struct wait *wait) {
    struct loop *loop = wait->loop;
    assert(!wait->is_suspended);
    feed_remove(loop->server->options.feed, &wait->watch);
    if (wait->next != NULL) {
        wait->next->previous = wait->previous;
    }
    if (wait->previous != NULL) {
        wait->previous->next = wait->next;
    } else {
        loop->waits = wait->next;
    }
    wait->connection->wait = NULL;
    wait->connection = NULL;
    if (!atomic_load(&wait->is_woken)) { /* nobody tells it of anything any more */
        free(wait);
    }
}

void wait_suspended(struct wait *wait) {
    wait->is_suspended = true;
    wait->loop->suspended++;
    connection_enter(wait->connection, PHASE_WAITING);
}

void wait_resume(struct wait *wait) {
    assert(wait->is_suspended);
    wait->is_suspended = false;
    wait->loop->suspended--;
    connection_enter(wait->connection, PHASE_WORKING);
    MHD_resume_connection(wait->mhd);
}

bool wait_hold(struct exchange *exchange) {
    struct request *request = &exchange->request;
    const struct endpoint *endpoint = request->endpoint;
    bool is_serving = atomic_load(&exchange->loop->server->state) == STATE_SERVING;
    if (endpoint->ready == NULL || request->wait_ms == 0 || !is_serving || endpoint->ready(request)) {
        return false;
    }
    struct wait *wait = wait_begin(exchange);
    if (wait == NULL) {
        return false; /* without memory there is no waiting */
    }
    if (endpoint->ready(request)) { /* it may have come before it was watched */
        wait_end(wait);
        return false;
    }
    wait->due_us = wait->began_us + request->wait_ms * 1000;
    exchange->stage = STAGE_HELD;
    exchange_suspend(exchange);
    wait_suspended(wait);
    return true;
}

void wait_hung_up(struct wait *wait) {
    if (wait->is_suspended) {
        event_stream_finish(wait->stream);
        wait_resume(wait);
    }
}

/* There may be something new. A stream that is not suspended is being read, and will be asked when all is sent. */
static bool is_ready(const struct wait *wait) {
    if (wait->stream != NULL) {
        return event_stream_ask(wait->stream);
    }
    struct request *request = &wait->exchange->request;
    return request->endpoint->ready(request);
}

void waits_look(struct loop *loop) {
    struct wait *woken = atomic_load(&loop->woken) == NULL ? NULL : atomic_exchange(&loop->woken, NULL);
    while (woken != NULL) {
        struct wait *wait = woken;
        woken = wait->next_woken;
        atomic_store(&wait->is_woken, false); /* from here it may be put into the next list */
        if (wait->connection == NULL) {
            free(wait);
        } else if (wait->is_suspended && is_ready(wait)) {
            wait_resume(wait);
        }
    }
}

void waits_tick(struct loop *loop) {
    for (struct wait *wait = loop->waits; wait != NULL; wait = wait->next) {
        bool is_due = wait->stream != NULL ? event_stream_tick(wait->stream) : wait->due_us <= loop->now_us;
        if (is_due && wait->is_suspended) {
            wait_resume(wait);
        }
    }
}

void waits_release(struct loop *loop) {
    for (struct wait *wait = loop->waits; wait != NULL; wait = wait->next) {
        event_stream_finish(wait->stream);
        if (wait->is_suspended) {
            wait_resume(wait);
        }
    }
}

void waits_free(struct loop *loop) {
    assert(loop->waits == NULL);
    waits_look(loop);
}
