/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Listening sockets. With SO_REUSEPORT two programs of one user may share a port, and each would get half of the other's
 * connections: so the port is first bound without it, which fails when anybody else listens there.
 */
#include "listen.h"

#include <errno.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <netinet/in.h>

enum { BACKLOG = 1024 };

static enum err refuse(struct problem *problem, const char *host, uint16_t port, int error) {
    if (error == EADDRINUSE) {
        return problem_set(problem, ERR_BUSY,
                           "Somebody listens on port %u of %s already. Stop that program or choose another port.", port,
                           host);
    }
    if (error == EACCES) {
        return problem_set(
            problem, ERR_INVALID_VALUE,
            "Listening on port %u needs a privilege that this user does not have. Choose one above 1023.", port);
    }
    return problem_set(problem, ERR_INVALID_VALUE, "Cannot listen on port %u of %s: %s.", port, host, strerror(error));
}

/* A bound socket, or -1 with errno set. */
static int bind_socket(const struct sockaddr *address, socklen_t length, bool is_shared) {
    const int on = 1, off = 0;
    int fd = socket(address->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) {
        return -1;
    }
    bool is_ipv6 = address->sa_family == AF_INET6;
    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
        (is_shared && setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) != 0) ||
        (is_ipv6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off) != 0) ||
        bind(fd, address, length) != 0) {
        int error = errno;
        (void)close(fd);
        errno = error;
        return -1;
    }
    return fd;
}

/* The address with the port that the socket really has. */
static bool learn_port(int fd, struct sockaddr_storage *address, uint16_t *out_port) {
    socklen_t length = sizeof *address;
    if (getsockname(fd, (struct sockaddr *)address, &length) != 0) {
        return false;
    }
    *out_port = ntohs(address->ss_family == AF_INET6 ? ((struct sockaddr_in6 *)address)->sin6_port
                                                     : ((struct sockaddr_in *)address)->sin_port);
    return true;
}

static bool bind_all(int *out_sockets, uint16_t *out_port, size_t count, const struct sockaddr *wanted,
                     socklen_t length) {
    struct sockaddr_storage address;
    memset(&address, 0, sizeof address);
    memcpy(&address, wanted, length);
    int first = bind_socket((const struct sockaddr *)&address, length, false);
    if (first < 0) {
        return false;
    }
    if (count == 1) {
        out_sockets[0] = first;
        return learn_port(first, &address, out_port);
    }
    bool learned = learn_port(first, &address, out_port);
    (void)close(first);
    for (size_t i = 0; learned && i < count; i++) {
        out_sockets[i] = bind_socket((const struct sockaddr *)&address, length, true);
        if (out_sockets[i] < 0) {
            int error = errno;
            while (i > 0) {
                (void)close(out_sockets[--i]);
            }
            errno = error;
            return false;
        }
    }
    return learned;
}

enum err listen_bind(int *out_sockets, uint16_t *out_port, size_t count, const char *host, uint16_t port,
                     struct problem *problem) {
    char service[8];
    (void)snprintf(service, sizeof service, "%u", port);
    const struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found = NULL;
    int failed = getaddrinfo(host, service, &hints, &found);
    if (failed != 0) {
        return problem_set(problem, ERR_INVALID_VALUE,
                           "Cannot listen on %s: %s. Give an address such as 127.0.0.1 or ::1.", host,
                           gai_strerror(failed));
    }
    enum err err = OK;
    if (!bind_all(out_sockets, out_port, count, found->ai_addr, found->ai_addrlen)) {
        err = refuse(problem, host, port, errno);
    }
    freeaddrinfo(found);
    return err;
}

enum err listen_begin(const int *sockets, size_t count, const char *host, uint16_t port, struct problem *problem) {
    for (size_t i = 0; i < count; i++) {
        if (listen(sockets[i], BACKLOG) != 0) {
            return refuse(problem, host, port, errno);
        }
    }
    return OK;
}
