/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A request's head as bytes: what of its first line and header section is not well formed, or could be read in two ways.
 *
 * Pure: no library, no connection, no memory of its own.
 */
#ifndef REFEREE_HTTP_HEAD_H
#define REFEREE_HTTP_HEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/request.h"
#include "util/err.h"

struct buf;

/* Why a request is refused; err is OK where it is not. detail is a constant. */
struct refusal {
    enum err err;
    const char *detail;
};

enum { HEAD_COUNT_MAX = 100 }; /* of headers */

/* What a head says. Spans point into its bytes. */
struct head {
    struct span line;   /* the request line without its end; empty where nobody may see it as it is */
    struct span target; /* of the request line */
    bool is_http_1_0;
    bool is_chunked;
    bool is_verbatim; /* nothing of it has to be put in other words */
    uint64_t length;  /* Content-Length; 0 where there is none */
    size_t count;     /* headers */
};

/*
 * Reads a whole head, from the request line to the empty line that ends it; every line ends in CRLF, as gate.c has seen.
 * The head is filled as far as it was read.
 */
struct refusal head_read(struct head *out, const char *bytes, size_t length);

/*
 * Appends the head as the library is to see it: lengths and encodings in one spelling, without Cookie headers, which the
 * server has no use for and the library would spend memory on, and without Expect where there is no body to be expected.
 * Never longer than the head.
 */
void head_write(struct buf *out, const struct head *head, const char *bytes, size_t length);

/* The lines behind a chunked body: from the first of them to the empty line. */
struct refusal head_read_trailers(const char *bytes, size_t length);

/*
 * Can it stand in an address that is told to others: a name or an address, IPv6 in brackets, and perhaps a port? Less than
 * may be in a Host header, which may leave the port out behind its colon and be empty.
 */
bool head_names_host(struct span host);

#endif
