/* SPDX-License-Identifier: Apache-2.0 */
/* The options of Yahtzee: defaults, ranges, and what is said of them. */
#include <criterion/criterion.h>

#include "play.h"
#include "rules/yahtzee.h"

static bool resolves_to(const char *options, int opponents, const char *expected) {
    struct play other;
    play_open(&other, "yahtzee", options, opponents);
    bool same = play_is(json_incref(other.config->options), expected);
    play_close(&other);
    return same;
}

Test(yahtzee_options, options_have_their_defaults) {
    cr_expect(
        resolves_to(NULL, -1, "{'joker':'forced','cards':'shown','rounds':1,'await_client_seed':false,'hints':false}"));
    cr_expect(resolves_to("{'joker':'free','rounds':null,'await_client_seed':true,'hints':true}", 9,
                          "{'joker':'free','cards':'shown','rounds':null,'await_client_seed':true,'hints':true}"));
    cr_expect(resolves_to("{'rounds':1000,'joker':'forced'}", 1,
                          "{'joker':'forced','cards':'shown','rounds':1000,'await_client_seed':false,'hints':false}"));
}

Test(yahtzee_options, cards_are_own_in_tournaments_with_others_than_programs_of_the_server) {
    struct play play;
    play_open(&play, "yahtzee", NULL, 3);
    cr_expect(play_is(play.family->tournament_options(play.config), "{'cards':'own'}"));
    play_close(&play);
    play_open(&play, "yahtzee", "{'rounds':2}", 3);
    cr_expect(play_is(play.family->tournament_options(play.config), "{}"));
    play_close(&play);
}

Test(yahtzee_options, a_config_says_what_the_engine_must_know) {
    struct play play;
    play_open(&play, "yahtzee", NULL, -1);
    cr_expect(play.config->seats == 1 && play.config->rounds == 1 && !play.config->server_leads);
    cr_expect(play.config->own_difficulty && !play.config->hints && play.config->awaits_brought == 0);
    cr_expect_eq(yahtzee_joker(play.config), JOKER_FORCED);
    play_close(&play);
    play_open(&play, "yahtzee", "{'joker':'free','rounds':null,'await_client_seed':true,'hints':true}", 9);
    cr_expect(play.config->seats == 10 && play.config->rounds == 0 && play.config->hints);
    cr_expect(!play.config->own_difficulty && play.config->awaits_brought == 0x3ff);
    play_close(&play);
}

Test(yahtzee_options, options_that_make_no_sense_are_refused) {
    static const struct {
        const char *options, *pointer;
    } bad[] = {
        {"{'joker':'official'}", "/options/joker"},
        {"{'joker':1}", "/options/joker"},
        {"{'rounds':0}", "/options/rounds"},
        {"{'rounds':1001}", "/options/rounds"},
        {"{'rounds':'1'}", "/options/rounds"},
        {"{'hints':1}", "/options/hints"},
        {"{'cards':'hidden'}", "/options/cards"},
        {"{'cards':'own','rounds':2}", "/options/cards"},
        {"{'rounds':null,'cards':'own'}", "/options/cards"},
        {"{'await_client_seed':'yes'}", "/options/await_client_seed"},
        {"{'seats':3}", "/options/seats"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct play other;
        cr_expect_eq(play_configure(&other, "yahtzee", bad[i].options, -1), ERR_INVALID_VALUE, "%s", bad[i].options);
        cr_expect_str_eq(other.problem.points[0].pointer, bad[i].pointer);
    }
    struct play other;
    cr_expect_eq(play_configure(&other, "yahtzee", NULL, 10), ERR_INVALID_VALUE);
    cr_expect_str_eq(other.problem.points[0].pointer, "/opponents");
}

Test(yahtzee_options, schemas_say_what_bodies_and_options_may_hold) {
    struct play play;
    play_open(&play, "yahtzee", NULL, -1);
    json_t *options = play.family->options_schema(play.config->preset);
    cr_expect_eq(json_object_size(json_object_get(options, "properties")), 5);
    json_t *roll = play.family->action_schema(play.config->preset, &play.family->actions[0]);
    cr_expect(play_is(json_incref(json_object_get(roll, "required")), "['keep']"));
    json_t *scores = play.family->action_schema(play.config->preset, &play.family->actions[1]);
    const json_t *names = json_object_get(json_object_get(json_object_get(scores, "properties"), "category"), "enum");
    cr_expect_eq(json_array_size(names), CATEGORY_COUNT);
    json_decref(options);
    json_decref(roll);
    json_decref(scores);
    play_close(&play);
}
