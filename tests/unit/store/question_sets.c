/* SPDX-License-Identifier: Apache-2.0 */
/* Question sets in the store: versions and their parts, drafts, and how what nobody wants any more goes. */
#include "store/question_sets.h"

#include <string.h>

#include "database.h"

static struct database database;
static struct arena arena;
static struct id owner, set;
static const struct id none;

static void open_it(void) {
    database_open(&database);
    arena_init(&arena);
    owner = sample_player(database.db, 1);
    set = sample_id(50);
}

static void close_it(void) {
    arena_free(&arena);
    database_close(&database);
}

TestSuite(question_sets, .init = open_it, .fini = close_it);

/* A version with one part, the body of which is its number. */
static void make_version(int64_t number, int64_t base) {
    const struct question_set_row row = {.id = set,
                                         .owner = owner,
                                         .version = number,
                                         .title = "T",
                                         .language = "en-GB",
                                         .licence = "own",
                                         .is_public = number == 1,
                                         .created_at = 1,
                                         .updated_at = number,
                                         .questions = number,
                                         .kinds = "{}",
                                         .categories = "[]"};
    const struct question_version version = {
        .row = &row, .plain_title = "t", .base = base, .upload = sample_id(100 + (int)number), .bytes = 10};
    const char body[] = {'[', (char)('0' + number), ']'};
    must(question_part_insert(database.db, &version.upload, 0, body, sizeof body));
    must(question_version_insert(database.db, &version));
}

static enum err note_part(void *context, int64_t number, const char *body, size_t length) {
    (void)number;
    cr_expect_eq(length, 3);
    (void)strncat(context, body + 1, 1);
    return OK;
}

/* The parts of a version, as their numbers. */
static const char *parts_of(int64_t version) {
    char *text = arena_alloc(&arena, 64);
    must(question_parts_read(database.db, &set, version, note_part, text));
    return text;
}

Test(question_sets, a_version_has_what_was_given_since_its_base) {
    make_version(1, 1);
    make_version(2, 1);
    make_version(3, 3);
    make_version(4, 3);
    cr_expect_str_eq(parts_of(1), "1");
    cr_expect_str_eq(parts_of(2), "12");
    cr_expect_str_eq(parts_of(3), "3");
    cr_expect_str_eq(parts_of(4), "34");
    cr_expect_str_eq(parts_of(5), "");
    int64_t base = 0;
    must(question_version_base(&base, database.db, &set, 4));
    cr_expect_eq(base, 3);
    expect_err(question_version_base(&base, database.db, &set, 5), ERR_CORRUPT);
}

Test(question_sets, it_is_what_its_newest_version_is_and_each_as_it_was) {
    struct question_set_row row;
    make_version(1, 1);
    make_version(2, 2);
    must(question_set_get(&row, &arena, database.db, &set));
    cr_expect(row.version == 2 && row.questions == 2 && !row.is_public && row.updated_at == 2);
    row.title = "Other";
    must(question_set_describe(database.db, &row, "other"));
    must(question_set_get_version(&row, &arena, database.db, &set, 1));
    cr_expect(row.version == 1 && row.questions == 1 && row.is_public && row.updated_at == 1 && row.created_at == 1);
    cr_expect_str_eq(row.title, "T");
    must(question_set_get(&row, &arena, database.db, &set));
    cr_expect_str_eq(row.title, "Other");
    must(question_set_get_version(&row, &arena, database.db, &set, 3));
    cr_expect(id_is_none(&row.id));
}

Test(question_sets, drafts_count_until_they_become_versions) {
    struct question_use use;
    make_version(1, 1);
    const struct question_draft draft = {.upload = sample_id(7), .owner = owner, .at = 5, .bytes = 100};
    bool found = false;
    must(question_draft_insert(database.db, &draft));
    must(question_draft_find(&found, database.db, &draft.upload));
    must(question_set_use(&use, database.db, &owner, &none));
    cr_expect(found && use.sets == 1 && use.bytes == 110);
    must(question_set_use(&use, database.db, &owner, &draft.upload));
    cr_expect(use.sets == 1 && use.bytes == 10);
    must(question_draft_delete(database.db, &draft.upload));
    must(question_set_use(&use, database.db, &owner, &none));
    cr_expect(use.sets == 1 && use.bytes == 10);
}

Test(question_sets, a_draft_that_is_given_up_counts_no_longer_and_becomes_no_version) {
    struct question_use use;
    bool found = true;
    const struct question_draft draft = {.upload = sample_id(7), .owner = owner, .at = 5, .bytes = 100};
    must(question_draft_insert(database.db, &draft));
    must(question_draft_abandon(database.db, &draft.upload));
    must(question_set_use(&use, database.db, &owner, &none));
    must(question_draft_find(&found, database.db, &draft.upload));
    cr_expect(use.bytes == 0 && !found);
}

Test(question_sets, an_old_draft_is_given_up_and_purged) {
    const struct question_draft draft = {.upload = sample_id(7), .owner = owner, .at = 5, .bytes = 100};
    bool more = false;
    bool found = true;
    must(question_draft_insert(database.db, &draft));
    must(question_part_insert(database.db, &draft.upload, 0, "[]", 2));
    must(question_draft_purge(&more, database.db, 5));
    cr_expect(!more);
    must(question_draft_purge(&more, database.db, 6));
    must(question_draft_find(&found, database.db, &draft.upload));
    cr_expect(more && !found);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM question_part"), 0);
    must(question_draft_purge(&more, database.db, 0)); /* it was given up, whatever its age */
    must(question_draft_purge(&more, database.db, 0));
    cr_expect(!more);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM question_draft"), 0);
}

Test(question_sets, a_deleted_set_is_gone_at_once_and_purged_in_steps) {
    struct question_set_row row;
    struct question_use use;
    bool more = true;
    make_version(1, 1);
    make_version(2, 1);
    must(question_set_purge(&more, database.db));
    cr_expect(!more);
    must(question_set_delete_all(database.db, &owner, 9));
    must(question_set_get(&row, &arena, database.db, &set));
    cr_expect(id_is_none(&row.id));
    must(question_set_get_version(&row, &arena, database.db, &set, 1));
    cr_expect(id_is_none(&row.id));
    must(question_set_use(&use, database.db, &owner, &none));
    cr_expect(use.sets == 0 && use.bytes == 20);
    int steps = 0;
    for (more = true; more && steps < 20; steps++) {
        must(question_set_purge(&more, database.db));
    }
    cr_expect(!more && steps > 4, "%d", steps);
    cr_expect_eq(database_number(database.path, "SELECT (SELECT count(*) FROM question_set) + (SELECT count(*) FROM "
                                                "question_version) + (SELECT count(*) FROM question_part)"),
                 0);
}

static enum err count_set(void *context, const struct id *id) {
    (void)id;
    ++*(int *)context;
    return OK;
}

static int listed(const struct id *who, bool others, const char *language, const char *title) {
    const struct question_set_filter filter = {.owner = *who, .others = others, .language = language, .plain = title};
    const struct id newest = {""};
    int count = 0;
    must(question_set_list(database.db, &filter, &newest, 10, count_set, &count));
    return count;
}

Test(question_sets, lists_have_ones_own_and_what_is_public) {
    const struct id stranger = sample_player(database.db, 2);
    const struct id nobody = {""};
    make_version(1, 1);
    cr_expect(listed(&owner, true, NULL, NULL) == 1 && listed(&owner, false, NULL, NULL) == 1);
    cr_expect(listed(&stranger, true, NULL, NULL) == 1 && listed(&stranger, false, NULL, NULL) == 0);
    cr_expect(listed(&nobody, true, "en", "t") == 1 && listed(&nobody, true, "en-gb", NULL) == 1);
    cr_expect(listed(&nobody, true, "e", NULL) == 0 && listed(&nobody, true, "en-gb-x", NULL) == 0);
    cr_expect(listed(&nobody, true, "eng", NULL) == 0 && listed(&nobody, true, NULL, "x") == 0);
    make_version(2, 2);
    cr_expect(listed(&stranger, true, NULL, NULL) == 0 && listed(&owner, true, NULL, NULL) == 1);
}
