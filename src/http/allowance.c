/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two buckets a caller: one for all requests, and one apart from it for those that should go on when the first is empty,
 * which an endpoint names. The second is looked at only then, so an ordinary request costs one look into one table. What
 * takes from neither, as it goes free or is refused, takes from a third: who empties that too is answered later (pause.h).
 *
 * What goes free costs no request, but all that a request costs beyond itself: from the first bucket, which then holds less
 * than nothing. It is never refused for that. So whoever owes something gets the answers to what goes free when it is paid.
 */
#include "allowance.h"

#include "stats.h"
#include "store/db.h"

/* What is included in a request; as much again is one more. */
enum { BYTES = 64 * 1024, EFFORT_US = 10 * 1000 };

/* For so long an answer waits at most: a client should not take it for lost. */
static const int64_t owing_max_us = 10 * 1000000;

/* ERR_ELSEWHERE where the endpoint has to ask the database, which is not a loop's to do. */
static enum err ask_for_passage(enum passage *out, struct exchange *exchange) {
    const struct endpoint *endpoint = exchange->request.endpoint;
    struct db *db = exchange->request.db;
    *out = exchange->passage;
    if (exchange->is_passage_known || endpoint == NULL || endpoint->passage == NULL) {
        return OK;
    }
    db_forget_asked(db);
    *out = endpoint->passage(&exchange->request);
    return db_was_asked(db) ? ERR_ELSEWHERE : OK;
}

/* The caller's requests are used up: what becomes of this one? *wait becomes the shorter of the two waits. */
static enum passage take_passage(struct exchange *exchange, enum passage passage, uint64_t key, int64_t *waiter) {
    struct limit_state apart;
    if (passage != PASSAGE_APART) {
        return passage;
    }
    exchange->bill.limit = exchange->loop->server->apart;
    bool taken = limit_take(&apart, exchange->bill.limit, key, exchange->loop->now_us);
    if (!taken && apart.retry_seconds < *waiter) {
        *waiter = apart.retry_seconds;
    }
    return taken ? PASSAGE_APART : PASSAGE_NONE;
}

/* From the caller's requests; false when they are used up. */
static bool take(struct exchange *exchange) {
    struct limit *limit = exchange->loop->server->limit;
    uint64_t key = request_caller_key(&exchange->request);
    exchange->limited = true;
    exchange->bill = (struct bill){.limit = limit, .key = key, .began_us = exchange->bill.began_us};
    return limit_take(&exchange->limit, limit, key, exchange->loop->now_us);
}

/* What goes free and what is refused is bounded by nothing else. */
static void take_beyond_limit(struct exchange *exchange, uint64_t key) {
    struct limit_state unused;
    exchange->pauses = !limit_take(&unused, exchange->loop->server->beyond_limit, key, exchange->loop->now_us);
}

enum err allowance_take(struct exchange *exchange) {
    struct request *request = &exchange->request;
    const struct server *server = exchange->loop->server;
    if (server->limit == NULL || take(exchange)) {
        return OK;
    }
    int64_t wait_seconds = exchange->limit.retry_seconds;
    enum passage passage = PASSAGE_NONE;
    enum err err = ask_for_passage(&passage, exchange);
    if (err != OK) {
        return err;
    }
    passage = take_passage(exchange, passage, exchange->bill.key, &wait_seconds);
    if (passage == PASSAGE_APART) {
        return OK;
    }
    take_beyond_limit(exchange, exchange->bill.key);
    if (passage == PASSAGE_FREE) {
        exchange->bill.is_free = true;
        return OK;
    }
    request->retry_after = wait_seconds;
    stats_count_throttled(exchange->loop->stats);
    return problem_set(&request->problem, ERR_RATE_LIMITED,
                       "Too many requests: %d a second are allowed. Try again in %d s.", server->options.rate_limit,
                       (int)wait_seconds);
}

void allowance_take_anyway(struct exchange *exchange) {
    if (exchange->loop->server->limit != NULL && !take(exchange)) {
        take_beyond_limit(exchange, exchange->bill.key);
    }
}

void allowance_take_nothing(struct exchange *exchange) {
    if (exchange->loop->server->limit != NULL) {
        take_beyond_limit(exchange, request_caller_key(&exchange->request));
    }
}

void allowance_begin(struct exchange *exchange) {
    if (exchange->loop->server->limit != NULL) { /* else nobody wants to know */
        exchange->bill.began_us = meter_begin(&exchange->loop->meter);
    }
}

void allowance_pause(struct exchange *exchange) {
    struct bill *bill = &exchange->bill;
    if (bill->began_us != 0) {
        bill->effort_us += meter_end(&exchange->loop->meter, bill->began_us);
        bill->began_us = 0;
    }
}

void allowance_charge(struct bill *bill, struct limit_state *left, uint64_t bytes, int64_t now_us) {
    int64_t due = (int64_t)(bytes / BYTES) + bill->effort_us / EFFORT_US;
    if (bill->limit != NULL && due > bill->charged) {
        struct limit_state state;
        limit_charge(&state, bill->limit, bill->key, due - bill->charged, now_us);
        bill->charged = due;
        if (left != NULL) {
            *left = state;
        }
    }
}

void allowance_settle(struct exchange *exchange) {
    bool goes_on = exchange->bill.began_us != 0;
    bool is_told = exchange->bill.limit == exchange->loop->server->limit;
    allowance_pause(exchange);
    allowance_charge(&exchange->bill, is_told ? &exchange->limit : NULL, exchange->answer_bytes,
                     exchange->loop->now_us);
    if (goes_on) {
        allowance_begin(exchange);
    }
}

int64_t allowance_owed(struct exchange *exchange) {
    struct limit_state state;
    if (!exchange->bill.is_free) {
        return 0;
    }
    allowance_settle(exchange);
    limit_look(&state, exchange->bill.limit, exchange->bill.key, exchange->loop->now_us);
    return state.debt_us < owing_max_us ? state.debt_us : owing_max_us;
}
