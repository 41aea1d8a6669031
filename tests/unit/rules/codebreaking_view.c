/* SPDX-License-Identifier: Apache-2.0 */
/* Who sees what, and what damaged logs lead to; redrawing what a viewer cannot know. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"

static json_t *view(const struct play *play, int viewer) {
    return family_view_json(play->config, play->family->view, play->state, viewer);
}

static bool secret_is(const struct play *play, int viewer, const char *expected) {
    json_t *seen = view(play, viewer);
    json_t *secret = json_incref(json_object_get(seen, "secret"));
    json_decref(seen);
    return play_is(secret, expected);
}

/* Is the last event, by seat 0, seen so? */
static bool event_is(const struct play *play, const char *kind, int viewer, const char *expected) {
    struct event event = {play->seq, 0, family_find_event(play->family, kind), 0, play_last(play)};
    return play_is(family_view_event(play->config, &event, viewer), expected);
}

/* --- who sees the secret --- */

Test(codebreaking_view, the_secret_is_seen_by_its_leader_and_after_the_round_by_all) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 2);
    play_start(&play, 1, NULL);
    cr_expect(secret_is(&play, 1, "null"));
    play_do(&play, 1, "secret", "{'code':'1234'}");
    cr_expect(secret_is(&play, 1, "'1234'"));
    cr_expect(secret_is(&play, 0, "null"));
    cr_expect(secret_is(&play, 2, "null"));
    cr_expect(secret_is(&play, VIEWER_SPECTATOR, "null"));
    play_do(&play, 2, "guess", "{'code':'1234'}");
    for (int viewer = VIEWER_SPECTATOR; viewer < 3; viewer++) {
        cr_expect(secret_is(&play, viewer, "'1234'"));
    }
    play_close(&play);
}

Test(codebreaking_view, where_the_server_leads_a_spectator_is_not_taken_for_the_leader) {
    cr_assert_eq(VIEWER_SPECTATOR, LEADER_SERVER, "the trap that this test is about");
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    cr_expect(secret_is(&play, VIEWER_SPECTATOR, "null"));
    cr_expect(secret_is(&play, 0, "null"));
    play_close(&play);
}

Test(codebreaking_view, a_forfeit_ends_the_round_and_shows_the_secret_and_its_proof) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    play_do(&play, 1, "resigned", "{}");
    cr_expect(secret_is(&play, 1, "'1234'"));
    cr_expect(play_is(family_proof(play.family, play.state), "{'nonce':'" PLAY_NONCE "','secret':'1234'}"));
    play_close(&play);
}

Test(codebreaking_view, max_guesses_and_a_pending_guess_are_seen_by_all) {
    struct play play;
    play_open(&play, "mastermind", "{'answers':'manual'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    play_do(&play, 1, "guess", "{'code':'1122'}");
    cr_expect(play_is(view(&play, VIEWER_SPECTATOR),
                      "{'secret':null,'guess':'1122','attempts':0,'max_guesses':12,'history':[],'candidates':null}"));
    play_close(&play);
}

/* What the view says of the candidates; -1 for null. */
static json_int_t candidates(const struct play *play) {
    json_t *seen = view(play, VIEWER_SPECTATOR);
    const json_t *value = json_object_get(seen, "candidates");
    json_int_t count = json_is_integer(value) ? json_integer_value(value) : -1;
    cr_assert(json_is_integer(value) || json_is_null(value));
    json_decref(seen);
    return count;
}

Test(codebreaking_view, candidates_are_counted_where_hints_are_on) {
    struct play play;
    play_open(&play, "mastermind", "{'hints':true,'max_guesses':null}", -1);
    play_start(&play, LEADER_SERVER, "3456");
    cr_expect_eq(candidates(&play), 1296);
    play_do(&play, 0, "guess", "{'code':'1122'}");
    cr_expect_eq(candidates(&play), 256, "of all codes so many have neither 1 nor 2");
    for (int i = 0; i < 99; i++) {
        play_do(&play, 0, "guess", "{'code':'1122'}");
    }
    cr_expect_eq(candidates(&play), 256);
    play_do(&play, 0, "guess", "{'code':'1122'}");
    cr_expect_eq(candidates(&play), -1, "not over more than a hundred guesses");
    play_close(&play);
}

Test(codebreaking_view, candidates_are_not_counted_where_that_takes_long_or_hints_are_off) {
    struct play play;
    play_open(&play, "super-mastermind", "{'hints':true,'length':6}", -1);
    play_start(&play, LEADER_SERVER, "123456");
    cr_expect_eq(candidates(&play), -1, "262144 codes");
    play_close(&play);
    play_open(&play, "mastermind", NULL, -1);
    play_start(&play, LEADER_SERVER, "3456");
    cr_expect_eq(candidates(&play), -1);
    play_close(&play);
}

/* --- events --- */

Test(codebreaking_view, of_the_event_secret_the_leader_sees_the_code_the_others_the_commitment_nobody_the_nonce) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    char leader[160];
    char others[128];
    const char *commitment = play_commitment(&play, play.state);
    (void)snprintf(leader, sizeof leader, "{'code':'1234','commitment':'%s'}", commitment);
    (void)snprintf(others, sizeof others, "{'commitment':'%s'}", commitment);
    cr_expect(event_is(&play, "secret", 0, leader));
    cr_expect(event_is(&play, "secret", 1, others));
    cr_expect(event_is(&play, "secret", VIEWER_SPECTATOR, others));
    play_close(&play);
}

Test(codebreaking_view, guesses_and_answers_are_public) {
    struct play play;
    play_open(&play, "mastermind", "{'feedback':'exact','answers':'manual'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    play_do(&play, 1, "guess", "{'code':'1122'}");
    cr_expect(event_is(&play, "guess", VIEWER_SPECTATOR, "{'attempt':1,'code':'1122'}"));
    play_do(&play, 0, "answer", "{'exact':1}");
    cr_expect(event_is(&play, "answer", VIEWER_SPECTATOR, "{'attempt':1,'code':'1122','exact':1,'solved':false}"));
    play_close(&play);
}

Test(codebreaking_view, members_that_an_event_should_not_have_are_not_shown) {
    struct play play;
    play_open(&play, "mastermind", NULL, -1);
    json_t *body = play_json("{'attempt':1,'code':'1122','black':1,'white':2,'solved':false,'secret':'1234'}");
    struct event event = {5, 0, family_find_event(play.family, "guess"), 0, body};
    cr_expect(play_is(family_view_event(play.config, &event, 0),
                      "{'attempt':1,'code':'1122','black':1,'white':2,'solved':false}"));
    json_decref(body);
    play_close(&play);
}

Test(codebreaking_view, of_a_forfeit_the_log_keeps_nothing_but_its_kind_and_seat) {
    struct play play;
    play_open(&play, "mastermind", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{}"));
    play_close(&play);
}

/* --- damage --- */

static enum err start_with(struct play *play, const char *deal, int leader, seat_set out) {
    json_t *drawn = play_json(deal);
    struct table table = {.round = 1, .leader = leader, .out = out, .deal = drawn, .rules = 1};
    struct state *state = NULL;
    enum err err = play->family->start(&state, play->config, &table, &play->problem);
    cr_assert_eq(err == OK, state != NULL);
    free(state);
    json_decref(drawn);
    return err;
}

Test(codebreaking_view, a_round_does_not_start_from_a_deal_that_is_none) {
    static const char *const damaged[] = {
        "null",
        "{}",
        "{'secret':'1234'}",
        "{'nonce':'" PLAY_NONCE "'}",
        "{'nonce':'12','secret':'1234'}",
        "{'nonce':12,'secret':'1234'}",
        "{'nonce':'" PLAY_NONCE "','secret':1234}",
        "{'nonce':'" PLAY_NONCE "','secret':'1123'}",
    };
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, -1);
    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        cr_expect_eq(start_with(&play, damaged[i], LEADER_SERVER, 0), ERR_CORRUPT, "%s", damaged[i]);
    }
    cr_expect_eq(start_with(&play, "{'nonce':'" PLAY_NONCE "','secret':'1234'}", LEADER_SERVER, 0), OK);
    cr_expect_eq(start_with(&play, "{'nonce':'" PLAY_NONCE "','secret':'1234'}", 0, 0), ERR_CORRUPT, "no seat leads");
    cr_expect_eq(start_with(&play, "{'nonce':'" PLAY_NONCE "','secret':'1234'}", LEADER_SERVER, 1), ERR_CORRUPT,
                 "nobody is left to guess");
    play_close(&play);
}

Test(codebreaking_view, a_round_is_led_by_a_seat_that_is_there) {
    struct play play;
    play_open(&play, "bulls-and-cows", NULL, 2);
    cr_expect_eq(start_with(&play, "null", 2, 0), OK);
    cr_expect_eq(start_with(&play, "null", 2, 1), OK, "seat 0 has left");
    cr_expect_eq(start_with(&play, "null", LEADER_SERVER, 0), ERR_CORRUPT);
    cr_expect_eq(start_with(&play, "null", 3, 0), ERR_CORRUPT);
    cr_expect_eq(start_with(&play, "null", 2, seat_set_of(2)), ERR_CORRUPT, "the leader has left");
    cr_expect_eq(start_with(&play, "null", 2, 3), ERR_CORRUPT, "the breakers have left");
    play_close(&play);
}

/* Applies an event as a damaged log might hold it. */
static enum err apply(struct play *play, int seat, const char *kind, const char *body) {
    json_t *given = play_json(body);
    struct event event = {7, 0, family_find_event(play->family, kind), seat, given};
    struct state *next = NULL;
    enum err err = play->family->apply(&next, play->state, &event, &play->problem);
    cr_assert_eq(err == OK, next != NULL);
    cr_assert(err == OK || play->problem.err == err);
    free(next);
    json_decref(given);
    return err;
}

Test(codebreaking_view, events_that_are_none_of_this_game_are_corrupt) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'answers':'manual'}", 1);
    play_start(&play, 0, NULL);
    cr_expect_eq(apply(&play, 0, "roll", "{}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, -1, "resigned", "{}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 2, "timed-out", "{}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "secret", "{'nonce':'" PLAY_NONCE "'}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "secret", "{'code':'1234'}"), ERR_CORRUPT, "without its nonce");
    cr_expect_eq(apply(&play, 0, "secret", "{'code':'1234','nonce':'no'}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "secret", "[]"), ERR_CORRUPT);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    cr_expect_eq(apply(&play, 1, "guess", "{'code':7}"), ERR_CORRUPT);
    play_do(&play, 1, "guess", "{'code':'4261'}");
    cr_expect_eq(apply(&play, 0, "answer", "{'bulls':1}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "answer", "{'cows':2}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "answer", "{'bulls':9,'cows':2}"), ERR_INVALID_VALUE);
    play_close(&play);
}

Test(codebreaking_view, damaged_answers_by_position_corrections_and_reveals_are_corrupt_or_refused) {
    struct play play;
    play_open(&play, "number-guess", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 1, "guess", "{'code':'4572'}");
    cr_expect_eq(apply(&play, 0, "answer", "{'exact':1}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "answer-corrected", "{'exact':1}"), ERR_INVALID_VALUE, "without its attempt");
    cr_expect_eq(apply(&play, 0, "reveal", "{}"), ERR_CORRUPT);
    play_close(&play);

    play_open(&play, "bulls-and-cows", "{'secret':'committed','max_guesses':1}", 1);
    play_start(&play, 0, NULL);
    cr_expect_eq(apply(&play, 0, "secret", "{'commitment':'no'}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "secret", "{'code':'1234'}"), ERR_CORRUPT);
    play_do(&play, 0, "secret", "{'commitment':'" PLAY_NONCE "'}");
    play_do(&play, 1, "guess", "{'code':'4572'}");
    play_do(&play, 0, "answer", "{'bulls':0,'cows':0}");
    cr_expect_eq(apply(&play, 0, "reveal", "{'nonce':'" PLAY_NONCE "'}"), ERR_CORRUPT);
    cr_expect_eq(apply(&play, 0, "reveal", "{'code':'1234'}"), ERR_CORRUPT);
    play_close(&play);
}

/* --- redrawing --- */

/* The bytes of a view, to be freed. */
static char *view_text(const struct play *play, const struct state *state, int viewer) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    family_print(&out, play->config, play->family->view, state, viewer);
    char *text = json_out_take(&out, &length);
    cr_assert_not_null(text);
    return text;
}

/* How many of 50 redrawings for the viewer differ from the state; all must look the same to the viewer. */
static int redraw(struct play *play, int viewer) {
    struct rng rng;
    int other = 0;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){4});
    char *before = view_text(play, play->state, viewer);
    for (int i = 0; i < 50; i++) {
        struct state *redrawn = NULL;
        cr_assert_eq(play->family->resample(&redrawn, play->state, viewer, &rng), OK);
        char *after = view_text(play, redrawn, viewer);
        cr_assert_str_eq(before, after);
        free(after);
        other += memcmp(redrawn, play->state, play->family->size(play->state)) != 0;
        free(redrawn);
    }
    free(before);
    return other;
}

Test(codebreaking_view, what_a_viewer_cannot_know_is_redrawn_to_fit_what_they_know) {
    struct play play;
    play_open(&play, "mastermind", NULL, 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1234'}");
    play_do(&play, 1, "guess", "{'code':'1122'}");
    play_do(&play, 1, "guess", "{'code':'1344'}");
    cr_expect_eq(redraw(&play, 1), 50);
    cr_expect_eq(redraw(&play, VIEWER_SPECTATOR), 50);
    cr_expect_eq(redraw(&play, 0), 50, "the leader does not know the nonce");
    play_do(&play, 1, "guess", "{'code':'1234'}");
    cr_expect_eq(redraw(&play, 1), 0, "everybody knows everything");
    play_close(&play);
}

Test(codebreaking_view, a_redrawn_secret_gives_the_answers_that_were_given) {
    struct play play;
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){5});
    play_open(&play, "bulls-and-cows", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    play_do(&play, 0, "guess", "{'code':'4261'}");
    for (int i = 0; i < 50; i++) {
        struct state *redrawn = NULL;
        cr_assert_eq(play.family->resample(&redrawn, play.state, 0, &rng), OK);
        free(play.state);
        play.state = redrawn;
        play_do(&play, 0, "guess", "{'code':'4261'}");
        cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "bulls")), 1);
        cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "cows")), 2);
    }
    play_close(&play);
}

Test(codebreaking_view, where_nothing_is_hidden_nothing_is_redrawn) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    cr_expect_eq(redraw(&play, 1), 0);
    play_close(&play);
}
