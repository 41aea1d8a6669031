/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The quiz: the family, and the kinds of its events.
 *
 * Contenders have the seats from 0, the question master, where there is one, the last. A round is parts; in a part of the
 * kind `chair` one contender at a time is asked question after question against one clock, in `all` everybody the same
 * question, in `sheet` everybody all questions at once. Questions come from stored sets (rules/stock.h), are dealt when the
 * round begins, and committed to one by one, so that those that were not put stay secret.
 */
#ifndef REFEREE_RULES_QUIZ_H
#define REFEREE_RULES_QUIZ_H

#include "rules/family.h"

extern const struct family quiz_family;

/* The indices of its actions, and behind them those of the events that the server makes by itself. */
enum quiz_event {
    QUIZ_READY,
    QUIZ_RESPONSE,
    QUIZ_HAND_IN,
    QUIZ_JUDGEMENT,
    QUIZ_APPEAL,
    QUIZ_VOTE,
    QUIZ_ACTIONS,
    QUIZ_PART = QUIZ_ACTIONS,
    QUIZ_QUESTION,
    QUIZ_CLOSED,
    QUIZ_BELL,
    QUIZ_STINT_OVER,
    QUIZ_RULING,
    QUIZ_TIE_BREAK,
    QUIZ_TIE_BREAK_OVER,
    QUIZ_EVENTS
};

#endif
