/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much a caller holds open: streams and answers that are held, counted together, for a player (or an address without
 * a token) and for an address, behind which there may be many players. Counted only where the server limits rates.
 * Any thread.
 */
#ifndef REFEREE_HTTP_HOLDS_H
#define REFEREE_HTTP_HOLDS_H

#include <stdbool.h>
#include <stdint.h>

#include "util/err.h"

struct exchange;
struct holds;

enum { HOLDS_PER_CALLER = 64, HOLDS_PER_ADDRESS = 512 };

/* Whom one that is open counts for. */
struct hold {
    uint64_t caller, address;
};

/* max: of all connections. Dies when there is no memory. */
struct holds *holds_create(unsigned max);
void holds_free(struct holds *holds); /* NULL is fine */

/* One more of the exchange's caller. ERR_RATE_LIMITED, with the problem set, when it has as many as it may have. */
enum err holds_enter(struct hold *out, struct holds *holds, struct exchange *exchange) MUST_CHECK;
void holds_leave(struct holds *holds, const struct hold *hold);

#endif
