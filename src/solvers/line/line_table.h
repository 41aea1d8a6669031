/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A board as clients see it, made ready to be searched.
 */
#ifndef REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_TABLE_INTERNAL_H

#include <jansson.h>

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

/*
 * The board of a view: rows from the top, of '.', 'X' and 'O'. X is to move when there are as many of both. ERR_NO_MEMORY;
 * ERR_CORRUPT when it is no board of that size; line_table_free.
 */
enum err line_table_read(struct line_table **out, const struct config *config, const json_t *rows) MUST_CHECK;

#endif
