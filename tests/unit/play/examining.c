/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Actions that are examined before they are played: what the examination finds is said in its turn, and only where it still
 * holds.
 */
#include "support/engine.h"

static struct engine engine;

/* The leader keeps the secret; 1111 had two hits, and the same guess is pending again. */
static void open_examining(void) {
    engine_open(&engine);
    engine_sit(&engine, "mastermind", "{'secret':'held'}", 2);
    played(engine_act(&engine, 1, "guess", "{'code':'1111'}"));
    played(engine_act(&engine, 0, "answer", "{'black':2,'white':0}"));
    played(engine_act(&engine, 1, "guess", "{'code':'1111'}"));
}

static void close_examining(void) {
    engine_end(&engine);
}

TestSuite(examining, .init = open_examining, .fini = close_examining, .timeout = 60);

static const char contradiction[] = "{'black':1,'white':0}";
static const char both[] = "{\"attempts\":[1,2]";

Test(examining, an_answer_that_contradicts_an_earlier_one_is_refused_with_both) {
    breaks(engine_act(&engine, 0, "answer", contradiction), "contradiction");
    cr_expect(strncmp(engine.problem.members, both, strlen(both)) == 0);
    played(engine_act(&engine, 0, "answer", "{'black':2,'white':0}"));
}

Test(examining, a_correction_is_examined_too) {
    played(engine_act(&engine, 0, "answer", "{'black':2,'white':0}"));
    breaks(engine_act(&engine, 0, "answer-corrected", "{'attempt':1,'black':3,'white':0}"), "contradiction");
}

Test(examining, whoever_may_not_know_or_act_is_told_that_and_not_what_was_found) {
    refused(engine_act(&engine, 1, "answer", contradiction), ERR_NOT_YOUR_TURN);
    refused(engine_act(&engine, 2, "answer", contradiction), ERR_NOT_FOUND);
}

Test(examining, a_version_that_is_not_the_one_wanted_comes_before_what_was_found) {
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {3}};
    refused(engine_act(&engine, 0, "answer", contradiction), ERR_VERSION_MISMATCH);
}

/* ---- the parts, one by one ---- */

static const struct action_def *answer_action(void) {
    return family_find_action(families[0], family_find_event(families[0], "answer"));
}

static struct play play_of_leader(void) {
    return (struct play){.problem = &engine.problem, .game_id = engine.game, .player = engine.players[0], .seat = -1};
}

static enum err act(struct tx *tx, void *context) {
    struct play *play = context;
    json_t *body = engine_json(contradiction);
    play->tx = tx;
    enum err err = play_act(play, answer_action(), body);
    json_decref(body);
    return err;
}

static void validate_async(struct play *play, const char *text) {
    json_t *body = engine_json(text);
    must(play_validate_async(play, engine.configs, engine_game(&engine), answer_action(), body));
    json_decref(body);
}

Test(examining, which_actions_must_be_examined_depends_on_who_knows_the_secret) {
    cr_expect(family_must_validate_async(engine_game(&engine)->config, answer_action()));
    cr_expect(!family_must_validate_async(engine_game(&engine)->config,
                                          family_find_action(families[0], family_find_event(families[0], "guess"))));
    engine_sit(&engine, "mastermind", "{'answers':'manual'}", 2);
    cr_expect(!family_must_validate_async(engine_game(&engine)->config, answer_action()));
}

Test(examining, an_action_that_was_not_examined_is_sent_back) {
    struct play play = play_of_leader();
    refused(engine_do(&engine, act, &play), ERR_STALE);
    play_release(&play);
}

Test(examining, what_was_found_at_another_version_is_sent_back) {
    struct play play = play_of_leader();
    play.examined = engine_game(&engine)->version - 1;
    refused(engine_do(&engine, act, &play), ERR_STALE);
    play_release(&play);
}

Test(examining, it_fails_by_itself_for_no_reason_of_the_game) {
    struct play play = play_of_leader();
    validate_async(&play, contradiction);
    cr_expect(play.examined == 6 && play.examination == ERR_RULES);
    validate_async(&play, "{'black':2,'white':0}");
    cr_expect(play.examined == 6 && play.examination == OK);
    play.player = engine.players[1]; /* who does not answer */
    validate_async(&play, contradiction);
    cr_expect(play.examined == 6 && play.examination == OK);
}

Test(examining, when_its_words_were_lost_it_is_to_be_done_again) {
    struct play play = play_of_leader();
    validate_async(&play, contradiction);
    problem_clear(&engine.problem);
    refused(engine_do(&engine, act, &play), ERR_STALE);
    play_release(&play);
    validate_async(&play, contradiction);
    breaks(engine_do(&engine, act, &play), "contradiction");
    cr_expect(strncmp(engine.problem.members, both, strlen(both)) == 0);
    play_release(&play);
}
