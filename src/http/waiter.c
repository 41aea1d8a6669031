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
#include "waiter.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "connections.h"
#include "event_stream.h"
#include "exchange.h"
#include "parts.h"
#include "util/timestamp.h"

_Static_assert(offsetof(struct waiter, watch) == 0, "a wait is found from its watch");

/* Any thread, mostly the writer's: server_wake follows, once for the batch. */
static void wake(struct waiter *waiter) {
    if (atomic_exchange(&waiter->is_woken, true)) {
        return;
    }
    struct waiter *newest = atomic_load_explicit(&waiter->loop->woken, memory_order_relaxed);
    do {
        waiter->next_woken = newest;
    } while (!atomic_compare_exchange_weak(&waiter->loop->woken, &newest, waiter));
}

static void note_change(struct watch *watch) {
    wake((struct waiter *)watch);
}

static void note_revocation(struct watch *watch) {
    struct waiter *waiter = (struct waiter *)(void *)((char *)watch - offsetof(struct waiter, caller_watch));
    atomic_store(&waiter->is_doubted, true);
    wake(waiter);
}

struct id waiter_caller_key(const struct id *player) {
    char name[sizeof player->text + 16];
    (void)snprintf(name, sizeof name, "caller %s", player->text);
    return id_named(name);
}

enum err waiter_begin(struct waiter **out, struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    struct holds *holds = loop->server->holds;
    struct waiter *waiter = calloc(1, sizeof *waiter);
    if (waiter == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = holds == NULL ? OK : holds_enter(&waiter->hold, holds, exchange);
    if (err != OK) {
        free(waiter);
        return err;
    }
    waiter->loop = loop;
    waiter->connection = exchange->request.connection;
    waiter->mhd = exchange->request.mhd;
    waiter->exchange = exchange;
    waiter->began_us = timestamp_monotonic_us();
    waiter->next = loop->waiters;
    if (waiter->next != NULL) {
        waiter->next->previous = waiter;
    }
    loop->waiters = waiter;
    atomic_fetch_add_explicit(&loop->waiting, 1, memory_order_relaxed);
    waiter->connection->waiter = waiter;
    waiter->watch.key = exchange->request.watched;
    waiter->watch.changed = note_change;
    watchers_add(loop->server->options.watchers, &waiter->watch);
    waiter->has_caller = exchange->request.caller.known;
    if (waiter->has_caller) {
        waiter->caller_watch.key = waiter_caller_key(&exchange->request.caller.player);
        waiter->caller_watch.changed = note_revocation;
        watchers_add(loop->server->options.watchers, &waiter->caller_watch);
    }
    *out = waiter;
    return OK;
}

void waiter_end(struct waiter *waiter) {
    struct loop *loop = waiter->loop;
    assert(!waiter->is_suspended);
    watchers_remove(loop->server->options.watchers, &waiter->watch);
    if (waiter->has_caller) {
        watchers_remove(loop->server->options.watchers, &waiter->caller_watch);
    }
    if (loop->server->holds != NULL) {
        holds_leave(loop->server->holds, &waiter->hold);
    }
    if (waiter->next != NULL) {
        waiter->next->previous = waiter->previous;
    }
    if (waiter->previous != NULL) {
        waiter->previous->next = waiter->next;
    } else {
        loop->waiters = waiter->next;
    }
    atomic_fetch_sub_explicit(&loop->waiting, 1, memory_order_relaxed);
    waiter->connection->waiter = NULL;
    waiter->connection = NULL;
    if (!atomic_load(&waiter->is_woken)) { /* nobody tells it of anything any more */
        free(waiter);
    }
}

void waiter_suspended(struct waiter *waiter) {
    waiter->is_suspended = true;
    waiter->loop->suspended++;
    connection_enter(waiter->connection, PHASE_WAITING);
}

void waiter_resume(struct waiter *waiter) {
    assert(waiter->is_suspended);
    waiter->is_suspended = false;
    waiter->loop->suspended--;
    connection_enter(waiter->connection, PHASE_WORKING);
    MHD_resume_connection(waiter->mhd);
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

bool waiter_may_hold(const struct exchange *exchange) {
    const struct request *request = &exchange->request;
    bool is_serving = atomic_load(&exchange->loop->server->state) == STATE_SERVING;
    return request->endpoint->ready != NULL && request->wait_ms != 0 && is_serving;
}

enum err waiter_watch(bool *out_watched, struct exchange *exchange) {
    struct waiter *waiter = NULL;
    enum err err = waiter_begin(&waiter, exchange);
    *out_watched = err == OK;
    if (err != OK) {
        return go_without(&exchange->request, err);
    }
    waiter->due_us = waiter->began_us + exchange->request.wait_ms * 1000;
    return OK;
}

void waiter_hold(struct waiter *waiter) {
    waiter->was_held = true;
    waiter->exchange->stage = STAGE_HELD;
    exchange_suspend(waiter->exchange);
    waiter_suspended(waiter);
}

/* A stream that is lent is resumed when it is back. */
static void end_waiting(struct waiter *waiter) {
    event_stream_finish(waiter->stream);
    if (waiter->is_suspended && !event_stream_is_lent(waiter->stream)) {
        waiter_resume(waiter);
    }
}

void waiter_hung_up(struct waiter *waiter) {
    if (waiter->is_suspended) {
        end_waiting(waiter);
    }
}

/* Is it to be answered, or looked at by another thread? */
static bool is_answer_due(struct waiter *waiter) {
    enum err err = OK;
    if (!waiter->is_suspended) {
        waiter->is_told = true; /* another thread looks at it */
        return false;
    }
    bool is_doubted = atomic_exchange(&waiter->is_doubted, false);
    bool is_known = !is_doubted || parts_try(&err, waiter->exchange, STAGE_IDENTIFY);
    if (is_known && err == ERR_UNAUTHORIZED) {
        return true;
    }
    waiter->is_asked_elsewhere = !is_known || !parts_try(&err, waiter->exchange, STAGE_READY);
    return waiter->is_asked_elsewhere || err == OK;
}

/* There may be something new. A stream that is not suspended is being read, and will be asked when all is sent. */
static bool is_due(struct waiter *waiter) {
    if (waiter->stream == NULL) {
        return is_answer_due(waiter);
    }
    if (atomic_exchange(&waiter->is_doubted, false) && event_stream_doubt(waiter->stream)) {
        return true;
    }
    return waiter->is_suspended && event_stream_ask(waiter->stream);
}

void waiters_look(struct loop *loop) {
    struct waiter *woken = atomic_load(&loop->woken) == NULL ? NULL : atomic_exchange(&loop->woken, NULL);
    while (woken != NULL) {
        struct waiter *waiter = woken;
        woken = waiter->next_woken;
        atomic_store(&waiter->is_woken, false); /* from here it may be put into the next list */
        if (waiter->connection == NULL) {
            free(waiter);
        } else if (is_due(waiter) && waiter->is_suspended) {
            waiter_resume(waiter);
        }
    }
}

void waiters_tick(struct loop *loop) {
    for (struct waiter *waiter = loop->waiters; waiter != NULL; waiter = waiter->next) {
        bool is_over = waiter->stream != NULL ? event_stream_tick(waiter->stream) : waiter->due_us <= loop->now_us;
        if (is_over && waiter->is_suspended) {
            waiter_resume(waiter);
        }
    }
}

void waiters_release(struct loop *loop) {
    for (struct waiter *waiter = loop->waiters; waiter != NULL; waiter = waiter->next) {
        end_waiting(waiter);
    }
}

void waiters_free(struct loop *loop) {
    assert(loop->waiters == NULL);
    waiters_look(loop);
}
