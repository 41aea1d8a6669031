/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The answer to a request, before it is bytes on a wire.
 *
 * An endpoint's reply function fills it; the server renders and sends it: 304 for a GET whose If-None-Match has the ETag,
 * no body for HEAD, the headers that every answer has. Members are borrowed unless said otherwise; texts must live as
 * long as the request (its arena) or for ever.
 */
#ifndef REFEREE_HTTP_REPLY_H
#define REFEREE_HTTP_REPLY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/request.h"
#include "util/err.h"
#include "util/json_out.h"

enum { REPLY_HEADERS_MAX = 12 };

/* Rendered bytes that several answers may share. Immutable; the last release frees them. */
struct shared_bytes {
    atomic_int references;
    size_t length;
    char bytes[];
};

struct shared_bytes *shared_bytes_create(const char *bytes,
                                         size_t length) MUST_CHECK; /* one reference; NULL: no memory */
struct shared_bytes *shared_bytes_ref(struct shared_bytes *shared);
void shared_bytes_release(struct shared_bytes *shared); /* NULL is fine */

struct stream;

/* Wishes of the client's by which the answer was chosen, for Vary. */
enum { VARIES_ACCEPT = 1, VARIES_CODING = 2, VARIES_LANGUAGE = 4 };

struct reply_header {
    const char *name, *value;
};

struct reply {
    int status;                  /* 200 to begin with */
    const char *content_type;    /* application/json to begin with */
    struct json_out *out;        /* the request's writer, borrowed */
    struct span body;            /* what was written to it, or bytes that live as long as their owner, or for ever */
    struct shared_bytes *owner;  /* a reference; or NULL */
    const struct stream *stream; /* the answer goes on, as text/event-stream; it has no other body then */
    const char *etag;            /* with its quotes, or NULL */
    bool is_sent_always;         /* the ETag is for If-Match alone: there may be news without a new one, so never 304 */
    unsigned varies;             /* VARIES_... */
    const char *coding;          /* of the body, for Content-Encoding; NULL = none */
    const char *language;        /* of its texts, for Content-Language; NULL = it has none for people */
    bool has_secrets;            /* it is never packed, whatever the endpoint says: see packed.h */
    bool is_private; /* the view depends on the caller: Vary: Authorization, Cache-Control: private, no-cache */
    size_t header_count;
    struct reply_header headers[REPLY_HEADERS_MAX];
};

/*
 * The body written straight away: reply_open gives an empty writer (the request's own, whose memory is used again), and
 * reply_close says whether all that was written to it fitted. The status stays as it is. What was written counts only
 * after reply_close returned OK.
 */
struct json_out *reply_open(struct reply *reply);
enum err reply_close(struct reply *reply) MUST_CHECK;

/* The body as another writer has it, which is empty afterwards; for what was written before there was a reply. */
enum err reply_take(struct reply *reply, struct json_out *out) MUST_CHECK;

/* The body is shared with other answers; the reply owns the reference from here. NULL: there was no memory. */
enum err reply_share(struct reply *reply, struct shared_bytes *shared) MUST_CHECK;

/* Gives it the ETag that follows from the bytes of its body, in the request's arena. */
enum err reply_tag_body(struct reply *reply, struct request *request) MUST_CHECK;

/* Its texts for people are in the language that the caller wants, which is returned; tells so by headers. */
enum language reply_speak(struct reply *reply, struct request *request);

/* Writes the member `type` of a problem, which is an address below base (request_problem_base). */
void problem_write_type(struct json_out *out, const struct problem_def *def, const char *base);

/* Adds a header; silently ignored beyond REPLY_HEADERS_MAX, which is a bug. */
void reply_add_header(struct reply *reply, const char *name, const char *value);

#endif
