/*
 * Streams over libmicrohttpd's content readers.
 *
 * The library asks the reader for bytes whenever its own are sent; a reader that has none suspends the connection. So
 * frames are made as fast as they are taken, and a slow reader costs no memory: what he has not taken is in the log. How
 * far he may fall behind is the size of his socket's buffer; when that is full and he takes nothing for a while, he is
 * cut off, and comes again with the id of the last event he saw.
 *
 * While a stream is silent it holds no buffer at all.
 */
#include "event_stream.h"

#include <string.h>
#include <sys/socket.h>

#include "auth.h"
#include "connections.h"
#include "peers.h"
#include "util/timestamp.h"

enum {
    HEARTBEAT_US = 15 * 1000 * 1000,
    BEHIND_MAX = 64 * 1024, /* bytes that may wait in a socket */
    BLOCK_SIZE = 1024,      /* of the library's own buffer, for clients of HTTP/1.0 */
};

static const char first_frame[] = "retry: 2000\n\n";
static const char heartbeat[] = ":\n\n";

void frames_begin(struct frames *frames, int64_t id) {
    buf_append_format(&frames->out.buf, "id: %lld\ndata: ", (long long)id);
    frames->out.comma = false;
}

void frames_end(struct frames *frames) {
    buf_append_text(&frames->out.buf, "\n\n");
}

void frames_add(struct frames *frames, int64_t id, const json_t *data) {
    frames_begin(frames, id);
    json_out_json(&frames->out, data);
    frames_end(frames);
}

static size_t left(const struct wait *wait) {
    return wait->frames.out.buf.length - wait->sent;
}

/* Asks the endpoint for what follows. */
static enum err more(struct wait *wait) {
    struct request *request = &wait->exchange->request;
    struct frames *frames = &wait->frames;
    enum err err = wait->exchange->reply.stream->more(request, frames);
    if (err == OK && json_out_failed(&frames->out)) {
        err = ERR_NO_MEMORY;
    }
    if (err != OK) {
        json_out_clear(&frames->out);
        frames->is_over = true;
        log_note(wait->exchange->loop->server->options.log, LOG_WARN, "stream-failed", "%s: %s", err_name(err),
                 request->problem.err == err ? request->problem.detail : "");
    }
    return err;
}

bool event_stream_ask(struct wait *wait) {
    if (!wait->frames.is_over) {
        json_out_clear(&wait->frames.out);
        wait->sent = 0;
        (void)more(wait); /* a failure ends the stream */
    }
    return left(wait) > 0 || wait->frames.is_over;
}

static ssize_t read_frames(void *cls, uint64_t position, char *out, size_t room) {
    struct exchange *exchange = cls;
    struct wait *wait = exchange->wait;
    (void)position;
    if (left(wait) == 0 && !event_stream_ask(wait)) {
        json_out_free(&wait->frames.out);
        json_out_init(&wait->frames.out);
        wait->sent = 0;
        MHD_suspend_connection(exchange->request.mhd);
        exchange->loop->suspended++;
        wait_suspended(wait);
        return 0;
    }
    size_t length = left(wait) < room ? left(wait) : room;
    if (length == 0) {
        return MHD_CONTENT_READER_END_OF_STREAM;
    }
    memcpy(out, wait->frames.out.buf.bytes + wait->sent, length);
    wait->sent += length;
    exchange->answer_bytes += length;
    connection_enter(exchange->request.connection, PHASE_STREAMING);
    return (ssize_t)length;
}

enum err event_stream_begin(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct loop *loop = exchange->loop;
    uint64_t caller = request->caller.known ? id_hash(&request->caller.token) : request->client_key;
    if (!peers_enter(loop->server->streams, caller)) {
        request->retry_after = HEARTBEAT_US / 1000000;
        return problem_set(&request->problem, ERR_RATE_LIMITED,
                           "At most %d streams are open at once for a token, or an address without one. Close another.",
                           STREAMS_MAX);
    }
    struct wait *wait = wait_begin(exchange);
    if (wait == NULL) {
        peers_closed(loop->server->streams, caller, true);
        return ERR_NO_MEMORY;
    }
    const int behind = BEHIND_MAX;
    (void)setsockopt(request->connection->fd, SOL_SOCKET, SO_SNDBUF, &behind, sizeof behind);
    json_out_free(&exchange->rendered); /* it may be large, and is not needed for long */
    json_out_init(&exchange->rendered);
    wait->is_stream = true;
    wait->caller = caller;
    wait->due_us = loop->now_us + HEARTBEAT_US;
    json_out_init(&wait->frames.out);
    buf_append_text(&wait->frames.out.buf, first_frame);
    enum err err = more(wait);
    if (err != OK) {
        wait_end(exchange);
    } else if (atomic_load(&loop->server->state) != STATE_SERVING) {
        wait->frames.is_over = true;
    }
    return err;
}

struct MHD_Response *event_stream_response(struct exchange *exchange) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK_SIZE, read_frames, exchange, NULL);
}

/* A stream that is not suspended is alive; its caller's right to it is looked at all the same. */
static void beat(struct wait *wait) {
    if (auth_identify(wait->exchange) == ERR_UNAUTHORIZED) {
        wait->frames.is_over = true;
    } else if (wait->is_suspended) {
        buf_append_text(&wait->frames.out.buf, heartbeat);
    }
}

void event_stream_tick(struct wait *wait, struct loop *loop) {
    bool was_over = wait->frames.is_over;
    bool is_to_send = false;
    if (wait->frames.over_at != 0 && wait->frames.over_at <= loop->now_ms && wait->is_suspended) {
        is_to_send = event_stream_ask(wait);
    }
    if (wait->due_us <= loop->now_us) {
        wait->due_us = loop->now_us + HEARTBEAT_US;
        beat(wait);
        is_to_send = true;
    }
    if (wait->is_suspended && (is_to_send || was_over)) {
        wait_resume(wait);
    }
}

void event_stream_end(struct wait *wait, struct loop *loop) {
    peers_closed(loop->server->streams, wait->caller, true);
    json_out_free(&wait->frames.out);
}
