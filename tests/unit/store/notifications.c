/* SPDX-License-Identifier: Apache-2.0 */
/* What players are told comes back in order, and goes when it is old. */
#include "store/notifications.h"

#include <stdio.h>
#include <string.h>

#include "database.h"

static struct database database;

static void open_it(void) {
    database_open(&database);
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(store_notifications, .init = open_it, .fini = close_it);

struct texts {
    char text[512];
};

static enum err note(void *context, const struct notification_row *row) {
    struct texts *texts = context;
    size_t length = strlen(texts->text);
    (void)snprintf(texts->text + length, sizeof texts->text - length, "%lld:%lld:%s:%.2s:%lld ", (long long)row->seq,
                   (long long)row->at, row->kind, row->game.text, (long long)row->game_seq);
    return OK;
}

static void append(int player, int64_t at, const char *kind, int64_t game_seq) {
    struct id id = sample_id(player);
    struct notification_row row = {.at = at, .kind = kind, .game_seq = game_seq};
    (void)snprintf(row.game.text, sizeof row.game.text, "%s", "gg00000000000000");
    must(notification_append(database.db, &id, &row));
}

static void expect(int player, int64_t after, int64_t limit, const char *expected) {
    struct id id = sample_id(player);
    struct texts texts = {""};
    must(notification_number(database.db, &id));
    must(notification_read(database.db, &id, after, limit, note, &texts));
    cr_expect_str_eq(texts.text, expected, "%s", texts.text);
}

static void expect_range(int player, int64_t oldest, int64_t newest) {
    struct id id = sample_id(player);
    struct notification_range range = {-1, -1};
    must(notification_read_range(&range, database.db, &id));
    cr_expect(range.oldest == oldest && range.newest == newest, "%lld to %lld", (long long)range.oldest,
              (long long)range.newest);
}

Test(store_notifications, each_player_has_numbers_of_their_own) {
    expect_range(1, 0, 0);
    append(1, 10, "invited", 1);
    append(2, 11, "joined", 2);
    append(1, 12, "turn", 5);
    expect(1, 0, 10, "1:10:invited:gg:1 2:12:turn:gg:5 ");
    expect(2, 0, 10, "1:11:joined:gg:2 ");
    expect(3, 0, 10, "");
    expect_range(1, 1, 2);
}

Test(store_notifications, reading_goes_on_behind_a_number_and_ends_at_a_limit) {
    for (int i = 0; i < 5; i++) {
        append(1, i, "turn", i + 1);
    }
    expect(1, 1, 2, "2:1:turn:gg:2 3:2:turn:gg:3 ");
    expect(1, 5, 2, "");
}

/* All of it, as often as it takes to come round. */
static void purge(int64_t before) {
    struct id after = {""};
    do {
        must(notification_purge(&after, database.db, before));
    } while (!id_is_none(&after));
}

Test(store_notifications, what_is_old_goes_and_the_newest_stays) {
    for (int i = 0; i < 4; i++) {
        append(1, 10 * i, "turn", i + 1);
    }
    append(2, 5, "turn", 1);
    purge(20);
    expect_range(1, 3, 4);
    expect_range(2, 1, 1);
    purge(1000);
    expect_range(1, 4, 4);
    append(1, 2000, "turn", 9);
    expect_range(1, 4, 5);
}

Test(store_notifications, purging_goes_round_all_players_and_takes_no_more_than_a_few_at_a_time) {
    enum { PLAYERS = 130 };
    for (int i = 1; i <= PLAYERS; i++) {
        append(i, 1, "turn", 1);
        append(i, 2, "turn", 2);
    }
    struct id after = {""};
    int steps = 0;
    do {
        must(notification_purge(&after, database.db, 10));
        steps++;
    } while (!id_is_none(&after));
    cr_expect_eq(steps, 3);
    for (int i = 1; i <= PLAYERS; i++) {
        expect_range(i, 2, 2);
    }
}

Test(store_notifications, a_store_that_fails_says_so) {
    struct id id = sample_id(1);
    struct id after = {""};
    struct notification_range range;
    const struct notification_row none = {.kind = NULL};
    cr_expect_neq(notification_append(database.db, &id, &none), OK);
    must(db_begin(database.db));
    must(db_rollback(database.db));
    must(notification_read_range(&range, database.db, &id));
    must(notification_purge(&after, database.db, 0));
    cr_expect(id_is_none(&after));
}
