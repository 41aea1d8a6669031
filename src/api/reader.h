/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A connection for what a pool thread does for a request: one of its own to a file; of a database beyond a network, where to
 * connect takes its time, one of those that the server has.
 */
#ifndef REFEREE_API_READER_H
#define REFEREE_API_READER_H

#include "http/request.h"
#include "store/db.h"

/* For the calling thread, until reader_close. Where it fails the caller says what could not be read. */
enum err reader_open(struct db **out, const struct request *request) MUST_CHECK;

/* Ends a transaction that it is in. */
void reader_close(const struct request *request, struct db *db);

#endif
