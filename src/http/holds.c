/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two tables of the kind that counts connections. A request that the second refuses is taken out of the first again; in
 * between the caller's other requests may be refused for the place that this one gives back.
 */
#include "holds.h"

#include <stdio.h>
#include <stdlib.h>

#include "connection_limits.h"
#include "internal.h"

enum { RETRY_SECONDS = 15 }; /* nobody knows when another ends; a held answer does within a minute */

struct holds {
    struct connection_limits *by_caller, *by_address;
};

struct holds *holds_create(unsigned max) {
    struct holds *holds = calloc(1, sizeof *holds);
    if (holds == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    holds->by_caller = connection_limits_create(max, HOLDS_PER_CALLER);
    holds->by_address = connection_limits_create(max, HOLDS_PER_ADDRESS);
    return holds;
}

void holds_free(struct holds *holds) {
    if (holds != NULL) {
        connection_limits_free(holds->by_caller);
        connection_limits_free(holds->by_address);
        free(holds);
    }
}

enum err holds_enter(struct hold *out, struct holds *holds, struct exchange *exchange) {
    struct request *request = &exchange->request;
    const struct hold hold = {.caller = request_caller_key(request), .address = request->client_key};
    request->retry_after = RETRY_SECONDS;
    if (!connection_limits_enter(holds->by_caller, hold.caller)) {
        return problem_set(&request->problem, ERR_RATE_LIMITED,
                           "At most %d streams and held answers are open at once for a player, or an address without a "
                           "token. End another.",
                           HOLDS_PER_CALLER);
    }
    if (!connection_limits_enter(holds->by_address, hold.address)) {
        connection_limits_closed(holds->by_caller, hold.caller, true);
        return problem_set(&request->problem, ERR_RATE_LIMITED,
                           "At most %d streams and held answers are open at once for an address. End another.",
                           HOLDS_PER_ADDRESS);
    }
    request->retry_after = 0;
    *out = hold;
    return OK;
}

void holds_leave(struct holds *holds, const struct hold *hold) {
    connection_limits_closed(holds->by_caller, hold->caller, true);
    connection_limits_closed(holds->by_address, hold->address, true);
}
