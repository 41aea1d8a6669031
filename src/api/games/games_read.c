/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading one game: itself, its history, its results. All from the cached state where that will do; older rounds through
 * the loop's own connection.
 */
#include <string.h>

#include <jansson.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/wait.h"
#include "game/view.h"
#include "game_find.h"
#include "game_view.h"
#include "rounds.h"
#include "store/projection.h"

enum err games_get_prepare(struct request *request) {
    return wait_read(request);
}

bool games_get_ready(struct request *request) {
    struct game *game = request->data;
    bool ready = waiter_is_over(&game, request, &request->caller.player);
    request->data = game;
    return ready;
}

enum err games_get(struct request *request, struct reply *reply) {
    const struct game *game = request->data;
    struct viewer viewer;
    enum err err = game_find_viewer(&viewer, request, game);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    wait_tell(request, reply, NULL);
    reply->etag = version_etag(request, game->version);
    const char *known = request_header(request, "If-None-Match");
    if (known != NULL && reply->etag != NULL && strcmp(known, reply->etag) == 0) {
        reply->status = 304; /* the common case, before anything is rendered; lists and the like are the server's */
        return OK;
    }
    return game_view_reply(request, reply, game, &viewer);
}

/* ---- history ---- */

/* The items of one round's history as a seat sees it, each with the round's number where several rounds are asked for. */
static enum err read_round(struct json_out *out, struct request *request, const struct rounds *rounds, int64_t round,
                           int seat, bool numbered) {
    struct game *past = NULL;
    enum err err = rounds_load(&past, request, rounds, round);
    if (err != OK) {
        return err;
    }
    struct json_out history;
    json_out_init(&history);
    family_print(&history, past->config, past->config->family->history, game_state(past), seat);
    game_release(past);
    bool failed = json_out_failed(&history);
    if (!failed && numbered) {
        json_out_items(out, history.buf.bytes, history.buf.length, "round", round);
    } else if (!failed && history.buf.length > strlen("[]")) {
        json_out_raw(out, history.buf.bytes + 1, history.buf.length - strlen("[]"));
    }
    json_out_free(&history);
    return failed ? ERR_NO_MEMORY : OK;
}

/* A page of rounds ends where it has so much: each is folded on the loop's thread, and may be long. */
enum { PAGE_BYTES = 64 * 1024 };

/* Which rounds are asked for: one, or all, from the cursor on and at most `limit` of them. */
struct rounds_wanted {
    int64_t first, last;
    bool all;
    int64_t next; /* 0 = none */
};

static enum err read_wanted(struct rounds_wanted *out, struct request *request) {
    const struct game *game = request->data;
    struct span round = request_query(request, "round");
    *out = (struct rounds_wanted){.first = game->number, .last = game->number};
    if (round.bytes != NULL && round.length == 3 && memcmp(round.bytes, "all", 3) == 0) {
        int64_t limit = LIST_LIMIT_MAX;
        out->all = true;
        out->first = 1;
        enum err err = request_query_integer(&out->first, request, "cursor");
        if (err == OK) {
            err = request_query_integer(&limit, request, "limit");
        }
        if (err == OK && out->last - out->first >= limit) {
            out->last = out->first + limit - 1;
            out->next = out->last + 1;
        }
        return err;
    }
    enum err err = request_query_integer(&out->first, request, "round");
    if (err == OK && out->first > game->number) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "The game has no round %lld.", (long long)out->first);
    }
    out->last = out->first;
    return err;
}

enum err games_history(struct request *request, struct reply *reply) {
    const struct game *game = request->data;
    struct rounds_wanted wanted;
    enum err err = read_wanted(&wanted, request);
    if (err != OK) {
        return err;
    }
    struct viewer viewer;
    err = game_find_viewer(&viewer, request, game);
    if (err != OK) {
        return err;
    }
    struct rounds rounds;
    err = rounds_begin(&rounds, request, game, wanted.first);
    struct json_out *out = list_begin(reply);
    for (int64_t round = wanted.first; err == OK && round >= 1 && round <= wanted.last; round++) {
        err = read_round(out, request, &rounds, round, viewer.seat, wanted.all);
        if (round < wanted.last && out->buf.length >= PAGE_BYTES) {
            wanted.last = round;
            wanted.next = round + 1;
        }
    }
    rounds_free(&rounds);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    const char *next = wanted.next == 0 ? NULL : arena_format(&request->arena, "%lld", (long long)wanted.next);
    return list_reply(reply, request, next);
}

/* ---- results ---- */

struct results {
    struct json_out *out;
    bool has_match;
};

/* The rounds come first. */
static enum err write_result(void *context, const struct result_row *row) {
    struct results *results = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL) {
        return ERR_CORRUPT;
    }
    if (row->round == 0) {
        results->has_match = true;
        json_out_end_array(results->out);
        json_out_put_json(results->out, "match", body);
    } else {
        json_out_json(results->out, body);
    }
    json_decref(body);
    return OK;
}

enum err games_result(struct request *request, struct reply *reply) {
    const struct game *game = request->data;
    struct results results = {.out = reply_open(reply)};
    json_out_begin_object(results.out);
    json_out_put_array(results.out, "rounds");
    enum err err = result_rows_read(request->db, &game->id, write_result, &results);
    if (err != OK) {
        return err;
    }
    if (!results.has_match) {
        json_out_end_array(results.out);
        json_out_put_null(results.out, "match");
    }
    json_out_end_object(results.out);
    reply->is_private = true;
    return reply_close(reply);
}
