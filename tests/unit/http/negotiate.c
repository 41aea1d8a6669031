/* SPDX-License-Identifier: Apache-2.0 */
/* What clients would rather have. tests/api/test_page.py has many more of the headers that there are. */
#include "http/negotiate.h"

#include <stddef.h>

#include <criterion/criterion.h>

static void expect_codings(const char *header, int br, int gzip, int identity) {
    const int expected[CODING_COUNT] = {[CODING_BR] = br, [CODING_GZIP] = gzip, [CODING_IDENTITY] = identity};
    for (int coding = 0; coding < CODING_COUNT; coding++) {
        cr_expect_eq(negotiate_coding(header, (enum coding)coding), expected[coding], "%d of %s", coding,
                     header == NULL ? "nothing" : header);
    }
}

Test(negotiate, without_a_wish_nothing_is_packed) {
    expect_codings(NULL, 0, 0, 1);
    expect_codings("", 0, 0, 1);
    expect_codings(" , ,", 0, 0, 1);
    expect_codings("deflate, zstd", 0, 0, 1);
}

Test(negotiate, codings_have_the_weight_that_is_said) {
    expect_codings("br", 1000, 0, 1);
    expect_codings("br;q=0.5,gzip;q=0.25", 500, 250, 1);
    expect_codings("Br ; Q=0.123\t, X-GZIP; q=1.000", 123, 1000, 1);
    expect_codings("gzip;q=0, identity;q=0.1", 0, 0, 100);
    expect_codings("br;q=0.2, br;q=0.7, br;q=0.3", 700, 0, 1);
    expect_codings("br;level=4;q=0.2", 200, 0, 1);
    expect_codings("br;level=\"4,gzip;q=1\";q=0.2", 200, 0, 1);
}

Test(negotiate, the_star_stands_for_what_is_not_named) {
    expect_codings("*", 1000, 1000, 1000);
    expect_codings("*;q=0.5, br;q=0.4", 400, 500, 500);
    expect_codings("br, *;q=0", 1000, 0, 0);
    expect_codings("*;q=0, identity", 0, 0, 1000);
}

Test(negotiate, what_is_no_weight_is_as_if_nothing_stood_there) {
    static const char *const bad[] = {"br;q=",    "br;q=2",   "br;q=1.001", "br;q=0.1234", "br;q=.5",     "br;q=-1",
                                      "br;q=0,5", "br;q=1e0", "br;q=0.5x",  "br;q=\"1\"",  "br;q=1.0000", "br;q=00"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_expect_eq(negotiate_coding(bad[i], CODING_BR), 0, "%s", bad[i]);
    }
    static const char *const good[] = {"br;q=1", "br;q=1.", "br;q=1.0", "br;q=1.000", "br", "br;", "br; ;q=1"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        cr_expect_eq(negotiate_coding(good[i], CODING_BR), 1000, "%s", good[i]);
    }
}

Test(negotiate, a_quote_that_does_not_end_goes_to_the_end) {
    expect_codings("gzip;a=\"x, br", 0, 1000, 1);
    expect_codings("gzip;a=\"x\\\", br\", br;q=0.5", 500, 1000, 1);
    expect_codings("gzip;a=\"x\\", 0, 1000, 1);
}

Test(negotiate, browsers_want_a_page_and_programs_do_not) {
    cr_expect(negotiate_prefers_html("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
    cr_expect(negotiate_prefers_html("text/html, application/json"));
    cr_expect(negotiate_prefers_html("text/*"));
    cr_expect_not(negotiate_prefers_html(NULL));
    cr_expect_not(negotiate_prefers_html("*/*"));
    cr_expect_not(negotiate_prefers_html("application/json, text/plain, */*"));
    cr_expect_not(negotiate_prefers_html("text/html;q=0, */*"));
    cr_expect_not(negotiate_prefers_html("text/html;q=0.5, application/json;q=0.6"));
}

Test(negotiate, a_table_is_preferred_by_who_names_it) {
    static const char *const tables[] = {"text/csv", "Text/CSV;header=present", "*/*, text/csv",
                                         "text/csv;q=0.2, text/html", "application/json;q=0.5, text/csv;q=0.6"};
    static const char *const others[] = {
        NULL, "", "text/*", "*/*", "text/csv;q=0", "text/csv, application/json", "text/csv;q=0.5, application/*"};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        cr_expect(negotiate_prefers_csv(tables[i]), "%s", tables[i]);
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        cr_expect_not(negotiate_prefers_csv(others[i]), "%s", others[i] == NULL ? "nothing" : others[i]);
    }
}

Test(negotiate, the_language_wanted_most_is_spoken) {
    static const struct {
        const char *header;
        enum language language;
    } cases[] = {
        {NULL, LANGUAGE_ENGLISH},
        {"", LANGUAGE_ENGLISH},
        {"pl", LANGUAGE_POLISH},
        {"PL", LANGUAGE_POLISH},
        {"pl-PL", LANGUAGE_POLISH},
        {"pl-Latn-PL", LANGUAGE_POLISH},
        {"plx", LANGUAGE_ENGLISH},
        {"p", LANGUAGE_ENGLISH},
        {"en", LANGUAGE_ENGLISH},
        {"de", LANGUAGE_ENGLISH},
        {"*", LANGUAGE_ENGLISH},
        {"de, pl;q=0.1", LANGUAGE_POLISH},
        {"pl, en", LANGUAGE_POLISH},
        {"en, pl", LANGUAGE_ENGLISH},
        {"en;q=0.5, pl;q=0.8", LANGUAGE_POLISH},
        {"pl;q=0.5, en;q=0.8", LANGUAGE_ENGLISH},
        {"pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", LANGUAGE_POLISH},
        {"en-GB,en;q=0.9,pl;q=0.8", LANGUAGE_ENGLISH},
        {"pl;q=0.3, pl-PL;q=0.9, en;q=0.5", LANGUAGE_POLISH},
        {"pl;q=0", LANGUAGE_ENGLISH},
        {"pl;q=0, en;q=0", LANGUAGE_ENGLISH},
        {"en;q=0, *", LANGUAGE_POLISH},
        {"*, pl;q=0.5", LANGUAGE_ENGLISH},
        {"*;q=0.5, pl", LANGUAGE_POLISH},
        {"*, pl", LANGUAGE_POLISH},
        {"*;q=0", LANGUAGE_ENGLISH},
        {"pl;q=2", LANGUAGE_ENGLISH},
        {"pl;q=x, en;q=0.1", LANGUAGE_ENGLISH},
        {"pl;q=", LANGUAGE_ENGLISH},
        {"pl;q=0.0001", LANGUAGE_ENGLISH},
        {" ,, pl ;q=1.000 ,", LANGUAGE_POLISH},
        {";q=1", LANGUAGE_ENGLISH},
        {"\"pl\"", LANGUAGE_ENGLISH},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect_eq(negotiate_language(cases[i].header), cases[i].language, "%s",
                     cases[i].header == NULL ? "(none)" : cases[i].header);
    }
}
