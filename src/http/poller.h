/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop's one wait: for its connections, for what the library watches besides, and for other threads.
 *
 * The library believes that it waits by epoll. The epoll_ctl and epoll_wait that it calls on the loop's thread are tap.c's,
 * and end here. All but poller_wake is for that thread.
 */
#ifndef REFEREE_HTTP_POLLER_H
#define REFEREE_HTTP_POLLER_H

#include <sys/epoll.h>

#include "internal.h"

/* Neither of its descriptors is there. */
void poller_init(struct loop *loop);

/* Opens it for the loop's daemon. ERR_NO_MEMORY with the problem set; poller_close then closes what there is. */
enum err poller_open(struct loop *loop, struct MHD_Daemon *daemon, struct problem *problem) MUST_CHECK;
void poller_close(struct loop *loop);

/* To be called before each MHD_run: the library may look for events once more, and if need be wait for them. */
void poller_begin(struct loop *loop);

/* The loop's next look is a real one, whatever the last one has found. */
void poller_distrust(struct loop *loop);

/* Ends the loop's sleep, or lets it not begin, if there is work for it: it has been stored already. Any thread. */
void poller_wake(struct loop *loop);

/* ---- for tap.c: as epoll_wait(2), epoll_ctl(2) and recv(2) ---- */

int poller_wait(struct loop *loop, struct epoll_event *out, int room, int milliseconds);
int poller_change(struct loop *loop, int operation, int fd, struct epoll_event *event);
ssize_t poller_read(struct connection *connection, void *out, size_t room, int flags);

/* The connection's socket is about to be closed. */
void poller_forget(struct connection *connection);

#endif
