/* SPDX-License-Identifier: Apache-2.0 */
/* Winning by threats: open threes and fours, each answered in every way there is. */
#include "solvers/line/line_vct.h"

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"

static struct vcf fours;

/*
 * Plies of the win that is found; 0: none. Its line is checked to be played by turns on empty fields, and to end in a
 * line.
 */
static int win_in(struct drawn *drawn, uint64_t nodes) {
    struct line_position *position = &drawn->position;
    struct budget budget = budget_of(UINT64_MAX);
    struct vct *threats = NULL;
    int side = position->to_move;
    uint64_t hash = position->hash;
    vcf_init(&fours, position, &budget);
    cr_assert_eq(vct_make(&threats, position, &budget, &fours), OK);
    int plies = 0;
    int8_t depth = 1;
    for (int part = 0; part < 8 && plies == 0; part++) {
        plies = vct_search(threats, &depth, nodes / 8 + 1);
    }
    cr_assert_eq(position->hash, hash);
    cr_expect(plies == 0 || plies % 2 == 1);
    for (int ply = 0; ply < plies; ply++) {
        int cell = vct_line(threats)[ply];
        cr_assert_eq(position->fields[cell].stone, SIDE_NONE);
        cr_assert_eq(position->class[position->to_move][cell] == CLASS_LINE, ply == plies - 1);
        line_position_play(position, cell);
    }
    cr_expect(plies == 0 || position->to_move != side);
    vct_free(threats);
    return plies;
}

static int win_drawn(int size, int length, const char *rows, uint64_t nodes) {
    struct drawn *drawn = draw(size, length, false, rows);
    int plies = win_in(drawn, nodes);
    drawn_free(drawn);
    return plies;
}

Test(line_threats, two_open_threes_at_once_win) {
    cr_expect_gt(win_drawn(15, 5, "/////......xx/........x/........x/.....o....o/......o..o", 20000), 0);
}

Test(line_threats, an_open_three_alone_does_not) {
    cr_expect_eq(win_drawn(15, 5, "/////......xx/....../......./.....o/......o", 20000), 0);
}

Test(line_threats, the_other_s_own_threats_are_reckoned_with) {
    /* The same two threes, but the other has an open three too. */
    cr_expect_eq(win_drawn(15, 5, "/////......xx/........x/........x//////...ooo/o", 20000), 0);
}

Test(line_threats, the_whole_game_is_won_by_threats_where_lines_are_short) {
    cr_expect_gt(win_drawn(7, 4, "//.../...x/..o", 50000), 0);
    cr_expect_gt(win_drawn(15, 4, "///////.......x/......o", 50000), 0);
}

Test(line_threats, little_work_finds_nothing_and_more_goes_on_where_it_ended) {
    const char *rows = "/////......xx/........x/........x/.....o....o/......o..o";
    cr_expect_eq(win_drawn(15, 5, rows, 1), 0);
    cr_expect_gt(win_drawn(15, 5, rows, 20000), 0);
}

/* Does the side to move win, whatever is played? By trying everything, for positions with a few empty fields. */
static int exhaust(struct line_position *position) {
    int best = position->empty == 0 ? 0 : -1;
    for (int cell = 0; cell < position->cells && best < 1; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        if (wins_by_the_rules(position, position->to_move, cell)) {
            return 1;
        }
        line_position_play(position, cell);
        int score = -exhaust(position);
        line_position_undo(position, cell);
        best = score > best ? score : best;
    }
    return best;
}

Test(line_threats, what_is_found_is_won) {
    struct rng rng = rng_numbered(51);
    int found = 0;
    for (int n = 0; n < 300; n++) {
        struct drawn *drawn = draw(4 + n % 2, 3 + n % 2, n % 5 == 0, "");
        while (drawn->position.empty > 8) {
            line_position_init(&drawn->position, drawn->shapes, drawn->position.size);
            play_at_random(&drawn->position, 40, &rng);
        }
        struct line_position before = drawn->position;
        if (win_in(drawn, 2000) > 0) {
            cr_expect_eq(exhaust(&before), 1);
            found++;
        }
        drawn_free(drawn);
    }
    cr_expect_gt(found, 20);
}
