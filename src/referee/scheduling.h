/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scheduler of a server, as its settings have it.
 */
#ifndef REFEREE_SCHEDULING_H
#define REFEREE_SCHEDULING_H

#include "referee/settings.h"
#include "util/scheduler.h"

/* The log outlives it; as scheduler_start. */
enum err scheduling_start(struct scheduler **out, const struct settings *settings, struct log *log) MUST_CHECK;

#endif
