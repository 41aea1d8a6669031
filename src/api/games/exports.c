/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET /v1/games/{game}/export and POST /v1/verify: a game that can be checked without this server, and checking one.
 *
 * A game has as many events as its players like, so an export is made on the loop's thread only where it is short.
 */
#include <string.h>

#include "api/app.h"
#include "api/bounded.h"
#include "api/endpoints.h"
#include "api/reader.h"
#include "core/cache.h"
#include "game/export.h"
#include "game_find.h"

enum { EVENTS_AT_ONCE = 1000 };

static bool is_named(struct span span, const char *name) {
    return span.length == strlen(name) && memcmp(span.bytes, name, span.length) == 0;
}

/* The format that is asked for: NULL for the log itself, which every family has; or one of the family's own. */
static enum err choose_format(const struct export_format **out, struct request *request, const struct family *family) {
    struct span wanted = request_query(request, "format");
    if (wanted.bytes == NULL || is_named(wanted, "json")) {
        *out = NULL;
        return OK;
    }
    const char *names = "json";
    for (size_t i = 0; i < family->format_count; i++) {
        if (is_named(wanted, family->formats[i].name)) {
            *out = &family->formats[i];
            return OK;
        }
        names = arena_format(&request->arena, "%s, %s", names, family->formats[i].name);
        if (names == NULL) {
            return ERR_NO_MEMORY;
        }
    }
    return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?format", "must be one of these for this ruleset: %s",
                          names);
}

struct exporting {
    struct game *game;                  /* a reference */
    const struct export_format *format; /* NULL: the log itself */
    struct json_out out;
};

enum err games_export_find(struct request *request) {
    struct exporting *exporting = arena_alloc(&request->arena, sizeof *exporting);
    if (exporting == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = exporting;
    json_out_init(&exporting->out);
    return game_find_visible(&exporting->game, request);
}

void games_export_release(struct request *request) {
    struct exporting *exporting = request->data;
    if (exporting != NULL) {
        game_release(exporting->game);
        json_out_free(&exporting->out);
        request->data = NULL;
    }
}

enum err games_export_prepare(struct request *request) {
    struct exporting *exporting = request->data;
    const struct game *game = exporting->game;
    enum err err = choose_format(&exporting->format, request, game->config->family);
    if (err != OK) {
        return err;
    }
    if (!game_may_disclose(game)) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "A game is exported once it is over, and with a duplicate deal once all have finished: the "
                           "export holds every secret.");
    }
    /* Where the deal must be redacted the whole log is folded, and not only copied. */
    request->is_long = game->version > EVENTS_AT_ONCE || game->config->family->redact_deal != NULL;
    return OK;
}

/* Over the connection of whoever's thread it is. */
static enum err make_export(struct exporting *exporting, struct request *request, struct db *db) {
    const struct app *app = request->app;
    const struct game *game = exporting->game;
    if (exporting->format != NULL) {
        return export_write_format(&exporting->out.buf, exporting->format, db, cache_configs(app->cache), game,
                                   app->names, &request->problem);
    }
    enum err err = export_write(&exporting->out, db, cache_configs(app->cache), game, app->names, &request->problem);
    return err == OK ? OK : problem_set(&request->problem, err, "The game could not be read. Try again later.");
}

/* A long game is read through a connection of its own: nobody's connection may be used on a pool thread. */
enum err games_export_work(struct request *request) {
    struct db *db = NULL;
    enum err err = reader_open(&db, request);
    if (err != OK) {
        return problem_set(&request->problem, err, "The game could not be read. Try again later.");
    }
    err = make_export(request->data, request, db);
    reader_close(request, db);
    return err;
}

enum err games_export(struct request *request, struct reply *reply) {
    struct exporting *exporting = request->data;
    enum err err = request->is_long ? OK : make_export(exporting, request, request->db);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    reply->content_type = exporting->format == NULL ? reply->content_type : exporting->format->media_type;
    return reply_take(reply, &exporting->out);
}

/* ---- checking one ---- */

struct checking {
    struct export_verdict verdict;
};

enum err exports_verify_prepare(struct request *request) {
    struct checking *checking = arena_alloc(&request->arena, sizeof *checking);
    if (checking == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = checking;
    request->is_long = true;
    return OK;
}

static enum err check_export(struct request *request) {
    const struct app *app = request->app;
    struct checking *checking = request->data;
    struct bounded bounded;
    enum err err = bounded_begin(&bounded, request, "exports");
    if (err == OK) {
        err = export_check_form(request->json, &request->problem);
    }
    if (err != OK) {
        return err;
    }
    err = export_verify(&checking->verdict, request->json, cache_configs(app->cache), bounded_is_over, &bounded);
    if (err == ERR_BUSY) {
        return problem_set(&request->problem, bounded_refuse(request),
                           "Replaying the game takes too long here. `referee verify FILE` takes its time.");
    }
    return err == OK ? OK : problem_set(&request->problem, err, "The game could not be replayed. Try again later.");
}

/* Letting go of a document of megabytes takes its time too. */
enum err exports_verify_work(struct request *request) {
    enum err err = check_export(request);
    json_decref(request->json);
    request->json = NULL;
    return err;
}

enum err exports_verify_reply(struct request *request, struct reply *reply) {
    const struct checking *checking = request->data;
    const struct export_verdict *verdict = &checking->verdict;
    struct json_out *out = reply_open(reply);
    json_out_begin_object(out);
    json_out_put_boolean(out, "valid", verdict->valid);
    if (!verdict->valid) {
        json_out_key(out, "event");
        if (verdict->seq == 0) {
            json_out_null(out);
        } else {
            json_out_integer(out, verdict->seq);
        }
        json_out_put_text(out, "detail", verdict->reason.detail);
    }
    json_out_end_object(out);
    return reply_close(reply);
}
