/* SPDX-License-Identifier: Apache-2.0 */
/* Tournaments as the fold of their events: points, places, rounds, and what is done next. */
#include "tournament/tournament.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tournament_steps.h"
#include "util/json.h"

static void tear_down(void) {
    tournament_free(tournament);
}

TestSuite(tournament, .fini = tear_down);

/* --- all-play --- */

Test(tournament, all_play_gives_a_point_to_each_of_the_highest) {
    steps_begin("all-play", 3, 2, "independent");
    steps_play("5 7 7");
    cr_expect_float_eq(steps_entrant(1)->totals.points, 0, 0);
    cr_expect_float_eq(steps_entrant(2)->totals.points, 1, 0);
    cr_expect_float_eq(steps_entrant(3)->totals.points, 1, 0);
    cr_expect(steps_entrant(2)->totals.draws == 1 && steps_entrant(1)->totals.losses == 1);
    steps_play("3 2 1"); /* the seats have moved on: entrants 2, 3, 1 */
    cr_expect(steps_entrant(2)->totals.wins == 1 && steps_entrant(2)->totals.squares == 2);
    steps_finish();
    steps_expect_ranks((const int[]){3, 1, 2});
}

Test(tournament, all_play_breaks_a_tie_among_the_tied_alone) {
    struct fixture fixture;
    steps_begin("all-play", 3, 1, "independent");
    steps_play("0 4 4");
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.tie_break && fixture.count == 2 && fixture.number == 2);
    steps_play("6 6");
    steps_play("1 2");
    steps_finish();
    cr_expect_eq(tournament->played, 1);
    cr_expect_eq(tournament->tie_break_games, 2);
    cr_expect_eq(steps_entrant(2)->rank + steps_entrant(3)->rank, 3);
    cr_expect_eq(steps_entrant(1)->rank, 3);
    cr_expect_float_eq(steps_entrant(2)->totals.points, 1, 0, "further games bring no points");
}

Test(tournament, all_play_shares_the_place_after_a_hundred_further_games) {
    steps_begin("all-play", 2, 1, "independent");
    steps_play("1 1");
    for (int i = 0; i < TIE_BREAK_GAMES_MAX; i++) {
        cr_assert_eq(steps_next(), STEP_GAME);
        steps_play("0 0");
    }
    steps_finish();
    steps_expect_ranks((const int[]){1, 1});
}

Test(tournament, duplicate_deals_are_won_by_the_better_score) {
    steps_begin("all-play", 4, 1, "duplicate");
    cr_expect(tournament->lower_wins, "in code-breaking the fewest guesses");
    steps_play("6 4 - 5");
    cr_expect_float_eq(steps_entrant(2)->totals.points, 1, 0);
    cr_expect_float_eq(steps_entrant(3)->totals.points, 0, 0, "who has not solved it comes last");
    steps_finish();
}

/* --- round-robin --- */

/*
 * Four players, worked out by hand: 1 has beaten 2 and 3 and lost to 4, 2 has beaten 3 and 4, 3 has beaten 4. Points 2, 2,
 * 1, 1. Sonneborn-Berger: 1 has 2 + 1 = 3, 2 has 1 + 1 = 2, 3 has 1 (of 4), 4 has 2 (of 1).
 */
Test(tournament, round_robin_tells_equal_points_apart_by_sonneborn_berger) {
    static const bool upper_wins[5][5] = {
        [1] = {[2] = true, [3] = true}, [2] = {[3] = true, [4] = true}, [3] = {[4] = true}};
    steps_begin("round-robin", 4, 1, "independent");
    for (int i = 0; i < 6; i++) {
        struct fixture fixture;
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        int32_t a = fixture.entrants[0] + 1;
        int32_t b = fixture.entrants[1] + 1;
        bool first = a < b ? upper_wins[a][b] : !upper_wins[b][a];
        steps_play(first ? "1 0" : "0 1");
    }
    steps_finish();
    steps_expect_ranks((const int[]){1, 2, 4, 3});
    cr_expect_float_eq(steps_entrant(1)->criteria[0], 3, 1e-9);
    cr_expect_float_eq(steps_entrant(2)->criteria[0], 2, 1e-9);
    cr_expect_float_eq(steps_entrant(3)->criteria[0], 1, 1e-9);
    cr_expect_float_eq(steps_entrant(4)->criteria[0], 2, 1e-9);
}

Test(tournament, round_robin_counts_half_of_those_one_has_drawn_with) {
    steps_begin("round-robin", 3, 1, "independent");
    for (int i = 0; i < 3; i++) {
        struct fixture fixture;
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        bool with_third = fixture.entrants[0] == 2 || fixture.entrants[1] == 2;
        if (with_third) {
            steps_play("1 1"); /* everybody draws with 3 */
        } else {
            steps_play(fixture.entrants[0] == 0 ? "1 0" : "0 1"); /* 1 beats 2 */
        }
    }
    steps_finish();
    steps_expect_ranks((const int[]){1, 3, 2});
    cr_expect_float_eq(steps_entrant(1)->criteria[0], 0.5 + 0.5, 1e-9); /* 2 has 0.5, half of 3's 1 */
    cr_expect_float_eq(steps_entrant(3)->criteria[0], 0.75 + 0.25, 1e-9);
}

/*
 * A circle of three, and a fourth who has lost to all: points and Sonneborn-Berger are equal, and so is the direct result.
 */
Test(tournament, round_robin_lets_those_equal_in_all_play_on) {
    steps_begin("round-robin", 4, 1, "independent");
    for (int i = 0; i < 6; i++) {
        struct fixture fixture;
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        int32_t a = fixture.entrants[0];
        int32_t b = fixture.entrants[1];
        bool first = a == 3 ? false : b == 3 ? true : (a + 1) % 3 == b;
        steps_play(first ? "1 0" : "0 1");
    }
    for (int i = 0; i < 3; i++) {
        struct fixture fixture;
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        cr_assert(fixture.tie_break && fixture.entrants[0] < 3 && fixture.entrants[1] < 3);
        steps_play_by_number();
    }
    steps_finish();
    steps_expect_ranks((const int[]){1, 2, 2, 4});
    cr_expect_eq(tournament->tie_break_games, 3);
}

/* --- swiss --- */

Test(tournament, swiss_plays_its_rounds_and_a_bye_is_a_win) {
    steps_begin("swiss", 5, 2, "independent");
    for (int round = 0; round < 2; round++) {
        steps_pair_next();
        for (int i = 0; i < 2; i++) {
            steps_play_by_number();
        }
    }
    steps_finish();
    cr_expect_eq(tournament->played, 4);
    double points = 0;
    for (int i = 1; i <= 5; i++) {
        points += steps_entrant(i)->totals.points;
        cr_expect_eq(steps_entrant(i)->totals.games, 2);
    }
    cr_expect_float_eq(points, 6, 1e-9);
    cr_expect_eq(steps_entrant(1)->rank, 1);
}

/* --- knockout --- */

Test(tournament, knockout_goes_on_with_the_winners) {
    steps_begin("knockout", 6, 1, "independent");
    steps_pair_next();
    cr_expect_eq(tournament->duel_count, 4);
    steps_play_by_number();
    steps_play_by_number();
    steps_pair_next();
    steps_play_by_number();
    steps_play_by_number();
    steps_pair_next();
    steps_play_by_number();
    steps_finish();
    steps_expect_ranks((const int[]){1, 2, 3, 3, 5, 5});
}

Test(tournament, knockout_matches_go_on_until_somebody_leads) {
    steps_begin("knockout", 2, 2, "independent");
    steps_pair_next();
    steps_play("1 0");
    steps_play("1 0"); /* leads take turns: 1 each */
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.tie_break && fixture.number == 3);
    steps_play("1 1");
    steps_play("0 1");
    steps_finish();
    steps_expect_ranks((const int[]){1, 2});
}

Test(tournament, knockout_is_drawn_by_the_seed_in_the_end) {
    steps_begin("knockout", 2, 1, "independent");
    steps_pair_next();
    for (int i = 0; i <= TIE_BREAK_GAMES_MAX; i++) {
        steps_play("1 1");
    }
    cr_assert_eq(steps_next(), STEP_DRAW);
    cr_assert_eq(steps_apply("drawn", tournament_draw(tournament)), OK);
    steps_finish();
    cr_expect_eq(steps_entrant(1)->rank + steps_entrant(2)->rank, 3);
}

/* --- disqualification --- */

static void disqualify(int number) {
    cr_assert_eq(
        steps_apply("disqualified", json_pack("{s:i, s:i, s:s}", "number", number, "game", 1, "reason", "test")), OK);
}

Test(tournament, the_games_of_who_is_disqualified_are_scored_among_the_others) {
    struct fixture fixture;
    steps_begin("all-play", 3, 3, "independent");
    steps_play("9 2 1"); /* entrants 1, 2, 3 */
    steps_play("5 1 8"); /* entrants 2, 3, 1 */
    cr_expect_float_eq(steps_entrant(1)->totals.points, 2, 0);
    disqualify(1);
    cr_expect_float_eq(steps_entrant(1)->totals.points, 0, 0, "the disqualified entrant's points go");
    cr_expect_float_eq(steps_entrant(2)->totals.points, 2, 0);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect_eq(fixture.count, 2);
    steps_play("1 2");
    steps_finish();
    cr_expect_eq(steps_entrant(1)->rank, 3);
    cr_expect_eq(steps_entrant(1)->status, ENTRANT_DISQUALIFIED);
}

Test(tournament, who_should_have_met_a_disqualified_entrant_has_won) {
    struct fixture fixture;
    steps_begin("round-robin", 3, 1, "independent");
    disqualify(3);
    int walkovers = 0;
    for (int i = 0; i < 3; i++) {
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        walkovers += fixture.walkover;
        if (fixture.walkover) {
            steps_play("- -");
        } else {
            steps_play_by_number();
        }
    }
    cr_expect_eq(walkovers, 2);
    steps_finish();
    steps_expect_ranks((const int[]){1, 2, 3});
    cr_expect_float_eq(steps_entrant(1)->totals.points, 2, 0);
    cr_expect_float_eq(steps_entrant(2)->totals.points, 1, 0);
}

Test(tournament, in_a_knockout_a_disqualified_entrant_s_opponent_goes_on) {
    steps_begin("knockout", 4, 1, "independent");
    steps_pair_next();
    steps_play_by_number();
    disqualify(1);
    while (steps_next() == STEP_GAME) {
        steps_play_by_number();
    }
    if (steps_next() == STEP_ROUND) {
        steps_pair_next();
        while (steps_next() == STEP_GAME) {
            steps_play_by_number();
        }
    }
    steps_finish();
    cr_expect_eq(steps_entrant(1)->rank, 4);
    cr_expect_eq(steps_entrant(2)->rank, 1);
}

Test(tournament, a_tie_is_sought_anew_without_a_disqualified_entrant) {
    struct fixture fixture;
    steps_begin("all-play", 3, 1, "independent");
    steps_play("4 4 1");
    disqualify(2);
    cr_expect_eq(steps_next(), STEP_FINISH, "of those left one has won");
    steps_begin("all-play", 3, 1, "independent");
    steps_play("4 1 1");
    cr_expect_eq(steps_next(), STEP_FINISH);
    disqualify(1);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.tie_break && fixture.count == 2);
}

Test(tournament, with_nobody_left_it_is_over_without_a_winner) {
    static const char *const formats[] = {"all-play", "knockout", "swiss"};
    for (size_t i = 0; i < 3; i++) {
        steps_begin(formats[i], 2, 1, "independent");
        disqualify(1);
        disqualify(2);
        for (int step = 0; step < 10 && steps_next() != STEP_FINISH; step++) {
            if (steps_next() == STEP_ROUND) {
                steps_pair_next();
            } else {
                steps_play("- -");
            }
        }
        json_t *body = tournament_finish(tournament);
        cr_expect_eq(json_array_size(json_object_get(body, "winners")), 0, "%s", formats[i]);
        json_decref(body);
    }
}

/* --- people --- */

static void invite(const char *entrants) {
    json_t *body = json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:b, s:s, s:o}", "ruleset", "tic-tac-toe", "format",
                             "round-robin", "games", 1, "deal", "independent", "visibility", "public", "seed", "test",
                             "seeded", 0, "creator", steps_id.text, "entrants", steps_json(entrants));
    tournament_free(tournament);
    tournament = NULL;
    cr_assert_eq(tournament_create(&tournament, &steps_id, 1, body), OK);
    json_decref(body);
}

Test(tournament, begins_when_all_have_answered_and_plays_those_who_are_free) {
    struct fixture fixture;
    invite("[{'player':'1m7x20v5abstj72d','joined':true},{'player':'1m7x21r1hq0hw1x3'},{'player':'1m7x22fm37cmy0xq'},"
           "{'bot':'random'}]");
    cr_expect_eq(tournament->status, TOURNAMENT_OPEN);
    cr_expect_eq(steps_next(), STEP_WAIT);
    cr_assert_eq(steps_apply("joined", steps_json("{'number':2}")), OK);
    cr_expect_eq(steps_apply("joined", steps_json("{'number':9}")), ERR_CORRUPT);
    invite("[{'player':'1m7x20v5abstj72d','joined':true},{'player':'1m7x21r1hq0hw1x3'},{'player':'1m7x22fm37cmy0xq'},"
           "{'bot':'random'}]");
    cr_assert_eq(steps_apply("joined", steps_json("{'number':2}")), OK);
    cr_assert_eq(steps_apply("declined", steps_json("{'number':3}")), OK);
    cr_expect_eq(tournament->status, TOURNAMENT_RUNNING);
    cr_expect_eq(tournament->field_count, 3);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    int32_t first = fixture.entrants[0];
    int32_t second = fixture.entrants[1];
    json_t *body = json_pack("{s:I, s:i, s:b, s:[i, i], s:s}", "game", (json_int_t)fixture.number, "round", 1,
                             "tie_break", 0, "entrants", (int)first + 1, (int)second + 1, "id", "1m7x23r88t0c5k2v");
    cr_assert_eq(steps_apply("started", body), OK);
    cr_expect_eq(tournament->active, 1);
    if (tournament_next(&fixture, tournament) == STEP_GAME) { /* nobody who sits already, but a bot may */
        for (int32_t i = 0; i < fixture.count; i++) {
            bool sits = fixture.entrants[i] == first || fixture.entrants[i] == second;
            cr_expect(!sits || steps_entrant(fixture.entrants[i] + 1)->bot[0] != '\0');
        }
    }
}

/* --- players who are disqualified --- */

static void begin_with_players(const char *illegal) {
    json_t *more = steps_json("{'entrants':[{'bot':'random'},{'player':'1m7yhdzqy4cdgx3s','joined':true},"
                              "{'player':'1m7yhdzqy4cdgx3t','joined':true}]}");
    if (illegal != NULL) {
        json_object_set_new(more, "illegal", json_string(illegal));
    }
    steps_begin_with("round-robin", 3, 1, more);
}

Test(tournament, a_player_is_disqualified_only_where_that_was_agreed_and_once) {
    static const char *const body = "{'number':2,'game':1,'reason':'test'}";
    static const char *const refusing[] = {NULL, "refuse"};
    for (size_t i = 0; i < 2; i++) {
        begin_with_players(refusing[i]);
        cr_expect_eq(steps_apply("disqualified", steps_json(body)), ERR_CORRUPT);
    }
    begin_with_players("disqualify");
    cr_expect_eq(steps_apply("disqualified", steps_json(body)), OK);
    cr_expect_eq(steps_entrant(2)->status, ENTRANT_DISQUALIFIED);
    cr_expect_eq(steps_apply("disqualified", steps_json(body)), ERR_CORRUPT);
    begin_with_players("refuse");
    cr_expect_eq(steps_apply("disqualified", steps_json("{'number':1,'game':1,'reason':'test'}")), OK,
                 "programs of the server always are");
}

/* --- damage and memory --- */

Test(tournament, what_cannot_follow_is_corrupt) {
    static const struct {
        const char *kind, *body;
    } damages[] = {
        {"game", "{}"},
        {"game", "{'game':1,'round':1,'entrants':[]}"},
        {"game", "{'game':0,'round':1,'entrants':[1,2]}"},
        {"game", "{'game':1,'round':1,'entrants':[1,4]}"},
        {"game", "{'game':1,'round':1,'entrants':[1,2,3,1]}"},
        {"started", "{'game':1,'round':1,'entrants':[1,2],'id':7}"},
        {"started", "{'game':1,'round':1,'entrants':[1,2],'ids':[null]}"},
        {"started", "{'game':1,'round':1,'entrants':[1,2],'ids':['1m7yhdzqy4cdgx3s',7]}"},
        {"round", "{'round':1,'pairs':[[1,2]],'byes':[]}"},
        {"drawn", "{'number':1}"},
        {"disqualified", "{'number':0}"},
        {"joined", "{'number':1}"},
        {"something", "{}"},
    };
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        steps_begin("all-play", 3, 2, "independent");
        cr_expect_eq(steps_apply(damages[i].kind, steps_json(damages[i].body)), ERR_CORRUPT, "%s %s", damages[i].kind,
                     damages[i].body);
    }
    static const char *const rounds[] = {"{'round':2,'pairs':[[1,2]],'byes':[]}", "{'round':1,'pairs':[],'byes':[]}",
                                         "{'round':1,'pairs':[[1,9]],'byes':[]}", "{'round':1,'pairs':[],'byes':[0]}"};
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        steps_begin("swiss", 3, 1, "independent");
        cr_expect_eq(steps_apply("round", steps_json(rounds[i])), ERR_CORRUPT, "%s", rounds[i]);
    }
    steps_begin("all-play", 3, 2, "independent");
    json_t *body = steps_json("{}");
    cr_expect_eq(tournament_apply(tournament, 5, 1, TOURNAMENT_EVENT_CANCELLED, body), ERR_CORRUPT, "a gap");
    cr_assert_eq(tournament_apply(tournament, 2, 1, TOURNAMENT_EVENT_CANCELLED, body), OK);
    cr_expect_eq(tournament_apply(tournament, 3, 1, TOURNAMENT_EVENT_CANCELLED, body), ERR_CORRUPT, "after the end");
    json_decref(body);
}

Test(tournament, the_seed_of_a_game_is_the_hmac_of_its_number) {
    /* printf game:1 | openssl dgst -sha256 -hmac test */
    static const unsigned char expected[] = {0xa5, 0xd3, 0x31, 0xa5, 0x4d, 0xa6, 0xf3, 0x01};
    unsigned char seed[32];
    steps_begin("all-play", 2, 1, "independent");
    tournament_game_seed(seed, tournament, 1);
    cr_expect_arr_eq(seed, expected, sizeof expected);
}
