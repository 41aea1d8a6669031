/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The web page as it is served: what was built into the program, or, for whoever works on the page, what scripts/build-web
 * has put into a folder, read anew for each request. Immutable; any thread.
 */
#ifndef REFEREE_API_PAGE_H
#define REFEREE_API_PAGE_H

#include "http/reply.h"
#include "http/request.h"
#include "util/err.h"
#include "util/problem.h"

struct page;

/* folder is borrowed; NULL: what was built in. ERR_NOT_FOUND, told by the problem, where there is no page in the folder. */
enum err page_create(struct page **out, const char *folder, struct problem *problem) MUST_CHECK;
void page_free(struct page *page); /* NULL is fine */

/*
 * For server_options.reply_nowhere: whoever wants a page gets it, with status 404, at an address where nothing is; but not
 * below /v1, /problems and /assets, and not where the address ends in the name of a file (one with a dot).
 */
enum err page_reply_nowhere(struct request *request, struct reply *reply) MUST_CHECK;

#endif
