/* SPDX-License-Identifier: Apache-2.0 */
/* Secrets that the server does not know: committed to and revealed, or held at the table; contradictory answers. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "util/json.h"
#include "util/proof.h"

#define OTHER_NONCE "1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100"

/* A duel in which seat 0 has committed to a text. */
static void start_committed(struct play *play, const char *ruleset, const char *options, const char *text) {
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, OTHER_NONCE, text);
    play_open(play, ruleset, options, 1);
    play_start(play, 0, NULL);
    json_t *body = json_pack("{s:s}", "commitment", commitment);
    enum err err = play_try_json(play, 0, "secret", body);
    cr_assert_eq(err, OK, "%s", play->problem.detail);
    json_decref(body);
}

static void start_held(struct play *play, const char *options) {
    play_open(play, "bulls-and-cows", options, 1);
    play_start(play, 0, NULL);
}

static void ask(struct play *play, const char *code, int bulls, int cows) {
    char body[64];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    play_do(play, 1, "guess", body);
    (void)snprintf(body, sizeof body, "{'bulls':%d,'cows':%d}", bulls, cows);
    play_do(play, 0, "answer", body);
}

static bool result_is(const struct play *play, const char *expected) {
    cr_assert(play_turn_is(play, -1, NULL), "the round is not over");
    return play_is(play->family->result(play->state), expected);
}

static bool secret_is(const struct play *play, int viewer, const char *expected) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, viewer);
    json_t *secret = json_incref(json_object_get(view, "secret"));
    json_decref(view);
    return play_is(secret, expected);
}

/* Is the last event, as seen by everybody, exactly this? */
static bool event_is(const struct play *play, const char *kind, const char *expected) {
    struct event event = {play->seq, 0, family_find_event(play->family, kind), 0, play_last(play)};
    bool same = true;
    for (int viewer = VIEWER_SPECTATOR; viewer < 2; viewer++) {
        same = same && play_is(family_view_event(play->config, &event, viewer), expected);
    }
    return same;
}

/* --- committed --- */

Test(codebreaking_custody, d01_is_a_commitment_where_the_secret_is_committed) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'committed'}", 1);
    play_start(&play, 0, NULL);
    cr_expect(play_refused(&play, 0, "secret", "{'code':'1234'}", ERR_INVALID_VALUE, "/code"));
    cr_expect(play_refused(&play, 0, "secret", "{'commitment':'12'}", ERR_INVALID_VALUE, "/commitment"));
    cr_expect(play_refused(&play, 0, "secret",
                           "{'commitment':'ABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD'}",
                           ERR_INVALID_VALUE, "/commitment"));
    play_close(&play);
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, OTHER_NONCE, "1234");
    cr_expect_str_eq(play_commitment(&play, play.state), commitment);
    cr_expect(play_turn_is(&play, 1, "guess"));
    cr_expect(secret_is(&play, 0, "null"), "the server does not know it");
    cr_expect_eq(json_object_size(play_last(&play)), 1);
    play_close(&play);
}

/* The seq of the event that did this already; takes over the body. */
static int64_t repeated(const struct play *play, int seat, const char *kind, json_t *body) {
    struct event event = {9, 0, family_find_event(play->family, kind), seat, body};
    int64_t seq = play->family->repeated(play->state, &event);
    json_decref(body);
    return seq;
}

Test(codebreaking_custody, the_same_commitment_again_is_the_event_that_made_it) {
    struct play play;
    char other[PROOF_HEX_SIZE];
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    const char *commitment = play_commitment(&play, play.state);
    cr_expect_eq(repeated(&play, 0, "secret", json_pack("{s:s}", "commitment", commitment)), 1);
    proof_commit(other, OTHER_NONCE, "1235");
    cr_expect_eq(repeated(&play, 0, "secret", json_pack("{s:s}", "commitment", other)), 0);
    cr_expect_eq(repeated(&play, 1, "secret", json_pack("{s:s}", "commitment", commitment)), 0);
    play_close(&play);
}

Test(codebreaking_custody, an_honest_reveal_ends_a_cracked_round) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    ask(&play, "4261", 1, 2);
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    ask(&play, "1234", 4, 0);
    cr_expect(play_turn_is(&play, 0, "reveal"));
    cr_expect(play_is(family_proof(play.family, play.state), "null"));
    cr_expect(play_refused(&play, 1, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, 1, "guess", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_refused(&play, 0, "answer", "{'bulls':4,'cows':0}", ERR_NOT_ALLOWED_NOW, NULL));
    play_do(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}");
    cr_expect(event_is(&play, "reveal", "{'honest':true,'wrong':[]}"));
    cr_expect(result_is(&play, "{'attempts':2,'solved':true,'solver':1,'secret':'1234','honest':true,"
                               "'forfeited_by':null}"));
    cr_expect(play_is(family_proof(play.family, play.state), "{'nonce':'" OTHER_NONCE "','secret':'1234'}"));
    cr_expect(play_points_are(&play, "[0,1]"));
    play_close(&play);
}

Test(codebreaking_custody, used_up_guesses_ask_for_the_reveal_too) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed','max_guesses':1}", "1234");
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 1, "guess", "{'code':'4261'}");
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_do(&play, 0, "answer", "{'bulls':1,'cows':2}");
    cr_expect(play_turn_is(&play, 0, "reveal"));
    play_do(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}");
    cr_expect(play_points_are(&play, "[1,0]"));
    play_close(&play);
}

Test(codebreaking_custody, a_pair_that_does_not_give_the_commitment_changes_nothing) {
    static const char *const bodies[] = {
        "{'nonce':'" OTHER_NONCE "','code':'1235'}",
        "{'nonce':'" PLAY_NONCE "','code':'1234'}",
        "{'nonce':'','code':'1234'}",
        "{'nonce':'" OTHER_NONCE "\\u0000','code':'1234'}",
        "{'nonce':'" OTHER_NONCE "','code':'1234\\u0000'}",
        "{'nonce':'" OTHER_NONCE "','code':'１２３４'}",
    };
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed','max_guesses':1}", "1234");
    ask(&play, "4261", 1, 2);
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        cr_expect(play_breaks(&play, 0, "reveal", bodies[i], "bad-reveal", NULL), "%s", bodies[i]);
    }
    cr_expect(play_refused(&play, 0, "reveal", "{'code':'1234'}", ERR_INVALID_VALUE, "/nonce"));
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':''}", ERR_INVALID_VALUE, "/code"));
    cr_expect(play_turn_is(&play, 0, "reveal"));
    play_close(&play);
}

Test(codebreaking_custody, a_false_answer_shows_at_the_reveal_and_costs_the_leader_the_round) {
    static const struct {
        const char *scoring, *points;
    } cases[] = {{"rounds", "[0,1]"}, {"guesses", "[0,0]"}, {"pegs", "[0,2]"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char options[96];
        struct play play;
        (void)snprintf(options, sizeof options, "{'secret':'committed','max_guesses':3,'scoring':'%s'}",
                       cases[i].scoring);
        start_committed(&play, "bulls-and-cows", options, "1234");
        ask(&play, "4261", 1, 2);
        ask(&play, "1246", 1, 2); /* it is 2, 1 */
        ask(&play, "1243", 2, 1); /* it is 2, 2 */
        play_do(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}");
        cr_expect(event_is(&play, "reveal", "{'honest':false,'wrong':[2,3]}"));
        cr_expect(result_is(&play, "{'attempts':3,'solved':false,'solver':null,'secret':'1234','honest':false,"
                                   "'forfeited_by':0}"));
        cr_expect(play_points_are(&play, cases[i].points), "%s", cases[i].scoring);
        play_close(&play);
    }
}

Test(codebreaking_custody, after_a_false_answer_only_a_true_hit_counts_as_cracked) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    ask(&play, "5678", 0, 0);
    ask(&play, "1234", 2, 2); /* a hit, denied */
    ask(&play, "1243", 4, 0);
    play_do(&play, 0, "reveal", "{'nonce':'" OTHER_NONCE "','code':'1234'}");
    cr_expect(result_is(&play, "{'attempts':3,'solved':true,'solver':1,'secret':'1234','honest':false,"
                               "'forfeited_by':0}"));
    play_close(&play);
}

Test(codebreaking_custody, a_commitment_to_what_is_no_legal_code_is_accepted_and_lost) {
    static const char *const texts[] = {"1123", "the number of my house", "x"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct play play;
        start_committed(&play, "bulls-and-cows", "{'secret':'committed','max_guesses':2}", texts[i]);
        ask(&play, "4261", 1, 2);
        ask(&play, "1246", 2, 1);
        json_t *body = json_pack("{s:s, s:s}", "nonce", OTHER_NONCE, "code", texts[i]);
        cr_assert_eq(play_try_json(&play, 0, "reveal", body), OK, "%s", play.problem.detail);
        json_decref(body);
        cr_expect(event_is(&play, "reveal", "{'honest':false,'wrong':[]}"), "there is nothing to hold the answers to");
        json_t *result = play.family->result(play.state);
        cr_expect_str_eq(json_string_value(json_object_get(result, "secret")), texts[i]);
        cr_expect(json_is_false(json_object_get(result, "honest")));
        json_decref(result);
        json_t *proof = family_proof(play.family, play.state);
        cr_expect_str_eq(json_string_value(json_object_get(proof, "secret")), texts[i]);
        json_decref(proof);
        cr_expect(play_points_are(&play, "[0,1]"));
        play_close(&play);
    }
}

Test(codebreaking_custody, letting_the_reveal_pass_loses_the_round_too) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed','max_guesses':1}", "1234");
    ask(&play, "4261", 1, 2);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(result_is(&play, "{'attempts':1,'solved':false,'solver':null,'secret':null,'honest':true,"
                               "'forfeited_by':0}"));
    cr_expect(play_points_are(&play, "[0,1]"));
    cr_expect(play_is(family_proof(play.family, play.state), "null"));
    play_close(&play);
}

Test(codebreaking_custody, a_breaker_who_resigns_before_the_reveal_has_not_cracked_the_code) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    ask(&play, "1234", 4, 0);
    play_do(&play, 1, "resigned", "{}");
    cr_expect(result_is(&play, "{'attempts':1,'solved':false,'solver':null,'secret':null,'honest':true,"
                               "'forfeited_by':1}"));
    cr_expect(play_points_are(&play, "[1,0]"));
    play_close(&play);
}

Test(codebreaking_custody, a_committed_answer_cannot_be_corrected) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    ask(&play, "4261", 1, 2);
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':1}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

/* Those that cannot all be true. */
static bool names_attempts(const struct play *play, const char *attempts) {
    json_t *members = play_json(play->problem.members);
    bool same = play_is(json_incref(json_object_get(members, "attempts")), attempts);
    json_decref(members);
    return same;
}

Test(codebreaking_custody, answers_that_no_code_fits_are_refused_with_the_attempts) {
    struct play play;
    start_committed(&play, "bulls-and-cows", "{'secret':'committed'}", "1234");
    ask(&play, "0123", 0, 3);
    ask(&play, "8901", 1, 0);
    play_do(&play, 1, "guess", "{'code':'4567'}");
    cr_expect(play_breaks(&play, 0, "answer", "{'bulls':2,'cows':0}", "contradiction", NULL));
    cr_expect(names_attempts(&play, "[1,3]"));
    cr_expect_str_eq(play.problem.detail, "No code fits the answers to attempts 1 and 3 together.");
    cr_expect(play_turn_is(&play, 0, "answer"));
    play_do(&play, 0, "answer", "{'bulls':1,'cows':0}");
    play_close(&play);
}

Test(codebreaking_custody, only_answers_to_a_secret_that_the_server_does_not_know_are_examined) {
    static const struct {
        const char *options, *kind;
        bool must;
    } cases[] = {
        {"{'secret':'committed'}", "answer", true},      {"{'secret':'held'}", "answer", true},
        {"{'secret':'held'}", "answer-corrected", true}, {"{'secret':'held'}", "guess", false},
        {"{'secret':'committed'}", "reveal", false},     {"{'answers':'manual'}", "answer", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        play_open(&play, "bulls-and-cows", cases[i].options, 1);
        const struct action_def *action =
            family_find_action(play.family, family_find_event(play.family, cases[i].kind));
        cr_expect_eq(play.family->must_validate_async(play.config, action), cases[i].must, "%s", cases[i].options);
        play_close(&play);
    }
}

Test(codebreaking_custody, an_event_that_needs_no_examination_passes_it) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "4261", 1, 2);
    struct event guess = {1, 0, family_find_event(play.family, "guess"), 1, NULL};
    struct event resigned = {2, 0, EVENT_RESIGNED, 1, NULL};
    cr_expect_eq(play.family->validate_async(play.state, &guess, &play.problem), OK);
    cr_expect_eq(play.family->validate_async(play.state, &resigned, &play.problem), OK);
    play_close(&play);
}

Test(codebreaking_custody, one_answer_that_no_code_fits_is_named_alone) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'held','alphabet':'1234'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 1, "guess", "{'code':'1234'}");
    cr_expect(play_breaks(&play, 0, "answer", "{'bulls':0,'cows':3}", "contradiction", NULL));
    cr_expect_str_eq(play.problem.detail, "No code fits the answer to attempt 1.");
    cr_expect(names_attempts(&play, "[1]"));
    play_close(&play);
}

/* --- held --- */

Test(codebreaking_custody, a_held_secret_has_no_d01_and_the_breaker_begins) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    cr_expect(play_turn_is(&play, 1, "guess"));
    cr_expect_null(play_commitment(&play, play.state));
    cr_expect(play_refused(&play, 0, "secret", "{'code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 1, "secret", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    play_close(&play);
}

Test(codebreaking_custody, a_held_secret_is_known_when_it_is_cracked) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "4261", 1, 2);
    cr_expect(secret_is(&play, 0, "null"));
    ask(&play, "1234", 4, 0);
    cr_expect(secret_is(&play, 1, "'1234'"));
    cr_expect(result_is(&play, "{'attempts':2,'solved':true,'solver':1,'secret':'1234','honest':true,"
                               "'forfeited_by':null}"));
    cr_expect(play_is(family_proof(play.family, play.state), "null"));
    play_close(&play);
}

Test(codebreaking_custody, a_held_secret_that_was_not_cracked_stays_unknown) {
    struct play play;
    start_held(&play, "{'secret':'held','max_guesses':1}");
    ask(&play, "4261", 1, 2);
    cr_expect(result_is(&play, "{'attempts':1,'solved':false,'solver':null,'secret':null,'honest':true,"
                               "'forfeited_by':null}"));
    play_close(&play);
}

Test(codebreaking_custody, a_held_secret_that_was_not_cracked_can_be_told_to_all_afterwards) {
    struct play play;
    start_held(&play, "{'secret':'held','max_guesses':1}");
    ask(&play, "4261", 1, 2);
    cr_expect(play_refused(&play, 1, "reveal", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_breaks(&play, 0, "reveal", "{'code':'1235'}", "wrong-answer", "/code"));
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':1}", ERR_NOT_ALLOWED_NOW, NULL));
    play_do(&play, 0, "reveal", "{'code':'1234'}");
    cr_expect(event_is(&play, "reveal", "{'honest':true,'wrong':[],'secret':'1234'}"), "a follower of events, too");
    cr_expect(secret_is(&play, 1, "'1234'"));
    cr_expect(play_refused(&play, 0, "reveal", "{'code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(codebreaking_custody, a_held_secret_that_is_told_must_fit_the_answers) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "4261", 1, 2);
    cr_expect(play_refused(&play, 1, "reveal", "{'code':'1234'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(play_breaks(&play, 0, "reveal", "{'code':'1235'}", "wrong-answer", "/code"));
    cr_expect(play_breaks(&play, 0, "reveal", "{'code':'1123'}", "illegal-code", "/code"));
    cr_expect(play_refused(&play, 0, "reveal", "{'nonce':'','code':'1234'}", ERR_INVALID_VALUE, "/nonce"));
    play_do(&play, 0, "reveal", "{'code':'1234'}");
    cr_expect(play_refused(&play, 0, "reveal", "{'code':'1234'}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(codebreaking_custody, a_held_secret_told_during_the_round_is_kept_from_the_others) {
    struct play play;
    start_held(&play, "{'secret':'held','max_guesses':2}");
    ask(&play, "4261", 1, 2);
    play_do(&play, 0, "reveal", "{'code':'1234'}");
    cr_expect(event_is(&play, "reveal", "{'honest':true,'wrong':[]}"), "the event does not tell it either");
    cr_expect(secret_is(&play, 0, "'1234'"));
    cr_expect(secret_is(&play, 1, "null"));
    cr_expect(play_turn_is(&play, 1, "guess"), "the round goes on");
    play_do(&play, 1, "guess", "{'code':'1246'}");
    cr_expect(play_breaks(&play, 0, "answer", "{'bulls':1,'cows':1}", "wrong-answer", "/bulls"));
    play_do(&play, 0, "answer", "{'bulls':2,'cows':1}");
    cr_expect(secret_is(&play, 1, "'1234'"), "told to all when the round is over");
    play_close(&play);
}

Test(codebreaking_custody, a_slip_in_a_held_round_can_be_mended) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "4261", 2, 1); /* it should be 1, 2 */
    ask(&play, "5789", 0, 0);
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':2}");
    cr_expect(event_is(&play, "answer-corrected", "{'attempt':1,'code':'4261','bulls':1,'cows':2,'solved':false}"));
    cr_expect(play_turn_is(&play, 1, "guess"), "the turn stays where it was");
    play_do(&play, 1, "guess", "{'code':'1234'}");
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':2,'cows':1}");
    cr_expect(play_turn_is(&play, 0, "answer"), "also while a guess is pending");
    play_close(&play);
}

Test(codebreaking_custody, a_correction_must_name_an_answered_guess_and_fit_the_others) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "0123", 0, 3);
    ask(&play, "4567", 1, 0);
    cr_expect(play_breaks(&play, 0, "answer-corrected", "{'attempt':2,'bulls':2,'cows':0}", "contradiction", NULL));
    cr_expect(names_attempts(&play, "[1,2]"));
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':3,'bulls':1,'cows':0}", ERR_INVALID_VALUE, "/attempt"));
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':0,'bulls':1,'cows':0}", ERR_INVALID_VALUE, "/attempt"));
    cr_expect(play_refused(&play, 0, "answer-corrected", "{'bulls':1,'cows':0}", ERR_INVALID_VALUE, "/attempt"));
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':1,'bulls':3,'cows':1}", ERR_INVALID_VALUE, "/cows"));
    cr_expect(play_refused(&play, 1, "answer-corrected", "{'attempt':1,'bulls':0,'cows':2}", ERR_NOT_YOUR_TURN, NULL));
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':0,'cows':2}");
    play_do(&play, 0, "reveal", "{'code':'4208'}");
    cr_expect(play_breaks(&play, 0, "answer-corrected", "{'attempt':1,'bulls':0,'cows':3}", "wrong-answer", "/bulls"));
    play_close(&play);
}

static int64_t corrected(const struct play *play, int seat, int attempt, int bulls, int cows) {
    json_t *body = json_pack("{s:i, s:i, s:i}", "attempt", attempt, "bulls", bulls, "cows", cows);
    return repeated(play, seat, "answer-corrected", body);
}

Test(codebreaking_custody, the_same_correction_again_is_the_event_that_made_it) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "4261", 2, 1);
    ask(&play, "5789", 0, 0);
    cr_expect_eq(corrected(&play, 0, 1, 2, 1), 0, "nothing is corrected yet");
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':2}");
    cr_expect_eq(corrected(&play, 0, 1, 1, 2), 5);
    cr_expect_eq(corrected(&play, 0, 1, 1, 1), 0, "another answer");
    cr_expect_eq(corrected(&play, 0, 1, 3, 1), 0, "no answer");
    cr_expect_eq(corrected(&play, 0, 2, 0, 0), 0, "another attempt");
    cr_expect_eq(corrected(&play, 1, 1, 1, 2), 0, "another seat");
    ask(&play, "1246", 2, 1);
    cr_expect_eq(corrected(&play, 0, 1, 1, 2), 5, "also later in the round");
    play_close(&play);
}

Test(codebreaking_custody, a_correction_may_show_that_the_code_was_cracked) {
    struct play play;
    start_held(&play, "{'secret':'held'}");
    ask(&play, "1234", 2, 2);
    play_do(&play, 1, "guess", "{'code':'1243'}");
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':4,'cows':0}");
    cr_expect(result_is(&play, "{'attempts':1,'solved':true,'solver':1,'secret':'1234','honest':true,"
                               "'forfeited_by':null}"));
    cr_expect(
        play_refused(&play, 0, "answer-corrected", "{'attempt':1,'bulls':2,'cows':2}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(codebreaking_custody, held_answers_by_positions_are_checked_against_each_other) {
    struct play play;
    play_open(&play, "number-guess", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 1, "guess", "{'code':'4572'}");
    play_do(&play, 0, "answer", "{'exact':1,'positions':'4XXX'}");
    play_do(&play, 1, "guess", "{'code':'1111'}");
    cr_expect(play_breaks(&play, 0, "answer", "{'exact':1,'positions':'1XXX'}", "contradiction", NULL));
    play_do(&play, 0, "answer", "{'exact':1,'positions':'X1XX'}");
    play_close(&play);
}
