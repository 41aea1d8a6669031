/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game that is to be made.
 */
#ifndef REFEREE_GAME_NEW_GAME_H
#define REFEREE_GAME_NEW_GAME_H

#include <stdbool.h>
#include <stddef.h>

#include "game/brought.h"
#include "game/game.h"
#include "game/time_control.h"
#include "rules/family.h"
#include "util/id.h"

/* A new game: who sits where and what it is. All of it is borrowed. */
struct new_game {
    const struct config *config;
    bool is_public;
    bool ranked;
    bool is_rematch; /* nobody has named the players: they are those of another game */
    struct time_control time_control;
    struct id tournament;             /* that it is a game of; none = of none */
    struct seat seats[SEATS_MAX];     /* config->seats of them */
    const char *names[SEATS_MAX];     /* of seats that are named */
    int8_t opponents[SEATS_MAX];      /* by seat: which of the request's opponents it is for, from 0 */
    struct bringing bringing;         /* the creator's */
    const struct brought *brought;    /* by all who sit there, where nobody makes it; NULL: nothing */
    const unsigned char *server_seed; /* where the family is seeded: SERVER_SEED_SIZE bytes, or NULL: drawn */
    const unsigned char *deal_seed;   /* others play it too, each alone: RNG_SEED_BYTES bytes; NULL: nobody does */
};

#endif
