/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A value that is worked out when it is first asked for, and const from then on.
 *
 * For tables that take a moment to compute and that not every server needs. It is the one thing in the program that is
 * static and changes, and it changes once: nobody can tell, except by the time that the first call takes. Whoever asks
 * meanwhile waits for the first. The value is never freed.
 *
 *     static struct lazy table = LAZY_INIT;
 *     enum err err = lazy_get(&value, &table, make_table, NULL);
 */
#ifndef REFEREE_UTIL_LAZY_H
#define REFEREE_UTIL_LAZY_H

#include <pthread.h>
#include <stdatomic.h>

#include "util/err.h"

struct lazy {
    pthread_mutex_t lock;
    _Atomic(const void *) value;
};

#define LAZY_INIT \
    { PTHREAD_MUTEX_INITIALIZER, NULL }

/*
 * The value; made first, where it has not been yet, by `make`, which is given the context and must do the same for all.
 * Borrowed. Any thread. Errors as make's: then the next call tries again.
 */
enum err lazy_get(const void **out, struct lazy *lazy, enum err (*make)(const void **out, const void *context),
                  const void *context) MUST_CHECK;

#endif
