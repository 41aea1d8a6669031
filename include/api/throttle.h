/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Limits beside the rate of requests: what is scarce for a reason of its own. All of them are off where `--rate-limit` is.
 *
 *     accounts      10 a minute and address, and 10 a minute and player who makes them: a player made, or a guest on the way
 *     wrong codes   10 a minute and address: join codes are short, and guessing one must not pay
 *     moves         THROTTLE_MOVES_A_SECOND and player, twice that at once, of one who plays alone and without a clock and
 *                   whose requests are used up. Where a clock runs or others sit at the table there is no such limit
 *     refused moves 10 a minute and player: a seat whose turn it is may act though its rate is used up, but not at random
 */
#ifndef REFEREE_API_THROTTLE_H
#define REFEREE_API_THROTTLE_H

#include <stdbool.h>

#include "http/request.h"
#include "util/err.h"

enum { THROTTLE_MOVES_A_SECOND = 20 };

struct throttles;

struct throttles *throttles_create(void);         /* dies without memory */
void throttles_free(struct throttles *throttles); /* NULL is fine */

/* The caller makes an account: ERR_RATE_LIMITED when it, or its address, has made too many. */
enum err throttle_account(struct request *request) MUST_CHECK;

/* May it try a join code? ERR_RATE_LIMITED after too many wrong ones; and: that one was wrong. */
enum err throttle_check_code(struct request *request) MUST_CHECK;
void throttle_note_wrong_code(struct request *request);

/*
 * May the caller act though its requests are used up? And: such an action was refused with err, which counts where the
 * caller could have known: not where the server failed, or somebody else was quicker.
 */
bool throttle_may_act(struct request *request);
void throttle_note_refused(struct request *request, enum err err);

#endif
