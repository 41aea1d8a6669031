/* SPDX-License-Identifier: Apache-2.0 */
/* What a terminal is told, and what is typed into it, without one. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "clients/terminal/command.h"
#include "clients/terminal/editor.h"
#include "clients/terminal/text.h"

/* ---- what others have written ---- */

static void expect_foreign(const char *text, const char *wanted) {
    struct buf out;
    buf_init(&out, TEXT_MAX);
    text_add_foreign(&out, text);
    cr_expect_str_eq(out.bytes, wanted);
    buf_free(&out);
}

Test(terminal_text, no_control_character_of_others_gets_into_a_text) {
    expect_foreign("plain \xc5\xbb\xc3\xb3\xc5\x82\xc4\x87", "plain \xc5\xbb\xc3\xb3\xc5\x82\xc4\x87");
    expect_foreign("a\033[2Jb", "a [2Jb");
    expect_foreign("a\1gb\2c", "a gb c");
    expect_foreign("a\r\nb\tc\177d", "a  b c d");
    expect_foreign("a\xc2\x9b"
                   "2Jb",
                   "a 2Jb"); /* CSI in one character */
    expect_foreign("a\xe2\x80\xae"
                   "b",
                   "a b"); /* right to left from here */
    expect_foreign("a\xe2\x80\xa8"
                   "b",
                   "a b"); /* a line's end */
}

Test(terminal_text, a_seat_is_named_by_its_player) {
    json_t *game =
        json_loads("{\"you\":{\"seat\":1},\"seats\":[{\"player\":{\"name\":\"An\\u001bn\"}},{\"player\":null},"
                   "{\"player\":null}]}",
                   0, NULL);
    struct buf out;
    buf_init(&out, TEXT_MAX);
    text_add_seat(&out, game, 0);
    text_add_seat(&out, game, 1);
    text_add_seat(&out, game, 2);
    text_add_seat(&out, game, 77);
    cr_expect_str_eq(out.bytes, "An nYouSeat 2Seat 77");
    buf_free(&out);
    json_decref(game);
}

Test(terminal_text, a_view_that_is_no_view_is_told_without_harm) {
    static const char *const views[] = {
        "null",
        "[]",
        "{}",
        "{\"family\":\"codebreaking\",\"state\":{\"history\":[1,null,{}],\"boards\":[7]},\"options\":{\"alphabet\":3}}",
        "{\"family\":\"line\",\"state\":{\"board\":[1,\"..\",\".\"],\"symbols\":[],\"winning_line\":[3]}}",
        "{\"family\":\"connectfour\",\"state\":{\"board\":{},\"last\":[]}}",
        "{\"family\":\"yahtzee\",\"state\":{\"dice\":[9,-1,\"x\"],\"cards\":[{\"boxes\":[]},{\"boxes\":{\"x\":1}}]}}",
        "{\"family\":\"quiz\",\"state\":{\"questions\":[{\"choices\":[1]}],\"scores\":[1],\"part\":{},\"chair\":99}}",
        "{\"family\":\"nonsense\",\"state\":{},\"seats\":[1,2],\"turn\":{\"seats\":[5],\"actions\":[1]},\"round\":4}",
    };
    static const char *const kinds[] = {"guess",          "answer",   "round",  "round-over", "finished",   "move",
                                        "roll",           "score",    "closed", "bell",       "stint-over", "tie-break",
                                        "tie-break-over", "part",     "vote",   "appeal",     "aborted",    "judgement",
                                        "unheard-of",     "response", "reveal"};
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++) {
        struct buf out;
        json_t *game = json_loads(views[i], JSON_DECODE_ANY, NULL);
        cr_assert_not_null(game);
        for (int columns = 0; columns <= 80; columns += 20) {
            buf_init(&out, TEXT_MAX);
            const struct page page = {.out = &out, .game = game, .columns = columns, .has_unicode = columns > 40};
            draw_game(&page);
            draw_change(&page);
            draw_turn(&page);
            for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
                json_t *event = json_pack("{s:s, s:[i], s:[n]}", "kind", kinds[k], "winners", 4, "passed");
                tell_event(&page, event);
                json_decref(event);
            }
            cr_expect_not(out.failed);
            buf_free(&out);
        }
        json_decref(game);
    }
}

/* ---- commands ---- */

static void expect_request(const char *view, const char *line, const char *path, const char *body) {
    struct request request;
    struct commitment commitment = {.code = ""};
    json_t *game = json_loads(view, 0, NULL);
    json_t *wanted = json_loads(body, 0, NULL);
    request_read(&request, line, game, NULL, &commitment);
    cr_expect_str_eq(request.path, path, "%s: %s, %s", line, request.path, request.why);
    cr_expect(json_equal(request.body, wanted), "%s", line);
    request_clear(&request);
    json_decref(wanted);
    json_decref(game);
}

static void expect_refused(const char *view, const char *line) {
    struct request request;
    struct commitment commitment = {.code = ""};
    json_t *game = json_loads(view, 0, NULL);
    request_read(&request, line, game, NULL, &commitment);
    cr_expect_eq(request.kind, REQUEST_REFUSED, "%s", line);
    cr_expect_neq(request.why[0], '\0', "%s", line);
    cr_expect_null(request.body);
    request_clear(&request);
    json_decref(game);
}

static const char codes[] =
    "{\"family\":\"codebreaking\",\"options\":{\"length\":4,\"alphabet\":\"0123456789\",\"feedback\":"
    "\"pegs\",\"secret\":\"registered\"}}";
static const char quiz[] =
    "{\"family\":\"quiz\",\"state\":{\"questions\":[{\"question\":7,\"choices\":null},{\"question\":8,"
    "\"choices\":[\"Oslo\",\"New York\"]}]}}";

Test(terminal_command, words_are_requests) {
    expect_request(codes, "guess 1246", "guesses", "{\"code\":\"1246\"}");
    expect_request(codes, "  GUESS 1 2 4 6 ", "guesses", "{\"code\":\"1246\"}");
    expect_request(codes, "0246", "guesses", "{\"code\":\"0246\"}");
    expect_request(codes, "answer 1 2", "answers", "{\"exact\":1,\"misplaced\":2}");
    expect_request(codes, "correct 3 0 4", "answers/3", "{\"exact\":0,\"misplaced\":4}");
    expect_request("{\"family\":\"line\"}", "7 11", "moves", "{\"column\":7,\"row\":11}");
    expect_request("{\"family\":\"connectfour\"}", "drop 3", "moves", "{\"column\":3}");
    expect_request("{\"family\":\"yahtzee\"}", "roll 1, 3", "rolls", "{\"keep\":[1,3]}");
    expect_request("{\"family\":\"yahtzee\"}", "roll", "rolls", "{\"keep\":[]}");
    expect_request("{\"family\":\"yahtzee\"}", "score Full House", "scores", "{\"category\":\"full-house\"}");
    expect_request(quiz, "answer the Hague, or not", "responses", "{\"question\":7,\"text\":\"the Hague, or not\"}");
    expect_request(quiz, "answer #8 new york", "responses", "{\"question\":8,\"choice\":1}");
    expect_request(quiz, "choose #8 0", "responses", "{\"question\":8,\"choice\":0}");
    expect_request(quiz, "pass #8", "responses", "{\"question\":8,\"pass\":true}");
    expect_request(quiz, "judge #7 wrong @2", "judgements", "{\"question\":7,\"correct\":false,\"seat\":2}");
    expect_request(quiz, "judge right the Hague", "judgements", "{\"correct\":true,\"text\":\"the Hague\"}");
    expect_request(quiz, "appeal 7 it was so then", "appeals", "{\"question\":7,\"reason\":\"it was so then\"}");
    expect_request(quiz, "vote 7 0 yes", "votes", "{\"question\":7,\"seat\":0,\"accept\":true}");
}

Test(terminal_command, what_is_not_of_their_form_is_refused) {
    static const char *const lines[] = {"guess",       "answer",     "answer 1",        "answer 1 2 3", "answer x y",
                                        "correct",     "correct 1",  "correct x 1 2",   "reveal",       "move 1",
                                        "move -1 2",   "move 1 2 3", "move 1 99999999", "roll x",       "score",
                                        "choose",      "choose x",   "appeal",          "vote 1 2",     "judge",
                                        "judge maybe", "unheard of", "guess \xff\xfe",  "\xff",         "drop 1"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        expect_refused(codes, lines[i]);
    }
    char long_line[3000];
    memset(long_line, 'g', sizeof long_line);
    long_line[sizeof long_line - 1] = '\0';
    expect_refused(codes, long_line);
}

Test(terminal_command, what_is_committed_to_is_a_code_and_can_be_revealed) {
    struct request request;
    struct commitment commitment = {.code = ""};
    json_t *game =
        json_loads("{\"family\":\"codebreaking\",\"options\":{\"length\":4,\"alphabet\":\"0123\",\"repeats\":false,"
                   "\"leading_zero\":false,\"blanks\":false,\"secret\":\"committed\"}}",
                   0, NULL);
    static const char *const wrong[] = {"secret 123", "secret 1239", "secret 1123", "secret 0123", "secret 12310"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        request_read(&request, wrong[i], game, NULL, &commitment);
        cr_expect_eq(request.kind, REQUEST_REFUSED, "%s", wrong[i]);
        request_clear(&request);
    }
    request_read(&request, "reveal", game, NULL, &commitment);
    cr_expect_eq(request.kind, REQUEST_REFUSED);
    request_clear(&request);
    request_read(&request, "secret 1230", game, NULL, &commitment);
    cr_expect_eq(request.kind, REQUEST_ACTION);
    cr_expect_eq(strlen(view_text(request.body, "commitment")), 64);
    request_clear(&request);
    request_read(&request, "reveal", game, NULL, &commitment);
    cr_expect_str_eq(view_text(request.body, "code"), "1230");
    cr_expect_str_eq(view_text(request.body, "nonce"), commitment.nonce);
    request_clear(&request);
    json_decref(game);
}

/* ---- the line that is typed ---- */

Test(terminal_editor, a_line_that_is_too_long_for_the_terminal_is_seen_around_the_cursor) {
    struct editor editor = {.verb = NULL};
    struct buf out;
    int cursor = 0;
    buf_init(&out, TEXT_MAX);
    for (int i = 0; i < EDITOR_TEXT_MAX + 10; i++) {
        (void)editor_press(&editor, i % 2 == 0 ? 0x6f22 : 'a', &out); /* of two columns and of one */
    }
    for (int columns = 10; columns < 100; columns++) {
        buf_clear(&out);
        editor_draw(&editor, &out, columns, &cursor);
        cr_expect_lt(text_columns(out.bytes), columns);
        cr_expect_lt(cursor, columns);
    }
    buf_clear(&out);
    cr_expect_eq(editor_press(&editor, '\r', &out), EDITOR_HAS_LINE);
    cr_expect_eq(out.length, EDITOR_TEXT_MAX * 2);
    buf_free(&out);
    editor_free(&editor);
}

Test(terminal_editor, places_fit_into_a_narrow_terminal) {
    struct editor editor = {.verb = NULL};
    struct buf out;
    int cursor = 0;
    buf_init(&out, TEXT_MAX);
    editor_take_code(&editor, "guess", "abc", true, 12);
    for (int i = 0; i < 20; i++) {
        (void)editor_press(&editor, KEY_RIGHT, &out);
        (void)editor_press(&editor, i % 2 == 0 ? KEY_UP : KEY_DOWN, &out);
    }
    for (int columns = 14; columns < 100; columns++) {
        buf_clear(&out);
        editor_draw(&editor, &out, columns, &cursor);
        cr_expect_lt(text_columns(out.bytes), columns);
        cr_expect_lt(cursor, columns);
    }
    buf_free(&out);
    editor_free(&editor);
}
