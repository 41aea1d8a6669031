/* SPDX-License-Identifier: Apache-2.0 */
/* What those at a table have been put before: of rounds that are over and of games that go on, told of the sets loaded. */
#include "game/questions_met.h"

#include <string.h>

#include "store/round_questions.h"
#include "unit/store/database.h"

static struct database database;
static struct arena arena;
static struct id ann, bob;
static struct questions_met met;
static struct question_bank bank;
static struct quiz_question questions[4];

static const char *const texts[] = {"One?", "Two?", "Three?", "Four?"};

static uint64_t fingerprint(int number) {
    uint64_t value = 0;
    must(quiz_fingerprint(&value, (struct json_text){texts[number], strlen(texts[number])}));
    return value;
}

static void open_it(void) {
    database_open(&database);
    arena_init(&arena);
    ann = sample_player(database.db, 1);
    bob = sample_player(database.db, 2);
    met = (struct questions_met){.arena = &arena};
    for (int i = 0; i < 4; i++) {
        questions[i] = (struct quiz_question){.text = {texts[i], strlen(texts[i])}};
    }
    bank = (struct question_bank){.count = 2,
                                  .sets = {{.questions = {.questions = questions, .count = 4}},
                                           {.questions = {.questions = questions + 2, .count = 1}}}};
}

static void close_it(void) {
    arena_free(&arena);
    database_close(&database);
}

TestSuite(questions_met, .init = open_it, .fini = close_it);

static void sit(const struct id *game, int seat, const struct id *player) {
    const struct seat_row row = {.game = *game, .seat = seat, .player = *player, .status = "joined"};
    must(seat_row_put(database.db, &row));
}

/* A game of a ruleset with both, in which a round that is over has put one of the questions. */
static struct id make_game(int number, const char *ruleset, const char *status, int question) {
    const struct game_row game = {
        .id = sample_id(number), .ruleset = ruleset, .status = status, .visibility = "private", .created_at = number};
    const uint64_t fingerprints[] = {fingerprint(question)};
    const struct round_questions_row row = {.game = game.id, .round = 1, .fingerprints = fingerprints, .count = 1};
    must(game_row_insert(database.db, &game));
    must(round_questions_put(database.db, &row));
    sit(&game.id, 0, &ann);
    sit(&game.id, 1, &bob);
    return game.id;
}

/* How often each has been met; "" where nothing is known. */
static void expect_met(int set, const char *expected) {
    char text[8] = "";
    for (size_t i = 0; bank.sets[set].questions.met != NULL && i < bank.sets[set].questions.count; i++) {
        text[i] = (char)('0' + bank.sets[set].questions.met[i]);
    }
    cr_expect_str_eq(text, expected);
}

Test(questions_met, each_is_counted_for_each_player_and_each_round) {
    make_game(10, "quiz", "finished", 2);
    make_game(11, "quiz", "finished", 2);
    make_game(12, "quiz", "aborted", 0);
    must(questions_met_read(&met, database.db, &ann));
    must(questions_met_read(&met, database.db, &bob));
    must(questions_met_tell(&met, &bank));
    expect_met(0, "2040");
    expect_met(1, "4");
}

Test(questions_met, of_nobody_who_has_met_anything_nothing_is_told) {
    must(questions_met_read(&met, database.db, &ann));
    must(questions_met_tell(&met, &bank));
    expect_met(0, "");
}

Test(questions_met, games_that_go_on_are_those_of_families_that_are_dealt_from_sets_and_each_stands_once) {
    make_game(10, "quiz", "playing", 1);
    make_game(11, "gomoku", "playing", 1);
    make_game(12, "quiz", "finished", 1);
    must(questions_met_read(&met, database.db, &ann));
    must(questions_met_read(&met, database.db, &bob));
    cr_assert_eq(met.under_way_count, 1);
    cr_expect_str_eq(met.under_way[0].id.text, sample_id(10).text);
    cr_expect_eq(met.under_way[0].rounds, 1);
    cr_expect_eq(met.under_way[0].players, 2);
}

static bool is_over_now(void *context) {
    return --*(int *)context < 0;
}

Test(questions_met, where_time_is_short_what_has_been_read_counts) {
    int rows = 2;
    make_game(10, "quiz", "finished", 0);
    make_game(11, "quiz", "finished", 1);
    make_game(12, "quiz", "finished", 2);
    met.is_over = is_over_now;
    met.context = &rows;
    must(questions_met_read(&met, database.db, &ann));
    must(questions_met_read(&met, database.db, &bob));
    must(questions_met_tell(&met, &bank));
    expect_met(0, "0110");
}

Test(questions_met, of_a_player_so_many_are_read_and_no_more) {
    static uint64_t many[QUESTIONS_MET_MAX];
    struct round_questions_row row = {
        .game = make_game(11, "quiz", "finished", 0), .round = 2, .fingerprints = many, .count = QUESTIONS_MET_MAX};
    make_game(10, "quiz", "finished", 1);
    make_game(12, "quiz", "finished", 2);
    must(round_questions_put(database.db, &row));
    must(questions_met_read(&met, database.db, &ann));
    must(questions_met_tell(&met, &bank));
    expect_met(0, "0010");
    cr_expect_eq(met.count, QUESTIONS_MET_MAX + 1);
}
