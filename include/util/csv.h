/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lists as tables: comma-separated values (RFC 4180) in UTF-8, lines that end with CR LF, the first with the columns'
 * names.
 *
 * A column is a member of an item, `player.name` one of a member that is an object. Numbers stay as they are; null, and
 * what is not there, is an empty cell, an empty text is `""`; what has no place in a cell is JSON in it. Quotes do not
 * keep a spreadsheet from taking a cell for a formula and running it, so a text that begins as one does, with `=`, `+`,
 * `-`, `@`, a tab or a line end, has an apostrophe in front.
 */
#ifndef REFEREE_UTIL_CSV_H
#define REFEREE_UTIL_CSV_H

#include <jansson.h>

#include "util/buf.h"

/* Columns: names, behind the last NULL. Items: an array, or NULL for none. Whether it fitted the buffer says. */
void csv_write(struct buf *out, const json_t *items, const char *const columns[]);

#endif
