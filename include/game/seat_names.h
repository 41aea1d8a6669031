/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The names of seats that have one and no account: people who share a device with somebody who has. They are part of the
 * game, given when it is made, and shared by all its versions.
 */
#ifndef REFEREE_GAME_SEAT_NAMES_H
#define REFEREE_GAME_SEAT_NAMES_H

#include <stdatomic.h>
#include <stddef.h>

#include "util/err.h"
#include "util/player_name.h"

struct seat_names {
    atomic_int references;
    int seats;
    char text[][NAME_BYTES_MAX + 1]; /* by seat; "" = it has no name of its own */
};

/*
 * Of so many seats, none with a name yet; with one reference. NULL without memory. Whoever makes them may write to them
 * until they share.
 */
struct seat_names *seat_names_create(int seats) MUST_CHECK;
const struct seat_names *seat_names_ref(const struct seat_names *names); /* NULL is fine, here and below */
void seat_names_release(const struct seat_names *names);
size_t seat_names_size(const struct seat_names *names);

#endif
