/* SPDX-License-Identifier: Apache-2.0 */
/* JSON written straight into bytes. */
#include "util/json_out.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

static struct json_out out;
static char *text;
static size_t length;

static void make(void) {
    json_out_init(&out);
}

static void drop(void) {
    free(text);
    json_out_free(&out);
}

TestSuite(json_out, .init = make, .fini = drop);

static const char *take(void) {
    cr_assert_not(json_out_failed(&out));
    text = json_out_take(&out, &length);
    cr_assert_not_null(text);
    cr_assert_eq(strlen(text), length);
    return text;
}

static void expect_text(const char *expected) {
    cr_expect_str_eq(take(), expected);
}

Test(json_out, commas_stand_between_and_nowhere_else) {
    json_out_begin_object(&out);
    json_out_key(&out, "a");
    json_out_begin_array(&out);
    json_out_integer(&out, 1);
    json_out_begin_object(&out);
    json_out_end_object(&out);
    json_out_begin_array(&out);
    json_out_end_array(&out);
    json_out_null(&out);
    json_out_end_array(&out);
    json_out_key(&out, "b");
    json_out_boolean(&out, true);
    json_out_key(&out, "c");
    json_out_boolean(&out, false);
    json_out_end_object(&out);
    expect_text("{\"a\":[1,{},[],null],\"b\":true,\"c\":false}");
}

Test(json_out, members_are_written_at_once) {
    json_t *tree = json_pack("{s:i}", "j", 1);
    json_out_begin_object(&out);
    json_out_put_text(&out, "a", "b");
    json_out_put_integer(&out, "c", -2);
    json_out_put_number(&out, "d", 0.5);
    json_out_put_real(&out, "whole", 5);
    json_out_put_boolean(&out, "e", true);
    json_out_put_null(&out, "f");
    json_out_put_timestamp(&out, "g", 1);
    json_out_put_object(&out, "h");
    json_out_put_json(&out, "i", tree);
    json_out_put_array(&out, "k");
    json_out_end_array(&out);
    json_out_end_object(&out);
    json_out_end_object(&out);
    json_decref(tree);
    expect_text(
        "{\"a\":\"b\",\"c\":-2,\"d\":0.5,\"whole\":5.0,\"e\":true,\"f\":null,\"g\":\"1970-01-01T00:00:00.001Z\","
        "\"h\":{\"i\":{\"j\":1},\"k\":[]}}");
}

Test(json_out, texts_are_escaped) {
    json_out_text_bytes(&out, "a\"b\\c\n\t\r\b\f\x01\x1f\x7f\0z/\xc3\xa9", 18);
    expect_text("\"a\\\"b\\\\c\\n\\t\\r\\b\\f\\u0001\\u001f\x7f\\u0000z/\xc3\xa9\"");
}

Test(json_out, every_byte_of_a_text_reads_back) {
    char bytes[128];
    for (int i = 0; i < 128; i++) {
        bytes[i] = (char)i;
    }
    json_out_text_bytes(&out, bytes, sizeof bytes);
    json_t *back = json_loads(take(), JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
    cr_assert_not_null(back);
    cr_assert_eq(json_string_length(back), sizeof bytes);
    cr_assert_arr_eq(json_string_value(back), bytes, sizeof bytes);
    json_decref(back);
}

Test(json_out, integers_reach_their_ends) {
    json_out_begin_array(&out);
    json_out_integer(&out, 0);
    json_out_integer(&out, -1);
    json_out_integer(&out, INT64_MAX);
    json_out_integer(&out, INT64_MIN);
    json_out_end_array(&out);
    expect_text("[0,-1,9223372036854775807,-9223372036854775808]");
}

Test(json_out, nothing_is_null) {
    json_out_begin_array(&out);
    json_out_text(&out, NULL);
    json_out_timestamp(&out, 0);
    json_out_timestamp(&out, 1);
    json_out_end_array(&out);
    expect_text("[null,null,\"1970-01-01T00:00:00.001Z\"]");
}

Test(json_out, a_value_of_jansson_is_written_as_jansson_would) {
    static const char document[] =
        "{\"a\":[1,-2,{\"b\":null}],\"c\":\"x\\ny\",\"d\":true,\"e\":false,\"f\":{},\"g\":[]}";
    json_t *json = json_loads(document, 0, NULL);
    json_out_json(&out, json);
    json_decref(json);
    expect_text(document);
}

Test(json_out, reals_are_short_read_back_and_stay_reals) {
    static const double values[] = {0.1, 1.0 / 3, 254.5877287, 1e300, -2.5, DBL_MIN, DBL_MAX, 1, 100, 1e21, -0.0};
    json_t *array = json_array();
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        json_array_append_new(array, json_real(values[i]));
    }
    json_out_json(&out, array);
    json_t *back = json_loads(take(), 0, NULL);
    cr_assert_not_null(back, "%s", text);
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        cr_expect(json_is_real(json_array_get(back, i)), "%zu: %s", i, text);
        cr_expect(json_real_value(json_array_get(back, i)) == values[i]);
    }
    cr_expect_eq(strncmp(text, "[0.1,0.333", 10), 0, "%s", text);
    json_decref(array);
    json_decref(back);
}

Test(json_out, items_of_an_array_get_a_member_in_front) {
    static const char items[] = "[{\"a\":\"]}\\\\\",\"b\":[{\"c\":\"\\\"{\"}]},{},{\"d\":{}}]";
    json_out_begin_array(&out);
    json_out_items(&out, "[]", 2, "n", 1);
    json_out_items(&out, items, strlen(items), "n", 7);
    json_out_end_array(&out);
    expect_text("[{\"n\":7,\"a\":\"]}\\\\\",\"b\":[{\"c\":\"\\\"{\"}]},{\"n\":7},{\"n\":7,\"d\":{}}]");
}

Test(json_out, members_of_nothing_are_a_failure) {
    json_out_begin_object(&out);
    json_out_members(&out, NULL);
    json_out_end_object(&out);
    cr_expect(json_out_failed(&out));
}

Test(json_out, members_join_those_of_the_open_object) {
    json_t *json = json_loads("{\"b\":2,\"c\":3}", 0, NULL);
    json_t *empty = json_object();
    json_out_begin_object(&out);
    json_out_key(&out, "a");
    json_out_integer(&out, 1);
    json_out_members(&out, json);
    json_out_members(&out, empty);
    json_out_key(&out, "d");
    json_out_raw(&out, "[4]", 3);
    json_out_end_object(&out);
    json_decref(json);
    json_decref(empty);
    expect_text("{\"a\":1,\"b\":2,\"c\":3,\"d\":[4]}");
}

Test(json_out, a_value_that_could_not_be_made_is_a_failure) {
    json_out_begin_array(&out);
    json_out_json(&out, NULL);
    json_out_end_array(&out);
    cr_assert(json_out_failed(&out));
    cr_assert_null(json_out_take(&out, &length));
}

Test(json_out, what_is_nested_without_end_is_a_failure) {
    json_t *json = json_array();
    for (int i = 0; i < 5000; i++) {
        json_t *outer = json_array();
        json_array_append_new(outer, json);
        json = outer;
    }
    json_out_json(&out, json);
    cr_assert(json_out_failed(&out));
    json_decref(json);
}

Test(json_out, cleared_it_begins_anew) {
    json_out_begin_array(&out);
    json_out_integer(&out, 1);
    json_out_json(&out, NULL);
    json_out_clear(&out);
    json_out_integer(&out, 2);
    expect_text("2");
}

Test(json_out, numbers_have_six_decimals_at_most_and_whole_ones_none) {
    json_out_begin_array(&out);
    json_out_number(&out, 0.0);
    json_out_number(&out, -3.0);
    json_out_number(&out, 2.3398500028846);
    json_out_number(&out, -0.0000001);
    json_out_number(&out, 0.1 + 0.2);
    json_out_number(&out, 4e15);
    json_out_end_array(&out);
    expect_text("[0,-3,2.33985,0,0.3,4e+15]");
}
