/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Streams over libmicrohttpd's content readers.
 *
 * The library asks the reader for bytes whenever its own are sent; a reader that has none suspends the connection. So
 * frames are made as fast as they are taken, and a slow client costs no memory: what it has not taken is in the log. How
 * far it may fall behind is the size of its socket's buffer; when that is full and the client takes nothing for a while, it
 * is cut off, and comes again with the id of the last event it saw.
 *
 * A silent stream holds no buffer, and no exchange either: that is several KiB, most of it for problems that a stream will
 * hardly have. What is needed of it is kept, and put into the loop's scratch exchange for as long as the endpoint is asked.
 *
 * Where the database is beyond a network, a pool thread asks the endpoint (parts.h), with an exchange of the loop's pool. The
 * stream is suspended and lent meanwhile: its frames are that thread's, and whatever happens to it is noted until it is back.
 */
#include "event_stream.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "allowance.h"
#include "auth.h"
#include "connection_limits.h"
#include "connections.h"
#include "elsewhere.h"
#include "exchange.h"
#include "exchange_pool.h"
#include "parts.h"
#include "respond.h"
#include "util/timestamp.h"

enum {
    HEARTBEAT_US = 15 * 1000 * 1000,
    BEHIND_MAX = 64 * 1024, /* bytes that may wait in a socket */
    BLOCK_SIZE = 256,       /* of the library's own buffer, for clients of HTTP/1.0 */
};

/* What a detached stream keeps of its exchange. */
struct kept {
    void *data; /* owned; its copy of the endpoint's, then the texts */
    struct caller caller;
    const struct endpoint *endpoint;
    size_t endpoint_index;
    const char *query, *method, *path, *client;
    uint64_t client_key;
    int64_t started_us, arrived_at;
    struct span authorization; /* in the library's memory of the connection */
    struct id watched;
    char request_id[REQUEST_ID_MAX + 1];
    struct trace trace;
    int status;
};

struct event_stream {
    struct waiter *waiter;
    struct exchange *exchange; /* until it is detached */
    const struct stream *source;
    uint64_t caller; /* whose streams it counts among */
    bool is_counted; /* among them */
    struct frames frames;
    size_t sent;    /* bytes of the frames that are with the library */
    uint64_t bytes; /* in all */
    struct bill bill;
    bool is_lent;    /* to a pool thread, with its frames */
    bool is_told;    /* of a change meanwhile: it is to be asked once more */
    bool is_ending;  /* meanwhile: it is over when it is back */
    bool is_put_off; /* no thread had room for it: it is to be asked at the next tick */
    bool is_refused; /* the thread's: its caller's token is good no longer */
    struct kept kept;
};

/* ---- lending an exchange ---- */

static size_t text_size(const char *text) {
    return text == NULL ? 0 : strlen(text) + 1;
}

/* Copies a text (which may be NULL) to where there is room for it. */
static const char *put_text(char **at, const char *text) {
    size_t size = text_size(text);
    const char *copy = size == 0 ? NULL : memcpy(*at, text, size);
    *at += size;
    return copy;
}

/* False when there is no memory. */
static bool keep(struct kept *kept, const struct exchange *exchange) {
    const struct request *request = &exchange->request;
    size_t data_size = exchange->reply.stream->data_size;
    size_t texts =
        text_size(exchange->query) + text_size(request->method) + text_size(request->path) + text_size(request->client);
    char *data = malloc(data_size + texts + 1);
    if (data == NULL) {
        return false;
    }
    if (data_size > 0) {
        memcpy(data, request->data, data_size);
    }
    char *at = data + data_size;
    *kept = (struct kept){
        .data = data,
        .caller = request->caller,
        .endpoint = request->endpoint,
        .endpoint_index = exchange->endpoint_index,
        .query = put_text(&at, exchange->query),
        .method = put_text(&at, request->method),
        .path = put_text(&at, request->path),
        .client = put_text(&at, request->client),
        .client_key = request->client_key,
        .started_us = request->started_us,
        .arrived_at = request->arrived_at,
        .authorization = exchange->headers[HEADER_AUTHORIZATION],
        .watched = request->watched,
        .status = exchange->status,
        .trace = request->trace,
    };
    kept->trace.state = NULL; /* which stood in the arena */
    memcpy(kept->request_id, request->request_id, sizeof kept->request_id);
    return true;
}

static void restore(struct exchange *exchange, const struct event_stream *stream) {
    const struct kept *kept = &stream->kept;
    struct request *request = &exchange->request;
    exchange->stage = STAGE_ANSWERED;
    exchange->endpoint_index = kept->endpoint_index;
    exchange->query = kept->query;
    exchange->headers[HEADER_AUTHORIZATION] = kept->authorization;
    exchange->ran = true;
    exchange->status = kept->status;
    exchange->answer_bytes = stream->bytes;
    exchange->bill = (struct bill){.limit = NULL}; /* the stream has its own */
    problem_clear(&request->problem);
    request->data = kept->data;
    request->caller = kept->caller;
    request->endpoint = kept->endpoint;
    request->method = kept->method;
    request->path = kept->path;
    request->client = kept->client;
    request->client_key = kept->client_key;
    request->started_us = kept->started_us;
    request->arrived_at = kept->arrived_at;
    request->watched = kept->watched;
    request->connection = stream->waiter->connection;
    request->mhd = stream->waiter->mhd;
    request->trace = kept->trace;
    memcpy(request->request_id, kept->request_id, sizeof kept->request_id);
}

/* The exchange as it was, for a moment. */
static struct exchange *borrow(struct event_stream *stream) {
    struct exchange *exchange = stream->exchange;
    if (exchange == NULL) {
        exchange = stream->waiter->loop->scratch;
        restore(exchange, stream);
    }
    return exchange;
}

static void give_back(struct event_stream *stream, struct exchange *exchange) {
    if (stream->exchange == NULL) {
        stream->kept.caller = exchange->request.caller;
        arena_reset(&exchange->request.arena);
    }
}

/* ---- frames ---- */

static size_t left(const struct event_stream *stream) {
    return stream->frames.out.buf.length - stream->sent;
}

static enum err ask(struct event_stream *stream, struct request *request) {
    enum err err = stream->source->more(request, &stream->frames);
    return err == OK && json_out_failed(&stream->frames.out) ? ERR_NO_MEMORY : err;
}

/* A failure ends the stream. */
static void fail(struct event_stream *stream, const struct exchange *exchange, enum err err) {
    const struct problem *problem = &exchange->request.problem;
    json_out_clear(&stream->frames.out);
    stream->frames.is_over = true;
    log_note(exchange->loop->server->options.log, LOG_WARN, "stream-failed", "%s: %s", err_name(err),
             problem->err == err ? problem->detail : "");
}

/* Asks the endpoint for what follows. */
static enum err more(struct event_stream *stream) {
    struct exchange *exchange = borrow(stream);
    bool is_alone = stream->exchange == NULL; /* else the exchange is at it, and counts */
    struct meter *meter = &exchange->loop->meter;
    int64_t began_us = is_alone ? meter_begin(meter) : 0;
    enum err err = ask(stream, &exchange->request);
    stream->bill.effort_us += is_alone ? meter_end(meter, began_us) : 0;
    if (err != OK) {
        fail(stream, exchange, err);
    }
    give_back(stream, exchange);
    return err;
}

/* ---- asked by a pool thread ---- */

static bool is_far(const struct event_stream *stream) {
    return stream->waiter->loop->server->options.reads != NULL;
}

bool event_stream_is_lent(const struct event_stream *stream) {
    return stream != NULL && stream->is_lent;
}

/* Pool thread. */
static enum err ask_there(struct exchange *exchange) {
    struct event_stream *stream = exchange->stream;
    enum err err = auth_identify(exchange);
    if (err == ERR_UNAUTHORIZED) {
        stream->is_refused = true;
        return OK;
    }
    return err == OK ? ask(stream, &exchange->request) : err;
}

/* The exchange that was lent with it is needed no longer. */
static void take_back(struct event_stream *stream, struct exchange *exchange) {
    stream->is_lent = false;
    if (stream->exchange != NULL) {
        exchange->stage = STAGE_ANSWERED;
        return;
    }
    stream->kept.caller = exchange->request.caller;
    stream->bill.effort_us += exchange->bill.effort_us;
    exchange_pool_put(exchange->loop, exchange);
}

/* It is suspended, and has nothing to send. Where it cannot be lent it is over; else its frames are the other thread's. */
static bool lend(struct event_stream *stream) {
    struct loop *loop = stream->waiter->loop;
    struct exchange *exchange = stream->exchange != NULL ? stream->exchange : exchange_pool_take(loop);
    if (exchange == NULL) {
        stream->frames.is_over = true;
        return false;
    }
    if (stream->exchange == NULL) {
        restore(exchange, stream);
    }
    exchange->more = ask_there;
    exchange->stream = stream;
    stream->is_told = false;
    stream->is_lent = true;
    if (elsewhere_task(exchange, STAGE_MORE) != OK) {
        take_back(stream, exchange);
        stream->frames.is_over = true;
        return false;
    }
    return true;
}

/* No longer one of its caller's. */
static void discount(struct event_stream *stream) {
    if (stream->is_counted) {
        connection_limits_closed(stream->waiter->loop->server->streams, stream->caller, true);
        stream->is_counted = false;
    }
}

static void note_refusal(struct event_stream *stream) {
    event_stream_finish(stream);
    discount(stream);
}

void event_stream_take(struct event_stream *stream, struct exchange *exchange) {
    enum err err = exchange->request.job.err;
    stream->is_put_off = err == ERR_BUSY; /* as when thousands are told of the same event */
    if (err != OK && !stream->is_put_off) {
        fail(stream, exchange, err);
    }
    take_back(stream, exchange);
    if (stream->is_refused) {
        note_refusal(stream);
    }
    stream->frames.is_over = stream->frames.is_over || stream->is_ending;
    bool has_nothing = left(stream) == 0 && !stream->frames.is_over;
    if (has_nothing && stream->is_told && !stream->is_put_off && lend(stream)) {
        return;
    }
    if (has_nothing && !stream->frames.is_over) {
        json_out_free(&stream->frames.out);
    } else {
        waiter_resume(stream->waiter);
    }
}

bool event_stream_ask(struct event_stream *stream) {
    if (stream->is_lent) {
        stream->is_told = true;
        return false;
    }
    if (!stream->frames.is_over) {
        json_out_clear(&stream->frames.out);
        stream->sent = 0;
        if (is_far(stream)) {
            return !lend(stream);
        }
        (void)more(stream); /* a failure ends the stream */
    }
    return left(stream) > 0 || stream->frames.is_over;
}

void event_stream_finish(struct event_stream *stream) {
    if (event_stream_is_lent(stream)) {
        stream->is_ending = true;
    } else if (stream != NULL) {
        stream->frames.is_over = true;
    }
}

static void suspend(struct event_stream *stream) {
    MHD_suspend_connection(stream->waiter->mhd);
    waiter_suspended(stream->waiter);
}

/* All has been sent. False: there will be something later, or its end. */
static bool has_more(struct event_stream *stream) {
    if (is_far(stream) && !stream->frames.is_over) {
        suspend(stream);
        if (event_stream_ask(stream)) { /* it could not be lent */
            waiter_resume(stream->waiter);
        }
        return false;
    }
    if (!event_stream_ask(stream)) {
        json_out_free(&stream->frames.out);
        stream->sent = 0;
        suspend(stream);
        return false;
    }
    return true;
}

static ssize_t read_frames(void *cls, uint64_t position, char *out, size_t room) {
    struct event_stream *stream = cls;
    struct waiter *waiter = stream->waiter;
    (void)position;
    if (left(stream) == 0 && !has_more(stream)) {
        return 0;
    }
    size_t length = left(stream) < room ? left(stream) : room;
    if (length == 0) {
        return MHD_CONTENT_READER_END_OF_STREAM;
    }
    memcpy(out, stream->frames.out.buf.bytes + stream->sent, length);
    stream->sent += length;
    stream->bytes += length;
    allowance_charge(&stream->bill, NULL, stream->bytes, waiter->loop->now_us);
    connection_enter(waiter->connection, PHASE_STREAMING);
    return (ssize_t)length;
}

/* ---- beginning and end ---- */

/* Counted among the streams already. */
static enum err make(struct event_stream **out, struct exchange *exchange, uint64_t caller) {
    struct event_stream *stream = calloc(1, sizeof *stream);
    struct waiter *waiter = NULL;
    enum err err = stream == NULL ? ERR_NO_MEMORY : waiter_begin(&waiter, exchange);
    if (err != OK) {
        free(stream);
        return err;
    }
    waiter->stream = stream;
    waiter->due_us = exchange->loop->now_us + HEARTBEAT_US;
    stream->waiter = waiter;
    stream->exchange = exchange;
    stream->source = exchange->reply.stream;
    stream->caller = caller;
    stream->bill = (struct bill){.limit = exchange->bill.limit, .key = exchange->bill.key};
    stream->is_counted = true;
    json_out_init(&stream->frames.out);
    buf_append_text(&stream->frames.out.buf, "retry: 2000\n\n");
    *out = stream;
    return OK;
}

enum err event_stream_begin(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct server *server = exchange->loop->server;
    uint64_t caller = request_caller_key(request);
    if (!connection_limits_enter(server->streams, caller)) {
        request->retry_after = HEARTBEAT_US / 1000000;
        return problem_set(
            &request->problem, ERR_RATE_LIMITED,
            "At most %d streams are open at once for a player, or an address without a token. Close another.",
            STREAMS_MAX);
    }
    struct event_stream *stream = NULL;
    enum err err = make(&stream, exchange, caller);
    if (err != OK) {
        connection_limits_closed(server->streams, caller, true);
        return err;
    }
    const int behind = BEHIND_MAX;
    (void)setsockopt(request->connection->fd, SOL_SOCKET, SO_SNDBUF, &behind, sizeof behind);
    /* Its token may have been revoked before that was watched for. Where a pool thread has to ask, it does so first. */
    if (parts_try(&err, exchange, STAGE_IDENTIFY) && err == OK && !is_far(stream)) {
        err = more(stream);
    }
    if (err != OK) {
        event_stream_end(stream);
    } else if (atomic_load(&server->state) != STATE_SERVING) {
        event_stream_finish(stream);
    }
    return err;
}

struct MHD_Response *event_stream_response(struct exchange *exchange) {
    const struct waiter *waiter = exchange->request.connection->waiter; /* none for HEAD, which reads nothing */
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK_SIZE, read_frames,
                                                                      waiter == NULL ? NULL : waiter->stream, NULL);
    if (waiter == NULL && response != NULL) {
        /* To HEAD, 0.9.75 sends the end of a chunked body that it has not begun: where a body ends with its connection it
         * sends nothing, and closes. */
        (void)MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    }
    return response;
}

void event_stream_detach(struct event_stream *stream) {
    struct exchange *exchange = stream->exchange;
    if (!keep(&stream->kept, exchange)) {
        return; /* without memory it stays with its exchange */
    }
    json_decref(exchange->request.json);
    reply_clear(&exchange->reply);
    exchange->request.connection->exchange = NULL;
    stream->exchange = NULL;
    exchange_pool_put(exchange->loop, exchange);
}

void event_stream_end(struct event_stream *stream) {
    discount(stream);
    json_out_free(&stream->frames.out);
    waiter_end(stream->waiter);
    free(stream);
}

void event_stream_complete(struct event_stream *stream, bool is_aborted) {
    struct exchange *exchange = borrow(stream);
    exchange->waited_us = timestamp_monotonic_us() - stream->waiter->began_us;
    void *data = stream->kept.data;
    event_stream_end(stream);
    exchange_end(exchange, exchange->status, is_aborted);
    arena_reset(&exchange->request.arena);
    free(data);
}

/* ---- time ---- */

bool event_stream_doubt(struct event_stream *stream) {
    enum err err = OK;
    if (stream->is_lent) {
        stream->is_told = true;
        return false;
    }
    struct exchange *exchange = borrow(stream);
    bool is_known = parts_try(&err, exchange, STAGE_IDENTIFY);
    give_back(stream, exchange);
    if (is_known && err == ERR_UNAUTHORIZED) {
        note_refusal(stream);
        return true;
    }
    return !is_known && stream->waiter->is_suspended && left(stream) == 0 && event_stream_ask(stream);
}

/* Ends a stream whose caller's token is good no longer; else there is a comment to send at least. */
static void beat(struct event_stream *stream) {
    if (!event_stream_doubt(stream) && stream->waiter->is_suspended && !stream->is_lent) {
        frames_add_comment(&stream->frames);
    }
}

bool event_stream_tick(struct event_stream *stream) {
    struct waiter *waiter = stream->waiter;
    const struct loop *loop = waiter->loop;
    bool is_due = false;
    if (stream->is_lent) {
        return false;
    }
    bool is_time = stream->frames.over_at != 0 && stream->frames.over_at <= loop->now_ms;
    if ((is_time || stream->is_put_off) && waiter->is_suspended) {
        stream->is_put_off = false;
        is_due = event_stream_ask(stream);
    }
    if (waiter->due_us <= loop->now_us && !stream->is_lent) {
        waiter->due_us = loop->now_us + HEARTBEAT_US;
        beat(stream);
        is_due = true;
    }
    return is_due && !stream->is_lent;
}
