/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a server has that serves a database beside others, for `referee serve`. Of a database that is a file it has none of it.
 */
#ifndef REFEREE_REFEREE_CLUSTER_H
#define REFEREE_REFEREE_CLUSTER_H

#include <stdbool.h>

#include "api/app.h"
#include "referee/settings.h"

struct cluster {
    struct db *db;
    struct refresher *refresher;
};

/* Opens its connections; false with an explanation. */
bool cluster_open(struct cluster *cluster, const struct settings *settings,
                  char explanation[static DB_EXPLANATION_MAX]);

/* Before the server gets the writer. */
bool cluster_start(struct cluster *cluster, struct app *app, const struct settings *settings);

/* No longer waits for a database that has gone; from any thread. */
void cluster_hurry(struct cluster *cluster);

/* Once the server is drained, and before the writer stops. */
void cluster_stop(struct cluster *cluster);

#endif
