/* SPDX-License-Identifier: Apache-2.0 */
/* The table of errors. */
#include "util/err.h"

#include <string.h>

#include <criterion/criterion.h>

Test(err, every_error_has_a_name_a_status_and_a_problem) {
    for (int i = OK + 1; i < ERR_COUNT; i++) {
        enum err err = (enum err)i;
        cr_expect_gt(strlen(err_name(err)), 0);
        cr_expect(err_def(err)->status >= 400 && err_def(err)->status <= 599, "%s", err_name(err));
        cr_expect_gt(strlen(err_def(err)->title), 0);
        cr_expect_eq(strspn(err_def(err)->name, "abcdefghijklmnopqrstuvwxyz-"), strlen(err_def(err)->name));
    }
}

Test(err, errors_of_one_problem_have_one_status) {
    for (int i = OK + 1; i < ERR_COUNT; i++) {
        for (int j = i + 1; j < ERR_COUNT; j++) {
            if (strcmp(err_def((enum err)i)->name, err_def((enum err)j)->name) == 0) {
                cr_expect_eq(err_def((enum err)i)->status, err_def((enum err)j)->status, "%s",
                             err_def((enum err)i)->name);
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
    cr_assert_eq(err_def(OK)->status, 200);
    cr_assert_str_eq(err_name(OK), "OK");
}

Test(err, statuses_are_those_of_the_interface) {
    cr_expect_eq(err_def(ERR_UNAUTHORIZED)->status, 401);
    cr_expect_eq(err_def(ERR_VERSION_MISMATCH)->status, 412);
    cr_expect_eq(err_def(ERR_TOO_LARGE)->status, 413);
    cr_expect_eq(err_def(ERR_RATE_LIMITED)->status, 429);
    cr_expect_eq(err_def(ERR_NO_MEMORY)->status, 503);
    cr_expect_str_eq(err_def(ERR_STORE_UNKNOWN)->name, "store-unavailable");
}
