/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Request hygiene: what of a request's target and headers could be read in two ways.
 */
#ifndef REFEREE_HTTP_HTTP_VALIDATE_H
#define REFEREE_HTTP_HTTP_VALIDATE_H

#include "internal.h"

/*
 * Remembers in the exchange the headers that the server reads and how the body is framed, and resolves the path's escapes.
 * ERR_BAD_REQUEST: the connection must be closed with the answer. What the gate refused; ERR_URI_TOO_LONG,
 * ERR_HEADERS_TOO_LARGE, ERR_NO_MEMORY. method and version are what the library's access handler was given.
 */
enum err http_validate(struct exchange *exchange, const char *method, const char *version) MUST_CHECK;

/*
 * Has the gate refused this request? It may have let its head through and refused its body. The connection must be closed.
 */
enum err http_validate_gate(struct exchange *exchange) MUST_CHECK;

#endif
