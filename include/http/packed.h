/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Packing by gzip. What is the same for everybody is packed once; what an endpoint makes for one request is packed where
 * the endpoint's `packs` says that it may be, by shape.h.
 *
 * What may be: the size of a packed body tells whoever can see sizes how well one part of it repeats another. Where a
 * secret stood beside text of an attacker's choosing, they could guess it piece by piece, TLS or not (BREACH). So nothing
 * is packed that holds a secret: no view of a game as a seat has it (its join code, its codes and cards stand beside
 * names that others choose), no events, no history, no tokens, no webhooks. Results and exports are of what is over;
 * leaderboards, statistics and tournaments tell nothing that opens anything; lists of games are packed where the caller
 * merely looks on at all of them; questions were written by whoever reads them.
 */
#ifndef REFEREE_HTTP_PACKED_H
#define REFEREE_HTTP_PACKED_H

#include <stdbool.h>
#include <stddef.h>

#include "http/reply.h"
#include "http/request.h"

enum packing {
    PACKING_ONCE,  /* for many requests: as small as it will be */
    PACKING_QUICK, /* for one */
};

/* The bytes packed, the same for the same bytes; one reference. NULL: there is no memory. */
struct shared_bytes *packed_create(const char *bytes, size_t length, enum packing packing) MUST_CHECK;

/* Whether the caller would rather have it packed. */
bool packed_is_wanted(struct request *request);

/* Tells that the answer was chosen by packed_is_wanted. */
void packed_tell(struct reply *reply, bool is_packed);

#endif
