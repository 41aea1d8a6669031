/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What has to be done now and then: kept answers forgotten after a day (at the start, then once a minute), deleted players'
 * games left, games ended that nobody has touched for too long, the index of the log written behind the moves
 * (store/event_index.h). A thread with a connection of its own for looking; what changes rows goes through the writer like
 * everything else.
 */
#ifndef REFEREE_SERVICE_HOUSEKEEPING_H
#define REFEREE_SERVICE_HOUSEKEEPING_H

#include "play/expiry.h"
#include "service/service.h"
#include "util/err.h"

struct cache;
struct db;
struct members;
struct log;

struct housekeeping_options {
    struct db *db; /* the housekeeping's alone until it stops */
    struct cache *cache;
    struct members *members; /* one of whom does it; NULL: it is alone */
    struct expiry_limits expiry;
    struct log *log;
};

/* The options are copied; what they point to must outlive it. It has nothing but a service. */
enum err housekeeping_create(struct service **out, const struct housekeeping_options *options) MUST_CHECK;

#endif
