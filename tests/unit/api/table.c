/* SPDX-License-Identifier: Apache-2.0 */
/* The actions of the families as endpoints. */
#include "api/table.h"

#include <string.h>

#include <criterion/criterion.h>

/* Two families with actions at the same places, and each with one of its own. */
static const struct action_def chess_actions[] = {
    {.name = "move", .method = "POST", .segment = "moves", .event = "move"},
    {.name = "offer", .method = "PUT", .segment = "offers/{ply}", .event = "offer"},
    {.name = "promote", .method = "POST", .segment = "promotions", .event = "promotion"},
};
static const struct action_def go_actions[] = {
    {.name = "pass", .method = "POST", .segment = "passes", .event = "pass"},
    {.name = "stone", .method = "POST", .segment = "moves", .event = "stone"},
    {.name = "score", .method = "PUT", .segment = "offers/{score}", .event = "score"},
};
static const struct family chess = {.name = "chess", .actions = chess_actions, .action_count = 3};
static const struct family go = {.name = "go", .actions = go_actions, .action_count = 3};

static const struct family *const none[] = {NULL};
static const struct family *const both[] = {&chess, &go, NULL};

/* Of the path, by any method; how many of them are there? */
static size_t count_endpoints(const struct api_table *table, const char *path) {
    size_t count = 0;
    for (size_t i = 0; i < table->count; i++) {
        count += strcmp(table->endpoints[i].path, path) == 0;
    }
    return count;
}

Test(table, families_with_actions_at_the_same_place_share_the_endpoint) {
    struct api_table plain;
    struct api_table table;
    struct route_match match;
    api_table_create(&plain, none, false, false);
    api_table_create(&table, both, false, false);
    struct router *router = router_create(table.endpoints, table.count);
    cr_expect_eq(table.count, plain.count + 4);
    cr_expect_eq(count_endpoints(&table, "/v1/games/{game}/moves"), 1);
    cr_expect_eq(count_endpoints(&table, "/v1/games/{game}/passes"), 1);
    cr_expect_eq(count_endpoints(&table, "/v1/games/{game}/promotions"), 1);
    cr_expect_eq(count_endpoints(&table, "/v1/games/{game}/offers/{ply}"), 1);
    router_match(&match, router, "POST", "/v1/games/x/moves");
    cr_expect(match.endpoint != NULL && strcmp(match.endpoint->path, "/v1/games/{game}/moves") == 0);
    router_match(&match, router, "POST", "/v1/games/x/offers/3");
    cr_expect(match.endpoint == NULL && match.path_known, "another method is another action");
    router_free(router);
    api_table_free(&table);
    api_table_free(&plain);
}

Test(table, the_action_of_a_shared_endpoint_is_that_of_the_games_own_family) {
    cr_expect_eq(family_find_route(&chess, "POST", "moves"), &chess_actions[0]);
    cr_expect_eq(family_find_route(&go, "POST", "moves"), &go_actions[1]);
    cr_expect_eq(family_find_route(&go, "PUT", "offers/{ply}"), &go_actions[2], "the number may have another name");
    cr_expect_null(family_find_route(&chess, "POST", "passes"));
    cr_expect_null(family_find_route(&chess, "PUT", "moves"));
    cr_expect_null(family_find_route(&chess, "POST", "move"));
    cr_expect_null(family_find_route(&chess, "PUT", "offers"));
    cr_expect_null(family_find_route(&chess, "PUT", "offers/3"));
}

Test(table, the_page_has_its_endpoints_where_there_is_one) {
    struct api_table without, with;
    api_table_create(&without, none, false, false);
    api_table_create(&with, none, true, false);
    static const char *const paths[] = {"/assets/{file}", "/docs", "/sw.js", "/manifest.webmanifest"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        cr_expect_eq(count_endpoints(&without, paths[i]), 0);
        cr_expect_eq(count_endpoints(&with, paths[i]), 1, "%s", paths[i]);
    }
    size_t screens = 0;
    for (size_t i = without.count; i < with.count; i++) {
        screens += with.endpoints[i].is_screen;
    }
    cr_expect_gt(screens, 0);
    cr_expect_eq(with.count, without.count + sizeof paths / sizeof paths[0] + screens);
    cr_expect_eq(count_endpoints(&with, "/"), 1, "which programs have in common with the page");
    api_table_free(&with);
    api_table_free(&without);
}

Test(table, several_servers_say_that_they_are_ready_without_asking) {
    struct api_table alone, shared;
    api_table_create(&alone, none, false, false);
    api_table_create(&shared, none, false, true);
    cr_assert_eq(alone.count, shared.count);
    size_t others = 0;
    for (size_t i = 0; i < alone.count; i++) {
        bool is_same = memcmp(&alone.endpoints[i], &shared.endpoints[i], sizeof alone.endpoints[i]) == 0;
        others += !is_same;
        cr_expect(is_same || (strcmp(shared.endpoints[i].path, "/readyz") == 0 && shared.endpoints[i].in_memory &&
                              alone.endpoints[i].commit != NULL && shared.endpoints[i].commit == NULL));
    }
    cr_expect_eq(others, 1);
    api_table_free(&shared);
    api_table_free(&alone);
}
