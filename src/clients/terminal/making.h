/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a session comes by its game: a ruleset that there is, options, an opponent, questions, or a code to join by.
 *
 * Each function writes a message to stderr when it is not SESSION_GOOD.
 */
#ifndef REFEREE_TERMINAL_MAKING_H
#define REFEREE_TERMINAL_MAKING_H

#include "session.h"

/* Is the ruleset one of the server's? SESSION_USAGE, with those that there are, if not. */
enum session_end making_check_ruleset(struct session *session, const struct session_wish *wish);

/* Makes a game, or joins one: the session's view is that of it. */
enum session_end making_create(struct session *session, const struct session_wish *wish);
enum session_end making_join(struct session *session, const struct session_wish *wish);

/* What the server says of the ruleset of the game that was joined. */
enum session_end making_read_ruleset(struct session *session);

#endif
