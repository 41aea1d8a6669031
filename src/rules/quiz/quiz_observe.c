/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a viewer may know of a round: a state of its own, into which is copied what may be known, one by one. Nothing gets
 * there because nobody thought of it: what is not copied is not there.
 */
#include "quiz_observe.h"

#include <stdlib.h>

struct observing {
    const struct state *state;
    int viewer;
    bool is_master;
    struct state *seen;
};

struct quiz_knowledge quiz_knowledge_of(const struct state *state, size_t number, int viewer) {
    const struct quiz_asked *asked = &asked_of(state)[number];
    bool is_own = asked->seat != NONE && asked->seat == viewer;
    bool is_hidden = asked->tie != 0 && !asked->is_told && !is_own;
    if (is_masters(state->config, viewer)) {
        return (struct quiz_knowledge){true, true, !asked->is_open, asked->is_open, !asked->is_open};
    }
    if (is_hidden) {
        return (struct quiz_knowledge){0};
    }
    return (struct quiz_knowledge){.text = !state->config->aloud || !asked->is_open,
                                   .kind = true,
                                   .answer = !asked->is_open && (asked->is_told || (is_own && !asked->is_passed)),
                                   .results = !asked->is_open};
}

static struct quiz_knowledge known_to(const struct observing *observing, size_t number) {
    return quiz_knowledge_of(observing->state, number, observing->viewer);
}

/* Copies a text behind those that are there. */
static quiz_place tell(struct observing *observing, quiz_place place) {
    const char *text = text_of(observing->state, place);
    if (text == NULL) {
        return 0;
    }
    size_t length = strlen(text) + 1;
    quiz_place to = observing->seen->byte_count;
    memcpy(bytes_of(observing->seen) + to, text, length);
    observing->seen->byte_count += (uint32_t)length;
    return to;
}

static quiz_place tell_forms(struct observing *observing, const struct quiz_asked *asked) {
    const char *form = text_of(observing->state, asked->forms);
    quiz_place to = observing->seen->byte_count;
    size_t length = 0;
    if (form == NULL) {
        return 0;
    }
    for (int i = 0; i < asked->form_count; i++) {
        length += strlen(form + length) + 1;
    }
    memcpy(bytes_of(observing->seen) + to, form, length);
    observing->seen->byte_count += (uint32_t)length;
    return to;
}

static void tell_question(struct observing *observing, size_t number) {
    const struct state *state = observing->state;
    const struct quiz_asked *asked = &asked_of(state)[number];
    const struct quiz_item *item = &items_of(state)[asked->item];
    struct quiz_asked *to = &asked_of(observing->seen)[number];
    struct quiz_item *about = &items_of(observing->seen)[number];
    struct quiz_knowledge known = known_to(observing, number);
    bool has_choices = asked->kind == QUIZ_CHOICE || asked->kind == QUIZ_BOOLEAN;
    bool is_over = state->phase == PHASE_OVER;
    *to = (struct quiz_asked){.put_at = asked->put_at,
                              .item = (uint16_t)number,
                              .part = asked->part,
                              .seat = asked->seat,
                              .tie = asked->tie,
                              .is_open = asked->is_open,
                              .is_told = asked->is_told,
                              .kind = known.kind ? asked->kind : QUIZ_KINDS,
                              .correct = known.answer || known.forms ? asked->correct : 0};
    bool has_forms = has_choices ? known.text : known.forms;
    to->text = known.text ? tell(observing, asked->text) : 0;
    to->unit = known.text ? tell(observing, asked->unit) : 0;
    to->form_count = has_forms ? asked->form_count : 0;
    to->forms = has_forms ? tell_forms(observing, asked) : 0;
    to->answer = known.answer || known.forms ? tell(observing, asked->answer) : 0;
    *about = (struct quiz_item){.set = known.kind ? item->set : 0, .difficulty = known.kind ? item->difficulty : 0};
    about->category = known.kind ? tell(observing, item->category) : 0;
    about->url = known.text ? tell(observing, item->url) : 0;
    about->alt = known.text ? tell(observing, item->alt) : 0;
    about->explanation = known.answer ? tell(observing, item->explanation) : 0;
    about->source = known.answer ? tell(observing, item->source) : 0;
    about->dealt = is_over ? tell(observing, item->dealt) : 0;
    about->salt = is_over ? tell(observing, item->salt) : 0;
}

/* May the viewer know of a response? The blank of a sheet is none while the sheet is open. */
static bool is_told_of(const struct observing *observing, const struct quiz_reply *reply) {
    const struct quiz_asked *asked = &asked_of(observing->state)[reply->asked];
    bool is_blank = asked->is_open && reply->text == 0 && reply->outcome == OUTCOME_UNANSWERED;
    return !is_blank &&
           (known_to(observing, reply->asked).results || reply->seat == observing->viewer || observing->is_master);
}

static void tell_reply(struct observing *observing, const struct quiz_reply *reply, struct quiz_reply *to) {
    const struct quiz_asked *asked = &asked_of(observing->state)[reply->asked];
    struct quiz_knowledge known = known_to(observing, reply->asked);
    bool waits_for_viewer = observing->is_master && asked->is_open && reply->outcome == OUTCOME_NONE;
    *to = (struct quiz_reply){.asked = reply->asked,
                              .seat = reply->seat,
                              .choice = reply->choice,
                              .after_ms = known.results ? reply->after_ms : NONE,
                              .outcome = known.results ? reply->outcome : OUTCOME_NONE,
                              .points = known.results ? reply->points : 0,
                              .suggestion = waits_for_viewer ? reply->suggestion : 0,
                              .by_master = reply->by_master,
                              .appeal = reply->appeal,
                              .accept = reply->accept,
                              .refuse = reply->refuse};
    to->text = tell(observing, reply->text);
}

static void tell_origin(struct observing *observing, size_t i) {
    const struct quiz_origin *origin = &origins_of(observing->state)[i];
    origins_of(observing->seen)[i] = (struct quiz_origin){.set = tell(observing, origin->set),
                                                          .title = tell(observing, origin->title),
                                                          .language = tell(observing, origin->language),
                                                          .licence = tell(observing, origin->licence),
                                                          .author = tell(observing, origin->author),
                                                          .source = tell(observing, origin->source),
                                                          .version = origin->version};
}

/* The course of the round, of which nothing is hidden. */
static void tell_course(const struct state *state, struct state *seen) {
    *seen = (struct state){.config = state->config,
                           .phase = state->phase,
                           .part = state->part,
                           .order_count = state->order_count,
                           .place = state->place,
                           .tie_number = state->tie_number,
                           .in_tie_break = state->in_tie_break,
                           .stint_began = state->stint_began,
                           .stint_ends = state->stint_ends,
                           .rang = state->rang,
                           .out = state->out,
                           .last_closed = state->last_closed,
                           .set_count = state->set_count,
                           .item_count = state->asked_count,
                           .asked_count = state->asked_count};
}

size_t quiz_observation_size(const struct state *state) {
    size_t arrays = state->asked_count * (sizeof(struct quiz_asked) + sizeof(struct quiz_item)) +
                    state->response_count * sizeof(struct quiz_reply) + state->set_count * sizeof(struct quiz_origin) +
                    (size_t)state->config->head.seats * sizeof(struct quiz_standing);
    /* A question that was put to several in tie-breaks is there several times. */
    size_t again = 0;
    for (size_t i = 0; i < state->asked_count; i++) {
        const struct quiz_asked *asked = &asked_of(state)[i];
        const struct quiz_item *item = &items_of(state)[asked->item];
        const quiz_place places[] = {item->dealt,  item->salt, item->category, item->explanation,
                                     item->source, item->url,  item->alt};
        for (size_t k = 0; asked->tie != 0 && k < sizeof places / sizeof places[0]; k++) {
            again += places[k] == 0 ? 0 : strlen(text_of(state, places[k])) + 1;
        }
    }
    return sizeof(struct quiz_observation) + sizeof(struct state) + arrays + state->byte_count + again;
}

void quiz_observe(const struct state *state, int viewer, struct observation *head) {
    struct quiz_observation *out = (struct quiz_observation *)head;
    struct observing observing = {
        .state = state,
        .viewer = viewer,
        .is_master = is_masters(state->config, viewer),
        .seen = seen_in(out),
    };
    struct turn turn;
    quiz_turn(state, &turn);
    out->is_master = observing.is_master;
    out->waiting = turn.seats;
    out->chair = (int8_t)chair_of(state);
    out->closes_at = quiz_closes_at(state);
    bool waits = state->phase == PHASE_READY || state->phase == PHASE_PAUSE || state->phase == PHASE_CHECKING;
    out->starts_at = waits ? state->deadline : 0;
    out->stint_ends = state->phase == PHASE_JUDGING ? 0 : state->stint_ends;
    tell_course(state, observing.seen);
    /* What stands behind responses stands where they end, so those that may be known are counted first. */
    for (size_t i = 0; i < state->response_count; i++) {
        observing.seen->response_count += is_told_of(&observing, &responses_of(state)[i]);
    }
    memcpy(standings_of(observing.seen), standings_of(state),
           (size_t)state->config->head.seats * sizeof(struct quiz_standing));
    observing.seen->byte_count = 1;
    for (size_t i = 0; i < state->set_count; i++) {
        tell_origin(&observing, i);
    }
    for (size_t i = 0; i < state->asked_count; i++) {
        tell_question(&observing, i);
    }
    struct quiz_reply *to = responses_of(observing.seen);
    for (size_t i = 0; i < state->response_count; i++) {
        if (is_told_of(&observing, &responses_of(state)[i])) {
            tell_reply(&observing, &responses_of(state)[i], to++);
        }
    }
}
