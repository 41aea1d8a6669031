/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The outbox of a database that several servers write: order by events, one outcome an attempt, and messages that wait for
 * nothing. On PostgreSQL, whatever the environment says.
 */
#include "service/release.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/cache.h"
#include "game/config_cache.h"
#include "store/webhooks.h"
#include "unit/store/database.h"

static struct database database;
static struct db *first, *second, *reader; /* two servers, and one who reads */
static struct id hook;

static void open_all(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    first = database.db;
    second = database_connect(&database, DB_WRITE);
    reader = database_connect(&database, DB_READ);
    struct webhook_row row = {
        .id = sample_id(50), .owner = sample_player(first, 1), .url = "https://example.org/", .events = 1};
    must(webhook_insert(first, &row));
    hook = row.id;
}

static void close_all(void) {
    db_close(reader);
    db_close(second);
    database_close(&database);
}

TestSuite(release, .init = open_all, .fini = close_all, .timeout = 60);

/* The message of an event of game 7, with an id. */
static enum err post(struct db *db, int number, int64_t event) {
    char message[16];
    (void)snprintf(message, sizeof message, "m%lld", (long long)event);
    const struct delivery_row row = {.id = sample_id(number),
                                     .webhook = hook,
                                     .game = sample_id(7),
                                     .seq = event,
                                     .message = message,
                                     .type = "t",
                                     .body = "{}",
                                     .body_length = 2,
                                     .created_at = 100};
    return delivery_insert(db, &row);
}

/* It was delivered after so many attempts. */
static void deliver(struct db *db, int number, int attempts) {
    const struct delivery_row row = {.id = sample_id(number),
                                     .attempts = attempts,
                                     .tried_at = 200,
                                     .status = 200,
                                     .ended_at = 200,
                                     .delivered = true};
    must(delivery_note_attempt(db, &row));
}

static enum err note_due(void *context, const struct delivery_row *row) {
    (void)strncat(context, row->message, 8);
    (void)strcat(context, " ");
    return OK;
}

static void expect_due(const char *expected) {
    char due[64] = "";
    must(delivery_list_due(reader, &hook, 10, note_due, due));
    cr_expect_str_eq(due, expected, "%s", due);
}

/* The second message is written while the outcome of the first is being noted, and neither sees the other. */
static void cross(void) {
    must(post(first, 101, 1));
    must(db_begin(first)); /* no batch, of which nothing would be sent yet */
    deliver(first, 101, 0);
    must(db_begin(second));
    must(post(second, 102, 2));
    must(db_commit(second));
    must(db_commit(first));
    must(post(second, 103, 3));
}

Test(release, what_was_written_while_the_one_before_it_ended_is_asked_for_once_more) {
    cross();
    struct id ended = sample_id(101);
    must(delivery_release_next(first, &ended, 300));
    expect_due("m2 ");
    must(delivery_release_next(first, &ended, 300)); /* again, and nothing has come of it */
    expect_due("m2 ");
}

Test(release, all_that_waits_for_nothing_is_found_without_an_outcome) {
    int64_t released = -1;
    bool waits = true;
    must(delivery_any_waiting(reader, &waits));
    cr_expect_not(waits);
    cross();
    must(delivery_any_waiting(reader, &waits));
    cr_expect(waits);
    must(delivery_release_waiting(second, 300, 10, &released));
    cr_expect_eq(released, 1);
    expect_due("m2 ");
    must(delivery_release_waiting(second, 300, 10, &released));
    cr_expect_eq(released, 0);
}

Test(release, messages_go_in_the_order_of_their_events_whatever_their_ids_are) {
    must(post(first, 105, 1)); /* by a server whose clock is ahead */
    must(post(second, 104, 2));
    must(post(second, 103, 3));
    expect_due("m1 ");
    deliver(first, 105, 0);
    expect_due("m2 ");
    deliver(first, 104, 0);
    expect_due("m3 ");
}

Test(release, two_servers_that_have_sent_one_message_note_one_attempt) {
    must(post(first, 101, 1));
    deliver(first, 101, 0);
    deliver(second, 101, 0);
    cr_expect_eq(database_number(database.path, "SELECT attempts FROM delivery"), 1);
}

Test(release, an_event_is_told_of_once) {
    must(post(first, 101, 1));
    expect_err(post(second, 102, 1), ERR_CONFLICT);
}

/* ---- by the writer ---- */

static struct writer *start_writer(struct id_source *ids, struct cache *cache, struct log *log) {
    struct writer *writer = NULL;
    const struct writer_options options = {
        .db = first, .cache = cache, .ids = ids, .log = log, .queue_max = 100, .batch_max = 10};
    must(writer_start(&writer, &options));
    return writer;
}

static void wait_until_idle(struct release *release) {
    const struct timespec pause = {.tv_nsec = 1000000};
    for (bool busy = true; busy;) {
        (void)nanosleep(&pause, NULL);
        (void)pthread_mutex_lock(&release->lock);
        busy = release->is_busy;
        (void)pthread_mutex_unlock(&release->lock);
    }
}

/* What a look says while there is nothing to be asked, and a job where there is. */
static void look(struct release *release, int64_t now, int expected_idle) {
    cr_expect_eq(release_look(release, now, 1000), expected_idle);
    wait_until_idle(release);
}

Test(release, an_outcome_is_asked_after_two_seconds_later_and_a_start_asks_for_all) {
    static struct release release;
    struct id_source ids;
    struct log *log = log_create(2, LOG_FORMAT_TEXT, LOG_WARN);
    struct config_cache *configs = config_cache_create();
    struct cache *cache = cache_create(1024 * 1024, configs);
    id_source_init(&ids);
    struct writer *writer = start_writer(&ids, cache, log);
    struct id ended = sample_id(101);
    release_init(&release);
    release_begin(&release, writer, true);
    look(&release, 1000, 1000); /* of the start: nothing is there */
    cross();
    release_note(&release, &ended, 5000);
    look(&release, 5100, 1000);
    look(&release, 6500, 500);
    expect_due("");
    look(&release, 7000, 1000);
    expect_due("m2 ");
    cr_expect_eq(release.count, 0);

    database_sql(database.path, "UPDATE delivery SET due_at = NULL");
    for (int i = 0; i <= RELEASE_MAX; i++) { /* more than are kept */
        release_note(&release, &hook, 8000);
    }
    look(&release, 9000, 1000);
    expect_due("");
    look(&release, 10000, 1000);
    expect_due("m2 ");
    writer_stop(writer);
    release_free(&release);
    cache_free(cache);
    config_cache_free(configs);
    id_source_free(&ids);
    log_free(log);
}
