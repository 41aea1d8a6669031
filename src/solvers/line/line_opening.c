/* SPDX-License-Identifier: Apache-2.0 */
/*
 * In the middle a stone has the most room. The answer to it stands next to it, on the side with more room; in which of the
 * directions does not matter, and is drawn, so that games differ.
 */
#include "line_opening.h"

static int distance_to_edge(int at, int size) {
    return at < size - 1 - at ? at : size - 1 - at;
}

static int middle(int size, struct rng *rng) {
    return size % 2 == 1 ? size / 2 : size / 2 - (int)rng_below(rng, 2);
}

/* Next to the only stone, where there is the most room. */
static int beside(const struct line_position *position, struct rng *rng) {
    int size = position->size;
    int cell = 0;
    while (position->fields[cell].stone == SIDE_NONE) {
        cell++;
    }
    int best = LINE_NO_CELL;
    int most = -1;
    uint32_t alike = 0;
    for (int row = cell / size - 1; row <= cell / size + 1; row++) {
        for (int column = cell % size - 1; column <= cell % size + 1; column++) {
            if (row < 0 || row >= size || column < 0 || column >= size || row * size + column == cell) {
                continue;
            }
            int room = distance_to_edge(column, size) + distance_to_edge(row, size);
            alike = room > most ? 1 : alike + (room == most);
            if (room > most || (room == most && rng_below(rng, alike) == 0)) {
                most = room;
                best = row * size + column;
            }
        }
    }
    return best;
}

int line_opening_cell(const struct line_position *position, struct rng *rng) {
    int size = position->size;
    int stones = position->cells - position->empty;
    if (stones == 0) {
        int row = middle(size, rng);
        return row * size + middle(size, rng);
    }
    /* On small boards the answer may decide: it is searched. */
    return stones == 1 && size >= 9 && position->shapes->rules.length >= 5 ? beside(position, rng) : LINE_NO_CELL;
}
