/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One shape for all lists.
 */
#include "list.h"

#include <string.h>

#include "http/route.h"

/* A value as a query has it; NULL without memory. */
static const char *escape(struct request *request, struct span value) {
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-:._~";
    static const char digits[] = "0123456789ABCDEF";
    char *out = arena_alloc(&request->arena, 3 * value.length + 1);
    size_t at = 0;
    for (size_t i = 0; out != NULL && i < value.length; i++) {
        unsigned char byte = (unsigned char)value.bytes[i];
        if (strchr(plain, byte) != NULL) {
            out[at++] = (char)byte;
        } else {
            out[at++] = '%';
            out[at++] = digits[byte >> 4];
            out[at++] = digits[byte & 15];
        }
    }
    return out;
}

/* What narrows a list down, but says neither where a page begins nor how it is waited for. */
static bool is_kept(const char *name) {
    static const char *const others[] = {"cursor", "after", "wait", "around"};
    bool is_other = false;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        is_other = is_other || strcmp(name, others[i]) == 0;
    }
    return !is_other;
}

/* The request's own target with another cursor: the other members of the query are kept as they were sent. */
static const char *next_link(struct request *request, const char *next) {
    const char *query = "";
    for (const struct query_member *member = request->endpoint->query; member->name != NULL; member++) {
        struct span value = is_kept(member->name) ? request_query(request, member->name) : (struct span){NULL, 0};
        const char *escaped = value.bytes == NULL ? NULL : escape(request, value);
        if (value.bytes != NULL) {
            query = escaped == NULL ? NULL : arena_format(&request->arena, "%s%s=%s&", query, member->name, escaped);
        }
        if (query == NULL) {
            return NULL;
        }
    }
    return arena_format(&request->arena, "<%s?%scursor=%s>; rel=\"next\"", request->path, query, next);
}

void list_add_link(struct reply *reply, struct request *request, const char *next) {
    const char *link = next == NULL ? NULL : next_link(request, next);
    if (link != NULL) {
        reply_add_header(reply, "Link", link);
    }
}

struct json_out *list_begin(struct reply *reply) {
    struct json_out *out = reply_open(reply);
    json_out_begin_object(out);
    json_out_put_array(out, "items");
    return out;
}

enum err list_reply(struct reply *reply, struct request *request, const char *next) {
    json_out_end_array(reply->out);
    return list_close(reply, request, next);
}

enum err list_close(struct reply *reply, struct request *request, const char *next) {
    struct json_out *out = reply->out;
    json_out_put_text(out, "next", next);
    json_out_end_object(out);
    list_add_link(reply, request, next);
    return reply_close(reply);
}

enum err id_page_begin(struct id_page *out, struct request *request, struct reply *reply) {
    struct id_page page = {.limit = LIST_LIMIT_DEFAULT};
    enum err err = request_query_integer(&page.limit, request, "limit");
    if (err == OK) {
        err = request_query_id(&page.cursor, request, "cursor");
    }
    if (err == OK) {
        page.out = list_begin(reply);
        *out = page;
    }
    return err;
}

bool id_page_takes(struct id_page *page, const struct id *id) {
    page->rows++;
    page->last = page->rows <= page->limit ? *id : page->last;
    return page->rows <= page->limit;
}

enum err id_page_reply(const struct id_page *page, struct request *request, struct reply *reply) {
    reply->is_private = true;
    return list_reply(reply, request, page->rows > page->limit ? page->last.text : NULL);
}
