/* SPDX-License-Identifier: Apache-2.0 */
/* Who may do what now, and who is waited for. */
#include "quiz_family.h"

seat_set quiz_awaited(const struct state *state) {
    seat_set seats = contenders_in(state) & ~state->handed_in;
    size_t last = state->asked_count - 1;
    for (size_t i = 0; part_of(state)->kind == PART_ALL && i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        seats &= ~(reply->asked == last ? seat_set_of(reply->seat) : 0);
    }
    return seats;
}

static void allow(struct turn *out, seat_set seats, enum quiz_event action) {
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        out->actions[seat] |= (uint16_t)(1U << action);
    }
}

static void allow_waiting(struct turn *out, seat_set seats, enum quiz_event action) {
    out->seats |= seats;
    allow(out, seats, action);
}

/* What may be done about outcomes, whoever is waited for. */
static void allow_checks(const struct state *state, struct turn *out) {
    int master = master_of(state);
    for (size_t i = 0; i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        allow(out, quiz_may_appeal(state, reply) ? seat_set_of(reply->seat) : 0, QUIZ_APPEAL);
        for (int seat = 0; reply->appeal == APPEAL_OPEN && seat < contenders_of(state->config); seat++) {
            allow(out, is_in(state, seat) && quiz_may_vote(state, reply, seat) ? seat_set_of(seat) : 0, QUIZ_VOTE);
        }
        allow(out, quiz_may_mend(state, reply) || reply->appeal == APPEAL_OPEN ? seat_set_of(master) : 0,
              QUIZ_JUDGEMENT);
    }
}

void quiz_turn(const struct state *state, struct turn *out) {
    seat_set chair = seat_set_of(chair_of(state));
    seat_set master = seat_set_of(master_of(state));
    seat_set contenders = chair != 0 ? chair : contenders_in(state);
    *out = (struct turn){.over = state->phase == PHASE_OVER,
                         .number = state->turn_number,
                         .limit_ms = TURN_UNLIMITED,
                         .deadline = quiz_closes_at(state)};
    if (out->over) {
        return;
    }
    switch (state->phase) {
    case PHASE_PAUSE:
        allow_waiting(out, master & ~state->ready, QUIZ_READY);
        break;
    case PHASE_READY:
    case PHASE_CHECKING:
        allow_waiting(out, (contenders | master) & ~state->ready, QUIZ_READY);
        break;
    case PHASE_JUDGING:
        allow_waiting(out, master, QUIZ_JUDGEMENT);
        break;
    case PHASE_QUESTION:
        if (state->config->aloud) {
            allow_waiting(out, master, QUIZ_JUDGEMENT);
            allow(out, chair, QUIZ_RESPONSE);
        } else if (chair != 0) {
            allow_waiting(out, chair, QUIZ_RESPONSE);
        } else {
            allow_waiting(out, quiz_awaited(state), QUIZ_RESPONSE);
            allow(out, part_of(state)->kind == PART_SHEET ? quiz_awaited(state) : 0, QUIZ_HAND_IN);
        }
        break;
    default:
        break;
    }
    allow_checks(state, out);
}
