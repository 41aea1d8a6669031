/* SPDX-License-Identifier: Apache-2.0 */
/* Ties for first that take many further games, or are told apart by nothing else. */
#include "tournament/tournament.h"

#include <criterion/criterion.h>

#include "tournament_steps.h"

static void tear_down(void) {
    tournament_free(tournament);
}

TestSuite(tournament_ties, .fini = tear_down);

/* All games of a tournament in which nobody wins any. */
static int draw_all(void) {
    int games = 0;
    while (steps_next() == STEP_GAME) {
        steps_play("0.5 0.5");
        games++;
    }
    steps_finish();
    return games;
}

Test(tournament_ties, three_who_always_draw_share_the_place_after_a_hundred_further_games_too) {
    steps_begin("round-robin", 3, 1, "independent");
    cr_expect_eq(draw_all(), 3 + TIE_BREAK_GAMES_MAX);
    steps_expect_ranks((const int[]){1, 1, 1});
}

/* One of three wins the last of a hundred games, which the third has no part in: that decides nothing. */
Test(tournament_ties, what_only_some_of_the_tied_have_played_breaks_no_tie) {
    steps_begin("round-robin", 3, 1, "independent");
    for (int i = 0; i < 3 + TIE_BREAK_GAMES_MAX - 1; i++) {
        cr_assert_eq(steps_next(), STEP_GAME);
        steps_play("0.5 0.5");
    }
    cr_assert_eq(steps_next(), STEP_GAME);
    steps_play("1 0");
    steps_finish();
    steps_expect_ranks((const int[]){1, 1, 1});
}

Test(tournament_ties, where_there_are_too_many_tied_each_meets_their_neighbours) {
    struct fixture fixture;
    steps_begin("round-robin", 16, 1, "independent");
    for (int i = 0; i < 16 * 15 / 2; i++) {
        steps_play("0.5 0.5");
    }
    /* The first entrant wins both games; each of the others wins at most against the entrant before them. */
    for (int i = 0; i < 16; i++) {
        cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
        int32_t a = fixture.entrants[0];
        int32_t b = fixture.entrants[1];
        cr_expect(fixture.tie_break && ((a + 1) % 16 == b || (b + 1) % 16 == a));
        steps_play(a == 0 || b == 0 ? (a == 0 ? "1 0" : "0 1") : (a + 1) % 16 == b ? "0 1" : "1 0");
    }
    steps_finish();
    cr_expect(steps_entrant(1)->rank == 1 && steps_entrant(2)->rank == 2 && tournament->tie_break_games == 16);
}

/* Entrants 1 and 2 both win the two games that they play, and do not meet: nothing but further games tells them apart. */
Test(tournament_ties, those_with_the_most_points_of_a_swiss_play_for_the_first_place) {
    struct fixture fixture;
    steps_begin("swiss", 8, 2, "independent");
    for (int round = 0; round < 2; round++) {
        steps_pair_next();
        for (int i = 0; i < 4; i++) {
            steps_play_by_number();
        }
    }
    cr_expect(steps_entrant(1)->totals.points >= 2 && steps_entrant(2)->totals.points >= 2);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.tie_break && fixture.count == 2 && fixture.entrants[0] + fixture.entrants[1] == 1);
    steps_play("0.5 0.5");
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    steps_play(fixture.entrants[0] == 1 ? "1 0" : "0 1");
    steps_finish();
    cr_expect(steps_entrant(2)->rank == 1 && steps_entrant(1)->rank == 2);
    cr_expect(steps_entrant(3)->criteria[0] > 0, "below them the points of the opponents count");
}
