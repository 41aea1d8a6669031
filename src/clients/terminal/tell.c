/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sentences on events: what has happened, in the order in which it did, as the viewer may know it.
 */
#include <string.h>

#include "text.h"

typedef void tell_function(const struct page *page, const json_t *event);

static int seat_of(const json_t *event) {
    return (int)view_number(event, "seat", -1);
}

/* "You VERB" or "NAME VERB". */
static void add_actor(const struct page *page, const json_t *event, const char *verb) {
    text_add_seat(page->out, page->game, seat_of(event));
    buf_append_format(page->out, " %s", verb);
}

static bool is_family(const struct page *page, const char *family) {
    return view_is(page->game, "family", family);
}

static void add_points(const struct page *page, const json_t *points) {
    for (size_t i = 0; i < json_array_size(points); i++) {
        buf_append_text(page->out, i == 0 ? " Points: " : ", ");
        text_add_seat(page->out, page->game, (int)i);
        buf_append_format(page->out, " %lld", (long long)json_integer_value(json_array_get(points, i)));
    }
    buf_append_text(page->out, json_array_size(points) > 0 ? "." : "");
}

/* ---- of every game ---- */

static void tell_joined(const struct page *page, const json_t *event) {
    add_actor(page, event, "joined.");
}

static void tell_declined(const struct page *page, const json_t *event) {
    add_actor(page, event, "declined.");
}

static void tell_round(const struct page *page, const json_t *event) {
    const json_t *leader = json_object_get(event, "leader");
    buf_append_format(page->out, "Round %lld begins.", (long long)view_number(event, "number", 1));
    if (json_is_integer(leader) && json_array_size(json_object_get(page->game, "seats")) > 1) {
        buf_append_text(page->out, " ");
        text_add_seat(page->out, page->game, (int)json_integer_value(leader));
        bool is_you = json_integer_value(leader) == view_own_seat(page->game);
        const char *what = is_family(page, "codebreaking") ? (is_you ? " make the code." : " makes the code.")
                                                           : (is_you ? " begin." : " begins.");
        buf_append_text(page->out, what);
    }
}

static void tell_resigned(const struct page *page, const json_t *event) {
    add_actor(page, event, "resigned.");
}

static void tell_timed_out(const struct page *page, const json_t *event) {
    add_actor(page, event, "let the time pass.");
}

static void tell_resumed(const struct page *page, const json_t *event) {
    (void)event;
    buf_append_text(page->out, "The server is there again; nobody lost time.");
}

static void tell_round_over(const struct page *page, const json_t *event) {
    buf_append_format(page->out, "Round %lld is over.", (long long)view_number(event, "round", 1));
    const char *secret = view_text(json_object_get(event, "proof"), "secret");
    int64_t now = view_number(json_object_get(page->game, "round"), "number", 0);
    if (secret[0] == '\0' && view_number(event, "round", 0) == now) {
        secret = view_text(json_object_get(page->game, "state"), "secret");
    }
    if (is_family(page, "codebreaking") && secret[0] != '\0') {
        buf_append_text(page->out, " The code was ");
        text_add_code(page, secret);
        buf_append_text(page->out, ".");
    }
    if (json_array_size(json_object_get(event, "points")) > 1) {
        add_points(page, json_object_get(event, "points"));
    }
    /* Who plays alone need not begin another, and is told here how it ended. */
    if (view_is(page->game, "status", "round-over") && view_is_over(page->game)) {
        buf_append_format(page->out, MARK "b The game is over: you have %s." END_MARK,
                          json_is_true(json_object_get(event, "solved")) ? "won" : "lost");
    }
}

static bool has_seat(const json_t *seats, int seat) {
    for (size_t i = 0; i < json_array_size(seats); i++) {
        if (json_integer_value(json_array_get(seats, i)) == seat) {
            return true;
        }
    }
    return false;
}

/* How it ended for whoever reads this; who has no seat, or filled a card alone, has neither won nor lost. */
static const char *outcome_for(const struct page *page, const json_t *event) {
    int you = view_own_seat(page->game);
    bool is_alone = json_array_size(json_object_get(page->game, "seats")) == 1;
    if (view_is(event, "outcome", "draw")) {
        return "The game is over: a draw.";
    }
    if (you >= 0 && has_seat(json_object_get(event, "winners"), you)) {
        return "The game is over: you have won.";
    }
    if (you < 0 || (is_alone && !view_is(event, "outcome", "loss"))) {
        return "The game is over.";
    }
    return "The game is over: you have lost.";
}

static void tell_finished(const struct page *page, const json_t *event) {
    bool is_alone = json_array_size(json_object_get(page->game, "seats")) == 1;
    buf_append_format(page->out, MARK "b%s" END_MARK, outcome_for(page, event));
    if (!is_alone || is_family(page, "yahtzee") || is_family(page, "quiz")) {
        add_points(page, json_object_get(event, "points"));
    }
}

static void tell_aborted(const struct page *page, const json_t *event) {
    buf_append_text(page->out, "The game was aborted");
    if (view_text(event, "reason")[0] != '\0') {
        buf_append_text(page->out, ": ");
        text_add_foreign(page->out, view_text(event, "reason"));
    }
    buf_append_text(page->out, ".");
}

/* ---- code-breaking ---- */

static void add_pegs(const struct page *page, const json_t *event) {
    int64_t exact = view_number(event, "black", view_number(event, "bulls", view_number(event, "exact", -1)));
    int64_t misplaced = view_number(event, "white", view_number(event, "cows", view_number(event, "misplaced", 0)));
    if (page->columns == 0 || exact < 0) {
        return;
    }
    buf_append_text(page->out, "  " MARK "g");
    for (int64_t i = 0; i < exact; i++) {
        buf_append_text(page->out, page->has_unicode ? "●" : "*");
    }
    buf_append_text(page->out, END_MARK MARK "y");
    for (int64_t i = 0; i < misplaced; i++) {
        buf_append_text(page->out, page->has_unicode ? "○" : "o");
    }
    buf_append_text(page->out, END_MARK);
}

static void tell_guess(const struct page *page, const json_t *event) {
    const char *code = view_text(event, "code");
    add_actor(page, event, "guessed");
    if (code[0] != '\0') {
        buf_append_text(page->out, " ");
        text_add_code(page, code);
    }
    struct buf answer;
    buf_init(&answer, TEXT_MAX);
    if (text_add_answer(&answer, event)) {
        buf_append_format(page->out, ": %s%s.", answer.bytes,
                          json_is_true(json_object_get(event, "solved")) ? ", solved" : "");
        add_pegs(page, event);
    } else {
        buf_append_text(page->out, "; the answer is awaited.");
    }
    buf_free(&answer);
}

static void tell_answer(const struct page *page, const json_t *event) {
    add_actor(page, event, view_is(event, "kind", "answer") ? "answered " : "mended the answer to ");
    text_add_code(page, view_text(event, "code"));
    buf_append_text(page->out, ": ");
    (void)text_add_answer(page->out, event);
    buf_append_text(page->out, ".");
    add_pegs(page, event);
}

static void tell_secret(const struct page *page, const json_t *event) {
    add_actor(page, event, "set the secret.");
}

static void tell_reveal(const struct page *page, const json_t *event) {
    const json_t *honest = json_object_get(event, "honest");
    add_actor(page, event, "revealed the secret");
    buf_append_text(page->out, json_is_false(honest) ? ": an answer was not true." : ".");
}

/* ---- boards, dice ---- */

static void tell_move(const struct page *page, const json_t *event) {
    bool falls = is_family(page, "connectfour");
    add_actor(page, event, falls ? "dropped " : "put ");
    text_add_foreign(page->out, view_text(event, "symbol"));
    if (falls) {
        buf_append_format(page->out, " into column %lld.", (long long)view_number(event, "column", 0));
    } else {
        buf_append_format(page->out, " at column %lld, row %lld.", (long long)view_number(event, "column", 0),
                          (long long)view_number(event, "row", 0));
    }
}

static void tell_roll(const struct page *page, const json_t *event) {
    const json_t *dice = json_object_get(event, "dice");
    add_actor(page, event, "rolled");
    for (size_t i = 0; i < json_array_size(dice); i++) {
        buf_append_format(page->out, "%s%lld", i == 0 ? ": " : " ",
                          (long long)json_integer_value(json_array_get(dice, i)));
    }
    buf_append_text(page->out, ".");
}

static void tell_score(const struct page *page, const json_t *event) {
    add_actor(page, event, "scored");
    if (json_is_integer(json_object_get(event, "score"))) {
        int64_t bonus = view_number(event, "bonus", 0);
        buf_append_format(page->out, " %lld in ", (long long)view_number(event, "score", 0));
        text_add_foreign(page->out, view_text(event, "category"));
        if (bonus > 0) {
            buf_append_format(page->out, ", and a bonus of %lld", (long long)bonus);
        }
    }
    buf_append_text(page->out, ".");
}

/* ---- the quiz ---- */

static void tell_ready(const struct page *page, const json_t *event) {
    if (seat_of(event) >= 0) {
        add_actor(page, event, seat_of(event) == view_own_seat(page->game) ? "are ready." : "is ready.");
    }
}

static void tell_response(const struct page *page, const json_t *event) {
    const char *text = view_text(event, "text");
    const json_t *correct = json_object_get(event, "correct");
    if (json_is_true(json_object_get(event, "pass"))) {
        add_actor(page, event, "passed.");
        return;
    }
    add_actor(page, event, "responded");
    if (text[0] != '\0') {
        buf_append_text(page->out, ": ");
        text_add_foreign(page->out, text);
    }
    buf_append_text(page->out, json_is_true(correct)    ? " - " MARK "g"
                                                          "right" END_MARK "."
                               : json_is_false(correct) ? " - " MARK "r"
                                                          "wrong" END_MARK "."
                                                        : ".");
}

static void tell_hand_in(const struct page *page, const json_t *event) {
    add_actor(page, event, "handed in the sheet.");
}

static void tell_judgement(const struct page *page, const json_t *event) {
    const json_t *correct = json_object_get(event, "correct");
    buf_append_format(page->out, "Question %lld, ", (long long)view_number(event, "question", 0));
    text_add_seat(page->out, page->game, seat_of(event));
    buf_append_text(page->out, json_is_true(correct)    ? ": judged right."
                               : json_is_false(correct) ? ": judged wrong."
                                                        : ": judged.");
}

static void tell_appeal(const struct page *page, const json_t *event) {
    add_actor(page, event, "appealed");
    buf_append_format(page->out, " about question %lld.", (long long)view_number(event, "question", 0));
}

static void tell_vote(const struct page *page, const json_t *event) {
    text_add_seat(page->out, page->game, (int)view_number(event, "by", -1));
    buf_append_format(page->out, " voted %s the appeal about question %lld.",
                      json_is_true(json_object_get(event, "accept")) ? "for" : "against",
                      (long long)view_number(event, "question", 0));
}

static void tell_part(const struct page *page, const json_t *event) {
    const char *title = view_text(event, "title");
    buf_append_format(page->out, "Part %lld of %lld", (long long)view_number(event, "part", 1),
                      (long long)view_number(event, "of", 1));
    if (title[0] != '\0') {
        buf_append_text(page->out, ", ");
        text_add_foreign(page->out, title);
    }
    const char *how = view_is(event, "part_kind", "chair") ? "one in the chair at a time"
                      : view_is(event, "part_kind", "all") ? "the same question for all"
                                                           : "all questions on a sheet";
    buf_append_format(page->out, ": %s, %lld seconds.", how, (long long)view_number(event, "seconds", 0));
}

static void tell_closed(const struct page *page, const json_t *event) {
    const char *answer = view_text(event, "answer");
    const json_t *outcomes = json_object_get(event, "outcomes");
    if (answer[0] == '\0') {
        return;
    }
    buf_append_format(page->out, "The answer to question %lld: ", (long long)view_number(event, "question", 0));
    text_add_foreign(page->out, answer);
    buf_append_text(page->out, ".");
    for (size_t i = 0; json_array_size(outcomes) > 1 && i < json_array_size(outcomes); i++) {
        const json_t *outcome = json_array_get(outcomes, i);
        buf_append_text(page->out, i == 0 ? " " : ", ");
        text_add_seat(page->out, page->game, seat_of(outcome));
        buf_append_text(page->out, ": ");
        text_add_foreign(page->out, view_text(outcome, "outcome"));
    }
}

static void tell_bell(const struct page *page, const json_t *event) {
    (void)event;
    buf_append_text(page->out, "The bell: the time is over.");
}

static void tell_stint_over(const struct page *page, const json_t *event) {
    const json_t *passed = json_object_get(event, "passed");
    text_add_seat(page->out, page->game, seat_of(event));
    buf_append_format(page->out, " had %lld right, %lld wrong and %lld passes.",
                      (long long)view_number(event, "right", 0), (long long)view_number(event, "wrong", 0),
                      (long long)view_number(event, "passes", 0));
    for (size_t i = 0; i < json_array_size(passed); i++) {
        buf_append_text(page->out, i == 0 ? " Passed: " : "; ");
        text_add_foreign(page->out, view_text(json_array_get(passed, i), "text"));
        buf_append_text(page->out, " ");
        text_add_foreign(page->out, view_text(json_array_get(passed, i), "answer"));
    }
    buf_append_text(page->out, json_array_size(passed) > 0 ? "." : "");
}

static void tell_ruling(const struct page *page, const json_t *event) {
    buf_append_format(page->out, "The appeal about question %lld by ", (long long)view_number(event, "question", 0));
    text_add_seat(page->out, page->game, seat_of(event));
    buf_append_text(page->out, json_is_true(json_object_get(event, "granted")) ? " was granted." : " was refused.");
}

static void tell_tie_break(const struct page *page, const json_t *event) {
    const json_t *seats = json_object_get(event, "seats");
    buf_append_text(page->out, "A tie-break of five questions:");
    for (size_t i = 0; i < json_array_size(seats); i++) {
        buf_append_text(page->out, i == 0 ? " " : ", ");
        text_add_seat(page->out, page->game, (int)json_integer_value(json_array_get(seats, i)));
    }
    buf_append_text(page->out, ".");
}

static void tell_tie_break_over(const struct page *page, const json_t *event) {
    const json_t *right = json_object_get(event, "right");
    buf_append_text(page->out, "The tie-break is over.");
    for (size_t i = 0; i < json_array_size(right); i++) {
        if (json_is_integer(json_array_get(right, i))) {
            buf_append_text(page->out, " ");
            text_add_seat(page->out, page->game, (int)i);
            buf_append_format(page->out, ": %lld right.", (long long)json_integer_value(json_array_get(right, i)));
        }
    }
}

static void tell_subject(const struct page *page, const json_t *event) {
    add_actor(page, event, "chose a subject.");
}

/* Of what has no line here (how a game was made, whose question it is), the view says what there is to say. */
static const struct {
    const char *kind;
    tell_function *tell;
} sentences[] = {
    {"joined", tell_joined},
    {"declined", tell_declined},
    {"round", tell_round},
    {"resigned", tell_resigned},
    {"timed-out", tell_timed_out},
    {"resumed", tell_resumed},
    {"round-over", tell_round_over},
    {"finished", tell_finished},
    {"aborted", tell_aborted},
    {"guess", tell_guess},
    {"answer", tell_answer},
    {"answer-corrected", tell_answer},
    {"secret", tell_secret},
    {"reveal", tell_reveal},
    {"move", tell_move},
    {"roll", tell_roll},
    {"score", tell_score},
    {"ready", tell_ready},
    {"response", tell_response},
    {"hand-in", tell_hand_in},
    {"judgement", tell_judgement},
    {"appeal", tell_appeal},
    {"vote", tell_vote},
    {"part", tell_part},
    {"closed", tell_closed},
    {"bell", tell_bell},
    {"stint-over", tell_stint_over},
    {"ruling", tell_ruling},
    {"tie-break", tell_tie_break},
    {"tie-break-over", tell_tie_break_over},
    {"subject", tell_subject},
};

void tell_event(const struct page *page, const json_t *event) {
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++) {
        if (view_is(event, "kind", sentences[i].kind)) {
            size_t before = page->out->length;
            sentences[i].tell(page, event);
            if (page->out->length > before) {
                buf_append_text(page->out, "\n");
            }
            return;
        }
    }
}
