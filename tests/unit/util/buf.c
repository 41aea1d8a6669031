/* SPDX-License-Identifier: Apache-2.0 */
/* The growing buffer with a cap. */
#include "util/buf.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

Test(buf, what_is_appended_is_there_in_order) {
    struct buf buf;
    buf_init(&buf, 1000);
    buf_append(&buf, "a\0b", 3);
    buf_append_text(&buf, "cd");
    buf_append_format(&buf, "-%d-", 42);
    cr_assert_eq(buf.length, 9);
    cr_assert_arr_eq(buf.bytes, "a\0bcd-42-", 10);
    cr_assert_not(buf.failed);
    buf_free(&buf);
}

Test(buf, it_may_be_filled_to_its_cap_and_no_further) {
    struct buf buf;
    buf_init(&buf, 10);
    buf_append_text(&buf, "0123456789");
    cr_assert_not(buf.failed);
    buf_append(&buf, "", 0);
    cr_assert_not(buf.failed);
    buf_append_text(&buf, "x");
    cr_assert(buf.failed);
    cr_assert_str_eq(buf.bytes, "0123456789");
    buf_free(&buf);
}

Test(buf, a_failure_sticks) {
    struct buf buf;
    buf_init(&buf, 4);
    buf_append_text(&buf, "abc");
    buf_append_text(&buf, "too long");
    buf_append_text(&buf, "d");
    cr_assert(buf.failed);
    cr_assert_str_eq(buf.bytes, "abc", "what fitted stays, nothing is appended behind a gap");
    cr_assert_null(buf_take(&buf));
}

Test(buf, a_format_that_does_not_fit_leaves_nothing) {
    struct buf buf;
    buf_init(&buf, 300);
    buf_append_text(&buf, "head ");
    buf_append_format(&buf, "%0400d", 1);
    cr_assert(buf.failed);
    cr_assert_str_eq(buf.bytes, "head ");
    buf_append_format(&buf, "%d", 1);
    cr_assert_str_eq(buf.bytes, "head ");
    buf_free(&buf);
}

Test(buf, a_format_may_make_it_grow) {
    struct buf buf;
    buf_init(&buf, 100000);
    for (int i = 0; i < 1000; i++) {
        buf_append_format(&buf, "%05d", i);
    }
    cr_assert_eq(buf.length, 5000);
    cr_assert_arr_eq(buf.bytes + 4995, "00999", 6);
    buf_free(&buf);
}

Test(buf, cleared_it_keeps_its_memory_and_forgets_its_failure) {
    struct buf buf;
    buf_init(&buf, 8);
    buf_append_text(&buf, "abcdefgh");
    buf_append_text(&buf, "i");
    const char *bytes = buf.bytes;
    buf_clear(&buf);
    cr_assert_str_eq(buf.bytes, "");
    buf_append_text(&buf, "xyz");
    cr_assert_str_eq(buf.bytes, "xyz");
    cr_assert_eq(buf.bytes, bytes);
    cr_assert_not(buf.failed);
    buf_free(&buf);
}

Test(buf, an_empty_one_can_be_cleared_taken_and_freed) {
    struct buf buf;
    buf_init(&buf, 8);
    buf_clear(&buf);
    cr_assert_null(buf_take(&buf));
    buf_free(&buf);
    buf_free(&buf);
}

Test(buf, taken_bytes_are_the_callers) {
    struct buf buf;
    buf_init(&buf, 8);
    buf_append_text(&buf, "abc");
    char *bytes = buf_take(&buf);
    cr_assert_str_eq(bytes, "abc");
    cr_assert(buf.bytes == NULL && buf.length == 0);
    buf_append_text(&buf, "new");
    cr_assert_str_eq(bytes, "abc");
    free(bytes);
    buf_free(&buf);
}
