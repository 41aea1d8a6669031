/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The toy endpoints, and the client.
 */
#include "serving.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <netinet/in.h>

#include "http/stream.h"
#include "support/lanes.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { PATIENCE_MS = 10000 };

/* ---- endpoints ---- */

static json_t *from_span(struct span span) {
    return span.bytes == NULL ? json_null() : json_stringn(span.bytes, span.length);
}

/* Tells what it was asked. */
static enum err reply_tree(struct reply *reply, json_t *tree) {
    json_out_json(reply_open(reply), tree);
    json_decref(tree);
    return reply_close(reply);
}

static enum err reply_echo(struct request *request, struct reply *reply) {
    int64_t number = -1;
    enum err err = request_query_integer(&number, request, "n");
    struct id id = {{0}};
    if (err == OK) {
        err = request_query_id(&id, request, "id");
    }
    if (err != OK) {
        return err;
    }
    const char *header = request_header(request, "x-thing");
    return reply_tree(reply, json_pack("{s:o, s:o, s:o, s:s?, s:s, s:I, s:s, s:s, s:b, s:s}", "a",
                                       from_span(request->params[0]), "b", from_span(request->params[1]), "q",
                                       from_span(request_query(request, "q")), "thing", header, "path", request->path,
                                       "n", (json_int_t)number, "client", request->client, "method", request->method,
                                       "known", request->caller.known, "id", id.text));
}

static enum err reply_fixed(struct request *request, struct reply *reply) {
    (void)request;
    reply->content_type = "text/plain";
    reply->body = (struct span){"fixed", 5};
    return OK;
}

static enum err reply_text(struct request *request, struct reply *reply) {
    (void)request;
    buf_append_text(&reply_open(reply)->buf, "text");
    reply->etag = "\"7\"";
    reply_add_header(reply, "X-Own", "1");
    return reply_close(reply);
}

static enum err reply_shared(struct request *request, struct reply *reply) {
    (void)request;
    return reply_share(reply, shared_bytes_create("shared", 6));
}

static enum err reply_nothing(struct request *request, struct reply *reply) {
    (void)request;
    reply->status = 204;
    return OK;
}

static enum err reply_big(struct request *request, struct reply *reply) {
    int64_t size = 0;
    enum err err = request_query_integer(&size, request, "size");
    if (err != OK) {
        return err;
    }
    struct buf *buf = &reply_open(reply)->buf;
    if (buf_reserve(buf, (size_t)size)) {
        memset(buf->bytes, 'x', (size_t)size);
        buf->length = (size_t)size;
    }
    return reply_close(reply);
}

static enum err fail_silently(struct request *request) {
    (void)request;
    return ERR_INTERNAL;
}

static enum err find_it(struct request *request) {
    struct serving *serving = request->app;
    serving->found++;
    if (request->params[0].bytes[0] != 'x') {
        return problem_set(&request->problem, ERR_NOT_FOUND, "It begins with x.");
    }
    request->data = malloc(1); /* what release is there for */
    return OK;
}

static enum err prepare_it(struct request *request) {
    struct serving *serving = request->app;
    struct thing {
        struct json_text name;
    } *thing = arena_alloc(&request->arena, sizeof *thing);
    static const struct field fields[] = {{"name", FIELD_TEXT, 0, 0, 0, 0}};
    serving->prepared++;
    return thing == NULL ? ERR_NO_MEMORY : json_decode(thing, request->json, fields, 1, "", &request->problem);
}

static enum err commit_it(struct request *request, struct tx *tx) {
    struct serving *serving = request->app;
    (void)tx;
    serving->committed++;
    if (request->params[0].length == 7 && memcmp(request->params[0].bytes, "xrefuse", 7) == 0) {
        return problem_set(&request->problem, ERR_NOT_YOUR_TURN, "Not now.");
    }
    if (request->params[0].length == 5 && memcmp(request->params[0].bytes, "xlost", 5) == 0) {
        return ERR_STORE_UNKNOWN;
    }
    return OK;
}

static enum err commit_slowly(struct request *request, struct tx *tx) {
    struct serving *serving = request->app;
    (void)tx;
    (void)sem_post(&serving->entered);
    while (sem_wait(&serving->leave) != 0) {
    }
    serving->committed++;
    return OK;
}

static enum err prepare_work(struct request *request) {
    request->is_long = true;
    return OK;
}

static enum err work_it(struct request *request) {
    struct serving *serving = request->app;
    if (request_query(request, "slow").bytes != NULL) {
        (void)sem_post(&serving->entered);
        while (sem_wait(&serving->leave) != 0) {
        }
    }
    serving->worked++;
    return request_query(request, "bad").bytes != NULL ? problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "No.")
                                                       : OK;
}

static enum err commit_work(struct request *request, struct tx *tx) {
    struct serving *serving = request->app;
    (void)tx;
    if (serving->stale > 0) {
        serving->stale--;
        return ERR_STALE;
    }
    if (serving->early > 0) {
        serving->early--;
        return ERR_EARLY;
    }
    serving->committed++;
    return OK;
}

static bool postpone_work(struct request *request) {
    struct serving *serving = request->app;
    serving->postponed++;
    return request_query(request, "never").bytes == NULL && writer_submit(serving->writer, &request->job) == OK;
}

static void answer_it(struct request *request) {
    struct serving *serving = request->app;
    serving->answered++;
}

static void release_it(struct request *request) {
    struct serving *serving = request->app;
    free(request->data);
    serving->released++;
}

static enum err prepare_wait(struct request *request) {
    request->watched = sample_id(7);
    return request_query_integer(&request->wait_ms, request, "ms");
}

static bool is_ready(struct request *request) {
    struct serving *serving = request->app;
    serving->asked++;
    return serving->news > 0;
}

static enum err reply_news(struct request *request, struct reply *reply) {
    struct serving *serving = request->app;
    return reply_tree(reply, json_integer(serving->news));
}

/* One event at a time. ?end: it is over behind the second; ?fail: it fails there; ?late: its last moment has passed. */
static enum err more_news(struct request *request, struct frames *frames) {
    struct serving *serving = request->app;
    int *sent = request->data;
    serving->asked++;
    if (*sent == 2 && request_query(request, "fail").bytes != NULL) {
        return problem_set(&request->problem, ERR_STORE, "No more.");
    }
    bool is_at_end = *sent == 2 && request_query(request, "end").bytes != NULL;
    frames->is_over = is_at_end || frames->over_at != 0;
    if (!frames->is_over && *sent < serving->news) {
        json_t *value = json_pack("{s:i}", "n", ++*sent);
        frames_begin_numbered(frames, *sent);
        json_out_json(&frames->out, value);
        frames_end(frames);
        json_decref(value);
    } else if (*sent == 2 && request_query(request, "late").bytes != NULL) {
        frames->over_at = 1;
    }
    return OK;
}

static enum err stream_news(struct request *request, struct reply *reply) {
    static const struct stream stream = {.data_size = sizeof(int), .more = more_news};
    request->watched = sample_id(7);
    request->data = arena_alloc(&request->arena, sizeof(int));
    reply->stream = &stream;
    reply->content_type = "text/event-stream";
    return request->data == NULL ? ERR_NO_MEMORY : OK;
}

static enum err tell_preference(struct request *request, struct reply *reply) {
    struct span found = request_preference(request, "wait");
    return reply_tree(reply, json_pack("[o, b]", from_span(found), request_header_holds(request, "Accept", "b/C")));
}

static enum passage passage_of(struct request *request) {
    bool apart = request_query(request, "apart").bytes != NULL;
    return request_query(request, "vip").bytes != NULL ? PASSAGE_FREE : apart ? PASSAGE_APART : PASSAGE_NONE;
}

static const struct query_member known[] = {
    {"n", QUERY_INTEGER, 0, 10, NULL},     {"size", QUERY_INTEGER, 0, 8000000, NULL},
    {"ms", QUERY_INTEGER, 0, 60000, NULL}, {"id", QUERY_ID, 0, 0, NULL},
    {"q", QUERY_TEXT, 0, 0, NULL},         {NULL, QUERY_TEXT, 0, 0, NULL}};

static const char *const columns[] = {"a", NULL};
static const struct table_def table = {{"items"}, columns};

/* clang-format off */
static const struct endpoint endpoints[] = {
    {.method = "GET", .path = "/echo/{a}/{b}", .query = known, .reply = reply_echo},
    {.method = "GET", .path = "/fixed", .reply = reply_fixed},
    {.method = "GET", .path = "/text", .reply = reply_text},
    {.method = "GET", .path = "/shared", .reply = reply_shared},
    {.method = "GET", .path = "/nothing", .reply = reply_nothing},
    {.method = "GET", .path = "/big", .takes_any_query = true, .query = known, .packs = true,
     .table = &table, .passage = passage_of,
     .reply = reply_big, .answered = answer_it, .release = release_it},
    {.method = "GET", .path = "/broken", .prepare = fail_silently, .reply = reply_fixed},
    {.method = "GET", .path = "/any", .auth = AUTH_ANY, .reply = reply_fixed},
    {.method = "GET", .path = "/play", .auth = AUTH_PLAY, .reply = reply_fixed},
    {.method = "GET", .path = "/guest", .auth = AUTH_GUEST, .reply = reply_fixed},
    {.method = "GET", .path = "/service", .auth = AUTH_SERVICE, .reply = reply_fixed},
    {.method = "GET", .path = "/exempt", .takes_any_query = true, .passage = passage_of, .reply = reply_fixed},
    {.method = "POST", .path = "/small", .body_max = 10, .reply = reply_fixed},
    {.method = "DELETE", .path = "/small", .prepare = prepare_it, .reply = reply_nothing},
    {.method = "POST", .path = "/parts/{x}", .find = find_it, .prepare = prepare_it, .commit = commit_it,
     .reply = reply_fixed, .answered = answer_it, .release = release_it},
    {.method = "POST", .path = "/work", .takes_any_query = true, .prepare = prepare_work, .work = work_it,
     .commit = commit_work, .postpone = postpone_work, .reply = reply_fixed, .answered = answer_it,
     .release = release_it},
    {.method = "GET", .path = "/work", .takes_any_query = true, .prepare = prepare_work, .work = work_it,
     .reply = reply_fixed},
    {.method = "GET", .path = "/held", .query = known, .prepare = prepare_wait, .ready = is_ready,
     .reply = reply_news},
    {.method = "POST", .path = "/held", .query = known, .prepare = prepare_wait, .commit = commit_work,
     .ready = is_ready, .reply = reply_news},
    {.method = "GET", .path = "/stream", .takes_any_query = true, .reply = stream_news},
    {.method = "GET", .path = "/preference", .reply = tell_preference},
    {.method = "POST", .path = "/slow", .commit = commit_slowly, .reply = reply_fixed, .release = release_it},
};
/* clang-format on */

/* ---- opening and closing ---- */

static void add_token(struct serving *serving) {
    unsigned char hash[TOKEN_HASH_SIZE];
    token_generate(serving->token, hash);
    struct player_row player = {.id = sample_id(1), .name = "Ann", .created_at = 1};
    struct token_row token = {
        .id = sample_id(2), .player = player.id, .scopes = SCOPE_PLAY, .label = "", .created_at = 1};
    memcpy(token.hash, hash, sizeof hash);
    must(db_begin(serving->database.db));
    must(player_insert(serving->database.db, &player));
    must(token_insert(serving->database.db, &token));
    must(db_commit(serving->database.db));
}

void serving_open(struct serving *serving, struct server_options *options) {
    *serving = (struct serving){.server = NULL};
    database_open(&serving->database);
    add_token(serving);
    serving->configs = config_cache_create();
    serving->watchers = watchers_create();
    serving->cache = cache_create(1 << 20, serving->configs);
    serving->tokens = tokens_create(16);
    id_source_init(&serving->ids);
    serving->scheduler = lanes_start(1);
    (void)sem_init(&serving->entered, 0, 0);
    (void)sem_init(&serving->leave, 0, 0);
    *options = (struct server_options){
        .host = "127.0.0.1",
        .loops = 2,
        .max_connections = 4096,
        .max_connections_per_address = -1,
        .header_ms = 10000,
        .body_ms = 10000,
        .idle_ms = 10000,
        .send_ms = 10000,
        .uri_max = 8192,
        .headers_max = 16384,
        .endpoints = endpoints,
        .endpoint_count = sizeof endpoints / sizeof endpoints[0],
        .app = serving,
        .db_url = serving->database.path,
        .tokens = serving->tokens,
        .scheduler = serving->scheduler,
        .watchers = serving->watchers,
    };
}

enum err serving_try(struct server **out, const struct server_options *options, struct problem *problem) {
    struct server *server = NULL;
    enum err err = server_create(&server, options, problem);
    if (err == OK) {
        err = server_open(server, problem);
    }
    if (err != OK) {
        server_stop(server);
        return err;
    }
    *out = server;
    return OK;
}

void serving_start(struct serving *serving, const struct server_options *options) {
    struct problem problem;
    cr_assert_eq(serving_try(&serving->server, options, &problem), OK, "%s", problem.detail);
}

void serving_start_writer(struct serving *serving, size_t queue_max) {
    const struct writer_options options = {.db = serving->database.db,
                                           .cache = serving->cache,
                                           .ids = &serving->ids,
                                           .queue_max = queue_max,
                                           .batch_max = 1,
                                           .listeners = &serving->listener,
                                           .listener_count = 1};
    serving->listener = server_listener(serving->server);
    must(writer_start(&serving->writer, &options));
    server_set_writer(serving->server, serving->writer);
}

void serving_run(struct serving *serving) {
    struct server_options options;
    serving_open(serving, &options);
    serving_start(serving, &options);
    serving_start_writer(serving, 1024);
}

void serving_tell(struct serving *serving) {
    struct id key = sample_id(7);
    serving->news++;
    watchers_tell(serving->watchers, &key);
    server_wake(serving->server);
}

void serving_close(struct serving *serving) {
    if (serving->server != NULL) {
        server_drain(serving->server, 0);
    }
    scheduler_stop(serving->scheduler);
    writer_stop(serving->writer);
    server_stop(serving->server);
    watchers_free(serving->watchers);
    tokens_free(serving->tokens);
    cache_free(serving->cache);
    config_cache_free(serving->configs);
    id_source_free(&serving->ids);
    (void)sem_destroy(&serving->entered);
    (void)sem_destroy(&serving->leave);
    database_close(&serving->database);
}

/* ---- the client ---- */

int client_connect(const struct serving *serving) {
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons(server_port(serving->server)),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    cr_assert_geq(fd, 0);
    cr_assert_eq(connect(fd, (const struct sockaddr *)&address, sizeof address), 0);
    return fd;
}

void client_send(int fd, const char *text) {
    size_t length = strlen(text);
    cr_assert_eq(send(fd, text, length, MSG_NOSIGNAL), (ssize_t)length);
}

/* More bytes behind those that are there; false when the other side has closed. */
static bool fill(int fd, struct answer *out, size_t *length) {
    struct pollfd ready = {.fd = fd, .events = POLLIN};
    cr_assert_eq(poll(&ready, 1, PATIENCE_MS), 1, "no answer");
    cr_assert_lt(*length, ANSWER_SIZE - 1);
    ssize_t got = recv(fd, out->bytes + *length, ANSWER_SIZE - 1 - *length, 0);
    *length += got > 0 ? (size_t)got : 0;
    out->bytes[*length] = '\0';
    return got > 0;
}

void client_receive(int fd, struct answer *out) {
    size_t length = 0;
    out->status = 0;
    out->bytes[0] = '\0';
    while (strstr(out->bytes, "\r\n\r\n") == NULL) {
        if (!fill(fd, out, &length)) {
            return;
        }
    }
    out->head_length = (size_t)(strstr(out->bytes, "\r\n\r\n") - out->bytes) + 4;
    const char *declared = strcasestr(out->bytes, "\r\nContent-Length: ");
    size_t wanted = declared == NULL ? 0 : strtoul(declared + strlen("\r\nContent-Length: "), NULL, 10);
    out->status = (int)strtol(out->bytes + strlen("HTTP/1.1 "), NULL, 10);
    wanted = out->status == 304 || out->status == 204 ? 0 : wanted;
    while (length < out->head_length + wanted) {
        cr_assert(fill(fd, out, &length), "the answer was cut");
    }
    out->body = out->bytes + out->head_length;
    out->body_length = length - out->head_length;
}

void client_ask(const struct serving *serving, struct answer *out, const char *text) {
    int fd = client_connect(serving);
    client_send(fd, text);
    client_receive(fd, out);
    (void)close(fd);
}

void client_await(int fd, const char *text) {
    char bytes[4096] = "";
    size_t length = 0;
    while (strstr(bytes, text) == NULL) {
        struct pollfd ready = {.fd = fd, .events = POLLIN};
        cr_assert_eq(poll(&ready, 1, PATIENCE_MS), 1, "'%s' does not come, but '%s'", text, bytes);
        ssize_t got = recv(fd, bytes + length, sizeof bytes - 1 - length, 0);
        cr_assert_gt(got, 0, "closed before '%s', after '%s'", text, bytes);
        length += (size_t)got;
        bytes[length] = '\0';
    }
}

bool client_is_closed(int fd) {
    char byte = 0;
    struct pollfd ready = {.fd = fd, .events = POLLIN};
    return poll(&ready, 1, PATIENCE_MS) == 1 && recv(fd, &byte, 1, 0) <= 0;
}

bool answer_has(const struct answer *answer, const char *line) {
    char wanted[256];
    (void)snprintf(wanted, sizeof wanted, "\r\n%s\r\n", line);
    const char *at = strstr(answer->bytes, wanted);
    return at != NULL && (size_t)(at - answer->bytes) < answer->head_length;
}

void answer_expect_problem(const struct answer *answer, int status, const char *name) {
    char type[128];
    (void)snprintf(type, sizeof type, "/problems/%s\"", name);
    cr_expect_eq(answer->status, status, "%d: %s", answer->status, answer->body);
    cr_expect_not_null(strstr(answer->body, type), "%s", answer->body);
    cr_expect(answer_has(answer, "Content-Type: application/problem+json"));
}
