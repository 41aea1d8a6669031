/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Requests on their way, as libmicrohttpd calls for them:
 *
 *     exchange_begin      the request line has been read: an exchange is taken from the loop's pool of exchanges
 *     exchange_handle     1. the headers have been read: precheck.h decides what it can
 *                         2. for each piece of the body
 *                         3. the request is complete: its body is parsed, by a pool thread where it is large; prepare,
 *                            then work, commit or reply
 *                         4. after a commit, or when an answer was held, again: recall, reply
 *                         and whenever another thread has done something (elsewhere.h, parts.h), with which it goes on
 *     exchange_complete   the answer is sent, or the connection has gone
 *
 * An answer that is queued in the first call closes the connection (the library then reads neither body nor another
 * request), so an answer that is known early waits for the end of the request, unless the connection should close.
 *
 * A request with a commit is suspended before its job is submitted and resumed by its loop once the job is done. Two
 * things about that are the library's. First, it does not look at a suspended socket, so a client may be long gone when
 * the answer is made; that is noticed on sending. Second, when a connection is resumed it is read from first, and a client
 * that has shut down its sending half (as `nc -N` does) would be taken for gone and never get its answer. A connection
 * with a time-out of its own, however, is handed to exchange_handle before anything is read: so a suspended connection
 * gets one, far away, and loses it again as soon as it is resumed.
 */

#include "exchange.h"

#include <assert.h>
#include <string.h>

#include "allowance.h"
#include "connections.h"
#include "core/cache.h"
#include "event_stream.h"
#include "exchange_pool.h"
#include "flow.h"
#include "http_validate.h"
#include "parts.h"
#include "pause.h"
#include "precheck.h"
#include "request_log.h"
#include "respond.h"
#include "stats.h"
#include "util/json.h"
#include "util/timestamp.h"
#include "waiter.h"

enum {
    SUSPENDED_SECONDS = 86400, /* the time-out that changes the order of things; never reached */
};

/* ---- beginning and end ---- */

void *exchange_begin(void *cls, const char *target, struct MHD_Connection *mhd) {
    struct loop *loop = cls;
    struct connection *connection = connection_of(mhd);
    if (connection == NULL || connection->requests == connection->gate.requests) {
        return NULL; /* of a connection without a record or a request past the gate, nothing is answered */
    }
    struct exchange *exchange = exchange_pool_take(loop);
    if (exchange == NULL) {
        return NULL;
    }
    connection->requests++;
    exchange->number = connection->requests;
    exchange->request.connection = connection;
    exchange->request.mhd = mhd;
    exchange->request.client = connection->address;
    exchange->request.client_key = connection->key;
    exchange->target_length = strlen(target);
    if (exchange->target_length <= loop->server->options.uri_max) {
        exchange->target = arena_copy(&exchange->request.arena, target, exchange->target_length);
        if (exchange->target == NULL) {
            exchange_pool_put(loop, exchange);
            return NULL;
        }
    }
    /* The query is ours to take apart. The library would spend memory on every member of it and refuse, in its own words,
     * a request with many: it begins behind the question mark, where it now finds the end. */
    char *mark = strchr((char *)target, '?');
    if (mark != NULL) {
        mark[1] = '\0';
    }
    connection_enter(connection, PHASE_HEADERS);
    connection->exchange = exchange;
    atomic_fetch_add_explicit(&loop->under_way, 1, memory_order_relaxed);
    return connection;
}

/* The status of an answer that the library gave by itself. */
static int library_status(struct MHD_Connection *mhd) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info == NULL ? 0 : (int)info->http_status;
}

void exchange_end(struct exchange *exchange, int status, bool is_aborted) {
    struct request *request = &exchange->request;
    struct loop *loop = exchange->loop;
    assert(!exchange->is_lent);
    if (exchange->ran && request->endpoint != NULL && request->endpoint->release != NULL) {
        request->endpoint->release(request);
    }
    allowance_settle(exchange);
    int64_t duration_us = timestamp_monotonic_us() - request->started_us;
    if (is_aborted) {
        stats_count_aborted(loop->stats);
    }
    if (status != 0) {
        stats_count_request(loop->stats, exchange->endpoint_index, status, duration_us - exchange->waited_us,
                            exchange->answer_bytes);
    }
    request_log(exchange, status, is_aborted, duration_us);
    json_decref(request->json);
    reply_clear(&exchange->reply);
    connection_enter(request->connection, PHASE_IDLE);
    request->connection->exchange = NULL;
    atomic_fetch_sub_explicit(&loop->under_way, 1, memory_order_relaxed);
}

/* What a connection was doing has ended. */
static void end_all(struct connection *connection, int status, bool is_aborted) {
    struct exchange *exchange = connection->exchange;
    struct waiter *waiter = connection->waiter;
    if (exchange == NULL && waiter != NULL) {
        event_stream_complete(waiter->stream, is_aborted);
        return;
    }
    if (waiter != NULL && waiter->stream != NULL) { /* its response was not taken */
        event_stream_end(waiter->stream);
    } else if (waiter != NULL) {
        waiter_end(waiter);
    }
    if (exchange != NULL) {
        struct loop *loop = exchange->loop;
        exchange_end(exchange, status, is_aborted);
        exchange_pool_put(loop, exchange);
    }
}

void exchange_complete(void *cls, struct MHD_Connection *mhd, void **context, enum MHD_RequestTerminationCode how) {
    struct connection *connection = *context;
    (void)cls;
    if (connection == NULL) {
        return;
    }
    *context = NULL;
    const struct exchange *exchange = connection->exchange;
    bool is_answered = exchange == NULL || exchange->status != 0;
    int status = is_answered ? (exchange == NULL ? 0 : exchange->status) : library_status(mhd);
    bool is_refused = !is_answered && status != 0; /* by the library: answered, however it ends */
    end_all(connection, status, how != MHD_REQUEST_TERMINATED_COMPLETED_OK && !is_refused);
}

void exchange_abandon(struct connection *connection) {
    end_all(connection, 0, true);
}

/* ---- the way of a request ---- */

/* The headers have been dealt with: on to the body. */
static enum MHD_Result go_on(struct exchange *exchange) {
    exchange->stage = STAGE_BODY;
    if (exchange->decided) {
        bool would_hang = exchange->expects_continue || exchange->is_chunked || exchange->declared > DISCARD_MAX;
        if (exchange->close || (exchange->has_body && would_hang)) {
            exchange->close = true;
            return flow_answer(exchange, exchange->err);
        }
    }
    connection_enter(exchange->request.connection, exchange->has_body ? PHASE_BODY : PHASE_WORKING);
    return MHD_YES;
}

/* All that can be told by them has been checked. */
static enum MHD_Result end_headers(struct exchange *exchange) {
    if (exchange->pauses) {
        connection_enter(exchange->request.connection, PHASE_WORKING);
        pause_begin(exchange);
        return MHD_YES;
    }
    return go_on(exchange);
}

static enum MHD_Result check_found(struct exchange *exchange, enum err found) {
    precheck_found(exchange, found);
    return end_headers(exchange);
}

/* What it is about is as new as the request. */
static enum MHD_Result find(struct exchange *exchange, enum err refreshed) {
    return refreshed == OK ? parts_do(exchange, STAGE_FIND, check_found) : check_found(exchange, refreshed);
}

static enum MHD_Result check_caller(struct exchange *exchange, enum err identified);

static enum MHD_Result check_passage(struct exchange *exchange, enum err err) {
    exchange->is_passage_known = true; /* none, where it could not be found out */
    (void)err;
    return check_caller(exchange, OK);
}

static enum MHD_Result check_caller(struct exchange *exchange, enum err identified) {
    const struct endpoint *endpoint = exchange->request.endpoint;
    if (precheck_caller(exchange, identified) == ERR_ELSEWHERE) {
        return parts_do(exchange, STAGE_PASSAGE, check_passage);
    }
    if (exchange->decided) {
        return end_headers(exchange);
    }
    return endpoint->find == NULL ? check_found(exchange, OK) : parts_refresh(exchange, find);
}

/* While it is found out who is calling, what they call about can be fetched. */
static void expect_game(const struct exchange *exchange) {
    const struct request *request = &exchange->request;
    struct cache *cache = exchange->loop->server->options.cache;
    struct id game;
    if (cache != NULL && request->endpoint != NULL && request_game(&game, request)) {
        cache_expect(cache, &game);
    }
}

static enum MHD_Result handle_headers(struct exchange *exchange, const char *method, const char *version) {
    precheck(exchange, method, version);
    if (exchange->decided) {
        return end_headers(exchange);
    }
    expect_game(exchange);
    return parts_do(exchange, STAGE_IDENTIFY, check_caller);
}

/* Resumed after a pause: the library calls as it did before it. */
static enum MHD_Result handle_paused(struct exchange *exchange) {
    (void)MHD_set_connection_option(exchange->request.mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    return go_on(exchange);
}

/* Makes room for a body of length bytes and a NUL. */
static bool reserve_body(struct exchange *exchange, size_t length) {
    if (length < exchange->body_room) {
        return true;
    }
    size_t room = exchange->is_chunked ? 1024 : length + 1;
    while (room <= length) {
        room *= 2;
    }
    char *larger = arena_alloc(&exchange->request.arena, room);
    if (larger == NULL) {
        return false;
    }
    if (exchange->received > 0) {
        memcpy(larger, exchange->body, (size_t)exchange->received);
    }
    exchange->body = larger;
    exchange->body_room = room;
    return true;
}

static enum MHD_Result handle_piece(struct exchange *exchange, const char *piece, size_t *size) {
    struct request *request = &exchange->request;
    size_t length = *size;
    *size = 0;
    if (!exchange->decided && strcmp(request->method, "GET") != 0) {
        size_t wanted = exchange->is_chunked ? (size_t)exchange->received + length : (size_t)exchange->declared;
        enum err err = precheck_length(exchange, wanted);
        if (err != OK) {
            exchange->decided = true;
            exchange->err = err;
        } else if (!reserve_body(exchange, wanted)) {
            exchange->decided = true;
            exchange->err = ERR_NO_MEMORY;
        } else {
            memcpy(exchange->body + exchange->received, piece, length);
        }
    }
    exchange->received += length;
    return exchange->received > DISCARD_MAX ? MHD_NO : MHD_YES;
}

void exchange_suspend(struct exchange *exchange) {
    struct MHD_Connection *mhd = exchange->request.mhd;
    /* In this order: of a connection that is suspended, 1.0 takes no time-out. */
    (void)MHD_set_connection_option(mhd, MHD_CONNECTION_OPTION_TIMEOUT, (unsigned)SUSPENDED_SECONDS);
    MHD_suspend_connection(mhd);
}

/* The next step of an exchange, whatever it waits for. */
static enum MHD_Result handle(struct exchange *exchange, const char *method, const char *version, const char *upload,
                              size_t *upload_size) {
    switch (exchange->stage) {
    case STAGE_HEADERS:
        return handle_headers(exchange, method, version);
    case STAGE_PAUSED:
        return handle_paused(exchange);
    case STAGE_BODY:
        return *upload_size > 0 ? handle_piece(exchange, upload, upload_size) : flow_begin(exchange);
    case STAGE_IDENTIFY:
    case STAGE_PASSAGE:
    case STAGE_FIND:
    case STAGE_PREPARE:
    case STAGE_READY:
    case STAGE_REPLY:
    case STAGE_REFRESH:
    case STAGE_PARSE:
    case STAGE_WORK:
    case STAGE_COMMIT:
    case STAGE_RECALL:
    case STAGE_SHAPE:
        return flow_resumed(exchange);
    case STAGE_OWING:
        return flow_paid(exchange);
    case STAGE_HELD:
        return flow_released(exchange);
    case STAGE_MORE: /* a stream's, of which the library knows no exchange */
    case STAGE_ANSWERED:
        break;
    }
    *upload_size = 0;
    return MHD_YES;
}

enum MHD_Result exchange_handle(void *cls, struct MHD_Connection *mhd, const char *url, const char *method,
                                const char *version, const char *upload, size_t *upload_size, void **context) {
    const struct connection *connection = *context;
    struct exchange *exchange = connection == NULL ? NULL : connection->exchange;
    (void)cls;
    (void)mhd;
    (void)url;
    if (exchange == NULL && connection != NULL && connection->waiter != NULL) {
        *upload_size = 0; /* a stream */
        return MHD_YES;
    }
    if (exchange == NULL) {
        return MHD_NO; /* there was no memory for it */
    }
    allowance_begin(exchange);
    enum MHD_Result result = handle(exchange, method, version, upload, upload_size);
    if (connection->exchange != NULL) { /* else it is a stream now */
        allowance_pause(exchange);
    }
    return result;
}
