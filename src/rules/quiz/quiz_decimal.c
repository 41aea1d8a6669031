/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A decimal is a whole number and what stands behind the point, in units of 10^-15: all numbers of questions, their sums
 * with tolerances and everything between two of them are exact. What is answered may have more digits than that: of the
 * whole part only is known then that it lies beyond all bounds, of the rest only that something is left over.
 */
#include "quiz_decimal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNIT INT64_C(1000000000000000) /* 10^QUIZ_DIGITS_MAX */
#define BEYOND (10 * UNIT)             /* more than any bound */

/* A number as read: value <= number < value + 10^-15 where more is set, else number = value. */
struct reading {
    struct quiz_decimal value;
    bool more;
};

int quiz_decimal_compare(struct quiz_decimal a, struct quiz_decimal b) {
    if (a.whole != b.whole) {
        return a.whole < b.whole ? -1 : 1;
    }
    return a.parts < b.parts ? -1 : a.parts > b.parts;
}

struct quiz_decimal quiz_decimal_add(struct quiz_decimal a, struct quiz_decimal b) {
    int64_t parts = a.parts + b.parts;
    return (struct quiz_decimal){a.whole + b.whole + parts / UNIT, parts % UNIT};
}

struct quiz_decimal quiz_decimal_negate(struct quiz_decimal a) {
    return a.parts == 0 ? (struct quiz_decimal){-a.whole, 0} : (struct quiz_decimal){-a.whole - 1, UNIT - a.parts};
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* From a sign, the digits of the whole part (other characters among them are passed over), and those behind the point. */
static struct reading make(bool negative, const char *whole, size_t whole_length, const char *rest,
                           size_t rest_length) {
    struct reading out = {{0, 0}, false};
    for (size_t i = 0; i < whole_length; i++) {
        if (is_digit(whole[i]) && out.value.whole < BEYOND) {
            out.value.whole = out.value.whole * 10 + (whole[i] - '0');
        }
    }
    for (size_t i = 0; i < QUIZ_DIGITS_MAX; i++) {
        out.value.parts = out.value.parts * 10 + (i < rest_length ? rest[i] - '0' : 0);
    }
    for (size_t i = QUIZ_DIGITS_MAX; i < rest_length; i++) {
        out.more = out.more || rest[i] != '0';
    }
    if (negative) {
        out.value = quiz_decimal_negate(out.value);
        if (out.more) { /* it lies below what was cut, not above */
            out.value = quiz_decimal_add(out.value, (struct quiz_decimal){-1, UNIT - 1});
        }
    }
    return out;
}

static bool is_within(struct reading number, struct quiz_decimal low, struct quiz_decimal high) {
    int above = quiz_decimal_compare(number.value, high);
    return quiz_decimal_compare(number.value, low) >= 0 && (number.more ? above < 0 : above <= 0);
}

/* Takes a sign off the front. */
static bool take_sign(const char **text, size_t *length) {
    bool negative = *length > 0 && (*text)[0] == '-';
    if (negative || (*length > 0 && (*text)[0] == '+')) {
        (*text)++;
        (*length)--;
    }
    return negative;
}

/* How many digits count, of a text of digits with a point at most. */
static size_t significant_digits(const char *text, size_t length) {
    size_t count = 0;
    size_t zeros = 0; /* at the end: they count where another digit follows */
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '0' && count > 0) {
            zeros++;
        } else if (text[i] != '0' && text[i] != '.') {
            count += zeros + 1;
            zeros = 0;
        }
    }
    return count;
}

bool quiz_decimal_parse(struct quiz_decimal *out, const char *text, size_t length) {
    bool negative = take_sign(&text, &length);
    const char *point = length == 0 ? NULL : memchr(text, '.', length);
    size_t whole = point == NULL ? length : (size_t)(point - text);
    size_t rest = point == NULL ? 0 : length - whole - 1;
    bool well_formed = whole + rest > 0;
    for (size_t i = 0; i < length; i++) {
        well_formed = well_formed && (is_digit(text[i]) || i == whole);
    }
    struct reading size = well_formed ? make(false, text, whole, text + length - rest, rest) : (struct reading){0};
    bool fits =
        well_formed && !size.more && size.value.whole < UNIT && significant_digits(text, length) <= QUIZ_DIGITS_MAX;
    if (fits) {
        *out = negative ? quiz_decimal_negate(size.value) : size.value;
    }
    return fits;
}

/*
 * The fewest digits behind the point that read back as the double. No two decimals of up to fifteen digits are the same
 * double, so these are the digits of the document; where it had more, nobody can tell any longer which.
 */
static size_t format_real(char *out, size_t size, double real) {
    for (int digits = 0; digits <= QUIZ_DIGITS_MAX; digits++) {
        int length = snprintf(out, size, "%.*f", digits, real);
        double back = strtod(out, NULL);
        if (!(back < real) && !(back > real)) {
            return (size_t)length;
        }
    }
    return 0;
}

bool quiz_decimal_from_json(struct quiz_decimal *out, const json_t *value) {
    char text[352]; /* a double has up to 309 digits before its point */
    size_t length = 0;
    if (json_is_integer(value)) {
        length = (size_t)snprintf(text, sizeof text, "%lld", (long long)json_integer_value(value));
    } else if (json_is_real(value)) {
        length = format_real(text, sizeof text, json_real_value(value));
    }
    return length > 0 && quiz_decimal_parse(out, text, length);
}

size_t quiz_decimal_format(char out[static QUIZ_DECIMAL_SIZE], struct quiz_decimal value) {
    bool negative = value.whole < 0;
    struct quiz_decimal size = negative ? quiz_decimal_negate(value) : value;
    int length = snprintf(out, QUIZ_DECIMAL_SIZE, "%s%lld.%015lld", negative ? "-" : "", (long long)size.whole,
                          (long long)size.parts);
    size_t end = (size_t)length;
    while (out[end - 1] == '0') {
        end--;
    }
    end -= out[end - 1] == '.';
    out[end] = '\0';
    return end;
}

/* What the points and commas of a text can be. */
struct marks {
    size_t count;
    size_t last;   /* the place of the last one */
    bool grouping; /* all can be groupings: the same mark each time, three digits behind each */
    bool decimal;  /* the last can be a decimal mark: those before it are groupings by the other one */
};

/* False where there is anything but digits and marks, or no digit. */
static bool find_marks(struct marks *out, const char *text, size_t length) {
    size_t digits = 0; /* since the last mark */
    size_t all = 0;
    bool groups = length > 0 && is_digit(text[0]); /* can all marks before the last be groupings? */
    const char *first = NULL;
    *out = (struct marks){0};
    for (size_t i = 0; i < length; i++) {
        if (is_digit(text[i])) {
            digits++;
            all++;
            continue;
        }
        if (text[i] != '.' && text[i] != ',') {
            return false;
        }
        groups = groups && (first == NULL || (digits == 3 && text[out->last] == *first));
        first = first == NULL ? text + i : first;
        out->last = i;
        out->count++;
        digits = 0;
    }
    bool alike = first == NULL || text[out->last] == *first;
    out->grouping = out->count == 0 || (groups && digits == 3 && alike);
    out->decimal = out->count == 1 || (out->count > 1 && groups && !alike);
    return all > 0;
}

bool quiz_decimal_reads_within(const char *text, size_t length, struct quiz_decimal low, struct quiz_decimal high) {
    struct marks marks;
    bool negative = take_sign(&text, &length);
    if (!find_marks(&marks, text, length)) {
        return false;
    }
    if (marks.grouping && is_within(make(negative, text, length, "", 0), low, high)) {
        return true;
    }
    const char *rest = text + marks.last + 1;
    return marks.decimal && is_within(make(negative, text, marks.last, rest, length - marks.last - 1), low, high);
}
