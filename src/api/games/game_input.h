/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game that is to be made, while its request is read.
 */
#ifndef REFEREE_API_GAME_INPUT_H
#define REFEREE_API_GAME_INPUT_H

#include "bringing.h"
#include "game/new_game.h"
#include "guest.h"
#include "http/request.h"
#include "roles.h"
#include "util/json.h"

struct game_body {
    struct json_text ruleset, role, visibility;
    struct json_integer seat;
    struct json_boolean ranked, await_client_seed;
    const json_t *options, *opponents, *time_control;
    struct bringing_texts brought;
};

struct game_input {
    struct game_body body;
    struct guest guest;
    struct new_game game; /* seats of opponents filled in; the creator's seat has its status only */
    struct table_roles roles;
    int seats[SEATS_MAX + 1]; /* the creator's, or -1, then the opponents' */
    bool only_bots;           /* who sit there */
};

/*
 * Fills in the seats of the opponents, all of them open where none are named: create_seats.c. The config is known, and
 * which seats are whose; db is for looking players up. ERR_INVALID_VALUE.
 */
enum err create_read_opponents(struct game_input *input, struct request *request, struct db *db) MUST_CHECK;

#endif
