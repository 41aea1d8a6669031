/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of playing share: loading the game, appending events, settling what follows from them.
 */
#ifndef REFEREE_PLAY_PLAY_INTERNAL_H
#define REFEREE_PLAY_PLAY_INTERNAL_H

#include "game/question_bank.h"
#include "play/play.h"

/* Loads the game and finds the player's seat in it. */
enum err play_find(struct play *play) MUST_CHECK;

/* ERR_VERSION_MISMATCH, whose words tell the version: ask only for a player who may know that there is such a game. */
enum err play_check_version(struct play *play) MUST_CHECK;

/* Both, for somebody who must have a seat (ERR_NOT_FOUND, ERR_FORBIDDEN); and in a game that is not over (ERR_GAME_OVER). */
enum err play_find_own(struct play *play) MUST_CHECK;

/* As play_find_own; but also for who made the game and watches it, whose seat is -1. */
enum err play_find_made(struct play *play) MUST_CHECK;

/* ERR_GAME_OVER. */
enum err play_check_going(struct play *play) MUST_CHECK;

enum err play_find_seated(struct play *play) MUST_CHECK;

/*
 * Appends one event: folds it onto play->after, writes its row, and keeps the first one's seq and members. `body` is owned
 * by this function; NULL means there was no memory. Of a family's own event the log keeps what family->record says. Where
 * an outage has not been credited to the game, a `resumed` of which nothing is kept comes first. ERR_EARLY for an action
 * that something due comes before; all else has no moment of its own, and comes before what is due.
 */
enum err play_append(struct play *play, enum event_kind kind, int seat, json_t *body) MUST_CHECK;

/*
 * When an event of this kind is that is appended to `game` (NULL: it is the first). An action happens when it arrives, all
 * else when it is written; but nothing before what is in the log already, and nothing later than what is due. What did not
 * arrive has no moment of its own, so it comes before that rather than have it overtake something that did. ERR_EARLY for an
 * action that has to wait.
 */
enum err play_find_moment(int64_t *out, struct play *play, const struct game *game, enum event_kind kind) MUST_CHECK;

/*
 * What is due by itself: at once, and at moments up to `until` (0: none of them), each with what follows from it at once.
 * Whoever names a moment knows that all that arrived by then has been played.
 */
enum err play_append_due(struct play *play, int64_t until) MUST_CHECK;

/* What a game has to be credited before anything else happens in it: the event `resumed`, and the game with it. */
struct outage_credit {
    struct game *game; /* NULL = nothing; owned */
    struct event event;
};

/*
 * What an outage that has not been credited to the game (play->after) owes to it before an event of this kind; nothing while
 * something is to be done that was due before it. Nothing is written: what comes of the event by the time that is left then
 * may be a refusal. Release it in any case.
 */
enum err play_find_outage_credit(struct outage_credit *out, struct play *play, enum event_kind kind) MUST_CHECK;
void play_release_outage_credit(struct outage_credit *credit);

/* An aborted game is over: nothing is published. */
enum err play_abort_and_stage(struct play *play, int seat, const char *reason) MUST_CHECK;

/* Begins the next round, with whatever chance it needs. */
enum err play_begin_round(struct play *play) MUST_CHECK;

/* The referee's check after every event: ends the round that is over, and the match. */
enum err play_settle(struct play *play) MUST_CHECK;

/* Ends the match with the points as they are. */
enum err play_end_match(struct play *play, const char *reason) MUST_CHECK;

/* Writes the projections that changed and stages the new state. */
enum err play_stage(struct play *play) MUST_CHECK;

/* What the player is to the sets that games with this config need. */
enum err play_ask_rights(struct question_rights *out, struct play *play, const struct config *config,
                         const struct id *player) MUST_CHECK;

/* ERR_STALE: the sets that a round is dealt from are to be loaded first. */
enum err play_want_sets(struct play *play) MUST_CHECK;

/* "Try again later", for want of memory. */
enum err play_no_memory(struct play *play) MUST_CHECK;

#endif
