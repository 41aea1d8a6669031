/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lists: {"items": [...], "next": cursor or null}, and the Link header that says the same.
 */
#ifndef REFEREE_API_LIST_H
#define REFEREE_API_LIST_H

#include "http/reply.h"
#include "http/request.h"
#include "util/id.h"

enum { LIST_LIMIT_DEFAULT = 20, LIST_LIMIT_MAX = 100 };

/* Opens a list: items are to be written to what it returns, then list_reply. */
struct json_out *list_begin(struct reply *reply);

/* Closes it and answers 200. next: a URL-safe cursor, or NULL at the end. */
enum err list_reply(struct reply *reply, struct request *request, const char *next) MUST_CHECK;

/* The same where the array of items has ended and other members may have been written behind it. */
enum err list_close(struct reply *reply, struct request *request, const char *next) MUST_CHECK;

/* The header alone, for what is a list and more. next may be NULL. */
void list_add_link(struct reply *reply, struct request *request, const char *next);

/*
 * A page of rows that are ordered by id, `?limit=` of them behind (or before) `?cursor=`. Read it, ask the store for
 * limit + 1 rows from the cursor on, write each that the page takes, reply.
 */
struct id_page {
    struct json_out *out;
    int64_t limit;
    struct id cursor; /* none = from the beginning */
    int64_t rows;     /* seen so far */
    struct id last;   /* taken */
};
enum err id_page_begin(struct id_page *out, struct request *request, struct reply *reply) MUST_CHECK;
bool id_page_takes(struct id_page *page, const struct id *id);
enum err id_page_reply(const struct id_page *page, struct request *request, struct reply *reply) MUST_CHECK;

#endif
