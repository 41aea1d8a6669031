/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The gate between a socket and the library: what a client sends is read here first, byte by byte, and only well-formed
 * requests pass.
 *
 * A gate holds back a head until it is whole, and the framing of a chunked body until each line of it is. What is not well
 * formed never reaches the library, which gets a request in its place that is: it finds its way to exchange.c, which asks
 * for the refusal and answers in our words. After a refused request nothing passes any more.
 *
 * Threads: a gate belongs to its connection's loop.
 */
#ifndef REFEREE_HTTP_GATE_H
#define REFEREE_HTTP_GATE_H

#include <sys/types.h>

#include "head.h"
#include "util/buf.h"

enum gate_state {
    GATE_HEAD,
    GATE_BODY,
    GATE_CHUNK_SIZE,      /* its digits */
    GATE_CHUNK_EXTENSION, /* behind them, which nobody reads */
    GATE_CHUNK_SIZE_END,  /* the line feed behind that line's carriage return */
    GATE_CHUNK_DATA,
    GATE_CHUNK_DATA_END,
    GATE_TRAILERS,
    GATE_SHUT, /* a request was refused */
};

struct gate {
    enum gate_state state;
    uint64_t left;          /* bytes of a body or chunk that have not come */
    unsigned digits;        /* of a chunk's size */
    size_t extension;       /* bytes of it */
    bool has_return;        /* a chunk's end: its carriage return has come */
    size_t line;            /* bytes of the line that is being read, of a head or trailers */
    char last;              /* the last of them */
    unsigned empty_lines;   /* in front of a head */
    uint64_t requests;      /* whose heads have passed, the refused one included */
    struct refusal refusal; /* of the last of them */
    struct buf held;        /* of a head or trailers that are not whole */
    struct buf ready;       /* has passed, and found no room yet */
    size_t taken;           /* of that */
};

/* How large a head may be. */
struct gate_limits {
    size_t target; /* its target */
    size_t head;   /* all of it: what the library has room for */
};

/* What a gate reads from: as recv(2), what it returns and errno too, or whatever else means that there is nothing now. */
struct gate_source {
    ssize_t (*read)(void *context, char *out, size_t room);
    void *context;
};

void gate_init(struct gate *gate);
void gate_free(struct gate *gate);

/*
 * Reads up to room bytes of what may pass; as the source's read, and nothing_now where there was something that may not
 * pass yet; -1 with ENOMEM when memory has run out. Fewer bytes than room mean that the source has been emptied, so far
 * as one look can tell.
 */
ssize_t gate_read(struct gate *gate, const struct gate_limits *limits, char *out, size_t room,
                  const struct gate_source *source, ssize_t nothing_now);

/* A part of a head has come. */
bool gate_is_within_head(const struct gate *gate);

#endif
