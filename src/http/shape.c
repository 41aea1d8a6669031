/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each shape is a representation of its own, so it has an ETag of its own (RFC 9110, section 8.8.3.3): behind that of the
 * JSON stands `-csv`, `-gzip` or both. They all name the same version.
 */
#include "shape.h"

#include <string.h>

#include "http/packed.h"
#include "util/csv.h"

enum {
    PACKED_MIN = 1024,     /* bytes; below it, packing saves no packet */
    QUICK_MAX = 16 * 1024, /* bytes of JSON that are shaped in a fraction of a millisecond */
    TABLE_MAX = 64 * 1024 * 1024,
};

static const char type_of_json[] = "application/json";

static void set_tag(struct exchange *exchange) {
    struct reply *reply = &exchange->reply;
    const struct shape *shape = &exchange->shape;
    size_t length = shape->etag == NULL ? 0 : strlen(shape->etag);
    if (length > 0) {
        reply->etag = arena_format(&exchange->request.arena, "%.*s%s%s\"", (int)(length - 1), shape->etag,
                                   shape->as_table ? "-csv" : "", shape->is_packed ? "-gzip" : "");
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
    if (endpoint->table != NULL) {
        reply->varies |= VARIES_ACCEPT;
        shape->as_table = strcmp(reply->content_type, type_of_json) == 0 && request_prefers_csv(request);
    }
    if (endpoint->packs) {
        reply->varies |= VARIES_CODING;
        shape->is_packed = !reply->has_secrets && reply->body.length >= PACKED_MIN && packed_is_wanted(request);
    }
    if (shape->as_table || shape->is_packed) {
        set_tag(exchange);
    }
    return shape->as_table || shape->is_packed;
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

static enum err make_table(struct reply *reply, const struct table_def *table) {
    json_t *body = json_loadb(reply->body.bytes, reply->body.length, JSON_ALLOW_NUL, NULL);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    const json_t *items = NULL;
    for (size_t i = 0; i < TABLE_ITEMS_MAX && items == NULL && table->items[i] != NULL; i++) {
        items = json_object_get(body, table->items[i]);
    }
    struct buf csv;
    buf_init(&csv, TABLE_MAX);
    csv_write(&csv, items, table->columns);
    json_decref(body);
    enum err err = csv.failed ? ERR_NO_MEMORY : take(reply, shared_bytes_create(csv.bytes, csv.length));
    buf_free(&csv);
    if (err == OK) {
        reply->content_type = "text/csv; charset=utf-8; header=present";
    }
    return err;
}

enum err shape_do(struct request *request) {
    struct exchange *exchange = (struct exchange *)request;
    struct reply *reply = &exchange->reply;
    const struct shape *shape = &exchange->shape;
    enum err err = shape->as_table ? make_table(reply, request->endpoint->table) : OK;
    if (err == OK && shape->is_packed) {
        err = take(reply, packed_create(reply->body.bytes, reply->body.length, PACKING_QUICK));
        reply->coding = err == OK ? "gzip" : NULL;
    }
    return err;
}

bool shape_do_without(struct exchange *exchange) {
    struct shape *shape = &exchange->shape;
    if (shape->as_table) {
        return false;
    }
    shape->is_packed = false;
    exchange->reply.etag = shape->etag;
    problem_clear(&exchange->request.problem);
    return true;
}
