/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One loop that waits for three things at once: what is typed, the game's events, and signals.
 *
 * On a pipe an action waits until it is its player's turn, so that a script need not; then the next line is read. At a
 * terminal everything is tried at once, as whoever sits there sees whose turn it is.
 */
#include "run.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "editor.h"
#include "lines.h"
#include "say.h"
#include "screen.h"
#include "stream.h"
#include "text.h"
#include "util/json.h"

enum {
    LINE_MAX_BYTES = 64 * 1024,
    TICK_MS = 1000,
    BOT_SECONDS = 30,    /* that an answer is held for what a bot does */
    LOST_MS = 15 * 1000, /* without the server, after which nobody waits for it who cannot be asked */
};

struct run {
    struct session *session;
    enum terminal_mode mode;
    struct screen *screen;
    struct stream *stream;
    struct editor editor;
    struct buf prompt;  /* as it stands in the last line; empty: it does not */
    struct lines lines; /* of a pipe */
    bool has_quit, has_failed, is_lost;
    char *pending; /* a line that waits for its player's turn; owned */
    int signals;
};

/* ---- telling ---- */

static void note_written(struct run *run, bool good) {
    run->has_failed = run->has_failed || !good;
}

static struct page page_of(struct run *run, struct buf *out) {
    buf_init(out, TEXT_MAX);
    return (struct page){.out = out,
                         .game = run->session->game,
                         .ruleset = run->session->ruleset,
                         .columns = screen_columns(run->screen),
                         .has_unicode = screen_has_unicode(run->screen)};
}

static void erase_prompt(struct run *run) {
    note_written(run, screen_erase_prompt(run->screen));
    buf_clear(&run->prompt);
}

/* A paragraph; on the screen above the line that is typed. Frees it. */
static void say(struct run *run, struct buf *text) {
    if (text->length > 0 && !text->failed && run->mode != TERMINAL_JSON) {
        erase_prompt(run);
        if (run->mode == TERMINAL_PLAIN) {
            buf_append_text(text, "\n");
        }
        note_written(run, screen_write(run->screen, text->bytes));
    }
    buf_free(text);
}

static void say_words(struct run *run, const char *words) {
    struct buf out;
    buf_init(&out, TEXT_MAX);
    text_add_foreign(&out, words);
    buf_append_text(&out, "\n");
    say(run, &out);
}

static void say_json(struct run *run, const json_t *value) {
    char *text = value == NULL ? NULL : json_text(value);
    if (run->mode == TERMINAL_JSON) {
        const char *line = text == NULL ? "null" : text;
        note_written(run,
                     screen_write_bytes(run->screen, line, strlen(line)) && screen_write_bytes(run->screen, "\n", 1));
    }
    free(text);
}

/* How the game stands, whole. */
static void say_game(struct run *run) {
    struct buf out;
    struct page page = page_of(run, &out);
    draw_game(&page);
    say_how_to_join(&out, run->session->server, run->session->game);
    draw_turn(&page);
    say(run, &out);
}

/* What has happened, and what that has made of it; `done` is the request that it follows on, NULL for none. */
static void say_news(struct run *run, const struct request *done) {
    struct buf out;
    json_t *news = session_news(run->session);
    struct page page = page_of(run, &out);
    if (done != NULL) {
        say_commitment(&out, &run->session->commitment, done);
    }
    for (size_t i = 0; i < json_array_size(news); i++) {
        tell_event(&page, json_array_get(news, i));
    }
    if (json_array_size(news) > 0) {
        draw_change(&page);
    }
    /* The line in which a code is typed says so itself. */
    if (json_array_size(news) > 0 && (run->mode != TERMINAL_SCREEN || !view_has_action(page.game, "guess"))) {
        draw_turn(&page);
    }
    json_decref(news);
    say(run, &out);
}

/* Tells what the stream says that there is, and until it has been told tries again with the next turn of the loop. */
static void catch_up(struct run *run) {
    bool is_behind = stream_newest(run->stream) > run->session->told;
    if (is_behind && session_look(run->session, 0)) {
        say_news(run, NULL);
    }
}

/* A refusal: the server's, or of a command that is none. */
static void say_refused(struct run *run, const char *why, const json_t *problem) {
    struct buf out;
    say_json(run, problem);
    buf_init(&out, TEXT_MAX);
    buf_append_text(&out, MARK "r"
                               "Refused" END_MARK ": ");
    text_add_foreign(&out, say_without_pointer(why));
    buf_append_text(&out, "\n");
    say(run, &out);
}

/* ---- doing ---- */

/* Where the server does not answer at all, a script is not told so again and again. */
static void note_silence(struct run *run, const struct answer *answer) {
    json_t *problem = say_problem("The server does not answer", answer->why);
    say_refused(run, answer->why, problem);
    json_decref(problem);
    if (run->mode != TERMINAL_SCREEN && *run->session->stopped == 0) {
        (void)fprintf(stderr, "referee: %s: %s\n", run->session->server, answer->why);
        run->has_failed = true;
    }
}

/* How long an answer may be held: as a bot answers at once, it comes with what the bot has done. */
static long seconds_to_wait(const struct run *run) {
    return run->mode != TERMINAL_SCREEN && session_has_bot(run->session) ? BOT_SECONDS : 0;
}

static void act(struct run *run, const struct request *request, long wait) {
    struct answer answer;
    if (!session_act(&answer, run->session, request->method, request->path, request->body, wait)) {
        note_silence(run, &answer);
    } else if (answer.status >= 300) {
        const char *detail = view_text(answer.body, "detail");
        say_refused(run, detail[0] != '\0' ? detail : answer.why, answer.body);
    } else {
        say_json(run, answer.body);
        say_news(run, request);
    }
    answer_clear(&answer);
}

static void hint(struct run *run) {
    struct answer answer;
    struct buf out;
    if (!session_act(&answer, run->session, "GET", "hint", NULL, 0)) {
        note_silence(run, &answer);
    } else if (answer.status >= 300) {
        say_refused(run, view_text(answer.body, "detail"), answer.body);
    } else {
        say_json(run, answer.body);
        buf_init(&out, TEXT_MAX);
        say_hint(&out, run->session->game, answer.body);
        say(run, &out);
    }
    answer_clear(&answer);
}

static void show(struct run *run) {
    if (!session_look(run->session, 0) && run->mode != TERMINAL_SCREEN) {
        (void)fprintf(stderr, "referee: %s: the game cannot be seen\n", run->session->server);
        run->has_failed = true;
    }
    session_skip_news(run->session);
    say_json(run, run->session->game);
    say_game(run);
}

static void help(struct run *run) {
    struct buf out;
    say_json(run, run->session->ruleset);
    buf_init(&out, TEXT_MAX);
    buf_append_text(&out, request_help(view_text(run->session->game, "family")));
    buf_append_text(&out, "show: how the game stands. hint: what a bot would do. next: begin the next round.\n"
                          "resign: give up. quit: leave; on a server of its own the game is gone then.\n");
    say(run, &out);
}

static bool is_round_due(const struct run *run) {
    const json_t *round = json_object_get(run->session->game, "round");
    return view_is(run->session->game, "status", "round-over") &&
           view_number(round, "number", 0) < view_number(round, "of", 0);
}

/* A script need not say `next`. Somebody else may have said it first. */
static void begin_round(struct run *run) {
    struct answer answer;
    json_t *body = json_object();
    bool good = session_act(&answer, run->session, "POST", "rounds", body, seconds_to_wait(run));
    if (!good) {
        note_silence(run, &answer);
    } else if (!session_look(run->session, 0) || is_round_due(run)) {
        run->has_failed = true;
    }
    say_news(run, NULL);
    json_decref(body);
    answer_clear(&answer);
}

/* Is an action to be sent now, and not when it is one's turn? */
static bool is_time(struct run *run) {
    if (run->mode == TERMINAL_SCREEN) {
        return true;
    }
    if (is_round_due(run)) {
        begin_round(run);
    }
    const json_t *actions = json_object_get(json_object_get(run->session->game, "turn"), "actions");
    bool can_come = view_is(run->session->game, "status", "playing") || view_is(run->session->game, "status", "open") ||
                    is_round_due(run);
    return run->has_failed || json_array_size(actions) > 0 || !can_come;
}

/* Does what a line says; false: it is not yet time for it. */
static bool obey(struct run *run, const char *line) {
    struct request request;
    bool done = true;
    request_read(&request, line, run->session->game, run->session->ruleset, &run->session->commitment);
    switch (request.kind) {
    case REQUEST_ACTION:
        done = is_time(run);
        if (done && !run->has_failed) {
            act(run, &request, seconds_to_wait(run));
        }
        break;
    case REQUEST_CALL:
    case REQUEST_NEXT:
        act(run, &request, 0);
        break;
    case REQUEST_HINT:
        hint(run);
        break;
    case REQUEST_SHOW:
        show(run);
        break;
    case REQUEST_HELP:
        help(run);
        break;
    case REQUEST_QUIT:
        say_json(run, run->session->game);
        run->has_quit = true;
        break;
    case REQUEST_REFUSED: {
        json_t *problem = say_problem("The command is not understood", request.why);
        say_refused(run, request.why, problem);
        json_decref(problem);
        break;
    }
    default:
        break;
    }
    request_clear(&request);
    return done;
}

/* ---- lines of a pipe ---- */

/* Does what has been read, as far as it is time for it. */
static void do_lines(struct run *run) {
    while (!run->has_failed && !run->has_quit && *run->session->stopped == 0 && !view_is_over(run->session->game)) {
        if (run->pending == NULL) {
            run->pending = lines_take(&run->lines, run->screen);
        }
        if (run->pending == NULL || !obey(run, run->pending)) {
            return;
        }
        free(run->pending);
        run->pending = NULL;
    }
}

/* ---- keys of a terminal ---- */

/* A code is typed where one may be set now. */
static void choose_editor(struct run *run) {
    const json_t *game = run->session->game;
    const json_t *options = json_object_get(game, "options");
    const char *verb = view_has_action(game, "guess") ? "guess" : view_has_action(game, "secret") ? "secret" : NULL;
    editor_take_code(&run->editor, verb, view_text(options, "alphabet"),
                     json_is_true(json_object_get(options, "blanks")), (int)view_number(options, "length", 0));
}

/* Only where it has changed: nobody's terminal is written to for nothing. */
static void draw_prompt(struct run *run) {
    struct buf out;
    int cursor = 0;
    choose_editor(run);
    buf_init(&out, TEXT_MAX);
    editor_draw(&run->editor, &out, screen_columns(run->screen), &cursor);
    buf_append_format(&out, MARK ".%d", cursor); /* which is a part of how it stands */
    if (!out.failed && (run->prompt.length != out.length || memcmp(run->prompt.bytes, out.bytes, out.length) != 0)) {
        buf_clear(&run->prompt);
        buf_append(&run->prompt, out.bytes, out.length);
        *strrchr(out.bytes, MARK_BYTE) = '\0';
        note_written(run, screen_write_prompt(run->screen, out.bytes, cursor));
    }
    buf_free(&out);
}

static void press(struct run *run, int32_t key) {
    struct buf line;
    buf_init(&line, LINE_MAX_BYTES);
    switch (editor_press(&run->editor, key, &line)) {
    case EDITOR_HAS_LINE:
        if (line.length > 0 && !line.failed) {
            (void)obey(run, line.bytes);
        }
        break;
    case EDITOR_IS_INCOMPLETE:
        say_words(run, "There are places without a symbol.");
        break;
    case EDITOR_AT_END:
        run->lines.is_at_end = true;
        break;
    default:
        break;
    }
    buf_free(&line);
}

static void read_keys(struct run *run) {
    for (int32_t key = screen_read_key(run->screen); key != KEY_NONE; key = screen_read_key(run->screen)) {
        if (key == KEY_END_OF_INPUT) {
            run->lines.is_at_end = true;
            return;
        }
        press(run, key);
        if (run->has_quit || run->has_failed || run->lines.is_at_end || view_is_over(run->session->game)) {
            return;
        }
    }
}

/* ---- signals ---- */

static void show_anew(struct run *run) {
    note_written(run, screen_clear(run->screen));
    buf_clear(&run->prompt);
    say_game(run);
}

static void heed_signals(struct run *run) {
    char numbers[64];
    ssize_t got = read(run->signals, numbers, sizeof numbers);
    bool is_resized = false;
    bool is_suspended = false;
    for (ssize_t i = 0; i < got; i++) {
        is_resized = is_resized || numbers[i] == (char)SIGWINCH;
        is_suspended = is_suspended || numbers[i] == (char)SIGTSTP;
    }
    if (is_suspended && run->mode != TERMINAL_SCREEN) {
        (void)kill(getpid(), SIGSTOP);
    } else if (is_suspended) {
        erase_prompt(run);
        screen_leave(run->screen);
        (void)kill(getpid(), SIGSTOP);
        (void)screen_enter(run->screen);
    }
    if ((is_resized || is_suspended) && run->mode == TERMINAL_SCREEN) {
        show_anew(run);
    }
}

/* ---- the loop ---- */

static void note_connection(struct run *run) {
    int64_t lost_ms = stream_lost_ms(run->stream);
    if (lost_ms > LOST_MS && run->mode != TERMINAL_SCREEN) {
        (void)fprintf(stderr, "referee: %s: the server does not answer\n", run->session->server);
        run->has_failed = true;
    } else if (run->mode == TERMINAL_SCREEN && (lost_ms > 0) != run->is_lost) {
        run->is_lost = lost_ms > 0;
        say_words(run,
                  run->is_lost ? "The connection to the server is lost; trying again." : "The server is there again.");
    }
}

static bool is_done(const struct run *run) {
    return run->has_quit || run->has_failed || *run->session->stopped != 0 || view_is_over(run->session->game) ||
           (run->lines.is_at_end && run->pending == NULL);
}

static void wait_and_do(struct run *run) {
    bool wants_input = run->pending == NULL && !run->lines.is_at_end;
    if (run->mode == TERMINAL_SCREEN) {
        draw_prompt(run);
    }
    unsigned what = stream_wait(run->stream, wants_input ? STDIN_FILENO : -1, run->signals, TICK_MS);
    if ((what & STREAM_SIGNAL) != 0) {
        heed_signals(run);
    }
    catch_up(run);
    if ((what & STREAM_INPUT) != 0 && run->mode == TERMINAL_SCREEN) {
        read_keys(run);
    } else if ((what & STREAM_INPUT) != 0) {
        lines_read(&run->lines);
    }
    if (run->mode != TERMINAL_SCREEN) {
        do_lines(run);
    }
    note_connection(run);
}

/* What a bot that begins has done is a part of how the game stands at first. */
static void begin(struct run *run) {
    bool is_turn = json_array_size(json_object_get(json_object_get(run->session->game, "turn"), "actions")) > 0;
    if (!is_turn && session_has_bot(run->session) && view_is(run->session->game, "status", "playing")) {
        (void)session_look(run->session, BOT_SECONDS);
    }
    session_skip_news(run->session);
    say_json(run, run->session->game);
    say_game(run);
}

enum run_end run_game(struct session *session, enum terminal_mode mode, int signals) {
    struct run run = {.session = session, .mode = mode, .signals = signals};
    lines_init(&run.lines);
    buf_init(&run.prompt, TEXT_MAX);
    run.screen = screen_open(mode == TERMINAL_SCREEN);
    run.has_failed = !screen_enter(run.screen);
    begin(&run);
    run.stream = stream_open(session->server, session->token, session->id, session->told);
    if (run.stream == NULL) {
        abort();
    }
    while (!is_done(&run)) {
        wait_and_do(&run);
    }
    (void)screen_erase_prompt(run.screen);
    screen_leave(run.screen);
    stream_close(run.stream);
    editor_free(&run.editor);
    screen_close(run.screen);
    lines_free(&run.lines);
    buf_free(&run.prompt);
    free(run.pending);
    return view_is_over(session->game) || run.has_quit ? RUN_OVER : RUN_SHORT;
}
