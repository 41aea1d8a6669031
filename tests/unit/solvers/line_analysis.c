/* SPDX-License-Identifier: Apache-2.0 */
/* The analysis of line games, where time is short; the rest is tested over HTTP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "rules/line.h"
#include "solvers/analysis.h"
#include "solvers/solver.h"
#include "unit/rules/play.h"

static json_t *answer(const char *ruleset, const char *question, uint64_t steps) {
    const struct analysis *analysis = analysis_find("line");
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, ruleset, strlen(ruleset));
    json_t *body = play_json(question);
    struct inquiry *inquiry = NULL;
    struct problem problem;
    cr_assert_eq(analysis->read_inquiry(&inquiry, preset, body, &problem), OK, "%s", problem.detail);
    struct json_out out;
    json_out_init(&out);
    struct rng rng = rng_numbered(1);
    struct budget budget = budget_of(steps);
    cr_assert_eq(analysis->answer_inquiry(&out, inquiry, &rng, &budget), OK);
    json_t *value = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
    cr_assert_not_null(value);
    json_out_free(&out);
    analysis->free_inquiry(inquiry);
    json_decref(body);
    return value;
}

static bool has_value(json_t *analysis, const char *value) {
    return strcmp(json_string_value(json_object_get(analysis, "value")), value) == 0;
}

Test(line_analysis, out_of_time_the_value_is_unknown_and_a_move_is_told_all_the_same) {
    const char *question = "{'options':{'size':5,'line':4},'board':['.....','.X...','..O..','.....','.....']}";
    for (uint64_t steps = 0; steps < 5000; steps += 1000) {
        json_t *analysis = answer("line", question, steps);
        cr_expect(has_value(analysis, "unknown"));
        cr_expect(json_is_object(json_object_get(analysis, "best")));
        cr_expect_eq(json_array_size(json_object_get(analysis, "principal_variation")), 1);
        json_decref(analysis);
    }
    json_t *analysis = answer("line", question, 300000000);
    cr_expect_not(has_value(analysis, "unknown"));
    json_decref(analysis);
}

Test(line_analysis, a_long_forced_win_on_a_large_board_is_found_and_its_line_shown) {
    json_t *analysis = answer("gomoku",
                              "{'board':['...............','...............','...............','...............',"
                              "'.........X.....','...O....OX.....','....X.OXO......','...O.XXOXO.....',"
                              "'......XOXOX....','.....O..XOXX...','........OX.....','.......OO......',"
                              "'.......X.......','...............','...............']}",
                              SOLVER_STEPS);
    json_t *best = json_object_get(analysis, "best");
    json_t *line = json_object_get(analysis, "principal_variation");
    cr_expect(has_value(analysis, "win"));
    cr_expect_eq(json_array_size(line), 15);
    cr_expect(json_equal(json_array_get(json_array_get(line, 0), 0), json_object_get(best, "column")));
    cr_expect(json_equal(json_array_get(json_array_get(line, 0), 1), json_object_get(best, "row")));
    json_decref(analysis);
}

/* The items of the analysis of a round, of which these are the columns and rows of the moves. */
static json_t *review(const char *ruleset, const int moves[][2], size_t count, uint64_t steps) {
    struct play play;
    play_open(&play, ruleset, NULL, 1);
    play_start(&play, 0, NULL);
    for (size_t i = 0; i < count; i++) {
        char body[40];
        (void)snprintf(body, sizeof body, "{'column':%d,'row':%d}", moves[i][0], moves[i][1]);
        play_do(&play, i % 2, "move", body);
    }
    struct observation *observation = family_observe(play.config, play.state, VIEWER_SPECTATOR);
    struct json_out out;
    json_out_init(&out);
    json_out_begin_object(&out);
    struct rng rng = rng_numbered(1);
    struct budget budget = budget_of(steps);
    cr_assert_eq(analysis_find("line")->analyse_round(&out, observation, &rng, &budget), OK);
    json_out_end_object(&out);
    json_t *object = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
    json_t *result = json_incref(json_object_get(object, "items"));
    json_decref(object);
    json_out_free(&out);
    free(observation);
    play_close(&play);
    return result;
}

Test(line_analysis, of_a_round_what_there_was_no_time_for_is_null) {
    static const int a_chance_is_missed[][2] = {{0, 0}, {0, 1}, {1, 1}, {2, 2}};
    json_t *items = review("tic-tac-toe", a_chance_is_missed, 4, 0);
    cr_assert_eq(json_array_size(items), 4);
    for (size_t i = 0; i < 4; i++) {
        const json_t *item = json_array_get(items, i);
        cr_expect(json_is_string(json_object_get(item, "value")));
        cr_expect(json_is_false(json_object_get(item, "blunder")));
    }
    cr_expect(json_is_null(json_object_get(json_array_get(items, 0), "best")));
    json_decref(items);
    items = review("tic-tac-toe", a_chance_is_missed, 4, UINT64_MAX);
    cr_expect(json_is_true(json_object_get(json_array_get(items, 1), "blunder")));
    json_decref(items);
}

Test(line_analysis, a_move_whose_worth_is_unknown_is_no_blunder_though_a_win_was_there) {
    static const int an_open_three_is_left_alone[][2] = {{7, 7}, {0, 0}, {8, 7}, {0, 2}, {9, 7}, {0, 4}, {14, 14}};
    json_t *items = review("gomoku", an_open_three_is_left_alone, 7, UINT64_MAX);
    json_t *last = json_array_get(items, 6);
    cr_assert(has_value(last, "unknown"), "or it shows nothing");
    cr_expect(json_is_object(json_object_get(last, "best")));
    cr_expect(json_is_false(json_object_get(last, "blunder")));
    json_decref(items);
}
