/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exchanges, and those that are kept for the next requests.
 */
#ifndef REFEREE_HTTP_EXCHANGE_POOL_H
#define REFEREE_HTTP_EXCHANGE_POOL_H

#include "internal.h"

/* An exchange as for a new request, a kept one where there is one; NULL when there is no memory. */
struct exchange *exchange_pool_take(struct loop *loop);

/* Takes back an exchange that has ended. */
void exchange_pool_put(struct loop *loop, struct exchange *exchange);

/* Frees what is kept. */
void exchange_pool_free(struct loop *loop);

#endif
