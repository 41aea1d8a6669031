/* SPDX-License-Identifier: Apache-2.0 */
#include "lines.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 64 * 1024 };

void lines_init(struct lines *lines) {
    lines->is_at_end = false;
    buf_init(&lines->bytes, LINE_MAX_BYTES);
}

void lines_free(struct lines *lines) {
    buf_free(&lines->bytes);
}

void lines_read(struct lines *lines) {
    char bytes[4096];
    ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
    if (got > 0) {
        buf_append(&lines->bytes, bytes, (size_t)got);
        lines->is_at_end = lines->bytes.failed;
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        lines->is_at_end = true;
    }
}

char *lines_take(struct lines *lines, struct screen *screen) {
    struct buf line;
    struct buf *bytes = &lines->bytes;
    const char *end = bytes->length == 0 ? NULL : memchr(bytes->bytes, '\n', bytes->length);
    if (bytes->length == 0 || bytes->failed || (end == NULL && !lines->is_at_end)) {
        return NULL;
    }
    size_t length = end == NULL ? bytes->length : (size_t)(end - bytes->bytes);
    size_t used = end == NULL ? length : length + 1;
    size_t text = length > 0 && bytes->bytes[length - 1] == '\r' ? length - 1 : length;
    buf_init(&line, (size_t)LINE_MAX_BYTES * 4);
    if (!screen_convert_line(screen, &line, bytes->bytes, text)) {
        buf_clear(&line);
        buf_append_text(&line, "?");
    }
    memmove(bytes->bytes, bytes->bytes + used, bytes->length - used);
    bytes->length -= used;
    char *taken = buf_take(&line);
    return taken == NULL ? strdup("") : taken;
}
