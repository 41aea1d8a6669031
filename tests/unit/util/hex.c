/* SPDX-License-Identifier: Apache-2.0 */
#include "util/hex.h"

#include <criterion/criterion.h>

Test(hex, digits_of_either_case_have_values_and_nothing_else_has) {
    static const char digits[] = "0123456789abcdef";
    static const char capitals[] = "0123456789ABCDEF";
    int values = 0;
    for (int i = 0; i < 16; i++) {
        cr_expect_eq(hex_value(digits[i]), i);
        cr_expect_eq(hex_value(capitals[i]), i);
    }
    for (int c = -128; c < 128; c++) {
        values += hex_value((char)c) >= 0;
    }
    cr_expect_eq(values, 22);
}

Test(hex, an_escape_is_a_percent_sign_and_two_digits) {
    cr_expect_eq(hex_escape("%7e", 3), '~');
    cr_expect_eq(hex_escape("%00", 3), 0);
    cr_expect_eq(hex_escape("%Ffx", 4), 255);
    cr_expect_eq(hex_escape("%7e", 2), -1);
    cr_expect_eq(hex_escape("%7g", 3), -1);
    cr_expect_eq(hex_escape("%g7", 3), -1);
    cr_expect_eq(hex_escape("%\xfe\xff", 3), -1);
    cr_expect_eq(hex_escape("77e", 3), -1);
    cr_expect_eq(hex_escape("", 0), -1);
}
