/* SPDX-License-Identifier: Apache-2.0 */
/* Row functions for queries of which one column is wanted, whatever they are about. */
#ifndef REFEREE_STORE_ROWS_H
#define REFEREE_STORE_ROWS_H

#include "store/db.h"
#include "store/projection.h"
#include "util/arena.h"

/* The first column of the last row, in an int64_t or a struct id (NULL is no id). Nothing is written without a row. */
enum err rows_note_integer(void *context, const struct value *columns, size_t count);
enum err rows_note_id(void *context, const struct value *columns, size_t count);

/* The id that a query finds behind another; none where there is none. *out may be *after. */
enum err rows_find_next(struct id *out, struct db *db, enum query query, const struct id *after) MUST_CHECK;

/* Copies a text (NULL gives "") into an array; ERR_CORRUPT where it is longer than any that was written. */
enum err rows_copy_text(char *out, size_t size, const struct value *value) MUST_CHECK;

/* Copies a text of any length, or NULL, into an arena. */
enum err rows_keep_text(const char **out, struct arena *arena, const struct value *value) MUST_CHECK;

/* Copies bytes; ERR_CORRUPT where they are of another size than was written: the database is damaged. */
enum err rows_copy_bytes(unsigned char *out, size_t size, const struct value *value) MUST_CHECK;

/* That there was one, in a bool. */
enum err rows_note_any(void *context, const struct value *columns, size_t count);

/* Tells somebody the id in the first column of each. */
struct rows_ids {
    id_row_function *row;
    void *context;
};
enum err rows_tell_id(void *context, const struct value *columns, size_t count);

/* Tells somebody the id and the number in the first two columns of each row that a query without other arguments finds. */
typedef enum err id_number_function(void *context, const struct id *id, int64_t number);
enum err rows_list_numbers(struct db *db, enum query query, int limit, id_number_function *row,
                           void *context) MUST_CHECK;

/* Rows to be forgotten in one job have so many bytes in all, apart from the last of them. */
enum { PURGE_BYTES = 64 * 1024 };

/*
 * Runs a query that deletes one row and returns how many bytes it had, again and again: until there is nothing to delete,
 * limit rows are gone, or PURGE_BYTES. Where there is a row, one goes, however large it is. *out_purged: rows.
 */
enum err rows_purge(int64_t *out_purged, struct db *db, enum query query, const struct value *arguments, size_t count,
                    int limit) MUST_CHECK;

#endif
