/* SPDX-License-Identifier: Apache-2.0 */
/* Moments and their text. */
#include "util/timestamp.h"

#include <string.h>

#include <criterion/criterion.h>

static void expect_text(int64_t ms, const char *expected) {
    char text[TIMESTAMP_SIZE];
    timestamp_format(text, ms);
    cr_expect_str_eq(text, expected);
}

static void expect_moment(const char *text, int64_t expected) {
    int64_t ms = -1;
    cr_expect(timestamp_parse(&ms, text, strlen(text)), "%s", text);
    cr_expect_eq(ms, expected, "%s gave %lld", text, (long long)ms);
}

static void expect_none(const char *text) {
    int64_t ms = 77;
    cr_expect_not(timestamp_parse(&ms, text, strlen(text)), "%s", text);
    cr_expect_eq(ms, 77, "%s wrote", text);
}

/* The moments are those of `date -u -d @SECONDS`. */
Test(timestamp, known_moments_are_written) {
    expect_text(0, "1970-01-01T00:00:00.000Z");
    expect_text(-1, "1969-12-31T23:59:59.999Z");
    expect_text(951782400000, "2000-02-29T00:00:00.000Z");
    expect_text(1709164799999, "2024-02-28T23:59:59.999Z");
    expect_text(1709164800000, "2024-02-29T00:00:00.000Z");
    expect_text(4107542400000, "2100-03-01T00:00:00.000Z");
    expect_text(1795197845123, "2026-11-20T18:04:05.123Z");
}

Test(timestamp, moments_outside_the_years_0_to_9999_are_clamped) {
    expect_text(INT64_MIN, "0000-01-01T00:00:00.000Z");
    expect_text(-62167219200000, "0000-01-01T00:00:00.000Z");
    expect_text(253402300799999, "9999-12-31T23:59:59.999Z");
    expect_text(INT64_MAX, "9999-12-31T23:59:59.999Z");
}

Test(timestamp, what_is_written_reads_back) {
    for (int64_t ms = -62167219200000; ms < 253402300799999; ms += INT64_C(7919) * 1000 * 3600 + 1) {
        char text[TIMESTAMP_SIZE];
        timestamp_format(text, ms);
        int64_t back = 0;
        cr_assert(timestamp_parse(&back, text, TIMESTAMP_SIZE - 1), "%s", text);
        cr_assert_eq(back, ms, "%s", text);
    }
}

Test(timestamp, any_offset_and_up_to_nine_digits_are_read) {
    expect_moment("1970-01-01T00:00:00Z", 0);
    expect_moment("1970-01-01t00:00:00z", 0);
    expect_moment("1970-01-01 00:00:00Z", 0);
    expect_moment("1970-01-01T01:00:00+01:00", 0);
    expect_moment("1969-12-31T18:30:00-05:30", 0);
    expect_moment("1970-01-01T00:00:00.1Z", 100);
    expect_moment("1970-01-01T00:00:00.1239Z", 123);
    expect_moment("1970-01-01T00:00:00.123456789Z", 123);
    expect_moment("2016-12-31T23:59:60Z", 1483228800000);
}

Test(timestamp, what_is_no_moment_is_refused) {
    static const char *const bad[] = {
        "",
        "1970",
        "1970-01-01",
        "1970-01-01T00:00:00",
        "1970-01-01T00:00Z",
        "1970-1-1T00:00:00Z",
        "1970-13-01T00:00:00Z",
        "1970-00-01T00:00:00Z",
        "1970-01-00T00:00:00Z",
        "1970-04-31T00:00:00Z",
        "2023-02-29T00:00:00Z",
        "2100-02-29T00:00:00Z",
        "1970-01-01T24:00:00Z",
        "1970-01-01T00:60:00Z",
        "1970-01-01T00:00:61Z",
        "1970-01-01T00:00:00.Z",
        "1970-01-01T00:00:00.1234567890Z",
        "1970-01-01T00:00:00,1Z",
        "1970-01-01T00:00:00+1:00",
        "1970-01-01T00:00:00+24:00",
        "1970-01-01T00:00:00+00:60",
        "1970-01-01T00:00:00+0000",
        "1970-01-01T00:00:00Zx",
        " 1970-01-01T00:00:00Z",
        "+1970-01-01T00:00:00Z",
        "1970-01-01T00:00:00 Z",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        expect_none(bad[i]);
    }
}

Test(timestamp, reading_stops_at_the_length) {
    int64_t ms = 0;
    cr_assert(timestamp_parse(&ms, "1970-01-01T00:00:01Zrest", 20));
    cr_assert_eq(ms, 1000);
    cr_assert_not(timestamp_parse(&ms, "1970-01-01T00:00:01Z", 19));
}

Test(timestamp, clock_service_go_forward) {
    int64_t wall = timestamp_now();
    cr_assert(wall > 1700000000000 && wall < 253402300799999);
    int64_t last = timestamp_monotonic_us();
    for (int i = 0; i < 1000; i++) {
        int64_t now = timestamp_monotonic_us();
        cr_assert_geq(now, last);
        last = now;
    }
}

Test(timestamp, time_follows_what_has_been_recorded_and_never_goes_back) {
    int64_t wall = timestamp_wall();
    timestamp_follow(wall - 1000);
    cr_expect_lt(timestamp_now(), wall + 60000, "what is past is followed already");
    timestamp_follow(wall + 3600000);
    int64_t now = timestamp_now();
    cr_expect_geq(now, wall + 3600000);
    timestamp_follow(wall);
    cr_expect_geq(timestamp_now(), now);
    timestamp_follow(INT64_MAX);
    cr_expect_lt(timestamp_now(), now + 60000);
    cr_expect_lt(timestamp_wall(), now);
}
