/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Between a tournament in memory and its rows: reading the log, and writing what has happened since in one job.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_LOG_H
#define REFEREE_TOURNAMENT_TOURNAMENT_LOG_H

#include "core/tx.h"
#include "core/writer.h"
#include "play/play.h"
#include "store/db.h"
#include "tournament/tournament.h"
#include "util/rng.h"

/* Events that have been applied and are not written yet. */
struct tournament_batch {
    size_t count, room;
    size_t starts; /* of games of their own */
    size_t bytes;  /* of their texts */
    struct tournament_batch_event *events;
};

/* The tournament as its log has it. ERR_NOT_FOUND, ERR_CORRUPT, ERR_STORE, ERR_NO_MEMORY. */
enum err tournament_load(struct tournament **out, struct db *db, const struct id *id) MUST_CHECK;

/* What others have appended since. On failure the tournament is not to be used any more. */
enum err tournament_catch_up(struct tournament *tournament, struct db *db) MUST_CHECK;

/*
 * Applies an event and adds it to the batch. The body is owned from here; NULL is ERR_NO_MEMORY. On failure the tournament
 * is not to be used any more.
 */
enum err tournament_batch_add(struct tournament_batch *batch, struct tournament *tournament, int64_t at,
                              enum tournament_event kind, json_t *body) MUST_CHECK;

/* A game that begins with a `started` event; what it points to but its config is its own. */
struct tournament_start {
    struct id id;
    struct new_game game;
    bool duplicate; /* it is dealt by the seed; else that says nothing */
    unsigned char deal_seed[RNG_SEED_BYTES];
};

/*
 * The same for `started`: the games, which have the ids in the body, are made in the same job. They are copied, and
 * references to their configs and to what was brought are taken.
 */
enum err tournament_batch_start(struct tournament_batch *batch, struct tournament *tournament, int64_t at, json_t *body,
                                const struct tournament_start *starts, size_t count) MUST_CHECK;

/* Should it be written before anything is added? The writer's jobs are to be short. */
bool tournament_batch_is_full(const struct tournament_batch *batch);

/*
 * Has the writer write the batch with all rows that it changes, and waits until that is durable; empties it. A `finished`
 * event comes alone. ERR_STALE when somebody else has appended meanwhile: nothing was written then, and the tournament
 * must be loaded anew, as after every failure. db is the calling thread's own connection.
 */
enum err tournament_batch_write(struct tournament_batch *batch, struct tournament *tournament, struct db *db,
                                struct writer *writer) MUST_CHECK;

/* The same within a job of the writer, for events that change few entrants and do not end it with places. */
enum err tournament_batch_write_now(struct tournament_batch *batch, struct tournament *tournament,
                                    struct tx *tx) MUST_CHECK;

/*
 * Writes the rows of entrants, and the messages of the end, that a crash, or a failure, has kept from being written. For a
 * tournament as it was loaded.
 */
enum err tournament_rows_mend(struct tournament *tournament, struct db *db, struct writer *writer) MUST_CHECK;

/*
 * For verify: may the entrants' rows be as the log had it at a version? They can be behind only where more have changed
 * since (`touched`) than the job that writes the events takes, or from when the places of the end are written until the
 * end is; and at the end, until all webhooks are told.
 */
bool tournament_rows_may_be_at(const struct tournament *tournament, int64_t version) MUST_CHECK;

void tournament_batch_free(struct tournament_batch *batch);

/*
 * What webhooks are told at the end, an object as text: the tournament, with ids and no names, and who came in first,
 * where they are not too many. winners: as the `finished` event has them. NULL without memory; the caller frees it.
 */
char *tournament_news(const struct tournament *tournament, const json_t *winners);

/*
 * Tells an entrant of the event that made the tournament (CREATED), as far as they have not joined yet, or that began it
 * without them (BEGUN). Nobody else is told, and no bot.
 */
enum err tournament_tell(struct tx *tx, const struct tournament *tournament, int32_t index, enum tournament_event kind,
                         int64_t seq, int64_t at) MUST_CHECK;

/* Appends an event to the log; the body is JSON. ERR_CONFLICT where there is one with that number. */
enum err tournament_event_write(struct db *db, const struct id *tournament, int64_t seq, int64_t at,
                                enum tournament_event kind, const char *body) MUST_CHECK;

/* The rows of entrants from one index until before another. */
enum err tournament_entrants_write(struct db *db, const struct tournament *tournament, int32_t from,
                                   int32_t until) MUST_CHECK;

/* The row of a game that a `started` or `game` event makes, or changes. */
struct tournament_game_texts {
    struct tournament_game_row row; /* its texts are: */
    char *entrants, *scores, *games;
};

/* False without memory; to be freed in any case. */
bool tournament_game_texts(struct tournament_game_texts *out, const json_t *body) MUST_CHECK;
void tournament_game_texts_free(struct tournament_game_texts *texts);

#endif
