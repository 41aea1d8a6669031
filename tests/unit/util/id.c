/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers. */
#include "util/id.h"

#include <string.h>

#include <criterion/criterion.h>
#include <sodium.h>

static struct id_source source;

static void make(void) {
    cr_assert_geq(sodium_init(), 0);
    id_source_init(&source);
}

static void drop(void) {
    id_source_free(&source);
}

TestSuite(id, .init = make, .fini = drop);

Test(id, ids_of_one_moment_differ_and_keep_their_order) {
    struct id last = id_make(&source, 1000);
    for (int i = 0; i < 100000; i++) {
        struct id next = id_make(&source, 1000);
        cr_assert_lt(strcmp(last.text, next.text), 0);
        last = next;
    }
}

Test(id, a_later_id_sorts_behind) {
    const int64_t moments[] = {0, 1, 31, 32, 1700000000000, 1700000000001, 35184372088831};
    struct id last = {{0}};
    for (size_t i = 0; i < sizeof moments / sizeof moments[0]; i++) {
        struct id next = id_make(&source, moments[i]);
        cr_assert_lt(strcmp(last.text, next.text), 0, "at %lld", (long long)moments[i]);
        last = next;
    }
}

Test(id, a_clock_that_steps_back_breaks_no_order) {
    struct id before = id_make(&source, 5000);
    struct id after = id_make(&source, 4000);
    cr_assert_lt(strcmp(before.text, after.text), 0);
}

Test(id, it_reads_back) {
    struct id made = id_make(&source, 1700000000000);
    struct id read = {{0}};
    cr_assert_eq(strlen(made.text), ID_LENGTH);
    cr_assert(id_parse(&read, made.text, ID_LENGTH));
    cr_assert(id_equal(&made, &read));
    cr_assert_eq(id_hash(&made), id_hash(&read));
}

Test(id, what_cannot_be_one_is_refused_and_nothing_written) {
    struct id id = {"0000000000000001"};
    const char *const bad[] = {"",
                               "000000000000000",
                               "00000000000000000",
                               "0000000000000000i",
                               "000000000000000I",
                               "00000000000000-0",
                               "000000000000000O",
                               "000000000000000u",
                               "000000000000000A"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_expect_not(id_parse(&id, bad[i], strlen(bad[i])), "%s", bad[i]);
    }
    cr_expect_not(id_parse(&id,
                           "0000000\0"
                           "00000000",
                           ID_LENGTH));
    cr_assert_str_eq(id.text, "0000000000000001");
    for (int c = 1; c < 256; c++) {
        const char text[] = {(char)c, '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0'};
        bool good = strchr("0123456789abcdefghjkmnpqrstvwxyz", c) != NULL;
        cr_expect_eq(id_parse(&id, text, ID_LENGTH), good, "%02x", (unsigned)c);
    }
}

Test(id, the_next_id_comes_behind_and_nothing_lies_between) {
    const char *const pairs[][2] = {
        {"0000000000000000", "0000000000000001"}, {"0000000000000009", "000000000000000a"},
        {"000000000000000h", "000000000000000j"}, {"1m7x1qd5zk2p8d0z", "1m7x1qd5zk2p8d10"},
        {"0zzzzzzzzzzzzzzz", "1000000000000000"}, {"", ""},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct id id = {""};
        strcpy(id.text, pairs[i][0]);
        cr_expect_str_eq(id_next(&id).text, pairs[i][1]);
    }
}

Test(id, the_floor_of_a_moment_parts_earlier_ids_from_its_own) {
    struct id earlier = id_make(&source, 1700000000000);
    struct id own = id_make(&source, 1700000000001);
    struct id floor = id_floor(1700000000001);
    struct id parsed;
    cr_expect(strcmp(earlier.text, floor.text) < 0 && strcmp(floor.text, own.text) <= 0);
    cr_expect(id_parse(&parsed, floor.text, strlen(floor.text)));
    cr_expect_str_eq(id_floor(-5).text, "0000000000000000");
}

Test(id, after_following_one_all_new_ones_sort_behind_it) {
    struct id old = id_make(&source, 1700000000000);
    struct id older = id_floor(1600000000000);
    struct id none = {""};
    struct id_source fresh;
    id_source_init(&fresh);
    id_source_follow(&fresh, &none);
    id_source_follow(&fresh, &old);
    id_source_follow(&fresh, &older);
    struct id last = old;
    for (int i = 0; i < 100; i++) {
        struct id next = id_make(&fresh, 1650000000000 + i); /* the clock was set back */
        cr_assert(strcmp(last.text, next.text) < 0);
        last = next;
    }
    struct id later = id_make(&fresh, 1700000000001);
    cr_expect(strcmp(last.text, later.text) < 0);
    id_source_free(&fresh);
}

Test(id, of_a_name_is_always_the_same_and_of_no_moment) {
    struct id bull = id_named("bull");
    struct id again = id_named("bull");
    struct id cow = id_named("cow");
    struct id parsed;
    cr_expect(id_equal(&bull, &again));
    cr_expect_not(id_equal(&bull, &cow));
    cr_expect(id_parse(&parsed, bull.text, strlen(bull.text)));
    struct id first = id_floor(1);
    cr_expect(strcmp(bull.text, first.text) < 0 && strcmp(cow.text, first.text) < 0);
}

Test(id, all_zero_is_none) {
    struct id none = {{0}};
    struct id made = id_make(&source, 1);
    cr_assert(id_is_none(&none));
    cr_assert_not(id_is_none(&made));
}

Test(id, hashes_spread) {
    enum { BUCKETS = 64, IDS = 64 * 200 };
    int counts[BUCKETS] = {0};
    for (int i = 0; i < IDS; i++) {
        struct id id = id_make(&source, 1700000000000);
        counts[id_hash(&id) % BUCKETS]++;
    }
    for (int i = 0; i < BUCKETS; i++) {
        cr_assert(counts[i] > 100 && counts[i] < 300, "bucket %d has %d", i, counts[i]);
    }
}
