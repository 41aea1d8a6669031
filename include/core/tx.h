/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a job may do while the writer runs it: read and write inside the batch's transaction, and stage new states.
 */
#ifndef REFEREE_CORE_TX_H
#define REFEREE_CORE_TX_H

#include <stdint.h>

#include "core/changes.h"
#include "core/outages.h"
#include "game/game.h"
#include "store/db.h"
#include "util/err.h"
#include "util/json_out.h"
#include "util/problem.h"

struct outbox;
struct trace;
struct tx;

/* The connection to write through. Whoever calls it must have refused all that is to be refused. */
struct db *tx_write(struct tx *tx);

/* The connection to read through: sees what earlier jobs of the batch wrote. */
struct db *tx_read(struct tx *tx);

/* The newest state of a game, uncommitted ones of this batch included. The caller owns a reference. As cache_find. */
enum err tx_find_game(struct game **out, struct tx *tx, const struct id *id, struct problem *problem) MUST_CHECK;

/* As far as the cache has it; NULL: it does not. The caller owns a reference. */
struct game *tx_peek_game(struct tx *tx, const struct id *id);

/*
 * Stages a new state: seen by later jobs of the batch, by everybody after the commit. Takes its own reference.
 * ERR_NO_MEMORY.
 */
enum err tx_stage_game(struct tx *tx, const struct game *game) MUST_CHECK;

/* Somebody else changed the game: whoever asks for it next reads the log. */
void tx_forget_game(struct tx *tx, const struct id *id);

/* Which transaction it is: each that is begun has another number, also where jobs are run again. */
int64_t tx_number(const struct tx *tx);

/* The moment of the batch, ms since 1970: the same for all its events. */
int64_t tx_now(const struct tx *tx);

/* The outage that not all games have been credited yet; as far as is known by then. */
struct outage tx_outage(const struct tx *tx);

/* A new id of that moment. */
struct id tx_new_id(struct tx *tx);

/* Messages to webhooks; NULL where nobody sends any. */
struct outbox *tx_outbox(const struct tx *tx);

/* The trace of whoever asked for the job; NULL: there is none. */
const struct trace *tx_trace(const struct tx *tx);

struct config_cache *tx_configs(const struct tx *tx);

/* A buffer of the writer's own, emptied: what is written there lasts until the next call. */
struct json_out *tx_scratch(struct tx *tx);

/*
 * Writes as much as a move does, unless something has become durable within the last second anyway: for whoever wants to
 * know whether the store takes changes.
 */
enum err tx_probe(struct tx *tx) MUST_CHECK;

/*
 * Notes what the job changes: listeners are told once the batch is durable. version as in core/changes.h; of several
 * changes of one thing the last one counts. A game is noted by tx_stage_game.
 */
enum err tx_change(struct tx *tx, enum change_kind kind, const struct id *id, int64_t version) MUST_CHECK;

#endif
