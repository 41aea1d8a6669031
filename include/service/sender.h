/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sends what is in the outbox, on a thread of its own: several messages at a time, those of one game to one webhook one
 * after the other, signed as Standard Webhooks (standardwebhooks.com, specification 1.0) has it.
 *
 * At least once: an attempt counts as delivered when the receiver answers 2xx, and what is not written down as delivered is
 * sent again. Retries after 5 s, 30 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 20 hours, each with up to 10 % of jitter, later
 * where the receiver says so in Retry-After; then it is given up. 410 disables the webhook. No redirects, 15 s each, no
 * private addresses unless allowed.
 *
 * Outcomes are written through the writer like everything else; nothing here slows a move.
 *
 * In a shared database the next message of a game may have been written by another server while the outcome of the one before it
 * was noted, and wait for nothing. So two seconds after an outcome the sender asks once more, and at its start for all games.
 */
#ifndef REFEREE_SERVICE_SENDER_H
#define REFEREE_SERVICE_SENDER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "service/service.h"
#include "store/webhooks.h"
#include "util/err.h"
#include "util/log.h"

struct db;
struct members;

struct sender_options {
    struct db *db;           /* DB_READ; the sender's own until sender_stop */
    struct members *members; /* whose webhooks it serves; NULL: all are its own */
    struct log *log;
    bool allow_private;
};

/*
 * The options are copied; what they point to must outlive the sender. What is under way when it is freed is ended, and
 * will be sent again.
 */
enum err sender_create(struct service **out, const struct sender_options *options) MUST_CHECK;

/* What it counts; read it any time. */
struct sender_metrics {
    atomic_uint_fast64_t delivered, failed; /* attempts */
    atomic_uint_fast64_t given_up;          /* messages */
};

const struct sender_metrics *sender_metrics(const struct service *sender);

/*
 * The value of the header webhook-signature for a message: "v1," and the base64 of HMAC-SHA256 over "ID.TIMESTAMP.BODY",
 * twice where the old secret still signs. timestamp: seconds since 1970. Returns the length, or 0 where it does not fit.
 */
size_t sender_sign(char *out, size_t size, const struct webhook_row *webhook, const char *id, int64_t timestamp,
                   const char *body, size_t body_length, int64_t now_ms);

/* Milliseconds until the next attempt after so many, without jitter; 0 when there is none left. */
int64_t sender_pause_ms(int attempts);

#endif
