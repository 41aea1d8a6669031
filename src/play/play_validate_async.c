/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What takes long about an action is looked at before it is played, on a thread of the scheduler's.
 */
#include "play_internal.h"

enum err play_validate_async(struct play *play, struct config_cache *configs, const struct game *game,
                             const struct action_def *action, const json_t *body) {
    int own = game_seat_of(game, &play->player);
    int seat = play->is_bot                                                    ? play->bot_seat
               : play->for_named && game_acts_for(game, own, play->named_seat) ? play->named_seat
                                                                               : own;
    struct event event = {
        .seq = game->version + 1, .kind = family_event_of(game->config->family, action), .seat = seat, .body = body};
    struct game *next = NULL;
    play->examined = game->version;
    play->examination = OK;
    enum err err = game_fold(&next, game, &game->id, &event, configs, play->problem);
    if (err != OK) {
        problem_clear(play->problem); /* play_act will find the same */
        return err == ERR_NO_MEMORY ? play_no_memory(play) : OK;
    }
    err = game->config->family->validate_async(game_state(next), &event, play->problem);
    game_release(next);
    play->examination = err == ERR_NO_MEMORY ? OK : err;
    return err == ERR_NO_MEMORY ? err : OK;
}
