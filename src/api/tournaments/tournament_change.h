/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the changes of a tournament have in common: its answer.
 */
#ifndef REFEREE_API_TOURNAMENT_CHANGE_H
#define REFEREE_API_TOURNAMENT_CHANGE_H

#include "api/change.h"
#include "tournament_view.h"

/* The head of a change's input. */
struct tournament_input {
    struct id id;
    struct tournament_head head; /* as it is with the change */
};

/* After the rows are written: reads what the answer shows, if any. */
enum err tournament_changed(struct tournament_input *input, struct request *request, struct tx *tx,
                            struct change *change, const struct id *id) MUST_CHECK;

/* For struct change_def: the tournament as its caller sees it, at the version that the change made. */
void tournament_change_render(const struct request *request, const struct change *change, struct names *names,
                              struct db *db, struct json_out *out);
void tournament_change_record(const struct change *change, struct json_out *out);
enum err tournament_change_recall(struct request *request, struct change *change, struct db *db) MUST_CHECK;
#define TOURNAMENT_CHANGE_ANSWER                                                                                \
    .render = tournament_change_render, .record = tournament_change_record, .recall = tournament_change_recall, \
    .recalls_long = true

#endif
