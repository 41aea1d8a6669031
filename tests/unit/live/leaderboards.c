/* SPDX-License-Identifier: Apache-2.0 */
/* What a look and a glance at a leaderboard have in common, and when a glance will not do. */
#include "live/leaderboards.h"

#include <stdio.h>
#include <string.h>

#include "store/player_stats.h"
#include "unit/store/database.h"

static struct database database;
static struct db *reader;
static struct leaderboards *leaderboards;
static struct leaderboard_query query;
static struct leaderboard_page page; /* too large for the stack of every test */

static const int64_t today = INT64_C(20000) * 24 * 60 * 60 * 1000;
static const int64_t day = INT64_C(24) * 60 * 60 * 1000;

static void open_it(void) {
    database_open(&database);
    reader = database_connect(&database, DB_READ);
    leaderboards = leaderboards_create(reader, 1000);
    query = (struct leaderboard_query){.metric = METRIC_WINS, .period = PERIOD_DAY, .limit = 10};
    query.preset = family_find_preset(&query.family, "bulls-and-cows", strlen("bulls-and-cows"));
    cr_assert_not_null(query.preset);
}

static void close_it(void) {
    leaderboards_free(leaderboards);
    db_close(reader);
    database_close(&database);
}

TestSuite(leaderboards, .init = open_it, .fini = close_it, .timeout = 60);

/* A player wins so often today. */
static void win(int player, int wins) {
    struct player_stats stats = {0};
    const struct outing outing = {.game = true, .won = true};
    for (int i = 0; i < wins; i++) {
        stats_note(&stats, &outing, today + i);
    }
    struct player_stats_row row = {.ruleset = query.preset->id, .player = sample_id(player)};
    row.tallies_length = stats_pack(row.tallies, &stats);
    must(player_stats_row_put(database.db, &row));
}

/* "RANK:VALUE" of the page's entries. */
static void expect_page(const char *expected) {
    char text[256] = "";
    for (size_t i = 0; i < page.count; i++) {
        size_t length = strlen(text);
        double value = leaderboards_value(query.family, query.metric, page.entries[i].key);
        (void)snprintf(text + length, sizeof text - length, "%zu:%.0f ", page.ranks[i], value);
    }
    cr_expect_str_eq(text, expected);
}

Test(leaderboards, a_glance_shows_what_a_look_has_brought_and_what_came_since) {
    win(1, 2);
    win(2, 3);
    cr_expect_not(leaderboards_glance(&page, leaderboards, &query, today));
    must(leaderboards_look(&page, leaderboards, &query, today));
    expect_page("1:3 2:2 ");
    win(3, 3);
    cr_assert(leaderboards_glance(&page, leaderboards, &query, today));
    expect_page("1:3 1:3 3:2 ");
    cr_expect(page.total == 3 && !page.more);
}

Test(leaderboards, the_first_look_sees_more_than_is_read_at_once) {
    for (int player = 1; player <= 2000; player++) {
        win(player, 1 + player % 3);
    }
    win(1, 4);
    must(leaderboards_look(&page, leaderboards, &query, today));
    cr_expect_eq(page.total, 2000);
    query.limit = 3;
    must(leaderboards_look(&page, leaderboards, &query, today));
    expect_page("1:4 2:3 2:3 ");
    win(2, 5);
    cr_assert(leaderboards_glance(&page, leaderboards, &query, today), "only what came since is read");
    expect_page("1:5 2:4 3:3 ");
}

Test(leaderboards, a_glance_does_not_do_where_much_has_changed) {
    must(leaderboards_look(&page, leaderboards, &query, today));
    for (int player = 1; player <= 150; player++) {
        win(player, 1);
    }
    cr_expect_not(leaderboards_glance(&page, leaderboards, &query, today));
    must(leaderboards_look(&page, leaderboards, &query, today));
    cr_expect_eq(page.total, 150);
    cr_expect(leaderboards_glance(&page, leaderboards, &query, today) && page.total == 150);
}

Test(leaderboards, a_glance_does_not_do_for_another_day_or_another_board) {
    win(1, 2);
    must(leaderboards_look(&page, leaderboards, &query, today));
    cr_expect_not(leaderboards_glance(&page, leaderboards, &query, today + day));
    must(leaderboards_look(&page, leaderboards, &query, today + day));
    expect_page("");
    cr_expect_not(leaderboards_glance(&page, leaderboards, &query, today));
    query.period = PERIOD_ALL;
    cr_expect_not(leaderboards_glance(&page, leaderboards, &query, today));
}

Test(leaderboards, the_board_that_was_looked_at_longest_ago_gives_way) {
    struct leaderboard_query all = query;
    struct leaderboard_query week = query;
    all.period = PERIOD_ALL;
    week.period = PERIOD_WEEK;
    for (int player = 1; player <= 400; player++) {
        win(player, 1);
    }
    must(leaderboards_look(&page, leaderboards, &query, today));
    must(leaderboards_look(&page, leaderboards, &all, today));
    cr_expect(leaderboards_glance(&page, leaderboards, &query, today));
    must(leaderboards_look(&page, leaderboards, &week, today)); /* 1200 entries: one board too many */
    cr_expect(leaderboards_glance(&page, leaderboards, &query, today));
    cr_expect(leaderboards_glance(&page, leaderboards, &week, today));
    cr_expect_not(leaderboards_glance(&page, leaderboards, &all, today));
}
