/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A request's way from its first line to the end of its answer.
 */
#ifndef REFEREE_HTTP_EXCHANGE_H
#define REFEREE_HTTP_EXCHANGE_H

#include "internal.h"

/* libmicrohttpd's callbacks; cls is the loop. */
void *exchange_begin(void *cls, const char *target, struct MHD_Connection *mhd);
enum MHD_Result exchange_handle(void *cls, struct MHD_Connection *mhd, const char *url, const char *method,
                                const char *version, const char *upload, size_t *upload_size, void **context);
void exchange_complete(void *cls, struct MHD_Connection *mhd, void **context, enum MHD_RequestTerminationCode how);

/*
 * The connection is closed and what it does was not completed: the library does not call exchange_complete when it fails
 * a second time while it answers a failure, as with a query that is too much for a connection's memory and stands behind
 * a NUL byte, where exchange_begin cannot see it.
 */
void exchange_abandon(struct connection *connection);

/* Suspends an exchange within exchange_handle, which is called for it again when its connection is resumed. */
void exchange_suspend(struct exchange *exchange);

/*
 * The answer is sent, or the client has gone: lets go of all that the request has, counts and logs it. status: of the
 * answer, 0 where there was none.
 */
void exchange_end(struct exchange *exchange, int status, bool is_aborted);

#endif
