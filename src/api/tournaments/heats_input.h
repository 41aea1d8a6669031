/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a request for heats says that no other does.
 */
#ifndef REFEREE_API_HEATS_INPUT_H
#define REFEREE_API_HEATS_INPUT_H

#include <jansson.h>

#include "game/config_cache.h"
#include "rules/family.h"
#include "store/db.h"
#include "util/id.h"
#include "util/json.h"
#include "util/problem.h"

struct heats_body {
    struct json_integer table, advance;
    struct json_text master;
};

struct heats_input {
    int32_t table, advance;
    struct id master;    /* none = nobody */
    long choose_seconds; /* so long contenders may choose, where they do */
};

/* In any other format: refuses what is of heats alone. */
enum err heats_refuse(const struct heats_body *body, struct problem *problem) MUST_CHECK;

/* What does not depend on the ruleset. db: for looking up the master, and whether they have blocked who makes the heats. */
enum err heats_read(struct heats_input *out, const struct heats_body *body, int64_t entrants, const struct id *creator,
                    struct db *db, struct problem *problem) MUST_CHECK;

/* Can the ruleset be played at such tables? */
enum err heats_check_seats(const struct heats_input *heats, const struct family *family, const struct preset *preset,
                           bool duplicate, struct problem *problem) MUST_CHECK;

/*
 * The config of a full table, a reference, where the options do for all smaller tables that there can be. With a duplicate
 * deal everybody has a table to themselves. setup: all but who sits there.
 */
enum err heats_find_config(const struct config **out, const struct heats_input *heats, struct config_cache *configs,
                           const struct preset *preset, const struct setup *setup, int64_t entrants, bool duplicate,
                           struct problem *problem) MUST_CHECK;

/* Where contenders choose what they are asked of: is there enough for all of them in all stages? ERR_INVALID_VALUE. */
enum err heats_check_subjects(const struct heats_input *heats, const struct config *config, int64_t entrants,
                              struct problem *problem) MUST_CHECK;

/* Puts the members of the first event that are of heats alone. */
bool heats_put(json_t *event, const struct heats_input *heats, const struct config *config) MUST_CHECK;

#endif
