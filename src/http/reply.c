/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Filling a reply. Nothing here knows of connections: an endpoint's reply function runs the same in a test.
 */
#include "http/reply.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

struct shared_bytes *shared_bytes_create(const char *bytes, size_t length) {
    if (length > SIZE_MAX - sizeof(struct shared_bytes)) {
        return NULL;
    }
    struct shared_bytes *shared = malloc(sizeof *shared + length);
    if (shared == NULL) {
        return NULL;
    }
    atomic_init(&shared->references, 1);
    shared->length = length;
    if (length > 0) {
        memcpy(shared->bytes, bytes, length);
    }
    return shared;
}

struct shared_bytes *shared_bytes_ref(struct shared_bytes *shared) {
    atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    return shared;
}

void shared_bytes_release(struct shared_bytes *shared) {
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

struct json_out *reply_open(struct reply *reply) {
    json_out_clear(reply->out);
    return reply->out;
}

enum err reply_close(struct reply *reply) {
    reply->body = (struct span){reply->out->buf.bytes, reply->out->buf.length};
    return json_out_failed(reply->out) ? ERR_NO_MEMORY : OK;
}

enum err reply_take(struct reply *reply, struct json_out *out) {
    json_out_free(reply->out);
    *reply->out = *out;
    json_out_init(out);
    return reply_close(reply);
}

enum err reply_share(struct reply *reply, struct shared_bytes *shared) {
    if (shared == NULL) {
        return ERR_NO_MEMORY;
    }
    reply->owner = shared;
    reply->body = (struct span){shared->bytes, shared->length};
    return OK;
}

enum err reply_tag_body(struct reply *reply, struct request *request) {
    unsigned char hash[crypto_generichash_BYTES_MIN];
    char text[sizeof hash * 2 + 1];
    (void)crypto_generichash(hash, sizeof hash, (const unsigned char *)reply->body.bytes, reply->body.length, NULL, 0);
    (void)sodium_bin2hex(text, sizeof text, hash, sizeof hash);
    reply->etag = arena_format(&request->arena, "\"%s\"", text);
    return reply->etag == NULL ? ERR_NO_MEMORY : OK;
}

void reply_add_header(struct reply *reply, const char *name, const char *value) {
    assert(reply->header_count < REPLY_HEADERS_MAX);
    if (reply->header_count < REPLY_HEADERS_MAX) {
        reply->headers[reply->header_count++] = (struct reply_header){name, value};
    }
}

enum language reply_speak(struct reply *reply, struct request *request) {
    enum language language = request_language(request);
    reply->language = language_tag(language);
    reply->varies |= VARIES_LANGUAGE;
    return language;
}
