/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a batch of the writer's has changed, as a list; and who is told of it.
 *
 * Jobs note changes (tx_change, tx_stage_game). Those of a job that is refused, and of a batch that is rolled back, vanish
 * with it; once the batch is durable, its listeners get the list. An entry says what has changed and which version that is
 * at, and nothing of how: whoever wants to know looks at what is durable by then. So a listener may be told twice of one
 * change. Of a game there are its states before and after, too: what came and what went follows from both.
 */
#ifndef REFEREE_CORE_CHANGES_H
#define REFEREE_CORE_CHANGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game/game.h"
#include "util/id.h"

enum change_kind {
    CHANGE_GAME,       /* the game has new events; its version */
    CHANGE_RESULT,     /* a round or a match of this game was published, by the event of that version */
    CHANGE_TOURNAMENT, /* the tournament has new events, or more of its rows; its version */
    CHANGE_PLAYER,     /* the player has another name, or is gone; no version */
    CHANGE_TOKEN,      /* a token of this player was revoked; no version */
    CHANGE_TOLD,       /* the player is told of something that is no game; no version */
    CHANGE_WEBHOOK,    /* the webhook was made, or is used again; no version */
    CHANGE_DELIVERY,   /* there are messages for this webhook; no version */
    CHANGE_ALL,        /* anything may have changed, as the database was opened anew; no id either. Not for jobs */
    /*
     * Others have changed what nobody here was told of, or other duties are this process's now (core/members.h): likewise. Nobody
     * was kept from moving by that.
     */
    CHANGE_MISSED,
};

/* May anything have changed? */
static inline bool change_is_of_all(enum change_kind kind) {
    return kind == CHANGE_ALL || kind == CHANGE_MISSED;
}

struct change_note {
    enum change_kind kind;
    struct id id;
    int64_t version;         /* 0: what it is about has none */
    const struct game *game; /* of CHANGE_GAME: the state at that version, borrowed for as long as the listener runs */
    /* Likewise: the newest state before the batch, where the cache had one. Whoever changes a game sees to that (cache_hold),
     * so a game without is a new one. */
    const struct game *before;
};

/*
 * Somebody who is told; a function may be NULL. They are called on the writer's thread, must be quick, and may submit jobs
 * but not wait for them. Listeners are called in the order in which they stand; the cache has the games before.
 */
struct listener {
    void *context;
    bool own_only; /* it is told of what this process's batches have changed, and not of what others have */
    /*
     * Once a batch that has changed something, before any `done` of its jobs; at most one entry about a thing in each kind.
     * CHANGE_ALL comes alone, and before the jobs run; what others have changed, one by one between batches.
     */
    void (*changed)(void *context, const struct change_note *changes, size_t count);
    /* After the last `done` of a batch, and after a probe: for whoever wakes threads once for all of it. */
    void (*flushed)(void *context);
};

#endif
