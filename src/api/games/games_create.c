/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/games: what the client wants is resolved into a config and a table of seats on the loop's thread, or, where the
 * game is dealt from stored sets, on a pool thread; the writer only appends. Who sits there is read in create_seats.c.
 */
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "core/cache.h"
#include "game/config_cache.h"
#include "game/question_bank.h"
#include "game/view.h"
#include "game_input.h"
#include "supplying.h"
#include "util/json.h"

static const struct field create_fields[] = {
    {"ruleset", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct game_body, ruleset)},
    {"role", FIELD_TEXT, 0, 1, 64, offsetof(struct game_body, role)},
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct game_body, options)},
    {"opponents", FIELD_ARRAY, 0, 0, SEATS_MAX, offsetof(struct game_body, opponents)},
    {"seat", FIELD_INTEGER, FIELD_NULLABLE, 0, SEATS_MAX - 1, offsetof(struct game_body, seat)},
    {"visibility", FIELD_TEXT, 0, 0, 0, offsetof(struct game_body, visibility)},
    {"ranked", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct game_body, ranked)},
    {"clock", FIELD_ANY, 0, 0, 0, offsetof(struct game_body, time_control)},
    {"await_client_seed", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct game_body, await_client_seed)},
};
enum { CREATE_FIELDS = sizeof create_fields / sizeof create_fields[0] };

enum err games_create_find(struct request *request) {
    enum err err = guest_check(request);
    return err == OK ? change_find_nothing(request) : err;
}

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

/* What does not depend on the ruleset. */
static enum err check_plain(const struct game_body *body, struct problem *problem) {
    if (body->visibility.bytes != NULL && !is_text(&body->visibility, "public") &&
        !is_text(&body->visibility, "private")) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/visibility", "must be \"private\" or \"public\"");
    }
    return OK;
}

/* Alone a game counts unless its options say otherwise; with opponents somebody must ask for it. */
static enum err read_ranked(struct new_game *game, const struct game_body *body, bool owns_questions,
                            struct problem *problem) {
    const struct config *config = game->config;
    bool possible = config->own_difficulty && !config->hints && !owns_questions;
    if (body->ranked.set && body->ranked.value && !possible) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/ranked",
                              config->hints    ? "must be false in a game with hints"
                              : owns_questions ? "must be false: the game asks questions of yours"
                                               : "must be false: only a ruleset's own difficulty is ranked");
    }
    game->ranked = body->ranked.set ? body->ranked.value : possible && config->seats == 1;
    return OK;
}

/* What is known when all seats are: with somebody who has no account a game is never ranked, nor among programs alone. */
static enum err check_ranked(const struct game_input *input, struct problem *problem) {
    const struct new_game *game = &input->game;
    bool any = false;
    for (int i = 0; i < game->config->seats; i++) {
        any = any || game->seats[i].named;
    }
    if (game->ranked && input->only_bots) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/ranked", "must be false: only programs of the server play");
    }
    return any && game->ranked ? problem_set_at(problem, ERR_INVALID_VALUE, "/ranked",
                                                "must be false: somebody at the table has no account")
                               : OK;
}

/* Where nothing is said the family says it, of games that matter or that a person was asked to; null is an answer too. */
static enum err read_clock(struct new_game *game, const json_t *time_control, struct problem *problem) {
    bool asked = game->ranked;
    for (int i = 0; i < game->config->seats; i++) {
        asked = asked || (game->seats[i].status == SEAT_INVITED && !game->seats[i].outside_bot);
    }
    if (time_control == NULL && asked) {
        game->time_control.turn_seconds = game->config->family->turn_seconds;
    }
    enum err err = time_control == NULL ? OK : time_control_read(&game->time_control, time_control, "/clock", problem);
    return err == OK ? time_control_check(&game->time_control, game->config, "/clock", problem) : err;
}

/* The form of the body, in which families have members of their own for what is brought. */
static enum err read_body(struct game_body *out, const struct request *request, struct problem *problem) {
    struct field fields[CREATE_FIELDS + BRINGING_MAX];
    memcpy(fields, create_fields, sizeof create_fields);
    size_t count = bringing_add_fields(fields, CREATE_FIELDS, offsetof(struct game_body, brought));
    return json_decode(out, request->json, fields, count, "", problem);
}

static enum err read_bringing(struct game_input *input, struct problem *problem) {
    struct bringing *bringing = &input->game.bringing;
    enum err err = bringing_read(bringing, &input->body.brought, problem);
    const char *member = bringing->def == NULL ? "" : bringing->def->joining;
    if (err == OK && bringing->def != NULL && input->roles.creator_watches) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/%s", member);
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for who has a seat; yours is null");
    }
    return err == OK ? brought_check(bringing, input->game.config, input->seats[0], member, problem) : err;
}

/* `await_client_seed` beside `client_seed` stands for the option of that name, wherever there is one. */
static enum err move_await(struct game_body *body, json_t *request_body, struct problem *problem) {
    static const char name[] = "await_client_seed";
    if (!body->await_client_seed.set) {
        return OK;
    }
    if (json_object_get(body->options, name) != NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/await_client_seed", "is among the options already");
    }
    json_t *options = json_object_get(request_body, "options");
    if (options == NULL && !json_put(request_body, "options", json_object())) {
        return ERR_NO_MEMORY;
    }
    options = json_object_get(request_body, "options");
    body->options = options;
    return json_put(options, name, json_boolean(body->await_client_seed.value)) ? OK : ERR_NO_MEMORY;
}

/* Which seats are whose. */
static enum err seat_all(struct game_input *input, const struct game_body *body, struct problem *problem) {
    const struct config *config = input->game.config;
    int contenders = seat_set_count(config_contenders(config));
    if (body->seat.set && input->roles.creator_officiates) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/seat", "is for a %s: a %s has the last seat",
                              config->family->roles->contender, config->family->roles->official);
    }
    if (body->seat.set && body->seat.value >= contenders) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/seat", "must be a seat of the game, from 0 to %d",
                              contenders - 1);
    }
    roles_seat(input->seats, &input->roles, config, body->seat.set ? (int)body->seat.value : 0);
    if (!input->roles.creator_watches) {
        input->game.seats[input->seats[0]].status = SEAT_JOINED;
    }
    return OK;
}

/* A game among others: so many that there is one. */
static enum err check_others(struct game_input *input, struct problem *problem) {
    const json_t *opponents = input->body.opponents;
    if (!input->roles.creator_watches) {
        return json_array_size(opponents) < SEATS_MAX ? OK
                                                      : problem_set_at(problem, ERR_INVALID_VALUE, "/opponents",
                                                                       "must have at most %d items", SEATS_MAX - 1);
    }
    if (json_array_size(opponents) < 2) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents",
                              "must name at least two, between whom the game is: you have no seat (`seat` is null)");
    }
    size_t index = 0;
    const json_t *item = NULL;
    input->only_bots = true;
    json_array_foreach((json_t *)opponents, index, item) {
        input->only_bots = input->only_bots && json_object_get(item, "bot") != NULL;
    }
    return OK;
}

/* One who watches is none of those who sit there, as the opponents of a seat are counted. */
static enum err find_config(struct game_input *input, struct request *request, const struct setup *setup) {
    const struct app *app = request->app;
    struct problem *problem = &request->problem;
    const struct json_text *ruleset = &input->body.ruleset;
    char detail[PROBLEM_DETAIL_MAX];
    enum err err = config_cache_find(&input->game.config, cache_configs(app->cache), ruleset->bytes, ruleset->length,
                                     setup, problem);
    if (err != ERR_INVALID_VALUE || !input->roles.creator_watches || problem->point_count == 0 ||
        strcmp(problem->points[0].pointer, "/opponents") != 0) {
        return err;
    }
    (void)snprintf(detail, sizeof detail, "%s", problem->points[0].detail);
    return problem_set_at(problem, err, "/opponents", "are too many at one table: the opponents of each %s", detail);
}

/* Programs play as many rounds as were agreed: nobody at their table would end the game. */
static enum err settle_rounds(struct game_input *input, struct request *request, struct setup *setup) {
    const struct config *endless = input->game.config;
    if (!input->only_bots || endless->rounds > 0) {
        return OK;
    }
    if (json_object_get(setup->options, "rounds") != NULL) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/options/rounds",
                              "must be a number where only programs play: nobody would end the game");
    }
    json_t *options = setup->options == NULL ? json_object() : json_copy((json_t *)setup->options);
    int rounds = endless->server_leads ? 1 : endless->seats;
    if (!json_put(options, "rounds", json_integer(rounds))) {
        json_decref(options);
        return ERR_NO_MEMORY;
    }
    setup->options = options;
    input->game.config = NULL;
    enum err err = find_config(input, request, setup);
    json_decref(options);
    setup->options = NULL;
    config_release(endless);
    return err;
}

/* All that follows from what the ruleset's options are; the bank has the sets that were loaded for them, if any. */
static enum err read_table(struct game_input *input, struct request *request, struct db *db,
                           struct question_bank *bank) {
    struct problem *problem = &request->problem;
    const struct game_body *body = &input->body;
    int named = (int)json_array_size(body->opponents) - (input->roles.creator_watches ? 1 : 0);
    struct setup setup = {.options = body->options,
                          .opponents = body->opponents == NULL ? -1 : named,
                          .officials = roles_count_officials(&input->roles),
                          .stock = bank == NULL ? NULL : &bank->stock};
    enum err err = find_config(input, request, &setup);
    err = err == OK ? settle_rounds(input, request, &setup) : err;
    err = err == OK ? seat_all(input, body, problem) : err;
    if (err != OK) {
        return err;
    }
    bool owns_questions = bank != NULL && input->seats[0] >= 0 && !input->roles.creator_officiates &&
                          question_bank_is_of(bank, &request->caller.player);
    input->game.is_public = body->visibility.bytes != NULL && is_text(&body->visibility, "public");
    err = read_ranked(&input->game, body, owns_questions, problem);
    err = err == OK ? read_bringing(input, problem) : err;
    err = err == OK ? create_read_opponents(input, request, db) : err;
    err = err == OK ? check_ranked(input, problem) : err;
    err = err == OK ? read_clock(&input->game, body->time_control, problem) : err;
    return err == OK ? guest_prepare(&input->guest, request) : err;
}

static enum err games_create_prepare(struct request *request, struct change *change) {
    struct problem *problem = &request->problem;
    struct game_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    struct game_body *body = &input->body;
    enum err err = read_body(body, request, problem);
    err = err == OK ? check_plain(body, problem) : err;
    err = err == OK ? move_await(body, request->json, problem) : err;
    bool watches = json_is_null(json_object_get(request->json, "seat"));
    err = err == OK ? roles_read(&input->roles, &body->ruleset, &body->role, body->opponents, watches, problem) : err;
    err = err == OK ? check_others(input, problem) : err;
    if (err != OK) {
        return err;
    }
    request->is_long = supplying_is_needed(body->ruleset.bytes, body->ruleset.length);
    return request->is_long ? OK : read_table(input, request, request->db, NULL);
}

/* Whoever makes a game may be asked at once, when no seat waits for somebody else. */
static bool is_asked(const struct game_input *input, const struct request *request) {
    bool waits = false;
    for (int i = 0; i < input->game.config->seats; i++) {
        waits = waits || input->game.seats[i].status != SEAT_JOINED;
    }
    return request->caller.known && input->seats[0] >= 0 && !input->roles.creator_officiates && !waits;
}

/* On a pool thread: the same, with the sets that options name. */
enum err games_create_work(struct request *request) {
    struct change *change = request->data;
    struct game_input *input = change->input;
    struct supplying supplying;
    enum err err = supplying_begin(&supplying, request, &change->stock, &request->caller.player);
    err = err == OK ? supplying_look(&supplying) : err;
    if (err == OK) {
        err = read_table(input, request, supplying.db, supplying.bank);
        err = err == ERR_BUSY ? supplying_refuse(request, err) : err;
    }
    if (err == OK) {
        err = supplying_load(&change->play, &supplying, input->game.config, &request->caller.player,
                             is_asked(input, request));
    }
    supplying_end(&supplying);
    return err;
}

static enum err games_create_apply(struct request *request, struct tx *tx, struct change *change) {
    struct game_input *input = change->input;
    enum err err = guest_admit(&input->guest, request, tx, change);
    if (err != OK) {
        return err;
    }
    if (input->seats[0] >= 0) {
        input->game.seats[input->seats[0]].player = change->play.player;
    }
    change->play.game_id = tx_new_id(tx);
    err = change_played(change, play_create(&change->play, &input->game), 201);
    if (err == OK) {
        err = guest_write(&input->guest, request, tx, change);
    }
    if (err == OK) {
        change->location = arena_format(&request->arena, "/v1/games/%s", change->play.game_id.text);
    }
    return err;
}

static void games_create_render(const struct request *request, const struct change *change, struct names *names,
                                struct db *db, struct json_out *out) {
    (void)request;
    const struct viewer viewer = view_of(change->play.after, &change->play.player);
    view_game(change->play.after, &viewer, change->token, names, db, out);
}

void games_create_release(struct request *request) {
    const struct change *change = request->data;
    const struct game_input *input = change == NULL ? NULL : change->input;
    if (input != NULL && input->game.config != NULL) {
        config_release(input->game.config);
    }
    change_release(request);
}

const struct change_def games_create_def = {
    .prepare = games_create_prepare, .apply = games_create_apply, .render = games_create_render};
