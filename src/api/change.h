/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all endpoints that change something have in common: the game they name, Idempotency-Key, If-Match, Prefer, and the
 * answer, which is the same whether it is sent now or given again (idempotency.h).
 *
 * An endpoint of this kind uses change_find (or change_find_nothing), change_prepare, change_foresee, change_commit,
 * idempotency_recall_elsewhere, change_reply and change_release as its parts, and a struct change_def as its detail, whose
 * apply does the work on the writer's thread.
 */
#ifndef REFEREE_API_CHANGE_H
#define REFEREE_API_CHANGE_H

#include <stdbool.h>

#include "core/cache.h"
#include "http/route.h"
#include "play/play.h"
#include "rules/family.h"
#include "service/clock_service.h"

struct names;

/* What was kept of an answer that is given again: see idempotency.h. */
struct idempotency_keep {
    int64_t at;
    const char *text; /* what `record` wrote; in the arena */
    size_t length;
    struct id game; /* that it shows; none = none */
    int64_t round_seq;
};

struct change {
    struct game *game; /* as `find` saw it: for form checks that need the ruleset; a reference; may be NULL */
    struct cache_hold hold, hold_next; /* the games that `apply` will need, until it has run; the latter a rematch */
    bool is_kept;                      /* there is an answer for the caller's Idempotency-Key */
    void *input;                       /* what the endpoint's own prepare decoded, in the arena */

    const char *key; /* Idempotency-Key, or NULL */
    unsigned char body_hash[32];
    bool minimal; /* Prefer: return=minimal */

    bool is_for_own_seat; /* nobody does it for a seat that they act for: `seat` in the body is none of the frame's */
    const struct action_def *action; /* NULL: it is none of a family's, or the game was not found */
    struct inflight_move inflight;   /* of an action: it is on its way until it has been played */
    struct play play;
    struct arena stock; /* the sets that play->sets points into: only until it has been played, as they may be large */
    int status;         /* of a success */
    const char *location; /* or NULL; in the arena */
    int64_t version;      /* for the ETag; 0 = none */
    bool replayed;        /* the answer was given before, and is given again: without tokens and secrets */
    struct idempotency_keep kept;
    struct game *recalled; /* that the answer shows, until it is the play's; owned */
    enum err
        refused; /* the answer is this refusal, although something was written: its problem is set, nothing is kept */
    bool is_recalled;  /* nothing is left to be read for rendering it */
    const char *token; /* of a guest made on the way: shown once, never kept; in the arena */
};

struct change_def {
    /*
     * Decodes and checks the body into change->input; NULL: there is none, and it must be empty. Not called where an answer
     * is kept, unless `recall` needs the input: then nothing is to be checked but what the body says by itself, as the time
     * and all else may have gone on since.
     */
    enum err (*prepare)(struct request *request, struct change *change);
    bool recalls_input;
    bool takes_seat; /* the body may have a member `seat`, for whom the caller acts: see change_take_seat */
    /* Does it. change->play is ready; sets status, version and location. NULL where `play` alone does it, for 201. */
    enum err (*apply)(struct request *request, struct tx *tx, struct change *change);
    enum err (*play)(struct play *play);
    /*
     * Writes the answer's body, now or when it is given again (change->replayed): then without tokens and secrets. NULL
     * where there is no body (204).
     */
    void (*render)(const struct request *request, const struct change *change, struct names *names, struct db *db,
                   struct json_out *out);
    /* The game that the answer shows, where it is not that of change->play. */
    struct play *(*shown)(struct request *request, struct change *change);
    /*
     * Where more must be known to render the answer again than the request, the game and the event's seq. `record` writes
     * at most some 200 bytes, on the writer's thread, never of what the log tells, which may be long; where it writes
     * more, nothing is kept of it, and the answer cannot be given again. `recall` takes them from change->kept, as prepare
     * has left change->input. It runs on a pool thread where it recalls_long.
     */
    void (*record)(const struct change *change, struct json_out *out);
    enum err (*recall)(struct request *request, struct change *change, struct db *db);
    bool recalls_long;
};

enum err change_find(struct request *request) MUST_CHECK;         /* the game in the path, visible to the caller */
enum err change_find_nothing(struct request *request) MUST_CHECK; /* no game yet */
enum err change_find_hidden(struct request *request) MUST_CHECK;  /* a game's id, seen only with its join code */

/*
 * Behind change_find_nothing, for a `find` that has failed as err, with the problem set: what the path names may have gone
 * since the answer was given that is kept for the request's key. OK where there is one, else err.
 */
enum err change_find_replay(struct request *request, enum err err) MUST_CHECK;

enum err change_prepare(struct request *request) MUST_CHECK;
void change_foresee(struct request *request, struct tx *tx);
enum err change_commit(struct request *request, struct tx *tx) MUST_CHECK;
enum err change_reply(struct request *request, struct reply *reply) MUST_CHECK;
bool change_ready(struct request *request); /* for endpoints whose answer may be held */
void change_release(struct request *request);

/* The usual answer of a game's change: {"seq", members, "game"}. */
void change_render_game(const struct request *request, const struct change *change, struct names *names, struct db *db,
                        struct json_out *out);

/*
 * Takes `seat` out of the body, where it stands there for the seat that the caller acts for and not for something of the
 * action's own. ERR_INVALID_VALUE; whether they may is found by playing.
 */
enum err change_take_seat(struct request *request, struct change *change) MUST_CHECK;

/* Has the writer find a game in memory: see cache_hold. */
void change_hold(struct cache_hold *hold, struct request *request, const struct id *game);

/* Runs after a play_... function: takes over version and, for 201, the status. */
enum err change_played(struct change *change, enum err err, int status) MUST_CHECK;

/* The ETag of a version, in the arena. */
const char *version_etag(struct request *request, int64_t version) MUST_CHECK;

#endif
