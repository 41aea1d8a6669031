/* SPDX-License-Identifier: Apache-2.0 */
/*
 * libunistring does the normalising.
 */
#include "util/player_name.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <uninorm.h>
#include <unistr.h>

static bool is_bad_in_name(ucs4_t c) {
    bool control = c < 0x20 || (c >= 0x7f && c <= 0x9f);
    bool direction =
        c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
    bool line = c == 0x2028 || c == 0x2029;
    return control || direction || line;
}

static bool is_space(ucs4_t c) {
    return c == ' ' || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f ||
           c == 0x3000;
}

/* Trims code points at both ends: [*from, *to) of the text. */
static void trim(const uint8_t *text, size_t *from, size_t *to) {
    ucs4_t c = 0;
    while (*from < *to) {
        int length = u8_mbtouc(&c, text + *from, *to - *from);
        if (!is_space(c) || length <= 0) {
            break;
        }
        *from += (size_t)length;
    }
    while (*to > *from) {
        const uint8_t *last = u8_prev(&c, text + *to, text + *from);
        if (last == NULL || !is_space(c)) {
            break;
        }
        *to = (size_t)(last - text);
    }
}

/* out: room for 4 * points + 1 bytes. */
static enum err read_name(char *out, size_t points, const char *text, size_t length, const char *too_long,
                          const char **why) {
    const uint8_t *bytes = (const uint8_t *)text;
    size_t from = 0;
    size_t to = length;
    trim(bytes, &from, &to);
    for (size_t at = from; at < to;) {
        ucs4_t c = 0;
        int taken = u8_mbtouc(&c, bytes + at, to - at);
        if (taken <= 0 || is_bad_in_name(c)) {
            *why = "must not hold control characters or characters that turn the direction of writing";
            return ERR_INVALID_VALUE;
        }
        at += (size_t)taken;
    }
    /* One that is far too long is not worth normalising. */
    uint8_t normal[4 * TITLE_BYTES_MAX];
    size_t size = sizeof normal;
    bool fits = to > from && to - from <= 4 * points &&
                u8_normalize(UNINORM_NFC, bytes + from, to - from, normal, &size) == normal;
    if (!fits || size > 4 * points || u8_mbsnlen(normal, size) > points) {
        *why = too_long;
        return ERR_INVALID_VALUE;
    }
    memcpy(out, normal, size);
    out[size] = '\0';
    return OK;
}

enum err player_name_read(char out[static NAME_BYTES_MAX + 1], const char *text, size_t length, const char **why) {
    static_assert(NAME_CODE_POINTS_MAX == 64, "the text says so");
    return read_name(out, NAME_CODE_POINTS_MAX, text, length, "must have 1 to 64 characters", why);
}

enum err title_read(char out[static TITLE_BYTES_MAX + 1], const char *text, size_t length, const char **why) {
    static_assert(TITLE_CODE_POINTS_MAX == 100, "the text says so");
    return read_name(out, TITLE_CODE_POINTS_MAX, text, length, "must have 1 to 100 characters", why);
}
