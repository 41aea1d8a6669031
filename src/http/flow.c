/* SPDX-License-Identifier: Apache-2.0 */
#include "flow.h"

#include "allowance.h"
#include "connections.h"
#include "elsewhere.h"
#include "event_stream.h"
#include "http_validate.h"
#include "parts.h"
#include "pause.h"
#include "respond.h"
#include "shape.h"
#include "util/timestamp.h"
#include "waiter.h"

enum { TRIES_MAX = 5 }; /* of work that what came meanwhile made stale */

enum MHD_Result flow_answer(struct exchange *exchange, enum err err) {
    const struct endpoint *endpoint = exchange->request.endpoint;
    exchange->err = err;
    if (exchange->ran && endpoint != NULL && endpoint->answered != NULL) {
        endpoint->answered(&exchange->request);
    }
    if (err != OK) {
        respond_set_problem(exchange);
    }
    return respond(exchange);
}

/* ---- the answer ---- */

/* It has the shape that it was to have, or has not. */
static enum MHD_Result shaped(struct exchange *exchange, enum err err) {
    return flow_answer(exchange, err == OK || shape_do_without(exchange) ? OK : err);
}

static enum MHD_Result shape(struct exchange *exchange) {
    if (shape_is_quick(exchange)) {
        return shaped(exchange, shape_do(&exchange->request));
    }
    connection_enter(exchange->request.connection, PHASE_WORKING);
    enum err err = elsewhere_task(exchange, STAGE_SHAPE);
    return err == OK ? MHD_YES : shaped(exchange, err);
}

static enum MHD_Result give_reply(struct exchange *exchange, enum err err) {
    struct request *request = &exchange->request;
    bool is_stream = err == OK && exchange->reply.stream != NULL && !request->is_head;
    if (err == OK && shape_choose(exchange)) { /* also for HEAD and 304, which tell the length */
        return shape(exchange);
    }
    if (is_stream) {
        err = event_stream_begin(exchange);
    }
    enum MHD_Result result = flow_answer(exchange, err);
    if (is_stream && err == OK && result == MHD_YES) {
        event_stream_detach(request->connection->waiter->stream);
    }
    return result;
}

static enum MHD_Result reply(struct exchange *exchange) {
    return parts_do(exchange, STAGE_REPLY, give_reply);
}

/* ---- holding the answer ---- */

/* It need not wait, or cannot. */
static enum MHD_Result hold_no_longer(struct exchange *exchange) {
    waiter_end(exchange->request.connection->waiter);
    return reply(exchange);
}

static enum MHD_Result hold(struct exchange *exchange, enum err err);

/* Something may have come since it was looked at last. Whoever has been made to wait is identified once more. */
static enum MHD_Result look_again(struct exchange *exchange, enum err identified) {
    struct waiter *waiter = exchange->request.connection->waiter;
    if (identified == OK) {
        return parts_do(exchange, STAGE_READY, hold);
    }
    if (!waiter->was_held) {
        return hold_no_longer(exchange);
    }
    waiter_end(waiter);
    return flow_answer(exchange, identified);
}

/* It is watched, and whether it is ready has been looked at after that. */
static enum MHD_Result hold(struct exchange *exchange, enum err err) {
    struct waiter *waiter = exchange->request.connection->waiter;
    if (err != ERR_EARLY || !waiter_may_hold(exchange)) {
        return hold_no_longer(exchange);
    }
    if (waiter->is_told) { /* meanwhile, when another thread had it */
        waiter->is_told = false;
        return parts_do(exchange, STAGE_IDENTIFY, look_again);
    }
    waiter_hold(waiter);
    return MHD_YES;
}

/* It has been looked at whether it is ready. */
static enum MHD_Result watch(struct exchange *exchange, enum err err) {
    bool is_watched = false;
    if (err != ERR_EARLY) {
        return reply(exchange);
    }
    err = waiter_watch(&is_watched, exchange);
    if (err != OK) {
        return flow_answer(exchange, err);
    }
    return is_watched ? parts_do(exchange, STAGE_IDENTIFY, look_again) : reply(exchange);
}

static enum MHD_Result reply_or_hold(struct exchange *exchange) {
    return waiter_may_hold(exchange) ? parts_do(exchange, STAGE_READY, watch) : reply(exchange);
}

/* It is done. What goes free is answered when its caller has paid for what it got before. */
static enum MHD_Result reply_when_paid(struct exchange *exchange) {
    int64_t owed_us = allowance_owed(exchange);
    if (owed_us == 0) {
        return reply_or_hold(exchange);
    }
    pause_until_paid(exchange, owed_us);
    return MHD_YES;
}

/* It has been paid for, or has waited for long enough. */
enum MHD_Result flow_paid(struct exchange *exchange) {
    (void)MHD_set_connection_option(exchange->request.mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    exchange->stage = STAGE_BODY;
    return reply_or_hold(exchange);
}

/* ---- work and commit ---- */

/* It is with another thread, or refused. */
static enum MHD_Result lent(struct exchange *exchange, enum err err) {
    return err == OK ? MHD_YES : flow_answer(exchange, err);
}

static enum MHD_Result work(struct exchange *exchange) {
    exchange->tries++;
    return lent(exchange, elsewhere_task(exchange, STAGE_WORK));
}

static enum MHD_Result finish(struct exchange *exchange) {
    bool commits = exchange->request.endpoint->commit != NULL;
    return commits ? lent(exchange, elsewhere_commit(exchange)) : reply_or_hold(exchange);
}

static enum MHD_Result prepared(struct exchange *exchange, enum err err) {
    if (err != OK) {
        return flow_answer(exchange, err);
    }
    return exchange->request.is_long ? work(exchange) : finish(exchange);
}

/* The body is there, and parsed. */
static enum MHD_Result begin(struct exchange *exchange) {
    if (atomic_load(&exchange->loop->server->writer) == NULL) {
        return flow_answer(exchange, ERR_BUSY); /* drained: what endpoints work with may be gone */
    }
    enum err err = request_query_check(&exchange->request);
    if (err != OK) {
        return flow_answer(exchange, err);
    }
    return exchange->request.endpoint->prepare == NULL ? prepared(exchange, OK)
                                                       : parts_do(exchange, STAGE_PREPARE, prepared);
}

/* On where the pool thread or the writer left off. */
static enum MHD_Result pick_up(struct exchange *exchange, enum err identified) {
    struct request *request = &exchange->request;
    enum stage left = exchange->left;
    enum err err = identified == OK ? exchange->outcome : identified;
    if (identified == OK && err == ERR_STALE && request->endpoint->work != NULL && exchange->tries < TRIES_MAX) {
        return work(exchange);
    }
    if (err != OK) {
        return flow_answer(exchange, err);
    }
    if (left == STAGE_PARSE) {
        return begin(exchange);
    }
    if (left == STAGE_COMMIT && request->recalls) {
        return lent(exchange, elsewhere_task(exchange, STAGE_RECALL));
    }
    return left == STAGE_WORK ? finish(exchange) : reply_when_paid(exchange);
}

/* The connection was resumed: another thread has done what it was given. */
enum MHD_Result flow_resumed(struct exchange *exchange) {
    struct request *request = &exchange->request;
    enum stage left = exchange->stage;
    (void)MHD_set_connection_option(request->mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    exchange->stage = STAGE_BODY;
    if (left == STAGE_SHAPE) {
        return shaped(exchange, request->job.err);
    }
    if (parts_has(left) || left == STAGE_REFRESH) {
        return exchange->then(exchange, request->job.err);
    }
    exchange->left = left;
    exchange->outcome = request->job.err;
    bool took_time = left == STAGE_PARSE || left == STAGE_WORK;
    return took_time ? parts_do(exchange, STAGE_IDENTIFY, pick_up) : pick_up(exchange, OK);
}

static enum MHD_Result reply_if_known(struct exchange *exchange, enum err identified) {
    return identified == OK ? reply(exchange) : flow_answer(exchange, identified);
}

/* The answer was held, and is held no longer; or is to be looked at by another thread. */
enum MHD_Result flow_released(struct exchange *exchange) {
    struct waiter *waiter = exchange->request.connection->waiter;
    (void)MHD_set_connection_option(exchange->request.mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    exchange->stage = STAGE_BODY;
    exchange->waited_us = timestamp_monotonic_us() - waiter->began_us;
    if (waiter->is_asked_elsewhere) {
        waiter->is_asked_elsewhere = false;
        return parts_do(exchange, STAGE_IDENTIFY, look_again);
    }
    waiter_end(waiter);
    return parts_do(exchange, STAGE_IDENTIFY, reply_if_known); /* meanwhile it may have been revoked */
}

/* ---- the beginning ---- */

static void take_body(struct exchange *exchange) {
    if (exchange->body != NULL) {
        exchange->body[exchange->received] = '\0';
        exchange->request.body = (struct span){exchange->body, (size_t)exchange->received};
    }
}

/* Of megabytes, parsing takes so long that nobody else of the loop should wait for it. */
static bool is_bulky(const struct exchange *exchange) {
    return exchange->request.body.length > BODY_MAX_DEFAULT && exchange->loop->server->options.scheduler != NULL;
}

/* The body is complete, and whose it is is known. */
static enum MHD_Result parse(struct exchange *exchange, enum err identified) {
    if (identified != OK) {
        return flow_answer(exchange, identified);
    }
    take_body(exchange);
    if (is_bulky(exchange)) {
        return lent(exchange, elsewhere_task(exchange, STAGE_PARSE));
    }
    enum err err = elsewhere_parse(exchange);
    return err == OK ? begin(exchange) : flow_answer(exchange, err);
}

enum MHD_Result flow_begin(struct exchange *exchange) {
    connection_enter(exchange->request.connection, PHASE_WORKING);
    exchange->request.arrived_at = timestamp_now();
    enum err refused = http_validate_gate(exchange); /* its body, perhaps */
    if (refused != OK || exchange->decided) {
        return flow_answer(exchange, refused != OK ? refused : exchange->err);
    }
    bool took_time = exchange->has_body || exchange->pauses;
    return took_time ? parts_do(exchange, STAGE_IDENTIFY, parse) : parse(exchange, OK);
}
