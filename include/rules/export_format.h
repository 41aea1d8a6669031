/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Formats in which families write games that are over, for other programs.
 */
#ifndef REFEREE_RULES_EXPORT_FORMAT_H
#define REFEREE_RULES_EXPORT_FORMAT_H

#include "rules/family.h"
#include "util/buf.h"

/* What stands beside the moves where a round is exported. */
struct round_label {
    int number;                   /* of the round, from 1 */
    char date[11];                /* on which it began: YYYY-MM-DD */
    const char *names[SEATS_MAX]; /* of the players by seat, in UTF-8; NULL where there is none */
};

/* A format, besides the log itself, in which a game that is over can be exported: a text for each round, in order. */
struct export_format {
    const char *name;       /* as in ?format=NAME */
    const char *media_type; /* of the whole */
    /* Appends a round by its last state: it is over, or the game was aborted in the middle of it. */
    void (*write_round)(struct buf *out, const struct state *last, const struct round_label *label);
};

#endif
