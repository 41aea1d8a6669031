/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/games: what the client wants is resolved into a config and a table of seats on the loop's thread, or, where the
 * game is dealt from stored sets, on a pool thread; the writer only appends.
 */
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "bringing.h"
#include "core/cache.h"
#include "game/config_cache.h"
#include "game/question_bank.h"
#include "game/view.h"
#include "guest.h"
#include "play/bot_player.h"
#include "roles.h"
#include "store/accounts.h"
#include "supplying.h"
#include "util/json.h"
#include "util/player_name.h"

struct create_body {
    struct json_text ruleset, role, visibility;
    struct json_integer seat;
    struct json_boolean ranked, await_client_seed;
    const json_t *options, *opponents, *time_control;
    struct bringing_texts brought;
};

static const struct field create_fields[] = {
    {"ruleset", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct create_body, ruleset)},
    {"role", FIELD_TEXT, 0, 1, 64, offsetof(struct create_body, role)},
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct create_body, options)},
    {"opponents", FIELD_ARRAY, 0, 0, SEATS_MAX - 1, offsetof(struct create_body, opponents)},
    {"seat", FIELD_INTEGER, 0, 0, SEATS_MAX - 1, offsetof(struct create_body, seat)},
    {"visibility", FIELD_TEXT, 0, 0, 0, offsetof(struct create_body, visibility)},
    {"ranked", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct create_body, ranked)},
    {"clock", FIELD_ANY, 0, 0, 0, offsetof(struct create_body, time_control)},
    {"await_client_seed", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct create_body, await_client_seed)},
};
enum { CREATE_FIELDS = sizeof create_fields / sizeof create_fields[0] };

struct opponent_body {
    struct json_text bot, player, name, role;
    struct json_boolean open;
};

static const struct field opponent_fields[] = {
    {"bot", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, bot)},
    {"player", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, player)},
    {"open", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct opponent_body, open)},
    {"name", FIELD_TEXT, 0, 0, 0, offsetof(struct opponent_body, name)},
    {"role", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, role)}, /* roles_read has looked at it */
};

struct create_input {
    struct create_body body;
    struct guest guest;
    struct new_game game; /* seats of opponents filled in; the creator's seat has its status only */
    struct table_roles roles;
    int seats[SEATS_MAX]; /* the creator's, then the opponents' */
};

enum err games_create_find(struct request *request) {
    enum err err = guest_check(request);
    return err == OK ? change_find_nothing(request) : err;
}

/* The names of the bots that can play, for a caller who asked for another: "random, minimax, optimal". */
static const char *bot_names(struct request *request, const struct config *config) {
    const char *names = "";
    for (size_t i = 0; bot_at(i) != NULL && names != NULL; i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->family, config->family->name) == 0 && bot->can_play(bot, config)) {
            names = arena_format(&request->arena, "%s%s%s", names, names[0] == '\0' ? "" : ", ", bot->name);
        }
    }
    return names == NULL || names[0] == '\0' ? "none" : names;
}

/* A built-in bot joins at once, whatever other seats it has. */
static enum err seat_bot(struct seat *out, struct request *request, const struct config *config,
                         const struct json_text *name, const char *at) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/bot", at);
    const struct bot *bot = bot_find(config->family->name, name->bytes, name->length);
    if (bot == NULL || !bot->can_play(bot, config)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, pointer, "%s; those that can are: %s",
                              bot == NULL ? "is not a bot that can play this game" : "cannot play with these options",
                              bot_names(request, config));
    }
    out->status = SEAT_JOINED;
    out->player = bot_player_id(bot);
    (void)snprintf(out->bot, sizeof out->bot, "%s", bot->name);
    return OK;
}

/* An opponent who is named must exist and be somebody else. */
static enum err invite(struct seat *out, struct request *request, struct db *db, const struct json_text *player,
                       const char *at) {
    struct problem *problem = &request->problem;
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/player", at);
    struct player_row invited = {.bot = false};
    if (id_parse(&out->player, player->bytes, player->length)) {
        const struct bot *bot = bot_player_find(&out->player);
        if (bot != NULL) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                                  "is a built-in bot, which needs no invitation: name it as {\"bot\": \"%s\"}",
                                  bot->name);
        }
        enum err err = player_get(&invited, db, &out->player);
        if (err != OK) {
            return problem_set(problem, err, "The invited player could not be looked up. Try again later.");
        }
    }
    if (!player_lives(&invited)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is not the id of a player");
    }
    if (request->caller.known && id_equal(&out->player, &request->caller.player)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is you; an opponent must be somebody else");
    }
    out->status = SEAT_INVITED;
    out->outside_bot = invited.bot;
    return OK;
}

/* The seat that acts for those who have a name and no account, or -1 where nobody does. */
static int find_actor(const struct create_input *input) {
    const struct config *config = input->game.config;
    if (!config->officials_act) {
        return input->seats[0];
    }
    return seat_set_lowest(config->officials);
}

/* Somebody who shares the device of whoever acts for them. */
static enum err seat_named(struct create_input *input, struct request *request, int number,
                           const struct json_text *name, const char *at) {
    struct problem *problem = &request->problem;
    char pointer[PROBLEM_POINTER_MAX];
    char text[NAME_BYTES_MAX + 1];
    const char *why = NULL;
    int actor = find_actor(input);
    (void)snprintf(pointer, sizeof pointer, "%s/name", at);
    if (actor < 0 || config_is_official(input->game.config, number)) {
        const char *official = input->game.config->family->roles->official;
        return problem_set_at(
            problem, ERR_INVALID_VALUE, pointer,
            actor < 0 ? "needs a %s, who acts for it" : "is for those who compete: a %s has an account", official);
    }
    enum err err = player_name_read(text, name->bytes, name->length, &why);
    if (err != OK) {
        return problem_set_at(problem, err, pointer, "%s", why);
    }
    for (int i = 0; i < input->game.config->seats; i++) {
        if (input->game.names[i] != NULL && strcmp(input->game.names[i], text) == 0) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is another's name in this game");
        }
    }
    input->game.names[number] = arena_copy(&request->arena, text, strlen(text));
    input->game.seats[number] = (struct seat){.status = SEAT_JOINED, .named = true, .by = (int8_t)actor};
    return input->game.names[number] == NULL ? ERR_NO_MEMORY : OK;
}

static enum err read_opponent(struct create_input *input, struct request *request, struct db *db, const json_t *item,
                              size_t index) {
    struct problem *problem = &request->problem;
    const struct config *config = input->game.config;
    int number = input->seats[index + 1];
    struct seat *out = &input->game.seats[number];
    struct opponent_body body = {0};
    char at[32];
    (void)snprintf(at, sizeof at, "/opponents/%zu", index);
    enum err err =
        json_decode(&body, item, opponent_fields, sizeof opponent_fields / sizeof opponent_fields[0], at, problem);
    if (err != OK) {
        return err;
    }
    int kinds = (body.bot.bytes != NULL) + (body.player.bytes != NULL) + (body.name.bytes != NULL) + body.open.set;
    if (kinds != 1 || (body.open.set && !body.open.value)) {
        return problem_set_at(
            problem, ERR_INVALID_VALUE, at,
            "must be one of {\"open\": true}, {\"player\": ID}, {\"bot\": NAME} and {\"name\": TEXT}");
    }
    *out = (struct seat){.status = SEAT_OPEN};
    if (body.bot.bytes != NULL && config_is_official(config, number)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a player or open: a bot can only be a %s",
                              config->family->roles->contender);
    }
    if (body.bot.bytes != NULL) {
        return seat_bot(out, request, config, &body.bot, at);
    }
    if (body.name.bytes != NULL) {
        return seat_named(input, request, number, &body.name, at);
    }
    return body.player.bytes == NULL ? OK : invite(out, request, db, &body.player, at);
}

static enum err read_opponents(struct create_input *input, struct request *request, struct db *db) {
    const json_t *opponents = input->body.opponents;
    int seats = input->game.config->seats;
    for (int i = 1; i < seats; i++) {
        struct seat *seat = &input->game.seats[input->seats[i]];
        input->game.opponents[input->seats[i]] = (int8_t)(i - 1);
        seat->status = SEAT_OPEN;
        if (opponents == NULL) {
            continue;
        }
        enum err err = read_opponent(input, request, db, json_array_get(opponents, (size_t)i - 1), (size_t)i - 1);
        if (err != OK) {
            return err;
        }
        for (int k = 1; k < i; k++) {
            const struct seat *other = &input->game.seats[input->seats[k]];
            if (!id_is_none(&seat->player) && seat->bot[0] == '\0' && id_equal(&seat->player, &other->player)) {
                return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/opponents",
                                      "must not name the same player twice");
            }
        }
    }
    return OK;
}

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

/* What does not depend on the ruleset. */
static enum err check_plain(const struct create_body *body, struct problem *problem) {
    if (body->visibility.bytes != NULL && !is_text(&body->visibility, "public") &&
        !is_text(&body->visibility, "private")) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/visibility", "must be \"private\" or \"public\"");
    }
    return OK;
}

/* Alone a game counts unless its options say otherwise; with opponents somebody must ask for it. */
static enum err read_ranked(struct new_game *game, const struct create_body *body, bool owns_questions,
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

/* What is known when all seats are: with somebody who has no account a game is never ranked. */
static enum err check_ranked(const struct new_game *game, struct problem *problem) {
    bool any = false;
    for (int i = 0; i < game->config->seats; i++) {
        any = any || game->seats[i].named;
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
static enum err read_body(struct create_body *out, const struct request *request, struct problem *problem) {
    struct field fields[CREATE_FIELDS + BRINGING_MAX];
    memcpy(fields, create_fields, sizeof create_fields);
    size_t count = bringing_add_fields(fields, CREATE_FIELDS, offsetof(struct create_body, brought));
    return json_decode(out, request->json, fields, count, "", problem);
}

static enum err read_bringing(struct create_input *input, struct problem *problem) {
    struct bringing *bringing = &input->game.bringing;
    enum err err = bringing_read(bringing, &input->body.brought, problem);
    const char *member = bringing->def == NULL ? "" : bringing->def->joining;
    return err == OK ? brought_check(bringing, input->game.config, input->seats[0], member, problem) : err;
}

/* `await_client_seed` beside `client_seed` stands for the option of that name, wherever there is one. */
static enum err move_await(struct create_body *body, json_t *request_body, struct problem *problem) {
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
static enum err seat_all(struct create_input *input, const struct create_body *body, struct problem *problem) {
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
    roles_seat(input->seats, &input->roles, config, (int)body->seat.value);
    input->game.seats[input->seats[0]].status = SEAT_JOINED;
    return OK;
}

/* All that follows from what the ruleset's options are; the bank has the sets that were loaded for them, if any. */
static enum err read_table(struct create_input *input, struct request *request, struct db *db,
                           struct question_bank *bank) {
    struct app *app = request->app;
    struct problem *problem = &request->problem;
    const struct create_body *body = &input->body;
    struct setup setup = {.options = body->options,
                          .opponents = body->opponents == NULL ? -1 : (int)json_array_size(body->opponents),
                          .officials = roles_count_officials(&input->roles),
                          .stock = bank == NULL ? NULL : &bank->stock};
    enum err err = config_cache_find(&input->game.config, cache_configs(app->cache), body->ruleset.bytes,
                                     body->ruleset.length, &setup, problem);
    err = err == OK ? seat_all(input, body, problem) : err;
    if (err != OK) {
        return err;
    }
    bool owns_questions =
        bank != NULL && !input->roles.creator_officiates && question_bank_is_of(bank, &request->caller.player);
    input->game.is_public = body->visibility.bytes != NULL && is_text(&body->visibility, "public");
    err = read_ranked(&input->game, body, owns_questions, problem);
    err = err == OK ? read_bringing(input, problem) : err;
    err = err == OK ? read_opponents(input, request, db) : err;
    err = err == OK ? check_ranked(&input->game, problem) : err;
    err = err == OK ? read_clock(&input->game, body->time_control, problem) : err;
    return err == OK ? guest_prepare(&input->guest, request) : err;
}

static enum err games_create_prepare(struct request *request, struct change *change) {
    struct problem *problem = &request->problem;
    struct create_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    struct create_body *body = &input->body;
    enum err err = read_body(body, request, problem);
    err = err == OK ? check_plain(body, problem) : err;
    err = err == OK ? move_await(body, request->json, problem) : err;
    err = err == OK ? roles_read(&input->roles, &body->ruleset, &body->role, body->opponents, problem) : err;
    if (err != OK) {
        return err;
    }
    request->is_long = supplying_is_needed(body->ruleset.bytes, body->ruleset.length);
    return request->is_long ? OK : read_table(input, request, request->db, NULL);
}

/* Whoever makes a game may be asked at once, when no seat waits for somebody else. */
static bool is_asked(const struct create_input *input, const struct request *request) {
    bool waits = false;
    for (int i = 0; i < input->game.config->seats; i++) {
        waits = waits || input->game.seats[i].status != SEAT_JOINED;
    }
    return request->caller.known && !input->roles.creator_officiates && !waits;
}

/* On a pool thread: the same, with the sets that options name. */
enum err games_create_work(struct request *request) {
    struct change *change = request->data;
    struct create_input *input = change->input;
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
    struct create_input *input = change->input;
    enum err err = guest_admit(&input->guest, request, tx, change);
    if (err != OK) {
        return err;
    }
    input->game.seats[input->seats[0]].player = change->play.player;
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
    const struct create_input *input = change == NULL ? NULL : change->input;
    if (input != NULL && input->game.config != NULL) {
        config_release(input->game.config);
    }
    change_release(request);
}

const struct change_def games_create_def = {
    .prepare = games_create_prepare, .apply = games_create_apply, .render = games_create_render};
