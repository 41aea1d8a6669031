/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers that cross games, in a database that several servers write: whatever order their commits come in, a cursor misses
 * nothing, and all who read see one order. On PostgreSQL, whatever the environment says.
 */
#include "store/numbering.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database.h"
#include "store/notifications.h"
#include "store/results.h"

static struct database database;
static struct db *first, *second, *reader, *other_reader; /* two servers, and two who read */

static void open_all(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    first = database.db;
    second = database_connect(&database, DB_WRITE);
    reader = database_connect(&database, DB_READ);
    other_reader = database_connect(&database, DB_READ);
}

static void close_all(void) {
    db_close(other_reader);
    db_close(reader);
    db_close(second);
    database_close(&database);
}

TestSuite(numbering, .init = open_all, .fini = close_all);

struct seen {
    int64_t cursor;
    size_t count;
    char text[8192]; /* "NUMBER=EVENT " for each */
};

/* ---- notifications ---- */

static void tell(struct db *db, int64_t at, int64_t event, const char *kind) {
    struct id player = sample_id(1);
    struct notification_row row = {.at = at, .kind = kind, .game = sample_id(7), .game_seq = event};
    must(notification_append(db, &player, &row));
}

static enum err note(void *context, const struct notification_row *row) {
    struct seen *seen = context;
    size_t length = strlen(seen->text);
    cr_assert_gt(row->seq, seen->cursor, "numbers ascend");
    seen->cursor = row->seq;
    seen->count++;
    (void)snprintf(seen->text + length, sizeof seen->text - length, "%lld=%lld ", (long long)row->seq,
                   (long long)row->game_seq);
    return OK;
}

/* As the endpoint reads them: what has no number gets one, then what is behind the cursor. */
static void look(struct seen *seen, struct db *db) {
    struct id player = sample_id(1);
    struct notification_range range;
    must(notification_read_range(&range, db, &player));
    must(notification_read(db, &player, seen->cursor, 1000, note, seen));
    cr_expect_geq(seen->cursor, range.newest); /* others may have numbered more meanwhile */
}

static void expect_all(struct db *db, const char *expected) {
    struct seen seen = {.cursor = 0};
    look(&seen, db);
    cr_expect_str_eq(seen.text, expected, "%s", seen.text);
}

Test(numbering, what_began_first_and_is_committed_last_comes_behind_the_cursor) {
    struct seen seen = {.cursor = 0};
    must(db_begin(first));
    tell(first, 10, 1, "turn");
    must(db_begin(second)); /* after the first, */
    tell(second, 20, 2, "turn");
    must(db_commit(second)); /* and done before it */
    look(&seen, reader);
    must(db_commit(first));
    look(&seen, reader);
    cr_expect_str_eq(seen.text, "1=2 2=1 ");
    expect_all(reader, "1=2 2=1 ");
    expect_all(other_reader, "1=2 2=1 ");
    expect_all(first, "1=2 2=1 ");
}

Test(numbering, what_nobody_has_read_is_numbered_by_its_moments_and_its_turn_comes_last) {
    tell(second, 30, 5, "turn");
    tell(second, 30, 5, "rematch");
    tell(first, 30, 4, "round-over");
    tell(second, 20, 3, "turn");
    expect_all(other_reader, "1=3 2=4 3=5 4=5 ");
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM notification WHERE seq = 4 AND kind = 'turn'"),
                 1);
}

Test(numbering, a_batch_that_purges_numbers_before_and_the_counter_goes_on) {
    struct id after = {""};
    tell(first, 10, 1, "turn");
    tell(second, 20, 2, "turn");
    must(db_begin_batch(first));
    must(notification_purge(&after, first, 15));
    must(db_commit(first));
    expect_all(reader, "2=2 ");
    tell(second, 30, 3, "turn");
    expect_all(reader, "2=2 3=3 ");
}

Test(numbering, a_lost_counter_goes_on_behind_what_is_there) {
    tell(first, 10, 1, "turn");
    expect_all(reader, "1=1 ");
    database_sql(database.path, "DELETE FROM numbering");
    tell(first, 20, 2, "turn");
    expect_all(reader, "1=1 2=2 ");
}

static enum err refuse(struct db *db, void *context) {
    int *calls = context;
    (void)db;
    ++*calls;
    return ERR_CONFLICT;
}

Test(numbering, whoever_finds_others_at_it_for_too_long_is_told_that_they_are_busy) {
    int calls = 0;
    expect_err(numbering_run(reader, refuse, &calls), ERR_BUSY);
    cr_expect_eq(calls, 3);
    cr_expect_not(reader->in_transaction);
    expect_err(numbering_move(first, "results", 0, 1), ERR_CONFLICT); /* there is no such row yet */
}

/* ---- results ---- */

static void seat_player(int game, int player) {
    struct seat_row row = {.game = sample_id(game), .seat = 0, .player = sample_id(player), .status = "joined"};
    must(seat_row_put(first, &row));
}

static struct result_row make_result(int number, int game, int round, int64_t at) {
    return (struct result_row){.id = sample_id(number),
                               .game = sample_id(game),
                               .round = round,
                               .ruleset = "mastermind",
                               .is_public = true,
                               .published_at = at,
                               .body = "{}",
                               .body_length = 2};
}

enum { AT_THE_TABLE = 50 };

static void let_read(struct db *db, const struct id *result) {
    const struct id player = sample_id(AT_THE_TABLE);
    must(result_reader_add(db, &player, result));
}

/* By its moment, to which its number is near. */
static void publish(struct db *db, int number, int game, int round, int64_t at) {
    const struct result_row row = make_result(number, game, round, at);
    must(result_row_insert(db, &row));
    let_read(db, &row.id);
}

struct listed {
    struct result_range range;
    char text[256]; /* the numbers of the results */
};

static enum err note_result(void *context, const struct result_place *place) {
    struct listed *listed = context;
    size_t length = strlen(listed->text);
    cr_assert_gt(result_place_compare(place, &listed->range.after), 0);
    (void)snprintf(listed->text + length, sizeof listed->text - length, "%d ", atoi(place->id.text));
    listed->range.after = *place;
    return OK;
}

/* All up to the end, from where it was read before on: of everybody, or of a player. */
static void list_results(struct listed *listed, struct db *db, int player) {
    struct result_place end;
    must(result_find_end(&end, db));
    listed->range.before = result_place_behind(&end);
    listed->range.limit = 100;
    struct id reading = sample_id(player);
    must(player == 0 ? result_list_public(db, NULL, &listed->range, note_result, listed)
                     : result_list_of_reader(db, &reading, &listed->range, note_result, listed));
}

static void expect_results(struct db *db, int player, const char *expected) {
    struct listed listed = {.text = ""};
    list_results(&listed, db, player);
    cr_expect_str_eq(listed.text, expected, "%s", listed.text);
}

Test(numbering, a_result_that_is_committed_late_comes_behind_the_cursor_and_keeps_its_place) {
    (void)sample_game(first, 1, "public", "finished");
    (void)sample_game(first, 2, "public", "finished");
    seat_player(1, AT_THE_TABLE);
    seat_player(2, AT_THE_TABLE);
    struct listed seen = {.text = ""};
    struct listed own = {.text = ""};
    must(db_begin(first));
    publish(first, 101, 1, 0, 10);
    must(db_begin(second));
    publish(second, 102, 2, 0, 20);
    must(db_commit(second));
    list_results(&seen, reader, 0);
    list_results(&own, other_reader, AT_THE_TABLE);
    must(db_commit(first));
    list_results(&own, other_reader, AT_THE_TABLE);
    list_results(&seen, reader, 0);
    cr_expect_str_eq(seen.text, "102 101 ");
    cr_expect_str_eq(own.text, "102 101 ");
    expect_results(first, 0, "102 101 ");
    expect_results(other_reader, AT_THE_TABLE, "102 101 ");
}

Test(numbering, results_of_one_game_stand_in_the_order_of_its_log_whatever_their_ids_are) {
    (void)sample_game(first, 1, "public", "finished");
    publish(first, 109, 1, 1, 10); /* by a server whose clock is ahead */
    publish(second, 104, 1, 2, 10);
    publish(second, 103, 1, 0, 10);
    (void)sample_game(first, 2, "public", "finished");
    publish(first, 105, 2, 0, 9);
    expect_results(reader, 0, "105 109 104 103 ");
}

static struct result_place find_place(const struct id *cursor, bool is_before) {
    struct result_place place;
    must(result_find_place(&place, reader, cursor, is_before));
    return place;
}

Test(numbering, a_cursor_is_an_id_also_where_the_result_has_no_position_yet) {
    (void)sample_game(first, 1, "public", "finished");
    for (int round = 1; round <= 3; round++) {
        publish(first, 100 + 2 * round, 1, round, round);
    }
    struct id cursor = sample_id(104);
    cr_expect_eq(find_place(&cursor, false).position, 2);
    cr_expect_eq(find_place(&cursor, true).position, 2);
    cursor = sample_id(105); /* of none: behind what is older */
    cr_expect_eq(find_place(&cursor, false).position, 2);
    cr_expect_eq(find_place(&cursor, true).position, 3);
    cursor = sample_id(1);
    cr_expect_eq(find_place(&cursor, false).position, 0);
}

Test(numbering, a_list_from_a_moment_on_begins_before_what_came_late_too) {
    enum { HOUR = 60 * 60 * 1000 };
    const int64_t now = INT64_C(1800000000000);
    struct result_place place;
    (void)sample_game(first, 1, "public", "finished");
    for (int i = 0; i < 4; i++) {
        struct result_row row = make_result(0, 1, i + 1, now + i * HOUR);
        row.id = id_floor(row.published_at);
        must(result_row_insert(first, &row));
    }
    must(result_number(reader));
    struct result_row late = make_result(0, 1, 5, now);
    late.id = id_floor(now + 1);
    must(result_row_insert(second, &late));
    must(result_number(reader));
    must(result_find_moment(&place, reader, now + 2 * HOUR));
    cr_expect_lt(place.position, 3, "the third is of that moment, though another one of before it is the fifth");
    must(result_find_moment(&place, reader, now + 4 * HOUR));
    cr_expect_eq(place.position, 1, "twenty are looked at");
}

Test(numbering, a_result_that_is_put_again_keeps_its_position) {
    (void)sample_game(first, 1, "public", "finished");
    seat_player(1, AT_THE_TABLE);
    publish(first, 101, 1, 0, 10);
    must(result_number(reader));
    struct result_row row = make_result(101, 1, 0, 10);
    row.position = 1;
    must(projection_clear(first, &row.game));
    seat_player(1, AT_THE_TABLE);
    must(result_row_put(first, &row));
    let_read(first, &row.id);
    int64_t missing = -1;
    must(result_readers_missing(first, &row.game, &missing));
    cr_expect_eq(missing, 0);
    expect_results(reader, AT_THE_TABLE, "101 ");
    database_sql(database.path, "UPDATE result_reader SET position = 9");
    must(result_readers_missing(first, &row.game, &missing));
    cr_expect_eq(missing, 1);
}

/* ---- many at once ---- */

enum { WRITERS = 3, READERS = 3, EACH = 60, IN_ALL = WRITERS * EACH };

struct worker {
    pthread_t thread;
    struct db *db;
    int number;
    struct seen seen;
};

static void *write_many(void *context) {
    const struct worker *worker = context;
    for (int i = 0; i < EACH; i++) {
        int64_t event = 1 + worker->number + (int64_t)i * WRITERS;
        must(db_begin_batch(worker->db));
        tell(worker->db, 1000 - event, event, "turn"); /* by its moment each would stand before all others */
        must(db_commit(worker->db));
    }
    return NULL;
}

static void *read_many(void *context) {
    struct worker *worker = context;
    while (worker->seen.count < IN_ALL) {
        look(&worker->seen, worker->db);
    }
    return NULL;
}

static void start(struct worker *workers, int count, enum db_mode mode, void *(*work)(void *)) {
    for (int i = 0; i < count; i++) {
        workers[i].number = i;
        workers[i].db = database_connect(&database, mode);
        cr_assert_eq(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
}

static void finish(struct worker *workers, int count) {
    for (int i = 0; i < count; i++) {
        cr_assert_eq(pthread_join(workers[i].thread, NULL), 0);
        db_close(workers[i].db);
    }
}

Test(numbering, readers_who_follow_writers_see_each_row_once_and_in_one_order, .timeout = 120) {
    static struct worker writers[WRITERS], readers[READERS];
    start(readers, READERS, DB_READ, read_many);
    start(writers, WRITERS, DB_WRITE, write_many);
    finish(writers, WRITERS);
    finish(readers, READERS);
    for (int i = 0; i < READERS; i++) {
        cr_expect_eq(readers[i].seen.count, (size_t)IN_ALL);
        cr_expect_eq(readers[i].seen.cursor, IN_ALL, "there is no gap");
        cr_expect_str_eq(readers[i].seen.text, readers[0].seen.text);
    }
}
