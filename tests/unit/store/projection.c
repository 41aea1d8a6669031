/* SPDX-License-Identifier: Apache-2.0 */
/* The projections: rows come back as they were put in, and each list shows exactly the games it should. */
#include "database.h"

#include <stdio.h>
#include <string.h>

#include "store/results.h"

static struct database database;

static void open_projection(void) {
    database_open(&database);
}

static void close_projection(void) {
    database_close(&database);
}

TestSuite(projection, .init = open_projection, .fini = close_projection);

/* What was read, one row a line. */
struct text {
    char text[4096];
};

static void add_line(struct text *text, const char *line) {
    size_t length = strlen(text->text);
    cr_assert(length + strlen(line) + 2 < sizeof text->text);
    (void)snprintf(text->text + length, sizeof text->text - length, "%s\n", line);
}

static enum err describe_game(void *context, const struct game_row *row) {
    char line[256];
    (void)snprintf(line, sizeof line, "%s %s %s %s %d %s %s %lld %lld", row->id.text + 12, row->ruleset, row->status,
                   row->visibility, row->ranked, id_is_none(&row->creator) ? "-" : row->creator.text + 12,
                   row->join_code == NULL ? "-" : row->join_code, (long long)row->created_at,
                   (long long)row->finished_at);
    add_line(context, line);
    return OK;
}

static enum err describe_seat(void *context, const struct seat_row *row) {
    char line[128];
    (void)snprintf(line, sizeof line, "%s %d %s %s", row->game.text + 12, row->seat,
                   id_is_none(&row->player) ? "-" : row->player.text + 12, row->status);
    add_line(context, line);
    return OK;
}

static enum err describe_result(void *context, const struct result_row *row) {
    char line[256];
    (void)snprintf(line, sizeof line, "%s %s %d %s %d %d %lld %.*s", row->id.text + 12, row->game.text + 12, row->round,
                   row->ruleset, row->ranked, row->is_public, (long long)row->published_at, (int)row->body_length,
                   row->body);
    add_line(context, line);
    return OK;
}

static enum err describe_id(void *context, const struct id *id) {
    add_line(context, id->text + 12);
    return OK;
}

static void expect_game(int number, const char *expected) {
    struct text text = {.text = ""};
    struct id id = sample_id(number);
    must(game_row_read(database.db, &id, describe_game, &text));
    cr_expect_str_eq(text.text, expected, "%s", text.text);
}

static void expect_seats(int game, const char *expected) {
    struct text text = {.text = ""};
    struct id id = sample_id(game);
    must(seat_rows_read(database.db, &id, describe_seat, &text));
    cr_expect_str_eq(text.text, expected, "%s", text.text);
}

static void expect_results(int game, const char *expected) {
    struct text text = {.text = ""};
    struct id id = sample_id(game);
    must(result_rows_read(database.db, &id, describe_result, &text));
    cr_expect_str_eq(text.text, expected, "%s", text.text);
}

static void expect_join_code(const char *join_code, const char *expected) {
    struct id game;
    must(game_find_by_join_code(&game, database.db, join_code));
    cr_expect_str_eq(game.text + 12, expected, "%s: %s", join_code, game.text);
}

static void put_seat(int game, int seat, int player, const char *status) {
    struct seat_row row = {.game = sample_id(game), .seat = seat, .status = status};
    if (player != 0) {
        row.player = sample_id(player);
    }
    must(seat_row_put(database.db, &row));
}

static struct result_row make_result(int number, int game, int round, const char *body) {
    return (struct result_row){.id = sample_id(number),
                               .game = sample_id(game),
                               .round = round,
                               .ruleset = "mastermind",
                               .ranked = true,
                               .published_at = 70 + round,
                               .body = body,
                               .body_length = strlen(body)};
}

Test(projection, games_come_back_as_they_were) {
    struct game_row full = {.id = sample_id(1),
                            .ruleset = "gomoku",
                            .status = "open",
                            .visibility = "public",
                            .ranked = true,
                            .creator = sample_player(database.db, 9),
                            .join_code = "K7QX2M",
                            .created_at = 50,
                            .finished_at = 60};
    must(game_row_insert(database.db, &full));
    (void)sample_game(database.db, 2, "private", "finished");
    expect_game(1, "0001 gomoku open public 1 0009 K7QX2M 50 60\n");
    expect_game(2, "0002 mastermind finished private 0 - - 2 0\n");
    expect_game(3, "");
}

Test(projection, a_game_is_made_once) {
    (void)sample_game(database.db, 1, "private", "open");
    struct game_row again = {.id = sample_id(1), .ruleset = "gomoku", .status = "open", .visibility = "public"};
    expect_err(game_row_insert(database.db, &again), ERR_CONFLICT);
    expect_game(1, "0001 mastermind open private 0 - - 1 0\n");
}

Test(projection, only_known_words_are_stored) {
    struct game_row row = {.id = sample_id(1), .ruleset = "gomoku", .status = "waiting", .visibility = "public"};
    expect_err(game_row_insert(database.db, &row), ERR_STORE);
    row.status = "open";
    row.visibility = "secret";
    expect_err(game_row_insert(database.db, &row), ERR_STORE);
    (void)sample_game(database.db, 1, "private", "open");
    struct seat_row seat = {.game = sample_id(1), .status = "empty"};
    expect_err(seat_row_put(database.db, &seat), ERR_STORE);
}

Test(projection, updating_changes_what_may_change_and_no_other_column) {
    struct game_row row = {.id = sample_id(1),
                           .ruleset = "gomoku",
                           .status = "open",
                           .visibility = "public",
                           .ranked = true,
                           .join_code = "AAAAAA",
                           .created_at = 50};
    must(game_row_insert(database.db, &row));
    struct game_row update = {.id = sample_id(1),
                              .ruleset = "line",
                              .status = "finished",
                              .visibility = "private",
                              .created_at = 1,
                              .finished_at = 99};
    must(game_row_update(database.db, &update));
    expect_game(1, "0001 gomoku finished private 1 - - 50 99\n");
}

Test(projection, putting_writes_the_whole_row_new_or_not) {
    struct game_row row = {.id = sample_id(1),
                           .ruleset = "gomoku",
                           .status = "open",
                           .visibility = "public",
                           .ranked = true,
                           .join_code = "AAAAAA",
                           .created_at = 50};
    must(game_row_put(database.db, &row));
    expect_game(1, "0001 gomoku open public 1 - AAAAAA 50 0\n");
    put_seat(1, 0, 0, "open");
    struct game_row other = {.id = sample_id(1),
                             .ruleset = "line",
                             .status = "aborted",
                             .visibility = "private",
                             .creator = sample_player(database.db, 9),
                             .created_at = 51,
                             .finished_at = 52};
    must(game_row_put(database.db, &other));
    expect_game(1, "0001 line aborted private 0 0009 - 51 52\n");
    expect_seats(1, "0001 0 - open\n");
}

Test(projection, a_join_code_is_unique_until_its_game_ends) {
    struct game_row first = {
        .id = sample_id(1), .ruleset = "line", .status = "open", .visibility = "private", .join_code = "AAAAAA"};
    struct game_row second = first;
    second.id = sample_id(2);
    must(game_row_insert(database.db, &first));
    expect_err(game_row_insert(database.db, &second), ERR_CONFLICT);
    expect_join_code("AAAAAA", "0001");
    expect_join_code("aaaaaa", "");
    expect_join_code("BBBBBB", "");

    first.status = "finished";
    first.join_code = NULL;
    must(game_row_update(database.db, &first));
    expect_join_code("AAAAAA", "");
    must(game_row_insert(database.db, &second));
    expect_join_code("AAAAAA", "0002");
}

Test(projection, seats_are_new_or_changed) {
    (void)sample_player(database.db, 8);
    (void)sample_game(database.db, 1, "private", "open");
    (void)sample_game(database.db, 2, "private", "open");
    put_seat(1, 1, 0, "open");
    put_seat(1, 0, 8, "joined");
    put_seat(2, 0, 8, "invited");
    expect_seats(1, "0001 0 0008 joined\n0001 1 - open\n");
    put_seat(1, 1, 8, "joined");
    put_seat(1, 0, 8, "resigned");
    expect_seats(1, "0001 0 0008 resigned\n0001 1 0008 joined\n");
    put_seat(1, 1, 0, "open");
    expect_seats(1, "0001 0 0008 resigned\n0001 1 - open\n");
    expect_seats(2, "0002 0 0008 invited\n");
}

Test(projection, results_are_told_in_order_with_the_match_last) {
    (void)sample_game(database.db, 1, "private", "finished");
    (void)sample_game(database.db, 2, "private", "finished");
    struct result_row rows[] = {make_result(11, 1, 2, "{\"b\":2}"), make_result(12, 1, 0, "{}"),
                                make_result(13, 1, 10, "{}"), make_result(14, 1, 1, "{}"), make_result(15, 2, 1, "{}")};
    rows[1].ranked = false;
    rows[1].is_public = true;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        must(result_row_insert(database.db, &rows[i]));
    }
    expect_results(1, "0014 0001 1 mastermind 1 0 71 {}\n"
                      "0011 0001 2 mastermind 1 0 72 {\"b\":2}\n"
                      "0013 0001 10 mastermind 1 0 80 {}\n"
                      "0012 0001 0 mastermind 0 1 70 {}\n");
    expect_results(3, "");
}

Test(projection, a_result_is_published_once) {
    (void)sample_game(database.db, 1, "private", "finished");
    struct result_row row = make_result(11, 1, 1, "{}");
    must(result_row_insert(database.db, &row));
    if (!db_is_file(database.db)) {
        row.id = sample_id(12);
        expect_err(result_row_insert(database.db, &row), ERR_CONFLICT);
        row.id = sample_id(11);
    }
    row.round = 2;
    expect_err(result_row_insert(database.db, &row), ERR_CONFLICT);
    expect_results(1, "0011 0001 1 mastermind 1 0 71 {}\n");
}

Test(projection, a_result_that_is_put_again_is_another) {
    (void)sample_game(database.db, 1, "private", "finished");
    struct result_row row = make_result(11, 1, 1, "{}");
    must(result_row_put(database.db, &row));
    struct result_row again = make_result(11, 1, 1, "{\"x\":1}");
    again.is_public = true;
    must(result_row_put(database.db, &again));
    expect_results(1, "0011 0001 1 mastermind 1 1 71 {\"x\":1}\n");
}

/* Of a table of results of several games, each has its own: also where one was put into a list by mistake. */
Test(projection, a_game_has_the_results_that_are_its_own) {
    struct result_row row = make_result(11, 1, 1, "{}");
    struct result_row other = make_result(12, 2, 1, "{}");
    must(result_row_insert(database.db, &row));
    must(result_row_insert(database.db, &other));
    must(result_reader_add(database.db, &other.game, &row.id));
    expect_results(1, "0011 0001 1 mastermind 1 0 71 {}\n");
    expect_results(2, "0012 0002 1 mastermind 1 0 71 {}\n");
    must(projection_clear(database.db, &other.game));
    expect_results(1, "0011 0001 1 mastermind 1 0 71 {}\n");
    expect_results(2, "");
}

/* Tells of results that stand in no list, by their last digits. */
static enum err describe_unlisted(void *context, const struct id *result, const struct id *game) {
    char line[64];
    (void)snprintf(line, sizeof line, "%s %s", result->text + 12, game->text + 12);
    add_line(context, line);
    return OK;
}

Test(projection, a_result_in_no_list_is_found_and_put_into_it) {
    struct result_row rows[] = {make_result(11, 1, 1, "{}"), make_result(12, 1, 2, "{}"), make_result(13, 2, 1, "{}")};
    bool has_lists = db_is_file(database.db);
    struct text text = {.text = ""};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        must(result_row_insert(database.db, &rows[i]));
    }
    must(results_unlisted(database.db, 9, describe_unlisted, &text));
    cr_expect_str_eq(text.text, "");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        must(result_reader_delete(database.db, &rows[i].game, &rows[i].id));
    }
    must(results_unlisted(database.db, 2, describe_unlisted, &text));
    cr_expect_str_eq(text.text, has_lists ? "0011 0001\n0012 0001\n" : "", "%s", text.text);
    must(results_list_all(database.db));
    expect_results(1, "0011 0001 1 mastermind 1 0 71 {}\n0012 0001 2 mastermind 1 0 72 {}\n");
    expect_results(2, "0013 0002 1 mastermind 1 0 71 {}\n");
}

Test(projection, clearing_takes_one_games_seats_and_results) {
    for (int game = 1; game <= 2; game++) {
        (void)sample_game(database.db, game, "private", "finished");
        put_seat(game, 0, 0, "open");
        put_seat(game, 1, 0, "open");
        struct result_row row = make_result(10 + game, game, 1, "{}");
        must(result_row_insert(database.db, &row));
    }
    struct id game = sample_id(1);
    must(projection_clear(database.db, &game));
    expect_seats(1, "");
    expect_results(1, "");
    expect_seats(2, "0002 0 - open\n0002 1 - open\n");
    expect_results(2, "0012 0002 1 mastermind 1 0 71 {}\n");
    expect_game(1, "0001 mastermind finished private 0 - - 1 0\n");
}

Test(projection, the_games_to_verify_are_those_of_the_log) {
    for (int game = 1; game <= 5; game++) {
        struct id id = sample_id(game * 2);
        must(sample_append(database.db, &id, 1, "created"));
        must(sample_append(database.db, &id, 2, "guess"));
    }
    (void)sample_game(database.db, 3, "private", "open"); /* a row without a log is not a game */
    struct text text = {.text = ""};
    struct id none = {.text = ""};
    must(game_ids_after(database.db, &none, 3, describe_id, &text));
    struct id third = sample_id(6);
    must(game_ids_after(database.db, &third, 3, describe_id, &text));
    cr_expect_str_eq(text.text, "0002\n0004\n0006\n0008\n0010\n", "%s", text.text);
}

/* A row function's refusal becomes the result of the reading. */
static enum err refuse_game(void *context, const struct game_row *row) {
    (void)context;
    (void)row;
    return ERR_NOT_FOUND;
}

static enum err refuse_id(void *context, const struct id *id) {
    (void)context;
    (void)id;
    return ERR_BUSY;
}

Test(projection, row_functions_may_refuse) {
    struct id game = sample_game(database.db, 1, "public", "open");
    struct game_filter filter = {.limit = 5};
    expect_err(game_row_read(database.db, &game, refuse_game, NULL), ERR_NOT_FOUND);
    expect_err(game_list(database.db, &filter, refuse_id, NULL), ERR_BUSY);
}
