/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Messages of a shared database's outbox that wait for nothing: see service/sender.h. Belongs to the sender; what is said of an
 * outcome may come from the writer's thread.
 */
#ifndef REFEREE_SERVICE_RELEASE_H
#define REFEREE_SERVICE_RELEASE_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "core/writer.h"
#include "util/err.h"
#include "util/id.h"

/* Beyond so many outcomes within two seconds, all that wait are looked at. */
enum { RELEASE_MAX = 512, RELEASE_AT_ONCE = 100 };

struct release {
    struct job job; /* first */
    struct writer *writer;
    pthread_mutex_t lock; /* of what follows */
    int first, count;     /* outcomes that have not been asked after again, a ring */
    struct {
        struct id delivery;
        int64_t at;
    } outcomes[RELEASE_MAX];
    int64_t all_at; /* when whatever waits is to be looked at; 0 = not */
    bool is_busy;   /* the job is with the writer, and has: */
    int taken;      /* so many of the outcomes */
    bool has_all;   /* and whatever waits, */
    bool has_more;  /* of which there may be more */
};

void release_init(struct release *release);
void release_free(struct release *release);

/* Whoever sends has begun; waits: messages do, and it is not known for what. */
void release_begin(struct release *release, struct writer *writer, bool waits);

/* The outcome of a message was noted, and it has ended. Any thread. */
void release_note(struct release *release, const struct id *delivery, int64_t now);

/* Asks once more after what is due for it. Returns for how long there is nothing to be asked, ms. */
int release_look(struct release *release, int64_t now, int idle_ms);

#endif
