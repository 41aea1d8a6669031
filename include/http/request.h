/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One request on its way through the server, as endpoints see it.
 *
 * A request is touched by one thread at a time: the loop thread of its connection, except while the writer runs its
 * commit. Everything it owns is in its arena or released when it ends.
 */
#ifndef REFEREE_HTTP_REQUEST_H
#define REFEREE_HTTP_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "core/refresher.h"
#include "core/writer.h"
#include "http/negotiate.h"
#include "http/tokens.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/problem.h"
#include "util/scheduler.h"
#include "util/trace.h"

struct connection;
struct db;
struct endpoint;
struct MHD_Connection;

enum { REQUEST_PARAMS_MAX = 3, REQUEST_ID_MAX = 64 };

/* A run of bytes, borrowed; NULL bytes = absent. */
struct span {
    const char *bytes;
    size_t length;
};

struct request {
    struct job job;         /* for endpoints with a commit; job.run and job.done are the server's */
    struct task task;       /* for endpoints with work, likewise */
    struct refresh refresh; /* for what is about a game; the server's */
    bool takes_text;        /* set by find: the body is text/plain and no JSON, so it is not parsed */
    bool is_long;           /* set by prepare: there is work to do */
    bool recalls;           /* set by commit: there is something to recall before the reply */
    bool is_partial; /* set by a commit that went well: it has done a part, and is to be run again in another job */
    int parts;       /* for commit: so many have been done so, and are durable */
    /* For endpoints with `ready` and for streams. */
    int64_t wait_ms;        /* set by prepare: how long the answer may be held; 0 = not at all */
    bool is_wait_preferred; /* that was asked for by Prefer, which the answer tells */
    struct id watched;      /* set by ready, or with a stream: what is waited for, a game or a player */

    int64_t retry_after; /* seconds, for Retry-After of a 429 or 503; 0 = one */

    const struct endpoint *endpoint;
    const char *method; /* "GET" also for HEAD: see is_head */
    bool is_head;
    const char *path;                       /* as sent, without the query */
    struct span params[REQUEST_PARAMS_MAX]; /* what stood for {name} in the pattern, in order */
    char request_id[REQUEST_ID_MAX + 1];
    struct trace trace;  /* of the client's, where it has sent one */
    const char *client;  /* the client's address as text: the peer's, or what a trusted proxy says */
    uint64_t client_key; /* the same for limits: a keyed hash of the address, of the /64 for IPv6 */
    int64_t arrived_at;  /* wall clock, ms: when the request was complete */
    int64_t started_us;  /* monotonic, for the latency histogram */

    struct caller caller;
    struct span body;
    bool
        is_hashed; /* body_hash is there: of a large body, made on the thread that parses it, where a key came with it */
    unsigned char body_hash[32]; /* SHA-256 */
    json_t *
        json; /* the parsed body (an empty object where there is none); owned; NULL for methods without, and for text */

    void *app;     /* the application: given to server_create */
    struct db *db; /* the read connection of the thread that has the request; NOT inside commit and work */
    void *data;    /* the endpoint's own, in the arena; what it holds beyond is released by endpoint->release */

    struct connection *connection; /* the server's */
    struct MHD_Connection *mhd;    /* the server's */

    /* Last, as the memory of these two is kept from request to request: all before them begins as zero. */
    struct problem problem; /* what is wrong, once an endpoint's function has failed */
    struct arena arena;     /* after each request it is emptied, and keeps a block */
};

/* Whom limits count the request for: the player, whichever of its tokens was sent, or the address where none was. */
uint64_t request_caller_key(const struct request *request);

/*
 * Has the client closed its end of the connection? Then most likely nobody waits for the answer any more; a client that
 * has only shut down its sending half looks the same, so it should get what there is. For work, on the pool thread.
 */
bool request_is_abandoned(const struct request *request);

/* Does its caller want a page rather than JSON? See http/negotiate.h. */
bool request_prefers_html(struct request *request);

/* Or a table? Likewise. */
bool request_prefers_csv(struct request *request);

/* The language that its caller wants: likewise. */
enum language request_language(struct request *request);

/* How much its caller wants each content coding: see http/negotiate.h. */
void request_weigh_codings(int out[static CODING_COUNT], struct request *request);

/*
 * Where this server is reached, for links that lead back to it: its public URL; else by the scheme it is served with, or
 * that a trusted proxy says it is, and the request's Host, or the address that it listens on where that names no host.
 * Without a slash at the end; lives as long as the request. NULL: no memory.
 */
const char *request_base_url(struct request *request);

/*
 * What the addresses in problems' `type` begin with: public_url, where they lead to the explanation, else a name that is
 * the same on every server, as clients compare it.
 */
const char *request_problem_base(const struct request *request);

/* The path without the query, with its escapes resolved: what endpoints are found by. */
const char *request_plain_path(const struct request *request);

/* A header's value by name (case-insensitive), or NULL. */
const char *request_header(struct request *request, const char *name);

/* Does any header of this name hold the text, in whatever case? */
bool request_header_holds(struct request *request, const char *name, const char *text);

/*
 * What a preference is given as in the Prefer headers (RFC 7240): its value without quotes, empty where it has none; absent
 * where it is not among them. The first where it repeats.
 */
struct span request_preference(struct request *request, const char *name);

/* A query member's decoded value by name (UTF-8 without NUL, NUL-terminated), or absent. The first where it repeats. */
struct span request_query(struct request *request, const char *name);

/*
 * A query member that the endpoint declares (endpoint->query), as a number of the range that is declared there: *out
 * stays as it is where it is absent. ERR_INVALID_VALUE with a pointer "?name" when it is none of these; a word that may
 * stand in its place is the caller's to look for first.
 */
enum err request_query_integer(int64_t *out, struct request *request, const char *name) MUST_CHECK;

/* The game that the path names, by an endpoint whose first parameter is {game}; false where there is none, or it is no id. */
bool request_game(struct id *out, const struct request *request);

/* The same for an id. */
enum err request_query_id(struct id *out, struct request *request, const char *name) MUST_CHECK;

/* Is the whole query one that the endpoint takes? ERR_INVALID_VALUE where it is not: see http/query.h. */
enum err request_query_check(struct request *request) MUST_CHECK;

#endif
