/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of the notifications of turns, which are told when a change is complete: to whom it has made the turn, and
 * of its last event. Which events were one change is in no log, but of most it follows. What a player does, but for a
 * round that they ask for, begins a change (time that is credited just before makes it nobody's turn); what the server
 * then has to do comes with it, and so does the first round, which begins with whoever made the game complete. Of such
 * changes it is known who was to act before and who acted: those who must have been told are known, and nobody else may
 * have been.
 *
 * Of all others a notification may be of any event behind which the seat is to act, and is not missed where it is not: of
 * time that is over for one seat after the other, and of what is due at moments, it is not known where the change began,
 * nor whether time that is credited behind that is of the same one; of a later round not who asked for it.
 */
#include <stdlib.h>
#include <string.h>

#include "play/notifications.h"
#include "verify_internal.h"

enum { FIRST_SIZE = 1024 };

/* A notification that is there. */
struct turn_notification {
    struct id game, player;
    int64_t seq;    /* of the event */
    int64_t number; /* of the notification, within its player */
};

struct turns {
    const struct verify_context *verify;
    struct turn_notification *notifications; /* by game and event, once they are arranged */
    size_t count, size;

    /* The game under way. */
    size_t next;    /* of its notifications; what is behind may be another game's */
    struct id game; /* of them */
    bool is_due;    /* after the newest event the server has to act */
    int64_t due_at; /* or then, if nothing comes before it; 0 = it has not */
    struct auto_action due;
    bool is_seating;   /* the newest event was about who sits where */
    bool is_of_moment; /* the newest event was due at a moment, or came with one that was */
    bool is_certain;   /* the newest event is of a change that is known: the next three are of it */
    int actor;         /* a seat, or -1 */
    seat_set before;   /* the seats that could act before it */
    int number_before; /* of the round then */
    seat_set to_act;   /* the seats that can act after the newest event */
    int number;        /* of the round then */
};

enum err turns_create(struct turns **out, const struct verify_context *verify) {
    struct turns *turns = calloc(1, sizeof *turns);
    if (turns == NULL) {
        return ERR_NO_MEMORY;
    }
    turns->verify = verify;
    *out = turns;
    return OK;
}

void turns_free(struct turns *turns) {
    if (turns != NULL) {
        free(turns->notifications);
        free(turns);
    }
}

enum err turns_note(struct turns *turns, const struct id *player, const struct notification_row *row) {
    if (strcmp(row->kind, NOTIFICATION_TURN) != 0) {
        return OK;
    }
    if (turns->count == turns->size) {
        size_t larger = turns->size == 0 ? FIRST_SIZE : 2 * turns->size;
        struct turn_notification *moved = reallocarray(turns->notifications, larger, sizeof *moved);
        if (moved == NULL) {
            return ERR_NO_MEMORY;
        }
        turns->notifications = moved;
        turns->size = larger;
    }
    turns->notifications[turns->count++] =
        (struct turn_notification){.game = row->game, .player = *player, .seq = row->game_seq, .number = row->seq};
    return OK;
}

static int compare(const void *a, const void *b) {
    const struct turn_notification *x = a;
    const struct turn_notification *y = b;
    int games = strcmp(x->game.text, y->game.text);
    return games != 0 ? games : (x->seq > y->seq) - (x->seq < y->seq);
}

void turns_arrange(struct turns *turns) {
    if (turns->count > 0) {
        qsort(turns->notifications, turns->count, sizeof *turns->notifications, compare);
    }
}

/* ---- a game ---- */

void turns_begin(struct turns *turns, const struct id *game) {
    size_t low = 0;
    size_t high = turns->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(turns->notifications[middle].game.text, game->text) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    turns->next = low;
    turns->game = *game;
    turns->due_at = 0;
    turns->is_due = turns->is_seating = turns->is_of_moment = turns->is_certain = false;
    turns->to_act = 0;
    turns->number = 0;
}

/* Follows the log by an event. The seats that it may have told of their turn; must: and must have. */
static seat_set follow(struct turns *turns, bool *must, const struct game *after, const struct event *event) {
    enum event_kind kind = event->kind;
    bool is_seating = kind == EVENT_CREATED || kind == EVENT_JOINED || kind == EVENT_BROUGHT;
    bool is_by_time = turns->due_at == event->at && turns->due.kind == kind && turns->due.seat == event->seat;
    /* Does it begin a change for certain, but for time that was credited? */
    bool starts = (kind >= EVENT_FAMILY && !is_by_time) || is_seating || kind == EVENT_RESIGNED ||
                  (kind == EVENT_RESUMED && !turns->is_of_moment);
    bool starts_now = starts && !turns->is_due;
    if (starts_now) {
        turns->is_certain = true;
        turns->actor = event->seat;
        turns->before = turns->to_act;
        turns->number_before = turns->number;
    } else {
        bool goes_on = turns->is_due || (turns->is_seating && kind == EVENT_ROUND);
        turns->is_certain = turns->is_certain && goes_on;
    }
    turns->is_of_moment = is_by_time || (turns->is_of_moment && !starts_now && kind != EVENT_RESUMED);
    turns->is_due = game_auto_action(after, &turns->due);
    turns->due_at = game_due_at(after, &turns->due);
    turns->is_seating = is_seating;
    turns->to_act = game_seats_to_act(after);
    turns->number = after->number;
    *must = turns->is_certain;
    if (turns->is_due) { /* more comes in the same change */
        return 0;
    }
    if (!turns->is_certain) {
        return notifications_seats(after, turns->to_act, -1);
    }
    bool same_round = event->seq > 1 && turns->number == turns->number_before;
    return notifications_seats(after, turns->to_act & ~(same_round ? turns->before : 0), turns->actor);
}

struct told_players {
    size_t count;
    struct id players[SEATS_MAX];
    bool must;
    notification_function *notification;
    void *context;
};

static enum err note_player(void *context, const struct id *player, const struct notification_row *row) {
    struct told_players *told = context;
    told->players[told->count++] = *player;
    return told->must ? told->notification(told->context, player, row) : OK;
}

static bool is_among(const struct told_players *told, const struct id *player) {
    bool found = false;
    for (size_t i = 0; i < told->count && !found; i++) {
        found = id_equal(&told->players[i], player);
    }
    return found;
}

enum err turns_event(struct turns *turns, const struct game *after, const struct event *event,
                     notification_function *notification, void *context) {
    struct told_players told = {.notification = notification, .context = context};
    seat_set seats = follow(turns, &told.must, after, event);
    enum err err = notifications_each_turn(after, seats, note_player, &told);
    for (; err == OK && turns->next < turns->count; turns->next++) {
        const struct turn_notification *there = &turns->notifications[turns->next];
        if (strcmp(there->game.text, turns->game.text) != 0 || there->seq > event->seq) {
            break;
        }
        if (there->seq == event->seq && !is_among(&told, &there->player)) {
            err = verify_note_notification(turns->verify, &there->player, there->number);
        }
    }
    return err;
}
