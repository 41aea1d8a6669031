/*
 * Lists: {"items": [...], "next": cursor or null}, and the Link header that says the same.
 */
#ifndef REFEREE_API_LIST_H
#define REFEREE_API_LIST_H

#include "http/reply.h"
#include "http/request.h"

enum { LIST_LIMIT_DEFAULT = 20, LIST_LIMIT_MAX = 100 };

/* Opens a list: items are to be written to what it returns, then list_reply. */
struct json_out *list_begin(struct reply *reply);

/* Closes it and answers 200. next: a URL-safe cursor, or NULL at the end. */
enum err list_reply(struct reply *reply, struct request *request, const char *next) MUST_CHECK;

/* The header alone, for what is a list and more. next may be NULL. */
void list_add_link(struct reply *reply, struct request *request, const char *next);

/* A list of a few values, without more to come (owned from here; NULL = no memory). */
enum err list_reply_json(struct reply *reply, struct request *request, json_t *items) MUST_CHECK;

#endif
