/* SPDX-License-Identifier: Apache-2.0 */
/* The option consistent_guesses: a guess must be a code that all answers so far leave possible. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"

/* Is the guess refused because the answer to that attempt is not true of it? */
static bool is_ruled_out_by(struct play *play, int seat, const char *code, int attempt) {
    char body[32];
    char members[32];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    (void)snprintf(members, sizeof members, "{\"attempt\":%d}", attempt);
    return play_breaks(play, seat, "guess", body, "illegal-code", "/code") &&
           strcmp(play->problem.members, members) == 0;
}

static void guess(struct play *play, int seat, const char *code) {
    char body[32];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    play_do(play, seat, "guess", body);
}

static void start_alone(struct play *play, const char *ruleset, const char *options, const char *secret) {
    play_open(play, ruleset, options, -1);
    play_start(play, LEADER_SERVER, secret);
}

Test(codebreaking_fitting, a_guess_that_an_answer_rules_out_is_refused_with_the_first_attempt_that_does) {
    struct play play;
    start_alone(&play, "mastermind", "{'consistent_guesses':true}", "3456");
    guess(&play, 0, "1123"); /* 0 black, 1 white */
    cr_expect(is_ruled_out_by(&play, 0, "4444", 1));
    cr_expect(is_ruled_out_by(&play, 0, "1456", 1), "1 would be in its place");
    guess(&play, 0, "3444"); /* 2 black, 0 white: 3 and 4 in their places */
    cr_expect(is_ruled_out_by(&play, 0, "5555", 1), "the second does so, too");
    cr_expect(is_ruled_out_by(&play, 0, "5355", 2), "this one fits the first");
    guess(&play, 0, "3455");
    guess(&play, 0, "3456");
    cr_expect(play_turn_is(&play, -1, NULL));
    play_close(&play);
}

Test(codebreaking_fitting, what_was_refused_is_no_attempt) {
    struct play play;
    start_alone(&play, "mastermind", "{'consistent_guesses':true,'max_guesses':2}", "3456");
    guess(&play, 0, "1122");
    cr_expect(is_ruled_out_by(&play, 0, "1111", 1));
    cr_expect(play_turn_is(&play, 0, "guess"));
    guess(&play, 0, "3333");
    cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "attempt")), 2);
    cr_expect(play_turn_is(&play, -1, NULL), "both guesses are used up");
    play_close(&play);
}

Test(codebreaking_fitting, the_same_guess_cannot_be_made_again) {
    struct play play;
    start_alone(&play, "bulls-and-cows", "{'consistent_guesses':true}", "1234");
    guess(&play, 0, "1243");
    cr_expect(is_ruled_out_by(&play, 0, "1243", 1));
    play_close(&play);
}

Test(codebreaking_fitting, a_code_that_is_none_is_refused_as_ever) {
    struct play play;
    start_alone(&play, "bulls-and-cows", "{'consistent_guesses':true}", "1234");
    guess(&play, 0, "1243");
    cr_expect(play_breaks(&play, 0, "guess", "{'code':'1123'}", "illegal-code", "/code"));
    cr_expect_str_eq(play.problem.members, "");
    play_close(&play);
}

Test(codebreaking_fitting, answers_of_every_kind_rule_codes_out) {
    struct play play;
    start_alone(&play, "number-guess", "{'consistent_guesses':true}", "1729");
    guess(&play, 0, "1999"); /* 1XX9 */
    cr_expect(is_ruled_out_by(&play, 0, "2999", 1), "the first place is known");
    cr_expect(is_ruled_out_by(&play, 0, "1929", 1), "9 is not in the second");
    guess(&play, 0, "1729");
    play_close(&play);
    start_alone(&play, "mastermind", "{'consistent_guesses':true,'feedback':'exact'}", "1234");
    guess(&play, 0, "1256"); /* two places */
    cr_expect(is_ruled_out_by(&play, 0, "5612", 1), "the same symbols elsewhere are none");
    guess(&play, 0, "3456");
    guess(&play, 0, "1234");
    play_close(&play);
}

Test(codebreaking_fitting, without_the_option_any_legal_code_may_be_guessed) {
    struct play play;
    start_alone(&play, "mastermind", NULL, "3456");
    guess(&play, 0, "1111");
    guess(&play, 0, "1111");
    play_close(&play);
}

Test(codebreaking_fitting, in_a_group_the_answers_to_all_count) {
    struct play play;
    play_open(&play, "mastermind", "{'consistent_guesses':true,'rounds':null}", 2);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'3456'}");
    guess(&play, 1, "1122");
    cr_expect(is_ruled_out_by(&play, 2, "1122", 1), "another's guess told it");
    guess(&play, 2, "3333");
    cr_expect(is_ruled_out_by(&play, 1, "3333", 2));
    play_close(&play);
}

Test(codebreaking_fitting, a_guess_that_waits_for_its_answer_rules_nothing_out_yet) {
    struct play play;
    play_open(&play, "mastermind", "{'consistent_guesses':true,'answers':'manual'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'3456'}");
    guess(&play, 1, "1122");
    cr_expect(play_refused(&play, 1, "guess", "{'code':'1122'}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 0, "answer", "{'black':0,'white':0}");
    cr_expect(is_ruled_out_by(&play, 1, "1122", 1));
    guess(&play, 1, "3344");
    play_close(&play);
}

Test(codebreaking_fitting, another_round_begins_with_nothing_ruled_out) {
    struct play play;
    play_open(&play, "mastermind", "{'consistent_guesses':true,'rounds':2}", -1);
    play_start(&play, LEADER_SERVER, "3456");
    guess(&play, 0, "1122");
    guess(&play, 0, "3456");
    play_start(&play, LEADER_SERVER, "1122");
    guess(&play, 0, "1123");
    cr_expect(is_ruled_out_by(&play, 0, "3456", 1));
    play_close(&play);
}

Test(codebreaking_fitting, a_log_folds_again_to_the_same) {
    struct play play;
    start_alone(&play, "mastermind", "{'consistent_guesses':true}", "3456");
    guess(&play, 0, "1123");
    guess(&play, 0, "3444");
    struct state *again = play_refold(&play);
    cr_expect(play_same(&play, play.state, again));
    free(again);
    play_close(&play);
}
