/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game at one version: the fold of its log up to there.
 *
 * struct game is immutable once made and reference-counted; a new event makes a new one (game_fold). Whoever holds a
 * reference may read it on any thread for as long as they like.
 *
 * A `round` event repeats what the engine knows of the table (seats, points, rounds, what was brought), so that folding may
 * start at it, right behind `created`: a long session costs no more to load than its newest round.
 */
#ifndef REFEREE_GAME_GAME_H
#define REFEREE_GAME_GAME_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game/brought.h"
#include "game/config_cache.h"
#include "game/seat_names.h"
#include "game/seeds.h"
#include "game/time_control.h"
#include "rules/family.h"
#include "util/err.h"
#include "util/id.h"

/* No log tells of a higher level of a bot. */
enum { JOIN_CODE_LENGTH = 6, BOT_NAME_SIZE = 16, BOT_LEVEL_MAX = 100 };

/*
 * What a log keeps to, by the version in its `created` event. The moments of a game's events never go back, a time-out
 * where no time runs says how long nobody had acted, and time that passes in the very first turn only ever aborts the
 * game. Nobody wins as others do not act where no time runs: only a player alone loses a round so, and a game is only
 * aborted as expired where there is nothing to finish. Logs of lower versions are from before the first release: none is
 * folded, and of an export it is taken to be of this one.
 */
enum { LOG_VERSION = 3 };

/* Nobody's absence ends a game sooner, ms: the least that the server can be told. */
enum { IDLE_MS_MIN = 1000 };

enum game_status { GAME_OPEN, GAME_PLAYING, GAME_ROUND_OVER, GAME_FINISHED, GAME_ABORTED };

enum seat_status { SEAT_OPEN, SEAT_INVITED, SEAT_JOINED, SEAT_DECLINED, SEAT_RESIGNED };

enum outcome { OUTCOME_WIN, OUTCOME_DRAW, OUTCOME_LOSS };

struct seat {
    struct id player;        /* none = open, or named */
    bool outside_bot : 1;    /* somebody from outside who is a program */
    bool named : 1;          /* it has a name of its own and no account: joined or resigned */
    bool owns_questions : 1; /* the game is dealt from a set of theirs, and they compete in it */
    bool disqualified : 1;   /* resigned by what it tried to do: in a tournament that has programs lose so */
    int8_t by;               /* of a named seat: the seat that acts for it */
    int8_t level;            /* of a built-in bot, where one was asked for; 0: its full strength */
    enum seat_status status;
    double points;           /* of the rounds that are over */
    double minor;            /* of these: what tells equal points apart (family->minor) */
    char bot[BOT_NAME_SIZE]; /* the built-in bot that plays here, by name; "" = somebody from outside */
    int64_t turn_at; /* in timed games: when its present turn began, less the server's pauses; 0 = not its turn */
    int64_t bank_ms; /* in games with a bank: what it had left when its latest turn began, or for the next */
};

/* A round's state, shared by the versions that it lasts through. */
struct round_state {
    atomic_int references;
    struct state *state;
};

/* Many are kept: what would leave gaps stands where it leaves none, and not always with what it belongs to. */
struct game {
    atomic_int references;
    struct id id;
    uint8_t outcome; /* enum outcome, once finished */
    int64_t version; /* seq of the newest event */
    int64_t created_at, updated_at;
    int64_t finished_at;  /* finished or aborted; 0 = not yet */
    struct id creator;    /* a player, or the tournament it is a game of */
    struct id tournament; /* none = of none */
    struct id result;     /* once finished: id of the match result */
    struct id rematch;    /* the game that goes on from this one, once somebody has asked for it */
    enum game_status status;
    bool is_public : 1;
    bool made_public : 1; /* by an event `published`: it was made as a private one */
    bool ranked : 1;
    bool begun : 1;                       /* something has been done since the first round began */
    bool first_turn : 1;                  /* in timed games: the very first turn lasts still */
    bool ended_by_timeout : 1;            /* somebody's time ran out, and with it the round was over */
    bool duplicate : 1;                   /* others play the same, each alone: all chance follows from a seed... */
    bool proven : 1;                      /* ...which is told when all of them have finished: it has been */
    char join_code[JOIN_CODE_LENGTH + 1]; /* "" = nobody can join */
    struct time_control time_control;

    const struct config *config;    /* a reference */
    const struct game_seeds *seeds; /* a reference; NULL where the family is not seeded */
    const struct brought *brought;  /* a reference; NULL where nothing is brought to such a game */
    const struct seat_names *names; /* a reference; NULL where no seat is named */
    struct round_state *round;      /* a reference; NULL before the first round */
    int64_t round_seq;              /* seq of the current `round` event; 0 before the first */
    int number;                     /* of the round; 0 before the first */
    int leader;                     /* of the round: a seat or LEADER_SERVER */
    int rounds;                     /* agreed, less the leads of those who resigned; 0 = open-ended */
    int seat_count;
    int64_t idle_ms; /* nobody had acted for so long: the game is about to end; 0 = it is not */

    seat_set winners;   /* once finished */
    const char *reason; /* why it is finished or aborted; static; NULL before */

    struct seat seats[]; /* seat_count of them; and behind them the seed of a duplicate game */
};

const char *game_status_name(enum game_status status);
bool game_status_parse(enum game_status *out, const char *text, size_t length);
const char *seat_status_name(enum seat_status status);
const char *outcome_name(enum outcome outcome);

struct game *game_ref(const struct game *game);
void game_release(const struct game *game); /* NULL is fine */

/*
 * The game after one more event, with one reference. `now` is NULL for `created`. An event's seq must be now->version + 1;
 * only behind `created` may a `round` event come later (folding from the newest round). Actions are checked as
 * family->apply does, with its errors. ERR_CORRUPT for any other event that cannot follow.
 */
enum err game_fold(struct game **next, const struct game *now, const struct id *id, const struct event *event,
                   struct config_cache *configs, struct problem *problem) MUST_CHECK;

/* The family of its kinds of events; NULL where there is no game yet. */
static inline const struct family *game_family(const struct game *game) {
    return game == NULL ? NULL : game->config->family;
}

/* The family's state of the current round, or NULL before the first. */
const struct state *game_state(const struct game *game);

/*
 * What does the server do next by itself, at once or at a later moment? See family->due. The moment its event is of, which is
 * never before the newest event's; 0 = there is nothing, and *out may be changed.
 */
int64_t game_next_due(const struct game *game, struct auto_action *out);

/* Is that something at once, before anybody may act? False may change *out. */
bool game_auto_action(const struct game *game, struct auto_action *out);

/* Is it something at a later moment? That, as above; else 0, and *out may be changed. */
int64_t game_due_at(const struct game *game, struct auto_action *out);

/* It is over, and so is whatever must be over before its secrets may be told. */
bool game_may_disclose(const struct game *game);

/* May a seat make it public: is it private, over, and nothing of it a secret that others are still dealt? */
bool game_may_be_published(const struct game *game);

/* The seats, as bits, that have not yet brought what the first round waits for, whether their players have come or not. */
seat_set game_seats_awaited(const struct game *game);

/* May the first round begin: is everybody there, and has everything been brought that it waits for? */
bool game_is_ready(const struct game *game);

/* What a table points to for as long as a round is begun. */
struct table_room {
    struct seeds seeds;
    uint8_t chosen[SEATS_MAX];
    double points[SEATS_MAX], minor[SEATS_MAX];
};

/* Adds to a table what stands there whatever is dealt: seeds, what the seats have chosen, the points of the rounds before. */
void game_add_brought(struct table *table, struct table_room *room, const struct game *game);

/* Who may do what in the family's eyes; nobody anything unless the game is playing. */
void game_turn(const struct game *game, struct turn *out);

/* Of it, the seats that may act; none where there is no game. */
seat_set game_seats_to_act(const struct game *game);

/* The seat a player has (joined, invited or resigned), or -1. A built-in bot may have several: then the first. */
int game_seat_of(const struct game *game, const struct id *player);

/* Does a player with this seat (-1: none) act for another one, which is named? They do so also once they have resigned. */
bool game_acts_for(const struct game *game, int seat, int named);

/* The seats for which the player of a seat acts: their own and the named ones; none for -1. */
seat_set game_seats_of(const struct game *game, int seat);

/* The seats of those who act for some: of a named one whoever acts for it, else themselves. */
seat_set game_actors(const struct game *game, seat_set seats);

/* Seats still in the match: joined and not resigned; the others; how many are in; and how many of these compete. */
seat_set game_seats_in(const struct game *game);
seat_set game_seats_out(const struct game *game);
int game_count_in(const struct game *game);
int game_count_contenders_in(const struct game *game);

/*
 * Has an official resigned whom the game cannot go on without, as its config says so, or as they act for others who are
 * still in? Then it is aborted.
 */
bool game_lacks_official(const struct game *game);

/*
 * May a seat be disqualified for what it tries to do? Those of programs from outside that compete in a tournament's game;
 * whether their tournament has it so the game does not know.
 */
bool game_may_disqualify(const struct game *game, int seat);

/*
 * The seat that leads next: the one after `leader` that competes and has not resigned (LEADER_SERVER where the server
 * leads).
 */
int game_next_leader(const struct game *game, int leader, seat_set out);

/*
 * Is it nobody's who sits at it: did a player make it for others, and watches? They are never told more of it than who has
 * no seat, but its join code; and is that this player?
 */
bool game_has_watching_maker(const struct game *game);
bool game_is_watched_by_maker(const struct game *game, const struct id *player);

/* Is it over when somebody declines, as nobody but who made it is left? Else the seat opens again. */
bool game_ends_by_declining(const struct game *game);

/* May this player know that the game exists? Public, or has a seat, or is invited, or has made it. */
bool game_is_visible(const struct game *game, const struct id *player);

/* Bytes it takes, with its round's state, without the config. */
size_t game_size(const struct game *game);

/* Of the struct alone, with what stands behind it. */
size_t game_struct_size(int seat_count, bool duplicate);

/* RNG_SEED_BYTES bytes, from which a duplicate game is dealt; no other has any. Part of the game. */
unsigned char *game_deal_seed(const struct game *game);

#endif
