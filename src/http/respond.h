/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Giving an exchange's answer to libmicrohttpd.
 */
#ifndef REFEREE_HTTP_RESPOND_H
#define REFEREE_HTTP_RESPOND_H

#include "internal.h"

/* Empties a reply for a new request. */
void reply_clear(struct reply *reply);

/* Makes the reply the problem that explains exchange->err. */
void respond_set_problem(struct exchange *exchange);

/*
 * Renders the reply and queues it. To be called from the access handler. MHD_NO when there is no memory: the library then
 * closes the connection.
 */
enum MHD_Result respond(struct exchange *exchange);

#endif
