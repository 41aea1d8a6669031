/* SPDX-License-Identifier: Apache-2.0 */
/* The options of the race for two: what equally few guesses are worth, and a first guess that wins the match. */
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "util/proof.h"

static void guess(struct play *play, int seat, const char *code) {
    char body[32];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    play_do(play, seat, "guess", body);
}

static void start_led_by(struct play *play, int leader) {
    play_start(play, leader, NULL);
    play_do(play, leader, "secret", "{'code':'1234'}");
}

/* Plays a round in which the breaker needs so many guesses; 0 = they do not crack the code in the three they have. */
static void race(struct play *play, int leader, int needed) {
    start_led_by(play, leader);
    for (int i = 1; i <= 3 && (needed == 0 || i <= needed); i++) {
        guess(play, 1 - leader, i == needed ? "1234" : "5678");
    }
    cr_assert(play_turn_is(play, -1, NULL));
}

/* Has the seat won the match with the round as it is? -1: nobody has. */
static bool is_won_by(const struct play *play, int seat) {
    int winner = -1;
    const char *reason = family_won_at_once(play->family, play->state, &winner);
    return seat < 0 ? reason == NULL : reason != NULL && strcmp(reason, "first-guess") == 0 && winner == seat;
}

/* --- fewest_ties --- */

Test(codebreaking_fewest, equally_few_guesses_give_the_point_to_who_guessed_second_where_that_was_agreed) {
    static const struct {
        int first, second; /* guesses that seat 1, then seat 0 needs */
        const char *points;
    } cases[] = {{1, 1, "[1,0]"}, {3, 3, "[1,0]"}, {2, 3, "[0,1]"}, {3, 2, "[1,0]"}, {0, 3, "[1,0]"}, {0, 0, "[0,0]"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        play_open(&play, "bulls-and-cows", "{'scoring':'fewest','fewest_ties':'second','max_guesses':3}", 1);
        race(&play, 0, cases[i].first);
        cr_expect(play_points_are(&play, "[0,0]"));
        race(&play, 1, cases[i].second);
        cr_expect(play_points_are(&play, cases[i].points), "%d against %d", cases[i].first, cases[i].second);
        play_close(&play);
    }
}

Test(codebreaking_fewest, two_leaders_who_forfeit_are_no_tie) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','fewest_ties':'second'}", 1);
    start_led_by(&play, 0);
    play_do(&play, 0, "timed-out", "{}");
    start_led_by(&play, 1);
    play_do(&play, 1, "timed-out", "{}");
    cr_expect(play_points_are(&play, "[0,0]"), "nobody has cracked a code");
    play_close(&play);
}

/* --- first_guess_wins --- */

Test(codebreaking_fewest, a_first_guess_that_is_right_wins_the_match_where_that_was_agreed) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','first_guess_wins':true,'max_guesses':3,'rounds':4}", 1);
    start_led_by(&play, 0);
    cr_expect(is_won_by(&play, -1), "nothing is guessed yet");
    guess(&play, 1, "1234");
    cr_expect(is_won_by(&play, 1));
    race(&play, 1, 1);
    cr_expect(is_won_by(&play, 0), "in any round");
    race(&play, 0, 2);
    cr_expect(is_won_by(&play, -1), "the second guess only ends the round");
    race(&play, 1, 0);
    cr_expect(is_won_by(&play, -1));
    play_close(&play);
}

Test(codebreaking_fewest, without_the_option_no_guess_wins_the_match) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','max_guesses':3}", 1);
    race(&play, 0, 1);
    cr_expect(is_won_by(&play, -1));
    play_close(&play);
}

Test(codebreaking_fewest, a_match_is_won_once_the_code_is_revealed) {
    struct play play;
    char commitment[PROOF_HEX_SIZE];
    char body[128];
    proof_commit(commitment, PLAY_NONCE, "1234");
    (void)snprintf(body, sizeof body, "{'commitment':'%s'}", commitment);
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','first_guess_wins':true,'secret':'committed'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", body);
    guess(&play, 1, "1234");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    cr_expect(is_won_by(&play, -1), "the round goes on until it is");
    play_do(&play, 0, "reveal", "{'nonce':'" PLAY_NONCE "','code':'1234'}");
    cr_expect(is_won_by(&play, 1));

    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", body);
    guess(&play, 1, "1234");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(is_won_by(&play, 1), "nobody takes it back by not revealing");

    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", body);
    guess(&play, 1, "1234");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    play_do(&play, 1, "timed-out", "{}");
    cr_expect(is_won_by(&play, -1), "whoever forfeits the round has not cracked the code");
    play_close(&play);
}

Test(codebreaking_fewest, an_answer_that_was_false_wins_nothing_and_takes_nothing) {
    struct play play;
    char commitment[PROOF_HEX_SIZE];
    char body[128];
    proof_commit(commitment, PLAY_NONCE, "1234");
    (void)snprintf(body, sizeof body, "{'commitment':'%s'}", commitment);
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','first_guess_wins':true,'secret':'committed'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", body);
    guess(&play, 1, "5678");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    play_do(&play, 0, "reveal", "{'nonce':'" PLAY_NONCE "','code':'1234'}");
    cr_expect(is_won_by(&play, -1), "it was not right");

    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", body);
    guess(&play, 1, "1234");
    play_do(&play, 0, "answer", "{'bulls':3,'cows':0}");
    guess(&play, 1, "1235");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    play_do(&play, 0, "reveal", "{'nonce':'" PLAY_NONCE "','code':'1234'}");
    cr_expect(is_won_by(&play, 1), "it was right, whatever was answered");
    play_close(&play);
}

Test(codebreaking_fewest, a_leader_who_forfeits_before_a_guess_has_not_lost_the_match_so) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','first_guess_wins':true}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(is_won_by(&play, -1));
    start_led_by(&play, 1);
    guess(&play, 0, "5678");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(is_won_by(&play, -1));
    play_close(&play);
}

Test(codebreaking_fewest, of_a_secret_that_is_held_the_answers_say_what_was_right) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'scoring':'fewest','first_guess_wins':true,'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    guess(&play, 1, "1234");
    play_do(&play, 0, "answer", "{'bulls':3,'cows':0}");
    guess(&play, 1, "1235");
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':4,'cows':0}");
    cr_expect(is_won_by(&play, 1), "the first guess was right all the time");
    play_close(&play);
}
