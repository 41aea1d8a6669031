/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The checks in front of a body. Their order is part of the interface: a client whose token is bad hears 401 wherever it
 * goes, one who is throttled hears nothing else, and nobody can find out by the size of a body whether a game exists.
 */
#include "precheck.h"

#include <string.h>
#include <strings.h>

#include "allowance.h"
#include "auth.h"
#include "cors.h"
#include "http_validate.h"
#include "respond.h"
#include "tracing.h"

static void decide(struct exchange *exchange, enum err err) {
    exchange->decided = true;
    exchange->err = err;
}

static enum err refuse_method(struct exchange *exchange) {
    return problem_set(&exchange->request.problem, ERR_METHOD_NOT_ALLOWED, "The methods allowed here are %s.",
                       exchange->allow);
}

/* OPTIONS on a path that exists: what may be done there, for people and for browsers. */
static void reply_options(struct exchange *exchange) {
    exchange->reply.status = 204;
    reply_add_header(&exchange->reply, "Allow", exchange->allow);
    cors_reply_preflight(exchange, exchange->allow);
    decide(exchange, OK);
}

/* What is to be sent, or what curl sends by default when nobody says otherwise. */
static bool is_of_type(struct span type, const char *wanted) {
    const char *const types[] = {wanted, "application/x-www-form-urlencoded"};
    size_t length = 0;
    while (length < type.length && type.bytes[length] != ';' && type.bytes[length] != ' ' &&
           type.bytes[length] != '\t') {
        length++;
    }
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (strlen(types[i]) == length && strncasecmp(types[i], type.bytes, length) == 0) {
            return true;
        }
    }
    return type.bytes == NULL;
}

enum err precheck_length(struct exchange *exchange, uint64_t length) {
    struct request *request = &exchange->request;
    const struct endpoint *endpoint = request->endpoint;
    size_t max = endpoint->body_max == 0 ? BODY_MAX_DEFAULT : endpoint->body_max;
    if (endpoint->is_costly && !request->caller.known && length > BODY_MAX_DEFAULT) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED,
                           "Without a token a body may have %d bytes here. Send a token with one of up to %zu bytes.",
                           BODY_MAX_DEFAULT, max);
    }
    return length <= max ? OK
                         : problem_set(&request->problem, ERR_TOO_LARGE,
                                       "The body has more than the %zu bytes that are allowed here.", max);
}

static enum err check_body(struct exchange *exchange) {
    struct request *request = &exchange->request;
    if (strcmp(request->method, "GET") == 0) {
        return OK; /* a body on GET has no meaning: it is read and forgotten */
    }
    enum err err = exchange->has_body ? precheck_length(exchange, exchange->declared) : OK;
    if (err != OK) {
        return err;
    }
    if (exchange->headers[HEADER_CONTENT_ENCODING].bytes != NULL) {
        return problem_set(&request->problem, ERR_UNSUPPORTED_MEDIA_TYPE,
                           "The body must be sent as it is, without Content-Encoding: it is not unpacked here.");
    }
    if (!exchange->has_body) {
        return OK;
    }
    const char *wanted = request->takes_text ? "text/plain" : "application/json";
    if (!is_of_type(exchange->headers[HEADER_CONTENT_TYPE], wanted)) {
        return problem_set(&request->problem, ERR_UNSUPPORTED_MEDIA_TYPE,
                           "The body must be %s: send it with \"Content-Type: %s\".",
                           request->takes_text ? "plain text" : "JSON", wanted);
    }
    return OK;
}

/* Nothing is served here. Says which path was meant where one is, but for a slash at its end or its first segment. */
static enum err complain_of_path(struct exchange *exchange) {
    struct request *request = &exchange->request;
    char meant[ROUTE_HINT_SIZE];
    if (router_hint(meant, exchange->loop->server->router, exchange->route_path)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is nothing at this path; did you mean \"%s\"?",
                           meant);
    }
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is nothing at this path.");
}

/* Nothing is served here; to some callers that is told otherwise than by a problem. */
static enum err answer_nowhere(struct exchange *exchange) {
    const struct server_options *options = &exchange->loop->server->options;
    bool is_get = strcmp(exchange->request.method, "GET") == 0;
    enum err err = ERR_NOT_FOUND;
    if (is_get && options->reply_nowhere != NULL) {
        err = options->reply_nowhere(&exchange->request, &exchange->reply);
    }
    if (err != OK) {
        return err == ERR_NOT_FOUND ? complain_of_path(exchange) : err;
    }
    decide(exchange, OK);
    return OK;
}

/* From the token to the endpoint's own first look; the order is the interface's. */
static enum err check_caller(struct exchange *exchange, enum err identified) {
    struct request *request = &exchange->request;
    const struct endpoint *endpoint = request->endpoint;
    struct problem *problem = &request->problem;
    if (identified == ERR_UNAUTHORIZED) {
        char detail[PROBLEM_DETAIL_MAX];
        memcpy(detail, problem->detail, sizeof detail);
        enum err limited = allowance_take(exchange);
        return limited != OK ? limited : problem_set(problem, ERR_UNAUTHORIZED, "%s", detail);
    }
    bool is_cheap = identified == OK && endpoint != NULL && endpoint->is_cheap;
    enum err err = OK;
    if (is_cheap) {
        allowance_take_nothing(exchange);
    } else {
        err = allowance_take(exchange);
    }
    if (endpoint == NULL) {
        return err != OK ? err : answer_nowhere(exchange);
    }
    if (err == OK) {
        err = identified;
    }
    return err == OK ? auth_permit(exchange, endpoint->auth) : err;
}

/* A path that exists, with no method of its own: what may be done there. It is told whoever asks, and counts for them. */
static void tell_methods(struct exchange *exchange, enum err identified) {
    if (identified != OK) {
        problem_clear(&exchange->request.problem); /* then it is the address that asks */
    }
    allowance_take_anyway(exchange);
    if (strcmp(exchange->request.method, "OPTIONS") == 0) {
        reply_options(exchange);
    } else {
        decide(exchange, refuse_method(exchange));
    }
}

enum err precheck_caller(struct exchange *exchange, enum err identified) {
    if (exchange->allow != NULL) {
        tell_methods(exchange, identified);
        return OK;
    }
    enum err err = check_caller(exchange, identified);
    if (err != OK && err != ERR_ELSEWHERE) {
        decide(exchange, err);
        return OK;
    }
    return err;
}

void precheck_found(struct exchange *exchange, enum err found) {
    enum err err = found == OK ? check_body(exchange) : found;
    if (err != OK) {
        decide(exchange, err);
    }
}

static void set_client(struct exchange *exchange) {
    struct request *request = &exchange->request;
    const struct server *server = exchange->loop->server;
    struct span list = exchange->headers[HEADER_FORWARDED_FOR];
    if (!request->connection->is_trusted || list.bytes == NULL) {
        return;
    }
    /* From the right: every proxy appends whom it heard from, so the first that is not a proxy of ours is the client. */
    size_t end = list.length;
    while (end > 0) {
        size_t start = end;
        while (start > 0 && list.bytes[start - 1] != ',') {
            start--;
        }
        size_t from = start, to = end;
        while (from < to && list.bytes[from] == ' ') {
            from++;
        }
        while (to > from && list.bytes[to - 1] == ' ') {
            to--;
        }
        struct address address;
        char *text = arena_alloc(&request->arena, ADDRESS_TEXT_SIZE);
        if (text == NULL || !address_parse(&address, list.bytes + from, to - from)) {
            return;
        }
        address_format(text, &address);
        request->client = text;
        request->client_key = address_key(&address, server->key);
        bool is_proxy = false;
        for (size_t i = 0; i < server->proxy_count; i++) {
            is_proxy = is_proxy || prefix_holds(&server->proxies[i], &address);
        }
        if (!is_proxy) {
            return;
        }
        end = start > 0 ? start - 1 : 0;
    }
}

/* The client's own, where it is harmless (short, plain and no token); else one that no other request has. */
static void make_request_id(struct exchange *exchange) {
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    struct loop *loop = exchange->loop;
    struct span given = exchange->headers[HEADER_REQUEST_ID];
    char *out = exchange->request.request_id;
    bool is_good = given.length >= 1 && given.length <= REQUEST_ID_MAX;
    for (size_t i = 0; is_good && i < given.length; i++) {
        char c = given.bytes[i];
        is_good = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
                  c == '-';
    }
    if (is_good) {
        memcpy(out, given.bytes, given.length);
        out[given.length] = '\0';
        is_good = token_spot(out) == NULL; /* it would be logged */
    }
    if (is_good) {
        return;
    }
    /* The run, the loop, the number: unique without asking anybody. */
    uint64_t number = loop->requests++;
    memcpy(out, loop->server->id_prefix, 8);
    out[8] = '-';
    out[9] = digits[loop->number / 32 % 32];
    out[10] = digits[loop->number % 32];
    out[11] = '-';
    size_t length = 0;
    char reversed[16];
    do {
        reversed[length++] = digits[number % 32];
        number /= 32;
    } while (number > 0);
    for (size_t i = 0; i < length; i++) {
        out[12 + i] = reversed[length - 1 - i];
    }
    out[12 + length] = '\0';
}

void precheck(struct exchange *exchange, const char *method, const char *version) {
    struct request *request = &exchange->request;
    enum err err = http_validate(exchange, method, version);
    make_request_id(exchange);
    tracing_read(exchange);
    /* A copy: the library's may be gone when the end of the request is logged. */
    const char *name = arena_copy(&request->arena, method, strlen(method));
    if (name == NULL) {
        decide(exchange, ERR_NO_MEMORY);
        return;
    }
    request->method = name;
    if (err != OK) {
        decide(exchange, err);
        return;
    }
    if (atomic_load(&exchange->loop->server->writer) == NULL) {
        decide(exchange,
               problem_set(&request->problem, ERR_BUSY, "The server is starting or stopping. Try again soon."));
        return;
    }
    set_client(exchange);
    struct route_match match;
    router_match(&match, exchange->loop->server->router, method, exchange->route_path);
    request->is_head = strcmp(method, "HEAD") == 0;
    request->method = request->is_head ? "GET" : name;
    if (match.path_known && match.endpoint == NULL) {
        exchange->allow = arena_copy(&request->arena, match.allow, strlen(match.allow));
        if (exchange->allow == NULL) {
            decide(exchange, ERR_NO_MEMORY);
        }
        return;
    }
    if (match.endpoint != NULL && match.endpoint->is_screen && !request_prefers_html(request)) {
        match.endpoint = NULL;
    }
    if (match.endpoint != NULL) {
        exchange->endpoint_index = match.index;
        request->endpoint = match.endpoint;
        memcpy(request->params, match.params, sizeof request->params);
    }
}
