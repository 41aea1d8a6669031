/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The growing buffer. It doubles, so that appending is linear in all; the cap is what keeps a peer's bytes or a runaway
 * document from taking the machine's memory.
 */
#include "util/buf.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SIZE = 256 };

void buf_init(struct buf *buf, size_t cap) {
    *buf = (struct buf){.cap = cap};
}

bool buf_reserve(struct buf *buf, size_t more) {
    if (buf->failed || buf->cap - buf->length < more || buf->cap == SIZE_MAX) {
        buf->failed = true;
        return false;
    }
    size_t needed = buf->length + more + 1;
    if (needed <= buf->size) {
        return true;
    }
    size_t size = buf->size == 0 ? FIRST_SIZE : buf->size;
    while (size < needed) {
        size = size > SIZE_MAX / 2 ? needed : size * 2;
    }
    char *bytes = realloc(buf->bytes, size);
    if (bytes == NULL) {
        buf->failed = true;
        return false;
    }
    buf->bytes = bytes;
    buf->size = size;
    return true;
}

void buf_append(struct buf *buf, const char *bytes, size_t length) {
    if (!buf_reserve(buf, length)) {
        return;
    }
    if (length > 0) {
        memcpy(buf->bytes + buf->length, bytes, length);
    }
    buf->length += length;
    buf->bytes[buf->length] = '\0';
}

void buf_append_text(struct buf *buf, const char *text) {
    buf_append(buf, text, strlen(text));
}

void buf_append_format(struct buf *buf, const char *format, ...) {
    va_list args;
    va_start(args, format);
    size_t room = buf->size > buf->length ? buf->size - buf->length : 0;
    int length = vsnprintf(room > 0 ? buf->bytes + buf->length : NULL, room, format, args);
    va_end(args);
    if (length < 0) {
        buf->failed = true;
        return;
    }
    if (!buf_reserve(buf, (size_t)length)) {
        if (room > 0) {
            buf->bytes[buf->length] = '\0';
        }
        return;
    }
    if ((size_t)length >= room) {
        va_start(args, format);
        (void)vsnprintf(buf->bytes + buf->length, (size_t)length + 1, format, args);
        va_end(args);
    }
    buf->length += (size_t)length;
}

void buf_clear(struct buf *buf) {
    buf->length = 0;
    buf->failed = false;
    if (buf->bytes != NULL) {
        buf->bytes[0] = '\0';
    }
}

char *buf_take(struct buf *buf) {
    char *bytes = buf->failed ? NULL : buf->bytes;
    if (bytes == NULL) {
        free(buf->bytes);
    }
    buf_init(buf, buf->cap);
    return bytes;
}

void buf_free(struct buf *buf) {
    free(buf->bytes);
    buf_init(buf, buf->cap);
}
