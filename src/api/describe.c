/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routes come from the table that is served, rulesets and problems from the functions that answer for them, so nothing
 * is said here that could differ from what the server does.
 */
#include "api/table.h"

#include "change.h"
#include "endpoints.h"
#include "game/config_cache.h"
#include "util/json.h"

static const char *const auth_names[] = {
    [AUTH_NONE] = "none", [AUTH_GUEST] = "guest", [AUTH_PLAY] = "play", [AUTH_ANY] = "any", [AUTH_SERVICE] = "service",
};

static json_t *describe_route(const struct endpoint *endpoint) {
    return json_pack("{s:s, s:s, s:s, s:b, s:b}", "method", endpoint->method, "path", endpoint->path, "auth",
                     auth_names[endpoint->auth], "changes", endpoint->commit == change_commit, "waits",
                     endpoint->ready != NULL);
}

static json_t *describe_routes(void) {
    struct api_table table;
    api_table_create(&table, families);
    json_t *routes = json_array();
    for (size_t i = 0; routes != NULL && i < table.count; i++) {
        json_push(&routes, describe_route(&table.endpoints[i]));
    }
    api_table_free(&table);
    return routes;
}

json_t *api_describe(void) {
    struct config_cache *configs = config_cache_create();
    json_t *description = json_pack("{s:o, s:o, s:o}", "routes", describe_routes(), "rulesets",
                                    rulesets_describe(configs), "problems", problems_describe(""));
    config_cache_free(configs);
    return description;
}
