/* SPDX-License-Identifier: Apache-2.0 */
/* The race: everybody breaks the server's code at once, each on a board of their own. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"

/* A race of so many for the secret 1234 of bulls-and-cows. */
static void start(struct play *play, const char *options, int seats) {
    char text[160];
    (void)snprintf(text, sizeof text, "{'codemaker':'server'%s}", options);
    play_open(play, "bulls-and-cows", text, seats - 1);
    play_start(play, LEADER_SERVER, "1234");
}

static void guess(struct play *play, int seat, const char *code) {
    char body[32];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    play_do(play, seat, "guess", body);
}

static bool may_guess(const struct play *play, int seat) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    cr_assert(!seat_set_has(turn.seats, seat) || turn.actions[seat] == 1u << 1);
    return seat_set_has(turn.seats, seat);
}

static bool view_has(const struct play *play, int viewer, const char *member, const char *expected) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, viewer);
    json_t *value = json_incref(json_object_get(view, member));
    json_decref(view);
    return play_is(value, expected);
}

static bool event_is(const struct play *play, int viewer, int seat, const char *expected) {
    const struct event event = {.seq = 1, .kind = event_of_action(1), .seat = seat, .body = play_last(play)};
    return play_is(family_view_event(play->config, &event, viewer), expected);
}

Test(codebreaking_race, nobody_waits_for_another) {
    struct play play;
    start(&play, "", 3);
    for (int seat = 0; seat < 3; seat++) {
        cr_expect(may_guess(&play, seat));
    }
    guess(&play, 2, "5678");
    guess(&play, 2, "5679");
    guess(&play, 0, "5678");
    cr_expect(play_refused(&play, 3, "guess", "{'code':'5678'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "attempt")), 1, "each counts their own");
    cr_expect(may_guess(&play, 1) && may_guess(&play, 2));
    play_close(&play);
}

Test(codebreaking_race, of_others_one_sees_how_their_guesses_were_answered_and_no_code) {
    struct play play;
    start(&play, ",'max_guesses':2", 2);
    guess(&play, 0, "1243");
    guess(&play, 1, "5678");
    cr_expect(event_is(&play, 1, 1, "{'attempt':1,'code':'5678','bulls':0,'cows':0,'solved':false}"));
    cr_expect(event_is(&play, 0, 1, "{'attempt':1,'bulls':0,'cows':0,'solved':false}"));
    cr_expect(event_is(&play, VIEWER_SPECTATOR, 1, "{'attempt':1,'bulls':0,'cows':0,'solved':false}"));
    static const char boards[] =
        "[{'seat':0,'attempts':1,'solved':false,'done':false,'history':[{'attempt':1,'bulls':2,'cows':2}]},"
        "{'seat':1,'attempts':1,'solved':false,'done':false,'history':[{'attempt':1,'bulls':0,'cows':0}]}]";
    for (int viewer = VIEWER_SPECTATOR; viewer < 2; viewer++) {
        cr_expect(view_has(&play, viewer, "boards", boards));
    }
    cr_expect(view_has(&play, 0, "history", "[{'attempt':1,'seat':0,'code':'1243','bulls':2,'cows':2}]"));
    cr_expect(view_has(&play, 0, "attempts", "1"));
    cr_expect(view_has(&play, VIEWER_SPECTATOR, "history", "[]"));
    cr_expect(view_has(&play, VIEWER_SPECTATOR, "secret", "null"));
    guess(&play, 0, "1234");
    guess(&play, 1, "5679");
    cr_expect(play_turn_is(&play, -1, NULL));
    static const char told[] =
        "[{'seat':0,'attempts':2,'solved':true,'done':true,'history':[{'attempt':1,'code':'1243','bulls':2,'cows':2},"
        "{'attempt':2,'code':'1234','bulls':4,'cows':0}]},{'seat':1,'attempts':2,'solved':false,'done':true,"
        "'history':[{'attempt':1,'code':'5678','bulls':0,'cows':0},{'attempt':2,'code':'5679','bulls':0,'cows':0}]}]";
    char result[640];
    (void)snprintf(result, sizeof result, "{'boards':%s,'solver':0,'secret':'1234','honest':true,'forfeited_by':null}",
                   told);
    cr_expect(view_has(&play, 1, "boards", told), "the codes once it is over");
    cr_expect(play_is(play.family->result(play.state), result));
    cr_expect(event_is(&play, 0, 1, "{'attempt':2,'bulls':0,'cows':0,'solved':false}"), "an event stays what it was");
    play_close(&play);
}

Test(codebreaking_race, which_places_of_others_are_right_is_not_told) {
    struct play play;
    play_open(&play, "number-guess", "{'codemaker':'server'}", 1);
    play_start(&play, LEADER_SERVER, "1234");
    guess(&play, 1, "1239");
    cr_expect(event_is(&play, 0, 1, "{'attempt':1,'exact':3,'solved':false}"));
    cr_expect(event_is(&play, 1, 1, "{'attempt':1,'code':'1239','exact':3,'positions':'123X','solved':false}"));
    cr_expect(view_has(&play, 0, "boards",
                       "[{'seat':0,'attempts':0,'solved':false,'done':false,'history':[]},{'seat':1,'attempts':1,"
                       "'solved':false,'done':false,'history':[{'attempt':1,'exact':3}]}]"));
    play_close(&play);
}

Test(codebreaking_race, who_has_made_as_many_guesses_as_the_best_needed_is_done) {
    struct play play;
    start(&play, "", 4);
    for (int i = 0; i < 3; i++) {
        guess(&play, 3, "5678");
    }
    guess(&play, 1, "5678");
    guess(&play, 0, "5678");
    guess(&play, 0, "1234");
    cr_expect(!may_guess(&play, 0) && !may_guess(&play, 3));
    cr_expect(may_guess(&play, 1) && may_guess(&play, 2));
    cr_expect(play_refused(&play, 3, "guess", "{'code':'5678'}", ERR_NOT_ALLOWED_NOW, NULL));
    guess(&play, 2, "5678");
    guess(&play, 2, "5678");
    cr_expect(may_guess(&play, 1));
    cr_expect(play_points_are(&play, "[0,0,0,0]"));
    guess(&play, 1, "5678");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[1,0,0,0]"));
    play_close(&play);
}

Test(codebreaking_race, fewest_gives_one_to_who_alone_needed_the_fewest_guesses) {
    static const struct {
        int needed[3]; /* 0: not in the three that there are */
        const char *points;
        int solver;
    } cases[] = {{{1, 2, 3}, "[1,0,0]", 0}, {{3, 2, 0}, "[0,1,0]", 1},  {{2, 2, 3}, "[0,0,0]", -1},
                 {{0, 0, 3}, "[0,0,1]", 2}, {{0, 0, 0}, "[0,0,0]", -1}, {{3, 3, 3}, "[0,0,0]", -1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        start(&play, ",'max_guesses':3", 3);
        for (int attempt = 1; attempt <= 3; attempt++) {
            for (int seat = 2; seat >= 0; seat--) {
                if (may_guess(&play, seat)) {
                    guess(&play, seat, cases[i].needed[seat] == attempt ? "1234" : "5678");
                }
            }
        }
        cr_assert(play_turn_is(&play, -1, NULL));
        cr_expect(play_points_are(&play, cases[i].points), "case %zu", i);
        json_t *result = play.family->result(play.state);
        const json_t *solver = json_object_get(result, "solver");
        cr_expect_eq(json_is_null(solver) ? -1 : (int)json_integer_value(solver), cases[i].solver);
        json_decref(result);
        play_close(&play);
    }
}

Test(codebreaking_race, guesses_that_must_fit_must_fit_ones_own_answers) {
    struct play play;
    start(&play, ",'consistent_guesses':true", 2);
    guess(&play, 0, "5678");
    guess(&play, 1, "1243");
    guess(&play, 1, "1234");
    cr_expect(play_breaks(&play, 0, "guess", "{'code':'5679'}", "illegal-code", "/code"));
    cr_expect_str_eq(play.problem.members, "{\"attempt\":1}");
    guess(&play, 0, "4321");
    play_close(&play);
}

Test(codebreaking_race, whoever_lets_time_pass_is_out_and_the_others_go_on) {
    struct play play;
    start(&play, "", 3);
    guess(&play, 0, "1234");
    play_do(&play, 0, "timed-out", "{}");
    cr_expect(may_guess(&play, 1) && may_guess(&play, 2), "what they needed counts no more");
    guess(&play, 1, "5678");
    play_do(&play, 2, "timed-out", "{}");
    cr_expect(may_guess(&play, 1), "the last one may still find it");
    guess(&play, 1, "1234");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[0,1,0]"));
    play_close(&play);
}

Test(codebreaking_race, the_last_one_in_the_match_need_not_play_on) {
    struct play play;
    start(&play, "", 3);
    play_do(&play, 0, "timed-out", "{}");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(may_guess(&play, 1));
    play_do(&play, 2, "resigned", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[0,0,0]"));
    play_close(&play);
}

Test(codebreaking_race, whoever_left_the_match_before_is_not_waited_for) {
    struct play play;
    play_open(&play, "bulls-and-cows", "{'codemaker':'server'}", 2);
    play.table.out = seat_set_of(1);
    play_start(&play, LEADER_SERVER, "1234");
    cr_expect(!may_guess(&play, 1));
    guess(&play, 0, "1234");
    guess(&play, 2, "5678");
    cr_expect(play_turn_is(&play, -1, NULL));
    play_close(&play);
}

Test(codebreaking_race, a_first_guess_that_is_right_can_win_at_once) {
    struct play play;
    int winner = -1;
    start(&play, ",'first_guess_wins':true,'rounds':3", 3);
    guess(&play, 0, "5678");
    cr_expect_null(family_won_at_once(play.family, play.state, &winner));
    guess(&play, 2, "1234");
    cr_expect(play_turn_is(&play, -1, NULL), "nobody else guesses any more");
    cr_expect_str_eq(family_won_at_once(play.family, play.state, &winner), "first-guess");
    cr_expect_eq(winner, 2);
    cr_expect(play_points_are(&play, "[0,0,1]"));
    play_close(&play);
}

Test(codebreaking_race, nobody_guesses_more_than_their_share_of_what_a_round_takes) {
    struct play play;
    start(&play, "", 10);
    play_repeat(&play, 4, "guess", "{'code':'5678'}", 1000);
    cr_expect(play_refused(&play, 4, "guess", "{'code':'5678'}", ERR_NOT_ALLOWED_NOW, NULL));
    guess(&play, 5, "5678");
    play_close(&play);
}

Test(codebreaking_race, a_log_folds_again_to_the_same) {
    struct play play;
    start(&play, "", 3);
    guess(&play, 0, "1243");
    guess(&play, 2, "5678");
    play_do(&play, 1, "timed-out", "{}");
    struct state *again = play_refold(&play);
    cr_expect(play_same(&play, play.state, again));
    free(again);
    play_close(&play);
}
