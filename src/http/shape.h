/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shape of an answer: made as JSON, and sent as a table, or packed, or both, where the endpoint has that and the client
 * wants it. Small ones take the loop no time worth speaking of; large ones are shaped by a pool thread.
 */
#ifndef REFEREE_HTTP_SHAPE_H
#define REFEREE_HTTP_SHAPE_H

#include <stdbool.h>

#include "internal.h"

/*
 * Loop thread, once there is an answer: decides which shape it is to have, and gives it the ETag of that. False where it is
 * sent as it is.
 */
bool shape_choose(struct exchange *exchange);

/* May the loop do it itself? */
bool shape_is_quick(const struct exchange *exchange);

/* Any thread, on which the exchange is: gives it that shape. ERR_NO_MEMORY. */
enum err shape_do(struct request *request);

/*
 * Loop thread, where it could not be done: is the answer as it was good enough? Then it has its own ETag again. A table
 * that was not made is not.
 */
bool shape_do_without(struct exchange *exchange);

#endif
