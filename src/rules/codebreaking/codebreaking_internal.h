/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the code-breaking family share among themselves; nobody else includes it.
 *
 *     codebreaking.c          the start of a round, whose turn it is; struct family itself
 *     codebreaking_step.c     what an event does: who may do what, secrets, guesses, answers, reveals, forfeits
 *     codebreaking_validate_async.c  whether answers contradict each other
 *     codebreaking_options.c  rulesets, options, schemas
 *     codebreaking_form.c     the bodies of actions, and the numbers of an answer in JSON
 *     codebreaking_view.c     what a viewer sees, what the log keeps, what is published
 *     codebreaking_race.c     the race: boards of one's own
 *     codebreaking_score.c    points, and what a race hands on to its second round
 */
#ifndef REFEREE_RULES_CODEBREAKING_INTERNAL_H
#define REFEREE_RULES_CODEBREAKING_INTERNAL_H

#include <sodium.h>

#include "rules/codebreaking.h"
#include "rules/feedback.h"
#include "util/proof.h"

enum scoring { SCORING_ROUNDS, SCORING_GUESSES, SCORING_PEGS, SCORING_FEWEST };

/* Who gets the point of a pair of rounds under SCORING_FEWEST in which both needed equally many guesses. */
enum fewest_ties { TIES_DRAW, TIES_SECOND };

/* A round takes no more guesses than this, also where max_guesses is null: memory and replies stay bounded. */
enum { ATTEMPTS_MAX = 10000 };

/* Since this version of the rules a result names the first who forfeited; before, only whose forfeit ended the round. */
enum { RULES_TELL_ANY_FORFEIT = 2 };

enum codemaker { CODEMAKER_SERVER, CODEMAKER_PLAYERS };
enum answers { ANSWERS_AUTOMATIC, ANSWERS_MANUAL };

/* Of a code without its hole. */
enum { ALPHABET_MAX = CODE_SYMBOLS_MAX - 1 };

struct codebreaking_config {
    struct config head; /* first: config_release frees the whole by it */
    /* Options that have gone into head and space. */
    int length;
    char alphabet[ALPHABET_MAX + 1];
    bool blanks, leading_zero;
    enum codemaker codemaker;

    struct code_space space;
    enum feedback_kind feedback;
    enum custody custody;
    enum scoring scoring;
    enum answers answers;
    enum fewest_ties fewest_ties;
    bool first_guess_wins;
    int max_guesses;            /* 0 = no limit */
    bool race;                  /* several break the server's code, each on a board of their own */
    bool consistent_guesses;    /* only codes that fit all answers so far may be guessed */
    const char *first, *second; /* names of the answer's members; second is NULL where there is one only */
};

struct attempt {
    struct code guess;
    struct feedback answer;
    int8_t seat;
};

enum phase { PHASE_SECRET, PHASE_GUESS, PHASE_ANSWER, PHASE_REVEAL, PHASE_OVER };

enum { NONE = -1 }; /* no seat */

/* How long a codemaker may take to show the secret that they have committed to. */
enum { REVEAL_MS = 300 * 1000 };

/* In the race `fewest`: what a breaker who did not crack the code needed. */
enum { NOT_CRACKED = ATTEMPTS_MAX + 1 };

enum { NONCE_BYTES = 32 };

struct state {
    const struct codebreaking_config *config;
    int64_t secret_seq;     /* of the event that set the secret or its commitment; 0 before, and for the server */
    int64_t corrected_seq;  /* of the event that last corrected an answer */
    uint16_t corrected;     /* number of the attempt that it corrected; 0 before */
    uint16_t count;         /* of attempts */
    uint16_t out;           /* seats that play no more in this round: a seat_set, as a table has few */
    uint16_t gone;          /* of these, those that play no more in the match; kept in races */
    int16_t to_beat;        /* in the second round of a race: guesses the other needed, or NOT_CRACKED; else NONE */
    int8_t leader;          /* seat or LEADER_SERVER */
    int8_t breaker;         /* whose guess it is, or whose guess is pending */
    int8_t solver;          /* seat or NONE */
    int8_t ended_by;        /* the seat whose forfeit ended the round, or NONE */
    int8_t forfeited_by;    /* the first seat that forfeited, whether the others played on or not; NONE */
    uint8_t phase;          /* enum phase */
    uint8_t text_length;    /* of a revealed secret that is no legal code; it stands behind the attempts */
    bool tells_any_forfeit; /* by the rules since version 2; before, only of one that ended the round was told */
    bool first_of_pair;     /* of a race: the points come with the next round */
    bool has_secret;        /* `secret` is known here (a committed one only by its reveal, if it is a legal code) */
    bool has_nonce;
    bool has_commitment;
    bool honest;
    struct code secret;
    struct code pending; /* the guess that waits for its answer */
    unsigned char nonce[NONCE_BYTES];
    unsigned char commitment[NONCE_BYTES]; /* once there is one: has_commitment */
    struct attempt attempts[];
};

/* As hexadecimal characters. */
static inline void write_commitment(char out[static PROOF_HEX_SIZE], const struct state *state) {
    (void)sodium_bin2hex(out, PROOF_HEX_SIZE, state->commitment, sizeof state->commitment);
}

/* Is it the seat that leads? Never true of a spectator, nor of anybody where the server leads. */
static inline bool is_leader(const struct state *state, int seat) {
    return seat >= 0 && seat == state->leader;
}

/* Does the seat play no more in this round? */
static inline bool is_out(const struct state *state, int seat) {
    return seat_set_has(state->out, seat);
}

/* --- codebreaking_step.c --- */

/* Whose guess is next after a seat's: in seat order, skipping the leader and those who are out; NONE where none is left. */
int codebreaking_next_breaker(const struct state *state, int after);

/* Number, from 1, of the first attempt whose answer is not true of a code; 0 when all are. In a race, of the seat's own. */
int codebreaking_first_misfit(const struct state *state, const struct code *code, int seat);

/* Draws or registers the secret, its nonce and its commitment. */
void codebreaking_keep_secret(struct state *state, const struct code *secret, const char *nonce);

enum err codebreaking_apply(struct state **next, const struct state *now, const struct event *event,
                            struct problem *problem) MUST_CHECK;

/* A copy with room for so many attempts (at least those there are) and bytes behind them; NULL without memory. */
struct state *codebreaking_copy(const struct state *state, size_t attempts, size_t bytes) MUST_CHECK;

/* --- codebreaking_validate_async.c --- */

bool codebreaking_must_validate_async(const struct config *config, const struct action_def *action);
enum err codebreaking_validate_async(const struct state *next, const struct event *event,
                                     struct problem *problem) MUST_CHECK;

/* --- codebreaking_options.c --- */

extern const struct preset codebreaking_presets[];
enum { CODEBREAKING_PRESETS = 5 };

json_t *codebreaking_describe(const struct preset *preset);

/* Names of the two numbers of an answer; *second is NULL where there is only one. */
void codebreaking_names(const char **first, const char **second, const struct preset *preset, enum feedback_kind kind);

/* --- codebreaking_form.c --- */

enum action { ACTION_SECRET, ACTION_GUESS, ACTION_ANSWER, ACTION_CORRECT, ACTION_REVEAL, ACTION_COUNT };
extern const struct action_def codebreaking_actions[ACTION_COUNT];

enum { PROBLEM_CONTRADICTION, PROBLEM_ILLEGAL_CODE, PROBLEM_WRONG_ANSWER, PROBLEM_BAD_REVEAL, PROBLEM_COUNT };
extern const struct problem_def codebreaking_problems[PROBLEM_COUNT];

enum err codebreaking_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                                 struct problem *problem) MUST_CHECK;
json_t *codebreaking_action_schema(const struct preset *preset, const struct action_def *action);

/* The text of a member of an event's body; ERR_CORRUPT when there is none. */
enum err codebreaking_read_text(const char **out, size_t *out_length, const struct event *event, const char *member,
                                struct problem *problem) MUST_CHECK;

/* The member `code` as a legal code, or ERR_RULES. */
enum err codebreaking_read_code(struct code *out, const struct codebreaking_config *config, const struct event *event,
                                struct problem *problem) MUST_CHECK;

/* The answer to a guess as an event's body tells it; ERR_INVALID_VALUE when no answer to this guess can be so. */
enum err codebreaking_read_answer(struct feedback *out, const struct codebreaking_config *config,
                                  const struct code *guess, const struct event *event,
                                  struct problem *problem) MUST_CHECK;

/* Adds an attempt's answer to an object under the ruleset's names; false when there is no memory. */
bool codebreaking_put_answer(json_t *object, const struct codebreaking_config *config,
                             const struct attempt *attempt) MUST_CHECK;

/* The same, written behind the members of an object that is open. */
void codebreaking_write_answer(struct json_out *out, const struct codebreaking_config *config,
                               const struct constraint *attempt);

/* --- codebreaking_view.c --- */

json_t *codebreaking_record(const struct state *next, const struct event *action);
json_t *codebreaking_result(const struct state *state);
json_t *codebreaking_proof(const struct state *state);
size_t codebreaking_observation_size(const struct state *state);
void codebreaking_observe(const struct state *state, int viewer, struct observation *out);
void codebreaking_view(const struct observation *head, struct json_out *out);
void codebreaking_history(const struct observation *head, struct json_out *out);
enum err codebreaking_read_view(struct observation **out, const struct observation *head,
                                const json_t *view) MUST_CHECK;
json_t *codebreaking_view_event(const struct config *config, const struct event *event, int viewer);

/* --- codebreaking_race.c --- */

struct codebreaking_observation;

enum { RACE_SEATS_MAX = 10 };

/* How far everybody is. */
struct race_tally {
    uint16_t guesses[RACE_SEATS_MAX];
    seat_set solved;
    int best; /* guesses that the best of those still in needed, or NOT_CRACKED */
};
struct race_tally codebreaking_race_tally(const struct state *state);

/* The seats that may guess. */
seat_set codebreaking_race_seats(const struct state *state);

/* Ends the round where nobody is left to guess. */
void codebreaking_race_check(struct state *next);
void codebreaking_race_points(const struct state *state, double *out);

void codebreaking_race_observe(const struct state *state, int viewer, struct codebreaking_observation *out);

/* Writes the member `boards` behind those of an object that is open. */
void codebreaking_race_write(struct json_out *out, const struct codebreaking_observation *observation);

/* How many attempts the boards of a view tell of, and reads them behind the history. ERR_CORRUPT. */
size_t codebreaking_race_told(const json_t *boards);
enum err codebreaking_race_read(struct codebreaking_observation *out, const json_t *boards) MUST_CHECK;

/* The boards with all codes; NULL without memory. */
json_t *codebreaking_race_boards(const struct state *state);

/* Draws the guesses that a viewer cannot know anew, to be answered alike by the secret; false where that was not found. */
bool codebreaking_race_redraw(struct state *state, int viewer, struct rng *rng);

/* --- codebreaking_score.c --- */

void codebreaking_points(const struct state *state, double *out);
void codebreaking_score(struct round_score *out, const struct preset *preset, const json_t *result, int seat,
                        int seats);
int codebreaking_own_max_guesses(const struct preset *preset); /* 0 = no limit */
const char *codebreaking_won_at_once(const struct state *state, int *out_seat);
json_t *codebreaking_carry(const struct state *state);

/* Reads what the first round of a race handed on; ERR_CORRUPT when it cannot be that. */
enum err codebreaking_read_carry(int16_t *out, const json_t *carry, struct problem *problem) MUST_CHECK;

#endif
