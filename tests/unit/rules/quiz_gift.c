/* SPDX-License-Identifier: Apache-2.0 */
/* GIFT read and written. */
#include "quiz_imported.h"

TestSuite(quiz_gift, .init = open_imported, .fini = close_imported);

static enum err import(const char *language, const char *text) {
    set = quiz_empty(language);
    faults = (struct quiz_faults){0};
    return quiz_import_gift(&set, &report, &arena, text, strlen(text), &faults);
}

/* Do the questions of a text come out so, in the native form with single quotes? */
static bool imports(const char *text, const char *expected) {
    enum err err = import("en", text);
    if (err != OK) {
        fprintf(stderr, "%s\n%s %s\n", text, faults.points[0].pointer, faults.points[0].detail);
        return false;
    }
    return quiz_is(quiz_set_written(&set), expected);
}

/* Is the one question of a text skipped so? Another one, behind it, is imported. */
static bool skips(const char *question, enum quiz_skip_reason reason) {
    char text[4096];
    (void)snprintf(text, sizeof text, "%s\n\nAnother? {T}", question);
    return import("en", text) == OK && set.count == 1 && report.imported == 1 && report.skipped_count == 1 &&
           report.skipped[0].place == 1 && report.skipped[0].reason == reason;
}

/* Is the syntax refused at this line, with a word about it? */
static bool refuses(const char *text, const char *pointer, const char *words) {
    bool refused = import("en", text) == ERR_INVALID_VALUE && faults.count >= 1 && set.count == 0 &&
                   strcmp(faults.points[0].pointer, pointer) == 0 && strstr(faults.points[0].detail, words) != NULL;
    if (!refused) {
        fprintf(stderr, "%s\n%zu: %s %s\n", text, faults.count, faults.points[0].pointer, faults.points[0].detail);
    }
    return refused;
}

Test(quiz_gift, every_kind_has_its_form) {
    cr_expect(imports("Capital? {=Paris =City of Light}", "[{'text':'Capital?','answers':['Paris','City of Light']}]"));
    cr_expect(imports("Capital?{=Paris}", "[{'text':'Capital?','answers':['Paris']}]"));
    cr_expect(imports("Capital? {~Rome =Paris ~Oslo}",
                      "[{'text':'Capital?','choices':['Rome','Paris','Oslo'],'correct':1}]"));
    cr_expect(imports("Either? {=a =b ~c}", "[{'text':'Either?','choices':['a','b','c'],'correct':[0,1]}]"));
    cr_expect(imports("Either? {~%100%a ~%-50%b ~c}", "[{'text':'Either?','choices':['a','b','c'],'correct':0}]"));
    static const char *const yes[] = {"T", "TRUE", "true", " t ", "T#no#yes"};
    static const char *const no[] = {"F", "FALSE", "False", "F # wrong"};
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++) {
        char text[64];
        (void)snprintf(text, sizeof text, "Sun? {%s}", yes[i]);
        cr_expect(imports(text, "[{'text':'Sun?','correct':true}]"));
    }
    for (size_t i = 0; i < sizeof no / sizeof no[0]; i++) {
        char text[64];
        (void)snprintf(text, sizeof text, "Sun? {%s}", no[i]);
        cr_expect(imports(text, "[{'text':'Sun?','correct':false}]"));
    }
    cr_expect(imports("Year? {#1822:5}", "[{'text':'Year?','number':1822,'tolerance':5}]"));
    cr_expect(imports("Year? {#1822}", "[{'text':'Year?','number':1822}]"));
    cr_expect(imports("Year? {# -1.5 : 0.25 }", "[{'text':'Year?','number':-1.5,'tolerance':0.25}]"));
    cr_expect(imports("Year? {#1..5}", "[{'text':'Year?','range':[1,5]}]"));
    cr_expect(imports("Year? {#-2.5..-1.25#near}", "[{'text':'Year?','range':[-2.5,-1.25]}]"));
    cr_expect(imports("Year? {#=1822:0 =%50%1822:2}", "[{'text':'Year?','number':1822}]"));
    cr_expect(imports("Year? {#\n=1822:0 # yes\n=%50%1822:2 # nearly\n~ # no\n}", "[{'text':'Year?','number':1822}]"));
    cr_expect(imports("Sun? {=T}", "[{'text':'Sun?','answers':['T']}]"));
}

Test(quiz_gift, what_surrounds_a_question_is_kept) {
    cr_expect(imports("// comment\n$CATEGORY: Geography/Capitals\n\n::Q1:: Capital?\n{\n  // not this\n  =Paris # yes\n"
                      "  =Lutetia\n  ####It has been\\nsince 987.\n}\n\n$CATEGORY:\n\nSun? {T}\n",
                      "[{'title':'Q1','text':'Capital?','answers':['Paris','Lutetia'],'category':'Geography/Capitals',"
                      "'explanation':'It has been\\nsince 987.'},{'text':'Sun?','correct':true}]"));
    cr_assert_eq(import("en", "Grant is {~buried =entombed ~living} in Grant's tomb."), OK);
    cr_expect_str_eq(set.questions[0].text.bytes, "Grant is _____ in Grant's tomb.");
    cr_expect(imports("It is {T}.", "[{'text':'It is _____.','correct':true}]"));
    cr_expect(imports("It is so\n  over   two lines {T}  \n", "[{'text':'It is so over two lines','correct':true}]"));
    cr_expect(imports("\xef\xbb\xbf"
                      "a {T}\r\n\r\nb {F}\r\n",
                      "[{'text':'a','correct':true},{'text':'b','correct':false}]"));
    cr_expect(imports("a {\r\nT}", "[{'text':'a','correct':true}]"));
    cr_expect(refuses("a {T}\r\n\r\n}", "/lines/3", "} without a {"));
    cr_expect(imports("Which? {=a -> b ~c}", "[{'text':'Which?','choices':['a -> b','c'],'correct':0}]"));
    cr_expect(imports("a {T}\r\rb {F}", "[{'text':'a','correct':true},{'text':'b','correct':false}]"));
    cr_expect(imports("$CATEGORY: $course$/top/Maths\na {T}", "[{'text':'a','correct':true,'category':'Maths'}]"));
    cr_expect(
        imports("$CATEGORY: $system$/Default/top\na {T}", "[{'text':'a','correct':true,'category':'Default/top'}]"));
    cr_expect(imports("$CATEGORY: top\na {T}", "[{'text':'a','correct':true}]"));
    cr_expect(imports("$CATEGORY: topology\na {T}", "[{'text':'a','correct':true,'category':'topology'}]"));
}

Test(quiz_gift, escapes_and_formats_are_resolved) {
    cr_expect(imports("::a\\:\\:b::1 \\= 1 \\~ \\{\\}\\# \\\\ \\x? {=\\=a\\~ =b\\#c}",
                      "[{'title':'a::b','text':'1 = 1 ~ {}# \\\\ \\\\x?','answers':['=a~','b#c']}]"));
    cr_expect(imports("one\\n  two \\n\\nthree {T}", "[{'text':'one\\ntwo\\n\\nthree','correct':true}]"));
    cr_expect(imports("[html]<p>Is &nbsp;5 &lt; <b>6</b>?<br/>Say&excl;</p><!-- no --> {=<i>yes</i> =[plain]<no>}",
                      "[{'text':'Is 5 < 6? Say&excl;','answers':['yes','<no>']}]"));
    cr_expect(imports("[HTML]a<script>b</script>c<style>d</style> {T####<p>e &amp; f</p>}",
                      "[{'text':'ac','correct':true,'explanation':'e & f'}]"));
    cr_assert_eq(import("en", "[html]2 < 3 &#65;&#x42;&#xZ;&;&#0;&#x110000;&#xd800;&eacute;&apos; {T}"), OK);
    cr_expect_str_eq(set.questions[0].text.bytes, "2 < 3 AB&#xZ;&;\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xc3\xa9'");
    cr_expect(imports("[markdown]*a* {T}", "[{'text':'*a*','correct':true}]"));
    cr_expect(imports("[moodle]a {T}", "[{'text':'a','correct':true}]"));
    cr_expect(imports("[other]<b> {T}", "[{'text':'[other]<b>','correct':true}]"));
    cr_expect(imports("a {=%100%b =%c}", "[{'text':'a','answers':['b','%c']}]"));
}

Test(quiz_gift, what_has_no_outcome_is_skipped) {
    cr_expect(skips("Write about it. {}", QUIZ_SKIP_ESSAY));
    cr_expect(skips("Write about it. {####}", QUIZ_SKIP_ESSAY));
    cr_expect(skips("Only words.", QUIZ_SKIP_DESCRIPTION));
    cr_expect(skips("Match {=a -> b =c -> d}", QUIZ_SKIP_MATCHING));
    cr_expect(skips("Half {=%50%a =%50%b}", QUIZ_SKIP_PARTIAL_CREDIT));
    cr_expect(skips("Half {~%50%a ~%50%b ~c}", QUIZ_SKIP_PARTIAL_CREDIT));
    cr_expect(skips("Half {#=%50%1}", QUIZ_SKIP_PARTIAL_CREDIT));
    cr_expect(skips("None {~a ~b}", QUIZ_SKIP_PARTIAL_CREDIT));
    cr_expect(skips("Two {#=1 =2}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("Nine {=1 ~2 ~3 ~4 ~5 ~6 ~7 ~8 ~9}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("Large {#1e30}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("Back {#5..1}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("Nothing {=...}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("{T}", QUIZ_SKIP_DOES_NOT_FIT));
    cr_expect(skips("Both {~a =a =b}", QUIZ_SKIP_DOES_NOT_FIT));
    char text[2048];
    memset(text, 'x', 1001);
    (void)snprintf(text + 1001, sizeof text - 1001, " {T}");
    cr_expect(skips(text, QUIZ_SKIP_DOES_NOT_FIT));
}

Test(quiz_gift, doublets_go) {
    cr_expect_eq(import("en", "Sun? {T}\n\n\nMoon? {F}\n\nSUN {F}\n\nStar? {T}"), OK);
    cr_expect(set.count == 3 && report.imported == 3 && report.skipped_count == 1);
    cr_expect(report.skipped[0].place == 6 && report.skipped[0].reason == QUIZ_SKIP_DUPLICATE);
    cr_expect(
        imports("Capital? {=Paris =PARIS =The Paris =Lutetia}", "[{'text':'Capital?','answers':['Paris','Lutetia']}]"));
    cr_expect(imports("Capital? {=Paris ~Rome ~Rome ~Paris =Paris ~rome}",
                      "[{'text':'Capital?','choices':['Paris','Rome','rome'],'correct':0}]"));
}

Test(quiz_gift, broken_syntax_is_told_by_its_line) {
    cr_expect(refuses("Sun? {T}\n\n// c\nOpen {=a", "/lines/4", "{ without a }"));
    cr_expect(refuses("Open {=a\n\n=b}", "/lines/1", "{ without a }"));
    cr_expect(refuses("Close =a}", "/lines/1", "} without a {"));
    cr_expect(refuses("Nested {=a {=b}}", "/lines/1", "{ without a }"));
    cr_expect(refuses("Two {=a} and {=b}", "/lines/1", "braces behind its answers"));
    cr_expect(refuses("::Title {T}", "/lines/1", "title"));
    cr_expect(refuses("Plain {yes}", "/lines/1", "begin with = or ~"));
    cr_expect(refuses("Number {#}", "/lines/1", "digits"));
    cr_expect(refuses("Number {#many}", "/lines/1", "digits"));
    cr_expect(refuses("Number {#1:x}", "/lines/1", "digits"));
    cr_expect(refuses("Number {#1..}", "/lines/1", "digits"));
    cr_expect(refuses("", "/lines/1", "no questions"));
    cr_expect(refuses("\n// nothing\n", "/lines/1", "no questions"));
    cr_expect(refuses("Only words.", "/lines/1", "description"));
    cr_expect(refuses("a {T}\n\xff {T}", "/lines/2", "UTF-8"));
    (void)import("en", "a {\n\nb }\n\nc {T}");
    cr_expect(faults.count == 2 && strcmp(faults.points[1].pointer, "/lines/3") == 0);
}

Test(quiz_gift, the_language_says_which_forms_are_the_same) {
    cr_expect_eq(import("de", "Wer? {=Der Bär =Bär =The Bär}"), OK);
    cr_expect_eq(set.questions[0].form_count, 2);
}

Test(quiz_gift, a_text_of_too_many_questions_is_refused) {
    struct buf text;
    buf_init(&text, 1 << 20);
    for (int i = 0; i < 5001; i++) {
        buf_append_format(&text, "Question %d {T}\n\n", i);
    }
    cr_expect(refuses(text.bytes, "/lines/1", "more than 5000 questions"));
    buf_clear(&text);
    for (int i = 0; i < 5001; i++) {
        buf_append_format(&text, "Words %d\n\n", i);
    }
    buf_append_text(&text, "Sun? {T}");
    cr_expect(refuses(text.bytes, "/lines/1", "more than 5000 questions that cannot"));
    buf_free(&text);
}

Test(quiz_gift, an_import_goes_behind_what_is_there) {
    cr_assert_eq(import("en", "a {T}\n\nb {T}"), OK);
    cr_assert_eq(quiz_import_gift(&set, &report, &arena, "c {T}\n\nB? {F}", 13, &faults), OK);
    cr_expect(set.count == 3 && report.imported == 1 && report.skipped_count == 1);
    cr_expect_eq(report.skipped[0].reason, QUIZ_SKIP_DUPLICATE);
    cr_assert_eq(quiz_import_gift(&set, &report, &arena, "d {T}\n\ne {", 10, &faults), ERR_INVALID_VALUE);
    cr_expect(set.count == 3 && report.imported == 0);
}

/*
 * Four megabytes that would take hours if anything were compared with everything, or looked for again and again. Nothing here
 * looks at a clock: without what it is about this test does not end.
 */
Test(quiz_gift, long_texts_take_no_longer_than_they_are_long) {
    static const struct {
        const char *head, *first, *then, *tail; /* half of it is `first`, and half `then`; NULL: as `first` */
    } rows[] = {
        {"a {", "=", NULL, "}"},  /* each with a number of its own */
        {"a {~", "=", NULL, "}"}, /* so, too */
        {"a {=", "x", "=b", "}"},         {"a {~", "\xc3\xa9", "~b", "}"},   {"[html]", "<", NULL, "> {T}"},
        {"[html]", "<a", NULL, " {T}"},   {"[html]", "<!-- ", NULL, " {T}"}, {"[html]", "<script>", NULL, " {T}"},
        {"[html]", "&&#x", NULL, " {T}"}, {"::", "\\:", NULL, ":: {T}"},     {"a {=", "%", NULL, "}"},
        {"a {=", "-", NULL, "}"},         {"a {#=1", "=", NULL, "}"},
    };
    struct buf text;
    buf_init(&text, 8 << 20);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *then = rows[i].then == NULL ? rows[i].first : rows[i].then;
        buf_clear(&text);
        buf_append_text(&text, rows[i].head);
        for (unsigned n = 0; text.length < (4U << 20); n++) {
            buf_append_text(&text, text.length < (2U << 20) ? rows[i].first : then);
            if (i < 2) {
                buf_append_format(&text, "%x ", n);
            }
        }
        buf_append_text(&text, rows[i].tail);
        buf_append_text(&text, "\n\nSun? {T}");
        cr_assert_eq(import("en", text.bytes), OK);
        cr_expect(set.count == 1 && report.skipped_count == 1, "%s", rows[i].first);
    }
    buf_free(&text);
}

/* Nor does this look at a clock: gigabytes are copied where each question behind a category has all of it. */
Test(quiz_gift, a_long_category_is_read_once) {
    struct buf text;
    buf_init(&text, 8 << 20);
    buf_append_text(&text, "$CATEGORY: ");
    while (text.length < (4U << 20)) {
        buf_append_text(&text, "\xc3\xa9");
    }
    for (int i = 0; i < 5000; i++) {
        buf_append_format(&text, "\n\nQuestion %d {T}", i);
    }
    buf_append_text(&text, "\n\n$CATEGORY: C\nSun? {T}");
    cr_assert_eq(import("en", text.bytes), OK);
    cr_expect(set.count == 1 && report.skipped_count == 5000);
    cr_expect_eq(report.skipped[0].reason, QUIZ_SKIP_DOES_NOT_FIT);
    cr_expect_str_eq(set.questions[0].category.bytes, "C");
    buf_free(&text);
}

Test(quiz_gift, a_category_has_a_hundred_characters_at_most) {
    struct buf text;
    buf_init(&text, 1024);
    buf_append_text(&text, "$CATEGORY: ");
    for (int i = 0; i < 100; i++) {
        buf_append_text(&text, "\xc3\xa9");
    }
    size_t length = text.length;
    buf_append_text(&text, "\na {T}");
    cr_expect(import("en", text.bytes) == OK && set.count == 1 && set.questions[0].category.length == 200);
    text.length = length;
    buf_append_text(&text, "x\na {T}\n\n$CATEGORY:\nb {T}");
    cr_expect(import("en", text.bytes) == OK && set.count == 1 && report.skipped_count == 1);
    cr_expect_eq(set.questions[0].category.bytes, NULL);
    buf_free(&text);
}

Test(quiz_gift, a_full_set_takes_no_more) {
    struct buf text;
    buf_init(&text, 1 << 20);
    for (int i = 0; i < 5000; i++) {
        buf_append_format(&text, "Question %d {T}\n\n", i);
    }
    cr_assert_eq(import("en", text.bytes), OK);
    cr_assert_eq(set.count, 5000);
    static const char same[] = "Question 1 {T}\n\nQuestion 2 {T}\n\nQuestion 3 {T}";
    cr_expect_eq(quiz_import_gift(&set, &report, &arena, same, sizeof same - 1, &faults), ERR_INVALID_VALUE);
    cr_expect(strstr(faults.points[0].detail, "duplicate") != NULL && report.skipped_count == 3);
    faults = (struct quiz_faults){0};
    cr_expect_eq(quiz_import_gift(&set, &report, &arena, "New {T}", 7, &faults), ERR_INVALID_VALUE);
    cr_expect(strstr(faults.points[0].detail, "more than 5000") != NULL && set.count == 5000);
    buf_free(&text);
}

/* What GIFT has no place for is left out; all else comes back. */
Test(quiz_gift, what_is_written_is_read_again) {
    static const char native[] = "{'title':'T','language':'en','licence':'own','questions':["
                                 "{'title':'a::b','text':'// not a comment\\n{x} ~ = # \\\\ "
                                 ":','answers':['%50%a','[html]b','c -> <d> &amp;','T','  %5%'],"
                                 "'category':'top/$x$','explanation':'#why\\nso'},"
                                 "{'text':'::t::','choices':['a','b'],'correct':[0,1],'category':'C'},"
                                 "{'text':'$CATEGORY: x','choices':['%50%a','b','c'],'correct':1},"
                                 "{'text':'[html]<b>','correct':false},"
                                 "{'text':'_____ ?','number':-1.5,'tolerance':0.25},"
                                 "{'text':'r','range':[-5,-1]},"
                                 "{'text':'n','number':7}]}";
    json_t *body = quiz_json(native);
    cr_assert_eq(quiz_set_read(&set, &arena, body, &faults), OK, "%s", faults.points[0].detail);
    json_decref(body);
    char *before = quiz_set_written(&set);
    struct buf gift;
    buf_init(&gift, 1 << 20);
    quiz_gift_write(&gift, &set);
    cr_assert_eq(import("en", gift.bytes), OK, "%s\n%s", gift.bytes, faults.points[0].detail);
    char *after = quiz_set_written(&set);
    char *spaces = strstr(before, "  %5%");
    memmove(spaces, spaces + 2, strlen(spaces + 2) + 1); /* spaces at the ends of a text go */
    cr_expect_str_eq(after, before);
    free(before);
    free(after);
    buf_free(&gift);
}
