/*
 * A departure is one query for live games and play_leave for each. It is over when the query finds fewer than were asked
 * for; games that were left are no longer among them.
 */
#include "engine/departure.h"

#include "engine/play.h"
#include "store/people.h"
#include "store/projection.h"

/* A job stages few games at most: see writer.c. */
enum { LEAVE_AT_ONCE = 4 };

struct found_games {
    int count;
    struct id ids[LEAVE_AT_ONCE];
};

static enum err note_game(void *context, const struct id *id) {
    struct found_games *found = context;
    found->ids[found->count++] = *id;
    return OK;
}

static enum err leave_game(struct tx *tx, const struct id *player, const struct id *game, struct problem *problem) {
    struct play play = {.tx = tx, .problem = problem, .game_id = *game, .player = *player, .seat = -1};
    enum err err = play_leave(&play);
    play_release(&play);
    return err;
}

static enum err leave_some(struct tx *tx, const struct id *player, int *out_left, struct problem *problem) {
    static const struct id first = {""};
    struct found_games found = {0};
    enum err err = game_live_after(tx_read(tx), player, &first, LEAVE_AT_ONCE, note_game, &found);
    int left = 0;
    for (int i = 0; i < found.count && err == OK; i++) {
        err = leave_game(tx, player, &found.ids[i], problem);
        if (err == ERR_CORRUPT) {
            err = OK; /* a game whose log is damaged keeps nobody from going */
        } else {
            left++;
        }
    }
    *out_left = left;
    return err;
}

enum err departure_begin(struct tx *tx, const struct id *player, struct problem *problem) {
    int left = 0;
    struct db *db = NULL;
    enum err err = leave_some(tx, player, &left, problem);
    if (err == OK && left == LEAVE_AT_ONCE) {
        err = tx_write(&db, tx);
        err = err == OK ? departure_insert(db, player) : err;
    }
    return err;
}

enum err departure_is_due(bool *out, struct db *db) {
    struct id player;
    enum err err = departure_next(db, &player);
    *out = err == OK && !id_is_none(&player);
    return err;
}

enum err departure_go_on(struct tx *tx, int *out_left, struct problem *problem) {
    struct id player;
    struct db *db = NULL;
    *out_left = 0;
    enum err err = departure_next(tx_read(tx), &player);
    if (err != OK || id_is_none(&player)) {
        return err;
    }
    err = leave_some(tx, &player, out_left, problem);
    if (err == OK && *out_left < LEAVE_AT_ONCE) {
        err = tx_write(&db, tx);
        err = err == OK ? departure_delete(db, &player) : err;
    }
    return err;
}
