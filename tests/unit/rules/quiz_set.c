/* SPDX-License-Identifier: Apache-2.0 */
/* Question sets in the native form: what is read, what is refused and where, what is written. */
#include "quiz.h"

#define ABOUT "'title':'T','language':'en','licence':'own'"

static enum err read_set(struct quiz_set *out, struct arena *arena, struct quiz_faults *faults, const char *json) {
    json_t *body = quiz_json(json);
    *faults = (struct quiz_faults){0};
    enum err err = quiz_set_read(out, arena, body, faults);
    json_decref(body);
    return err;
}

/* Is the one mistake at this place, in words that hold others? */
static bool fails_at(const char *json, const char *pointer, const char *words) {
    struct arena arena;
    struct quiz_set set;
    static struct quiz_faults faults;
    arena_init(&arena);
    bool fails = read_set(&set, &arena, &faults, json) == ERR_INVALID_VALUE && faults.count == 1 &&
                 strcmp(faults.points[0].pointer, pointer) == 0 && strstr(faults.points[0].detail, words) != NULL;
    if (!fails) {
        fprintf(stderr, "%s: %zu mistakes: %s %s\n", json, faults.count, faults.points[0].pointer,
                faults.points[0].detail);
    }
    arena_free(&arena);
    return fails;
}

/* The same for a question by itself. */
static bool question_fails_at(const char *question, const char *place, const char *words) {
    char body[32768], pointer[128];
    (void)snprintf(body, sizeof body, "{" ABOUT ",'questions':[%s]}", question);
    (void)snprintf(pointer, sizeof pointer, "/questions/0%s", place);
    return fails_at(body, pointer, words);
}

/* Does a question come out as it is written here? */
static bool is_written_as(const char *question, const char *expected) {
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question read = quiz_one(&arena, "en", question);
    char *text = quiz_written(&read);
    const struct quiz_question again = quiz_one(&arena, "en", text);
    bool same = quiz_is(quiz_written(&again), expected);
    same = quiz_is(text, expected) && same;
    arena_free(&arena);
    return same;
}

Test(quiz_set, every_kind_is_written_as_it_was_read) {
    cr_expect(is_written_as("{'answers':['Paris','City of Light'],'text':'Capital?'}",
                            "{'text':'Capital?','answers':['Paris','City of Light']}"));
    cr_expect(is_written_as("{'text':'?','choices':['a','b','c'],'correct':1}",
                            "{'text':'?','choices':['a','b','c'],'correct':1}"));
    cr_expect(is_written_as("{'text':'?','choices':['a','b','c'],'correct':[2,0]}",
                            "{'text':'?','choices':['a','b','c'],'correct':[0,2]}"));
    cr_expect(is_written_as("{'text':'?','choices':['a','b'],'correct':[1]}",
                            "{'text':'?','choices':['a','b'],'correct':1}"));
    cr_expect(is_written_as("{'text':'?','correct':true}", "{'text':'?','correct':true}"));
    cr_expect(is_written_as("{'text':'?','correct':false}", "{'text':'?','correct':false}"));
    cr_expect(is_written_as("{'text':'?','number':1969,'tolerance':0,'unit':'km'}",
                            "{'text':'?','number':1969,'unit':'km'}"));
    cr_expect(
        is_written_as("{'text':'?','number':-0.50,'tolerance':1e-3}", "{'text':'?','number':-0.5,'tolerance':0.001}"));
    cr_expect(is_written_as("{'text':'?','range':[1914,1918.0]}", "{'text':'?','range':[1914,1918]}"));
}

Test(quiz_set, what_describes_a_question_is_written_in_one_order) {
    cr_expect(
        is_written_as("{'media':{'alt':'A map','url':'https://example.org/a.png'},'source':'s','explanation':'e\\nf',"
                      "'difficulty':'hard','category':'c','title':'t','correct':true,'text':'?'}",
                      "{'title':'t','text':'?','correct':true,'category':'c','difficulty':'hard',"
                      "'explanation':'e\\nf','source':'s',"
                      "'media':{'url':'https://example.org/a.png','alt':'A map'}}"));
    cr_expect(
        is_written_as("{'text':'?','correct':true,'title':null,'category':null,'difficulty':null,'explanation':'',"
                      "'source':null,'media':null,'answers':null,'choices':null,'number':null,'tolerance':null,"
                      "'unit':null,'range':null}",
                      "{'text':'?','correct':true}"));
}

Test(quiz_set, a_question_has_exactly_one_form) {
    cr_expect(question_fails_at("{'text':'?'}", "", "has no answer"));
    cr_expect(question_fails_at("{'text':'?','answers':['a'],'correct':0}", "/correct", "does not go with answers"));
    cr_expect(question_fails_at("{'text':'?','answers':['a'],'choices':['a','b']}", "/choices", "does not go with"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':0,'number':1}", "/number", "does not go"));
    cr_expect(question_fails_at("{'text':'?','number':1,'range':[1,2]}", "/range", "does not go with number"));
    cr_expect(question_fails_at("{'text':'?','range':[1,2],'tolerance':1}", "/tolerance", "does not go with range"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'unit':'m'}", "/unit", "does not go with correct"));
    cr_expect(question_fails_at("{'text':'?','tolerance':1}", "", "has no answer"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'tolerance':1}", "/tolerance", "does not go with"));
}

Test(quiz_set, answers_have_bounds) {
    char many[4096] = "{'text':'?','answers':[";
    for (int i = 0; i < 21; i++) {
        (void)snprintf(many + strlen(many), sizeof many - strlen(many), "%s'a%d'", i == 0 ? "" : ",", i);
    }
    (void)snprintf(many + strlen(many), sizeof many - strlen(many), "]}");
    cr_expect(question_fails_at(many, "/answers", "1 to 20"));
    cr_expect(question_fails_at("{'text':'?','answers':[]}", "/answers", "1 to 20"));
    cr_expect(question_fails_at("{'text':'?','answers':['']}", "/answers/0", "1 to 200"));
    cr_expect(question_fails_at("{'text':'?','answers':['a',7]}", "/answers/1", "must be a string"));
    cr_expect(
        question_fails_at("{'text':'?','answers':['Paris','the PARIS!']}", "/answers/1", "the same as answers/0"));
    cr_expect(question_fails_at("{'text':'?','answers':['a','...']}", "/answers/1", "no letter or digit"));
    cr_expect(question_fails_at("{'text':'?','answers':['a\\u0007']}", "/answers/0", "control characters"));
    cr_expect(question_fails_at("{'text':'?','answers':['a\\nb']}", "/answers/0", "line breaks"));
    cr_expect(question_fails_at("{'text':'?','answers':['a\\u0000']}", "/answers/0", "control characters"));
}

Test(quiz_set, lengths_are_counted_in_characters) {
    static const struct {
        const char *member;
        int max;
    } rows[] = {{"text", 1000}, {"title", 100}, {"category", 100}, {"explanation", 1000}, {"source", 300}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[8192] = "";
        char body[16384], place[32];
        struct arena arena;
        arena_init(&arena);
        for (int c = 0; c < rows[i].max; c++) {
            memcpy(text + 3 * c, "\xe2\x82\xac", 4);
        }
        (void)snprintf(place, sizeof place, "/%s", rows[i].member);
        bool is_text = strcmp(rows[i].member, "text") == 0;
        (void)snprintf(body, sizeof body, "{'correct':true,%s'%s':'%s'}", is_text ? "" : "'text':'?',", rows[i].member,
                       text);
        (void)quiz_one(&arena, "en", body);
        (void)snprintf(body, sizeof body, "{'correct':true,%s'%s':'%s!'}", is_text ? "" : "'text':'?',", rows[i].member,
                       text);
        cr_expect(question_fails_at(body, place, "characters"));
        arena_free(&arena);
    }
    char form[1024] = "";
    char body[2048];
    memset(form, 'x', 200);
    struct arena arena;
    arena_init(&arena);
    (void)snprintf(body, sizeof body, "{'text':'?','answers':['%s']}", form);
    (void)quiz_one(&arena, "en", body);
    (void)snprintf(body, sizeof body, "{'text':'?','answers':['%sx']}", form);
    cr_expect(question_fails_at(body, "/answers/0", "1 to 200"));
    arena_free(&arena);
}

Test(quiz_set, choices_have_bounds) {
    cr_expect(question_fails_at("{'text':'?','choices':['a'],'correct':0}", "/choices", "2 to 8"));
    cr_expect(question_fails_at("{'text':'?','choices':['1','2','3','4','5','6','7','8','9'],'correct':0}", "/choices",
                                "2 to 8"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b','a'],'correct':0}", "/choices/2", "same as choices/0"));
    cr_expect(question_fails_at("{'text':'?','choices':['\\u00e9','e\\u0301'],'correct':0}", "/choices/1", "same as"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b']}", "/correct", "is required"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':2}", "/correct", "from 0 to 1"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':-1}", "/correct", "from 0 to 1"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':true}", "/correct", "index of a choice"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':'a'}", "/correct", "index of a choice"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':[]}", "/correct", "1 to 8"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':[0,0]}", "/correct/1", "twice"));
    cr_expect(question_fails_at("{'text':'?','choices':['a','b'],'correct':[0,5]}", "/correct/1", "from 0 to 1"));
    cr_expect(is_written_as("{'text':'?','choices':['+','-','A','a'],'correct':0}",
                            "{'text':'?','choices':['+','-','A','a'],'correct':0}"));
}

Test(quiz_set, a_boolean_says_true_or_false) {
    cr_expect(question_fails_at("{'text':'?','correct':1}", "/correct", "true or false"));
    cr_expect(question_fails_at("{'text':'?','correct':'true'}", "/correct", "true or false"));
}

Test(quiz_set, numbers_have_fifteen_digits) {
    cr_expect(is_written_as("{'text':'?','number':999999999999999}", "{'text':'?','number':999999999999999}"));
    cr_expect(is_written_as("{'text':'?','number':-123456789.012345}", "{'text':'?','number':-123456789.012345}"));
    cr_expect(is_written_as("{'text':'?','number':0.000000000000001}", "{'text':'?','number':0.000000000000001}"));
    cr_expect(is_written_as("{'text':'?','number':1.5e3}", "{'text':'?','number':1500}"));
    cr_expect(is_written_as("{'text':'?','number':0.1,'tolerance':0.30}", "{'text':'?','number':0.1,'tolerance':0.3}"));
    cr_expect(is_written_as("{'text':'?','number':-0.0}", "{'text':'?','number':0}"));
    static const char *const bad[] = {"1000000000000000",
                                      "-1000000000000000",
                                      "1e15",
                                      "1e300",
                                      "0.0000000000000001",
                                      "0.30000000000000004",
                                      "-999999999999999.5",
                                      "1e-300",
                                      "123456789012.12345678"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char question[128];
        (void)snprintf(question, sizeof question, "{'text':'?','number':%s}", bad[i]);
        cr_expect(question_fails_at(question, "/number", "at most 15 digits"), "%s", bad[i]);
    }
    cr_expect(question_fails_at("{'text':'?','number':'7'}", "/number", "must be a number"));
    cr_expect(question_fails_at("{'text':'?','number':1,'tolerance':-1}", "/tolerance", "below 0"));
    cr_expect(question_fails_at("{'text':'?','number':1,'tolerance':'x'}", "/tolerance", "must be a number"));
    cr_expect(question_fails_at("{'text':'?','range':[2,1]}", "/range", "lower end first"));
    cr_expect(question_fails_at("{'text':'?','range':[1]}", "/range", "exactly 2"));
    cr_expect(question_fails_at("{'text':'?','range':[1,null]}", "/range/1", "must be a number"));
    cr_expect(question_fails_at("{'text':'?','number':1,'unit':'12'}", "/unit", "digits, signs and spaces"));
    cr_expect(question_fails_at("{'text':'?','number':1,'unit':' - '}", "/unit", "digits, signs and spaces"));
    cr_expect(question_fails_at("{'text':'?','number':1,'unit':''}", "/unit", "1 to 40"));
}

Test(quiz_set, media_are_told_by_https) {
    cr_expect(question_fails_at("{'text':'?','correct':true,'media':{'url':'http://x/'}}", "/media/url", "https://"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'media':{'url':'https://'}}", "/media/url", "https://"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'media':{'url':'https://a b'}}", "/media/url", "spaces"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'media':{'alt':'x'}}", "/media/url", "is required"));
    cr_expect(question_fails_at("{'text':'?','correct':true,'media':'https://x/'}", "/media", "must be an object"));
    cr_expect(is_written_as("{'text':'?','correct':true,'media':{'url':'https://x/'}}",
                            "{'text':'?','correct':true,'media':{'url':'https://x/'}}"));
}

Test(quiz_set, members_nobody_knows_are_refused) {
    cr_expect(question_fails_at("{'text':'?','corect':true}", "/corect", "did you mean \"correct\""));
    cr_expect(question_fails_at("{'text':'?','correct':true,'difficulty':'Easy'}", "/difficulty", "\"medium\""));
    cr_expect(question_fails_at("{'correct':true}", "/text", "is required"));
    cr_expect(question_fails_at("{'text':' ','correct':true}", "/text", "a character that shows"));
    cr_expect(question_fails_at("{'text':'\\u200b','correct':true}", "/text", "a character that shows"));
    cr_expect(question_fails_at("{'text':'a\\rb','correct':true}", "/text", "line feeds and tabs"));
    cr_expect(question_fails_at("{'text':'a\\u2028b','correct':true}", "/text", "line feeds and tabs"));
    cr_expect(question_fails_at("7", "", "must be a JSON object"));
}

Test(quiz_set, what_describes_the_set_has_bounds) {
    static const char question[] = "'questions':[{'text':'?','correct':true}]";
    static const struct {
        const char *about, *pointer, *words;
    } rows[] = {
        {"'language':'en','licence':'own'", "/title", "is required"},
        {"'title':'T','licence':'own'", "/language", "is required"},
        {"'title':'T','language':'en'", "/licence", "is required"},
        {"'title':'','language':'en','licence':'own'", "/title", "1 to 100"},
        {"'title':null,'language':'en','licence':'own'", "/title", "must not be null"},
        {"'title':7,'language':'en','licence':'own'", "/title", "must be a string"},
        {"'title':'T','language':'e','licence':'own'", "/language", "2 to 35"},
        {"'title':'T','language':'e-US','licence':'own'", "/language", "BCP 47"},
        {"'title':'T','language':'e1','licence':'own'", "/language", "BCP 47"},
        {"'title':'T','language':'en-','licence':'own'", "/language", "BCP 47"},
        {"'title':'T','language':'en--US','licence':'own'", "/language", "BCP 47"},
        {"'title':'T','language':'en_US','licence':'own'", "/language", "BCP 47"},
        {"'title':'T','language':'englishes','licence':'own'", "/language", "BCP 47"},
        {ABOUT ",'author':''", "/author", "1 to 100"},
        {ABOUT ",'source':'\\u0001'", "/source", "control characters"},
        {ABOUT ",'subject':['x']", "/subject", "must be a string"},
        {ABOUT ",'visibility':'secret'", "/visibility", "\"private\" or \"public\""},
        {ABOUT ",'owner':'me'", "/owner", "not a member known here"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char body[512];
        (void)snprintf(body, sizeof body, "{%s,%s}", rows[i].about, question);
        cr_expect(fails_at(body, rows[i].pointer, rows[i].words));
    }
    cr_expect(fails_at("{" ABOUT "}", "/questions", "is required"));
    cr_expect(fails_at("{" ABOUT ",'questions':[]}", "/questions", "1 to 5000"));
    cr_expect(fails_at("{" ABOUT ",'questions':{}}", "/questions", "must be an array"));
}

Test(quiz_set, a_set_keeps_what_describes_it) {
    struct arena arena;
    struct quiz_set set;
    struct quiz_faults faults;
    arena_init(&arena);
    cr_assert_eq(read_set(&set, &arena, &faults,
                          "{'title':'Capitals','language':'pt-BR','licence':'CC-BY-SA-4.0','author':'Ann','source':"
                          "'https://example.org','subject':'Geography','visibility':'public','questions':"
                          "[{'text':'a?','correct':true},{'text':'b?','correct':true}]}"),
                 OK);
    cr_expect_str_eq(set.title.bytes, "Capitals");
    cr_expect_str_eq(set.language.bytes, "pt-BR");
    cr_expect_str_eq(set.licence.bytes, "CC-BY-SA-4.0");
    cr_expect_str_eq(set.author.bytes, "Ann");
    cr_expect_str_eq(set.source.bytes, "https://example.org");
    cr_expect_str_eq(set.subject.bytes, "Geography");
    cr_expect(set.is_public && set.count == 2);
    cr_assert_eq(read_set(&set, &arena, &faults,
                          "{" ABOUT ",'author':null,'visibility':null,'questions':[{'text':'a?','correct':true}]}"),
                 OK);
    cr_expect(!set.is_public && set.author.bytes == NULL && set.subject.bytes == NULL);
    arena_free(&arena);
}

Test(quiz_set, two_questions_that_are_the_same_are_refused) {
    static const struct {
        const char *first, *second;
        bool same;
    } rows[] = {
        {"Who?", "who", true},
        {"Who  is\\tit ?", " WHO IS IT!..", true},
        {"Stra\\u00dfe?", "STRASSE", true},
        {"\\uff21?", "a", true},
        {"3 + 4?", "3 - 4?", false},
        {"Who?", "Whom?", false},
        {"R.E.M?", "REM?", false},
        {"Caf\\u00e9", "Cafe", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char body[512];
        struct arena arena;
        struct quiz_set set;
        struct quiz_faults faults;
        arena_init(&arena);
        (void)snprintf(body, sizeof body,
                       "{" ABOUT ",'questions':[{'text':'x','correct':true},{'text':'%s','correct':"
                       "true},{'text':'%s','correct':true}]}",
                       rows[i].first, rows[i].second);
        enum err err = read_set(&set, &arena, &faults, body);
        cr_expect_eq(err, rows[i].same ? ERR_INVALID_VALUE : OK, "%s", body);
        if (rows[i].same) {
            cr_expect_str_eq(faults.points[0].pointer, "/questions/2/text");
            cr_expect(strstr(faults.points[0].detail, "/questions/1;") != NULL, "%s", faults.points[0].detail);
        }
        arena_free(&arena);
    }
}

Test(quiz_set, the_first_twenty_mistakes_are_told) {
    char body[8192] = "{'language':'en','licence':'own','x':1,'questions':[{'text':'?','correct':true}";
    for (int i = 0; i < 30; i++) {
        (void)snprintf(body + strlen(body), sizeof body - strlen(body), ",{'text':'%d','correct':7}", i);
    }
    (void)snprintf(body + strlen(body), sizeof body - strlen(body), "]}");
    struct arena arena;
    struct quiz_set set = {.count = 77};
    struct quiz_faults faults;
    arena_init(&arena);
    cr_assert_eq(read_set(&set, &arena, &faults, body), ERR_INVALID_VALUE);
    cr_expect(faults.count == 32 && set.count == 77);
    cr_expect_str_eq(faults.points[0].pointer, "/x");
    cr_expect_str_eq(faults.points[1].pointer, "/title");
    cr_expect_str_eq(faults.points[2].pointer, "/questions/1/correct");
    cr_expect_str_eq(faults.points[19].pointer, "/questions/18/correct");
    arena_free(&arena);
}

/* A body of so many questions, from one number on; to be freed by json_decref. */
static json_t *many(int from, int count) {
    json_t *body = quiz_json("{'questions':[]}");
    for (int i = from; i < from + count; i++) {
        json_t *text = json_sprintf("Question %d", i);
        (void)json_array_append_new(json_object_get(body, "questions"),
                                    json_pack("{s:o,s:b}", "text", text, "correct", 1));
    }
    return body;
}

Test(quiz_set, a_set_grows_to_five_thousand_questions) {
    struct arena arena;
    struct quiz_faults faults = {0};
    struct quiz_set set = quiz_empty("en");
    arena_init(&arena);
    json_t *first = many(0, 4990), *second = many(4990, 11), *third = many(4990, 10), *again = many(4999, 1);
    cr_assert_eq(quiz_set_append(&set, &arena, first, &faults), OK);
    cr_expect_eq(set.count, 4990);
    cr_assert_eq(quiz_set_append(&set, &arena, second, &faults), ERR_INVALID_VALUE);
    cr_expect_str_eq(faults.points[0].pointer, "/questions");
    cr_expect(strstr(faults.points[0].detail, "5000") != NULL && set.count == 4990);
    faults = (struct quiz_faults){0};
    cr_assert_eq(quiz_set_append(&set, &arena, third, &faults), OK);
    cr_expect(set.count == 5000 && strcmp(set.questions[4999].text.bytes, "Question 4999") == 0);
    set.count = 4999;
    cr_assert_eq(quiz_set_append(&set, &arena, again, &faults), OK);
    set.count = 4998;
    json_t *same = many(17, 1);
    cr_assert_eq(quiz_set_append(&set, &arena, same, &faults), ERR_INVALID_VALUE);
    cr_expect_str_eq(faults.points[0].pointer, "/questions/0/text");
    cr_expect(strstr(faults.points[0].detail, "question 17 ") != NULL && set.count == 4998);
    json_decref(first);
    json_decref(second);
    json_decref(third);
    json_decref(again);
    json_decref(same);
    arena_free(&arena);
}

Test(quiz_set, nothing_of_a_set_points_into_the_document) {
    struct arena arena;
    struct quiz_set set;
    struct quiz_faults faults = {0};
    arena_init(&arena);
    json_t *body = quiz_json("{" ABOUT ",'questions':[{'text':'T','answers':['A'],'category':'C','media':{'url':"
                             "'https://x/','alt':'y'}},{'text':'N','number':1,'unit':'km'}]}");
    cr_assert_eq(quiz_set_read(&set, &arena, body, &faults), OK);
    char *before = quiz_set_written(&set);
    json_decref(body);
    char *after = quiz_set_written(&set);
    cr_expect_str_eq(before, after);
    free(before);
    free(after);
    arena_free(&arena);
}

Test(quiz_set, the_answer_that_is_told_is_one_text) {
    static const char *const rows[][2] = {
        {"{'text':'?','answers':['Paris','City of Light']}", "Paris"},
        {"{'text':'?','choices':['a','b','c'],'correct':1}", "b"},
        {"{'text':'?','choices':['a','b','c'],'correct':[2,0]}", "a / c"},
        {"{'text':'?','correct':true}", "true"},
        {"{'text':'?','correct':false}", "false"},
        {"{'text':'?','number':1969,'tolerance':5,'unit':'km'}", "1969"},
        {"{'text':'?','number':-0.25}", "-0.25"},
        {"{'text':'?','range':[1914,1918]}", "1914..1918"},
    };
    struct arena arena;
    arena_init(&arena);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct quiz_question question = quiz_one(&arena, "en", rows[i][0]);
        cr_expect_str_eq(quiz_answer(&question, &arena).bytes, rows[i][1]);
    }
    arena_free(&arena);
}

static uint64_t fingerprint(const char *text) {
    uint64_t value = 0;
    cr_assert_eq(quiz_fingerprint(&value, (struct json_text){text, strlen(text)}), OK);
    return value;
}

Test(quiz_set, a_question_is_known_again_by_what_tells_it_from_others_in_a_set) {
    cr_expect_eq(fingerprint("Which town is this?"), fingerprint("  WHICH\ttown  is this ?! "));
    cr_expect_eq(fingerprint("Ｐａｒｉｓ?"), fingerprint("paris"));
    cr_expect_neq(fingerprint("3 + 4?"), fingerprint("3 - 4?"));
    cr_expect_neq(fingerprint("a"), fingerprint("b"));
    /* It is stored: what it was once it is for ever. */
    cr_expect_eq(fingerprint("Which town is this?"), UINT64_C(0xef19dac140dd01bb), "%llx",
                 (unsigned long long)fingerprint("Which town is this?"));
}
