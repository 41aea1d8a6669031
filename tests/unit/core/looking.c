/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looking at the engine of the tests: games, logs, views, and whether they agree.
 */
#include "support/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/load.h"
#include "game/view.h"
#include "referee/verify.h"
#include "util/json.h"
#include "util/json_out.h"

const struct game *engine_game(struct engine *engine) {
    struct game *game = NULL;
    struct problem problem;
    enum err err = cache_find(&game, engine->cache, engine->reader, &engine->game, &problem);
    cr_assert(err == OK, "%s", problem.detail);
    if (game == engine->shown[engine->shown_count % ENGINE_SHOWN]) {
        game_release(game);
        return game;
    }
    struct game **shown = &engine->shown[++engine->shown_count % ENGINE_SHOWN];
    game_release(*shown);
    *shown = game; /* the cache may not hold it: one that was published while this was read took its place there */
    return game;
}

static bool same_text(const char *what, const char *a, const char *b) {
    bool same = strcmp(a, b) == 0;
    if (!same) {
        (void)fprintf(stderr, "%s differs:\n  %s\n  %s\n", what, a, b);
    }
    return same;
}

/* A view as text, owned by the caller. */
static char *view_text(const struct game *game, const struct id *player) {
    struct json_out out;
    json_out_init(&out);
    const struct viewer viewer = view_of(game, player);
    view_game(game, &viewer, NULL, NULL, NULL, &out);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    cr_assert(text != NULL);
    return text;
}

static bool same_view(const struct game *a, const struct game *b, const struct id *player) {
    char *left = view_text(a, player);
    char *right = view_text(b, player);
    bool same = same_text("the view", left, right);
    free(left);
    free(right);
    return same;
}

/* What is not shown but carries the game on. */
static bool same_inside(const struct game *a, const struct game *b) {
    char text[2][160];
    const struct game *games[] = {a, b};
    for (int i = 0; i < 2; i++) {
        const struct game *game = games[i];
        (void)snprintf(text[i], sizeof text[i], "%s %lld %d %d %d %d %u %s %s %s", game->creator.text,
                       (long long)game->round_seq, game->number, game->leader, game->rounds, game->made_public,
                       (unsigned)game->winners, game->result.text, game->join_code,
                       game->reason == NULL ? "-" : game->reason);
    }
    return a->config == b->config && same_text("the inside", text[0], text[1]);
}

bool engine_same(const struct game *a, const struct game *b) {
    const struct id stranger = {""};
    bool same =
        id_equal(&a->id, &b->id) && a->seat_count == b->seat_count && same_inside(a, b) && same_view(a, b, &stranger);
    for (int i = 0; same && i < a->seat_count; i++) {
        same = same_view(a, b, &a->seats[i].player);
    }
    return same;
}

void engine_check(struct engine *engine) {
    const struct game *game = engine_game(engine);
    struct game *folded = NULL;
    struct problem problem;
    must(game_load(&folded, engine->reader, engine->configs, &engine->game, &problem));
    cr_expect(engine_same(game, folded), "folded from its newest round the log gives another game");
    game_release(folded);
    must(game_load_whole(&folded, engine->reader, engine->configs, &engine->game, 0, &problem));
    cr_expect(engine_same(game, folded), "folded whole the log gives another game");
    game_release(folded);
}

json_t *engine_view(struct engine *engine, int player) {
    const struct id stranger = {""};
    struct json_out out;
    json_out_init(&out);
    const struct viewer viewer = view_of(engine_game(engine), player < 0 ? &stranger : &engine->players[player]);
    view_game(engine_game(engine), &viewer, NULL, engine->names, engine->reader, &out);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    cr_assert(text != NULL);
    json_t *view = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    cr_assert(view != NULL, "%s", text);
    free(text);
    return view;
}

struct kinds {
    char *out;
    size_t size;
};

static enum err note_kind(void *context, const struct event_row *row) {
    const struct kinds *kinds = context;
    size_t length = strlen(kinds->out);
    (void)snprintf(kinds->out + length, kinds->size - length, "%s%s", length == 0 ? "" : " ", row->kind);
    return OK;
}

void engine_kinds(struct engine *engine, char *out, size_t size) {
    struct kinds kinds = {out, size};
    out[0] = '\0';
    must(event_log_read(engine->reader, &engine->game, 0, 0, INT64_MAX, note_kind, &kinds));
}

int64_t engine_event_count(struct engine *engine) {
    int64_t count = 0;
    must(event_log_read(engine->reader, &engine->game, 0, 0, INT64_MAX, sample_count, &count));
    return count;
}

json_t *engine_json(const char *text) {
    char *copy = strdup(text);
    cr_assert(copy != NULL);
    for (char *c = copy; *c != '\0'; c++) {
        *c = *c == '\'' ? '"' : *c;
    }
    json_t *value = json_loads(copy, JSON_DECODE_ANY, NULL);
    cr_assert(value != NULL, "%s", text);
    free(copy);
    return value;
}

bool engine_is(json_t *owned, const char *expected) {
    json_t *wanted = engine_json(expected);
    bool same = owned != NULL && json_equal(owned, wanted) != 0;
    if (!same) {
        char *text = json_text(owned);
        (void)fprintf(stderr, "expected %s\n     got %s\n", expected, text == NULL ? "nothing" : text);
        free(text);
    }
    json_decref(wanted);
    json_decref(owned);
    return same;
}

static void note_fault(void *context, const char *what, const struct id *id, int64_t seq, const char *text) {
    struct engine *engine = context;
    if (engine->fault[0] == '\0') {
        (void)snprintf(engine->fault, sizeof engine->fault, "%s %s, event %lld: %s", what, id->text, (long long)seq,
                       text);
    }
}

struct verify_totals engine_verify(struct engine *engine, bool rebuild) {
    struct db *db = rebuild ? database_connect(&engine->database, DB_WRITE) : engine->reader;
    struct verify_totals totals = {0};
    engine->fault[0] = '\0';
    must(verify_all(&totals, db, engine->configs, rebuild, note_fault, engine));
    cr_expect((totals.broken + totals.stale + totals.forged > 0) == (engine->fault[0] != '\0'));
    if (rebuild) {
        db_close(db);
    }
    return totals;
}

bool engine_is_clean(struct engine *engine) {
    struct verify_totals totals = engine_verify(engine, false);
    if (totals.broken + totals.stale + totals.forged > 0) {
        (void)fprintf(stderr, "%s\n", engine->fault);
    }
    return totals.broken + totals.stale + totals.forged == 0;
}

_Noreturn void engine_fail(const char *file, int line, const char *what) {
    (void)fprintf(stderr, "%s:%d: %s does not hold\n", file, line, what);
    abort();
}
