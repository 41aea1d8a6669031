/* SPDX-License-Identifier: Apache-2.0 */
/* Who sits where: making games, taking and leaving seats, taking a game back. */
#include <stdio.h>

#include "support/engine.h"

static struct engine engine;

static void open_seating(void) {
    engine_open(&engine);
}

static void close_seating(void) {
    engine_end(&engine);
}

TestSuite(seating, .init = open_seating, .fini = close_seating, .timeout = 60);

static bool kinds_are(const char *expected) {
    char kinds[512];
    engine_kinds(&engine, kinds, sizeof kinds);
    bool same = strcmp(kinds, expected) == 0;
    if (!same) {
        (void)fprintf(stderr, "expected %s\n     got %s\n", expected, kinds);
    }
    return same;
}

/* The seats as "joined:0 open:-", with the numbers of the players. */
static bool seats_are(const char *expected) {
    char text[160] = "";
    const struct game *game = engine_game(&engine);
    for (int i = 0; i < game->seat_count; i++) {
        int player = ENGINE_PLAYERS - 1;
        while (player >= 0 && !id_equal(&engine.players[player], &game->seats[i].player)) {
            player--;
        }
        size_t length = strlen(text);
        char number[12] = "-";
        if (player >= 0) {
            (void)snprintf(number, sizeof number, "%d", player);
        }
        (void)snprintf(text + length, sizeof text - length, "%s%s:%s", i == 0 ? "" : " ",
                       seat_status_name(game->seats[i].status), number);
    }
    bool same = strcmp(text, expected) == 0;
    if (!same) {
        (void)fprintf(stderr, "expected %s\n     got %s\n", expected, text);
    }
    return same;
}

static bool status_is(enum game_status status) {
    return engine_game(&engine)->status == status;
}

static const char *join_code(void) {
    static char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", engine_game(&engine)->join_code);
    return code;
}

/* ---- making ---- */

Test(seating, a_game_alone_begins_at_once_and_has_no_join_code) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0", .ranked = true}));
    const struct game *game = engine_game(&engine);
    cr_expect(kinds_are("created round") && status_is(GAME_PLAYING) && seats_are("joined:0"));
    cr_expect(game->number == 1 && game->round_seq == 2 && game->leader == LEADER_SERVER && game->rounds == 0);
    cr_expect(game->join_code[0] == '\0' && game->ranked && !game->is_public);
    cr_expect(id_equal(&game->creator, &engine.players[0]) && game->created_at == game->updated_at);
    cr_expect(engine.play.seat == 0 && engine.play.seq == 1 && engine.play.before == NULL);
}

Test(seating, a_game_for_two_waits_for_the_second_player_under_a_join_code) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -", .is_public = true}));
    const struct game *game = engine_game(&engine);
    cr_expect(kinds_are("created") && status_is(GAME_OPEN) && seats_are("joined:0 open:-"));
    cr_expect(strlen(game->join_code) == JOIN_CODE_LENGTH && game->number == 0 && game->rounds == 2);
    cr_expect(strspn(game->join_code, "23456789ABCDEFGHJKMNPQRSTVWXYZ") == JOIN_CODE_LENGTH);
    cr_expect(game->is_public && !game->ranked && game_state(game) == NULL);
}

Test(seating, whoever_makes_a_game_may_take_any_seat) {
    played(engine_create(&engine, &(struct engine_table){.seats = "1? - 0"}));
    cr_expect(seats_are("invited:1 open:- joined:0") && engine.play.seat == 2);
    cr_expect(id_equal(&engine_game(&engine)->creator, &engine.players[0]));
}

Test(seating, a_game_whose_seats_are_all_taken_begins_at_once) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1"}));
    cr_expect(kinds_are("created round") && status_is(GAME_PLAYING) && join_code()[0] == '\0');
}

Test(seating, the_creator_s_answer_tells_the_event_as_they_see_it) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
    cr_expect(json_object_get(engine.play.members, "ruleset") != NULL);
    cr_expect(json_object_get(engine.play.members, "join_code") == NULL);
}

/* ---- joining ---- */

Test(seating, the_last_to_join_begins_the_first_round) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -"}));
    played(engine_join(&engine, 1, join_code(), -1));
    cr_expect(kinds_are("created joined") && status_is(GAME_OPEN) && seats_are("joined:0 joined:1 open:-"));
    cr_expect(engine.play.seat == 1 && engine.play.seq == 2);
    played(engine_join(&engine, 2, join_code(), -1));
    cr_expect(kinds_are("created joined joined round") && status_is(GAME_PLAYING));
    cr_expect(seats_are("joined:0 joined:1 joined:2"));
    const struct game *game = engine_game(&engine);
    cr_expect(game->number == 1 && game->leader == 0 && game->rounds == 3 && game->round_seq == 4);
    cr_expect(engine.play.seq == 3 && json_object_get(engine.play.members, "player") != NULL);
}

Test(seating, a_wanted_seat_is_taken_or_refused) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - 1? -"}));
    played(engine_join(&engine, 2, join_code(), 3));
    cr_expect(seats_are("joined:0 open:- invited:1 joined:2"));
    refused(engine_join(&engine, 3, join_code(), 3), ERR_GAME_FULL);
    refused(engine_join(&engine, 3, join_code(), 0), ERR_GAME_FULL);
    refused(engine_join(&engine, 3, join_code(), 2), ERR_GAME_FULL); /* kept for player 1 */
    refused(engine_join(&engine, 3, join_code(), 4), ERR_INVALID_VALUE);
    cr_expect_str_eq(engine.problem.points[0].pointer, "/seat");
    played(engine_join(&engine, 3, join_code(), 1));
    cr_expect(seats_are("joined:0 joined:3 invited:1 joined:2"));
}

Test(seating, an_invited_player_takes_their_seat_without_a_code) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - 1?"}));
    played(engine_join(&engine, 1, NULL, -1));
    cr_expect(seats_are("joined:0 open:- joined:1") && engine.play.seat == 2);
}

Test(seating, an_invited_player_gets_the_seat_they_were_invited_to_whatever_they_want) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - 1?"}));
    played(engine_join(&engine, 1, "WRONG1", 1));
    cr_expect(seats_are("joined:0 open:- joined:1"));
}

Test(seating, a_private_game_is_joined_with_its_code_only_and_case_does_not_matter) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    refused(engine_join(&engine, 1, NULL, -1), ERR_NOT_FOUND);
    refused(engine_join(&engine, 1, "222222", -1), ERR_NOT_FOUND);
    refused(engine_join(&engine, 1, "", -1), ERR_NOT_FOUND);
    char lower[JOIN_CODE_LENGTH + 1];
    (void)snprintf(lower, sizeof lower, "%s", join_code());
    for (char *c = lower; *c != '\0'; c++) {
        *c = *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
    }
    played(engine_join(&engine, 1, lower, -1));
}

Test(seating, anybody_may_join_a_public_game_but_a_code_that_is_sent_must_be_right) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -", .is_public = true}));
    refused(engine_join(&engine, 1, "222222", -1), ERR_NOT_FOUND);
    played(engine_join(&engine, 1, NULL, -1));
    played(engine_join(&engine, 2, join_code(), -1));
    cr_expect(status_is(GAME_PLAYING));
}

Test(seating, a_stranger_learns_nothing_of_a_private_game_by_asking_for_a_version) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {77}};
    refused(engine_join(&engine, 1, NULL, -1), ERR_NOT_FOUND);
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {77}};
    refused(engine_join(&engine, 1, "222222", -1), ERR_NOT_FOUND);
    engine.if_match = (struct if_match){.given = true, .count = 1, .versions = {77}};
    refused(engine_join(&engine, 1, join_code(), -1), ERR_VERSION_MISMATCH);
    engine.if_match = (struct if_match){.given = true, .count = 2, .versions = {77, 1}};
    played(engine_join(&engine, 1, join_code(), -1));
}

Test(seating, nobody_has_two_seats) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -"}));
    refused(engine_join(&engine, 0, join_code(), -1), ERR_NOT_ALLOWED_NOW);
    played(engine_join(&engine, 1, join_code(), -1));
    refused(engine_join(&engine, 1, join_code(), 2), ERR_NOT_ALLOWED_NOW);
}

Test(seating, a_game_that_is_full_or_over_takes_nobody) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -", .is_public = true}));
    char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", join_code());
    played(engine_join(&engine, 1, code, -1));
    refused(engine_join(&engine, 2, code, -1), ERR_GAME_FULL);
    refused(engine_join(&engine, 2, NULL, 0), ERR_GAME_FULL);
    played(engine_play(&engine, 0, play_abort));
    refused(engine_join(&engine, 2, NULL, -1), ERR_GAME_OVER);
    refused(engine_join(&engine, 2, code, -1), ERR_NOT_FOUND); /* the code is free for others again */
    refused(engine_join(&engine, 1, NULL, -1), ERR_GAME_OVER);
}

Test(seating, nothing_can_be_done_to_a_game_that_is_not_there) {
    refused(engine_join(&engine, 0, "222222", -1), ERR_NOT_FOUND);
    refused(engine_play(&engine, 0, play_decline), ERR_NOT_FOUND);
    refused(engine_play(&engine, 0, play_resign), ERR_NOT_FOUND);
}

/* ---- declining ---- */

Test(seating, declining_an_invitation_to_a_duel_aborts_it_and_tells_who_declined) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1?"}));
    played(engine_play(&engine, 1, play_decline));
    const struct game *game = engine_game(&engine);
    cr_expect(kinds_are("created declined aborted") && status_is(GAME_ABORTED) && seats_are("joined:0 declined:1"));
    cr_expect_str_eq(game->reason, "declined");
    cr_expect(game->join_code[0] == '\0' && game->finished_at == game->updated_at && game->finished_at > 0);
    cr_expect(engine.play.seq == 2);
    refused(engine_play(&engine, 0, play_abort), ERR_GAME_OVER);
    refused(engine_play(&engine, 1, play_decline), ERR_NOT_FOUND); /* the player may not even see it any more */
}

Test(seating, declining_in_a_group_frees_the_seat_for_another) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1? 2?"}));
    played(engine_play(&engine, 1, play_decline));
    cr_expect(kinds_are("created declined") && status_is(GAME_OPEN) && seats_are("joined:0 open:- invited:2"));
    played(engine_join(&engine, 3, join_code(), -1));
    played(engine_join(&engine, 2, NULL, -1));
    cr_expect(seats_are("joined:0 joined:3 joined:2") && status_is(GAME_PLAYING));
}

Test(seating, who_has_joined_an_open_game_may_leave_it_but_not_its_creator) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -"}));
    played(engine_join(&engine, 1, join_code(), -1));
    refused(engine_play(&engine, 0, play_decline), ERR_NOT_ALLOWED_NOW);
    played(engine_play(&engine, 1, play_decline));
    cr_expect(seats_are("joined:0 open:- open:-"));
    played(engine_join(&engine, 1, join_code(), 2));
    cr_expect(seats_are("joined:0 open:- joined:1"));
}

Test(seating, nobody_declines_a_game_that_has_begun_or_that_they_have_no_seat_in) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -", .is_public = true}));
    refused(engine_play(&engine, 3, play_decline), ERR_FORBIDDEN);
    played(engine_join(&engine, 1, NULL, -1));
    played(engine_join(&engine, 2, NULL, -1));
    refused(engine_play(&engine, 1, play_decline), ERR_NOT_ALLOWED_NOW);
    engine_restart(&engine);
    refused(engine_play(&engine, 1, play_decline), ERR_NOT_ALLOWED_NOW);
}

/* ---- taking a game back ---- */

Test(seating, the_creator_takes_a_game_back_while_nobody_has_acted) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    played(engine_play(&engine, 0, play_abort));
    cr_expect(kinds_are("created aborted") && status_is(GAME_ABORTED));
    cr_expect_str_eq(engine_game(&engine)->reason, "creator");
    engine_sit(&engine, "mastermind", "{}", 2);
    played(engine_play(&engine, 0, play_abort));
    cr_expect(kinds_are("created joined round aborted") && status_is(GAME_ABORTED));
    cr_expect(engine_game(&engine)->seats[0].points == 0);
}

Test(seating, once_somebody_has_acted_a_game_cannot_be_taken_back) {
    engine_sit(&engine, "mastermind", "{}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    refused(engine_play(&engine, 0, play_abort), ERR_NOT_ALLOWED_NOW);
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
    engine_crack(&engine, 0);
    refused(engine_play(&engine, 0, play_abort), ERR_NOT_ALLOWED_NOW);
    played(engine_play(&engine, 0, play_new_round));
    refused(engine_play(&engine, 0, play_abort), ERR_NOT_ALLOWED_NOW);
}

Test(seating, only_the_creator_takes_a_game_back) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1? -", .is_public = true}));
    refused(engine_play(&engine, 1, play_abort), ERR_FORBIDDEN);
    refused(engine_play(&engine, 2, play_abort), ERR_FORBIDDEN);
    played(engine_play(&engine, 0, play_abort));
    refused(engine_play(&engine, 0, play_abort), ERR_GAME_OVER);
}

Test(seating, a_join_code_can_be_used_again_once_its_game_has_ended) {
    for (int i = 0; i < 20; i++) {
        played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
        cr_expect(strlen(join_code()) == JOIN_CODE_LENGTH);
    }
    cr_expect(database_number(engine.database.path, "SELECT count(DISTINCT join_code) FROM game") == 20);
    played(engine_play(&engine, 0, play_abort));
    cr_expect(database_number(engine.database.path, "SELECT count(*) FROM game WHERE join_code IS NULL") == 1);
}
