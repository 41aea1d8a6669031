/* SPDX-License-Identifier: Apache-2.0 */
/* Points: the four scorings, forfeits under each of them, and the race over two rounds. */
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"

/* Starts a round led by `leader` with the secret 1234. */
static void start_led_by(struct play *play, int leader) {
    play_start(play, leader, NULL);
    play_do(play, leader, "secret", "{'code':'1234'}");
}

static void start(struct play *play, const char *scoring, int opponents) {
    char options[96];
    (void)snprintf(options, sizeof options, "{'scoring':'%s','max_guesses':3,'rounds':null}", scoring);
    play_open(play, "bulls-and-cows", options, opponents);
    start_led_by(play, 0);
}

static void guess(struct play *play, int seat, const char *code) {
    json_t *body = json_pack("{s:s}", "code", code);
    enum err err = play_try_json(play, seat, "guess", body);
    cr_assert_eq(err, OK, "%s: %s", code, play->problem.detail);
    json_decref(body);
}

static int forfeited_by(const struct play *play) {
    json_t *result = play->family->result(play->state);
    json_t *seat = json_object_get(result, "forfeited_by");
    int found = json_is_null(seat) ? -1 : (int)json_integer_value(seat);
    json_decref(result);
    return found;
}

/* --- without forfeits --- */

Test(codebreaking_score, rounds_gives_one_to_who_cracks_the_code) {
    struct play play;
    start(&play, "rounds", 2);
    cr_expect(play_points_are(&play, "[0,0,0]"));
    guess(&play, 1, "5678");
    guess(&play, 2, "1234");
    cr_expect(play_points_are(&play, "[0,0,1]"));
    play_close(&play);
}

Test(codebreaking_score, rounds_gives_one_to_the_leader_of_an_unsolved_code) {
    struct play play;
    start(&play, "rounds", 1);
    for (int i = 0; i < 3; i++) {
        guess(&play, 1, "5678");
    }
    cr_expect(play_points_are(&play, "[1,0]"));
    play_close(&play);
}

Test(codebreaking_score, guesses_gives_the_leader_one_per_guess) {
    struct play play;
    start(&play, "guesses", 1);
    guess(&play, 1, "5678");
    cr_expect(play_points_are(&play, "[1,0]"), "they count as they are made");
    guess(&play, 1, "1234");
    cr_expect(play_points_are(&play, "[2,0]"));
    play_close(&play);
}

Test(codebreaking_score, guesses_gives_one_more_for_an_unsolved_code) {
    struct play play;
    start(&play, "guesses", 1);
    for (int i = 0; i < 3; i++) {
        guess(&play, 1, "5678");
    }
    cr_expect(play_points_are(&play, "[4,0]"));
    play_close(&play);
}

Test(codebreaking_score, pegs_gives_each_breaker_what_their_guesses_raise_the_best_count_by) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'pegs'}", 2);
    start_led_by(&play, 0);
    guess(&play, 1, "1567"); /* one place right: the best so far, 1 */
    guess(&play, 2, "1267"); /* two: 1 more */
    guess(&play, 1, "1890"); /* one: nothing */
    guess(&play, 2, "1239"); /* three: 1 more */
    guess(&play, 1, "1234"); /* four: 1 more */
    cr_expect(play_points_are(&play, "[0,2,2]"));
    play_close(&play);
}

Test(codebreaking_score, alone_only_what_a_breaker_can_get_counts) {
    static const struct {
        const char *options, *points;
    } cases[] = {{"{'scoring':'rounds'}", "[1]"}, {"{'scoring':'guesses'}", "[0]"}, {"{'scoring':'pegs'}", "[4]"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        play_open(&play, "bulls-and-cows", cases[i].options, -1);
        play_start(&play, LEADER_SERVER, "1234");
        guess(&play, 0, "1234");
        cr_expect(play_points_are(&play, cases[i].points), "%s", cases[i].options);
        play_close(&play);
    }
}

/* --- the race --- */

/* Plays a round in which the breaker needs so many guesses; 0 = they do not crack the code in the three they have. */
static void race(struct play *play, int leader, int needed) {
    start_led_by(play, leader);
    for (int i = 1; i <= 3 && (needed == 0 || i <= needed); i++) {
        guess(play, 1 - leader, i == needed ? "1234" : "5678");
    }
    cr_assert(play_turn_is(play, -1, NULL));
}

Test(codebreaking_score, fewest_gives_one_to_who_needed_fewer_guesses_when_both_have_broken) {
    static const struct {
        int first, second; /* guesses that seat 1, then seat 0 needs */
        const char *points;
    } cases[] = {{1, 2, "[0,1]"}, {2, 1, "[1,0]"}, {2, 2, "[0,0]"}, {0, 3, "[1,0]"}, {3, 0, "[0,1]"}, {0, 0, "[0,0]"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        play_open(&play, "bulls-and-cows", "{'scoring':'fewest','max_guesses':3,'rounds':4}", 1);
        for (int pair = 0; pair < 2; pair++) {
            race(&play, 0, cases[i].first);
            cr_expect(play_points_are(&play, "[0,0]"), "the first round of a pair decides nothing");
            race(&play, 1, cases[i].second);
            cr_expect(play_points_are(&play, cases[i].points), "%d against %d", cases[i].first, cases[i].second);
        }
        play_close(&play);
    }
}

Test(codebreaking_score, the_first_round_of_a_race_hands_on_the_guesses_needed) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','max_guesses':3}", 1);
    start_led_by(&play, 0);
    cr_expect(play_is(family_carry(play.family, play.state), "null"), "nothing while it is played");
    guess(&play, 1, "5678");
    guess(&play, 1, "1234");
    cr_expect(play_is(family_carry(play.family, play.state), "{'guesses':2}"));
    race(&play, 1, 1);
    cr_expect(play_is(family_carry(play.family, play.state), "null"), "the second round of a pair hands on nothing");
    race(&play, 0, 0);
    cr_expect(play_is(family_carry(play.family, play.state), "{'guesses':null}"), "not cracked");
    play_close(&play);
}

Test(codebreaking_score, only_a_race_hands_on_anything) {
    struct play play;
    start(&play, "rounds", 1);
    guess(&play, 1, "1234");
    cr_expect(play_is(family_carry(play.family, play.state), "null"));
    play_close(&play);
}

Test(codebreaking_score, the_second_round_of_a_race_needs_what_the_first_handed_on) {
    static const char *const damaged[] = {"null", "{}", "{'guesses':-1}", "{'guesses':10001}", "{'guesses':'2'}", "[]"};
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest'}", 1);
    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        json_t *carry = play_json(damaged[i]);
        struct table table = {.round = 2, .leader = 1, .carry = carry, .rules = 1};
        struct state *state = NULL;
        cr_expect_eq(play.family->start(&state, play.config, &table, &play.problem), ERR_CORRUPT, "%s", damaged[i]);
        cr_expect_null(state);
        json_decref(carry);
    }
    play_close(&play);
}

/* --- forfeits --- */

Test(codebreaking_score, a_leader_who_forfeits_gives_every_breaker_one_under_rounds) {
    static const char *const kinds[] = {"resigned", "timed-out"};
    for (size_t i = 0; i < 2; i++) {
        struct play play;
        start(&play, "rounds", 2);
        guess(&play, 1, "5678");
        play_do(&play, 0, kinds[i], "{}");
        cr_expect(play_points_are(&play, "[0,1,1]"));
        cr_expect_eq(forfeited_by(&play), 0);
        play_close(&play);
    }
}

Test(codebreaking_score, a_breaker_who_left_before_gets_nothing_when_the_leader_forfeits) {
    struct play play;
    start(&play, "rounds", 2);
    play_do(&play, 2, "timed-out", "{}");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_points_are(&play, "[0,1,0]"));
    play_close(&play);
}

Test(codebreaking_score, a_leader_who_forfeits_gives_nobody_anything_under_guesses) {
    struct play play;
    start(&play, "guesses", 1);
    guess(&play, 1, "5678");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_points_are(&play, "[0,0]"));
    play_close(&play);
}

Test(codebreaking_score, a_leader_who_forfeits_leaves_breakers_what_they_made_under_pegs) {
    struct play play;
    start(&play, "pegs", 2);
    guess(&play, 1, "1267");
    guess(&play, 2, "1239");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_points_are(&play, "[0,2,1]"));
    play_close(&play);
}

Test(codebreaking_score, a_leader_who_forfeits_counts_as_cracked_in_no_guess_under_fewest) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','max_guesses':3}", 1);
    start_led_by(&play, 0);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_is(family_carry(play.family, play.state), "{'guesses':0}"));
    race(&play, 1, 1);
    cr_expect(play_points_are(&play, "[0,1]"));
    play_close(&play);
}

Test(codebreaking_score, a_breaker_who_forfeits_a_duel_has_not_cracked_the_code) {
    static const struct {
        const char *scoring, *points;
    } cases[] = {{"rounds", "[1,0]"}, {"guesses", "[2,0]"}, {"pegs", "[0,0]"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        start(&play, cases[i].scoring, 1);
        guess(&play, 1, "1267");
        play_do(&play, 1, "timed-out", "{}");
        cr_expect(play_points_are(&play, cases[i].points), "%s", cases[i].scoring);
        cr_expect_eq(forfeited_by(&play), 1);
        play_close(&play);
    }
}

Test(codebreaking_score, a_breaker_who_forfeits_the_second_round_of_a_race_loses_to_the_one_who_cracked_theirs) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','max_guesses':3}", 1);
    race(&play, 0, 3);
    start_led_by(&play, 1);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_points_are(&play, "[0,1]"));
    play_close(&play);
}

Test(codebreaking_score, alone_a_forfeit_ends_the_round_without_points) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_points_are(&play, "[0]"));
    cr_expect_eq(forfeited_by(&play), 0);
    play_close(&play);
}

Test(codebreaking_score, a_leader_may_forfeit_before_the_secret_is_set) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_is(play.family->result(play.state),
                      "{'attempts':0,'solved':false,'solver':null,'secret':null,'honest':true,'forfeited_by':0}"));
    cr_expect(play_is(family_proof(play.family, play.state), "null"), "there is no secret to prove");
    cr_expect(play_points_are(&play, "[0,1]"));
    play_close(&play);
}

/* --- leaving a group --- */

Test(codebreaking_score, in_a_group_a_breaker_who_leaves_is_skipped) {
    struct play play;
    start(&play, "rounds", 3);
    guess(&play, 1, "5678");
    play_do(&play, 2, "resigned", "{}");
    cr_expect(play_turn_is(&play, 3, "guess"), "seat 2 was to guess");
    cr_expect(play_refused(&play, 2, "guess", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 1, "timed-out", "{}");
    cr_expect(play_turn_is(&play, 3, "guess"), "seat 1 was not");
    guess(&play, 3, "5678");
    cr_expect(play_turn_is(&play, 3, "guess"), "the only one left");
    guess(&play, 3, "1234");
    cr_expect(play_points_are(&play, "[0,0,0,1]"));
    cr_expect_eq(forfeited_by(&play), 2, "the first of them, though the others played on");
    play_close(&play);
}

Test(codebreaking_score, by_the_rules_of_version_1_who_left_while_others_played_on_is_not_told) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 3);
    play.table.rules = 1;
    start_led_by(&play, 0);
    play_do(&play, 2, "resigned", "{}");
    guess(&play, 1, "1234");
    cr_expect_eq(forfeited_by(&play), -1);
    play_close(&play);
}

Test(codebreaking_score, in_a_group_the_last_breaker_who_leaves_ends_the_round) {
    struct play play;
    start(&play, "rounds", 2);
    play_do(&play, 1, "resigned", "{}");
    play_do(&play, 2, "timed-out", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect_eq(forfeited_by(&play), 1);
    cr_expect(play_points_are(&play, "[1,0,0]"));
    play_close(&play);
}

Test(codebreaking_score, the_points_of_a_breaker_who_leaves_are_void) {
    struct play play;
    start(&play, "pegs", 2);
    guess(&play, 1, "1239");
    play_do(&play, 1, "timed-out", "{}");
    guess(&play, 2, "1234");
    cr_expect(play_points_are(&play, "[0,0,1]"), "seat 2 raised the count from 3 to 4 only");
    play_close(&play);
}

Test(codebreaking_score, a_pending_guess_of_a_breaker_who_leaves_is_answered_all_the_same) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'answers':'manual'}", 2);
    start_led_by(&play, 0);
    guess(&play, 1, "1234");
    play_do(&play, 1, "timed-out", "{}");
    cr_expect(play_turn_is(&play, 0, "answer"));
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[0,0,0]"), "cracked by a breaker who gets nothing");
    play_close(&play);
}

Test(codebreaking_score, who_has_left_can_leave_again_without_effect) {
    struct play play;
    start(&play, "rounds", 2);
    play_do(&play, 1, "timed-out", "{}");
    struct state *before = play_refold(&play);
    play_do(&play, 1, "resigned", "{}");
    cr_expect(play_same(&play, before, play.state));
    free(before);
    guess(&play, 2, "1234");
    before = play_refold(&play);
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_same(&play, before, play.state), "a resignation after the round changes nothing of it");
    free(before);
    play_close(&play);
}

Test(codebreaking_score, seats_that_have_resigned_from_the_match_do_not_play) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 3);
    play.table.out = seat_set_of(2);
    play_start(&play, 1, NULL);
    play_do(&play, 1, "secret", "{'code':'1234'}");
    cr_expect(play_turn_is(&play, 3, "guess"));
    guess(&play, 3, "5678");
    cr_expect(play_turn_is(&play, 0, "guess"));
    play_do(&play, 1, "resigned", "{}");
    cr_expect(play_points_are(&play, "[1,0,0,1]"));
    play_close(&play);
}

/* --- what boards take from a round --- */

static struct round_score score_of(const char *ruleset, const char *result, int seats) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, ruleset, strlen(ruleset));
    struct round_score score = {0};
    json_t *value = json_loads(result, 0, NULL);
    family->score(&score, preset, value, 0, seats);
    json_decref(value);
    return score;
}

Test(codebreaking_score, alone_a_solved_round_is_won_and_measured_by_its_guesses) {
    struct round_score score = score_of("bulls-and-cows", "{\"solved\":true,\"attempts\":7}", 1);
    cr_expect(score.won && !score.lost && score.has_value);
    cr_expect(score.value > 6.5 && score.value < 7.5);
}

Test(codebreaking_score, an_unsolved_round_counts_a_guess_more_than_there_may_be) {
    struct round_score score = score_of("mastermind", "{\"solved\":false,\"attempts\":3}", 1);
    cr_expect(!score.won && score.lost && score.has_value);
    cr_expect(score.value > 12.5 && score.value < 13.5);
}

Test(codebreaking_score, without_a_limit_an_unsolved_round_is_lost_and_not_measured) {
    struct round_score score = score_of("bulls-and-cows", "{\"solved\":false,\"attempts\":3}", 1);
    cr_expect(!score.won && score.lost && !score.has_value);
}

Test(codebreaking_score, secrets_of_people_are_not_measured) {
    struct round_score score = score_of("bulls-and-cows", "{\"solved\":true,\"attempts\":3}", 2);
    cr_expect(!score.won && !score.lost && !score.has_value);
}
