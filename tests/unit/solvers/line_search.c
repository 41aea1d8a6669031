/* SPDX-License-Identifier: Apache-2.0 */
/* The search of line games: what must never be missed, and that it claims nothing that is not so. */
#include "solvers/line/line_search.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"

enum { ENOUGH = 20000000 };

static struct line_verdict search_drawn(struct drawn *drawn, bool sound, uint64_t steps) {
    const struct line_aims aims = {.sound = sound, .for_value = sound};
    struct budget budget = budget_of(steps);
    struct line_verdict verdict;
    cr_assert_eq(line_search(&verdict, &drawn->position, &aims, &budget), OK);
    return verdict;
}

/* Is the move found one of these, written as "c,r c,r"? */
static void expect_move(int size, bool exact, const char *rows, const char *moves) {
    for (uint64_t steps = 0; steps <= ENOUGH; steps += ENOUGH) {
        struct drawn *drawn = draw(size, 5, exact, rows);
        struct line_verdict verdict = search_drawn(drawn, false, steps);
        char move[16];
        (void)snprintf(move, sizeof move, "%d,%d ", verdict.cell % size, verdict.cell / size);
        cr_expect_not_null(strstr(moves, move), "%s: %swith %lu steps", rows, move, (unsigned long)steps);
        drawn_free(drawn);
    }
}

Test(line_search, a_win_in_one_is_never_missed) {
    expect_move(15, false, "xxxx/oooo", "4,0 ");
    expect_move(15, false, "xx.xx/oo.oo", "2,0 ");
    expect_move(15, false, "oooo/xxxx", "4,1 ");
    expect_move(15, true, "xxx.xx.xx.xxx/o.o.o.o.o.o.o/o.o.o", "6,0 ");
    struct rng rng = rng_numbered(31);
    for (int n = 0; n < 200; n++) {
        struct drawn *drawn = draw(7, 4, n % 2 != 0, "");
        play_at_random(&drawn->position, 24, &rng);
        int side = drawn->position.to_move;
        struct line_verdict verdict = search_drawn(drawn, false, (uint64_t)n * 1000);
        if (drawn->position.classes[side][CLASS_LINE] > 0) {
            cr_expect(wins_by_the_rules(&drawn->position, side, verdict.cell));
        } else if (drawn->position.classes[1 - side][CLASS_LINE] == 1) {
            cr_expect_eq(drawn->position.class[1 - side][verdict.cell], CLASS_LINE);
        }
        drawn_free(drawn);
    }
}

Test(line_search, a_four_is_stopped) {
    expect_move(15, false, "oxxxx/..o/..o", "5,0 ");
    expect_move(15, false, "../..../.....x.xxx/.....o/....o.o", "6,2 ");
}

Test(line_search, an_open_three_is_stopped_where_it_can_be) {
    /* Either end, or a field further where the other end is near the edge. */
    expect_move(15, false, "////....../....xxx/....oo", "3,5 7,5 2,5 8,5 ");
    expect_move(15, false, "////....../.xxx/..o.o", "0,5 4,5 5,5 ");
    expect_move(15, false, "////....../..xx.x/..o.o", "1,5 4,5 6,5 ");
    expect_move(15, false, "...../..x/...x/..o.x/..o", "1,0 5,4 6,5 0,0 ");
}

Test(line_search, an_open_three_of_ones_own_goes_on) {
    expect_move(15, false, "////....../....xxx/....ooo", "3,5 7,5 ");
}

Test(line_search, forced_wins_are_found) {
    struct drawn *drawn = draw(15, 5, false,
                               "////.........x/...o....ox/....x.oxo/...o.xxoxo/......xoxox/.....o..xoxx/........ox/"
                               ".......oo/.......x");
    struct line_verdict verdict = search_drawn(drawn, false, ENOUGH);
    cr_expect_geq(verdict.score, SCORE_SURE);
    cr_expect_eq(verdict.line_length, 15);
    drawn_free(drawn);
    /* Two open threes in one move, which continuous fours do not find. */
    drawn = draw(15, 5, false, "/////......xx/........x/........x/.....o....o/......o..o");
    verdict = search_drawn(drawn, false, ENOUGH);
    cr_expect_geq(verdict.score, SCORE_SURE, "%d", verdict.score);
    drawn_free(drawn);
}

/* The score with everything looked at, by negamax; for positions with a few empty fields. */
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

Test(line_search, a_sound_claim_is_true) {
    struct rng rng = rng_numbered(32);
    int claims = 0;
    for (int n = 0; n < 300; n++) {
        struct drawn *drawn = draw(4 + n % 2, 3 + n % 3 / 2, n % 5 == 0, "");
        play_at_random(&drawn->position, 40, &rng);
        while (drawn->position.empty > 0 && drawn->position.empty < 5) {
            drawn_free(drawn);
            drawn = draw(4 + n % 2, 3 + n % 3 / 2, n % 5 == 0, "");
            play_at_random(&drawn->position, 12 + 9 * (n % 2), &rng);
        }
        if (drawn->position.empty > 0 && drawn->position.empty <= 7) {
            struct line_verdict verdict = search_drawn(drawn, true, ENOUGH);
            int truth = exhaust(&drawn->position);
            int claim = verdict.score >= SCORE_SURE ? 1 : verdict.score <= -SCORE_SURE ? -1 : 0;
            cr_expect(claim == truth || claim == 0, "%d claimed, %d true", claim, truth);
            claims += claim != 0;
        }
        drawn_free(drawn);
    }
    cr_expect_gt(claims, 20);
}

Test(line_search, the_same_steps_give_the_same_verdict) {
    struct line_verdict verdicts[2];
    for (int i = 0; i < 2; i++) {
        struct drawn *drawn = draw(15, 5, false, "////......x/.......o/......ox");
        verdicts[i] = search_drawn(drawn, false, ENOUGH / 2);
        drawn_free(drawn);
    }
    cr_expect_eq(verdicts[0].cell, verdicts[1].cell);
    cr_expect_eq(verdicts[0].nodes, verdicts[1].nodes);
    cr_expect_eq(verdicts[0].score, verdicts[1].score);
    cr_expect_gt(verdicts[0].depth, 2);
}

Test(line_search, the_position_is_as_it_was_afterwards) {
    struct drawn *drawn = draw(15, 5, false, "////......x/.......o/......ox");
    uint64_t hash = drawn->position.hash;
    (void)search_drawn(drawn, true, ENOUGH / 10);
    cr_expect_eq(drawn->position.hash, hash);
    cr_expect_eq(drawn->position.empty, 221);
    cr_expect_eq(drawn->position.to_move, 0);
    drawn_free(drawn);
}

Test(line_search, a_full_board_has_no_move) {
    struct drawn *drawn = draw(3, 3, false, "xox/xoo/oxx");
    struct line_verdict verdict = search_drawn(drawn, true, ENOUGH);
    cr_expect_eq(verdict.cell, LINE_NO_CELL);
    cr_expect_eq(verdict.line_length, 0);
    drawn_free(drawn);
}

Test(line_search, where_there_is_one_move_its_value_is_found_when_asked_for) {
    struct drawn *drawn = draw(15, 5, false, "x////.oxxxx/....o/....o/....o");
    const struct line_aims move = {.sound = false};
    const struct line_aims value = {.sound = true, .for_value = true};
    for (int i = 0; i < 2; i++) {
        struct budget budget = budget_of(ENOUGH);
        struct line_verdict verdict;
        cr_assert_eq(line_search(&verdict, &drawn->position, i == 0 ? &move : &value, &budget), OK);
        cr_expect_eq(verdict.cell, field_at(drawn, 6, 4));
        cr_expect(i == 0 ? verdict.nodes == 0 : verdict.nodes > 0);
    }
    drawn_free(drawn);
}
