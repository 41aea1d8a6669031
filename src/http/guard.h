/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Request hygiene: what of a request's first line and header section is not well formed or could be read in two ways.
 */
#ifndef REFEREE_HTTP_GUARD_H
#define REFEREE_HTTP_GUARD_H

#include "internal.h"

/*
 * Looks through the request line and headers as the library holds them, remembers in the exchange the headers that the
 * server reads and how the body is framed, and resolves the path's escapes. ERR_BAD_REQUEST: the connection must be
 * closed with the answer, since nobody knows where the next request would begin. ERR_URI_TOO_LONG, ERR_HEADERS_TOO_LARGE,
 * ERR_NO_MEMORY. url, method and version are what the library's access handler was given.
 */
enum err guard_check(struct exchange *exchange, const char *url, const char *method, const char *version) MUST_CHECK;

#endif
