/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is kept for an Idempotency-Key, and giving an answer again.
 *
 * Kept is, in the transaction of the change, what the log and the request sent again do not tell: which game at which
 * version, the event's seq, and what was recorded of the outcome. The answer is made of that anew, by what rendered it the
 * first time, and never on the writer's thread. So a record takes a few hundred bytes whatever the game has become. A
 * player has a budget of them a day; what is over it is refused before anything is done, as a key that was not kept would
 * let the request be done twice.
 */
#ifndef REFEREE_API_IDEMPOTENCY_H
#define REFEREE_API_IDEMPOTENCY_H

#include "change.h"
#include "store/idempotency.h"

enum {
    IDEMPOTENCY_BYTES_MAX = 512,                 /* of one record */
    IDEMPOTENCY_BUDGET_BYTES = 16 * 1024 * 1024, /* of a player's in a day */
};

/* Is there an answer for the key to this very request, or to any? As the connection sees it. */
enum err idempotency_find(bool *out, struct request *request, struct change *change, bool any_request) MUST_CHECK;

/* Asks ahead for what idempotency_take will ask: see struct job. */
void idempotency_foresee(struct request *request, struct tx *tx, const struct change *change);

/*
 * The same in the transaction. Where there is one the change is `replayed` and has what was kept; ERR_IDEMPOTENCY_MISMATCH
 * where it was for another request. Where there is none: ERR_RATE_LIMITED for a player who has used up their budget.
 */
enum err idempotency_take(struct request *request, struct tx *tx, struct change *change) MUST_CHECK;

/* Keeps the answer of a change that has been done, in its transaction. */
enum err idempotency_keep(struct request *request, struct tx *tx, struct change *change) MUST_CHECK;

/* What there is to read before a kept answer can be rendered again, over a connection of the calling thread's. */
enum err idempotency_recall(struct request *request, struct change *change, struct db *db) MUST_CHECK;

/* For struct endpoint: the same on a pool thread, where it takes long. */
enum err idempotency_recall_elsewhere(struct request *request);

/* For `recall`: the id that was recorded as json_out_text has it. ERR_CORRUPT where it is none. */
enum err idempotency_id(struct id *out, const struct change *change) MUST_CHECK;

#endif
