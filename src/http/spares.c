/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A request costs several blocks of memory, so an exchange that has ended is kept for the next one, with its arena's first
 * block and the buffer for its answer.
 */
#include "spares.h"

#include <stdlib.h>
#include <string.h>

#include "util/timestamp.h"

enum {
    SPARES_MAX = 256,          /* exchanges a loop keeps for the next requests */
    RENDERED_KEPT = 64 * 1024, /* a spare's buffer is not larger */
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
    request->is_long = false;
    request->wait_ms = 0;
    request->is_wait_preferred = false;
    request->watched = (struct id){""};
    problem_clear(&request->problem);
    request->retry_after = 0;
    request->endpoint = NULL;
    request->method = "";
    request->is_head = false;
    request->path = "";
    memset(request->params, 0, sizeof request->params);
    request->request_id[0] = '\0';
    request->caller = (struct caller){.known = false};
    request->body = (struct span){NULL, 0};
    request->json = NULL;
    request->app = options->app;
    request->db = loop->db;
    request->data = NULL;
    request->arrived_at = loop->now_ms;
    request->started_us = timestamp_monotonic_us();
}

/* All but the buffers that are kept from request to request. */
static void reset(struct exchange *exchange, struct loop *loop) {
    exchange->loop = loop;
    exchange->next = NULL;
    exchange->stage = STAGE_HEADERS;
    exchange->is_lent = false;
    exchange->target = NULL;
    exchange->route_path = NULL;
    exchange->query = NULL;
    exchange->allow = NULL;
    memset(exchange->headers, 0, sizeof exchange->headers);
    exchange->number = 0;
    exchange->endpoint_index = loop->server->options.endpoint_count;
    exchange->limited = false;
    exchange->bill = (struct bill){.limit = NULL};
    exchange->pauses = false;
    exchange->has_body = false;
    exchange->is_chunked = false;
    exchange->expects_continue = false;
    exchange->declared = 0;
    exchange->received = 0;
    exchange->body = NULL;
    exchange->body_room = 0;
    exchange->tries = 0;
    exchange->waited_us = 0;
    exchange->decided = false;
    exchange->err = OK;
    exchange->ran = false;
    exchange->close = false;
    exchange->reply = (struct reply){.status = 200, .content_type = "application/json", .out = &exchange->rendered};
    exchange->status = 0;
    exchange->answer_bytes = 0;
    reset_request(&exchange->request, loop);
}

struct exchange *spares_take(struct loop *loop) {
    struct exchange *exchange = loop->spare;
    if (exchange != NULL) {
        loop->spare = exchange->next;
        loop->spare_count--;
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

void spares_put(struct loop *loop, struct exchange *exchange) {
    if (loop->spare_count == SPARES_MAX) {
        free_exchange(exchange);
        return;
    }
    if (exchange->rendered.buf.size > RENDERED_KEPT) {
        json_out_free(&exchange->rendered);
    }
    arena_reset(&exchange->request.arena);
    exchange->next = loop->spare;
    loop->spare = exchange;
    loop->spare_count++;
}

void spares_free(struct loop *loop) {
    while (loop->spare != NULL) {
        struct exchange *exchange = loop->spare;
        loop->spare = exchange->next;
        free_exchange(exchange);
    }
    loop->spare_count = 0;
}
