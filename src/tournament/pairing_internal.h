/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files that pair a swiss share, and nobody else.
 */
#ifndef REFEREE_TOURNAMENT_PAIRING_INTERNAL_H
#define REFEREE_TOURNAMENT_PAIRING_INTERNAL_H

#include "pairing.h"

/* How much is asked of a pair, the most first. */
enum care {
    CARE_COLOURS, /* no two who both would like to lead, or both to follow */
    CARE_LIMITS,  /* no two of whom both must */
    CARE_TOP,     /* but top scorers, in the last round */
    CARE_NEW,     /* no two who have met */
    CARE_NOTHING,
};

/* pairing_colours.c: the preferences of FIDE's Dutch system (Handbook C.04.3, A.6), and who leads (part E of it). */

/* An entrant's wish: positive to lead, negative to follow. */
enum { WISH_NONE, WISH_MILD, WISH_STRONG, WISH_ABSOLUTE };
int colours_wish(const struct swiss_entrant *entrant);

/* May these two meet as far as colours go? is_top: an entrant whose absolute wish may be refused. */
bool colours_allow(const struct swiss_entrant *one, const struct swiss_entrant *other, enum care care);

/* Of two who meet, does the higher lead? `number`: of the pair, for two without a wish. */
bool colours_high_leads(const struct swiss_entrant *high, const struct swiss_entrant *low, size_t number);

/* A game more. */
void colours_note(struct swiss_entrant *entrant, bool leads);

/* pairing_ahead.c */

enum { AHEAD_MAX = 64 /* entrants for whom later rounds are thought of */ };

/* A round, as who meets whom: by index; the bye meets the one after the last. */
struct swiss_round {
    const struct swiss_entrant *entrants;
    int32_t n;        /* entrants */
    int32_t size;     /* with the one after the last, where n is odd */
    int32_t left;     /* rounds after this one */
    int32_t *partner; /* of each of size */
};

bool swiss_may_meet(const struct swiss_round *round, int32_t a, int32_t b, enum care care);

/*
 * Looks whether the rounds that are left can be paired after this one, and changes it where they could not: so that nobody
 * must meet again later, nor lead too often. ERR_NO_MEMORY.
 */
enum err pairing_look_ahead(struct swiss_round *round) MUST_CHECK;

#endif
