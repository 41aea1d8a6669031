/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sockets that loops accept from. They are bound first, so that a port in use is found out before anything is done, and
 * listen once there is somebody to answer.
 */
#ifndef REFEREE_HTTP_LISTEN_H
#define REFEREE_HTTP_LISTEN_H

#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/problem.h"

/*
 * Binds `count` sockets to one address and port, between which the kernel spreads the connections. port 0: any free one;
 * out_port is what it became. ERR_BUSY: somebody listens there already; ERR_INVALID_VALUE: the address cannot be listened
 * on; with the problem set. The sockets are the caller's; connections are refused until listen_begin.
 */
enum err listen_bind(int *out_sockets, uint16_t *out_port, size_t count, const char *host, uint16_t port,
                     struct problem *problem) MUST_CHECK;

/* Takes connections from now on, on sockets that listen_bind bound to that host and port. Fails as listen_bind does. */
enum err listen_begin(const int *sockets, size_t count, const char *host, uint16_t port,
                      struct problem *problem) MUST_CHECK;

#endif
