/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Requests on their way, as libmicrohttpd calls for them:
 *
 *     exchange_begin      the request line has been read: an exchange is taken from the loop's spares
 *     exchange_handle     1. the headers have been read: admit() decides what it can
 *                         2. for each piece of the body
 *                         3. the request is complete: its body is parsed, by the pool where it is large; prepare,
 *                            then work, commit or reply
 *                         4. after a commit, or when an answer was held, again: reply
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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admit.h"
#include "connections.h"
#include "event_stream.h"
#include "respond.h"
#include "spares.h"
#include "stats.h"
#include "util/json.h"
#include "util/timestamp.h"
#include "wait.h"

enum {
    TRIES_MAX = 5,             /* of work that what came meanwhile made stale */
    SUSPENDED_SECONDS = 86400, /* the time-out that changes the order of things; never reached */
    FLUSH_US = 10 * 1000,      /* how long a log line may wait */
    LOGGED_PATH_MAX = 256,     /* of a path that is not logged as it is */
};

/* ---- beginning and end ---- */

void *exchange_begin(void *cls, const char *target, struct MHD_Connection *mhd) {
    struct loop *loop = cls;
    struct connection *connection = connection_of(mhd);
    struct exchange *exchange = connection == NULL ? NULL : spares_take(loop);
    if (exchange == NULL) {
        return NULL;
    }
    exchange->request.connection = connection;
    exchange->request.mhd = mhd;
    exchange->request.client = connection->address;
    exchange->request.client_key = connection->key;
    exchange->target_length = strlen(target);
    if (exchange->target_length <= loop->server->options.uri_max) {
        exchange->target = arena_copy(&exchange->request.arena, target, exchange->target_length);
        if (exchange->target == NULL) {
            spares_put(loop, exchange);
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

/* The path as it is logged: only up to a token that a client has put there by mistake. */
static const char *loggable(char *out, size_t size, const char *path) {
    const char *token = path == NULL ? NULL : token_spot(path);
    if (token == NULL) {
        return path;
    }
    (void)snprintf(out, size, "%.*s...", (int)(token - path), path);
    return out;
}

static void log_request(const struct exchange *exchange, int status, bool is_aborted, int64_t duration_us) {
    const struct request *request = &exchange->request;
    struct loop *loop = exchange->loop;
    char path[LOGGED_PATH_MAX];
    const struct log_field fields[] = {
        log_text("id", request->request_id),
        log_text("method", request->is_head ? "HEAD" : request->method),
        log_text("path", loggable(path, sizeof path, request->path)),
        log_number("status", status),
        log_number("duration_us", duration_us),
        log_number("bytes", (int64_t)exchange->answer_bytes),
        log_text("client", request->client),
        log_text("player", request->caller.known ? request->caller.player.text : NULL),
        log_text("error", exchange->err == OK ? NULL : err_name(exchange->err)),
        log_text("outcome", is_aborted ? "aborted" : NULL),
    };
    log_write(loop->server->options.log, LOG_INFO, "request", fields, sizeof fields / sizeof fields[0]);
    if (loop->server->options.log != NULL && loop->flush_at_us == INT64_MAX) {
        loop->flush_at_us = loop->now_us + FLUSH_US;
    }
}

/* The status of an answer that the library gave by itself. */
static int library_status(struct MHD_Connection *mhd) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info == NULL ? 0 : (int)info->http_status;
}

void exchange_end(struct exchange *exchange, int status, bool is_aborted) {
    struct request *request = &exchange->request;
    struct loop *loop = exchange->loop;
    assert(exchange->stage != STAGE_COMMIT && exchange->stage != STAGE_WORK && exchange->stage != STAGE_PARSE);
    if (exchange->ran && request->endpoint->release != NULL) {
        request->endpoint->release(request);
    }
    int64_t duration_us = timestamp_monotonic_us() - request->started_us;
    if (is_aborted) {
        stats_count_aborted(loop->stats);
    }
    if (status != 0) {
        stats_count_request(loop->stats, exchange->endpoint_index, status, duration_us - exchange->waited_us,
                            exchange->answer_bytes);
    }
    log_request(exchange, status, is_aborted, duration_us);
    json_decref(request->json);
    reply_clear(&exchange->reply);
    connection_enter(request->connection, PHASE_IDLE);
    request->connection->exchange = NULL;
    atomic_fetch_sub_explicit(&loop->under_way, 1, memory_order_relaxed);
}

/* What a connection was doing has ended. */
static void end_all(struct connection *connection, int status, bool is_aborted) {
    struct exchange *exchange = connection->exchange;
    struct wait *wait = connection->wait;
    if (exchange == NULL && wait != NULL) {
        event_stream_complete(wait->stream, is_aborted);
        return;
    }
    if (wait != NULL && wait->stream != NULL) { /* its response was not taken */
        event_stream_end(wait->stream);
    } else if (wait != NULL) {
        wait_end(wait);
    }
    if (exchange != NULL) {
        struct loop *loop = exchange->loop;
        exchange_end(exchange, status, is_aborted);
        spares_put(loop, exchange);
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

static enum MHD_Result answer(struct exchange *exchange, enum err err) {
    exchange->err = err;
    if (err != OK) {
        respond_set_problem(exchange);
    }
    return respond(exchange);
}

static enum MHD_Result handle_headers(struct exchange *exchange, const char *url, const char *method,
                                      const char *version) {
    admit(exchange, url, method, version);
    exchange->stage = STAGE_BODY;
    if (exchange->decided) {
        bool would_hang = exchange->expects_continue || exchange->is_chunked || exchange->declared > DISCARD_MAX;
        if (exchange->close || (exchange->has_body && would_hang)) {
            exchange->close = true;
            return answer(exchange, exchange->err);
        }
    }
    connection_enter(exchange->request.connection, exchange->has_body ? PHASE_BODY : PHASE_WORKING);
    return MHD_YES;
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
        size_t max = request->endpoint->body_max == 0 ? BODY_MAX_DEFAULT : request->endpoint->body_max;
        size_t wanted = exchange->is_chunked ? (size_t)exchange->received + length : (size_t)exchange->declared;
        if (wanted > max) {
            exchange->decided = true;
            exchange->err = problem_set(&request->problem, ERR_TOO_LARGE,
                                        "The body has more than the %zu bytes that are allowed here.", max);
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

static void take_body(struct exchange *exchange) {
    if (exchange->body != NULL) {
        exchange->body[exchange->received] = '\0';
        exchange->request.body = (struct span){exchange->body, (size_t)exchange->received};
    }
}

static enum err parse_body(struct exchange *exchange) {
    struct request *request = &exchange->request;
    if (strcmp(request->method, "GET") == 0) {
        return OK;
    }
    return json_parse(&request->json, request->body.bytes, request->body.length, &request->problem);
}

/* Of megabytes, parsing takes so long that nobody else of the loop should wait for it. */
static bool is_bulky(const struct exchange *exchange) {
    return exchange->request.body.length > BODY_MAX_DEFAULT && exchange->loop->server->options.pool != NULL;
}

static enum MHD_Result reply(struct exchange *exchange) {
    struct request *request = &exchange->request;
    exchange->ran = true;
    enum err err = request->endpoint->reply(request, &exchange->reply);
    bool is_stream = err == OK && exchange->reply.stream != NULL && !request->is_head;
    if (is_stream) {
        err = event_stream_begin(exchange);
    }
    enum MHD_Result result = answer(exchange, err);
    if (is_stream && err == OK && result == MHD_YES) {
        event_stream_detach(request->connection->wait->stream);
    }
    return result;
}

static enum MHD_Result reply_or_hold(struct exchange *exchange) {
    exchange->ran = true;
    return wait_hold(exchange) ? MHD_YES : reply(exchange);
}

/* ---- work and commits: elsewhere, while the connection is suspended ---- */

_Static_assert(offsetof(struct exchange, request) == 0 && offsetof(struct request, job) == 0,
               "an exchange is found from its request, and that from its job");

static struct exchange *of_task(struct task *task) {
    return (struct exchange *)(void *)((char *)task - offsetof(struct request, task));
}

/* Any thread: hands the exchange back to its loop. Who calls it sees to it that the loop wakes. */
static void hand_back(struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    struct exchange *newest = atomic_load_explicit(&loop->finished, memory_order_relaxed);
    do {
        exchange->next = newest;
    } while (!atomic_compare_exchange_weak(&loop->finished, &newest, exchange));
}

/* Writer's thread. */
static enum err run_commit(struct job *job, struct tx *tx) {
    struct request *request = (struct request *)job;
    return request->endpoint->commit(request, tx);
}

/* Writer's thread: server_wake follows, once for the batch. */
static void finish_commit(struct job *job) {
    hand_back((struct exchange *)job);
}

/* Pool's thread. */
static void run_parse(struct task *task) {
    struct exchange *exchange = of_task(task);
    exchange->request.job.err = parse_body(exchange);
}

/* Pool's thread. */
static void run_work(struct task *task) {
    struct exchange *exchange = of_task(task);
    exchange->request.job.err = exchange->request.endpoint->work(&exchange->request);
}

/* Pool's thread. */
static void finish_work(struct task *task) {
    struct exchange *exchange = of_task(task);
    struct server *server = exchange->loop->server;
    hand_back(exchange);
    server_wake(server);
}

void exchange_suspend(struct exchange *exchange) {
    struct MHD_Connection *mhd = exchange->request.mhd;
    exchange->ran = true;
    MHD_suspend_connection(mhd);
    (void)MHD_set_connection_option(mhd, MHD_CONNECTION_OPTION_TIMEOUT, (unsigned)SUSPENDED_SECONDS);
}

/* Suspends it for as long as another thread has it. */
static void lend(struct exchange *exchange, enum stage stage) {
    exchange->stage = stage;
    exchange->loop->suspended++;
    exchange_suspend(exchange);
}

/* Nobody took it: the loop resumes it on its next turn, and answers so. */
static void give_up(struct exchange *exchange) {
    exchange->request.job.err = ERR_BUSY;
    hand_back(exchange);
}

static enum MHD_Result submit_commit(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct writer *writer = atomic_load(&exchange->loop->server->writer);
    if (writer == NULL) {
        return answer(exchange, ERR_BUSY);
    }
    request->job.run = run_commit;
    request->job.done = finish_commit;
    lend(exchange, STAGE_COMMIT);
    if (writer_submit(writer, &request->job) != OK) {
        give_up(exchange);
    }
    return MHD_YES;
}

static enum MHD_Result submit_task(struct exchange *exchange, enum stage stage, void (*run)(struct task *task)) {
    struct task *task = &exchange->request.task;
    if (atomic_load(&exchange->loop->server->writer) == NULL) {
        return answer(exchange, ERR_BUSY); /* drained: the pool may be gone */
    }
    task->run = run;
    task->done = finish_work;
    lend(exchange, stage);
    if (pool_submit(exchange->loop->server->options.pool, task) != OK) {
        give_up(exchange);
    }
    return MHD_YES;
}

static enum MHD_Result submit_work(struct exchange *exchange) {
    exchange->tries++;
    return submit_task(exchange, STAGE_WORK, run_work);
}

void exchange_resume_finished(struct loop *loop) {
    struct exchange *newest = atomic_exchange(&loop->finished, NULL);
    struct exchange *oldest = NULL;
    while (newest != NULL) {
        struct exchange *next = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = next;
    }
    while (oldest != NULL) {
        struct exchange *next = oldest->next;
        MHD_resume_connection(oldest->request.mhd);
        loop->suspended--;
        oldest = next;
    }
}

static enum MHD_Result finish(struct exchange *exchange) {
    return exchange->request.endpoint->commit != NULL ? submit_commit(exchange) : reply_or_hold(exchange);
}

/* The body is there, and parsed. */
static enum MHD_Result begin(struct exchange *exchange) {
    struct request *request = &exchange->request;
    enum err err = OK;
    if (atomic_load(&exchange->loop->server->writer) == NULL) {
        return answer(exchange, ERR_BUSY); /* drained: what endpoints work with may be gone */
    }
    if (request->endpoint->prepare != NULL) {
        exchange->ran = true;
        err = request->endpoint->prepare(request);
    }
    if (err != OK) {
        return answer(exchange, err);
    }
    return request->is_long ? submit_work(exchange) : finish(exchange);
}

/* The connection was resumed: go on where the pool or the writer left off. */
static enum MHD_Result handle_resumed(struct exchange *exchange) {
    struct request *request = &exchange->request;
    enum stage stage = exchange->stage;
    enum err err = request->job.err;
    (void)MHD_set_connection_option(request->mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    exchange->stage = STAGE_BODY;
    if (err == ERR_STALE && request->endpoint->work != NULL && exchange->tries < TRIES_MAX) {
        return submit_work(exchange);
    }
    if (err != OK) {
        return answer(exchange, err);
    }
    if (stage == STAGE_PARSE) {
        return begin(exchange);
    }
    return stage == STAGE_WORK ? finish(exchange) : reply_or_hold(exchange);
}

/* The answer was held, and is held no longer. */
static enum MHD_Result handle_released(struct exchange *exchange) {
    struct wait *wait = exchange->request.connection->wait;
    (void)MHD_set_connection_option(exchange->request.mhd, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
    exchange->stage = STAGE_BODY;
    exchange->waited_us = timestamp_monotonic_us() - wait->began_us;
    wait_end(wait);
    return reply(exchange);
}

static enum MHD_Result handle_complete(struct exchange *exchange) {
    connection_enter(exchange->request.connection, PHASE_WORKING);
    exchange->request.arrived_at = timestamp_now();
    if (exchange->decided) {
        return answer(exchange, exchange->err);
    }
    take_body(exchange);
    if (is_bulky(exchange)) {
        return submit_task(exchange, STAGE_PARSE, run_parse);
    }
    enum err err = parse_body(exchange);
    return err == OK ? begin(exchange) : answer(exchange, err);
}

enum MHD_Result exchange_handle(void *cls, struct MHD_Connection *mhd, const char *url, const char *method,
                                const char *version, const char *upload, size_t *upload_size, void **context) {
    const struct connection *connection = *context;
    struct exchange *exchange = connection == NULL ? NULL : connection->exchange;
    (void)cls;
    (void)mhd;
    if (exchange == NULL && connection != NULL && connection->wait != NULL) {
        *upload_size = 0; /* a stream */
        return MHD_YES;
    }
    if (exchange == NULL) {
        return MHD_NO; /* there was no memory for it */
    }
    switch (exchange->stage) {
    case STAGE_HEADERS:
        return handle_headers(exchange, url, method, version);
    case STAGE_BODY:
        return *upload_size > 0 ? handle_piece(exchange, upload, upload_size) : handle_complete(exchange);
    case STAGE_PARSE:
    case STAGE_WORK:
    case STAGE_COMMIT:
        return handle_resumed(exchange);
    case STAGE_HELD:
        return handle_released(exchange);
    case STAGE_ANSWERED:
        break;
    }
    *upload_size = 0;
    return MHD_YES;
}
