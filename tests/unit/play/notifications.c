/* SPDX-License-Identifier: Apache-2.0 */
/* Who is told of what. What it looks like from outside, and that it outlives a crash, is tested over HTTP. */
#include "play/notifications.h"

#include <stdio.h>
#include <string.h>

#include "store/notifications.h"
#include "support/engine.h"

static struct engine engine;

static void open_it(void) {
    engine_open(&engine);
}

static void close_it(void) {
    engine_close(&engine);
}

TestSuite(notifications, .init = open_it, .fini = close_it, .timeout = 60);

static enum err note(void *context, const struct notification_row *row) {
    char *text = context;
    size_t length = strlen(text);
    (void)snprintf(text + length, 256 - length, "%s:%lld ", row->kind, (long long)row->game_seq);
    return OK;
}

static void expect(int player, const char *expected) {
    char text[256] = "";
    must(notification_number(engine.reader, &engine.players[player]));
    must(notification_read(engine.reader, &engine.players[player], 0, 100, note, text));
    cr_expect_str_eq(text, expected, "player %d: %s", player, text);
}

Test(notifications, a_duel) {
    engine_sit(&engine, NULL, "{'codemaker': 'players', 'answers': 'manual'}", 2);
    expect(0, "joined:2 turn:3 ");
    expect(1, "");
    played(engine_act(&engine, 0, "secret", "{'code': '1122'}"));
    expect(1, "turn:4 ");
    played(engine_act(&engine, 1, "guess", "{'code': '3344'}"));
    expect(0, "joined:2 turn:3 turn:5 ");
    refused(engine_act(&engine, 1, "guess", "{'code': '3344'}"), ERR_NOT_YOUR_TURN);
    played(engine_play(&engine, 1, play_resign));
    expect(1, "turn:4 finished:8 ");
}

Test(notifications, nobody_is_told_of_a_game_alone) {
    engine_sit(&engine, NULL, NULL, 1);
    engine_miss(&engine, 0);
    engine_crack(&engine, 0);
    expect(0, "");
}

Test(notifications, invited_players_hear_of_the_invitation_and_of_its_end) {
    const struct engine_table table = {.seats = "0 1? 2?", .options = "{'codemaker': 'players', 'rounds': 3}"};
    played(engine_create(&engine, &table));
    expect(0, "");
    expect(1, "invited:1 ");
    played(engine_join(&engine, 1, NULL, -1));
    played(engine_play(&engine, 2, play_decline));
    expect(0, "joined:2 declined:3 ");
    expect(1, "invited:1 declined:3 ");
    played(engine_play(&engine, 0, play_abort));
    expect(1, "invited:1 declined:3 aborted:4 ");
    expect(2, "invited:1 ");
}

Test(notifications, who_resigns_passes_the_turn_on) {
    engine_sit(&engine, NULL, "{'codemaker': 'players'}", 3);
    expect(0, "joined:2 joined:3 turn:4 ");
    expect(1, "joined:3 ");
    played(engine_act(&engine, 0, "secret", "{'code': '1122'}"));
    played(engine_play(&engine, 1, play_resign));
    expect(1, "joined:3 turn:5 ");
    expect(2, "turn:6 ");
}
