/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is told of which event is in the table of events.
 */
#include "play/notifications.h"

#include "game/event_def.h"

static bool is_told(const struct game *game) {
    return game->seat_count > 1 || !id_is_none(&game->tournament);
}

static enum err tell_player(const struct game *game, const struct id *player, const char *kind, int64_t seq, int64_t at,
                            notification_function *notification, void *context) {
    const struct notification_row row = {.at = at, .kind = kind, .game = game->id, .game_seq = seq};
    return notification(context, player, &row);
}

static enum err tell(const struct game *game, int seat, const char *kind, int64_t seq, int64_t at,
                     notification_function *notification, void *context) {
    const struct seat *told = &game->seats[seat];
    return id_is_none(&told->player) || told->bot[0] != '\0'
               ? OK
               : tell_player(game, &told->player, kind, seq, at, notification, context);
}

static enum err write_notification(void *context, const struct id *player, const struct notification_row *row) {
    return notification_append(tx_write(context), player, row);
}

enum err notifications_each(const struct game *after, const struct event *event, notification_function *notification,
                            void *context) {
    unsigned told = is_told(after) ? event_def(event->kind)->told : 0;
    enum err err = OK;
    for (int i = 0; told != 0 && err == OK && i < after->seat_count; i++) {
        bool is_among = (told & 1u << after->seats[i].status) != 0;
        if (is_among && !((told & BUT_ACTOR) != 0 && i == event->seat)) {
            const char *word =
                event->kind == EVENT_CREATED ? NOTIFICATION_INVITED : family_event_word(NULL, event->kind);
            err = tell(after, i, word, event->seq, event->at, notification, context);
        }
    }
    if (err == OK && (told & TO_JOINED) != 0 && game_has_watching_maker(after)) {
        err = tell_player(after, &after->creator, family_event_word(NULL, event->kind), event->seq, event->at,
                          notification, context);
    }
    return err;
}

enum err notifications_of_event(struct tx *tx, const struct game *after, const struct event *event) {
    return notifications_each(after, event, write_notification, tx);
}

enum err notifications_each_turn(const struct game *after, seat_set seats, notification_function *notification,
                                 void *context) {
    enum err err = OK;
    for (int i = 0; is_told(after) && err == OK && i < after->seat_count; i++) {
        if (seat_set_has(seats, i)) {
            err = tell(after, i, NOTIFICATION_TURN, after->version, after->updated_at, notification, context);
        }
    }
    return err;
}

seat_set notifications_seats(const struct game *after, seat_set seats, int actor) {
    seat_set own = seat_set_of(actor);
    return game_actors(after, seats & ~own) & ~game_actors(after, own);
}

enum err notifications_of_turn(struct tx *tx, const struct game *before, const struct game *after, int actor) {
    bool same_round = before != NULL && before->number == after->number;
    seat_set seats = is_told(after) ? game_seats_to_act(after) : 0;
    seats &= ~(same_round && seats != 0 ? game_seats_to_act(before) : 0);
    return notifications_each_turn(after, notifications_seats(after, seats, actor), write_notification, tx);
}
