/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/games/{game}/rematch: the answer is about two games. `seq` is the event in the old one; the rest, ETag and
 * Location too, is the new one's.
 */
#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "game/view.h"
#include "util/json.h"

static enum err games_rematch_prepare(struct request *request, struct change *change) {
    change->input = arena_alloc(&request->arena, sizeof(struct play));
    if (change->game != NULL && !id_is_none(&change->game->rematch)) {
        change_hold(&change->hold_next, request, &change->game->rematch);
    }
    return change->input == NULL ? ERR_NO_MEMORY : json_decode(NULL, request->json, NULL, 0, "", &request->problem);
}

static enum err games_rematch_apply(struct request *request, struct tx *tx, struct change *change) {
    struct play *next = change->input;
    (void)tx;
    play_release(next); /* of a run before this one */
    *next = (struct play){0};
    enum err err = play_rematch(next, &change->play);
    if (err == OK) {
        change->status = 201;
        change->version = next->after->version;
        change->location = arena_format(&request->arena, "/v1/games/%s", next->game_id.text);
    }
    return err;
}

static struct play *games_rematch_shown(struct request *request, struct change *change) {
    if (change->input == NULL) { /* of whom the old game is out of sight, nothing was prepared */
        change->input = arena_alloc(&request->arena, sizeof(struct play));
    }
    return change->input;
}

static void games_rematch_render(const struct request *request, const struct change *change, struct names *names,
                                 struct db *db, struct json_out *out) {
    const struct play *next = change->input;
    (void)request;
    json_out_begin_object(out);
    json_out_put_integer(out, "seq", change->play.seq);
    json_out_put_text(out, "id", next->game_id.text);
    json_out_key(out, "game");
    const struct viewer viewer = view_of(next->after, &next->player);
    view_game(next->after, &viewer, NULL, names, db, out);
    json_out_end_object(out);
}

void games_rematch_release(struct request *request) {
    const struct change *change = request->data;
    if (change != NULL && change->input != NULL) {
        play_release(change->input);
    }
    change_release(request);
}

const struct change_def games_rematch_def = {.prepare = games_rematch_prepare,
                                             .apply = games_rematch_apply,
                                             .render = games_rematch_render,
                                             .shown = games_rematch_shown};
