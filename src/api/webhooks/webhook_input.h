/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the changes of a webhook and of its deliveries have in common: the caller's webhook in the path.
 */
#ifndef REFEREE_API_WEBHOOK_INPUT_H
#define REFEREE_API_WEBHOOK_INPUT_H

#include "api/change.h"
#include "store/webhooks.h"

/* A webhook as it was read, or is made. */
struct webhook_input {
    struct webhook_row row;
    bool shows_secret;
    struct id delivery;
    const char *shown; /* of the delivery: the answer, in the arena */
};

/* Reads it. ERR_NOT_FOUND where it is none, or another's. */
enum err webhooks_read_own(struct webhook_input *out, struct db *db, struct request *request) MUST_CHECK;

/* The same again in the transaction, as the change's input: it may be gone by now. */
enum err webhooks_find_again(struct webhook_input **out, struct request *request, struct tx *tx,
                             struct change *change) MUST_CHECK;

#endif
