/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Taking an exported game into a database: the other way round of export.h.
 *
 * The game keeps its id, its log and the ids of its results and players. It is unranked, whatever it was: what is counted
 * in a database was played on it. Players that are not there are made with the name in the document, as accounts without a
 * token; those that are there stay as they are.
 */
#ifndef REFEREE_REFEREE_IMPORT_H
#define REFEREE_REFEREE_IMPORT_H

#include <stdbool.h>

#include <jansson.h>

#include "game/config_cache.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

struct import_outcome {
    struct id game;
    bool known;    /* it was there already, event by event: nothing was written */
    size_t events; /* that were written */
};

/*
 * Can the document be taken, as far as it says itself? Needs no database. ERR_INVALID_VALUE when the form is wrong,
 * ERR_CORRUPT when the events do not follow from each other; ERR_NO_MEMORY. The problem says what it is.
 */
enum err import_check(const json_t *document, struct config_cache *configs, struct problem *problem) MUST_CHECK;

/*
 * Takes a document of which import_check is OK, in a transaction of its own; no server may use the database.
 * ERR_INVALID_VALUE when a player's name may not be used here, ERR_CONFLICT when there is another game with this id (or
 * with the id of one of its results); ERR_STORE, ERR_STORE_UNKNOWN, ERR_NO_MEMORY. The problem says what it is.
 */
enum err import_game(struct import_outcome *out, struct db *db, const json_t *document, struct config_cache *configs,
                     struct problem *problem) MUST_CHECK;

#endif
