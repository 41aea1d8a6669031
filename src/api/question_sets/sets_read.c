/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading question sets: the list of those that one may play, one of them, and for its owner the questions.
 *
 * Whoever searches has the titles of all sets looked at, and questions come by the megabyte: both on a pool thread.
 */
#include <string.h>

#include "api/app.h"
#include "api/bounded.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/reader.h"
#include "game/question_bank.h"
#include "rules/quiz_import.h"
#include "rules/quiz_summary.h"
#include "set_view.h"

/* A page ends where it has so much: it is rendered on the loop's thread. */
enum { PAGE_BYTES = 256 * 1024 };

/* ---- the list ---- */

struct listing {
    struct question_set_filter filter;
    int64_t limit;
    struct id cursor;
    size_t count;
    struct id ids[LIST_LIMIT_MAX + 1];
};

static enum err read_owner(struct listing *listing, struct request *request) {
    struct span owner = request_query(request, "owner");
    listing->filter.owner = request->caller.player;
    listing->filter.others = owner.bytes == NULL;
    if (owner.bytes == NULL) {
        return OK;
    }
    if (owner.length != 2 || memcmp(owner.bytes, "me", 2) != 0) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?owner", "must be me");
    }
    return request->caller.known ? OK : problem_set(&request->problem, ERR_UNAUTHORIZED, "?owner=me needs a token.");
}

static enum err read_language(struct listing *listing, struct request *request) {
    struct span language = request_query(request, "language");
    char *lower = language.bytes == NULL ? NULL : arena_copy(&request->arena, language.bytes, language.length);
    bool good = language.length >= 2 && language.length <= QUIZ_LANGUAGE_MAX;
    if (language.bytes == NULL) {
        return OK;
    }
    if (lower == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < language.length; i++) {
        lower[i] = lower[i] >= 'A' && lower[i] <= 'Z' ? (char)(lower[i] + ('a' - 'A')) : lower[i];
        good =
            good && ((lower[i] >= 'a' && lower[i] <= 'z') || (lower[i] >= '0' && lower[i] <= '9') || lower[i] == '-');
    }
    listing->filter.language = lower;
    return good ? OK
                : problem_set_at(&request->problem, ERR_INVALID_VALUE, "?language",
                                 "must be a language tag of BCP 47, such as \"en\" or \"pt-BR\"");
}

static enum err read_title(struct listing *listing, struct request *request) {
    struct span q = request_query(request, "q");
    struct json_text plain;
    if (q.bytes == NULL) {
        return OK;
    }
    if (q.length > 4 * (size_t)QUIZ_NAME_MAX) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?q", "must have at most %d characters",
                              QUIZ_NAME_MAX);
    }
    enum err err = quiz_plain_title(&plain, &request->arena, (struct json_text){q.bytes, q.length});
    if (err == OK && plain.length == 0) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?q", "must have a letter or a digit");
    }
    listing->filter.plain = err == OK ? plain.bytes : NULL;
    return err;
}

enum err sets_list_prepare(struct request *request) {
    struct listing *listing = arena_alloc(&request->arena, sizeof *listing);
    if (listing == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = listing;
    listing->limit = LIST_LIMIT_DEFAULT;
    enum err err = read_owner(listing, request);
    err = err == OK ? read_language(listing, request) : err;
    err = err == OK ? read_title(listing, request) : err;
    err = err == OK ? request_query_integer(&listing->limit, request, "limit") : err;
    err = err == OK ? request_query_id(&listing->cursor, request, "cursor") : err;
    request->is_long = listing->filter.others && (listing->filter.language != NULL || listing->filter.plain != NULL);
    return err;
}

static enum err note_set(void *context, const struct id *id) {
    struct listing *listing = context;
    listing->ids[listing->count++] = *id;
    return OK;
}

static enum err find_sets(struct listing *listing, struct request *request, struct db *db) {
    listing->count = 0;
    enum err err =
        question_set_list(db, &listing->filter, &listing->cursor, (int)listing->limit + 1, note_set, listing);
    return err == OK ? OK
                     : problem_set(&request->problem, err, "The question sets could not be read. Try again later.");
}

/* Opens a connection of the pool thread's own. */
static enum err open_store(struct db **out, struct request *request) {
    enum err err = reader_open(out, request);
    return err == OK ? OK
                     : problem_set(&request->problem, err, "The question sets could not be read. Try again later.");
}

enum err sets_list_work(struct request *request) {
    struct bounded bounded;
    struct db *db = NULL;
    enum err err = bounded_begin(&bounded, request, "searches");
    err = err == OK ? open_store(&db, request) : err;
    if (err == OK) {
        err = find_sets(request->data, request, db);
        reader_close(request, db);
    }
    return err;
}

/* What was deleted or made private since it was found is passed over. */
static enum err write_set(struct json_out *out, struct request *request, const struct id *id) {
    const struct app *app = request->app;
    struct question_set_row row;
    enum err err = question_set_get(&row, &request->arena, request->db, id);
    bool is_shown = err == OK && !id_is_none(&row.id) &&
                    (row.is_public || (request->caller.known && id_equal(&row.owner, &request->caller.player)));
    if (is_shown) {
        set_write(out, &row, app->names, request->db, NULL, NULL);
    }
    return err == OK ? OK
                     : problem_set(&request->problem, err, "The question sets could not be read. Try again later.");
}

enum err sets_list(struct request *request, struct reply *reply) {
    struct listing *listing = request->data;
    struct json_out *out = list_begin(reply);
    enum err err = request->is_long ? OK : find_sets(listing, request, request->db);
    size_t listed = 0;
    while (err == OK && listed < listing->count && listed < (size_t)listing->limit && out->buf.length < PAGE_BYTES) {
        err = write_set(out, request, &listing->ids[listed++]);
    }
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    return list_reply(reply, request, listed < listing->count ? listing->ids[listed - 1].text : NULL);
}

/* ---- one ---- */

/* What describes it changes without a new version, so the ETag tells no copy's age. */
enum err sets_get(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct question_set_row row;
    enum err err = set_find_visible(&row, request, request->db);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    reply->is_sent_always = true;
    reply->etag = version_etag(request, row.version);
    set_write(reply_open(reply), &row, app->names, request->db, NULL, NULL);
    return reply->etag == NULL ? ERR_NO_MEMORY : reply_close(reply);
}

/* ---- its questions ---- */

struct questions {
    struct question_set_row row;
    int64_t version;
    bool is_gift;
    bool is_any; /* a part was found */
    struct json_out out;
};

enum err sets_questions_find(struct request *request) {
    struct questions *questions = arena_alloc(&request->arena, sizeof *questions);
    if (questions == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = questions;
    json_out_init(&questions->out);
    return set_find_own(&questions->row, request, request->db);
}

void sets_questions_release(struct request *request) {
    struct questions *questions = request->data;
    if (questions != NULL) {
        json_out_free(&questions->out);
        request->data = NULL;
    }
}

enum err sets_questions_prepare(struct request *request) {
    struct questions *questions = request->data;
    struct span format = request_query(request, "format");
    questions->is_gift = format.length == 4 && memcmp(format.bytes, "gift", 4) == 0;
    bool is_json = format.bytes == NULL || (format.length == 4 && memcmp(format.bytes, "json", 4) == 0);
    if (!questions->is_gift && !is_json) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?format", "must be json or gift");
    }
    questions->version = questions->row.version;
    request->is_long = true;
    return request_query_integer(&questions->version, request, "version");
}

/* An array's items, as they are stored, behind those that there are. */
static enum err append_items(void *context, int64_t number, const char *body, size_t length) {
    struct questions *questions = context;
    (void)number;
    if (length < 2) {
        return ERR_CORRUPT;
    }
    questions->is_any = true;
    json_out_raw(&questions->out, body + 1, length - 2);
    return OK;
}

static enum err write_items(struct questions *questions, struct db *db) {
    struct json_out *out = &questions->out;
    json_out_begin_object(out);
    json_out_put_integer(out, "version", questions->version);
    json_out_put_array(out, "items");
    enum err err = question_parts_read(db, &questions->row.id, questions->version, append_items, questions);
    json_out_end_array(out);
    json_out_end_object(out);
    return err;
}

static enum err write_gift(struct questions *questions, struct arena *arena, struct db *db) {
    struct quiz_set set = {.count = 0};
    enum err err = question_bank_load(&set, arena, db, &questions->row.id, questions->version);
    questions->is_any = set.count > 0;
    if (err == OK && questions->is_any) {
        quiz_gift_write(&questions->out.buf, &set);
    }
    return err;
}

enum err sets_questions_work(struct request *request) {
    struct questions *questions = request->data;
    struct bounded bounded;
    struct db *db = NULL;
    enum err err = bounded_begin(&bounded, request, "question sets");
    err = err == OK ? open_store(&db, request) : err;
    if (err != OK) {
        return err;
    }
    err = questions->is_gift ? write_gift(questions, &request->arena, db) : write_items(questions, db);
    reader_close(request, db);
    if (err != OK) {
        return problem_set(&request->problem, err, "The questions could not be read. Try again later.");
    }
    return questions->is_any ? OK
                             : problem_set(&request->problem, ERR_NOT_FOUND,
                                           "The question set has no version %lld; its newest is %lld.",
                                           (long long)questions->version, (long long)questions->row.version);
}

enum err sets_questions(struct request *request, struct reply *reply) {
    struct questions *questions = request->data;
    reply->is_private = true;
    reply->content_type = questions->is_gift ? "text/plain; charset=utf-8" : reply->content_type;
    return reply_take(reply, &questions->out);
}
