/* SPDX-License-Identifier: Apache-2.0 */
#include "game/seat_names.h"

#include <stdlib.h>

static size_t size_of(int seats) {
    return sizeof(struct seat_names) + (size_t)seats * (NAME_BYTES_MAX + 1);
}

struct seat_names *seat_names_create(int seats) {
    struct seat_names *names = calloc(1, size_of(seats));
    if (names != NULL) {
        atomic_init(&names->references, 1);
        names->seats = seats;
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
    return names == NULL ? 0 : size_of(names->seats);
}
