/* SPDX-License-Identifier: Apache-2.0 */
#include "set_upload.h"

#include <stdio.h>
#include <string.h>

#include "game/question_bank.h"
#include "rules/quiz_summary.h"
#include "set_view.h"

/* ---- the query ---- */

static const char *const formats[UPLOAD_FORMATS] = {"json", "opentdb", "gift"};

static bool is_word(struct span span, const char *word) {
    return span.length == strlen(word) && memcmp(span.bytes, word, span.length) == 0;
}

enum upload_format upload_format(struct request *request) {
    struct span wanted = request_query(request, "format");
    enum upload_format format = UPLOAD_JSON;
    if (wanted.bytes == NULL) {
        return format;
    }
    while (format < UPLOAD_FORMATS && !is_word(wanted, formats[format])) {
        format++;
    }
    return format;
}

static enum err read_encoding(struct upload *upload, struct request *request) {
    struct span wanted = request_query(request, "encode");
    enum quiz_encoding encoding = QUIZ_ENCODING_HTML;
    if (wanted.bytes == NULL) {
        return OK;
    }
    while (encoding < QUIZ_ENCODINGS && !is_word(wanted, quiz_encodings[encoding])) {
        encoding++;
    }
    upload->encoding = encoding;
    return encoding < QUIZ_ENCODINGS ? OK
                                     : problem_set_at(&request->problem, ERR_INVALID_VALUE, "?encode",
                                                      "must be html, url3986, urlLegacy, base64 or none");
}

static enum err read_dry_run(struct upload *upload, struct request *request) {
    struct span wanted = request_query(request, "dry_run");
    upload->is_dry_run = wanted.bytes != NULL && is_word(wanted, "true");
    return wanted.bytes == NULL || upload->is_dry_run || is_word(wanted, "false")
               ? OK
               : problem_set_at(&request->problem, ERR_INVALID_VALUE, "?dry_run", "must be true or false");
}

/* Formats from elsewhere have no place for what describes a set. What Open Trivia DB's sets are called is known. */
static enum err read_description(struct upload *upload, struct request *request) {
    static const char *const known[QUIZ_ABOUTS] = {
        [QUIZ_LANGUAGE] = "en", [QUIZ_LICENCE] = "CC-BY-SA-4.0", [QUIZ_SOURCE] = "https://opentdb.com/"};
    struct quiz_faults faults = {0};
    enum err err = OK;
    for (enum quiz_about about = QUIZ_TITLE; err == OK && about < QUIZ_ABOUTS; about++) {
        struct span given = request_query(request, quiz_abouts[about]);
        struct json_text value = {given.bytes, given.length};
        const char *usual = upload->format == UPLOAD_OPENTDB ? known[about] : NULL;
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "?%s", quiz_abouts[about]);
        if (given.bytes == NULL && usual != NULL) {
            value = (struct json_text){usual, strlen(usual)};
        }
        err = quiz_set_put(&upload->set, &request->arena, about, value, pointer, &faults);
    }
    return err == OK && faults.count > 0 ? set_refuse(request, &faults) : err;
}

enum err upload_read_query(struct upload *upload, struct request *request) {
    upload->format = upload_format(request);
    if (upload->format == UPLOAD_FORMATS) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?format", "must be json, opentdb or gift");
    }
    enum err err = read_encoding(upload, request);
    err = err == OK ? read_dry_run(upload, request) : err;
    bool is_described = upload->format == UPLOAD_JSON || upload->mode == UPLOAD_APPENDED;
    return err == OK && !is_described ? read_description(upload, request) : err;
}

/* ---- the body ---- */

static enum err read_questions(struct upload *upload, struct request *request, struct quiz_faults *faults) {
    struct quiz_set *set = &upload->set;
    struct arena *arena = &request->arena;
    switch (upload->format) {
    case UPLOAD_OPENTDB:
        return quiz_import_opentdb(set, &upload->report, arena, request->json, upload->encoding, faults);
    case UPLOAD_GIFT:
        return quiz_import_gift(set, &upload->report, arena, request->body.length == 0 ? "" : request->body.bytes,
                                request->body.length, faults);
    case UPLOAD_JSON:
    case UPLOAD_FORMATS:
        break;
    }
    return upload->mode == UPLOAD_APPENDED ? quiz_set_append(set, arena, request->json, faults)
                                           : quiz_set_read(set, arena, request->json, faults);
}

struct loading {
    struct upload *upload;
    struct arena *arena;
};

static enum err load_part(void *context, int64_t number, const char *body, size_t length) {
    const struct loading *loading = context;
    (void)number;
    loading->upload->had_bytes += length;
    return question_bank_read_part(&loading->upload->set, loading->arena, body, length);
}

/* The questions that are there already: what is appended must differ from them. */
static enum err load_set(struct upload *upload, struct request *request, struct db *db) {
    const struct question_set_row *row = &upload->row;
    struct loading loading = {.upload = upload, .arena = &request->arena};
    upload->set = (struct quiz_set){.language = {row->language, strlen(row->language)}};
    upload->had_bytes = 0;
    enum err err = question_parts_read(db, &row->id, row->version, load_part, &loading);
    upload->had = upload->set.count;
    return err == OK ? OK : problem_set(&request->problem, err, "The question set could not be read. Try again later.");
}

/* Texts that the writer made; NULL without memory. */
static const char *keep(struct request *request, struct json_out *out) {
    const char *text = json_out_failed(out) ? NULL : arena_copy(&request->arena, out->buf.bytes, out->buf.length);
    json_out_free(out);
    return text;
}

static enum err describe_questions(struct upload *upload, struct request *request, struct quiz_faults *faults) {
    static const char *const wholes[UPLOAD_FORMATS] = {"/questions", "/results", "/lines/1"};
    struct quiz_summary *summary = arena_alloc(&request->arena, sizeof *summary);
    struct json_out kinds, categories;
    if (summary == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = quiz_summarise(summary, &upload->set, wholes[upload->format], faults);
    if (err != OK) {
        return err;
    }
    json_out_init(&kinds);
    json_out_init(&categories);
    quiz_summary_write_kinds(&kinds, summary);
    quiz_summary_write_categories(&categories, summary);
    upload->row.questions = (int64_t)upload->set.count;
    upload->row.kinds = keep(request, &kinds);
    upload->row.categories = keep(request, &categories);
    return upload->row.kinds == NULL || upload->row.categories == NULL ? ERR_NO_MEMORY : OK;
}

/* The set is described as the body or the query says; one that is appended to, as it was. */
static enum err describe_set(struct upload *upload, struct request *request) {
    struct question_set_row *row = &upload->row;
    const struct quiz_set *set = &upload->set;
    struct json_text title = set->title, plain;
    if (upload->mode == UPLOAD_APPENDED) {
        return OK;
    }
    row->title = title.bytes;
    row->language = set->language.bytes;
    row->licence = set->licence.bytes;
    row->author = set->author.bytes;
    row->source = set->source.bytes;
    row->subject = set->subject.bytes;
    row->is_public = set->is_public;
    enum err err = quiz_plain_title(&plain, &request->arena, title);
    upload->plain_title = err == OK ? plain.bytes : NULL;
    return err;
}

enum err upload_read_body(struct upload *upload, struct request *request, struct db *db) {
    struct quiz_faults faults = {0};
    enum err err = upload->mode == UPLOAD_APPENDED ? load_set(upload, request, db) : OK;
    if (err != OK) {
        return err;
    }
    err = read_questions(upload, request, &faults);
    err = err == OK ? describe_questions(upload, request, &faults) : err;
    err = err == OK ? describe_set(upload, request) : err;
    return err == ERR_INVALID_VALUE ? set_refuse(request, &faults) : err;
}

/* ---- the parts ---- */

/* Ends the part that has been begun. */
static void end_part(struct upload *upload) {
    json_out_end_array(&upload->out);
    upload->out.comma = false; /* the next one is a text of its own */
    upload->begins[++upload->part_count] = upload->out.buf.length;
}

enum err upload_make_parts(struct upload *upload, struct request *request) {
    const struct quiz_set *set = &upload->set;
    struct json_out *out = &upload->out;
    json_out_clear(out);
    upload->part_count = 0;
    for (size_t i = upload->had; i < set->count && upload->had_bytes + out->buf.length <= UPLOAD_BYTES_MAX; i++) {
        size_t begin = upload->begins[upload->part_count];
        if (out->buf.length == begin) {
            json_out_begin_array(out);
        }
        quiz_question_write(out, &set->questions[i]);
        if (out->buf.length - begin >= UPLOAD_PART_BYTES || i + 1 == set->count) {
            end_part(upload);
        }
    }
    if (json_out_failed(out)) {
        return ERR_NO_MEMORY;
    }
    if (upload->had_bytes + out->buf.length > UPLOAD_BYTES_MAX) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "",
                              "makes a set of more than %d MiB of questions; make two of them",
                              UPLOAD_BYTES_MAX / (1024 * 1024));
    }
    upload->bytes = (int64_t)(out->buf.length + strlen(upload->row.categories)) + QUESTION_VERSION_BYTES;
    return OK;
}
