/* SPDX-License-Identifier: Apache-2.0 */
/* The tables that positions of line games are judged by. */
#include "solvers/line/line_weights.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct line_weights *weights_of(int length, bool exact) {
    const struct line_weights *weights = NULL;
    const struct line_rules rules = {length, exact};
    cr_assert_eq(line_weights_get(&weights, &rules), OK);
    return weights;
}

/* An initialiser that lacks numbers leaves zeros, and no compiler minds. */
Test(line_weights, the_table_has_a_number_for_each_thing) {
    static char text[1 << 18];
    FILE *file = fopen("src/solvers/line/line_weights.inc", "r");
    cr_assert_not_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    (void)fclose(file);
    cr_assert_lt(length, sizeof text - 1);
    const char *worths = strstr(text, ".worths = {");
    const char *threats = strstr(text, ".threats = {");
    cr_assert(worths != NULL && threats > worths);
    int pairs = 0;
    for (const char *at = worths; at < threats; at++) {
        pairs += *at == '{' && at[1] != '\n';
    }
    cr_expect_eq(pairs, COMBINATION_COUNT);
    int masks = -1; /* a comma ends the table itself */
    for (const char *at = threats; *at != '\0'; at++) {
        masks += *at == ',';
    }
    cr_expect_eq(masks, LINE_THREATS);
}

Test(line_weights, fields_that_nobody_has_a_stone_near_are_worth_nothing) {
    const struct line_combinations *combinations = NULL;
    const struct line_weights *weights = weights_of(5, false);
    cr_assert_eq(line_combinations_get(&combinations), OK);
    for (int i = 0; i < COMBINATION_COUNT; i++) {
        if (combinations->shapes[i][LINE_DIRECTIONS - 1] <= 2) {
            cr_assert_eq(weights->worths[i].mover, 0);
            cr_assert_eq(weights->worths[i].other, 0);
        }
    }
    cr_expect_eq(weights_of(4, true)->worths[0].mover, 0);
}

Test(line_weights, only_those_of_five_are_fitted) {
    cr_expect_eq(weights_of(5, false), weights_of(5, true));
    cr_expect_eq(weights_of(4, false), weights_of(6, true));
    cr_expect_neq(weights_of(4, false), weights_of(5, false));
    for (int i = 0; i < LINE_THREATS; i++) {
        cr_expect_eq(weights_of(4, false)->threats[i], 0);
    }
}
