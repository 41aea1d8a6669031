/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files that verify a database share, and nobody else.
 */
#ifndef REFEREE_REFEREE_VERIFY_INTERNAL_H
#define REFEREE_REFEREE_VERIFY_INTERNAL_H

#include "game/game.h"
#include "play/notifications.h"
#include "tournament/tournament.h"
#include "verify.h"

struct message_checker;

/* What all of them work with. */
struct verify_context {
    struct db *db;
    struct config_cache *configs;
    bool rebuild;
    verify_report_function *report;
    void *context;
    struct verify_totals *totals;
    struct message_checker *checker; /* of verify_messages.c */
};

/* verify.c: NULL is like nothing but NULL. */
bool verify_is_same_text(const char *a, const char *b);

/* verify_index.c: the index through which all others read the log. No transaction may be open. */
enum err verify_index(const struct verify_context *verify) MUST_CHECK;

/* verify_lost.c: rows of games of which no log knows. */
enum err verify_lost(const struct verify_context *verify) MUST_CHECK;

/* verify_tournaments.c: all tournaments, a transaction each. */
enum err verify_tournaments(const struct verify_context *verify) MUST_CHECK;

/*
 * verify_tournament_rows.c: are the rows of a tournament's stages what the log says? And makes these, and those of its games,
 * anew.
 */
enum err verify_stages(bool *out_same, struct db *db, const struct tournament *tournament) MUST_CHECK;
enum err verify_stages_rebuild(struct db *db, const struct tournament *tournament) MUST_CHECK;

/*
 * Is a rematch one of a tournament that is none itself, made by the same player before it? And has a row the series that
 * the log says, which the first of one has because of the others?
 */
enum err verify_series(bool *out_same, struct db *db, const struct tournament *tournament) MUST_CHECK;
bool verify_is_of_series(const struct tournament_row *row, const struct id *series);

/*
 * Does an event that is next have the reason that it must have? A stage is that of the games before it and the seed, a
 * subject that is drawn the one that the seed draws, and a player is disqualified whose game's log says so. *out_wrong:
 * what is wrong with it, NULL for nothing.
 */
enum err verify_reason(const char **out_wrong, const struct verify_context *verify, struct tournament *tournament,
                       enum tournament_event kind, const json_t *body) MUST_CHECK;
enum err verify_games_rebuild(struct db *db, const struct id *tournament) MUST_CHECK;

/* verify_replays.c: the games among bots in the log of a tournament that can be folded. No transaction may be open. */
enum err verify_replays(const struct verify_context *verify, const struct tournament *tournament) MUST_CHECK;

/*
 * verify_readers.c: results that are not found with their games; and readers of results who are too many, nothing where games
 * are stale still.
 */
enum err verify_result_lists(const struct verify_context *verify) MUST_CHECK;
enum err verify_readers(const struct verify_context *verify) MUST_CHECK;

/* verify_question_sets.c: question sets, a transaction each. No transaction may be open. */
enum err verify_question_sets(const struct verify_context *verify) MUST_CHECK;

/* verify_notifications.c: what players and webhooks are told, as far as single rows and their events say. */
enum err verify_notifications(const struct verify_context *verify) MUST_CHECK;
/* Reports a player's notification, by its number, that is not what the log says. */
enum err verify_note_notification(const struct verify_context *verify, const struct id *player,
                                  int64_t number) MUST_CHECK;

/*
 * verify_turns.c: notifications of turns, game by game while it is folded. All that there are are noted (those of other
 * kinds are passed over), and then arranged, before the first game begins. `verify` must outlive it.
 */
struct turns;
enum err turns_create(struct turns **out, const struct verify_context *verify) MUST_CHECK;
void turns_free(struct turns *turns); /* NULL is fine */
enum err turns_note(struct turns *turns, const struct id *player, const struct notification_row *row) MUST_CHECK;
void turns_arrange(struct turns *turns);
void turns_begin(struct turns *turns, const struct id *game);
/* The next event: reports notifications of it that cannot be, and hands on those that must be there. */
enum err turns_event(struct turns *turns, const struct game *after, const struct event *event,
                     notification_function *notification, void *context) MUST_CHECK;

/*
 * verify_messages.c: the same, game by game while it is folded. Holds hashes of all notifications and messages as they
 * were when it was created; what is told later is looked up where it is missed. `verify` must outlive it.
 */
enum err message_checker_create(struct message_checker **out, const struct verify_context *verify) MUST_CHECK;
void message_checker_free(struct message_checker *checker); /* NULL is fine */
void message_checker_begin(struct message_checker *checker, const struct id *game);
/* The next event of it; `after` is the game as the event left it. */
enum err message_checker_event(struct message_checker *checker, const struct game *after,
                               const struct event *event) MUST_CHECK;
/*
 * After message_checker_begin with its id: a tournament that is finished, folded to the end. winners: of the `finished`
 * event, which is the newest.
 */
enum err message_checker_tournament(struct message_checker *checker, const struct tournament *tournament,
                                    const json_t *winners) MUST_CHECK;
/* Its log has been read to the end: reports what should have been told of it and was not. */
enum err message_checker_end(struct message_checker *checker, const struct game *game) MUST_CHECK;

#endif
