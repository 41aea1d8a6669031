/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a slice of work on a tournament consists of, for the files that do it.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_SLICE_H
#define REFEREE_TOURNAMENT_TOURNAMENT_SLICE_H

#include "play/bot_game.h"
#include "tournament/tournament_log.h"
#include "tournament/tournament_work.h"

/* What it keeps from one game to the next. */
struct slice {
    const struct work *work;
    struct tournament *tournament;
    struct tournament_batch batch;
    const struct config *config; /* a reference; for so many who compete, with a master or without: */
    int config_contenders;
    bool config_has_master;
    struct bot_seat *seats; /* by entrant, found when first needed; bot NULL = not yet */
    int64_t now;
    bool is_full; /* what is next does not fit into the batch any more */
};

/* slice->config for a table of so many. ERR_INVALID_VALUE where the options do not fit them. */
enum err slice_find_config(struct slice *slice, int contenders, bool has_master) MUST_CHECK;

/* slice->seats of an entrant that is a built-in bot. */
enum err slice_find_bot(struct slice *slice, int32_t index) MUST_CHECK;

/* What all events of games have: {"game", "round", "tie_break", "entrants"}; NULL without memory. */
json_t *slice_game_body(const struct fixture *fixture) MUST_CHECK;

/* A score as the log has it; null for none. */
json_t *slice_score(double score) MUST_CHECK;

/*
 * Puts a tally of a game, by seat, into the body of its `game` event, where the family has it (has_it): what tells equal
 * scores apart.
 */
bool slice_put_tally(json_t *body, const char *name, bool has_it, const double *tally, int seats) MUST_CHECK;

/*
 * One table of built-in bots: the entrants of a fixture from `first` on, whose scores go to their places in `scores`, and
 * what tells equal ones apart, by seat, to `minor` (SEATS_MAX of them); or the one that is to be disqualified (else
 * *out_offender is -1), and why.
 */
enum err slice_play_table(double *scores, double *minor, int *out_offender, const char **out_reason,
                          struct slice *slice, const struct fixture *fixture, int32_t first, int seats) MUST_CHECK;
enum err slice_disqualify(struct slice *slice, int64_t game, int32_t index, const char *reason) MUST_CHECK;

/* tournament_illegal.c */

/* Has somebody at a game been disqualified by what they tried to do? */
bool tournament_has_illegal(const struct game *game);

/* Adds that they are out, where that is not known yet; `first` is the place in the contest of the game's first seat. */
enum err slice_note_illegal(struct slice *slice, const struct contest *contest, int32_t first,
                            const struct game *game) MUST_CHECK;

/* tournament_people.c */

/* Is the entrant's account deleted? */
enum err slice_find_gone(bool *out, struct slice *slice, int32_t index) MUST_CHECK;

/* Will an open game not come about? In a tournament nobody else may take a seat that was declined. */
bool slice_has_lost_somebody(const struct game *game);

/* Who is there for a game of those who play together, and (gone) who has forfeited it, as their account is deleted. */
struct roll {
    int32_t here[SEATS_MAX], gone[SEATS_MAX];
    int32_t gone_count;
};

/*
 * Looks once for everybody. In heats those who are gone have no seat at their game, nor has such a master: takes them out
 * of the fixture while two are left, whose entrants the roll then holds, and nobody has forfeited it.
 */
enum err slice_call_roll(struct roll *out, struct fixture *fixture, struct slice *slice) MUST_CHECK;

/* Begins a game that people are at. */
enum err slice_start_game(struct slice *slice, const struct fixture *fixture, const struct roll *roll) MUST_CHECK;

/* Adds that a game cannot be played, which is nobody's fault. */
enum err slice_drop_game(struct slice *slice, const struct fixture *fixture) MUST_CHECK;

/* Looks which games of people are over, and adds what came of them. */
enum err slice_look(struct slice *slice) MUST_CHECK;

/* tournament_subjects.c */

/* Draws for those at the tables of heats who have not chosen in time, or never will, a batch of them. */
enum err slice_draw_subjects(struct slice *slice) MUST_CHECK;

/* What those at a game have chosen before it, by seat, a reference; NULL where nobody chooses. ERR_NO_MEMORY. */
enum err slice_bring_subjects(const struct brought **out, const struct slice *slice,
                              const struct fixture *fixture) MUST_CHECK;

/* tournament_questions.c */

/* Ends a tournament whose games cannot be dealt any more; those that have been go on. */
enum err slice_cancel_without_sets(struct slice *slice) MUST_CHECK;

/* tournament_duplicate.c: the same for games that each of them plays alone */

enum err slice_start_alone(struct slice *slice, const struct fixture *fixture) MUST_CHECK;
enum err slice_look_alone(struct slice *slice, const struct contest *contest) MUST_CHECK;

#endif
