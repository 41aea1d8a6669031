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
#include <stdio.h>
#include <stdlib.h>

#include "auth.h"
#include "connections.h"
#include "event_stream.h"
#include "exchange.h"
#include "util/timestamp.h"

_Static_assert(offsetof(struct wait, watch) == 0, "a wait is found from its watch");

/* Any thread, mostly the writer's: server_wake follows, once for the batch. */
static void wake(struct wait *wait) {
    if (atomic_exchange(&wait->is_woken, true)) {
        return;
    }
    struct wait *newest = atomic_load_explicit(&wait->loop->woken, memory_order_relaxed);
    do {
        wait->next_woken = newest;
    } while (!atomic_compare_exchange_weak(&wait->loop->woken, &newest, wait));
}

static void note_change(struct watch *watch) {
    wake((struct wait *)watch);
}

static void note_revocation(struct watch *watch) {
    struct wait *wait = (struct wait *)(void *)((char *)watch - offsetof(struct wait, caller_watch));
    atomic_store(&wait->is_doubted, true);
    wake(wait);
}

struct id wait_caller_key(const struct id *player) {
    char name[sizeof player->text + 16];
    (void)snprintf(name, sizeof name, "caller %s", player->text);
    return id_named(name);
}

enum err wait_begin(struct wait **out, struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    struct holds *holds = loop->server->holds;
    struct wait *wait = calloc(1, sizeof *wait);
    if (wait == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = holds == NULL ? OK : holds_enter(&wait->hold, holds, exchange);
    if (err != OK) {
        free(wait);
        return err;
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
    wait->has_caller = exchange->request.caller.known;
    if (wait->has_caller) {
        wait->caller_watch.key = wait_caller_key(&exchange->request.caller.player);
        wait->caller_watch.changed = note_revocation;
        feed_add(loop->server->options.feed, &wait->caller_watch);
    }
    *out = wait;
    return OK;
}

void wait_end(struct wait *wait) {
    struct loop *loop = wait->loop;
    assert(!wait->is_suspended);
    feed_remove(loop->server->options.feed, &wait->watch);
    if (wait->has_caller) {
        feed_remove(loop->server->options.feed, &wait->caller_watch);
    }
    if (loop->server->holds != NULL) {
        holds_leave(loop->server->holds, &wait->hold);
    }
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

/* Nobody waits without memory, or with too much held open; but a caller that has changed something must hear of it. */
static enum err go_without(struct request *request, enum err err) {
    if (err == ERR_RATE_LIMITED && request->endpoint->commit == NULL) {
        return err;
    }
    problem_clear(&request->problem);
    request->retry_after = 0;
    request->is_wait_preferred = false;
    return OK;
}

enum err wait_hold(bool *out_held, struct exchange *exchange) {
    struct request *request = &exchange->request;
    const struct endpoint *endpoint = request->endpoint;
    bool is_serving = atomic_load(&exchange->loop->server->state) == STATE_SERVING;
    struct wait *wait = NULL;
    *out_held = false;
    if (endpoint->ready == NULL || request->wait_ms == 0 || !is_serving || endpoint->ready(request)) {
        return OK;
    }
    enum err err = wait_begin(&wait, exchange);
    if (err != OK) {
        return go_without(request, err);
    }
    if (auth_identify(exchange) != OK || endpoint->ready(request)) { /* it may have come before it was watched */
        wait_end(wait);
        return OK;
    }
    wait->due_us = wait->began_us + request->wait_ms * 1000;
    exchange->stage = STAGE_HELD;
    exchange_suspend(exchange);
    wait_suspended(wait);
    *out_held = true;
    return OK;
}

void wait_hung_up(struct wait *wait) {
    if (wait->is_suspended) {
        event_stream_finish(wait->stream);
        wait_resume(wait);
    }
}

/* There may be something new. A stream that is not suspended is being read, and will be asked when all is sent. */
static bool is_ready(struct wait *wait) {
    if (atomic_exchange(&wait->is_doubted, false)) {
        bool is_over =
            wait->stream != NULL ? event_stream_doubt(wait->stream) : auth_identify(wait->exchange) == ERR_UNAUTHORIZED;
        if (is_over) {
            return true;
        }
    }
    if (!wait->is_suspended) {
        return false;
    }
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
        } else if (is_ready(wait) && wait->is_suspended) {
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
