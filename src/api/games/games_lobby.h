/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The lobby as a stream.
 */
#ifndef REFEREE_API_GAMES_LOBBY_H
#define REFEREE_API_GAMES_LOBBY_H

#include "http/reply.h"
#include "http/request.h"

/* The answer to a list of games that is asked for as a stream. */
enum err games_lobby(struct request *request, struct reply *reply) MUST_CHECK;

#endif
