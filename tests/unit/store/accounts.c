/* SPDX-License-Identifier: Apache-2.0 */
/* Players and tokens come back as they were put in. */
#include "database.h"

#include <string.h>

static struct database database;

static void open_people(void) {
    database_open(&database);
}

static void close_people(void) {
    database_close(&database);
}

TestSuite(accounts, .init = open_people, .fini = close_people);

static void expect_player(const struct player_row *expected) {
    struct player_row row;
    must(player_get(&row, database.db, &expected->id));
    cr_expect(id_equal(&row.id, &expected->id));
    cr_expect_str_eq(row.name, expected->name);
    cr_expect(row.bot == expected->bot && row.guest == expected->guest && row.named_at == expected->named_at);
    cr_expect(id_equal(&row.owner, &expected->owner));
    cr_expect(row.created_at == expected->created_at && row.deleted_at == expected->deleted_at);
    cr_expect_eq(player_lives(&row), expected->deleted_at == 0);
}

Test(accounts, players_come_back_as_they_were) {
    struct player_row service = {.id = sample_id(1), .name = "Caf\xc3\xa9", .named_at = 8, .created_at = 5};
    struct player_row guest = {.id = sample_id(2),
                               .name = "Bob",
                               .bot = true,
                               .guest = true,
                               .owner = sample_id(1),
                               .created_at = 6,
                               .deleted_at = 7};
    must(player_insert(database.db, &service));
    must(player_insert(database.db, &guest));
    expect_player(&service);
    expect_player(&guest);
}

Test(accounts, an_unknown_player_has_no_id) {
    struct player_row row = {.id = sample_id(1), .name = "Ann", .created_at = 5};
    struct id nobody = sample_id(9);
    must(player_get(&row, database.db, &nobody));
    cr_expect(id_is_none(&row.id) && row.name[0] == '\0' && !player_lives(&row));
}

Test(accounts, a_name_longer_than_any_that_was_written_is_damage) {
    struct id player = sample_player(database.db, 1);
    struct player_row row;
    database_sql(database.path, "UPDATE player SET name = replace('aaaaaaaaaaaaaaaa', 'a', 'xxxxxxxxxxxxxxxx') || 'x'");
    expect_err(player_get(&row, database.db, &player), ERR_CORRUPT);
}

Test(accounts, a_player_is_made_once) {
    struct player_row row = {.id = sample_player(database.db, 1), .name = "Eve"};
    expect_err(player_insert(database.db, &row), ERR_CONFLICT);
    cr_expect(database_number(database.path, "SELECT count(*) FROM player WHERE name = 'Ann'") == 1);
}

Test(accounts, renaming_and_deleting_change_nothing_else) {
    struct player_row row = {.id = sample_id(1), .name = "Ann", .guest = true, .created_at = 5};
    must(player_insert(database.db, &row));
    memcpy(row.name, "Anna", sizeof "Anna");
    row.guest = false;
    row.named_at = 7;
    must(player_update(database.db, &row));
    expect_player(&row);
    row.name[0] = '\0';
    row.deleted_at = 99;
    must(player_update(database.db, &row));
    expect_player(&row);
}

Test(accounts, a_guest_has_taken_no_name) {
    struct player_row row = {.id = sample_id(1), .name = "Guest", .guest = true, .named_at = 7};
    expect_err(player_insert(database.db, &row), ERR_STORE);
}

Test(accounts, who_is_deleted_gets_no_name_again) {
    struct player_row row = {.id = sample_id(1), .name = "Ann", .created_at = 5};
    must(player_insert(database.db, &row));
    struct player_row gone = row;
    gone.name[0] = '\0';
    gone.deleted_at = 99;
    must(player_update(database.db, &gone));
    must(player_update(database.db, &row)); /* was under way when the account was deleted */
    expect_player(&gone);
}

static struct token_row make_token(int number, unsigned char first) {
    struct token_row row = {
        .id = sample_id(number), .player = sample_id(1), .scopes = SCOPE_PLAY, .label = "", .created_at = 3};
    for (size_t i = 0; i < sizeof row.hash; i++) {
        row.hash[i] = (unsigned char)(first + i); /* also with zeros in it */
    }
    return row;
}

/* Is it there, and as it was written? */
static bool is_there(const struct token_row *expected) {
    struct token_row row;
    must(token_get(&row, database.db, expected->hash));
    return id_equal(&row.id, &expected->id) && memcmp(row.hash, expected->hash, sizeof row.hash) == 0 &&
           id_equal(&row.player, &expected->player) && row.scopes == expected->scopes &&
           strcmp(row.label, expected->label) == 0 && row.created_at == expected->created_at &&
           row.expires_at == expected->expires_at && row.revoked_at == expected->revoked_at;
}

Test(accounts, tokens_are_found_by_hash) {
    (void)sample_player(database.db, 1);
    struct token_row lasting = make_token(10, 0);
    struct token_row ended = make_token(11, 250);
    ended.scopes = SCOPE_SERVICE | SCOPE_ADMIN;
    memcpy(ended.label, "at home", sizeof "at home");
    ended.expires_at = 77;
    ended.revoked_at = 66;
    must(token_insert(database.db, &lasting));
    must(token_insert(database.db, &ended));
    cr_expect(is_there(&lasting));
    cr_expect(is_there(&ended), "also a revoked one");
    struct token_row unknown = make_token(12, 5);
    struct token_row row;
    must(token_get(&row, database.db, unknown.hash));
    cr_expect(id_is_none(&row.id));
}

Test(accounts, a_hash_is_one_token) {
    (void)sample_player(database.db, 1);
    struct token_row row = make_token(10, 0);
    must(token_insert(database.db, &row));
    row.id = sample_id(11);
    expect_err(token_insert(database.db, &row), ERR_CONFLICT);
}
