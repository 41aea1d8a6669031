/* SPDX-License-Identifier: Apache-2.0 */
#include "game/seat_names.h"

#include <stdlib.h>

struct seat_names *seat_names_create(void) {
    struct seat_names *names = calloc(1, sizeof *names);
    if (names != NULL) {
        atomic_init(&names->references, 1);
    }
    return names;
}

const struct seat_names *seat_names_ref(const struct seat_names *names) {
    if (names != NULL) {
        struct seat_names *shared = (struct seat_names *)names; /* only the count changes */
        (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    }
    return names;
}

void seat_names_release(const struct seat_names *names) {
    struct seat_names *shared = (struct seat_names *)names;
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

size_t seat_names_size(const struct seat_names *names) {
    return names == NULL ? 0 : sizeof *names;
}
