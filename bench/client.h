/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A load of keep-alive HTTP/1.1 connections on 127.0.0.1, each with one request outstanding at a time.
 *
 * wrk tells neither which connection an answer belongs to nor how long nothing came at all. The stall test needs both,
 * and the making of games needs each answer's body, so this is the smallest client that has them: one thread, epoll,
 * answers with a Content-Length. A caller gives two functions and gets the connection's number in each.
 */
#ifndef BENCH_CLIENT_H
#define BENCH_CLIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for one request, and for the head and body of one answer. */
enum { CLIENT_REQUEST_MAX = 2048, CLIENT_ANSWER_MAX = 256 * 1024, CLIENT_CONNECTIONS_MAX = 4096 };

struct client_answer {
    size_t connection;
    unsigned status;
    const char *body; /* not terminated; valid during the call */
    size_t body_size;
    uint64_t nanoseconds; /* from the first byte sent to the last byte received */
};

struct client_load {
    uint16_t port;
    size_t connections;
    uint64_t nanoseconds; /* no request is begun after so long; 0 = as long as there are requests */
    /* Writes the next request of the connection; its length, or 0 when the connection has nothing more to ask. */
    size_t (*next)(void *context, size_t connection, char *buffer, size_t size);
    /* Takes an answer; false ends the load. */
    bool (*answered)(void *context, const struct client_answer *answer);
    void *context;
};

struct client_report {
    uint64_t answers;
    uint64_t nanoseconds;       /* from the first request to the last answer */
    uint64_t longest_gap;       /* nanoseconds in which requests waited and no answer came on any connection */
    uint64_t oldest_unanswered; /* age in nanoseconds of the oldest request left without an answer, 0 when none */
    size_t unanswered;          /* requests without an answer at the end */
};

/*
 * Runs a load to its end. After the time is up it waits up to two seconds for the outstanding answers. Prints a message
 * and exits with 1 when a connection fails or an answer cannot be read: a benchmark has no use for half a result.
 */
struct client_report client_run(const struct client_load *load);

/* Nanoseconds of the monotonic clock. */
uint64_t client_now(void);

#endif
