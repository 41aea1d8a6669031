/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Starting, draining and stopping the server as a whole.
 */
#include "http/server.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <sodium.h>

#include "connection_limits.h"
#include "holds.h"
#include "internal.h"
#include "listen.h"
#include "loop.h"
#include "poller.h"
#include "stats.h"
#include "trial.h"
#include "util/timestamp.h"
#include "waiter.h"

enum {
    LIMIT_SLOTS = 64 * 1024, /* callers whose rate is remembered: 1 MiB */
    LIMIT_WINDOW_US = 2 * 1000 * 1000,
    BEYOND_LIMIT_MIN = 100, /* requests a second; refusing so many costs next to nothing */
    PER_ADDRESS_DEFAULT = 256,
    POLL_MS = 5,
};

static void *allocate(size_t count, size_t size) {
    void *memory = calloc(count > 0 ? count : 1, size);
    if (memory == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    return memory;
}

bool server_can_be_reached_at(const char *url) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/[]";
    size_t scheme = strncmp(url, "http://", 7) == 0 ? 7 : strncmp(url, "https://", 8) == 0 ? 8 : 0;
    size_t length = strlen(url);
    return scheme > 0 && length <= 200 && url[scheme] != '/' && length > scheme && url[length - 1] != '/' &&
           strspn(url, allowed) == length;
}

bool server_can_trust(const char *proxy) {
    struct prefix prefix;
    return prefix_parse(&prefix, proxy);
}

static enum err read_proxies(struct server *server, struct problem *problem) {
    const char *const *texts = server->options.trusted_proxies;
    size_t count = 0;
    while (texts != NULL && texts[count] != NULL) {
        count++;
    }
    server->proxies = allocate(count, sizeof *server->proxies);
    for (size_t i = 0; i < count; i++) {
        if (!prefix_parse(&server->proxies[i], texts[i])) {
            return problem_set(problem, ERR_INVALID_VALUE,
                               "The trusted proxy %s is neither an address nor a prefix such as 10.0.0.0/8.", texts[i]);
        }
        server->proxy_count++;
    }
    return OK;
}

static void make_keys(struct server *server) {
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    randombytes_buf(server->key, sizeof server->key);
    for (size_t i = 0; i + 1 < sizeof server->id_prefix; i++) {
        server->id_prefix[i] = digits[randombytes_uniform(32)];
    }
}

static enum err bind_sockets(struct server *server, struct problem *problem) {
    const struct server_options *options = &server->options;
    int *sockets = allocate(options->loops, sizeof *sockets);
    enum err err = listen_bind(sockets, &server->port, options->loops, options->host, options->port, problem);
    if (err != OK) {
        free(sockets);
        return err;
    }
    server->sockets = sockets;
    return OK;
}

/* Of the sockets that no loop has. */
static void close_sockets(struct server *server) {
    for (unsigned i = server->loop_count; server->sockets != NULL && i < server->options.loops; i++) {
        (void)close(server->sockets[i]);
    }
    free(server->sockets);
}

enum err server_create(struct server **out, const struct server_options *options, struct problem *problem) {
    assert(options->loops >= 1);
    assert(options->rate_limit == 0 || options->apart_limit > 0);
    assert((options->tls_certificate == NULL) == (options->tls_key == NULL));
    struct server *server = allocate(1, sizeof *server);
    server->options = *options;
    server->started_at = timestamp_now();
    server->router = router_create(options->endpoints, options->endpoint_count);
    int per_address = options->max_connections_per_address;
    server->connection_limits =
        connection_limits_create(options->max_connections, per_address < 0 ? PER_ADDRESS_DEFAULT : (size_t)per_address);
    server->streams = connection_limits_create(options->max_connections, STREAMS_MAX);
    if (options->rate_limit > 0) {
        server->limit = limit_create((int64_t)options->rate_limit * 2, LIMIT_WINDOW_US, LIMIT_SLOTS);
        server->holds = holds_create(options->max_connections);
        int64_t beyond_limit = options->rate_limit > BEYOND_LIMIT_MIN ? options->rate_limit : BEYOND_LIMIT_MIN;
        server->beyond_limit = limit_create(beyond_limit * 2, LIMIT_WINDOW_US, LIMIT_SLOTS);
        server->apart = limit_create((int64_t)options->apart_limit * 2, LIMIT_WINDOW_US, LIMIT_SLOTS);
    }
    server->loops = aligned_alloc(alignof(struct loop), options->loops * sizeof *server->loops);
    if (server->loops == NULL) {
        abort();
    }
    memset(server->loops, 0, options->loops * sizeof *server->loops);
    make_keys(server);
    enum err err = read_proxies(server, problem);
    if (err == OK) {
        err = bind_sockets(server, problem);
    }
    if (err == OK) {
        err = trial_of_tap(server, problem);
    }
    if (err != OK) {
        server_stop(server);
        return err;
    }
    *out = server;
    return OK;
}

enum err server_open(struct server *server, struct problem *problem) {
    const struct server_options *options = &server->options;
    assert(server->loop_count == 0);
    enum err err = listen_begin(server->sockets, options->loops, options->host, server->port, problem);
    for (unsigned i = 0; i < options->loops && err == OK; i++) {
        struct loop *loop = &server->loops[i];
        loop->stats = stats_create(options->endpoint_count);
        server->loop_count++;
        err = loop_prepare(loop, server, i, server->sockets[i], problem);
    }
    /* All loops are there before the first of them runs: whoever asks for figures looks at them all. */
    for (unsigned i = 0; i < options->loops && err == OK; i++) {
        err = loop_start(&server->loops[i], problem);
    }
    if (err == OK) {
        atomic_store(&server->is_open, true);
        server_wake(server); /* for what was finished since the first loop began */
    }
    return err;
}

void server_set_refresher(struct server *server, struct refresher *refresher) {
    server->refresher = refresher;
}

void server_set_writer(struct server *server, struct writer *writer) {
    atomic_store(&server->writer, writer);
}

uint16_t server_port(const struct server *server) {
    return server->port;
}

void server_wake(struct server *server) {
    if (!atomic_load(&server->is_open)) {
        return; /* the loops are still being made */
    }
    for (unsigned i = 0; i < server->loop_count; i++) {
        struct loop *loop = &server->loops[i];
        if (atomic_load(&loop->finished) != NULL || atomic_load(&loop->woken) != NULL) {
            poller_wake(loop);
        }
    }
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    const struct server *server = context;
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_TOKEN) {
            const struct id key = waiter_caller_key(&changes[i].id);
            watchers_tell(server->options.watchers, &key);
        }
    }
}

static void flushed(void *context) {
    server_wake(context);
}

struct listener server_listener(struct server *server) {
    return (struct listener){.context = server, .changed = changed, .flushed = flushed};
}

static void enter(struct server *server, enum server_state state) {
    atomic_store(&server->state, (int)state);
    for (unsigned i = 0; i < server->loop_count; i++) {
        poller_wake(&server->loops[i]);
    }
}

static void pause_a_little(void) {
    const struct timespec pause = {.tv_nsec = POLL_MS * 1000 * 1000};
    (void)nanosleep(&pause, NULL);
}

static bool has_reached(const struct server *server, enum server_state state) {
    for (unsigned i = 0; i < server->loop_count; i++) {
        const struct loop *loop = &server->loops[i];
        if (loop->is_running && atomic_load(&loop->reached) < (int)state) {
            return false;
        }
    }
    return true;
}

static bool is_empty(const struct server *server) {
    for (unsigned i = 0; i < server->loop_count; i++) {
        const struct loop *loop = &server->loops[i];
        if (atomic_load(&loop->under_way) > 0 || atomic_load(&loop->open) > 0) {
            return false;
        }
    }
    return true;
}

void server_drain(struct server *server, int64_t wait_ms) {
    int64_t until = timestamp_monotonic_us() + wait_ms * 1000;
    enter(server, STATE_DRAINING);
    while (timestamp_monotonic_us() < until && !(has_reached(server, STATE_DRAINING) && is_empty(server))) {
        pause_a_little();
    }
    /* The caller may stop the writer next: once every loop has begun a turn after this, none can still be handing it a
     * job. */
    atomic_store(&server->writer, NULL);
    enter(server, STATE_CLOSED);
    while (!has_reached(server, STATE_CLOSED)) {
        pause_a_little();
    }
}

bool server_is_draining(const struct server *server) {
    return atomic_load(&server->state) != STATE_SERVING;
}

void server_stop(struct server *server) {
    if (server == NULL) {
        return;
    }
    enter(server, STATE_STOPPING);
    for (unsigned i = 0; i < server->loop_count; i++) {
        loop_stop(&server->loops[i]);
    }
    close_sockets(server);
    log_flush(server->options.log);
    router_free(server->router);
    limit_free(server->limit);
    limit_free(server->apart);
    limit_free(server->beyond_limit);
    connection_limits_free(server->connection_limits);
    connection_limits_free(server->streams);
    holds_free(server->holds);
    free(server->proxies);
    free(server->loops);
    free(server);
}

void server_write_metrics(const struct server *server, struct buf *out) {
    stats_write(server, out);
}
