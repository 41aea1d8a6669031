/* SPDX-License-Identifier: Apache-2.0 */
/* What is told of a set without its questions, and what its title is searched by. */
#include "rules/quiz_summary.h"

#include "quiz.h"

static struct arena arena;
static struct quiz_set set;
static struct quiz_summary summary;
static struct quiz_faults faults;

static void open_summary(void) {
    arena_init(&arena);
    set = (struct quiz_set){.count = 0};
    faults.count = 0;
}

static void close_summary(void) {
    arena_free(&arena);
}

TestSuite(quiz_summary, .init = open_summary, .fini = close_summary);

static void read_set(const char *questions) {
    char text[1024];
    (void)snprintf(text, sizeof text, "{'title':'T','language':'en','licence':'own','questions':[%s]}", questions);
    json_t *body = quiz_json(text);
    cr_assert_eq(quiz_set_read(&set, &arena, body, &faults), OK, "%s", faults.points[0].detail);
    json_decref(body);
}

static void expect_written(void (*write)(struct json_out *out, const struct quiz_summary *summary),
                           const char *wanted) {
    struct json_out out;
    json_out_init(&out);
    write(&out, &summary);
    cr_expect(out.buf.length == strlen(wanted) && memcmp(out.buf.bytes, wanted, out.buf.length) == 0, "%.*s",
              (int)out.buf.length, out.buf.bytes);
    json_out_free(&out);
}

Test(quiz_summary, kinds_and_categories_are_counted) {
    read_set("{'text':'a?','answers':['x'],'category':'B'},{'text':'b?','correct':true,'category':'A'},"
             "{'text':'c?','number':1,'category':'B'},{'text':'d?','choices':['x','y'],'correct':0},"
             "{'text':'e?','correct':false,'category':'b'}");
    cr_assert_eq(quiz_summarise(&summary, &set, "/questions", &faults), OK);
    expect_written(quiz_summary_write_kinds, "{\"text\":1,\"choice\":1,\"boolean\":2,\"number\":1}");
    expect_written(quiz_summary_write_categories, "[{\"name\":\"B\",\"count\":2},{\"name\":\"A\",\"count\":1},"
                                                  "{\"name\":\"b\",\"count\":1}]");
}

Test(quiz_summary, nothing_is_said_of_no_questions) {
    cr_assert_eq(quiz_summarise(&summary, &set, "/questions", &faults), OK);
    expect_written(quiz_summary_write_categories, "[]");
}

static void give_categories(size_t count) {
    set.questions = arena_alloc(&arena, count * sizeof *set.questions);
    set.count = count;
    for (size_t i = 0; i < count; i++) {
        const char *name = arena_format(&arena, "C%zu", i);
        set.questions[i].category = (struct json_text){name, strlen(name)};
    }
}

Test(quiz_summary, a_set_has_so_many_categories) {
    give_categories(QUIZ_CATEGORIES_MAX);
    cr_assert_eq(quiz_summarise(&summary, &set, "/questions", &faults), OK);
    cr_expect_eq(summary.category_count, QUIZ_CATEGORIES_MAX);
    give_categories(QUIZ_CATEGORIES_MAX + 1);
    cr_assert_eq(quiz_summarise(&summary, &set, "/results", &faults), ERR_INVALID_VALUE);
    cr_expect_eq(faults.count, 1);
    cr_expect_str_eq(faults.points[0].pointer, "/results");
}

static const char *plain(const char *title) {
    struct json_text out;
    cr_assert_eq(quiz_plain_title(&out, &arena, (struct json_text){title, strlen(title)}), OK);
    cr_expect_eq(strlen(out.bytes), out.length);
    return out.bytes;
}

Test(quiz_summary, titles_are_searched_without_case_accents_spaces_and_punctuation) {
    cr_expect_str_eq(plain("\xc5\x81\xc3\xb3"
                           "d\xc5\xba & Krak\xc3\xb3w!"),
                     "lodzkrakow");
    cr_expect_str_eq(plain("  The\tBEATLES "), "thebeatles");
    cr_expect_str_eq(plain("\xe3\x81\x8c"), "\xe3\x81\x8b\xe3\x82\x99");
    cr_expect_str_eq(plain("?!"), "");
}
