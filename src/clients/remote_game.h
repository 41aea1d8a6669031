/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Playing one game through the public interface: with a built-in bot, or with an engine that runs as a process.
 */
#ifndef REFEREE_REMOTE_GAME_H
#define REFEREE_REMOTE_GAME_H

#include <stdatomic.h>
#include <stdbool.h>

#include "client.h"

struct bot_means {
    const char *token;    /* what a bot must keep in mind is derived from it */
    const char *strategy; /* the name of a built-in bot */
    int level;            /* of it; 0: its full strength */
    const char *engine;   /* or a command of the shell */
    long think_ms;        /* for a move, at most; less when the game's clock demands it */
    bool leaves_idle;     /* comes back when nothing has happened for a while */
    const atomic_int *stopped;
};

enum remote_game_end {
    REMOTE_GAME_OVER, /* it is finished or aborted */
    REMOTE_GAME_IDLE, /* left because nothing happened */
    REMOTE_GAME_LEFT, /* stopped, or cannot be played, or the engine has failed */
};

/*
 * Joins the game if the caller is invited and can play it (and declines it if not), and plays it to its end. An engine that
 * fails resigns the game. What is done is written to stdout, a line each, and what went wrong to stderr.
 */
enum remote_game_end remote_game_play(struct client *client, const struct bot_means *means, const char *game);

#endif
