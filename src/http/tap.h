/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where the gate is put between a socket and the library: tap.c says how.
 */
#ifndef REFEREE_HTTP_TAP_H
#define REFEREE_HTTP_TAP_H

#include <sys/epoll.h>

#include "internal.h"

/*
 * From here on the library, on this thread, reads the connections of this loop through their gates, and waits for them by
 * the loop's poller, which is open. NULL: of none.
 */
void tap_enter(struct loop *loop);

/* A connection of the loop is open; is about to be closed. False: there is no memory for it. */
bool tap_open(struct connection *connection);
void tap_close(struct connection *connection);

/* The kernel's epoll_ctl(2), which has lost its name to tap.c's. */
int tap_epoll_ctl(int epoll, int operation, int fd, struct epoll_event *event);

#endif
