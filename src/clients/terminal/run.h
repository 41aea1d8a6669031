/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game in the terminal from the first view to the last: what is typed is done, what happens is told.
 */
#ifndef REFEREE_TERMINAL_RUN_H
#define REFEREE_TERMINAL_RUN_H

#include "session.h"

enum terminal_mode {
    TERMINAL_SCREEN, /* a terminal with keys and a line that is written over */
    TERMINAL_PLAIN,  /* lines in, paragraphs out */
    TERMINAL_JSON,   /* lines in, what the server answers out */
};

enum run_end {
    RUN_OVER,  /* the game is over, or was left by `quit` */
    RUN_SHORT, /* the input ended before, or the server is gone, or nobody reads what is written */
};

/*
 * Plays the session's game. `signals` is the end of a pipe from which numbers of signals are read, one a byte: SIGWINCH,
 * SIGTSTP, and those that end the program, for which *session->stopped is set too.
 */
enum run_end run_game(struct session *session, enum terminal_mode mode, int signals);

#endif
