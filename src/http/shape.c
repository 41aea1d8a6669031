/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each shape is a representation of its own, so it has an ETag of its own (RFC 9110, section 8.8.3.3): behind that of the
 * JSON stands `-gzip`. Both name the same version.
 */
#include "shape.h"

#include <string.h>

#include "http/packed.h"

enum {
    PACKED_MIN = 1024,     /* bytes; below it, packing saves no packet */
    QUICK_MAX = 16 * 1024, /* bytes that are shaped in a fraction of a millisecond */
};

static void set_tag(struct exchange *exchange) {
    struct reply *reply = &exchange->reply;
    const struct shape *shape = &exchange->shape;
    size_t length = shape->etag == NULL ? 0 : strlen(shape->etag);
    if (length > 0) {
        reply->etag = arena_format(&exchange->request.arena, "%.*s-gzip\"", (int)(length - 1), shape->etag);
    }
}

bool shape_choose(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct reply *reply = &exchange->reply;
    struct shape *shape = &exchange->shape;
    const struct endpoint *endpoint = request->endpoint;
    *shape = (struct shape){.etag = reply->etag};
    if (reply->status != 200 || reply->stream != NULL || reply->coding != NULL) {
        return false;
    }
    if (endpoint->packs) {
        reply->varies |= VARIES_CODING;
        shape->is_packed = !reply->has_secrets && reply->body.length >= PACKED_MIN && packed_is_wanted(request);
    }
    if (shape->is_packed) {
        set_tag(exchange);
    }
    return shape->is_packed;
}

bool shape_is_quick(const struct exchange *exchange) {
    return exchange->reply.body.length <= QUICK_MAX || exchange->loop->server->options.scheduler == NULL;
}

/* Takes the place of what the body was. */
static enum err take(struct reply *reply, struct shared_bytes *bytes) {
    if (bytes == NULL) {
        return ERR_NO_MEMORY;
    }
    shared_bytes_release(reply->owner);
    return reply_share(reply, bytes);
}

enum err shape_do(struct request *request) {
    struct exchange *exchange = (struct exchange *)request;
    struct reply *reply = &exchange->reply;
    enum err err = take(reply, packed_create(reply->body.bytes, reply->body.length, PACKING_QUICK));
    reply->coding = err == OK ? "gzip" : NULL;
    return err;
}

void shape_do_without(struct exchange *exchange) {
    struct shape *shape = &exchange->shape;
    shape->is_packed = false;
    exchange->reply.etag = shape->etag;
    problem_clear(&exchange->request.problem);
}
