/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is said beside the game itself: refusals, hints, how others join, what is to be kept.
 */
#ifndef REFEREE_TERMINAL_SAY_H
#define REFEREE_TERMINAL_SAY_H

#include <jansson.h>

#include "command.h"
#include "util/buf.h"

/* A problem of the client's own, in the form of the server's (RFC 9457). The caller owns it. */
json_t *say_problem(const char *title, const char *detail);

/* A detail without the JSON Pointer in front of it, which is nothing to somebody who has typed words. */
const char *say_without_pointer(const char *detail);

/* What a hint advises, as it would be typed. */
void say_hint(struct buf *out, const json_t *game, const json_t *hint);

/* How somebody else comes into a game that waits for players; nothing of others. */
void say_how_to_join(struct buf *out, const char *server, const json_t *game);

/* The nonce of a commitment that was just made; nothing for other requests. */
void say_commitment(struct buf *out, const struct commitment *commitment, const struct request *request);

#endif
