/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The last step of an exchange: status, headers, body.
 *
 * The library copies every header, with three allocations each, so there are no more of them than an answer needs. The
 * body is not copied: it stays in the exchange, which ends only when the library has sent it.
 */
#include "respond.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "allowance.h"
#include "connections.h"
#include "cors.h"
#include "event_stream.h"
#include "problem.h"

/* A response being made; ok is false once something did not work. */
struct draft {
    struct MHD_Response *response;
    struct log *log;
    bool ok;
};

void reply_clear(struct reply *reply) {
    shared_bytes_release(reply->owner);
    *reply = (struct reply){.status = 200, .content_type = "application/json", .out = reply->out};
}

void respond_set_problem(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct reply *reply = &exchange->reply;
    enum err err = exchange->err;
    problem_complete(&request->problem, err);
    reply_clear(reply);
    reply->status = problem_def(&request->problem)->status;
    reply->content_type = "application/problem+json";
    enum language language = reply_speak(reply, request);
    problem_write(reply_open(reply), &request->problem, language, request_problem_base(request), request->request_id);
    if (reply_close(reply) != OK) {
        reply->status = 503;
        reply->language = language_tag(LANGUAGE_ENGLISH);
        reply->body = (struct span){problem_without_memory, strlen(problem_without_memory)};
    }
    reply_add_header(reply, "Cache-Control", "no-store");
    if (exchange->allow != NULL) {
        reply_add_header(reply, "Allow", exchange->allow);
    }
    if (reply->status == 401) {
        reply_add_header(reply, "WWW-Authenticate", "Bearer");
    } else if (reply->status == 429 || reply->status == 503) {
        int64_t seconds = request->retry_after > 0 ? request->retry_after : 1;
        const char *text = arena_format(&request->arena, "%" PRId64, seconds);
        reply_add_header(reply, "Retry-After", text != NULL ? text : "1");
    }
}

/* Does If-None-Match hold the entity tag? Weak comparison, RFC 9110, section 13.1.2. */
static bool is_known_to_client(struct span list, const char *etag) {
    if (list.length == 1 && list.bytes[0] == '*') {
        return true;
    }
    const char *tag = strncmp(etag, "W/", 2) == 0 ? etag + 2 : etag;
    size_t length = strlen(tag);
    const char *at = list.bytes;
    const char *end = list.bytes + list.length;
    while (at < end) {
        const char *open = memchr(at, '"', (size_t)(end - at));
        const char *close = open == NULL ? NULL : memchr(open + 1, '"', (size_t)(end - open - 1));
        if (close == NULL) {
            return false;
        }
        if ((size_t)(close + 1 - open) == length && memcmp(open, tag, length) == 0) {
            return true;
        }
        at = close + 1;
    }
    return false;
}

static bool is_not_modified(const struct exchange *exchange) {
    struct span list = exchange->headers[HEADER_IF_NONE_MATCH];
    return exchange->reply.status == 200 && exchange->reply.etag != NULL && !exchange->reply.is_sent_always &&
           list.bytes != NULL && strcmp(exchange->request.method, "GET") == 0 &&
           is_known_to_client(list, exchange->reply.etag);
}

/* The library takes neither an empty value nor line ends: an endpoint that wants them has a bug worth a line. */
static void add(struct draft *draft, const char *name, const char *value) {
    if (draft->ok && MHD_add_response_header(draft->response, name, value) != MHD_YES) {
        log_note(draft->log, LOG_ERROR, "answer-failed", "the header %s cannot be sent", name);
        draft->ok = false;
    }
}

static void add_limit_headers(struct draft *draft, const struct exchange *exchange) {
    int64_t rate = exchange->loop->server->options.rate_limit;
    char text[96];
    (void)snprintf(text, sizeof text, "\"default\";q=%" PRId64 ";w=2", rate * 2);
    add(draft, "RateLimit-Policy", text);
    (void)snprintf(text, sizeof text, "\"default\";r=%" PRId64 ";t=%" PRId64, exchange->limit.remaining,
                   exchange->limit.reset_seconds);
    add(draft, "RateLimit", text);
}

static void add_vary(struct draft *draft, const struct reply *reply, bool by_origin) {
    const struct {
        bool is_one;
        const char *name;
    } headers[] = {{reply->is_private, "Authorization"},
                   {(reply->varies & VARIES_ACCEPT) != 0, "Accept"},
                   {(reply->varies & VARIES_CODING) != 0, "Accept-Encoding"},
                   {(reply->varies & VARIES_LANGUAGE) != 0, "Accept-Language"},
                   {by_origin, "Origin"}};
    char text[96] = "";
    size_t length = 0;
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        if (headers[i].is_one) {
            (void)snprintf(text + length, sizeof text - length, "%s%s", length > 0 ? ", " : "", headers[i].name);
            length = strlen(text);
        }
    }
    if (length > 0) {
        add(draft, "Vary", text);
    }
}

static void add_headers(struct draft *draft, const struct exchange *exchange, bool has_content) {
    const struct reply *reply = &exchange->reply;
    const struct server *server = exchange->loop->server;
    if (has_content) {
        add(draft, "Content-Type", reply->content_type);
    }
    add(draft, "X-Content-Type-Options", "nosniff");
    if (exchange->request.request_id[0] != '\0') {
        add(draft, "X-Request-Id", exchange->request.request_id);
    }
    if (reply->etag != NULL) {
        add(draft, "ETag", reply->etag);
    }
    if (reply->is_private) {
        add(draft, "Cache-Control", "private, no-cache");
    }
    add_vary(draft, reply, cors_varies(server));
    if (reply->language != NULL && has_content) {
        add(draft, "Content-Language", reply->language);
    }
    if (reply->coding != NULL && has_content) {
        add(draft, "Content-Encoding", reply->coding);
    }
    for (size_t i = 0; i < reply->header_count; i++) {
        add(draft, reply->headers[i].name, reply->headers[i].value);
    }
    if (exchange->limited) {
        add_limit_headers(draft, exchange);
    }
    const char *origin = cors_origin(exchange);
    if (origin != NULL) {
        add(draft, "Access-Control-Allow-Origin", origin);
        add(draft, "Access-Control-Expose-Headers", cors_exposed_headers);
    }
    if (exchange->close || atomic_load_explicit(&server->state, memory_order_relaxed) != STATE_SERVING) {
        add(draft, "Connection", "close");
    }
}

static struct MHD_Response *make_response(struct exchange *exchange, struct span body) {
    if (exchange->reply.stream != NULL) {
        return event_stream_response(exchange);
    }
    return MHD_create_response_from_buffer(body.length, (void *)body.bytes, MHD_RESPMEM_PERSISTENT);
}

enum MHD_Result respond(struct exchange *exchange) {
    if (is_not_modified(exchange)) {
        exchange->reply.status = 304;
    }
    int status = exchange->reply.status;
    bool has_content = status != 204 && status != 304;
    /* The library sends no body with 304 or to HEAD, but the length that the body would have. */
    struct span body = status == 204 ? (struct span){NULL, 0} : exchange->reply.body;
    struct draft draft = {
        .response = make_response(exchange, body), .log = exchange->loop->server->options.log, .ok = true};
    if (draft.response == NULL) {
        return MHD_NO;
    }
    exchange->answer_bytes = exchange->request.is_head || !has_content ? 0 : body.length;
    allowance_settle(exchange); /* before the headers say what is left */
    add_headers(&draft, exchange, has_content);
    if (draft.ok) {
        exchange->stage = STAGE_ANSWERED;
        exchange->status = status;
        connection_enter(exchange->request.connection, PHASE_SENDING);
        draft.ok = MHD_queue_response(exchange->request.mhd, (unsigned)status, draft.response) == MHD_YES;
    }
    MHD_destroy_response(draft.response);
    return draft.ok ? MHD_YES : MHD_NO;
}
