/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A request costs several blocks of memory, so an exchange that has ended is kept for the next one, with its arena's first
 * block and the buffer for its answer.
 */
#include "exchange_pool.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "respond.h"
#include "util/timestamp.h"

enum {
    EXCHANGES_KEPT = 256,    /* of a loop, for the next requests */
    BUFFER_KEPT = 64 * 1024, /* bytes: a larger buffer is freed when its exchange has ended */
};

static struct exchange *make(void) {
    struct exchange *exchange = calloc(1, sizeof *exchange);
    if (exchange != NULL) {
        arena_init(&exchange->request.arena);
        json_out_init(&exchange->rendered);
    }
    return exchange;
}

static void reset_request(struct request *request, struct loop *loop) {
    const struct server_options *options = &loop->server->options;
    memset(request, 0, offsetof(struct request, problem));
    problem_clear(&request->problem);
    request->method = "";
    request->path = "";
    request->app = options->app;
    request->db = loop->db;
    request->arrived_at = loop->now_ms;
    request->started_us = timestamp_monotonic_us();
}

/* What is kept stands last in both, behind all else: so nothing of a request is left to the next, whatever is added. */
static void reset(struct exchange *exchange, struct loop *loop) {
    reset_request(&exchange->request, loop);
    const size_t begin = offsetof(struct exchange, loop);
    memset((char *)exchange + begin, 0, offsetof(struct exchange, rendered) - begin);
    exchange->loop = loop;
    exchange->stage = STAGE_HEADERS;
    exchange->endpoint_index = loop->server->options.endpoint_count;
    exchange->err = OK;
    exchange->reply.out = &exchange->rendered;
    reply_clear(&exchange->reply);
}

_Static_assert(offsetof(struct request, arena) > offsetof(struct request, problem) &&
                   offsetof(struct exchange, rendered) > offsetof(struct exchange, answer_bytes),
               "what is reset stands before what is kept");

struct exchange *exchange_pool_take(struct loop *loop) {
    struct exchange *exchange = loop->pooled;
    if (exchange != NULL) {
        loop->pooled = exchange->next;
        loop->pooled_count--;
    } else {
        exchange = make();
    }
    if (exchange != NULL) {
        reset(exchange, loop);
    }
    return exchange;
}

static void free_exchange(struct exchange *exchange) {
    arena_free(&exchange->request.arena);
    json_out_free(&exchange->rendered);
    free(exchange);
}

void exchange_pool_put(struct loop *loop, struct exchange *exchange) {
    if (loop->pooled_count == EXCHANGES_KEPT) {
        free_exchange(exchange);
        return;
    }
    if (exchange->rendered.buf.size > BUFFER_KEPT) {
        json_out_free(&exchange->rendered);
    }
    arena_reset(&exchange->request.arena);
    exchange->next = loop->pooled;
    loop->pooled = exchange;
    loop->pooled_count++;
}

void exchange_pool_free(struct loop *loop) {
    while (loop->pooled != NULL) {
        struct exchange *exchange = loop->pooled;
        loop->pooled = exchange->next;
        free_exchange(exchange);
    }
    loop->pooled_count = 0;
}
