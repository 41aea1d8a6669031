/* SPDX-License-Identifier: Apache-2.0 */
/* Playing: actions and what follows from them, rounds, resigning, finishing, and every refusal. */
#include "play/play.h"

#include <stdio.h>

#include "game/match.h"
#include "support/engine.h"

static struct engine engine;

static void open_play(void) {
    engine_open(&engine);
}

static void close_play(void) {
    engine_end(&engine);
}

TestSuite(play, .init = open_play, .fini = close_play, .timeout = 60);

static bool kinds_are(const char *expected) {
    char kinds[1024];
    engine_kinds(&engine, kinds, sizeof kinds);
    bool same = strcmp(kinds, expected) == 0;
    if (!same) {
        (void)fprintf(stderr, "expected %s\n     got %s\n", expected, kinds);
    }
    return same;
}

static bool status_is(enum game_status status) {
    return engine_game(&engine)->status == status;
}

/* Are these the points, status and round of the game? */
static bool points_are(double a, double b, double c) {
    const struct game *game = engine_game(&engine);
    const double wanted[] = {a, b, c};
    bool same = true;
    for (int i = 0; i < game->seat_count; i++) {
        same = same && game->seats[i].points >= wanted[i] && game->seats[i].points <= wanted[i];
    }
    return same;
}

static void expect_result(enum outcome outcome, unsigned winners, const char *reason) {
    const struct game *game = engine_game(&engine);
    cr_expect(game->status == GAME_FINISHED);
    cr_expect(game->outcome == outcome && game->winners == winners, "%s by %x", outcome_name(game->outcome),
              (unsigned)game->winners);
    cr_expect_str_eq(game->reason == NULL ? "none" : game->reason, reason);
    cr_expect(!id_is_none(&game->result) && game->finished_at == game->updated_at && game->join_code[0] == '\0');
}

static int64_t results(void) {
    return database_number(engine.database.path, "SELECT count(*) FROM result");
}

/* ---- one action ---- */

Test(play, a_guess_is_answered_at_once_when_the_server_leads) {
    engine_sit(&engine, "mastermind", "{}", 1);
    played(engine_act(&engine, 0, "guess", "{'code':'1122'}"));
    cr_expect(kinds_are("created round guess") && engine.play.seq == 3 && !engine.play.repeated);
    cr_expect(json_object_size(engine.play.members) == 5);
    cr_expect(engine.play.before->version == 2 && engine.play.after->version == 3);
}

Test(play, cracking_the_code_ends_the_round_and_publishes_its_result_once) {
    engine_sit(&engine, "mastermind", "{}", 1);
    engine_miss(&engine, 0);
    engine_crack(&engine, 0);
    cr_expect(kinds_are("created round guess guess round-over") && status_is(GAME_ROUND_OVER) && points_are(1, 0, 0));
    cr_expect(engine.play.seq == 4 && engine.play.after->version == 5);
    cr_expect(results() == 1);
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_NOT_ALLOWED_NOW);
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_NOT_ALLOWED_NOW);
    cr_expect(results() == 1);
}

Test(play, an_illegal_action_changes_nothing) {
    engine_sit(&engine, "mastermind", "{}", 1);
    breaks(engine_act(&engine, 0, "guess", "{'code':'1239'}"), "illegal-code");
    breaks(engine_act(&engine, 0, "guess", "{'code':'123'}"), "illegal-code");
    refused(engine_act(&engine, 0, "secret", "{'code':'1234'}"), ERR_NOT_YOUR_TURN);
    cr_expect(engine_game(&engine)->version == 2);
}

Test(play, the_seats_of_a_duel_act_in_turn) {
    engine_sit(&engine, "mastermind", "{'answers':'manual'}", 2);
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_NOT_YOUR_TURN);
    refused(engine_act(&engine, 1, "secret", "{'code':'1111'}"), ERR_NOT_YOUR_TURN);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_NOT_YOUR_TURN);
    refused(engine_act(&engine, 0, "answer", "{'black':1,'white':0}"), ERR_NOT_YOUR_TURN);
    played(engine_act(&engine, 1, "guess", "{'code':'1111'}"));
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_NOT_YOUR_TURN);
    breaks(engine_act(&engine, 0, "answer", "{'black':2,'white':0}"), "wrong-answer");
    played(engine_act(&engine, 0, "answer", "{'black':1,'white':0}"));
    cr_expect(kinds_are("created joined round secret guess answer"));
}

Test(play, a_secret_set_again_is_a_repetition_and_another_one_is_refused) {
    engine_sit(&engine, "mastermind", "{}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    cr_expect(engine.play.seq == 4);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    cr_expect(engine.play.repeated && engine.play.seq == 4 && engine.play.after->version == 4);
    cr_expect(engine_is(json_incref(json_object_get(engine.play.members, "code")), "'1234'"));
    played(engine_act(&engine, 1, "guess", "{'code':'1111'}"));
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    cr_expect(engine.play.repeated && engine.play.seq == 4 && engine.play.after->version == 5);
    refused(engine_act(&engine, 0, "secret", "{'code':'4321'}"), ERR_NOT_ALLOWED_NOW);
    refused(engine_act(&engine, 1, "secret", "{'code':'1234'}"), ERR_NOT_YOUR_TURN);
}

Test(play, two_secrets_alike_have_different_nonces) {
    char commitments[2][PROOF_HEX_SIZE];
    for (int i = 0; i < 2; i++) {
        engine_sit(&engine, "mastermind", "{}", 2);
        played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
        const struct game *game = engine_game(&engine);
        cr_assert(family_commitment(commitments[i], game->config->family, game_state(game)));
    }
    cr_expect_str_neq(commitments[0], commitments[1]);
}

/* ---- versions ---- */

Test(play, if_match_must_name_the_version) {
    engine_sit(&engine, "mastermind", "{}", 1);
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {1}};
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_VERSION_MISMATCH);
    cr_expect(strstr(engine.problem.detail, "version 2") != NULL);
    engine.if_match = (struct if_match){.given = true, .count = 0}; /* nothing but other people's ETags */
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_VERSION_MISMATCH);
    engine.if_match = (struct if_match){.given = true, .count = 3, .versions = {1, 2, 3}};
    engine_miss(&engine, 0);
    cr_expect(engine_game(&engine)->version == 3);
}

Test(play, a_version_is_checked_before_the_turn_and_after_the_right_to_know) {
    engine_sit(&engine, "mastermind", "{}", 2);
    const struct if_match old = {.given = true, .count = 1, .versions = {1}};
    engine.if_match = old;
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_VERSION_MISMATCH);
    engine.if_match = old;
    refused(engine_act(&engine, 2, "guess", "{'code':'1111'}"), ERR_NOT_FOUND);
    engine.if_match = old;
    refused(engine_play(&engine, 2, play_resign), ERR_NOT_FOUND);
}

/* ---- who may ---- */

Test(play, strangers_find_no_private_game_and_may_only_watch_a_public_one) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_NOT_FOUND);
    refused(engine_play(&engine, 1, play_new_round), ERR_NOT_FOUND);
    refused(engine_play(&engine, 1, play_finish), ERR_NOT_FOUND);
    played(engine_create(&engine, &(struct engine_table){.seats = "0", .is_public = true}));
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_FORBIDDEN);
    refused(engine_play(&engine, 1, play_new_round), ERR_FORBIDDEN);
    refused(engine_play(&engine, 1, play_resign), ERR_FORBIDDEN);
    refused(engine_play(&engine, 1, play_finish), ERR_FORBIDDEN);
}

Test(play, before_everybody_is_there_nothing_can_be_played) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1?"}));
    refused(engine_act(&engine, 0, "secret", "{'code':'1111'}"), ERR_NOT_ALLOWED_NOW);
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_NOT_ALLOWED_NOW);
    refused(engine_play(&engine, 0, play_new_round), ERR_NOT_ALLOWED_NOW);
    refused(engine_play(&engine, 0, play_resign), ERR_NOT_ALLOWED_NOW);
    refused(engine_play(&engine, 0, play_finish), ERR_NOT_ALLOWED_NOW);
}

Test(play, after_the_end_everything_is_refused_as_over) {
    engine_sit(&engine, "mastermind", "{'rounds':1}", 1);
    engine_crack(&engine, 0);
    expect_result(OUTCOME_WIN, 1, "rounds");
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), ERR_GAME_OVER);
    refused(engine_play(&engine, 0, play_new_round), ERR_GAME_OVER);
    refused(engine_play(&engine, 0, play_resign), ERR_GAME_OVER);
    refused(engine_play(&engine, 0, play_finish), ERR_GAME_OVER);
    refused(engine_play(&engine, 0, play_abort), ERR_GAME_OVER);
    refused(engine_play(&engine, 0, play_decline), ERR_GAME_OVER);
}

/* ---- rounds ---- */

Test(play, a_new_round_begins_only_when_the_round_is_over) {
    engine_sit(&engine, "mastermind", "{}", 1);
    refused(engine_play(&engine, 0, play_new_round), ERR_NOT_ALLOWED_NOW);
    engine_crack(&engine, 0);
    played(engine_play(&engine, 0, play_new_round));
    cr_expect(kinds_are("created round guess round-over round") && status_is(GAME_PLAYING));
    const struct game *game = engine_game(&engine);
    cr_expect(game->number == 2 && game->round_seq == 5 && game->leader == LEADER_SERVER && points_are(1, 0, 0));
    refused(engine_play(&engine, 0, play_new_round), ERR_NOT_ALLOWED_NOW);
}

Test(play, in_a_duel_leader_and_breaker_change_places_and_the_most_points_win) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_miss(&engine, 1);
    cr_expect(status_is(GAME_ROUND_OVER) && points_are(1, 0, 0));
    played(engine_play(&engine, 1, play_new_round));
    cr_expect(engine_game(&engine)->leader == 1 && engine_game(&engine)->number == 2);
    played(engine_act(&engine, 1, "secret", "{'code':'1234'}"));
    engine_crack(&engine, 0);
    cr_expect(points_are(2, 0, 0));
    expect_result(OUTCOME_WIN, 1, "rounds");
    cr_expect(kinds_are("created joined round secret guess round-over round secret guess round-over finished"));
    cr_expect(results() == 3);
}

Test(play, equal_points_are_a_draw) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 2);
    for (int leader = 0; leader < 2; leader++) {
        played(engine_act(&engine, leader, "secret", "{'code':'1234'}"));
        engine_miss(&engine, 1 - leader);
        if (leader == 0) {
            played(engine_play(&engine, 0, play_new_round));
        }
    }
    cr_expect(points_are(1, 1, 0));
    expect_result(OUTCOME_DRAW, 3, "rounds");
}

Test(play, alone_a_match_is_won_only_when_every_agreed_round_was) {
    engine_sit(&engine, "mastermind", "{'rounds':2,'max_guesses':1}", 1);
    engine_crack(&engine, 0);
    played(engine_play(&engine, 0, play_new_round));
    engine_miss(&engine, 0);
    cr_expect(points_are(1, 0, 0));
    expect_result(OUTCOME_LOSS, 0, "rounds");
}

Test(play, in_a_group_the_lead_goes_around_the_table) {
    engine_sit(&engine, "mastermind", "{'max_guesses':2}", 3);
    for (int round = 0; round < 3; round++) {
        cr_expect(engine_game(&engine)->leader == round);
        played(engine_act(&engine, round, "secret", "{'code':'1234'}"));
        engine_miss(&engine, (round + 1) % 3);
        engine_miss(&engine, (round + 2) % 3);
        if (round < 2) {
            played(engine_play(&engine, (round + 1) % 3, play_new_round));
        }
    }
    cr_expect(points_are(1, 1, 1) && results() == 4);
    expect_result(OUTCOME_DRAW, 7, "rounds");
}

Test(play, a_race_hands_the_first_round_on_to_the_second) {
    engine_sit(&engine, "mastermind", "{'scoring':'fewest','max_guesses':3}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_miss(&engine, 1);
    engine_crack(&engine, 1);
    cr_expect(points_are(0, 0, 0));
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 1, "secret", "{'code':'1234'}"));
    engine_crack(&engine, 0);
    cr_expect(points_are(1, 0, 0));
    expect_result(OUTCOME_WIN, 1, "rounds");
}

Test(play, a_match_that_is_won_at_once_ends_with_the_round_whatever_the_points) {
    static const char options[] = "{'scoring':'fewest','first_guess_wins':true,'max_guesses':3,'rounds':4}";
    engine_sit(&engine, "mastermind", options, 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_miss(&engine, 1);
    engine_crack(&engine, 1);
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 1, "secret", "{'code':'1234'}"));
    for (int i = 0; i < 3; i++) {
        engine_miss(&engine, 0);
    }
    cr_expect(points_are(0, 1, 0));
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_miss(&engine, 1);
    engine_crack(&engine, 1);
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 1, "secret", "{'code':'1234'}"));
    engine_crack(&engine, 0);
    cr_expect(points_are(1, 1, 0), "by points it would be drawn");
    expect_result(OUTCOME_WIN, 1, "first-guess");
    cr_expect(match_score(engine_game(&engine), 0) > 0.5 && match_score(engine_game(&engine), 1) < 0.5);
}

Test(play, a_match_is_won_at_once_in_its_first_round_too) {
    engine_sit(&engine, "mastermind", "{'scoring':'fewest','first_guess_wins':true}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_crack(&engine, 1);
    cr_expect(points_are(0, 0, 0));
    expect_result(OUTCOME_WIN, 2, "first-guess");
    refused(engine_play(&engine, 0, play_new_round), ERR_GAME_OVER);
}

/* ---- the end of open-ended games ---- */

Test(play, an_open_ended_game_is_finished_between_rounds) {
    engine_sit(&engine, "mastermind", "{}", 1);
    refused(engine_play(&engine, 0, play_finish), ERR_NOT_ALLOWED_NOW);
    engine_crack(&engine, 0);
    played(engine_play(&engine, 0, play_new_round));
    engine_crack(&engine, 0);
    played(engine_play(&engine, 0, play_finish));
    cr_expect(engine.play.seq == 8 && points_are(2, 0, 0));
    expect_result(OUTCOME_WIN, 1, "finish");
    cr_expect(results() == 3);
}

Test(play, agreed_rounds_cannot_be_cut_short_by_finishing) {
    engine_sit(&engine, "mastermind", "{'rounds':2}", 1);
    engine_crack(&engine, 0);
    refused(engine_play(&engine, 0, play_finish), ERR_NOT_ALLOWED_NOW);
    cr_expect(strstr(engine.problem.detail, "2 agreed rounds") != NULL);
}

Test(play, an_open_ended_duel_may_be_finished_by_either_seat) {
    engine_sit(&engine, "mastermind", "{'rounds':null,'max_guesses':1}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    engine_crack(&engine, 1);
    played(engine_play(&engine, 0, play_finish));
    expect_result(OUTCOME_WIN, 2, "finish");
}
