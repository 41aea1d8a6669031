/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Something that acts by itself, from its start to its stop: one shape for all of them.
 *
 * A service is made before the writer, by a function of its own module, so that it hears of what the writer's first batch
 * has changed; it acts between start and stop, while the writer runs; and it is freed after the writer has stopped.
 */
#ifndef REFEREE_SERVICE_SERVICE_H
#define REFEREE_SERVICE_SERVICE_H

#include "core/changes.h"
#include "util/err.h"

struct writer;

/* The first member of each of them. */
struct service {
    const char *name;         /* for messages: "the clocks" */
    struct listener listener; /* what it wants to be told by the writer; all zeros: nothing */
    /* Begins to act. ERR_STORE, ERR_NO_MEMORY. */
    enum err (*start)(struct service *service, struct writer *writer);
    /* Acts no more, and has nothing with the writer. Also where it was never started, or could not be. */
    void (*stop)(struct service *service);
    void (*free)(struct service *service);
};

#endif
