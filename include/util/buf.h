/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A growing run of bytes with a cap.
 *
 * Errors stick: once an append does not fit under the cap or memory runs out, `failed` is set, nothing more is
 * appended, and the writer may check once at the end. The bytes are always NUL-terminated when any were appended.
 */
#ifndef REFEREE_UTIL_BUF_H
#define REFEREE_UTIL_BUF_H

#include <stdbool.h>
#include <stddef.h>

#include "util/err.h"

struct buf {
    char *bytes; /* owned; NULL while empty */
    size_t length;
    size_t size;
    size_t cap; /* length never exceeds it */
    bool failed;
};

void buf_init(struct buf *buf, size_t cap);
/* Makes room for more bytes and a NUL behind them; false (and failed) when that is not to be had. */
bool buf_reserve(struct buf *buf, size_t more);
void buf_append(struct buf *buf, const char *bytes, size_t length);
void buf_append_text(struct buf *buf, const char *text);
void buf_append_format(struct buf *buf, const char *format, ...) PRINTF_LIKE(2, 3);

/* Empties it without giving the memory back, and forgets a failure. */
void buf_clear(struct buf *buf);

/* Hands the bytes to the caller, who frees them; the buf is empty afterwards. NULL where it failed or is empty. */
char *buf_take(struct buf *buf) MUST_CHECK;

void buf_free(struct buf *buf);

#endif
