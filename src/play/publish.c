/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A private game becomes public, so that it can be shown to others: once there is nothing left that they could give away.
 */
#include "play/play.h"

#include "play_internal.h"

static const char *why_not(const struct game *game) {
    if (game->status == GAME_ABORTED) {
        return "An aborted game stays private: there is no match to be shown.";
    }
    if (game->status == GAME_FINISHED || game->duplicate) {
        return "Others are dealt the same and still play. Try again when all of them have finished.";
    }
    return game->seat_count == 1 ? "A game alone can be made public between rounds, or once it is finished."
                                 : "A game of several can be made public once it is finished.";
}

enum err play_publish(struct play *play) {
    enum err err = play_find_own(play);
    if (err != OK) {
        return err;
    }
    if (play->before->is_public) {
        play->repeated = true;
        play->seq = play->before->version;
        play->members = json_object();
        return play->members == NULL ? play_no_memory(play) : OK;
    }
    if (!game_may_be_published(play->before)) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "%s", why_not(play->before));
    }
    err = play_append(play, EVENT_PUBLISHED, play->seat, json_object());
    return err == OK ? play_stage(play) : err;
}
