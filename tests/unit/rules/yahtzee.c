/* SPDX-License-Identifier: Apache-2.0 */
/* Rounds of Yahtzee: turns, rolls, scores, and what is refused. */
#include "rules/yahtzee.h"

#include <stdlib.h>
#include <string.h>

#include "support/starve.h"
#include "util/json.h"
#include "yahtzee_table.h"

static struct play play;

static void end(void) {
    play_close(&play);
}

TestSuite(yahtzee, .fini = end);

/* --- turns --- */

Test(yahtzee, a_turn_begins_with_a_roll_of_the_server) {
    table_begin(&play, NULL, 1);
    cr_expect_eq(json_array_size(play.log), 1);
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{'keep':[],'dice':[1,6,5,3,3],'stage':0,'roll':0}"));
    cr_expect(dice_are_same(table_dice(&play), table_fresh(&play, 0)));
    cr_expect_eq(table_number(&play, "stage"), 0);
    cr_expect_eq(table_number(&play, "turn_number"), 1);
    struct turn turn;
    play.family->turn(play.state, &turn);
    cr_expect(turn.seats == 1 && turn.actions[0] == 3 && !turn.over);
}

Test(yahtzee, before_that_roll_nothing_is_on_the_table_and_only_it_can_come) {
    table_begin(&play, NULL, 2);
    struct state *state = NULL;
    struct state *next = NULL;
    struct auto_action due = {EVENT_UNKNOWN, -1, 1};
    struct problem problem;
    cr_assert_eq(play.family->start(&state, play.config, &play.table, &problem), OK);
    cr_assert(family_auto_action(play.family, state, &due));
    cr_expect(due.kind == event_of_action(YAHTZEE_ACTION_ROLL) && due.seat == 0 && due.at == 0);
    json_t *view = family_view_json(play.config, play.family->view, state, 0);
    cr_expect(json_is_null(json_object_get(view, "dice")) && json_is_null(json_object_get(view, "stage")));
    cr_expect_eq(json_integer_value(json_object_get(view, "turn_number")), 1);
    cr_expect_eq(json_array_size(json_object_get(view, "choices")), 0);
    json_decref(view);
    json_t *body = json_pack("{s:s}", "category", "chance");
    const struct event scores = {2, 0, family_find_event(play.family, "score"), 0, body};
    cr_expect_eq(play.family->apply(&next, state, &scores, &problem), ERR_NOT_ALLOWED_NOW);
    const struct event other = {2, 0, family_find_event(play.family, "roll"), 1, body};
    cr_expect_eq(play.family->apply(&next, state, &other, &problem), ERR_NOT_YOUR_TURN);
    cr_expect_null(next);
    cr_expect_not(family_auto_action(play.family, play.state, &due), "once it is made nothing is due");
    json_decref(body);
    free(state);
}

Test(yahtzee, without_memory_that_roll_does_not_come) {
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator cannot be made to fail");
    }
    table_begin(&play, NULL, 1);
    struct state *state = NULL;
    struct state *next = NULL;
    struct problem problem;
    cr_assert_eq(play.family->start(&state, play.config, &play.table, &problem), OK);
    json_t *body = json_object();
    const struct event rolls = {2, 0, family_find_event(play.family, "roll"), 0, body};
    starve_after(0);
    enum err err = play.family->apply(&next, state, &rolls, &problem);
    cr_expect(starve_end() && err == ERR_NO_MEMORY && next == NULL);
    cr_expect_eq(play.family->apply(&next, state, &rolls, &problem), OK);
    json_decref(body);
    free(next);
    free(state);
}

Test(yahtzee, everybody_sees_of_an_event_what_the_log_has) {
    table_begin(&play, NULL, 2);
    json_t *rolled = play_json("{'keep':[1],'dice':[1,2,3,4,5],'stage':1,'roll':7,'more':1}");
    json_t *scored = play_json("{'category':'chance','score':15,'bonus':0,'more':1}");
    const struct event roll = {2, 0, family_find_event(play.family, "roll"), 0, rolled};
    const struct event score = {3, 0, family_find_event(play.family, "score"), 0, scored};
    for (int viewer = VIEWER_SPECTATOR; viewer < 2; viewer++) {
        cr_expect(play_is(family_view_event(play.config, &roll, viewer),
                          "{'keep':[1],'dice':[1,2,3,4,5],'stage':1,'roll':7}"));
        cr_expect(
            play_is(family_view_event(play.config, &score, viewer), "{'category':'chance','score':15,'bonus':0}"));
    }
    json_decref(rolled);
    json_decref(scored);
}

Test(yahtzee, kept_dice_stay_in_their_places_and_the_others_follow_from_the_seeds) {
    table_begin(&play, NULL, 1);
    struct dice before = table_dice(&play);
    play_do(&play, 0, "roll", "{'keep':[4,0]}");
    struct dice after = table_dice(&play);
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        cr_expect_eq(after.at[i], i == 0 || i == 4 ? before.at[i] : table_fresh(&play, 1).at[i]);
    }
    json_t *keep = json_object_get(play_last(&play), "keep");
    cr_expect(play_is(json_incref(keep), "[4,0]"), "in the order in which they were named");
    cr_expect_eq(table_number(&play, "stage"), 1);
    play_do(&play, 0, "roll", "{'keep':[]}");
    cr_expect(dice_are_same(table_dice(&play), table_fresh(&play, 2)));
}

Test(yahtzee, client_seeds_make_other_dice) {
    play_open(&play, "yahtzee", NULL, 1);
    play.client_seeds = "ann,bob";
    play_start(&play, 0, NULL);
    cr_expect(dice_are_same(table_dice(&play), (struct dice){{2, 1, 4, 4, 2}}));
    for (int i = 0; i < 4; i++) {
        table_score_first(&play);
    }
    cr_expect(dice_are_same(table_dice(&play), (struct dice){{2, 4, 4, 1, 5}}), "roll 4, which skips a byte");
}

Test(yahtzee, after_two_rolls_of_their_own_the_player_must_score) {
    table_begin(&play, NULL, 1);
    play_do(&play, 0, "roll", "{'keep':[0,1,2,3]}");
    play_do(&play, 0, "roll", "{'keep':[3,1,2,0]}");
    cr_expect_eq(table_number(&play, "stage"), 2);
    cr_expect(play_turn_is(&play, 0, "score"));
    cr_expect(play_refused(&play, 0, "roll", "{'keep':[]}", ERR_NOT_ALLOWED_NOW, NULL));
    table_score(&play, "chance");
    cr_expect_eq(table_number(&play, "stage"), 0);
    cr_expect_eq(table_number(&play, "turn_number"), 2);
    cr_expect(dice_are_same(table_dice(&play), table_fresh(&play, 3)));
}

Test(yahtzee, seats_take_turns_from_the_leader_on_thirteen_times) {
    play_open(&play, "yahtzee", NULL, 2);
    play_start(&play, 1, NULL);
    for (int turn = 0; turn < 3 * YAHTZEE_TURNS; turn++) {
        cr_assert_eq(table_active(&play), (turn + 1) % 3);
        cr_assert_eq(table_number(&play, "turn_number"), turn / 3 + 1);
        table_score_first(&play);
    }
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect_eq(table_number(&play, "turn_number"), YAHTZEE_TURNS);
    json_t *dice = table_seen(&play, "dice");
    json_t *stage = table_seen(&play, "stage");
    json_t *choices = table_seen(&play, "choices");
    cr_expect(json_is_null(dice) && json_is_null(stage) && json_array_size(choices) == 0);
    json_decref(dice);
    json_decref(stage);
    json_decref(choices);
}

Test(yahtzee, a_turn_has_one_number_from_its_first_roll_to_its_score) {
    table_begin(&play, NULL, 1);
    struct turn turn;
    play.family->turn(play.state, &turn);
    uint32_t first = turn.number;
    play_do(&play, 0, "roll", "{'keep':[]}");
    play.family->turn(play.state, &turn);
    cr_expect_eq(turn.number, first);
    table_score(&play, "chance");
    play.family->turn(play.state, &turn);
    cr_expect_eq(turn.number, first + 1);
}

/* --- what is refused --- */

Test(yahtzee, a_keep_names_up_to_five_places_once_each) {
    static const struct {
        const char *body, *pointer;
    } bad[] = {
        {"{}", "/keep"},
        {"{'keep':null}", "/keep"},
        {"{'keep':3}", "/keep"},
        {"{'keep':'0'}", "/keep"},
        {"{'keep':[0,1,2,3,4,0]}", "/keep"},
        {"{'keep':[0,1,2,3,4,4]}", "/keep"},
        {"{'keep':[0,1,2,3,3]}", "/keep/4"},
        {"{'keep':[5]}", "/keep/0"},
        {"{'keep':[0,-1]}", "/keep/1"},
        {"{'keep':[0,1,1.0]}", "/keep/2"},
        {"{'keep':[0,true]}", "/keep/1"},
        {"{'keep':[4294967296]}", "/keep/0"},
        {"{'keep':[1,2,1]}", "/keep/2"},
        {"{'keep':[],'stage':1}", "/stage"},
    };
    table_begin(&play, NULL, 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_expect(play_refused(&play, 0, "roll", bad[i].body, ERR_INVALID_VALUE, bad[i].pointer));
    }
    play_do(&play, 0, "roll", "{'keep':[3,1,4,2]}");
}

Test(yahtzee, whoever_keeps_all_five_uses_up_a_roll) {
    table_begin(&play, NULL, 1);
    struct dice dice = table_dice(&play);
    for (int stage = 1; stage <= 2; stage++) {
        play_do(&play, 0, "roll", "{'keep':[4,0,2,1,3]}");
        cr_expect(dice_are_same(table_dice(&play), dice));
        cr_expect_eq(table_number(&play, "stage"), stage);
    }
    cr_expect(play_refused(&play, 0, "roll", "{'keep':[0,1,2,3,4]}", ERR_NOT_ALLOWED_NOW, NULL));
}

Test(yahtzee, a_recorded_keep_that_cannot_be_is_refused_too) {
    table_begin(&play, NULL, 1);
    struct state *next = NULL;
    json_t *body = play_json("{'keep':'none','dice':[1,1,1,1,1],'stage':1,'roll':1}");
    const struct event event = {2, 0, family_find_event(play.family, "roll"), 0, body};
    cr_expect_eq(play.family->apply(&next, play.state, &event, &play.problem), ERR_INVALID_VALUE);
    const struct event scores = {2, 0, family_find_event(play.family, "score"), 0, body};
    cr_expect_eq(play.family->apply(&next, play.state, &scores, &play.problem), ERR_INVALID_VALUE);
    cr_expect_null(next);
    json_decref(body);
}

Test(yahtzee, a_category_is_one_of_thirteen) {
    table_begin(&play, NULL, 1);
    cr_expect(play_refused(&play, 0, "score", "{}", ERR_INVALID_VALUE, "/category"));
    cr_expect(play_refused(&play, 0, "score", "{'category':7}", ERR_INVALID_VALUE, "/category"));
    cr_expect(play_refused(&play, 0, "score", "{'category':'bonus'}", ERR_INVALID_VALUE, "/category"));
    cr_expect(play_refused(&play, 0, "score", "{'category':'chance','score':30}", ERR_INVALID_VALUE, "/score"));
}

Test(yahtzee, a_box_is_used_once) {
    table_begin(&play, NULL, 1);
    table_score(&play, "fours");
    cr_expect(play_breaks(&play, 0, "score", "{'category':'fours'}", "illegal-category", "/category"));
    cr_expect_not_null(strstr(play.problem.detail, "used"));
}

Test(yahtzee, only_the_seat_whose_turn_it_is_acts) {
    table_begin(&play, NULL, 2);
    static const int others[] = {-1, 1, 2, 10};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        cr_expect(play_refused(&play, others[i], "roll", "{'keep':[]}", ERR_NOT_YOUR_TURN, NULL));
        cr_expect(play_refused(&play, others[i], "score", "{'category':'chance'}", ERR_NOT_YOUR_TURN, NULL));
    }
    table_finish(&play);
    cr_expect(play_refused(&play, 0, "roll", "{'keep':[]}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(play_refused(&play, 1, "score", "{'category':'chance'}", ERR_NOT_ALLOWED_NOW, NULL));
}

Test(yahtzee, events_of_other_games_do_not_belong_here) {
    table_begin(&play, NULL, 2);
    cr_expect_eq(play_try(&play, 0, "guess", "{}"), ERR_CORRUPT);
    cr_expect_eq(play_try(&play, -1, "resigned", "{}"), ERR_CORRUPT);
    cr_expect_eq(play_try(&play, 2, "timed-out", "{}"), ERR_CORRUPT);
}

/* --- jokers in a game --- */

/* Plays a turn for five alike: keeps what shows most often. Returns whether they came. */
static bool roll_for_yahtzee(void) {
    for (int stage = 0;; stage++) {
        struct dice dice = table_dice(&play);
        int counts[YAHTZEE_FACES + 1] = {0};
        int best = 1;
        json_t *keep = json_array();
        for (int i = 0; i < YAHTZEE_DICE; i++) {
            counts[dice.at[i]]++;
        }
        for (int value = 2; value <= YAHTZEE_FACES; value++) {
            best = counts[value] > counts[best] ? value : best;
        }
        if (counts[best] == YAHTZEE_DICE || stage == 2) {
            json_decref(keep);
            return counts[best] == YAHTZEE_DICE;
        }
        for (int i = 0; i < YAHTZEE_DICE; i++) {
            cr_assert(dice.at[i] != best || json_array_append_new(keep, json_integer(i)) == 0);
        }
        json_t *body = json_pack("{s:o}", "keep", keep);
        cr_assert_eq(play_try_json(&play, table_active(&play), "roll", body), OK);
        json_decref(body);
    }
}

/* Starts rounds with one server seed after the other until its first two turns both make a Yahtzee. */
static void begin_with_two_yahtzees(const char *options, const char *first_category) {
    play_open(&play, "yahtzee", options, 0);
    for (int i = 0; i < 100000; i++) {
        memcpy(play.server_seed, &i, sizeof i);
        play.table.round = 0;
        free(play.state);
        play.state = NULL;
        play_start(&play, 0, NULL);
        if (roll_for_yahtzee()) {
            table_score(&play, first_category);
            if (roll_for_yahtzee()) {
                return;
            }
        }
    }
    cr_assert_fail("no seed gives two Yahtzees in a row");
}

Test(yahtzee, a_forced_joker_bars_all_boxes_but_the_upper_one_of_its_value) {
    begin_with_two_yahtzees(NULL, "yahtzee");
    int value = table_dice(&play).at[0];
    json_t *choices = table_seen(&play, "choices");
    cr_assert_eq(json_array_size(choices), 1);
    json_t *wanted = json_pack("{s:s, s:i, s:i}", "category", yahtzee_category_name((enum category)(value - 1)),
                               "score", 5 * value, "bonus", 100);
    cr_expect(json_equal(json_array_get(choices, 0), wanted));
    cr_expect(play_breaks(&play, 0, "score", "{'category':'chance'}", "illegal-category", "/category"));
    cr_expect_not_null(strstr(play.problem.detail, "barred"));
    table_score_first(&play);
    json_t *recorded = json_array_get(play.log, json_array_size(play.log) - 2); /* the server has rolled since */
    cr_expect(json_equal(json_object_get(recorded, "body"), wanted));
    json_t *cards = table_seen(&play, "cards");
    const json_t *card = json_array_get(cards, 0);
    cr_expect_eq(json_integer_value(json_object_get(card, "yahtzee_bonus")), 100);
    cr_expect_eq(json_integer_value(json_object_get(card, "total")), 50 + 100 + 5 * value);
    json_decref(cards);
    json_decref(wanted);
    json_decref(choices);
}

Test(yahtzee, a_free_joker_leaves_the_choice) {
    begin_with_two_yahtzees("{'joker':'free'}", "yahtzee");
    cr_expect_eq(yahtzee_joker(play.config), JOKER_FREE);
    json_t *choices = table_seen(&play, "choices");
    cr_expect_eq(json_array_size(choices), 12);
    table_score(&play, "full-house");
    json_t *recorded = json_array_get(play.log, json_array_size(play.log) - 2);
    cr_expect(
        play_is(json_incref(json_object_get(recorded, "body")), "{'category':'full-house','score':0,'bonus':100}"));
    json_decref(choices);
}

Test(yahtzee, where_the_yahtzee_box_is_free_a_second_yahtzee_may_go_there) {
    begin_with_two_yahtzees(NULL, "chance");
    table_score(&play, "yahtzee");
    json_t *recorded = json_array_get(play.log, json_array_size(play.log) - 2);
    cr_expect(play_is(json_incref(json_object_get(recorded, "body")), "{'category':'yahtzee','score':50,'bonus':0}"));
}
