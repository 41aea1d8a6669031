/* SPDX-License-Identifier: Apache-2.0 */
/* Games with seeds: when they are drawn, given and told, and what the server does by itself in them. */
#include "game/seeds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "game/load.h"
#include "support/engine.h"

static struct engine engine;

static void open_engine(void) {
    engine_open(&engine);
}

static void close_engine(void) {
    engine_end(&engine);
}

TestSuite(seeds, .init = open_engine, .fini = close_engine, .timeout = 60);

static bool kinds_are(const char *expected) {
    char kinds[1024];
    engine_kinds(&engine, kinds, sizeof kinds);
    if (strcmp(kinds, expected) != 0) {
        fprintf(stderr, "expected %s\n     got %s\n", expected, kinds);
    }
    return strcmp(kinds, expected) == 0;
}

static void make(const char *options, const char *seats) {
    const struct engine_table table = {.ruleset = "yahtzee", .options = options, .seats = seats};
    played(engine_create(&engine, &table));
}

static void join(int player) {
    char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", engine_game(&engine)->join_code);
    played(engine_join(&engine, player, code, -1));
}

static const char *clients(void) {
    return engine_game(&engine)->brought->texts;
}

/* The player whose turn it is scores what they may, so many times. */
static void score(int times) {
    static const char *const categories[] = {
        "aces",           "twos",       "threes",         "fours",          "fives",   "sixes", "three-of-a-kind",
        "four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee", "chance"};
    for (int i = 0; i < times; i++) {
        struct turn turn;
        game_turn(engine_game(&engine), &turn);
        enum err err = ERR_RULES;
        for (size_t c = 0; err == ERR_RULES && c < 13; c++) {
            char body[64];
            (void)snprintf(body, sizeof body, "{'category':'%s'}", categories[c]);
            err = engine_act(&engine, seat_set_lowest(turn.seats), "score", body);
        }
        played(err);
    }
}

static bool shows(int player, const char *member, const char *expected) {
    json_t *view = engine_view(&engine, player);
    json_t *value = json_incref(json_object_get(view, member));
    json_decref(view);
    return engine_is(value, expected);
}

/* --- values --- */

Test(seeds, a_server_seed_is_read_from_its_64_characters) {
    unsigned char seed[SERVER_SEED_SIZE];
    char text[PROOF_HEX_SIZE];
    memset(text, 'f', sizeof text);
    cr_expect(seeds_read_server(seed, text, 64) && seed[0] == 255 && seed[31] == 255);
    cr_expect_not(seeds_read_server(seed, text, 63));
    text[5] = 'F';
    cr_expect_not(seeds_read_server(seed, text, 64));
}

/* --- in games --- */

Test(seeds, a_game_commits_to_its_seed_at_once_and_tells_it_at_the_end) {
    make(NULL, "0");
    cr_expect(kinds_are("created round roll"));
    char commitment[PROOF_HEX_SIZE + 2];
    (void)snprintf(commitment, sizeof commitment, "'%s'", engine_game(&engine)->seeds->commitment);
    cr_expect(shows(0, "commitment", commitment) && shows(0, "proof", "null"));
    score(13);
    cr_expect_eq(engine_game(&engine)->status, GAME_FINISHED);
    json_t *view = engine_view(&engine, 0);
    json_t *proof = seeds_proof(engine_game(&engine)->seeds, engine_game(&engine)->brought);
    cr_expect(json_equal(json_object_get(view, "proof"), proof));
    cr_expect(shows(0, "commitment", commitment));
    json_decref(proof);
    json_decref(view);
}

Test(seeds, games_without_dice_have_no_seeds) {
    engine_sit(&engine, "mastermind", NULL, 1);
    cr_expect_null(engine_game(&engine)->seeds);
    refused(engine_give_seed(&engine, 0, "ann"), ERR_NOT_FOUND);
}

Test(seeds, seeds_differ_from_game_to_game) {
    make(NULL, "0");
    struct game *first = game_ref(engine_game(&engine));
    make(NULL, "0");
    cr_expect_str_neq(first->seeds->commitment, engine_game(&engine)->seeds->commitment);
    game_release(first);
}

Test(seeds, what_the_server_rolls_does_not_count_as_begun) {
    make(NULL, "0");
    cr_expect_not(engine_game(&engine)->begun);
    played(engine_play(&engine, 0, play_abort));
    cr_expect(kinds_are("created round roll aborted"));
    make(NULL, "0");
    played(engine_act(&engine, 0, "roll", "{'keep':[]}"));
    refused(engine_play(&engine, 0, play_abort), ERR_NOT_ALLOWED_NOW);
}

Test(seeds, later_rounds_fold_from_their_own_event) {
    make("{'rounds':3}", "0 -");
    played(engine_give_seed(&engine, 0, "ann"));
    join(1);
    cr_expect_str_eq(clients(), "ann,");
    score(26);
    played(engine_play(&engine, 0, play_new_round));
    score(3);
    struct game *game = NULL;
    struct problem problem;
    cr_assert_eq(game_load(&game, engine.reader, engine.configs, &engine.game, &problem), OK);
    cr_expect(engine_same(game, engine_game(&engine)));
    cr_expect_str_eq(game->brought->texts, "ann,");
    game_release(game);
}

Test(seeds, a_player_who_leaves_before_it_begins_takes_their_seed_along) {
    make(NULL, "0 - -");
    join(1);
    played(engine_give_seed(&engine, 1, "bob"));
    cr_expect_str_eq(clients(), ",bob,");
    played(engine_play(&engine, 1, play_decline));
    cr_expect_str_eq(clients(), ",,");
}

Test(seeds, the_same_seed_again_changes_nothing) {
    make(NULL, "0 -");
    played(engine_give_seed(&engine, 0, "ann"));
    played(engine_give_seed(&engine, 0, "ann"));
    cr_expect(engine.play.repeated && engine_event_count(&engine) == 2);
    played(engine_give_seed(&engine, 0, "anna"));
    cr_expect_str_eq(clients(), "anna,");
}

Test(seeds, a_game_that_awaits_client_seeds_stays_open_until_it_has_them) {
    make("{'await_client_seed':true}", "0 -");
    join(1);
    cr_expect(kinds_are("created joined") && !game_is_ready(engine_game(&engine)));
    refused(engine_act(&engine, 0, "roll", "{'keep':[]}"), ERR_NOT_ALLOWED_NOW);
    cr_expect_not_null(strstr(engine.problem.detail, "client seed"));
    played(engine_give_seed(&engine, 1, "bob"));
    cr_expect_eq(engine_game(&engine)->status, GAME_OPEN);
    played(engine_give_seed(&engine, 0, "ann"));
    cr_expect(kinds_are("created joined client-seed client-seed round roll"));
    refused(engine_give_seed(&engine, 0, "other"), ERR_NOT_ALLOWED_NOW);
}

static enum err folds(enum event_kind kind, int seat, const char *json) {
    const struct game *game = engine_game(&engine);
    json_t *body = engine_json(json);
    const struct event event = {game->version + 1, game->updated_at, kind, seat, body};
    struct game *next = NULL;
    enum err err = game_fold(&next, game, &game->id, &event, engine.configs, &engine.problem);
    game_release(next);
    json_decref(body);
    return err;
}

Test(seeds, no_log_has_a_seed_of_a_seat_that_could_not_give_it) {
    make(NULL, "0 1? -");
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':'ann'}"), OK);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':'a,b'}"), ERR_CORRUPT);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':''}"), ERR_CORRUPT);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':1}"), ERR_CORRUPT);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':'ann','more':1}"), ERR_CORRUPT);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'seed':'ann'}"), ERR_CORRUPT);
    cr_expect_eq(folds(EVENT_BROUGHT, 1, "{'client_seed':'bob'}"), ERR_CORRUPT, "invited");
    cr_expect_eq(folds(EVENT_BROUGHT, 2, "{'client_seed':'cid'}"), ERR_CORRUPT, "open");
    make(NULL, "0");
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':'ann'}"), ERR_CORRUPT, "the round has begun");
    engine_sit(&engine, "mastermind", NULL, 1);
    cr_expect_eq(folds(EVENT_BROUGHT, 0, "{'client_seed':'ann'}"), ERR_CORRUPT, "no dice");
}

Test(seeds, a_seed_that_comes_with_joining_counts_in_games_with_dice_only) {
    make(NULL, "0 -");
    char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", engine_game(&engine)->join_code);
    played(engine_join_with(&engine, 1, code, "bob"));
    cr_expect_str_eq(clients(), ",bob");
    played(engine_create(&engine, &(struct engine_table){.ruleset = "mastermind", .seats = "0 -"}));
    (void)snprintf(code, sizeof code, "%s", engine_game(&engine)->join_code);
    refused(engine_join_with(&engine, 1, code, "bob"), ERR_INVALID_VALUE);
}

Test(seeds, an_invited_player_gives_their_seed_by_joining) {
    make(NULL, "0 1?");
    refused(engine_give_seed(&engine, 1, "bob"), ERR_NOT_ALLOWED_NOW);
    refused(engine_give_seed(&engine, 2, "eve"), ERR_NOT_FOUND);
}

Test(seeds, time_that_passes_loses_a_card_that_is_filled_alone) {
    make("{'rounds':null}", "0");
    const struct timespec pause = {.tv_nsec = IDLE_MS_MIN * 1000000 % 1000000000, .tv_sec = IDLE_MS_MIN / 1000};
    (void)nanosleep(&pause, NULL);
    played(engine_play(&engine, 0, play_expire));
    cr_expect(kinds_are("created round roll timed-out round-over finished"));
}
