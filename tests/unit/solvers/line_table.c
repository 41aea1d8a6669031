/* SPDX-License-Identifier: Apache-2.0 */
/* The table of positions of line games. */
#include "solvers/line/line_table.h"

#include <pthread.h>

#include <criterion/criterion.h>

#include "solvers/line/line_position.h"

static struct line_table *table_of(int bits) {
    struct line_table *table = NULL;
    cr_assert_eq(line_table_make(&table, bits), OK);
    return table;
}

static void keep(struct line_table *table, uint64_t key, int depth) {
    const struct line_entry entry = {.depth = depth, .cell = LINE_NO_CELL, .bound = BOUND_EXACT};
    line_table_keep(table, key, &entry);
}

static bool has(const struct line_table *table, uint64_t key) {
    struct line_entry entry;
    return line_table_find(&entry, table, key);
}

Test(line_table, what_is_kept_is_found_to_the_last_bit) {
    static const struct line_entry entries[] = {
        {.score = -30000, .eval = 29999, .cell = LINE_NO_CELL, .depth = -4, .bound = BOUND_UPPER},
        {.score = 30000, .eval = -29999, .cell = LINE_CELLS - 1, .depth = 100, .bound = BOUND_LOWER},
        {.score = 0, .eval = 0, .cell = 0, .depth = 0, .bound = BOUND_EXACT}};
    struct line_table *table = table_of(4);
    cr_expect_not(has(table, 0));
    for (size_t i = 0; i < 3; i++) {
        struct line_entry found;
        uint64_t key = UINT64_C(0x123456789ABCDEF0) * i;
        line_table_keep(table, key, &entries[i]);
        cr_assert(line_table_find(&found, table, key));
        cr_expect_eq(found.score, entries[i].score);
        cr_expect_eq(found.eval, entries[i].eval);
        cr_expect_eq(found.cell, entries[i].cell);
        cr_expect_eq(found.depth, entries[i].depth);
        cr_expect_eq(found.bound, entries[i].bound);
    }
    line_table_free(table);
}

Test(line_table, a_position_is_kept_once_and_the_least_deep_makes_room) {
    struct line_table *table = table_of(2); /* one set of four */
    for (uint64_t key = 1; key <= 4; key++) {
        keep(table, key, key == 3 ? 1 : 5);
    }
    keep(table, 4, 6);
    for (uint64_t key = 1; key <= 4; key++) {
        cr_expect(has(table, key));
    }
    keep(table, 5, 2);
    cr_expect(has(table, 5) && !has(table, 3) && has(table, 1) && has(table, 2) && has(table, 4));
    line_table_free(table);
}

Test(line_table, what_former_searches_found_makes_room_first) {
    struct line_table *table = table_of(2);
    keep(table, 1, 7);
    line_table_age(table);
    for (uint64_t key = 2; key <= 5; key++) {
        keep(table, key, 1);
    }
    cr_expect_not(has(table, 1));
    cr_expect(has(table, 2) && has(table, 5));
    line_table_free(table);
}

/* ---- several threads ---- */

enum { ROUNDS = 20000, KEYS = 64 };

/* What is kept of a position says which it is. */
static void *keep_and_look(void *context) {
    struct line_table *table = context;
    bool torn = false;
    for (uint64_t i = 0; i < ROUNDS; i++) {
        uint64_t key = i * 7 % KEYS + 1;
        const struct line_entry entry = {
            .score = (int)key, .eval = -(int)key, .cell = (int)key, .depth = (int)(i % 9), .bound = BOUND_EXACT};
        struct line_entry found;
        line_table_keep(table, key, &entry);
        uint64_t other = i * 5 % KEYS + 1;
        torn = torn || (line_table_find(&found, table, other) && found.score != (int)other);
    }
    return torn ? context : NULL;
}

Test(line_table, what_two_threads_write_at_once_is_right_or_nothing) {
    struct line_table *table = table_of(4);
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(pthread_create(&threads[i], NULL, keep_and_look, table), 0);
    }
    for (int i = 0; i < 2; i++) {
        void *torn = NULL;
        cr_assert_eq(pthread_join(threads[i], &torn), 0);
        cr_expect_null(torn);
    }
    line_table_free(table);
}
