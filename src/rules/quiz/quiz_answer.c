/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Responses, and judgements of them.
 *
 * The server has an opinion of every response, at once. Where a master judges, it is a suggestion for what is a text, and
 * stands where the master is late or gone.
 */
#include "quiz_family.h"

#include <stdlib.h>

#include "rules/quiz_judge.h"

const char *const quiz_outcomes[] = {NULL, "right", "wrong", "pass", "unanswered"};

/* --- who has responded --- */

struct quiz_reply *quiz_waiting_response(const struct state *state) {
    for (size_t i = 0; i < state->response_count; i++) {
        struct quiz_reply *response = &responses_of(state)[i];
        if (response->outcome == OUTCOME_NONE && response->by_master) {
            return response;
        }
    }
    return NULL;
}

bool quiz_is_complete(const struct state *state) {
    return state->time_over || (!is_one_by_one(state) && quiz_awaited(state) == 0);
}

static void begin_judging(struct state *next) {
    next->phase = PHASE_JUDGING;
    next->stopped_at = next->now;
    next->judges_rest = false;
    next->deadline = next->now + next->config->judge_ms;
}

void quiz_complete(struct state *next) {
    bool is_put = next->phase == PHASE_QUESTION && !is_one_by_one(next);
    if (is_put && quiz_is_complete(next) && quiz_waiting_response(next) != NULL) {
        begin_judging(next);
    }
}

/* --- points --- */

int quiz_worth(const struct state *state, const struct quiz_asked *asked, int32_t after_ms) {
    const struct quiz_part *part = &state->config->parts[asked->part];
    int64_t time = part->seconds * INT64_C(1000);
    if (asked->tie != 0 || part->kind == PART_CHAIR) {
        return 1;
    }
    return part->speed ? (int)(part->points * (2 * time - after_ms) / (2 * time)) : part->points;
}

int quiz_worth_later(const struct state *state, const struct quiz_asked *asked) {
    const struct quiz_part *part = &state->config->parts[asked->part];
    if (asked->tie != 0 || part->kind == PART_CHAIR) {
        return 1;
    }
    return part->speed ? (part->points + 1) / 2 : part->points;
}

static void set_outcome(struct state *state, struct quiz_reply *response, enum quiz_outcome outcome) {
    struct quiz_asked *asked = &asked_of(state)[response->asked];
    asked->is_passed = asked->seat != NONE && outcome == OUTCOME_PASS;
    response->outcome = (uint8_t)outcome;
    response->points = outcome == OUTCOME_RIGHT ? quiz_worth(state, asked, response->after_ms) : 0;
}

/* --- responses --- */

/* May the seat respond at all, and now? */
static enum err may_respond(const struct state *now, const struct event *event, const struct quiz_form *form,
                            struct problem *problem) {
    int chair = chair_of(now);
    if (event->seat >= contenders_of(now->config)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "The question master does not respond.");
    }
    if (chair != NONE && event->seat != chair) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Another contender is in the chair: see state.chair.");
    }
    if (now->phase != PHASE_QUESTION) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "No question is open: see state.phase.");
    }
    if (now->config->aloud && !form->pass.set) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "Questions are read aloud: say it, and the question master enters it. You may pass.");
    }
    return OK;
}

/* The question that is meant; it must be open. */
static enum err find_open(size_t *out, const struct state *now, const struct quiz_form *form, struct problem *problem) {
    bool is_sheet = !is_one_by_one(now) && part_of(now)->kind == PART_SHEET;
    if (is_sheet && !form->question.set) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/question", "is required: a sheet has several questions");
    }
    size_t last = now->asked_count - 1;
    size_t asked = form->question.set ? (size_t)(form->question.value - 1) : last;
    if (asked > last || !asked_of(now)[asked].is_open) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "That question is not open: see state.questions.");
    }
    *out = asked;
    return OK;
}

static enum err may_respond_again(const struct state *now, size_t asked, int seat, struct problem *problem) {
    bool is_sheet = !is_one_by_one(now) && part_of(now)->kind == PART_SHEET;
    if (seat_set_has(now->handed_in, seat)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have handed in your sheet.");
    }
    if (!is_sheet && quiz_find_response(now, asked, seat) != NULL) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have responded; a response is final.");
    }
    return OK;
}

/* What the server makes of it, and its text as it is told. */
struct verdict {
    struct arena arena;
    struct json_text text;
    bool is_right, for_master;
};

static enum err judge(struct verdict *out, const struct state *now, size_t asked, const struct quiz_form *form,
                      struct problem *problem) {
    struct quiz_question question;
    size_t number = asked_of(now)[asked].item;
    const struct quiz_item *item = &items_of(now)[number];
    enum err err = quiz_read_item(&question, &out->arena, now, number, problem);
    if (err != OK) {
        return err;
    }
    bool has_choices = question.kind == QUIZ_CHOICE || question.kind == QUIZ_BOOLEAN;
    bool is_shown = has_choices && form->choice.value >= 0 && form->choice.value < question.form_count;
    if (form->choice.set && !is_shown) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/choice",
                              has_choices ? "is no index of a choice that is shown"
                                          : "is for questions with choices: give a text");
    }
    if (form->text.bytes == NULL && !form->choice.set) {
        return problem_set(problem, ERR_CORRUPT, "A response says nothing.");
    }
    struct quiz_response response = {.text = form->text, .choice = (unsigned)form->choice.value};
    const char *language = text_of(now, origins_of(now)[item->set].language);
    out->text = form->choice.set ? question.forms[form->choice.value] : form->text;
    out->for_master = master_judges(now) && question.kind == QUIZ_TEXT;
    err = quiz_judge(&out->is_right, &question, language, now->config->forgiving, &response);
    return err == OK ? OK : quiz_no_memory(problem);
}

/* A copy with a reply of the seat, in place of the one before, and its text; *out_reply is the reply. */
static struct state *copy_with_reply(const struct state *now, size_t asked, int seat, struct json_text text,
                                     struct quiz_reply **out_reply) {
    const struct quiz_reply *before = quiz_find_response(now, asked, seat);
    size_t size = text.bytes == NULL ? 0 : text.length + 1;
    size_t index = before == NULL ? now->response_count : (size_t)(before - responses_of(now));
    struct state *next = quiz_state_copy(now, 0, before == NULL, size);
    if (next == NULL) {
        return NULL;
    }
    if (before != NULL && before->text != 0) {
        quiz_drop_text(next, before->text);
    }
    struct quiz_reply *reply = &responses_of(next)[index];
    quiz_place place = next->byte_count - (quiz_place)size;
    *reply = (struct quiz_reply){.asked = (uint16_t)asked,
                                 .seat = (int16_t)seat,
                                 .choice = NONE,
                                 .text = size == 0 ? 0 : place,
                                 .after_ms = NONE};
    if (size > 0) {
        memcpy(bytes_of(next) + place, text.bytes, text.length);
    }
    next->last_asked = (uint16_t)(asked + 1);
    next->last_response = (uint32_t)(index + 1);
    *out_reply = reply;
    return next;
}

/* What a response leads to. */
static void take_reply(struct state *next, struct quiz_reply *reply, const struct quiz_form *form,
                       const struct verdict *verdict) {
    bool is_sheet = !is_one_by_one(next) && part_of(next)->kind == PART_SHEET;
    enum quiz_outcome found = verdict->is_right ? OUTCOME_RIGHT : OUTCOME_WRONG;
    reply->after_ms = (int32_t)(next->now - asked_of(next)[reply->asked].put_at);
    reply->choice = form->choice.set ? (int16_t)form->choice.value : NONE;
    if (form->pass.set) {
        /* On a sheet it takes back what was there, and is none. */
        set_outcome(next, reply, is_sheet ? OUTCOME_UNANSWERED : OUTCOME_PASS);
        reply->after_ms = is_sheet ? NONE : reply->after_ms;
    } else if (verdict->for_master) {
        reply->by_master = true;
        reply->suggestion = (uint8_t)found;
    } else {
        set_outcome(next, reply, found);
    }
    if (is_one_by_one(next) && reply->outcome == OUTCOME_NONE) {
        begin_judging(next);
    }
    quiz_complete(next);
}

enum err quiz_respond(struct state **out, const struct state *now, const struct event *event, struct problem *problem) {
    struct quiz_form form;
    struct verdict verdict = {.text = {NULL, 0}};
    struct quiz_reply *reply = NULL;
    size_t asked = 0;
    enum err err = quiz_read_form(&form, event, problem);
    form.pass.set = form.pass.value; /* the log has false, too */
    err = err != OK ? err : may_respond(now, event, &form, problem);
    err = err != OK ? err : find_open(&asked, now, &form, problem);
    err = err != OK ? err : may_respond_again(now, asked, event->seat, problem);
    if (err != OK) {
        return err;
    }
    arena_init(&verdict.arena);
    if (!form.pass.set) {
        err = judge(&verdict, now, asked, &form, problem);
    }
    if (err == OK) {
        *out = copy_with_reply(now, asked, event->seat, verdict.text, &reply);
        err = *out == NULL ? quiz_no_memory(problem) : OK;
    }
    if (err == OK) {
        (*out)->now = event->at;
        take_reply(*out, reply, &form, &verdict);
    }
    arena_free(&verdict.arena);
    return err;
}

/* --- judgements --- */

/* Goes on where nothing waits any more; the clock of a stint, which stood meanwhile, runs again. */
static void end_judging(struct state *next) {
    if (next->phase != PHASE_JUDGING || quiz_waiting_response(next) != NULL) {
        return;
    }
    next->phase = PHASE_QUESTION;
    next->judges_rest = false;
    if (is_one_by_one(next) && !next->in_tie_break && !next->rang) {
        next->stint_ends += next->now - next->stopped_at;
    }
    next->deadline = 0;
}

static void settle(struct state *next, struct quiz_reply *reply, enum quiz_outcome outcome) {
    set_outcome(next, reply, outcome);
    next->last_asked = (uint16_t)(reply->asked + 1);
    next->last_response = (uint32_t)(reply - responses_of(next) + 1);
    end_judging(next);
}

void quiz_judge_suggested(struct state *next) {
    struct quiz_reply *waiting = quiz_waiting_response(next);
    if (waiting != NULL) {
        settle(next, waiting, (enum quiz_outcome)waiting->suggestion);
    }
}

static bool is_meant(const struct quiz_reply *reply, const struct quiz_form *form) {
    return (!form->question.set || form->question.value == (int64_t)reply->asked + 1) &&
           (!form->seat.set || form->seat.value == reply->seat);
}

/* The reply that a judgement is about: one that waits, else one to a closed question that is named; NULL. */
static const struct quiz_reply *find_judged(const struct state *now, const struct quiz_form *form) {
    for (size_t i = 0; i < now->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(now)[i];
        if (reply->by_master && reply->outcome == OUTCOME_NONE && now->phase == PHASE_JUDGING &&
            is_meant(reply, form)) {
            return reply;
        }
    }
    for (size_t i = 0; form->question.set && i < now->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(now)[i];
        const struct quiz_asked *asked = &asked_of(now)[reply->asked];
        if (is_meant(reply, form) && !asked->is_open && (form->seat.set || asked->seat == reply->seat)) {
            return reply;
        }
    }
    return NULL;
}

/* He enters what was said aloud. */
static enum err enter(struct state **out, const struct state *now, const struct event *event,
                      const struct quiz_form *form, struct problem *problem) {
    size_t last = now->asked_count - 1;
    struct quiz_reply *reply = NULL;
    if (form->suggested.set) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "Nothing is suggested where questions are read aloud.");
    }
    *out = copy_with_reply(now, last, chair_of(now), form->text, &reply);
    if (*out == NULL) {
        return quiz_no_memory(problem);
    }
    (*out)->now = event->at;
    reply->after_ms = (int32_t)(event->at - asked_of(*out)[last].put_at);
    reply->by_master = true;
    set_outcome(*out, reply, form->pass.set ? OUTCOME_PASS : form->correct.value ? OUTCOME_RIGHT : OUTCOME_WRONG);
    return OK;
}

/* Is the open question, which is read aloud, what is judged? */
static bool is_entering(const struct state *now, const struct quiz_form *form) {
    size_t last = now->asked_count;
    bool is_asked = now->config->aloud && now->phase == PHASE_QUESTION && last > 0 && asked_of(now)[last - 1].is_open;
    return is_asked && (!form->question.set || form->question.value == (int64_t)last) &&
           (!form->seat.set || form->seat.value == chair_of(now));
}

bool quiz_may_mend(const struct state *state, const struct quiz_reply *reply) {
    return reply->by_master && !state->in_tie_break && !asked_of(state)[reply->asked].is_open &&
           (reply->outcome == OUTCOME_RIGHT || reply->outcome == OUTCOME_WRONG);
}

static enum err may_judge(const struct state *now, const struct quiz_reply *reply, const struct quiz_form *form,
                          struct problem *problem) {
    bool waits = reply != NULL && reply->outcome == OUTCOME_NONE;
    bool is_mended = reply != NULL && quiz_may_mend(now, reply);
    bool is_appealed = reply != NULL && reply->appeal == APPEAL_OPEN;
    if (!waits && !((is_mended || is_appealed) && form->correct.set)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "There is no response like that to judge: see state.responses "
                           "and state.appeals.");
    }
    return form->pass.set ? problem_set(problem, ERR_NOT_ALLOWED_NOW, "Whether to pass is for the contender to say.")
                          : OK;
}

enum err quiz_judge_response(struct state **out, const struct state *now, const struct event *event,
                             struct problem *problem) {
    struct quiz_form form;
    enum err err = quiz_read_form(&form, event, problem);
    if (err != OK) {
        return err;
    }
    form.pass.set = form.pass.value;
    form.suggested.set = form.suggested.value;
    if (event->seat < contenders_of(now->config)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Only the question master judges.");
    }
    if (is_entering(now, &form)) {
        return enter(out, now, event, &form, problem);
    }
    const struct quiz_reply *found = find_judged(now, &form);
    err = may_judge(now, found, &form, problem);
    if (err != OK) {
        return err;
    }
    struct state *next = quiz_state_copy(now, 0, 0, 0);
    if (next == NULL) {
        return quiz_no_memory(problem);
    }
    struct quiz_reply *reply = &responses_of(next)[found - responses_of(now)];
    bool right = form.suggested.set ? reply->suggestion == OUTCOME_RIGHT : form.correct.value;
    next->now = event->at;
    next->judges_rest = form.suggested.set;
    if (reply->appeal == APPEAL_OPEN) {
        seat_set own = seat_set_of(event->seat);
        reply->accept |= right ? own : 0;
        reply->refuse |= right ? 0 : own;
        next->last_asked = (uint16_t)(reply->asked + 1);
        next->last_response = (uint32_t)(reply - responses_of(next) + 1);
    } else {
        settle(next, reply, right ? OUTCOME_RIGHT : OUTCOME_WRONG);
    }
    *out = next;
    return OK;
}
