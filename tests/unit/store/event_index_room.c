/* SPDX-License-Identifier: Apache-2.0 */
/* The index of the log keeps pace: its slices are short, until the tail in memory is so long that moves must wait. */
#include "store/event_index.h"

#include "../../../src/store/event_tail.h"
#include "database.h"

static struct database database;

static void open_index(void) {
    database_open(&database);
    must(event_index_start(database.db, NULL));
}

static void close_index(void) {
    database_close(&database);
}

TestSuite(event_index_room, .init = open_index, .fini = close_index);

/* Appends one event to each of some games, with the seq, in one transaction. */
static void append(int games, int64_t seq) {
    must(db_begin(database.db));
    for (int i = 1; i <= games; i++) {
        struct id game = sample_id(i);
        must(sample_append(database.db, &game, seq, "guess"));
    }
    must(db_commit(database.db));
}

/* One slice of a round, in a transaction. */
static void write_slice(struct event_round *round) {
    bool done = false;
    must(db_begin(database.db));
    must(event_round_write(&done, round, database.db));
    must(db_commit(database.db));
}

static int64_t placed(void) {
    return database_number(database.path, "SELECT count(*) FROM event_place");
}

/* Of 3000 events one slice is written; 1500 have come when the next is: how many that is. */
static int64_t write_second_slice(size_t tail_max) {
    enum { OLD = 3000, NEW = 1500 };
    struct event_tail *whole = database.db->tail;
    struct event_tail *bounded = event_tail_create(tail_max);
    struct event_round *round = NULL;
    cr_assert(bounded != NULL);
    database.db->tail = bounded;
    append(OLD, 1);
    must(event_round_begin(&round, database.db));
    write_slice(round);
    int64_t before = placed();
    cr_expect(before >= 16 && before <= 1000, "%lld", (long long)before);
    append(NEW, 2);
    write_slice(round);
    int64_t written = placed() - before;
    event_round_free(round);
    database.db->tail = whole;
    event_tail_free(bounded);
    return before + written == OLD ? OLD : written;
}

Test(event_index_room, a_slice_is_short_while_there_is_room) {
    int64_t written = write_second_slice(18004);
    cr_expect(written >= 16 && written <= 1000, "%lld", (long long)written);
}

Test(event_index_room, from_a_quarter_of_its_bound_on_the_tail_shrinks_with_each_slice) {
    int64_t written = write_second_slice(18000);
    cr_expect(written == 3000, "%lld", (long long)written); /* all there were, as twice as many have come */
}

Test(event_index_room, a_round_is_due_before_slices_grow) {
    struct event_tail *whole = database.db->tail;
    struct event_tail *bounded = event_tail_create(64);
    cr_assert(bounded != NULL);
    database.db->tail = bounded;
    append(11, 1);
    bool early = event_index_is_due(database.db);
    append(1, 2);
    bool due = event_index_is_due(database.db);
    database.db->tail = whole;
    event_tail_free(bounded);
    cr_expect(!early && due); /* 12 of 64 events; slices grow from 16 on */
}

Test(event_index_room, who_gives_games_more_memory_gives_the_tail_more) {
    static const struct {
        size_t mib, events;
    } rooms[] = {{1, EVENT_TAIL_MAX},
                 {512, EVENT_TAIL_MAX},
                 {1024, 2 * (size_t)EVENT_TAIL_MAX},
                 {4096, 4 * (size_t)EVENT_TAIL_MAX},
                 {1000000, 4 * (size_t)EVENT_TAIL_MAX}};
    for (size_t i = 0; i < sizeof rooms / sizeof rooms[0]; i++) {
        event_index_set_memory(database.db, rooms[i].mib * 1024 * 1024);
        cr_expect_eq(event_tail_range(database.db->tail).max, rooms[i].events, "%zu MiB", rooms[i].mib);
    }
}
