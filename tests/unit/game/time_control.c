/* SPDX-License-Identifier: Apache-2.0 */
/* What a clock is, and what time does in a game: logs made up event by event, at moments of the test's choice. */
#include "game/time_control.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

#include "game/game.h"
#include "util/json.h"

#define NONCE "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

static struct config_cache *configs;
static struct game *game;
static struct id players[3], game_id;
static struct problem problem;

static void open_table(void) {
    static const char *const texts[] = {"a", "b", "c"};
    configs = config_cache_create();
    for (int i = 0; i < 3; i++) {
        players[i] = id_named(texts[i]);
    }
    game_id = id_named("game");
    game = NULL;
}

static void close_table(void) {
    game_release(game);
    config_cache_free(configs);
}

TestSuite(time_control, .init = open_table, .fini = close_table);

/* JSON with single quotes, and players' ids for @0, @1 and @2. */
static json_t *value_of(const char *text) {
    char out[2048];
    size_t length = 0;
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '@') {
            c++;
            memcpy(out + length, players[*c - '0'].text, ID_LENGTH);
            length += ID_LENGTH;
        } else {
            out[length++] = *c;
        }
        if (out[length - 1] == '\'') {
            out[length - 1] = '"';
        }
    }
    json_t *value = json_loadb(out, length, JSON_DECODE_ANY, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

/* One more event; on success the game is as it left it. */
static enum err add(int64_t at, int seat, const char *kind, const char *body) {
    json_t *value = value_of(body);
    struct event event = {.seq = game == NULL ? 1 : game->version + 1,
                          .at = at,
                          .kind = family_find_event(game_family(game), kind),
                          .seat = seat,
                          .body = value};
    struct game *next = NULL;
    problem_clear(&problem);
    enum err err = game_fold(&next, game, &game_id, &event, configs, &problem);
    json_decref(value);
    if (err == OK) {
        game_release(game);
        game = next;
    }
    return err;
}

static void must_add(int64_t at, int seat, const char *kind, const char *body) {
    enum err err = add(at, seat, kind, body);
    cr_assert(err == OK, "%s at %lld: %s", kind, (long long)at, problem.detail);
}

#define SEATS "[{'player':'@0','status':'joined'},{'player':'@1','status':'joined'}]"
#define OPTIONS "{'codemaker':'players'}"

static void begin(int64_t at, const char *options, const char *seats, const char *time_control) {
    char body[1024];
    (void)snprintf(body, sizeof body,
                   "{'ruleset':'bulls-and-cows','options':%s,'seats':%s,'visibility':'private','ranked':false,"
                   "'creator':'@0','join_code':null,'clock':%s,'log':%d}",
                   options, seats, time_control, LOG_VERSION);
    must_add(at - 1, 0, "created", body);
    (void)snprintf(body, sizeof body,
                   "{'number':1,'leader':0,'rules':1,'rounds':2,'commitment':null,'points':[0,0],'seats':%s,"
                   "'deal':null,'carry':null}",
                   seats);
    must_add(at, -1, "round", body);
}

static void set_secret(int64_t at, int seat) {
    must_add(at, seat, "secret", "{'code':'1234','nonce':'" NONCE "'}");
}

static int64_t deadline_of(int expected_seat) {
    int seat = -1;
    int64_t deadline = game_deadline(game, &seat);
    cr_expect(seat == expected_seat, "seat %d", seat);
    return deadline;
}

/* ---- what a clock is ---- */

static enum err read(struct time_control *out, const char *text) {
    json_t *value = value_of(text);
    problem_clear(&problem);
    enum err err = time_control_read(out, value, "/clock", &problem);
    json_decref(value);
    return err;
}

static bool is_shown_as(const char *given, const char *expected) {
    struct time_control time_control;
    cr_assert(read(&time_control, given) == OK, "%s: %s", given, problem.detail);
    json_t *shown = time_control_json(&time_control);
    json_t *wanted = value_of(expected);
    bool same = json_equal(shown, wanted) != 0;
    json_decref(shown);
    json_decref(wanted);
    return same;
}

Test(time_control, is_shown_with_what_was_left_out) {
    cr_expect(is_shown_as("null", "null"));
    cr_expect(is_shown_as("{'turn_seconds':60}", "{'turn_seconds':60,'bot_turn_seconds':1}"));
    cr_expect(is_shown_as("{'turn_seconds':1209600,'bot_turn_seconds':3600}",
                          "{'turn_seconds':1209600,'bot_turn_seconds':3600}"));
    cr_expect(is_shown_as("{'bot_turn_seconds':5}", "{'turn_seconds':null,'bot_turn_seconds':5}"));
    cr_expect(is_shown_as("{'turn_seconds':null,'bot_turn_seconds':5}", "{'turn_seconds':null,'bot_turn_seconds':5}"));
    cr_expect(
        is_shown_as("{'initial_seconds':300,'increment_seconds':5}", "{'initial_seconds':300,'increment_seconds':5}"));
    cr_expect(is_shown_as("{'initial_seconds':300,'bot_turn_seconds':2}",
                          "{'initial_seconds':300,'increment_seconds':0,'bot_turn_seconds':2}"));
}

Test(time_control, that_says_nothing_or_too_much_is_refused_where_it_is_wrong) {
    static const struct {
        const char *text, *pointer;
    } wrong[] = {
        {"{}", "/clock"},
        {"[]", "/clock"},
        {"60", "/clock"},
        {"{'turn_seconds':null}", "/clock"},
        {"{'turn_seconds':0}", "/clock/turn_seconds"},
        {"{'turn_seconds':-1}", "/clock/turn_seconds"},
        {"{'turn_seconds':1.5}", "/clock/turn_seconds"},
        {"{'turn_seconds':1209601}", "/clock/turn_seconds"},
        {"{'turn_seconds':'60'}", "/clock/turn_seconds"},
        {"{'turn_seconds':60,'bot_turn_seconds':0}", "/clock/bot_turn_seconds"},
        {"{'turn_seconds':60,'bot_turn_seconds':3601}", "/clock/bot_turn_seconds"},
        {"{'initial_seconds':0,'increment_seconds':5}", "/clock/initial_seconds"},
        {"{'initial_seconds':60,'increment_seconds':-1}", "/clock/increment_seconds"},
        {"{'initial_seconds':60,'increment_seconds':86401}", "/clock/increment_seconds"},
        {"{'increment_seconds':5}", "/clock/initial_seconds"},
        {"{'increment_seconds':5,'bot_turn_seconds':5}", "/clock/initial_seconds"},
        {"{'turn_seconds':60,'initial_seconds':60}", "/clock/turn_seconds"},
        {"{'turn_seconds':60,'increment_seconds':1}", "/clock/turn_seconds"},
        {"{'turn_seconds':60,'seconds':60}", "/clock/seconds"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct time_control time_control;
        cr_expect(read(&time_control, wrong[i].text) == ERR_INVALID_VALUE, "%s", wrong[i].text);
        cr_expect(problem.point_count == 1 && strcmp(problem.points[0].pointer, wrong[i].pointer) == 0, "%s: %s",
                  wrong[i].text, problem.points[0].pointer);
    }
}

/* ---- turns ---- */

Test(time_control, a_turn_begins_with_the_event_that_gives_it) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    cr_expect(deadline_of(0) == 70000);
    set_secret(20000, 0);
    cr_expect(deadline_of(1) == 80000);
    must_add(30000, 1, "guess", "{'code':'5678'}");
    cr_expect(deadline_of(1) == 90000, "the next guess is the next turn");
    must_add(90000, 1, "guess", "{'code':'1234'}");
    cr_expect(deadline_of(-1) == 0, "the round is over");
}

Test(time_control, what_arrives_by_the_deadline_counts_and_nothing_after_it) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    set_secret(20000, 0);
    cr_expect(add(80001, 1, "guess", "{'code':'5678'}") == ERR_NOT_ALLOWED_NOW);
    cr_expect(strstr(problem.detail, "1970-01-01T00:01:20.000Z") != NULL, "%s", problem.detail);
    cr_expect(add(80000, 1, "guess", "{'code':'5678'}") == OK);
}

Test(time_control, time_is_not_over_before_it_is) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    set_secret(20000, 0);
    cr_expect(add(79999, 1, "timed-out", "{}") == ERR_CORRUPT);
    cr_expect(add(80000, 1, "timed-out", "{}") == OK);
    cr_expect(game->ended_by_timeout);
    cr_expect(deadline_of(-1) == 0);
}

Test(time_control, without_one_people_take_their_time) {
    begin(10000, OPTIONS, SEATS, "null");
    cr_expect_not(game_is_timed(game));
    cr_expect(deadline_of(-1) == 0);
    set_secret(INT64_C(1) << 50, 0);
    cr_expect(deadline_of(-1) == 0);
}

Test(time_control, a_program_from_outside_has_a_second_where_nothing_was_said) {
    begin(10000, OPTIONS, "[{'player':'@0','status':'joined'},{'player':'@1','status':'joined','outside_bot':true}]",
          "null");
    cr_expect(game_is_timed(game));
    cr_expect(deadline_of(-1) == 0, "it is a person's turn");
    set_secret(20000, 0);
    cr_expect(deadline_of(1) == 21000);
}

Test(time_control, a_program_has_its_own_limit_beside_a_bank) {
    begin(10000, OPTIONS, "[{'player':'@0','status':'joined'},{'player':'@1','status':'joined','outside_bot':true}]",
          "{'initial_seconds':60,'increment_seconds':1,'bot_turn_seconds':7}");
    cr_expect(deadline_of(0) == 70000);
    set_secret(20000, 0);
    cr_expect(deadline_of(1) == 27000);
    cr_expect(game_has_bank(game, 0) && !game_has_bank(game, 1));
}

Test(time_control, a_built_in_bot_has_none) {
    begin(10000, OPTIONS, "[{'player':'@0','status':'joined'},{'player':'@1','status':'joined','bot':'minimax'}]",
          "{'turn_seconds':60,'bot_turn_seconds':1}");
    set_secret(20000, 0);
    cr_expect(deadline_of(-1) == 0);
    must_add(INT64_C(1) << 50, 1, "guess", "{'code':'5678'}");
}

Test(time_control, a_committed_secret_is_revealed_within_three_hundred_seconds_whatever_the_clock) {
    begin(10000, "{'codemaker':'players','secret':'committed','max_guesses':1}", SEATS, "{'turn_seconds':60}");
    must_add(20000, 0, "secret", "{'commitment':'" NONCE "'}");
    must_add(30000, 1, "guess", "{'code':'5678'}");
    cr_expect(deadline_of(0) == 90000);
    must_add(40000, 0, "answer", "{'bulls':0,'cows':0}");
    cr_expect(deadline_of(0) == 340000);
    must_add(340000, 0, "timed-out", "{}");
    cr_expect(deadline_of(-1) == 0);
}

Test(time_control, to_correct_an_answer_begins_no_turn) {
    begin(10000, "{'codemaker':'players','secret':'held'}", SEATS, "{'turn_seconds':60}");
    must_add(20000, 1, "guess", "{'code':'5678'}");
    must_add(30000, 0, "answer", "{'bulls':0,'cows':0}");
    cr_expect(deadline_of(1) == 90000);
    must_add(40000, 0, "answer-corrected", "{'attempt':1,'bulls':0,'cows':1}");
    cr_expect(deadline_of(1) == 90000);
}

/* ---- banks ---- */

Test(time_control, a_turn_is_taken_from_the_bank_and_the_increment_added_after_it) {
    begin(10000, OPTIONS, SEATS, "{'initial_seconds':60,'increment_seconds':5}");
    cr_expect(deadline_of(0) == 70000);
    set_secret(20000, 0);
    cr_expect(game->seats[0].bank_ms == 55000, "60 - 10 + 5");
    cr_expect(deadline_of(1) == 80000);
    must_add(20250, 1, "guess", "{'code':'5678'}");
    cr_expect(game->seats[1].bank_ms == 64750, "60 - 0.25 + 5");
    cr_expect(deadline_of(1) == 85000);
    must_add(85000, 1, "guess", "{'code':'5679'}");
    cr_expect(game->seats[1].bank_ms == 5000, "all of it, and the increment");
    cr_expect(add(90001, 1, "guess", "{'code':'5670'}") == ERR_NOT_ALLOWED_NOW);
    must_add(90000, 1, "guess", "{'code':'1234'}");
}

Test(time_control, a_bank_is_filled_again_each_round) {
    begin(10000, OPTIONS, SEATS, "{'initial_seconds':60,'increment_seconds':0}");
    set_secret(20000, 0);
    must_add(40000, 1, "guess", "{'code':'1234'}");
    cr_expect(game->seats[0].bank_ms == 50000 && game->seats[1].bank_ms == 40000);
    must_add(50000, -1, "round-over", "{}");
    must_add(90000, -1, "round",
             "{'number':2,'leader':1,'rules':1,'rounds':2,'commitment':null,'points':[0,1],'seats':" SEATS
             ",'deal':null,'carry':null}");
    cr_expect(game->seats[0].bank_ms == 60000 && game->seats[1].bank_ms == 60000);
    cr_expect(deadline_of(1) == 150000);
    cr_expect_not(game->first_turn);
}

Test(time_control, the_time_for_a_reveal_is_not_from_the_bank) {
    begin(10000, "{'codemaker':'players','secret':'committed','max_guesses':1}", SEATS, "{'initial_seconds':60}");
    must_add(20000, 0, "secret", "{'commitment':'" NONCE "'}");
    must_add(30000, 1, "guess", "{'code':'5678'}");
    must_add(35000, 0, "answer", "{'bulls':0,'cows':0}");
    cr_expect(deadline_of(0) == 335000);
    must_add(335000, 0, "timed-out", "{}");
    cr_expect(game->seats[0].bank_ms == 45000);
}

/* ---- the first turn ---- */

Test(time_control, a_game_whose_very_first_turn_is_let_pass_is_aborted) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    cr_expect(game->first_turn);
    cr_expect(add(69999, 0, "aborted", "{'reason':'timeout'}") == ERR_CORRUPT);
    cr_expect(add(70000, 1, "aborted", "{'reason':'timeout'}") == ERR_CORRUPT);
    cr_expect(add(70000, -1, "aborted", "{'reason':'timeout'}") == ERR_CORRUPT);
    must_add(70000, 0, "aborted", "{'reason':'timeout'}");
    cr_expect_str_eq(game->reason, "timeout");
    cr_expect(deadline_of(-1) == 0);
}

Test(time_control, after_the_first_turn_no_time_aborts_a_game) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    set_secret(20000, 0);
    cr_expect_not(game->first_turn);
    cr_expect(add(90000, 1, "aborted", "{'reason':'timeout'}") == ERR_CORRUPT);
    cr_expect(add(90000, -1, "aborted", "{'reason':'timeout'}") == ERR_CORRUPT);
}

/* ---- pauses ---- */

Test(time_control, the_time_for_which_the_server_was_down_does_not_count) {
    begin(10000, OPTIONS, SEATS, "{'initial_seconds':60,'increment_seconds':0}");
    set_secret(20000, 0);
    must_add(100000, -1, "resumed", "{'paused_ms':70000}");
    cr_expect(deadline_of(1) == 150000);
    must_add(110000, -1, "resumed", "{'paused_ms':5000}");
    cr_expect(deadline_of(1) == 155000);
    must_add(115000, 1, "guess", "{'code':'5678'}");
    cr_expect(game->seats[1].bank_ms == 40000, "95 s, of which 75 do not count");
}

Test(time_control, a_pause_does_not_end_the_first_turn) {
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    must_add(100000, -1, "resumed", "{'paused_ms':50000}");
    cr_expect(game->first_turn && !game->begun);
    must_add(100001, 0, "aborted", "{'reason':'creator'}");
}

Test(time_control, no_pause_is_longer_than_the_turn_or_where_no_time_runs) {
    static const char *const wrong[] = {"{}",
                                        "{'paused_ms':0}",
                                        "{'paused_ms':-5}",
                                        "{'paused_ms':1.5}",
                                        "{'paused_ms':10001}",
                                        "{'paused_ms':9223372036854775807}",
                                        "{'paused_ms':5,'x':1}"};
    begin(10000, OPTIONS, SEATS, "{'turn_seconds':60}");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        cr_expect(add(20000, -1, "resumed", wrong[i]) == ERR_CORRUPT, "%s", wrong[i]);
    }
    cr_expect(add(20000, 0, "resumed", "{'paused_ms':5}") == ERR_CORRUPT);
    set_secret(20000, 0);
    must_add(30000, 1, "guess", "{'code':'1234'}");
    cr_expect(add(40000, -1, "resumed", "{'paused_ms':5}") == ERR_CORRUPT);
}
