/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Judging: a byte that chooses language and kind, an accepted form (for a number its unit), a line feed, what is given.
 * Whoever gives what is accepted is right; how characters are composed makes no difference; what is right is also right
 * where slips are forgiven.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <uninorm.h>
#include <unistr.h>

#include "fuzz.h"
#include "rules/quiz/quiz_text.h"
#include "rules/quiz_judge.h"

static const char *const languages[] = {"en", "de", "fr", "it", "ru", "x"};

static bool judge(const struct quiz_question *question, const char *language, bool forgiving, struct json_text given) {
    bool right = false;
    const struct quiz_response response = {.text = given};
    assert(quiz_judge(&right, question, language, forgiving, &response) == OK);
    return right;
}

static bool has_plain(const char *language, struct json_text text) {
    struct quiz_plain plain;
    assert(quiz_plain_make(&plain, text, language) == OK);
    bool some = plain.length > 0;
    quiz_plain_free(&plain);
    return some;
}

static void judge_all(const struct quiz_question *question, const char *language, struct json_text given) {
    size_t length = 0;
    uint8_t *decomposed = u8_normalize(UNINORM_NFD, (const uint8_t *)given.bytes, given.length, NULL, &length);
    bool right = judge(question, language, false, given);
    assert(!right || judge(question, language, true, given));
    if (decomposed != NULL && given.length > 0) {
        assert(judge(question, language, false, (struct json_text){(const char *)decomposed, length}) == right);
    }
    free(decomposed);
}

static void judge_text(const char *language, struct json_text accepted, struct json_text given) {
    const struct quiz_question question = {.kind = QUIZ_TEXT, .forms = &accepted, .form_count = 1};
    const struct quiz_question reverse = {.kind = QUIZ_TEXT, .forms = &given, .form_count = 1};
    judge_all(&question, language, given);
    assert(judge(&question, language, false, accepted) == has_plain(language, accepted));
    assert(judge(&question, language, false, given) == judge(&reverse, language, false, accepted));
}

static void judge_number(const char *language, struct json_text unit, struct json_text given) {
    struct quiz_question question = {.kind = QUIZ_NUMBER, .low = {-2, 0}, .high = {1969, 500000000000000}};
    judge_all(&question, language, given);
    question.unit = unit;
    judge_all(&question, language, given);
}

static void judge_choice(const char *language, struct json_text accepted, struct json_text given) {
    const struct json_text forms[] = {{"Paris", 5}, accepted, {"\xc3\xa9", 2}};
    const struct quiz_question question = {.kind = QUIZ_CHOICE, .forms = forms, .form_count = 3, .correct = 6};
    judge_all(&question, language, given);
    bool same = accepted.length == forms[0].length && memcmp(accepted.bytes, forms[0].bytes, accepted.length) == 0;
    assert(same || judge(&question, language, false, accepted));
}

void fuzz_quiz_judge(const uint8_t *bytes, size_t length) {
    const uint8_t *end = length < 1 ? NULL : memchr(bytes + 1, '\n', length - 1);
    if (end == NULL || length > 1000 || u8_check(bytes + 1, length - 1) != NULL) {
        return;
    }
    const char *language = languages[bytes[0] / 3 % (sizeof languages / sizeof languages[0])];
    struct json_text accepted = {(const char *)bytes + 1, (size_t)(end - bytes) - 1};
    struct json_text given = {(const char *)end + 1, length - accepted.length - 2};
    if (bytes[0] % 3 == 0) {
        judge_text(language, accepted, given);
    } else if (bytes[0] % 3 == 1) {
        judge_number(language, accepted, given);
    } else {
        judge_choice(language, accepted, given);
    }
}

FUZZ_MAIN(fuzz_quiz_judge)
