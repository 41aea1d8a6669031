/* SPDX-License-Identifier: Apache-2.0 */
/* Openings as they are written, and as they are drawn. */
#include "match/opening.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "solvers/line/line_search.h"

enum { JUDGE_NODES = 500, DRAWN = 12 };

static const struct opening_board fifteen = {.size = 15};
static const struct opening_board twenty = {.size = 20};

static void expect_read(const char *line, const struct opening_board *board, const char *wanted) {
    struct opening opening;
    char reason[OPENING_REASON] = "";
    char text[256] = "";
    bool good = opening_parse(&opening, line, board, reason);
    cr_assert(good, "'%s': %s", line, reason);
    opening_print(text, sizeof text, &opening);
    cr_expect_str_eq(text, wanted);
}

static void expect_refused(const char *line, const char *named) {
    struct opening opening;
    char reason[OPENING_REASON] = "";
    cr_expect_not(opening_parse(&opening, line, &fifteen, reason), "'%s'", line);
    cr_expect_not_null(strstr(reason, named), "'%s': %s", line, reason);
}

Test(match_opening, fields_are_named_by_column_and_row) {
    struct opening opening;
    char reason[OPENING_REASON];
    cr_assert(opening_parse(&opening, "h8 a1 o15", &fifteen, reason));
    cr_expect_eq(opening.count, 3);
    cr_expect(opening.moves[0].column == 7 && opening.moves[0].row == 7);
    cr_expect(opening.moves[1].column == 0 && opening.moves[1].row == 0);
    cr_expect(opening.moves[2].column == 14 && opening.moves[2].row == 14);
    expect_read("  H8, i9,g7 \r\n", &fifteen, "h8 i9 g7");
    expect_read("t20 a20", &twenty, "t20 a20");
}

Test(match_opening, numbers_are_columns_and_rows_from_the_middle) {
    expect_read("0,0, 1,2, -7,7", &fifteen, "h8 i10 a15");
    expect_read("-1,-1, 0,0,  9,-10\n", &twenty, "j10 k11 t1");
}

Test(match_opening, comments_and_empty_lines_are_no_openings) {
    expect_read("", &fifteen, "");
    expect_read(" \n", &fifteen, "");
    expect_read("# h8 i9", &fifteen, "");
    expect_read("h8 # the middle", &fifteen, "h8");
}

Test(match_opening, what_is_no_free_field_is_named) {
    expect_refused("h8 p1", "p1");
    expect_refused("h8 i16", "i16");
    expect_refused("h8 i0", "i0");
    expect_refused("h8 i", "i");
    expect_refused("h8 i9 h8", "h8");
    expect_refused("h8 i99999999999999999999", "i99999");
    expect_refused("0,0, 99999999999999999999,0", "99999");
    expect_refused("0,0, 0,-99999999999999999999", "0,-999");
    expect_refused("h8 9", "9");
    expect_refused("0,0, 8,0", "8,0");
    expect_refused("0,0, 1", "1");
    expect_refused("0,0, 0,0", "0,0");
    expect_refused("0,0, h8", "h8");
}

Test(match_opening, a_game_that_is_over_is_no_opening) {
    expect_refused("a1 a2 b1 b2 c1 c2 d1 d2 e1", "over");
    struct opening opening;
    char reason[OPENING_REASON];
    const struct opening_board exact = {.size = 15, .exact = true};
    const char *six = "a1 a9 b1 b9 c1 d9 d1 e9 f1 g9 e1";
    cr_expect(opening_parse(&opening, six, &exact, reason));
    expect_refused(six, "over");
}

Test(match_opening, as_many_stones_as_there_is_room_for_are_read_and_no_more) {
    char line[512] = "";
    size_t length = 0;
    for (int i = 0; i <= OPENING_STONES_MAX; i++) {
        length += (size_t)snprintf(line + length, sizeof line - length, "%c%d ", 'a' + i % 7 * 2, 1 + i / 7 * 2);
    }
    expect_refused(line, "one too many");
}

static struct opening parsed(const char *line) {
    struct opening opening = {0};
    char reason[OPENING_REASON];
    cr_assert(opening_parse(&opening, line, &fifteen, reason));
    return opening;
}

static bool are_alike(const char *one, const char *other) {
    struct opening first = parsed(one);
    struct opening second = parsed(other);
    return opening_is_alike(&first, &second, fifteen.size);
}

Test(match_opening, turned_and_mirrored_positions_are_alike_but_not_with_other_colours) {
    cr_expect(are_alike("h8 i9 k10", "k10 i9 h8"));
    cr_expect(are_alike("h8 i9 k10", "h8 g9 f11"));
    cr_expect(are_alike("h8 i9 k10", "h8 i7 j5"));
    cr_expect_not(are_alike("h8 i9 k10", "h8 i9 k9"));
    cr_expect_not(are_alike("h8 i9 k10", "i9 h8 k10"));
    cr_expect_not(are_alike("h8 i9 k10", "h8 i9"));
    cr_expect_not(are_alike("h8 i9", "h8 i9 k10"));
}

static bool read_text(struct opening_list *list, const char *text, char reason[static OPENING_REASON]) {
    FILE *in = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
    cr_assert_not_null(in);
    bool good = opening_list_read(list, in, &fifteen, reason);
    (void)fclose(in);
    return good;
}

Test(match_opening, a_file_is_read_to_its_end_and_a_bad_line_is_named) {
    struct opening_list list = {0};
    char reason[OPENING_REASON] = "";
    cr_assert(read_text(&list, "# ours\nh8 i9\n\n0,0, 1,0, 2,2\nh8 j9", reason));
    cr_expect_eq(list.count, 3);
    cr_expect_eq(list.items[1].count, 3);
    opening_list_clear(&list);
    cr_expect_not(read_text(&list, "h8 i9\nh8 h8\n", reason));
    cr_expect_not_null(strstr(reason, "line 2"));
    opening_list_clear(&list);
    cr_expect_not(read_text(&list, "# nothing\n", reason));
    opening_list_clear(&list);
}

Test(match_opening, drawn_ones_are_near_the_middle_and_all_different_and_the_same_for_a_seed) {
    const struct opening_scale scale = {.nodes = JUDGE_NODES, .score_max = 300};
    struct opening_list lists[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) {
        struct rng rng;
        const unsigned char seed[RNG_SEED_BYTES] = {7};
        rng_init(&rng, seed);
        for (int n = 0; n < DRAWN; n++) {
            cr_assert(opening_list_draw(&lists[i], &fifteen, &scale, &rng));
        }
    }
    for (size_t i = 0; i < DRAWN; i++) {
        const struct opening *opening = &lists[0].items[i];
        cr_expect_eq(memcmp(opening, &lists[1].items[i], sizeof *opening), 0);
        cr_expect(opening->count >= 3 && opening->count <= 5);
        for (int k = 0; k < opening->count; k++) {
            cr_expect(abs(opening->moves[k].column - 7) <= 3 && abs(opening->moves[k].row - 7) <= 3);
        }
        for (size_t other = 0; other < i; other++) {
            cr_expect_not(opening_is_alike(opening, &lists[0].items[other], fifteen.size));
        }
    }
    opening_list_clear(&lists[0]);
    opening_list_clear(&lists[1]);
}

/* How even the search finds what is drawn from a stream, when it is content with so much. */
static int draw_and_judge(int score_max, unsigned char number) {
    const struct opening_scale scale = {.nodes = JUDGE_NODES, .score_max = score_max};
    const unsigned char seed[RNG_SEED_BYTES] = {number};
    struct opening_list list = {0};
    struct line_board board;
    struct line_position *position = NULL;
    struct rng rng;
    rng_init(&rng, seed);
    cr_assert(opening_list_draw(&list, &fifteen, &scale, &rng));
    line_board_init(&board, fifteen.size, 5, false);
    for (int i = 0; i < list.items[0].count; i++) {
        line_board_place(&board, i % 2 == 0 ? LINE_X : LINE_O, list.items[0].moves[i]);
    }
    cr_assert_eq(line_position_make(&position, &board, list.items[0].count % 2), OK);
    const struct line_aims aims = {.sound = false};
    struct budget budget = budget_of(JUDGE_NODES * 500);
    struct line_verdict verdict;
    cr_assert_eq(line_search(&verdict, position, &aims, &budget), OK);
    free(position);
    opening_list_clear(&list);
    return abs(verdict.score);
}

Test(match_opening, where_none_is_even_enough_the_most_even_of_a_number_is_taken) {
    int smaller = 0;
    for (unsigned char number = 0; number < 5; number++) {
        int first = draw_and_judge(SCORE_WIN, number);
        int most_even = draw_and_judge(-1, number);
        cr_expect_leq(most_even, first);
        smaller += most_even < first;
    }
    cr_expect_geq(smaller, 3, "the first of two dozen is seldom the most even one");
}
