/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a viewer cannot know, drawn anew: questions not put, answers not told, what others said and whether it was right.
 * Texts keep their lengths, so that what is left of a state keeps its size.
 */
#include "quiz_observe.h"

#include <stdlib.h>

enum { ATTEMPTS = 20 }; /* at a question that can be read; then it stays what it was */

struct redrawing {
    struct state *state;
    struct rng *rng;
    struct arena arena;
};

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Other letters in a text. */
static void scramble(const struct redrawing *redrawing, quiz_place place) {
    char *text = bytes_of(redrawing->state) + place;
    for (; place != 0 && *text != '\0'; text++) {
        *text = is_letter(*text) ? (char)('a' + rng_below(redrawing->rng, 26)) : *text;
    }
}

static void redraw_hex(const struct redrawing *redrawing, quiz_place place) {
    static const char digits[] = "0123456789abcdef";
    char *text = bytes_of(redrawing->state) + place;
    for (; place != 0 && *text != '\0'; text++) {
        *text = digits[rng_below(redrawing->rng, 16)];
    }
}

/* Other letters in a string of JSON that begins at a quote; returns the end of it. */
static char *scramble_string(const struct redrawing *redrawing, char *at) {
    for (at++; *at != '"'; at++) {
        if (*at == '\\') {
            at += at[1] == 'u' ? 5 : 1;
        } else if (is_letter(*at)) {
            *at = (char)('a' + rng_below(redrawing->rng, 26));
        }
    }
    return at;
}

static char *skip_string(char *at) {
    for (at++; *at != '"'; at++) {
        at += *at == '\\';
    }
    return at;
}

/* Another question of the same form in a dealt text, in place. with_text: the question too, not only its answer. */
static void redraw_dealt(const struct redrawing *redrawing, char *dealt, bool with_text) {
    char member = ' '; /* the first letter of the member that is being read, the second of `text` and `tolerance` */
    for (char *at = dealt + 1; *at != '\0'; at++) {
        bool is_name = *at == '"' && (at[-1] == '{' || (at[-1] == ',' && strchr("acknrtu", at[1]) != NULL &&
                                                        strstr(at, "\":") == skip_string(at)));
        if (is_name) {
            member = at[1] == 't' ? at[2] : at[1];
            member = strncmp(at, "\"correct", 8) == 0 ? 'C' : member;
            at = skip_string(at);
        } else if (*at == '"') {
            bool is_redrawn = member == 'a' || (with_text && (member == 'c' || member == 'e' || member == 'u'));
            at = is_redrawn ? scramble_string(redrawing, at) : skip_string(at);
        } else if (*at >= '1' && *at <= '9' && (member == 'n' || member == 'r' || member == 'o')) {
            *at = (char)('1' + rng_below(redrawing->rng, 9));
        } else if (*at >= '0' && *at <= '7' && member == 'C' && at[-1] == '[' && at[1] == ']') {
            *at = (char)('0' + rng_below(redrawing->rng, 2));
        }
    }
}

/* Sets a text that has the same length; false where it has not. */
static bool replace(struct state *state, quiz_place place, struct json_text text) {
    if (place == 0) {
        return text.bytes == NULL;
    }
    if (strlen(text_of(state, place)) != text.length) {
        return false;
    }
    memcpy(bytes_of(state) + place, text.bytes, text.length);
    return true;
}

/* What was taken out of a question when it was put. */
static bool redraw_asked(struct redrawing *redrawing, struct quiz_asked *asked, const struct quiz_question *question) {
    struct state *state = redrawing->state;
    struct json_text answer = quiz_answer(question, &redrawing->arena);
    quiz_place place = asked->forms;
    bool good = answer.bytes != NULL && replace(state, asked->text, question->text) &&
                replace(state, asked->answer, answer) && replace(state, asked->unit, question->unit);
    for (size_t i = 0; good && i < question->form_count; i++) {
        good = replace(state, place, question->forms[i]);
        place += (quiz_place)question->forms[i].length + 1;
    }
    asked->correct = question->correct;
    return good;
}

/* Is the text known, and the answer? */
struct known {
    bool text, answer;
};

static struct known known_of(const struct state *state, size_t item, int viewer) {
    struct known known = {false, false};
    for (size_t i = 0; i < state->asked_count; i++) {
        if (asked_of(state)[i].item == item) {
            struct quiz_knowledge knows = quiz_knowledge_of(state, i, viewer);
            known.text = known.text || knows.text;
            known.answer = known.answer || knows.answer || knows.forms;
        }
    }
    return known;
}

static enum err redraw_item(struct redrawing *redrawing, size_t number, struct known known) {
    struct state *state = redrawing->state;
    struct quiz_item *item = &items_of(state)[number];
    char *dealt = bytes_of(state) + item->dealt;
    char *before = arena_copy(&redrawing->arena, bytes_of(state), state->byte_count);
    struct quiz_question question;
    if (before == NULL) {
        return ERR_NO_MEMORY;
    }
    bool good = false;
    enum err err = OK;
    for (int attempt = 0; !good && err != ERR_NO_MEMORY && attempt < ATTEMPTS; attempt++) {
        memcpy(bytes_of(state), before, state->byte_count);
        redraw_dealt(redrawing, dealt, !known.text);
        err = quiz_dealt_read(&question, &redrawing->arena, dealt, strlen(dealt));
        good = err == OK;
        for (size_t i = 0; good && i < state->asked_count; i++) {
            good = asked_of(state)[i].item != number || redraw_asked(redrawing, &asked_of(state)[i], &question);
        }
    }
    if (!good) {
        memcpy(bytes_of(state), before, state->byte_count);
        err = err == ERR_NO_MEMORY ? err : quiz_dealt_read(&question, &redrawing->arena, dealt, strlen(dealt));
        for (size_t i = 0; err == OK && i < state->asked_count; i++) {
            asked_of(state)[i].correct =
                asked_of(state)[i].item == number ? question.correct : asked_of(state)[i].correct;
        }
    }
    if (err == OK) {
        scramble(redrawing, item->explanation);
        scramble(redrawing, item->source);
        scramble(redrawing, known.text ? 0 : item->alt);
    }
    return err;
}

/* What another said, and whether a response was right that is not closed or not told. */
static void redraw_replies(struct redrawing *redrawing, int viewer) {
    struct state *state = redrawing->state;
    for (size_t i = 0; i < state->response_count; i++) {
        struct quiz_reply *reply = &responses_of(state)[i];
        const struct quiz_asked *asked = &asked_of(state)[reply->asked];
        struct quiz_knowledge knows = quiz_knowledge_of(state, reply->asked, viewer);
        bool is_hidden = !knows.results && !(asked->is_open && is_one_by_one(state) && reply->outcome != OUTCOME_NONE);
        if (!is_hidden || is_masters(state->config, viewer)) {
            continue;
        }
        if (reply->seat != viewer) {
            scramble(redrawing, reply->text);
        }
        if (reply->outcome == OUTCOME_RIGHT || reply->outcome == OUTCOME_WRONG) {
            bool right = rng_below(redrawing->rng, 2) == 0;
            reply->outcome = right ? OUTCOME_RIGHT : OUTCOME_WRONG;
            reply->points = right ? quiz_worth(state, asked, reply->after_ms) : 0;
        } else if (reply->outcome == OUTCOME_NONE) {
            reply->suggestion = rng_below(redrawing->rng, 2) == 0 ? OUTCOME_RIGHT : OUTCOME_WRONG;
        }
    }
}

enum err quiz_resample(struct state **out, const struct state *state, int viewer, struct rng *rng) {
    struct redrawing redrawing = {.state = quiz_state_copy(state, 0, 0, 0), .rng = rng};
    enum err err = redrawing.state == NULL ? ERR_NO_MEMORY : OK;
    bool is_over = state->phase == PHASE_OVER;
    arena_init(&redrawing.arena);
    for (size_t i = 0; err == OK && i < state->item_count; i++) {
        const struct quiz_item *item = &items_of(state)[i];
        struct known known = known_of(state, i, viewer);
        /* With the round's proof leaves are known, by which a question that was not put could be told from another. */
        if (item->dealt != 0 && !is_over && !known.answer) {
            err = redraw_item(&redrawing, i, known);
        }
        redraw_hex(&redrawing, is_over ? 0 : item->salt);
        arena_reset(&redrawing.arena);
    }
    for (size_t i = 0; err == OK && i < state->set_count; i++) {
        redraw_hex(&redrawing, origins_of(state)[i].dealt);
    }
    if (err == OK && !is_over) {
        redraw_hex(&redrawing, redrawing.state->nonce);
        redraw_replies(&redrawing, viewer);
    }
    arena_free(&redrawing.arena);
    if (err != OK) {
        free(redrawing.state);
        return err;
    }
    *out = redrawing.state;
    return OK;
}
