/* SPDX-License-Identifier: Apache-2.0 */
#include "keys.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <uniconv.h>
#include <unistr.h>

#include "screen.h"

enum { ESCAPE = 27, ESCAPE_MS = 50, CHARACTER_BYTES_MAX = 4 };

void keys_init(struct keys *keys, const char *charset) {
    *keys = (struct keys){.length = 0};
    (void)snprintf(keys->charset, sizeof keys->charset, "%s", charset);
}

/* Takes what is there within so many ms. */
static void take(struct keys *keys, int wait_ms) {
    struct pollfd ready = {.fd = STDIN_FILENO, .events = POLLIN};
    if (keys->is_at_end || keys->length == sizeof keys->bytes || poll(&ready, 1, wait_ms) <= 0) {
        return;
    }
    ssize_t got = read(STDIN_FILENO, keys->bytes + keys->length, sizeof keys->bytes - keys->length);
    if (got > 0) {
        keys->length += (size_t)got;
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        keys->is_at_end = true;
    }
}

static int32_t use(struct keys *keys, size_t count, int32_t key) {
    keys->length -= count;
    memmove(keys->bytes, keys->bytes + count, keys->length);
    return key;
}

/* What the last byte of a sequence without numbers, or with those of a modifier, stands for. */
static int32_t find_letter(unsigned char letter) {
    static const struct {
        char letter;
        int32_t key;
    } letters[] = {{'A', KEY_UP}, {'B', KEY_DOWN}, {'C', KEY_RIGHT}, {'D', KEY_LEFT}, {'H', KEY_HOME}, {'F', KEY_END}};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        if (letters[i].letter == (char)letter) {
            return letters[i].key;
        }
    }
    return KEY_OTHER;
}

static int32_t find_number(unsigned char digit) {
    return digit == '1' || digit == '7'   ? KEY_HOME
           : digit == '4' || digit == '8' ? KEY_END
           : digit == '3'                 ? KEY_DELETE
                                          : KEY_OTHER;
}

/* ESC [ ... and ESC O x; a sequence that does not end is left out as a whole. */
static int32_t read_sequence(struct keys *keys) {
    while (keys->length < 2 && !keys->is_at_end) {
        size_t length = keys->length;
        take(keys, ESCAPE_MS);
        if (keys->length == length) {
            break;
        }
    }
    if (keys->length < 2 || (keys->bytes[1] != '[' && keys->bytes[1] != 'O')) {
        return use(keys, 1, KEY_ESCAPE);
    }
    for (size_t i = 2; i < sizeof keys->bytes; i++) {
        if (i == keys->length) {
            take(keys, ESCAPE_MS);
        }
        if (i >= keys->length) {
            break;
        }
        if (keys->bytes[i] >= '@' && keys->bytes[i] <= '~') {
            int32_t key = keys->bytes[i] == '~' ? find_number(keys->bytes[2]) : find_letter(keys->bytes[i]);
            return use(keys, i + 1, key);
        }
    }
    return use(keys, keys->length, KEY_OTHER);
}

/* A character of the charset, which may have several bytes; what is none is left out, byte by byte. */
static int32_t read_character(struct keys *keys) {
    for (size_t count = 1; count <= CHARACTER_BYTES_MAX; count++) {
        if (count > keys->length) {
            take(keys, ESCAPE_MS);
        }
        if (count > keys->length) {
            break;
        }
        size_t length = 0;
        uint8_t *text =
            u8_conv_from_encoding(keys->charset, iconveh_error, (const char *)keys->bytes, count, NULL, NULL, &length);
        ucs4_t character = 0;
        bool is_one = text != NULL && length > 0 && u8_mbtouc(&character, text, length) == (int)length;
        free(text);
        if (is_one) {
            return use(keys, count, (int32_t)character);
        }
    }
    return use(keys, 1, KEY_OTHER);
}

int32_t keys_read(struct keys *keys) {
    if (keys->length == 0) {
        take(keys, 0);
    }
    if (keys->length == 0) {
        return keys->is_at_end ? KEY_END_OF_INPUT : KEY_NONE;
    }
    if (keys->bytes[0] == ESCAPE) {
        return read_sequence(keys);
    }
    return keys->bytes[0] < 0x80 ? use(keys, 1, keys->bytes[0]) : read_character(keys);
}
