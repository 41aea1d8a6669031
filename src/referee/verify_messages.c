/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of what an event tells: notifications that must be there, and the bytes of messages to webhooks.
 *
 * A missing row is one that neither purging nor anything else can have kept away. A notification must be there if it is
 * young, or nothing has been purged of its player, or something older is still there. Of a game that is over and unranked
 * one other notification must be there: it may have been imported, which tells nobody. A webhook may have been out of use
 * at any time, so a young message must be there only where another of the same event is: they are written together, or
 * none of them. That all messages of an event are missing is in no row: a webhook that was deleted, or out of use, leaves
 * the same gaps. Of notifications of turns verify_turns.c knows which must be there.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "game/event_def.h"
#include "play/notifications.h"
#include "play/outbox.h"
#include "store/notifications.h"
#include "store/webhooks.h"
#include "tournament/tournament_log.h"
#include "util/timestamp.h"
#include "verify_internal.h"

/* Once so many rows are missing no more are looked for: each costs a walk. */
enum { FIRST_SIZE = 1024, MISSED_MAX = 64 /* of one game */, MISSING_MAX = 1000 };

/* Clocks are set back, and the server purges while this goes on. */
static const int64_t slack_ms = INT64_C(24) * 60 * 60 * 1000;

struct message {
    uint64_t game; /* hashes */
    uint64_t body;
    int64_t seq, number, created_at;
    struct id webhook;
    unsigned type;   /* a WEBHOOK_* bit */
    unsigned events; /* that must be told with it, if they are due */
};

struct missed {
    struct id player;
    struct notification_row row; /* its kind is a constant */
    bool is_later;
};

struct message_checker {
    const struct verify_context *verify;
    unsigned char key[crypto_shorthash_KEYBYTES];
    int64_t now;
    int missing;

    struct turns *turns;
    uint64_t *notifications; /* hashes, ascending */
    size_t notification_count, notification_size;
    struct message *messages; /* by game, event, webhook */
    size_t message_count, message_size;

    /* The game under way. */
    size_t first, last; /* its messages */
    size_t found;       /* notifications */
    bool is_later;      /* its event may come when it was imported: it can still be asked for another one */
    size_t missed_count;
    struct missed missed[MISSED_MAX];
};

static uint64_t hash(const struct message_checker *checker, const char *bytes, size_t length) {
    unsigned char out[crypto_shorthash_BYTES];
    uint64_t value = 0;
    _Static_assert(sizeof out == sizeof value, "a hash is a number");
    (void)crypto_shorthash(out, (const unsigned char *)bytes, length, checker->key);
    memcpy(&value, out, sizeof value);
    return value;
}

static enum err report(struct message_checker *checker, const char *what, const struct id *id, const char *text) {
    checker->verify->report(checker->verify->context, what, id, 0, text);
    checker->verify->totals->forged++;
    return OK;
}

/* ---- what there is ---- */

/* Room for one more; the array, moved perhaps, or NULL. */
static void *make_room(void *array, size_t count, size_t *size, size_t item) {
    if (count < *size) {
        return array;
    }
    size_t larger = *size == 0 ? FIRST_SIZE : 2 * *size;
    void *moved = reallocarray(array, larger, item);
    *size = moved == NULL ? *size : larger;
    return moved;
}

static uint64_t hash_notification(const struct message_checker *checker, const struct id *player,
                                  const struct notification_row *row) {
    char text[96];
    int length = snprintf(text, sizeof text, "%s %s %lld %.32s", player->text, row->game.text, (long long)row->game_seq,
                          row->kind);
    return hash(checker, text, (size_t)length);
}

static enum err note_notification(void *context, const struct id *player, const struct notification_row *row) {
    struct message_checker *checker = context;
    uint64_t *notifications = make_room(checker->notifications, checker->notification_count,
                                        &checker->notification_size, sizeof *notifications);
    if (notifications == NULL) {
        return ERR_NO_MEMORY;
    }
    checker->notifications = notifications;
    notifications[checker->notification_count++] = hash_notification(checker, player, row);
    return turns_note(checker->turns, player, row);
}

static unsigned type_of(const char *name) {
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT; i++) {
        if (strcmp(webhook_event_names[i], name) == 0) {
            return 1U << i;
        }
    }
    return 0;
}

static enum err note_message(void *context, const struct message_row *row) {
    struct message_checker *checker = context;
    struct message *messages =
        make_room(checker->messages, checker->message_count, &checker->message_size, sizeof *messages);
    if (messages == NULL) {
        return ERR_NO_MEMORY;
    }
    checker->messages = messages;
    bool young = row->created_at >= checker->now - DELIVERY_LIFE_MS + slack_ms;
    messages[checker->message_count++] = (struct message){
        .game = hash(checker, row->game.text, strlen(row->game.text)),
        .body = hash(checker, row->body, row->body_length),
        .seq = row->seq,
        .number = row->number,
        .created_at = row->created_at,
        .webhook = row->webhook,
        .type = type_of(row->type),
        .events = young ? row->events : 0,
    };
    return OK;
}

static int compare_hashes(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a;
    uint64_t y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static int compare_messages(const void *a, const void *b) {
    const struct message *x = a;
    const struct message *y = b;
    if (x->game != y->game) {
        return x->game < y->game ? -1 : 1;
    }
    if (x->seq != y->seq) {
        return x->seq < y->seq ? -1 : 1;
    }
    return strcmp(x->webhook.text, y->webhook.text);
}

enum err message_checker_create(struct message_checker **out, const struct verify_context *verify) {
    struct message_checker *checker = calloc(1, sizeof *checker);
    if (checker == NULL) {
        return ERR_NO_MEMORY;
    }
    checker->verify = verify;
    checker->now = timestamp_now();
    crypto_shorthash_keygen(checker->key);
    enum err err = turns_create(&checker->turns, verify);
    err = err == OK ? notification_list(verify->db, note_notification, checker) : err;
    err = err == OK ? delivery_list_of_games(verify->db, note_message, checker) : err;
    if (err != OK) {
        message_checker_free(checker);
        return err;
    }
    if (checker->notification_count > 0) {
        qsort(checker->notifications, checker->notification_count, sizeof *checker->notifications, compare_hashes);
    }
    turns_arrange(checker->turns);
    if (checker->message_count > 0) {
        qsort(checker->messages, checker->message_count, sizeof *checker->messages, compare_messages);
    }
    *out = checker;
    return OK;
}

void message_checker_free(struct message_checker *checker) {
    if (checker != NULL) {
        turns_free(checker->turns);
        free(checker->notifications);
        free(checker->messages);
        free(checker);
    }
}

/* ---- a game ---- */

void message_checker_begin(struct message_checker *checker, const struct id *game) {
    uint64_t key = hash(checker, game->text, strlen(game->text));
    size_t low = 0;
    size_t high = checker->message_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (checker->messages[middle].game < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    checker->first = low;
    while (low < checker->message_count && checker->messages[low].game == key) {
        low++;
    }
    checker->last = low;
    checker->found = 0;
    checker->missed_count = 0;
    turns_begin(checker->turns, game);
}

static enum err look_for_notification(void *context, const struct id *player, const struct notification_row *row) {
    struct message_checker *checker = context;
    uint64_t key = hash_notification(checker, player, row);
    bool there = checker->notification_count > 0 &&
                 bsearch(&key, checker->notifications, checker->notification_count, sizeof key, compare_hashes) != NULL;
    checker->found += there && !checker->is_later;
    if (!there) { /* of many, the newest are kept: old ones may have been purged */
        checker->missed[checker->missed_count++ % MISSED_MAX] = (struct missed){*player, *row, checker->is_later};
    }
    return OK;
}

/* body: what it must say; owned here, NULL without memory. */
static enum err check_text(struct message_checker *checker, const struct message *message, char *body) {
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    bool same = hash(checker, body, strlen(body)) == message->body;
    free(body);
    if (same) {
        return OK;
    }
    char text[96];
    (void)snprintf(text, sizeof text, "delivery %lld says another thing than its event", (long long)message->number);
    return report(checker, "webhook", &message->webhook, text);
}

static enum err check_body(struct message_checker *checker, const struct message *message, const struct game *after,
                           const struct event *event) {
    return check_text(checker, message,
                      message->type == WEBHOOK_GAME_TURN ? outbox_render_turn(after)
                                                         : outbox_render_event(after, event, message->type));
}

/* All messages of an event to one webhook. */
static enum err check_messages(struct message_checker *checker, size_t count, const struct game *after,
                               const struct event *event) {
    const struct message *messages = &checker->messages[checker->first];
    unsigned due = event_def(event->kind)->messages; /* of a turn one may be there too */
    unsigned there = 0;
    enum err err = OK;
    for (size_t i = 0; i < count && err == OK; i++) {
        there |= messages[i].type;
        if ((messages[i].type & (due | WEBHOOK_GAME_TURN)) !=
            0) { /* any other is forged, and reported with single rows */
            err = check_body(checker, &messages[i], after, event);
        }
    }
    unsigned missing = messages[0].events & due & ~there;
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT && err == OK; i++) {
        if ((missing & 1U << i) != 0) {
            char text[96];
            (void)snprintf(text, sizeof text, "message %s-%lld-%s is missing", after->id.text, (long long)event->seq,
                           webhook_event_names[i]);
            err = report(checker, "webhook", &messages[0].webhook, text);
        }
    }
    return err;
}

enum err message_checker_event(struct message_checker *checker, const struct game *after, const struct event *event) {
    checker->is_later = event->kind == EVENT_REMATCH;
    enum err err = notifications_each(after, event, look_for_notification, checker);
    err = err == OK ? turns_event(checker->turns, after, event, look_for_notification, checker) : err;
    while (err == OK && checker->first < checker->last && checker->messages[checker->first].seq <= event->seq) {
        const struct message *messages = &checker->messages[checker->first];
        size_t count = 1;
        while (count < checker->last - checker->first && compare_messages(&messages[0], &messages[count]) == 0) {
            count++;
        }
        if (messages[0].seq == event->seq) {
            err = check_messages(checker, count, after, event);
        }
        checker->first += count;
    }
    return err;
}

enum err message_checker_tournament(struct message_checker *checker, const struct tournament *tournament,
                                    const json_t *winners) {
    char *news = tournament_news(tournament, winners);
    enum err err = news == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = checker->first; i < checker->last && err == OK; i++) {
        const struct message *message = &checker->messages[i];
        if (message->type == WEBHOOK_TOURNAMENT_FINISHED && message->seq == tournament->version) {
            err = check_text(checker, message, outbox_render_tournament(message->created_at, news));
        }
    }
    free(news);
    return err;
}

static enum err must_be_there(bool *out, const struct message_checker *checker, const struct missed *missed) {
    struct notification_row oldest = {0};
    int64_t at = missed->row.at;
    enum err err = notification_read_oldest(&oldest, checker->verify->db, &missed->player);
    *out = at >= checker->now - NOTIFICATION_LIFE_MS + slack_ms || oldest.seq <= 1 || at > oldest.at + slack_ms;
    if (err == OK && *out) { /* told while this goes on? */
        bool there = false;
        err = notification_is_there(&there, checker->verify->db, &missed->player, &missed->row);
        *out = !there;
    }
    return err;
}

enum err message_checker_end(struct message_checker *checker, const struct game *game) {
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    bool imported = over && !game->ranked && checker->found == 0;
    size_t count = checker->missed_count < MISSED_MAX ? checker->missed_count : MISSED_MAX;
    enum err err = OK;
    for (size_t i = 0; i < count && checker->missing < MISSING_MAX && err == OK; i++) {
        const struct missed *missed = &checker->missed[i];
        bool missing = false;
        if (!imported || missed->is_later) {
            err = must_be_there(&missing, checker, missed);
        }
        if (err == OK && missing) {
            char text[128];
            (void)snprintf(text, sizeof text, "the notice `%s` of game %s, event %lld, is missing", missed->row.kind,
                           game->id.text, (long long)missed->row.game_seq);
            err = report(checker, "player", &missed->player, text);
            checker->missing++;
        }
    }
    return err;
}
