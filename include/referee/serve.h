/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A server from its start to its end, in whatever thread calls: `referee serve` is one that a signal ends, and `referee play`
 * has one of its own beside the game.
 */
#ifndef REFEREE_SERVE_H
#define REFEREE_SERVE_H

#include "referee/settings.h"

/*
 * Called when the server answers; it ends when this returns. `address` is where it is, as a URL, borrowed until then. What
 * is returned is told in the log: the signal that has ended it, 0 for none.
 */
typedef int serve_wait_function(void *context, const char *address);

/*
 * Serves as the settings say. The caller has blocked the signals that it waits for, so that all threads of the server leave
 * them alone. EXIT_SUCCESS; EXIT_FAILURE or EXIT_USAGE after a message on stderr, and then `wait` was not called.
 */
int serve_until(const struct settings *settings, serve_wait_function *wait, void *context);

#endif
