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

TestSuite(people, .init = open_people, .fini = close_people);

/* Of the rows read: how many, and what should be in them. */
struct players {
    int count;
    struct player_row expected;
};

struct tokens {
    int count;
    struct token_row expected;
};

static enum err refuse_player(void *context, const struct player_row *row) {
    (void)context;
    (void)row;
    return ERR_NOT_FOUND;
}

static bool same_text(const char *a, const char *b) {
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static enum err compare_player(void *context, const struct player_row *row) {
    struct players *players = context;
    const struct player_row *expected = &players->expected;
    players->count++;
    cr_expect(id_equal(&row->id, &expected->id));
    cr_expect(same_text(row->name, expected->name));
    cr_expect(row->bot == expected->bot && row->guest == expected->guest);
    cr_expect(id_equal(&row->owner, &expected->owner));
    cr_expect(row->created_at == expected->created_at && row->deleted_at == expected->deleted_at);
    return OK;
}

static void expect_player(const struct player_row *expected) {
    struct players players = {.expected = *expected};
    must(player_read(database.db, &expected->id, compare_player, &players));
    cr_expect(players.count == 1);
}

Test(people, players_come_back_as_they_were) {
    struct player_row service = {.id = sample_id(1), .name = "Caf\xc3\xa9", .created_at = 5};
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

Test(people, an_unknown_player_gives_no_row) {
    struct players players = {.count = 0};
    struct id nobody = sample_id(9);
    must(player_read(database.db, &nobody, compare_player, &players));
    cr_expect(players.count == 0);
}

Test(people, a_player_is_made_once) {
    struct player_row row = {.id = sample_player(database.db, 1), .name = "Eve"};
    expect_err(player_insert(database.db, &row), ERR_CONFLICT);
    cr_expect(database_number(database.path, "SELECT count(*) FROM player WHERE name = 'Ann'") == 1);
}

Test(people, an_owner_must_be_known) {
    struct player_row row = {.id = sample_id(1), .name = "Bob", .owner = sample_id(2)};
    expect_err(player_insert(database.db, &row), ERR_STORE);
}

Test(people, renaming_and_deleting_change_nothing_else) {
    struct player_row row = {.id = sample_id(1), .name = "Ann", .guest = true, .created_at = 5};
    must(player_insert(database.db, &row));
    row.name = "Anna";
    must(player_update(database.db, &row));
    expect_player(&row);
    row.name = NULL;
    row.deleted_at = 99;
    must(player_update(database.db, &row));
    expect_player(&row);
}

Test(people, who_is_deleted_gets_no_name_again) {
    struct player_row row = {.id = sample_id(1), .name = "Ann", .created_at = 5};
    must(player_insert(database.db, &row));
    struct player_row gone = row;
    gone.name = NULL;
    gone.deleted_at = 99;
    must(player_update(database.db, &gone));
    must(player_update(database.db, &row)); /* was under way when the account was deleted */
    expect_player(&gone);
}

Test(people, a_row_function_may_refuse) {
    struct id player = sample_player(database.db, 1);
    expect_err(player_read(database.db, &player, refuse_player, NULL), ERR_NOT_FOUND);
}

static enum err compare_token(void *context, const struct token_row *row) {
    struct tokens *tokens = context;
    const struct token_row *expected = &tokens->expected;
    tokens->count++;
    cr_expect(id_equal(&row->id, &expected->id));
    cr_expect(memcmp(row->hash, expected->hash, sizeof row->hash) == 0);
    cr_expect(id_equal(&row->player, &expected->player));
    cr_expect(row->scopes == expected->scopes);
    cr_expect(same_text(row->label, expected->label));
    cr_expect(row->created_at == expected->created_at && row->expires_at == expected->expires_at);
    cr_expect(row->revoked_at == expected->revoked_at);
    return OK;
}

static struct token_row make_token(int number, unsigned char first) {
    struct token_row row = {
        .id = sample_id(number), .player = sample_id(1), .scopes = SCOPE_PLAY, .label = "", .created_at = 3};
    for (size_t i = 0; i < sizeof row.hash; i++) {
        row.hash[i] = (unsigned char)(first + i); /* also with zeros in it */
    }
    return row;
}

static int count_tokens(const struct token_row *expected) {
    struct tokens tokens = {.expected = *expected};
    must(token_read(database.db, expected->hash, compare_token, &tokens));
    return tokens.count;
}

Test(people, tokens_are_found_by_hash) {
    (void)sample_player(database.db, 1);
    struct token_row lasting = make_token(10, 0);
    struct token_row ended = make_token(11, 250);
    ended.scopes = SCOPE_SERVICE | SCOPE_ADMIN;
    ended.label = "at home";
    ended.expires_at = 77;
    ended.revoked_at = 66;
    must(token_insert(database.db, &lasting));
    must(token_insert(database.db, &ended));
    cr_expect(count_tokens(&lasting) == 1);
    cr_expect(count_tokens(&ended) == 1, "also a revoked one");
    struct token_row unknown = make_token(12, 5);
    cr_expect(count_tokens(&unknown) == 0);
}

Test(people, a_hash_is_one_token) {
    (void)sample_player(database.db, 1);
    struct token_row row = make_token(10, 0);
    must(token_insert(database.db, &row));
    row.id = sample_id(11);
    expect_err(token_insert(database.db, &row), ERR_CONFLICT);
}

Test(people, a_token_belongs_to_a_known_player) {
    struct token_row row = make_token(10, 0);
    expect_err(token_insert(database.db, &row), ERR_STORE);
}
