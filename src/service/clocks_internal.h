/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What clocks.c and clocks_recover.c share.
 */
#ifndef REFEREE_SERVICE_CLOCKS_INTERNAL_H
#define REFEREE_SERVICE_CLOCKS_INTERNAL_H

#include "service/clocks.h"

/* Notes when a game's next deadline is. Any thread. */
void clocks_note(struct clocks *clocks, const struct game *game);

/*
 * Credits an outage to all games in which somebody's time runs, and notes their deadlines. On a thread that may wait for the
 * writer. ERR_STORE when they cannot be listed, or all of them when the store takes no changes.
 */
enum err clocks_credit(struct clocks *clocks, const struct outage *outage) MUST_CHECK;

/* The same since the server before this one was last alive. */
enum err clocks_recover(struct clocks *clocks) MUST_CHECK;

const struct clocks_options *clocks_options(const struct clocks *clocks);
struct writer *clocks_writer(const struct clocks *clocks);

#endif
