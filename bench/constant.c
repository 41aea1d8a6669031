/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ceiling: what this machine's libmicrohttpd can answer when there is nothing to do.
 *
 * Every figure of the server is given as a share of what this program reaches in the same run, so it must be an honest
 * ceiling: the same library, the same threading (one daemon a loop thread in external epoll mode, all listening on one
 * address with SO_REUSEPORT, woken by an eventfd), a body of the same bytes, the same client. It reads a request's body
 * to its end and throws it away, then queues one response made at start. It knows nothing of games.
 *
 * With --internal the library runs its own pool of epoll threads instead, to show that the loops cost nothing.
 *
 * usage: constant [--port N] [--loops N] [--size BYTES | --body FILE] [--internal]
 */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>

enum {
    LOOPS_MAX = 64,
    BODY_MAX = 1 << 20,
    BODY_DEFAULT = 900, /* about a guess's answer with its game in the middle of a round */
    TICK_MS = 250,      /* the longest a loop sleeps; the server's deadlines need such a tick too */
    CONNECTIONS_MAX = 4096,
    MEMORY_LIMIT = 32 * 1024,
};

struct settings {
    uint16_t port;
    unsigned loops;
    size_t size;
    const char *body_path;
    bool internal;
};

struct loop {
    pthread_t thread;
    struct MHD_Daemon *daemon;
    int wake;
    const atomic_bool *stopping;
};

static void die(const char *what) {
    fprintf(stderr, "constant: %s: %s\n", what, strerror(errno));
    exit(1);
}

static enum MHD_Result answer(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **context) {
    struct MHD_Response *response = cls;
    unsigned status = MHD_HTTP_OK;
    static const char seen;

    (void)url;
    (void)version;
    (void)upload;
    if (*context == NULL) {
        *context = (void *)(uintptr_t)&seen;
        return MHD_YES;
    }
    if (*upload_size > 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    if (strcmp(method, MHD_HTTP_METHOD_POST) == 0) {
        status = MHD_HTTP_CREATED;
    }
    return MHD_queue_response(connection, status, response);
}

static int milliseconds_to_sleep(struct MHD_Daemon *daemon) {
    MHD_UNSIGNED_LONG_LONG timeout = 0;

    if (MHD_get_timeout(daemon, &timeout) == MHD_YES && timeout < TICK_MS) {
        return (int)timeout;
    }
    return TICK_MS;
}

static void wait_for_work(struct pollfd watched[static 2], int milliseconds) {
    int ready = poll(watched, 2, milliseconds);

    if (ready < 0 && errno != EINTR) {
        die("poll");
    }
    if (ready > 0 && (watched[1].revents & POLLIN) != 0) {
        eventfd_t count;

        if (eventfd_read(watched[1].fd, &count) != 0 && errno != EAGAIN) {
            die("eventfd");
        }
    }
}

static void *loop_run(void *argument) {
    struct loop *loop = argument;
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    struct pollfd watched[2];

    if (info == NULL) {
        die("no epoll descriptor");
    }
    watched[0] = (struct pollfd){.fd = info->epoll_fd, .events = POLLIN};
    watched[1] = (struct pollfd){.fd = loop->wake, .events = POLLIN};
    while (!atomic_load(loop->stopping)) {
        int milliseconds = milliseconds_to_sleep(loop->daemon);

        if (milliseconds > 0) {
            wait_for_work(watched, milliseconds);
        }
        if (MHD_run(loop->daemon) != MHD_YES) {
            die("MHD_run");
        }
    }
    return NULL;
}

static unsigned long parse_number(const char *text, unsigned long low, unsigned long high, const char *name) {
    char *end = NULL;
    unsigned long value;

    errno = 0;
    value = strtoul(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < low || value > high) {
        fprintf(stderr, "constant: %s must be %lu..%lu, not \"%s\"\n", name, low, high, text);
        exit(2);
    }
    return value;
}

static struct settings parse_arguments(int argc, char **argv) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'}, {"loops", required_argument, NULL, 'l'},
        {"size", required_argument, NULL, 's'}, {"body", required_argument, NULL, 'b'},
        {"internal", no_argument, NULL, 'i'},   {NULL, 0, NULL, 0},
    };
    struct settings settings = {.port = 8081, .loops = 2, .size = BODY_DEFAULT};

    for (;;) {
        int option = getopt_long(argc, argv, "", options, NULL);

        if (option == -1) {
            break;
        }
        if (option == 'p') {
            settings.port = (uint16_t)parse_number(optarg, 1, UINT16_MAX, "--port");
        } else if (option == 'l') {
            settings.loops = (unsigned)parse_number(optarg, 1, LOOPS_MAX, "--loops");
        } else if (option == 's') {
            settings.size = parse_number(optarg, 1, BODY_MAX, "--size");
        } else if (option == 'b') {
            settings.body_path = optarg;
        } else if (option == 'i') {
            settings.internal = true;
        } else {
            exit(2);
        }
    }
    return settings;
}

/* The body: the bytes of a file, typically a real answer of the server, or a JSON string of the wanted length. */
static struct MHD_Response *make_response(const struct settings *settings) {
    char *body = malloc(BODY_MAX + 1);
    size_t size = settings->size < 2 ? 2 : settings->size;
    struct MHD_Response *response;

    if (body == NULL) {
        die("out of memory");
    }
    if (settings->body_path != NULL) {
        FILE *file = fopen(settings->body_path, "rb");

        if (file == NULL) {
            die(settings->body_path);
        }
        size = fread(body, 1, BODY_MAX, file);
        if (ferror(file) != 0) {
            die(settings->body_path);
        }
        fclose(file);
    } else {
        memset(body, 'x', size);
        body[0] = '"';
        body[size - 1] = '"';
    }
    response = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_MUST_FREE);
    if (response == NULL || MHD_add_response_header(response, "Content-Type", "application/json") != MHD_YES ||
        MHD_add_response_header(response, "ETag", "\"12\"") != MHD_YES) {
        die("no response");
    }
    return response;
}

static struct MHD_Daemon *start_daemon(const struct settings *settings, struct MHD_Response *response) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(settings->port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const unsigned flags = settings->internal ? MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME
                                              : MHD_USE_EPOLL | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME;
    /* A pool of one thread is refused by the library; it must then not be asked for. */
    const unsigned pool = settings->internal && settings->loops > 1 ? settings->loops : 0;
    const struct MHD_OptionItem pool_option[] = {
        {pool > 0 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, (intptr_t)pool, NULL}, {MHD_OPTION_END, 0, NULL}};
    struct MHD_Daemon *daemon =
        MHD_start_daemon(flags, settings->port, NULL, NULL, answer, response, MHD_OPTION_SOCK_ADDR, &address,
                         MHD_OPTION_LISTENING_ADDRESS_REUSE, 1u, MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS_MAX,
                         MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MEMORY_LIMIT, MHD_OPTION_LISTEN_BACKLOG_SIZE,
                         1024u, MHD_OPTION_ARRAY, pool_option, MHD_OPTION_END);

    if (daemon == NULL) {
        die("cannot listen");
    }
    return daemon;
}

static void announce_and_wait(const sigset_t *stop_signals) {
    int signal_number;

    puts("ready");
    fflush(stdout);
    if (sigwait(stop_signals, &signal_number) != 0) {
        die("sigwait");
    }
}

static void serve_with_loops(const struct settings *settings, struct MHD_Response *response,
                             const sigset_t *stop_signals) {
    struct loop loops[LOOPS_MAX];
    atomic_bool stopping = false;

    for (unsigned i = 0; i < settings->loops; i++) {
        loops[i] = (struct loop){.daemon = start_daemon(settings, response),
                                 .wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC),
                                 .stopping = &stopping};
        if (loops[i].wake < 0 || pthread_create(&loops[i].thread, NULL, loop_run, &loops[i]) != 0) {
            die("cannot start a loop");
        }
    }
    announce_and_wait(stop_signals);
    atomic_store(&stopping, true);
    for (unsigned i = 0; i < settings->loops; i++) {
        if (eventfd_write(loops[i].wake, 1) != 0) {
            die("eventfd");
        }
        pthread_join(loops[i].thread, NULL);
        MHD_stop_daemon(loops[i].daemon);
        close(loops[i].wake);
    }
}

static void serve_with_library_threads(const struct settings *settings, struct MHD_Response *response,
                                       const sigset_t *stop_signals) {
    struct MHD_Daemon *daemon = start_daemon(settings, response);

    announce_and_wait(stop_signals);
    MHD_stop_daemon(daemon);
}

int main(int argc, char **argv) {
    const struct settings settings = parse_arguments(argc, argv);
    struct MHD_Response *response = make_response(&settings);
    sigset_t stop_signals, blocked;

    sigemptyset(&stop_signals);
    sigaddset(&stop_signals, SIGINT);
    sigaddset(&stop_signals, SIGTERM);
    blocked = stop_signals;
    sigaddset(&blocked, SIGPIPE); /* a client that goes away must not end the program */
    if (pthread_sigmask(SIG_BLOCK, &blocked, NULL) != 0) {
        die("pthread_sigmask");
    }
    if (settings.internal) {
        serve_with_library_threads(&settings, response, &stop_signals);
    } else {
        serve_with_loops(&settings, response, &stop_signals);
    }
    MHD_destroy_response(response);
    return 0;
}
