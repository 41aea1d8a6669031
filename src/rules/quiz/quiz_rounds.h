/* SPDX-License-Identifier: Apache-2.0 */
/* What the rounds of one game have to do with each other. */
#ifndef REFEREE_RULES_QUIZ_ROUNDS_H
#define REFEREE_RULES_QUIZ_ROUNDS_H

#include "quiz_family.h"

/* How many questions a round has for tie-breaks: only the last one of a game may have any. */
static inline int quiz_tie_questions(const struct quiz_config *config, int round) {
    bool has_any = contenders_of(config) > 1 && config->tie_break && round == config->head.rounds;
    return has_any ? QUIZ_TIE_QUESTIONS * QUIZ_TIES_MAX : 0;
}

/*
 * Which questions of a set were dealt, as text: each digit, hexadecimal, says it of four, in the order of their numbers and
 * from the lowest bit on. So it takes few bytes, whatever was dealt. What has no digit was not dealt.
 */
bool quiz_was_dealt(const char *digits, size_t number);

/* Bytes that a state has of it, for all sets of a table's deal. */
size_t quiz_dealt_size(const struct table *table);

/*
 * Notes it at *length, which goes on, of this deal and those before. False where the deal does not say which questions it
 * has, or the table which there were before, or one is dealt again; in an export nobody says so.
 */
bool quiz_take_dealt(struct state *state, size_t *length, const struct table *table);

/* What the next round must know of it: {"dealt": [those digits, by set]}; null where that is unknown. */
json_t *quiz_carry(const struct state *state);

/* Notes how the rounds before ended. */
void quiz_take_before(struct state *state, const struct table *table);

#endif
