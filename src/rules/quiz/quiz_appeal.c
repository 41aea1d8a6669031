/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Appeals: a contender says that what was found wrong is right. The master rules, or the other contenders vote: granted when
 * more than half of them accept, refused when that can no longer be, or when the time to check is over.
 */
#include "quiz_family.h"

#include <stdlib.h>

static bool has_appeals(const struct quiz_config *config) {
    return config->appeal_ms > 0 && contenders_of(config) > 1;
}

bool quiz_may_appeal(const struct state *state, const struct quiz_reply *reply) {
    const struct quiz_asked *asked = &asked_of(state)[reply->asked];
    bool in_chair = asked->seat != NONE && asked->tie == 0;
    bool is_time = state->phase == PHASE_CHECKING || (in_chair && !state->in_tie_break && state->phase != PHASE_OVER);
    return has_appeals(state->config) && is_time && !asked->is_open && asked->tie == 0 &&
           reply->outcome == OUTCOME_WRONG && reply->appeal == APPEAL_NONE && is_in(state, reply->seat);
}

bool quiz_is_checkable(const struct state *state) {
    for (size_t i = 0; has_appeals(state->config) && i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        bool is_wrong =
            reply->outcome == OUTCOME_WRONG && reply->appeal == APPEAL_NONE && asked_of(state)[reply->asked].tie == 0;
        if (is_in(state, reply->seat) && (is_wrong || reply->appeal == APPEAL_OPEN)) {
            return true;
        }
    }
    return false;
}

bool quiz_may_vote(const struct state *state, const struct quiz_reply *reply, int seat) {
    return reply->appeal == APPEAL_OPEN && master_of(state) == NONE && seat != reply->seat &&
           !seat_set_has(reply->accept | reply->refuse, seat);
}

/* Has the vote, or the master, come to an end? */
static bool is_decided(const struct state *state, const struct quiz_reply *reply, bool *out_granted) {
    int master = master_of(state);
    seat_set judges = master != NONE ? seat_set_of(master) : contenders_in(state) & ~seat_set_of(reply->seat);
    int count = seat_set_count(judges);
    int accept = seat_set_count(reply->accept & judges);
    int refuse = seat_set_count(reply->refuse & judges);
    *out_granted = 2 * accept > count;
    return *out_granted || 2 * (count - refuse) <= count || (state->phase == PHASE_CHECKING && state->time_over);
}

struct quiz_reply *quiz_decided_appeal(const struct state *state, bool *out_granted) {
    for (size_t i = 0; i < state->response_count; i++) {
        struct quiz_reply *reply = &responses_of(state)[i];
        if (reply->appeal == APPEAL_OPEN && is_decided(state, reply, out_granted)) {
            return reply;
        }
    }
    return NULL;
}

void quiz_rule(struct state *next) {
    bool granted = false;
    struct quiz_reply *reply = quiz_decided_appeal(next, &granted);
    if (reply == NULL) {
        return;
    }
    reply->appeal = granted ? APPEAL_GRANTED : APPEAL_REFUSED;
    if (granted) {
        reply->outcome = OUTCOME_RIGHT;
        reply->points = quiz_worth_later(next, &asked_of(next)[reply->asked]);
    }
    next->appeal_granted = granted;
    next->last_asked = (uint16_t)(reply->asked + 1);
    next->last_response = (uint32_t)(reply - responses_of(next) + 1);
}

static struct state *copy_about(const struct state *now, const struct quiz_reply *reply, int64_t at) {
    struct state *next = quiz_state_copy(now, 0, 0, 0);
    if (next != NULL) {
        next->now = at;
        next->last_asked = (uint16_t)(reply->asked + 1);
        next->last_response = (uint32_t)(reply - responses_of(now) + 1);
    }
    return next;
}

enum err quiz_appeal(struct state **next, const struct state *now, const struct event *event, struct problem *problem) {
    struct quiz_form form;
    enum err err = quiz_read_form(&form, event, problem);
    if (err != OK) {
        return err;
    }
    size_t number = (size_t)(form.question.value - 1);
    const struct quiz_asked *asked = number < now->asked_count ? &asked_of(now)[number] : NULL;
    if (event->seat >= contenders_of(now->config) ||
        (asked != NULL && asked->seat != NONE && asked->seat != event->seat)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Only the contender whom it went against may appeal.");
    }
    const struct quiz_reply *reply = asked == NULL ? NULL : quiz_find_response(now, number, event->seat);
    if (reply == NULL || !quiz_may_appeal(now, reply)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "There is nothing to appeal against: only against a response found wrong, once, when its "
                           "question is closed and the game has appeals.");
    }
    *next = copy_about(now, reply, event->at);
    if (*next == NULL) {
        return quiz_no_memory(problem);
    }
    struct quiz_reply *copy = &responses_of(*next)[reply - responses_of(now)];
    copy->appeal = APPEAL_OPEN;
    return OK;
}

enum err quiz_vote(struct state **next, const struct state *now, const struct event *event, struct problem *problem) {
    struct quiz_form form;
    enum err err = quiz_read_form(&form, event, problem);
    if (err != OK) {
        return err;
    }
    if (form.seat.value == event->seat || event->seat >= contenders_of(now->config)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "The other contenders vote on an appeal.");
    }
    size_t number = (size_t)(form.question.value - 1);
    const struct quiz_reply *reply =
        number < now->asked_count ? quiz_find_response(now, number, (int)form.seat.value) : NULL;
    if (reply == NULL || !quiz_may_vote(now, reply, event->seat)) {
        return problem_set(
            problem, ERR_NOT_ALLOWED_NOW,
            "There is no such appeal for you to vote on: see state.appeals. Each votes once, and not where "
            "a question master rules.");
    }
    *next = copy_about(now, reply, event->at);
    if (*next == NULL) {
        return quiz_no_memory(problem);
    }
    struct quiz_reply *copy = &responses_of(*next)[reply - responses_of(now)];
    seat_set *votes = form.accept.value ? &copy->accept : &copy->refuse;
    *votes |= seat_set_of(event->seat);
    return OK;
}
