/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is told of which event is a table; most events are in none of its lines, and cost a few comparisons.
 */
#include "play/notices.h"

#include <string.h>

/* Seats of a status, as bits of enum seat_status. */
enum {
    TO_INVITED = 1u << SEAT_INVITED,
    TO_JOINED = 1u << SEAT_JOINED,
    TO_RESIGNED = 1u << SEAT_RESIGNED,
};

struct rule {
    const char *event, *notice;
    unsigned to;
    bool others; /* but not to the seat whose event it is */
};

static const struct rule rules[] = {
    {"created", "invited", TO_INVITED, false},
    {"joined", "joined", TO_JOINED, true},
    {"declined", "declined", TO_JOINED, true},
    {"round-over", "round-over", TO_JOINED, false},
    {"finished", "finished", TO_JOINED | TO_RESIGNED, false},
    {"aborted", "aborted", TO_JOINED | TO_RESIGNED | TO_INVITED, false},
    {"rematch", "rematch", TO_JOINED | TO_RESIGNED, false},
};

static bool is_told(const struct game *game) {
    return game->seat_count > 1 || !id_is_none(&game->tournament);
}

static enum err tell(const struct game *game, int seat, const char *kind, int64_t seq, int64_t at,
                     notice_function *notice, void *context) {
    const struct seat *told = &game->seats[seat];
    if (id_is_none(&told->player) || told->bot[0] != '\0') {
        return OK;
    }
    const struct player_event_row row = {.at = at, .kind = kind, .game = game->id, .game_seq = seq};
    return notice(context, &told->player, &row);
}

static enum err write_notice(void *context, const struct id *player, const struct player_event_row *row) {
    return player_event_append(tx_write(context), player, row);
}

enum err notices_each(const struct game *after, const struct event *event, notice_function *notice, void *context) {
    const struct rule *rule = NULL;
    for (size_t i = 0; is_told(after) && rule == NULL && i < sizeof rules / sizeof rules[0]; i++) {
        rule = strcmp(rules[i].event, event->kind) == 0 ? &rules[i] : NULL;
    }
    enum err err = OK;
    for (int i = 0; rule != NULL && err == OK && i < after->seat_count; i++) {
        bool is_among = (rule->to & 1u << after->seats[i].status) != 0;
        if (is_among && !(rule->others && i == event->seat)) {
            err = tell(after, i, rule->notice, event->seq, event->at, notice, context);
        }
    }
    return err;
}

enum err notices_of_event(struct tx *tx, const struct game *after, const struct event *event) {
    return notices_each(after, event, write_notice, tx);
}

enum err notices_each_turn(const struct game *after, unsigned seats, notice_function *notice, void *context) {
    enum err err = OK;
    for (int i = 0; is_told(after) && err == OK && i < after->seat_count; i++) {
        if ((seats & 1u << i) != 0) {
            err = tell(after, i, "turn", after->version, after->updated_at, notice, context);
        }
    }
    return err;
}

enum err notices_of_turn(struct tx *tx, const struct game *before, const struct game *after, int actor) {
    bool same_round = before != NULL && before->number == after->number;
    unsigned seats = is_told(after) ? game_seats_to_act(after) : 0;
    seats &= ~(same_round && seats != 0 ? (unsigned)game_seats_to_act(before) : 0);
    seats &= actor < 0 ? ~0u : ~(1u << actor);
    return notices_each_turn(after, seats, write_notice, tx);
}
