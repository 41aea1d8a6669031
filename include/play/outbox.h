/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The outbox: what webhooks are to be told of an event, written in the transaction of the event itself. So a message is
 * there exactly when its event is, and sending may take its time.
 *
 * While there is no webhook on the server, an event pays one look at an atomic number; where several servers share a database,
 * a batch pays one question to that.
 */
#ifndef REFEREE_PLAY_OUTBOX_H
#define REFEREE_PLAY_OUTBOX_H

#include <stdatomic.h>
#include <stdbool.h>

#include "core/tx.h"
#include "core/writer.h"
#include "game/game.h"
#include "rules/family.h"
#include "store/webhooks.h"
#include "util/err.h"

/* One per process. */
struct outbox {
    atomic_bool used;  /* there is a webhook, or has been one since the start, or in the last transaction that looked */
    int64_t looked_in; /* the writer's: the last transaction that looked whether there is one */
};

/* Reads whether there are webhooks: at the start. */
enum err outbox_init(struct outbox *outbox, struct db *db) MUST_CHECK;

/* For writer_options.listeners: there may be a webhook from now on. */
struct listener outbox_listener(struct outbox *outbox);

/* The messages that an event makes, seen by a spectator. `after` is the game as the event left it. */
enum err outbox_note_event(struct tx *tx, const struct game *after, const struct event *event) MUST_CHECK;

/* Asks ahead for who listens to a game; for struct job, to that of the job. */
void outbox_foresee(struct tx *tx, const struct game *game);
void outbox_foresee_job(struct job *job, struct tx *tx);

/* The message that it is others' turn now, where that is so. before may be NULL. */
enum err outbox_note_turn(struct tx *tx, const struct game *before, const struct game *after) MUST_CHECK;

/*
 * The texts of messages about an event, and that it is somebody's turn, as they were written when it happened; for verify.
 * NULL without memory. The caller frees them.
 */
char *outbox_render_event(const struct game *after, const struct event *event, enum webhook_event type);
char *outbox_render_turn(const struct game *after);
/*
 * That a tournament is over; at: when that was written, a little later than it was found. `data` as in
 * outbox_note_tournament.
 */
char *outbox_render_tournament(int64_t at, const char *data);

/* Services that listen for something; as many of them as are told in one job. */
enum { OUTBOX_OWNERS_AT_ONCE = 10 };
struct outbox_listeners {
    size_t count, room;
    struct id *owners; /* owned */
};

/*
 * Who listens for the end of a tournament: the services with such webhooks that made its creator or one of its entrants,
 * or made the tournament. Looks at all entrants, so it is done beforehand, by whoever asks the writer. *out is to be freed
 * in any case.
 */
enum err outbox_find_tournament_listeners(struct outbox_listeners *out, struct db *db, const struct id *tournament,
                                          const struct id *creator) MUST_CHECK;
void outbox_listeners_free(struct outbox_listeners *listeners);

/* The message that a tournament is over. */
struct outbox_end {
    const struct id *tournament;
    int64_t seq, at;  /* of the event; a message has the moment at which it is written */
    const char *data; /* an object as text, made beforehand */
};

/*
 * Writes it for the first OUTBOX_OWNERS_AT_ONCE of the listeners from one on; not for webhooks that have it already, so
 * this can be done again after a crash.
 */
enum err outbox_note_tournament(struct tx *tx, const struct outbox_end *end, const struct outbox_listeners *listeners,
                                size_t first) MUST_CHECK;

/* A message of no game, to try a webhook out. *out_id is the delivery. */
enum err outbox_test(struct id *out_id, struct tx *tx, const struct id *webhook) MUST_CHECK;

#endif
