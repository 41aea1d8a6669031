/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Heats whose contenders choose, before each stage, what they are asked of: a set of questions each, no two at a table the
 * same, and nobody the same twice. A table's game is made when all who sit there have chosen. For those who have not when
 * the time is over, or whose account is deleted, it is drawn.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_SUBJECTS_H
#define REFEREE_TOURNAMENT_TOURNAMENT_SUBJECTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "core/tx.h"
#include "tournament/tournament.h"
#include "util/err.h"

enum { SUBJECT_CHOICES_MAX = 32 };

/* What becomes of a choice. */
enum subject_answer {
    SUBJECT_FITS,
    SUBJECT_SAME,       /* they have chosen it already */
    SUBJECT_NEVER,      /* nobody chooses in this tournament */
    SUBJECT_TOO_EARLY,  /* the stage has not begun */
    SUBJECT_TOO_LATE,   /* it is over, or the game of their table has been made */
    SUBJECT_NO_SEAT,    /* they do not play in it */
    SUBJECT_UNKNOWN,    /* it is not offered */
    SUBJECT_TAKEN,      /* somebody at their table has it */
    SUBJECT_WAS_THEIRS, /* in an earlier stage */
    SUBJECT_TOO_OFTEN   /* they have chosen for the stage SUBJECT_CHOICES_MAX times: each is an event in the log */
};

/*
 * How many must be offered so that everybody finds one, where so many sit at the largest table and there are so many stages:
 * all others at the table may have one each, and they themselves have had one in each stage before.
 */
int32_t tournament_subjects_least(int32_t seats, int32_t stages);

/* Would this be the choice of an entrant (index) for a stage? */
enum subject_answer tournament_try_subject(const struct tournament *tournament, int32_t index, int64_t stage,
                                           const char *set, size_t length);

/*
 * Writes a choice that fits, in a job of the writer. ERR_STALE where the tournament is not as its log has it, as for all
 * that tournament_batch_write_now writes; after a failure it is not to be used any more.
 */
enum err tournament_choose_subject(struct tournament *tournament, struct tx *tx, int32_t index, const char *set,
                                   size_t length) MUST_CHECK;

/* The body of the event by which an entrant gets one of those that they could choose; owned, NULL without memory. */
json_t *tournament_draw_subject(const struct tournament *tournament, int32_t index) MUST_CHECK;

#endif
