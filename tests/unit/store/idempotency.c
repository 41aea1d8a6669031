/* SPDX-License-Identifier: Apache-2.0 */
/* What is kept for Idempotency-Key comes back as it was put in, goes when it is old, and is counted by player and hour. */
#include "store/idempotency.h"

#include <string.h>

#include "database.h"

static const int64_t hour_ms = 60 * 60 * 1000;

static struct database database;

static void open_answers(void) {
    database_open(&database);
}

static void close_answers(void) {
    database_close(&database);
}

TestSuite(idempotency, .init = open_answers, .fini = close_answers);

static bool same_text(const char *a, const char *b) {
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static struct idempotency_record make_answer(const char *key, int64_t at) {
    return (struct idempotency_record){.player = sample_id(1),
                                       .key = key,
                                       .method = "POST",
                                       .path = "/v1/games",
                                       .body_hash = {1, 0, 2},
                                       .at = at,
                                       .status = 204,
                                       .body = "",
                                       .body_length = 0};
}

/* Is it there? Then it is as expected. */
static bool is_there(const struct idempotency_record *expected) {
    struct idempotency_record row;
    struct arena arena;
    arena_init(&arena);
    must(idempotency_record_get(&row, &arena, database.db, &expected->player, expected->key));
    bool is_found = !id_is_none(&row.player);
    if (is_found) {
        cr_expect(id_equal(&row.player, &expected->player));
        cr_expect(same_text(row.key, expected->key));
        cr_expect(same_text(row.method, expected->method));
        cr_expect(same_text(row.path, expected->path));
        cr_expect(memcmp(row.body_hash, expected->body_hash, sizeof row.body_hash) == 0);
        cr_expect(row.at == expected->at && row.status == expected->status);
        cr_expect(same_text(row.etag, expected->etag));
        cr_expect(same_text(row.location, expected->location));
        cr_expect(row.body_length == expected->body_length);
        cr_expect(same_text(row.body, expected->body));
        cr_expect(row.is_minimal == expected->is_minimal);
        cr_expect(id_equal(&row.game, &expected->game) && row.round_seq == expected->round_seq &&
                  row.seq == expected->seq);
    }
    arena_free(&arena);
    return is_found;
}

Test(idempotency, answers_come_back_as_they_were) {
    struct idempotency_record bare = make_answer("a", 5);
    struct idempotency_record full = make_answer("b", 6);
    full.status = 201;
    full.etag = "\"7\"";
    full.location = "/v1/games/x";
    full.body = "{\"seq\":1}";
    full.body_length = strlen(full.body);
    full.game = sample_id(3);
    full.round_seq = 3;
    full.seq = 7;
    full.is_minimal = true;
    must(idempotency_record_insert(database.db, &bare));
    must(idempotency_record_insert(database.db, &full));
    cr_expect(is_there(&bare));
    cr_expect(is_there(&full));
}

Test(idempotency, a_key_is_one_callers_own) {
    struct idempotency_record row = make_answer("a", 5);
    must(idempotency_record_insert(database.db, &row));
    expect_err(idempotency_record_insert(database.db, &row), ERR_CONFLICT);
    row.player = sample_id(2);
    cr_expect(!is_there(&row));
    must(idempotency_record_insert(database.db, &row));
    cr_expect(is_there(&row));
}

Test(idempotency, purging_forgets_the_oldest_first_and_at_most_the_limit) {
    static const char *const keys[] = {"a", "b", "c", "d", "e"};
    for (int i = 0; i < 5; i++) {
        struct idempotency_record row = make_answer(keys[i], 10 + i);
        must(idempotency_record_insert(database.db, &row));
    }
    int64_t purged = -1;
    must(idempotency_record_purge(database.db, 13, 2, &purged));
    cr_expect(purged == 2);
    cr_expect(database_number(database.path, "SELECT min(at) FROM idempotency_record") == 12);
    must(idempotency_record_purge(database.db, 13, 100, &purged));
    cr_expect(purged == 1, "those given at 13 and later stay");
    must(idempotency_record_purge(database.db, 13, 100, &purged));
    cr_expect(purged == 0);
    cr_expect(database_number(database.path, "SELECT count(*) FROM idempotency_record") == 2);
    must(idempotency_record_purge(database.db, 100, 100, &purged));
    must(idempotency_record_purge(database.db, 100, 100, &purged));
    cr_expect(purged == 0, "nothing is left to purge");
    struct idempotency_record again = make_answer("a", 50);
    must(idempotency_record_insert(database.db, &again)); /* the key is free again */
}

Test(idempotency, of_large_ones_few_are_forgotten_at_once) {
    enum { COUNT = 12, OF_64_KIB = 4 };
    static char body[20 * 1000];
    memset(body, 'x', sizeof body);
    for (int i = 0; i < COUNT; i++) {
        const char key[] = {(char)('a' + i), '\0'};
        struct idempotency_record row = make_answer(key, 5);
        row.body = body;
        row.body_length = sizeof body;
        must(idempotency_record_insert(database.db, &row));
    }
    for (int left = COUNT; left > 0; left -= OF_64_KIB) {
        int64_t purged = -1;
        must(idempotency_record_purge(database.db, 6, 100, &purged));
        cr_expect_eq(purged, OF_64_KIB);
    }
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM idempotency_record"), 0);
}

Test(idempotency, a_damaged_hash_is_noticed) {
    (void)sample_player(database.db, 1);
    struct idempotency_record row = make_answer("a", 5);
    must(idempotency_record_insert(database.db, &row));
    database_sql(database.path, "UPDATE idempotency_record SET body_hash = substr(body_hash, 1, 1)");
    struct idempotency_record damaged;
    struct arena arena;
    arena_init(&arena);
    expect_err(idempotency_record_get(&damaged, &arena, database.db, &row.player, "a"), ERR_CORRUPT);
    arena_free(&arena);
}

static struct idempotency_use use_since(int64_t since) {
    struct id player = sample_id(1);
    struct idempotency_use use;
    must(idempotency_use_read(&use, database.db, &player, since));
    return use;
}

Test(idempotency, what_a_player_uses_is_counted_by_the_hour) {
    struct idempotency_record rows[] = {make_answer("a", 5), make_answer("b", hour_ms - 1), make_answer("c", hour_ms)};
    struct idempotency_record other = make_answer("a", 5);
    other.player = sample_id(2);
    int64_t size = (int64_t)idempotency_record_size(&rows[0]);
    for (size_t i = 0; i < 3; i++) {
        must(idempotency_record_insert(database.db, &rows[i]));
    }
    must(idempotency_record_insert(database.db, &other));
    cr_expect(size > 0 && use_since(0).bytes == 3 * size && use_since(0).first_at == 0);
    cr_expect(use_since(hour_ms).bytes == size && use_since(2 * hour_ms - 1).first_at == hour_ms);
    cr_expect(use_since(2 * hour_ms).bytes == 0);
    int64_t purged = 0;
    must(idempotency_record_purge(database.db, hour_ms, 100, &purged));
    cr_expect(use_since(0).bytes == size, "what is too old goes with the answers");
}
