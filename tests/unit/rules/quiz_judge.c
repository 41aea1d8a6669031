/* SPDX-License-Identifier: Apache-2.0 */
/* Which answers are right. */
#include "quiz.h"

static bool is_right(const struct quiz_question *question, const char *language, bool forgiving, const char *text) {
    bool right = false;
    const struct quiz_response response = {.text = {text, strlen(text)}};
    cr_assert_eq(quiz_judge(&right, question, language, forgiving, &response), OK);
    return right;
}

struct row {
    const char *language, *accepted, *given;
    bool right;
};

static void try_rows(const struct row *rows, size_t count, bool forgiving) {
    for (size_t i = 0; i < count; i++) {
        const struct json_text form = {rows[i].accepted, strlen(rows[i].accepted)};
        const struct quiz_question question = {.kind = QUIZ_TEXT, .forms = &form, .form_count = 1};
        cr_expect_eq(is_right(&question, rows[i].language, forgiving, rows[i].given), rows[i].right,
                     "%s: \"%s\" for \"%s\"", rows[i].language, rows[i].given, rows[i].accepted);
    }
}

Test(quiz_judge, the_worked_cases_come_out_as_they_are_written) {
    static const struct row rows[] = {
        {"en", "The Beatles", "beatles", true},
        {"en", "The Beatles", "THE  BEATLES", true},
        {"en", "The Beatles", "Beatles!", true},
        {"en", "São Tomé and Príncipe", "sao tome & principe", true},
        {"en", "R.E.M.", "REM", true},
        {"en", "R.E.M.", "r e m", true},
        {"en", "O'Neill", "oneill", true},
        {"en", "O'Neill", "O’Neill", true},
        {"de", "Straße", "strasse", true},
        {"pl", "Łódź", "lodz", true},
        {"en", "Vitamin A", "vitamin", false},
        {"en", "The The", "the", true},
        {"en", "Ｐａｒｉｓ", "paris", true},
        {"en", "Paris", "Ｐａｒｉｓ", true},
        {"en", "\U0001d40fARIS", "paris", true},
        {"ja", "が", "か", false},
        {"ja", "が", "が", true},
        {"ja", "か", "か\ufe0e", true},
        {"en", "Paris", "Pari", false},
        {"en", "Paris", "Paris France", false},
        {"en", "Paris", "...", false},
        {"en", "...", "...", false},
        {"en", "Paris", " ", false},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, letters_of_latin_greek_and_cyrillic_lose_their_accents) {
    static const struct row rows[] = {
        {"en", "Dvořák", "Dvorak", true},     {"en", "Dvorak", "Dvořák", true},
        {"el", "Αθήνα", "ΑΘΗΝΑ", true},       {"el", "Όμηρος", "ομηροσ", true},
        {"ru", "Королёв", "КОРОЛЕВ", true},   {"uk", "Київ", "Киів", true},
        {"ar", "كَتَبَ", "كتب", false},          {"hi", "की", "का", false},
        {"ja", "ガガ", "カカ", false},        {"en", "e\u0301cole", "école", true},
        {"vi", "Việt Nam", "viet nam", true},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, letters_that_do_not_decompose_have_a_plain_form) {
    static const struct row rows[] = {
        {"pl", "Wałęsa", "walesa", true},
        {"da", "Søren", "soren", true},
        {"da", "Ørsted", "ORSTED", true},
        {"hr", "Đoković", "dokovic", true},
        {"mt", "Ħamrun", "hamrun", true},
        {"tr", "Isparta", "ısparta", true},
        {"tr", "İstanbul", "istanbul", true},
        {"la", "Cæsar", "caesar", true},
        {"fr", "Œuvre", "oeuvre", true},
        {"is", "Þór", "thor", true},
        {"is", "Eiður", "eidur", true},
        {"da", "Ǿ", "o", true},
        {"de", "GROẞ", "gross", true},
        {"en", "ﬁn", "fin", true},
        {"en", "co\u00adop", "coop", true},
        {"en", "zero\u200bwidth", "zerowidth", true},
        {"en", "Ⅳ", "iv", true},
        {"en", "H₂O", "h2o", true},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, and_is_a_word_of_the_language) {
    static const struct row rows[] = {
        {"en", "Simon & Garfunkel", "simon and garfunkel", true},
        {"en-GB", "R&B", "r and b", true},
        {"de", "Sturm & Drang", "Sturm und Drang", true},
        {"fr", "Tom & Lola", "Tom et Lola", true},
        {"es", "Pan & vino", "pan y vino", true},
        {"it", "Pane & vino", "pane e vino", true},
        {"pl", "Bolek & Lolek", "Bolek i Lolek", true},
        {"ru", "Война & мир", "война и мир", true},
        {"ru", "Маша ＆ медведь", "маша и медведь", true},
        {"pt", "A casa & mar", "casa mar", true},
        {"en", "Tom & Lola", "Tom et Lola", false},
        {"en", "Q&A", "qa", false},
        {"sv", "Q&A", "qa", true},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, one_leading_article_of_the_language_goes) {
    static const struct {
        const char *language, *articles;
    } lists[] = {
        {"en", "a an the"},
        {"de", "der die das den dem des ein eine einen einem einer eines"},
        {"fr", "le la les un une des"},
        {"es", "el la los las un una unos unas"},
        {"it", "il lo la i gli le un uno una"},
        {"pt", "o a os as um uma"},
        {"nl", "de het een"},
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        char copy[128], text[64];
        (void)snprintf(copy, sizeof copy, "%s", lists[i].articles);
        char *rest = NULL;
        for (char *article = strtok_r(copy, " ", &rest); article != NULL; article = strtok_r(NULL, " ", &rest)) {
            (void)snprintf(text, sizeof text, "%s Xyz", article);
            const struct row rows[] = {{lists[i].language, text, "xyz", true},
                                       {lists[i].language, "Xyz", text, true},
                                       {"sv", text, "xyz", false}};
            try_rows(rows, 3, false);
        }
    }
    static const struct row rows[] = {
        {"EN-us", "The Hague", "hague", true},
        {"eng", "The Hague", "hague", false},
        {"en", "The A Team", "the a team", true},
        {"en", "The A Team", "Team", false},
        {"en", "A", "the", false},
        {"en", "Theatre", "atre", false},
        {"en", "\"The Wire\"", "wire", true},
        {"en", "the-wire", "wire", true},
        {"en", "Ax", "a'x", true},
        {"en", "Ax", "a`x", true},
        {"en", "Ax", "a\u02bcx", true},
        {"en", "Ax", "a x", false},
        {"en", "th\u200be wire", "wire", true},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, an_elided_article_goes_in_french_and_italian) {
    static const struct row rows[] = {
        {"fr", "L'Équipe", "equipe", true},
        {"fr", "L’Équipe", "équipe", true},
        {"fr", "« L'Équipe »", "l'équipe", true},
        {"it", "L'Aquila", "aquila", true},
        {"fr", "L'un", "un", true},
        {"fr", "L'un", "lun", false},
        {"fr", "L'", "l", true},
        {"fr", "L' !", "l", true},
        {"fr", "L'Un Deux", "undeux", true},
        {"fr", "L`Équipe", "equipe", true},
        {"fr", "L\u02bcÉquipe", "equipe", true},
        {"fr", "Louvre", "ouvre", false},
        {"en", "L'Aquila", "aquila", false},
        {"en", "L'Aquila", "laquila", true},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], false);
}

Test(quiz_judge, any_accepted_form_is_right) {
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question question = quiz_one(&arena, "en", "{'text':'?','answers':['Paris','City of Light']}");
    cr_expect(is_right(&question, "en", false, "city OF light"));
    cr_expect(is_right(&question, "en", false, "paris"));
    cr_expect_not(is_right(&question, "en", false, "London"));
    arena_free(&arena);
}

Test(quiz_judge, slips_are_forgiven_by_the_length_of_the_accepted_form) {
    static const struct row rows[] = {
        {"en", "Oslo", "Osli", false},
        {"en", "Paris", "Pari", true},
        {"en", "Paris", "Parris", true},
        {"en", "Paris", "Pairs", true},
        {"en", "Paris", "Parus", true},
        {"en", "Paris", "Prs", false},
        {"en", "Helsinki", "Helsnki", true},
        {"en", "Helsinki", "Hlsnki", false},
        {"en", "Reykjavik", "Rekjavk", true},
        {"en", "Reykjavik", "Ryekjavki", true},
        {"en", "Reykjavik", "Rkjavk", false},
        {"en", "Shakespeare", "Shakspere", true},
        {"en", "Shakespeare", "hSakespaere", true},
        {"en", "Shakespeare", "Shakespearean", true},
        {"en", "Shakespeare", "Shakespeareans", false},
        {"en", "Apollo 11", "Apollo 12", false},
        {"en", "Apollo 1", "Apollo l", false},
        {"en", "Apollo Eleven", "Apollo Elevn", true},
        {"en", "Eleven", "Eleve1", false},
        {"en", "The Moon", "Mon", false},
        {"en", "Moscow", "", false},
        {"en", "Łódźki", "lodzkii", true},
        /* Neither insertion nor deletion goes between two letters that were swapped. */
        {"en", "abcde", "bxacde", false},
    };
    try_rows(rows, sizeof rows / sizeof rows[0], true);
    static const struct row exact[] = {{"en", "Paris", "Parris", false}, {"en", "Reykjavik", "Reykjavk", false}};
    try_rows(exact, 2, false);
}

static void try_number(const char *json, const char *const *right, const char *const *wrong) {
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question question = quiz_one(&arena, "en", json);
    for (; *right != NULL; right++) {
        cr_expect(is_right(&question, "en", false, *right), "%s: %s", json, *right);
    }
    for (; *wrong != NULL; wrong++) {
        cr_expect_not(is_right(&question, "en", true, *wrong), "%s: %s", json, *wrong);
    }
    arena_free(&arena);
}

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})

Test(quiz_judge, a_number_is_read_in_each_way_it_can_be) {
    try_number("{'text':'?','number':1969}",
               WORDS("1,969", "1969", "1 969", "1969.0", "1.969", "1'969", "1’969", "+1969", "01969", "1969.",
                     "1969,00", "１９６９", "١٩٦٩", "1\u00a0969", "1,969.0", "1.969,00"),
               WORDS("1968", "1970", "1969.1", "-1969", "19,69", "1969 AD", "nineteen", "", ".", "-", "1.9.6.9",
                     "1,9,69", "1969.0.0", ",1,969", "--1969", "1969-", "196 9x", "1,969,", "0x7b1", "1e3",
                     "18446744073709553585" /* 2^64 more */));
    try_number("{'text':'?','number':1.969}", WORDS("1.969", "1,969", "1.9690", "1.96900000000000000000"),
               WORDS("1969.5", "1.9690000000000000000001", "1.968"));
    try_number("{'text':'?','number':1234567}", WORDS("1,234,567", "1.234.567", "1 234 567", "1234567", "1,234,567.0"),
               WORDS("1,234.567", "1.234,567", "1,23,4567", "12,34,567", "1,234567"));
    try_number("{'text':'?','number':1234.567}", WORDS("1,234.567", "1.234,567", "1234.567"),
               WORDS("1.234.567", "1,234,567"));
    try_number("{'text':'?','number':-273.15}", WORDS("-273.15", "−273,15", "- 273.15"), WORDS("273.15", "+273.15"));
    try_number("{'text':'?','number':0}", WORDS("0", "-0", "0.0", "+0", ".0", "0."),
               WORDS("0.0000000000000001", "1", "-1"));
}

Test(quiz_judge, tolerances_are_reckoned_in_decimals) {
    try_number("{'text':'?','number':0.2,'tolerance':0.1}", WORDS("0.3", "0.1", "0.2", ".3", "0,30"),
               WORDS("0.30000000000000000001", "0.31", "0.0999999999999999999999", "0.09"));
    try_number("{'text':'?','number':-1,'tolerance':0.5}", WORDS("-1.5", "-0.5", "-1"),
               WORDS("-1.50000000000000000001", "-0.4999999999999999999", "1", "0"));
    try_number("{'text':'?','number':999999999999999,'tolerance':999999999999999}",
               WORDS("0", "1999999999999998", "1,999,999,999,999,998"),
               WORDS("1999999999999999", "99999999999999999999999999999999999999999999", "-0.1"));
}

Test(quiz_judge, a_range_has_its_ends) {
    try_number("{'text':'?','range':[1914,1918]}", WORDS("1914", "1918", "1916", "1916.5"),
               WORDS("1913", "1919", "1918.00000000000000000001", "1913.9999999999999999999"));
    try_number("{'text':'?','range':[-0.5,0.25]}", WORDS("-0.5", "0", "0.25", "-0.0000000000000000001"),
               WORDS("0.26", "-0.6"));
}

Test(quiz_judge, a_unit_may_stand_in_front_behind_or_nowhere) {
    try_number("{'text':'?','number':42,'unit':'km'}", WORDS("42", "42 km", "42KM", "km 42", "42㎞"),
               WORDS("42 m", "42 km km", "km", "k m", "kmkm", "-km 42"));
    try_number("{'text':'?','number':-5,'unit':'€'}", WORDS("-5 €", "€ -5", "-€5", "−€5"), WORDS("€5", "5", "€", "-€"));
    try_number("{'text':'?','number':5,'unit':'m²'}", WORDS("5 m²", "5m2", "5"), WORDS("52", "5m"));
    try_number("{'text':'?','number':20,'unit':'°C'}", WORDS("20°C", "20 ° c", "20"), WORDS("20 C", "20°"));
}

Test(quiz_judge, a_choice_is_answered_by_index_or_by_text) {
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question question =
        quiz_one(&arena, "en", "{'text':'?','choices':['The Résumé','Resume','+','か','が'],'correct':[1,2,4]}");
    static const bool expected[] = {false, true, true, false, true};
    for (unsigned i = 0; i < 5; i++) {
        bool right = !expected[i];
        const struct quiz_response response = {.choice = i};
        cr_assert_eq(quiz_judge(&right, &question, "en", false, &response), OK);
        cr_expect_eq(right, expected[i]);
    }
    cr_expect(is_right(&question, "en", false, "Resume"));
    cr_expect_not(is_right(&question, "en", false, "The Résumé"));
    cr_expect_not(is_right(&question, "en", false, "resume"), "two fit when made plain");
    cr_expect(is_right(&question, "en", false, "+"));
    cr_expect_not(is_right(&question, "en", false, " + "), "nothing is left of it");
    cr_expect(is_right(&question, "en", false, "が"));
    cr_expect(is_right(&question, "en", false, "か\u3099"), "the same characters in another form");
    cr_expect_not(is_right(&question, "en", false, "か"));
    cr_expect_not(is_right(&question, "en", true, "Resumee"), "choices are not spelt");
    const struct quiz_question capitals = quiz_one(&arena, "en", "{'text':'?','choices':['Oslo','Paris'],'correct':1}");
    cr_expect(is_right(&capitals, "en", false, " PARIS! "));
    cr_expect_not(is_right(&capitals, "en", false, "oslo"));
    cr_expect_not(is_right(&capitals, "en", false, "1"));
    arena_free(&arena);
}

Test(quiz_judge, a_boolean_is_the_choices_true_and_false) {
    struct arena arena;
    arena_init(&arena);
    const struct quiz_question yes = quiz_one(&arena, "en", "{'text':'?','correct':true}");
    const struct quiz_question no = quiz_one(&arena, "en", "{'text':'?','correct':false}");
    const struct quiz_response first = {.choice = 0}, second = {.choice = 1};
    bool right = false;
    cr_expect(is_right(&yes, "en", false, "True"));
    cr_expect_not(is_right(&yes, "en", false, "false"));
    cr_expect(is_right(&no, "en", false, "FALSE"));
    cr_assert_eq(quiz_judge(&right, &yes, "en", false, &first), OK);
    cr_expect(right);
    cr_assert_eq(quiz_judge(&right, &no, "en", false, &first), OK);
    cr_expect_not(right);
    cr_assert_eq(quiz_judge(&right, &no, "en", false, &second), OK);
    cr_expect(right);
    arena_free(&arena);
}
