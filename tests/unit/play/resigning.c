/* SPDX-License-Identifier: Apache-2.0 */
/* Resigning, in every status and at every table: who wins, what the others play on for, and what is refused. */
#include <stdio.h>

#include "support/engine.h"

static struct engine engine;

static void open_resigning(void) {
    engine_open(&engine);
}

static void close_resigning(void) {
    engine_end(&engine);
}

TestSuite(resigning, .init = open_resigning, .fini = close_resigning, .timeout = 60);

static bool kinds_are(const char *expected) {
    char kinds[1024];
    engine_kinds(&engine, kinds, sizeof kinds);
    bool same = strcmp(kinds, expected) == 0;
    if (!same) {
        (void)fprintf(stderr, "expected %s\n     got %s\n", expected, kinds);
    }
    return same;
}

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
}

static void resign(int player) {
    played(engine_play(&engine, player, play_resign));
    cr_expect(engine_game(&engine)->seats[player].status == SEAT_RESIGNED);
}

static void set_secret(int player) {
    played(engine_act(&engine, player, "secret", "{'code':'1234'}"));
}

/* ---- alone ---- */

Test(resigning, alone_it_loses_the_round_and_the_match) {
    engine_sit(&engine, "mastermind", "{}", 1);
    engine_miss(&engine, 0);
    resign(0);
    cr_expect(kinds_are("created round guess resigned round-over finished") && points_are(0, 0, 0));
    expect_result(OUTCOME_LOSS, 0, "resignation");
}

Test(resigning, alone_between_rounds_it_loses_the_match_whatever_the_points) {
    engine_sit(&engine, "mastermind", "{}", 1);
    engine_crack(&engine, 0);
    resign(0);
    cr_expect(kinds_are("created round guess round-over resigned finished") && points_are(1, 0, 0));
    expect_result(OUTCOME_LOSS, 0, "resignation");
}

/* ---- a duel ---- */

Test(resigning, in_a_duel_the_other_wins_whoever_leads_and_whatever_the_points) {
    for (int loser = 0; loser < 2; loser++) {
        engine_sit(&engine, "mastermind", "{'max_guesses':1}", 2);
        set_secret(0);
        if (loser == 0) {
            engine_miss(&engine, 1); /* the leader gets a point, and then resigns */
            cr_expect(points_are(1, 0, 0));
        }
        resign(loser);
        expect_result(OUTCOME_WIN, loser == 0 ? 2 : 1, "resignation");
    }
}

Test(resigning, the_round_goes_to_the_other_seat) {
    engine_sit(&engine, "mastermind", "{}", 2);
    set_secret(0);
    engine_miss(&engine, 1);
    resign(1);
    cr_expect(kinds_are("created joined round secret guess resigned round-over finished") && points_are(1, 0, 0));
    engine_sit(&engine, "mastermind", "{}", 2);
    set_secret(0);
    resign(0);
    cr_expect(points_are(0, 1, 0));
}

Test(resigning, it_is_allowed_out_of_turn_and_before_the_secret) {
    engine_sit(&engine, "mastermind", "{}", 2);
    resign(1);
    expect_result(OUTCOME_WIN, 1, "resignation");
    engine_sit(&engine, "mastermind", "{'answers':'manual'}", 2);
    set_secret(0);
    played(engine_act(&engine, 1, "guess", "{'code':'1111'}"));
    resign(1);
    expect_result(OUTCOME_WIN, 1, "resignation");
}

Test(resigning, between_rounds_it_ends_the_duel) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 2);
    set_secret(0);
    engine_miss(&engine, 1);
    resign(0);
    cr_expect(kinds_are("created joined round secret guess round-over resigned finished"));
    expect_result(OUTCOME_WIN, 2, "resignation");
    cr_expect(database_number(engine.database.path, "SELECT count(*) FROM result") == 2);
}

/* ---- a group ---- */

Test(resigning, in_a_group_the_others_play_on_and_the_agreed_rounds_shrink_by_the_lead_not_held) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 3);
    set_secret(0);
    resign(2); /* would have led round 3 */
    const struct game *game = engine_game(&engine);
    cr_expect(game->status == GAME_PLAYING && game->rounds == 2 && game->number == 1);
    engine_miss(&engine, 1);
    played(engine_play(&engine, 0, play_new_round));
    cr_expect(engine_game(&engine)->leader == 1);
    set_secret(1);
    engine_crack(&engine, 0);
    expect_result(OUTCOME_WIN, 1, "rounds");
    cr_expect(points_are(2, 0, 0));
}

Test(resigning, a_leader_of_a_group_who_resigns_ends_the_round_and_the_breakers_get_it) {
    engine_sit(&engine, "mastermind", "{}", 3);
    set_secret(0);
    resign(0); /* the seat has led its round, so three rounds stay agreed */
    const struct game *game = engine_game(&engine);
    cr_expect(game->status == GAME_ROUND_OVER && game->rounds == 3 && points_are(0, 1, 1));
    played(engine_play(&engine, 2, play_new_round));
    cr_expect(engine_game(&engine)->leader == 1 && engine_game(&engine)->number == 2);
}

Test(resigning, the_lead_of_who_has_resigned_is_skipped_for_good) {
    engine_sit(&engine, "mastermind", "{'rounds':6,'max_guesses':1}", 3);
    set_secret(0);
    resign(1); /* would have led rounds 2 and 5 */
    cr_expect(engine_game(&engine)->rounds == 4);
    static const int leaders[] = {0, 2, 0, 2};
    for (int round = 0; round < 4; round++) {
        cr_expect(engine_game(&engine)->leader == leaders[round]);
        if (round > 0) {
            set_secret(leaders[round]);
        }
        engine_miss(&engine, 2 - leaders[round]);
        if (round < 3) {
            played(engine_play(&engine, 0, play_new_round));
        }
    }
    expect_result(OUTCOME_DRAW, 5, "rounds");
}

Test(resigning, the_last_one_left_of_a_group_wins_whatever_the_points) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 3);
    set_secret(0);
    engine_miss(&engine, 1);
    cr_expect(points_are(1, 0, 0));
    resign(0);
    cr_expect(engine_game(&engine)->status == GAME_ROUND_OVER);
    resign(1);
    expect_result(OUTCOME_WIN, 4, "resignation");
}

Test(resigning, a_lead_resigned_between_rounds_may_have_been_the_last_agreed_one) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 3);
    for (int round = 0; round < 2; round++) {
        set_secret(round);
        engine_miss(&engine, round == 0 ? 1 : 2);
        if (round == 0) {
            played(engine_play(&engine, 0, play_new_round));
        }
    }
    cr_expect(engine_game(&engine)->status == GAME_ROUND_OVER && engine_game(&engine)->number == 2);
    resign(2); /* who alone had not led yet */
    expect_result(OUTCOME_DRAW, 3, "rounds");
    cr_expect(kinds_are("created joined joined round secret guess round-over round secret guess round-over resigned "
                        "finished"));
}

Test(resigning, an_open_ended_group_stays_open_ended) {
    engine_sit(&engine, "mastermind", "{'rounds':null,'max_guesses':1}", 3);
    set_secret(0);
    resign(2);
    cr_expect(engine_game(&engine)->rounds == 0 && engine_game(&engine)->status == GAME_PLAYING);
    engine_miss(&engine, 1);
    played(engine_play(&engine, 1, play_finish));
    expect_result(OUTCOME_WIN, 1, "finish");
}

/* ---- refusals ---- */

Test(resigning, who_has_resigned_can_do_nothing_more) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 3);
    set_secret(0);
    resign(1);
    refused(engine_play(&engine, 1, play_resign), ERR_NOT_ALLOWED_NOW);
    refused(engine_act(&engine, 1, "guess", "{'code':'1111'}"), ERR_NOT_ALLOWED_NOW);
    engine_miss(&engine, 2);
    refused(engine_play(&engine, 1, play_new_round), ERR_NOT_ALLOWED_NOW);
    refused(engine_play(&engine, 1, play_finish), ERR_NOT_ALLOWED_NOW);
    played(engine_play(&engine, 2, play_new_round));
    cr_expect(engine_game(&engine)->leader == 2);
}
