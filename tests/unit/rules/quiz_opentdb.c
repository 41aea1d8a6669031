/* SPDX-License-Identifier: Apache-2.0 */
/* Questions of Open Trivia DB. */
#include "quiz_imported.h"

TestSuite(quiz_opentdb, .init = open_imported, .fini = close_imported);

static enum err import(enum quiz_encoding encoding, const char *json) {
    json_t *body = quiz_json(json);
    set = quiz_empty("en");
    faults = (struct quiz_faults){0};
    enum err err = quiz_import_opentdb(&set, &report, &arena, body, encoding, &faults);
    json_decref(body);
    return err;
}

#define HEAD "{'response_code':0,'results':["
#define MULTIPLE(question, right, wrong)                                                                       \
    "{'type':'multiple','difficulty':'easy','category':'C','question':'" question "','correct_answer':'" right \
    "','incorrect_answers':[" wrong "]}"

static bool imports(enum quiz_encoding encoding, const char *json, const char *expected) {
    enum err err = import(encoding, json);
    return quiz_is(err == OK ? quiz_set_written(&set) : strdup(faults.points[0].detail), expected) && err == OK;
}

static bool refuses(enum quiz_encoding encoding, const char *json, const char *pointer, const char *words) {
    bool refused = import(encoding, json) == ERR_INVALID_VALUE && faults.count == 1 && set.count == 0 &&
                   strcmp(faults.points[0].pointer, pointer) == 0 && strstr(faults.points[0].detail, words) != NULL;
    if (!refused) {
        fprintf(stderr, "%s\n%zu: %s %s\n", json, faults.count, faults.points[0].pointer, faults.points[0].detail);
    }
    return refused;
}

Test(quiz_opentdb, both_types_become_questions) {
    cr_assert_eq(
        import(QUIZ_ENCODING_HTML,
               HEAD MULTIPLE("Who wrote &quot;Ulysses&quot;?", "Joyce",
                             "'Beckett','Shaw','Yeats'") ","
                                                         "{'type':'boolean','difficulty':'hard','category':'Science "
                                                         "&amp; Nature','question':'It&#039;s so.',"
                                                         "'correct_answer':'False','incorrect_answers':['True']},"
                                                         "{'type':'boolean','difficulty':'medium','category':'','"
                                                         "question':'It is.','correct_answer':'True',"
                                                         "'incorrect_answers':['False']}]}"),
        OK);
    cr_assert_eq(set.count, 3);
    cr_expect_str_eq(set.questions[0].text.bytes, "Who wrote \"Ulysses\"?");
    cr_expect_str_eq(set.questions[0].forms[3].bytes, "Yeats");
    cr_expect_eq(set.questions[0].correct, 1);
    cr_expect_str_eq(set.questions[1].text.bytes, "It's so.");
    cr_expect_str_eq(set.questions[1].category.bytes, "Science & Nature");
    cr_expect(set.questions[1].correct == 2 && set.questions[1].difficulty == QUIZ_HARD);
    cr_expect(set.questions[2].correct == 1 && set.questions[2].category.bytes == NULL);
    cr_expect(report.imported == 3 && report.skipped_count == 0);
}

Test(quiz_opentdb, texts_are_decoded_as_they_were_asked_for) {
    static const char expected[] = "[{'text':'A & B?','choices':['\xc3\xa9+','c d'],'correct':0}]";
    static const struct {
        enum quiz_encoding encoding;
        const char *json;
    } rows[] = {
        {QUIZ_ENCODING_HTML,
         "{'type':'multiple','difficulty':'','category':'','question':'A &amp; B?','correct_answer':"
         "'&eacute;+','incorrect_answers':['c&#32;d']}"},
        {QUIZ_ENCODING_URL3986, "{'type':'multiple','difficulty':'','category':'','question':'A%20%26%20B%3F',"
                                "'correct_answer':'%C3%A9+','incorrect_answers':['c%20d']}"},
        {QUIZ_ENCODING_URL_LEGACY, "{'type':'multiple','difficulty':'','category':'','question':'A+%26+B%3f',"
                                   "'correct_answer':'%c3%a9%2B','incorrect_answers':['c+d']}"},
        {QUIZ_ENCODING_BASE64, "{'type':'bXVsdGlwbGU=','difficulty':'','category':'','question':'QSAmIEI/',"
                               "'correct_answer':'w6kr','incorrect_answers':['YyBk']}"},
        {QUIZ_ENCODING_NONE, "{'type':'multiple','difficulty':'','category':'','question':'A & B?','correct_answer':"
                             "'\xc3\xa9+','incorrect_answers':['c d']}"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char body[512];
        (void)snprintf(body, sizeof body, HEAD "%s]}", rows[i].json);
        cr_expect(imports(rows[i].encoding, body, expected), "%s", quiz_encodings[rows[i].encoding]);
    }
    cr_expect(imports(QUIZ_ENCODING_NONE, HEAD MULTIPLE("A &amp; B", "%41", "'b'") "]}",
                      "[{'text':'A &amp; B','choices':['%41','b'],'correct':0,'category':'C','difficulty':'easy'}]"));
}

Test(quiz_opentdb, what_is_not_encoded_so_is_refused) {
    cr_expect(refuses(QUIZ_ENCODING_URL3986, HEAD MULTIPLE("100%", "a", "'b'") "]}", "/results/0/question", "url3986"));
    cr_expect(
        refuses(QUIZ_ENCODING_URL3986, HEAD MULTIPLE("a", "%4", "'b'") "]}", "/results/0/correct_answer", "?encode="));
    cr_expect(refuses(QUIZ_ENCODING_URL_LEGACY, HEAD MULTIPLE("a", "b", "'c','%C3'") "]}",
                      "/results/0/incorrect_answers/1", "UTF-8"));
    cr_expect_eq(import(QUIZ_ENCODING_BASE64, HEAD MULTIPLE("a?", "b", "'c'") "]}"), ERR_INVALID_VALUE);
    cr_expect(faults.count == 5 && strcmp(faults.points[0].pointer, "/results/0/type") == 0);
}

Test(quiz_opentdb, what_does_not_fit_is_skipped) {
    static const struct {
        const char *result;
        enum quiz_skip_reason reason;
    } rows[] = {
        {MULTIPLE("FIRST", "a", "'b'"), QUIZ_SKIP_DUPLICATE},
        {MULTIPLE("q", "1", "'2','3','4','5','6','7','8','9'"), QUIZ_SKIP_DOES_NOT_FIT},
        {MULTIPLE("q", "1", ""), QUIZ_SKIP_DOES_NOT_FIT},
        {MULTIPLE("q", "1", "'1'"), QUIZ_SKIP_DOES_NOT_FIT},
        {MULTIPLE("", "1", "'2'"), QUIZ_SKIP_DOES_NOT_FIT},
        {MULTIPLE("q", "", "'2'"), QUIZ_SKIP_DOES_NOT_FIT},
        {MULTIPLE("a&#7;b", "1", "'2'"), QUIZ_SKIP_DOES_NOT_FIT},
        {"{'type':'essay','difficulty':'easy','category':'C','question':'q','correct_answer':'a','incorrect_answers':[]"
         "}",
         QUIZ_SKIP_DOES_NOT_FIT},
        {"{'type':'boolean','difficulty':'easy','category':'C','question':'q','correct_answer':'Maybe',"
         "'incorrect_answers':[]}",
         QUIZ_SKIP_DOES_NOT_FIT},
        {"{'type':'multiple','difficulty':'fiendish','category':'C','question':'q','correct_answer':'a',"
         "'incorrect_answers':['b']}",
         QUIZ_SKIP_DOES_NOT_FIT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char body[1024];
        (void)snprintf(body, sizeof body, HEAD "%s,%s]}", MULTIPLE("First?", "a", "'b'"), rows[i].result);
        cr_expect_eq(import(QUIZ_ENCODING_HTML, body), OK, "%s: %s", rows[i].result, faults.points[0].detail);
        cr_expect(set.count == 1 && report.skipped_count == 1 && report.skipped[0].place == 1, "%s", rows[i].result);
        cr_expect_eq(report.skipped[0].reason, rows[i].reason, "%s", rows[i].result);
    }
    cr_expect(imports(QUIZ_ENCODING_NONE, HEAD MULTIPLE("q", "a", "'b','b','a','c'") "]}",
                      "[{'text':'q','choices':['a','b','c'],'correct':0,'category':'C','difficulty':'easy'}]"));
}

/*
 * Megabytes of one answer, the right one or the first wrong one, and as many of short ones. Nothing here looks at a clock:
 * where the long one is read again for each of the others this test takes hours.
 */
Test(quiz_opentdb, long_answers_take_no_longer_than_they_are_long) {
    for (int i = 0; i < 2; i++) {
        struct buf text;
        buf_init(&text, 8 << 20);
        buf_append_text(&text, HEAD MULTIPLE("First?", "a", "'b'") ",{'type':'multiple','difficulty':'','category':'',"
                                                                   "'question':'q','correct_answer':'");
        buf_append_text(&text, i == 0 ? "" : "a','incorrect_answers':['");
        while (text.length < (2U << 20)) {
            buf_append_text(&text, "\xc3\xa9");
        }
        buf_append_text(&text, i == 0 ? "','incorrect_answers':['b'" : "'");
        while (text.length < (4U << 20)) {
            buf_append_text(&text, ",'b'");
        }
        buf_append_text(&text, "]}]}");
        cr_assert_eq(import(QUIZ_ENCODING_HTML, text.bytes), OK, "%s", faults.points[0].detail);
        cr_expect(set.count == 1 && report.skipped_count == 1 && report.skipped[0].reason == QUIZ_SKIP_DOES_NOT_FIT);
        buf_free(&text);
    }
}

Test(quiz_opentdb, another_form_is_refused) {
    cr_expect(refuses(0, "{'response_code':1,'results':[{}]}", "/response_code", "must be 0"));
    cr_expect(refuses(0, "{'results':[{}]}", "/response_code", "must be 0"));
    cr_expect(refuses(0, "{'response_code':0,'results':[]}", "/results", "array of questions"));
    cr_expect(refuses(0, "{'response_code':0}", "/results", "array of questions"));
    cr_expect_eq(import(0, "[]"), ERR_INVALID_VALUE);
    cr_expect(refuses(0, HEAD "7]}", "/results/0", "must be an object"));
    cr_expect(refuses(0,
                      HEAD "{'type':'boolean','difficulty':'easy','category':'C','question':'q',"
                           "'correct_answer':'True'}]}",
                      "/results/0/incorrect_answers", "is required"));
    cr_expect(refuses(0,
                      HEAD "{'type':7,'difficulty':'easy','category':'C','question':'q','correct_answer':'True',"
                           "'incorrect_answers':[]}]}",
                      "/results/0/type", "must be a string"));
    cr_expect(refuses(0, HEAD MULTIPLE("q", "1", "'2',3") "]}", "/results/0/incorrect_answers/1", "must be a string"));
    cr_expect(refuses(0, HEAD MULTIPLE("", "1", "'2'") "]}", "/results", "does-not-fit"));
}
