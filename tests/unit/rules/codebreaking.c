/* SPDX-License-Identifier: Apache-2.0 */
/* The flow of a round: D01 set the secret, D02 guess, D03 answer, the referee's check, forfeits, and the order of turns. */
#include "rules/codebreaking.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "util/proof.h"

static void start_duel(struct play *play, const char *options) {
    play_open(play, "bulls-and-cows", options, 1);
    play_start(play, 0, NULL);
}

/* A duel led by seat 0 whose secret is 1234. */
static void start_with_secret(struct play *play, const char *options) {
    start_duel(play, options);
    play_do(play, 0, "secret", "{'code':'1234'}");
}

static bool view_is(const struct play *play, int viewer, const char *expected) {
    return play_is(family_view_json(play->config, play->family->view, play->state, viewer), expected);
}

static bool result_is(const struct play *play, const char *expected) {
    cr_assert(play_turn_is(play, -1, NULL), "the round is not over");
    return play_is(play->family->result(play->state), expected);
}

/* --- alone, against the server --- */

Test(codebreaking, alone_the_server_leads_and_the_one_seat_guesses_at_once) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    cr_expect(play_turn_is(&play, 0, "guess"));
    play_do(&play, 0, "guess", "{'code':'4261'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)),
                      "{'attempt':1,'code':'4261','bulls':1,'cows':2,'solved':false}"));
    cr_expect(play_turn_is(&play, 0, "guess"));
    cr_expect(view_is(&play, 0,
                      "{'secret':null,'guess':null,'attempts':1,'max_guesses':null,'history':[{'attempt':1,'seat':0,"
                      "'code':'4261','bulls':1,'cows':2}],'candidates':null}"));
    play_do(&play, 0, "guess", "{'code':'1234'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)),
                      "{'attempt':2,'code':'1234','bulls':4,'cows':0,'solved':true}"));
    cr_expect(result_is(&play, "{'attempts':2,'solved':true,'solver':0,'secret':'1234','honest':true,"
                               "'forfeited_by':null}"));
    cr_expect(play_points_are(&play, "[1]"));
    play_close(&play);
}

Test(codebreaking, the_server_commits_before_the_first_guess_and_proves_it_after_the_last) {
    struct play play;
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, PLAY_NONCE, "1234");
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    cr_expect_str_eq(play_commitment(&play, play.state), commitment);
    cr_expect(play_is(family_proof(play.family, play.state), "null"));
    play_do(&play, 0, "guess", "{'code':'1234'}");
    cr_expect(play_is(family_proof(play.family, play.state), "{'nonce':'" PLAY_NONCE "','secret':'1234'}"));
    play_close(&play);
}

Test(codebreaking, a_deal_is_a_legal_secret_and_a_nonce) {
    struct rng rng;
    struct play play;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    play_open(&play, "number-guess", NULL, -1);
    play.table.leader = LEADER_SERVER;
    for (int i = 0; i < 100; i++) {
        json_t *deal = family_deal(play.config, &play.table, &rng);
        cr_assert_eq(json_object_size(deal), 2);
        play_start(&play, LEADER_SERVER, json_string_value(json_object_get(deal, "secret")));
        cr_expect(proof_is_hex(json_string_value(json_object_get(deal, "nonce")), 64));
        json_decref(deal);
    }
    play_close(&play);
}

Test(codebreaking, players_draw_nothing) {
    struct rng rng;
    struct play play;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    start_duel(&play, NULL);
    cr_expect(play_is(family_deal(play.config, &play.table, &rng), "null"));
    play_close(&play);
}

Test(codebreaking, the_same_guess_may_be_made_again) {
    struct play play;
    play_open(&play, "mastermind", NULL, -1);
    play_start(&play, LEADER_SERVER, "1122");
    for (int i = 1; i <= 3; i++) {
        play_do(&play, 0, "guess", "{'code':'1112'}");
        cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "black")), 3);
        cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "white")), 0);
        cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "attempt")), i);
    }
    play_close(&play);
}

Test(codebreaking, used_up_guesses_end_the_round_unsolved) {
    struct play play;
    play_open(&play, "mini-mastermind", NULL, -1);
    play_start(&play, LEADER_SERVER, "0000");
    for (int i = 0; i < 6; i++) {
        cr_expect(play_turn_is(&play, 0, "guess"));
        play_do(&play, 0, "guess", "{'code':'5555'}");
    }
    cr_expect(result_is(&play, "{'attempts':6,'solved':false,'solver':null,'secret':'0000','honest':true,"
                               "'forfeited_by':null}"));
    cr_expect(play_points_are(&play, "[0]"));
    play_close(&play);
}

Test(codebreaking, the_last_guess_may_still_crack_the_code) {
    struct play play;
    play_open(&play, "mastermind", "{'max_guesses':1}", -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "guess", "{'code':'1234'}");
    cr_expect(json_is_true(json_object_get(play_last(&play), "solved")));
    cr_expect(play_points_are(&play, "[1]"));
    play_close(&play);
}

Test(codebreaking, number_guess_answers_by_positions) {
    struct play play;
    play_open(&play, "number-guess", NULL, -1);
    play_start(&play, LEADER_SERVER, "1972");
    play_do(&play, 0, "guess", "{'code':'4572'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)),
                      "{'attempt':1,'code':'4572','exact':2,'positions':'XX72','solved':false}"));
    cr_expect(play_breaks(&play, 0, "guess", "{'code':'0123'}", "illegal-code", "/code"));
    play_close(&play);
}

Test(codebreaking, feedback_exact_tells_one_number_only) {
    struct play play;
    play_open(&play, "mastermind", "{'feedback':'exact'}", -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "guess", "{'code':'1243'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{'attempt':1,'code':'1243','exact':2,'solved':false}"));
    play_close(&play);
}

Test(codebreaking, number_guess_by_pegs_names_them_exact_and_misplaced) {
    struct play play;
    play_open(&play, "number-guess", "{'feedback':'pegs'}", -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "guess", "{'code':'4261'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)),
                      "{'attempt':1,'code':'4261','exact':1,'misplaced':2,'solved':false}"));
    play_close(&play);
}

/* --- D01 --- */

Test(codebreaking, d01_the_leader_sets_the_secret_and_the_breaker_is_active_then) {
    struct play play;
    start_duel(&play, NULL);
    cr_expect(play_turn_is(&play, 0, "secret"));
    cr_expect_null(play_commitment(&play, play.state), "no commitment before the secret");
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect(play_turn_is(&play, 1, "guess"));
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, PLAY_NONCE, "1234");
    cr_expect_str_eq(play_commitment(&play, play.state), commitment);
    play_close(&play);
}

Test(codebreaking, d01_only_the_leader_and_only_once) {
    struct play play;
    start_duel(&play, NULL);
    cr_expect(play_refused(&play, 1, "secret", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, -1, "secret", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_breaks(&play, 0, "secret", "{'code':'1123'}", "illegal-code", "/code"));
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect(play_refused(&play, 0, "secret", "{'code':'5678'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 1, "secret", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    play_close(&play);
}

Test(codebreaking, d01_alone_the_secret_is_the_servers) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    cr_expect(play_refused(&play, 0, "secret", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, -1, "secret", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    play_close(&play);
}

static int64_t repeated(const struct play *play, int seat, const char *kind, const char *body) {
    json_t *given = play_json(body);
    struct event event = {99, 0, family_find_event(play->family, kind), seat, given};
    int64_t seq = play->family->repeated(play->state, &event);
    json_decref(given);
    return seq;
}

Test(codebreaking, d01_the_same_again_is_the_event_that_did_it) {
    struct play play;
    start_duel(&play, NULL);
    cr_expect_eq(repeated(&play, 0, "secret", "{'code':'1234'}"), 0, "nothing is set yet");
    play.seq = 6;
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect_eq(repeated(&play, 0, "secret", "{'code':'1234'}"), 7);
    cr_expect_eq(repeated(&play, 0, "secret", "{'code':'4321'}"), 0, "another code");
    cr_expect_eq(repeated(&play, 0, "secret", "{'code':'12345'}"), 0, "no code");
    cr_expect_eq(repeated(&play, 0, "secret", "{}"), 0);
    cr_expect_eq(repeated(&play, 1, "secret", "{'code':'1234'}"), 0, "another seat must not find out");
    cr_expect_eq(repeated(&play, 0, "guess", "{'code':'1234'}"), 0, "another action");
    play_do(&play, 1, "guess", "{'code':'5678'}");
    cr_expect_eq(repeated(&play, 0, "secret", "{'code':'1234'}"), 7, "also later in the round");
    play_close(&play);
}

/* --- D02 --- */

Test(codebreaking, d02_nobody_guesses_before_the_secret_is_set_nor_in_anothers_role) {
    struct play play;
    start_duel(&play, NULL);
    cr_expect(play_refused(&play, 1, "guess", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, 0, "guess", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect(play_refused(&play, 0, "guess", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, 2, "guess", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, -1, "guess", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    play_close(&play);
}

Test(codebreaking, d02_a_guess_must_be_a_legal_code) {
    static const char *const bodies[] = {"{'code':'1123'}",  "{'code':'123'}",      "{'code':'12345'}",
                                         "{'code':'12a4'}",  "{'code':''}",         "{'code':' 123'}",
                                         "{'code':' 1234'}", "{'code':'１２３４'}", "{'code':'12\\u00004'}"};
    struct play play;
    start_with_secret(&play, NULL);
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        cr_expect(play_breaks(&play, 1, "guess", bodies[i], "illegal-code", "/code"), "%s", bodies[i]);
    }
    cr_expect_str_eq(play.problem.detail, "/code: the code must have 4 different symbols of 0123456789");
    play_close(&play);
}

Test(codebreaking, d02_a_body_of_the_wrong_form_is_an_invalid_value) {
    static const struct {
        const char *body, *pointer;
    } cases[] = {{"{}", "/code"},
                 {"[]", ""},
                 {"'1234'", ""},
                 {"{'code':1234}", "/code"},
                 {"{'code':null}", "/code"},
                 {"{'code':['1','2','3','4']}", "/code"},
                 {"{'code':'1234','bulls':4}", "/bulls"},
                 {"{'code':'1234','nonce':'" PLAY_NONCE "'}", "/nonce"}};
    struct play play;
    start_with_secret(&play, NULL);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect(play_refused(&play, 1, "guess", cases[i].body, ERR_INVALID_VALUE, cases[i].pointer));
    }
    play_close(&play);
}

Test(codebreaking, d02_what_a_legal_code_is_is_said_in_words) {
    static const struct {
        const char *options, *detail;
    } cases[] = {
        {"{'length':1}", "/code: the code must have 1 symbol of 0123456789"},
        {"{'repeats':true,'blanks':true}", "/code: the code must have 4 symbols of .0123456789"},
        {"{'leading_zero':false}", "/code: the code must have 4 different symbols of 0123456789, the first not 0"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        start_duel(&play, cases[i].options);
        cr_expect(play_breaks(&play, 0, "secret", "{'code':'xyz'}", "illegal-code", "/code"));
        cr_expect_str_eq(play.problem.detail, cases[i].detail);
        play_close(&play);
    }
}

Test(codebreaking, a_round_takes_ten_thousand_guesses_at_most) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_repeat(&play, 0, "guess", "{'code':'5678'}", 10000);
    cr_expect(play_refused(&play, 0, "guess", "{'code':'5678'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    play_close(&play);
}

Test(codebreaking, eight_guesses_of_bulls_and_cows_take_little_memory) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    for (int i = 0; i < 8; i++) {
        play_do(&play, 0, "guess", "{'code':'5678'}");
    }
    cr_expect_leq(play.family->size(play.state), 320);
    play_close(&play);
}

/* --- D03 --- */

Test(codebreaking, d03_by_hand_the_guess_waits_for_the_leaders_answer) {
    struct play play;
    start_with_secret(&play, "{'answers':'manual'}");
    play_do(&play, 1, "guess", "{'code':'4261'}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{'attempt':1,'code':'4261'}"));
    cr_expect(play_turn_is(&play, 0, "answer"));
    cr_expect(view_is(&play, 1,
                      "{'secret':null,'guess':'4261','attempts':0,'max_guesses':null,'history':[],'candidates':null}"));
    cr_expect(play_refused(&play, 1, "guess", "{'code':'1246'}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 0, "answer", "{'bulls':1,'cows':2}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)),
                      "{'attempt':1,'code':'4261','bulls':1,'cows':2,'solved':false}"));
    cr_expect(play_turn_is(&play, 1, "guess"));
    cr_expect(view_is(&play, 1,
                      "{'secret':null,'guess':null,'attempts':1,'max_guesses':null,'history':[{'attempt':1,'seat':1,"
                      "'code':'4261','bulls':1,'cows':2}],'candidates':null}"));
    play_close(&play);
}

Test(codebreaking, d03_a_wrong_answer_is_refused_and_changes_nothing) {
    struct play play;
    start_with_secret(&play, "{'answers':'manual'}");
    play_do(&play, 1, "guess", "{'code':'4261'}");
    cr_expect(play_breaks(&play, 0, "answer", "{'bulls':2,'cows':1}", "wrong-answer", "/bulls"));
    cr_expect_str_eq(play.problem.detail, "/bulls: to 4261 the secret answers bulls 1, cows 2");
    cr_expect(play_breaks(&play, 0, "answer", "{'bulls':4,'cows':0}", "wrong-answer", "/bulls"));
    cr_expect(play_turn_is(&play, 0, "answer"));
    play_do(&play, 0, "answer", "{'bulls':1,'cows':2}");
    play_close(&play);
}

Test(codebreaking, d03_an_answer_impossible_in_itself_is_an_invalid_value) {
    static const struct {
        const char *body, *pointer;
    } cases[] = {{"{'bulls':-1,'cows':0}", "/bulls"},
                 {"{'bulls':5,'cows':0}", "/bulls"},
                 {"{'bulls':0,'cows':-1}", "/cows"},
                 {"{'bulls':2,'cows':3}", "/cows"},
                 {"{'bulls':3,'cows':1}", "/cows"},
                 {"{'bulls':4294967297,'cows':2}", "/bulls"},
                 {"{'bulls':0,'cows':9223372036854775807}", "/cows"},
                 {"{'bulls':1}", "/cows"},
                 {"{'bulls':1.0,'cows':2}", "/bulls"},
                 {"{'bulls':'1','cows':2}", "/bulls"},
                 {"{'black':1,'white':2}", "/black"},
                 {"{'bulls':1,'cows':2,'solved':false}", "/solved"}};
    struct play play;
    start_with_secret(&play, "{'answers':'manual'}");
    play_do(&play, 1, "guess", "{'code':'4261'}");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect(play_refused(&play, 0, "answer", cases[i].body, ERR_INVALID_VALUE, cases[i].pointer));
    }
    play_close(&play);
}

Test(codebreaking, d03_only_the_leader_answers_and_only_a_pending_guess) {
    struct play play;
    start_duel(&play, "{'answers':'manual'}");
    cr_expect(play_refused(&play, 0, "answer", "{'bulls':1,'cows':2}", ERR_NOT_ALLOWED_NOW, NULL));
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect(play_refused(&play, 0, "answer", "{'bulls':1,'cows':2}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 1, "guess", "{'code':'4261'}");
    cr_expect(play_refused(&play, 1, "answer", "{'bulls':1,'cows':2}", ERR_NOT_YOUR_TURN, NULL));
    play_close(&play);
}

Test(codebreaking, d03_an_answer_by_positions_is_the_masked_guess_and_its_count) {
    struct play play;
    play_open(&play, "number-guess", "{'answers':'manual'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1972'}");
    play_do(&play, 1, "guess", "{'code':'4572'}");
    cr_expect(play_refused(&play, 0, "answer", "{'exact':2}", ERR_INVALID_VALUE, "/positions"));
    cr_expect(play_refused(&play, 0, "answer", "{'exact':5,'positions':'XX72'}", ERR_INVALID_VALUE, "/exact"));
    cr_expect(play_refused(&play, 0, "answer", "{'exact':2,'positions':'XX27'}", ERR_INVALID_VALUE, "/positions"));
    cr_expect(play_refused(&play, 0, "answer", "{'exact':2,'positions':'XX7'}", ERR_INVALID_VALUE, "/positions"));
    cr_expect(play_refused(&play, 0, "answer", "{'exact':1,'positions':'XX72'}", ERR_INVALID_VALUE, "/exact"));
    cr_expect(play_breaks(&play, 0, "answer", "{'exact':2,'positions':'X5X2'}", "wrong-answer", "/exact"));
    play_do(&play, 0, "answer", "{'exact':2,'positions':'XX72'}");
    play_close(&play);
}

Test(codebreaking, d03_with_feedback_exact_one_number_is_the_answer) {
    struct play play;
    start_with_secret(&play, "{'answers':'manual','feedback':'exact'}");
    play_do(&play, 1, "guess", "{'code':'1243'}");
    cr_expect(play_refused(&play, 0, "answer", "{'exact':2,'misplaced':2}", ERR_INVALID_VALUE, "/misplaced"));
    cr_expect(play_breaks(&play, 0, "answer", "{'exact':3}", "wrong-answer", "/exact"));
    play_do(&play, 0, "answer", "{'exact':2}");
    play_close(&play);
}

Test(codebreaking, d03_the_answer_that_says_all_right_ends_the_round) {
    struct play play;
    start_with_secret(&play, "{'answers':'manual'}");
    play_do(&play, 1, "guess", "{'code':'1234'}");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    cr_expect(result_is(&play, "{'attempts':1,'solved':true,'solver':1,'secret':'1234','honest':true,"
                               "'forfeited_by':null}"));
    play_close(&play);
}

Test(codebreaking, a_registered_secret_is_neither_corrected_nor_revealed) {
    struct play play;
    start_with_secret(&play, "{'answers':'manual'}");
    play_do(&play, 1, "guess", "{'code':'4261'}");
    play_do(&play, 0, "answer", "{'bulls':1,'cows':2}");
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':1}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 1, "answer-corrected", "{'attempt':1,'bulls':1,'cows':1}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'','code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

/* --- the end of a round, and the next --- */

Test(codebreaking, d06_nothing_is_done_in_a_round_that_is_over) {
    struct play play;
    start_with_secret(&play, NULL);
    play_do(&play, 1, "guess", "{'code':'1234'}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_refused(&play, 1, "guess", "{'code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 0, "secret", "{'code':'5678'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 0, "answer", "{'bulls':4,'cows':0}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'','code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(codebreaking, d06_a_new_round_is_empty_and_led_by_the_next_seat) {
    struct play play;
    start_with_secret(&play, NULL);
    play_do(&play, 1, "guess", "{'code':'1234'}");
    play_start(&play, 1, NULL);
    cr_expect(play_turn_is(&play, 1, "secret"));
    cr_expect_null(play_commitment(&play, play.state));
    cr_expect(view_is(&play, 1,
                      "{'secret':null,'guess':null,'attempts':0,'max_guesses':null,'history':[],'candidates':null}"));
    play_do(&play, 1, "secret", "{'code':'9876'}");
    cr_expect(play_turn_is(&play, 0, "guess"));
    play_close(&play);
}

Test(codebreaking, in_a_group_breakers_guess_in_seat_order_from_the_leaders_left) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'max_guesses':7}", 3);
    play_start(&play, 2, NULL);
    play_do(&play, 2, "secret", "{'code':'1234'}");
    static const int order[] = {3, 0, 1, 3, 0, 1, 3};
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        cr_expect(play_turn_is(&play, order[i], "guess"));
        cr_expect(play_refused(&play, (order[i] + 1) % 4, "guess", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
        play_do(&play, order[i], "guess", "{'code':'5678'}");
    }
    cr_expect(play_turn_is(&play, -1, NULL), "max_guesses counts the guesses of all");
    play_close(&play);
}

Test(codebreaking, a_round_that_a_player_leads_is_dealt_no_secret) {
    struct play play;
    struct state *state = NULL;
    play_open(&play, "bulls-and-cows", NULL, 1);
    json_t *deal = play_json("{'secret':'1234'}");
    const struct table table = {.round = 1, .leader = 0, .deal = deal, .rules = 1};
    cr_expect(play.family->start(&state, play.config, &table, &play.problem) == ERR_CORRUPT && state == NULL);
    json_decref(deal);
    play_close(&play);
}
