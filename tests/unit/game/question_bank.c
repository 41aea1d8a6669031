/* SPDX-License-Identifier: Apache-2.0 */
/* A set's questions, read again: those of a version, those that a reference lets through, and for whom. */
#include "game/question_bank.h"

#include <string.h>

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

static enum err find(struct quiz_reference *reference, const struct id *player) {
    reference->set = (struct json_text){id.text, strlen(id.text)};
    return question_bank_find(&set, &arena, database.db, reference, player);
}

Test(question_bank, a_reference_lets_some_through_of_the_version_that_it_names) {
    static const struct json_text art = {"Art", 3};
    struct quiz_reference newest = {.version = 0};
    struct quiz_reference some = {.version = 1, .categories = &art, .category_count = 1};
    struct quiz_reference hard = {.difficulties = 1U << QUIZ_HARD};
    make_version(2, 1, false, "[{\"text\":\"c?\",\"number\":1,\"difficulty\":\"hard\"}]");
    must(find(&newest, &owner));
    expect_texts("abc");
    cr_expect_eq(newest.version, 2);
    cr_expect_str_eq(set.title.bytes, "Later");
    must(find(&some, &owner));
    expect_texts("a");
    cr_expect_str_eq(set.title.bytes, "First");
    must(find(&hard, &owner));
    expect_texts("bc");
    struct quiz_reference unknown = {.version = 3};
    struct quiz_reference none = {.set = {"no id", 5}};
    expect_err(find(&unknown, &owner), ERR_NOT_FOUND);
    expect_err(question_bank_find(&set, &arena, database.db, &none, &owner), ERR_NOT_FOUND);
}

Test(question_bank, a_private_set_is_for_its_owner_and_a_deleted_one_for_nobody) {
    struct quiz_reference whole = {.version = 1};
    must(find(&whole, &owner));
    expect_err(find(&whole, &stranger), ERR_NOT_FOUND);
    make_version(2, 2, true, "[{\"text\":\"c?\",\"number\":1}]");
    must(find(&whole, &stranger));
    must(question_set_delete(database.db, &id, 5));
    expect_err(find(&whole, &owner), ERR_NOT_FOUND);
}
