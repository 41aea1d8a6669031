/* SPDX-License-Identifier: Apache-2.0 */
#include "latencies.h"

#include <stdlib.h>
#include <string.h>

static bool make_room(struct latencies *latencies, size_t wanted) {
    size_t room = latencies->room > 0 ? latencies->room : 1 << 16;
    uint32_t *larger;

    if (wanted <= latencies->room) {
        return true;
    }
    while (room < wanted) {
        room *= 2;
    }
    larger = realloc(latencies->microseconds, room * sizeof *larger);
    if (larger == NULL) {
        return false;
    }
    latencies->microseconds = larger;
    latencies->room = room;
    return true;
}

bool latencies_note(struct latencies *latencies, uint64_t nanoseconds) {
    uint64_t microseconds = nanoseconds / 1000;

    if (!make_room(latencies, latencies->count + 1)) {
        return false;
    }
    latencies->microseconds[latencies->count++] = microseconds > UINT32_MAX ? UINT32_MAX : (uint32_t)microseconds;
    return true;
}

bool latencies_add(struct latencies *latencies, const struct latencies *from) {
    if (from->count == 0) {
        return true;
    }
    if (!make_room(latencies, latencies->count + from->count)) {
        return false;
    }
    memcpy(latencies->microseconds + latencies->count, from->microseconds, from->count * sizeof *from->microseconds);
    latencies->count += from->count;
    return true;
}

static int compare(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

    return (a > b) - (a < b);
}

void latencies_sort(struct latencies *latencies) {
    if (latencies->count > 0) {
        qsort(latencies->microseconds, latencies->count, sizeof *latencies->microseconds, compare);
    }
}

uint32_t latencies_percentile(const struct latencies *latencies, double share) {
    if (latencies->count == 0) {
        return 0;
    }
    return latencies->microseconds[(size_t)((double)(latencies->count - 1) * share)];
}

void latencies_free(struct latencies *latencies) {
    free(latencies->microseconds);
    *latencies = (struct latencies){0};
}
