/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Notes published results in the statistics of a shared database, on a thread of its own: as soon as this server has published
 * some, and once a second what others have. So a result counts within a second, whoever looks or not. Every server may run
 * it: what two take up at the same time is noted once (play/player_stats.h).
 */
#ifndef REFEREE_SERVICE_STATS_SERVICE_H
#define REFEREE_SERVICE_STATS_SERVICE_H

#include "play/player_stats.h"
#include "service/service.h"
#include "util/err.h"
#include "util/log.h"

struct db;

struct stats_service_options {
    struct db *db; /* to a shared database, the service's alone until it stops; NULL: there is nothing to be done */
    struct log *log;
    player_stats_mine_function *is_mine; /* whether a ruleset's are this server's to note; NULL: all are */
    void *context;
};

/* The options are copied; what they point to must outlive the service. */
enum err stats_service_create(struct service **out, const struct stats_service_options *options) MUST_CHECK;

#endif
