/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sets of seats: the seats of a table are numbered from 0, and of a set seat i is bit i.
 *
 * The functions take the numbers of seats only, 0 .. SEATS_MAX - 1, unless they say otherwise; a shift by more has no value
 * in C, and one of 32 bits loses half of the seats. So nobody else shifts.
 */
#ifndef REFEREE_RULES_SEAT_SET_H
#define REFEREE_RULES_SEAT_SET_H

#include <stdbool.h>
#include <stdint.h>

enum { SEATS_MAX = 64 };

/* 0 is the empty set; |, & and ~ are what they are of any sets, but ~ also has seats that a table may not have. */
typedef uint64_t seat_set;

/* That seat alone; none for a negative number, which stands for nobody. */
static inline seat_set seat_set_of(int seat) {
    return seat < 0 ? 0 : UINT64_C(1) << seat;
}

/* The seats 0 .. count - 1; count may be SEATS_MAX. */
static inline seat_set seat_set_first(int count) {
    return count >= SEATS_MAX ? UINT64_MAX : (UINT64_C(1) << count) - 1;
}

static inline bool seat_set_has(seat_set set, int seat) {
    return (set >> seat & 1) != 0;
}

static inline int seat_set_count(seat_set set) {
    return __builtin_popcountll(set);
}

/* The lowest seat of a set; -1 for the empty one. */
static inline int seat_set_lowest(seat_set set) {
    return set == 0 ? -1 : __builtin_ctzll(set);
}

/*
 * The lowest seat above another one, or of all with -1; -1 when there is none:
 *     for (int seat = seat_set_lowest(set); seat >= 0; seat = seat_set_next(set, seat))
 * goes through a set in order, in as many steps as it has seats.
 */
static inline int seat_set_next(seat_set set, int after) {
    return after + 1 >= SEATS_MAX ? -1 : seat_set_lowest(set & ~seat_set_first(after + 1));
}

#endif
