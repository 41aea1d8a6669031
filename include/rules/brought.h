/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What seats bring to the table before the first round, such as client seeds and subjects: what a family says of it. The
 * engine does the rest: game/brought.h.
 */
#ifndef REFEREE_RULES_BROUGHT_H
#define REFEREE_RULES_BROUGHT_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/family.h"

/*
 * A text for each seat: by the endpoint PUT /v1/games/{game}/WORD with a body {MEMBER: TEXT}, in place of what they brought
 * before, or with the member JOINING when the game is made or joined. A text is 1 to BROUGHT_MAX letters, digits, `_` and
 * `-` (game/brought.h), which everybody may see. Officials bring nothing.
 */
struct brought_def {
    const char *word;     /* also for the kind of its events: "client-seed" */
    const char *member;   /* of the endpoint's body and of its events */
    const char *joining;  /* of the bodies by which games are made and joined, and of the event `joined` */
    const char *list;     /* of the events `created` and `round`: the texts by seat, "" for none */
    const char *name;     /* for sentences: "client seed" */
    const char *games;    /* to which it is brought, for sentences: "games with dice" */
    const char *no_use;   /* a sentence for those who bring it to another game */
    const char *too_late; /* a sentence for those who bring it to one that has begun */
    bool differs;         /* no two seats bring the same */
    bool for_named;       /* whoever acts for a seat without an account brings it for that seat as well */
    /* Is anything brought to a game of this config? NULL: to every one. Where not, no log of such a game speaks of it. */
    bool (*is_brought)(const struct config *config);
    /*
     * Which of the things that the config offers the text names, from 0 and below CHOSEN_NONE, or -1: then it is refused. What
     * the seats have chosen so stands in struct table. NULL: nothing is offered, and any text will do.
     */
    int (*find)(const struct config *config, const char *text, size_t length);
    /* What the config offers, by the number that `find` gives it; NULL behind the last. NULL where `find` is. */
    const char *(*offered)(const struct config *config, int number);
};

/* What is brought to a game of this config; NULL where nothing is. */
const struct brought_def *config_brought(const struct config *config);

/* What of that is offered, as brought->find says it; a text that names nothing of it is -1, any text where all will do 0. */
int config_find_brought(const struct config *config, const char *text, size_t length);

#endif
