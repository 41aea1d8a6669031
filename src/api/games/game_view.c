/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All viewers without a seat see the same, but for the member that says who the viewer is. So of a long round one view is
 * made for all of them, as if nobody in particular looked, and the viewer's id is put in afterwards. Whoever made the game
 * to watch it sees the join code, too, until it begins: theirs is made for them alone.
 */
#include "game_view.h"

#include <assert.h>
#include <string.h>

#include "api/app.h"
#include "api/view_cache.h"
#include "game/view.h"

struct looking {
    const struct app *app;
    const struct game *game;
    struct viewer viewer;
    struct db *db;
};

static void render(void *context, struct json_out *out) {
    const struct looking *looking = context;
    view_game(looking->game, &looking->viewer, NULL, looking->app->names, looking->db, out);
}

/* The view of a viewer's role: NULL when there is no memory. */
static struct shared_bytes *share(const struct request *request, const struct game *game, const struct viewer *viewer,
                                  struct db *db) {
    const struct app *app = request->app;
    struct looking looking = {.app = app, .game = game, .viewer = *viewer, .db = db};
    if (viewer->seat < 0) {
        looking.viewer.player = (struct id){""};
    }
    return view_cache_share(app->view_cache, game, viewer->seat, names_generation(app->names), render, &looking);
}

/* Has everybody in the role the same view? Not where it says who looks. */
static bool is_same_for_all(const struct viewer *viewer) {
    return id_is_none(&viewer->player) || viewer->seat >= 0;
}

/* Of a long round: is it the same for all in the viewer's role? */
static bool is_shared(const struct game *game, const struct viewer *viewer) {
    return view_cache_is_long(game) && (game->status != GAME_OPEN || !game_is_watched_by_maker(game, &viewer->player));
}

/*
 * A spectator's view with their id in it. What players chose, as the options' titles, may stand before the member, but is no
 * match for it: quotes inside a text are escaped.
 */
static void write_for(struct json_out *out, const struct shared_bytes *shared, const struct id *player) {
    static const char nobody[] = "\"you\":{\"seat\":null,\"player\":null";
    const char *found = memmem(shared->bytes, shared->length, nobody, strlen(nobody));
    assert(found != NULL);
    size_t before = (size_t)(found - shared->bytes) + strlen(nobody) - strlen("null");
    struct buf *buf = &out->buf;
    json_out_raw(out, shared->bytes, before);
    buf_append(buf, "\"", 1);
    buf_append(buf, player->text, ID_LENGTH);
    buf_append(buf, "\"", 1);
    buf_append(buf, found + strlen(nobody), shared->length - before - strlen("null"));
}

void game_view_write(const struct request *request, const struct game *game, const struct viewer *viewer, struct db *db,
                     struct json_out *out) {
    const struct app *app = request->app;
    if (!is_shared(game, viewer)) {
        view_game(game, viewer, NULL, app->names, db, out);
        return;
    }
    struct shared_bytes *shared = share(request, game, viewer, db);
    if (shared == NULL) {
        json_out_json(out, NULL); /* says that there was no memory */
    } else if (is_same_for_all(viewer)) {
        json_out_raw(out, shared->bytes, shared->length);
    } else {
        write_for(out, shared, &viewer->player);
    }
    shared_bytes_release(shared);
}

/* Of ordinary size: kept for its seat. A stranger's is always rendered. */
static enum err reply_short(struct request *request, struct reply *reply, const struct game *game,
                            const struct viewer *viewer) {
    const struct app *app = request->app;
    int seat = viewer->seat;
    uint64_t names = names_generation(app->names);
    if (seat >= 0) {
        struct shared_bytes *kept = view_cache_find(app->view_cache, game, seat, names);
        if (kept != NULL) {
            return reply_share(reply, kept);
        }
    }
    struct json_out *out = reply_open(reply);
    view_game(game, viewer, NULL, app->names, request->db, out);
    enum err err = reply_close(reply);
    if (err == OK && seat >= 0) {
        struct shared_bytes *bytes = shared_bytes_create(out->buf.bytes, out->buf.length);
        if (bytes != NULL) {
            view_cache_keep(app->view_cache, game, seat, names, bytes);
            shared_bytes_release(bytes);
        }
    }
    return err;
}

enum err game_view_reply(struct request *request, struct reply *reply, const struct game *game,
                         const struct viewer *viewer) {
    if (!is_shared(game, viewer)) {
        return reply_short(request, reply, game, viewer);
    }
    if (is_same_for_all(viewer)) {
        return reply_share(reply, share(request, game, viewer, request->db));
    }
    game_view_write(request, game, viewer, request->db, reply_open(reply));
    return reply_close(reply);
}
