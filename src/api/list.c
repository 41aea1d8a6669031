/*
 * One shape for all lists.
 */
#include "list.h"

#include <string.h>

#include "util/json.h"

/* The request's own target with another cursor: the other members of the query are kept as they were sent. */
static const char *next_link(struct request *request, const char *next) {
    static const char *const kept[] = {"player", "status", "ruleset", "turn", "round", "limit"};
    const char *query = "";
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        struct span value = request_query(request, kept[i]);
        /* Only values that need no escaping are ever accepted for these. */
        if (value.bytes != NULL && strspn(value.bytes, "abcdefghijklmnopqrstuvwxyz0123456789-") >= value.length) {
            query = arena_format(&request->arena, "%s%s=%.*s&", query, kept[i], (int)value.length, value.bytes);
            if (query == NULL) {
                return NULL;
            }
        }
    }
    return arena_format(&request->arena, "<%s?%scursor=%s>; rel=\"next\"", request->path, query, next);
}

enum err list_reply(struct reply *reply, struct request *request, json_t *items, const char *next) {
    json_t *list = json_object();
    if (!json_put(list, "items", items) ||
        !json_put(list, "next", next == NULL ? json_null() : json_string(next))) {
        json_decref(list);
        return ERR_NO_MEMORY;
    }
    if (next != NULL) {
        const char *link = next_link(request, next);
        if (link != NULL) {
            reply_add_header(reply, "Link", link);
        }
    }
    return reply_json(reply, 200, list);
}
