/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a round knows of those before it. No question is dealt twice in a game, whether it was put or not; and whoever leads
 * when the last round is over does so over all of them.
 */
#include "quiz_rounds.h"

#include <math.h>

#include "util/json.h"

enum { QUESTIONS_OF_DIGIT = 4, DIGITS = 16 };

static const char digit_of[] = "0123456789abcdef";

/* What a digit says; what is none is never noted, and says nothing. */
static unsigned value_of(char digit) {
    const char *at = strchr(digit_of, digit);
    return at == NULL || *at == '\0' ? 0 : (unsigned)(at - digit_of);
}

bool quiz_was_dealt(const char *digits, size_t number) {
    size_t at = number / QUESTIONS_OF_DIGIT;
    return at < strlen(digits) && (value_of(digits[at]) >> number % QUESTIONS_OF_DIGIT & 1) != 0;
}

/* The digits of a set in what the round before handed on; "" in the first round. */
static const char *digits_before(const struct table *table, size_t set) {
    const char *digits = json_string_value(json_array_get(json_object_get(table->carry, "dealt"), set));
    return digits == NULL ? "" : digits;
}

static size_t count_digits(const struct table *table, size_t set) {
    size_t most = strlen(digits_before(table, set));
    size_t i = 0;
    const json_t *entry = NULL;
    json_array_foreach(json_object_get(table->deal, "questions"), i, entry) {
        json_int_t number = json_integer_value(json_object_get(entry, "number"));
        bool is_of_set = json_integer_value(json_object_get(entry, "set")) == (json_int_t)set;
        if (is_of_set && number >= 0 && number < QUIZ_QUESTIONS_MAX && (size_t)number / QUESTIONS_OF_DIGIT >= most) {
            most = (size_t)number / QUESTIONS_OF_DIGIT + 1;
        }
    }
    return most;
}

size_t quiz_dealt_size(const struct table *table) {
    size_t size = 0;
    for (size_t set = 0; set < json_array_size(json_object_get(table->deal, "sets")); set++) {
        size += count_digits(table, set) + 1;
    }
    return size;
}

/* Does the table say of all sets which questions were dealt before, and in the first round of none? */
static bool knows_before(const struct table *table, size_t sets) {
    const json_t *dealt = json_object_get(table->carry, "dealt");
    bool good = table->round == 1 ? dealt == NULL : json_array_size(dealt) == sets;
    for (size_t set = 0; good && set < json_array_size(dealt); set++) {
        const json_t *text = json_array_get(dealt, set);
        const char *digits = json_string_value(text);
        good = digits != NULL && strspn(digits, digit_of) == json_string_length(text) &&
               json_string_length(text) <= QUIZ_QUESTIONS_MAX / QUESTIONS_OF_DIGIT;
    }
    return good;
}

static size_t count_numbers(const json_t *questions) {
    size_t count = 0;
    size_t i = 0;
    const json_t *entry = NULL;
    json_array_foreach(questions, i, entry) {
        count += json_object_get(entry, "number") != NULL;
    }
    return count;
}

/* Marks what an entry of the deal has; false where it says nothing of that, or it was dealt already. */
static bool mark(const struct state *state, const json_t *entry) {
    const json_t *number = json_object_get(entry, "number");
    json_int_t value = json_integer_value(number);
    json_int_t set = json_integer_value(json_object_get(entry, "set"));
    bool good = json_is_integer(number) && value >= 0 && value < QUIZ_QUESTIONS_MAX && set >= 0 &&
                set < (json_int_t)state->set_count;
    if (!good || quiz_was_dealt(text_of(state, origins_of(state)[set].dealt), (size_t)value)) {
        return false;
    }
    char *digit = bytes_of(state) + origins_of(state)[set].dealt + value / QUESTIONS_OF_DIGIT;
    *digit = digit_of[(value_of(*digit) | 1U << value % QUESTIONS_OF_DIGIT) % DIGITS];
    return true;
}

bool quiz_take_dealt(struct state *state, size_t *length, const struct table *table) {
    const json_t *questions = json_object_get(table->deal, "questions");
    if (count_numbers(questions) == 0) {
        return table->carry == NULL || json_is_null(table->carry);
    }
    if (!knows_before(table, state->set_count)) {
        return false;
    }
    for (size_t set = 0; set < state->set_count; set++) {
        const char *before = digits_before(table, set);
        size_t digits = count_digits(table, set);
        char *to = bytes_of(state) + *length;
        memset(to, '0', digits);
        memcpy(to, before, strlen(before));
        to[digits] = '\0';
        origins_of(state)[set].dealt = (quiz_place)*length;
        *length += digits + 1;
    }
    bool good = true;
    size_t i = 0;
    const json_t *entry = NULL;
    json_array_foreach(questions, i, entry) {
        good = good && mark(state, entry);
    }
    return good;
}

json_t *quiz_carry(const struct state *state) {
    json_t *dealt = json_array();
    for (size_t set = 0; set < state->set_count; set++) {
        const char *digits = text_of(state, origins_of(state)[set].dealt);
        if (digits == NULL) {
            json_decref(dealt);
            return json_null();
        }
        json_push(&dealt, json_string(digits));
    }
    return json_pack("{s:o}", "dealt", dealt);
}

void quiz_take_before(struct state *state, const struct table *table) {
    for (int seat = 0; table->points != NULL && seat < contenders_of(state->config); seat++) {
        standings_of(state)[seat].points_before = (int32_t)lround(table->points[seat]);
        standings_of(state)[seat].passes_before = (int32_t)lround(-table->minor[seat]);
    }
}
