/* SPDX-License-Identifier: Apache-2.0 */
/* Parsing bodies and decoding them by tables. */
#include "util/json.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "support/starve.h"

static struct problem problem;

static enum err parse(json_t **out, const char *text) {
    return json_parse(out, text, strlen(text), &problem);
}

static json_t *parsed(const char *text) {
    json_t *json = NULL;
    cr_assert_eq(parse(&json, text), OK, "%s: %s", text, problem.detail);
    return json;
}

/* --- Parsing --- */

Test(json, an_empty_body_is_an_empty_object) {
    json_t *json = parsed("");
    cr_assert(json_is_object(json) && json_object_size(json) == 0);
    json_decref(json);
}

Test(json, any_value_may_be_the_whole) {
    static const char *const texts[] = {"{}", "[]", "1", "\"x\"", "true", "null", " {} ", "-0.5e3", "\"\\u0000\""};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        json_decref(parsed(texts[i]));
    }
}

Test(json, memory_that_runs_out_while_parsing_is_no_fault_of_the_body) {
    static const char text[] =
        "{\"a\":[1,2.5,\"0123456789012345678901234567890123456789\"],\"b\":{\"c\":null,\"d\":true}}";
    json_t *wanted = parsed(text);
    bool failed = starve_is_possible();
    for (long allocations = 0; failed; allocations++) {
        json_t *json = NULL;
        starve_after(allocations);
        enum err err = parse(&json, text);
        failed = starve_end();
        cr_assert_eq(err, failed ? ERR_NO_MEMORY : OK, "after %ld: %s", allocations, problem.detail);
        cr_assert(failed ? json == NULL : json_equal(json, wanted));
        json_decref(json);
    }
    json_decref(wanted);
}

Test(json, values_come_from_the_arena_that_is_chosen_and_go_with_it) {
    struct arena arena;
    arena_init(&arena);
    cr_assert_null(json_choose_arena(&arena));
    json_t *inside = parsed("{\"a\":[1,2.5,\"0123456789012345678901234567890123456789\"]}");
    cr_assert_eq(json_choose_arena(NULL), &arena);
    cr_assert_not_null(arena.blocks, "its values are elsewhere");
    const struct arena full = arena;
    json_t *outside = parsed("{\"b\":{\"c\":null}}");
    cr_assert(arena.blocks == full.blocks && arena.used == full.used, "what was made afterwards is in it");
    /* Each holds values of the other kind, and is released without a thought of where they are. */
    cr_assert(json_put(inside, "b", json_incref(outside)));
    cr_assert_eq(json_object_set(outside, "a", json_object_get(inside, "a")), 0);
    cr_assert_eq(json_object_del(outside, "b"), 0);
    cr_assert_eq(json_object_del(inside, "a"), 0);
    json_decref(outside);
    json_decref(inside);
    arena_free(&arena);
}

Test(json, what_is_malformed_is_told_with_its_place) {
    static const char *const texts[] = {
        "{",
        "}",
        "{\"a\"}",
        "{\"a\":}",
        "[1,]",
        "{\"a\":1,}",
        "{\"a\":1}x",
        "01",
        "+1",
        ".5",
        "'a'",
        "nul",
        "NaN",
        "\"",
        "\"\t\"",
        "\"\\x\"",
        "{\"a\":1,\"a\":2}",
        "\"\\ud800\"",
        "\"\\udc00x\"",
        "\"\xff\"",
        "\"\xc0\xaf\"",
        "\"\xed\xa0\x80\"",
        " ",
        "\xef\xbb\xbf{}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        json_t *json = NULL;
        cr_expect_eq(parse(&json, texts[i]), ERR_MALFORMED_JSON, "%s", texts[i]);
        cr_expect_null(json);
        cr_expect_not_null(strstr(problem.detail, "line 1"), "%s", problem.detail);
    }
}

Test(json, a_nul_byte_in_the_body_is_malformed) {
    json_t *json = NULL;
    cr_assert_eq(json_parse(&json, "{}\0", 3, &problem), ERR_MALFORMED_JSON);
    cr_assert_eq(json_parse(&json, "\0", 1, &problem), ERR_MALFORMED_JSON);
}

Test(json, a_number_out_of_range_is_an_invalid_value) {
    static const char *const texts[] = {"99999999999999999999", "-99999999999999999999", "1e999"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        json_t *json = NULL;
        cr_expect_eq(parse(&json, texts[i]), ERR_INVALID_VALUE, "%s", texts[i]);
    }
}

Test(json, a_nul_in_a_members_name_is_an_invalid_value) {
    json_t *json = NULL;
    cr_assert_eq(parse(&json, "{\"a\\u0000b\":1}"), ERR_INVALID_VALUE);
}

Test(json, nesting_without_end_is_malformed) {
    static char deep[100001];
    memset(deep, '[', sizeof deep - 1);
    json_t *json = NULL;
    cr_assert_eq(parse(&json, deep), ERR_MALFORMED_JSON);
}

/* --- Decoding --- */

struct thing {
    struct json_text name;
    struct json_integer count;
    struct json_boolean flag;
    const json_t *items;
    const json_t *options;
    const json_t *any;
};

static const struct field fields[] = {
    {"name", FIELD_TEXT, FIELD_REQUIRED, 1, 4, offsetof(struct thing, name)},
    {"count", FIELD_INTEGER, FIELD_NULLABLE, -2, 5, offsetof(struct thing, count)},
    {"flag", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct thing, flag)},
    {"items", FIELD_ARRAY, 0, 1, 2, offsetof(struct thing, items)},
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct thing, options)},
    {"any", FIELD_ANY, 0, 0, 0, offsetof(struct thing, any)},
};

static enum err decode(struct thing *out, const char *text) {
    static json_t *json; /* lives on: what is decoded is borrowed */
    json_decref(json);
    json = parsed(text);
    *out = (struct thing){.any = NULL};
    return json_decode(out, json, fields, sizeof fields / sizeof fields[0], "", &problem);
}

static void expect_wrong(const char *text, const char *pointer, const char *words) {
    struct thing thing;
    cr_expect_eq(decode(&thing, text), ERR_INVALID_VALUE, "%s", text);
    cr_expect_eq(problem.point_count, 1, "%s: %zu", text, problem.point_count);
    cr_expect_str_eq(problem.points[0].pointer, pointer, "%s", text);
    cr_expect_not_null(strstr(problem.points[0].detail, words), "%s: %s", text, problem.points[0].detail);
}

Test(json, every_kind_is_decoded) {
    struct thing thing;
    cr_assert_eq(
        decode(&thing,
               "{\"name\":\"abc\",\"count\":-2,\"flag\":false,\"items\":[1],\"options\":{\"x\":1},\"any\":null}"),
        OK);
    cr_expect_arr_eq(thing.name.bytes, "abc", 4);
    cr_expect_eq(thing.name.length, 3);
    cr_expect(thing.count.set && thing.count.value == -2);
    cr_expect(thing.flag.set && !thing.flag.value);
    cr_expect_eq(json_array_size(thing.items), 1);
    cr_expect_eq(json_object_size(thing.options), 1);
    cr_expect(json_is_null(thing.any));
}

Test(json, what_is_absent_or_null_stays_unset) {
    struct thing thing;
    cr_assert_eq(decode(&thing, "{\"name\":\"x\",\"count\":null}"), OK);
    cr_expect(!thing.count.set && !thing.flag.set && thing.items == NULL && thing.options == NULL && thing.any == NULL);
}

Test(json, a_text_is_counted_in_code_points_and_may_hold_nul) {
    struct thing thing;
    cr_expect_eq(decode(&thing, "{\"name\":\"\xf0\x9f\x8e\xb2\xc3\xa9\xc3\xa9x\"}"), OK);
    cr_expect_eq(thing.name.length, 9);
    cr_expect_eq(decode(&thing, "{\"name\":\"a\\u0000b\"}"), OK);
    cr_expect_eq(thing.name.length, 3);
    expect_wrong("{\"name\":\"abcde\"}", "/name", "1 to 4 characters");
    expect_wrong("{\"name\":\"\"}", "/name", "1 to 4 characters");
}

Test(json, every_wrong_kind_is_told) {
    expect_wrong("{\"name\":1}", "/name", "string");
    expect_wrong("{\"name\":null}", "/name", "null");
    expect_wrong("{\"name\":\"x\",\"count\":1.0}", "/count", "integer");
    expect_wrong("{\"name\":\"x\",\"count\":\"1\"}", "/count", "integer");
    expect_wrong("{\"name\":\"x\",\"count\":6}", "/count", "-2 to 5");
    expect_wrong("{\"name\":\"x\",\"flag\":1}", "/flag", "true or false");
    expect_wrong("{\"name\":\"x\",\"items\":{}}", "/items", "array");
    expect_wrong("{\"name\":\"x\",\"items\":[]}", "/items", "1 to 2 items");
    expect_wrong("{\"name\":\"x\",\"items\":[1,2,3]}", "/items", "1 to 2 items");
    expect_wrong("{\"name\":\"x\",\"options\":[]}", "/options", "object");
    expect_wrong("{}", "/name", "required");
    expect_wrong("{\"name\":\"x\",\"other\":1}", "/other", "not a member");
}

Test(json, what_is_no_object_is_told_at_the_top) {
    expect_wrong("[]", "", "object");
    expect_wrong("7", "", "object");
}

Test(json, all_bad_members_are_told_at_once) {
    struct thing thing;
    cr_assert_eq(decode(&thing, "{\"count\":99,\"flag\":0,\"x\":1}"), ERR_INVALID_VALUE);
    cr_assert_eq(problem.point_count, 4);
    cr_assert_str_eq(problem.points[3].pointer, "/name");
}

Test(json, pointers_are_escaped_and_cut) {
    expect_wrong("{\"name\":\"x\",\"a/b~c\":1}", "/a~1b~0c", "not a member");
    char text[400];
    (void)snprintf(text, sizeof text, "{\"name\":\"x\",\"%0300d\":1}", 0);
    struct thing thing;
    cr_assert_eq(decode(&thing, text), ERR_INVALID_VALUE);
    cr_assert_lt(strlen(problem.points[0].pointer), PROBLEM_POINTER_MAX);
}

Test(json, the_place_of_an_inner_object_stands_in_front) {
    struct thing thing = {.any = NULL};
    json_t *json = parsed("{}");
    cr_assert_eq(json_decode(&thing, json, fields, 1, "/opponents/0", &problem), ERR_INVALID_VALUE);
    cr_assert_str_eq(problem.points[0].pointer, "/opponents/0/name");
    json_decref(json);
}

/* --- Building --- */

Test(json, text_is_compact_and_keeps_the_order) {
    json_t *json = parsed(" { \"b\" : [ 1 , 2 ] , \"a\" : null } ");
    char *text = json_text(json);
    cr_assert_str_eq(text, "{\"b\":[1,2],\"a\":null}");
    free(text);
    json_decref(json);
    cr_assert_null(json_text(NULL));
}

Test(json, putting_nothing_fails) {
    json_t *json = json_object();
    cr_assert(json_put(json, "a", json_integer(1)));
    cr_assert_not(json_put(json, "b", NULL));
    cr_assert_not(json_put(NULL, "a", json_integer(1)));
    cr_assert_eq(json_object_size(json), 1);
    json_decref(json);
}

Test(json, pushing_nothing_leaves_nothing) {
    json_t *array = json_array();
    json_push(&array, json_integer(1));
    json_push(&array, json_integer(2));
    cr_assert_eq(json_array_size(array), 2);
    json_push(&array, NULL);
    cr_assert_null(array);
    json_push(&array, json_integer(3));
    cr_assert_null(array);
}

Test(json, a_moment_is_its_text_or_null) {
    json_t *moment = json_timestamp(1);
    cr_assert_str_eq(json_string_value(moment), "1970-01-01T00:00:00.001Z");
    json_decref(moment);
    cr_assert(json_is_null(json_timestamp(0)));
}
