/* SPDX-License-Identifier: Apache-2.0 */
/* Games that end, or are left, by the server's doing: what stands in the way of one keeps none of the others from it. */
#include "engine/expiry.h"

#include <stdio.h>
#include <time.h>

#include "engine.h"
#include "engine/departure.h"

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

/* Ends the newest game, as if nobody had touched it for too long. */
static enum err end_game(struct tx *tx, void *context) {
    (void)context;
    const struct expiry expiry = {.limits = {.open_ms = 1, .idle_ms = 1}, .count = 1, .found = {engine.game}};
    return expiry_end(tx, &expiry, &engine.problem);
}

static void expire(void) {
    const struct timespec pause = {.tv_nsec = 5000000};
    (void)nanosleep(&pause, NULL);
    must(engine_do(&engine, end_game, NULL));
}

static int64_t count_games(const char *status) {
    char sql[128];
    (void)snprintf(sql, sizeof sql, "SELECT count(*) FROM game WHERE status = '%s'", status);
    return database_number(engine.database.path, sql);
}

Test(expiry, a_round_is_lost_by_one_after_the_other_until_it_is_over) {
    engine_sit(&engine, "bulls-and-cows", "{'codemaker':'players','rounds':null}", 4);
    expire();
    cr_expect_eq(engine_game(&engine)->status, GAME_FINISHED);
    cr_expect(engine_is_clean(&engine), "%s", engine.fault);
}

/* The program has a second a turn, and its turn has only just begun: it is the clock that ends it. */
Test(expiry, a_program_s_own_time_is_left_to_its_clock) {
    char sql[128];
    (void)snprintf(sql, sizeof sql, "UPDATE player SET bot = 1 WHERE id = '%s'", engine.players[2].text);
    database_sql(engine.database.path, sql);
    engine_sit(&engine, "bulls-and-cows", "{'codemaker':'players','rounds':null}", 3);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    expire();
    char kinds[256];
    engine_kinds(&engine, kinds, sizeof kinds);
    cr_expect_str_eq(kinds, "created joined joined round secret timed-out");
    cr_expect_eq(engine_game(&engine)->version, 6);
    int seat = -1;
    cr_expect(game_deadline(engine_game(&engine), &seat) > 0 && seat == 2);
    cr_expect(engine_is_clean(&engine), "%s", engine.fault);
}

Test(expiry, a_damaged_log_is_left_alone) {
    engine_sit(&engine, "bulls-and-cows", "{}", 2);
    damage();
    engine_restart(&engine);
    expire();
    cr_expect(count_games("playing") == 1);
}

static enum err leave_all(struct tx *tx, void *context) {
    (void)context;
    return departure_begin(tx, &engine.players[1], &engine.problem);
}

static enum err leave_on(struct tx *tx, void *context) {
    return departure_go_on(tx, context, &engine.problem);
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
    cr_expect(database_number(engine.database.path, "SELECT count(*) FROM departure") == 0);
}
