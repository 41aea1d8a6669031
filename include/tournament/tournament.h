/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament: the fold of its events, and what is to be done next in it.
 *
 * Pure: no clock, no store, no randomness but what follows from the tournament's seed. Whoever plays its games asks
 * tournament_next what there is to do, does it, and applies the event that comes of it; from the log the same events make
 * the same tournament again. A struct tournament is changed in place and belongs to one thread at a time.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_H
#define REFEREE_TOURNAMENT_TOURNAMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "game/game.h"
#include "rules/stock.h"
#include "store/tournaments.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

enum {
    ENTRANTS_MAX = 10000,
    TOURNAMENT_SEED_MAX = 128,      /* bytes */
    TOURNAMENT_PLAYS_MAX = 1000000, /* seats at all its games, tie-breaks aside */
    TIE_BREAK_GAMES_MAX = 100,
    ALL_PLAY_GAMES_DEFAULT = 1000,
    TOURNAMENT_CRITERIA = 3,
};

/* What kinds of events there are, and what is true of each. */
enum tournament_event {
    TOURNAMENT_EVENT_UNKNOWN, /* a word that nobody has declared: no such event follows anywhere */
#define TOURNAMENT_EVENT(name, ...) TOURNAMENT_EVENT_##name,
#include "tournament/tournament_event.def"
#undef TOURNAMENT_EVENT
    TOURNAMENT_EVENT_COUNT
};

struct tournament_event_def {
    const char *word;
    bool is_game;            /* which has a row */
    const char *members[16]; /* that are shown, NULL-terminated */
};
extern const struct tournament_event_def tournament_events[TOURNAMENT_EVENT_COUNT];
enum tournament_event tournament_event_find(const char *word);

enum tournament_format { FORMAT_ALL_PLAY, FORMAT_ROUND_ROBIN, FORMAT_SWISS, FORMAT_KNOCKOUT, FORMAT_HEATS };

enum tournament_status { TOURNAMENT_OPEN, TOURNAMENT_RUNNING, TOURNAMENT_FINISHED, TOURNAMENT_CANCELLED };

enum entrant_status { ENTRANT_INVITED, ENTRANT_PLAYING, ENTRANT_DECLINED, ENTRANT_DISQUALIFIED };

struct entrant {
    struct id player;        /* none = a built-in bot */
    char bot[BOT_NAME_SIZE]; /* "" = a player */
    int8_t bot_level;        /* where one was asked for; 0: its full strength */
    enum entrant_status status;
    bool busy;    /* sits at a game of its own that is not over */
    bool touched; /* the entrant's row is not what it was: for whoever writes the rows */
    bool is_out;  /* heats: they have forfeited their latest game; known once it is finished */
    struct entrant_totals totals;
    int32_t lead_balance; /* games for two that they led, less those that they did not */
    int32_t led_games;    /* of both kinds */
    uint64_t leads;       /* the latest 64 of them, a bit each, the latest the lowest: did they lead? */
    int32_t byes;
    int32_t level; /* how far they came: in a knockout by rounds, in heats by stages, else among those tied for first */
    double cycle;  /* their points of the cycle of tie-break games that is being played */
    double criteria[TOURNAMENT_CRITERIA]; /* what tells equal points apart, the first before the second */
    int64_t place, rank; /* of those who have not declined, once it is finished; before, of some moment or 0 */
};

/* A seat at a game. */
struct contest_seat {
    int32_t entrant; /* index */
    bool forfeited;
    double score; /* NAN = none */
    double minor; /* what tells equal scores apart, where the family has it */
    double asked; /* how much was asked of them, where the family counts that */
};

/* A game of the tournament. */
struct contest {
    int64_t number;
    int32_t round;
    bool tie_break;
    bool over;
    bool master_left; /* heats: in its newest event */
    struct id game;   /* of its own; none = played inside the server */
    struct id
        *own;     /* where each of the people plays alone: their games, by seat, none = of none; owned; NULL = not so */
    size_t first; /* its seats in tournament->seats */
    int32_t count;
};

/* Two who meet in a round of a swiss or a knockout. */
struct duel {
    int32_t entrants[2]; /* the second is -1: a bye */
    double points[2];
    int32_t begun, over; /* games */
    int32_t winner;      /* index, -1 = not yet; knockout only */
};

struct heats;

struct tournament {
    struct id id, creator;
    int64_t version, created_at, finished_at;
    int64_t starts_at; /* not before, and without those who have not joined by then; 0 = once all have answered */
    char *ruleset;
    enum tournament_format format;
    enum tournament_status status;
    bool is_public;    /* else only its creator and its entrants know of it */
    bool duplicate;    /* everybody alone, with the same secrets and dice */
    bool disqualifies; /* a program from outside that tries what the rules forbid is out */
    bool lower_wins;   /* the lower score is the better one */
    bool seeded;       /* the seed was given */
    int64_t games;
    char seed[TOURNAMENT_SEED_MAX + 1];
    struct id series;         /* of a rematch: the first tournament before it; none = it is none */
    struct id master;         /* heats: an official at each table; none = nobody */
    char *title;              /* heats: what the winner is called; NULL = nothing in particular; owned */
    json_t *options;          /* as given, or NULL; owned */
    json_t *time_control;     /* as given, or NULL; owned */
    struct stock_plan shares; /* where games are dealt from stored sets: how many share them; no tables: they are not */

    int32_t entrant_count;
    int32_t first_number;    /* of entrants[0]: 1, but for one that tournament_open.c reads from rows */
    int32_t taking_part;     /* entrants who have not declined; */
    int32_t people, waiting; /* players among them; who have not answered yet */
    struct entrant *entrants;
    int32_t
        *field; /* indices of those who take part, from the beginning; field_count of them; NULL = that is not known */
    int32_t field_count;

    size_t contest_count, contest_room;
    struct contest *contests;
    size_t seat_count, seat_room;
    struct contest_seat *seats;
    size_t active; /* contests that are not over */
    int64_t played, tie_break_games;
    int64_t newest_game;  /* the highest number so far */
    unsigned char *slots; /* round-robin: a bit for each game that has begun */
    int64_t slot_count;   /* round-robin: games in all */
    int64_t first_free;   /* round-robin: the games before this have begun */
    int32_t round;        /* swiss, knockout, heats: the one being played; 0 before the first */
    size_t duel_count;    /* of that round */
    struct duel *duels;   /* duel_count of them */
    bool breaking_tie;    /* the games are played, several are tied for first */
    int32_t *tied;        /* who; tied_count of them */
    int32_t tied_count;
    int32_t cycle_size; /* games in a cycle of tie-break games */
    int32_t cycle_begun, cycle_over;
    bool cycle_is_cut;   /* there are too few games left for all of it */
    struct heats *heats; /* heats: their stages; owned, else NULL */
    bool over;           /* nothing is left but to say so */
    int32_t *scratch;    /* room for entrant_count indices */
    double *points;      /* and for as many scores */
};

/* A game to be played: seat by seat, or where everybody plays alone, one after the other. */
struct fixture {
    int64_t number;
    int32_t round;
    bool tie_break;
    bool walkover;    /* one of them is out: nothing is played, the other has won */
    bool has_master;  /* the tournament's master has a seat behind theirs */
    bool master_left; /* they were to have one, and are gone */
    int32_t count;
    const int32_t *entrants; /* indices; borrowed until the tournament is used again */
};

enum tournament_step {
    STEP_WAIT,   /* for people */
    STEP_GAME,   /* *out is to be played */
    STEP_ROUND,  /* tournament_pair makes the next round */
    STEP_STAGE,  /* tournament_draw_stage makes the next stage */
    STEP_DRAW,   /* tournament_draw decides a match */
    STEP_FINISH, /* tournament_finish ends it */
    STEP_NONE,   /* it has ended */
};

const char *tournament_format_name(enum tournament_format format);
bool tournament_format_parse(enum tournament_format *out, const char *text, size_t length);
/* What is done about programs from outside that try what the rules forbid: "refuse" or "disqualify". */
const char *tournament_illegal_name(bool disqualifies);

const char *tournament_status_name(enum tournament_status status);
bool tournament_status_parse(enum tournament_status *out, const char *text, size_t length);
const char *entrant_status_name(enum entrant_status status);
bool entrant_status_parse(enum entrant_status *out, const char *text, size_t length);

/* The tournament that a `created` event makes. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err tournament_create(struct tournament **out, const struct id *id, int64_t at, const json_t *body) MUST_CHECK;
void tournament_free(struct tournament *tournament); /* NULL is fine */

/* The tournament as its log had it after an event. ERR_NOT_FOUND, ERR_CORRUPT, ERR_STORE, ERR_NO_MEMORY. */
enum err tournament_load_at(struct tournament **out, struct db *db, const struct id *id, int64_t version) MUST_CHECK;

/*
 * One more event. ERR_CORRUPT for one that cannot follow, ERR_NO_MEMORY; the tournament is then not to be used any more.
 */
enum err tournament_apply(struct tournament *tournament, int64_t seq, int64_t at, enum tournament_event kind,
                          const json_t *body) MUST_CHECK;

/* What is to be done. */
enum tournament_step tournament_next(struct fixture *out, struct tournament *tournament);

/* Seats of those who compete at each of its tables, where so many are at its game. */
int tournament_table_size(enum tournament_format format, bool duplicate, int32_t entrants);

/* The most who compete at a table of one with all its entrants. */
int tournament_full_table(const struct tournament *tournament);

/* Games in all without tie-breaks; -1 where that depends on their results. Asks for entrant_count >= 1. */
int64_t tournament_game_count(enum tournament_format format, int64_t games, int64_t entrants);

/* Games that break a tie, at the most: none where no more questions are kept for them. */
int64_t tournament_tie_breaks_max(const struct tournament *tournament);

/* What a game may be dealt of the stored sets. ERR_CORRUPT where the tournament has no such game, or no share for it. */
enum err tournament_find_share(struct stock_share *out, const struct tournament *tournament,
                               const struct id *game) MUST_CHECK;

/* The bodies of events that the server makes by itself; owned by the caller, NULL when there is no memory. */
json_t *tournament_pair(struct tournament *tournament) MUST_CHECK;
json_t *tournament_draw_stage(const struct tournament *tournament) MUST_CHECK;
json_t *tournament_draw(struct tournament *tournament) MUST_CHECK;
/* Also gives all entrants the place and rank that the event will, and marks them as touched. */
json_t *tournament_finish(struct tournament *tournament) MUST_CHECK;

/* Has an entrant won it? For one that is finished. */
bool tournament_has_won(const struct tournament *tournament, int32_t index);

/* The setup of its games with so many who compete. */
struct setup tournament_setup(const struct tournament *tournament, int contenders, bool has_master);

/* The rows of a tournament and of its entrants, without name, plan and winners; texts are the tournament's. */
struct tournament_row tournament_to_row(const struct tournament *tournament);
struct tournament_entrant_row tournament_entrant_to_row(const struct tournament *tournament, int32_t index);

/* Of heats: how many stages have begun, and what their rows say of one's tables, by its number; NULL without memory. */
int32_t tournament_stage_count(const struct tournament *tournament);
char *tournament_stage_text(const struct tournament *tournament, int32_t number) MUST_CHECK;

/* The server_seed of a game, RNG_SEED_BYTES of it. */
void tournament_game_seed(unsigned char *out, const struct tournament *tournament, int64_t game);

#endif
