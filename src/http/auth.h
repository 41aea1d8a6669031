/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who sends a request, and may they call this endpoint at all?
 */
#ifndef REFEREE_HTTP_AUTH_H
#define REFEREE_HTTP_AUTH_H

#include "internal.h"

struct tx;

/*
 * Fills request.caller from the Authorization header; caller.known stays false where there is none. ERR_UNAUTHORIZED for
 * one that is no bearer token, or a token that is unknown, expired or revoked; ERR_STORE. Whatever thread has the exchange;
 * again whenever time has passed, as a body may take half a minute to come and work as long.
 */
enum err auth_identify(struct exchange *exchange) MUST_CHECK;

/*
 * The same within the caller's commit, on the writer's thread: what was revoked by then, and told to have been, changes
 * nothing any more.
 */
enum err auth_confirm(struct exchange *exchange, struct tx *tx) MUST_CHECK;

/* ERR_UNAUTHORIZED where a token is needed and none was sent, ERR_FORBIDDEN where it lacks the scope. */
enum err auth_permit(struct exchange *exchange, enum auth auth) MUST_CHECK;

#endif
