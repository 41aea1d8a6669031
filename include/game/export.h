/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A whole game as one document, and replaying it from nothing but that document.
 *
 *     {"format": "referee-game", "version": 1, "id", "ruleset", "options",
 *      "seats":  [{"seat", "player": {"id", "name", "kind"} or null}],
 *      "events": [{"seq", "at", "kind", "seat", "body"}]}
 *
 * `events` is the log as it was recorded, secrets and nonces included, which is why only a game that is over is exported;
 * the join code is left out. Everything but names follows from the events and is checked against them. Nothing depends on
 * a database or on this server: whoever has the program can check the document.
 */
#ifndef REFEREE_GAME_EXPORT_H
#define REFEREE_GAME_EXPORT_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "game/config_cache.h"
#include "game/game.h"
#include "game/names.h"
#include "game/replay.h"
#include "rules/export_format.h"
#include "store/db.h"
#include "util/err.h"
#include "util/json_out.h"
#include "util/problem.h"

/* Writes a game that is over: its log, without the join code and what its family keeps secret for ever (redact_deal). */
enum err export_write(struct json_out *out, struct db *db, struct config_cache *configs, const struct game *game,
                      struct names *names, struct problem *problem) MUST_CHECK;

/*
 * Writes a game that is over in one of its family's formats, for other programs. ERR_NOT_ALLOWED_NOW when no round of it
 * was played; ERR_NO_MEMORY, also when the buffer's cap is reached.
 */
enum err export_write_format(struct buf *out, const struct export_format *format, struct db *db,
                             struct config_cache *configs, const struct game *game, struct names *names,
                             struct problem *problem) MUST_CHECK;

/* Is it such a document, whatever it says? ERR_INVALID_VALUE with pointers. */
enum err export_check_form(const json_t *document, struct problem *problem) MUST_CHECK;

/*
 * Of a document whose form is right: the game's id, and its events in order, which visit replays in `replay`. What visit
 * returns but OK ends it. A log from before LOG_VERSION says that it is of that version, here and when it is replayed.
 */
enum err export_read_id(struct id *out, const json_t *document, struct problem *problem) MUST_CHECK;
enum err export_each_event(const json_t *document, const struct replay *replay,
                           enum err (*visit)(void *context, const struct event *event), void *context,
                           struct problem *problem) MUST_CHECK;

struct export_verdict {
    bool valid;
    int64_t seq;           /* of the first event that does not follow; 0 where it is none of them */
    struct problem reason; /* what is wrong, in its detail */
};

/*
 * Replays a document whose form is right. An older log than LOG_VERSION is valid only where it follows by the rules
 * of that version as well. expired (may be NULL) is asked between events whether to give up: then ERR_BUSY.
 * ERR_NO_MEMORY.
 */
enum err export_verify(struct export_verdict *out, const json_t *document, struct config_cache *configs,
                       bool (*expired)(void *context), void *context) MUST_CHECK;

#endif
