/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who of those named in a request for a new game competes, who is an official, and which seats are theirs.
 */
#ifndef REFEREE_API_GAMES_ROLES_H
#define REFEREE_API_GAMES_ROLES_H

#include "rules/family.h"
#include "util/json.h"
#include "util/problem.h"

struct table_roles {
    bool creator_officiates;
    bool creator_watches; /* and sits nowhere */
    seat_set officials;   /* of the opponents, by their place in the request, not by seat */
};

/*
 * Reads `role` of a request and of its opponents (NULL: none named), before anything else is known of these; watches:
 * whoever makes the game has no seat. Without a ruleset of that name there is nothing to be wrong. ERR_INVALID_VALUE.
 */
enum err roles_read(struct table_roles *out, const struct json_text *ruleset, const struct json_text *role,
                    const json_t *opponents, bool watches, struct problem *problem) MUST_CHECK;

int roles_count_officials(const struct table_roles *roles);

/*
 * The seats, of a table with this config: out[0] is the creator's (-1 where they watch), the others are the opponents' in
 * order. `wanted` is the seat that the creator asked for, counted among those that compete; they go round the table from
 * there. Officials have the last ones.
 */
void roles_seat(int out[static SEATS_MAX + 1], const struct table_roles *roles, const struct config *config,
                int wanted);

#endif
