/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Signatures and pauses; what is sent is tested over real sockets. The vector is also checked with the npm library of
 * Standard Webhooks itself: tests/tools/check-signature.js.
 */
#include "service/sender.h"

#include <string.h>

#include <criterion/criterion.h>

TestSuite(sender, .timeout = 20);

static const char id[] = "1m7x1qd443vy59e8-12-game.turn";
static const char body[] = "{\"type\":\"game.turn\",\"timestamp\":\"2026-11-20T18:03:11.402Z\",\"data\":{}}";

static struct webhook_row hook(void) {
    struct webhook_row row = {.has_old_secret = true, .old_secret_until = 2000};
    for (unsigned char i = 0; i < WEBHOOK_SECRET_SIZE; i++) {
        row.secret[i] = i;
        row.old_secret[i] = (unsigned char)(255 - i);
    }
    return row;
}

/* Made with Python's hmac and base64 of the keys 00 01 .. 1f and ff fe .. e0. */
static const char signature[] = "v1,3wufdUK9abOUTA53JWtzoZmTF/Na9r97M2xaYnDm3j0=";
static const char both[] =
    "v1,3wufdUK9abOUTA53JWtzoZmTF/Na9r97M2xaYnDm3j0= v1,Fns6rCiL4gWrWc3SGSn0CzHcrgUhAZerfcGb53j618M=";

Test(sender, a_message_is_signed_as_standard_webhooks_has_it) {
    const struct webhook_row row = hook();
    char out[256];
    size_t length = sender_sign(out, sizeof out, &row, id, 1795197791, body, strlen(body), 2000);
    cr_expect(length == strlen(out));
    cr_expect_str_eq(out, signature);
}

Test(sender, until_its_time_is_over_the_old_secret_signs_too) {
    const struct webhook_row row = hook();
    char out[256];
    cr_expect(sender_sign(out, sizeof out, &row, id, 1795197791, body, strlen(body), 1999) == strlen(both));
    cr_expect_str_eq(out, both);
}

Test(sender, what_does_not_fit_is_no_signature) {
    const struct webhook_row row = hook();
    char out[3 + 44 + 1]; /* "v1,", base64, NUL */
    cr_expect(sender_sign(out, sizeof out, &row, id, 1, body, strlen(body), 2000) == sizeof out - 1);
    cr_expect(sender_sign(out, sizeof out - 1, &row, id, 1, body, strlen(body), 2000) == 0);
    cr_expect(sender_sign(out, sizeof out, &row, id, 1, body, strlen(body), 1999) == 0);
}

Test(sender, it_is_tried_for_three_days) {
    int64_t whole = 0;
    int attempts = 1;
    while (sender_pause_ms(attempts) > 0) {
        whole += sender_pause_ms(attempts++);
    }
    cr_expect(attempts == 11 && sender_pause_ms(0) == 0);
    cr_expect(sender_pause_ms(1) == 5000 && sender_pause_ms(10) == INT64_C(20) * 3600 * 1000);
    cr_expect(whole > INT64_C(3) * 24 * 3600 * 900 && whole < INT64_C(4) * 24 * 3600 * 1000);
}
