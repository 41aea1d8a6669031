/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statistics of a database that several servers write: noted behind the feed, in its order, once, whoever does it. On
 * PostgreSQL, whatever the environment says.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/player_stats.h"
#include "service/stats_service.h"
#include "store/player_stats.h"
#include "store/results.h"
#include "unit/store/database.h"

static struct database database;
static struct db *first, *second, *reader, *other_reader; /* two servers, and two who read */
static const struct preset *preset;

static const int64_t today = INT64_C(20000) * 24 * 60 * 60 * 1000;

enum { ANN = 1, BOB = 2 };

static void open_all(void) {
    const struct family *family = NULL;
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    first = database.db;
    second = database_connect(&database, DB_WRITE);
    reader = database_connect(&database, DB_READ);
    other_reader = database_connect(&database, DB_READ);
    preset = family_find_preset(&family, "tic-tac-toe", strlen("tic-tac-toe"));
    (void)sample_player(first, ANN);
    (void)sample_player(first, BOB);
}

static void close_all(void) {
    db_close(other_reader);
    db_close(reader);
    db_close(second);
    database_close(&database);
}

TestSuite(player_stats_behind, .init = open_all, .fini = close_all);

/* A match of Ann and Bob is over: the seat that has won (0 is Ann's), or nobody (-1). */
static void publish(struct db *db, int number, int winner) {
    char body[96];
    struct game_row game = {.id = sample_id(1000 + number),
                            .ruleset = preset->id,
                            .status = "finished",
                            .visibility = "public",
                            .ranked = true,
                            .created_at = today};
    must(game_row_insert(db, &game));
    for (int seat = 0; seat < 2; seat++) {
        struct seat_row row = {.game = game.id, .seat = seat, .player = sample_id(ANN + seat), .status = "joined"};
        must(seat_row_put(db, &row));
    }
    (void)snprintf(body, sizeof body, "{\"winners\":[%s],\"points\":[%d,%d]}",
                   winner < 0    ? "0,1"
                   : winner == 0 ? "0"
                                 : "1",
                   winner <= 0, winner != 0);
    struct result_row result = {.id = sample_id(5000 + number),
                                .game = game.id,
                                .ruleset = preset->id,
                                .ranked = true,
                                .is_public = true,
                                .published_at = today + number,
                                .body = body,
                                .body_length = strlen(body)};
    must(result_row_insert(db, &result));
    for (int seat = 0; seat < 2; seat++) {
        const struct id player = sample_id(ANN + seat);
        must(result_reader_add(db, &player, &result.id));
    }
}

static struct player_stats stats_of(struct db *db, int player) {
    struct player_stats stats;
    struct id id = sample_id(player);
    must(player_stats_read(&stats, db, preset, &id));
    return stats;
}

/* "RESULT " of each match that has changed a player's rating, behind a cursor, which moves. */
struct steps {
    struct id cursor;
    char text[256];
};

static enum err note_step(void *context, const struct rating_step_row *row) {
    struct steps *steps = context;
    size_t length = strlen(steps->text);
    (void)snprintf(steps->text + length, sizeof steps->text - length, "%s ", row->result.text + ID_LENGTH - 4);
    steps->cursor = row->result;
    return OK;
}

static void list_steps(struct steps *steps, struct db *db) {
    struct id ann = sample_id(ANN);
    must(player_stats_catch_up(db, preset));
    must(rating_step_list(db, preset->id, &ann, &steps->cursor, 100, note_step, steps));
}

static void report(void *context, const char *what, const struct id *id, int64_t seq, const char *text) {
    (void)context;
    (void)seq;
    cr_log_error("%s %s: %s", what, id->text, text);
}

static void expect_no_stale(void) {
    int stale = -1;
    must(player_stats_check(&stale, reader, report, NULL));
    cr_expect_eq(stale, 0);
}

Test(player_stats_behind, results_count_in_the_order_of_the_feed_when_somebody_reads) {
    struct steps seen = {.text = ""};
    must(db_begin(first));
    publish(first, 1, 0);
    must(db_begin(second)); /* after the first, of the same two, */
    publish(second, 2, 1);
    must(db_commit(second)); /* and done before it */
    list_steps(&seen, reader);
    must(db_commit(first));
    expect_no_stale();
    list_steps(&seen, reader);
    cr_expect_str_eq(seen.text, "5002 5001 ", "%s", seen.text);
    struct steps all = {.text = ""};
    list_steps(&all, other_reader);
    cr_expect_str_eq(all.text, seen.text);
    cr_expect_eq(stats_of(other_reader, ANN).tallies[PERIOD_ALL].games, 2);
    cr_expect_eq(stats_of(other_reader, ANN).tallies[PERIOD_ALL].streak, 1, "the one that came last was won");
    cr_expect_eq(stats_of(other_reader, BOB).tallies[PERIOD_ALL].streak, 0);
    expect_no_stale();
}

static bool is_not_mine(void *context, const char *ruleset) {
    int *asked = context;
    ++*asked;
    return strcmp(ruleset, preset->id) != 0;
}

Test(player_stats_behind, what_is_not_ones_own_is_left_to_others) {
    int asked = 0;
    bool more = false;
    publish(first, 1, 0);
    must(player_stats_go_on(&more, reader, is_not_mine, &asked));
    cr_expect_eq(asked, 1);
    cr_expect_eq(stats_of(reader, ANN).tallies[PERIOD_ALL].games, 0);
    must(player_stats_go_on(&more, reader, NULL, NULL));
    cr_expect_eq(stats_of(reader, ANN).tallies[PERIOD_ALL].games, 1);
}

static enum err note_change(void *context, const struct player_stats_row *row) {
    char *text = context;
    size_t length = strlen(text);
    (void)snprintf(text + length, 64 - length, "%lld:%d%s ", (long long)row->changed, atoi(row->player.text),
                   row->gone ? " gone" : "");
    return OK;
}

static void expect_changes(int64_t after, const char *expected) {
    char text[64] = "";
    must(player_stats_catch_up(reader, preset));
    must(player_stats_row_list_changed(reader, preset->id, after, 100, note_change, text));
    cr_expect_str_eq(text, expected, "%s", text);
}

Test(player_stats_behind, who_has_gone_leaves_the_boards_as_the_next_change) {
    struct id bob = sample_id(BOB);
    publish(first, 1, 0);
    expect_changes(0, "3:1 4:2 "); /* noted, then rated */
    must(db_begin_batch(first));
    must(player_stats_leave(first, &bob));
    must(db_commit(first));
    expect_changes(4, "5:2 gone ");
}

Test(player_stats_behind, who_goes_while_their_result_is_noted_is_not_left_on_the_boards) {
    publish(first, 1, 0);
    expect_changes(0, "3:1 4:2 ");
    publish(first, 2, 0);
    database_sql(database.path, "UPDATE player SET deleted_at = 5 WHERE id = '0000000000000002'");
    expect_changes(4, "7:1 8:2 gone "); /* nobody has told the boards of it */
}

struct noting {
    pthread_t thread;
    bool has_ended;
};

static void *note_all(void *context) {
    struct noting *noting = context;
    bool more = false;
    must(player_stats_go_on(&more, reader, NULL, NULL));
    __atomic_store_n(&noting->has_ended, true, __ATOMIC_SEQ_CST);
    return NULL;
}

/* In a transaction that has not been committed, and which has looked for rows of theirs: there are none yet. */
static void go(struct db *db, int player) {
    struct player_row row;
    const struct id id = sample_id(player);
    must(db_begin_batch(db));
    must(player_get(&row, db, &id));
    row.deleted_at = 5;
    must(player_update(db, &row));
    must(player_stats_leave(db, &id));
    must(player_get(&row, db, &id)); /* what was put off is done before that is answered */
}

Test(player_stats_behind, who_is_going_when_their_first_result_is_noted_is_not_left_on_the_boards) {
    struct noting noting = {.has_ended = false};
    publish(second, 1, 0);
    go(first, BOB);
    cr_assert_eq(pthread_create(&noting.thread, NULL, note_all, &noting), 0);
    while (!__atomic_load_n(&noting.has_ended, __ATOMIC_SEQ_CST) &&
           database_number(database.path, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                                          "AND wait_event_type = 'Lock'") == 0) {
        (void)usleep(1000);
    }
    must(db_commit(first));
    cr_assert_eq(pthread_join(noting.thread, NULL), 0);
    expect_changes(0, "3:1 4:2 gone ");
    expect_no_stale();
}

Test(player_stats_behind, building_anew_counts_what_nobody_has_noted_and_comes_to_the_same) {
    publish(first, 1, 0);
    publish(second, 3, -1);
    must(player_stats_catch_up(reader, preset));
    publish(second, 2, 1); /* older than what is noted, and after it in the feed */
    struct player_stats before = stats_of(reader, ANN);
    must(player_stats_rebuild(first));
    cr_expect_eq(stats_of(reader, ANN).tallies[PERIOD_ALL].games, before.tallies[PERIOD_ALL].games + 1);
    expect_no_stale();
    must(player_stats_catch_up(reader, preset)); /* there is nothing left to be noted */
    cr_expect_eq(stats_of(reader, ANN).tallies[PERIOD_ALL].games, 3);
    struct player_stats built = stats_of(reader, ANN);
    must(player_stats_rebuild(first));
    struct player_stats again = stats_of(reader, ANN);
    cr_expect_eq(memcmp(built.tallies, again.tallies, sizeof built.tallies), 0); /* numbers of one size alone */
    cr_expect(built.rating.rating >= again.rating.rating && built.rating.rating <= again.rating.rating);
    cr_expect_eq(built.rated_at, again.rated_at);
}

Test(player_stats_behind, more_results_than_one_transaction_takes_are_all_noted) {
    enum { MANY = 450 };
    bool more = true;
    int steps = 0;
    must(db_begin_batch(first));
    for (int i = 0; i < MANY; i++) {
        publish(first, i, i % 3 - 1);
    }
    must(db_commit(first));
    for (; more && steps < 10; steps++) {
        must(player_stats_go_on(&more, reader, NULL, NULL));
    }
    cr_expect_eq(steps, 3);
    cr_expect_eq(stats_of(reader, BOB).tallies[PERIOD_ALL].games, MANY);
    expect_no_stale();
}

/* ---- several servers at once ---- */

enum { SERVERS = 3, EACH = 25 };

struct server {
    pthread_t thread;
    struct db *writer, *stats;
    struct service *service;
    int number;
};

/* Publishes, and reads what it has published, while the services of all servers are at it. */
static void *serve(void *context) {
    const struct server *server = context;
    for (int i = 0; i < EACH; i++) {
        must(db_begin_batch(server->writer));
        publish(server->writer, i * SERVERS + server->number, i % 2);
        must(db_commit(server->writer));
        const struct change_note note = {.kind = CHANGE_RESULT};
        server->service->listener.changed(server->service->listener.context, &note, 1);
        must(player_stats_catch_up(server->writer, preset));
        cr_expect_gt(stats_of(server->writer, ANN).tallies[PERIOD_ALL].games, i);
    }
    return NULL;
}

Test(player_stats_behind, several_servers_note_each_result_once, .timeout = 120) {
    static struct server servers[SERVERS];
    struct log *log = log_create(2, LOG_FORMAT_TEXT, LOG_WARN);
    for (int i = 0; i < SERVERS; i++) {
        struct server *server = &servers[i];
        server->number = i;
        server->writer = database_connect(&database, DB_WRITE);
        server->stats = database_connect(&database, DB_READ);
        const struct stats_service_options options = {.db = server->stats, .log = log};
        must(stats_service_create(&server->service, &options));
        must(server->service->start(server->service, NULL));
        cr_assert_eq(pthread_create(&server->thread, NULL, serve, server), 0);
    }
    for (int i = 0; i < SERVERS; i++) {
        struct server *server = &servers[i];
        cr_assert_eq(pthread_join(server->thread, NULL), 0);
        server->service->stop(server->service);
        server->service->free(server->service);
        db_close(server->stats);
        db_close(server->writer);
    }
    log_free(log);
    cr_expect_eq(stats_of(reader, ANN).tallies[PERIOD_ALL].games, SERVERS * EACH);
    cr_expect_eq(stats_of(reader, BOB).tallies[PERIOD_ALL].games, SERVERS * EACH);
    expect_no_stale();
}
