/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Signing as sender.h says. Each attempt is a span of its own in the trace of the request that caused the message, so whoever
 * looks at the trace sees them apart; the span is told to nobody else.
 */
#include "delivery_headers.h"

#include <stdio.h>
#include <string.h>

#include <curl/curl.h>
#include <sodium.h>

#include "service/sender.h"
#include "util/timestamp.h"
#include "util/trace.h"

enum { HEADER_SIZE = TRACESTATE_MAX + 32, SIGNATURE_SIZE = 128, SIGNED_HEAD_MAX = 96 };

static size_t append_signature(char *out, size_t size, size_t at, const unsigned char *secret, const char *head,
                               const char *body, size_t body_length) {
    crypto_auth_hmacsha256_state state;
    unsigned char mac[crypto_auth_hmacsha256_BYTES];
    (void)crypto_auth_hmacsha256_init(&state, secret, WEBHOOK_SECRET_SIZE);
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)head, strlen(head));
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)body, body_length);
    (void)crypto_auth_hmacsha256_final(&state, mac);
    char text[sodium_base64_ENCODED_LEN(sizeof mac, sodium_base64_VARIANT_ORIGINAL)];
    (void)sodium_bin2base64(text, sizeof text, mac, sizeof mac, sodium_base64_VARIANT_ORIGINAL);
    int length = snprintf(out + at, size - at, "%sv1,%s", at > 0 ? " " : "", text);
    return length > 0 && (size_t)length < size - at ? at + (size_t)length : 0;
}

size_t sender_sign(char *out, size_t size, const struct webhook_row *webhook, const char *id, int64_t timestamp,
                   const char *body, size_t body_length, int64_t now_ms) {
    char head[SIGNED_HEAD_MAX];
    (void)snprintf(head, sizeof head, "%s.%lld.", id, (long long)timestamp);
    size_t length = append_signature(out, size, 0, webhook->secret, head, body, body_length);
    if (length > 0 && webhook->has_old_secret && now_ms < webhook->old_secret_until) {
        length = append_signature(out, size, length, webhook->old_secret, head, body, body_length);
    }
    return length;
}

static bool add_header(struct curl_slist **list, const char *name, const char *value) {
    char line[HEADER_SIZE];
    int length = snprintf(line, sizeof line, "%s: %s", name, value);
    struct curl_slist *longer = NULL;
    if (length > 0 && (size_t)length < sizeof line) {
        longer = curl_slist_append(*list, line);
    }
    *list = longer != NULL ? longer : *list;
    return longer != NULL;
}

static bool add_trace(struct curl_slist **list, const struct delivery_row *delivery) {
    struct trace trace;
    unsigned char span[SPAN_ID_BYTES];
    char traceparent[TRACEPARENT_SIZE];
    const char *kept = delivery->traceparent;
    if (kept == NULL || !trace_parse(&trace, kept, strlen(kept))) {
        return true;
    }
    do {
        randombytes_buf(span, sizeof span);
    } while (sodium_is_zero(span, sizeof span)); /* which is no span */
    trace_format(traceparent, &trace, span);
    return add_header(list, "traceparent", traceparent) &&
           (delivery->tracestate == NULL || add_header(list, "tracestate", delivery->tracestate));
}

bool delivery_headers_make(struct curl_slist **list, const struct webhook_row *webhook,
                           const struct delivery_row *delivery, int64_t now) {
    char signature[SIGNATURE_SIZE];
    char timestamp[24];
    int64_t sent_at = timestamp_wall() / 1000; /* receivers refuse what is far from the time by their clock */
    (void)snprintf(timestamp, sizeof timestamp, "%lld", (long long)sent_at);
    return sender_sign(signature, sizeof signature, webhook, delivery->message, sent_at, delivery->body,
                       delivery->body_length, now) > 0 &&
           add_header(list, "Content-Type", "application/json") && add_header(list, "User-Agent", "referee") &&
           add_header(list, "webhook-id", delivery->message) && add_header(list, "webhook-timestamp", timestamp) &&
           add_header(list, "webhook-signature", signature) && add_header(list, "Expect", "") &&
           add_trace(list, delivery);
}
