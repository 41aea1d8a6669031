/* SPDX-License-Identifier: Apache-2.0 */
/* The table of errors. */
#include "util/err.h"

#include <string.h>

#include <criterion/criterion.h>

Test(err, every_error_has_a_name_a_status_and_a_problem) {
    for (int i = OK + 1; i < ERR_COUNT; i++) {
        enum err err = (enum err)i;
        cr_expect_gt(strlen(err_name(err)), 0);
        cr_expect(err_status(err) >= 400 && err_status(err) <= 599, "%s", err_name(err));
        cr_expect_gt(strlen(err_title(err)), 0);
        cr_expect_eq(strspn(err_problem(err), "abcdefghijklmnopqrstuvwxyz-"), strlen(err_problem(err)));
    }
}

Test(err, errors_of_one_problem_have_one_status) {
    for (int i = OK + 1; i < ERR_COUNT; i++) {
        for (int j = i + 1; j < ERR_COUNT; j++) {
            if (strcmp(err_problem((enum err)i), err_problem((enum err)j)) == 0) {
                cr_expect_eq(err_status((enum err)i), err_status((enum err)j), "%s", err_problem((enum err)i));
            }
        }
    }
}

Test(err, names_differ) {
    for (int i = 0; i < ERR_COUNT; i++) {
        for (int j = i + 1; j < ERR_COUNT; j++) {
            cr_expect_str_neq(err_name((enum err)i), err_name((enum err)j));
        }
    }
}

Test(err, nothing_wrong_is_200) {
    cr_assert_eq(OK, 0);
    cr_assert_eq(err_status(OK), 200);
    cr_assert_str_eq(err_name(OK), "OK");
}

Test(err, statuses_are_those_of_the_interface) {
    cr_expect_eq(err_status(ERR_UNAUTHORIZED), 401);
    cr_expect_eq(err_status(ERR_VERSION_MISMATCH), 412);
    cr_expect_eq(err_status(ERR_TOO_LARGE), 413);
    cr_expect_eq(err_status(ERR_RATE_LIMITED), 429);
    cr_expect_eq(err_status(ERR_NO_MEMORY), 503);
    cr_expect_str_eq(err_problem(ERR_STORE_UNKNOWN), "store-unavailable");
}
