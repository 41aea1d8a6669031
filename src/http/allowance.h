/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a caller may take of the server in a second: requests, from the bucket of the player, or of the address where no
 * good token was sent. A request that costs much takes more than one out of the bucket: one more for every 64 KiB of its
 * answer, and for every 10 ms of processor time on whatever threads. That is known only afterwards, so a bucket may come to
 * hold less than nothing; its caller waits until it holds something again.
 *
 * Where the server limits no rates, none of this does anything.
 */
#ifndef REFEREE_HTTP_ALLOWANCE_H
#define REFEREE_HTTP_ALLOWANCE_H

#include "internal.h"

/*
 * Takes a request from its caller's bucket; where that is empty the endpoint's `passage` decides. ERR_RATE_LIMITED, with
 * the problem and Retry-After set. Once request.caller is known; exchange->limit then says what is left, and exchange->bill
 * which bucket pays.
 */
enum err allowance_take(struct exchange *exchange) MUST_CHECK;

/* The same for a request that is answered in any case: where there is nothing left it may have to wait, and no more. */
void allowance_take_anyway(struct exchange *exchange);

/* For one that costs nothing: it may have to wait likewise, when its caller sends far more of them than anybody needs. */
void allowance_take_nothing(struct exchange *exchange);

/*
 * For how long the answer of an exchange that went on free of charge has to wait, us: until its caller's bucket holds no
 * less than nothing, but not without end. 0 for any other. Charges what it has cost so far.
 */
int64_t allowance_owed(struct exchange *exchange);

/* Loop thread: its work on the exchange begins, pauses (before another thread has it, too) or ends. */
void allowance_begin(struct exchange *exchange);
void allowance_pause(struct exchange *exchange);

/* Charges what the exchange has cost so far, its answer included, and was not charged yet. Loop thread. */
void allowance_settle(struct exchange *exchange);

/* The same of a bill whose costs are `bytes` and bill->effort_us. *left (may be NULL) is set where some was charged. */
void allowance_charge(struct bill *bill, struct limit_state *left, uint64_t bytes, int64_t now_us);

#endif
