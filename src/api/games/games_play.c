/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Playing: the actions of the families, new rounds, resigning, finishing; and what is changed of a game afterwards, its
 * visibility. What an action may hold and do is the family's business; here it is only carried there.
 */
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/throttle.h"
#include "core/cache.h"
#include "game_view.h"
#include "tournament/tournament_illegal.h"
#include "util/json.h"

/* Which action it is that the endpoint stands for follows from the game. */
static const struct action_def *action_in(const struct request *request, const struct game *game) {
    const struct endpoint *endpoint = request->endpoint;
    return family_find_route(game->config->family, endpoint->method, endpoint->path + sizeof GAME_PATH - 1);
}

enum err games_action_find(struct request *request) {
    enum err err = change_find(request);
    struct change *change = request->data;
    if (err != OK || change->game == NULL) { /* none: an answer was kept */
        return err;
    }
    change->action = action_in(request, change->game);
    return change->action != NULL ? OK : problem_set(&request->problem, ERR_NOT_FOUND, "This game has no such action.");
}

/* A number in the path ("answers/{attempt}") becomes a member of the body, under the name it has in the pattern. */
static enum err add_path_number(struct request *request, const struct action_def *action) {
    const char *open = strchr(action->segment, '{');
    if (open == NULL) {
        return OK;
    }
    char name[32];
    size_t length = strcspn(open + 1, "}");
    if (length >= sizeof name) {
        return ERR_INTERNAL;
    }
    memcpy(name, open + 1, length);
    name[length] = '\0';
    if (json_object_get(request->json, name) != NULL) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/%s", name);
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, pointer, "belongs in the path");
    }
    const struct span *text = &request->params[1];
    char digits[8];
    bool number = text->length >= 1 && text->length < sizeof digits;
    for (size_t i = 0; number && i < text->length; i++) {
        number = text->bytes[i] >= '0' && text->bytes[i] <= '9';
    }
    if (!number) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "The %s in the path must be a number.", name);
    }
    memcpy(digits, text->bytes, text->length);
    digits[text->length] = '\0';
    return json_put(request->json, name, json_integer(strtol(digits, NULL, 10))) ? OK : ERR_NO_MEMORY;
}

/* It has been played, refused, or will never be: nothing of the game waits for it any longer. */
static void pass(struct request *request, struct change *change) {
    const struct app *app = request->app;
    clock_service_passed(app->clocks, &change->inflight);
}

static enum err action_prepare(struct request *request, struct change *change) {
    const struct config *config = change->game->config;
    if (!json_is_object(request->json)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "", "must be a JSON object");
    }
    enum err err = add_path_number(request, change->action);
    if (err == OK) {
        err = config->family->check_form(config, change->action, request->json, &request->problem);
    }
    request->is_long = family_must_validate_async(config, change->action);
    if (err != OK) {
        throttle_note_refused(request, err);
    } else {
        const struct app *app = request->app;
        clock_service_arrived(app->clocks, &change->inflight, change->game, request->arrived_at);
    }
    return err;
}

/* A built-in bot is nobody who would wait, nor is who has left, or shares the device. */
static bool sits_somebody_else(const struct game *game, seat_set own) {
    for (int i = 0; i < game->seat_count; i++) {
        if (!seat_set_has(own, i) && game->seats[i].status == SEAT_JOINED && game->seats[i].bot[0] == '\0') {
            return true;
        }
    }
    return false;
}

/* The player whose turn it is may always act where others wait or a clock runs; alone without a clock, in reason. */
static enum passage passage_of(const struct game *game, const struct id *player) {
    struct turn turn = {0};
    seat_set own = game_seats_of(game, game_seat_of(game, player));
    game_turn(game, &turn);
    if ((turn.seats & own) == 0) {
        return PASSAGE_NONE;
    }
    struct auto_action due;
    bool runs = game_seat_deadline(game, &turn, seat_set_lowest(turn.seats & own)) != 0 || game_due_at(game, &due) != 0;
    bool matters = runs || sits_somebody_else(game, own);
    return matters ? PASSAGE_FREE : PASSAGE_APART;
}

/* Also of a game that has left the cache: at most ten a minute can be looked for in vain. */
enum passage games_action_passage(struct request *request) {
    const struct app *app = request->app;
    struct id id;
    struct game *game = NULL;
    struct problem unused;
    if (!request->caller.known || !id_parse(&id, request->params[0].bytes, request->params[0].length) ||
        !throttle_may_act(request)) {
        return PASSAGE_NONE;
    }
    enum err err = cache_find(&game, app->cache, request->db, &id, &unused);
    if (err != OK) {
        throttle_note_refused(request, err);
        return PASSAGE_NONE;
    }
    enum passage passage = passage_of(game, &request->caller.player);
    game_release(game);
    return passage;
}

/* On a pool thread: the newest state may have come while the request waited. */
enum err games_action_work(struct request *request) {
    const struct app *app = request->app;
    struct change *change = request->data;
    struct game *newest = cache_peek(app->cache, &change->game->id);
    if (newest != NULL) {
        game_release(change->game);
        change->game = newest;
    }
    return play_validate_async(&change->play, cache_configs(app->cache), change->game, change->action, request->json);
}

/*
 * A program from outside that was refused by the rules may be out by that. The refusal is the answer all the same; a
 * repetition finds that the seat has resigned.
 */
static enum err settle_refusal(struct request *request, struct tx *tx, struct change *change) {
    struct play *play = &change->play;
    bool is_out = false;
    if (request->problem.rule->status != 422 || !game_may_disqualify(play->before, play->seat)) {
        return ERR_RULES;
    }
    const struct problem refusal = request->problem;
    enum err err = tournament_disqualifies(&is_out, tx_read(tx), &play->before->tournament);
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
    }
    err = is_out ? play_disqualify(play) : OK;
    if (err == OK) {
        request->problem = refusal;
        change->refused = is_out ? ERR_RULES : OK;
    }
    return err == OK && !is_out ? ERR_RULES : err;
}

static enum err action_apply(struct request *request, struct tx *tx, struct change *change) {
    change->play.arrived_at = request->arrived_at;
    enum err err = change_played(change, play_act(&change->play, change->action, request->json), 201);
    if (err != OK) {
        throttle_note_refused(request, err);
    }
    return err == ERR_RULES ? settle_refusal(request, tx, change) : err;
}

/* Whatever comes of it: one that is refused before it is played, or was played before, is on its way no longer either. */
enum err games_action_commit(struct request *request, struct tx *tx) {
    enum err err = change_commit(request, tx);
    if (err != ERR_STALE && err != ERR_EARLY) {
        pass(request, request->data);
    }
    return err;
}

/*
 * What the answer tells of the event is read from the log. No action makes a game invisible to who did it, so `find` has
 * seen it where the answer does not show it.
 */
static enum err action_recall(struct request *request, struct change *change, struct db *db) {
    struct play *play = &change->play;
    const struct game *game = play->after != NULL ? play->after : change->game;
    if (game == NULL) {
        return ERR_NOT_FOUND;
    }
    change->action = action_in(request, game);
    enum err err = change_take_seat(request, change);
    if (err != OK) {
        return err;
    }
    return change->action == NULL || change->action->is_silent ? OK : play_read_members(play, game, db);
}

bool games_action_postpone(struct request *request) {
    const struct app *app = request->app;
    struct change *change = request->data;
    return change->play.before != NULL &&
           clock_service_postpone(app->clocks, &change->inflight, change->play.before, &request->job);
}

/* Also one that has not come as far as the writer, or that nobody lets go on: a clock does not wait for its client. */
void games_action_answered(struct request *request) {
    if (request->data != NULL) {
        pass(request, request->data);
    }
}

void games_action_release(struct request *request) {
    games_action_answered(request);
    change_release(request);
}

/* ---- afterwards ---- */

struct change_body {
    struct json_text visibility;
};

static const struct field change_fields[] = {
    {"visibility", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct change_body, visibility)},
};

static enum err change_game_prepare(struct request *request, struct change *change) {
    static const char wanted[] = "public";
    struct change_body body = {0};
    (void)change;
    enum err err = json_decode(&body, request->json, change_fields, 1, "", &request->problem);
    if (err != OK || (body.visibility.length == sizeof wanted - 1 &&
                      memcmp(body.visibility.bytes, wanted, sizeof wanted - 1) == 0)) {
        return err;
    }
    return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/visibility",
                          "must be \"public\": what others have seen is not made private again");
}

static enum err change_game_apply(struct request *request, struct tx *tx, struct change *change) {
    (void)request;
    (void)tx;
    return change_played(change, play_publish(&change->play), 200);
}

static void change_game_render(const struct request *request, const struct change *change, struct names *names,
                               struct db *db, struct json_out *out) {
    (void)names;
    const struct viewer viewer = view_of(change->play.after, &change->play.player);
    game_view_write(request, change->play.after, &viewer, db, out);
}

const struct change_def games_action_def = {.takes_seat = true,
                                            .prepare = action_prepare,
                                            .apply = action_apply,
                                            .render = change_render_game,
                                            .recall = action_recall};
const struct change_def games_rounds_def = {.takes_seat = true, .play = play_new_round, .render = change_render_game};
const struct change_def games_resignation_def = {.takes_seat = true, .play = play_resign, .render = change_render_game};
const struct change_def games_finish_def = {.takes_seat = true, .play = play_finish, .render = change_render_game};
const struct change_def games_change_def = {
    .prepare = change_game_prepare, .apply = change_game_apply, .render = change_game_render};
