/* SPDX-License-Identifier: Apache-2.0 */
/* The text of hints: what is told is what is heard, what does not fit is anything, and a stranger's message is none. */
#include "core/hint_text.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct member_id north = {.text = "north"};

static struct id number_id(int number) {
    struct id id;
    (void)snprintf(id.text, sizeof id.text, "%0*d", ID_LENGTH, number);
    return id;
}

static bool is_message(const char *text) {
    static struct hint_message message;
    return hint_message_parse(&message, text);
}

Test(hint_text, each_kind_is_heard_as_it_was_told) {
    static struct hint_text text;
    static struct hint_message message;
    char told[HINT_MESSAGE_MAX + 1];
    size_t at = 0;
    const struct hint hints[] = {
        {.kind = HINT_GAME, .id = number_id(1), .version = 12, .flags = HINT_BOT | HINT_CLOCK},
        {.kind = HINT_GAME, .id = number_id(2), .version = INT64_MAX},
        {.kind = HINT_TOLD, .id = number_id(3)},
        {.kind = HINT_TOURNAMENT, .id = number_id(4)},
        {.kind = HINT_RESULTS},
        {.kind = HINT_ACCOUNT, .id = number_id(5)},
        {.kind = HINT_WEBHOOK, .id = number_id(6)},
    };
    const size_t count = sizeof hints / sizeof hints[0];
    for (size_t i = 0; i < count; i++) {
        hint_text_add(&text, &hints[i]);
    }
    cr_assert(hint_text_next(told, &text, &at, &north, 7));
    cr_expect_str_eq(told, "north 7 g:0000000000000001:12:bc g:0000000000000002:9223372036854775807: "
                           "p:0000000000000003 t:0000000000000004 r n:0000000000000005 w:0000000000000006");
    cr_expect(!hint_text_next(told, &text, &at, &north, 8));
    at = 0;
    (void)hint_text_next(told, &text, &at, &north, 7);
    cr_assert(hint_message_parse(&message, told));
    cr_expect(strcmp(message.from.text, "north") == 0 && message.serial == 7 && message.count == count);
    for (size_t i = 0; i < count; i++) {
        cr_expect(message.hints[i].kind == hints[i].kind && message.hints[i].flags == hints[i].flags &&
                      message.hints[i].version == hints[i].version && id_equal(&message.hints[i].id, &hints[i].id),
                  "hint %zu", i);
    }
}

/* Tells hints of games until the text is full, or so many; how many were heard, one after the other. */
static int tell_games(int count, int *out_messages) {
    static struct hint_text text;
    static struct hint_message message;
    char told[HINT_MESSAGE_MAX + 1];
    size_t at = 0;
    int heard = 0;
    memset(&text, 0, sizeof text);
    for (int i = 0; i < count; i++) {
        hint_text_add(&text, &(struct hint){.kind = HINT_GAME, .id = number_id(i), .version = i + 1, .flags = 3});
    }
    for (*out_messages = 0; hint_text_next(told, &text, &at, &north, INT64_MAX - *out_messages); ++*out_messages) {
        cr_expect(strlen(told) <= HINT_MESSAGE_MAX);
        cr_assert(hint_message_parse(&message, told), "%s", told);
        for (size_t i = 0; i < message.count && message.hints[i].kind == HINT_GAME; i++, heard++) {
            struct id id = number_id(heard);
            cr_expect(id_equal(&message.hints[i].id, &id) && message.hints[i].version == heard + 1);
        }
    }
    return heard;
}

Test(hint_text, what_does_not_fit_into_one_message_goes_into_several) {
    int messages = 0;
    cr_expect_eq(tell_games(1000, &messages), 1000);
    cr_expect_eq(messages, 4);
}

Test(hint_text, what_fits_is_never_more_than_eight_messages) {
    int messages = 0;
    int fits = 1;
    while (tell_games(fits, &messages) == fits) {
        cr_assert_leq(messages, HINT_MESSAGES_MAX);
        fits += 13;
    }
    cr_expect(fits > 2000);
    cr_expect_eq(messages, 1); /* it was anything */
}

Test(hint_text, more_than_fits_is_anything_and_stays_so) {
    static struct hint_text text;
    char told[HINT_MESSAGE_MAX + 1];
    size_t at = 0;
    cr_expect(hint_text_is_empty(&text));
    for (int i = 0; i < 5000; i++) {
        hint_text_add(&text, &(struct hint){.kind = HINT_TOLD, .id = number_id(i)});
    }
    cr_assert(hint_text_next(told, &text, &at, &north, 3));
    cr_expect_str_eq(told, "north 3 *");
    cr_expect(!hint_text_next(told, &text, &at, &north, 4));
}

Test(hint_text, results_are_said_once) {
    static struct hint_text text;
    char told[HINT_MESSAGE_MAX + 1];
    size_t at = 0;
    for (int i = 0; i < 100; i++) {
        hint_text_add(&text, &(struct hint){.kind = HINT_RESULTS});
    }
    cr_assert(hint_text_next(told, &text, &at, &north, 1));
    cr_expect_str_eq(told, "north 1 r");
}

Test(hint_text, what_a_newer_program_adds_is_passed_over) {
    static struct hint_message message;
    cr_assert(hint_message_parse(&message, "a 1 x:1:2 q g:0000000000000001:2:axz r"));
    cr_expect(message.count == 2 && message.hints[0].kind == HINT_GAME && message.hints[0].flags == 0 &&
              message.hints[1].kind == HINT_RESULTS);
}

Test(hint_text, a_strangers_text_is_no_message) {
    static const char *const texts[] = {
        "",
        " ",
        "a",
        "a 1",
        "a 1 ",
        " 1 *",
        "a  1 *",
        "a 1  *",
        "a 1 * ",
        "a 0 *",
        "a 01 *",
        "a -1 *",
        "a +1 *",
        "a 9223372036854775808 *",
        "a 1x *",
        "a/b 1 *",
        "a\n 1 *",
        "a 1 **",
        "a 1 *:1",
        "a 1 r:1",
        "a 1 g",
        "a 1 g:",
        "a 1 g:0000000000000001",
        "a 1 g:0000000000000001:",
        "a 1 g:0000000000000001:1",
        "a 1 g:0000000000000001::",
        "a 1 g:0000000000000001:0:",
        "a 1 g:0000000000000001:1:B",
        "a 1 g:0000000000000001:1:b:c",
        "a 1 g:000000000000001:1:",
        "a 1 g:00000000000000001:1:",
        "a 1 p:000000000000000u",
        "a 1 p:0000000000000001:1",
        "a 1 p0000000000000001",
        "a 1 xy:1",
        "a 1 X:1",
        "a 1 ?",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        cr_expect(!is_message(texts[i]), "%s", texts[i]);
    }
    cr_expect(is_message("a 1 *") && is_message("a 1 g:0000000000000001:1:") && is_message("a 1 x"));
}

Test(hint_text, a_name_too_long_or_items_too_many_are_no_message) {
    static char text[HINT_MESSAGE_MAX];
    memset(text, 'a', MEMBER_ID_MAX + 1);
    (void)snprintf(text + MEMBER_ID_MAX + 1, 8, " 1 *");
    cr_expect(!is_message(text) && is_message(text + 1));
    size_t length = (size_t)snprintf(text, sizeof text, "a 1");
    for (int i = 0; i < HINTS_A_MESSAGE; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, " r");
    }
    cr_expect(is_message(text));
    (void)snprintf(text + length, sizeof text - length, " r");
    cr_expect(!is_message(text));
}
