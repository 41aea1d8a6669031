/* SPDX-License-Identifier: Apache-2.0 */
/* Counting connections. */
#include "http/connection_limits.h"

#include <criterion/criterion.h>

Test(connection_limits, all_together_are_limited) {
    struct connection_limits *connection_limits = connection_limits_create(3, 0);
    for (uint64_t key = 0; key < 3; key++) {
        cr_assert(connection_limits_admit(connection_limits, key, true));
        connection_limits_opened(connection_limits, key, true);
    }
    cr_expect_not(connection_limits_admit(connection_limits, 9, true));
    cr_expect_not(connection_limits_admit(connection_limits, 9, false), "for everybody");
    cr_expect_eq(connection_limits_refused(connection_limits), 2);
    connection_limits_closed(connection_limits, 1, true);
    cr_expect(connection_limits_admit(connection_limits, 9, true));
    connection_limits_free(connection_limits);
}

Test(connection_limits, each_address_is_limited) {
    struct connection_limits *connection_limits = connection_limits_create(100, 2);
    for (int i = 0; i < 2; i++) {
        cr_assert(connection_limits_admit(connection_limits, 7, true));
        connection_limits_opened(connection_limits, 7, true);
    }
    cr_expect_not(connection_limits_admit(connection_limits, 7, true));
    cr_expect(connection_limits_admit(connection_limits, 8, true));
    cr_expect(connection_limits_admit(connection_limits, 7, false), "but for those who are free of it");
    connection_limits_closed(connection_limits, 7, true);
    cr_expect(connection_limits_admit(connection_limits, 7, true));
    connection_limits_free(connection_limits);
}

Test(connection_limits, many_addresses_are_told_apart_and_forgotten) {
    enum { MANY = 20000 };
    struct connection_limits *connection_limits = connection_limits_create((size_t)2 * MANY, 1);
    for (int round = 0; round < 2; round++) {
        for (uint64_t key = 0; key < MANY; key++) {
            cr_assert(connection_limits_admit(connection_limits, key, true));
            connection_limits_opened(connection_limits, key, true);
            cr_assert_not(connection_limits_admit(connection_limits, key, true));
        }
        for (uint64_t key = 0; key < MANY; key++) {
            connection_limits_closed(connection_limits, key, true);
        }
    }
    connection_limits_free(connection_limits);
}
