/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Connection records and their deadlines.
 *
 * A phase's length is fixed when it is entered; the loop's tick looks at every connection and shuts down the sockets that
 * are late. Shutting down is all that may be done from outside: the library then finds the end of the stream, closes the
 * connection and tells us. A few thousand records are looked through in well under a millisecond, so there is no clever
 * order among them.
 *
 *     headers   the first request's: from accept; a later one's: from its first bytes, at most idle + header time
 *               after the last answer
 *     body      from the end of the headers
 *     waiting   none: what is held has a deadline of its own, and a stream has none
 *     streaming from the last piece that was given to the library
 *     sending   from the moment the answer is queued
 *     idle      after an answer, until the next request's header section is complete: idle + header time
 */
#include "connections.h"

#include <stdlib.h>
#include <sys/socket.h>

#include "connection_limits.h"
#include "elsewhere.h"
#include "exchange.h"
#include "stats.h"
#include "tap.h"
#include "waiter.h"

enum {
    LOOKS = 2, /* one tick is left for what is on its way through the library */
};

/* How long idle connections are left open once draining has begun: a request may be on its way already. */
static const int64_t drain_grace_us = 250 * 1000;

/* How long a stream whose socket's buffer is full waits for its reader. */
static const int64_t stall_ms = 5000;

static bool is_from_proxy(const struct server *server, const struct address *address) {
    for (size_t i = 0; i < server->proxy_count; i++) {
        if (prefix_holds(&server->proxies[i], address)) {
            return true;
        }
    }
    return false;
}

static bool is_limited(const struct server *server, const struct address *address) {
    int max = server->options.max_connections_per_address;
    return max > 0 || (max < 0 && !address_is_loopback(address) && !is_from_proxy(server, address));
}

enum MHD_Result connections_accept(void *cls, const struct sockaddr *address, socklen_t length) {
    const struct loop *loop = cls;
    const struct server *server = loop->server;
    (void)length;
    struct address from = address_of(address);
    bool admitted =
        connection_limits_admit(server->connection_limits, address_key(&from, server->key), is_limited(server, &from));
    return admitted ? MHD_YES : MHD_NO;
}

static struct connection *open_record(struct loop *loop, struct MHD_Connection *mhd) {
    const struct server *server = loop->server;
    /* From 1.0 on all answers about a connection share one place: each is read before the next one is asked for. */
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *client = info == NULL ? NULL : info->client_addr;
    info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct connection *connection = calloc(1, sizeof *connection);
    if (connection == NULL || client == NULL || info == NULL) {
        free(connection);
        return NULL;
    }
    struct address from = address_of(client);
    connection->loop = loop;
    connection->fd = info->connect_fd;
    if (!tap_open(connection)) {
        free(connection);
        return NULL;
    }
    gate_init(&connection->gate);
    connection->is_counted = is_limited(server, &from);
    connection->is_trusted = is_from_proxy(server, &from);
    connection->key = address_key(&from, server->key);
    address_format(connection->address, &from);
    connection->phase = PHASE_HEADERS;
    connection->deadline_us = loop->now_us + server->options.header_ms * 1000;
    connection->next = loop->connections;
    if (connection->next != NULL) {
        connection->next->previous = connection;
    }
    loop->connections = connection;
    connection_limits_opened(server->connection_limits, connection->key, connection->is_counted);
    atomic_fetch_add_explicit(&loop->open, 1, memory_order_relaxed);
    return connection;
}

static void close_record(struct connection *connection) {
    struct loop *loop = connection->loop;
    exchange_abandon(connection);
    tap_close(connection);
    gate_free(&connection->gate);
    if (connection->next != NULL) {
        connection->next->previous = connection->previous;
    }
    if (connection->previous != NULL) {
        connection->previous->next = connection->next;
    } else {
        loop->connections = connection->next;
    }
    connection_limits_closed(loop->server->connection_limits, connection->key, connection->is_counted);
    atomic_fetch_sub_explicit(&loop->open, 1, memory_order_relaxed);
    free(connection);
}

void connections_notify(void *cls, struct MHD_Connection *mhd, void **context,
                        enum MHD_ConnectionNotificationCode code) {
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        *context = open_record(cls, mhd);
    } else if (*context != NULL) {
        close_record(*context);
        *context = NULL;
    }
}

struct connection *connection_of(struct MHD_Connection *mhd) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

void connection_enter(struct connection *connection, enum phase phase) {
    const struct server_options *options = &connection->loop->server->options;
    int64_t now = connection->loop->now_us;
    int64_t header_at = now + options->header_ms * 1000;
    switch (phase) {
    case PHASE_HEADERS: /* the first request's began when the connection did */
        if (connection->phase == PHASE_IDLE && header_at < connection->deadline_us) {
            connection->deadline_us = header_at;
        }
        break;
    case PHASE_BODY:
        connection->deadline_us = now + options->body_ms * 1000;
        break;
    case PHASE_WORKING:
    case PHASE_WAITING:
        connection->deadline_us = INT64_MAX;
        break;
    case PHASE_STREAMING:
        connection->deadline_us = now + (options->send_ms < stall_ms ? options->send_ms : stall_ms) * 1000;
        break;
    case PHASE_SENDING:
        connection->deadline_us = now + options->send_ms * 1000;
        break;
    case PHASE_IDLE:
        connection->deadline_us = now + (options->idle_ms + options->header_ms) * 1000;
        break;
    }
    connection->phase = phase;
    connection->looks = 0;
    connection->hangups = 0;
}

void connection_has_read(struct connection *connection) {
    if (connection->phase == PHASE_IDLE && gate_is_within_head(&connection->gate)) {
        connection_enter(connection, PHASE_HEADERS);
    }
}

static void cut(struct connection *connection) {
    connection->is_cut = true;
    (void)shutdown(connection->fd, SHUT_RDWR);
}

/*
 * Does the connection wait for bytes that its client may have said will never come, for something to send, or for what
 * another thread works out for it?
 */
static bool may_wait_in_vain(const struct connection *connection) {
    return !connection->is_cut && (connection->phase == PHASE_HEADERS || connection->phase == PHASE_BODY ||
                                   connection->phase == PHASE_WAITING ||
                                   (connection->phase == PHASE_WORKING && connection->exchange != NULL) ||
                                   (connection->phase == PHASE_IDLE && connection->looks < LOOKS));
}

/* A client that has hung up at LOOKS ticks running, in one phase, is given up. */
static void look_for_hangup(struct connection *connection) {
    connection->looks++;
    connection->hangups = connection->has_hung_up ? connection->hangups + 1 : 0;
    if (connection->phase == PHASE_WORKING) {
        if (connection->hangups >= LOOKS) {
            elsewhere_hung_up(connection->exchange);
        }
    } else if (connection->hangups == LOOKS && connection->phase == PHASE_WAITING) {
        waiter_hung_up(connection->waiter);
    } else if (connection->hangups == LOOKS) {
        cut(connection);
    }
}

/*
 * The library takes a read that does not fill its buffer for the last one and waits for the next edge of epoll. Where a
 * client's last bytes and the end of its stream arrive together there will be no edge, and the connection would stand
 * until its deadline, with a client that perhaps waits for our end of it.
 */
static void notice_hangups(struct loop *loop) {
    for (struct connection *connection = loop->connections; connection != NULL; connection = connection->next) {
        if (may_wait_in_vain(connection)) {
            look_for_hangup(connection);
        }
    }
}

void connections_reap(struct loop *loop) {
    notice_hangups(loop);
    bool is_grace_over = loop->drain_since_us != 0 && loop->now_us - loop->drain_since_us >= drain_grace_us;
    for (struct connection *connection = loop->connections; connection != NULL; connection = connection->next) {
        bool is_late = connection->deadline_us <= loop->now_us;
        bool is_idle =
            connection->exchange == NULL && connection->waiter == NULL && !gate_is_within_head(&connection->gate);
        bool is_unwanted = is_grace_over && (is_idle || connection->phase == PHASE_STREAMING);
        if (connection->is_cut || (!is_late && !is_unwanted)) {
            continue;
        }
        cut(connection);
        if (is_late) {
            stats_count_timeout(loop->stats, connection->phase);
        }
    }
}
