/* SPDX-License-Identifier: Apache-2.0 */
/* Finding endpoints. */
#include "http/route.h"

#include <signal.h>
#include <string.h>

#include <criterion/criterion.h>

static enum err reply_nothing(struct request *request, struct reply *reply) {
    (void)request;
    (void)reply;
    return OK;
}

#define ROUTE(verb, pattern) \
    { .method = (verb), .path = (pattern), .reply = reply_nothing }

static const struct endpoint endpoints[] = {
    ROUTE("GET", "/"),
    ROUTE("GET", "/v1/games"),
    ROUTE("POST", "/v1/games"),
    ROUTE("GET", "/v1/games/{game}"),
    ROUTE("DELETE", "/v1/games/{game}"),
    ROUTE("PUT", "/v1/games/{game}/answers/{attempt}"),
    ROUTE("GET", "/v1/players/me"),
    ROUTE("PATCH", "/v1/players/me"),
    ROUTE("GET", "/v1/players/{player}"),
    ROUTE("GET", "/v1/players/{player}/stats"),
    ROUTE("GET", "/v1/players/me/tokens"),
    ROUTE("GET", "/a/{x}/{y}/{z}"),
    {.method = "GET", .path = "/games", .is_screen = true, .reply = reply_nothing},
    {.method = "GET", .path = "/settings", .is_screen = true, .reply = reply_nothing},
};

static struct router *router;
static struct route_match match;

static void make(void) {
    router = router_create(endpoints, sizeof endpoints / sizeof endpoints[0]);
}

static void drop(void) {
    router_free(router);
}

TestSuite(route, .init = make, .fini = drop);

static const char *find(const char *method, const char *path) {
    router_match(&match, router, method, path);
    cr_assert(match.endpoint == NULL || match.endpoint == &endpoints[match.index]);
    return match.endpoint == NULL ? match.path_known ? "405" : "404" : match.endpoint->path;
}

static void expect_param(size_t index, const char *text) {
    cr_expect_eq(match.params[index].length, strlen(text));
    cr_expect_eq(strncmp(match.params[index].bytes, text, strlen(text)), 0);
}

Test(route, fixed_paths_are_found) {
    cr_expect_str_eq(find("GET", "/"), "/");
    cr_expect_str_eq(find("GET", "/v1/games"), "/v1/games");
    cr_expect_str_eq(match.endpoint->method, "GET");
    cr_expect_str_eq(find("POST", "/v1/games"), "/v1/games");
    cr_expect_str_eq(match.endpoint->method, "POST");
}

Test(route, head_finds_get) {
    cr_expect_str_eq(find("HEAD", "/v1/games"), "/v1/games");
    cr_expect_str_eq(match.endpoint->method, "GET");
}

Test(route, names_stand_for_one_segment_and_are_remembered) {
    cr_expect_str_eq(find("GET", "/v1/games/abc"), "/v1/games/{game}");
    expect_param(0, "abc");
    cr_expect_null(match.params[1].bytes);
    cr_expect_str_eq(find("PUT", "/v1/games/abc/answers/12"), "/v1/games/{game}/answers/{attempt}");
    expect_param(0, "abc");
    expect_param(1, "12");
    cr_expect_str_eq(find("GET", "/a/1/2/3"), "/a/{x}/{y}/{z}");
    expect_param(2, "3");
}

Test(route, a_fixed_segment_beats_a_name) {
    cr_expect_str_eq(find("GET", "/v1/players/me"), "/v1/players/me");
    cr_expect_str_eq(find("GET", "/v1/players/mee"), "/v1/players/{player}");
    cr_expect_str_eq(find("GET", "/v1/players/m"), "/v1/players/{player}");
    cr_expect_str_eq(find("PATCH", "/v1/players/x"), "405");
    cr_expect_str_eq(find("GET", "/v1/players/me/stats"), "/v1/players/{player}/stats",
                     "where the fixed one leads nowhere");
    expect_param(0, "me");
}

Test(route, what_is_not_there_is_not_found) {
    static const char *const paths[] = {"",
                                        "v1/games",
                                        "/v1",
                                        "/v1/",
                                        "/v1/games/",
                                        "//",
                                        "//v1/games",
                                        "/v1//games",
                                        "/v1/games/a/",
                                        "/v1/games/a/b",
                                        "/v1/GAMES",
                                        "/v1/game",
                                        "/v1/games{x}x/y",
                                        "/a/1/2",
                                        "/a/1/2/3/4",
                                        "/a///",
                                        "/v1/games/a/answers/"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        cr_expect_str_eq(find("GET", paths[i]), "404", "%s", paths[i]);
    }
}

Test(route, other_methods_are_told_what_is_allowed) {
    cr_expect_str_eq(find("PUT", "/v1/games"), "405");
    cr_expect_str_eq(match.allow, "GET, HEAD, POST, OPTIONS");
    cr_expect_str_eq(find("GET", "/v1/games/a/answers/1"), "405");
    cr_expect_str_eq(match.allow, "PUT, OPTIONS");
    cr_expect_str_eq(find("OPTIONS", "/v1/players/me"), "405");
    cr_expect_str_eq(match.allow, "GET, HEAD, PATCH, OPTIONS");
    cr_expect_str_eq(find("get", "/v1/games"), "405");
    cr_expect_str_eq(find("", "/v1/games"), "405");
    cr_expect_str_eq(find("HEAD", "/v1/games/a/answers/1"), "405");
}

Test(route, the_longest_list_of_methods_fits) {
    static const struct endpoint all[] = {ROUTE("GET", "/x"), ROUTE("POST", "/x"), ROUTE("PUT", "/x"),
                                          ROUTE("PATCH", "/x"), ROUTE("DELETE", "/x")};
    struct router *one = router_create(all, 5);
    router_match(&match, one, "BREW", "/x");
    cr_expect_str_eq(match.allow, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    router_free(one);
}

Test(route, no_path_makes_it_crash) {
    char path[3000];
    memset(path, '/', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    cr_expect_str_eq(find("GET", path), "404");
    memset(path + 1, 'x', sizeof path - 2);
    cr_expect_str_eq(find("GET", path), "404");
}

Test(route, two_endpoints_of_one_method_and_path_are_a_bug, .signal = SIGABRT) {
    static const struct endpoint twice[] = {ROUTE("GET", "/x/{a}"), ROUTE("GET", "/x/{b}")};
    router_free(router_create(twice, 2));
}

Test(route, a_path_that_is_nearly_one_is_known_but_screens_are_not_hinted_at) {
    char hint[ROUTE_HINT_SIZE];
    static const char *const meant[] = {"/games", "/games/", "/v1/games//", "/v1/games/"};
    for (size_t i = 0; i < sizeof meant / sizeof meant[0]; i++) {
        cr_assert(router_hint(hint, router, meant[i]), "%s", meant[i]);
        cr_expect_str_eq(hint, "/v1/games");
    }
    cr_expect_not(router_hint(hint, router, "/settings"));
    cr_expect_not(router_hint(hint, router, "/settings/"));
    cr_expect_not(router_hint(hint, router, "/nothing"));
}
