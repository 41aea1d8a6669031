/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What SQLite's schema refuses as it refers to nothing. PostgreSQL's keeps fewer references (sql/postgres says which): the
 * program asks before it writes, on either.
 */
#include "database.h"

static struct database database;

static void open_it(void) {
    database_open(&database);
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(references, .init = open_it, .fini = close_it);

Test(references, a_players_owner_is_there) {
    struct player_row row = {.id = sample_id(1), .name = "Bob", .owner = sample_id(2)};
    expect_err(player_insert(database.db, &row), ERR_STORE);
}

Test(references, a_tokens_player_is_there) {
    struct token_row row = {.id = sample_id(10), .player = sample_id(1), .label = "", .created_at = 3};
    expect_err(token_insert(database.db, &row), ERR_STORE);
}

Test(references, a_seats_game_and_player_are_there) {
    struct seat_row row = {.game = sample_id(1), .seat = 0, .status = "open"};
    expect_err(seat_row_put(database.db, &row), ERR_STORE);
    (void)sample_game(database.db, 1, "private", "open");
    row.player = sample_id(8);
    expect_err(seat_row_put(database.db, &row), ERR_STORE);
}
