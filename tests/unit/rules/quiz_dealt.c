/* SPDX-License-Identifier: Apache-2.0 */
/* What is dealt of a question, and what is committed to. */
#include "quiz.h"

/* What is dealt, as text; to be freed. */
static char *dealt(const struct quiz_question *question) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_dealt_write(&out, question);
    return json_out_take(&out, &length);
}

/* Is it dealt so, and read again as what it was? */
static bool is_dealt_as(const char *native, const char *expected) {
    struct arena arena;
    struct quiz_question again;
    arena_init(&arena);
    const struct quiz_question question = quiz_one(&arena, "en", native);
    char *text = dealt(&question);
    bool same = quiz_dealt_read(&again, &arena, text, strlen(text)) == OK && again.kind == question.kind &&
                quiz_is(dealt(&again), expected);
    same = quiz_is(text, expected) && same;
    arena_free(&arena);
    return same;
}

Test(quiz_dealt, members_are_sorted_and_only_those_that_count) {
    cr_expect(is_dealt_as("{'text':'Capital?','answers':['Paris','City of Light'],'category':'c','explanation':'e',"
                          "'difficulty':'easy','title':'t','source':'s','media':{'url':'https://x/'}}",
                          "{'answers':['Paris','City of Light'],'kind':'text','text':'Capital?'}"));
    cr_expect(is_dealt_as("{'text':'?','choices':['a','b','c'],'correct':1}",
                          "{'choices':['a','b','c'],'correct':[1],'kind':'choice','text':'?'}"));
    cr_expect(is_dealt_as("{'text':'?','choices':['a','b','c'],'correct':[2,0]}",
                          "{'choices':['a','b','c'],'correct':[0,2],'kind':'choice','text':'?'}"));
    cr_expect(is_dealt_as("{'text':'?','correct':true}",
                          "{'choices':['true','false'],'correct':[0],'kind':'boolean','text':'?'}"));
    cr_expect(is_dealt_as("{'text':'?','correct':false}",
                          "{'choices':['true','false'],'correct':[1],'kind':'boolean','text':'?'}"));
    cr_expect(is_dealt_as("{'text':'?','number':1969}", "{'kind':'number','number':1969,'text':'?','tolerance':0}"));
    cr_expect(is_dealt_as("{'text':'?','number':0.5,'tolerance':0.25,'unit':'km'}",
                          "{'kind':'number','number':0.5,'text':'?','tolerance':0.25,'unit':'km'}"));
    cr_expect(is_dealt_as("{'text':'?','range':[-1,1.5],'unit':'°'}",
                          "{'kind':'number','range':[-1,1.5],'text':'?','unit':'\\u00b0'}"));
}

/* As Python's json.dumps(..., sort_keys=True, separators=(",", ":")) writes it. */
Test(quiz_dealt, texts_are_ascii_with_lower_case_escapes) {
    cr_expect(is_dealt_as("{'text':'\\u00c9\\ud83d\\ude00\\uffee/\\\\\\n\\t~','answers':['\\u4eac']}",
                          "{'answers':['\\u4eac'],'kind':'text','text':'\\u00c9\\ud83d\\ude00\\uffee/\\\\\\n\\t~'}"));
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question question = {
        .kind = QUIZ_TEXT, .text = {"a\"b", 3}, .forms = &(const struct json_text){"x", 1}, .form_count = 1};
    char *text = dealt(&question);
    cr_expect_str_eq(text, "{\"answers\":[\"x\"],\"kind\":\"text\",\"text\":\"a\\\"b\"}");
    free(text);
    arena_free(&arena);
}

/* What a language tells apart another may not; by then they have been told apart. */
Test(quiz_dealt, forms_that_another_language_would_not_tell_apart_are_read) {
    cr_expect(
        is_dealt_as("{'text':'?','answers':['A & B','B']}", "{'answers':['A & B','B'],'kind':'text','text':'?'}"));
    cr_expect(
        is_dealt_as("{'text':'?','answers':['Q & A','Q A']}", "{'answers':['Q & A','Q A'],'kind':'text','text':'?'}"));
}

Test(quiz_dealt, a_text_that_was_not_written_here_is_corrupt) {
    static const char *const bad[] = {
        "",
        "{",
        "{}",
        "7",
        "[]",
        "{\"kind\":\"text\",\"answers\":[\"x\"],\"text\":\"?\"}",
        "{\"answers\":[\"x\"],\"kind\":\"text\",\"text\":\"?\" }",
        "{\"answers\":[\"x\"],\"kind\":\"choice\",\"text\":\"?\"}",
        "{\"answers\":[\"\\u0058\"],\"kind\":\"text\",\"text\":\"?\"}",
        "{\"answers\":[\"x\"],\"category\":\"c\",\"kind\":\"text\",\"text\":\"?\"}",
        "{\"choices\":[\"true\",\"false\"],\"correct\":[0,1],\"kind\":\"boolean\",\"text\":\"?\"}",
        "{\"choices\":[\"false\",\"true\"],\"correct\":[0],\"kind\":\"boolean\",\"text\":\"?\"}",
        "{\"choices\":[\"a\",\"b\"],\"correct\":[1,0],\"kind\":\"choice\",\"text\":\"?\"}",
        "{\"choices\":[\"a\",\"b\"],\"correct\":1,\"kind\":\"choice\",\"text\":\"?\"}",
        "{\"kind\":\"number\",\"number\":1.0,\"text\":\"?\",\"tolerance\":0}",
        "{\"kind\":\"number\",\"number\":1,\"text\":\"?\"}",
    };
    struct arena arena;
    arena_init(&arena);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct quiz_question question;
        cr_expect_eq(quiz_dealt_read(&question, &arena, bad[i], strlen(bad[i])), ERR_CORRUPT, "%s", bad[i]);
    }
    arena_free(&arena);
}

Test(quiz_dealt, choices_come_in_every_order_and_the_right_ones_go_along) {
    struct arena arena;
    struct rng rng;
    int seen[6] = {0};
    arena_init(&arena);
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){7});
    for (int i = 0; i < 6000; i++) {
        struct quiz_question question = quiz_one(&arena, "en", "{'text':'?','choices':['a','b','c'],'correct':[0,2]}");
        cr_assert_eq(quiz_question_shuffle(&question, &arena, &rng), OK);
        size_t where[3] = {0};
        for (size_t j = 0; j < 3; j++) {
            where[question.forms[j].bytes[0] - 'a'] = j;
            bool right = (question.correct >> j & 1) != 0;
            cr_assert_eq(right, question.forms[j].bytes[0] != 'b');
        }
        seen[2 * where[0] + (where[1] > where[2])]++;
        arena_reset(&arena);
    }
    for (size_t i = 0; i < 6; i++) {
        cr_expect(seen[i] > 850 && seen[i] < 1150, "%d", seen[i]);
    }
    struct quiz_question text = quiz_one(&arena, "en", "{'text':'?','answers':['a','b','c']}");
    struct quiz_question boolean = quiz_one(&arena, "en", "{'text':'?','correct':true}");
    for (int i = 0; i < 20; i++) {
        cr_assert_eq(quiz_question_shuffle(&text, &arena, &rng), OK);
        cr_assert_eq(quiz_question_shuffle(&boolean, &arena, &rng), OK);
        cr_assert(text.forms[0].bytes[0] == 'a' && boolean.correct == 1 && boolean.forms[0].bytes[0] == 't');
    }
    arena_free(&arena);
}

/* printf '%s\n%s' SALT DEALT | sha256sum */
Test(quiz_dealt, a_leaf_is_the_hash_of_salt_and_text) {
    char leaf[PROOF_HEX_SIZE];
    quiz_leaf(leaf, "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
              "{\"answers\":[\"Paris\"],\"kind\":\"text\",\"text\":\"Capital?\"}");
    cr_expect_str_eq(leaf, "d68af492ee8a550bc0fb09e666757a403cd6b79ddea2752ecf6a399577d4d226");
}
