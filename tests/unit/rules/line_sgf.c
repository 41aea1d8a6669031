/* SPDX-License-Identifier: Apache-2.0 */
/* Rounds of line games in SGF: results, names, coordinates. tests/api/test_line_sgf.py reads whole games with a parser. */
#include <string.h>

#include "play.h"
#include "rules/export_format.h"
#include "rules/line.h"

static const struct round_label plain = {.number = 1, .date = "2026-11-20", .names = {"Ann", "Bob"}};

/* The round of a play as text; to be freed. */
static char *sgf_of(const struct play *play, const struct round_label *label) {
    struct buf out;
    buf_init(&out, 65536);
    cr_assert_eq(play->family->format_count, 1);
    cr_assert_str_eq(play->family->formats[0].name, "sgf");
    play->family->formats[0].write_round(&out, play->state, label);
    cr_assert_not(out.failed);
    return buf_take(&out);
}

static bool is_sgf(const struct play *play, const struct round_label *label, const char *expected) {
    char *text = sgf_of(play, label);
    bool same = strcmp(text, expected) == 0;
    if (!same) {
        fprintf(stderr, "expected %s\n     got %s\n", expected, text);
    }
    free(text);
    return same;
}

static void open_at(struct play *play, const char *ruleset, const char *options, int leader) {
    play_open(play, ruleset, options, 1);
    play_start(play, leader, NULL);
}

Test(line_sgf, x_is_black_whoever_leads) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 1);
    play_do(&play, 1, "move", "{'column':2,'row':0}");
    play_do(&play, 0, "move", "{'column':0,'row':1}");
    cr_expect(
        is_sgf(&play, &plain,
               "(;FF[4]GM[4]CA[UTF-8]SZ[3]RU[3 in a row]GN[tic-tac-toe]RO[1]DT[2026-11-20]PB[Bob]PW[Ann]RE[Void]\n"
               ";B[ca];W[ab])\n"));
    play_close(&play);
}

Test(line_sgf, the_result_tells_who_has_won_and_by_what) {
    static const struct {
        int seat;
        const char *kind, *result;
    } ends[] = {
        {0, "resigned", "RE[W+R]"},
        {1, "resigned", "RE[B+R]"},
        {0, "timed-out", "RE[W+T]"},
        {1, "timed-out", "RE[B+T]"},
    };
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        struct play play;
        open_at(&play, "gomoku", NULL, 0);
        play_do(&play, ends[i].seat, ends[i].kind, "{}");
        char *text = sgf_of(&play, &plain);
        cr_expect_not_null(strstr(text, ends[i].result), "%s", text);
        free(text);
        play_close(&play);
    }
}

Test(line_sgf, lines_and_full_boards_end_it_too) {
    static const struct {
        const char *fields; /* column and row of each move */
        const char *result;
    } games[] = {
        {"0011102220", "RE[B+]"},
        {"000210111220", "RE[W+]"},
        {"001020110121120222", "RE[0]"},
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct play play;
        open_at(&play, "tic-tac-toe", NULL, 0);
        for (size_t move = 0; games[i].fields[2 * move] != '\0'; move++) {
            json_t *body = json_pack("{s:i, s:i}", "column", games[i].fields[2 * move] - '0', "row",
                                     games[i].fields[2 * move + 1] - '0');
            cr_assert_eq(play_try_json(&play, (int)(move % 2), "move", body), OK);
            json_decref(body);
        }
        char *text = sgf_of(&play, &plain);
        cr_expect_not_null(strstr(text, games[i].result), "%s", text);
        free(text);
        play_close(&play);
    }
}

Test(line_sgf, the_last_field_of_the_largest_board_is_tt) {
    struct play play;
    const struct round_label label = {.number = 12, .date = "2026-01-02"};
    open_at(&play, "line", "{'size':20,'line':7,'exact_line':true}", 0);
    play_do(&play, 0, "move", "{'column':19,'row':19}");
    cr_expect(is_sgf(&play, &label,
                     "(;FF[4]GM[4]CA[UTF-8]SZ[20]RU[exactly 7 in a row]GN[line]RO[12]DT[2026-01-02]RE[Void]\n"
                     ";B[tt])\n"));
    play_close(&play);
}

Test(line_sgf, names_cannot_break_out_of_their_property) {
    struct play play;
    const struct round_label label = {.number = 1, .date = "2026-01-02", .names = {"a]b[c\\", "\n;B[aa]\r"}};
    open_at(&play, "gomoku", NULL, 0);
    char *text = sgf_of(&play, &label);
    cr_expect_not_null(strstr(text, "PB[a\\]b[c\\\\]PW[ ;B[aa\\] ]RE[Void]\n"), "%s", text);
    free(text);
    play_close(&play);
}
