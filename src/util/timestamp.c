/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Clocks and their text form. Days are counted by the proleptic Gregorian calendar with the era arithmetic described in
 * Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms", which needs neither a time zone database nor a lock.
 */
#include "util/timestamp.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

static const int64_t day_ms = INT64_C(86400000);
static const int64_t first_ms = INT64_C(-62167219200000); /* 0000-01-01T00:00:00.000Z */
static const int64_t last_ms = INT64_C(253402300799999);  /* 9999-12-31T23:59:59.999Z */

/*
 * How far time is ahead of the monotonic clock, in microseconds. It only grows: the wall clock may take time forward and
 * not back. Relaxed loads do: a thread that sees an older value computes the newer one anew from the same clocks.
 */
static atomic_int_fast64_t lead_us = INT64_MIN;

/* Where others say what time it is: how far that is ahead of the monotonic clock, and the newest moment that was told. */
static atomic_int_fast64_t steered_lead_us = INT64_MIN;
static atomic_int_fast64_t newest_ms = INT64_MIN;

static int64_t read_us(clockid_t clock) {
    struct timespec now;
    int failed = clock_gettime(clock, &now);
    assert(failed == 0);
    (void)failed;
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* The lead, raised to at least so much. */
static int64_t raise_lead(int64_t least_us) {
    int_fast64_t lead = atomic_load_explicit(&lead_us, memory_order_relaxed);
    while (lead < least_us && !atomic_compare_exchange_weak_explicit(&lead_us, &lead, least_us, memory_order_relaxed,
                                                                     memory_order_relaxed)) {
    }
    return lead < least_us ? least_us : lead;
}

int64_t timestamp_wall(void) {
    return read_us(CLOCK_REALTIME) / 1000;
}

int64_t timestamp_monotonic_us(void) {
    return read_us(CLOCK_MONOTONIC);
}

int64_t timestamp_processor_us(void) {
    return read_us(CLOCK_PROCESS_CPUTIME_ID);
}

/* At least so much, and what nobody has been told more than. */
static int64_t raise_newest(int64_t ms) {
    int_fast64_t newest = atomic_load_explicit(&newest_ms, memory_order_relaxed);
    while (newest < ms && !atomic_compare_exchange_weak_explicit(&newest_ms, &newest, ms, memory_order_relaxed,
                                                                 memory_order_relaxed)) {
    }
    return newest < ms ? ms : newest;
}

int64_t timestamp_now(void) {
    const int64_t steered_us = atomic_load_explicit(&steered_lead_us, memory_order_relaxed);
    if (steered_us != INT64_MIN) {
        return raise_newest((timestamp_monotonic_us() + steered_us) / 1000);
    }
    int64_t wall_us = read_us(CLOCK_REALTIME); /* first: a thread that is held up here must not take time forward */
    int64_t monotonic_us = timestamp_monotonic_us();
    return (monotonic_us + raise_lead(wall_us - monotonic_us)) / 1000;
}

void timestamp_steer(int64_t lead) {
    atomic_store_explicit(&steered_lead_us, lead, memory_order_relaxed);
}

void timestamp_follow(int64_t ms) {
    if (ms <= last_ms) {
        (void)raise_newest(ms);
        (void)raise_lead(ms * 1000 - timestamp_monotonic_us());
    }
}

static void civil_from_days(int64_t days, int *year, int *month, int *day) {
    int64_t shifted = days + 719468; /* days since 0000-03-01 */
    int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
    int64_t day_of_era = shifted - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t shifted_month = (5 * day_of_year + 2) / 153; /* 0 = March */
    *day = (int)(day_of_year - (153 * shifted_month + 2) / 5 + 1);
    *month = (int)(shifted_month < 10 ? shifted_month + 3 : shifted_month - 9);
    *year = (int)(year_of_era + era * 400 + (*month <= 2 ? 1 : 0));
}

static int64_t days_from_civil(int year, int month, int day) {
    int64_t y = month <= 2 ? year - 1 : year;
    int64_t era = (y >= 0 ? y : y - 399) / 400;
    int64_t year_of_era = y - era * 400;
    int64_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    int64_t day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    return era * 146097 + day_of_era - 719468;
}

/* Writes count decimal digits; printf would do it too, at ten times the cost in every answer. */
static char *write_number(char *out, int value, int count) {
    for (int i = count - 1; i >= 0; i--) {
        out[i] = (char)('0' + value % 10);
        value /= 10;
    }
    return out + count;
}

void timestamp_format(char out[static TIMESTAMP_SIZE], int64_t ms) {
    ms = ms < first_ms ? first_ms : ms > last_ms ? last_ms : ms;
    int64_t days = (ms >= 0 ? ms : ms - day_ms + 1) / day_ms;
    int rest = (int)(ms - days * day_ms);
    int year = 0;
    int month = 0;
    int day = 0;
    civil_from_days(days, &year, &month, &day);
    char *at = write_number(out, year, 4);
    *at++ = '-';
    at = write_number(at, month, 2);
    *at++ = '-';
    at = write_number(at, day, 2);
    *at++ = 'T';
    at = write_number(at, rest / 3600000, 2);
    *at++ = ':';
    at = write_number(at, rest / 60000 % 60, 2);
    *at++ = ':';
    at = write_number(at, rest / 1000 % 60, 2);
    *at++ = '.';
    at = write_number(at, rest % 1000, 3);
    *at++ = 'Z';
    *at = '\0';
}

/* Reads exactly count digits at *at, which must not run past end. */
static bool read_number(int *out, const char **at, const char *end, int count) {
    int value = 0;
    for (int i = 0; i < count; i++) {
        if (*at == end || **at < '0' || **at > '9') {
            return false;
        }
        value = value * 10 + (**at - '0');
        (*at)++;
    }
    *out = value;
    return true;
}

static bool read_mark(const char **at, const char *end, const char *marks) {
    for (const char *mark = marks; *at != end && *mark != '\0'; mark++) {
        if (**at == *mark) {
            (*at)++;
            return true;
        }
    }
    return false;
}

static bool read_fraction(int *out_ms, const char **at, const char *end) {
    int ms = 0;
    int count = 0;
    while (*at != end && **at >= '0' && **at <= '9') {
        if (count < 3) {
            ms = ms * 10 + (**at - '0');
        }
        count++;
        (*at)++;
    }
    for (int i = count; i < 3; i++) {
        ms *= 10;
    }
    *out_ms = ms;
    return count >= 1 && count <= 9;
}

static bool read_offset(int *out_minutes, const char **at, const char *end) {
    if (read_mark(at, end, "Zz")) {
        *out_minutes = 0;
        return true;
    }
    bool east = *at != end && **at == '+';
    int hours = 0;
    int minutes = 0;
    if (!read_mark(at, end, "+-") || !read_number(&hours, at, end, 2) || !read_mark(at, end, ":") ||
        !read_number(&minutes, at, end, 2) || hours > 23 || minutes > 59) {
        return false;
    }
    *out_minutes = (hours * 60 + minutes) * (east ? 1 : -1);
    return true;
}

static int days_in_month(int year, int month) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : days[month - 1];
}

bool timestamp_parse(int64_t *out_ms, const char *text, size_t length) {
    const char *at = text;
    const char *end = text + length;
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0, offset = 0;
    if (!read_number(&year, &at, end, 4) || !read_mark(&at, end, "-") || !read_number(&month, &at, end, 2) ||
        !read_mark(&at, end, "-") || !read_number(&day, &at, end, 2) || !read_mark(&at, end, "Tt ") ||
        !read_number(&hour, &at, end, 2) || !read_mark(&at, end, ":") || !read_number(&minute, &at, end, 2) ||
        !read_mark(&at, end, ":") || !read_number(&second, &at, end, 2)) {
        return false;
    }
    if (read_mark(&at, end, ".") && !read_fraction(&ms, &at, end)) {
        return false;
    }
    if (!read_offset(&offset, &at, end) || at != end) {
        return false;
    }
    if (month < 1 || month > 12 || day < 1 || day > days_in_month(year, month) || hour > 23 || minute > 59 ||
        second > 60) {
        return false;
    }
    int64_t seconds = days_from_civil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - offset * 60;
    *out_ms = seconds * 1000 + ms;
    return true;
}
