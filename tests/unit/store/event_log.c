/* SPDX-License-Identifier: Apache-2.0 */
/* The log: what is appended comes back, in order, once. */
#include "database.h"

#include <stdio.h>
#include <string.h>

static struct database database;

static void open_log(void) {
    database_open(&database);
}

static void close_log(void) {
    database_close(&database);
}

TestSuite(event_log, .init = open_log, .fini = close_log);

/* The seqs that were read, as text: "1 2 3 ". */
struct seqs {
    char text[256];
};

static enum err note_seq(void *context, const struct event_row *row) {
    struct seqs *seqs = context;
    size_t length = strlen(seqs->text);
    (void)snprintf(seqs->text + length, sizeof seqs->text - length, "%lld ", (long long)row->seq);
    return OK;
}

static void append_many(const struct id *game, int64_t count) {
    for (int64_t seq = 1; seq <= count; seq++) {
        must(sample_append(database.db, game, seq, seq == 2 || seq == 5 ? "round" : "guess"));
    }
}

static enum err compare_with_expected(void *context, const struct event_row *row) {
    const struct event_row *expected = context;
    cr_expect(row->seq == expected->seq);
    cr_expect(row->at == expected->at);
    cr_expect_str_eq(row->kind, expected->kind);
    cr_expect(row->seat == expected->seat);
    cr_assert(row->body_length == expected->body_length);
    cr_expect(memcmp(row->body, expected->body, expected->body_length) == 0);
    cr_expect(row->body[row->body_length] == '\0', "the body is NUL-terminated");
    return OK;
}

Test(event_log, an_event_comes_back_as_it_was) {
    static const char body[] = "{\"name\":\"\xc3\xa4\xf0\x9f\x8e\xb2\",\"n\":[1,2]} and what follows it";
    struct id game = sample_id(1);
    struct event_row row = {.seq = 1, .at = INT64_C(1800000000123), .kind = "guess", .seat = 0, .body = body};
    row.body_length = strlen(body) - strlen(" and what follows it");
    must(event_log_append(database.db, &game, &row));
    must(event_log_read(database.db, &game, 0, 0, 10, compare_with_expected, &row));
}

Test(event_log, the_server_is_seat_minus_one) {
    struct id game = sample_id(1);
    struct event_row row = {.seq = 1, .at = 5, .kind = "round", .seat = -1, .body = "{}", .body_length = 2};
    must(event_log_append(database.db, &game, &row));
    must(event_log_read(database.db, &game, 0, 0, 10, compare_with_expected, &row));
    cr_expect(database_number(database.path, "SELECT count(*) FROM event WHERE seat IS NULL") == 1);
}

Test(event_log, a_large_body_comes_back_whole) {
    static char body[200000];
    memset(body, 'x', sizeof body - 1);
    struct id game = sample_id(1);
    struct event_row row = {
        .seq = 1, .at = 5, .kind = "guess", .seat = 1, .body = body, .body_length = sizeof body - 1};
    must(event_log_append(database.db, &game, &row));
    must(event_log_read(database.db, &game, 0, 0, 10, compare_with_expected, &row));
}

Test(event_log, a_taken_seq_is_a_conflict_and_changes_nothing) {
    struct id game = sample_id(1);
    struct id other = sample_id(2);
    must(sample_append(database.db, &game, 1, "created"));
    expect_err(sample_append(database.db, &game, 1, "guess"), ERR_CONFLICT);
    cr_expect(database_number(database.path, "SELECT count(*) FROM event WHERE kind = 'created'") == 1);
    cr_expect(database_number(database.path, "SELECT count(*) FROM event") == 1);
    must(sample_append(database.db, &other, 1, "created")); /* another game's seqs are its own */
}

Test(event_log, seqs_start_at_one) {
    struct id game = sample_id(1);
    expect_err(sample_append(database.db, &game, 0, "created"), ERR_STORE);
    cr_expect(database_number(database.path, "SELECT count(*) FROM event") == 0);
}

Test(event_log, an_event_needs_a_game_and_a_kind) {
    struct id none = {.text = ""};
    struct id game = sample_id(1);
    expect_err(sample_append(database.db, &none, 1, "created"), ERR_STORE);
    expect_err(sample_append(database.db, &game, 1, NULL), ERR_STORE);
}

Test(event_log, reading_is_ascending_and_keeps_to_its_bounds) {
    struct id game = sample_id(2);
    struct id before = sample_id(1);
    struct id behind = sample_id(3);
    append_many(&before, 3);
    append_many(&behind, 3);
    append_many(&game, 12);
    struct {
        int64_t after, last, limit;
        const char *expected;
    } cases[] = {
        {0, 0, 100, "1 2 3 4 5 6 7 8 9 10 11 12 "},
        {0, 0, 3, "1 2 3 "},
        {9, 0, 100, "10 11 12 "},
        {3, 6, 100, "4 5 6 "},
        {3, 6, 2, "4 5 "},
        {12, 0, 100, ""},
        {5, 5, 100, ""},
        {0, 0, 0, ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct seqs seqs = {.text = ""};
        must(event_log_read(database.db, &game, cases[i].after, cases[i].last, cases[i].limit, note_seq, &seqs));
        cr_expect_str_eq(seqs.text, cases[i].expected, "case %zu: %s", i, seqs.text);
    }
}

Test(event_log, a_row_function_that_refuses_stops_the_reading) {
    struct id game = sample_id(1);
    append_many(&game, 5);
    expect_err(event_log_read(database.db, &game, 0, 0, 10, sample_refuse, NULL), ERR_INTERNAL);
    int64_t count = 0; /* and the query can be run again */
    must(event_log_read(database.db, &game, 0, 0, 10, sample_count, &count));
    cr_expect(count == 5);
}

Test(event_log, the_current_round_is_event_one_and_all_from_the_newest_round_on) {
    static const struct {
        int64_t count;
        const char *expected;
    } cases[] = {{0, ""}, {1, "1 "}, {2, "1 2 "}, {4, "1 2 3 4 "}, {5, "1 5 "}, {8, "1 5 6 7 8 "}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct id game = sample_id((int)i + 1);
        append_many(&game, cases[i].count); /* 2 and 5 begin rounds */
        struct seqs seqs = {.text = ""};
        must(event_log_read_current(database.db, &game, note_seq, &seqs));
        cr_expect_str_eq(seqs.text, cases[i].expected, "%lld events: %s", (long long)cases[i].count, seqs.text);
    }
}

Test(event_log, without_a_round_the_current_round_is_everything) {
    struct id game = sample_id(1);
    for (int64_t seq = 1; seq <= 3; seq++) {
        must(sample_append(database.db, &game, seq, "joined"));
    }
    struct seqs seqs = {.text = ""};
    must(event_log_read_current(database.db, &game, note_seq, &seqs));
    cr_expect_str_eq(seqs.text, "1 2 3 ", "%s", seqs.text);
}

Test(event_log, round_starts_are_told_in_order) {
    struct id game = sample_id(1);
    append_many(&game, 8);
    struct seqs seqs = {.text = ""};
    must(event_log_read_round_starts(database.db, &game, note_seq, &seqs));
    cr_expect_str_eq(seqs.text, "2 5 ");
}
