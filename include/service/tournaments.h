/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tournaments of the server at play: threads of the scheduler that do what is to be done next in each of them.
 *
 * A thread folds a tournament from its log, asks it what to do (tournament_next), does it, and has the writer append what
 * came of it: up to some hundred games in one job. A game among built-in bots is played by the thread itself, in memory.
 * Several tournaments take turns, a slice of time each, and one is only ever in the hands of one thread; so its games come
 * out in one order, whatever the number of threads. Nothing is kept that does not follow from the log: whatever a crash
 * cuts off is played again, and comes out the same.
 *
 * Their lane runs at a lower priority than the rest of the server: nobody's move waits for a tournament.
 */
#ifndef REFEREE_SERVICE_TOURNAMENTS_H
#define REFEREE_SERVICE_TOURNAMENTS_H

#include <stdatomic.h>

#include "service/service.h"
#include "tournament/tournament_work.h"
#include "util/err.h"
#include "util/id.h"

struct tournaments;
struct writer;

struct tournaments_metrics {
    atomic_uint_fast64_t games; /* played in memory and written */
    atomic_uint_fast64_t live;  /* tournaments in the hands of the threads, or waiting for them */
};

enum err tournaments_create(struct tournaments **out, const struct tournaments_options *options) MUST_CHECK;

/* As a service. It begins with the tournaments that were running; the stop ends what is thought and awaits the writer. */
struct service *tournaments_service(struct tournaments *tournaments);

const struct tournaments_metrics *tournaments_metrics(const struct tournaments *tournaments);

#endif
