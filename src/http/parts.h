/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The parts of a request's way that may ask the database: whose it is (STAGE_IDENTIFY), its endpoint's passage, find, prepare,
 * ready and reply, and what a stream sends next (STAGE_MORE). Each is done on the thread where it holds nobody up.
 *
 * Where the database is a file that is the loop's own thread. Where it is beyond a network, a loop would stand still for
 * each of its answers, so there it is a thread of the scheduler's, which lends a connection of server_options.reads; the
 * request's own connection is suspended meanwhile. What most often finds all that it needs in memory is tried on the loop's
 * thread before, with a connection to nowhere (store/db.h): where that was asked for anything, the try is undone.
 */
#ifndef REFEREE_HTTP_PARTS_H
#define REFEREE_HTTP_PARTS_H

#include "internal.h"

/*
 * Does the part, and goes on with `then`, which gets what came of it; STAGE_READY is OK, or ERR_EARLY while the answer is not
 * ready. Returns what exchange_handle is to return.
 */
enum MHD_Result parts_do(struct exchange *exchange, enum stage part, step *then) MUST_CHECK;

/*
 * Where other processes write to the database too: has the cache know what is new of the game that the request is about, if
 * it is about one, and goes on with `then`.
 */
enum MHD_Result parts_refresh(struct exchange *exchange, step *then) MUST_CHECK;

/* Does the part on the loop's thread; false where that cannot be, and then nothing was done: *out is as it was. */
bool parts_try(enum err *out, struct exchange *exchange, enum stage part) MUST_CHECK;

/* Is it one of them? */
bool parts_has(enum stage stage);

/* For elsewhere.c, on a pool thread: does the part that exchange->stage names. */
enum err parts_do_there(struct request *request) MUST_CHECK;

#endif
