/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What endpoints work with: the parts of the program, put together by main and reached through request->app.
 */
#ifndef REFEREE_API_APP_H
#define REFEREE_API_APP_H

#include <stdbool.h>

#include "util/id.h"

struct leaderboards;
struct botpool;
struct cache;
struct clock_service;
struct contract;
struct lobby;
struct members;
struct log;
struct names;
struct db_pool;
struct page;
struct rulesets;
struct view_cache;
struct scheduler;
struct server;
struct service;
struct throttles;
struct tokens;
struct tournaments;
struct writer;

struct app {
    const char *db_url;    /* for what is long enough to be worth a connection of its own (reader.h) */
    struct db_pool *reads; /* of a database beyond a network, instead of that; NULL: it is a file */
    struct leaderboards *leaderboards;
    struct lobby *lobby;
    struct cache *cache;
    struct contract *contract;
    struct names *names;
    struct page *page; /* NULL: there is none */
    struct rulesets *rulesets;
    struct view_cache *view_cache;
    struct throttles *throttles; /* NULL: nothing is scarce */
    struct tokens *tokens;
    struct tournaments *tournaments;
    struct writer *writer;
    struct botpool *bots;
    struct clock_service *clocks;
    struct service *sender, *census;
    struct members *members; /* NULL: there is no other server */
    int64_t store_wait_ms;   /* so long requests wait for a database that has gone */
    struct scheduler *scheduler;
    struct server *server;
    struct log *log;
    struct id_source *ids;
    long choose_seconds; /* so long contenders in heats may choose what they are asked of */
    bool allow_private_webhooks;
    bool no_guests; /* making players needs a service token */
};

#endif
