/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The epoll client of the benchmarks; see client.h. It relies on answers that carry a Content-Length and a connection
 * that stays open, as the servers under test give them, and says so when they do not. It knows nothing of games.
 */
#include "client.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

enum { EVENTS_AT_ONCE = 256, ANSWER_STEP = 8192, WAIT_MS = 20 };
static const uint64_t GRACE_NS = 2000000000u;

struct connection {
    int fd;
    bool waiting;
    uint64_t sent_at;
    char *answer;
    size_t size, room;
    size_t head_size, body_size; /* head_size is 0 until the head has been read */
    unsigned status;
};

struct run {
    const struct client_load *load;
    struct connection *connections;
    int epoll;
    size_t waiting;
    bool stopped;
    uint64_t started, last_answer;
    struct client_report report;
};

static void die(const char *what) {
    fprintf(stderr, "client: %s: %s\n", what, errno != 0 ? strerror(errno) : "not understood");
    exit(1);
}

uint64_t client_now(void) {
    struct timespec now;

    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) {
        die("clock_gettime");
    }
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void open_connection(struct run *run, size_t number) {
    struct connection *connection = &run->connections[number];
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(run->load->port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = number};
    int on = 1;

    connection->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection->fd < 0 || connect(connection->fd, (struct sockaddr *)&address, sizeof address) != 0) {
        die("connect");
    }
    if (setsockopt(connection->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0) {
        die("TCP_NODELAY");
    }
    if (epoll_ctl(run->epoll, EPOLL_CTL_ADD, connection->fd, &event) != 0) {
        die("epoll_ctl");
    }
    connection->answer = malloc(ANSWER_STEP);
    if (connection->answer == NULL) {
        die("out of memory");
    }
    connection->room = ANSWER_STEP;
}

/* Requests are small and nothing else is in the socket's buffer, so a blocking send takes all of it at once. */
static void send_next(struct run *run, size_t number) {
    struct connection *connection = &run->connections[number];
    char request[CLIENT_REQUEST_MAX];
    size_t size = 0;

    if (!run->stopped) {
        size = run->load->next(run->load->context, number, request, sizeof request);
    }
    if (size == 0) {
        return;
    }
    assert(size <= sizeof request);
    connection->size = 0;
    connection->head_size = 0;
    connection->sent_at = client_now();
    if (send(connection->fd, request, size, MSG_NOSIGNAL) != (ssize_t)size) {
        die("send");
    }
    connection->waiting = true;
    run->waiting++;
}

static void read_head(struct connection *connection) {
    const char *end = memmem(connection->answer, connection->size, "\r\n\r\n", 4);
    const char *line;
    bool has_length = false;

    if (end == NULL) {
        return;
    }
    connection->answer[end - connection->answer] = '\0';
    errno = 0;
    if (connection->size < sizeof "HTTP/1.1 200" || strncmp(connection->answer, "HTTP/1.1 ", 9) != 0) {
        die(connection->answer);
    }
    connection->status = (unsigned)strtoul(connection->answer + 9, NULL, 10);
    connection->body_size = 0;
    for (line = strstr(connection->answer, "\r\n"); line != NULL; line = strstr(line + 2, "\r\n")) {
        static const char name[] = "content-length:";
        char *rest;

        if (strncasecmp(line + 2, name, sizeof name - 1) != 0) {
            continue;
        }
        connection->body_size = strtoul(line + 2 + sizeof name - 1, &rest, 10);
        has_length = true;
    }
    if (!has_length || connection->body_size > CLIENT_ANSWER_MAX) {
        die(connection->answer);
    }
    connection->head_size = (size_t)(end - connection->answer) + 4;
}

static bool receive(struct connection *connection) {
    ssize_t got;

    if (connection->size == connection->room) {
        size_t room = connection->room + ANSWER_STEP;
        char *larger = room <= CLIENT_ANSWER_MAX ? realloc(connection->answer, room) : NULL;

        if (larger == NULL) {
            die("the answer is too large");
        }
        connection->answer = larger;
        connection->room = room;
    }
    got =
        recv(connection->fd, connection->answer + connection->size, connection->room - connection->size, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
        return false;
    }
    if (got == 0) {
        errno = ECONNRESET;
    }
    if (got <= 0) {
        die("the server closed a connection");
    }
    connection->size += (size_t)got;
    if (connection->head_size == 0) {
        read_head(connection);
    }
    return connection->head_size != 0 && connection->size >= connection->head_size + connection->body_size;
}

static void note_gap(struct run *run, uint64_t now) {
    if (run->waiting > 0 && now - run->last_answer > run->report.longest_gap) {
        run->report.longest_gap = now - run->last_answer;
    }
}

static void take_answer(struct run *run, size_t number) {
    struct connection *connection = &run->connections[number];
    const uint64_t now = client_now();
    const struct client_answer answer = {.connection = number,
                                         .status = connection->status,
                                         .body = connection->answer + connection->head_size,
                                         .body_size = connection->body_size,
                                         .nanoseconds = now - connection->sent_at};

    note_gap(run, now);
    run->last_answer = now;
    run->report.answers++;
    connection->waiting = false;
    run->waiting--;
    if (!run->load->answered(run->load->context, &answer)) {
        run->stopped = true;
    }
    send_next(run, number);
}

static void run_until_done(struct run *run) {
    struct epoll_event events[EVENTS_AT_ONCE];
    const uint64_t length = run->load->nanoseconds;

    while (run->waiting > 0) {
        int count = epoll_wait(run->epoll, events, EVENTS_AT_ONCE, WAIT_MS);
        uint64_t now;

        if (count < 0 && errno != EINTR) {
            die("epoll_wait");
        }
        for (int i = 0; i < count; i++) {
            size_t number = (size_t)events[i].data.u64;

            if (receive(&run->connections[number])) {
                take_answer(run, number);
            }
        }
        now = client_now();
        if (length > 0 && now - run->started >= length) {
            run->stopped = true;
        }
        if (run->stopped && length > 0 && now - run->started >= length + GRACE_NS) {
            break;
        }
    }
}

static void finish_report(struct run *run) {
    const uint64_t now = client_now();

    note_gap(run, now);
    run->report.nanoseconds = run->last_answer - run->started;
    run->report.unanswered = run->waiting;
    for (size_t i = 0; i < run->load->connections; i++) {
        struct connection *connection = &run->connections[i];

        if (connection->waiting && now - connection->sent_at > run->report.oldest_unanswered) {
            run->report.oldest_unanswered = now - connection->sent_at;
        }
        close(connection->fd);
        free(connection->answer);
    }
}

struct client_report client_run(const struct client_load *load) {
    struct run run = {.load = load};

    assert(load->connections > 0 && load->connections <= CLIENT_CONNECTIONS_MAX);
    run.connections = calloc(load->connections, sizeof *run.connections);
    run.epoll = epoll_create1(EPOLL_CLOEXEC);
    if (run.connections == NULL || run.epoll < 0) {
        die("cannot start");
    }
    for (size_t i = 0; i < load->connections; i++) {
        open_connection(&run, i);
    }
    run.started = client_now();
    run.last_answer = run.started;
    for (size_t i = 0; i < load->connections; i++) {
        send_next(&run, i);
    }
    run_until_done(&run);
    finish_report(&run);
    close(run.epoll);
    free(run.connections);
    return run.report;
}
