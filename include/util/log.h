/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Structured log lines on a file descriptor: one line an event, as JSON or as text for people.
 *
 * Lines are gathered and written in one go by log_flush (every loop turn does that), or at once from LOG_WARN up, or when
 * the buffer is full. A line is never torn. No secret, token, body or query string may be logged; callers see to it.
 * Thread-safe.
 */
#ifndef REFEREE_UTIL_LOG_H
#define REFEREE_UTIL_LOG_H

#include <stddef.h>
#include <stdint.h>

#include "util/err.h"

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR, LOG_NOTHING };

enum log_format { LOG_FORMAT_TEXT, LOG_FORMAT_JSON };

struct log;

/* A member of a line. NULL text is left out. */
struct log_field {
    const char *name;
    const char *text; /* NULL: the number counts */
    int64_t number;
    enum { LOG_FIELD_TEXT, LOG_FIELD_NUMBER } kind;
};

/* fd is borrowed and must outlive the log. Dies when there is no memory. */
struct log *log_create(int fd, enum log_format format, enum log_level least);
void log_free(struct log *log);

struct log_field log_text(const char *name, const char *text);
struct log_field log_number(const char *name, int64_t number);

/* A line: time, level, event (a short fixed name like "request" or "store-failed"), fields. log may be NULL: nothing. */
void log_write(struct log *log, enum log_level level, const char *event, const struct log_field *fields, size_t count);

/* Short-hand for a line with one field "detail". */
void log_note(struct log *log, enum log_level level, const char *event, const char *format, ...) PRINTF_LIKE(4, 5);

void log_flush(struct log *log);

/* The level of this name: debug, info, warn, error; LOG_NOTHING for any other. */
enum log_level log_level_find(const char *name);

#endif
