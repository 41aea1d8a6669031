/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The plan of a tournament of heats: how many tables a stage has, how many of each go on, what the stages are called.
 *
 * Pure arithmetic. `table` is how many sit at a table at most, from 3; `advance` how many of each go on by their place, from
 * 1 and below `table`; entrants are those of one stage.
 */
#ifndef REFEREE_TOURNAMENT_HEATS_PLAN_H
#define REFEREE_TOURNAMENT_HEATS_PLAN_H

#include <stdint.h>

enum {
    HEATS_ENTRANTS_MIN = 3,
    HEATS_ENTRANTS_MAX = 512, /* so one job of the writer has room for a stage */
    HEATS_TABLE_MIN = 3,
    HEATS_TABLE_MAX = 8,
    HEATS_TABLE_DEFAULT = 4,
    HEATS_NAME_SIZE = 24,
};

/* The tables of a stage. */
int32_t heats_tables(int32_t entrants, int32_t table);

/* Who sits at one of so many tables, from 0: sizes differ by at most one, the larger come first. */
int32_t heats_table_size(int32_t entrants, int32_t tables, int32_t index);

/* How many of each of so many tables go on by their place: one where with more there would be no fewer tables next. */
int32_t heats_advance(int32_t tables, int32_t table, int32_t advance);

/*
 * How many of the others fill the next stage's tables up, where `going` go on by their place and `others` is how many others
 * there are.
 */
int32_t heats_fill(int32_t going, int32_t others, int32_t table);

/* The stages from this one to the final, both counted, if everybody plays. */
int32_t heats_stages(int32_t entrants, int32_t table, int32_t advance);

/*
 * The tables of all stages, and the seats at them, if everybody plays. However many do not come to a stage, or go no further,
 * the tables up to any are no more than these, nor are the seats at them.
 */
void heats_totals(int32_t *out_tables, int32_t *out_seats, int32_t entrants, int32_t table, int32_t advance);

/* What a stage is called, by its number from 1 and how many there are in all. */
void heats_stage_name(char out[static HEATS_NAME_SIZE], int32_t number, int32_t stages);

#endif
