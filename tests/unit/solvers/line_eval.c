/* SPDX-License-Identifier: Apache-2.0 */
/* How positions of line games are judged. */
#include "solvers/line/line_eval.h"

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"
#include "solvers/line/line_search.h"

static const struct {
    int size, length;
    bool exact;
} played[] = {{15, 5, false}, {15, 5, true}, {20, 5, false}, {5, 5, false}, {7, 4, false}, {9, 6, true}};
enum { PLAYED = sizeof played / sizeof played[0] };

/* One of the eight ways to lay the board. */
static int turned(int cell, int size, int way) {
    int column = cell % size;
    int row = cell / size;
    if ((way & 1) != 0) {
        column = size - 1 - column;
    }
    if ((way & 2) != 0) {
        row = size - 1 - row;
    }
    return (way & 4) != 0 ? column * size + row : row * size + column;
}

/* The same position laid otherwise and, where wanted, with the colours changed. */
static struct drawn *laid(const struct drawn *drawn, int way, bool swapped) {
    const struct line_position *position = &drawn->position;
    struct drawn *other = draw(position->size, position->shapes->rules.length, position->shapes->rules.exact, "");
    for (int cell = 0; cell < position->cells; cell++) {
        int stone = position->fields[cell].stone;
        if (stone != SIDE_NONE) {
            line_position_put(&other->position, turned(cell, position->size, way), swapped ? 1 - stone : stone);
        }
    }
    other->position.to_move = swapped ? 1 - position->to_move : position->to_move;
    return other;
}

Test(line_eval, neither_how_the_board_lies_nor_who_has_which_colour_matters) {
    struct rng rng = rng_numbered(41);
    for (int n = 0; n < 10 * PLAYED; n++) {
        struct drawn *drawn = draw(played[n % PLAYED].size, played[n % PLAYED].length, played[n % PLAYED].exact, "");
        play_at_random(&drawn->position, drawn->position.cells / 4, &rng);
        for (int way = 0; way < 16; way++) {
            struct drawn *other = laid(drawn, way % 8, way >= 8);
            cr_assert_eq(line_judge(&other->position), line_judge(&drawn->position));
            for (int cell = 0; cell < drawn->position.cells; cell++) {
                int there = turned(cell, drawn->position.size, way % 8);
                cr_assert(drawn->position.fields[cell].stone != SIDE_NONE ||
                          line_eval_cell(&drawn->position, cell) == line_eval_cell(&other->position, there));
            }
            drawn_free(other);
        }
        drawn_free(drawn);
    }
}

static int judge(const char *rows, int to_move) {
    struct drawn *drawn = draw(15, 5, false, rows);
    drawn->position.to_move = to_move;
    int score = line_judge(&drawn->position);
    drawn_free(drawn);
    return score;
}

Test(line_eval, an_empty_board_of_any_size_is_judged_alike) {
    for (int size = 9; size <= LINE_SIZE_MAX; size++) {
        struct drawn *drawn = draw(size, 5, false, "");
        cr_expect_eq(line_judge(&drawn->position), judge("", 0));
        drawn_free(drawn);
    }
}

Test(line_eval, who_has_more_to_threaten_with_stands_better) {
    static const char rows[] = "////......xx/........x/.......x/.....o...o/..o.......o";
    cr_expect_gt(judge(rows, 0), 0);
    cr_expect_lt(judge(rows, 1), 0);
    cr_expect_gt(judge(rows, 0), -judge(rows, 1), "the move is worth something");
}

Test(line_eval, what_is_threatened_is_a_number) {
    /* O threatens nothing. X can make a four on two fields, and a three on four; nowhere both. */
    struct drawn *drawn = draw(15, 5, false, "////......xx/.......o/........o////....oxxx/");
    const unsigned threats = 2 | 2 << 3;
    cr_assert_eq(drawn->position.classes[0][CLASS_FOUR], 2);
    cr_assert_eq(drawn->position.classes[0][CLASS_THREE], 4);
    drawn->position.to_move = 0;
    cr_expect_eq(line_threats(&drawn->position), threats, "%x", line_threats(&drawn->position));
    drawn->position.to_move = 1;
    cr_expect_eq(line_threats(&drawn->position), threats << LINE_THREATS_OTHER, "%x", line_threats(&drawn->position));
    drawn_free(drawn);
    /* Two threes at once, a four and a three at once, an open four. */
    drawn = draw(15, 5, false, "//..xx/....x/....x//////..oxxx/......x/......x/");
    drawn->position.to_move = 1;
    cr_expect_neq(line_threats(&drawn->position) & 1U << (LINE_THREATS_OTHER + 2), 0);
    cr_expect_neq(line_threats(&drawn->position) & 1U << (LINE_THREATS_OTHER + 5), 0);
    cr_expect_eq(line_threats(&drawn->position) & 1U << (LINE_THREATS_OTHER + 6), 0);
    line_position_put(&drawn->position, field_at(drawn, 4, 5), 0);
    cr_expect_neq(line_threats(&drawn->position) & 1U << (LINE_THREATS_OTHER + 6), 0);
    drawn_free(drawn);
}

Test(line_eval, a_judgement_is_never_taken_for_a_win) {
    struct rng rng = rng_numbered(42);
    for (int n = 0; n < 200; n++) {
        struct drawn *drawn = draw(15, 5, n % 2 != 0, "");
        /* One side alone has ever more threats. */
        for (int i = 0; i < 60; i++) {
            int cell = (int)rng_below(&rng, 225);
            if (drawn->position.fields[cell].stone == SIDE_NONE) {
                line_position_put(&drawn->position, cell, i % 8 == 0);
            }
            cr_assert_lt(abs(line_judge(&drawn->position)), SCORE_SURE);
        }
        drawn_free(drawn);
    }
}
