/* SPDX-License-Identifier: Apache-2.0 */
/* Names of instances, and whose a duty is. */
#include "core/member_id.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

enum { DUTIES = 3000 };

static const struct member_id ids[] = {{.text = "north"}, {.text = "south"}, {.text = "west-2"}};

static void write_duty(char out[static 24], int number) {
    (void)snprintf(out, 24, "%016d", number);
}

Test(member_id, names_are_of_plain_signs_and_not_too_long) {
    struct member_id id;
    char name[MEMBER_ID_MAX + 1];
    memset(name, 'x', sizeof name);
    cr_expect(member_id_parse(&id, "Node-1.example_A", 16));
    cr_expect_str_eq(id.text, "Node-1.example_A");
    cr_expect(member_id_parse(&id, name, MEMBER_ID_MAX) && strlen(id.text) == MEMBER_ID_MAX);
    cr_expect(!member_id_parse(&id, name, MEMBER_ID_MAX + 1));
    cr_expect(!member_id_parse(&id, "", 0) && !member_id_parse(&id, "a b", 3) && !member_id_parse(&id, "a:b", 3) &&
              !member_id_parse(&id, "a\0b", 3) && !member_id_parse(&id, "\xc3\xa4", 2));
}

Test(member_id, a_name_that_is_drawn_can_be_one_and_is_no_other) {
    struct member_id id;
    const struct member_id a = member_id_draw();
    const struct member_id b = member_id_draw();
    cr_expect(member_id_parse(&id, a.text, strlen(a.text)), "%s", a.text);
    cr_expect(strcmp(a.text, b.text) != 0);
}

/* It is in every message of every version: duties must not move because a program is newer. */
Test(member_id, the_same_duty_belongs_to_the_same_name_for_ever) {
    cr_expect_eq(member_id_choose(ids, 3, "housekeeping"), 0);
    cr_expect_eq(member_id_choose(ids, 3, "0000000000000002"), 2);
}

Test(member_id, the_order_of_names_does_not_matter) {
    const struct member_id turned[] = {ids[2], ids[0], ids[1]};
    for (int i = 0; i < DUTIES; i++) {
        char duty[24];
        write_duty(duty, i);
        cr_assert_str_eq(ids[member_id_choose(ids, 3, duty)].text, turned[member_id_choose(turned, 3, duty)].text);
    }
}

Test(member_id, each_has_its_share_and_who_goes_moves_theirs_only) {
    int counts[3] = {0};
    for (int i = 0; i < DUTIES; i++) {
        char duty[24];
        write_duty(duty, i);
        size_t of_three = member_id_choose(ids, 3, duty);
        size_t of_two = member_id_choose(ids, 2, duty);
        counts[of_three]++;
        cr_assert(of_three == 2 || of_three == of_two);
    }
    for (int i = 0; i < 3; i++) {
        cr_expect(counts[i] > DUTIES / 4 && counts[i] < DUTIES / 2, "%d: %d", i, counts[i]);
    }
}
