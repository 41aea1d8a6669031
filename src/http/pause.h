/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Callers who go on and on when their rate is used up are answered later, not only refused: a client that takes no notice
 * of a 429 would otherwise have the loops make refusals at the speed of its connections, and everybody else wait behind
 * them.
 *
 * The connection of such a request is suspended for a moment as soon as its header section has been read, before its body
 * is. Nobody else notices, and whoever keeps to Retry-After never meets it.
 *
 * A move that is never refused, as somebody or a clock waits for it, is played at once whatever its caller owes; it is the
 * answer to it that waits, as making and sending that is what costs. All of this is for the loop's thread.
 */
#ifndef REFEREE_HTTP_PAUSE_H
#define REFEREE_HTTP_PAUSE_H

#include "internal.h"

/* Suspends an exchange within exchange_handle, which is called for it again after a moment, at stage STAGE_PAUSED. */
void pause_begin(struct exchange *exchange);

/* The same for so many us, at stage STAGE_OWING. */
void pause_until_paid(struct exchange *exchange, int64_t us);

/* Resumes those whose moment is over. Once a tick. */
void pauses_tick(struct loop *loop);

/* Resumes all: the server stops. */
void pauses_release(struct loop *loop);

#endif
