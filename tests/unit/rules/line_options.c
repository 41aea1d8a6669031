/* SPDX-License-Identifier: Apache-2.0 */
/* Rulesets of line games and their options. */
#include <string.h>

#include "play.h"
#include "rules/line.h"
#include "util/json.h"

static bool options_are(const char *ruleset, const char *given, const char *expected) {
    struct play play;
    play_open(&play, ruleset, given, -1);
    bool same = play_is(json_incref(play.config->options), expected);
    play_close(&play);
    return same;
}

static bool refused(const char *ruleset, const char *options, int opponents, const char *pointer) {
    struct play play;
    enum err err = play_configure(&play, ruleset, options, opponents);
    if (err == OK) {
        play_close(&play);
        return false;
    }
    return err == ERR_INVALID_VALUE && play.problem.point_count > 0 &&
           strcmp(play.problem.points[0].pointer, pointer) == 0;
}

Test(line_options, the_rulesets_own_are_one_round_freestyle_without_hints) {
    cr_expect(options_are("tic-tac-toe", NULL, "{'exact_line':false,'rounds':1,'hints':false}"));
    cr_expect(options_are("gomoku", "{}", "{'exact_line':false,'rounds':1,'hints':false}"));
    cr_expect(
        options_are("line", "{'size':6,'line':4}", "{'size':6,'line':4,'exact_line':false,'rounds':1,'hints':false}"));
}

Test(line_options, what_a_game_shows_as_its_options_can_be_sent_again) {
    static const char *const given[][2] = {
        {"tic-tac-toe", "{'exact_line':true,'rounds':null,'hints':true}"},
        {"gomoku", "{'exact_line':false,'rounds':1000,'hints':false}"},
        {"line", "{'size':20,'line':10,'exact_line':true,'rounds':2,'hints':false}"},
        {"line", "{'size':3,'line':3,'exact_line':false,'rounds':1,'hints':false}"},
    };
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        cr_expect(options_are(given[i][0], given[i][1], given[i][1]));
    }
}

Test(line_options, tic_tac_toe_is_three_on_three_and_gomoku_five_on_fifteen) {
    static const struct {
        const char *ruleset, *options;
        int size, line;
        bool exact;
    } leaderboards[] = {{"tic-tac-toe", NULL, 3, 3, false},
                        {"gomoku", NULL, 15, 5, false},
                        {"gomoku", "{'exact_line':true}", 15, 5, true},
                        {"line", "{'size':20,'line':9}", 20, 9, false}};
    for (size_t i = 0; i < sizeof leaderboards / sizeof leaderboards[0]; i++) {
        struct play play;
        struct line_board board;
        play_open(&play, leaderboards[i].ruleset, leaderboards[i].options, 1);
        line_empty_board(&board, play.config);
        cr_expect_eq(board.size, leaderboards[i].size);
        cr_expect_eq(board.line, leaderboards[i].line);
        cr_expect_eq(board.exact, leaderboards[i].exact);
        cr_expect_eq(board.stones, 0);
        play_close(&play);
    }
}

Test(line_options, the_ruleset_line_needs_size_and_line) {
    struct play play;
    cr_expect(refused("line", NULL, -1, "/options/size"));
    cr_expect(refused("line", "{}", 1, "/options/size"));
    cr_expect(refused("line", "{'line':3}", 1, "/options/size"));
    cr_expect(refused("line", "{'size':3}", 1, "/options/line"));
    cr_expect_eq(play_configure(&play, "line", "{}", 1), ERR_INVALID_VALUE);
    cr_expect_eq(play.problem.point_count, 2, "both are named at once");
}

Test(line_options, the_other_rulesets_have_neither_even_when_equal) {
    cr_expect(refused("tic-tac-toe", "{'size':3}", -1, "/options/size"));
    cr_expect(refused("tic-tac-toe", "{'line':3}", -1, "/options/line"));
    cr_expect(refused("gomoku", "{'size':15}", -1, "/options/size"));
    cr_expect(refused("gomoku", "{'line':5}", -1, "/options/line"));
}

Test(line_options, sizes_go_from_3_to_20_and_lines_from_3_to_10_and_not_beyond_the_size) {
    for (int size = 2; size <= 21; size++) {
        for (int line = 2; line <= 11; line++) {
            struct play play;
            char options[64];
            (void)snprintf(options, sizeof options, "{'size':%d,'line':%d}", size, line);
            bool good = size >= 3 && size <= 20 && line >= 3 && line <= 10 && line <= size;
            enum err err = play_configure(&play, "line", options, -1);
            cr_expect_eq(err, good ? OK : ERR_INVALID_VALUE, "%s", options);
            if (err == OK) {
                play_close(&play);
            }
        }
    }
    cr_expect(refused("line", "{'size':4,'line':5}", -1, "/options/line"));
}

Test(line_options, what_is_of_the_wrong_type_or_unknown_is_refused) {
    cr_expect(refused("line", "{'size':3.0,'line':3}", -1, "/options/size"));
    cr_expect(refused("line", "{'size':'3','line':3}", -1, "/options/size"));
    cr_expect(refused("line", "{'size':null,'line':3}", -1, "/options/size"));
    cr_expect(refused("gomoku", "{'exact_line':1}", -1, "/options/exact_line"));
    cr_expect(refused("gomoku", "{'exact_line':null}", -1, "/options/exact_line"));
    cr_expect(refused("gomoku", "{'hints':'no'}", -1, "/options/hints"));
    cr_expect(refused("gomoku", "{'rounds':0}", -1, "/options/rounds"));
    cr_expect(refused("gomoku", "{'rounds':1001}", -1, "/options/rounds"));
    cr_expect(refused("gomoku", "{'codemaker':'players'}", -1, "/options/codemaker"));
}

Test(line_options, a_line_game_has_two_seats) {
    cr_expect(refused("tic-tac-toe", NULL, 0, "/opponents"));
    cr_expect(refused("tic-tac-toe", NULL, 2, "/opponents"));
    for (int opponents = -1; opponents <= 1; opponents += 2) {
        struct play play;
        play_open(&play, "tic-tac-toe", NULL, opponents);
        cr_expect_eq(play.config->seats, 2);
        cr_expect_not(play.config->server_leads);
        play_close(&play);
    }
}

Test(line_options, rounds_are_counted_or_without_end) {
    static const struct {
        const char *options;
        int rounds;
    } games[] = {{NULL, 1}, {"{'rounds':3}", 3}, {"{'rounds':null}", 0}, {"{'rounds':1000}", 1000}};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct play play;
        play_open(&play, "gomoku", games[i].options, -1);
        cr_expect_eq(play.config->rounds, games[i].rounds);
        play_close(&play);
    }
}

Test(line_options, the_ruleset_line_and_exact_lines_are_never_of_a_ruleset_s_own_difficulty) {
    static const struct {
        const char *ruleset, *options;
        bool own;
    } games[] = {
        {"tic-tac-toe", NULL, true},
        {"gomoku", "{'rounds':4}", true},
        {"gomoku", "{'exact_line':false}", true},
        {"tic-tac-toe", "{'exact_line':true}", false},
        {"gomoku", "{'exact_line':true}", false},
        {"line", "{'size':15,'line':5}", false},
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct play play;
        play_open(&play, games[i].ruleset, games[i].options, -1);
        cr_expect_eq(play.config->own_difficulty, games[i].own, "%s %s", games[i].ruleset, games[i].options);
        play_close(&play);
    }
}

Test(line_options, hints_are_off_unless_asked_for) {
    struct play play;
    play_open(&play, "gomoku", NULL, -1);
    cr_expect_not(play.config->hints);
    play_close(&play);
    play_open(&play, "gomoku", "{'hints':true}", -1);
    cr_expect(play.config->hints);
    play_close(&play);
}

Test(line_options, schemas_have_what_may_be_given_and_no_more) {
    for (size_t p = 0; p < line_family.preset_count; p++) {
        const struct preset *preset = &line_family.presets[p];
        bool chosen = strcmp(preset->id, "line") == 0;
        json_t *schema = line_family.options_schema(preset);
        const json_t *properties = json_object_get(schema, "properties");
        cr_expect_eq(json_object_get(properties, "size") != NULL, chosen);
        cr_expect_eq(json_object_get(properties, "line") != NULL, chosen);
        cr_expect_eq(json_array_size(json_object_get(schema, "required")), chosen ? 2 : 0);
        cr_expect_eq(json_object_size(properties), chosen ? 5 : 3);
        json_decref(schema);
        json_t *action = line_family.action_schema(preset, &line_family.actions[0]);
        const json_t *column = json_object_get(json_object_get(action, "properties"), "column");
        int size = chosen ? 20 : strcmp(preset->id, "gomoku") == 0 ? 15 : 3;
        cr_expect_eq(json_integer_value(json_object_get(column, "maximum")), size - 1);
        json_decref(action);
    }
}
