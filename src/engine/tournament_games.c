/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Errands of a tournament's thread, which waits for them.
 */
#include "tournament_games.h"

#include "engine/play.h"
#include "errand.h"

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

enum err tournament_abort_game(struct writer *writer, const struct id *game) {
    struct id id = *game;
    return errand_run(writer, abort_game, &id);
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

enum err tournament_prove_game(struct writer *writer, const struct id *game) {
    struct id id = *game;
    return errand_run(writer, prove_game, &id);
}
