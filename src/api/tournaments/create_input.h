/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament that is to be made, while its request is read.
 */
#ifndef REFEREE_API_CREATE_INPUT_H
#define REFEREE_API_CREATE_INPUT_H

#include "game/time_control.h"
#include "heats_input.h"
#include "http/request.h"
#include "tournament/tournament.h"
#include "tournament/tournament_making.h"
#include "tournament_change.h"
#include "util/player_name.h"

struct create_input {
    struct tournament_input head; /* first */
    struct db *db;                /* for looking players up, while the body is read */
    struct question_bank *bank;   /* where the ruleset has stored sets: these, while the body is read; else NULL */
    const struct family *family;
    const struct preset *preset;
    const struct config *config; /* a reference: of a table with all who may sit there */
    enum tournament_format format;
    bool duplicate, is_private, disqualifies;
    struct heats_input heats;         /* of heats alone */
    struct stock_plan shares;         /* where games are dealt from stored sets: how many share them */
    struct time_control time_control; /* of the games with people */
    struct id series;                 /* of a rematch: the first before it; none = it is none */
    int64_t starts_at;                /* 0 = once all have answered */
    int64_t games, count, people;
    int64_t tables, at_table; /* but of heats: how many games there can be, and for how many each is */
    struct id *players;       /* of the people, in the arena */
    char seed[TOURNAMENT_SEED_MAX + 1];
    bool seeded;
    char name[TITLE_BYTES_MAX + 1]; /* "" = none */
    struct id previous;             /* of a rematch: the tournament before it */
    json_t *more;                   /* its further entrants; owned */
    json_t *options;                /* in place of those that were sent; owned, NULL = these stand */
    json_t *body;                   /* of the event, while the body is read */
    char *text;                     /* the same as text, and the plan; malloc'ed */
    char *plan;
    struct tournament_making making; /* its tournament is owned */
};

/* ---- tournaments_create.c ---- */

/* Writes it: what the change's `apply` is, also of a rematch. */
enum err create_apply(struct request *request, struct tx *tx, struct change *change) MUST_CHECK;

/* ---- create_table.c ---- */

/* What is played. ERR_INVALID_VALUE. */
enum err create_find_ruleset(struct create_input *input, struct json_text ruleset, struct problem *problem) MUST_CHECK;

/* The config of a full table, where all tables can be; the number of games is known. ERR_INVALID_VALUE. */
enum err create_find_table(struct create_input *input, struct request *request, const json_t *options) MUST_CHECK;

/*
 * The options as the log has them: those that were given, where sets are named each as it was resolved, with the version
 * that all games take. Owned, NULL without memory.
 */
json_t *create_pin_options(const struct create_input *input, const json_t *options) MUST_CHECK;

/* Puts how many games share the stored sets, where they do. */
bool create_put_shares(json_t *event, const struct create_input *input) MUST_CHECK;

/* ---- create_entrants.c ---- */

/* Checks all entrants and adds the event's list of them to an array. */
enum err create_read_entrants(struct create_input *input, struct request *request, const json_t *items,
                              json_t *entrants) MUST_CHECK;

#endif
