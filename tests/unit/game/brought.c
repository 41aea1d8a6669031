/* SPDX-License-Identifier: Apache-2.0 */
/* What seats bring to the table, as a value. How it comes into games: seeds.c, tests/api/test_brought.py. */
#include "game/brought.h"

#include <string.h>

#include <criterion/criterion.h>

#include "rules/yahtzee.h"
#include "support/engine.h"

static struct brought *with(const struct brought *brought, int seat, const char *text) {
    struct brought *made = brought_with(brought, seat, text, strlen(text));
    cr_assert_not_null(made);
    return made;
}

Test(brought, texts_are_joined_in_the_order_of_the_seats) {
    struct brought *none = brought_create(3);
    struct brought *last = with(none, 2, "cid");
    struct brought *first = with(last, 0, "ann");
    struct brought *other = with(first, 2, "c");
    struct brought *gone = with(other, 0, "");
    cr_expect_str_eq(none->texts, ",,");
    cr_expect_str_eq(last->texts, ",,cid");
    cr_expect_str_eq(first->texts, "ann,,cid");
    cr_expect_str_eq(other->texts, "ann,,c");
    cr_expect_str_eq(gone->texts, ",,c");
    cr_expect(brought_has(other, 0) && !brought_has(other, 1) && brought_has_this(other, 2, "c", 1));
    cr_expect(!brought_has_this(other, 2, "cid", 3) && !brought_has_this(other, 1, "", 0));
    cr_expect(brought_is_same(other, other) && !brought_is_same(other, gone) && !brought_is_same(NULL, gone));
    cr_expect(brought_is_same(NULL, NULL) && !brought_has(NULL, 0) && !brought_has_this(NULL, 0, "a", 1));
    cr_expect_gt(brought_size(other), brought_size(none));
    cr_expect_eq(brought_size(NULL), 0);
    cr_expect(engine_is(brought_list(other), "['ann','','c']"));
    const struct brought *all[] = {none, last, first, other, gone, NULL};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        brought_release(all[i]);
    }
}

Test(brought, who_has_brought_a_text_is_found_by_the_whole_of_it) {
    struct brought *none = brought_create(3);
    struct brought *last = with(none, 2, "cid");
    struct brought *both = with(last, 1, "c");
    cr_expect_eq(brought_by(both, "cid", 3), 2);
    cr_expect_eq(brought_by(both, "c", 1), 1);
    cr_expect_eq(brought_by(both, "ci", 2), -1);
    cr_expect_eq(brought_by(both, "", 0), -1, "nobody brings nothing");
    cr_expect_eq(brought_by(NULL, "c", 1), -1);
    brought_release(none);
    brought_release(last);
    brought_release(both);
}

Test(brought, a_text_is_up_to_64_letters_digits_lines_and_underscores) {
    char text[BROUGHT_MAX + 2];
    memset(text, 'x', sizeof text);
    cr_expect(brought_is_legal("azAZ09_-", 8) && brought_is_legal(text, BROUGHT_MAX));
    cr_expect_not(brought_is_legal(text, BROUGHT_MAX + 1));
    cr_expect_not(brought_is_legal("", 0));
    cr_expect_not(brought_is_legal("a,b", 3));
    cr_expect_not(brought_is_legal("a b", 3));
    cr_expect_not(brought_is_legal("a\0b", 3));
}

/* --- what a log can hold --- */

static int find_letter(const struct config *config, const char *text, size_t length) {
    (void)config;
    return length == 1 && text[0] >= 'a' && text[0] <= 'd' ? text[0] - 'a' : -1;
}

static const struct brought_def letters = {
    .word = "letter", .list = "letters", .name = "letter", .differs = true, .find = find_letter};
static const struct family spelling = {.brought = &letters};
static const struct config of_three = {.family = &spelling, .seats = 3, .officials = 1U << 2};

static enum err reads(const char *list, const char *expected) {
    struct brought *brought = NULL;
    json_t *value = engine_json(list);
    enum err err = brought_read(&brought, &of_three, value);
    json_decref(value);
    cr_expect(err != OK || strcmp(brought->texts, expected) == 0);
    cr_expect(err == OK || brought == NULL);
    brought_release(brought);
    return err;
}

Test(brought, a_list_of_the_log_is_read_as_it_was_written_or_not_at_all) {
    cr_expect_eq(reads("['','','']", ",,"), OK);
    cr_expect_eq(reads("['b','a','']", "b,a,"), OK);
    cr_expect_eq(reads("['b','a']", ""), ERR_CORRUPT, "too short");
    cr_expect_eq(reads("['b','a','','']", ""), ERR_CORRUPT, "too long");
    cr_expect_eq(reads("['b',1,'']", ""), ERR_CORRUPT);
    cr_expect_eq(reads("['b','b','']", ""), ERR_CORRUPT, "twice");
    cr_expect_eq(reads("['b','e','']", ""), ERR_CORRUPT, "not offered");
    cr_expect_eq(reads("['b','a,','']", ""), ERR_CORRUPT, "no such text");
    cr_expect_eq(reads("['','','a']", ""), ERR_CORRUPT, "an official's");
    cr_expect_eq(reads("{}", ""), ERR_CORRUPT);
}

Test(brought, what_is_chosen_is_told_by_its_number) {
    uint8_t room[SEATS_MAX];
    struct brought *none = brought_create(3);
    struct brought *some = with(none, 1, "d");
    cr_assert_eq(brought_choose(room, some, &of_three), room);
    cr_expect(room[0] == CHOSEN_NONE && room[1] == 3 && room[2] == CHOSEN_NONE && room[9] == CHOSEN_NONE);
    static const struct config dice = {.family = &yahtzee_family, .seats = 3};
    cr_expect_null(brought_choose(room, some, &dice), "nothing is offered");
    cr_expect_eq(brought_chosen(some, &dice, 1), CHOSEN_NONE);
    brought_release(none);
    brought_release(some);
}
