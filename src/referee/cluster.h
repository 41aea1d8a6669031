/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a server has that may serve its database beside others, for `referee serve`: who else is there, what they tell each
 * other, and the group reader. A server with a file has its database alone, and none of it.
 */
#ifndef REFEREE_REFEREE_CLUSTER_H
#define REFEREE_REFEREE_CLUSTER_H

#include <stdbool.h>

#include "api/app.h"
#include "core/changes.h"
#include "referee/settings.h"

struct cluster {
    struct app *app;
    struct watchers *watchers;
    struct db *db;           /* NULL: it has a file */
    struct members *members; /* likewise */
    struct hints *hints;
    struct refresher *refresher;
    size_t queue_max;
    bool polls;
    unsigned ticks;         /* the hearing thread's */
    void (*replaced)(void); /* another process has this one's name: it is to end */
};

/* May others serve the database too? */
bool cluster_shares_database(const struct settings *settings);

/* Enters this process among the others; false with an explanation. */
bool cluster_open(struct cluster *cluster, const struct settings *settings, struct log *log,
                  char explanation[static DB_EXPLANATION_MAX]);

/* Has the others told of what this process changes. */
struct listener cluster_listener(struct cluster *cluster);

/* Is it this process that notes a ruleset's results? A player_stats_mine_function; the context is the cluster. */
bool cluster_has_ruleset(void *context, const char *ruleset);

/* Before the server gets the writer. */
bool cluster_start(struct cluster *cluster, struct app *app, struct watchers *watchers);

/* No longer waits for a database that has gone; from any thread. */
void cluster_hurry(struct cluster *cluster);

/* Once the server is drained and the services have stopped, and before the writer does. */
void cluster_stop(struct cluster *cluster);

/* Once nobody asks any more what is whose. */
void cluster_close(struct cluster *cluster);

#endif
