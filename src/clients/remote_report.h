/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a program that plays says of what it does: to stdout, each line begun with the game, and in one piece, as the games
 * of a player are played by several processes.
 */
#ifndef REFEREE_REMOTE_REPORT_H
#define REFEREE_REMOTE_REPORT_H

#include <jansson.h>

/* An action was taken, such as "moves", with this body or NULL. Of a secret only that it was made. */
void report_action(const char *game, const char *what, const json_t *body);

/* The game is over, as its view says it, for whoever has this seat. */
void report_end(const char *game, const json_t *view, int seat);

#endif
