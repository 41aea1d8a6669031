/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cross-origin requests (the Fetch standard's CORS protocol), for the origins that the operator has named.
 */
#ifndef REFEREE_HTTP_CORS_H
#define REFEREE_HTTP_CORS_H

#include "internal.h"

/* What Access-Control-Allow-Origin should say to this request: an origin or "*"; NULL where its origin is not allowed. */
const char *cors_origin(const struct exchange *exchange);

/* Does the answer differ by Origin? Then every answer must say so in Vary. */
bool cors_varies(const struct server *server);

/* The headers for an actual answer; only where cors_origin gave something. */
extern const char cors_exposed_headers[];

/* Adds a preflight's headers to the reply. */
void cors_reply_preflight(struct exchange *exchange, const char *allowed_methods);

#endif
