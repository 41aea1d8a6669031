/* SPDX-License-Identifier: Apache-2.0 */
#include "core/members.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include <libpq-fe.h>

#include "unit/store/database.h"

static struct database database;
static struct members *members;

static void open_db(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
}

static void close_db(void) {
    members_stop(members);
    members_free(members);
    database_close(&database);
}

TestSuite(members_wait, .init = open_db, .fini = close_db, .timeout = 60);

static void come_with(const struct members_spans *spans) {
    struct members_options options = {.url = database.path, .program = "0.1.0", .spans = spans};
    const struct members_listener nobody = {.changed = NULL};
    cr_assert(member_id_parse(&options.id, "north", strlen("north")));
    must(members_open(&members, &options, database.explanation));
    must(members_start(members, &nobody));
}

static void nap(void) {
    (void)nanosleep(&(const struct timespec){.tv_nsec = 10000000}, NULL);
}

static void wait_until_old(void) {
    while (members_may_end_times(members)) { /* or the suite's time is over */
        nap();
    }
}

static int64_t last_beat(void) {
    return database_number(database.path, "SELECT alive_at FROM member");
}

Test(members_wait, who_judges_time_waits_for_a_beat_where_the_last_is_old) {
    static const struct members_spans slow_spans = {
        .beat = 400, .alive = 50000, .trust = 100, .mark = 20, .outage = 45000, .members = 60000, .outages = 60000};
    come_with(&slow_spans);
    for (int i = 0; i < 3; i++) {
        wait_until_old();
        int64_t before = last_beat();
        members_wait(members, 1);
        cr_expect(members_may_end_times(members) || last_beat() > before);
    }
}

static void *wait_on_another_opening(void *context) {
    members_wait(members, 2);
    atomic_store((atomic_bool *)context, true);
    return NULL;
}

/* As with a connection that was lost, and then made anew. */
Test(members_wait, who_has_waited_in_vain_waits_again_on_another_opening) {
    static const struct members_spans brief_spans = {
        .beat = 20, .alive = 50000, .trust = 5000, .mark = 20, .outage = 45000, .members = 60000, .outages = 60000};
    atomic_bool has_waited = false;
    pthread_t waiting;
    come_with(&brief_spans);
    PGconn *holder = PQconnectdb(database.path);
    PQclear(PQexec(holder, "BEGIN; UPDATE member SET program = program"));
    wait_until_old();
    members_wait(members, 1);
    members_wait(members, 1); /* not again */
    cr_expect(!members_may_end_times(members), "the beat cannot have come");
    cr_assert(pthread_create(&waiting, NULL, wait_on_another_opening, &has_waited) == 0);
    for (int i = 0; i < 10; i++) {
        nap();
    }
    cr_expect(!atomic_load(&has_waited));
    PQclear(PQexec(holder, "COMMIT"));
    PQfinish(holder);
    (void)pthread_join(waiting, NULL);
    cr_expect(members_may_end_times(members));
}
