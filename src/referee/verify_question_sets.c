/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of question sets: their versions follow each other without a gap, each has its questions whole, and what is
 * told of them (how many, of which kinds and categories, how many bytes) is what they are. Nothing of it follows from a log,
 * so what is wrong is reported and not mended.
 */
#include <stdio.h>
#include <string.h>

#include "game/question_bank.h"
#include "rules/quiz_summary.h"
#include "store/question_sets.h"
#include "verify_internal.h"

enum { LOST_MAX = 1000 };

/* A set under way. */
struct check {
    const struct verify_context *verify;
    struct id id; /* none: there is no further set */
    int64_t version, bytes;
    bool is_broken;

    struct arena arena;  /* of the questions, from the base on */
    struct quiz_set set; /* these */
    int64_t base;
    int64_t versions_seen, bytes_seen;
    int64_t parts;      /* of the version under way */
    int64_t part_bytes; /* of these */
    struct quiz_summary summary;
    struct json_out text;
};

static void report(struct check *check, const char *what) {
    char text[160];
    (void)snprintf(text, sizeof text, "version %lld: %s", (long long)check->versions_seen, what);
    check->verify->report(check->verify->context, "question set", &check->id, 0, text);
    check->is_broken = true;
}

static enum err take_part(void *context, int64_t number, const char *body, size_t length) {
    struct check *check = context;
    if (number != check->parts++) {
        report(check, "a part of its questions is missing");
    }
    check->part_bytes += (int64_t)length;
    enum err err = question_bank_read_part(&check->set, &check->arena, body, length);
    if (err == ERR_CORRUPT) {
        report(check, "its questions cannot be read");
        return OK;
    }
    return err;
}

/* Is a text what is written of the summary? */
static bool is_told(struct check *check, const char *text,
                    void (*write)(struct json_out *out, const struct quiz_summary *summary)) {
    json_out_clear(&check->text);
    write(&check->text, &check->summary);
    return check->text.buf.length == strlen(text) && memcmp(check->text.buf.bytes, text, check->text.buf.length) == 0;
}

static enum err compare(struct check *check, const struct question_version_row *row) {
    struct quiz_faults faults = {0};
    enum err err = quiz_summarise(&check->summary, &check->set, "", &faults);
    if (err != OK || row->questions != (int64_t)check->set.count ||
        !is_told(check, row->kinds, quiz_summary_write_kinds) ||
        !is_told(check, row->categories, quiz_summary_write_categories)) {
        report(check, "what is told of its questions is not what they are");
    }
    if (row->bytes != check->part_bytes + (int64_t)strlen(row->categories) + QUESTION_VERSION_BYTES) {
        report(check, "it counts for more or fewer bytes than it has");
    }
    return json_out_failed(&check->text) ? ERR_NO_MEMORY : OK;
}

/* What the set says of itself: the same with each of its versions. */
static enum err take_set(struct check *check, const struct question_version_row *row) {
    struct json_text plain;
    check->version = row->set_version;
    check->bytes = row->set_bytes;
    enum err err = quiz_plain_title(&plain, &check->arena, (struct json_text){row->title, strlen(row->title)});
    if (err == OK && strcmp(plain.bytes, row->plain_title) != 0) {
        report(check, "its title is searched by another");
    }
    return err;
}

static enum err check_version(void *context, const struct question_version_row *row) {
    struct check *check = context;
    enum err taken = check->versions_seen == 0 ? take_set(check, row) : OK;
    if (taken != OK) {
        return taken;
    }
    check->versions_seen++;
    check->bytes_seen += row->bytes;
    if (row->version != check->versions_seen) {
        report(check, "it is missing");
        check->versions_seen = row->version;
    }
    if (row->base == row->version) {
        arena_free(&check->arena);
        check->set = (struct quiz_set){.count = 0};
        check->base = row->base;
    }
    if (row->base != check->base) {
        report(check, "its questions begin where none are");
    }
    check->parts = 0;
    check->part_bytes = 0;
    enum err err = question_own_parts_read(check->verify->db, &check->id, row->version, take_part, check);
    if (err == OK && check->parts == 0) {
        report(check, "it has no questions");
    }
    return err == OK ? compare(check, row) : err;
}

/* The next set behind one, in a transaction of its own. */
static enum err verify_next(struct check *check, const struct id *after) {
    struct db *db = check->verify->db;
    enum err err = question_set_next(&check->id, db, after);
    if (err != OK || id_is_none(&check->id)) {
        return err;
    }
    check->verify->totals->question_sets++;
    err = question_versions_read(db, &check->id, check_version, check);
    if (err == OK && check->versions_seen == 0) {
        report(check, "there is none");
    }
    if (err == OK && check->versions_seen != check->version) {
        report(check, "it is not the newest");
    }
    if (err == OK && check->bytes_seen != check->bytes) {
        report(check, "the set counts for more or fewer bytes than its versions");
    }
    check->verify->totals->broken += check->is_broken;
    return err;
}

static enum err note_lost(void *context, const struct id *upload) {
    static const struct id none = {""};
    const struct verify_context *verify = context;
    char text[96];
    (void)snprintf(text, sizeof text, "the questions of the upload %s are of no version, or of two", upload->text);
    verify->report(verify->context, "database", &none, 0, text);
    verify->totals->broken++;
    return OK;
}

enum err verify_question_sets(const struct verify_context *verify) {
    struct id after = {""};
    bool is_over = false;
    enum err err = OK;
    while (err == OK && !is_over) {
        struct check check = {.verify = verify};
        arena_init(&check.arena);
        json_out_init(&check.text);
        err = db_begin(verify->db);
        if (err == OK) {
            err = verify_next(&check, &after);
            enum err ended = err == OK ? db_commit(verify->db) : db_rollback(verify->db);
            err = err == OK ? ended : err;
        }
        after = check.id;
        is_over = id_is_none(&check.id);
        json_out_free(&check.text);
        arena_free(&check.arena);
    }
    return err == OK ? question_uploads_lost(verify->db, LOST_MAX, note_lost, (void *)verify) : err;
}
