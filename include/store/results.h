/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The list of results: who may read which, and in what order. A result's id sorts by its publication, so the list of a
 * process's own database is in the order of ids. In a shared one, where what is older may be committed later, it is in the
 * order of positions, which are given to results once somebody reads the list (store/numbering.h). A cursor is an id in both.
 */
#ifndef REFEREE_STORE_RESULTS_H
#define REFEREE_STORE_RESULTS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/projection.h"

/* Lets a player read a result, and the service that made them, if one did. */
enum err result_reader_add(struct db *db, const struct id *player, const struct id *result) MUST_CHECK;

/* How many readers a game's results lack: for verify. */
enum err result_readers_missing(struct db *db, const struct id *game, int64_t *out_count) MUST_CHECK;

/* Readers, and results that they have no right to: at most limit of them; for verify. And: they may read it no more. */
typedef enum err reader_row_function(void *context, const struct id *reader, const struct id *result);
enum err result_readers_extra(struct db *db, int limit, reader_row_function *row, void *context) MUST_CHECK;
enum err result_reader_delete(struct db *db, const struct id *reader, const struct id *result) MUST_CHECK;

/*
 * In a file each result stands in a list of its game, by which it is found (sql/sqlite/queries/results.sql). Those that stand
 * in none, each told with its game, and at most limit of them: for verify. And: all are put into their lists, for verify
 * and in a copy. A server's database has no such lists, so there nothing is to be done.
 */
enum err results_unlisted(struct db *db, int limit, reader_row_function *row, void *context) MUST_CHECK;
enum err results_list_all(struct db *db) MUST_CHECK;

/* May somebody (none: anybody) read a result that was not public: by right, or because its game was made public since? */
enum err result_may_be_read(struct db *db, const struct result_row *result, const struct id *reader,
                            bool *out) MUST_CHECK;

/* Has a player a seat in a game (one who resigned still has)? */
enum err result_has_player(struct db *db, const struct id *game, const struct id *player, bool *out) MUST_CHECK;

/* The id of the newest result; none where there is no result yet. */
enum err result_newest(struct db *db, struct id *out) MUST_CHECK;

/* One result by its id; no row: there is none. */
enum err result_row_read(struct db *db, const struct id *result, result_row_function *row, void *context) MUST_CHECK;

/* Where a result stands in the list: by its position; those without one, 0, by their ids. */
struct result_place {
    struct id id;
    int64_t position;
};
/* Below 0 where a place stands before another, 0 where they are one. */
int result_place_compare(const struct result_place *one, const struct result_place *other);
/* The place right behind a result's. */
struct result_place result_place_behind(const struct result_place *place);

/* Gives positions to what has none. ERR_BUSY: others have done so for too long. Nothing, where the database is not shared. */
enum err result_number(struct db *db) MUST_CHECK;

/* The end of the list: no result that has a position by now has a greater one, or a greater id. All zero where there is none. */
enum err result_find_end(struct result_place *out, struct db *db) MUST_CHECK;

/* The place that a cursor names: what is behind it, or before it, is what the list has there. */
enum err result_find_place(struct result_place *out, struct db *db, const struct id *cursor, bool is_before) MUST_CHECK;

/* A place before all that was published at a moment or later, and near to that. */
enum err result_find_moment(struct result_place *out, struct db *db, int64_t moment) MUST_CHECK;

/* Which results a list has: those between two places, and of them the first ones in an order. */
struct result_range {
    struct result_place after,
        before; /* both not among them; without an id all lie behind `after`, none before `before` */
    bool is_newest_first;
    int limit;
};

typedef enum err result_place_function(void *context, const struct result_place *place);

/* Public ones, of any ruleset or one. */
enum err result_list_public(struct db *db, const char *ruleset, const struct result_range *range,
                            result_place_function *row, void *context) MUST_CHECK;
/* Those that somebody may read as a player or as a service. */
enum err result_list_of_reader(struct db *db, const struct id *reader, const struct result_range *range,
                               result_place_function *row, void *context) MUST_CHECK;
/* Those of one game. */
enum err result_list_of_game(struct db *db, const struct id *game, const struct result_range *range,
                             result_place_function *row, void *context) MUST_CHECK;

#endif
