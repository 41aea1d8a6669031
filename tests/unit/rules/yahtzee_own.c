/* SPDX-License-Identifier: Apache-2.0 */
/* Yahtzee in which every seat sees its own card alone until the game is over. */
#include "rules/yahtzee.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"
#include "yahtzee_table.h"

static struct play play;

static void end(void) {
    play_close(&play);
}

TestSuite(yahtzee_own, .fini = end);

static json_t *seen_by(int viewer, const char *name) {
    json_t *view = family_view_json(play.config, play.family->view, play.state, viewer);
    json_t *value = json_incref(json_object_get(view, name));
    json_decref(view);
    return value;
}

static size_t count_in(json_t *owned) {
    size_t count = json_array_size(owned);
    json_decref(owned);
    return count;
}

static size_t turns_seen_by(int viewer) {
    return count_in(family_view_json(play.config, play.family->history, play.state, viewer));
}

/* Seat 0 has scored 20 points and seat 1 25; seat 2 has rolled. */
static void begin(void) {
    table_begin(&play, "{'cards':'own'}", 3);
    while (table_active(&play) < 2) {
        table_score(&play, "chance");
    }
}

Test(yahtzee_own, a_seat_sees_its_own_card_dice_and_turns) {
    begin();
    for (int seat = 0; seat < 3; seat++) {
        json_t *cards = seen_by(seat, "cards");
        cr_assert_eq(json_array_size(cards), 1);
        cr_expect_eq(json_integer_value(json_object_get(json_array_get(cards, 0), "seat")), seat);
        json_decref(cards);
        json_t *dice = seen_by(seat, "dice");
        json_t *stage = seen_by(seat, "stage");
        cr_expect_eq(json_is_null(dice), seat < 2, "only who rolled sees what");
        cr_expect_eq(json_is_null(stage), seat < 2);
        json_decref(dice);
        json_decref(stage);
        cr_expect_eq(count_in(seen_by(seat, "choices")), seat < 2 ? 0 : CATEGORY_COUNT);
        cr_expect_eq(turns_seen_by(seat), 1);
    }
}

Test(yahtzee_own, who_has_no_seat_sees_the_totals_alone) {
    begin();
    cr_expect_eq(count_in(seen_by(VIEWER_SPECTATOR, "cards")), 0);
    cr_expect_eq(count_in(seen_by(VIEWER_SPECTATOR, "choices")), 0);
    cr_expect_eq(turns_seen_by(VIEWER_SPECTATOR), 0);
    cr_expect(play_is(seen_by(VIEWER_SPECTATOR, "dice"), "null"));
}

Test(yahtzee_own, totals_are_of_all_the_highest_first_and_nobody_has_points_before_the_end) {
    begin();
    cr_expect(play_is(seen_by(VIEWER_SPECTATOR, "totals"), "[25,20,0]"));
    cr_expect(play_is(seen_by(1, "totals"), "[25,20,0]"));
    cr_expect(play_points_are(&play, "[0,0,0]"));
    play_do(&play, 1, "resigned", "{}");
    cr_expect(play_is(seen_by(0, "totals"), "[20,0,0]"), "who has resigned has nothing");
}

Test(yahtzee_own, of_others_one_is_told_that_they_roll_and_score) {
    begin();
    json_t *rolled = play_json("{'keep':[1],'dice':[1,2,3,4,5],'stage':1,'roll':7}");
    json_t *scored = play_json("{'category':'chance','score':15,'bonus':0}");
    const struct event roll = {2, 0, family_find_event(play.family, "roll"), 1, rolled};
    const struct event score = {3, 0, family_find_event(play.family, "score"), 1, scored};
    for (int viewer = VIEWER_SPECTATOR; viewer < 3; viewer++) {
        bool own = viewer == 1;
        cr_expect(play_is(family_view_event(play.config, &roll, viewer),
                          own ? "{'keep':[1],'dice':[1,2,3,4,5],'stage':1,'roll':7}" : "{'stage':1,'roll':7}"));
        cr_expect(play_is(family_view_event(play.config, &score, viewer),
                          own ? "{'category':'chance','score':15,'bonus':0}" : "{}"));
    }
    json_decref(rolled);
    json_decref(scored);
}

Test(yahtzee_own, when_the_game_is_over_everybody_sees_everything) {
    begin();
    while (table_active(&play) >= 0) {
        int seat = table_active(&play);
        json_t *choices = seen_by(seat, "choices");
        table_score(&play, json_string_value(json_object_get(json_array_get(choices, 0), "category")));
        json_decref(choices);
    }
    cr_expect_eq(count_in(seen_by(VIEWER_SPECTATOR, "cards")), 3);
    cr_expect_eq(turns_seen_by(VIEWER_SPECTATOR), 3 * YAHTZEE_TURNS);
    json_t *totals = seen_by(0, "totals");
    double points[YAHTZEE_SEATS_MAX];
    play.family->points(play.state, points);
    double most = points[0] > points[1] ? points[0] : points[1];
    most = most > points[2] ? most : points[2];
    double told = json_number_value(json_array_get(totals, 0));
    cr_expect(told > 0 && told >= most && told <= most);
    json_decref(totals);
}

Test(yahtzee_own, others_cards_can_be_drawn_anew_without_a_trace) {
    begin();
    struct rng rng;
    rng_init_random(&rng);
    int changed = 0;
    for (int i = 0; i < 50; i++) {
        struct state *other = NULL;
        cr_assert_eq(play.family->resample(&other, play.state, 2, &rng), OK);
        struct observation *one = family_observe(play.config, play.state, 2);
        struct observation *another = family_observe(play.config, other, 2);
        cr_expect_eq(memcmp(one, another, play.family->observation_size(play.state)), 0);
        free(one);
        free(another);
        json_t *before = family_view_json(play.config, play.family->history, play.state, 0);
        json_t *after = family_view_json(play.config, play.family->history, other, 0);
        changed += !json_equal(before, after);
        json_decref(before);
        json_decref(after);
        free(other);
    }
    cr_expect_gt(changed, 25, "what others see is something else then");
}

Test(yahtzee_own, a_view_read_back_lacks_what_it_did_not_tell) {
    begin();
    const struct observation head = {play.config, 2, 3};
    struct observation *read = NULL;
    json_t *view = family_view_json(play.config, play.family->view, play.state, 2);
    cr_assert_eq(play.family->read_view(&read, &head, view), OK);
    const struct yahtzee_observation *seen = (const struct yahtzee_observation *)read;
    cr_expect(seen->has_totals && seen->hidden == 3 && seen->totals[0] == 25 && seen->totals[2] == 0);
    cr_expect_eq(yahtzee_used(&seen->cards[0]), 0);
    free(read);
    json_object_del(view, "totals");
    cr_expect_eq(play.family->read_view(&read, &head, view), ERR_CORRUPT);
    json_decref(view);
}
