/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The stages of heats as callers see them, from their rows.
 *
 * Who sits at which table everybody may know. What a table has scored, and which game it plays, is told to those who are at
 * its latest game, as games are, and to all once the stage is over, as then they see who went on.
 */
#ifndef REFEREE_API_TOURNAMENT_STAGES_H
#define REFEREE_API_TOURNAMENT_STAGES_H

#include "tournament_view.h"

/* Writes them, an array. */
enum err tournament_stages_view(struct json_out *out, struct db *db, const struct tournament_head *head) MUST_CHECK;

#endif
