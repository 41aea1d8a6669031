/* SPDX-License-Identifier: Apache-2.0 */
/* Instances over one PostgreSQL: who is there, whose a duty is, what time it is, and outages; each told exactly once. */
#include "core/members.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <libpq-fe.h>

#include "store/members.h"
#include "unit/store/database.h"
#include "util/timestamp.h"

enum { PATIENCE = 3000, DUTIES = 200, OUTAGES_MAX = 8 };

/* Beats come often; and however late they are on a busy machine, nobody is taken for dead. */
static const struct members_spans calm_spans = {
    .beat = 30, .alive = 50000, .trust = 40000, .mark = 20, .outage = 45000, .members = 3600000, .outages = 86400000};

/* For those who die, so that nobody waits for seconds. */
static const struct members_spans short_spans = {
    .beat = 30, .alive = 1500, .trust = 800, .mark = 20, .outage = 900, .members = 3600000, .outages = 86400000};

struct instance {
    struct members *members;
    pthread_mutex_t lock;
    int changes, replaced;
    int outage_count;
    struct outage outages[OUTAGES_MAX];
    bool was_trusted_early; /* it could have ended times before it knew of an outage */
    char explanation[DB_EXPLANATION_MAX];
};

static struct database database;
static struct instance north, south, west;

static void open_db(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
}

static void close_db(void) {
    struct instance *const all[] = {&north, &south, &west};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (all[i]->members != NULL) {
            members_stop(all[i]->members);
            members_free(all[i]->members);
        }
    }
    database_close(&database);
}

TestSuite(members, .init = open_db, .fini = close_db, .timeout = 60);

static int64_t number(const char *sql) {
    return database_number(database.path, sql);
}

/* ---- an instance ---- */

static void note_change(void *context) {
    struct instance *instance = context;
    (void)pthread_mutex_lock(&instance->lock);
    instance->changes++;
    (void)pthread_mutex_unlock(&instance->lock);
}

static void note_outage(void *context, const struct outage *outage) {
    struct instance *instance = context;
    (void)pthread_mutex_lock(&instance->lock);
    instance->was_trusted_early = instance->was_trusted_early || members_may_end_times(instance->members);
    if (instance->outage_count < OUTAGES_MAX) {
        instance->outages[instance->outage_count] = *outage;
    }
    instance->outage_count++;
    (void)pthread_mutex_unlock(&instance->lock);
}

static void note_replaced(void *context) {
    struct instance *instance = context;
    (void)pthread_mutex_lock(&instance->lock);
    instance->replaced++;
    (void)pthread_mutex_unlock(&instance->lock);
}

static int read_count(struct instance *instance, const int *count) {
    (void)pthread_mutex_lock(&instance->lock);
    int read = *count;
    (void)pthread_mutex_unlock(&instance->lock);
    return read;
}

static enum err try_open(struct instance *instance, const char *url, const char *name,
                         const struct members_spans *spans) {
    struct members_options options = {.url = url, .program = "0.1.0", .spans = spans};
    cr_assert(member_id_parse(&options.id, name, strlen(name)));
    *instance = (struct instance){.members = NULL};
    (void)pthread_mutex_init(&instance->lock, NULL);
    return members_open(&instance->members, &options, instance->explanation);
}

static void start(struct instance *instance) {
    const struct members_listener listener = {
        .context = instance, .changed = note_change, .outage = note_outage, .replaced = note_replaced};
    must(members_start(instance->members, &listener));
}

static void come_with(struct instance *instance, const char *name, const struct members_spans *spans) {
    enum err err = try_open(instance, database.path, name, spans);
    cr_assert(err == OK, "%s", instance->explanation);
    start(instance);
}

static void come(struct instance *instance, const char *name) {
    come_with(instance, name, &calm_spans);
}

static void go(struct instance *instance) {
    members_stop(instance->members);
    members_free(instance->members);
    instance->members = NULL;
}

static void nap(void) {
    const struct timespec pause = {.tv_nsec = 5000000};
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

static bool knows(struct instance *instance, size_t count) {
    struct member_id ids[MEMBERS_MAX];
    return members_list(instance->members, ids, MEMBERS_MAX) == count && members_may_end_times(instance->members);
}

/* Does each duty belong to one of them? How many belong to the first. */
static bool agree(int *out_of_first, struct instance *const *instances, int count) {
    bool is_one = true;
    *out_of_first = 0;
    for (int i = 0; i < DUTIES; i++) {
        struct id id = sample_id(i);
        int holders = 0;
        for (int at = 0; at < count; at++) {
            bool is_mine = members_is_mine(instances[at]->members, &id);
            holders += is_mine;
            *out_of_first += is_mine && at == 0;
        }
        is_one = is_one && holders == 1;
    }
    return is_one;
}

/* ---- who is there ---- */

Test(members, two_and_three_agree_on_who_has_which_duty) {
    struct instance *const all[] = {&north, &south, &west};
    int of_one = 0, of_two = 0, of_three = 0;
    come(&north, "north");
    wait_until(agree(&of_one, all, 1));
    cr_expect_eq(of_one, DUTIES);
    come(&south, "south");
    wait_until(knows(&north, 2) && knows(&south, 2));
    cr_expect(agree(&of_two, all, 2));
    cr_expect(of_two > DUTIES / 4 && of_two < DUTIES * 3 / 4, "%d", of_two);
    come(&west, "west");
    wait_until(knows(&north, 3) && knows(&south, 3) && knows(&west, 3));
    cr_expect(agree(&of_three, all, 3));
    cr_expect_lt(of_three, of_two);
    cr_expect_eq(number("SELECT count(*) FROM member WHERE program = '0.1.0' AND alive_at >= started_at"), 3);
}

Test(members, who_goes_leaves_the_duties_at_once) {
    struct instance *const all[] = {&north};
    int of_first = 0;
    come(&north, "north");
    come(&south, "south");
    wait_until(knows(&north, 2) && knows(&south, 2));
    cr_expect(!agree(&of_first, all, 1));
    int changes = read_count(&north, &north.changes);
    go(&south);
    cr_expect_eq(number("SELECT count(*) FROM member"), 1);
    wait_until(read_count(&north, &north.changes) == changes + 1);
    cr_expect(knows(&north, 1) && agree(&of_first, all, 1));
}

/* A row that nobody writes again is an instance that was killed. */
Test(members, who_dies_has_no_duties_once_it_does_not_count_as_alive) {
    const struct members_spans spans = {
        .beat = 30, .alive = 1500, .trust = 800, .mark = 20, .outage = 45000, .members = 3600000, .outages = 86400000};
    struct instance *const all[] = {&north};
    int of_first = 0;
    database_sql(database.path,
                 "INSERT INTO member (id, session, started_at, alive_at, program, level) "
                 "SELECT 'dead', 's', 1, floor(extract(EPOCH FROM clock_timestamp()) * 1000), '0.1.0', 1");
    come_with(&north, "north", &spans);
    wait_until(read_count(&north, &north.changes) >= 2 && agree(&of_first, all, 1));
    cr_expect_eq(number("SELECT count(*) FROM member"), 2); /* the row stays for a while */
    cr_expect_eq(number("SELECT count(*) FROM outage"), 0); /* that somebody died is none */
}

Test(members, rows_of_long_ago_go) {
    const struct members_spans spans = {
        .beat = 1, .alive = 50000, .trust = 40000, .mark = 20, .outage = 45000, .members = 60000, .outages = 60000};
    database_sql(database.path, "INSERT INTO member (id, session, started_at, alive_at, program, level) VALUES "
                                "('dead', 's', 1, 1, '0.1.0', 1)");
    database_sql(database.path, "INSERT INTO outage (from_at, to_at) VALUES (1, 2)");
    come_with(&north, "north", &spans);
    wait_until(number("SELECT (SELECT count(*) FROM member) + (SELECT count(*) FROM outage)") == 1);
}

Test(members, a_name_that_is_alive_is_refused) {
    come(&north, "north");
    expect_err(try_open(&south, database.path, "north", NULL), ERR_CONFLICT); /* with spans as in a server */
    cr_expect(strstr(south.explanation, "north is alive already") != NULL, "%s", south.explanation);
    wait_until(knows(&north, 1));
    cr_expect_eq(read_count(&north, &north.replaced), 0);
}

Test(members, who_has_gone_comes_again_by_the_same_name) {
    come(&north, "north");
    go(&north);
    come(&north, "north");
    wait_until(knows(&north, 1));
}

Test(members, who_was_killed_comes_again_by_the_same_name_once_that_is_certain) {
    database_sql(database.path,
                 "INSERT INTO member (id, session, started_at, alive_at, program, level) "
                 "SELECT 'north', 's', 1, floor(extract(EPOCH FROM clock_timestamp()) * 1000), '0.1.0', 1");
    come_with(&north, "north", &short_spans);
    wait_until(knows(&north, 1));
    cr_expect_eq(number("SELECT count(*) FROM member WHERE session <> 's' AND started_at > 1"), 1);
}

Test(members, one_whose_name_was_taken_has_nothing_any_more) {
    come(&north, "north");
    wait_until(knows(&north, 1));
    database_sql(database.path, "UPDATE member SET session = 'another', alive_at = alive_at + 3600000");
    wait_until(read_count(&north, &north.replaced) == 1);
    cr_expect(!members_may_end_times(north.members) && !members_is_mine_named(north.members, "housekeeping"));
    go(&north);
    cr_expect_eq(number("SELECT count(*) FROM member WHERE session = 'another'"), 1);
    cr_expect_eq(read_count(&north, &north.replaced), 1);
}

Test(members, one_whose_row_has_gone_enters_again) {
    come(&north, "north");
    wait_until(knows(&north, 1));
    database_sql(database.path, "DELETE FROM member");
    wait_until(number("SELECT count(*) FROM member") == 1);
    cr_expect_eq(read_count(&north, &north.replaced), 0);
}

Test(members, nothing_is_anybodys_before_the_start) {
    must(try_open(&north, database.path, "north", &short_spans));
    cr_expect(!members_may_end_times(north.members) && !members_is_mine_named(north.members, "housekeeping"));
    members_free(north.members);
    north.members = NULL;
    cr_expect_eq(number("SELECT count(*) FROM member"), 0);
}

Test(members, a_database_that_is_not_there_is_an_error_with_a_reason) {
    char url[DATABASE_PATH_MAX + 16];
    (void)snprintf(url, sizeof url, "%s_not_there", database.path);
    expect_err(try_open(&north, url, "north", &short_spans), ERR_STORE);
    cr_expect(strstr(north.explanation, "does not exist") != NULL, "%s", north.explanation);
}

/* ---- connections that are lost ---- */

/* Ends the sessions of all, also those that come again, until it stops. */
static void keep_away(bool away) {
    char sql[256];
    const char *name = strrchr(database.path, '/') + 1;
    char server[DATABASE_PATH_MAX];
    (void)snprintf(server, sizeof server, "%.*s/postgres", (int)(name - 1 - database.path), database.path);
    (void)snprintf(sql, sizeof sql, "ALTER DATABASE %s WITH ALLOW_CONNECTIONS %s", name, away ? "false" : "true");
    database_sql(server, sql);
    if (away) {
        (void)snprintf(sql, sizeof sql,
                       "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE datname = '%s'",
                       name);
        (void)database_number(server, sql);
    }
}

Test(members, a_session_that_is_ended_is_made_anew) {
    come(&north, "north");
    come(&south, "south");
    wait_until(knows(&north, 2) && knows(&south, 2));
    for (int i = 0; i < 3; i++) {
        int64_t before = number("SELECT min(alive_at) FROM member");
        (void)number("SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                     "WHERE datname = current_database() AND pid <> pg_backend_pid()");
        wait_until(number("SELECT min(alive_at) FROM member") > before);
        wait_until(knows(&north, 2) && knows(&south, 2));
    }
}

/* On a busy machine there may be more outages than the one that is meant; but each is told once to each. */
static bool was_told_of_all(struct instance *instance) {
    (void)pthread_mutex_lock(&instance->lock);
    bool is_same = instance->outage_count == number("SELECT count(*) FROM outage");
    for (int i = 0; i < instance->outage_count && i < OUTAGES_MAX; i++) {
        char sql[128];
        (void)snprintf(sql, sizeof sql, "SELECT to_at FROM outage WHERE from_at = %lld",
                       (long long)instance->outages[i].since);
        is_same = is_same && instance->outages[i].until == number(sql);
    }
    (void)pthread_mutex_unlock(&instance->lock);
    return is_same;
}

Test(members, without_the_database_nothing_is_anybodys_and_afterwards_all_are_told_of_the_outage) {
    come_with(&north, "north", &short_spans);
    come_with(&south, "south", &short_spans);
    wait_until(knows(&north, 2) && knows(&south, 2));
    int64_t outages = number("SELECT count(*) FROM outage");
    int changes = read_count(&north, &north.changes);
    keep_away(true);
    wait_until(!members_may_end_times(north.members) && !members_may_end_times(south.members));
    wait_until(!members_is_mine_named(north.members, "housekeeping") &&
               !members_is_mine_named(south.members, "housekeeping"));
    keep_away(false);
    wait_until(members_may_end_times(north.members) && members_may_end_times(south.members));
    cr_expect(!north.was_trusted_early && !south.was_trusted_early);
    cr_expect_gt(number("SELECT count(*) FROM outage"), outages);
    wait_until(was_told_of_all(&north) && was_told_of_all(&south));
    wait_until(knows(&north, 2) && knows(&south, 2) && read_count(&north, &north.changes) > changes);
}

/* ---- outages ---- */

Test(members, the_first_start_is_no_outage_and_one_after_a_night_is) {
    come(&north, "north");
    wait_until(knows(&north, 1));
    cr_expect_eq(read_count(&north, &north.outage_count), 0);
    go(&north);
    database_sql(database.path, "UPDATE uptime_mark SET at = 1000");
    come(&north, "north");
    wait_until(knows(&north, 1));
    cr_assert_eq(read_count(&north, &north.outage_count), 1);
    cr_expect(north.outages[0].since == 1000 && north.outages[0].until > 1000 && !north.was_trusted_early);
    /* Whoever comes next hears of it too, as the first may have died before it made it good; and of those before it. */
    database_sql(database.path, "INSERT INTO outage (from_at, to_at) SELECT 500, to_at - 1 FROM outage");
    come(&south, "south");
    wait_until(knows(&south, 2));
    cr_assert_eq(read_count(&south, &south.outage_count), 2);
    cr_expect(south.outages[0].since == 500 && south.outages[1].since == 1000);
    cr_expect_eq(south.outages[1].until, number("SELECT to_at FROM outage WHERE from_at = 1000"));
    /* And all of the next one. */
    database_sql(database.path, "UPDATE uptime_mark SET at = 2000");
    wait_until(read_count(&north, &north.outage_count) == 2 && read_count(&south, &south.outage_count) == 3);
    cr_expect(north.outages[1].since == 2000 && south.outages[2].since == 2000);
    cr_expect_eq(number("SELECT count(*) FROM outage"), 3);
}

/* However short: and whoever comes at the same time, and is ahead with the first beat, notes it as well. */
Test(members, those_who_come_to_where_nobody_is_find_an_outage_be_it_short) {
    come(&north, "north");
    wait_until(knows(&north, 1));
    go(&north);
    const int64_t left_at = number("SELECT at FROM uptime_mark");
    bool joined = false;
    must(member_join(&joined, database.db, "west", "another session", "0.1.0", calm_spans.alive));
    cr_assert(joined); /* and has not come to its beat */
    come(&south, "south");
    wait_until(knows(&south, 2));
    cr_assert_eq(read_count(&south, &south.outage_count), 1);
    cr_expect_eq(south.outages[0].since, left_at);
    cr_expect(!south.was_trusted_early);
    come(&north, "north");
    wait_until(knows(&north, 3));
    cr_expect_eq(number("SELECT count(*) FROM outage"), 1, "there was somebody when this one came");
}

Test(members, who_came_to_others_was_there_though_they_go_at_once) {
    static const struct members_spans unmarked_spans = {
        .beat = 30, .alive = 50000, .trust = 40000, .mark = 44000, .outage = 45000, .members = 60000, .outages = 60000};
    come_with(&north, "north", &unmarked_spans);
    come_with(&south, "south", &unmarked_spans);
    wait_until(knows(&north, 2) && knows(&south, 2));
    go(&north);
    wait_until(knows(&south, 1));
    cr_expect_eq(number("SELECT count(*) FROM outage"), 0);
}

static void *beat_at_once(void *context) {
    const char *name = context;
    bool is_there = false;
    struct db *db = database_connect(&database, DB_WRITE);
    (void)!member_beat(&is_there, db, name, "s", 60000, 90000, 90000);
    db_close(db);
    return is_there ? context : NULL;
}

/* Both find the mark old; one has to wait for the other. */
Test(members, of_two_who_find_an_outage_at_once_one_notes_it) {
    pthread_t threads[4];
    char names[4][2] = {"a", "b", "c", "d"};
    database_sql(database.path, "INSERT INTO uptime_mark (id, at) VALUES (1, 1000);"
                                "INSERT INTO member (id, session, started_at, alive_at, program, level) "
                                "SELECT name, 's', 1, 1, '', 1 FROM unnest(ARRAY['a', 'b', 'c', 'd']) AS name");
    PGconn *holder = PQconnectdb(database.path);
    PQclear(PQexec(holder, "BEGIN; UPDATE uptime_mark SET at = 2000"));
    for (size_t i = 0; i < 4; i++) {
        cr_assert(pthread_create(&threads[i], NULL, beat_at_once, names[i]) == 0);
    }
    wait_until(number("SELECT count(*) FROM pg_locks WHERE NOT granted") == 4);
    PQclear(PQexec(holder, "COMMIT"));
    PQfinish(holder);
    for (size_t i = 0; i < 4; i++) {
        void *result = NULL;
        (void)pthread_join(threads[i], &result);
        cr_expect(result != NULL);
    }
    cr_expect_eq(number("SELECT count(*) FROM outage"), 1);
    cr_expect_eq(number("SELECT from_at FROM outage"), 2000); /* what the lock's last holder had written */
    cr_expect_eq(number("SELECT count(*) FROM uptime_mark, outage WHERE at = to_at"), 1);
}

/* ---- time ---- */

Test(members, the_time_is_the_databases_and_does_not_go_back) {
    come(&north, "north");
    come(&south, "south");
    int64_t last = 0;
    for (int i = 0; i < 50; i++) {
        int64_t before = number("SELECT floor(extract(EPOCH FROM clock_timestamp()) * 1000)");
        int64_t now = timestamp_now();
        int64_t after = number("SELECT floor(extract(EPOCH FROM clock_timestamp()) * 1000)");
        /* The program and the server have one clock here: off by half of the shortest trip at most. */
        cr_expect(now >= before - 100 && now <= after + 100);
        int64_t again = timestamp_now();
        cr_expect_geq(again, last);
        last = again;
    }
}

/* ---- a process that is frozen ---- */

/* A child that says when it knows of two, and, when it is asked, whether it may end times. */
static void live_and_tell(int in, int out) {
    cr_assert(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0);
    come_with(&north, "child", &short_spans);
    wait_until(knows(&north, 2));
    cr_assert(write(out, "r", 1) == 1);
    for (char sign = '\0'; read(in, &sign, 1) == 1;) {
        cr_assert(write(out, members_may_end_times(north.members) ? "y" : "n", 1) == 1);
    }
    _exit(0);
}

static char read_sign(int in) {
    char sign = '\0';
    return read(in, &sign, 1) == 1 ? sign : '\0';
}

/* It is asked while it sleeps, and its row is held fast, so that it comes to no beat before it has answered. */
Test(members, one_that_was_frozen_loses_its_duties_and_knows_it_when_it_wakes) {
    int asks[2], answers[2];
    cr_assert(pipe(asks) == 0 && pipe(answers) == 0);
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        (void)close(asks[1]);
        live_and_tell(asks[0], answers[1]);
    }
    (void)close(answers[1]);
    come_with(&north, "north", &short_spans);
    cr_assert_eq(read_sign(answers[0]), 'r');
    wait_until(knows(&north, 2));
    cr_assert(kill(child, SIGSTOP) == 0);
    wait_until(knows(&north, 1));
    PGconn *holder = PQconnectdb(database.path);
    PQclear(PQexec(holder, "BEGIN; SELECT FROM member WHERE id = 'child' FOR UPDATE"));
    cr_assert(write(asks[1], "?", 1) == 1 && kill(child, SIGCONT) == 0);
    cr_expect_eq(read_sign(answers[0]), 'n');
    PQfinish(holder);
    wait_until(knows(&north, 2));
    cr_assert(kill(child, SIGKILL) == 0);
    (void)waitpid(child, NULL, 0);
}
