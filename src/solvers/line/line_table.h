/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a search has found out about positions, for when it meets them again.
 *
 * Several searches in as many threads may share a table: no lock is taken, and what two of them write at once into the same
 * place is found to be nobody's (Hyatt and Mann 2002).
 */
#ifndef REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "util/err.h"

enum line_bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };

struct line_entry {
    int score;
    int eval; /* without any search */
    int cell; /* the best move, or LINE_NO_CELL */
    int depth;
    enum line_bound bound; /* how the score is meant */
};

struct line_table;

/* Of 1 << bits positions, at least four; empty. ERR_NO_MEMORY; line_table_free. */
enum err line_table_make(struct line_table **out, int bits) MUST_CHECK;
void line_table_free(struct line_table *table); /* NULL is fine */

/* A new search begins: what former ones found out is replaced first. Not while others use the table. */
void line_table_age(struct line_table *table);

/* What is known of a position; false when it is nothing. */
bool line_table_find(struct line_entry *out, const struct line_table *table, uint64_t key);

void line_table_keep(struct line_table *table, uint64_t key, const struct line_entry *entry);

#endif
