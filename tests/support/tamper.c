/* SPDX-License-Identifier: Apache-2.0 */
#include "tamper.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "game/load.h"
#include "util/json.h"
#include "util/proof.h"

#define NONCE "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

static void must_play(struct engine *engine, enum err err) {
    cr_assert(err == OK, "%s: %s", err_name(err), engine->problem.detail);
}

/* ---- games of every sort ---- */

static void play_alone(struct engine *engine) {
    engine_sit(engine, "bulls-and-cows", "{'rounds':2}", 1);
    engine_miss(engine, 0);
    engine_crack(engine, 0);
    must_play(engine, engine_play(engine, 0, play_new_round));
    engine_crack(engine, 0);
    engine_sit(engine, "number-guess", "{}", 1);
    engine_crack(engine, 0);
    must_play(engine, engine_play(engine, 0, play_publish));
    must_play(engine, engine_play(engine, 0, play_new_round));
    engine_crack(engine, 0);
    must_play(engine, engine_play(engine, 0, play_finish));
}

static void play_duel(struct engine *engine) {
    const struct engine_table table = {
        .options = "{'answers':'manual','scoring':'fewest'}", .seats = "0 -", .is_public = true, .ranked = true};
    must_play(engine, engine_create(engine, &table));
    must_play(engine, engine_join(engine, 1, NULL, -1));
    for (int leader = 0; leader < 2; leader++) {
        must_play(engine, engine_act(engine, leader, "secret", "{'code':'1234'}"));
        must_play(engine, engine_act(engine, 1 - leader, "guess", "{'code':'1234'}"));
        must_play(engine, engine_act(engine, leader, "answer", "{'black':4,'white':0}"));
        if (leader == 0) {
            must_play(engine, engine_play(engine, 0, play_new_round));
        }
    }
}

static void play_held_and_committed(struct engine *engine) {
    char commitment[PROOF_HEX_SIZE];
    char body[160];
    engine_sit(engine, "mastermind", "{'secret':'held'}", 2);
    must_play(engine, engine_act(engine, 1, "guess", "{'code':'1122'}"));
    must_play(engine, engine_act(engine, 0, "answer", "{'black':1,'white':0}"));
    must_play(engine, engine_act(engine, 0, "answer-corrected", "{'attempt':1,'black':2,'white':0}"));
    must_play(engine, engine_act(engine, 0, "reveal", "{'code':'1133'}"));
    engine_sit(engine, "mastermind", "{'secret':'committed','max_guesses':1}", 2);
    proof_commit(commitment, NONCE, "1234");
    (void)snprintf(body, sizeof body, "{'commitment':'%s'}", commitment);
    must_play(engine, engine_act(engine, 0, "secret", body));
    must_play(engine, engine_act(engine, 1, "guess", "{'code':'1111'}"));
    must_play(engine, engine_act(engine, 0, "answer", "{'black':1,'white':0}"));
    must_play(engine, engine_act(engine, 0, "reveal", "{'code':'1234','nonce':'" NONCE "'}"));
}

static void play_group(struct engine *engine) {
    const struct engine_table table = {.options = "{'max_guesses':2}", .seats = "0 1? -"};
    must_play(engine, engine_create(engine, &table));
    must_play(engine, engine_play(engine, 1, play_decline));
    char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", engine_game(engine)->join_code);
    must_play(engine, engine_join(engine, 3, code, -1));
    must_play(engine, engine_join(engine, 2, code, 2));
    must_play(engine, engine_act(engine, 0, "secret", "{'code':'1234'}"));
    must_play(engine, engine_play(engine, 3, play_resign));
    engine_miss(engine, 2);
    engine_miss(engine, 2);
    must_play(engine, engine_play(engine, 0, play_resign));
}

static void leave_games(struct engine *engine) {
    must_play(engine, engine_create(engine, &(struct engine_table){.seats = "0 1?"}));
    must_play(engine, engine_play(engine, 1, play_decline));
    must_play(engine, engine_create(engine, &(struct engine_table){.seats = "- 0"}));
    must_play(engine, engine_play(engine, 0, play_abort));
    must_play(engine, engine_create(engine, &(struct engine_table){.seats = "0 - 1?"}));
}

static void play_dice(struct engine *engine) {
    const struct engine_table table = {.ruleset = "yahtzee", .options = "{'rounds':2}", .seats = "0 -"};
    must_play(engine, engine_create(engine, &table));
    must_play(engine, engine_give_seed(engine, 0, "ann"));
    char code[JOIN_CODE_LENGTH + 1];
    (void)snprintf(code, sizeof code, "%s", engine_game(engine)->join_code);
    must_play(engine, engine_join_with(engine, 1, code, "bob"));
    must_play(engine, engine_act(engine, 0, "roll", "{'keep':[0,3]}"));
    must_play(engine, engine_act(engine, 0, "score", "{'category':'chance'}"));
    must_play(engine, engine_play(engine, 1, play_resign));
    must_play(engine, engine_create(engine, &(struct engine_table){.ruleset = "yahtzee", .seats = "0"}));
    must_play(engine, engine_play(engine, 0, play_abort));
}

/* ---- the log ---- */

void tamper_sql(struct tamper *tamper, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *sql = sqlite3_vmprintf(format, arguments);
    va_end(arguments);
    cr_assert(sql != NULL);
    cr_assert(sqlite3_exec(tamper->handle, sql, NULL, NULL, NULL) == SQLITE_OK, "%s: %s", sql,
              sqlite3_errmsg(tamper->handle));
    sqlite3_free(sql);
}

static void read_log(struct tamper *tamper) {
    sqlite3_stmt *statement = NULL;
    cr_assert(sqlite3_prepare_v2(tamper->handle,
                                 "SELECT game, seq, kind, coalesce(seat, -1), body, "
                                 "seq = (SELECT max(seq) FROM event AS e WHERE e.game = event.game) "
                                 "FROM event ORDER BY game, seq",
                                 -1, &statement, NULL) == SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        cr_assert(tamper->count < TAMPER_EVENTS_MAX);
        struct tampered_event *event = &tamper->events[tamper->count++];
        (void)snprintf(event->game.text, sizeof event->game.text, "%s", sqlite3_column_text(statement, 0));
        event->seq = sqlite3_column_int64(statement, 1);
        (void)snprintf(event->kind, sizeof event->kind, "%s", sqlite3_column_text(statement, 2));
        event->seat = sqlite3_column_int(statement, 3);
        event->body = json_loads((const char *)sqlite3_column_text(statement, 4), 0, NULL);
        event->is_last = sqlite3_column_int(statement, 5) != 0;
        cr_assert(event->body != NULL);
    }
    (void)sqlite3_finalize(statement);
}

void tamper_open(struct tamper *tamper, struct engine *engine) {
    *tamper = (struct tamper){.engine = engine};
    play_alone(engine);
    play_duel(engine);
    play_held_and_committed(engine);
    play_group(engine);
    play_dice(engine);
    leave_games(engine);
    cr_assert(engine_is_clean(engine));
    engine_stop_writer(engine);
    database_reopen(
        &engine->database); /* nobody keeps the tail of the index: what is behind the mark is read each time */
    cr_assert(sqlite3_open_v2(engine->database.path, &tamper->handle, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK);
    tamper_sql(tamper, "PRAGMA synchronous = OFF"); /* thousands of small changes */
    read_log(tamper);
    tamper_sql(tamper, "CREATE TEMP TABLE kept AS SELECT * FROM event");
}

void tamper_close(struct tamper *tamper) {
    for (size_t i = 0; i < tamper->count; i++) {
        json_decref(tamper->events[i].body);
    }
    (void)sqlite3_close(tamper->handle);
}

void tamper_restore(struct tamper *tamper) {
    tamper_sql(tamper, "BEGIN; DELETE FROM event; INSERT INTO event SELECT * FROM kept; COMMIT");
}

void tamper_set_body(struct tamper *tamper, const struct tampered_event *event, const char *body) {
    tamper_sql(tamper, "UPDATE event SET body = %Q WHERE game = %Q AND seq = %lld", body, event->game.text,
               (long long)event->seq);
}

void tamper_set_json(struct tamper *tamper, const struct tampered_event *event, const json_t *body) {
    char *text = json_text(body);
    cr_assert(text != NULL);
    tamper_set_body(tamper, event, text);
    free(text);
}

const struct tampered_event *tamper_find(const struct tamper *tamper, const char *kind, const char *member) {
    for (size_t i = 0; i < tamper->count; i++) {
        const struct tampered_event *event = &tamper->events[i];
        if (strcmp(event->kind, kind) == 0 && (member == NULL || json_object_get(event->body, member) != NULL)) {
            return event;
        }
    }
    cr_assert(false, "there is no %s", kind);
    return NULL;
}

/* ---- finding ---- */

static void expect_game_or_corrupt(enum err err, struct game *game, const struct problem *problem, const char *what) {
    cr_expect(err == OK || err == ERR_CORRUPT, "%s: %s", what, err_name(err));
    if (err == OK) {
        game_release(game);
    } else {
        cr_expect(problem->err == err && problem->detail[0] != '\0');
    }
}

void tamper_expect_found(struct tamper *tamper, const struct tampered_event *event, const char *what) {
    struct engine *engine = tamper->engine;
    struct verify_totals totals = engine_verify(engine, false);
    cr_expect(totals.broken + totals.stale >= 1, "%s of %s, event %lld: not found", what, event->kind,
              (long long)event->seq);
    struct game *game = NULL;
    struct problem problem;
    enum err err = game_load(&game, engine->reader, engine->configs, &event->game, &problem);
    if (err != ERR_NOT_FOUND) { /* the only event of the game is gone */
        expect_game_or_corrupt(err, game, &problem, what);
    }
    err = game_load_whole(&game, engine->reader, engine->configs, &event->game, 0, &problem);
    if (err != ERR_NOT_FOUND) {
        expect_game_or_corrupt(err, game, &problem, what);
    }
}
