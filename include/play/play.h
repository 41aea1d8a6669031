/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can be done to a game, one function each. All run on the writer's thread, inside a tx.
 *
 * A struct play says who wants it and carries the outcome. A refused play returns its error with the problem set and has
 * changed nothing. Order of refusals: ERR_NOT_FOUND, ERR_VERSION_MISMATCH, ERR_FORBIDDEN, the 409s, legality.
 */
#ifndef REFEREE_PLAY_PLAY_H
#define REFEREE_PLAY_PLAY_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "core/tx.h"
#include "game/game.h"
#include "game/new_game.h"
#include "rules/family.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

struct db;

enum { IF_MATCH_MAX = 8 };

/* The If-Match header: any of these versions will do. None (count 0): any version will do. */
struct if_match {
    bool given;
    size_t count;
    int64_t versions[IF_MATCH_MAX];
};

bool if_match_takes(const struct if_match *if_match, int64_t version);

struct play {
    /* Set by the caller; borrowed. */
    struct tx *tx;
    struct problem *problem;
    struct id game_id;
    struct id player;
    struct if_match if_match;
    int64_t examined;     /* version that play_validate_async was given; 0 = none */
    enum err examination; /* what it found against the action there */
    bool is_bot;          /* a built-in bot's play: it may have several seats, and acts in bot_seat */
    int bot_seat;
    bool for_named; /* the player acts for a seat that is named, if they may: */
    int named_seat;
    int64_t arrived_at;  /* when the action arrived, which is what clocks count; 0 = now */
    struct arena *arena; /* has memory for what lasts until play_release and no longer; NULL: the heap has */
    /* What a round is dealt from, in the order of the family's needs: see play_create. NULL: it is not loaded. */
    const struct quiz_set *const *sets;
    const struct stock_share *share; /* with them, in a game of a tournament: what of them it may be dealt; NULL: all */
    bool sets_are_gone;              /* one of them has been deleted, so no further round can be dealt */

    /* The outcome. References are the caller's to release with play_release, also after a failure. */
    struct game *before; /* as it was; NULL for a new game */
    struct game *after;  /* as it is with the events */
    int seat;            /* the player's; -1 = none */
    int64_t seq;         /* of the first event, or of the event that already did the same */
    bool repeated;       /* nothing was appended: it was so already */
    json_t *members;     /* the first event's members as the player sees them; owned */
};

void play_release(struct play *play);

/* The seat from which the play's player sees what came of it: see struct viewer. */
int play_viewer_seat(const struct play *play, const struct game *game);

/*
 * Makes the game play->game_id, for play->player or, where that is none, for the tournament; when no seat is open, its
 * first round begins at once. Where that is dealt from stored sets, this and whatever else takes the last seat is ERR_STALE
 * when these are not loaded (play->sets), and has written nothing: load them, and do it again. ERR_NOT_ALLOWED_NOW,
 * ERR_INVALID_VALUE or (of a rematch) ERR_FORBIDDEN where play->player may not invite somebody.
 */
enum err play_create(struct play *play, const struct new_game *new_game) MUST_CHECK;

/*
 * Takes a seat: the invitation's, else the wanted one, else the first open one (wanted -1). join_code must be the game's
 * for a private game that has not invited the player (NULL = none given): else ERR_NOT_FOUND. What is brought along is
 * ERR_INVALID_VALUE where the game has no use for it, ERR_NOT_ALLOWED_NOW where it is another seat's.
 */
enum err play_join(struct play *play, const char *join_code, int wanted, struct bringing bringing) MUST_CHECK;

/*
 * Brings something for the player's seat, in place of what it may have brought. ERR_NOT_FOUND in a game that has no use for
 * it, ERR_NOT_ALLOWED_NOW once the first round has begun or where it is another seat's, ERR_INVALID_VALUE for what the game
 * does not offer.
 */
enum err play_bring(struct play *play, struct bringing bringing) MUST_CHECK;

/* Declines an invitation, or leaves an open game that somebody else made. */
enum err play_decline(struct play *play) MUST_CHECK;

/*
 * Checks what takes long about an action, on the game as it is now, and notes in the play what it found, for play_act to
 * say in its turn: the game may have moved on by then, or the action be refused for other reasons, or have been done
 * already. Fails only without memory.
 */
enum err play_validate_async(struct play *play, struct config_cache *configs, const struct game *game,
                             const struct action_def *action, const json_t *body) MUST_CHECK;

/*
 * An action of the family; the body has passed check_form. ERR_STALE when it must be examined and was not, or the game has
 * moved on since: examine it again. ERR_EARLY when something was due before the action arrived and has not been done yet,
 * as what arrived before that may still be on its way: play_on_time does it; then play the action again.
 */
enum err play_act(struct play *play, const struct action_def *action, const json_t *body) MUST_CHECK;

/*
 * Sets play->members to those of event play->seq, read from the log over db, a connection of the calling thread's. `game`
 * is the event's, at any version at which play->player has the seat that they had. ERR_CORRUPT where there is no such
 * event.
 */
enum err play_read_members(struct play *play, const struct game *game, struct db *db) MUST_CHECK;

/* D06: the next round. */
enum err play_new_round(struct play *play) MUST_CHECK;

enum err play_resign(struct play *play) MUST_CHECK;

/*
 * Behind a play_act that the rules have refused, which has written nothing: it costs the seat the match. For seats that
 * game_may_disqualify, in a tournament that has it so.
 */
enum err play_disqualify(struct play *play) MUST_CHECK;

/* Ends an open-ended game between rounds. */
enum err play_finish(struct play *play) MUST_CHECK;

/* The creator takes the game back while nobody has acted. */
enum err play_abort(struct play *play) MUST_CHECK;

/*
 * A finished game once more: `play` is of the old one, `next` (all zero) becomes of the new one, which is made for the
 * first player who asks, with the seats moved on by one and the others invited; those who ask later accept their
 * invitations to it. Release both.
 */
enum err play_rematch(struct play *next, struct play *play) MUST_CHECK;

/*
 * Any seat makes a private game public, for good: after it is finished, or between rounds where it is played alone; else
 * ERR_NOT_ALLOWED_NOW, as where others are still dealt the same. OK also where it is public: then nothing is appended.
 */
enum err play_publish(struct play *play) MUST_CHECK;

/*
 * Nobody has touched the game, which is not over, for too long. An open-ended game ends with the points of the rounds that
 * are over: one that is being played counts for nobody, and who plays alone has lost it. Any other, and one whose first
 * round is not over, is aborted. Nothing happens where somebody's time runs: that clock goes on first.
 */
enum err play_expire(struct play *play) MUST_CHECK;

/*
 * The game's next moment has come (game_next_moment), and all that arrived by then has been played. What is due at this
 * very moment is done; or the time of a seat's turn is over: the seat loses the round, or the game is aborted when it was
 * the very first turn. OK also where there is no such moment any more, or some of the time may not count: then nothing is
 * appended. Moments that follow are left for another call, as something may have arrived in between.
 */
enum err play_on_time(struct play *play) MUST_CHECK;

/*
 * Nobody has been able to act since outage->since: where a clock runs, it has stood still since. What was due by then is
 * done first. OK also where none runs, or the game has an event from after the outage: then nothing is appended.
 */
enum err play_resume(struct play *play, const struct outage *outage) MUST_CHECK;

/*
 * All who were dealt the same have finished, or will not: the proof of the game, which is over, is told. OK also where it
 * has been: then nothing is appended.
 */
enum err play_prove(struct play *play) MUST_CHECK;

/*
 * The player leaves, whatever that takes: declines an invitation or a seat, takes back an open game of their own, resigns
 * from one that is played. OK also where there is nothing to leave: then nothing is appended, and `after` stays NULL.
 */
enum err play_leave(struct play *play) MUST_CHECK;

#endif
