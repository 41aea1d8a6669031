/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looking back at the rounds of a game.
 */
#include "rounds.h"

#include <stdlib.h>

#include "api/app.h"
#include "core/cache.h"
#include "game/load.h"

static enum err note_start(void *context, const struct event_row *row) {
    struct rounds *rounds = context;
    if (rounds->count == rounds->size) {
        size_t size = rounds->size == 0 ? 16 : rounds->size * 2;
        int64_t *seqs = realloc(rounds->seqs, size * sizeof *seqs);
        if (seqs == NULL) {
            return ERR_NO_MEMORY;
        }
        rounds->seqs = seqs;
        rounds->size = size;
    }
    rounds->seqs[rounds->count++] = row->seq;
    return OK;
}

enum err rounds_begin(struct rounds *out, struct request *request, const struct game *game, int64_t first) {
    *out = (struct rounds){.game = game};
    return first < game->number ? event_log_read_round_starts(request->db, &game->id, note_start, out) : OK;
}

void rounds_free(struct rounds *rounds) {
    free(rounds->seqs);
    *rounds = (struct rounds){0};
}

enum err rounds_load(struct game **out, struct request *request, const struct rounds *rounds, int64_t number) {
    const struct app *app = request->app;
    const struct game *game = rounds->game;
    if (number == game->number) {
        *out = game_ref(game);
        return OK;
    }
    if ((size_t)number >= rounds->count) {
        return ERR_CORRUPT; /* there are rounds, but no event that begins one */
    }
    return game_load_round(out, request->db, cache_configs(app->cache), &game->id, rounds->seqs[number - 1],
                           rounds->seqs[number] - 1, &request->problem);
}
