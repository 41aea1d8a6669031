/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Webhooks and the outbox of messages to them. Not derived from the log: a message that has been delivered is gone a week
 * later, and building projections anew sends nothing again.
 */
#ifndef REFEREE_STORE_WEBHOOKS_H
#define REFEREE_STORE_WEBHOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/projection.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

enum { WEBHOOK_URL_MAX = 2048 /* bytes */, WEBHOOK_SECRET_SIZE = 32, WEBHOOKS_MAX = 20 /* of a service */ };

/* Messages to be changed in one job, and forgotten where they are small: they may have some 12 kB each. */
enum { DELIVERIES_AT_ONCE = 50 };

/* What a webhook can be told of, as bits. */
enum webhook_event {
    WEBHOOK_GAME_EVENT = 1,
    WEBHOOK_GAME_TURN = 2,
    WEBHOOK_ROUND_OVER = 4,
    WEBHOOK_RESULT_PUBLISHED = 8,
    WEBHOOK_TOURNAMENT_FINISHED = 16,
};
enum { WEBHOOK_EVENT_COUNT = 5 };

/* "game.event" and so on, by the number of the bit. */
extern const char *const webhook_event_names[WEBHOOK_EVENT_COUNT];

struct webhook_row {
    struct id id; /* none = there is no such webhook */
    struct id owner;
    char url[WEBHOOK_URL_MAX + 1];
    unsigned events; /* WEBHOOK_* bits */
    unsigned char secret[WEBHOOK_SECRET_SIZE];
    bool has_old_secret;
    unsigned char old_secret[WEBHOOK_SECRET_SIZE];
    int64_t old_secret_until;
    int64_t created_at;
    int64_t disabled_at; /* 0 = in use */
};

/* Texts are borrowed, or stand in an arena. */
struct delivery_row {
    struct id id; /* none = there is no such message */
    struct id webhook;
    struct id game; /* none = a test */
    int64_t seq;    /* of the event in the game or tournament: for an insertion */
    const char *message;
    const char *type;
    const char *body;
    size_t body_length;
    const char *traceparent; /* of the request that caused it; NULL: there is none */
    const char *tracestate;  /* likewise */
    int64_t created_at;
    int attempts;
    int64_t due_at;   /* where the webhook is in use; 0 = it has ended, or waits for an earlier one */
    int64_t tried_at; /* 0 = never */
    int status;       /* 0 = no answer */
    int64_t ended_at; /* 0 = not yet */
    bool delivered;
};

typedef enum err webhook_row_function(void *context, const struct webhook_row *row);
typedef enum err delivery_row_function(void *context, const struct delivery_row *row);

enum err webhook_insert(struct db *db, const struct webhook_row *row) MUST_CHECK;
enum err webhook_get(struct webhook_row *out, struct db *db, const struct id *webhook) MUST_CHECK;
enum err webhook_list(struct db *db, const struct id *owner, const struct id *after, int limit,
                      webhook_row_function *row, void *context) MUST_CHECK;
enum err webhook_count(struct db *db, const struct id *owner, int64_t *out_count) MUST_CHECK;
/* Is there any at all? */
enum err webhook_any(struct db *db, bool *out) MUST_CHECK;
/* A new secret; the old one signs too until a moment. */
enum err webhook_rotate(struct db *db, const struct id *webhook, const unsigned char secret[static WEBHOOK_SECRET_SIZE],
                        int64_t old_until) MUST_CHECK;
/* Nothing goes to it from now on, whatever is due. */
enum err webhook_disable(struct db *db, const struct id *webhook, int64_t at) MUST_CHECK;
/*
 * A step towards using it again: up to limit messages that would be due later are due now. *out_enabled: there are no more
 * of them, and it is in use. Until then it is as if nothing had been done, so the steps may be transactions of their own.
 */
enum err webhook_enable(bool *out_enabled, struct db *db, const struct id *webhook, int64_t now, int limit) MUST_CHECK;
/* It is there no more; its messages and its row are purged later, a few at a time. */
enum err webhook_delete(struct db *db, const struct id *webhook, int64_t at) MUST_CHECK;
/*
 * Up to limit messages of webhooks that were deleted, fewer where they are large, then those themselves; *out_purged:
 * rows.
 */
enum err webhook_purge(struct db *db, int limit, int64_t *out_purged) MUST_CHECK;

/* Webhooks in use: those of the service that made a player, to be told of what concerns the player; and an owner's. */
typedef enum err webhook_listener_function(void *context, const struct id *webhook, unsigned events);
enum err webhook_listeners(struct db *db, const struct id *player, webhook_listener_function *row,
                           void *context) MUST_CHECK;
enum err webhook_owner_listeners(struct db *db, const struct id *owner, webhook_listener_function *row,
                                 void *context) MUST_CHECK;
/*
 * Owners of webhooks to be told of any of some events of a tournament: its creator, and the services that made the creator
 * or an entrant; each once.
 */
enum err webhook_tournament_owners(struct db *db, const struct id *tournament, const struct id *creator,
                                   unsigned events, id_row_function *row, void *context) MUST_CHECK;

/* Is there a delivery of this message to a webhook? It is looked for among those whose ids are not below the floor. */
enum err delivery_exists(bool *out, struct db *db, const struct id *webhook, const struct id *floor,
                         const char *message) MUST_CHECK;
/* A new message, due at once or behind those of its game that are still on their way. */
enum err delivery_insert(struct db *db, const struct delivery_row *row) MUST_CHECK;
enum err delivery_get(struct delivery_row *out, struct arena *arena, struct db *db,
                      const struct id *delivery) MUST_CHECK;
/* The next webhook in use after one (none = the first) for which anything is due, now or later; none = there is none. */
enum err webhook_find_due(struct db *db, const struct id *after, struct id *out) MUST_CHECK;
/* What may go to a webhook while it is in use, now or later; the first due first. */
enum err delivery_list_due(struct db *db, const struct id *webhook, int limit, delivery_row_function *row,
                           void *context) MUST_CHECK;
/* A webhook's messages before one (none = from the newest), the newest first. */
enum err delivery_list(struct db *db, const struct id *webhook, const struct id *before, int limit,
                       delivery_row_function *row, void *context) MUST_CHECK;
/*
 * Takes tried_at, status, due_at, ended_at and delivered from the row, and counts the attempt. Where the message has ended,
 * the next one of its game is due. In a shared database nothing is noted where there are not as many attempts as the row says:
 * another server has made one meanwhile.
 */
enum err delivery_note_attempt(struct db *db, const struct delivery_row *row) MUST_CHECK;
/*
 * Of a shared database: the next one of the game is due where a message has ended, also if it was written while that was being
 * noted. And: up to limit messages, of whatever game, that wait though nothing before them has not ended; *out_released: how
 * many.
 */
enum err delivery_release_next(struct db *db, const struct id *delivery, int64_t now) MUST_CHECK;
enum err delivery_release_waiting(struct db *db, int64_t now, int limit, int64_t *out_released) MUST_CHECK;
/* Does any wait, for nothing or for another one? */
enum err delivery_any_waiting(struct db *db, bool *out) MUST_CHECK;
/* Due again, from the first attempt. */
enum err delivery_retry(struct db *db, const struct id *delivery, int64_t now) MUST_CHECK;
/* Forgets up to limit messages that ended before a moment, the first to end first; fewer where they are large. */
enum err delivery_purge(struct db *db, int64_t before, int limit, int64_t *out_purged) MUST_CHECK;

/* For how long a message is kept at least, once it has ended. */
#define DELIVERY_LIFE_MS (INT64_C(7) * 24 * 60 * 60 * 1000)

/* For verify: a message about a game. Texts are borrowed. */
struct message_row {
    struct id game;
    int64_t seq; /* of the event */
    struct id webhook;
    int64_t number;
    const char *type;
    const char *body;
    size_t body_length;
    int64_t created_at;
    unsigned events; /* that the webhook is told of: WEBHOOK_* bits, none where it is deleted */
};
typedef enum err game_message_function(void *context, const struct message_row *row);
/* All that are about games and tournaments, whose id is then the game's, in no order. */
enum err delivery_list_of_games(struct db *db, game_message_function *row, void *context) MUST_CHECK;

/* For verify: messages that no event makes, at most limit; each as its webhook and number. */
typedef enum err message_row_function(void *context, const struct id *webhook, int64_t number);
enum err delivery_list_forged(struct db *db, int limit, message_row_function *row, void *context) MUST_CHECK;

#endif
