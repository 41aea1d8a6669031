/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a tournament's thread has the writer do to single games, and waits for.
 */
#include "tournament_games.h"

#include "core/cache.h"
#include "core/writer_run.h"
#include "play/play.h"
#include "tournament/tournament_work.h"

static enum err abort_game(void *context, struct tx *tx) {
    const struct id *id = context;
    struct problem problem;
    struct game *game = NULL;
    problem_clear(&problem);
    enum err err = tx_find_game(&game, tx, id, &problem);
    bool open = err == OK && game->status == GAME_OPEN;
    game_release(game);
    if (open) {
        struct play play = {.tx = tx, .problem = &problem, .game_id = *id, .seat = -1};
        err = play_expire(&play);
        play_release(&play);
    }
    return err;
}

/* The game is in memory while the writer has it. */
static enum err run_on(const struct work *work, enum err (*what)(void *context, struct tx *tx), const struct id *game) {
    struct cache_hold hold = {.cache = NULL};
    struct id id = *game;
    cache_hold(&hold, work->options->cache, work->db, game);
    enum err err = writer_run(work->writer, what, &id);
    cache_let_go(&hold);
    return err;
}

enum err tournament_abort_game(const struct work *work, const struct id *game) {
    return run_on(work, abort_game, game);
}

static enum err prove_game(void *context, struct tx *tx) {
    const struct id *id = context;
    struct problem problem;
    problem_clear(&problem);
    struct play play = {.tx = tx, .problem = &problem, .game_id = *id, .seat = -1};
    enum err err = play_prove(&play);
    play_release(&play);
    return err;
}

enum err tournament_prove_game(const struct work *work, const struct id *game) {
    return run_on(work, prove_game, game);
}
