/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The frame around every change.
 *
 * Answers are rendered in change_reply, on the loop's thread, the first time and again; the writer renders nothing, and
 * keeps only what idempotency.h says.
 */
#include "change.h"

#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/games/game_find.h"
#include "api/games/game_view.h"
#include "game/names.h"
#include "game/view.h"
#include "idempotency.h"
#include "play/outbox.h"
#include "util/json.h"
#include "wait.h"

/* ---- headers ---- */

static const char *skip_spaces(const char *at) {
    while (*at == ' ' || *at == '\t') {
        at++;
    }
    return at;
}

/* "12", "13", * or a list of them; what is no ETag of ours matches nothing. */
static void read_if_match(struct if_match *out, const char *header) {
    const char *at = skip_spaces(header);
    if (strcmp(at, "*") == 0) {
        return; /* the game exists, or the answer is 404 */
    }
    out->given = true;
    while (*at != '\0' && out->count < IF_MATCH_MAX) {
        char *end = NULL;
        if (*at == '"' && at[1] >= '1' && at[1] <= '9') { /* bytes are compared, so "012" is not "12" */
            long long version = strtoll(at + 1, &end, 10);
            end += strncmp(end, "-csv", 4) == 0 ? 4 : 0; /* another shape of it: see http/shape.h */
            end += strncmp(end, "-gzip", 5) == 0 ? 5 : 0;
            if (*end == '"') {
                out->versions[out->count++] = version;
            }
        }
        const char *comma = strchr(at, ',');
        at = comma == NULL ? "" : skip_spaces(comma + 1);
    }
}

/* Prefer: return=minimal, wait=SECONDS, and ?wait=SECONDS. */
static enum err read_preferences(struct request *request, struct change *change) {
    struct span wanted = request_preference(request, "return");
    change->minimal = wanted.length == strlen("minimal") && strncasecmp(wanted.bytes, "minimal", wanted.length) == 0;
    return request->endpoint->ready == NULL ? OK : wait_read(request);
}

const char *version_etag(struct request *request, int64_t version) {
    char text[24];
    size_t at = sizeof text;
    text[--at] = '"';
    do { /* every answer has one: printf would take longer than all else about it */
        text[--at] = (char)('0' + version % 10);
        version /= 10;
    } while (version > 0);
    text[--at] = '"';
    return arena_copy(&request->arena, text + at, sizeof text - at);
}

/* ---- the parts of an endpoint ---- */

static const struct change_def *def_of(const struct request *request) {
    return request->endpoint->detail;
}

void change_hold(struct cache_hold *hold, struct request *request, const struct id *game) {
    const struct app *app = request->app;
    cache_hold(hold, app->cache, request->db, game);
}

/* What was kept for playing it, which has been done. */
static void let_go(struct change *change) {
    cache_let_go(&change->hold);
    cache_let_go(&change->hold_next);
    change->play.sets = NULL;
    change->play.share = NULL;
    arena_free(&change->stock);
}

enum err change_find_nothing(struct request *request) {
    struct change *change = arena_alloc(&request->arena, sizeof *change);
    request->data = change;
    if (change == NULL) {
        return ERR_NO_MEMORY;
    }
    change->play.problem = &request->problem;
    change->play.arena = &request->arena;
    change->play.player = request->caller.player;
    change->play.seat = -1;
    return OK;
}

enum err change_find_replay(struct request *request, enum err err) {
    struct change *change = request->data;
    struct problem refusal = request->problem;
    if (idempotency_find(&change->is_kept, request, change, true) == OK &&
        change->is_kept) { /* its body is still to come */
        problem_clear(&request->problem);
        return OK;
    }
    request->problem = refusal;
    return err;
}

/* A player who has left a private game no longer sees it, but can ask again for the answer that they got for leaving. */
enum err change_find(struct request *request) {
    enum err err = change_find_nothing(request);
    if (err != OK) {
        return err;
    }
    struct change *change = request->data;
    struct id id;
    if (id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        change_hold(&change->hold, request, &id);
    }
    err = game_find_visible(&change->game, request);
    if (err != OK) {
        return err == ERR_NOT_FOUND ? change_find_replay(request, err) : err;
    }
    change->play.game_id = change->game->id;
    return OK;
}

enum err change_find_hidden(struct request *request) {
    enum err err = change_find_nothing(request);
    if (err != OK) {
        return err;
    }
    struct change *change = request->data;
    if (!id_parse(&change->play.game_id, request->params[0].bytes, request->params[0].length)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no game with this id to join.");
    }
    change_hold(&change->hold, request, &change->play.game_id);
    return OK;
}

enum err change_take_seat(struct request *request, struct change *change) {
    static const struct field fields[] = {{"seat", FIELD_INTEGER, 0, 0, SEATS_MAX - 1, 0}};
    json_t *value = json_object_get(request->json, "seat");
    struct json_integer seat = {.set = false};
    bool is_own = change->is_for_own_seat || (change->action != NULL && change->action->has_seat);
    if (value == NULL || is_own) {
        return OK;
    }
    json_t *alone = json_pack("{s:O}", "seat", value);
    enum err err = alone == NULL ? ERR_NO_MEMORY : json_decode(&seat, alone, fields, 1, "", &request->problem);
    json_decref(alone);
    if (err == OK) {
        (void)json_object_del(request->json, "seat");
        change->play.for_named = true;
        change->play.named_seat = (int)seat.value;
    }
    return err;
}

/* The request has not been checked, as an answer was kept for it; for all that is known here its game may be nobody's. */
static enum err refuse_forgotten(struct request *request) {
    return problem_set(&request->problem, ERR_BUSY,
                       "The answer that was kept for this Idempotency-Key has just been forgotten. Try again.");
}

enum err change_prepare(struct request *request) {
    struct change *change = request->data;
    const struct change_def *def = def_of(request);
    /* Where it was found before, there may be nothing left that the body could be held against. */
    bool was_kept = change->is_kept;
    bool is_kept = false;
    enum err err = idempotency_find(&is_kept, request, change, was_kept);
    if (err != OK) {
        return err; /* also where it is to be asked elsewhere: then all is as before */
    }
    change->is_kept = is_kept;
    if (was_kept && !is_kept) {
        return refuse_forgotten(request);
    }
    const char *if_match = request_header(request, "If-Match");
    if (if_match != NULL) {
        read_if_match(&change->play.if_match, if_match);
    }
    err = read_preferences(request, change);
    bool is_known = change->game != NULL; /* else its action is not, and an answer was kept */
    err = err == OK && def->takes_seat && is_known ? change_take_seat(request, change) : err;
    if (err != OK || (change->is_kept && !def->recalls_input)) {
        return err;
    }
    if (def->prepare != NULL) {
        return def->prepare(request, change);
    }
    return request->json == NULL ? OK : json_decode(NULL, request->json, NULL, 0, "", &request->problem);
}

/* ---- doing it ---- */

/* A change may be run again, after the batch it was in came to nothing. */
static void begin_anew(struct request *request, struct change *change) {
    play_release(&change->play);
    game_release(change->recalled);
    change->recalled = NULL;
    change->kept = (struct idempotency_keep){0};
    request->recalls = false;
    change->replayed = false;
    change->is_recalled = false;
    change->refused = OK;
    change->status = 0;
    change->version = 0;
    change->location = NULL;
    change->token = NULL;
    change->play.player = request->caller.player;
    change->play.seq = 0;
    change->play.seat = -1;
    change->play.repeated = false;
}

void change_foresee(struct request *request, struct tx *tx) {
    const struct change *change = request->data;
    if (change->key != NULL) {
        idempotency_foresee(request, tx, change);
    }
    if (change->game != NULL) {
        outbox_foresee(tx, change->game);
    }
}

enum err change_commit(struct request *request, struct tx *tx) {
    struct change *change = request->data;
    begin_anew(request, change);
    change->play.tx = tx;
    if (change->key != NULL) {
        enum err err = idempotency_take(request, tx, change);
        if (err != OK || change->replayed) {
            return err;
        }
    }
    if (change->is_kept) {
        return refuse_forgotten(request);
    }
    const struct change_def *def = def_of(request);
    enum err err =
        def->apply != NULL ? def->apply(request, tx, change) : change_played(change, def->play(&change->play), 201);
    bool keeps = change->key != NULL && !request->is_partial && change->refused == OK;
    return err == OK && keeps ? idempotency_keep(request, tx, change) : err;
}

enum err change_played(struct change *change, enum err err, int status) {
    if (err == OK) {
        change->status = change->play.repeated ? 200 : status;
        change->version = change->play.after->version;
    }
    return err;
}

/* ---- holding the answer ---- */

/* The player waits for their turn in the game as it is after their change. A kept answer is given as it was, at once. */
bool change_ready(struct request *request) {
    struct change *change = request->data;
    struct play *play = &change->play;
    let_go(change);
    if (change->replayed || change->refused != OK || play->after == NULL) {
        return true;
    }
    bool ready = waiter_is_over(&play->after, request, &play->player);
    change->version = play->after->version;
    return ready;
}

/* ---- the answer ---- */

/* A new guest's token is told as a member of the game, so an answer that tells one never leaves the game out. */
static bool is_game_shown(const struct change *change) {
    return !change->minimal || change->token != NULL;
}

void change_render_game(const struct request *request, const struct change *change, struct names *names, struct db *db,
                        struct json_out *out) {
    const struct play *play = &change->play;
    json_out_begin_object(out);
    json_out_put_integer(out, "seq", play->seq);
    if (change->action != NULL && !change->action->is_silent) {
        json_out_members(out, play->members);
    }
    if (is_game_shown(change)) {
        const struct viewer viewer = {play->player, play_viewer_seat(play, play->after)};
        json_out_key(out, "game");
        if (change->token != NULL) {
            view_game(play->after, &viewer, change->token, names, db, out);
        } else {
            game_view_write(request, play->after, &viewer, db, out);
        }
    }
    json_out_end_object(out);
}

static enum err render(struct request *request, struct reply *reply, const struct change *change) {
    const struct app *app = request->app;
    def_of(request)->render(request, change, app->names, request->db, reply_open(reply));
    reply->status = change->status;
    return reply_close(reply);
}

enum err change_reply(struct request *request, struct reply *reply) {
    struct change *change = request->data;
    let_go(change);
    if (change->refused != OK) {
        return change->refused;
    }
    enum err err = change->replayed ? idempotency_recall(request, change, request->db) : OK;
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    if (change->version != 0) {
        reply->etag = version_etag(request, change->version);
    }
    if (change->location != NULL) {
        reply_add_header(reply, "Location", change->location);
    }
    if (change->replayed) {
        reply_add_header(reply, "Idempotency-Replayed", "true");
    }
    if (def_of(request)->render == NULL) {
        reply->status = 204;
        return OK;
    }
    request->is_wait_preferred = request->is_wait_preferred && !change->replayed;
    bool is_minimal = def_of(request)->render == change_render_game && !is_game_shown(change);
    wait_tell(request, reply, is_minimal ? "return=minimal" : NULL);
    return render(request, reply, change);
}

void change_release(struct request *request) {
    struct change *change = request->data;
    if (change != NULL) {
        let_go(change);
        game_release(change->game);
        play_release(&change->play);
        game_release(change->recalled);
        request->data = NULL;
    }
}
