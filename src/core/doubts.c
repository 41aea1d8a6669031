/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A plain list: there is one only while the store fails.
 */
#include "doubts.h"

#include <stdlib.h>

#include "core/cache.h"
#include "core/writer.h"

void doubts_note(struct doubts *doubts, const struct id *game) {
    if (doubts->games == NULL) {
        doubts->games = calloc(DOUBTS_MAX, sizeof *doubts->games);
    }
    if (doubts->games == NULL || doubts->count == DOUBTS_MAX) {
        return;
    }
    for (size_t i = 0; i < doubts->count; i++) {
        if (id_equal(&doubts->games[i], game)) {
            return;
        }
    }
    doubts->games[doubts->count++] = *game;
}

void doubts_clear(struct doubts *doubts) {
    free(doubts->games);
    *doubts = (struct doubts){.count = 0};
}

void doubts_settle(struct doubts *doubts, struct cache *cache, struct db *db, struct observer *observers) {
    cache_drop_all(cache);
    for (size_t i = 0; i < doubts->count; i++) {
        struct problem problem;
        struct game *game = NULL;
        problem_clear(&problem);
        if (cache_find(&game, cache, db, &doubts->games[i], &problem) != OK) {
            continue; /* it was to be made, and was not */
        }
        for (struct observer *observer = observers; observer != NULL; observer = observer->next) {
            observer->published(observer, game);
        }
        game_release(game);
    }
    for (struct observer *observer = observers; observer != NULL; observer = observer->next) {
        if (observer->results != NULL) { /* some may have come to light, of games that are not noted too */
            observer->results(observer);
        }
    }
    doubts_clear(doubts);
}
