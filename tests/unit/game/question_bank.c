/* SPDX-License-Identifier: Apache-2.0 */
/* A set's questions, read again: those of a version, and for whom. */
#include "game/question_bank.h"

#include <string.h>

#include "store/accounts.h"
#include "store/question_sets.h"
#include "unit/store/database.h"

static struct database database;
static struct arena arena;
static struct id owner, stranger, id;
static struct quiz_set set;

/* A version of one part, which appends it to those from its base on. */
static void make_version(int64_t number, int64_t base, bool is_public, const char *body) {
    const struct question_set_row row = {.id = id,
                                         .owner = owner,
                                         .version = number,
                                         .title = number == 1 ? "First" : "Later",
                                         .language = "en",
                                         .licence = "own",
                                         .is_public = is_public,
                                         .created_at = 1,
                                         .updated_at = number,
                                         .questions = 2,
                                         .kinds = "{}",
                                         .categories = "[]"};
    const struct question_version version = {
        .row = &row, .plain_title = "", .base = base, .upload = sample_id(100 + (int)number), .bytes = 1};
    must(question_part_insert(database.db, &version.upload, 0, body, strlen(body)));
    must(question_version_insert(database.db, &version));
}

static void open_it(void) {
    database_open(&database);
    arena_init(&arena);
    owner = sample_player(database.db, 1);
    stranger = sample_player(database.db, 2);
    id = sample_id(50);
    set = (struct quiz_set){.count = 0};
    make_version(1, 1, false,
                 "[{\"text\":\"a?\",\"correct\":true,\"category\":\"Art\"},"
                 "{\"text\":\"b?\",\"correct\":true,\"difficulty\":\"hard\"}]");
}

static void close_it(void) {
    arena_free(&arena);
    database_close(&database);
}

TestSuite(question_bank, .init = open_it, .fini = close_it);

static void expect_texts(const char *wanted) {
    char texts[64] = "";
    for (size_t i = 0; i < set.count; i++) {
        (void)strncat(texts, set.questions[i].text.bytes, 1);
    }
    cr_expect_str_eq(texts, wanted);
}

Test(question_bank, a_version_has_its_questions_in_their_order) {
    make_version(2, 1, false, "[{\"text\":\"c?\",\"number\":1}]");
    make_version(3, 3, false, "[{\"text\":\"d?\",\"number\":1}]");
    must(question_bank_load(&set, &arena, database.db, &id, 2));
    expect_texts("abc");
    must(question_bank_load(&set, &arena, database.db, &id, 3));
    expect_texts("abcd");
    must(question_bank_load(&set, &arena, database.db, &id, 4));
    expect_texts("abcd");
}

Test(question_bank, what_no_set_has_is_damage) {
    make_version(2, 1, false, "[{\"text\":\"c?\"}]");
    expect_err(question_bank_load(&set, &arena, database.db, &id, 2), ERR_CORRUPT);
    expect_err(question_bank_read_part(&set, &arena, "{}", 2), ERR_CORRUPT);
    expect_err(question_bank_read_part(&set, &arena, "[", 1), ERR_CORRUPT);
    cr_expect_eq(set.count, 0);
}

/* What the newest, or another version is found to be for a player. */
static enum err find(struct stock_set *out, int number, const struct id *player) {
    static struct question_bank bank;
    question_bank_init(&bank, &arena, database.db, player, 10);
    enum err err = bank.stock.find(&bank.stock, out, id.text, number);
    set = bank.sets[0].questions;
    return err;
}

Test(question_bank, a_game_finds_the_newest_version_or_the_one_that_it_names) {
    struct stock_set found;
    make_version(2, 1, false, "[{\"text\":\"c?\",\"number\":1,\"difficulty\":\"hard\"}]");
    must(find(&found, 0, &owner));
    expect_texts("abc");
    cr_expect_eq(found.version, 2);
    cr_expect_str_eq(set.title.bytes, "Later");
    cr_expect_eq(found.class_count, 2); /* "b" and "c" are alike */
    must(find(&found, 1, &owner));
    expect_texts("ab");
    cr_expect_eq(found.version, 1);
    cr_expect_str_eq(set.title.bytes, "First");
    expect_err(find(&found, 3, &owner), ERR_NOT_FOUND);
}

Test(question_bank, a_private_set_is_for_its_owner_and_a_deleted_one_for_nobody) {
    struct stock_set found;
    must(find(&found, 1, &owner));
    expect_err(find(&found, 1, &stranger), ERR_NOT_FOUND);
    make_version(2, 2, true, "[{\"text\":\"c?\",\"number\":1}]");
    must(find(&found, 1, &stranger));
    must(question_set_delete(database.db, &id, 5));
    expect_err(find(&found, 1, &owner), ERR_NOT_FOUND);
}

Test(question_bank, what_is_no_id_finds_nothing) {
    struct question_bank bank;
    struct stock_set found;
    question_bank_init(&bank, &arena, database.db, &owner, 10);
    expect_err(bank.stock.find(&bank.stock, &found, "no id", 0), ERR_NOT_FOUND);
}

Test(question_bank, sets_of_services_are_official) {
    struct stock_set found;
    struct token_row token = {
        .id = sample_id(60), .hash = {1}, .player = owner, .scopes = SCOPE_PLAY | SCOPE_SERVICE, .expires_at = 11};
    must(find(&found, 0, &owner));
    cr_expect_not(found.is_official);
    must(token_insert(database.db, &token));
    must(find(&found, 0, &owner));
    cr_expect(found.is_official);
    must(token_revoke_all(database.db, &owner, 9));
    must(find(&found, 0, &owner));
    cr_expect_not(found.is_official);
    token =
        (struct token_row){.id = sample_id(61), .hash = {2}, .player = owner, .scopes = SCOPE_ADMIN, .expires_at = 10};
    must(token_insert(database.db, &token));
    must(find(&found, 0, &owner));
    cr_expect_not(found.is_official, "it has expired");
}

static bool is_over(void *context) {
    (void)context;
    return true;
}

Test(question_bank, loading_ends_when_it_must_and_what_is_there_is_not_loaded_again) {
    struct question_bank bank;
    struct stock_set found;
    question_bank_init(&bank, &arena, database.db, &owner, 10);
    must(bank.stock.find(&bank.stock, &found, id.text, 0));
    bank.is_over = is_over;
    must(bank.stock.find(&bank.stock, &found, id.text, 1));
    cr_expect_eq(bank.count, 1);
    cr_expect(question_bank_is_of(&bank, &owner));
    cr_expect_not(question_bank_is_of(&bank, &stranger));
    make_version(2, 1, false, "[{\"text\":\"c?\",\"number\":1}]");
    expect_err(bank.stock.find(&bank.stock, &found, id.text, 2), ERR_BUSY);
    cr_expect_eq(bank.count, 1);
}
