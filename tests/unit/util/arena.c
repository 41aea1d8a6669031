/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that lives as long as a request. */
#include "util/arena.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <criterion/criterion.h>

static struct arena arena;

static void make(void) {
    arena_init(&arena);
}

static void drop(void) {
    arena_free(&arena);
}

TestSuite(arena, .init = make, .fini = drop);

static bool is_zero(const unsigned char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != 0) {
            return false;
        }
    }
    return true;
}

Test(arena, memory_is_zeroed_and_aligned_for_anything) {
    for (size_t size = 0; size < 300; size++) {
        unsigned char *memory = arena_alloc(&arena, size);
        cr_assert_not_null(memory);
        cr_assert_eq((uintptr_t)memory % alignof(max_align_t), 0);
        cr_assert(is_zero(memory, size));
        memset(memory, 0xff, size);
    }
}

Test(arena, pieces_do_not_overlap) {
    unsigned char *pieces[200];
    for (size_t i = 0; i < 200; i++) {
        pieces[i] = arena_alloc(&arena, i + 1);
        memset(pieces[i], (int)i, i + 1);
    }
    for (size_t i = 0; i < 200; i++) {
        for (size_t j = 0; j <= i; j++) {
            cr_assert_eq(pieces[i][j], (unsigned char)i);
        }
    }
}

Test(arena, a_large_piece_follows_a_small_one) {
    char *small = arena_copy(&arena, "small", 5);
    unsigned char *large = arena_alloc(&arena, 1 << 20);
    cr_assert_not_null(large);
    memset(large, 1, 1 << 20);
    cr_assert_str_eq(small, "small");
}

Test(arena, what_no_machine_has_is_refused) {
    cr_assert_null(arena_alloc(&arena, SIZE_MAX));
    cr_assert_null(arena_alloc(&arena, SIZE_MAX / 2 + 1));
    cr_assert_null(arena_copy(&arena, "", SIZE_MAX));
}

Test(arena, a_copy_ends_in_a_nul) {
    cr_assert_str_eq(arena_copy(&arena, "abcdef", 3), "abc");
    cr_assert_str_eq(arena_copy(&arena, NULL, 0), "");
    cr_assert_arr_eq(arena_copy(&arena, "a\0b", 3), "a\0b", 4);
}

Test(arena, a_format_gets_the_room_it_needs) {
    char *text = arena_format(&arena, "%d-%s-%*d", 7, "x", 5000, 1);
    cr_assert_eq(strlen(text), 5004);
    cr_assert_str_eq(text + 5002, " 1");
}

Test(arena, after_a_reset_the_memory_is_used_again_and_zeroed_again) {
    unsigned char *first = arena_alloc(&arena, 100);
    memset(first, 0xff, 100);
    cr_assert_not_null(arena_alloc(&arena, 100000));
    arena_reset(&arena);
    unsigned char *again = arena_alloc(&arena, 100);
#ifndef __SANITIZE_ADDRESS__ /* there it is freed, so that who still has it is found out */
    cr_assert_eq(again, first);
#endif
    cr_assert(is_zero(again, 100));
}

Test(arena, what_is_taken_is_as_it_was_left) {
    unsigned char *first = arena_take(&arena, 100);
    memset(first, 0xff, 100);
    arena_reset(&arena);
    unsigned char *again = arena_take(&arena, 100);
#ifndef __SANITIZE_ADDRESS__
    cr_assert_eq(again, first);
    cr_assert_eq(again[99], 0xff);
#endif
    cr_assert_null(arena_take(&arena, SIZE_MAX));
    cr_assert_not_null(again);
}

Test(arena, an_empty_arena_can_be_reset_and_freed) {
    arena_reset(&arena);
    arena_free(&arena);
    arena_free(&arena);
    cr_assert_not_null(arena_alloc(&arena, 1));
}
