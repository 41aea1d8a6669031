/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading one game: itself, its history, its results. All from the cached state where that will do; older rounds through
 * the loop's own connection.
 */
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/wait.h"
#include "game/view.h"
#include "game_view.h"
#include "rounds.h"
#include "store/projection.h"
#include "util/json.h"

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
    reply->is_private = true;
    wait_tell(request, reply, NULL);
    reply->etag = version_etag(request, game->version);
    const char *known = request_header(request, "If-None-Match");
    if (known != NULL && reply->etag != NULL && strcmp(known, reply->etag) == 0) {
        reply->status = 304; /* the common case, before anything is rendered; lists and the like are the server's */
        return OK;
    }
    return game_view_reply(request, reply, game);
}

/* ---- history ---- */

/* Writes the items of a round's history, each with the round's number where several rounds are asked for. */
static void write_history(struct json_out *out, json_t *history, int64_t round, bool numbered) {
    size_t index = 0;
    json_t *item = NULL;
    json_array_foreach(history, index, item) {
        json_out_begin_object(out);
        if (numbered) {
            json_out_key(out, "round");
            json_out_integer(out, round);
        }
        json_out_members(out, item);
        json_out_end_object(out);
    }
}

/* The history of one round. */
static enum err read_round(struct json_out *out, struct request *request, const struct rounds *rounds, int64_t round,
                           bool numbered) {
    struct game *past = NULL;
    enum err err = rounds_load(&past, request, rounds, round);
    if (err != OK) {
        return err;
    }
    int seat = view_seat(past, &request->caller.player);
    json_t *history = family_view_json(past->config, past->config->family->history, game_state(past), seat);
    game_release(past);
    if (history == NULL) {
        return ERR_NO_MEMORY;
    }
    write_history(out, history, round, numbered);
    json_decref(history);
    return OK;
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
        enum err err = request_query_integer(&out->first, request, "cursor", 1, ROUNDS_MAX);
        if (err == OK) {
            err = request_query_integer(&limit, request, "limit", 1, LIST_LIMIT_MAX);
        }
        if (err == OK && out->last - out->first >= limit) {
            out->last = out->first + limit - 1;
            out->next = out->last + 1;
        }
        return err;
    }
    enum err err = request_query_integer(&out->first, request, "round", 1, ROUNDS_MAX);
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
    struct rounds rounds;
    err = rounds_begin(&rounds, request, game, wanted.first);
    struct json_out *out = list_begin(reply);
    for (int64_t round = wanted.first; err == OK && round >= 1 && round <= wanted.last; round++) {
        err = read_round(out, request, &rounds, round, wanted.all);
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
    json_t *rounds, *match; /* owned */
};

static enum err add_result(void *context, const struct result_row *row) {
    struct results *results = context;
    json_t *item = json_loadb(row->body, row->body_length, 0, NULL);
    if (item == NULL) {
        return ERR_CORRUPT;
    }
    if (row->round == 0) {
        json_decref(results->match);
        results->match = item;
        return OK;
    }
    return json_array_append_new(results->rounds, item) == 0 ? OK : ERR_NO_MEMORY;
}

enum err games_result(struct request *request, struct reply *reply) {
    const struct game *game = request->data;
    struct results results = {.rounds = json_array(), .match = json_null()};
    enum err err =
        results.rounds == NULL ? ERR_NO_MEMORY : result_rows_read(request->db, &game->id, add_result, &results);
    json_t *answer = json_object();
    bool good = err == OK && json_object_set(answer, "rounds", results.rounds) == 0 &&
                json_object_set(answer, "match", results.match) == 0;
    json_decref(results.rounds);
    json_decref(results.match);
    if (!good) {
        json_decref(answer);
        return err == OK ? ERR_NO_MEMORY : err;
    }
    reply->is_private = true;
    return reply_json(reply, 200, answer);
}
