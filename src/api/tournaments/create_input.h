/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament that is to be made, while its request is read.
 */
#ifndef REFEREE_API_CREATE_INPUT_H
#define REFEREE_API_CREATE_INPUT_H

#include "game/time_control.h"
#include "heats_input.h"
#include "http/request.h"
#include "tournament/tournament.h"
#include "tournament/tournament_making.h"
#include "tournament_change.h"
#include "util/player_name.h"

struct create_input {
    struct tournament_input head; /* first */
    struct db *db;                /* for looking players up, while the body is read */
    const struct config *config;  /* a reference: of a table with all who may sit there */
    enum tournament_format format;
    bool duplicate, is_private;
    struct heats_input heats;         /* of heats alone */
    struct time_control time_control; /* of the games with people */
    int64_t games, count, people;
    struct id *players; /* of the people, in the arena */
    char seed[TOURNAMENT_SEED_MAX + 1];
    bool seeded;
    char name[TITLE_BYTES_MAX + 1]; /* "" = none */
    json_t *options;                /* in place of those that were sent; owned, NULL = these stand */
    json_t *body;                   /* of the event, while the body is read */
    char *text;                     /* the same as text, and the plan; malloc'ed */
    char *plan;
    struct tournament_making making; /* its tournament is owned */
};

/* Checks all entrants and adds the event's list of them to an array. */
enum err create_read_entrants(struct create_input *input, struct request *request, const json_t *items,
                              json_t *entrants) MUST_CHECK;

#endif
