/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The HTTP server over libmicrohttpd: loops, limits, deadlines, and the way of a request through its endpoint.
 *
 * libmicrohttpd's own threads can stall for good (see ARCHITECTURE.md), so there are none: every loop is a thread of
 * ours with a daemon of its own in external epoll mode, sharing the port by SO_REUSEPORT. All calls to a daemon come from
 * its loop's thread; the writer hands finished requests to the loops by server_job_done and wakes each once by
 * server_wake.
 */
#ifndef REFEREE_HTTP_SERVER_H
#define REFEREE_HTTP_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/route.h"
#include "util/buf.h"
#include "util/err.h"
#include "util/id.h"
#include "util/log.h"

struct cache;
struct db_pool;
struct watchers;
struct scheduler;
struct server;
struct tokens;
struct writer;

struct server_options {
    const char *host; /* an address to listen on, e.g. "127.0.0.1", "::", "0.0.0.0" */
    uint16_t port;    /* 0 = any free one */
    unsigned loops;   /* threads; at least 1 */
    unsigned max_connections;
    int max_connections_per_address;       /* 0 = off; -1 = 256, but loopback and trusted proxies are not limited */
    int64_t header_ms;                     /* from the first byte (or accept) to the end of the headers */
    int64_t body_ms;                       /* from the end of the headers to the end of the body */
    int64_t idle_ms;                       /* between requests of a connection */
    int64_t send_ms;                       /* from the answer's first byte to its last */
    size_t uri_max, headers_max;           /* bytes */
    int rate_limit;                        /* requests a second per caller (burst twice that); 0 = off */
    int apart_limit;                       /* likewise of those that go on apart from it; > 0 where rate_limit is */
    const char *const *cors_origins;       /* NULL-terminated list of allowed origins ("*" = any); NULL = none */
    const char *const *trusted_proxies;    /* NULL-terminated list of addresses or prefixes; NULL = none */
    const char *tls_certificate, *tls_key; /* PEM texts; both or neither */
    const char *public_url;                /* see server_can_be_reached_at; NULL = as requests name it */
    const struct endpoint *endpoints;
    size_t endpoint_count;
    /* Fills the answer to a GET where none of these is; ERR_NOT_FOUND: the usual problem. On a loop's thread. May be NULL. */
    enum err (*reply_nowhere)(struct request *request, struct reply *reply);
    void *app;
    struct cache *cache;   /* where endpoints look for games: it is told early what it will be asked; may be NULL */
    const char *db_url;    /* each loop opens its own read connection; or, where the database is beyond a network, */
    struct db_pool *reads; /* those of the threads that read for them (LANE_READS); NULL: they read for themselves */
    struct tokens *tokens;
    struct scheduler *scheduler; /* for endpoints with work; may be NULL where there are none */
    struct watchers *watchers;   /* for endpoints that wait, and streams; may be NULL where there are none */
    struct log *log;
};

/* May it stand among cors_origins: "*", "null", or scheme, host and perhaps port, as browsers send them? */
bool server_can_allow(const char *origin);

/* May it be public_url: http:// or https://, a host, perhaps a port and a path, without a slash at the end? */
bool server_can_be_reached_at(const char *url);

/* May it stand among trusted_proxies: an address or a prefix? */
bool server_can_trust(const char *proxy);

/*
 * Makes a server that has its address and port but refuses connections until server_open. server_wake and
 * server_set_writer may be called already. ERR_INTERNAL where the libmicrohttpd that was loaded reads requests in another
 * way than the server relies on: it tries that with one of its own.
 */
enum err server_create(struct server **out, const struct server_options *options, struct problem *problem) MUST_CHECK;

/*
 * Begins to listen and starts the loops, once; requests are answered 503 until server_set_writer was called. After a
 * failure nothing is left to do but server_stop.
 */
enum err server_open(struct server *server, struct problem *problem) MUST_CHECK;

/* The writer takes commits from now on. */
void server_set_writer(struct server *server, struct writer *writer);

/* Before that: games are brought up to date by it, until the server has been drained. NULL, as at first: they are up to date. */
void server_set_refresher(struct server *server, struct refresher *refresher);

/* The port it listens on. */
uint16_t server_port(const struct server *server);

/*
 * For writer_options.listeners, behind the tokens': what waits with a token that was revoked ends; and once a batch is
 * done, the loops that have something to do are woken.
 */
struct listener server_listener(struct server *server);

/* Wakes the loops that have finished requests, or whose waits were told. Any thread. */
void server_wake(struct server *server);

/*
 * No new connections; keep-alive ends with the answer under way. Returns when every connection has ended, or after
 * wait_ms; from then on no endpoint is asked to begin anything, whose body came too late is answered 503, and scheduler
 * and writer may be stopped. What `release` needs must last until server_stop.
 */
void server_drain(struct server *server, int64_t wait_ms);

/* Is it draining? For /readyz. */
bool server_is_draining(const struct server *server);

/* Stops the loops and frees everything. server_drain, then scheduler_stop and writer_stop come before. NULL is fine. */
void server_stop(struct server *server);

/* Appends its metrics in Prometheus' text format. */
void server_write_metrics(const struct server *server, struct buf *out);

#endif
