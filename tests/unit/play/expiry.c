/* SPDX-License-Identifier: Apache-2.0 */
/* Games that end, or are left, by the server's doing: what stands in the way of one keeps none of the others from it. */
#include "play/expiry.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "play/account_cleanup.h"
#include "support/engine.h"
#include "util/timestamp.h"

enum { GAMES = 7 };

static struct engine engine;

static void open_expiry(void) {
    engine_open(&engine);
}

static void close_expiry(void) {
    engine_close(&engine);
}

TestSuite(expiry, .init = open_expiry, .fini = close_expiry, .timeout = 60);

/* The log of the newest game is damaged, and nothing of it is in memory. */
static void damage(void) {
    char sql[128];
    (void)snprintf(sql, sizeof sql, "UPDATE event SET body = '{}' WHERE game = '%s' AND seq = 1", engine.game.text);
    database_sql(engine.database.path, sql);
}

/* Ends the newest game, as nobody has touched it for as short a time as the server can be told. */
static enum err end_game(struct tx *tx, void *context) {
    (void)context;
    const struct expiry expiry = {.limits = {.open_ms = 1, .idle_ms = IDLE_MS_MIN}, .count = 1, .found = {engine.game}};
    return expiry_end(tx, &expiry, &engine.problem);
}

static void expire(void) {
    const struct timespec pause = {.tv_sec = IDLE_MS_MIN / 1000, .tv_nsec = 5000000};
    (void)nanosleep(&pause, NULL);
    must(engine_do(&engine, end_game, NULL));
}

static int64_t count_games(const char *status) {
    char sql[128];
    (void)snprintf(sql, sizeof sql, "SELECT count(*) FROM game WHERE status = '%s'", status);
    return database_number(engine.database.path, sql);
}

static void expect_end(const char *kinds, const char *reason, unsigned winners) {
    char seen[256];
    expire();
    engine_kinds(&engine, seen, sizeof seen);
    const struct game *game = engine_game(&engine);
    cr_expect_str_eq(seen, kinds);
    cr_expect(game->reason != NULL && strcmp(game->reason, reason) == 0 && game->winners == winners, "%s, winners %x",
              game->reason, game->winners);
    cr_expect(engine_is_clean(&engine), "%s", engine.fault);
}

Test(expiry, a_first_round_that_all_have_left_is_won_by_nobody) {
    engine_sit(&engine, "bulls-and-cows", "{'codemaker':'players','rounds':null}", 4);
    expect_end("created joined joined joined round aborted", "expired", 0);
}

Test(expiry, a_later_round_that_all_have_left_counts_for_nobody) {
    engine_sit(&engine, "tic-tac-toe", "{'rounds':null}", 2);
    for (int i = 0; i < 5; i++) {
        char body[32];
        (void)snprintf(body, sizeof body, "{'column':%d,'row':%d}", i / 2, i % 2);
        played(engine_act(&engine, i % 2, "move", body));
    }
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 1, "move", "{'column':0,'row':0}"));
    expect_end("created joined round move move move move move round-over round move finished", "expired", 1);
}

Test(expiry, what_is_left_between_rounds_ends_with_their_points) {
    engine_sit(&engine, "tic-tac-toe", "{'rounds':null}", 2);
    for (int i = 0; i < 5; i++) {
        char body[32];
        (void)snprintf(body, sizeof body, "{'column':%d,'row':%d}", i / 2, i % 2);
        played(engine_act(&engine, i % 2, "move", body));
    }
    expect_end("created joined round move move move move move round-over finished", "expired", 1);
}

Test(expiry, a_round_that_somebody_alone_has_left_is_lost) {
    engine_sit(&engine, "bulls-and-cows", "{'rounds':null}", 1);
    expect_end("created round timed-out round-over finished", "expired", 0);
}

/* No time runs while the person is to act: then the game ends at once, and nobody's turn comes. */
Test(expiry, no_turn_comes_to_a_program_whose_time_would_run) {
    char sql[128];
    (void)snprintf(sql, sizeof sql, "UPDATE player SET bot = 1 WHERE id = '%s'", engine.players[2].text);
    database_sql(engine.database.path, sql);
    engine_sit(&engine, "bulls-and-cows", "{'codemaker':'players','rounds':null}", 3);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    expect_end("created joined joined round secret aborted", "expired", 0);
}

Test(expiry, a_damaged_log_is_left_alone) {
    engine_sit(&engine, "bulls-and-cows", "{}", 2);
    damage();
    engine_restart(&engine);
    expire();
    cr_expect(count_games("playing") == 1);
}

Test(expiry, looking_for_what_has_expired_reads_of_each_old_game_when_it_was_touched_and_no_more) {
    struct db *reader = database_connect(&engine.database, DB_READ);
    struct expiry expiry = {.limits = {.open_ms = 1, .idle_ms = INT64_C(1000000000)}};
    for (int i = 0; i < GAMES; i++) {
        engine_sit(&engine, "bulls-and-cows", "{}", 2);
    }
    int64_t rows = db_rows(reader);
    must(expiry_find(&expiry, reader, engine.cache, timestamp_now() + 1000));
    cr_expect_eq(db_rows(reader) - rows, 2 * GAMES);
    cr_expect(expiry.count == 0 && id_is_none(&expiry.after), "all have been looked at, and none has expired");
    db_close(reader);
}

static enum err leave_all(struct tx *tx, void *context) {
    (void)context;
    return account_cleanup_begin(tx, &engine.players[1], &engine.problem);
}

static enum err leave_on(struct tx *tx, void *context) {
    return account_cleanup_go_on(tx, context, &engine.problem);
}

Test(expiry, damaged_logs_keep_nobody_from_leaving_their_other_games) {
    for (int i = 0; i < 2 * GAMES; i++) {
        engine_sit(&engine, "bulls-and-cows", "{}", 2);
        if (i < GAMES) {
            damage();
        }
    }
    engine_restart(&engine);
    must(engine_do(&engine, leave_all, NULL));
    int left = 1;
    for (int i = 0; i < 2 * GAMES && left > 0; i++) {
        must(engine_do(&engine, leave_on, &left));
    }
    cr_expect_eq(left, 0);
    cr_expect(count_games("playing") == GAMES && count_games("finished") == GAMES);
    cr_expect(database_number(engine.database.path, "SELECT count(*) FROM account_cleanup") == 0);
}
