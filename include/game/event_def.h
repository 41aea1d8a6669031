/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What follows from the kind of an event: who does it, what is shown of it, who is told. The table is rules/event.def.
 */
#ifndef REFEREE_GAME_EVENT_DEF_H
#define REFEREE_GAME_EVENT_DEF_H

#include <stdbool.h>

#include "game/game.h"

enum { EVENT_MEMBERS_MAX = 10 };

/* Who does what is of a kind: the server by itself, a seat, or now the one and now the other. */
enum event_actor { BY_EITHER, BY_SERVER, BY_SEAT };

/* Who gets a notice: seats of a status, as bits of enum seat_status; not the seat whose event it is, where it says so. */
enum {
    TO_INVITED = 1 << SEAT_INVITED,
    TO_JOINED = 1 << SEAT_JOINED,
    TO_RESIGNED = 1 << SEAT_RESIGNED,
    BUT_ACTOR = 1 << (SEAT_RESIGNED + 1),
};

/* Stand among the members for what the family calls what seats bring to the table: see struct brought_def. */
#define BROUGHT_LIST "brought->list"
#define BROUGHT_JOINING "brought->joining"
#define BROUGHT_MEMBER "brought->member"

struct event_def {
    enum event_actor by;
    unsigned told;                              /* TO_* and BUT_ACTOR */
    unsigned messages;                          /* WEBHOOK_* bits */
    const char *members[EVENT_MEMBERS_MAX + 1]; /* shown to all who may see the game; NULL-terminated */
};

/* Of a family's kinds all alike: the family knows who may act, and what is seen of it. */
const struct event_def *event_def(enum event_kind kind);

/* The members shown of such events in a family's games, by name; NULL-terminated. */
void event_shown(const char *out[static EVENT_MEMBERS_MAX + 1], const struct family *family, enum event_kind kind);

/* Is it a result that is published, and shown whole? */
bool event_publishes(enum event_kind kind);

#endif
