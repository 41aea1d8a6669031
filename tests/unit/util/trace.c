/* SPDX-License-Identifier: Apache-2.0 */
/* Traces: what is taken of a client's headers, and what is handed on. */
#include "util/trace.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#define ID "4bf92f3577b34da6a3ce929d0e0e4736"
#define SPAN "00f067aa0ba902b7"

static bool parse(struct trace *out, const char *text) {
    return trace_parse(out, text, strlen(text));
}

Test(trace, a_parent_is_read) {
    struct trace trace;
    cr_assert(parse(&trace, "00-" ID "-" SPAN "-01"));
    cr_assert(trace_is_known(&trace) && trace.is_sampled);
    cr_assert_str_eq(trace.id, ID);
    cr_assert_str_eq(trace.parent, SPAN);
    cr_assert(parse(&trace, "00-" ID "-" SPAN "-02"));
    cr_assert(!trace.is_sampled, "the other bits mean nothing in this version");
}

Test(trace, of_a_later_version_what_is_known_counts) {
    struct trace trace;
    cr_assert(parse(&trace, "cc-" ID "-" SPAN "-01"));
    cr_assert(parse(&trace, "01-" ID "-" SPAN "-01-what-comes-later"));
    cr_assert(!parse(&trace, "01-" ID "-" SPAN "-01.what-comes-later"));
}

Test(trace, what_is_not_well_made_is_none) {
    static const char *const texts[] = {
        "",
        "00",
        "00-" ID "-" SPAN "-1",
        "00-" ID "-" SPAN "-01-",
        "00-" ID "-" SPAN "-01-x",
        "ff-" ID "-" SPAN "-01",
        "0g-" ID "-" SPAN "-01",
        "00-" ID "-" SPAN "-0g",
        "00_" ID "-" SPAN "-01",
        "00-" ID "_" SPAN "-01",
        "00-" ID "-" SPAN "_01",
        "00-00000000000000000000000000000000-" SPAN "-01",
        "00-" ID "-0000000000000000-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-" SPAN "-01",
        "00-" ID "-00F067AA0BA902B7-01",
        "00-" ID "-" SPAN "-0A",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct trace trace = {.id = "x"};
        cr_assert(!parse(&trace, texts[i]) && !trace_is_known(&trace), "%s", texts[i]);
    }
    struct trace trace;
    cr_assert(!trace_parse(&trace, NULL, 0));
}

Test(trace, it_goes_on_with_another_span) {
    static const unsigned char span[SPAN_ID_BYTES] = {0, 1, 0x23, 0x45, 0x67, 0x89, 0xab, 0xef};
    struct trace trace;
    char text[TRACEPARENT_SIZE];
    cr_assert(parse(&trace, "01-" ID "-" SPAN "-ff-more"));
    trace_format(text, &trace, span);
    cr_assert_str_eq(text, "00-" ID "-000123456789abef-01");
    cr_assert(parse(&trace, text));
}

static bool is_good(const char *text) {
    return tracestate_is_good(text, strlen(text));
}

Test(trace, a_state_is_checked) {
    cr_assert(is_good("a=1"));
    cr_assert(is_good("rojo=00f067aa0ba902b7,congo=t61rcWkgMzE"));
    cr_assert(is_good("0tenant@sys=a b!, \tb_-*/9=~ ,, "));
    static const char *const bad[] = {"",
                                      ",",
                                      "a",
                                      "=1",
                                      "a=",
                                      "A=1",
                                      "1=1",
                                      "a=1,a=2",
                                      "a=b=c",
                                      "a=\x01",
                                      "a=\x7f",
                                      "a b=1",
                                      "@s=1",
                                      "t@=1",
                                      "t@1=1",
                                      "a=1;b"
                                      "\xc3\xa4"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_assert(!is_good(bad[i]), "%s", bad[i]);
    }
    cr_assert(!tracestate_is_good(NULL, 0));
}

Test(trace, a_state_has_an_end) {
    char text[TRACESTATE_MAX + 8] = "";
    for (int i = 0; i < TRACESTATE_MEMBERS_MAX; i++) {
        (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%sk%d=v", i == 0 ? "" : ",", i);
    }
    cr_assert(is_good(text));
    (void)snprintf(text + strlen(text), sizeof text - strlen(text), ",more=v");
    cr_assert(!is_good(text), "more members than may be");
    memset(text, 'a', sizeof text);
    memcpy(text, "k=", 2);
    cr_assert(tracestate_is_good(text, 2 + 256) && !tracestate_is_good(text, 2 + 257));
    memcpy(text + 2 + 250, ",l=", 3);
    cr_assert(tracestate_is_good(text, 505) && !tracestate_is_good(text, TRACESTATE_MAX + 1));
}
