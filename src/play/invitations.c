/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An invitation stands in somebody's list, and is told of at once, before that somebody has said a word: so they are
 * bounded, and can be forbidden. What is counted are those that wait; the writer's thread alone makes them, so no two
 * requests count the same place.
 */
#include "invitations.h"

#include <stdio.h>

#include "store/blocks.h"

void invitations_write_pointer(char out[static PROBLEM_POINTER_MAX], const struct new_game *new_game, int seat) {
    (void)snprintf(out, PROBLEM_POINTER_MAX, "/opponents/%d/player", new_game->opponents[seat]);
}

static enum err explain(struct play *play, enum err err) {
    return err == OK ? OK : problem_set(play->problem, err, "The invitations could not be looked up. Try again later.");
}

/* How many of the player's wait for an answer: of one player, or (to NULL) of anybody; up to a bound. */
static enum err count_waiting(int64_t *out, struct play *play, const struct id *to, int most) {
    return explain(play, invitation_count(out, tx_read(play->tx), &play->player, to, most));
}

/* waiting: of all that the player has made, with those of this game that come before. */
static enum err check_count(struct play *play, const struct id *to, int64_t waiting) {
    int64_t to_one = 0;
    enum err err = count_waiting(&to_one, play, to, INVITATIONS_TO_ONE);
    if (err != OK) {
        return err;
    }
    if (to_one >= INVITATIONS_TO_ONE) {
        return problem_set(
            play->problem, ERR_NOT_ALLOWED_NOW,
            "%d of your invitations wait for an answer of this player, which is as many as there may be. "
            "DELETE one of these games, or wait.",
            INVITATIONS_TO_ONE);
    }
    if (waiting >= INVITATIONS_MAX) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                           "%d of your invitations wait for an answer, which is as many as there may be. DELETE one of "
                           "these games, or wait.",
                           INVITATIONS_MAX);
    }
    return OK;
}

/* An inviter whom the invited player has blocked is told so where that player was named, and not why. */
static enum err check_block(struct play *play, const struct new_game *new_game, const struct id *to, int seat) {
    bool blocked = false;
    enum err err = block_find(&blocked, tx_read(play->tx), to, &play->player);
    if (err != OK || !blocked) {
        return explain(play, err);
    }
    if (new_game->is_rematch) {
        return problem_set(play->problem, ERR_FORBIDDEN, "A player of this game takes no invitations from you.");
    }
    char pointer[PROBLEM_POINTER_MAX];
    invitations_write_pointer(pointer, new_game, seat);
    return problem_set_at(play->problem, ERR_INVALID_VALUE, pointer, "takes no invitations from you");
}

enum err invitations_check(struct play *play, const struct new_game *new_game, const struct seat *seats) {
    int64_t waiting = -1; /* mostly nobody is invited, and nothing is to be counted */
    enum err err = OK;
    if (id_is_none(&play->player)) {
        return OK;
    }
    for (int i = 0; i < new_game->config->seats && err == OK; i++) {
        if (seats[i].status == SEAT_INVITED) {
            err = waiting < 0 ? count_waiting(&waiting, play, NULL, INVITATIONS_MAX) : OK;
            err = err == OK ? check_count(play, &seats[i].player, waiting++) : err;
        }
    }
    for (int i = 0; i < new_game->config->seats && err == OK; i++) {
        if (seats[i].status == SEAT_INVITED) {
            err = check_block(play, new_game, &seats[i].player, i);
        }
    }
    return err;
}
