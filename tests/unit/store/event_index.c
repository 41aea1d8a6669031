/* SPDX-License-Identifier: Apache-2.0 */
/* The index of the log: however much is written, readers have the same, no crash loses any, and what is wrong is found. */
#include "store/event_index.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "../../../src/store/event_reading.h"
#include "database.h"
#include "support/gate.h"

static struct database database;
static struct db *reader;

static void open_index(void) {
    database_open(&database);
    reader = database_connect(&database, DB_READ);
    must(event_index_start(database.db, NULL));
}

static void close_index(void) {
    db_close(reader);
    database_close(&database);
}

TestSuite(event_index, .init = open_index, .fini = close_index);

/* Appends one event to each of some games, with the seq, in one transaction. */
static void append(int games, int64_t seq) {
    must(db_begin(database.db));
    for (int i = 1; i <= games; i++) {
        struct id game = sample_id(i);
        must(sample_append(database.db, &game, seq, seq % 4 == 2 ? "round" : "guess"));
    }
    must(db_commit(database.db));
}

/* One slice of a round; whether it was the last. */
static bool write_slice(struct event_round *round) {
    bool done = false;
    must(db_begin(database.db));
    must(event_round_write(&done, round, database.db));
    must(db_commit(database.db));
    return done;
}

static void write_round(void) {
    struct event_round *round = NULL;
    must(event_round_begin(&round, database.db));
    cr_assert(round != NULL);
    while (!write_slice(round)) {
    }
    event_round_end(round, database.db);
    cr_expect(event_round_conflicts(round) == 0);
    event_round_free(round);
}

static int64_t placed(void) {
    return database_number(database.path, "SELECT count(*) FROM event_place");
}

struct seqs {
    int64_t last;
    int64_t count;
    bool gap;
};

static enum err note(void *context, const struct event_row *row) {
    struct seqs *seqs = context;
    seqs->gap = seqs->gap || (seqs->count > 0 && row->seq != seqs->last + 1);
    seqs->last = row->seq;
    seqs->count++;
    return OK;
}

/* All readers of a game's log, over this connection, see it up to this seq. */
static void expect_log(struct db *db, int number, int64_t newest) {
    struct id game = sample_id(number);
    struct seqs all = {0};
    struct seqs part = {0};
    struct seqs current = {0};
    struct seqs starts = {0};
    int64_t moment = 0;
    must(event_log_read(db, &game, 0, 0, INT64_MAX, note, &all));
    cr_expect(all.count == newest && all.last == newest && !all.gap, "%ld", (long)all.last);
    must(event_log_read(db, &game, newest / 2, newest, 3, note, &part));
    int64_t wanted = newest - newest / 2;
    cr_expect(part.count == (wanted < 3 ? wanted : 3) && part.last == newest / 2 + part.count && !part.gap);
    must(event_log_read_current(db, &game, note, &current));
    int64_t round = newest < 2 ? 0 : newest - (newest - 2) % 4;
    cr_expect(current.last == newest && current.count == (round == 0 ? newest : newest - round + 2), "%ld of %ld",
              (long)current.count, (long)newest);
    must(event_log_read_round_starts(db, &game, note, &starts));
    cr_expect(starts.last == round && starts.count == (newest + 2) / 4);
    must(event_log_read_begun_at(&moment, db, &game));
    cr_expect(moment == (newest < 2 ? 0 : 1002));
    must(event_log_read_newest_at(&moment, db, &game));
    cr_expect(moment == (newest == 0 ? 0 : 1000 + newest));
}

static void expect_logs(int games, int64_t newest) {
    struct db *other = database_connect(&database, DB_READ); /* which has read nothing yet */
    for (int i = 1; i <= games; i++) {
        expect_log(database.db, i, newest);
        expect_log(reader, i, newest);
        must(db_begin(other));
        expect_log(other, i, newest);
        must(db_commit(other));
    }
    db_close(other);
}

static void note_fault(void *context, const struct id *game, int64_t seq, const char *text) {
    (void)game;
    (void)seq;
    (void)text;
    ++*(int *)context;
}

static int faults(void) {
    int count = 0;
    must(event_index_check(reader, note_fault, &count));
    return count;
}

/* ---- readers ---- */

Test(event_index, readers_have_the_log_whatever_is_written_of_the_index) {
    for (int64_t seq = 1; seq <= 12; seq++) {
        append(7, seq);
        expect_logs(7, seq);
        if (seq % 3 == 0) {
            write_round();
            cr_expect(placed() == 7 * seq && event_index_behind(database.db) == 0);
            expect_logs(7, seq);
        }
    }
    cr_expect(faults() == 0);
}

Test(event_index, between_the_slices_of_a_round_readers_have_the_log) {
    enum { MANY = 2500 };
    append(MANY, 1);
    append(MANY, 2);
    struct event_round *round = NULL;
    must(event_round_begin(&round, database.db));
    append(3, 3);
    int slices = 0;
    bool done = false;
    while (!done) {
        done = write_slice(round);
        slices++;
        expect_logs(3, 3);
        expect_log(reader, MANY, 2);
        cr_expect(faults() == 0);
    }
    cr_expect(slices >= 5 && event_index_behind(database.db) == 2 * MANY + 3, "%d", slices);
    event_round_end(round, database.db);
    event_round_free(round);
    cr_expect(event_index_behind(database.db) == 3);
    expect_logs(3, 3);
}

Test(event_index, a_writer_reads_what_it_has_appended_and_others_do_not) {
    append(1, 1);
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "round"));
    expect_log(database.db, 1, 2);
    expect_log(reader, 1, 1);
    must(db_rollback(database.db));
    expect_log(database.db, 1, 1);
    append(1, 2);
    expect_logs(1, 2);
}

Test(event_index, what_a_commit_shows_before_it_returns_is_read_whole) {
    append(1, 1);
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "round"));
    must(sample_append(database.db, &game, 3, "guess"));
    event_index_ending(database.db);
    expect_log(reader, 1, 1); /* it is offered, and not there yet */
    must(database.db->driver->commit(database.db));
    expect_log(reader, 1, 3); /* the game's row may have been seen by now */
    database.db->in_transaction = false;
    event_index_ended(database.db, OK);
    expect_logs(1, 3);
}

Test(event_index, what_was_offered_and_rolled_back_is_read_by_nobody) {
    append(1, 1);
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "guess"));
    event_index_ending(database.db);
    must(database.db->driver->rollback(database.db));
    /* Another's event has the id by now. */
    database_sql(database.path, "INSERT INTO event (id, game, seq, at, kind, body) "
                                "SELECT max(id) + 1, 'another', 2, 0, 'guess', '{}' FROM event");
    expect_log(reader, 1, 1);
    database.db->in_transaction = false;
    event_index_ended(database.db, ERR_STORE);
    expect_log(reader, 1, 1);
}

Test(event_index, a_readers_transaction_goes_on_seeing_what_it_saw) {
    append(2, 1);
    write_round();
    append(2, 2);
    must(db_begin(reader));
    expect_log(reader, 1, 2);
    append(2, 3);
    write_round();
    append(2, 4);
    expect_log(reader, 1, 2);
    expect_log(reader, 2, 2);
    must(db_commit(reader));
    expect_log(reader, 1, 4);
}

/* Runs while a query of the reader's has not ended. */
static enum err read_meanwhile(void *context, const struct value *columns, size_t count) {
    (void)context;
    (void)columns;
    (void)count;
    append(2, 3);
    expect_log(reader, 1, 2);
    write_round();
    expect_log(reader, 1, 2);
    append(2, 4);
    expect_log(reader, 2, 2);
    return OK;
}

Test(event_index, a_row_function_sees_what_its_query_saw) {
    append(2, 1);
    append(2, 2);
    must(db_query(reader, QUERY_READ_NEWEST_EVENT, NULL, 0, read_meanwhile, NULL));
    expect_log(reader, 1, 4);
    expect_log(reader, 2, 4);
}

Test(event_index, an_event_of_a_number_that_is_there_is_refused) {
    struct id game = sample_id(1);
    append(1, 1);
    append(1, 2);
    must(db_begin(database.db));
    expect_err(sample_append(database.db, &game, 1, "guess"), ERR_CONFLICT);
    expect_err(sample_append(database.db, &game, 2, "guess"), ERR_CONFLICT);
    must(db_rollback(database.db));
}

Test(event_index, a_number_that_the_mark_has_passed_is_found_when_the_next_round_is_written) {
    struct event_round *round = NULL;
    append(1, 1);
    write_round();
    append(1, 1); /* which nobody does who has read the game */
    must(event_round_begin(&round, database.db));
    cr_expect(write_slice(round) && event_round_conflicts(round) == 1 && faults() == 1);
    event_round_free(round);
}

/* ---- crashes and failures ---- */

/* As if the process had been killed: what is in memory only is gone. */
static void crash(void) {
    db_close(reader);
    database_reopen(&database);
    reader = database_connect(&database, DB_READ);
}

Test(event_index, beyond_its_bound_events_are_refused_until_a_round_is_written) {
    struct event_tail *whole = database.db->tail;
    struct event_tail *small = event_tail_create(3);
    struct id game = sample_id(1);
    cr_assert(small != NULL);
    database.db->tail = small;
    reader->tail = small;
    for (int64_t seq = 1; seq <= 3; seq++) {
        append(1, seq);
    }
    must(db_begin(database.db));
    cr_expect(sample_append(database.db, &game, 4, "guess") == ERR_STORE);
    must(db_rollback(database.db));
    expect_log(reader, 1, 3);
    write_round();
    append(1, 4);
    expect_log(reader, 1, 4);
    cr_expect(placed() == 3 && faults() == 0);
    database.db->tail = whole;
    reader->tail = whole;
    event_tail_free(small);
}

Test(event_index, after_a_crash_the_index_is_completed_at_the_start) {
    append(5, 1);
    write_round();
    append(5, 2);
    append(5, 3);
    crash();
    expect_log(reader, 1, 3); /* before that, too */
    int64_t written = 0;
    must(event_index_start(database.db, &written));
    cr_expect(written == 10 && placed() == 15 && faults() == 0);
    expect_logs(5, 3);
    append(5, 4);
    expect_logs(5, 4);
}

Test(event_index, after_a_crash_within_a_round_the_index_is_completed) {
    enum { MANY = 2500 };
    struct event_round *round = NULL;
    append(MANY, 1);
    must(event_round_begin(&round, database.db));
    append(MANY, 2);
    cr_expect(!write_slice(round));
    event_round_free(round);
    crash();
    cr_expect(placed() > 0 && placed() < MANY && faults() == 0);
    must(event_index_start(database.db, NULL));
    cr_expect(placed() == 2 * (int64_t)MANY && faults() == 0);
    expect_logs(2, 2);
}

Test(event_index, a_slice_that_is_not_committed_is_written_again) {
    struct gate gate;
    struct event_round *round = NULL;
    bool done = false;
    append(5, 1);
    must(event_round_begin(&round, database.db));
    gate_install(&gate, database.db);
    for (int i = 0; i < 2; i++) {
        gate_fail(&gate, GATE_COMMIT, 1, i == 0 ? ERR_STORE : ERR_STORE_UNKNOWN);
        must(db_begin(database.db));
        must(event_round_write(&done, round, database.db));
        cr_expect(done && db_commit(database.db) != OK);
        cr_expect(placed() == 0);
        expect_log(reader, 1, 1);
    }
    gate_remove(&gate);
    append(5, 2); /* which finds out what nobody knew */
    cr_expect(write_slice(round));
    event_round_end(round, database.db);
    event_round_free(round);
    cr_expect(placed() == 5 && event_index_behind(database.db) == 5);
    expect_logs(5, 2);
}

Test(event_index, a_commit_in_doubt_is_read_by_those_who_can_see_it) {
    struct gate gate;
    struct id game = sample_id(1);
    append(1, 1);
    gate_install(&gate, database.db);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "round"));
    gate_fail(&gate, GATE_COMMIT, 1, ERR_STORE_UNKNOWN);
    cr_expect(db_commit(database.db) == ERR_STORE_UNKNOWN);
    gate_remove(&gate);
    /* What the writer does not know of comes to light, as another would have written it. */
    database_sql(database.path, "INSERT INTO event (game, seq, at, kind, body) "
                                "SELECT game, 2, 1002, 'round', '{}' FROM event");
    expect_log(reader, 1, 2);
    must(db_begin(database.db));
    expect_err(sample_append(database.db, &game, 2, "guess"), ERR_CONFLICT);
    must(sample_append(database.db, &game, 3, "guess"));
    must(db_commit(database.db));
    expect_logs(1, 3);
}

Test(event_index, a_round_that_does_not_follow_on_the_mark_is_given_up) {
    struct event_round *round = NULL;
    append(3, 1);
    must(event_round_begin(&round, database.db));
    must(event_index_complete(database.db, NULL)); /* behind its back */
    append(3, 2);
    cr_expect(write_slice(round));
    event_round_end(round, database.db);
    event_round_free(round);
    cr_expect(event_index_behind(database.db) == 3);
    expect_logs(3, 2);
    write_round();
    cr_expect(placed() == 6 && faults() == 0);
}

/* ---- readers beside it all ---- */

enum { GAMES = 16, BATCHES = 400 };

struct follower {
    pthread_t thread;
    struct db *db;
    atomic_int_fast64_t *told; /* the seq that every game has, as far as anybody was told */
    atomic_bool *over;
    const char *fault;
};

static void *follow(void *context) {
    struct follower *follower = context;
    for (int i = 0; follower->fault == NULL && !atomic_load(follower->over); i++) {
        struct id game = sample_id(1 + i % GAMES);
        int64_t told = atomic_load(follower->told);
        int64_t after = i % 3 == 0 ? 0 : told / 2;
        struct seqs seqs = {.last = after, .count = 1};
        if (event_log_read(follower->db, &game, after, 0, INT64_MAX, note, &seqs) != OK) {
            follower->fault = "it cannot be read";
        } else if (seqs.gap || seqs.last < told) {
            follower->fault = seqs.gap ? "there is a gap" : "it ends before what was told";
        }
    }
    return NULL;
}

Test(event_index, readers_miss_nothing_while_events_come_and_rounds_are_written, .timeout = 120) {
    struct follower followers[3];
    atomic_int_fast64_t told = 0;
    atomic_bool over = false;
    for (size_t i = 0; i < 3; i++) {
        followers[i] =
            (struct follower){.db = database_connect(&database, DB_READ), .told = &told, .over = &over, .fault = NULL};
        cr_assert(pthread_create(&followers[i].thread, NULL, follow, &followers[i]) == 0);
    }
    for (int64_t seq = 1; seq <= BATCHES; seq++) {
        append(GAMES, seq);
        atomic_store(&told, seq);
        if (seq % 5 == 0) {
            write_round();
        }
    }
    atomic_store(&over, true);
    for (size_t i = 0; i < 3; i++) {
        (void)pthread_join(followers[i].thread, NULL);
        cr_expect(followers[i].fault == NULL, "%s", followers[i].fault);
        db_close(followers[i].db);
    }
}

/* ---- what is wrong ---- */

Test(event_index, whatever_is_wrong_with_it_is_found_and_mended) {
    static const char *const harms[] = {
        "DELETE FROM event_place WHERE seq = 2",
        "DELETE FROM event_place",
        "UPDATE event_place SET id = id + 1 WHERE seq = 1",
        "UPDATE event_place SET seq = 9 WHERE seq = 3",
        "UPDATE event_place SET game = 'another00000game' WHERE seq = 3 AND id = 11",
        "INSERT INTO event_place SELECT game, 9, id FROM event_place WHERE seq = 3",
        "INSERT INTO event_place SELECT game, 9, 1000 FROM event_place WHERE seq = 3",
        "UPDATE event_mark SET id = id + 1000, until = until + 1000",
        "DELETE FROM event_mark",
    };
    append(5, 1);
    append(5, 2);
    write_round();
    append(5, 3);
    append(5, 4);
    write_round();
    append(5, 5);
    cr_expect(faults() == 0);
    for (size_t i = 0; i < sizeof harms / sizeof harms[0]; i++) {
        database_sql(database.path, harms[i]);
        cr_expect(faults() > 0, "%s", harms[i]);
        must(event_index_rebuild(database.db));
        cr_expect(faults() == 0, "%s", harms[i]);
        cr_expect(placed() >= 20);
    }
}

Test(event_index, two_events_of_one_number_are_found_and_cannot_be_mended) {
    append(2, 1);
    for (int written = 0; written < 2; written++) {
        database_sql(database.path, "INSERT INTO event (game, seq, at, kind, body) "
                                    "SELECT game, 1, 1001, 'guess', '{}' FROM event WHERE id = 1");
        cr_expect(faults() > 0);
        crash();
        must(event_index_start(database.db, NULL));
        cr_expect(faults() > 0);
        must(event_index_rebuild(database.db));
        cr_expect(faults() > 0);
        database_sql(database.path, "DELETE FROM event WHERE id > 2");
        must(event_index_rebuild(database.db));
        cr_expect(faults() == 0);
    }
}

Test(event_index, an_index_that_leads_to_another_games_event_shows_nothing) {
    append(2, 1);
    write_round();
    database_sql(database.path, "UPDATE event_place SET id = 3 - id");
    struct id game = sample_id(1);
    struct seqs seqs = {0};
    expect_err(event_log_read(reader, &game, 0, 0, 10, note, &seqs), ERR_CORRUPT);
    expect_err(event_log_read_current(reader, &game, note, &seqs), ERR_CORRUPT);
    cr_expect(seqs.count == 0);
}
