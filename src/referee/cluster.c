/* SPDX-License-Identifier: Apache-2.0 */
#include "cluster.h"

#include "core/refresher.h"
#include "http/server.h"
#include "store/db.h"

bool cluster_open(struct cluster *cluster, const struct settings *settings,
                  char explanation[static DB_EXPLANATION_MAX]) {
    if (db_is_path(settings->db)) {
        return true;
    }
    if (db_open(&cluster->db, settings->db, DB_READ, explanation) != OK) {
        return false;
    }
    db_set_wait(cluster->db, settings->wait_seconds * INT64_C(1000));
    return true;
}

static void wake_loops(void *context) {
    server_wake(context);
}

bool cluster_start(struct cluster *cluster, struct app *app, const struct settings *settings) {
    const struct refresher_options options = {
        .db = cluster->db,
        .cache = app->cache,
        .writer = app->writer,
        .queue_max = (size_t)settings->queue,
        .flushed = wake_loops,
        .context = app->server,
    };
    if (cluster->db == NULL) {
        return true;
    }
    if (refresher_start(&cluster->refresher, &options) != OK) {
        return false;
    }
    server_set_refresher(app->server, cluster->refresher);
    return true;
}

void cluster_hurry(struct cluster *cluster) {
    if (cluster->db != NULL) {
        db_set_wait(cluster->db, 0);
    }
}

void cluster_stop(struct cluster *cluster) {
    refresher_stop(cluster->refresher);
    cluster->refresher = NULL;
    db_close(cluster->db);
    cluster->db = NULL;
}
