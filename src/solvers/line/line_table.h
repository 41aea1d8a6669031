/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A board made ready to be searched.
 */
#ifndef REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H

#include "line_position.h"
#include "rules/family.h"
#include "util/err.h"

struct line_table {
    struct line_shapes *shapes; /* owned */
    struct line_position position;
};

/* An empty board by the options of a config of the family. ERR_NO_MEMORY; line_table_free. */
enum err line_table_make(struct line_table **out, const struct config *config) MUST_CHECK;
void line_table_free(struct line_table *table); /* NULL is fine */

/* Puts the stones of a board of these options on the empty one. */
void line_table_put(struct line_table *table, const struct line_board *board, int to_move);

#endif
