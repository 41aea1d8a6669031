/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A state machine over the bytes of a connection, and the bookkeeping of what has passed.
 *
 * A line ends in CRLF and in nothing else. Empty lines in front of a request are dropped (RFC 9112, section 2.2), as are
 * chunk extensions and trailers, which nobody here reads: the library is given the sizes of chunks in one spelling, and an
 * empty trailer section.
 *
 * A chunk's data and a body pass as they come. So when a chunk turns out badly, the library is in the middle of a body,
 * and is given the shortest end that this body can have.
 */
#include "gate.h"

#include <errno.h>
#include <string.h>

#include "util/hex.h"

enum {
    PIECE_SIZE = 16 * 1024, /* read from a socket at once */
    HELD_MAX = 1024 * 1024, /* far above all limits */
    READY_KEPT = 1024,      /* bytes of memory: enough for most heads, so that each request need not have it anew */
    CHUNK_DIGITS_MAX = 15,  /* of a chunk's size */
    EXTENSION_MAX = 1024,
    EMPTY_LINES_MAX = 16, /* as all that passes nothing on: so nobody can keep a loop busy with it */
    TRAILERS_MAX = 8 * 1024,
    DISCARD_MAX = 256 * 1024, /* of what follows a refused request: unread, it would turn our close into a reset */
};

/* Where what passes goes: to the reader while there is room, then to the gate's ready bytes. */
struct sink {
    struct gate *gate;
    char *at;
    size_t room;
};

void gate_init(struct gate *gate) {
    *gate = (struct gate){.state = GATE_HEAD};
    buf_init(&gate->held, HELD_MAX);
    buf_init(&gate->ready, HELD_MAX);
}

void gate_free(struct gate *gate) {
    buf_free(&gate->held);
    buf_free(&gate->ready);
}

bool gate_is_within_head(const struct gate *gate) {
    return gate->state == GATE_HEAD && (gate->line > 0 || gate->held.length > 0);
}

static void pass(struct sink *sink, const char *bytes, size_t length) {
    size_t direct = length < sink->room ? length : sink->room;
    if (direct > 0) {
        memcpy(sink->at, bytes, direct);
        sink->at += direct;
        sink->room -= direct;
    }
    if (direct < length) {
        buf_append(&sink->gate->ready, bytes + direct, length - direct);
    }
}

static void pass_text(struct sink *sink, const char *text) {
    pass(sink, text, strlen(text));
}

/* What had found no room, or was written anew. Nothing, where memory ran out while writing: gate_read
 * then ends the connection. */
static void pass_ready(struct sink *sink) {
    struct buf *ready = &sink->gate->ready;
    if (ready->failed) {
        return;
    }
    size_t left = ready->length - sink->gate->taken;
    size_t length = left < sink->room ? left : sink->room;
    if (length > 0) {
        memcpy(sink->at, ready->bytes + sink->gate->taken, length);
        sink->at += length;
        sink->room -= length;
        sink->gate->taken += length;
    }
    if (length == left && ready->length > 0) {
        if (ready->size > READY_KEPT) {
            buf_free(ready);
        } else {
            buf_clear(ready);
        }
        sink->gate->taken = 0;
    }
}

static void shut(struct gate *gate, struct refusal refusal) {
    gate->refusal = refusal;
    gate->state = GATE_SHUT;
    buf_free(&gate->held);
}

/* Passes, in place of what has come of a head, its own first line, if that can be shown to anybody, and no more of it. */
static void refuse_head(struct sink *sink, const struct gate_limits *limits, struct span bytes,
                        struct refusal refusal) {
    struct head head;
    (void)head_read(&head, bytes.bytes, bytes.length);
    if (head.line.length > 0 && head.target.length <= limits->target) {
        pass(sink, head.line.bytes, head.line.length);
    } else {
        pass_text(sink, "GET / HTTP/1.1");
    }
    pass_text(sink, "\r\nHost:refused\r\n\r\n");
    sink->gate->requests++;
    shut(sink->gate, refusal);
}

static void refuse_body(struct sink *sink, const char *detail) {
    pass_text(sink, sink->gate->state == GATE_CHUNK_DATA_END ? "\r\n0\r\n\r\n" : "0\r\n\r\n");
    shut(sink->gate, (struct refusal){ERR_BAD_REQUEST, detail});
}

/* ---- lines: of heads and trailers ---- */

enum lines { LINES_MORE, LINES_WHOLE, LINES_BARE };

/* Looks for an empty line, which ends a section. *length becomes how many of the bytes belong to it so far. */
static enum lines find_end(struct gate *gate, const char *bytes, size_t *length) {
    size_t at = 0;
    while (at < *length) {
        const char *newline = memchr(bytes + at, '\n', *length - at);
        size_t end = newline == NULL ? *length : (size_t)(newline - bytes);
        gate->line += end - at;
        gate->last = end > at ? bytes[end - 1] : gate->last;
        if (newline == NULL) {
            break;
        }
        if (gate->line == 0 || gate->last != '\r') {
            return LINES_BARE;
        }
        bool is_empty = gate->line == 1;
        gate->line = 0;
        at = end + 1;
        if (is_empty) {
            *length = at;
            return LINES_WHOLE;
        }
    }
    return LINES_MORE;
}

/* What of a section has come, with the bytes of this piece that belong to it. */
static struct span gather(struct gate *gate, const char *bytes, size_t length, enum lines found) {
    if (found == LINES_WHOLE && gate->held.length == 0) {
        return (struct span){bytes, length};
    }
    buf_append(&gate->held, bytes, length);
    return (struct span){gate->held.bytes, gate->held.length};
}

static const struct refusal too_long = {ERR_URI_TOO_LONG, "The request's target is too long."};
static const struct refusal too_large = {ERR_HEADERS_TOO_LARGE, "The header section is too large."};
static const struct refusal no_request = {ERR_BAD_REQUEST, "There are too many empty lines in front of the request."};
static const struct refusal bare_newline = {ERR_BAD_REQUEST, "A line of the request ends in a line feed alone."};

static void pass_head(struct sink *sink, const struct gate_limits *limits, struct span bytes) {
    struct gate *gate = sink->gate;
    struct head head;
    struct refusal refusal = head_read(&head, bytes.bytes, bytes.length);
    if (bytes.length > limits->head) {
        refusal = head.target.length > limits->target ? too_long : too_large;
    } else if (refusal.err == OK && head.count > HEAD_COUNT_MAX) {
        refusal = too_large;
    }
    if (refusal.err != OK) {
        refuse_head(sink, limits, bytes, refusal);
        return;
    }
    if (head.is_verbatim) {
        pass(sink, bytes.bytes, bytes.length);
    } else {
        head_write(&gate->ready, &head, bytes.bytes, bytes.length);
        pass_ready(sink);
    }
    gate->requests++;
    gate->left = head.length;
    gate->digits = 0;
    gate->state = head.is_chunked ? GATE_CHUNK_SIZE : head.length > 0 ? GATE_BODY : GATE_HEAD;
}

/* Returns how many bytes were taken. */
static size_t take_head(struct sink *sink, const struct gate_limits *limits, const char *bytes, size_t length) {
    struct gate *gate = sink->gate;
    enum lines found = find_end(gate, bytes, &length);
    struct span head = gather(gate, bytes, length, found);
    if (found == LINES_BARE) {
        refuse_head(sink, limits, head, bare_newline);
    } else if (found == LINES_WHOLE) {
        if (head.length > 2) {
            gate->empty_lines = 0;
            pass_head(sink, limits, head);
        } else if (++gate->empty_lines > EMPTY_LINES_MAX) {
            refuse_head(sink, limits, head, no_request);
        }
        buf_free(&gate->held);
    } else if (head.length > limits->head) {
        bool is_one_line = gate->line == head.length;
        refuse_head(sink, limits, head, is_one_line ? too_long : too_large);
    }
    return length;
}

static size_t take_trailers(struct sink *sink, const char *bytes, size_t length) {
    struct gate *gate = sink->gate;
    enum lines found = find_end(gate, bytes, &length);
    if (found == LINES_BARE) {
        refuse_body(sink, "A line behind the last chunk ends in a line feed alone.");
        return length;
    }
    struct span trailers = gather(gate, bytes, length, found);
    if (trailers.length > TRAILERS_MAX) {
        refuse_body(sink, "What stands behind the last chunk is too large.");
    } else if (found == LINES_WHOLE) {
        struct refusal refusal = head_read_trailers(trailers.bytes, trailers.length);
        if (refusal.err != OK) {
            refuse_body(sink, refusal.detail);
            return length;
        }
        pass_text(sink, "0\r\n\r\n");
        buf_free(&gate->held);
        gate->state = GATE_HEAD;
    }
    return length;
}

/* ---- bodies ---- */

/* Of a body or a chunk's data. */
static size_t take_data(struct sink *sink, const char *bytes, size_t length) {
    struct gate *gate = sink->gate;
    size_t taken = gate->left < length ? (size_t)gate->left : length;
    pass(sink, bytes, taken);
    gate->left -= taken;
    if (gate->left == 0) {
        gate->has_return = false;
        gate->state = gate->state == GATE_BODY ? GATE_HEAD : GATE_CHUNK_DATA_END;
    }
    return taken;
}

static void take_size(struct sink *sink, char c) {
    struct gate *gate = sink->gate;
    int digit = hex_value(c);
    if (digit >= 0 && gate->digits < CHUNK_DIGITS_MAX) {
        gate->left = gate->left * 16 + (unsigned)digit;
        gate->digits++;
    } else if (gate->digits > 0 && c == ';') {
        gate->extension = 0;
        gate->state = GATE_CHUNK_EXTENSION;
    } else if (gate->digits > 0 && c == '\r') {
        gate->state = GATE_CHUNK_SIZE_END;
    } else {
        refuse_body(sink, "A chunk's size must be hexadecimal digits, and its line end in CRLF.");
    }
}

static void take_extension(struct sink *sink, char c) {
    struct gate *gate = sink->gate;
    unsigned char code = (unsigned char)c;
    gate->extension++;
    if (c == '\r') {
        gate->state = GATE_CHUNK_SIZE_END;
    } else if ((code < 0x20 && c != '\t') || code == 0x7f || gate->extension > EXTENSION_MAX) {
        refuse_body(sink, "A chunk's extension holds a control character, does not end in CRLF, or is too long.");
    }
}

static void take_size_end(struct sink *sink, char c) {
    struct gate *gate = sink->gate;
    if (c != '\n') {
        refuse_body(sink, "The line of a chunk's size does not end in CRLF.");
    } else if (gate->left == 0) {
        gate->state = GATE_TRAILERS; /* which the end of the body goes with */
    } else {
        static const char hex[] = "0123456789abcdef";
        char line[CHUNK_DIGITS_MAX + 2];
        size_t at = sizeof line;
        line[--at] = '\n';
        line[--at] = '\r';
        for (uint64_t left = gate->left; left > 0; left /= 16) {
            line[--at] = hex[left % 16];
        }
        pass(sink, line + at, sizeof line - at);
        gate->state = GATE_CHUNK_DATA;
    }
}

static void take_data_end(struct sink *sink, char c) {
    struct gate *gate = sink->gate;
    if (c != (gate->has_return ? '\n' : '\r')) {
        refuse_body(sink, "A chunk is longer than its size says, or does not end in CRLF.");
    } else if (!gate->has_return) {
        gate->has_return = true;
    } else {
        pass_text(sink, "\r\n");
        gate->left = 0;
        gate->digits = 0;
        gate->state = GATE_CHUNK_SIZE;
    }
}

/* ---- reading ---- */

static size_t take(struct sink *sink, const struct gate_limits *limits, const char *bytes, size_t length) {
    switch (sink->gate->state) {
    case GATE_HEAD:
        return take_head(sink, limits, bytes, length);
    case GATE_TRAILERS:
        return take_trailers(sink, bytes, length);
    case GATE_BODY:
    case GATE_CHUNK_DATA:
        return take_data(sink, bytes, length);
    case GATE_CHUNK_SIZE:
        take_size(sink, *bytes);
        return 1;
    case GATE_CHUNK_EXTENSION:
        take_extension(sink, *bytes);
        return 1;
    case GATE_CHUNK_SIZE_END:
        take_size_end(sink, *bytes);
        return 1;
    case GATE_CHUNK_DATA_END:
        take_data_end(sink, *bytes);
        return 1;
    case GATE_SHUT:
        break;
    }
    return length;
}

/* Reads away what follows a refused request. */
static void discard(const struct gate_source *source, char *piece) {
    ssize_t got = 1;
    for (size_t total = 0; got > 0 && total < DISCARD_MAX; total += (size_t)got) {
        got = source->read(source->context, piece, PIECE_SIZE);
    }
}

ssize_t gate_read(struct gate *gate, const struct gate_limits *limits, char *out, size_t room,
                  const struct gate_source *source, ssize_t nothing_now) {
    struct sink sink = {gate, out, room};
    char piece[PIECE_SIZE];
    pass_ready(&sink);
    while (sink.room > 0 && gate->state != GATE_SHUT) {
        size_t wanted = sink.room < sizeof piece ? sink.room : sizeof piece;
        ssize_t got = source->read(source->context, piece, wanted);
        if (got <= 0) {
            return sink.at > out ? sink.at - out : got;
        }
        for (size_t at = 0; at < (size_t)got;) {
            at += take(&sink, limits, piece + at, (size_t)got - at);
        }
        if (gate->ready.failed || gate->held.failed) {
            errno = ENOMEM;
            return -1; /* the library closes the connection */
        }
        if ((size_t)got < wanted && sink.at > out) {
            break;
        }
    }
    if (gate->state == GATE_SHUT) {
        discard(source, piece);
    }
    return sink.at > out ? sink.at - out : nothing_now;
}
