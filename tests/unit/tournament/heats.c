/* SPDX-License-Identifier: Apache-2.0 */
/* Heats as the fold of their events: who goes on, who is out, who has won. */
#include "tournament/tournament.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tournament_steps.h"
#include "util/json.h"

static void tear_down(void) {
    tournament_free(tournament);
}

TestSuite(heats, .fini = tear_down);

/* Begins the next stage with these tables. */
static enum err lay(const char *tables) {
    json_t *body = json_object();
    json_object_set_new(body, "stage", json_integer(tournament_stage_count(tournament) + 1));
    json_object_set_new(body, "tables", steps_json(tables));
    return steps_apply("stage", body);
}

/* What every event of a game has, in addition to `more`, which is JSON with single quotes. */
static json_t *game_body(const struct fixture *fixture, const char *more) {
    json_t *body = steps_json(more);
    json_t *entrants = json_array();
    for (int32_t i = 0; i < fixture->count; i++) {
        json_array_append_new(entrants, json_integer(fixture->entrants[i] + 1));
    }
    json_object_set_new(body, "game", json_integer(fixture->number));
    json_object_set_new(body, "round", json_integer(fixture->round));
    json_object_set_new(body, "tie_break", json_false());
    if (json_object_get(body, "entrants") == NULL) {
        json_object_set(body, "entrants", entrants);
    }
    json_decref(entrants);
    return body;
}

/* A game with everything that an event can say of it. */
static enum err play(const char *more) {
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    return steps_apply("game", game_body(&fixture, more));
}

/* The same for one that has begun as a game of its own; did it do so with a master? */
static bool begin_and_play(const char *more) {
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    json_t *over = game_body(&fixture, more);
    bool had_master = fixture.has_master;
    cr_assert_eq(steps_apply("started", game_body(&fixture, "{'id': '1m7yhdzqy4cdgx3t'}")), OK);
    cr_assert_eq(steps_apply("game", over), OK);
    return had_master;
}

/* Who sits in the stage that comes next, sorted, as JSON. */
static char *next_field(void) {
    static char text[512];
    bool sits[64] = {false};
    json_t *body = tournament_draw_stage(tournament);
    const json_t *tables = json_object_get(body, "tables");
    cr_assert_eq(steps_next(), STEP_STAGE);
    for (size_t i = 0; i < json_array_size(tables); i++) {
        for (size_t k = 0; k < json_array_size(json_array_get(tables, i)); k++) {
            sits[json_integer_value(json_array_get(json_array_get(tables, i), k))] = true;
        }
    }
    json_decref(body);
    text[0] = '\0';
    for (int number = 1; number < 64; number++) {
        if (sits[number]) {
            (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", text[0] == '\0' ? "" : " ", number);
        }
    }
    return text;
}

/* --- who goes on --- */

Test(heats, the_first_of_each_and_the_best_of_the_others_go_on) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    steps_play("9 5 7");
    steps_play("1 0");
    cr_expect_str_eq(next_field(), "1 2 3 4", "two of the first table have more points than the second of the other");
}

Test(heats, what_tells_equal_points_apart_is_what_the_game_says_before_how_little_was_asked) {
    steps_begin_heats(8, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3,4],[5,6,7,8]]"), OK);
    cr_assert_eq(play("{'scores': [9,9,9,5], 'minor': [-3,-2,-3,0], 'asked': [1,20,20,20]}"), OK);
    cr_assert_eq(play("{'scores': [3,2,2,2], 'minor': [0,-5,-6,-5], 'asked': [1,18,17,17]}"), OK);
    cr_expect_str_eq(next_field(), "1 2 3 5", "two winners, and the two with nine points");
}

/* The last place is between two who are equal but for how much they were asked. */
Test(heats, of_others_who_are_equal_in_all_else_who_was_asked_less_goes_on) {
    for (int turn = 0; turn < 2; turn++) {
        steps_begin_heats(5, 3, 1, "independent");
        cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
        cr_assert_eq(play("{'scores': [9,5,1], 'minor': [0,0,0], 'asked': [10,11,9]}"), OK);
        cr_assert_eq(play(turn == 0 ? "{'scores': [7,5], 'minor': [0,0], 'asked': [10,10]}"
                                    : "{'scores': [7,5], 'minor': [0,0], 'asked': [10,12]}"),
                     OK);
        cr_expect_str_eq(next_field(), turn == 0 ? "1 4 5" : "1 2 4");
    }
}

/* At one table that is no tie-break: there the lot decides, and it does so by the entrant's number and the stage. */
Test(heats, a_shared_first_place_is_drawn_by_the_seed) {
    int first = 0;
    int second = 0;
    for (int i = 0; i < 8; i++) {
        json_t *seed = json_pack("{s:o}", "seed", json_sprintf("seed %d", i));
        steps_begin_heats_with(16, seed);
        cr_assert_eq(lay("[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]"), OK);
        cr_assert_eq(play("{'scores': [9,9,0,0], 'asked': [50,1,1,1]}"), OK);
        for (int table = 0; table < 3; table++) {
            steps_play("9 8 7 6");
        }
        const char *field = next_field();
        first += strcmp(field, "1 5 9 13") == 0;
        second += strcmp(field, "2 5 9 13") == 0;
    }
    cr_expect_eq(first + second, 8);
    cr_expect(first > 0 && second > 0, "%d and %d of 8", first, second);
}

Test(heats, the_best_score_of_a_duplicate_deal_may_be_the_lowest) {
    steps_begin_heats(5, 4, 1, "duplicate");
    cr_assert(tournament->lower_wins);
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    steps_play("6 4 -");
    steps_play("9 5");
    cr_expect_str_eq(next_field(), "1 2 4 5", "who has not solved it is the worst of the others");
}

/* --- who is out --- */

Test(heats, a_game_that_does_not_begin_is_played_again_without_whose_fault_that_was) {
    struct fixture fixture;
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(play("{'scores': [null,null,null], 'forfeits': [2]}"), OK);
    cr_expect(steps_entrant(2)->totals.losses == 1 && steps_entrant(2)->totals.games == 1);
    cr_expect(steps_entrant(1)->totals.games == 0, "what was not played is no game");
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_assert(fixture.count == 2 && fixture.entrants[0] == 0 && fixture.entrants[1] == 2 && fixture.number == 2);
    steps_play("1 2");
    steps_play("1 2");
    cr_expect_str_eq(next_field(), "1 3 4 5");
}

Test(heats, who_is_alone_at_a_table_goes_on_without_a_game) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(play("{'scores': [null,null,null], 'forfeits': [1,3]}"), OK);
    steps_play("7 8");
    cr_expect_str_eq(next_field(), "2 4 5");
    cr_assert_eq(lay("[[4,2,5]]"), OK);
    cr_assert_eq(play("{'scores': [3,2,1]}"), OK);
    steps_finish();
    steps_expect_ranks((const int[]){4, 2, 4, 1, 3});
}

Test(heats, who_resigns_goes_no_further_whatever_they_have_scored) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(play("{'scores': [99,2,3], 'forfeits': [1]}"), OK);
    steps_play("7 8");
    cr_expect_str_eq(next_field(), "2 3 4 5");
    cr_expect(steps_entrant(1)->totals.points == 0 && steps_entrant(3)->totals.points == 1);
}

Test(heats, who_has_no_seat_at_the_game_of_their_table_is_out) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(play("{'entrants': [3,1], 'scores': [1,2]}"), OK);
    steps_play("7 8");
    cr_expect_str_eq(next_field(), "1 3 4 5");
}

Test(heats, a_bot_that_is_disqualified_is_out_and_the_others_play_on) {
    struct fixture fixture;
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(steps_apply("disqualified", steps_json("{'number': 1, 'game': 1, 'reason': 'x'}")), OK);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_assert_eq(fixture.count, 2);
    steps_play("5 6");
    cr_assert_eq(steps_apply("disqualified", steps_json("{'number': 5, 'game': 2, 'reason': 'x'}")), OK);
    cr_expect_str_eq(next_field(), "2 3 4");
    cr_assert_eq(lay("[[2,3,4]]"), OK);
    steps_play("1 2 3");
    steps_finish();
    cr_expect(steps_entrant(4)->rank == 1 && steps_entrant(1)->status == ENTRANT_DISQUALIFIED);
}

Test(heats, where_nobody_comes_nobody_wins) {
    steps_begin_heats(3, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3]]"), OK);
    cr_assert_eq(play("{'scores': [null,null,null], 'forfeits': [1,2,3]}"), OK);
    cr_assert_eq(steps_next(), STEP_FINISH);
    json_t *end = tournament_finish(tournament);
    cr_expect_eq(json_array_size(json_object_get(end, "winners")), 0);
    json_decref(end);
}

Test(heats, where_one_table_comes_its_game_decides_who_goes_on_alone) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(play("{'scores': [null,null,null], 'forfeits': [1,2,3]}"), OK);
    cr_assert_eq(play("{'scores': [7,8], 'forfeits': [4]}"), OK);
    cr_expect_str_eq(next_field(), "5");
    cr_assert_eq(lay("[[5]]"), OK);
    steps_finish();
    cr_expect(steps_entrant(5)->rank == 1 && tournament_has_won(tournament, 4));
}

/* --- a master --- */

Test(heats, with_a_master_one_table_plays_after_the_other) {
    struct fixture fixture;
    steps_begin_heats_with(5, json_pack("{s:s}", "master", steps_id.text));
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.has_master && fixture.count == 3);
    cr_assert_eq(steps_apply("started", game_body(&fixture, "{'id': '1m7yhdzqy4cdgx3t'}")), OK);
    cr_expect_eq(steps_next(), STEP_WAIT);
}

static void begin_with_master(void) {
    steps_begin_heats_with(5, json_pack("{s:s}", "master", steps_id.text));
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
}

Test(heats, where_the_master_does_not_come_it_is_played_without_one_or_drawn) {
    struct fixture fixture;
    begin_with_master();
    cr_expect(begin_and_play("{'scores': [null,null,null], 'forfeits': [], 'master_left': true}"));
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(!fixture.has_master && fixture.count == 3 && fixture.entrants[0] == 0);
    cr_expect_not(begin_and_play("{'scores': [null,null,null], 'forfeits': []}"));
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect_eq(fixture.entrants[0], 3, "the first table is over");
    steps_play("1 2");
    cr_expect_eq(strlen(next_field()), strlen("1 2 4 5"), "four of five, whoever the lot takes");
}

Test(heats, what_is_nobodys_fault_is_drawn_and_the_master_stays) {
    struct fixture fixture;
    begin_with_master();
    cr_expect(begin_and_play("{'scores': [null,null,null], 'forfeits': []}"));
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(fixture.has_master && fixture.entrants[0] == 3, "the first table is over");
}

Test(heats, a_master_and_an_entrant_who_do_not_come_are_both_out) {
    struct fixture fixture;
    begin_with_master();
    cr_expect(begin_and_play("{'scores': [null,null,null], 'forfeits': [2], 'master_left': true}"));
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(!fixture.has_master && fixture.count == 2 && fixture.entrants[1] == 2);
}

Test(heats, a_master_who_leaves_a_game_that_goes_on_is_at_no_other) {
    struct fixture fixture;
    begin_with_master();
    cr_expect(begin_and_play("{'scores': [3,2,1], 'forfeits': [], 'master_left': true}"));
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(!fixture.has_master && fixture.entrants[0] == 3, "what was played counts");
}

/* Their account is gone, and the options cannot do without: that is one game, and the tables wait for nobody. */
Test(heats, a_game_that_cannot_begin_without_its_master_is_drawn_at_once) {
    struct fixture fixture;
    begin_with_master();
    cr_assert_eq(play("{'scores': [null,null,null], 'forfeits': [], 'master_left': true}"), OK);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(!fixture.has_master && fixture.entrants[0] == 3, "the first table is over");
}

Test(heats, without_a_master_who_was_gone_before_the_tables_play_side_by_side) {
    struct fixture fixture;
    begin_with_master();
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    json_t *started = game_body(&fixture, "{'id': '1m7yhdzqy4cdgx3t', 'master_left': true}");
    cr_assert_eq(steps_apply("started", started), OK);
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    cr_expect(!fixture.has_master && fixture.entrants[0] == 3);
}

/* --- the end --- */

Test(heats, a_drawn_final_is_shared) {
    steps_begin_heats(3, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3]]"), OK);
    cr_assert_eq(play("{'scores': [7,3,7], 'minor': [-1,0,-1], 'asked': [10,10,11]}"), OK);
    steps_finish();
    steps_expect_ranks((const int[]){1, 3, 1});
    cr_expect(steps_entrant(1)->totals.points == 0.5 && steps_entrant(1)->totals.draws == 1);
    cr_expect(tournament_has_won(tournament, 0) && !tournament_has_won(tournament, 1));
}

Test(heats, those_who_come_equally_far_stand_as_the_best_of_them_would_have_gone_on) {
    steps_begin_heats(6, 3, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5,6]]"), OK);
    steps_play("9 8 2");
    steps_play("7 5 2");
    cr_expect_str_eq(next_field(), "1 2 4");
    cr_assert_eq(lay("[[4,2,1]]"), OK);
    steps_play("1 3 2");
    steps_finish();
    steps_expect_ranks((const int[]){2, 1, 5, 3, 4, 5});
}

Test(heats, a_title_is_held_by_who_wins_for_all_to_see) {
    steps_begin_heats_with(3, json_pack("{s:s}", "title", "Mastermind"));
    cr_expect_str_eq(tournament->title, "Mastermind");
    cr_assert_eq(lay("[[1,2,3]]"), OK);
    steps_play("1 2 3");
    cr_expect_not(tournament_entrant_to_row(tournament, 2).has_title);
    steps_finish();
    cr_expect(tournament_entrant_to_row(tournament, 2).has_title);
    cr_expect_not(tournament_entrant_to_row(tournament, 1).has_title);
    tournament->is_public = false;
    cr_expect_not(tournament_entrant_to_row(tournament, 2).has_title);
}

/* The final of three, of which this comes; who holds the title, as digits. */
static const char *play_for_title(const char *final) {
    static char holders[8];
    size_t count = 0;
    steps_begin_heats_with(3, json_pack("{s:s}", "title", "Mastermind"));
    cr_assert_eq(lay("[[1,2,3]]"), OK);
    cr_assert_eq(play(final), OK);
    steps_finish();
    for (int32_t i = 0; i < 3; i++) {
        if (tournament_entrant_to_row(tournament, i).has_title) {
            holders[count++] = (char)('1' + i);
        }
    }
    holders[count] = '\0';
    return holders;
}

Test(heats, nobody_holds_a_title_for_what_was_not_played) {
    cr_expect_str_eq(play_for_title("{'scores': [null,null,null], 'forfeits': []}"), "");
    cr_expect(tournament_has_won(tournament, 0) && tournament_has_won(tournament, 2), "the first place is shared");
    cr_expect_str_eq(play_for_title("{'scores': [null,null,null], 'forfeits': [1,3]}"), "2", "nobody else came");
    cr_expect_str_eq(play_for_title("{'scores': [4,4,2]}"), "12");
    cr_expect_str_eq(play_for_title("{'scores': [0,-1,-2], 'forfeits': [3]}"), "1");
}

/* --- rows --- */

static void expect_row(int32_t number, const char *wanted) {
    char *text = tournament_stage_text(tournament, number);
    json_t *row = json_loads(text, 0, NULL);
    json_t *expected = steps_json(wanted);
    cr_expect(json_equal(row, expected), "%s", text);
    json_decref(row);
    json_decref(expected);
    free(text);
}

Test(heats, the_row_of_a_stage_says_who_plays_and_what_they_have) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    expect_row(1, "[{'game': null, 'id': null, 'entrants': [1,2,3], 'players': [], 'points': null},"
                  " {'game': null, 'id': null, 'entrants': [4,5], 'players': [], 'points': null}]");
    cr_assert_eq(play("{'scores': [2.5,null,1], 'forfeits': [2]}"), OK);
    expect_row(1, "[{'game': 1, 'id': null, 'entrants': [1,2,3], 'players': [1,2,3], 'points': [2.5,null,1]},"
                  " {'game': null, 'id': null, 'entrants': [4,5], 'players': [], 'points': null}]");
    cr_expect_eq(tournament_stage_count(tournament), 1);
}

Test(heats, the_row_of_a_stage_says_who_plays_a_game_again) {
    steps_begin_heats(4, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3,4]]"), OK);
    cr_assert_eq(play("{'scores': [null,null,null,null], 'forfeits': [2]}"), OK);
    expect_row(1, "[{'game': 1, 'id': null, 'entrants': [1,2,3,4], 'players': [1,2,3,4], 'points': null}]");
    cr_assert_eq(play("{'scores': [3,2,1]}"), OK);
    expect_row(1, "[{'game': 2, 'id': null, 'entrants': [1,2,3,4], 'players': [1,3,4], 'points': [3,null,2,1]}]");
}

/* --- a damaged log --- */

Test(heats, what_no_heats_can_have_is_refused) {
    static const char *const stages[] = {
        "[]", "[[1,2,3,4,5]]", "[[1,2,3],[3,4]]", "[[1,2,6]]", "[[0,1]]", "[[]]", "[[1,'2']]", "7", "[7]",
    };
    for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++) {
        steps_begin_heats(5, 4, 1, "independent");
        cr_expect_eq(lay(stages[i]), ERR_CORRUPT, "%s", stages[i]);
    }
    static const char *const games[] = {
        "{'entrants': [1,4], 'scores': [1,2]}",
        "{'entrants': [1,2,3,4], 'scores': [1,2,3,4]}",
        "{'entrants': [6], 'scores': [1]}",
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        steps_begin_heats(5, 4, 1, "independent");
        cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
        cr_expect_eq(play(games[i]), ERR_CORRUPT, "%s", games[i]);
    }
}

Test(heats, a_stage_comes_once_the_one_before_is_over_and_has_fewer_tables) {
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_expect_eq(lay("[[1,2,3,4]]"), ERR_CORRUPT);
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    steps_play("1 2 3");
    steps_play("1 2");
    cr_expect_eq(lay("[[1,2],[3,4]]"), ERR_CORRUPT);
    steps_begin("all-play", 3, 1, "independent");
    cr_expect_eq(lay("[[1,2,3]]"), ERR_CORRUPT, "other formats have no stages");
}

Test(heats, a_first_event_without_its_members_is_refused) {
    static const char *const members[] = {"table", "advance"};
    static const int wrong[] = {2, 9, 0, 4};
    json_t *body =
        steps_json("{'ruleset': 'yahtzee', 'format': 'heats', 'games': 1, 'deal': 'independent', 'seed': 'x',"
                   " 'visibility': 'public', 'creator': '1m7yhdzqy4cdgx3s', 'table': 4, 'advance': 3,"
                   " 'master': null, 'title': null, 'entrants': [{'bot': 'random'}, {'bot': 'random'}]}");
    cr_assert_eq(tournament_create(&tournament, &steps_id, 1, body), OK);
    for (int i = 0; i < 4; i++) {
        struct tournament *other = NULL;
        json_t *copy = json_copy(body);
        json_object_set_new(copy, members[i / 2], json_integer(wrong[i]));
        cr_expect_eq(tournament_create(&other, &steps_id, 1, copy), ERR_CORRUPT, "%s %d", members[i / 2], wrong[i]);
        json_decref(copy);
    }
    json_decref(body);
}
