/* SPDX-License-Identifier: Apache-2.0 */
#include "quiz_met.h"

#include <stdlib.h>

/* A question at its place in the order. */
struct met_question {
    uint32_t met, place, number;
};

static int compare(const void *a, const void *b) {
    const struct met_question *one = a;
    const struct met_question *other = b;
    return one->met != other->met ? (one->met > other->met) - (one->met < other->met)
                                  : (one->place > other->place) - (one->place < other->place);
}

bool quiz_put_met_last(uint32_t *order, struct arena *arena, const struct quiz_set *set) {
    if (set->met == NULL) {
        return true;
    }
    struct met_question *sorted = arena_alloc(arena, set->count * sizeof *sorted);
    if (sorted == NULL) {
        return false;
    }
    for (size_t i = 0; i < set->count; i++) {
        sorted[i] = (struct met_question){set->met[order[i]], (uint32_t)i, order[i]};
    }
    qsort(sorted, set->count, sizeof *sorted, compare);
    for (size_t i = 0; i < set->count; i++) {
        order[i] = sorted[i].number;
    }
    return true;
}

void quiz_mix(uint32_t *numbers, size_t count, struct rng *rng) {
    for (uint32_t i = 1; i < count; i++) {
        uint32_t other = rng_below(rng, i + 1);
        uint32_t number = numbers[i];
        numbers[i] = numbers[other];
        numbers[other] = number;
    }
}
