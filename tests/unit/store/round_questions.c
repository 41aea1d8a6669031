/* SPDX-License-Identifier: Apache-2.0 */
/* Questions that were put: rows come back as they were written, and what a player has met is found by their seats. */
#include "store/round_questions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database.h"

static struct database database;
static struct arena arena;
static struct id ann;

static void open_it(void) {
    database_open(&database);
    arena_init(&arena);
    ann = sample_player(database.db, 1);
}

static void close_it(void) {
    arena_free(&arena);
    database_close(&database);
}

#define FINGERPRINTS "FFFFFFFFFFFFFFFF00000000000000000123456789ABCDEF"

TestSuite(round_questions, .init = open_it, .fini = close_it);

/* What was read: "11.2 a,b; ", game and round and what was put. */
static char found[4096];

static enum err note_row(void *context, const struct round_questions_row *row) {
    size_t length = strlen(found);
    (void)context;
    length += (size_t)snprintf(found + length, sizeof found - length, "%d.%d", atoi(row->game.text + 12), row->round);
    for (size_t i = 0; i < row->count; i++) {
        length += (size_t)snprintf(found + length, sizeof found - length, "%c%llx", i == 0 ? ' ' : ',',
                                   (unsigned long long)row->fingerprints[i]);
    }
    (void)snprintf(found + length, sizeof found - length, "; ");
    return OK;
}

static void expect_met(const struct id *player, int limit, const char *expected) {
    found[0] = '\0';
    must(round_questions_list_met(database.db, player, limit, &arena, note_row, NULL));
    cr_expect_str_eq(found, expected);
}

static enum err note_game(void *context, const struct id *game, const char *ruleset, int rounds) {
    size_t length = strlen(found);
    (void)context;
    (void)snprintf(found + length, sizeof found - length, "%d %s %d; ", atoi(game->text + 12), ruleset, rounds);
    return OK;
}

static void expect_competing(const struct id *player, int limit, const char *expected) {
    found[0] = '\0';
    must(round_questions_list_competing(database.db, player, limit, note_game, NULL));
    cr_expect_str_eq(found, expected);
}

/* Ann's game, whose first round has put its number, and ten times that. */
static void make_game(int number, const char *status, bool is_official) {
    const uint64_t fingerprints[] = {(uint64_t)number, (uint64_t)number * 16};
    const struct round_questions_row row = {.game = sample_game(database.db, number, "private", status),
                                            .round = 1,
                                            .fingerprints = fingerprints,
                                            .count = 2};
    const struct seat_row seat = {
        .game = row.game, .seat = 3, .player = ann, .status = "joined", .official = is_official};
    must(seat_row_put(database.db, &seat));
    must(round_questions_put(database.db, &row));
}

Test(round_questions, rows_come_back_as_they_were_and_change) {
    const uint64_t fingerprints[] = {UINT64_MAX, 0, UINT64_C(0x0123456789abcdef)};
    struct round_questions_row row = {.game = sample_game(database.db, 7, "private", "playing"),
                                      .round = 2,
                                      .fingerprints = fingerprints,
                                      .count = 3};
    must(round_questions_put(database.db, &row));
    row.round = 1;
    must(round_questions_put(database.db, &row));
    row.count = 1;
    must(round_questions_put(database.db, &row));
    found[0] = '\0';
    must(round_questions_read(database.db, &row.game, &arena, note_row, NULL));
    cr_expect_str_eq(found, "7.1 ffffffffffffffff; 7.2 ffffffffffffffff,0,123456789abcdef; ");
    cr_expect_eq(database_number(database.path, database.directory[0] == '\0'
                                                    ? "SELECT CAST(upper(encode(fingerprints, 'hex')) = '" FINGERPRINTS
                                                      "' AS INTEGER) "
                                                      "FROM round_questions WHERE round = 2"
                                                    : "SELECT hex(fingerprints) = '" FINGERPRINTS
                                                      "' FROM round_questions WHERE round = 2"),
                 1);
    must(projection_clear(database.db, &row.game));
    found[0] = '\0';
    must(round_questions_read(database.db, &row.game, &arena, note_row, NULL));
    cr_expect_str_eq(found, "");
}

Test(round_questions, what_was_never_written_is_damage) {
    make_game(7, "playing", false);
    struct id game = sample_id(7);
    database_sql(database.path, "UPDATE round_questions SET fingerprints = substr(fingerprints, 1, 3)");
    expect_err(round_questions_read(database.db, &game, &arena, note_row, NULL), ERR_CORRUPT);
    expect_err(round_questions_list_met(database.db, &ann, 9, &arena, note_row, NULL), ERR_CORRUPT);
}

Test(round_questions, a_player_has_met_what_was_put_in_the_games_in_which_they_competed) {
    make_game(10, "finished", false);
    make_game(11, "aborted", false);
    make_game(12, "finished", true);
    make_game(13, "playing", false);
    make_game(14, "finished", false);
    expect_met(&ann, 9, "13.1 d,d0; 14.1 e,e0; 11.1 b,b0; 10.1 a,a0; ");
    struct id stranger = sample_id(2);
    expect_met(&stranger, 9, "");
}

Test(round_questions, it_is_looked_for_in_the_newest_games_alone) {
    for (int i = 0; i < 6; i++) {
        make_game(10 + i, i % 2 == 0 ? "finished" : "playing", false);
    }
    expect_met(&ann, 2, "15.1 f,f0; 13.1 d,d0; 14.1 e,e0; 12.1 c,c0; ");
}

Test(round_questions, the_games_that_go_on_are_told_with_their_newest_round) {
    make_game(10, "finished", false);
    make_game(11, "playing", false);
    make_game(12, "playing", true);
    make_game(13, "open", false);
    make_game(14, "playing", false);
    database_sql(database.path, "DELETE FROM round_questions WHERE game LIKE '%14'");
    database_sql(database.path, "UPDATE round_questions SET round = 3 WHERE game LIKE '%11'");
    expect_competing(&ann, 9, "14 mastermind 0; 11 mastermind 3; ");
    expect_competing(&ann, 1, "14 mastermind 0; ");
    expect_met(&ann, 9, "13.1 d,d0; 11.3 b,b0; 10.1 a,a0; ");
}
