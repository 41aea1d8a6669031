/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What `referee serve` runs, with settings of its own: those of the environment are for servers that last.
 */
#include "own_server.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "referee/serve.h"

enum { PATH_SIZE = 4200, ADDRESS_SIZE = 300, CACHE_MIB = 16, CONNECTIONS = 256 };

struct own_server {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    bool answers, has_ended, is_to_end; /* under the mutex, as is the address */
    char address[ADDRESS_SIZE];
    char db[PATH_SIZE];
    struct settings settings;
};

static int wait_for_end(void *context, const char *address) {
    struct own_server *server = context;
    (void)pthread_mutex_lock(&server->mutex);
    (void)snprintf(server->address, sizeof server->address, "%s", address);
    server->answers = true;
    (void)pthread_cond_broadcast(&server->changed);
    while (!server->is_to_end) {
        (void)pthread_cond_wait(&server->changed, &server->mutex);
    }
    (void)pthread_mutex_unlock(&server->mutex);
    return 0;
}

static void *serve(void *context) {
    struct own_server *server = context;
    (void)serve_until(&server->settings, wait_for_end, server);
    (void)pthread_mutex_lock(&server->mutex);
    server->has_ended = true;
    (void)pthread_cond_broadcast(&server->changed);
    (void)pthread_mutex_unlock(&server->mutex);
    return NULL;
}

/* Somebody else on this machine may join by the code, and nobody from outside it. */
static bool make_settings(struct own_server *server, const char *folder) {
    int length = snprintf(server->db, sizeof server->db, "%s/referee.db", folder);
    if (length < 0 || (size_t)length >= sizeof server->db || !settings_default(&server->settings, COMMAND_SERVE)) {
        return false;
    }
    server->settings.db = server->db;
    server->settings.listen = "127.0.0.1:0";
    server->settings.rate_limit = 0;
    server->settings.no_web = true;
    server->settings.log_level = "nothing";
    server->settings.loops = 1;
    server->settings.cache_mib = CACHE_MIB;
    server->settings.connections = CONNECTIONS;
    server->settings.drain_seconds = 0;
    return true;
}

struct own_server *own_server_start(const char *folder) {
    struct own_server *server = calloc(1, sizeof *server);
    if (server == NULL) {
        abort();
    }
    (void)pthread_mutex_init(&server->mutex, NULL);
    (void)pthread_cond_init(&server->changed, NULL);
    if (!make_settings(server, folder) || pthread_create(&server->thread, NULL, serve, server) != 0) {
        (void)fputs("referee: no server can be started\n", stderr);
        free(server);
        return NULL;
    }
    (void)pthread_mutex_lock(&server->mutex);
    while (!server->answers && !server->has_ended) {
        (void)pthread_cond_wait(&server->changed, &server->mutex);
    }
    bool answers = server->answers;
    (void)pthread_mutex_unlock(&server->mutex);
    if (!answers) {
        own_server_stop(server);
        return NULL;
    }
    return server;
}

const char *own_server_address(const struct own_server *server) {
    return server->address;
}

void own_server_stop(struct own_server *server) {
    if (server == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&server->mutex);
    server->is_to_end = true;
    (void)pthread_cond_broadcast(&server->changed);
    (void)pthread_mutex_unlock(&server->mutex);
    (void)pthread_join(server->thread, NULL);
    (void)pthread_cond_destroy(&server->changed);
    (void)pthread_mutex_destroy(&server->mutex);
    free(server);
}
