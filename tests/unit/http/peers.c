/* SPDX-License-Identifier: Apache-2.0 */
/* Counting connections. */
#include "http/peers.h"

#include <criterion/criterion.h>

Test(peers, all_together_are_limited) {
    struct peers *peers = peers_create(3, 0);
    for (uint64_t key = 0; key < 3; key++) {
        cr_assert(peers_admit(peers, key, true));
        peers_opened(peers, key, true);
    }
    cr_expect_not(peers_admit(peers, 9, true));
    cr_expect_not(peers_admit(peers, 9, false), "for everybody");
    cr_expect_eq(peers_refused(peers), 2);
    peers_closed(peers, 1, true);
    cr_expect(peers_admit(peers, 9, true));
    peers_free(peers);
}

Test(peers, each_address_is_limited) {
    struct peers *peers = peers_create(100, 2);
    for (int i = 0; i < 2; i++) {
        cr_assert(peers_admit(peers, 7, true));
        peers_opened(peers, 7, true);
    }
    cr_expect_not(peers_admit(peers, 7, true));
    cr_expect(peers_admit(peers, 8, true));
    cr_expect(peers_admit(peers, 7, false), "but for those who are free of it");
    peers_closed(peers, 7, true);
    cr_expect(peers_admit(peers, 7, true));
    peers_free(peers);
}

Test(peers, many_addresses_are_told_apart_and_forgotten) {
    enum { MANY = 20000 };
    struct peers *peers = peers_create((size_t)2 * MANY, 1);
    for (int round = 0; round < 2; round++) {
        for (uint64_t key = 0; key < MANY; key++) {
            cr_assert(peers_admit(peers, key, true));
            peers_opened(peers, key, true);
            cr_assert_not(peers_admit(peers, key, true));
        }
        for (uint64_t key = 0; key < MANY; key++) {
            peers_closed(peers, key, true);
        }
    }
    peers_free(peers);
}
