/* SPDX-License-Identifier: Apache-2.0 */
/* Making a private game public: when, by whom, once, and what the log says of it. */
#include "support/engine.h"

static struct engine engine;

static void open_publishing(void) {
    engine_open(&engine);
}

static void close_publishing(void) {
    engine_end(&engine);
}

TestSuite(publishing, .init = open_publishing, .fini = close_publishing, .timeout = 60);

static bool kinds_are(const char *expected) {
    char kinds[1024];
    engine_kinds(&engine, kinds, sizeof kinds);
    return strcmp(kinds, expected) == 0;
}

static enum err publish(int player) {
    return engine_play(&engine, player, play_publish);
}

static bool is_public(void) {
    const struct game *game = engine_game(&engine);
    cr_expect_eq(game->is_public, game->made_public);
    return game->is_public;
}

Test(publishing, whoever_sat_at_a_finished_table_makes_it_public_also_having_resigned) {
    for (int player = 0; player < 2; player++) {
        engine_sit(&engine, "tic-tac-toe", NULL, 2);
        played(engine_play(&engine, 0, play_resign));
        cr_expect(!is_public());
        played(publish(player));
        cr_expect(is_public() && engine.play.seat == player);
        cr_expect(kinds_are("created joined round resigned round-over finished published"));
    }
}

Test(publishing, again_nothing_is_appended) {
    engine_sit(&engine, "mastermind", "{'rounds':1}", 1);
    engine_crack(&engine, 0);
    played(publish(0));
    int64_t version = engine_game(&engine)->version;
    played(publish(0));
    cr_expect(engine.play.repeated && engine.play.seq == version && engine_game(&engine)->version == version);
}

Test(publishing, what_was_public_from_the_start_stays_so_without_a_word) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0", .is_public = true}));
    played(publish(0));
    cr_expect(engine.play.repeated && !engine_game(&engine)->made_public && kinds_are("created round"));
}

Test(publishing, alone_between_rounds_it_holds_for_all_that_follow) {
    engine_sit(&engine, "mastermind", "{}", 1);
    refused(publish(0), ERR_NOT_ALLOWED_NOW);
    engine_crack(&engine, 0);
    played(publish(0));
    for (int round = 0; round < 2; round++) {
        played(engine_play(&engine, 0, play_new_round));
        engine_restart(&engine);
        cr_expect(is_public(), "folded from the newest round");
        engine_crack(&engine, 0);
    }
    played(engine_play(&engine, 0, play_finish));
    cr_expect(is_public());
}

Test(publishing, of_several_nobody_does_it_before_the_end) {
    engine_sit(&engine, "mastermind", "{}", 3);
    for (int player = 0; player < 2; player++) {
        refused(publish(player), ERR_NOT_ALLOWED_NOW);
        played(engine_play(&engine, player, play_resign));
    }
    played(publish(0));
}

Test(publishing, an_aborted_game_stays_private) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    refused(publish(0), ERR_NOT_ALLOWED_NOW);
    played(engine_play(&engine, 0, play_abort));
    refused(publish(0), ERR_NOT_ALLOWED_NOW);
    cr_expect(!is_public());
}

Test(publishing, a_stranger_does_not) {
    engine_sit(&engine, "mastermind", "{'rounds':1}", 1);
    engine_crack(&engine, 0);
    refused(publish(1), ERR_NOT_FOUND);
    played(publish(0));
    refused(publish(1), ERR_FORBIDDEN);
}

Test(publishing, only_the_version_that_was_meant) {
    engine_sit(&engine, "mastermind", "{'rounds':1}", 1);
    engine_crack(&engine, 0);
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {1}};
    refused(publish(0), ERR_VERSION_MISMATCH);
    cr_expect(!is_public());
}
