/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The client seed in a body: what a player adds to the chance of a game with dice.
 */
#ifndef REFEREE_API_CLIENT_SEED_H
#define REFEREE_API_CLIENT_SEED_H

#include "play/play.h"
#include "util/err.h"
#include "util/json.h"
#include "util/problem.h"

/* Absent, null and "" are none. ERR_INVALID_VALUE at /client_seed. Borrows from the body. */
enum err client_seed_read(struct client_seed *out, struct json_text text, struct problem *problem) MUST_CHECK;

#endif
