/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is to sit at the table of a new game, beside whoever makes it: programs that can play it, people who are there, those
 * who have a name alone, and seats for whoever comes.
 */
#include <stdio.h>
#include <string.h>

#include "api/rulesets/bots.h"
#include "game_input.h"
#include "play/bot_player.h"
#include "solvers/bot.h"
#include "store/accounts.h"
#include "util/player_name.h"

struct opponent_body {
    struct json_text bot, player, name, role;
    struct json_integer level;
    struct json_boolean open;
};

static const struct field opponent_fields[] = {
    {"bot", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, bot)},
    BOTS_LEVEL_FIELD(offsetof(struct opponent_body, level)), /* bots_choose_level looks at it */
    {"player", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, player)},
    {"open", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct opponent_body, open)},
    {"name", FIELD_TEXT, 0, 0, 0, offsetof(struct opponent_body, name)},
    {"role", FIELD_TEXT, 0, 1, 64, offsetof(struct opponent_body, role)}, /* roles_read has looked at it */
};

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
                         const struct opponent_body *body, const char *at) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/bot", at);
    const struct bot *bot = bot_find(config->family->name, body->bot.bytes, body->bot.length);
    if (bot == NULL || !bot->can_play(bot, config)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, pointer, "%s; those that can are: %s",
                              bot == NULL ? "is not a bot that can play this game" : "cannot play with these options",
                              bot_names(request, config));
    }
    enum err err = bots_choose_level(&bot, bot, &body->level, at, &request->problem);
    if (err != OK) {
        return err;
    }
    out->status = SEAT_JOINED;
    out->player = bot_player_id(bot);
    out->level = body->level.set ? (int8_t)bot->level : 0;
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
            return bot->level < bot->levels
                       ? problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                                        "is a built-in bot, which needs no invitation: name it as {\"bot\": \"%s\", "
                                        "\"level\": %d}",
                                        bot->name, bot->level)
                       : problem_set_at(problem, ERR_INVALID_VALUE, pointer,
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
static int find_actor(const struct game_input *input) {
    const struct config *config = input->game.config;
    if (!config->officials_act) {
        return input->seats[0];
    }
    return seat_set_lowest(config->officials);
}

/* Somebody who shares the device of whoever acts for them. */
static enum err seat_named(struct game_input *input, struct request *request, int number, const struct json_text *name,
                           const char *at) {
    struct problem *problem = &request->problem;
    char pointer[PROBLEM_POINTER_MAX];
    char text[NAME_BYTES_MAX + 1];
    const char *why = NULL;
    int actor = find_actor(input);
    (void)snprintf(pointer, sizeof pointer, "%s/name", at);
    if (actor < 0 && !input->game.config->officials_act) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "needs a seat of yours: you would act for it");
    }
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

static enum err read_opponent(struct game_input *input, struct request *request, struct db *db, const json_t *item,
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
        return seat_bot(out, request, config, &body, at);
    }
    const struct bot *none = NULL;
    err = bots_choose_level(&none, none, &body.level, at, problem);
    if (err != OK) {
        return err;
    }
    if (body.name.bytes != NULL) {
        return seat_named(input, request, number, &body.name, at);
    }
    return body.player.bytes == NULL ? OK : invite(out, request, db, &body.player, at);
}

enum err create_read_opponents(struct game_input *input, struct request *request, struct db *db) {
    const json_t *opponents = input->body.opponents;
    int last = input->game.config->seats - (input->roles.creator_watches ? 0 : 1);
    for (int i = 1; i <= last; i++) {
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
