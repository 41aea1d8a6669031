/* SPDX-License-Identifier: Apache-2.0 */
/* The next stage always has fewer tables, so there is always a final. */
#include "tournament/heats_plan.h"

#include <assert.h>
#include <stdio.h>

int32_t heats_tables(int32_t entrants, int32_t table) {
    return (entrants + table - 1) / table;
}

int32_t heats_table_size(int32_t entrants, int32_t tables, int32_t index) {
    return entrants / tables + (index < entrants % tables);
}

/* What is true of so many tables is true of fewer: so once it is one, it stays one, as it is to be. */
int32_t heats_advance(int32_t tables, int32_t table, int32_t advance) {
    return heats_tables(advance * tables, table) < tables ? advance : 1;
}

int32_t heats_fill(int32_t going, int32_t others, int32_t table) {
    int32_t room = heats_tables(going, table) * table - going;
    return others < room ? others : room;
}

/* The entrants of the stage behind one with so many. */
static int32_t count_next(int32_t entrants, int32_t table, int32_t advance) {
    int32_t tables = heats_tables(entrants, table);
    int32_t going = heats_advance(tables, table, advance) * tables;
    return going + heats_fill(going, entrants - going, table);
}

int32_t heats_stages(int32_t entrants, int32_t table, int32_t advance) {
    int32_t stages = 1;
    assert(advance >= 1 && advance < table);
    while (heats_tables(entrants, table) > 1) {
        entrants = count_next(entrants, table, advance);
        stages++;
    }
    return stages;
}

/* Fewer entrants are no more tables, and fewer tables are followed by no more of them; so fewer never make more in all. */
void heats_totals(int32_t *out_tables, int32_t *out_seats, int32_t entrants, int32_t table, int32_t advance) {
    *out_tables = heats_tables(entrants, table);
    *out_seats = entrants;
    while (heats_tables(entrants, table) > 1) {
        entrants = count_next(entrants, table, advance);
        *out_tables += heats_tables(entrants, table);
        *out_seats += entrants;
    }
}

void heats_stage_name(char out[static HEATS_NAME_SIZE], int32_t number, int32_t stages) {
    if (number >= stages) {
        (void)snprintf(out, HEATS_NAME_SIZE, "final");
    } else if (stages > 2 && number == stages - 1) {
        (void)snprintf(out, HEATS_NAME_SIZE, "semi-final");
    } else if (stages > 3) {
        (void)snprintf(out, HEATS_NAME_SIZE, "heat %d", (int)number);
    } else {
        (void)snprintf(out, HEATS_NAME_SIZE, "heat");
    }
}
