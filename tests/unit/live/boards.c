/* SPDX-License-Identifier: Apache-2.0 */
/* What a look and a glance at a leaderboard have in common, and when a glance will not do. */
#include "live/boards.h"

#include <stdio.h>
#include <string.h>

#include "store/standings.h"
#include "unit/store/database.h"

static struct database database;
static struct db *reader;
static struct boards *boards;
static struct board_query query;
static struct board_page page; /* too large for the stack of every test */

static const int64_t today = INT64_C(20000) * 24 * 60 * 60 * 1000;
static const int64_t day = INT64_C(24) * 60 * 60 * 1000;

static void open_it(void) {
    database_open(&database);
    reader = database_connect(&database, DB_READ);
    boards = boards_create(reader, 1000);
    query = (struct board_query){.metric = METRIC_WINS, .period = PERIOD_DAY, .limit = 10};
    query.preset = family_find_preset(&query.family, "bulls-and-cows", strlen("bulls-and-cows"));
    cr_assert_not_null(query.preset);
}

static void close_it(void) {
    boards_free(boards);
    db_close(reader);
    database_close(&database);
}

TestSuite(boards, .init = open_it, .fini = close_it, .timeout = 60);

/* A player wins so often today. */
static void win(int player, int wins) {
    struct standing standing = {0};
    const struct outing outing = {.game = true, .won = true};
    for (int i = 0; i < wins; i++) {
        standing_note(&standing, &outing, today + i);
    }
    struct standing_row row = {.ruleset = query.preset->id, .player = sample_id(player)};
    row.tallies_length = standing_pack(row.tallies, &standing);
    must(standing_put(database.db, &row));
}

/* "RANK:VALUE" of the page's entries. */
static void expect_page(const char *expected) {
    char text[256] = "";
    for (size_t i = 0; i < page.count; i++) {
        size_t length = strlen(text);
        double value = boards_value(query.family, query.metric, page.entries[i].key);
        (void)snprintf(text + length, sizeof text - length, "%zu:%.0f ", page.ranks[i], value);
    }
    cr_expect_str_eq(text, expected);
}

Test(boards, a_glance_shows_what_a_look_has_brought_and_what_came_since) {
    win(1, 2);
    win(2, 3);
    cr_expect_not(boards_glance(&page, boards, &query, today));
    must(boards_look(&page, boards, &query, today));
    expect_page("1:3 2:2 ");
    win(3, 3);
    cr_assert(boards_glance(&page, boards, &query, today));
    expect_page("1:3 1:3 3:2 ");
    cr_expect(page.total == 3 && !page.more);
}

Test(boards, the_first_look_sees_more_than_is_read_at_once) {
    for (int player = 1; player <= 2000; player++) {
        win(player, 1 + player % 3);
    }
    win(1, 4);
    must(boards_look(&page, boards, &query, today));
    cr_expect_eq(page.total, 2000);
    query.limit = 3;
    must(boards_look(&page, boards, &query, today));
    expect_page("1:4 2:3 2:3 ");
    win(2, 5);
    cr_assert(boards_glance(&page, boards, &query, today), "only what came since is read");
    expect_page("1:5 2:4 3:3 ");
}

Test(boards, a_glance_does_not_do_where_much_has_changed) {
    must(boards_look(&page, boards, &query, today));
    for (int player = 1; player <= 150; player++) {
        win(player, 1);
    }
    cr_expect_not(boards_glance(&page, boards, &query, today));
    must(boards_look(&page, boards, &query, today));
    cr_expect_eq(page.total, 150);
    cr_expect(boards_glance(&page, boards, &query, today) && page.total == 150);
}

Test(boards, a_glance_does_not_do_for_another_day_or_another_board) {
    win(1, 2);
    must(boards_look(&page, boards, &query, today));
    cr_expect_not(boards_glance(&page, boards, &query, today + day));
    must(boards_look(&page, boards, &query, today + day));
    expect_page("");
    cr_expect_not(boards_glance(&page, boards, &query, today));
    query.period = PERIOD_ALL;
    cr_expect_not(boards_glance(&page, boards, &query, today));
}

Test(boards, the_board_that_was_looked_at_longest_ago_gives_way) {
    struct board_query all = query;
    struct board_query week = query;
    all.period = PERIOD_ALL;
    week.period = PERIOD_WEEK;
    for (int player = 1; player <= 400; player++) {
        win(player, 1);
    }
    must(boards_look(&page, boards, &query, today));
    must(boards_look(&page, boards, &all, today));
    cr_expect(boards_glance(&page, boards, &query, today));
    must(boards_look(&page, boards, &week, today)); /* 1200 entries: one board too many */
    cr_expect(boards_glance(&page, boards, &query, today));
    cr_expect(boards_glance(&page, boards, &week, today));
    cr_expect_not(boards_glance(&page, boards, &all, today));
}
