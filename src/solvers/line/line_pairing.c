/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Windows that follow each other in a row share fields, and a pair among those serves them all: so windows are put
 * together as long as they share two empty fields. Each such group is then to have two fields of its own, which is a
 * matching in a bipartite graph, found by augmenting paths. Not every pairing that exists is found so.
 */
#include "line_pairing.h"

#include <string.h>

enum { GROUPS_MAX = LINE_CELLS / 2, NO_GROUP = -1 };

struct group {
    int start, step; /* of the row: its first field, and from one to the next */
    uint32_t fields; /* any two of these will do: places in the row, as bits */
};

struct pairing {
    int side, length;
    const struct line_position *position;
    struct group groups[GROUPS_MAX];
    int count;
    int16_t owner[LINE_CELLS]; /* the group that has the field */
    bool seen[LINE_CELLS];
};

/* ---- the groups ---- */

static bool add_group(struct pairing *pairing, int start, int step, uint32_t fields) {
    if (2 * (pairing->count + 1) > pairing->position->empty) {
        return false;
    }
    pairing->groups[pairing->count++] = (struct group){start, step, fields};
    return true;
}

/* Groups the windows of one row. False when they cannot all have two fields. */
static bool group_row(struct pairing *pairing, int start, int step, int length) {
    uint32_t empty = 0;
    uint32_t barred = 0;
    for (int i = 0; i < length; i++) {
        int stone = pairing->position->fields[start + i * step].stone;
        empty |= (uint32_t)(stone == SIDE_NONE) << i;
        barred |= (uint32_t)(stone == 1 - pairing->side) << i;
    }
    uint32_t shared = 0;
    for (int i = 0; i + pairing->length <= length; i++) {
        uint32_t window = ((UINT32_C(1) << pairing->length) - 1) << i;
        if ((barred & window) != 0) {
            continue;
        }
        uint32_t both = shared & window;
        if ((both & (both - 1)) != 0) {
            shared = both;
            continue;
        }
        if (shared != 0 && !add_group(pairing, start, step, shared)) {
            return false;
        }
        shared = empty & window;
        if ((shared & (shared - 1)) == 0) {
            return false;
        }
    }
    return shared == 0 || add_group(pairing, start, step, shared);
}

static bool group_all(struct pairing *pairing) {
    int size = pairing->position->size;
    bool good = true;
    for (int i = 0; good && i < size; i++) {
        good = group_row(pairing, i * size, 1, size) && group_row(pairing, i, size, size);
    }
    for (int i = 0; good && i <= size - pairing->length; i++) {
        int length = size - i;
        good = group_row(pairing, i, size + 1, length) && group_row(pairing, size - 1 - i, size - 1, length);
        if (good && i > 0) {
            good = group_row(pairing, i * size, size + 1, length) &&
                   group_row(pairing, i * size + size - 1, size - 1, length);
        }
    }
    return good;
}

/* ---- the matching ---- */

/* Gets a group one more field, if need be by having another group take another one. */
static bool augment(struct pairing *pairing, int number) {
    const struct group *group = &pairing->groups[number];
    for (uint32_t rest = group->fields; rest != 0; rest &= rest - 1) {
        int cell = group->start + __builtin_ctz(rest) * group->step;
        if (pairing->seen[cell] || pairing->owner[cell] == number) {
            continue;
        }
        pairing->seen[cell] = true;
        if (pairing->owner[cell] == NO_GROUP || augment(pairing, pairing->owner[cell])) {
            pairing->owner[cell] = (int16_t)number;
            return true;
        }
    }
    return false;
}

static bool match(struct pairing *pairing) {
    memset(pairing->owner, -1, sizeof pairing->owner);
    for (int i = 0; i < 2 * pairing->count; i++) {
        memset(pairing->seen, 0, sizeof pairing->seen);
        if (!augment(pairing, i / 2)) {
            return false;
        }
    }
    return true;
}

bool line_pairing_holds(const struct line_position *position, int side) {
    struct pairing pairing;
    pairing.position = position;
    pairing.side = side;
    pairing.length = position->shapes->rules.length;
    pairing.count = 0;
    return group_all(&pairing) && match(&pairing);
}
