/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of seats: where 32 bits end, and where 64 do. */
#include <criterion/criterion.h>

#include "rules/family.h"

static const int edges[] = {0, 1, 15, 16, 30, 31, 32, 33, 62, 63};
enum { EDGES = sizeof edges / sizeof edges[0] };

Test(seat_set, holds_each_seat_alone) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        seat_set set = seat_set_of(seat);
        cr_expect_eq(seat_set_count(set), 1);
        cr_expect_eq(seat_set_lowest(set), seat);
        cr_expect_eq(seat_set_next(set, seat), -1);
        for (int other = 0; other < SEATS_MAX; other++) {
            cr_expect_eq(seat_set_has(set, other), other == seat, "%d of {%d}", other, seat);
        }
    }
}

Test(seat_set, of_nobody_is_empty) {
    cr_expect_eq(seat_set_of(-1), 0);
    cr_expect_eq(seat_set_lowest(0), -1);
    cr_expect_eq(seat_set_count(0), 0);
}

Test(seat_set, has_the_first_seats_of_a_table_of_any_size) {
    for (int count = 0; count <= SEATS_MAX; count++) {
        seat_set set = seat_set_first(count);
        cr_expect_eq(seat_set_count(set), count);
        cr_expect(count == 0 || seat_set_has(set, count - 1));
        cr_expect(count == SEATS_MAX || !seat_set_has(set, count));
    }
}

Test(seat_set, is_gone_through_in_order_and_ends) {
    seat_set set = 0;
    for (int i = 0; i < EDGES; i++) {
        set |= seat_set_of(edges[i]);
    }
    int met = 0;
    for (int seat = seat_set_lowest(set); seat >= 0; seat = seat_set_next(set, seat)) {
        cr_assert_lt(met, EDGES);
        cr_expect_eq(seat, edges[met++]);
    }
    cr_expect_eq(met, EDGES);
}

Test(seat_set, of_a_table_of_64_has_officials_last) {
    static const struct family nameless = {.name = "nameless"};
    const struct config config = {.family = &nameless, .seats = SEATS_MAX, .officials = seat_set_of(SEATS_MAX - 1)};
    cr_expect_eq(config_contenders(&config), UINT64_MAX >> 1);
    cr_expect(config_is_official(&config, 63));
    cr_expect_not(config_is_official(&config, 31));
    cr_expect_not(config_is_alone(&config));
}
