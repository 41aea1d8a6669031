/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What clock_service.c and clock_service_recover.c share.
 */
#ifndef REFEREE_SERVICE_CLOCK_SERVICE_INTERNAL_H
#define REFEREE_SERVICE_CLOCK_SERVICE_INTERNAL_H

#include "service/clock_service.h"

/* Notes when a game's next deadline is. Any thread. */
void clock_service_note(struct clock_service *clocks, const struct game *game);

/*
 * Credits an outage to all games in which somebody's time runs, and notes their deadlines. On a thread that may wait for
 * the writer. ERR_STORE when they cannot be listed, or all of them when the store takes no changes.
 */
enum err clock_service_credit(struct clock_service *clocks, const struct outage *outage) MUST_CHECK;

/* The same since the server before this one was last alive. */
enum err clock_service_recover(struct clock_service *clocks) MUST_CHECK;

const struct clock_service_options *clock_service_options(const struct clock_service *clocks);
struct writer *clock_service_writer(const struct clock_service *clocks);

#endif
