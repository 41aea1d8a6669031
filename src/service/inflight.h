/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Actions in one game on their way to the writer, and those among them that wait for something due before them.
 *
 * Whoever calls holds the lock of the clocks, under which a timer and its actions are.
 */
#ifndef REFEREE_SERVICE_INFLIGHT_H
#define REFEREE_SERVICE_INFLIGHT_H

#include <stdbool.h>
#include <stdint.h>

#include "service/clock_service.h"

struct timer;
struct writer;

/* Notes an action that has arrived, and forgets one that was noted. */
void inflight_enter(struct inflight_move *inflight, struct timer *timer, int64_t at);
void inflight_leave(struct inflight_move *inflight);

/* Is one on its way that has arrived in time? What waits has arrived later. */
bool inflight_is_in_time(const struct timer *timer);

/* Does one wait for what is due before it? */
bool inflight_waits(const struct timer *timer);

/*
 * Gives the writer the jobs of those that waited for something that is done now, or is due only later; or of all that wait
 * (as timer_heap_each calls it, with the writer). What the writer does not take is done, as ERR_BUSY.
 */
void inflight_let_go(struct writer *writer, struct timer *timer);
void inflight_let_all_go(void *writer, struct timer *timer);

#endif
