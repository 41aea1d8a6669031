/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many events a second reach streams? Each game of a file of bench/make_games, all in their first round, is followed
 * by some streams of its player, and guessed in without a pause over a connection of its own. One thread guesses, another
 * reads all streams and counts events. Printed is one line of JSON. A stream that ends, or that was told less than another
 * of its game, fails.
 *
 * With --bare there is no server: a thread writes texts of --size bytes to as many connections, one after the other, and
 * the same thread as above reads them. This is what the machine can do.
 *
 * usage: tell --games FILE --streams-a-game N --seconds N {--port N | --bare --size BYTES}
 */
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <arpa/inet.h>
#include <netinet/in.h>

#include "client.h"
#include "games.h"

enum {
    STREAMS_MAX = 8192,
    STREAMS_A_GAME_MAX = 32, /* the server's limit for one player */
    SIZE_MAX_BYTES = 16384,
    READ_SIZE = 65536,
    EVENTS_AT_ONCE = 256,
    WAIT_MS = 20,
};
static const uint64_t SECOND_NS = 1000000000u, QUIET_NS = 300000000u;
static const char begins[] = "\nid:"; /* what every event has once, and nothing else in a stream */

struct stream {
    int fd;
    unsigned matched; /* characters of `begins` that came last */
    uint64_t events;
};

struct tell {
    struct games games;
    size_t streams_a_game, stream_count, size;
    uint16_t port;
    uint64_t nanoseconds, random, refused;
    struct stream streams[STREAMS_MAX];
    int write_ends[STREAMS_MAX]; /* with --bare */
    int epoll;
    atomic_bool sent; /* nothing more is on its way but what is in buffers */
    uint64_t bytes, last_at, began_at;
};

static _Noreturn void die(const char *what) {
    fprintf(stderr, "tell: %s: %s\n", what, errno != 0 ? strerror(errno) : "not understood");
    exit(1);
}

static int connect_to(uint16_t port) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
        die("connect");
    }
    return fd;
}

static void watch(struct tell *tell, size_t number) {
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = number};

    if (epoll_ctl(tell->epoll, EPOLL_CTL_ADD, tell->streams[number].fd, &event) != 0) {
        die("epoll_ctl");
    }
}

static void count_events(struct stream *stream, const char *data, size_t size) {
    for (size_t i = 0; i < size; i++) {
        stream->matched = data[i] == begins[stream->matched] ? stream->matched + 1 : data[i] == begins[0];
        if (stream->matched == sizeof begins - 1) {
            stream->events++;
            stream->matched = 0;
        }
    }
}

/* Reads up to the line that a stream begins with; what came behind it is counted. */
static void wait_until_open(struct stream *stream) {
    char data[READ_SIZE];
    size_t size = 0;
    const char *open = NULL;

    while (open == NULL) {
        ssize_t got = recv(stream->fd, data + size, sizeof data - size, 0);

        errno = got < 0 ? errno : 0;
        if (got <= 0) {
            die("a stream ended before it was open");
        }
        size += (size_t)got;
        if (size >= 12 && strncmp(data + 9, "200", 3) != 0) {
            fprintf(stderr, "tell: %.*s\n", (int)size, data);
            exit(1);
        }
        open = memmem(data, size, "retry: ", 7);
    }
    count_events(stream, open, size - (size_t)(open - data));
}

/* Streams of what is new: a game's first two events made it, and each guess is one more. */
static void open_streams(struct tell *tell) {
    for (size_t i = 0; i < tell->stream_count; i++) {
        const struct game *game = &tell->games.items[i / tell->streams_a_game];
        char path[GAMES_ID_MAX + 64], request[CLIENT_REQUEST_MAX];
        size_t size;

        snprintf(path, sizeof path, "/v1/games/%s/events?after=%u", game->id, 2 + game->guesses);
        size = games_write_request(request, sizeof request, "GET", path, game->token, NULL);
        size += (size_t)snprintf(request + size - 2, sizeof request - size, "Accept: text/event-stream\r\n\r\n") - 2;
        tell->streams[i].fd = connect_to(tell->port);
        if (send(tell->streams[i].fd, request, size, MSG_NOSIGNAL) != (ssize_t)size) {
            die("send");
        }
    }
    for (size_t i = 0; i < tell->stream_count; i++) {
        wait_until_open(&tell->streams[i]);
        watch(tell, i);
    }
}

static void open_bare_connections(struct tell *tell) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) != 0 || listen(listener, 16) != 0 ||
        getsockname(listener, (struct sockaddr *)&address, &size) != 0) {
        die("listen");
    }
    for (size_t i = 0; i < tell->stream_count; i++) {
        tell->streams[i].fd = connect_to(ntohs(address.sin_port));
        tell->write_ends[i] = accept(listener, NULL, NULL);
        if (tell->write_ends[i] < 0) {
            die("accept");
        }
        watch(tell, i);
    }
    close(listener);
}

static size_t next_guess(void *context, size_t connection, char *buffer, size_t size) {
    struct tell *tell = context;

    return games_write_next(&tell->games.items[connection], &tell->random, buffer, size);
}

static bool take_answer(void *context, const struct client_answer *answer) {
    struct tell *tell = context;

    tell->refused += answer->status / 100 != 2;
    return true;
}

static void *guess(void *argument) {
    struct tell *tell = argument;
    const struct client_load load = {
        .port = tell->port,
        .connections = tell->games.count,
        .nanoseconds = tell->nanoseconds,
        .next = next_guess,
        .answered = take_answer,
        .context = tell,
    };

    (void)client_run(&load);
    atomic_store(&tell->sent, true);
    return NULL;
}

static void *write_bare(void *argument) {
    struct tell *tell = argument;
    char text[SIZE_MAX_BYTES];
    uint64_t end = client_now() + tell->nanoseconds;

    memset(text, 'x', tell->size);
    memcpy(text, begins, sizeof begins - 1);
    while (client_now() < end) {
        for (size_t i = 0; i < tell->stream_count; i++) {
            if (send(tell->write_ends[i], text, tell->size, MSG_NOSIGNAL) != (ssize_t)tell->size) {
                die("send");
            }
        }
    }
    atomic_store(&tell->sent, true);
    return NULL;
}

static void read_stream(struct tell *tell, struct stream *stream) {
    static char data[READ_SIZE];
    ssize_t got = recv(stream->fd, data, sizeof data, MSG_DONTWAIT);

    if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
        return;
    }
    errno = got < 0 ? errno : ECONNRESET;
    if (got <= 0) {
        die("a stream ended");
    }
    tell->bytes += (uint64_t)got;
    count_events(stream, data, (size_t)got);
}

/* Reads until nothing is sent any more and nothing came for a while. */
static void read_all(struct tell *tell) {
    struct epoll_event events[EVENTS_AT_ONCE];

    tell->last_at = client_now();
    while (!atomic_load(&tell->sent) || client_now() - tell->last_at < QUIET_NS) {
        int count = epoll_wait(tell->epoll, events, EVENTS_AT_ONCE, WAIT_MS);

        if (count < 0 && errno != EINTR) {
            die("epoll_wait");
        }
        for (int i = 0; i < count; i++) {
            read_stream(tell, &tell->streams[events[i].data.u64]);
        }
        if (count > 0) {
            tell->last_at = client_now();
        }
    }
}

/* Prints the line and gives the exit status. `before` is what was counted while the streams were opened. */
static int print_report(const struct tell *tell, uint64_t before) {
    double seconds = (double)(tell->last_at - tell->began_at) / 1e9;
    uint64_t events = 0;
    size_t uneven = 0;

    for (size_t i = 0; i < tell->stream_count; i++) {
        events += tell->streams[i].events;
        uneven += tell->streams[i].events != tell->streams[i - i % tell->streams_a_game].events;
    }
    events -= before;
    printf("{\"streams\":%zu,\"events\":%" PRIu64 ",\"seconds\":%.3f,\"per_second\":%.1f,\"bytes_an_event\":%.1f"
           ",\"refused\":%" PRIu64 ",\"uneven\":%zu}\n",
           tell->stream_count, events, seconds, (double)events / seconds,
           events > 0 ? (double)tell->bytes / (double)events : 0.0, tell->refused, uneven);
    return events == 0 || tell->refused > 0 || uneven > 0;
}

static int run(struct tell *tell, bool bare) {
    pthread_t thread;
    uint64_t before = 0;

    tell->epoll = epoll_create1(EPOLL_CLOEXEC);
    if (tell->epoll < 0) {
        die("epoll_create1");
    }
    if (bare) {
        open_bare_connections(tell);
    } else {
        open_streams(tell);
    }
    for (size_t i = 0; i < tell->stream_count; i++) {
        before += tell->streams[i].events;
    }
    tell->began_at = client_now();
    if (pthread_create(&thread, NULL, bare ? write_bare : guess, tell) != 0) {
        die("pthread_create");
    }
    read_all(tell);
    pthread_join(thread, NULL);
    return print_report(tell, before);
}

int main(int argc, char **argv) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},
        {"games", required_argument, NULL, 'g'},
        {"size", required_argument, NULL, 'z'},
        {"streams-a-game", required_argument, NULL, 'n'},
        {"bare", no_argument, NULL, 'b'},
        {"seconds", required_argument, NULL, 's'},
        {NULL, 0, NULL, 0},
    };
    static struct tell tell = {.random = 0x9e3779b97f4a7c15u};
    const char *games_path = NULL;
    bool bare = false;

    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 'p') {
            tell.port = (uint16_t)games_parse_number(optarg, UINT16_MAX);
        } else if (option == 'g') {
            games_path = optarg;
        } else if (option == 'n') {
            tell.streams_a_game = games_parse_number(optarg, STREAMS_A_GAME_MAX);
        } else if (option == 's') {
            tell.nanoseconds = games_parse_number(optarg, 3600) * SECOND_NS;
        } else if (option == 'z') {
            tell.size = games_parse_number(optarg, SIZE_MAX_BYTES);
        } else if (option == 'b') {
            bare = true;
        } else {
            return 2;
        }
    }
    if (games_path == NULL || tell.streams_a_game == 0 || tell.nanoseconds == 0 || (tell.port != 0) == bare ||
        (bare && tell.size < sizeof begins)) {
        fputs("usage: tell --games FILE --streams-a-game N --seconds N {--port N | --bare --size BYTES}\n", stderr);
        return 2;
    }
    tell.games = games_read(games_path);
    tell.stream_count = tell.games.count * tell.streams_a_game;
    if (tell.stream_count == 0 || tell.stream_count > STREAMS_MAX) {
        fprintf(stderr, "tell: %zu streams; 1 to %d can be had\n", tell.stream_count, STREAMS_MAX);
        return 2;
    }
    return run(&tell, bare);
}
