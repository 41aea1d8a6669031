/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opening the sockets that loops accept from.
 */
#ifndef REFEREE_HTTP_LISTEN_H
#define REFEREE_HTTP_LISTEN_H

#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/problem.h"

/*
 * Opens `count` listening sockets on one address and port, between which the kernel spreads the connections. port 0: any
 * free one; out_port is what it became. ERR_BUSY: somebody listens there already; ERR_INVALID_VALUE: the address cannot
 * be listened on; with the problem set. The sockets are the caller's.
 */
enum err listen_open(int *out_sockets, uint16_t *out_port, size_t count, const char *host, uint16_t port,
                     struct problem *problem) MUST_CHECK;

#endif
