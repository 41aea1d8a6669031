/* SPDX-License-Identifier: Apache-2.0 */
/* Winning by continuous fours. */
#include "solvers/line/line_vcf.h"

#include <criterion/criterion.h>

#include "line_positions.h"

/* Plies of the win, its line played out: every move but the last makes a four, every answer is the only one. */
static int win_in(int size, bool exact, const char *rows, uint64_t steps) {
    struct drawn *drawn = draw(size, 5, exact, rows);
    struct line_position *position = &drawn->position;
    struct budget budget = budget_of(steps);
    static struct vcf fours;
    vcf_init(&fours, position, &budget);
    int plies = vcf_search(&fours, 100000);
    int side = position->to_move;
    for (int ply = 0; ply < plies; ply++) {
        int cell = fours.line[ply];
        cr_assert_eq(position->fields[cell].stone, SIDE_NONE);
        if (position->classes[position->to_move][CLASS_LINE] > 0) {
            cr_expect_eq(ply, plies - 1, "%s: won in %d", rows, ply + 1);
            cr_expect_eq(position->to_move, side);
            cr_expect_eq(position->class[side][cell], CLASS_LINE);
        }
        line_position_play(position, cell);
    }
    drawn_free(drawn);
    return plies;
}

Test(line_fours, complete_a_line_at_once) {
    cr_expect_eq(win_in(9, false, "xxxx...../oooo", UINT64_MAX), 1);
    cr_expect_eq(win_in(9, false, "xx.xx..../oooo", UINT64_MAX), 1);
}

Test(line_fours, an_open_four_wins_in_three) {
    cr_expect_eq(win_in(9, false, "........./..xxx..../....o..../...oo", UINT64_MAX), 3);
}

Test(line_fours, a_chain_of_fours_is_followed_to_its_end) {
    /* Positions out of games; where it is longest, an answer makes a four that must be met in between. */
    cr_expect_eq(win_in(15, false,
                        "////.........x/...o....ox/....x.oxo/...o.xxoxo/......xoxox/.....o..xoxx/........ox/.......oo/"
                        ".......x",
                        UINT64_MAX),
                 15);
    cr_expect_eq(win_in(15, false,
                        "///............x/........x..o/....ooxo.xoo/....xxoxxoxx/......xoox.o/...o.o.xxo/....xo.ox/"
                        "...oxxx..o/.....o",
                        UINT64_MAX),
                 21);
    cr_expect_eq(win_in(15, false,
                        "....///........xxxo/........xoo/......oo.xox.o/......x...oox/......x.xo.x/......x.o.x.ox/"
                        "......oxooox.o/......xxoxxo/......xox.oxx/......xoox/.....oxoo.ox/......o",
                        UINT64_MAX),
                 11);
}

Test(line_fours, an_answer_that_makes_a_four_of_the_others_must_be_met) {
    /* The four on the left is answered on a field that completes four of the other's: then the chain ends. */
    const char *met = "xxx...o../....../....../...o...../...o...../...o...../....x....";
    cr_expect_eq(win_in(9, false, met, UINT64_MAX), 0);
}

Test(line_fours, there_is_none_where_no_four_can_be_made) {
    cr_expect_eq(win_in(15, false, "/../..xx/..o/..o", UINT64_MAX), 0);
    cr_expect_eq(win_in(9, true, "xx.xxx.../ooo......", UINT64_MAX), 0, "six in a row are no line");
}

Test(line_fours, ends_with_its_budget) {
    cr_expect_eq(win_in(15, false, "/../..xxx/..o/..o/..o", 100), 0);
    cr_expect_gt(win_in(15, false, "/../..xxx/..o/..o/..o", UINT64_MAX), 0);
}
