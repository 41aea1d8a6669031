/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the quiz as a game share among themselves; nobody else includes it. (Question sets and judging:
 * quiz_internal.h.)
 *
 *     quiz.c             the start of a round, points, what is optional; struct family itself
 *     quiz_options.c     rulesets and options (quiz_options.h)
 *     quiz_parts.c       the parts among them
 *     quiz_schema.c      schemas of options
 *     quiz_source.c      sets that options name, what a game takes of each
 *     quiz_share.c       what of a set is for which table of a tournament (quiz_share.h)
 *     quiz_subject.c     subjects: whose is which, choosing them
 *     quiz_deal.c        drawing a round's questions; what an export has of them
 *     quiz_met.c         which questions come last, as they have been met
 *     quiz_state.c       a state as a block of memory; questions put, and by what they are known again
 *     quiz_rounds.c      what a round knows of those before it: which questions were dealt, and how they ended (quiz_rounds.h)
 *     quiz_form.c        actions, their bodies
 *     quiz_step.c        what an event does: order of refusals, ready, hand-in, leaving, the server's outage
 *     quiz_answer.c      responses and judgements
 *     quiz_appeal.c      appeals, votes, rulings
 *     quiz_course.c      what is due, and what the server's own events do: the course of a round
 *     quiz_turn.c        who may do what
 *     quiz_score.c       scores, places, tie-breaks, the published result
 *     quiz_observe.c     what a viewer may know (quiz_observe.h)
 *     quiz_view.c        views and histories
 *     quiz_record.c      what the log keeps, what a viewer sees of an event
 *     quiz_resample.c    what a viewer cannot know, drawn anew
 */
#ifndef REFEREE_RULES_QUIZ_FAMILY_H
#define REFEREE_RULES_QUIZ_FAMILY_H

#include <string.h>

#include "rules/brought.h"
#include "rules/quiz.h"
#include "rules/quiz_set.h"
#include "rules/stock.h"

enum {
    QUIZ_PARTS_MAX = 12,
    QUIZ_SUBJECTS_MAX = 20,
    QUIZ_REFERENCES_MAX = QUIZ_SUBJECTS_MAX + 1,
    QUIZ_STINT_QUESTION_SECONDS = 6, /* a stint has a question for so many seconds at least */
    QUIZ_TIE_QUESTIONS = 5,
    QUIZ_TIES_MAX = 4,
    QUIZ_TIED_MAX = 9, /* of more, as each plays five questions alone while all wait, nobody plays them */
    QUIZ_TIE_MS = 15000,
    /*
     * Bytes of a deal's questions, so that its event stays below 1 MiB: what describes a set and which of it was dealt before
     * take less than 4000 for each, and there are QUIZ_REFERENCES_MAX at the most.
     */
    QUIZ_DEAL_SIZE_MAX = 950 * 1000,
    QUIZ_RESPONSES_MAX = 10000, /* of all contenders in `all` and `sheet` parts of a round: a state has them all */
    QUIZ_REASON_MAX = 500,
    QUIZ_PAUSE_UNHURRIED = 5, /* seconds of a pause that waits for the master, when there is none any more */
};

enum { NONE = -1 }; /* no seat, no part */

enum quiz_part_kind { PART_CHAIR, PART_ALL, PART_SHEET };
extern const char *const quiz_part_kinds[];

enum quiz_assignment { ASSIGN_BY_SEAT, ASSIGN_SHARED, ASSIGN_CHOSEN };

/* Questions of a set, as options name them. */
struct quiz_source {
    char set[STOCK_ID_LENGTH + 1];
    int version;
    const json_t *categories; /* names, of the config's options; NULL: all */
    unsigned difficulties;    /* as bits; 0: all */
};

struct quiz_part {
    enum quiz_part_kind kind;
    int reference;     /* NONE: a subject of each contender's */
    int seconds;       /* of a stint, a question, a sheet */
    int questions;     /* all, sheet */
    int pause_seconds; /* all; NONE: until the master goes on */
    int points;
    bool speed;
    bool reverse;
    const char *title; /* NULL: none */
};

struct quiz_config {
    struct config head; /* first: config_release frees the whole by it */
    bool is_format;     /* of television: with subjects */
    bool master_judges, aloud, forgiving, tie_break;
    int grace_ms, ready_ms, judge_ms, appeal_ms; /* ready_ms NONE: for ever */
    enum quiz_assignment assignment;
    int part_count, reference_count; /* of the format the first reference is the general one, then come the subjects */
    struct quiz_part parts[QUIZ_PARTS_MAX];
    struct quiz_source references[QUIZ_REFERENCES_MAX];
};

enum quiz_phase {
    PHASE_PART, /* the next part begins */
    PHASE_READY,
    PHASE_QUESTION,
    PHASE_JUDGING,
    PHASE_PAUSE,
    PHASE_CHECKING,
    PHASE_TIED,     /* a tie-break begins */
    PHASE_TIE_TOLD, /* one is over, and told */
    PHASE_OVER
};

/* Places in a state's bytes: of texts with a NUL behind them; 0 = there is none. */
typedef uint32_t quiz_place;

/* A question that was dealt. */
struct quiz_item {
    quiz_place dealt, salt; /* both 0 in an export that does not have it */
    quiz_place leaf;        /* there only then */
    quiz_place category, explanation, source, url, alt;
    uint8_t set; /* index into the state's sets */
    uint8_t difficulty;
};

/* Where a set comes from. */
struct quiz_origin {
    quiz_place set, title, language, licence, author, source;
    quiz_place
        dealt; /* which of its questions this round and those before were dealt; 0 in an export, which has that not */
    int32_t version;
};

/* A question that was put. */
struct quiz_asked {
    int64_t put_at;
    quiz_place text, forms, answer, unit; /* forms: form_count texts, each behind the NUL of the one before */
    uint16_t item;
    int8_t part;
    int8_t seat; /* the chair's; NONE: everybody's */
    uint8_t kind, form_count, correct;
    uint8_t tie;    /* number of the tie-break it belongs to; 0 = none */
    bool is_open;   /* it may still be answered, or is being judged */
    bool is_passed; /* by the one contender who was asked */
    bool is_told;   /* its answer may be told to everybody */
};

enum quiz_outcome { OUTCOME_NONE, OUTCOME_RIGHT, OUTCOME_WRONG, OUTCOME_PASS, OUTCOME_UNANSWERED };
extern const char *const quiz_outcomes[];

enum quiz_appeal_status { APPEAL_NONE, APPEAL_OPEN, APPEAL_GRANTED, APPEAL_REFUSED };

/* What a contender made of a question. */
struct quiz_reply {
    seat_set accept, refuse; /* votes */
    int32_t after_ms;        /* NONE where there was no response */
    int32_t points;
    quiz_place text;
    uint32_t asked;
    int16_t seat;
    int16_t choice;     /* NONE: a text */
    uint8_t outcome;    /* OUTCOME_NONE: it waits for the master */
    uint8_t suggestion; /* the automatic outcome of what the master judges */
    uint8_t appeal;
    bool by_master; /* it is for the master to judge, or was */
};

/* The items of a stint, or of a part for all. */
struct quiz_share {
    uint16_t first, count;
};

/* What there is of each seat. */
struct quiz_standing {
    int32_t points_before, passes_before; /* of the rounds before */
    int8_t order;                         /* not this seat's own: the seat that comes so many places after the first */
    int8_t tie_right[QUIZ_TIES_MAX];      /* of the tie-breaks; NONE: not in it */
};

/*
 * A round; one block. Behind it stand the questions put, the responses, the sets, the questions dealt, what each stint and
 * each part has of these, what there is of each seat, and the bytes that they point into. An observation has such a state as
 * its own, in which there is only what its viewer may know.
 */
struct state {
    const struct quiz_config *config;
    int64_t now;                     /* when the last event happened */
    int64_t deadline;                /* of what the phase waits for; 0 = none */
    int64_t stint_began, stint_ends; /* 0 = no stint is on */
    int64_t stopped_at;              /* since when the stint's clock stands, in judging */
    seat_set out;                    /* seats that have left, the master's too */
    seat_set ready, handed_in, tied;
    uint32_t set_count, item_count, share_count, asked_count, response_count, byte_count;
    uint32_t turn_number;
    quiz_place nonce;
    uint32_t last_response; /* what the last event was about, + 1; 0 = nothing */
    uint16_t last_asked;    /* likewise */
    uint16_t last_closed;   /* + 1 */
    uint16_t tie_count;     /* questions for tie-breaks: the first ones dealt */
    uint16_t taken;         /* of the stint or the part, so far */
    uint8_t phase;
    uint8_t tie_number;
    uint8_t order_count, place; /* of the seats that come one after the other; whose stint or five it is */
    int8_t part;
    int8_t actor;        /* of the last event; NONE = the server */
    int8_t winner;       /* of a tie-break */
    int8_t forfeited_by; /* the contender who was the first to leave the round */
    bool in_tie_break, go, rang, time_over, exhausted, judges_rest, appeal_granted;
    char commitment[PROOF_HEX_SIZE];
};

/* --- the parts of a state's block: what is aligned to more comes before what is aligned to less --- */

_Static_assert(sizeof(struct quiz_share) % _Alignof(struct quiz_standing) == 0, "standings are aligned behind shares");

static inline struct quiz_asked *asked_of(const struct state *state) {
    return (struct quiz_asked *)(state + 1);
}

static inline struct quiz_reply *responses_of(const struct state *state) {
    return (struct quiz_reply *)(asked_of(state) + state->asked_count);
}

static inline struct quiz_origin *origins_of(const struct state *state) {
    return (struct quiz_origin *)(responses_of(state) + state->response_count);
}

static inline struct quiz_item *items_of(const struct state *state) {
    return (struct quiz_item *)(origins_of(state) + state->set_count);
}

static inline struct quiz_share *shares_of(const struct state *state) {
    return (struct quiz_share *)(items_of(state) + state->item_count);
}

/* Of each seat of the game. */
static inline struct quiz_standing *standings_of(const struct state *state) {
    return (struct quiz_standing *)(shares_of(state) + state->share_count);
}

static inline char *bytes_of(const struct state *state) {
    return (char *)(standings_of(state) + state->config->head.seats);
}

/* NULL where there is none. */
static inline const char *text_of(const struct state *state, quiz_place place) {
    return place == 0 ? NULL : bytes_of(state) + place;
}

static inline int contenders_of(const struct quiz_config *config) {
    return config->head.seats - seat_set_count(config->head.officials);
}

/* How many stints, or for all one, a part has. */
static inline int quiz_count_shares(const struct quiz_config *config, int part) {
    return config->parts[part].kind == PART_CHAIR ? contenders_of(config) : 1;
}

/* What a part has, or in it the stint of a contender. */
static inline struct quiz_share *share_of(const struct state *state, int part, int seat) {
    size_t number = state->config->parts[part].kind == PART_CHAIR ? (size_t)seat : 0;
    for (int i = 0; i < part; i++) {
        number += (size_t)quiz_count_shares(state->config, i);
    }
    return &shares_of(state)[number];
}

/* The seat at that place of the order. */
static inline int seat_in_order(const struct state *state, int place) {
    return standings_of(state)[place].order;
}

static inline bool is_in(const struct state *state, int seat) {
    return !seat_set_has(state->out, seat);
}

/* The contenders who have not left. */
static inline seat_set contenders_in(const struct state *state) {
    return config_contenders(&state->config->head) & ~state->out;
}

/* The master's seat while there is a master; NONE. */
static inline int master_of(const struct state *state) {
    int seat = contenders_of(state->config);
    return seat < state->config->head.seats && is_in(state, seat) ? seat : NONE;
}

static inline const struct quiz_part *part_of(const struct state *state) {
    return &state->config->parts[state->part < 0 ? 0 : state->part];
}

/* Is one contender asked at a time? */
static inline bool is_one_by_one(const struct state *state) {
    return state->in_tie_break || part_of(state)->kind == PART_CHAIR;
}

/* Whose stint or five questions it is; NONE. */
static inline int chair_of(const struct state *state) {
    bool is_on = state->part >= 0 && is_one_by_one(state) && state->place < state->order_count &&
                 state->phase >= PHASE_READY && state->phase <= PHASE_PAUSE;
    return is_on ? seat_in_order(state, state->place) : NONE;
}

/* Does a viewer look from the master's seat, whether the master is still there or not? */
static inline bool is_masters(const struct quiz_config *config, int viewer) {
    return viewer >= contenders_of(config) && viewer < config->head.seats;
}

static inline bool master_judges(const struct state *state) {
    return state->config->master_judges && master_of(state) != NONE;
}

static inline enum event_kind quiz_kind(enum quiz_event event) {
    return event_of_action(event);
}

/* --- quiz_options.c, quiz_source.c --- */

enum { QUIZ_PRESETS = 2 };
extern const struct preset quiz_presets[QUIZ_PRESETS];

int quiz_contenders_max(const struct preset *preset);

enum err quiz_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                        struct problem *problem) MUST_CHECK;
json_t *quiz_options_schema(const struct preset *preset);

/* Does a reference let through questions like these? */
bool quiz_source_takes(const struct quiz_source *reference, struct json_text category, enum quiz_difficulty difficulty);

/* How many questions a stint of so many seconds has at least. */
static inline int quiz_stint_least(int seconds) {
    return (seconds + QUIZ_STINT_QUESTION_SECONDS - 1) / QUIZ_STINT_QUESTION_SECONDS;
}

size_t quiz_needs(const struct config *head, struct need *out);

/* --- quiz_subject.c --- */

extern const struct brought_def quiz_subject;

/* The reference that a contender's stint in a part draws on; NONE where they have not chosen one. */
int quiz_stint_reference(const struct quiz_config *config, const struct table *table, int part, int seat);

/* Which of the sets that a game is dealt from a reference is to. */
size_t quiz_find_set(const struct quiz_config *config, const struct need *needs, int reference);

/* Was it dealt from the sets that the game needs, each stint from its own, and tie-breaks where there may be some? It begins. */
bool quiz_is_dealt_so(const struct state *state, const struct table *table);

void quiz_view_seat(struct json_out *out, const struct config *head, const struct observation *observation, int seat,
                    uint8_t chosen);

/* --- quiz_deal.c --- */

json_t *quiz_deal(const struct config *head, const struct table *table, struct rng *rng);
json_t *quiz_redact_deal(const json_t *deal, const struct state *last);

/* --- quiz_state.c --- */

/* The state of a table's deal, before anything has happened. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err quiz_take_deal(struct state **out, const struct quiz_config *config, const struct table *table,
                        struct problem *problem) MUST_CHECK;

/* A copy with room for more, which is zeroed. NULL when there is no memory. */
struct state *quiz_state_copy(const struct state *state, size_t more_asked, size_t more_responses, size_t more_bytes);
size_t quiz_size(const struct state *state);

/* null before the round is over. */
json_t *quiz_proof(const struct state *state);

/* Takes a text out of the bytes: no place may point to it any more. */
void quiz_drop_text(struct state *state, quiz_place place);

/* Reads a dealt question; in the arena. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err quiz_read_item(struct quiz_question *out, struct arena *arena, const struct state *state, size_t item,
                        struct problem *problem) MUST_CHECK;

/* A copy in which the item has been put. */
enum err quiz_put(struct state **out, const struct state *now, size_t item, int seat,
                  struct problem *problem) MUST_CHECK;

/* Those that have been put, each once: one of a tie-break is put to several. */
enum err quiz_list_put(const uint64_t **out, size_t *out_count, struct arena *arena,
                       const struct state *state) MUST_CHECK;

/* The response of a seat to a question, NULL where there is none. */
struct quiz_reply *quiz_find_response(const struct state *state, size_t asked, int seat);

/* --- quiz_form.c --- */

extern const struct action_def quiz_actions[QUIZ_ACTIONS];
extern const char *const quiz_server_events[QUIZ_EVENTS - QUIZ_ACTIONS];

/* A body of any action. */
struct quiz_form {
    struct json_text text, reason;
    struct json_integer choice, question, seat;
    struct json_boolean pass, correct, suggested, accept;
};

enum err quiz_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                         struct problem *problem) MUST_CHECK;
json_t *quiz_action_schema(const struct preset *preset, const struct action_def *action);

/* Reads a body, as it was sent or as it was recorded. ERR_CORRUPT where it is none. */
enum err quiz_read_form(struct quiz_form *out, const struct event *event, struct problem *problem) MUST_CHECK;

/* --- quiz_step.c --- */

enum err quiz_apply(struct state **next, const struct state *now, const struct event *event,
                    struct problem *problem) MUST_CHECK;
static inline enum err quiz_no_memory(struct problem *problem) {
    (void)problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    return ERR_NO_MEMORY;
}

/* --- quiz_answer.c --- */

enum err quiz_respond(struct state **out, const struct state *now, const struct event *event,
                      struct problem *problem) MUST_CHECK;
enum err quiz_judge_response(struct state **out, const struct state *now, const struct event *event,
                             struct problem *problem) MUST_CHECK;

/* May the master mend what was judged of a response? */
bool quiz_may_mend(const struct state *state, const struct quiz_reply *reply);

/* The server judges one that waits, as it had suggested. */
void quiz_judge_suggested(struct state *next);

/* Does any response wait for the master? The first one that does, NULL. */
struct quiz_reply *quiz_waiting_response(const struct state *state);

/* What a right response is worth, `after_ms` after the question was put. */
int quiz_worth(const struct state *state, const struct quiz_asked *asked, int32_t after_ms);

/* The same where it was found right afterwards: half of what speed could have made of it. */
int quiz_worth_later(const struct state *state, const struct quiz_asked *asked);

/* Has everybody who is asked responded, handed in or run out of time? Then judging begins, where there is something to. */
void quiz_complete(struct state *next);
bool quiz_is_complete(const struct state *state);

/* When the open question is closed at the latest; 0 = no time runs. */
int64_t quiz_closes_at(const struct state *state);

/* --- quiz_appeal.c --- */

/* May a contender appeal against the outcome now? */
bool quiz_may_appeal(const struct state *state, const struct quiz_reply *response);
enum err quiz_appeal(struct state **next, const struct state *now, const struct event *event,
                     struct problem *problem) MUST_CHECK;
enum err quiz_vote(struct state **next, const struct state *now, const struct event *event,
                   struct problem *problem) MUST_CHECK;

/* An appeal that is decided, or ends undecided with its phase; NULL. */
struct quiz_reply *quiz_decided_appeal(const struct state *state, bool *out_granted);
void quiz_rule(struct state *next);

/* May a contender vote on it? */
bool quiz_may_vote(const struct state *state, const struct quiz_reply *response, int seat);

/* Is there anything to check at the end of the parts? */
bool quiz_is_checkable(const struct state *state);

/* --- quiz_course.c --- */

bool quiz_due(const struct state *state, struct auto_action *out);

/* A copy for the server's own event that is due, with the question put or the outcomes that it adds. */
enum err quiz_proceed(struct state **next, const struct state *now, enum quiz_event event,
                      struct problem *problem) MUST_CHECK;

/* What that event leads to; the copy's `now` is its moment. */
void quiz_follow(struct state *next, enum quiz_event event);

/* A round's first phase; what follows when somebody has said ready, or has left. */
void quiz_begin(struct state *state);
void quiz_heed_ready(struct state *next);
void quiz_heed_leaving(struct state *next, int seat);

/* --- quiz_turn.c --- */

void quiz_turn(const struct state *state, struct turn *out);

/* Of everybody who is asked at once, those who have not done their part, as bits. */
seat_set quiz_awaited(const struct state *state);

/* --- quiz_view.c --- */

/* A member that is null where the value is NONE. */
void quiz_put_or_null(struct json_out *out, const char *name, int value);
void quiz_view(const struct observation *head, struct json_out *out);
void quiz_history(const struct observation *head, struct json_out *out);

/* --- quiz_record.c --- */

json_t *quiz_record(const struct state *next, const struct event *action);
json_t *quiz_view_event(const struct config *head, const struct event *event, int viewer);

/* --- quiz_resample.c --- */

enum err quiz_resample(struct state **out, const struct state *state, int viewer, struct rng *rng) MUST_CHECK;

#endif
