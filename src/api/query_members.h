/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which members of a query the endpoints know, and what these may be: the one place where that is said. The table of
 * endpoints refers to it, requests are held against it, endpoints read by it, and the contract must say the same
 * (scripts/bundle-contract).
 *
 * A list of members ends with one without a name.
 */
#ifndef REFEREE_API_QUERY_MEMBERS_H
#define REFEREE_API_QUERY_MEMBERS_H

#include "http/query.h"

extern const struct query_member query_wait[];        /* of all that can be held, and has no other member */
extern const struct query_member query_page[];        /* of lists in the order of ids */
extern const struct query_member query_events[];      /* of events by number */
extern const struct query_member query_game_events[]; /* likewise, as a seat sees them */
extern const struct query_member query_game[];
extern const struct query_member query_games[];
extern const struct query_member query_history[];
extern const struct query_member query_analysis[];
extern const struct query_member query_hint[];
extern const struct query_member query_export[];
extern const struct query_member query_results[];
extern const struct query_member query_ratings[];
extern const struct query_member query_leaderboard[];
extern const struct query_member query_tournaments[];
extern const struct query_member query_tournament[];
extern const struct query_member query_tournament_games[];
extern const struct query_member query_sets[];
extern const struct query_member query_set_upload[];
extern const struct query_member query_set_append[];
extern const struct query_member query_questions[];

#endif
