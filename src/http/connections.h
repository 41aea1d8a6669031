/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The server's record of each open connection: who is at the other end, what it is doing, and until when it must be done
 * with that. libmicrohttpd only knows inactivity; these deadlines are what keeps a client that sends a byte a second from
 * holding a connection for ever.
 */
#ifndef REFEREE_HTTP_CONNECTIONS_H
#define REFEREE_HTTP_CONNECTIONS_H

#include "internal.h"

/* libmicrohttpd's callbacks; cls is the loop. */
enum MHD_Result connections_accept(void *cls, const struct sockaddr *address, socklen_t length);
void connections_notify(void *cls, struct MHD_Connection *mhd, void **context,
                        enum MHD_ConnectionNotificationCode code);

/* The record of a connection; NULL only when there was no memory for one. */
struct connection *connection_of(struct MHD_Connection *mhd);

/* The connection is in another phase now, and its deadline starts anew. */
void connection_enter(struct connection *connection, enum phase phase);

/* Something has come from its client. */
void connection_has_read(struct connection *connection);

/* Shuts down what is past its deadline, and while draining what is idle. Called once a tick. */
void connections_reap(struct loop *loop);

#endif
