/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a family of games is to the rest of the program.
 *
 * A family (code-breaking, line games, ...) is one const struct of pure functions over two opaque, immutable values: a
 * config (a ruleset with its options, resolved) and a state (one round of one game). The engine owns seats, rounds,
 * rotation, phases, clocks and the log; the family owns what happens inside a round and, alone, what a viewer may see
 * of it. No function here reads a clock, asks for randomness, does I/O or keeps anything between calls: time and
 * randomness come in as arguments, so that the same log always folds to the same state.
 *
 * Memory: a state is one block from malloc without pointers of its own to anything but its config, released with free;
 * it must not outlive the config. Configs are reference-counted (config_ref, config_release). json_t * results are
 * owned by the caller; NULL means out of memory unless said otherwise.
 *
 * Some of what a family may have is optional: NULL where it has none of it. Callers ask through the functions at the end.
 *
 * Threads: everything is const after it is made; any thread may call anything.
 */
#ifndef REFEREE_RULES_FAMILY_H
#define REFEREE_RULES_FAMILY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/seat_set.h"
#include "rules/table.h"
#include "util/dice.h"
#include "util/err.h"
#include "util/json_out.h"
#include "util/problem.h"
#include "util/proof.h"
#include "util/rng.h"
#include "util/suggest.h"

enum { ACTIONS_MAX = 8, ACTION_MEMBERS_MAX = 4 };

/* Who looks: a seat from 0, or anybody who has none. */
enum { VIEWER_SPECTATOR = -1 };

/* Who leads a round: a seat from 0, or the server. */
enum { LEADER_SERVER = -1 };

struct arena;
struct family;
struct config;
struct brought_def;
struct export_format;
struct option_table;
struct stock;
struct stock_plan;
struct need;

/* A ruleset: a named game of the family with its own defaults. */
struct preset {
    const char *id;    /* "bulls-and-cows" */
    const char *title; /* "Bulls and Cows" */
    int seats_min, seats_max;
    const struct option_table *options; /* src/rules/options.h; NULL: the family reads and describes them by itself */
    const struct config *defaults;      /* a config of the family whose options alone have values; NULL with it */
};

/* Of a family in whose games some act and do not compete, as a quiz has its question master: officials. */
struct roles {
    const char *contender, *official;                   /* words for both */
    int officials_max;                                  /* at a table */
    int (*contenders_max)(const struct preset *preset); /* likewise; officials may take seats of theirs */
};

/* The common head of every config; a family puts its own members behind it. */
struct config {
    atomic_int references;
    const struct family *family;
    const struct preset *preset;
    int seats; /* 1 .. SEATS_MAX */
    /* Of the seats the last ones: officials act, and have no points and no part in who leads, wins or is left. */
    seat_set officials;
    bool needs_officials; /* when one of them resigns the game is aborted */
    bool officials_act;   /* for seats without an account an official acts, not whoever makes the game */
    int rounds;           /* agreed number, or 0 = open-ended */
    const char *title;    /* what the winner is called; part of `options`; NULL = nothing in particular */
    bool server_leads;    /* every round is led by LEADER_SERVER */
    bool hints;
    bool own_difficulty; /* the ruleset's own: may be ranked */
    bool limits_turns;   /* some turns have a limit of the family's own: see struct turn */
    bool keeps_time;     /* something falls due at moments: see struct auto_action and EVENT_RESUMED */
    bool no_timeouts;    /* nobody loses by time, and no clock can be agreed: what time ends is ended by `due` */
    /*
     * The first round begins when these seats have brought what the family says (rules/brought.h). Built-in
     * bots are never awaited, nor are seats without an account where nobody brings anything for them.
     */
    seat_set awaits_brought;
    /*
     * All options, resolved, as clients see them. To be read or copied, never put into another value: a config is shared by
     * threads, and jansson's counts do not order what one of them read before another frees.
     */
    json_t *options;
    char *options_text; /* the same as JSON text, ready for views; owned */
};

/* What a game is to be, before it is checked. */
struct setup {
    const json_t *options; /* an object, or NULL for none */
    int opponents;         /* how many were named, or -1 when the client left it to the options */
    int officials; /* how many of all at the table, whoever makes the game included; 0 where there are no roles */
    /* Asked for the stored sets that options name (rules/stock.h); NULL: the options were resolved before, as a log's are. */
    const struct stock *stock;
    /* With a stock: the game is one of so many that share its sets, each of them a table of a tournament; NULL: of none. */
    const struct stock_plan *plan;
};

/*
 * What kinds of events there are. In memory a kind is a number; its word is read and written where logs and exports are
 * (family_find_event, family_event_word). A number from EVENT_FAMILY on means something in games of one family alone.
 */
enum event_kind {
    EVENT_UNKNOWN, /* a word that nobody has declared: no such event follows anywhere */
#define EVENT(name, ...) EVENT_##name,
#include "rules/event.def"
#undef EVENT
    EVENT_FAMILY /* what family->actions[i] does is of the kind EVENT_FAMILY + i; the server's own are numbered behind */
};

/*
 * An event of the log. As an action that a seat wants to do, `body` holds what the client sent (and "nonce", where the
 * action asks for one); as an event read from the log it holds what `record` made of it. Both must apply alike.
 */
struct event {
    int64_t seq;
    int64_t at; /* milliseconds since 1970 */
    enum event_kind kind;
    int seat; /* -1 = the server */
    const json_t *body;
};

/* The kind of the events that a family's action makes, by the action's index. */
static inline enum event_kind event_of_action(size_t action) {
    return (enum event_kind)((size_t)EVENT_FAMILY + action);
}

/*
 * Something a seat can do, the endpoint it is done by (METHOD /v1/games/{game}/SEGMENT), and the kind of event that it
 * makes: event_of_action of its index. A family's events are those of its actions, its server_events, EVENT_RESIGNED and
 * EVENT_TIMED_OUT, by which a seat gives up the match or lets its time pass, and with config->keeps_time EVENT_RESUMED.
 * Families may have actions at the same place: a game's own family says what is done there.
 */
struct action_def {
    const char *name;    /* as in turn.actions: "guess" */
    const char *method;  /* "POST" or "PUT" */
    const char *segment; /* "guesses", or with a number in the path, "answers/{attempt}": a member of the body then */
    const char *event;   /* the word for its events' kind: "guess" */
    bool needs_nonce;    /* the engine adds "nonce": 64 hexadecimal characters, fresh */
    bool is_silent;      /* the answer to the action repeats nothing of its event */
    bool is_late;  /* may also be done when the round is over, until the next begins; changes no points or result */
    bool has_seat; /* its body has a member `seat` of its own, so that nobody can say there for whom they act */
    const char *shows[ACTION_MEMBERS_MAX + 1]; /* of its events to everybody: see family_show_event; NULL-terminated */
};

/* What the server does next, by itself: an event of one of the family's kinds that a seat could not do now. */
struct auto_action {
    enum event_kind kind;
    int seat; /* it is about; -1 = none */
    /*
     * When, in ms since 1970; 0 = at once, before anybody may act. Other moments need config->keeps_time. One that has
     * passed is not lost: what falls due then does so as soon as it can, and its event is of that very moment.
     */
    int64_t at;
};

/* A turn that may take as long as it likes, whatever the game's clock says. */
enum { TURN_UNLIMITED = -1 };

/* Who may do what now. */
struct turn {
    bool over; /* the round is over: nobody may do anything of the family's */
    /*
     * The seats that may act; each has an action. With config->keeps_time others may have actions, too, as a vote
     * that nobody waits for; and where nobody may act, something is due at a moment.
     */
    seat_set seats;
    uint16_t actions[SEATS_MAX]; /* by seat: indices of family->actions, as bits */
    /*
     * For clocks. A seat that may act before and after an event has begun another turn exactly where the number has
     * changed: where turns go from seat to seat it may stay 0; it does not go back within a round.
     */
    uint32_t number;
    bool apart;       /* what a seat does begins another turn for it alone, whatever the number: all play at once */
    int64_t limit_ms; /* the turn's own limit (config->limits_turns), or TURN_UNLIMITED; 0 = as the game's clock says */
    int64_t
        deadline; /* when the server ends by itself what the seats may do, ms since 1970: to be shown; 0 = it does not */
};

/* What a published round means for one seat on the leaderboards. */
struct round_score {
    bool won, lost; /* alone, where the round counts as a game won or lost; neither: it is no contest */
    bool has_value; /* it counts for `best`, `average` and `worst` */
    double value;
};

/* Which values are better, where a family has any. */
enum score_order { SCORES_NONE, SCORES_ASCENDING, SCORES_DESCENDING };

struct state;

/*
 * What a viewer may know of a round, and no secret. Whatever is shown or reasoned is made from one: views, histories, what
 * bots do, analyses. It is one block of memory as a state is, and points to nothing but its config, so that nothing leads
 * from it to what is hidden; it may outlive its state. This is the common head; a family puts its own members behind it.
 */
struct observation {
    const struct config *config; /* borrowed */
    int viewer;                  /* a seat, or VIEWER_SPECTATOR */
    uint16_t actions;            /* what the viewer may do now: indices of family->actions as bits */
};

typedef void observation_printer(const struct observation *observation, struct json_out *out);

struct family {
    const char *name;
    /*
     * Raised when a rule changes what a log folds to or publishes. It stands in every round event, and is what `start`
     * gets: a round that began under an older version goes on, and is read, by the rules of that one.
     */
    int rules_version;
    bool seeded; /* its games have seeds, which every round is told, and client seeds are brought to all of them */
    const struct roles *roles;         /* NULL: everybody competes */
    const struct brought_def *brought; /* rules/brought.h; NULL: nothing is */
    const struct preset *presets;
    size_t preset_count;
    const struct action_def *actions;
    size_t action_count;
    /*
     * The words of events that only the server makes by itself (`due`): the kind of server_events[i] is
     * event_of_action(action_count + i). A family that has such has view_event.
     */
    const char *const *server_events;
    size_t server_event_count;
    /* What its rules refuse (problem_set_rule). Another family may have a problem of the same name, status and title. */
    const struct problem_def *problems;
    size_t problem_count;

    /*
     * Resolves a ruleset's options: unknown members, wrong types, values out of range and combinations that contradict
     * each other are ERR_INVALID_VALUE at "/options/NAME". The result has one reference.
     */
    enum err (*configure)(struct config **out, const struct preset *preset, const struct setup *setup,
                          struct problem *problem);
    /*
     * Options that a tournament has, in which people or programs from outside take part, where nobody has chosen them: an
     * object, those of `config` else being as they are. NULL: as everywhere.
     */
    json_t *(*tournament_options)(const struct config *config);
    /* JSON Schema (2020-12) of the options with the preset's defaults; and of the body of an action. */
    json_t *(*options_schema)(const struct preset *preset);
    json_t *(*action_schema)(const struct preset *preset, const struct action_def *action);
    /*
     * Further members of a ruleset's description (an object), such as `labels`, the names of the answer's numbers, which is
     * empty otherwise. NULL: none.
     */
    json_t *(*describe)(const struct preset *preset);

    /*
     * Writes the stored sets that a game's rounds are dealt from, NEEDS_MAX at most, and returns how many; each once.
     * NULL: none.
     */
    size_t (*needs)(const struct config *config, struct need *out);
    /* Draws what a round needs by chance, as the log keeps it (an object; secret), or json_null(). NULL: nothing. */
    json_t *(*deal)(const struct config *config, const struct table *table, struct rng *rng);
    /*
     * A deal as an export has it: without what the round has not shown by its last state, and so that `start` and all
     * events of the round lead where they led. What the round before handed on (carry) is not there then, and must not follow
     * from a deal so either. NULL: as it is.
     */
    json_t *(*redact_deal)(const json_t *deal, const struct state *last);
    /*
     * Lists the questions that the round has put so far, each once, by what they are known again (quiz_fingerprint); in
     * the arena. ERR_NO_MEMORY. NULL with `needs`.
     */
    enum err (*list_put)(const uint64_t **out, size_t *out_count, struct arena *arena, const struct state *state);
    /* The state at the start of a round. Fails with ERR_CORRUPT when table->deal or table->carry does not fit. */
    enum err (*start)(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem);

    /*
     * Is the form of an action's body right (members, types)? Needs no state, so it runs before anything is locked or
     * looked up. ERR_INVALID_VALUE with pointers; ERR_RULES is for apply.
     */
    enum err (*check_form)(const struct config *config, const struct action_def *action, const json_t *body,
                           struct problem *problem);
    /*
     * The state after an event. Order of refusals: ERR_NOT_YOUR_TURN (a seat out of turn or in another's role),
     * ERR_NOT_ALLOWED_NOW, then legality (422). On failure nothing is written and `now` is as it was. Never asserts on
     * what a client or a damaged log can hold.
     */
    enum err (*apply)(struct state **next, const struct state *now, const struct event *event, struct problem *problem);
    /*
     * Must an action of this kind be examined, because a rule about it takes long to check? NULL: never. Then apply leaves
     * that rule out, and whoever appends the event has called validate_async before: it runs where nobody waits for it.
     */
    bool (*must_validate_async)(const struct config *config, const struct action_def *action);
    /* Checks that rule on the state that the event led to. Bounded, in steps. ERR_RULES. NULL with it. */
    enum err (*validate_async)(const struct state *next, const struct event *event, struct problem *problem);
    /* What the log keeps of an action that led to `next`: its members and its outcome. The whole truth, never shown. */
    json_t *(*record)(const struct state *next, const struct event *action);
    /* The seq of the event that already did exactly this (a repeated PUT), or 0. NULL where no action can repeat. */
    int64_t (*repeated)(const struct state *now, const struct event *action);

    /*
     * What is the next thing, if any, that the server does by itself: at once, as dice are rolled when a turn begins, or at
     * a moment, as a bell rings? The engine appends it as an action with an empty body; what it leads to follows from the
     * state alone, and `record` writes it down. NULL: never. False leaves *out alone.
     *
     * At once is behind the event that made it due, in the same commit, and of its moment. Until a later moment seats act
     * as `turn` says: whatever arrived at that moment or before goes first, what arrived later is tried on what it led to.
     * The moment is one of those that the state keeps from events (event->at, table->at) and spans that are added to them.
     * For time in which nobody could act there is EVENT_RESUMED, whose body is {"paused_ms"}: all moments that a state
     * keeps move by that. None that was due when the pause began is due after it: it came first.
     */
    bool (*due)(const struct state *state, struct auto_action *out);

    void (*turn)(const struct state *state, struct turn *out);
    /* Points of the round so far by seat (config->seats of them), as far as all may know; final once the round is over. */
    void (*points)(const struct state *state, double *out);
    /*
     * Likewise what tells equal points apart at the end of a match: more of it wins, in ratings and tournaments too. Added
     * up over the rounds as points are. NULL: equal points are equal.
     */
    void (*minor)(const struct state *state, double *out);
    /*
     * Likewise how much was asked of each in the round. Among those of several tables who are equal in all else, less of it
     * is better. NULL: that says nothing.
     */
    void (*asked)(const struct state *state, double *out);
    /*
     * Why a seat has won the match with this round, whatever the points and the rounds to come: a word of static storage,
     * which results tell as their reason. NULL: nobody has, as long as the round is not over. The function NULL: nobody ever
     * does.
     */
    const char *(*won_at_once)(const struct state *state, int *out_seat);
    /* Members of the round's published result between `leader` and `points` (an object); only when the round is over. */
    json_t *(*result)(const struct state *state);
    /* Reads a published round of a ranked game (its result), which has the preset's own options. NULL with SCORES_NONE. */
    enum score_order score_order;
    void (*score)(struct round_score *out, const struct preset *preset, const json_t *result, int seat, int seats);
    /*
     * A person's clock where nobody has said anything about one and the game is ranked or somebody is invited to it:
     * seconds a turn; 0 = none.
     */
    int turn_seconds;
    /* What the next round must know of this one (an object), or json_null(). NULL: nothing. */
    json_t *(*carry)(const struct state *state);

    /*
     * Writes the commitment to the round's secret as 64 hexadecimal characters; false while there is none. NULL: never. Of
     * a family that is seeded the engine shows commitment and proof by itself: they are the whole game's.
     */
    bool (*commitment)(char out[static PROOF_HEX_SIZE], const struct state *state);
    /* {"nonce", "secret"} or the like once the round is over; json_null() before, or without a proof. NULL: never. */
    json_t *(*proof)(const struct state *state);

    /*
     * Writes what a viewer may know of a state behind the head, which family_observe has filled in, into a block of
     * observation_size zeroed bytes: the same bytes for all states that are alike to this viewer.
     */
    void (*observe)(const struct state *state, int viewer, struct observation *out);
    size_t (*observation_size)(const struct state *state);

    /* Writes the member `state` of the game as the viewer sees it: an object. */
    observation_printer *view;
    /*
     * Writes further members of a seat of the game, as everybody sees them: `observation` is the viewer's of the round,
     * NULL before the first; `chosen` as in struct table. NULL: none.
     */
    void (*view_seat)(struct json_out *out, const struct config *config, const struct observation *observation,
                      int seat, uint8_t chosen);
    /* Writes the round's history as the viewer sees it: an array. */
    observation_printer *history;
    /*
     * Reads a view back that was written for somebody who may act: `head` says for whom. What only a history tells is
     * missing then. Released with free. ERR_NO_MEMORY; ERR_CORRUPT when it is no such view. NULL: no bot plays the family.
     */
    enum err (*read_view)(struct observation **out, const struct observation *head, const json_t *view);
    /*
     * The members of a recorded event of the family's own kinds as a viewer sees it (an object without seq, at, kind,
     * seat). It depends on nothing but the event and who looks, so what one role sees of an event never changes. NULL:
     * everybody sees all that `record` made of it.
     */
    json_t *(*view_event)(const struct config *config, const struct event *event, int viewer);

    /* What other programs can read; NULL where there is nothing of the kind. */
    const struct export_format *formats; /* rules/export_format.h */
    size_t format_count;

    /*
     * A state that looks the same to the viewer, with what they cannot know drawn anew. For bots and conformance tests.
     * NULL: there is nothing that anybody cannot know.
     */
    enum err (*resample)(struct state **out, const struct state *state, int viewer, struct rng *rng);
    /* Bytes the state takes, for the cache. */
    size_t (*size)(const struct state *state);
};

/* THE list of families, NULL-terminated, and look-ups in it; NULL when there is none of that name. */
extern const struct family *const families[];
const struct preset *family_find_preset(const struct family **out_family, const char *id, size_t length);

/* For an id that there is not: `; did you mean "X"?`, or "" where none is near; returns out. */
const char *family_suggest_preset(char out[static SUGGEST_WORDS_SIZE], const char *id, size_t length);

/* The kind of the events that one of the family's actions makes. */
static inline enum event_kind family_event_of(const struct family *family, const struct action_def *action) {
    return event_of_action((size_t)(action - family->actions));
}

/* What makes events of this kind; NULL for all that no action does. And are they those that only the server makes? */
const struct action_def *family_find_action(const struct family *family, enum event_kind kind);
bool family_is_server_event(const struct family *family, enum event_kind kind);

/* The word for a kind of events in a family's games, and the kind of a word or EVENT_UNKNOWN. NULL: the engine's alone. */
const char *family_event_word(const struct family *family, enum event_kind kind);
enum event_kind family_find_event(const struct family *family, const char *word);

/*
 * For apply: ERR_CORRUPT for an event that no round has: it is none of the family's, no seat's forfeit, and no pause of a
 * game that keeps time.
 */
enum err family_check_event(const struct config *config, const struct event *event, struct problem *problem) MUST_CHECK;

/* The family's action behind a method and a segment, whatever the number in the path is called there. */
const struct action_def *family_find_route(const struct family *family, const char *method, const char *segment);

/*
 * What is optional, asked: null, NULL, false or OK where the family has none of it, or where there is no round, and state
 * is NULL. family_validate_async examines what must be examined; family_view_event gives what is the caller's, as they
 * all do.
 */
json_t *family_deal(const struct config *config, const struct table *table, struct rng *rng);
enum err family_list_put(const uint64_t **out, size_t *out_count, struct arena *arena, const struct family *family,
                         const struct state *state) MUST_CHECK;
bool family_must_validate_async(const struct config *config, const struct action_def *action);
enum err family_validate_async(const struct config *config, const struct action_def *action, const struct state *next,
                               const struct event *event, struct problem *problem);
bool family_auto_action(const struct family *family, const struct state *state, struct auto_action *out);
json_t *family_carry(const struct family *family, const struct state *state);
void family_minor(double *out, const struct family *family, const struct state *state); /* leaves *out alone: none */
void family_asked(double *out, const struct family *family, const struct state *state); /* likewise */
const char *family_won_at_once(const struct family *family, const struct state *state, int *out_seat);
bool family_commitment(char out[static PROOF_HEX_SIZE], const struct family *family, const struct state *state);
json_t *family_proof(const struct family *family, const struct state *state);
json_t *family_view_event(const struct config *config, const struct event *event, int viewer);

/* What a viewer may know of a round of a game with this config; released with free. NULL when there is no memory. */
struct observation *family_observe(const struct config *config, const struct state *state, int viewer) MUST_CHECK;

/*
 * Has the reader read it, once, and then it is gone: without a block of memory where it is small. False, and nothing is read, when
 * there is no memory.
 */
typedef void observation_reader(void *context, const struct observation *observation);
bool family_look(const struct config *config, const struct state *state, int viewer, observation_reader *reader,
                 void *context) MUST_CHECK;

/* Writes the view or the history of a round for a viewer; without memory what is written has failed (json_out_failed). */
void family_print(struct json_out *out, const struct config *config, observation_printer *print,
                  const struct state *state, int viewer);

/* The same as a value, for those who look into it; owned by the caller, NULL when there is no memory. */
json_t *family_view_json(const struct config *config, observation_printer *print, const struct state *state,
                         int viewer);

/*
 * A recorded body with these members alone (NULL-terminated), each named once, as far as it has them. Where these are all
 * that there are it is the body itself and no copy. Owned by the caller; NULL when there is no memory.
 */
json_t *family_show_members(const json_t *body, const char *const names[]);

/* For view_event, where everybody sees the same: what the event's action shows. */
json_t *family_show_event(const struct config *config, const struct event *event, int viewer);

/* The seats that compete; and is that one alone, whoever else acts? */
seat_set config_contenders(const struct config *config);
bool config_is_alone(const struct config *config);

/* Is that seat an official's? And the word for its role, NULL where the family has none. */
bool config_is_official(const struct config *config, int seat);
const char *config_role_name(const struct config *config, int seat);

/* One more reference; releasing the last one frees the config. */
const struct config *config_ref(const struct config *config);
void config_release(const struct config *config);

#endif
