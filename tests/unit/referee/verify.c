/* SPDX-License-Identifier: Apache-2.0 */
/* Verification finds what was changed behind the engine's back, and rebuilding mends the projections and nothing else. */
#include "referee/verify.h"

#include <stdio.h>
#include <stdlib.h>

#include "support/gate.h"
#include "support/tamper.h"
#include "util/buf.h"

static struct engine engine;
static struct tamper tamper;

static void open_verify(void) {
    engine_open(&engine);
    tamper_open(&tamper, &engine);
}

static void close_verify(void) {
    tamper_close(&tamper);
    engine_close(&engine);
}

TestSuite(verify, .init = open_verify, .fini = close_verify, .timeout = 120);

/* All rows of the projections as one text, owned by the caller. */
static char *projections(void) {
    static const char *const queries[] = {"SELECT * FROM game ORDER BY id", "SELECT * FROM seat ORDER BY game, seat",
                                          "SELECT * FROM result ORDER BY game, round"};
    struct buf text;
    buf_init(&text, 1024 * 1024);
    buf_append(&text, "\n", 1);
    for (size_t q = 0; q < sizeof queries / sizeof queries[0]; q++) {
        sqlite3_stmt *statement = NULL;
        cr_assert(sqlite3_prepare_v2(tamper.handle, queries[q], -1, &statement, NULL) == SQLITE_OK);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int i = 0; i < sqlite3_column_count(statement); i++) {
                const char *column = (const char *)sqlite3_column_text(statement, i);
                buf_append(&text, column == NULL ? "-" : column, column == NULL ? 1 : strlen(column));
                buf_append(&text, "|", 1);
            }
            buf_append(&text, "\n", 1);
        }
        (void)sqlite3_finalize(statement);
    }
    char *taken = buf_take(&text);
    cr_assert(taken != NULL);
    return taken;
}

/* Is the tampering found as stale, mended, and are the rows then what they were? */
static void expect_mended(const char *what) {
    char *now = projections();
    struct verify_totals found = engine_verify(&engine, false);
    cr_expect(found.broken == 0 && found.stale >= 1 && found.repaired == 0, "%s: not found", what);
    char *untouched = projections();
    cr_expect_str_eq(untouched, now); /* looking changes nothing */
    free(untouched);
    free(now);
    struct verify_totals mended = engine_verify(&engine, true);
    cr_expect(mended.broken == 0 && mended.stale == found.stale && mended.repaired == mended.stale, "%s", what);
    cr_expect(engine_is_clean(&engine), "%s", what);
}

Test(verify, a_clean_database_passes) {
    struct verify_totals totals = engine_verify(&engine, false);
    cr_expect(totals.events == (int64_t)tamper.count && totals.broken == 0 && totals.stale == 0);
    cr_expect(totals.games == database_number(engine.database.path, "SELECT count(DISTINCT game) FROM event"));
    struct verify_totals again = engine_verify(&engine, true);
    cr_expect(again.games == totals.games && again.repaired == 0);
}

Test(verify, an_empty_database_passes) {
    tamper_sql(&tamper,
               "DELETE FROM event; DELETE FROM result_reader; DELETE FROM result; DELETE FROM seat; DELETE FROM game;"
               " DELETE FROM notification");
    struct verify_totals totals = engine_verify(&engine, false);
    cr_expect(totals.games == 0 && totals.events == 0 && totals.broken == 0 && totals.stale == 0 && totals.forged == 0);
}

/* ---- the log ---- */

/* Changes one value in the first event that has it; that game, and no other, must be broken `later` events behind it. */
static void expect_broken_later(const char *kind, const char *member, const char *value, int later) {
    const struct tampered_event *event = tamper_find(&tamper, kind, member);
    json_t *body = json_deep_copy(event->body);
    json_t *wanted = engine_json(value);
    cr_assert(!json_equal(wanted, json_object_get(body, member)), "%s is %s already", member, value);
    (void)json_object_set_new(body, member, wanted);
    tamper_set_json(&tamper, event, body);
    json_decref(body);
    struct verify_totals totals = engine_verify(&engine, false);
    cr_expect(totals.broken == 1 && totals.stale == 0, "%s of %s as %s: not found", member, kind, value);
    char place[64];
    (void)snprintf(place, sizeof place, "game %s, event %lld:", event->game.text, (long long)event->seq + later);
    cr_expect(strncmp(engine.fault, place, strlen(place)) == 0, "%s: %s", place, engine.fault);
    tamper_set_json(&tamper, event, event->body);
}

static void expect_broken(const char *kind, const char *member, const char *value) {
    expect_broken_later(kind, member, value, 0);
}

Test(verify, a_changed_outcome_is_found_where_it_stands) {
    expect_broken("guess", "solved", "true");
    expect_broken("guess", "attempt", "7");
    expect_broken("guess", "bulls", "3");
    expect_broken("answer", "solved", "false");
    expect_broken("answer", "code", "'6543'");
    expect_broken("reveal", "honest", "false");
    expect_broken("reveal", "wrong", "[1]");
    expect_broken("secret", "code", "'4321'");
    expect_broken("secret", "nonce", "'ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'");
    expect_broken("answer-corrected", "attempt", "2");
}

Test(verify, a_changed_round_is_found_where_it_stands) {
    expect_broken("round", "number", "2");
    expect_broken("round", "leader", "1");
    expect_broken("round", "points", "[1]");
    expect_broken("round", "rounds", "1");
    expect_broken("round", "rules", "3");
    expect_broken("round", "commitment", "null");
    expect_broken("round", "carry", "{'guesses':1}");
    expect_broken("round", "deal", "{'secret':'1234'}");
    expect_broken("round", "seats", "[]");
}

Test(verify, a_changed_result_is_found_where_it_stands) {
    expect_broken("round-over", "points", "[7]");
    expect_broken("round-over", "secret", "'9999'");
    expect_broken("round-over", "attempts", "1");
    expect_broken("round-over", "proof", "null");
    expect_broken("round-over", "id", "'nothing'");
    expect_broken("finished", "outcome", "'loss'");
    expect_broken("finished", "winners", "[]");
    expect_broken("finished", "points", "[9]");
    expect_broken("finished", "reason", "'resignation'");
    expect_broken("finished", "reason", "'finish'");
    expect_broken("finished", "id", "null");
    expect_broken("aborted", "reason", "'rounds'");
}

Test(verify, a_changed_seat_is_found_where_it_stands) {
    char player[40];
    (void)snprintf(player, sizeof player, "'%s'", engine.players[5].text);
    expect_broken_later("joined", "player", "'0000000000000000'", 1); /* the round behind it repeats who sits where */
    expect_broken("declined", "player", player);
    expect_broken("created", "creator", player);
    expect_broken("created", "seats", "[{'player':null,'status':'joined'}]");
    expect_broken("created", "seats", "[{'player':'0000000000000000','status':'open'}]");
    expect_broken("created", "seats", "[{'player':'0000000000000000','status':'resigned'}]");
    expect_broken("created", "seats", "[{'player':'0000000000000000','status':'lost'}]");
    expect_broken("created", "seats", "['0000000000000000']");
    expect_broken("created", "visibility", "'secret'");
    expect_broken("created", "join_code", "'ABCDEFG'");
    expect_broken("created", "join_code", "'ÄÖÜäöü'");
    expect_broken("created", "ruleset", "'chess'");
}

Test(verify, a_broken_game_keeps_its_projections_and_the_others_are_checked_all_the_same) {
    const struct tampered_event *event = tamper_find(&tamper, "finished", NULL);
    tamper_set_body(&tamper, event, "{}");
    tamper_sql(&tamper, "UPDATE game SET status = 'open' WHERE id = %Q", event->game.text);
    tamper_sql(&tamper, "UPDATE game SET ranked = 1 - ranked WHERE id <> %Q", event->game.text);
    char *before = projections();
    struct verify_totals totals = engine_verify(&engine, true);
    char *after = projections();
    cr_expect(totals.broken == 1 && totals.stale == totals.games - 1 && totals.repaired == totals.stale);
    cr_expect_str_neq(before, after);
    cr_expect(strcmp(engine.fault, "") != 0);
    free(before);
    free(after);
    tamper_restore(&tamper);
    totals = engine_verify(&engine, true);
    cr_expect(totals.broken == 0 && totals.stale == 1 && totals.repaired == 1);
    cr_expect(engine_is_clean(&engine));
}

/* ---- the projections ---- */

Test(verify, every_column_of_every_projection_is_watched_and_mended) {
    static const char *const changes[] = {
        "UPDATE game SET ruleset = 'gomoku'",
        "UPDATE game SET status = 'playing' WHERE status <> 'playing'",
        "UPDATE game SET visibility = 'public' WHERE visibility = 'private'",
        "UPDATE game SET ranked = 1 - ranked",
        "UPDATE game SET creator = NULL",
        "UPDATE game SET join_code = 'XXXXXX' WHERE status = 'open'",
        "UPDATE game SET join_code = NULL WHERE status = 'open'",
        "UPDATE game SET created_at = created_at + 1",
        "UPDATE game SET finished_at = 1 WHERE finished_at IS NOT NULL",
        "UPDATE game SET finished_at = NULL",
        "UPDATE seat SET player = NULL WHERE seat = 0",
        "UPDATE seat SET status = 'declined' WHERE status = 'joined'",
        "UPDATE seat SET seat = seat + 5",
        "DELETE FROM seat WHERE seat = 1",
        "DELETE FROM seat",
        "INSERT INTO seat SELECT game, 7, player, status, live, is_public, inviter, official, name, acted_by FROM seat "
        "WHERE seat = 0",
        "UPDATE seat SET inviter = NULL WHERE inviter IS NOT NULL",
        "UPDATE seat SET inviter = player",
        "UPDATE seat SET official = 1",
        "DELETE FROM result WHERE round = 0",
        "DELETE FROM result WHERE round = 1",
        "DELETE FROM result",
        "UPDATE result SET body = '{}'",
        "UPDATE result SET body = 'rubbish' WHERE round = 0",
        "UPDATE result SET id = id || 'x'",
        "UPDATE result SET round = round + 10",
        "UPDATE result SET ruleset = 'gomoku'",
        "UPDATE result SET ranked = 1 - ranked",
        "UPDATE result SET is_public = 1 - is_public",
        "UPDATE result SET published_at = published_at + 1",
        "DELETE FROM result; DELETE FROM seat; DELETE FROM game",
    };
    char *right = projections();
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        tamper_sql(&tamper, "%s", changes[i]);
        char *wrong = projections();
        cr_assert(strcmp(wrong, right) != 0, "%s changes nothing", changes[i]);
        free(wrong);
        expect_mended(changes[i]);
        char *mended = projections();
        cr_expect(strcmp(mended, right) == 0, "%s:\n%s\n%s", changes[i], mended, right);
        free(mended);
    }
    free(right);
}

/* In no list they are not seen as their games' own: a first look finds each of them, and putting it right its game as well. */
Test(verify, results_that_no_log_tells_of_are_found_and_taken_away) {
    int64_t results = database_number(engine.database.path, "SELECT count(*) FROM result");
    int64_t games = database_number(engine.database.path, "SELECT count(DISTINCT game) FROM result");
    char *right = projections();
    tamper_sql(&tamper,
               "INSERT INTO result "
               "SELECT 'x' || id, app, game, round + 100, ruleset, ranked, is_public, published_at, body FROM result");
    struct verify_totals found = engine_verify(&engine, false);
    cr_expect(found.broken == 0 && found.stale == results && found.repaired == 0);
    struct verify_totals mended = engine_verify(&engine, true);
    cr_expect(mended.broken == 0 && mended.stale == results + games && mended.repaired == mended.stale);
    cr_expect(engine_is_clean(&engine));
    char *now = projections();
    cr_expect_str_eq(now, right);
    free(now);
    free(right);
}

Test(verify, a_moment_is_part_of_what_is_checked) {
    tamper_sql(&tamper, "UPDATE event SET at = at - 1 WHERE kind = 'created'");
    struct verify_totals totals = engine_verify(&engine, false);
    cr_expect(totals.broken == 0 && totals.stale == totals.games);
}

/* ---- many games, and a store that fails ---- */

Test(verify, hundreds_of_games_are_all_verified) {
    enum { GAMES = 450 };
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    for (int i = 0; i < GAMES; i++) {
        cr_assert(engine_create(&engine, &(struct engine_table){.seats = "0 -"}) == OK);
    }
    engine_stop_writer(&engine);
    tamper_sql(&tamper, "UPDATE game SET ranked = 1 - ranked");
    struct verify_totals totals = engine_verify(&engine, true);
    cr_expect(totals.games > GAMES && totals.stale == totals.games && totals.repaired == totals.games);
    cr_expect(engine_is_clean(&engine));
}

static void ignore_fault(void *context, const char *what, const struct id *id, int64_t seq, const char *text) {
    (void)context;
    (void)what;
    (void)id;
    (void)seq;
    (void)text;
}

/* Verifies over a connection whose nth call of a kind fails, for all n; returns how many there are. */
static int fail_each(enum gate_call call, bool rebuild) {
    struct db *db = database_connect(&engine.database, DB_WRITE);
    struct gate gate;
    gate_install(&gate, db);
    int nth = 0;
    bool failed = true;
    while (failed) {
        struct verify_totals totals = {.games = -1};
        gate_fail(&gate, call, ++nth, ERR_STORE);
        enum err err = verify_all(&totals, db, engine.configs, rebuild, ignore_fault, NULL);
        failed = gate_has_failed(&gate);
        cr_expect((err == ERR_STORE) == failed && (err == OK) == !failed);
        cr_expect(failed == (totals.games == -1)); /* nothing is said of what was not seen to its end */
        gate_fail(&gate, call, 0, OK);
    }
    gate_remove(&gate);
    db_close(db);
    return nth - 1;
}

Test(verify, a_store_that_fails_ends_it_with_the_store_s_error_and_no_figures) {
    cr_expect(fail_each(GATE_BEGIN, false) > 5);
    cr_expect(fail_each(GATE_COMMIT, false) > 5);
    cr_expect(fail_each(GATE_RUN, false) > 30);
    tamper_sql(&tamper, "UPDATE game SET ranked = 1 - ranked");
    cr_expect(fail_each(GATE_RUN, true) > 30);
    cr_expect(engine_is_clean(&engine));
}
