/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The course of a round: what the server does by itself and when, and where that leads.
 *
 * Every step of the course is an event, so that the log tells all of it; what is due follows from the state alone. Moments
 * are those at which things were due, never those at which they were written.
 */
#include "quiz_score.h"

#include <stdlib.h>

/* --- what is due --- */

/* The first question that is open; SIZE_MAX. */
static size_t first_open(const struct state *state) {
    for (size_t i = 0; i < state->asked_count; i++) {
        if (asked_of(state)[i].is_open) {
            return i;
        }
    }
    return SIZE_MAX;
}

/* How many questions the stint, the five or the part has. */
static int questions_of(const struct state *state) {
    if (state->in_tie_break) {
        return QUIZ_TIE_QUESTIONS;
    }
    int chair = chair_of(state);
    return share_of(state, state->part, chair == NONE ? 0 : chair)->count;
}

static size_t next_item(const struct state *state) {
    if (state->in_tie_break) {
        return (size_t)(state->tie_number - 1) * QUIZ_TIE_QUESTIONS + state->taken;
    }
    int chair = chair_of(state);
    return (size_t)share_of(state, state->part, chair == NONE ? 0 : chair)->first + state->taken;
}

static bool set_due(struct auto_action *out, const struct state *state, enum quiz_event event, int64_t at) {
    int seat = event == QUIZ_QUESTION ? chair_of(state) : NONE;
    *out = (struct auto_action){.kind = quiz_kind(event), .seat = seat, .at = at <= state->now ? 0 : at};
    return true;
}

/* While one contender is asked. */
static bool due_in_stint(const struct state *state, struct auto_action *out) {
    int chair = chair_of(state);
    size_t open = first_open(state);
    const struct quiz_reply *response = open == SIZE_MAX ? NULL : quiz_find_response(state, open, chair);
    bool has_left = chair == NONE || !is_in(state, chair);
    if (open != SIZE_MAX && (has_left || (response != NULL && response->outcome != OUTCOME_NONE))) {
        return set_due(out, state, QUIZ_CLOSED, 0);
    }
    if (state->in_tie_break) {
        return set_due(out, state, open == SIZE_MAX ? QUIZ_QUESTION : QUIZ_CLOSED, state->deadline);
    }
    if (open != SIZE_MAX) {
        return state->rang ? set_due(out, state, QUIZ_CLOSED, state->stint_ends + state->config->grace_ms)
                           : set_due(out, state, QUIZ_BELL, state->stint_ends);
    }
    if (!state->rang && !has_left && state->now >= state->stint_ends) {
        return set_due(out, state, QUIZ_BELL, 0);
    }
    bool goes_on = !state->rang && !has_left && state->taken < questions_of(state);
    return set_due(out, state, goes_on ? QUIZ_QUESTION : QUIZ_STINT_OVER, 0);
}

bool quiz_due(const struct state *state, struct auto_action *out) {
    bool granted = false;
    if (state->phase != PHASE_OVER && quiz_decided_appeal(state, &granted) != NULL) {
        return set_due(out, state, QUIZ_RULING, 0);
    }
    switch (state->phase) {
    case PHASE_PART:
        return set_due(out, state, QUIZ_PART, 0);
    case PHASE_READY:
    case PHASE_CHECKING:
        return state->go              ? set_due(out, state, QUIZ_QUESTION, 0)
               : state->deadline != 0 ? set_due(out, state, QUIZ_READY, state->deadline)
                                      : false;
    case PHASE_PAUSE:
        return (state->go || state->deadline != 0) &&
               set_due(out, state, QUIZ_QUESTION, state->go ? 0 : state->deadline);
    case PHASE_QUESTION:
        if (is_one_by_one(state)) {
            return due_in_stint(state, out);
        }
        return quiz_is_complete(state) ? set_due(out, state, QUIZ_CLOSED, 0)
                                       : set_due(out, state, QUIZ_BELL, state->deadline);
    case PHASE_JUDGING:
        return set_due(out, state, QUIZ_JUDGEMENT, state->judges_rest || !master_judges(state) ? 0 : state->deadline);
    case PHASE_TIED:
        return set_due(out, state, QUIZ_TIE_BREAK, 0);
    case PHASE_TIE_TOLD:
        return set_due(out, state, QUIZ_TIE_BREAK_OVER, 0);
    default:
        return false;
    }
}

int64_t quiz_closes_at(const struct state *state) {
    if (first_open(state) == SIZE_MAX || (state->phase != PHASE_QUESTION && state->phase != PHASE_JUDGING)) {
        return 0;
    }
    bool by_bell = state->phase == PHASE_QUESTION && is_one_by_one(state) && !state->in_tie_break;
    return by_bell ? state->stint_ends + state->config->grace_ms : state->deadline;
}

/* --- from one phase to the next --- */

/* Waits for `ready`. */
static void await_ready(struct state *next, enum quiz_phase phase) {
    int wait = phase == PHASE_CHECKING ? next->config->appeal_ms : next->config->ready_ms;
    next->phase = (uint8_t)phase;
    next->ready = 0;
    next->go = false;
    next->time_over = false;
    next->taken = 0;
    next->stint_began = 0;
    next->stint_ends = 0;
    next->rang = false;
    next->deadline = wait == NONE ? 0 : next->now + wait;
    next->turn_number++;
}

/* The parts and what was checked of them are over: are some to be told apart? */
static void end_checking(struct state *next) {
    seat_set leaders = quiz_leaders(next);
    int count = seat_set_count(leaders);
    bool has_questions = next->tie_count >= QUIZ_TIE_QUESTIONS * QUIZ_TIES_MAX;
    bool is_tied = count > 1 && count <= QUIZ_TIED_MAX && next->config->tie_break && has_questions;
    next->deadline = 0;
    next->tied = is_tied ? leaders : 0;
    next->phase = is_tied ? PHASE_TIED : PHASE_OVER;
    next->in_tie_break = is_tied;
}

static void end_part(struct state *next) {
    next->deadline = 0;
    next->stint_began = 0;
    next->stint_ends = 0;
    if (next->part + 1 < next->config->part_count) {
        next->phase = PHASE_PART;
    } else if (quiz_is_checkable(next)) {
        await_ready(next, PHASE_CHECKING);
    } else {
        end_checking(next);
    }
}

/* The next one in the order who has not left; what follows when there is none. */
static void await_next_stint(struct state *next) {
    bool is_decided = next->in_tie_break && seat_set_count(next->tied & contenders_in(next)) < 2;
    while (next->place < next->order_count && !is_in(next, seat_in_order(next, next->place))) {
        next->place++;
    }
    if (next->place < next->order_count && !is_decided) {
        await_ready(next, PHASE_READY);
    } else if (next->in_tie_break) {
        next->phase = PHASE_TIE_TOLD;
        next->deadline = 0;
    } else {
        end_part(next);
    }
}

void quiz_begin(struct state *state) {
    state->phase = PHASE_PART;
    state->part = NONE;
    state->actor = NONE;
    state->winner = NONE;
    state->forfeited_by = NONE;
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        memset(standings_of(state)[seat].tie_right, NONE, QUIZ_TIES_MAX);
    }
}

/* --- the server's events --- */

/* Who comes after whom in a part: by seats, or from the fewest points up, the later seat first where they are equal. */
static void fix_order(struct state *next) {
    struct quiz_score scores[SEATS_MAX];
    struct quiz_standing *standings = standings_of(next);
    quiz_scores(next, scores);
    next->order_count = 0;
    next->place = 0;
    for (int seat = 0; seat < contenders_of(next->config); seat++) {
        int at = next->order_count;
        if (!is_in(next, seat)) {
            continue;
        }
        while (part_of(next)->reverse && at > 0 && scores[standings[at - 1].order].points >= scores[seat].points) {
            standings[at].order = standings[at - 1].order;
            at--;
        }
        standings[at].order = (int8_t)seat;
        next->order_count++;
    }
}

static void begin_part(struct state *next) {
    next->part++;
    if (part_of(next)->kind == PART_CHAIR) {
        fix_order(next);
        await_next_stint(next);
    } else {
        next->order_count = 0;
        await_ready(next, PHASE_READY);
    }
}

/* The clocks of a question that has just been put. */
static void run_clock(struct state *next) {
    const struct quiz_part *part = part_of(next);
    int64_t ends = next->now + part->seconds * INT64_C(1000);
    bool is_sheet = !next->in_tie_break && part->kind == PART_SHEET;
    next->taken++;
    next->time_over = false;
    next->handed_in = 0;
    next->ready = 0;
    if (is_sheet && next->taken < questions_of(next)) {
        return; /* the others follow at the same moment */
    }
    if (next->in_tie_break) {
        next->deadline = next->now + QUIZ_TIE_MS;
    } else if (part->kind != PART_CHAIR) {
        next->deadline = ends;
    } else if (next->stint_began == 0) {
        next->stint_began = next->now;
        next->stint_ends = ends;
        next->deadline = 0;
    }
    next->phase = PHASE_QUESTION;
    next->go = false;
}

static enum err put_next(struct state **next, const struct state *now, struct problem *problem) {
    int chair = chair_of(now);
    enum err err = quiz_put(next, now, next_item(now), chair, problem);
    if (err == OK) {
        struct quiz_asked *asked = &asked_of(*next)[now->asked_count];
        asked->tie = now->in_tie_break ? now->tie_number : 0;
        (*next)->last_asked = (uint16_t)(now->asked_count + 1);
    }
    return err;
}

/* What a question that is closed leads to. */
static void go_on(struct state *next) {
    if (next->in_tie_break) {
        if (next->taken == QUIZ_TIE_QUESTIONS || !is_in(next, seat_in_order(next, next->place))) {
            next->place++;
            await_next_stint(next);
        }
        next->deadline = next->phase == PHASE_QUESTION ? 0 : next->deadline;
    } else if (part_of(next)->kind == PART_ALL) {
        bool more = next->taken < questions_of(next);
        int pause = part_of(next)->pause_seconds;
        if (!more) {
            end_part(next);
            return;
        }
        pause = pause == NONE && master_of(next) == NONE ? QUIZ_PAUSE_UNHURRIED : pause;
        next->phase = PHASE_PAUSE;
        next->go = false;
        next->stopped_at = next->now;
        next->deadline = pause == NONE ? 0 : next->now + pause * INT64_C(1000);
        next->go = pause == 0;
        next->turn_number++;
    } else if (part_of(next)->kind == PART_SHEET && first_open(next) == SIZE_MAX) {
        end_part(next);
    }
}

/* Who of those asked has said nothing. */
static seat_set silent_of(const struct state *state, size_t asked) {
    int seat = asked_of(state)[asked].seat;
    seat_set silent = seat != NONE ? seat_set_of(seat) : contenders_in(state);
    for (size_t i = 0; i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        silent &= ~(reply->asked == asked ? seat_set_of(reply->seat) : 0);
    }
    return silent;
}

static enum err close_question(struct state **out, const struct state *now, struct problem *problem) {
    size_t open = first_open(now);
    seat_set silent = silent_of(now, open);
    struct state *next = quiz_state_copy(now, 0, (size_t)seat_set_count(silent), 0);
    if (next == NULL) {
        return quiz_no_memory(problem);
    }
    size_t at = now->response_count;
    for (int seat = seat_set_lowest(silent); seat >= 0; seat = seat_set_next(silent, seat)) {
        responses_of(next)[at++] = (struct quiz_reply){.after_ms = NONE,
                                                       .asked = (uint16_t)open,
                                                       .seat = (int8_t)seat,
                                                       .choice = NONE,
                                                       .outcome = OUTCOME_UNANSWERED};
    }
    struct quiz_asked *asked = &asked_of(next)[open];
    asked->is_open = false;
    asked->is_told = asked->tie == 0 && !asked->is_passed;
    next->last_closed = (uint16_t)(open + 1);
    next->last_asked = next->last_closed;
    *out = next;
    return OK;
}

static void end_stint(struct state *next) {
    int chair = chair_of(next);
    for (size_t i = 0; i < next->asked_count; i++) {
        struct quiz_asked *asked = &asked_of(next)[i];
        asked->is_told = asked->is_told || (asked->part == next->part && asked->seat == chair);
        if (asked->part == next->part && asked->seat == chair) {
            next->last_asked = (uint16_t)(i + 1);
        }
    }
    next->exhausted = !next->rang && is_in(next, chair);
    next->place++;
    await_next_stint(next);
}

static void begin_tie_break(struct state *next) {
    next->tie_number++;
    next->order_count = 0;
    next->place = 0;
    seat_set plays = next->tied & contenders_in(next);
    for (int seat = seat_set_lowest(plays); seat >= 0; seat = seat_set_next(plays, seat)) {
        standings_of(next)[next->order_count++].order = (int8_t)seat;
    }
    await_next_stint(next);
}

static void end_tie_break(struct state *next) {
    for (size_t i = 0; i < next->asked_count; i++) {
        struct quiz_asked *asked = &asked_of(next)[i];
        asked->is_told = asked->is_told || asked->tie == next->tie_number;
    }
    for (int i = 0; i < next->order_count; i++) {
        standings_of(next)[seat_in_order(next, i)].tie_right[next->tie_number - 1] = 0;
    }
    for (size_t i = 0; i < next->response_count; i++) {
        const struct quiz_reply *response = &responses_of(next)[i];
        int8_t *right = &standings_of(next)[response->seat].tie_right[next->tie_number - 1];
        bool counts = asked_of(next)[response->asked].tie == next->tie_number && response->outcome == OUTCOME_RIGHT;
        *right = (int8_t)(*right + counts);
    }
    next->tied = quiz_tie_leaders(next);
    int tied = seat_set_count(next->tied); /* nobody where all have left */
    next->winner = tied == 1 ? (int8_t)seat_set_lowest(next->tied) : NONE;
    next->phase = tied < 2 || next->tie_number == QUIZ_TIES_MAX ? PHASE_OVER : PHASE_TIED;
}

enum err quiz_proceed(struct state **next, const struct state *now, enum quiz_event event, struct problem *problem) {
    enum err err = event == QUIZ_QUESTION ? put_next(next, now, problem)
                   : event == QUIZ_CLOSED ? close_question(next, now, problem)
                                          : OK;
    if (err == OK && event != QUIZ_QUESTION && event != QUIZ_CLOSED) {
        *next = quiz_state_copy(now, 0, 0, 0);
        err = *next == NULL ? quiz_no_memory(problem) : OK;
    }
    return err;
}

void quiz_follow(struct state *next, enum quiz_event event) {
    switch (event) {
    case QUIZ_PART:
        begin_part(next);
        break;
    case QUIZ_QUESTION:
        run_clock(next);
        break;
    case QUIZ_CLOSED:
        go_on(next);
        break;
    case QUIZ_BELL:
        next->rang = is_one_by_one(next);
        next->time_over = !next->rang;
        quiz_complete(next);
        break;
    case QUIZ_STINT_OVER:
        end_stint(next);
        break;
    case QUIZ_RULING:
        quiz_rule(next);
        quiz_heed_ready(next);
        break;
    case QUIZ_TIE_BREAK:
        begin_tie_break(next);
        break;
    case QUIZ_TIE_BREAK_OVER:
        end_tie_break(next);
        break;
    case QUIZ_JUDGEMENT:
        quiz_judge_suggested(next);
        break;
    default:
        next->time_over = true;
        quiz_heed_ready(next);
        break;
    }
}

/* --- ready, and leaving --- */

void quiz_heed_ready(struct state *next) {
    int chair = chair_of(next);
    int master = master_of(next);
    seat_set awaited = chair != NONE ? seat_set_of(chair) : contenders_in(next);
    bool by_master = master != NONE && seat_set_has(next->ready, master);
    bool is_ready = next->time_over || by_master || (awaited & ~next->ready) == 0;
    bool has_open = false;
    if (!is_ready || (next->phase != PHASE_READY && next->phase != PHASE_PAUSE && next->phase != PHASE_CHECKING)) {
        return;
    }
    if (next->phase != PHASE_CHECKING) {
        next->go = next->phase == PHASE_READY || by_master;
        return;
    }
    for (size_t i = 0; i < next->response_count; i++) {
        has_open = has_open || responses_of(next)[i].appeal == APPEAL_OPEN;
    }
    if (!has_open) {
        end_checking(next);
    } else if (master == NONE) {
        next->time_over = true; /* what the others have not granted by now is refused */
    }
}

/* What the seat has said and what waited for it counts no more; in the chair what is not judged is not answered. */
static void void_responses(struct state *next, int seat) {
    for (size_t i = 0; i < next->response_count; i++) {
        struct quiz_reply *response = &responses_of(next)[i];
        bool is_own = asked_of(next)[response->asked].seat == seat;
        if (response->seat == seat) {
            uint8_t unjudged = is_own ? OUTCOME_UNANSWERED : response->suggestion;
            response->outcome = response->outcome == OUTCOME_NONE ? unjudged : response->outcome;
            response->appeal = response->appeal == APPEAL_OPEN ? APPEAL_REFUSED : response->appeal;
        }
    }
}

/* Nobody is left to play against: all that is open is closed, and what waited for the master is judged as suggested. */
static void end_for_want_of_contenders(struct state *next) {
    while (quiz_waiting_response(next) != NULL) {
        quiz_judge_suggested(next);
    }
    for (size_t i = 0; i < next->asked_count; i++) {
        asked_of(next)[i].is_open = false;
        asked_of(next)[i].is_told = true;
    }
    next->phase = PHASE_OVER;
    next->deadline = 0;
}

void quiz_heed_leaving(struct state *next, int seat) {
    int chair = chair_of(next);
    int contenders = contenders_of(next->config);
    next->forfeited_by = next->forfeited_by == NONE && seat < contenders ? (int8_t)seat : next->forfeited_by;
    next->out |= seat_set_of(seat);
    next->ready &= ~next->out;
    void_responses(next, seat);
    if (seat_set_count(contenders_in(next)) < (contenders > 1 ? 2 : 1)) {
        end_for_want_of_contenders(next);
        return;
    }
    bool is_pausing = next->phase == PHASE_PAUSE && next->deadline == 0 && master_of(next) == NONE;
    if (is_pausing) {
        next->deadline = next->stopped_at + QUIZ_PAUSE_UNHURRIED * INT64_C(1000);
    }
    if (seat == chair && next->phase == PHASE_READY) {
        await_next_stint(next);
    } else if (next->phase == PHASE_JUDGING) {
        next->phase = quiz_waiting_response(next) == NULL ? PHASE_QUESTION : PHASE_JUDGING;
    } else {
        quiz_complete(next);
        quiz_heed_ready(next);
    }
}
