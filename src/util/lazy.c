/* SPDX-License-Identifier: Apache-2.0 */
/* One lock for making; once there is a value, nothing but a look at a pointer. */
#include "util/lazy.h"

#include <stddef.h>

enum err lazy_get(const void **out, struct lazy *lazy, enum err (*make)(const void **out, const void *context),
                  const void *context) {
    const void *value = atomic_load_explicit(&lazy->value, memory_order_acquire);
    if (value != NULL) {
        *out = value;
        return OK;
    }
    enum err err = OK;
    pthread_mutex_lock(&lazy->lock);
    value = atomic_load_explicit(&lazy->value, memory_order_relaxed);
    if (value == NULL) {
        err = make(&value, context);
    }
    if (err == OK) {
        atomic_store_explicit(&lazy->value, value, memory_order_release);
        *out = value;
    }
    pthread_mutex_unlock(&lazy->lock);
    return err;
}
