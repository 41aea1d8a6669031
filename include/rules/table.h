/* SPDX-License-Identifier: Apache-2.0 */
/* What the engine tells a family about the table at the start of a round. */
#ifndef REFEREE_RULES_TABLE_H
#define REFEREE_RULES_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/seat_set.h"

struct quiz_set;
struct stock_share;

/*
 * What all chance of a game follows from, where its family is seeded: drawn and committed to when the game is made, told
 * when it is over. See util/dice.h for what is made of it.
 */
struct seeds {
    const unsigned char *server; /* SERVER_SEED_SIZE bytes; secret */
    const char *clients;         /* those of the players in the order of the seats, joined by commas */
};

/* What a seat has chosen that has chosen nothing. */
enum { CHOSEN_NONE = UINT8_MAX };

struct table {
    int round;                 /* from 1 */
    int64_t at;                /* when it begins, ms since 1970 */
    int leader;                /* seat or LEADER_SERVER */
    seat_set out;              /* seats that have resigned from the match */
    const json_t *deal;        /* what `deal` drew for this round, or NULL */
    const json_t *carry;       /* what the round before handed on, or NULL */
    const double *points;      /* by seat, of the rounds before; NULL: there are none */
    const double *minor;       /* with it: likewise what tells equal points apart; 0 where the family has none of it */
    const struct seeds *seeds; /* where the family is seeded, else NULL */
    bool duplicate;            /* others, alone too, get the same by chance: what falls must not depend on how often */
    const struct quiz_set *const *sets; /* for `deal` alone: what `needs` names, in its order */
    const struct stock_share *share;    /* for `deal` alone: what of these it may be dealt; NULL: all */
    /* By seat what they have brought, as brought->find numbers it, or CHOSEN_NONE; NULL where nothing that it knows is. */
    const uint8_t *chosen;
    int rules; /* the rules_version that the round is played under, from 1; never newer than the family's */
};

#endif
