/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Question sets: what describes them, their versions, and their questions in parts.
 *
 * Nothing of it is derived from a log. A version never changes. Its questions are those that were uploaded with it and,
 * where it was made by appending, those of the versions before it, from its base on. An upload is written in parts, in
 * several transactions if it is large; until the version is there that has them it is a draft, which nobody sees.
 *
 * What an owner's sets take is counted in bytes: of the parts and the categories of all versions, and VERSION_BYTES for each.
 */
#ifndef REFEREE_STORE_QUESTION_SETS_H
#define REFEREE_STORE_QUESTION_SETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/projection.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

enum { QUESTION_VERSION_BYTES = 1024 };

/* A set as it is, or as it was when it got a version. Texts are borrowed, or stand in an arena. */
struct question_set_row {
    struct id id; /* none = there is no such set */
    struct id owner;
    int64_t version;
    const char *title, *language, *licence;
    const char *author, *source, *subject; /* or NULL */
    bool is_public;
    int64_t created_at, updated_at;
    int64_t questions;      /* of the version */
    const char *kinds;      /* JSON: an object, how many of each kind */
    const char *categories; /* JSON: [{"name", "count"}] */
};

/* One that is not deleted. */
enum err question_set_get(struct question_set_row *out, struct arena *arena, struct db *db,
                          const struct id *set) MUST_CHECK;
/* The same as it was when it got a version, updated_at being that moment. */
enum err question_set_get_version(struct question_set_row *out, struct arena *arena, struct db *db,
                                  const struct id *set, int64_t version) MUST_CHECK;

/* Whose it is, and whether others may use it; nobody's where there is no such set, or it is deleted. */
struct question_set_access {
    struct id owner;
    bool is_public;
};
enum err question_set_access(struct question_set_access *out, struct db *db, const struct id *set) MUST_CHECK;

struct question_set_filter {
    struct id owner;      /* whose own are listed; none = nobody's */
    bool others;          /* and those of all others that are public */
    const char *language; /* of this language, in lower case, and its variants; NULL = any */
    const char *plain;    /* with this in the title, made plain; NULL = any */
};

/* The ids of those before one (none = from the newest), the newest first. */
enum err question_set_list(struct db *db, const struct question_set_filter *filter, const struct id *before, int limit,
                           id_row_function *row, void *context) MUST_CHECK;

/* What an owner's sets take, with what is left of deleted ones, and drafts but one (none = all) that is to be given up. */
struct question_use {
    int64_t sets, bytes;
};
enum err question_set_use(struct question_use *out, struct db *db, const struct id *owner,
                          const struct id *but) MUST_CHECK;

/* A new version of a set, whose row is as it is with it, and its upload, which is written. */
struct question_version {
    const struct question_set_row *row;
    const char *plain_title;
    int64_t base;
    struct id upload;
    int64_t bytes;
};

/* The first version with its set, or the next; row->updated_at is when. */
enum err question_version_insert(struct db *db, const struct question_version *version) MUST_CHECK;
/* The version from whose questions on a version has them. ERR_CORRUPT where there is none. */
enum err question_version_base(int64_t *out, struct db *db, const struct id *set, int64_t version) MUST_CHECK;

/* What describes it is as in the row from now on; the version stays. */
enum err question_set_describe(struct db *db, const struct question_set_row *row, const char *plain_title) MUST_CHECK;

/* It is there no more; what it has is purged later, a little at a time. And all of an owner. */
enum err question_set_delete(struct db *db, const struct id *set, int64_t at) MUST_CHECK;
enum err question_set_delete_all(struct db *db, const struct id *owner, int64_t at) MUST_CHECK;

/* ---- questions ---- */

enum err question_part_insert(struct db *db, const struct id *upload, int64_t number, const char *body,
                              size_t length) MUST_CHECK;

/* A part: its number in its upload, from 0; a JSON array of questions, borrowed. */
typedef enum err question_part_function(void *context, int64_t number, const char *body, size_t length);
/* All of a version, in the order of its questions; none where there is no such version. */
enum err question_parts_read(struct db *db, const struct id *set, int64_t version, question_part_function *part,
                             void *context) MUST_CHECK;

struct question_draft {
    struct id upload, owner;
    int64_t at, bytes;
};
enum err question_draft_insert(struct db *db, const struct question_draft *draft) MUST_CHECK;
/* Is there one that may still become a version? */
enum err question_draft_find(bool *out, struct db *db, const struct id *upload) MUST_CHECK;
enum err question_draft_delete(struct db *db, const struct id *upload) MUST_CHECK;
/* It becomes none: it counts no longer, and is purged soon. Nothing where there is none. */
enum err question_draft_abandon(struct db *db, const struct id *upload) MUST_CHECK;

/*
 * A step of clearing away: some parts, few bytes of them, of a set that was deleted, or of a draft that was begun before a
 * moment; then versions and rows. *out_more: there may be more to do.
 */
enum err question_set_purge(bool *out_more, struct db *db) MUST_CHECK;
enum err question_draft_purge(bool *out_more, struct db *db, int64_t before) MUST_CHECK;

/* ---- for verify ---- */

/* The set behind one, in the order of their ids; none where there is none. *out may be *after. */
enum err question_set_next(struct id *out, struct db *db, const struct id *after) MUST_CHECK;

/* A version, and what its set says of itself now. Texts are borrowed. */
struct question_version_row {
    int64_t version, base, questions, bytes;
    const char *kinds, *categories;
    int64_t set_version, set_bytes;
    const char *title, *plain_title;
};
typedef enum err question_version_function(void *context, const struct question_version_row *row);
/* All of a set, the first first. */
enum err question_versions_read(struct db *db, const struct id *set, question_version_function *row,
                                void *context) MUST_CHECK;

/* The parts that came with a version. */
enum err question_own_parts_read(struct db *db, const struct id *set, int64_t version, question_part_function *part,
                                 void *context) MUST_CHECK;

/* Uploads that are no version's and no draft's, or of two versions; at most limit. */
enum err question_uploads_lost(struct db *db, int limit, id_row_function *row, void *context) MUST_CHECK;

#endif
