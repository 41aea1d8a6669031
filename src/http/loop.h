/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop: one thread that runs one libmicrohttpd daemon.
 */
#ifndef REFEREE_HTTP_LOOP_H
#define REFEREE_HTTP_LOOP_H

#include "internal.h"

/*
 * Opens the loop's database connection and daemon on a listening socket, which the loop owns from here. ERR_STORE,
 * ERR_INVALID_VALUE (TLS), ERR_NO_MEMORY with the problem set; loop_stop then releases what there is.
 */
enum err loop_prepare(struct loop *loop, struct server *server, unsigned number, int listener,
                      struct problem *problem) MUST_CHECK;

/* Starts the thread of a loop that was prepared; fails likewise. */
enum err loop_start(struct loop *loop, struct problem *problem) MUST_CHECK;

/* Takes the loop's time anew. */
void loop_take_time(struct loop *loop);

/* Joins the thread, which the server's STATE_STOPPING ends, and releases everything. */
void loop_stop(struct loop *loop);

#endif
