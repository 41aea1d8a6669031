/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Log lines, gathered in memory and written in one go.
 *
 * A line is put together on the caller's stack, without a lock; then the lock is held for one copy. Writing happens
 * outside that lock: the full buffer is exchanged for the other, empty one, so that nobody waits for a slow disk or pipe
 * but whoever writes. What cannot be written is lost: a log must never stop the server.
 *
 * Texts come from clients: they are escaped, cut to TEXT_MAX bytes, and bytes that are not UTF-8 are replaced, so that a
 * line is always one line and, as JSON, always JSON.
 */
#include "util/log.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "util/eight.h"
#include "util/timestamp.h"

enum {
    BUFFER_SIZE = 64 * 1024,
    LINE_MAX_SIZE = 4096,
    LINE_END = 2,      /* what is kept of it for the closing brace and the newline */
    TEXT_MAX = 512,    /* bytes of one field's text; longest escaped sixfold */
    PATIENCE_MS = 100, /* how long a reader that is not keeping up may hold a flush */
};

struct log {
    int fd;
    enum log_format format;
    enum log_level least;
    pthread_mutex_t lock;    /* guards filling, length and idle */
    pthread_mutex_t writing; /* held while a buffer is written, so that lines keep their order */
    char *filling;
    size_t length;
    char *idle;
    bool is_torn; /* the reader gave up on us in the middle of a line; guarded by writing */
};

/* A line being put together. A field that does not fit is left out as a whole. */
struct line {
    size_t length;
    bool full;
    char bytes[LINE_MAX_SIZE];
};

static const char *const level_names[] = {"debug", "info", "warn", "error", "nothing"};

struct log *log_create(int fd, enum log_format format, enum log_level least) {
    struct log *log = calloc(1, sizeof *log);
    char *filling = malloc(BUFFER_SIZE);
    char *idle = malloc(BUFFER_SIZE);
    if (log == NULL || filling == NULL || idle == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    log->fd = fd;
    log->format = format;
    log->least = least;
    log->filling = filling;
    log->idle = idle;
    (void)pthread_mutex_init(&log->lock, NULL);
    (void)pthread_mutex_init(&log->writing, NULL);
    return log;
}

void log_free(struct log *log) {
    if (log == NULL) {
        return;
    }
    log_flush(log);
    (void)pthread_mutex_destroy(&log->lock);
    (void)pthread_mutex_destroy(&log->writing);
    free(log->filling);
    free(log->idle);
    free(log);
}

struct log_field log_text(const char *name, const char *text) {
    return (struct log_field){.name = name, .text = text, .kind = LOG_FIELD_TEXT};
}

struct log_field log_number(const char *name, int64_t number) {
    return (struct log_field){.name = name, .number = number, .kind = LOG_FIELD_NUMBER};
}

static void put(struct line *line, const char *bytes, size_t length) {
    if (line->full || LINE_MAX_SIZE - LINE_END - line->length < length) {
        line->full = true;
        return;
    }
    memcpy(line->bytes + line->length, bytes, length);
    line->length += length;
}

static void put_text(struct line *line, const char *text) {
    put(line, text, strlen(text));
}

static void put_number(struct line *line, int64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    uint64_t rest = number < 0 ? UINT64_C(0) - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        put(line, "-", 1);
    }
    put(line, digits + at, sizeof digits - at);
}

/* The length of the UTF-8 sequence at text, 0 when there is none (RFC 3629). */
static size_t utf8_length(const unsigned char *text, size_t left) {
    unsigned char c = text[0];
    size_t length = c < 0x80 ? 1 : c >= 0xc2 && c <= 0xdf ? 2 : (c & 0xf0) == 0xe0 ? 3 : c >= 0xf0 && c <= 0xf4 ? 4 : 0;
    if (length == 0 || length > left) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    bool overlong = (c == 0xe0 && text[1] < 0xa0) || (c == 0xf0 && text[1] < 0x90);
    bool surrogate = c == 0xed && text[1] > 0x9f;
    bool beyond = c == 0xf4 && text[1] > 0x8f;
    return overlong || surrogate || beyond ? 0 : length;
}

static bool is_plain(char c) {
    return (unsigned char)c >= 0x20 && (unsigned char)c < 0x7f && c != '"' && c != '\\';
}

/* How many bytes, from the first on, are plain, and none of these: eight at once where all of them are, as nearly always. */
static size_t plain_length(const char *text, size_t length, char unwanted, char other) {
    size_t at = 0;
    while (length - at >= sizeof(uint64_t)) {
        uint64_t eight = eight_at(text + at);
        if (eight_has_below(eight, 0x20) || eight_has(eight, '"') || eight_has(eight, '\\') || eight_has(eight, 0x7f) ||
            eight_has(eight, unwanted) || eight_has(eight, other)) {
            break;
        }
        at += sizeof eight;
    }
    while (at < length && is_plain(text[at]) && text[at] != unwanted && text[at] != other) {
        at++;
    }
    return at;
}

static void put_quoted(struct line *line, const char *text) {
    size_t length = strlen(text);
    length = length > TEXT_MAX ? TEXT_MAX : length;
    put(line, "\"", 1);
    for (size_t i = 0; i < length;) {
        size_t plain = plain_length(text + i, length - i, '"', '\\');
        put(line, text + i, plain);
        i += plain;
        if (i == length) {
            break;
        }
        size_t sequence = utf8_length((const unsigned char *)text + i, length - i);
        if (sequence > 1) {
            put(line, text + i, sequence);
            i += sequence;
        } else if (sequence == 1) {
            char escaped[8];
            bool mark = text[i] == '"' || text[i] == '\\';
            (void)snprintf(escaped, sizeof escaped, mark ? "\\%c" : "\\u%04x", (unsigned char)text[i]);
            put_text(line, escaped);
            i++;
        } else {
            put_text(line, "\\ufffd");
            i++;
        }
    }
    put(line, "\"", 1);
}

/* The length of a text that needs no quotes in a line for people; 0: it needs them. */
static size_t word_length(const char *text) {
    size_t length = strnlen(text, TEXT_MAX + 1);
    return length <= TEXT_MAX && plain_length(text, length, ' ', '=') == length ? length : 0;
}

/* A field's name and what stands around it, at once: a line has many. */
static void put_name(struct line *line, enum log_format format, const char *name) {
    bool is_json = format == LOG_FORMAT_JSON;
    size_t length = strlen(name);
    if (line->full || LINE_MAX_SIZE - LINE_END - line->length < length + (is_json ? 4 : 2)) {
        line->full = true;
        return;
    }
    char *at = line->bytes + line->length;
    *at++ = is_json ? ',' : ' ';
    if (is_json) {
        *at++ = '"';
    }
    memcpy(at, name, length);
    at += length;
    if (is_json) {
        *at++ = '"';
    }
    *at++ = is_json ? ':' : '=';
    line->length = (size_t)(at - line->bytes);
}

static void put_field(struct line *line, enum log_format format, const struct log_field *field) {
    if (field->kind == LOG_FIELD_TEXT && field->text == NULL) {
        return;
    }
    size_t before = line->length;
    put_name(line, format, field->name);
    bool is_text = field->kind == LOG_FIELD_TEXT;
    size_t word = is_text && format == LOG_FORMAT_TEXT ? word_length(field->text) : 0;
    if (!is_text) {
        put_number(line, field->number);
    } else if (word > 0) {
        put(line, field->text, word);
    } else {
        put_quoted(line, field->text);
    }
    if (line->full) {
        line->length = before;
        line->full = false;
    }
}

static void format_line(struct line *line, enum log_format format, enum log_level level, const char *event,
                        const struct log_field *fields, size_t count) {
    char time[TIMESTAMP_SIZE];
    timestamp_format(time, timestamp_wall());
    line->length = 0;
    line->full = false;
    if (format == LOG_FORMAT_JSON) {
        put_text(line, "{\"time\":\"");
        put(line, time, TIMESTAMP_SIZE - 1);
        put_text(line, "\",\"level\":\"");
        put_text(line, level_names[level]);
        put_text(line, "\",\"event\":\"");
        put_text(line, event);
        put(line, "\"", 1);
    } else {
        put(line, time, TIMESTAMP_SIZE - 1);
        put(line, " ", 1);
        put_text(line, level_names[level]);
        put(line, " ", 1);
        put_text(line, event);
    }
    for (size_t i = 0; i < count; i++) {
        put_field(line, format, &fields[i]);
    }
    if (format == LOG_FORMAT_JSON) {
        line->bytes[line->length++] = '}';
    }
    line->bytes[line->length++] = '\n';
}

void log_write(struct log *log, enum log_level level, const char *event, const struct log_field *fields, size_t count) {
    if (log == NULL || level < log->least || level >= LOG_NOTHING) {
        return;
    }
    struct line line;
    format_line(&line, log->format, level, event, fields, count);
    (void)pthread_mutex_lock(&log->lock);
    while (BUFFER_SIZE - log->length < line.length) {
        (void)pthread_mutex_unlock(&log->lock);
        log_flush(log);
        (void)pthread_mutex_lock(&log->lock);
    }
    memcpy(log->filling + log->length, line.bytes, line.length);
    log->length += line.length;
    (void)pthread_mutex_unlock(&log->lock);
    if (level >= LOG_WARN) {
        log_flush(log);
    }
}

void log_note(struct log *log, enum log_level level, const char *event, const char *format, ...) {
    if (log == NULL || level < log->least) {
        return;
    }
    char detail[TEXT_MAX + 1];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(detail, sizeof detail, format, args);
    va_end(args);
    struct log_field field = log_text("detail", detail);
    log_write(log, level, event, &field, 1);
}

/* How much of it could be written. */
static size_t write_all(int fd, const char *bytes, size_t length) {
    size_t all = length;
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd room = {.fd = fd, .events = POLLOUT};
            if (poll(&room, 1, PATIENCE_MS) <= 0) {
                break;
            }
        } else if (written < 0 && errno != EINTR) {
            break;
        }
    }
    return all - length;
}

/* Lines that do not fit any more are lost; one of which a part was written is ended before the next. */
static void write_lines(struct log *log, const char *bytes, size_t length) {
    if (log->is_torn && write_all(log->fd, "\n", 1) == 0) {
        return;
    }
    size_t written = write_all(log->fd, bytes, length);
    log->is_torn = written > 0 && bytes[written - 1] != '\n';
}

void log_flush(struct log *log) {
    if (log == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&log->writing);
    (void)pthread_mutex_lock(&log->lock);
    char *full = log->filling;
    size_t length = log->length;
    if (length > 0) {
        log->filling = log->idle;
        log->length = 0;
        log->idle = full;
    }
    (void)pthread_mutex_unlock(&log->lock);
    if (length > 0) {
        write_lines(log, full, length);
    }
    (void)pthread_mutex_unlock(&log->writing);
}

enum log_level log_level_find(const char *name) {
    static const char *const names[] = {"debug", "info", "warn", "error"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(names[i], name) == 0) {
            return (enum log_level)i;
        }
    }
    return LOG_NOTHING;
}
