/*
 * Lists: {"items": [...], "next": cursor or null}, and the Link header that says the same.
 */
#ifndef REFEREE_API_LIST_H
#define REFEREE_API_LIST_H

#include "http/reply.h"
#include "http/request.h"

enum { LIST_LIMIT_DEFAULT = 20, LIST_LIMIT_MAX = 100 };

/* Answers 200 with the items (owned from here; NULL = no memory). next: a URL-safe cursor, or NULL at the end. */
enum err list_reply(struct reply *reply, struct request *request, json_t *items, const char *next) MUST_CHECK;

#endif
