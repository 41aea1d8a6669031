/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How SQLite goes about each query: by indices, without walking over whole tables or sorting them, and writing no more than
 * there is to write.
 */
#include "store/driver_sqlite.h"

#include <stdio.h>
#include <string.h>

#include "database.h"
#include "store/embedded.h"

static struct database database;

static void open_driver(void) {
    database_open(&database);
}

static void close_driver(void) {
    database_close(&database);
}

TestSuite(driver_sqlite_plans, .init = open_driver, .fini = close_driver);

/* Runs one row function over what EXPLAIN says of every query. */
static void explain_query(sqlite3 *handle, enum query query, const char *prefix, int column,
                          void (*look)(enum query query, const char *text, int *count), int *count) {
    char sql[4096];
    (void)snprintf(sql, sizeof sql, "%s %s", prefix, sqlite_queries[query].sql);
    sqlite3_stmt *statement = NULL;
    cr_assert(sqlite3_prepare_v2(handle, sql, -1, &statement, NULL) == SQLITE_OK, "%s: %s", sqlite_queries[query].name,
              sqlite3_errmsg(handle));
    while (sqlite3_step(statement) == SQLITE_ROW) {
        look(query, (const char *)sqlite3_column_text(statement, column), count);
    }
    (void)sqlite3_finalize(statement);
}

/* What `referee verify` asks once, of everything there is. */
static bool is_of_verify(enum query query) {
    return query == QUERY_LIST_FORGED_NOTIFICATIONS || query == QUERY_LIST_FORGED_DELIVERIES ||
           query == QUERY_NEXT_LOST_TOURNAMENT || query == QUERY_LIST_EXTRA_READERS ||
           query == QUERY_LIST_RATING_PAIRS || query == QUERY_LIST_NOTIFICATIONS || query == QUERY_LIST_GAME_MESSAGES ||
           query == QUERY_LIST_LOST_PLAYER_STATS || query == QUERY_LIST_LEADERBOARD_RULESETS ||
           query == QUERY_LIST_PLAYER_RESULTS || query == QUERY_LIST_LOST_RATING_STEPS ||
           query == QUERY_LIST_WRONG_PLACES || query == QUERY_LIST_WRONG_MARKS || query == QUERY_REBUILD_EVENT_PLACES ||
           query == QUERY_READ_LOGGED_GAMES || query == QUERY_NEXT_LOST_GAME ||
           query == QUERY_LIST_LOST_QUESTION_PARTS || query == QUERY_LIST_UNLISTED_RESULTS ||
           query == QUERY_DELETE_RECORDS;
}

/*
 * Small, and read at start only; drafts that are being made now; at start, by an index of these; the census; for operators; a
 * copy.
 */
static bool may_scan(enum query query) {
    return query == QUERY_COUNT_SCHEMA || query == QUERY_READ_MIGRATIONS || query == QUERY_LIST_COLUMNS ||
           query == QUERY_FIND_STALE_DRAFT || query == QUERY_FIND_STALE_QUESTION_DRAFT ||
           query == QUERY_LIST_TIMED_AND_PLAYING || query == QUERY_COUNT_OPEN_GAMES ||
           query == QUERY_COUNT_OPEN_TOURNAMENTS || query == QUERY_COUNT_WAITING_DELIVERIES ||
           query == QUERY_READ_DATABASE_SIZE || query == QUERY_COUNT_PLAYERS || query == QUERY_LIST_ALL_RESULTS ||
           is_of_verify(query);
}

/* One game's results, a page or two of a list, services with webhooks, and what a server left unwritten when it ended. */
static bool may_sort(enum query query) {
    return query == QUERY_READ_RESULTS || query == QUERY_LIST_TOURNAMENT_ENTRANTS_BY_POINTS ||
           query == QUERY_LIST_MET_QUESTIONS || query == QUERY_LIST_COMPETING_GAMES ||
           query == QUERY_LIST_TOURNAMENTS || query == QUERY_LIST_TOURNAMENTS_BY_STATUS ||
           query == QUERY_LIST_TOURNAMENTS_OF_PLAYER || query == QUERY_LIST_TOURNAMENTS_OF_SERIES ||
           query == QUERY_LIST_QUESTION_SETS || query == QUERY_LIST_TOURNAMENT_OWNERS ||
           query == QUERY_WRITE_EVENT_PLACES || query == QUERY_COUNT_GAMES || query == QUERY_COUNT_EVENTS ||
           is_of_verify(query);
}

static void look_at_plan(enum query query, const char *text, int *count) {
    ++*count;
    /* None is of a table: a row of constants, a page found by an index, what a recursion goes on from, a bound list. */
    bool walks = strncmp(text, "SCAN", 4) == 0 && strcmp(text, "SCAN CONSTANT ROW") != 0 &&
                 strcmp(text, "SCAN page") != 0 && strcmp(text, "SCAN due") != 0 &&
                 strncmp(text, "SCAN listed VIRTUAL TABLE", 25) != 0;
    cr_expect(!walks || may_scan(query), "%s: %s", sqlite_queries[query].name, text);
    cr_expect(strstr(text, "TEMP B-TREE") == NULL || may_sort(query), "%s: %s", sqlite_queries[query].name, text);
    /* What the index of the log has not yet is given one for the query. */
    bool is_of_tail = strncmp(text, "SEARCH tail ", 12) == 0 || strncmp(text, "SEARCH first ", 13) == 0 ||
                      strncmp(text, "SEARCH at ", 10) == 0;
    cr_expect(strstr(text, "AUTOMATIC") == NULL || (is_of_tail && is_of_verify(query)), "%s: %s",
              sqlite_queries[query].name, text);
}

Test(driver_sqlite_plans, no_query_walks_over_a_whole_table) {
    int lines = 0;
    for (enum query query = 0; query < QUERY_COUNT; query++) {
        if (sqlite_queries[query].sql != NULL) {
            explain_query(sqlite_of_db(database.db)->handle, query, "EXPLAIN QUERY PLAN", 3, look_at_plan, &lines);
        }
    }
    cr_expect(lines > 20, "there were plans to look at: %d", lines);
}

static void count_by_app(enum query query, const char *text, int *count) {
    (void)query;
    *count += strstr(text, "(app=?") != NULL;
}

Test(driver_sqlite_plans, lists_of_an_app_are_found_by_the_app_first) {
    int lists = 0;
    for (enum query query = 0; query < QUERY_COUNT; query++) {
        int found = 0;
        const char *sql = sqlite_queries[query].sql;
        if (sql != NULL && strstr(sql, "app = 'main'") != NULL) {
            explain_query(sqlite_of_db(database.db)->handle, query, "EXPLAIN QUERY PLAN", 3, count_by_app, &found);
            cr_expect(found > 0, "%s", sqlite_queries[query].name);
            lists++;
        }
    }
    cr_expect(lists > 10, "there were lists to look at: %d", lists);
}

static void count_writes(enum query query, const char *text, int *count) {
    (void)query;
    *count += strcmp(text, "OpenWrite") == 0;
}

Test(driver_sqlite_plans, an_event_is_written_to_the_log_alone) {
    int writes = 0;
    explain_query(sqlite_of_db(database.db)->handle, QUERY_APPEND_EVENT, "EXPLAIN", 1, count_writes, &writes);
    cr_expect(writes == 1, "%d", writes);
}

Test(driver_sqlite_plans, private_games_are_in_no_list_but_their_players) {
    (void)sample_game(database.db, 1, "private", "open");
    cr_expect(database_number(database.path,
                              "SELECT count(*) FROM game INDEXED BY game_public WHERE visibility = 'public'") == 0);
}
