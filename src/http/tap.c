/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The library has no hook for the bytes that a client sends, and none for its waiting. It reads with recv(2), or with
 * gnutls_record_recv where there is TLS, and waits with epoll_wait(2), and it finds them by name; so this program defines
 * functions of these names, which by the rules of dynamic linking come before those of the C library and of GnuTLS. (So do
 * the allocators that programs bring along.)
 *
 * They do what their namesakes do, for everybody but the thread of a loop that reads one of its connections, or waits for
 * them: there what has come goes through the connection's gate, and poller.c waits. recv is recvfrom without an address. On
 * a connection with TLS, recv is how GnuTLS reads what is encrypted, and goes past the gate.
 *
 * Should another build of the library read or wait in another way, the server does not start (see trial.c). Were that to
 * come out only later, its connections' gates would see no requests, and exchange.c answers none that its gate has not
 * seen (see exchange_begin).
 */
#include "tap.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <gnutls/gnutls.h>

#include "connections.h"
#include "poller.h"

enum { FEW_FDS = 256 };

static _Thread_local struct loop *entered;

void tap_enter(struct loop *loop) {
    entered = loop;
}

bool tap_open(struct connection *connection) {
    struct loop *loop = connection->loop;
    size_t number = (size_t)connection->fd;
    if (number >= loop->by_fd_size) {
        size_t size = loop->by_fd_size == 0 ? FEW_FDS : loop->by_fd_size;
        while (size <= number) {
            size *= 2;
        }
        struct connection **larger = realloc(loop->by_fd, size * sizeof(struct connection *));
        if (larger == NULL) {
            return false;
        }
        memset(larger + loop->by_fd_size, 0, (size - loop->by_fd_size) * sizeof(struct connection *));
        loop->by_fd = larger;
        loop->by_fd_size = size;
    }
    loop->by_fd[number] = connection;
    connection->may_have_bytes = true;
    return true;
}

void tap_close(struct connection *connection) {
    poller_forget(connection);
    connection->loop->by_fd[connection->fd] = NULL;
}

/* The connection that is read, where that is one of this thread's. */
static struct connection *connection_at(int fd) {
    const struct loop *loop = entered;
    return loop != NULL && fd >= 0 && (size_t)fd < loop->by_fd_size ? loop->by_fd[fd] : NULL;
}

static bool has_tls(const struct connection *connection) {
    return connection->loop->server->options.tls_certificate != NULL;
}

static ssize_t read_gate(struct connection *connection, char *out, size_t room, const struct gate_source *source,
                         ssize_t nothing_now) {
    const struct server_options *options = &connection->loop->server->options;
    const struct gate_limits limits = {.target = options->uri_max, .head = options->uri_max + options->headers_max};
    ssize_t length = gate_read(&connection->gate, &limits, out, room, source, nothing_now);
    connection_has_read(connection);
    return length;
}

/* ---- without TLS ---- */

struct plain {
    struct connection *connection;
    int flags;
};

static ssize_t read_plain(void *context, char *out, size_t room) {
    const struct plain *plain = context;
    return poller_read(plain->connection, out, room, plain->flags);
}

ssize_t recv(int fd, void *buf, size_t n, int flags) {
    struct connection *connection = connection_at(fd);
    if (connection == NULL) {
        return recvfrom(fd, buf, n, flags, NULL, NULL);
    }
    if (has_tls(connection)) {
        ssize_t length = poller_read(connection, buf, n, flags);
        if (length < 0 && !connection->has_shaken) {
            connection->loop->shakes_in_vain = true;
        }
        return length;
    }
    struct plain plain = {connection, flags};
    const struct gate_source source = {read_plain, &plain};
    errno = 0;
    ssize_t length = read_gate(connection, buf, n, &source, -1);
    if (length < 0 && errno == 0) {
        errno = EAGAIN;
    }
    return length;
}

/* ---- with TLS ---- */

static ssize_t (*real_record_recv)(gnutls_session_t session, void *out, size_t room);

static void find_record_recv(void) {
    void *found = dlsym(RTLD_NEXT, "gnutls_record_recv");
    memcpy(&real_record_recv, &found, sizeof found); /* ISO C knows no cast from one to the other */
}

static ssize_t read_record(void *context, char *out, size_t room) {
    return real_record_recv(context, out, room);
}

ssize_t gnutls_record_recv(gnutls_session_t session, void *data, size_t data_size) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, find_record_recv);
    struct connection *connection = connection_at(gnutls_transport_get_int(session));
    if (connection == NULL || !has_tls(connection)) {
        return real_record_recv(session, data, data_size);
    }
    connection->has_shaken = true; /* before, the library reads no records */
    const struct gate_source source = {read_record, session};
    return read_gate(connection, data, data_size, &source, GNUTLS_E_AGAIN);
}

/* ---- waiting ---- */

static bool is_of_library(int epoll) {
    return entered != NULL && epoll == entered->library_epoll;
}

int tap_epoll_ctl(int epoll, int operation, int fd, struct epoll_event *event) {
    return (int)syscall(SYS_epoll_ctl, epoll, operation, fd, event);
}

int epoll_ctl(int epfd, int op, int fd, struct epoll_event *event) {
    return is_of_library(epfd) ? poller_change(entered, op, fd, event) : tap_epoll_ctl(epfd, op, fd, event);
}

int epoll_wait(int epfd, struct epoll_event *events, int maxevents, int timeout) {
    return is_of_library(epfd) ? poller_wait(entered, events, maxevents, timeout)
                               : epoll_pwait(epfd, events, maxevents, timeout, NULL);
}
