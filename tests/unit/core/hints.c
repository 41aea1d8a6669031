/* SPDX-License-Identifier: Apache-2.0 */
/* Hints between instances over one PostgreSQL: what one tells the others hear, and what is lost they know to be. */
#include "core/hints.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "unit/store/database.h"

enum { PATIENCE = 3000, HEARD_MAX = 4000 };

struct instance {
    struct hints *hints;
    pthread_mutex_t lock;
    int heard_count, all, ticks;
    struct hint heard[HEARD_MAX];
    char explanation[DB_EXPLANATION_MAX];
};

static struct database database;
static struct instance north, south;

static void open_db(void) {
    database_make_postgres(&database);
}

static void go(struct instance *instance) {
    if (instance->hints != NULL) {
        hints_stop(instance->hints);
        hints_free(instance->hints);
        instance->hints = NULL;
    }
}

static void close_db(void) {
    go(&north);
    go(&south);
    database_close(&database);
}

TestSuite(hints, .init = open_db, .fini = close_db, .timeout = 60);

static void hear(void *context, const struct hint *hints, size_t count) {
    struct instance *instance = context;
    (void)pthread_mutex_lock(&instance->lock);
    for (size_t i = 0; i < count; i++) {
        instance->all += hints[i].kind == HINT_ALL;
        if (hints[i].kind != HINT_ALL && instance->heard_count < HEARD_MAX) {
            instance->heard[instance->heard_count++] = hints[i];
        }
    }
    (void)pthread_mutex_unlock(&instance->lock);
}

static void tick(void *context) {
    struct instance *instance = context;
    (void)pthread_mutex_lock(&instance->lock);
    instance->ticks++;
    (void)pthread_mutex_unlock(&instance->lock);
}

static int read_count(struct instance *instance, const int *count) {
    (void)pthread_mutex_lock(&instance->lock);
    int read = *count;
    (void)pthread_mutex_unlock(&instance->lock);
    return read;
}

static void nap(void) {
    const struct timespec pause = {.tv_nsec = 2000000};
    (void)nanosleep(&pause, NULL);
}

/* However long it takes, within reason. */
#define wait_until(condition)                                       \
    do {                                                            \
        int wait_left = PATIENCE;                                   \
        while (!(condition) && wait_left-- > 0) {                   \
            nap();                                                  \
        }                                                           \
        cr_assert(wait_left >= 0, "it never came: %s", #condition); \
    } while (0)

static enum err try_open(struct instance *instance, const char *url, const char *name, enum hints_way way,
                         int64_t tick_ms) {
    struct hints_options options = {
        .url = url, .way = way, .tick_ms = tick_ms, .listener = {.context = instance, .heard = hear, .tick = tick}};
    cr_assert(member_id_parse(&options.id, name, strlen(name)));
    memset(instance, 0, sizeof *instance);
    (void)pthread_mutex_init(&instance->lock, NULL);
    return hints_open(&instance->hints, &options, instance->explanation);
}

/* It has looked at everything once, as each does when it has connected. */
static void come(struct instance *instance, const char *name) {
    enum err err = try_open(instance, database.path, name, HINTS_NOTIFY, 0);
    cr_assert(err == OK, "%s", instance->explanation);
    must(hints_start(instance->hints));
    wait_until(read_count(instance, &instance->all) == 1);
}

static void tell_game(struct instance *instance, int number) {
    const struct hint hint = {.kind = HINT_GAME, .id = sample_id(number), .version = number + 1, .flags = HINT_CLOCK};
    hints_note(instance->hints, &hint);
}

static bool has_heard(struct instance *instance, int count) {
    return read_count(instance, &instance->heard_count) >= count;
}

static bool is_game(const struct hint *hint, int number) {
    struct id id = sample_id(number);
    return hint->kind == HINT_GAME && id_equal(&hint->id, &id) && hint->version == number + 1 &&
           hint->flags == HINT_CLOCK;
}

static uint64_t metric(const struct instance *instance, size_t offset) {
    return atomic_load(
        (const atomic_uint_fast64_t *)(const void *)((const char *)hints_metrics(instance->hints) + offset));
}

#define METRIC(instance, name) metric((instance), offsetof(struct hints_metrics, name))

/* As a stranger would. */
static void say(const char *text) {
    char sql[256];
    (void)snprintf(sql, sizeof sql, "SELECT pg_notify('referee', '%s')", text);
    database_sql(database.path, sql);
}

Test(hints, what_one_tells_the_other_hears_and_itself_does_not) {
    come(&north, "north");
    come(&south, "south");
    for (int i = 0; i < 3; i++) {
        tell_game(&north, i);
        hints_flush(north.hints);
        wait_until(has_heard(&south, i + 1));
        cr_expect(is_game(&south.heard[i], i));
    }
    tell_game(&south, 3);
    hints_flush(south.hints);
    wait_until(has_heard(&north, 1));
    cr_expect(north.heard_count == 1 && is_game(&north.heard[0], 3));
    cr_expect(north.all == 1 && south.all == 1); /* nothing was lost */
    wait_until(METRIC(&north, told) == 3 && METRIC(&north, heard) == 1);
    cr_expect_eq(METRIC(&south, lost), 0);
}

Test(hints, what_was_noted_waits_for_the_flush_and_is_told_before_the_end) {
    come(&north, "north");
    come(&south, "south");
    tell_game(&north, 0);
    hints_flush(south.hints); /* has nothing */
    tell_game(&south, 1);
    hints_flush(south.hints);
    wait_until(has_heard(&north, 1));
    cr_expect_eq(METRIC(&north, told), 0);
    hints_flush(north.hints);
    go(&north);
    wait_until(has_heard(&south, 1));
}

Test(hints, what_does_not_fit_into_a_message_is_heard_all_the_same) {
    come(&north, "north");
    come(&south, "south");
    for (int i = 0; i < 1500; i++) {
        tell_game(&north, i);
    }
    hints_flush(north.hints);
    wait_until(has_heard(&south, 1500));
    for (int i = 0; i < 1500; i++) {
        cr_assert(is_game(&south.heard[i], i), "%d", i);
    }
    wait_until(METRIC(&north, told) > 1); /* which is counted after it may have been heard */
    cr_expect_eq(south.all, 1);
}

Test(hints, more_than_eight_messages_are_anything) {
    come(&north, "north");
    come(&south, "south");
    for (int i = 0; i < 4000; i++) {
        tell_game(&north, i);
    }
    hints_flush(north.hints);
    wait_until(read_count(&south, &south.all) == 2);
    wait_until(METRIC(&north, told) == 1);
    cr_expect_eq(METRIC(&south, lost), 0);
}

Test(hints, a_gap_in_the_numbers_is_a_lost_message) {
    come(&south, "south");
    say("stranger 7 g:0000000000000000:1:c"); /* the first of an instance may have any number */
    wait_until(has_heard(&south, 1));
    say("stranger 8 g:0000000000000001:2:c");
    wait_until(has_heard(&south, 2));
    cr_expect_eq(read_count(&south, &south.all), 1);
    say("stranger 10 g:0000000000000002:3:c");
    wait_until(read_count(&south, &south.all) == 2);
    say("stranger 11 g:0000000000000003:4:c");
    wait_until(has_heard(&south, 3));
    cr_expect(is_game(&south.heard[2], 3));
    say("stranger 1 r"); /* a process that began anew */
    wait_until(read_count(&south, &south.all) == 3);
    say("stranger 2 *");
    wait_until(read_count(&south, &south.all) == 4);
    cr_expect_eq(METRIC(&south, lost), 2);
}

Test(hints, what_is_no_message_is_counted_and_nothing_else) {
    come(&south, "south");
    say("");
    say("hello");
    say("south 99 *"); /* as if by itself */
    say("other 1 q:what.comes.later");
    say("other 2 r");
    wait_until(has_heard(&south, 1));
    cr_expect(south.heard[0].kind == HINT_RESULTS && south.all == 1);
    cr_expect_eq(METRIC(&south, refused), 2);
}

static void end_sessions(void) {
    (void)database_number(database.path, "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

Test(hints, ended_sessions_are_made_anew_and_what_may_be_lost_is_anything) {
    come(&north, "north");
    come(&south, "south");
    for (int i = 0; i < 2; i++) {
        int all = read_count(&south, &south.all);
        end_sessions();
        wait_until(read_count(&south, &south.all) > all && METRIC(&north, lost) > (uint64_t)i); /* both listen again */
        all = read_count(&south, &south.all);
        uint64_t told = METRIC(&north, told);
        tell_game(&north, i); /* over a connection that has gone: it comes as anything */
        hints_flush(north.hints);
        wait_until(METRIC(&north, told) == told + 1);
        wait_until(read_count(&south, &south.all) > all);
        int heard = read_count(&south, &south.heard_count);
        tell_game(&north, i);
        hints_flush(north.hints);
        wait_until(has_heard(&south, heard + 1));
    }
    cr_expect_eq(METRIC(&north, failures), 2);
}

Test(hints, a_database_that_is_away_is_waited_for) {
    char sql[128];
    char server[DATABASE_PATH_MAX];
    const char *name = strrchr(database.path, '/') + 1;
    come(&north, "north");
    come(&south, "south");
    (void)snprintf(server, sizeof server, "%.*s/postgres", (int)(name - 1 - database.path), database.path);
    (void)snprintf(sql, sizeof sql, "ALTER DATABASE %s WITH ALLOW_CONNECTIONS false", name);
    database_sql(server, sql);
    (void)snprintf(sql, sizeof sql,
                   "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE datname = '%s'", name);
    (void)database_number(server, sql);
    for (int i = 0; i < 5000; i++) { /* more than could be kept */
        tell_game(&north, i);
        hints_flush(north.hints);
    }
    wait_until(METRIC(&north, failures) >= 2);
    int ticks = read_count(&south, &south.ticks);
    wait_until(read_count(&south, &south.ticks) > ticks); /* it goes on looking */
    (void)snprintf(sql, sizeof sql, "ALTER DATABASE %s WITH ALLOW_CONNECTIONS true", name);
    database_sql(server, sql);
    wait_until(METRIC(&north, told) >= 1 && read_count(&south, &south.all) >= 2);
    int heard = read_count(&south, &south.heard_count);
    tell_game(&north, 1);
    hints_flush(north.hints);
    wait_until(has_heard(&south, heard + 1));
}

Test(hints, where_it_only_looks_nothing_is_connected_or_told) {
    must(try_open(&north, database.path, "north", HINTS_POLL, 5));
    must(hints_start(north.hints));
    tell_game(&north, 0);
    hints_flush(north.hints);
    wait_until(read_count(&north, &north.ticks) >= 3);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM pg_stat_activity "
                                                "WHERE datname = current_database() AND pid <> pg_backend_pid()"),
                 0);
    go(&north);
    cr_expect_eq(north.heard_count, 0);
}

Test(hints, where_it_hears_it_looks_now_and_then_all_the_same) {
    must(try_open(&south, database.path, "south", HINTS_NOTIFY, 5));
    must(hints_start(south.hints));
    wait_until(read_count(&south, &south.ticks) >= 3);
    say("other 1 r");
    wait_until(has_heard(&south, 1));
}

Test(hints, a_file_has_nobody_to_tell) {
    must(try_open(&north, "/nowhere/referee.db", "north", HINTS_NOTIFY, 0));
    must(hints_start(north.hints));
    tell_game(&north, 0);
    hints_flush(north.hints);
    go(&north);
    cr_expect(north.all == 0 && north.ticks == 0);
}

Test(hints, a_database_that_is_not_there_is_an_error_with_a_reason) {
    char url[DATABASE_PATH_MAX + 16];
    (void)snprintf(url, sizeof url, "%s_not_there", database.path);
    expect_err(try_open(&north, url, "north", HINTS_NOTIFY, 0), ERR_STORE);
    cr_expect(strstr(north.explanation, "does not exist") != NULL, "%s", north.explanation);
}

Test(hints, ways_have_names) {
    enum hints_way way = HINTS_NONE;
    cr_expect(hints_way_find(&way, "notify") && way == HINTS_NOTIFY);
    cr_expect(hints_way_find(&way, "poll") && way == HINTS_POLL);
    cr_expect(hints_way_find(&way, "none") && way == HINTS_NONE);
    cr_expect(!hints_way_find(&way, "") && !hints_way_find(&way, "Notify"));
}
