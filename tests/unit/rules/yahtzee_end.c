/* SPDX-License-Identifier: Apache-2.0 */
/* How rounds of Yahtzee end: forfeits, points, and what is published and handed on. */
#include "rules/yahtzee.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"
#include "yahtzee_table.h"

static struct play play;

static void end(void) {
    play_close(&play);
}

TestSuite(yahtzee_end, .fini = end);

/* --- forfeits --- */

static bool result_is(const char *name, const char *expected) {
    json_t *result = play.family->result(play.state);
    json_t *value = json_incref(json_object_get(result, name));
    json_decref(result);
    return play_is(value, expected);
}

static double total_of(int seat) {
    json_t *cards = table_seen(&play, "cards");
    double total = json_number_value(json_object_get(json_array_get(cards, (size_t)seat), "total"));
    json_decref(cards);
    return total;
}

Test(yahtzee_end, a_player_who_lets_their_time_pass_is_out_of_the_round_and_the_other_goes_on) {
    table_begin(&play, NULL, 2);
    table_score(&play, "chance");
    table_score(&play, "chance");
    play_do(&play, 0, "timed-out", "{}");
    for (int turn = 2; turn <= YAHTZEE_TURNS; turn++) {
        cr_assert_eq(table_active(&play), 1);
        cr_assert_eq(table_number(&play, "turn_number"), turn);
        table_score_first(&play);
    }
    cr_expect(play_turn_is(&play, -1, NULL));
    double made[YAHTZEE_SEATS_MAX];
    play.family->points(play.state, made);
    cr_expect(made[0] <= 0 && total_of(0) > 0, "what the seat that forfeited has made is void");
    cr_expect(made[1] > 0 && made[1] >= total_of(1));
    cr_expect(result_is("winners", "[1]") && result_is("forfeited", "[0]") && result_is("forfeited_by", "0"));
}

Test(yahtzee_end, a_turn_that_was_given_up_stays_in_the_history_without_a_score) {
    table_begin(&play, NULL, 2);
    play_do(&play, 0, "roll", "{'keep':[1]}");
    play_do(&play, 0, "timed-out", "{}");
    json_t *history = family_view_json(play.config, play.family->history, play.state, 0);
    cr_assert_eq(json_array_size(history), 2);
    const json_t *turn = json_array_get(history, 0);
    cr_expect_eq(json_array_size(json_object_get(turn, "rolls")), 2);
    cr_expect(json_is_null(json_object_get(turn, "category")) && json_is_null(json_object_get(turn, "score")) &&
              json_is_null(json_object_get(turn, "bonus")));
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(history, 1), "seat")), 1);
    json_decref(history);
}

Test(yahtzee_end, when_all_have_let_their_time_pass_nobody_has_won) {
    table_begin(&play, NULL, 2);
    play_do(&play, 0, "timed-out", "{}");
    play_do(&play, 1, "timed-out", "{}");
    cr_expect(play_turn_is(&play, -1, NULL) && play_points_are(&play, "[0,0]"));
    cr_expect(result_is("winners", "[]") && result_is("forfeited", "[0,1]") && result_is("forfeited_by", "0"));
}

Test(yahtzee_end, the_last_one_in_the_match_need_not_play_on) {
    table_begin(&play, NULL, 3);
    play_do(&play, 1, "resigned", "{}");
    cr_expect_eq(table_active(&play), 0);
    play_do(&play, 2, "resigned", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(result_is("winners", "[0]") && result_is("forfeited", "[1,2]") && result_is("forfeited_by", "1"));
}

Test(yahtzee_end, a_player_who_has_let_their_time_pass_may_resign_as_well) {
    table_begin(&play, NULL, 2);
    play_do(&play, 0, "timed-out", "{}");
    cr_expect_eq(table_active(&play), 1);
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_turn_is(&play, -1, NULL));
    play_do(&play, 1, "resigned", "{}");
    cr_expect(result_is("forfeited", "[0,1]"));
}

Test(yahtzee_end, alone_a_resignation_ends_the_round_for_nothing) {
    table_begin(&play, NULL, 1);
    table_score(&play, "chance");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_turn_is(&play, -1, NULL) && play_points_are(&play, "[0]") && result_is("winners", "[]"));
}

Test(yahtzee_end, who_left_the_match_before_is_not_waited_for_and_has_forfeited_nothing) {
    play_open(&play, "yahtzee", NULL, 2);
    play.table.out = seat_set_of(1);
    play_start(&play, 2, NULL);
    cr_expect_eq(table_active(&play), 2);
    table_score_first(&play);
    cr_expect_eq(table_active(&play), 0);
    table_finish(&play);
    cr_expect(result_is("forfeited", "[]") && result_is("forfeited_by", "null"));
}

/* --- the end --- */

Test(yahtzee_end, points_are_totals_and_equal_ones_win_together) {
    play_open(&play, "yahtzee", NULL, 1);
    bool tied = false;
    for (int i = 0; i < 2000 && !tied; i++) {
        memcpy(play.server_seed, &i, sizeof i);
        play.table.round = 0;
        free(play.state);
        play.state = NULL;
        play_start(&play, 0, NULL);
        table_finish(&play);
        double made[YAHTZEE_SEATS_MAX];
        play.family->points(play.state, made);
        cr_assert(made[0] >= total_of(0) && made[0] <= total_of(0) && made[1] >= total_of(1));
        tied = made[0] >= made[1] && made[0] <= made[1];
        cr_assert(result_is("winners", tied ? "[0,1]" : made[0] > made[1] ? "[0]" : "[1]"));
    }
    cr_expect(tied, "no two cards of 2000 were equal");
}

Test(yahtzee_end, ten_fill_their_cards) {
    table_begin(&play, NULL, 10);
    for (int i = 0; i < 10 * YAHTZEE_TURNS; i++) {
        cr_assert_eq(table_active(&play), i % 10);
        table_score_first(&play);
    }
    cr_expect(play_turn_is(&play, -1, NULL));
    json_t *cards = table_seen(&play, "cards");
    cr_expect_eq(json_array_size(cards), 10);
    json_decref(cards);
    struct state *again = play_refold(&play);
    cr_expect(play_same(&play, again, play.state));
    free(again);
}

Test(yahtzee_end, rolls_are_counted_over_all_rounds) {
    table_begin(&play, "{'rounds':2}", 1);
    play_do(&play, 0, "roll", "{'keep':[]}");
    table_finish(&play);
    cr_expect(play_is(family_carry(play.family, play.state), "{'rolls':14}"));
    play_start(&play, 0, NULL);
    cr_expect(dice_are_same(table_dice(&play), table_fresh(&play, 14)));
    cr_expect_eq(json_integer_value(json_object_get(play_last(&play), "roll")), 14);
}

/*
 * Of a round played alone where others get the same dice: what it hands on, and in *out_later the dice of its second turn.
 */
static json_t *play_duplicate(struct dice *out_later, int rolls, bool to_the_end) {
    play_open(&play, "yahtzee", "{'rounds':2}", 0);
    play.table.duplicate = true;
    play_start(&play, 0, NULL);
    for (int i = 0; i < rolls; i++) {
        play_do(&play, 0, "roll", "{'keep':[0]}");
    }
    table_score(&play, "chance");
    *out_later = table_dice(&play);
    if (to_the_end) {
        table_finish(&play);
    } else {
        play_do(&play, 0, "timed-out", "{}");
    }
    json_t *carry = family_carry(play.family, play.state);
    play_close(&play);
    return carry;
}

Test(yahtzee_end, where_others_get_the_same_dice_they_do_not_depend_on_how_often_one_rolls) {
    struct dice first;
    struct dice other;
    cr_expect(play_is(play_duplicate(&first, 0, true), "{'rolls':39}"));
    cr_expect(play_is(play_duplicate(&other, 2, true), "{'rolls':39}"));
    cr_expect(dice_are_same(first, other));
    cr_expect(play_is(play_duplicate(&other, 1, false), "{'rolls':39}"));
    cr_expect(dice_are_same(first, other));
    table_begin(&play, NULL, 1);
    cr_expect(dice_are_same(first, table_fresh(&play, 3)), "roll 3 * (turn - 1) + stage");
}

static bool cannot_start(const json_t *carry, const struct seeds *seeds, int leader, seat_set out) {
    const struct table table = {.round = 2, .leader = leader, .out = out, .carry = carry, .seeds = seeds, .rules = 1};
    struct state *state = NULL;
    enum err err = play.family->start(&state, play.config, &table, &play.problem);
    return err == ERR_CORRUPT && state == NULL;
}

Test(yahtzee_end, a_round_does_not_start_without_seeds_a_leader_or_the_number_of_its_first_roll) {
    static const char *const bad[] = {"{}", "{'rolls':null}", "{'rolls':-1}", "{'rolls':9223372036854775807}", "[]"};
    table_begin(&play, NULL, 2);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        json_t *carry = play_json(bad[i]);
        cr_expect(cannot_start(carry, &play.seeds, 0, 0), "%s", bad[i]);
        json_decref(carry);
    }
    cr_expect(cannot_start(NULL, NULL, 0, 0));
    cr_expect(cannot_start(NULL, &play.seeds, LEADER_SERVER, 0));
    cr_expect(cannot_start(NULL, &play.seeds, 2, 0));
    cr_expect(cannot_start(NULL, &play.seeds, 1, 1U << 1));
}

Test(yahtzee_end, the_seeds_are_the_engines_to_show) {
    table_begin(&play, NULL, 1);
    cr_expect_null(play_commitment(&play, play.state));
    table_finish(&play);
    cr_expect_null(play_commitment(&play, play.state));
    cr_expect(play_is(family_proof(play.family, play.state), "null"));
}

Test(yahtzee_end, a_card_counts_for_best_and_average_also_when_it_was_given_up) {
    table_begin(&play, NULL, 2);
    struct round_score score_of = {.won = true};
    json_t *result = play_json("{'points':[231,0]}");
    cr_expect_eq(play.family->score_order, SCORES_DESCENDING);
    play.family->score(&score_of, play.config->preset, result, 0, 2);
    cr_expect(score_of.has_value && !score_of.won && !score_of.lost && score_of.value > 230 && score_of.value < 232);
    play.family->score(&score_of, play.config->preset, result, 1, 2);
    cr_expect(score_of.has_value && !score_of.won && !score_of.lost && score_of.value <= 0);
    json_decref(result);
}

Test(yahtzee_end, the_history_has_every_turn_with_its_rolls) {
    table_begin(&play, NULL, 1);
    play_do(&play, 0, "roll", "{'keep':[3,4]}");
    table_score(&play, "threes");
    json_t *history = family_view_json(play.config, play.family->history, play.state, VIEWER_SPECTATOR);
    json_t *first = json_incref(json_array_get(history, 0));
    json_t *rolls = json_object_get(first, "rolls");
    cr_expect(play_is(json_incref(json_array_get(rolls, 0)), "{'keep':[],'dice':[1,6,5,3,3],'stage':0,'roll':0}"));
    cr_expect(play_is(json_incref(json_array_get(rolls, 1)), "{'keep':[3,4],'dice':[4,4,1,3,3],'stage':1,'roll':1}"));
    cr_assert_eq(json_object_del(first, "rolls"), 0);
    cr_expect(play_is(first, "{'turn':1,'seat':0,'category':'threes','score':6,'bonus':0}"));
    json_decref(history);
}
