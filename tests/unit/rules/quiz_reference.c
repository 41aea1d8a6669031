/* SPDX-License-Identifier: Apache-2.0 */
/* References: which set, which version, and which of its questions. */
#include "rules/quiz_reference.h"

#include "quiz.h"

static struct arena arena;
static struct quiz_reference reference;
static struct quiz_faults faults;

static void open_reference(void) {
    arena_init(&arena);
    faults.count = 0;
}

static void close_reference(void) {
    arena_free(&arena);
}

TestSuite(quiz_reference, .init = open_reference, .fini = close_reference);

static enum err read_it(const char *json) {
    json_t *value = quiz_json(json);
    enum err err = quiz_reference_read(&reference, &arena, value, "/options/general", &faults);
    json_decref(value);
    return err;
}

static bool allows(const char *question) {
    const struct quiz_question read = quiz_one(&arena, "en", question);
    return quiz_reference_allows(&reference, &read);
}

#define SET "'1m7x20v5d0q4k8zs'"
#define EASY_ART "{'text':'a?','correct':true,'category':'Art','difficulty':'easy'}"
#define HARD_MUSIC "{'text':'a?','correct':true,'category':'Music','difficulty':'hard'}"
#define NEITHER "{'text':'a?','correct':true}"

Test(quiz_reference, an_id_by_itself_is_the_newest_version_whole) {
    cr_assert_eq(read_it(SET), OK);
    cr_expect_str_eq(reference.set.bytes, "1m7x20v5d0q4k8zs");
    cr_expect_eq(reference.version, 0);
    cr_expect(allows(EASY_ART) && allows(HARD_MUSIC) && allows(NEITHER));
    cr_assert_eq(read_it("{'set':" SET ",'version':null,'categories':null,'difficulty':null}"), OK);
    cr_expect(reference.version == 0 && allows(NEITHER));
}

Test(quiz_reference, categories_and_difficulties_let_through_what_has_them) {
    cr_assert_eq(read_it("{'set':" SET ",'version':3,'categories':['Art','Film']}"), OK);
    cr_expect(reference.version == 3 && allows(EASY_ART) && !allows(HARD_MUSIC) && !allows(NEITHER));
    cr_assert_eq(read_it("{'set':" SET ",'difficulty':['medium','hard']}"), OK);
    cr_expect(!allows(EASY_ART) && allows(HARD_MUSIC) && !allows(NEITHER));
    cr_assert_eq(read_it("{'set':" SET ",'categories':['Art'],'difficulty':['hard']}"), OK);
    cr_expect(!allows(EASY_ART) && !allows(HARD_MUSIC));
}

Test(quiz_reference, what_is_wrong_is_pointed_at) {
    static const struct {
        const char *json, *pointer;
    } wrong[] = {
        {"''", "/options/general"},
        {"1", "/options/general"},
        {"{}", "/options/general/set"},
        {"{'set':''}", "/options/general"},
        {"{'set':7}", "/options/general/set"},
        {"{'set':" SET ",'version':0}", "/options/general/version"},
        {"{'set':" SET ",'categories':[]}", "/options/general/categories"},
        {"{'set':" SET ",'categories':['a',2]}", "/options/general/categories/1"},
        {"{'set':" SET ",'difficulty':['easy','none']}", "/options/general/difficulty/1"},
        {"{'set':" SET ",'difficulty':[1]}", "/options/general/difficulty/0"},
        {"{'set':" SET ",'difficulty':['easy','easy','easy','easy']}", "/options/general/difficulty"},
        {"{'set':" SET ",'surprise':1}", "/options/general/surprise"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        faults.count = 0;
        cr_expect_eq(read_it(wrong[i].json), ERR_INVALID_VALUE, "%s", wrong[i].json);
        cr_expect(faults.count == 1 && strcmp(faults.points[0].pointer, wrong[i].pointer) == 0, "%s: %s", wrong[i].json,
                  faults.points[0].pointer);
    }
}

static void expect_written(const char *wanted) {
    struct json_out out;
    json_out_init(&out);
    quiz_reference_write(&out, &reference);
    cr_expect(out.buf.length == strlen(wanted) && memcmp(out.buf.bytes, wanted, out.buf.length) == 0, "%.*s",
              (int)out.buf.length, out.buf.bytes);
    json_out_free(&out);
}

Test(quiz_reference, it_is_written_as_the_object) {
    cr_assert_eq(read_it("{'set':" SET ",'version':2,'categories':['Art'],'difficulty':['hard','easy']}"), OK);
    expect_written("{\"set\":\"1m7x20v5d0q4k8zs\",\"version\":2,\"categories\":[\"Art\"],"
                   "\"difficulty\":[\"easy\",\"hard\"]}");
    cr_assert_eq(read_it("{'set':" SET ",'version':1}"), OK);
    expect_written("{\"set\":\"1m7x20v5d0q4k8zs\",\"version\":1,\"categories\":null,\"difficulty\":null}");
}
