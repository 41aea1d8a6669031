/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loop over libmicrohttpd's external epoll mode.
 *
 * A turn: resume what the writer has finished or changed, let the library look for events and handle them, and every
 * TICK_US the deadlines. The library's look is the loop's sleep, until something is due, unless there is work (poller.c).
 * Its own epoll threads are not used because they can wait for good while connections are ready; here nothing waits longer
 * than a tick.
 *
 * Everything of a daemon is called on its loop's thread, from its first turn to MHD_stop_daemon.
 */
#include "loop.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "connections.h"
#include "daemon.h"
#include "elsewhere.h"
#include "exchange.h"
#include "exchange_pool.h"
#include "pause.h"
#include "poller.h"
#include "stats.h"
#include "store/db.h"
#include "tap.h"
#include "util/timestamp.h"
#include "waiter.h"

enum {
    TICK_US = 250 * 1000,
    LINGER_US = 2000 * 1000,     /* how long a stopping loop tries to send what it still has */
    ACCEPT_TURNS = 256,          /* the library accepts ten a turn; a socket's queue holds 1024 */
    CONNECTION_SPARE = 8 * 1024, /* of a connection's memory: what the library needs beside the header section */
};

void loop_take_time(struct loop *loop) {
    loop->now_us = timestamp_monotonic_us();
    loop->now_ms = timestamp_now();
}

/* ---- the turn ---- */

static void run_library(struct loop *loop, int milliseconds) {
    poller_begin(loop);
    (void)MHD_run_wait(loop->daemon, milliseconds);
}

/* Everything that has come by now is handled. */
static void catch_up(struct loop *loop) {
    poller_distrust(loop);
    run_library(loop, 0);
}

static void stop_accepting(struct loop *loop) {
    /* What the kernel has accepted for us is ours to answer: the queue is emptied before it is closed. */
    struct pollfd waiting = {.fd = loop->listener, .events = POLLIN};
    (void)listen(loop->listener, 0);
    for (int i = 0; i < ACCEPT_TURNS && poll(&waiting, 1, 0) == 1; i++) {
        catch_up(loop);
    }
    (void)MHD_quiesce_daemon(loop->daemon);
    (void)close(loop->listener);
    loop->listener = -1;
    catch_up(loop); /* reads what has come with the last of them */
    loop->drain_since_us = loop->now_us;
}

static void tick(struct loop *loop) {
    loop->tick_at_us = loop->now_us + TICK_US;
    waiters_tick(loop);
    pauses_tick(loop);
    connections_reap(loop);
}

/* How long nothing will be due, unless the library knows of something. */
static int milliseconds_to_sleep(const struct loop *loop) {
    int64_t due = loop->flush_at_us < loop->tick_at_us ? loop->flush_at_us : loop->tick_at_us;
    int64_t left = (due - loop->now_us + 999) / 1000;
    return left < 0 ? 0 : (int)left;
}

static void turn(struct loop *loop, int state) {
    loop_take_time(loop);
    if (state != STATE_SERVING && loop->listener >= 0) {
        stop_accepting(loop);
    }
    atomic_store(&loop->reached, state);
    elsewhere_resume_finished(loop);
    waiters_look(loop);
    if (state != STATE_SERVING) {
        waiters_release(loop);
        pauses_release(loop);
    }
    run_library(loop, milliseconds_to_sleep(loop));
    if (loop->now_us >= loop->tick_at_us) {
        tick(loop);
    }
    if (loop->now_us >= loop->flush_at_us) {
        loop->flush_at_us = INT64_MAX;
        log_flush(loop->server->options.log);
    }
}

/* Lets go of everything: answers that are under way get LINGER_US to be sent. */
static void wind_up(struct loop *loop) {
    int64_t until = timestamp_monotonic_us() + LINGER_US;
    atomic_store(&loop->reached, STATE_STOPPING);
    for (;;) {
        loop_take_time(loop);
        elsewhere_resume_finished(loop);
        waiters_release(loop);
        pauses_release(loop);
        run_library(loop, 1);
        bool is_done = loop->suspended == 0 && atomic_load_explicit(&loop->under_way, memory_order_relaxed) == 0;
        if (is_done || (loop->suspended == 0 && loop->now_us >= until)) {
            break;
        }
    }
    MHD_stop_daemon(loop->daemon);
    loop->daemon = NULL;
}

static void *run(void *context) {
    struct loop *loop = context;
    tap_enter(loop);
    int state = atomic_load(&loop->server->state);
    while (state != STATE_STOPPING) {
        turn(loop, state);
        state = atomic_load(&loop->server->state);
    }
    wind_up(loop);
    return NULL;
}

/* ---- beginning and end ---- */

/* Escapes are resolved by http_validate.c, out of the target as it was sent. */
static size_t keep_escapes(void *cls, struct MHD_Connection *mhd, char *text) {
    (void)cls;
    (void)mhd;
    return strlen(text);
}

/* What the library complains of is mostly clients' behaviour. */
static void note_library(void *cls, const char *format, va_list args) {
    const struct loop *loop = cls;
    char text[256];
    (void)vsnprintf(text, sizeof text, format, args);
    text[strcspn(text, "\n")] = '\0';
    log_note(loop->server->options.log, LOG_DEBUG, "library", "%s", text);
}

static struct MHD_Daemon *start_daemon(struct loop *loop, int listener) {
    const struct server_options *options = &loop->server->options;
    unsigned flags = MHD_USE_EPOLL | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
    struct MHD_OptionItem tls[DAEMON_TLS_ITEMS];
    flags |= daemon_use_tls(tls, options);
    size_t memory = options->uri_max + options->headers_max + CONNECTION_SPARE;
    /* The limit of all connections is ours (connection_limits.h), over all loops; the daemon's is never reached. */
    return MHD_start_daemon(flags, 0, connections_accept, loop, exchange_handle, loop, MHD_OPTION_EXTERNAL_LOGGER,
                            note_library, loop, MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_LIMIT,
                            options->max_connections + 1, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
                            MHD_OPTION_CONNECTION_TIMEOUT, 0u, MHD_OPTION_URI_LOG_CALLBACK, exchange_begin, loop,
                            MHD_OPTION_UNESCAPE_CALLBACK, keep_escapes, loop, MHD_OPTION_NOTIFY_COMPLETED,
                            exchange_complete, loop, MHD_OPTION_NOTIFY_CONNECTION, connections_notify, loop,
                            MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_ARRAY, tls, MHD_OPTION_END);
}

enum err loop_prepare(struct loop *loop, struct server *server, unsigned number, int listener,
                      struct problem *problem) {
    loop->server = server;
    loop->number = number;
    loop->listener = listener;
    loop->flush_at_us = INT64_MAX;
    atomic_init(&loop->finished, NULL);
    atomic_init(&loop->woken, NULL);
    atomic_init(&loop->asleep, false);
    loop_take_time(loop);
    poller_init(loop);
    char explanation[DB_EXPLANATION_MAX] = "There is no memory for a loop.";
    enum err err = server->options.reads != NULL ? db_open_nowhere(&loop->db)
                                                 : db_open(&loop->db, server->options.db_url, DB_READ, explanation);
    if (err != OK) {
        return problem_set(problem, err, "%s", explanation);
    }
    loop->scratch = exchange_pool_take(loop);
    if (loop->scratch == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for a loop.");
    }
    loop->daemon = start_daemon(loop, listener);
    if (loop->daemon == NULL) {
        return daemon_refused(&server->options, problem);
    }
    return poller_open(loop, loop->daemon, problem);
}

enum err loop_start(struct loop *loop, struct problem *problem) {
    if (pthread_create(&loop->thread, NULL, run, loop) != 0) {
        return problem_set(problem, ERR_NO_MEMORY, "Cannot start a thread: %s.", strerror(errno));
    }
    loop->is_running = true;
    return OK;
}

void loop_stop(struct loop *loop) {
    if (loop->is_running) {
        (void)pthread_join(loop->thread, NULL);
    } else if (loop->daemon != NULL) {
        MHD_stop_daemon(loop->daemon);
        loop->listener = -1; /* closed with the daemon */
    }
    waiters_free(loop);
    if (loop->scratch != NULL) {
        exchange_pool_put(loop, loop->scratch);
    }
    exchange_pool_free(loop);
    free(loop->by_fd);
    db_close(loop->db);
    stats_free(loop->stats);
    poller_close(loop);
    if (!loop->is_running && loop->listener >= 0) {
        (void)close(loop->listener);
    }
}
