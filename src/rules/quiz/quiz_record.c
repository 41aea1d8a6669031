/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the log keeps of an event, and what a viewer sees of it.
 *
 * A recorded body holds the whole truth, and beside it `hidden`: from whom it is hidden for good, since what one sees of an
 * event never changes. What was hidden then is told by a later event.
 */
#include "quiz_family.h"

#include <stdlib.h>

#include "util/json.h"

/* From whom an event is hidden: nobody but the contender it is about, its actor and the master sees it. */
static const char hidden[] = "hidden";

static json_t *text_or_null(const struct state *state, quiz_place place) {
    const char *text = text_of(state, place);
    return text == NULL ? json_null() : json_string(text);
}

static json_t *seat_or_null(int seat) {
    return seat == NONE ? json_null() : json_integer(seat);
}

static const struct quiz_asked *last_asked_of(const struct state *state) {
    return &asked_of(state)[state->last_asked - 1U];
}

static const struct quiz_reply *last_reply_of(const struct state *state) {
    return &responses_of(state)[state->last_response - 1U];
}

static bool is_for_all(const struct quiz_asked *asked, const struct state *state) {
    return asked->tie == 0 && state->config->parts[asked->part].kind == PART_CHAIR;
}

/* --- what seats do --- */

static json_t *record_response(const struct state *next) {
    const struct quiz_reply *reply = last_reply_of(next);
    const struct quiz_asked *asked = &asked_of(next)[reply->asked];
    bool is_pass = reply->text == 0;
    bool is_judged = reply->outcome == OUTCOME_RIGHT || reply->outcome == OUTCOME_WRONG;
    bool is_told = asked->seat != NONE && is_judged;
    bool is_shown = is_for_all(asked, next) && reply->outcome != OUTCOME_NONE;
    json_t *answer =
        asked->seat != NONE && reply->outcome == OUTCOME_WRONG ? text_or_null(next, asked->answer) : json_null();
    json_t *body = json_pack("{s:i, s:o, s:b, s:o, s:o}", "question", reply->asked + 1, "text",
                             text_or_null(next, reply->text), "pass", is_pass, "correct",
                             is_told ? json_boolean(reply->outcome == OUTCOME_RIGHT) : json_null(), "answer", answer);
    bool good = body != NULL && (reply->choice == NONE || json_put(body, "choice", json_integer(reply->choice))) &&
                (is_shown || json_put(body, hidden, json_integer(reply->seat)));
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

static json_t *record_judgement(const struct state *next, const struct event *action) {
    const struct quiz_reply *reply = last_reply_of(next);
    const struct quiz_asked *asked = &asked_of(next)[reply->asked];
    const json_t *given = action->body;
    bool is_ruling = reply->appeal == APPEAL_OPEN;
    bool is_pass = reply->outcome == OUTCOME_PASS;
    bool is_right =
        is_ruling ? (next->actor != NONE && seat_set_has(reply->accept, next->actor)) : reply->outcome == OUTCOME_RIGHT;
    json_t *body = json_pack("{s:i, s:i, s:o, s:o}", "question", reply->asked + 1, "seat", (int)reply->seat, "correct",
                             is_pass ? json_null() : json_boolean(is_right), "by", seat_or_null(next->actor));
    bool good = body != NULL;
    if (next->config->aloud && next->actor != NONE && !is_ruling) {
        good = good && json_put(body, "pass", json_boolean(is_pass)) &&
               json_put(body, "text", text_or_null(next, reply->text));
    }
    if (json_is_true(json_object_get(given, "suggested"))) {
        good = good && json_put(body, "suggested", json_true());
    }
    /* What is not closed yet, and what is of a tie-break, others are told later. */
    if (!is_for_all(asked, next) && asked->is_open) {
        good = good && json_put(body, hidden, json_integer(asked->tie != 0 ? reply->seat : NONE));
    }
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

static json_t *record_appeal(const struct state *next, const struct event *action) {
    json_t *reason = json_object_get(action->body, "reason");
    return json_pack("{s:i, s:o}", "question", (int)next->last_asked, "reason",
                     json_is_string(reason) ? json_incref(reason) : json_null());
}

static json_t *record_vote(const struct state *next, const struct event *action) {
    bool accept = json_is_true(json_object_get(action->body, "accept"));
    return json_pack("{s:i, s:i, s:b, s:i}", "question", (int)next->last_asked, "seat", (int)last_reply_of(next)->seat,
                     "accept", accept, "by", (int)next->actor);
}

/* --- what the server does --- */

static json_t *record_part(const struct state *next) {
    const struct quiz_part *part = part_of(next);
    json_t *order = part->kind == PART_CHAIR ? json_array() : json_null();
    for (int i = 0; part->kind == PART_CHAIR && i < next->order_count; i++) {
        json_push(&order, json_integer(seat_in_order(next, i)));
    }
    return json_pack("{s:i, s:i, s:s, s:s?, s:i, s:o}", "part", next->part + 1, "of", next->config->part_count,
                     "part_kind", quiz_part_kinds[part->kind], "title", part->title, "seconds", part->seconds, "order",
                     order);
}

static json_t *choices_of(const struct state *state, const struct quiz_asked *asked) {
    const char *form = text_of(state, asked->forms);
    if (asked->kind != QUIZ_CHOICE && asked->kind != QUIZ_BOOLEAN) {
        return json_null();
    }
    json_t *list = json_array();
    for (int i = 0; i < asked->form_count; i++) {
        json_push(&list, json_string(form));
        form += strlen(form) + 1;
    }
    return list;
}

static json_t *media_of(const struct state *state, const struct quiz_item *item) {
    return item->url == 0
               ? json_null()
               : json_pack("{s:s, s:o}", "url", text_of(state, item->url), "alt", text_or_null(state, item->alt));
}

static json_t *record_question(const struct state *next) {
    const struct quiz_asked *asked = last_asked_of(next);
    const struct quiz_item *item = &items_of(next)[asked->item];
    const char *difficulty = quiz_difficulties[item->difficulty];
    json_t *body = json_pack(
        "{s:i, s:o, s:s, s:s, s:o, s:o, s:o, s:s?, s:o}", "question", (int)next->last_asked, "text",
        text_or_null(next, asked->text), "language", text_of(next, origins_of(next)[item->set].language), "answer_kind",
        quiz_kinds[asked->kind], "choices", choices_of(next, asked), "unit", text_or_null(next, asked->unit),
        "category", text_or_null(next, item->category), "difficulty", difficulty, "media", media_of(next, item));
    if (body != NULL && asked->tie != 0 && !json_put(body, hidden, json_integer(asked->seat))) {
        json_decref(body);
        return NULL;
    }
    return body;
}

static json_t *outcomes_of(const struct state *state, size_t asked) {
    json_t *list = json_array();
    for (size_t i = 0; i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        if (reply->asked == asked) {
            json_push(&list, json_pack("{s:i, s:s, s:i, s:o}", "seat", (int)reply->seat, "outcome",
                                       quiz_outcomes[reply->outcome], "points", (int)reply->points, "text",
                                       text_or_null(state, reply->text)));
        }
    }
    return list;
}

/* A pass in the chair leaves its answer to the end of the stint. */
static json_t *record_closed(const struct state *next) {
    const struct quiz_asked *asked = last_asked_of(next);
    json_t *body = json_pack("{s:i, s:o, s:o}", "question", (int)next->last_asked, "answer",
                             text_or_null(next, asked->answer), "outcomes", outcomes_of(next, next->last_asked - 1U));
    bool good = body != NULL && (asked->tie == 0 || json_put(body, hidden, json_integer(asked->seat))) &&
                (!asked->is_passed || json_put(body, "is_passed", json_true()));
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

static json_t *record_stint_over(const struct state *next) {
    const struct quiz_asked *last = last_asked_of(next);
    int counts[OUTCOME_UNANSWERED + 1] = {0};
    int points = 0;
    json_t *passed = json_array();
    for (size_t i = 0; i < next->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(next)[i];
        const struct quiz_asked *asked = &asked_of(next)[reply->asked];
        if (asked->part != last->part || asked->seat != last->seat || asked->tie != 0) {
            continue;
        }
        counts[reply->outcome]++;
        points += reply->points;
        if (reply->outcome == OUTCOME_PASS) {
            json_push(&passed, json_pack("{s:i, s:o, s:o}", "question", reply->asked + 1, "text",
                                         text_or_null(next, asked->text), "answer", text_or_null(next, asked->answer)));
        }
    }
    return json_pack("{s:i, s:i, s:i, s:i, s:o, s:b}", "points", points, "right", counts[OUTCOME_RIGHT], "wrong",
                     counts[OUTCOME_WRONG], "passes", counts[OUTCOME_PASS], "passed", passed, "exhausted",
                     next->exhausted);
}

static json_t *record_ruling(const struct state *next) {
    const struct quiz_reply *reply = last_reply_of(next);
    int master = master_of(next);
    bool by_master = master != NONE && seat_set_has(reply->accept | reply->refuse, master);
    return json_pack("{s:i, s:i, s:b, s:o}", "question", (int)next->last_asked, "seat", (int)reply->seat, "granted",
                     next->appeal_granted, "by", seat_or_null(by_master ? master : NONE));
}

static json_t *record_tie_break(const struct state *next) {
    json_t *seats = json_array();
    for (int i = 0; i < next->order_count; i++) {
        json_push(&seats, json_integer(seat_in_order(next, i)));
    }
    return json_pack("{s:o, s:i}", "seats", seats, "number", (int)next->tie_number);
}

/* As it was put first; NULL: the tie-break was over before. */
static const struct quiz_asked *find_of_tie(const struct state *state, size_t item) {
    for (size_t i = 0; i < state->asked_count; i++) {
        const struct quiz_asked *asked = &asked_of(state)[i];
        if (asked->tie == state->tie_number && asked->item == item) {
            return asked;
        }
    }
    return NULL;
}

/* All that were put of the five, whoever got that far. */
static json_t *record_tie_break_over(const struct state *next) {
    json_t *questions = json_array();
    json_t *right = json_array();
    size_t first = (size_t)(next->tie_number - 1) * QUIZ_TIE_QUESTIONS;
    for (size_t i = first; i < first + QUIZ_TIE_QUESTIONS; i++) {
        const struct quiz_asked *asked = find_of_tie(next, i);
        if (asked != NULL) {
            json_push(&questions, json_pack("{s:o, s:o}", "text", text_or_null(next, asked->text), "answer",
                                            text_or_null(next, asked->answer)));
        }
    }
    for (int seat = 0; seat < next->config->head.seats; seat++) {
        json_push(&right, seat_or_null(standings_of(next)[seat].tie_right[next->tie_number - 1]));
    }
    return json_pack("{s:i, s:o, s:o}", "number", (int)next->tie_number, "questions", questions, "right", right);
}

json_t *quiz_record(const struct state *next, const struct event *action) {
    switch ((enum quiz_event)(action->kind - EVENT_FAMILY)) {
    case QUIZ_RESPONSE:
        return record_response(next);
    case QUIZ_JUDGEMENT:
        return record_judgement(next, action);
    case QUIZ_APPEAL:
        return record_appeal(next, action);
    case QUIZ_VOTE:
        return record_vote(next, action);
    case QUIZ_PART:
        return record_part(next);
    case QUIZ_QUESTION:
        return record_question(next);
    case QUIZ_CLOSED:
        return record_closed(next);
    case QUIZ_STINT_OVER:
        return record_stint_over(next);
    case QUIZ_RULING:
        return record_ruling(next);
    case QUIZ_TIE_BREAK:
        return record_tie_break(next);
    case QUIZ_TIE_BREAK_OVER:
        return record_tie_break_over(next);
    default:
        return json_object();
    }
}

/* --- what is seen of them --- */

/* The members named, all null but those that are `kept`. */
static json_t *show(const json_t *body, const char *const names[], const char *kept, bool all) {
    json_t *shown = json_object();
    for (size_t i = 0; shown != NULL && names[i] != NULL; i++) {
        json_t *value = json_object_get(body, names[i]);
        bool is_kept = all || (kept != NULL && strcmp(kept, names[i]) == 0);
        if (value != NULL && json_object_set_new(shown, names[i], is_kept ? json_incref(value) : json_null()) != 0) {
            json_decref(shown);
            shown = NULL;
        }
    }
    return shown;
}

static json_t *without(json_t *shown, const char *const names[]) {
    for (size_t i = 0; shown != NULL && names[i] != NULL; i++) {
        if (json_object_get(shown, names[i]) != NULL && json_object_set_new(shown, names[i], json_null()) != 0) {
            json_decref(shown);
            shown = NULL;
        }
    }
    return shown;
}

json_t *quiz_view_event(const struct config *head, const struct event *event, int viewer) {
    static const char *const of_question[] = {"question", "text",     "language",   "answer_kind", "choices",
                                              "unit",     "category", "difficulty", "media",       NULL};
    static const char *const of_response[] = {"question", "text", "pass", "correct", "answer", NULL};
    static const char *const of_judgement[] = {"question", "seat", "correct", "by", "pass", "text", NULL};
    static const char *const of_closed[] = {"question", "answer", "outcomes", NULL};
    static const char *const read_aloud[] = {"text", "choices", "unit", "media", NULL};
    static const char *const answer[] = {"answer", NULL};
    static const char *const judged[] = {"correct", "pass", "text", NULL};
    const struct quiz_config *config = (const struct quiz_config *)head;
    const json_t *about = json_object_get(event->body, hidden);
    bool is_master = is_masters(config, viewer);
    bool sees_all = about == NULL || is_master || (viewer >= 0 && json_integer_value(about) == viewer);
    json_t *shown = NULL;
    switch ((enum quiz_event)(event->kind - EVENT_FAMILY)) {
    case QUIZ_QUESTION:
        shown = show(event->body, of_question, "question", sees_all);
        return config->aloud && !is_master ? without(shown, read_aloud) : shown;
    case QUIZ_RESPONSE:
        shown = show(event->body, of_response, "question", sees_all);
        return shown;
    case QUIZ_JUDGEMENT:
        shown = show(event->body, of_judgement, NULL, true);
        return sees_all ? shown : without(shown, judged);
    case QUIZ_CLOSED:
        shown = show(event->body, of_closed, "question", sees_all);
        return json_is_true(json_object_get(event->body, "is_passed")) && !is_master ? without(shown, answer) : shown;
    default:
        return json_incref((json_t *)event->body);
    }
}
