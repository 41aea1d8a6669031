/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copying between the engines: that the list of tables says wherein their schemas are not the same, and what becomes of
 * values, numbers and sources that are not whole.
 */
#include "store/copy.h"

#include <stdio.h>
#include <string.h>

#include "database.h"
#include "store/copy_internal.h"
#include "store/event_index.h"

static struct database file, server;

static void open_both(void) {
    database_make_file(&file);
    file.db = database_connect(&file, DB_WRITE);
    must(store_migrate(file.db, NULL, file.explanation));
    database_make_postgres(&server);
}

static void close_both(void) {
    database_close(&file);
    database_close(&server);
}

TestSuite(copy, .init = open_both, .fini = close_both);

static void migrate_server(void) {
    server.db = database_connect(&server, DB_WRITE);
    must(store_migrate(server.db, NULL, server.explanation));
}

/* ---- the schemas ---- */

static const struct copy_table *find_table(const char *name) {
    const struct copy_table *table = copy_tables;
    while (table->name != NULL && strcmp(table->name, name) != 0) {
        table++;
    }
    return table->name == NULL ? NULL : table;
}

static bool is_both(const struct copy_table *table) {
    return table->side == COPY_ALL || table->side == COPY_OWN;
}

/* Of one side: every table is in the list, as one that this side has. */
static void expect_known(const struct copy_schema *schema, enum copy_side alone) {
    for (size_t i = 0; i < schema->count; i++) {
        const struct copy_table *table = find_table(schema->columns[i].table);
        cr_expect(table != NULL && (is_both(table) || table->side == alone), "%s is not in the list",
                  schema->columns[i].table);
        cr_expect(schema->columns[i].kind != VALUE_NULL || (table != NULL && table->side == COPY_POSTGRES),
                  "%s.%s has an unknown type", schema->columns[i].table, schema->columns[i].name);
    }
    for (const struct copy_table *table = copy_tables; table->name != NULL; table++) {
        size_t count = 0;
        (void)copy_schema_find(&count, schema, table->name);
        cr_expect((count > 0) == (is_both(table) || table->side == alone), "%s: %zu columns", table->name, count);
    }
}

static const struct copy_column *find_column(const struct copy_schema *schema, const char *table, const char *name) {
    size_t count = 0;
    const struct copy_column *columns = copy_schema_find(&count, schema, table);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(columns[i].name, name) == 0) {
            return &columns[i];
        }
    }
    return NULL;
}

/* Columns of one engine alone apart, which the list names, a table has the same; and the same key, where the list names no other. */
static void expect_same(const struct copy_table *table, const struct copy_schema *a, const struct copy_schema *b) {
    size_t a_count = 0;
    size_t b_count = 0;
    const struct copy_column *columns = copy_schema_find(&a_count, a, table->name);
    const struct copy_column *others = copy_schema_find(&b_count, b, table->name);
    size_t a_own = 0;
    size_t b_own = 0;
    for (size_t i = 0; i < a_count; i++) {
        a_own += copy_is_sqlite_column(table, columns[i].name) ? 1 : 0;
    }
    for (size_t i = 0; i < b_count; i++) {
        b_own += copy_is_postgres_column(table, others[i].name) ? 1 : 0;
    }
    cr_expect_eq(a_own > 0, table->sqlite_number != NULL || table->sqlite_columns != NULL, "%s", table->name);
    cr_expect_eq(b_own > 0, table->postgres_columns != NULL, "%s", table->name);
    cr_expect_eq(a_count + b_own, b_count + a_own, "%s", table->name);
    for (size_t i = 0; i < a_count; i++) {
        const struct copy_column *other = find_column(b, table->name, columns[i].name);
        bool is_own = copy_is_sqlite_column(table, columns[i].name);
        cr_expect_eq(other == NULL, is_own, "%s.%s", table->name, columns[i].name);
        if (other == NULL) {
            continue;
        }
        cr_expect(other->kind == columns[i].kind, "%s.%s: its type", table->name, other->name);
        cr_expect(other->place > 0 || table->postgres_made != NULL || other->is_required == columns[i].is_required,
                  "%s.%s: whether it can be NULL", table->name, other->name);
        cr_expect(table->key != NULL || other->place == columns[i].place, "%s.%s: the key", table->name, other->name);
    }
}

Test(copy, both_schemas_are_the_same_but_for_what_the_list_says) {
    struct copy_schema a;
    struct copy_schema b;
    migrate_server();
    must(copy_schema_read(&a, file.db));
    must(copy_schema_read(&b, server.db));
    expect_known(&a, COPY_SQLITE);
    expect_known(&b, COPY_POSTGRES);
    for (const struct copy_table *table = copy_tables; table->name != NULL; table++) {
        if (is_both(table)) {
            expect_same(table, &a, &b);
        }
    }
    copy_schema_free(&a);
    copy_schema_free(&b);
}

/* The records of one player may be sorted, of whom there is one for each ruleset. SQLite 3.46 has other words for it. */
static enum err look_for_sort(void *context, const struct value *columns, size_t count) {
    const char *step = value_get_text(&columns[3]);
    bool is_within =
        strstr(step, "FOR RIGHT PART OF ORDER BY") != NULL || strstr(step, "FOR LAST TERM OF ORDER BY") != NULL;
    bool is_of_player = strcmp(context, "record") == 0 && is_within;
    (void)count;
    cr_expect(strstr(step, "TEMP B-TREE") == NULL || is_of_player, "%s: %s", (const char *)context, step);
    return OK;
}

/* What SQLite sorts otherwise it sorts in memory, however large the table is. */
Test(copy, sqlite_reads_every_table_in_the_order_of_an_index) {
    struct copy_schema schema;
    struct copy_columns columns;
    struct buf buf = {0};
    must(copy_schema_read(&schema, file.db));
    for (const struct copy_table *table = copy_tables; table->name != NULL; table++) {
        for (int is_keyed = 0; table->side == COPY_ALL && is_keyed < 2; is_keyed++) {
            char explain[4096];
            must(copy_columns_match(&columns, table, &schema, &schema, file.explanation));
            (void)snprintf(explain, sizeof explain, "EXPLAIN QUERY PLAN %s",
                           copy_statement_read(&buf, file.db, table, &columns, is_keyed != 0));
            must(file.db->driver->stream(file.db, explain, look_for_sort, (void *)table->name));
        }
    }
    buf_free(&buf);
    copy_schema_free(&schema);
}

/* ---- rows ---- */

struct reported {
    int64_t tables, rows;
    int rebuilt; /* times that statistics were asked for */
    unsigned char hashes[COPY_TABLES_MAX][COPY_HASH_SIZE];
};

static void note_table(void *context, const char *table, int64_t rows,
                       const unsigned char hash[static COPY_HASH_SIZE]) {
    struct reported *reported = context;
    (void)table;
    memcpy(reported->hashes[reported->tables++], hash, COPY_HASH_SIZE);
    reported->rows += rows;
}

static void close_file(void) {
    db_close(file.db);
    file.db = NULL;
}

static enum err note_rebuilding(void *context, struct db *db) {
    struct reported *reported = context;
    cr_expect(db_is_file(db));
    reported->rebuilt++;
    return OK;
}

static enum err copy(const char *from, const char *to, struct reported *out) {
    *out = (struct reported){0};
    const struct copy_listener listener = {.report = note_table, .rebuild = note_rebuilding, .context = out};
    return store_copy(from, to, &listener, file.explanation);
}

static void copy_well(const char *from, const char *to, struct reported *out) {
    enum err err = copy(from, to, out);
    cr_assert(err == OK, "%s", file.explanation);
}

Test(copy, every_value_comes_back_as_it_went) {
    char back[DATABASE_PATH_MAX];
    struct reported there;
    struct reported again;
    close_file();
    database_file(back, &file, "back.db");
    database_sql(file.path,
                 "INSERT INTO player_stats (ruleset, player, changed, tallies, rating, deviation, volatility) VALUES "
                 "('', 'a', -9223372036854775808, x'', -0.0, 1e-320, 0.1), "
                 "('\xc3\xa9\xf0\x9f\x8e\xb2', 'b', 9223372036854775807, x'00ff', 1.7e308, NULL, 3.0)");
    /* Longer than what goes to the server at once, and as long as a page of it. */
    database_sql(file.path,
                 "INSERT INTO question_part (upload, number, body) VALUES ('u', 0, printf('%.*c', 200000, 'x')), "
                 "('u', 1, printf('%.*c', 65536, 'y')), ('u', 2, '')");
    database_sql(file.path, "INSERT INTO server_secret (id, key) VALUES (1, randomblob(32))");
    copy_well(file.path, server.path, &there);
    copy_well(server.path, back, &again);
    cr_expect_eq(there.rows, 6);
    cr_expect(there.tables == again.tables && memcmp(there.hashes, again.hashes, sizeof there.hashes) == 0);
    cr_expect_eq(database_number(back, "SELECT count(*) FROM player_stats WHERE changed = 9223372036854775807 AND "
                                       "tallies = x'00ff' AND rating = 1.7e308 AND deviation IS NULL"),
                 1);
    cr_expect_eq(database_number(back,
                                 "SELECT count(*) FROM player_stats WHERE ruleset = '' AND length(tallies) = 0 AND "
                                 "rating = 0.0 AND deviation = 1e-320 AND volatility = 0.1"),
                 1);
    cr_expect_eq(database_number(back, "SELECT sum(length(body)) FROM question_part"), 265536);
}

Test(copy, what_sqlite_numbers_has_its_order_again) {
    char back[DATABASE_PATH_MAX];
    struct reported reported;
    struct id game = sample_id(1);
    must(sample_append(file.db, &game, 1, "created"));
    must(sample_append(file.db, &game, 2, "round"));
    close_file();
    database_file(back, &file, "back.db");
    database_sql(file.path,
                 "INSERT INTO idempotency_record (number, player, key, method, path, body_hash, at, status, body, "
                 "round, seq, minimal) VALUES (7, 'b', 'x', '', '', x'', 10, 201, '', 0, 0, 0), "
                 "(9, 'a', 'x', '', '', x'', 20, 201, '', 0, 0, 0)");
    copy_well(file.path, server.path, &reported);
    copy_well(server.path, back, &reported);
    cr_expect_eq(database_number(back, "SELECT number FROM idempotency_record WHERE player = 'b'"), 1,
                 "the oldest is the first to be purged");
    cr_expect_eq(database_number(back, "SELECT number FROM idempotency_record WHERE player = 'a'"), 2);
    cr_expect_eq(database_number(back, "SELECT count(*) FROM event_place JOIN event USING (game, seq, id)"), 2);
    cr_expect_eq(database_number(back, "SELECT id FROM event_mark"), 2);
}

/* ---- what has no numbers yet ---- */

static void fill_server(const char *sql) {
    migrate_server();
    db_close(server.db);
    server.db = NULL;
    database_sql(server.path, sql);
}

Test(copy, what_nobody_has_numbered_is_numbered_on_the_way) {
    char back[DATABASE_PATH_MAX];
    struct reported reported;
    close_file();
    fill_server("INSERT INTO notification (player, seq, at, kind, game, game_seq) VALUES "
                "('p', 7, 1, 'invited', 'g', 1), ('p', NULL, 5, 'turn', 'b', 3), ('p', NULL, 5, 'joined', 'b', 3), "
                "('p', NULL, 5, 'joined', 'a', 9), ('p', NULL, 4, 'turn', 'c', 2), ('q', NULL, 1, 'turn', 'c', 2)");
    database_file(back, &file, "back.db");
    copy_well(server.path, back, &reported);
    cr_expect_eq(reported.rebuilt, 0);
    static const char *const in_order[] = {"g:invited", "c:turn", "a:joined", "b:joined", "b:turn"};
    for (int i = 0; i < 5; i++) {
        char sql[200];
        (void)snprintf(
            sql, sizeof sql,
            "SELECT count(*) FROM notification WHERE player = 'p' AND seq = %d AND game || ':' || kind = '%s'", 7 + i,
            in_order[i]);
        cr_expect_eq(database_number(back, sql), 1, "%s", sql);
    }
    cr_expect_eq(database_number(back, "SELECT seq FROM notification WHERE player = 'q'"), 1);
}

/* Results of one ruleset, of which all that have a position up to `noted` have been noted. */
static int count_rebuilt(const char *positions, int noted) {
    char sql[600];
    char back[DATABASE_PATH_MAX];
    struct reported reported;
    close_file();
    (void)snprintf(sql, sizeof sql,
                   "INSERT INTO game (id, ruleset, status, visibility, ranked, created_at, timed) VALUES "
                   "('g', 'gomoku', 'playing', 'public', 0, 1, 0); "
                   "INSERT INTO result (id, game, round, ruleset, ranked, is_public, published_at, body, position) "
                   "SELECT id, 'g', position, 'gomoku', 0, 1, 1, '{}', nullif(position, 9) FROM (VALUES %s) AS "
                   "given (id, position); "
                   "INSERT INTO numbering (scope, last) VALUES ('rank:gomoku', %d)",
                   positions, noted);
    fill_server(sql);
    database_file(back, &file, "back.db");
    copy_well(server.path, back, &reported);
    return reported.rebuilt;
}

Test(copy, statistics_that_say_what_a_file_would_stay) {
    cr_expect_eq(count_rebuilt("('a', 1), ('b', 2), ('c', 3)", 3), 0);
}

Test(copy, statistics_are_reckoned_anew_where_results_were_noted_in_another_order) {
    cr_expect_eq(count_rebuilt("('b', 1), ('a', 2), ('c', 3)", 3), 1);
}

Test(copy, statistics_are_reckoned_anew_where_results_have_not_been_noted) {
    cr_expect_eq(count_rebuilt("('a', 1), ('b', 2), ('c', 3)", 2), 1);
}

Test(copy, statistics_are_reckoned_anew_where_results_have_no_position) {
    cr_expect_eq(count_rebuilt("('a', 1), ('b', 2), ('c', 9)", 2), 1);
}

/* ---- what is not copied ---- */

static void expect_no_copy(const char *words) {
    char target[DATABASE_PATH_MAX];
    struct reported reported;
    int files = database_count_files(&file);
    database_file(target, &file, "target.db");
    enum err err = copy(file.path, target, &reported);
    cr_expect(err != OK && strstr(file.explanation, words) != NULL, "%s", file.explanation);
    cr_expect_eq(database_count_files(&file), files, "nothing is left behind");
    err = copy(file.path, server.path, &reported);
    cr_expect(err != OK && strstr(file.explanation, words) != NULL, "%s", file.explanation);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM player"), 0);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM event"), 0);
}

Test(copy, a_log_to_which_its_index_does_not_lead_is_not_copied_in_part) {
    struct id game = sample_id(1);
    (void)sample_player(file.db, 1);
    must(sample_append(file.db, &game, 1, "created"));
    must(sample_append(file.db, &game, 2, "round"));
    must(event_index_complete(file.db, NULL));
    close_file();
    database_sql(file.path, "DELETE FROM event_place WHERE seq = 2");
    struct store_lock *lock = NULL; /* whose file stays, and is no part of a copy */
    must(store_lock_take(&lock, file.path, "test", file.explanation));
    store_lock_release(lock);
    expect_no_copy("has 2 rows, of which its index leads to 1");
}

Test(copy, a_text_that_postgresql_cannot_have_is_named_by_its_table) {
    struct reported reported;
    (void)sample_player(file.db, 1);
    close_file();
    database_sql(file.path, "UPDATE player SET name = CAST(x'41ff' AS TEXT)");
    enum err err = copy(file.path, server.path, &reported);
    cr_expect(err == ERR_STORE && strstr(file.explanation, "\"player\": the target says") != NULL, "%s",
              file.explanation);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM player"), 0);
}

Test(copy, what_comes_out_otherwise_than_it_went_in_is_not_committed) {
    struct reported reported;
    (void)sample_player(file.db, 1);
    close_file();
    fill_server("CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN NEW.name := upper(NEW.name); RETURN NEW; END $$");
    database_sql(server.path, "CREATE TRIGGER shout BEFORE INSERT ON player FOR EACH ROW EXECUTE FUNCTION shout()");
    expect_err(copy(file.path, server.path, &reported), ERR_CORRUPT);
    cr_expect(strstr(file.explanation, "\"player\" is not the same on both sides") != NULL, "%s", file.explanation);
    cr_expect_eq(reported.tables, 0);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM player"), 0);
}

Test(copy, a_full_disk_leaves_nothing) {
    char target[DATABASE_PATH_MAX];
    struct reported reported;
    close_file();
    database_sql(file.path,
                 "INSERT INTO question_part (upload, number, body) VALUES ('u', 0, printf('%.*c', 2000000, 'x'))");
    copy_well(file.path, server.path, &reported);
    int files = database_count_files(&file);
    database_file(target, &file, "target.db");
    database_limit_files(1000000);
    enum err err = copy(server.path, target, &reported);
    database_limit_files(-1);
    cr_expect(err != OK && strstr(file.explanation, "Cannot ") == file.explanation, "%s", file.explanation);
    cr_expect_eq(database_count_files(&file), files);
}

Test(copy, a_row_that_refers_to_nothing_is_not_in_a_file) {
    char target[DATABASE_PATH_MAX];
    struct reported reported;
    close_file();
    fill_server("INSERT INTO token (hash, id, player, scopes, label, created_at) VALUES ('\\x00', 'i', 'p', 1, '', 1)");
    database_file(target, &file, "target.db");
    expect_err(copy(server.path, target, &reported), ERR_CORRUPT);
    cr_expect(strstr(file.explanation, "token") != NULL, "%s", file.explanation);
    cr_expect_eq(database_size(target), -1);
}
