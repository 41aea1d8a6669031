/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A family for tests of what falls due by itself, as long as no game that people play needs all of it.
 *
 * A round is a number of questions, put to all seats at once. It waits for a seat that says `ready`, at most `ready` ms
 * (0: for ever). Then all may `answer` once, until `grace` ms after the bell, which rings `bell` ms after the question was
 * put; a question is closed by itself: when all have answered, at once, else when the grace is over. The next one is put
 * `pause` ms later, with 0 at once. Every answer is a point. `answers` are in the view with the ms that they took. A word is
 * dealt for each question; of those that were not put no export tells.
 *
 * Rulesets: bell, without time-outs; timed-bell, where a clock can be agreed.
 */
#ifndef REFEREE_TESTS_SUPPORT_BELL_H
#define REFEREE_TESTS_SUPPORT_BELL_H

#include "rules/family.h"

/* From here on family_find_preset finds its rulesets, in this process. */
void bell_install(void);

#endif
