/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One event of a round. The server's own must be what is due, and happen when it was due; an action must have arrived no
 * later than that. What a recorded event leads to is reckoned anew, as of the action that it came from.
 */
#include "quiz_family.h"

#include <assert.h>
#include <stdlib.h>

#include "util/json.h"

static enum err copy_of(struct state **next, const struct state *now, struct problem *problem) {
    *next = quiz_state_copy(now, 0, 0, 0);
    return *next == NULL ? quiz_no_memory(problem) : OK;
}

/* --- what the server does --- */

static enum err step_by_server(struct state **next, const struct state *now, const struct event *event,
                               struct problem *problem) {
    struct auto_action due;
    bool is_due = quiz_due(now, &due) && due.kind == event->kind && due.seat == event->seat && event->at >= due.at;
    if (!is_due && event->kind < quiz_kind(QUIZ_ACTIONS)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Who has no seat does nothing.");
    }
    if (!is_due) {
        return problem_set(problem, ERR_CORRUPT, "The event %lld (%s) was not due.", (long long)event->seq,
                           family_event_word(&quiz_family, event->kind));
    }
    enum quiz_event kind = (enum quiz_event)(event->kind - EVENT_FAMILY);
    enum err err = quiz_proceed(next, now, kind, problem);
    if (err == OK) {
        struct state *made = *next;
        made->now = due.at != 0 ? due.at : now->now;
        if (kind == QUIZ_QUESTION) {
            asked_of(made)[now->asked_count].put_at = made->now;
        }
        quiz_follow(made, kind);
    }
    return err;
}

/* While nobody could act no time passed: all that runs ends later. */
static enum err step_resumed(struct state **next, const struct state *now, const struct event *event,
                             struct problem *problem) {
    json_int_t paused = json_integer_value(json_object_get(event->body, "paused_ms"));
    if (paused < 0 || paused > event->at) {
        return problem_set(problem, ERR_CORRUPT, "The event %lld tells of an outage longer than time itself.",
                           (long long)event->seq);
    }
    enum err err = copy_of(next, now, problem);
    if (err != OK) {
        return err;
    }
    struct state *copy = *next;
    copy->now += paused;
    copy->deadline += copy->deadline != 0 ? paused : 0;
    copy->stint_began += copy->stint_began != 0 ? paused : 0;
    copy->stint_ends += copy->stint_ends != 0 ? paused : 0;
    copy->stopped_at += copy->stopped_at != 0 ? paused : 0;
    for (size_t i = 0; i < copy->asked_count; i++) {
        asked_of(copy)[i].put_at += asked_of(copy)[i].is_open ? paused : 0;
    }
    return OK;
}

/* --- what seats do --- */

static enum err step_ready(struct state **next, const struct state *now, const struct event *event,
                           struct problem *problem) {
    int chair = chair_of(now);
    bool is_master = event->seat == master_of(now);
    bool waits = now->phase == PHASE_READY || now->phase == PHASE_CHECKING;
    if (!is_master && chair != NONE && event->seat != chair) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Another contender is in the chair: see state.chair.");
    }
    if (!waits && !(is_master && now->phase == PHASE_PAUSE)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "Nothing waits for your `ready`: see state.phase.");
    }
    if (seat_set_has(now->ready, event->seat)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have said `ready` already.");
    }
    enum err err = copy_of(next, now, problem);
    if (err == OK) {
        (*next)->now = event->at;
        (*next)->ready |= seat_set_of(event->seat);
        quiz_heed_ready(*next);
    }
    return err;
}

static enum err step_hand_in(struct state **next, const struct state *now, const struct event *event,
                             struct problem *problem) {
    if (event->seat >= contenders_of(now->config)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "The question master has no sheet.");
    }
    bool is_sheet = now->phase == PHASE_QUESTION && !is_one_by_one(now) && part_of(now)->kind == PART_SHEET;
    if (!is_sheet) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "There is no sheet to hand in: see state.phase.");
    }
    if (seat_set_has(now->handed_in, event->seat)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have handed in your sheet.");
    }
    enum err err = copy_of(next, now, problem);
    if (err == OK) {
        (*next)->now = event->at;
        (*next)->handed_in |= seat_set_of(event->seat);
        quiz_complete(*next);
    }
    return err;
}

static enum err step_leaving(struct state **next, const struct state *now, const struct event *event,
                             struct problem *problem) {
    enum err err = copy_of(next, now, problem);
    if (err == OK && is_in(now, event->seat)) {
        (*next)->now = event->at > now->now ? event->at : now->now;
        if (now->phase == PHASE_OVER) {
            (*next)->out |= seat_set_of(event->seat);
        } else {
            quiz_heed_leaving(*next, event->seat);
        }
    }
    return err;
}

/* Is it late, or does the server have to do something first? */
static enum err check_time(const struct state *now, const struct event *event, struct problem *problem) {
    struct auto_action due;
    if (now->phase == PHASE_OVER) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The round is over.");
    }
    if (!is_in(now, event->seat)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have left this round.");
    }
    if (quiz_due(now, &due) && event->at > due.at) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The time for it is over: see state.closes_at.");
    }
    return event->at < now->now ? problem_set(problem, ERR_CORRUPT, "The event %lld lies before the one before it.",
                                              (long long)event->seq)
                                : OK;
}

static enum err step_action(struct state **next, const struct state *now, const struct event *event,
                            struct problem *problem) {
    if (event->seat >= now->config->head.seats) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Who has no seat does nothing.");
    }
    enum err err = check_time(now, event, problem);
    if (err != OK) {
        return err;
    }
    switch ((enum quiz_event)(event->kind - EVENT_FAMILY)) {
    case QUIZ_READY:
        return step_ready(next, now, event, problem);
    case QUIZ_RESPONSE:
        return quiz_respond(next, now, event, problem);
    case QUIZ_HAND_IN:
        return step_hand_in(next, now, event, problem);
    case QUIZ_JUDGEMENT:
        return quiz_judge_response(next, now, event, problem);
    case QUIZ_APPEAL:
        return quiz_appeal(next, now, event, problem);
    case QUIZ_VOTE:
        return quiz_vote(next, now, event, problem);
    default:
        return problem_set(problem, ERR_CORRUPT, "The event %lld is none of a seat's.", (long long)event->seq);
    }
}

enum err quiz_apply(struct state **next, const struct state *now, const struct event *event, struct problem *problem) {
    struct state *made = NULL;
    enum err err = OK;
    if (event->kind == EVENT_RESUMED) {
        return step_resumed(next, now, event, problem);
    }
    err = family_check_event(&now->config->head, event, problem);
    if (err != OK) {
        return err;
    }
    bool by_server = event->kind >= quiz_kind(QUIZ_ACTIONS) || event->seat < 0;
    if (event->kind < EVENT_FAMILY) {
        err = step_leaving(&made, now, event, problem);
    } else {
        err = by_server ? step_by_server(&made, now, event, problem) : step_action(&made, now, event, problem);
    }
    if (err != OK) {
        free(made);
        return err;
    }
    assert(made != NULL);
    made->actor = event->kind >= quiz_kind(QUIZ_ACTIONS) ? NONE : (int8_t)event->seat;
    *next = made;
    return OK;
}
