/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A server with toy endpoints for the tests of the HTTP layer, over a real store and a real writer, and a client of bare
 * bytes.
 */
#ifndef REFEREE_TESTS_HTTP_SERVING_H
#define REFEREE_TESTS_HTTP_SERVING_H

#include <semaphore.h>
#include <stdatomic.h>

#include <criterion/criterion.h>

#include "core/cache.h"
#include "core/writer.h"
#include "game/config_cache.h"
#include "http/server.h"
#include "http/tokens.h"
#include "live/watchers.h"
#include "unit/store/database.h"

enum { ANSWER_SIZE = 64 * 1024 };

#define GET(path) "GET " path " HTTP/1.1\r\nHost: a\r\n\r\n"
#define POST(path, body_length, body) \
    "POST " path " HTTP/1.1\r\nHost: a\r\nContent-Length: " body_length "\r\n\r\n" body

struct serving {
    struct database database;
    struct config_cache *configs;
    struct cache *cache;
    struct id_source ids;
    struct tokens *tokens;
    struct server *server;
    struct writer *writer;
    struct watchers *watchers;
    struct listener listener;    /* of the writer */
    struct scheduler *scheduler; /* in each lane one thread, one place in its queue */
    char token[TOKEN_TEXT_SIZE]; /* of scope play */

    /* What the endpoints did. */
    atomic_int found, prepared, worked, committed, answered, released;
    atomic_int stale; /* /work: how many commits are still to find the work stale */
    atomic_int early; /* likewise to be told that their time has not come */
    atomic_int postponed;
    atomic_int news;  /* /held, /stream: so many events there are */
    atomic_int asked; /* how often they were asked for them */
    sem_t entered;    /* /slow, /work?slow: posted when its commit, its work has begun */
    sem_t leave;      /* and waits for this */
};

/* Opens everything but the server; options then has what a server needs, to be changed and given to serving_start. */
void serving_open(struct serving *serving, struct server_options *options);
void serving_start(struct serving *serving, const struct server_options *options);
/* Makes a server and opens it; on failure nothing is left of it. */
enum err serving_try(struct server **out, const struct server_options *options, struct problem *problem) MUST_CHECK;
/* Starts a writer with room for so many jobs, and gives it to the server. */
void serving_start_writer(struct serving *serving, size_t queue_max);
/* As above, all of it with the usual options. */
void serving_run(struct serving *serving);

/* One event more, of what /held and /stream wait for. */
void serving_tell(struct serving *serving);

/* Stops what still runs, in the right order, and closes the rest. */
void serving_close(struct serving *serving);

/* --- The client --- */

struct answer {
    int status; /* 0: the connection was closed without one */
    size_t head_length;
    size_t body_length;
    const char *body;
    char bytes[ANSWER_SIZE]; /* head, empty line, body; NUL-terminated */
};

int client_connect(const struct serving *serving);
void client_send(int fd, const char *text);
/* Reads one answer; waits at most ten seconds. */
void client_receive(int fd, struct answer *out);
/* One request on a connection of its own. */
void client_ask(const struct serving *serving, struct answer *out, const char *text);
/* Reads until the text has come; fails when it does not. What came with it is lost. */
void client_await(int fd, const char *text);
/* Has the other side closed? Waits at most ten seconds for it. */
bool client_is_closed(int fd);
/* Does the head have this line? */
bool answer_has(const struct answer *answer, const char *line);
/* Is it this problem? */
void answer_expect_problem(const struct answer *answer, int status, const char *name);

#endif
