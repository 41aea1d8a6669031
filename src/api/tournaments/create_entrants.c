/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who is to take part in a tournament: bots that can play it, and people who are there.
 */
#include "create_input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/rulesets/bots.h"
#include "play/bot_player.h"
#include "store/accounts.h"
#include "util/json.h"

struct entrant_body {
    struct json_text bot, player;
    struct json_integer level;
};

static const struct field entrant_fields[] = {
    {"bot", FIELD_TEXT, 0, 1, 64, offsetof(struct entrant_body, bot)},
    {"player", FIELD_TEXT, 0, 1, 64, offsetof(struct entrant_body, player)},
    BOTS_LEVEL_FIELD(offsetof(struct entrant_body, level)), /* bots_choose_level looks at it */
};

static enum err check_bot(const struct create_input *input, const struct entrant_body *body, const char *at,
                          struct problem *problem) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/bot", at);
    const struct bot *bot = bot_find(input->config->family->name, body->bot.bytes, body->bot.length);
    if (bot != NULL && bot->can_play(bot, input->config)) {
        return bots_choose_level(&bot, bot, &body->level, at, problem);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                          bot == NULL ? "is not a bot that can play this game; GET /v1/bots names those that can"
                                      : "cannot play with these options");
}

static enum err check_player(struct create_input *input, struct request *request, const struct json_text *player,
                             const char *at) {
    struct problem *problem = &request->problem;
    struct id *id = &input->players[input->people];
    char pointer[PROBLEM_POINTER_MAX];
    struct player_row row = {.bot = false};
    (void)snprintf(pointer, sizeof pointer, "%s/player", at);
    if (id_parse(id, player->bytes, player->length)) {
        const struct bot *bot = bot_player_find(id);
        if (bot != NULL) {
            return bot->level < bot->levels
                       ? problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                                        "is a built-in bot: name it as {\"bot\": \"%s\", \"level\": %d}", bot->name,
                                        bot->level)
                       : problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                                        "is a built-in bot: name it as {\"bot\": \"%s\"}", bot->name);
        }
        enum err err = player_get(&row, input->db, id);
        if (err != OK) {
            return problem_set(problem, err, "An entrant could not be looked up. Try again later.");
        }
    }
    if (!player_lives(&row)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is not the id of a player");
    }
    input->people++;
    return OK;
}

static int compare_ids(const void *a, const void *b) {
    return strcmp(((const struct id *)a)->text, ((const struct id *)b)->text);
}

/* A bot may take part several times, with luck of its own each time; a person could not. */
static enum err check_repeats(struct create_input *input, struct problem *problem) {
    qsort(input->players, (size_t)input->people, sizeof *input->players, compare_ids);
    for (int64_t i = 1; i < input->people; i++) {
        if (id_equal(&input->players[i - 1], &input->players[i])) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/entrants", "must not name the same player twice");
        }
    }
    return OK;
}

enum err create_read_entrants(struct create_input *input, struct request *request, const json_t *items,
                              json_t *entrants) {
    struct problem *problem = &request->problem;
    enum err err = OK;
    for (size_t i = 0; i < json_array_size(items) && err == OK; i++) {
        struct entrant_body body = {0};
        char at[32];
        (void)snprintf(at, sizeof at, "/entrants/%zu", i);
        err = json_decode(&body, json_array_get(items, i), entrant_fields,
                          sizeof entrant_fields / sizeof entrant_fields[0], at, problem);
        if (err == OK && (body.bot.bytes == NULL) == (body.player.bytes == NULL)) {
            err = problem_set_at(problem, ERR_INVALID_VALUE, at, "must be one of {\"bot\": NAME} and {\"player\": ID}");
        }
        if (err != OK) {
            return err;
        }
        bool is_bot = body.bot.bytes != NULL;
        const struct bot *none = NULL;
        err = is_bot ? check_bot(input, &body, at, problem) : bots_choose_level(&none, none, &body.level, at, problem);
        if (err == OK && !is_bot) {
            err = check_player(input, request, &body.player, at);
        }
        if (err != OK) {
            return err;
        }
        json_t *entrant = is_bot
                              ? json_pack("{s:s#, s:o*}", "bot", body.bot.bytes, (int)body.bot.length, "level",
                                          body.level.set ? json_integer(body.level.value) : NULL)
                              : json_pack("{s:s, s:b}", "player", input->players[input->people - 1].text, "joined",
                                          (int)id_equal(&input->players[input->people - 1], &request->caller.player));
        err = json_array_append_new(entrants, entrant) == 0 ? OK : ERR_NO_MEMORY;
    }
    return err == OK ? check_repeats(input, problem) : err;
}
