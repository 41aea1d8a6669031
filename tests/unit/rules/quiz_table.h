/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A table at which a quiz is played in tests, with a clock: what is due happens when it is due, as the engine lets it.
 *
 * Every question is told by canaries: question 17 of a set has the text "zq017 ...", the accepted answer "za017". After every
 * event the canaries in everything that any viewer gets are held against what they may know, which is reckoned here from the
 * events alone.
 */
#ifndef REFEREE_TESTS_UNIT_RULES_QUIZ_TABLE_H
#define REFEREE_TESTS_UNIT_RULES_QUIZ_TABLE_H

#include "play.h"
#include "quiz.h"
#include "rules/quiz.h"
#include "support/shelf.h"

enum { TABLE_PUT_MAX = 400, TABLE_NUMBERS = 1000 };

/* What is known of a question that was put. */
struct put_question {
    int number;    /* of its canaries */
    int seat;      /* NONE (-1): everybody's */
    int tie;       /* 0 = none */
    seat_set said; /* seats that gave its answer */
    bool is_open, is_told, is_passed;
    bool is_judged; /* at once, so that the answer is told before it is closed */
};

struct quiz_table {
    struct config *config;
    struct state *state;
    int round;
    json_t *carry;                              /* what the round before handed on */
    double points[SEATS_MAX], minor[SEATS_MAX]; /* of the rounds before */
    json_t *deal, *log; /* of the round; log: the events as recorded, each with at, kind, seat, body */
    struct rng rng;
    int64_t began, at;
    int64_t seq;
    struct problem problem;
    struct put_question put[TABLE_PUT_MAX]; /* in the round */
    size_t put_count;
    bool was_dealt[TABLE_NUMBERS]; /* in any, by the number of its canaries */
    int tie;
    bool is_aloud;
};

/* Configures; on failure the table holds the problem, and is closed all the same. officials: 1 with a master. */
enum err quiz_table_configure(struct quiz_table *table, const char *ruleset, const char *options, int contenders,
                              int officials) MUST_CHECK;

/* The same where it must succeed, dealt and begun, at 1,000,000 ms. */
void quiz_table_open(struct quiz_table *table, const char *ruleset, const char *options, int contenders, int officials);
void quiz_table_close(struct quiz_table *table);

/* The next round, as the one before is over; moments are from its begin on. Fails where a question is dealt again. */
void quiz_table_next(struct quiz_table *table);

/* Something done at a moment after the begin, behind all that was due before. */
enum err quiz_table_try(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body) MUST_CHECK;
void quiz_table_do(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body);
bool quiz_table_refused(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body,
                        enum err err, const char *pointer);

/* The right or a wrong response to the question open, or a pass. */
void quiz_table_right(struct quiz_table *table, int64_t at, int seat);
void quiz_table_wrong(struct quiz_table *table, int64_t at, int seat);
void quiz_table_pass(struct quiz_table *table, int64_t at, int seat);

/* Every contender says it. */
void quiz_table_ready_all(struct quiz_table *table, int64_t at);

/* Is the question put last a text? And wrong responses, each a millisecond later, until it is. */
bool quiz_table_is_text(const struct quiz_table *table);
void quiz_table_find_text(struct quiz_table *table, int64_t at, int seat);

/* All that is due up to a moment, that moment too. */
void quiz_table_wait(struct quiz_table *table, int64_t at);

bool quiz_table_is_over(const struct quiz_table *table);

/* Members of the view: the text of "phase", or a value by a path such as "scores/0/points"; the value is released. */
json_t *quiz_table_see(struct quiz_table *table, int viewer, const char *path);
bool quiz_table_is(struct quiz_table *table, int viewer, const char *path, const char *expected);

/* How many events of a kind there are; and the last one's body, borrowed, NULL where there is none. */
size_t quiz_table_count(const struct quiz_table *table, const char *kind);
const json_t *quiz_table_last(const struct quiz_table *table, const char *kind);
int64_t quiz_table_last_at(const struct quiz_table *table, const char *kind);

/* Does an event of the kind come at exactly this moment, and none from now on before it? */
bool quiz_table_comes(struct quiz_table *table, const char *kind, int64_t at);

/* The table's event as a viewer sees it, by its index in the log; owned. */
json_t *quiz_table_event(const struct quiz_table *table, size_t index, int viewer);

#endif
