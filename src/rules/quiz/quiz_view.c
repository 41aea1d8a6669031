/* SPDX-License-Identifier: Apache-2.0 */
/* Views and histories, printed from what a viewer may know. */
#include "quiz_observe.h"
#include "quiz_score.h"

#include "util/json.h"

static const char *const appeal_words[] = {NULL, "open", "granted", "refused"};

static const struct quiz_observation *seen_by(const struct observation *head) {
    return (const struct quiz_observation *)head;
}

static void put_place(struct json_out *out, const char *name, const struct state *seen, quiz_place place) {
    json_out_put_text(out, name, text_of(seen, place));
}

void quiz_put_or_null(struct json_out *out, const char *name, int value) {
    json_out_key(out, name);
    if (value == NONE) {
        json_out_null(out);
    } else {
        json_out_integer(out, value);
    }
}

static void put_flag_or_null(struct json_out *out, const char *name, bool is_there, bool value) {
    json_out_key(out, name);
    if (is_there) {
        json_out_boolean(out, value);
    } else {
        json_out_null(out);
    }
}

/* --- questions --- */

static void write_forms(struct json_out *out, const struct state *seen, const struct quiz_asked *asked,
                        unsigned which) {
    const char *form = text_of(seen, asked->forms);
    json_out_begin_array(out);
    for (int i = 0; i < asked->form_count; i++) {
        if ((which >> i & 1) != 0) {
            json_out_text(out, form);
        }
        form += strlen(form) + 1;
    }
    json_out_end_array(out);
}

static bool has_choices(const struct quiz_asked *asked) {
    return asked->kind == QUIZ_CHOICE || asked->kind == QUIZ_BOOLEAN;
}

static void put_choices(struct json_out *out, const struct state *seen, const struct quiz_asked *asked) {
    json_out_key(out, "choices");
    if (has_choices(asked) && asked->forms != 0) {
        write_forms(out, seen, asked, ~0U);
    } else {
        json_out_null(out);
    }
}

/* What is accepted of an open question, for the master. */
static void put_accepted(struct json_out *out, const struct state *seen, const struct quiz_asked *asked) {
    json_out_key(out, "answers");
    if (asked->answer == 0) {
        json_out_null(out);
    } else if (asked->forms != 0) {
        write_forms(out, seen, asked, has_choices(asked) ? asked->correct : ~0U);
    } else {
        json_out_begin_array(out);
        json_out_text(out, text_of(seen, asked->answer));
        json_out_end_array(out);
    }
}

static const char *kind_word(const struct quiz_asked *asked) {
    return asked->kind < QUIZ_KINDS ? quiz_kinds[asked->kind] : NULL;
}

static const char *language_word(const struct state *seen, const struct quiz_asked *asked) {
    const struct quiz_item *item = &items_of(seen)[asked->item];
    return asked->kind < QUIZ_KINDS ? text_of(seen, origins_of(seen)[item->set].language) : NULL;
}

static void put_media(struct json_out *out, const struct state *seen, const struct quiz_item *item) {
    if (item->url == 0) {
        json_out_put_null(out, "media");
        return;
    }
    json_out_put_object(out, "media");
    put_place(out, "url", seen, item->url);
    put_place(out, "alt", seen, item->alt);
    json_out_end_object(out);
}

static void write_open(struct json_out *out, const struct state *seen, size_t number) {
    const struct quiz_asked *asked = &asked_of(seen)[number];
    const struct quiz_item *item = &items_of(seen)[asked->item];
    json_out_begin_object(out);
    json_out_put_integer(out, "question", (int64_t)number + 1);
    put_place(out, "text", seen, asked->text);
    json_out_put_text(out, "language", language_word(seen, asked));
    json_out_put_text(out, "kind", kind_word(asked));
    put_choices(out, seen, asked);
    put_place(out, "unit", seen, asked->unit);
    put_place(out, "category", seen, item->category);
    json_out_put_text(out, "difficulty", quiz_difficulties[item->difficulty]);
    put_media(out, seen, item);
    json_out_put_timestamp(out, "put_at", asked->put_at);
    put_accepted(out, seen, asked);
    json_out_end_object(out);
}

/* --- views --- */

static const char *phase_word(const struct state *seen) {
    static const char *const words[] = {
        [PHASE_PART] = "ready",      [PHASE_READY] = "ready",        [PHASE_QUESTION] = "question",
        [PHASE_JUDGING] = "judging", [PHASE_PAUSE] = "pause",        [PHASE_CHECKING] = "checking",
        [PHASE_TIED] = "tie-break",  [PHASE_TIE_TOLD] = "tie-break", [PHASE_OVER] = "over"};
    return seen->in_tie_break && seen->phase != PHASE_OVER ? "tie-break" : words[seen->phase];
}

static void put_part(struct json_out *out, const struct state *seen) {
    const struct quiz_part *part = part_of(seen);
    if (seen->part == NONE) {
        json_out_put_null(out, "part");
        return;
    }
    json_out_put_object(out, "part");
    json_out_put_integer(out, "number", seen->part + 1);
    json_out_put_integer(out, "of", seen->config->part_count);
    json_out_put_text(out, "kind", quiz_part_kinds[part->kind]);
    json_out_put_text(out, "title", part->title);
    json_out_put_integer(out, "seconds", part->seconds);
    json_out_key(out, "order");
    if (is_one_by_one(seen)) {
        json_out_begin_array(out);
        for (int i = 0; i < seen->order_count; i++) {
            json_out_integer(out, seat_in_order(seen, i));
        }
        json_out_end_array(out);
    } else {
        json_out_null(out);
    }
    json_out_end_object(out);
}

static void put_stint(struct json_out *out, const struct quiz_observation *observation) {
    const struct state *seen = seen_in(observation);
    if (seen->stint_began == 0) {
        json_out_put_null(out, "stint");
        return;
    }
    json_out_put_object(out, "stint");
    json_out_put_timestamp(out, "began_at", seen->stint_began);
    json_out_put_timestamp(out, "ends_at", observation->stint_ends);
    json_out_put_boolean(out, "rang", seen->rang);
    json_out_end_object(out);
}

static void put_seats(struct json_out *out, const char *name, seat_set seats) {
    json_out_put_array(out, name);
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        json_out_integer(out, seat);
    }
    json_out_end_array(out);
}

/* The viewer's own that may still change or wait; for the master all that wait. */
static void put_pending(struct json_out *out, const struct quiz_observation *observation) {
    const struct state *seen = seen_in(observation);
    json_out_put_array(out, "responses");
    for (size_t i = 0; i < seen->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(seen)[i];
        const struct quiz_asked *asked = &asked_of(seen)[reply->asked];
        bool waits = seen->phase == PHASE_JUDGING && reply->by_master;
        bool may_change = asked->seat == NONE && part_of(seen)->kind == PART_SHEET && seen->phase == PHASE_QUESTION;
        bool is_shown = observation->is_master ? waits && reply->suggestion != 0 : waits || may_change;
        if (asked->is_open && is_shown) {
            json_out_begin_object(out);
            json_out_put_integer(out, "question", reply->asked + 1);
            json_out_put_integer(out, "seat", reply->seat);
            put_place(out, "text", seen, reply->text);
            put_flag_or_null(out, "suggested", reply->suggestion != 0, reply->suggestion == OUTCOME_RIGHT);
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

static void put_appeals(struct json_out *out, const struct state *seen) {
    json_out_put_array(out, "appeals");
    for (size_t i = 0; i < seen->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(seen)[i];
        if (reply->appeal == APPEAL_OPEN) {
            json_out_begin_object(out);
            json_out_put_integer(out, "question", reply->asked + 1);
            json_out_put_integer(out, "seat", reply->seat);
            put_place(out, "text", seen, reply->text);
            json_out_put_integer(out, "accept", seat_set_count(reply->accept));
            json_out_put_integer(out, "refuse", seat_set_count(reply->refuse));
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

static void put_sets(struct json_out *out, const struct state *seen) {
    json_out_put_array(out, "sets");
    for (size_t i = 0; i < seen->set_count; i++) {
        const struct quiz_origin *origin = &origins_of(seen)[i];
        json_out_begin_object(out);
        put_place(out, "set", seen, origin->set);
        json_out_put_integer(out, "version", origin->version);
        put_place(out, "title", seen, origin->title);
        put_place(out, "licence", seen, origin->licence);
        put_place(out, "author", seen, origin->author);
        put_place(out, "source", seen, origin->source);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

static void write_outcome(struct json_out *out, const struct state *seen, const struct quiz_reply *reply) {
    json_out_begin_object(out);
    json_out_put_integer(out, "seat", reply->seat);
    json_out_put_text(out, "outcome", quiz_outcomes[reply->outcome]);
    json_out_put_integer(out, "points", reply->points);
    put_place(out, "text", seen, reply->text);
    json_out_end_object(out);
}

/* The question that was closed last; what of it is hidden is null. */
static void put_last(struct json_out *out, const struct state *seen) {
    if (seen->last_closed == 0) {
        json_out_put_null(out, "last");
        return;
    }
    size_t last = seen->last_closed - 1U;
    const struct quiz_asked *asked = &asked_of(seen)[last];
    json_out_put_object(out, "last");
    json_out_put_integer(out, "question", (int64_t)last + 1);
    put_place(out, "answer", seen, asked->answer);
    json_out_key(out, "outcomes");
    if (asked->kind == QUIZ_KINDS) {
        json_out_null(out);
    } else {
        json_out_begin_array(out);
        for (size_t i = 0; i < seen->response_count; i++) {
            if (responses_of(seen)[i].asked == last) {
                write_outcome(out, seen, &responses_of(seen)[i]);
            }
        }
        json_out_end_array(out);
    }
    json_out_end_object(out);
}

void quiz_view(const struct observation *head, struct json_out *out) {
    const struct quiz_observation *observation = seen_by(head);
    const struct state *seen = seen_in(observation);
    json_out_begin_object(out);
    json_out_put_text(out, "phase", phase_word(seen));
    put_part(out, seen);
    quiz_put_or_null(out, "chair", observation->chair);
    put_stint(out, observation);
    json_out_put_timestamp(out, "closes_at", observation->closes_at);
    json_out_put_timestamp(out, "starts_at", observation->starts_at);
    json_out_put_array(out, "questions");
    for (size_t i = 0; i < seen->asked_count; i++) {
        if (asked_of(seen)[i].is_open) {
            write_open(out, seen, i);
        }
    }
    json_out_end_array(out);
    put_seats(out, "waiting_for", observation->waiting);
    put_pending(out, observation);
    json_out_key(out, "scores");
    quiz_write_scores(out, seen);
    put_appeals(out, seen);
    put_sets(out, seen);
    put_last(out, seen);
    json_out_end_object(out);
}

/* --- histories --- */

static void put_responses(struct json_out *out, const struct state *seen, size_t number) {
    json_out_put_array(out, "responses");
    for (size_t i = 0; i < seen->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(seen)[i];
        if (reply->asked != number) {
            continue;
        }
        json_out_begin_object(out);
        json_out_put_integer(out, "seat", reply->seat);
        put_place(out, "text", seen, reply->text);
        json_out_put_text(out, "outcome", quiz_outcomes[reply->outcome]);
        json_out_key(out, "points");
        if (reply->outcome == OUTCOME_NONE) {
            json_out_null(out);
        } else {
            json_out_integer(out, reply->points);
        }
        quiz_put_or_null(out, "after_ms", reply->after_ms);
        json_out_put_text(out, "appeal", appeal_words[reply->appeal]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

void quiz_history(const struct observation *head, struct json_out *out) {
    const struct state *seen = seen_in(seen_by(head));
    json_out_begin_array(out);
    for (size_t i = 0; i < seen->asked_count; i++) {
        const struct quiz_asked *asked = &asked_of(seen)[i];
        const struct quiz_item *item = &items_of(seen)[asked->item];
        json_out_begin_object(out);
        json_out_put_integer(out, "question", (int64_t)i + 1);
        json_out_put_integer(out, "part", asked->part + 1);
        quiz_put_or_null(out, "seat", asked->seat);
        put_place(out, "text", seen, asked->text);
        json_out_put_text(out, "language", language_word(seen, asked));
        json_out_put_text(out, "kind", kind_word(asked));
        put_choices(out, seen, asked);
        put_place(out, "answer", seen, asked->is_open ? 0 : asked->answer);
        put_place(out, "explanation", seen, item->explanation);
        put_place(out, "source", seen, item->source);
        put_place(out, "salt", seen, item->salt);
        put_place(out, "dealt", seen, item->dealt);
        put_responses(out, seen, i);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}
