/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET /v1/bots: which programs can be played against, and how strong they are.
 */
#include "bots.h"

#include <stdio.h>
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "core/cache.h"

/* Can the bot play a ruleset of the family with the options that the ruleset has by default? */
static bool can_play(const struct bot *bot, const struct family *family, const struct preset *preset,
                     struct config_cache *configs) {
    const struct setup setup = {.opponents = 1};
    const struct config *config = NULL;
    struct problem unused;
    if (strcmp(bot->family, family->name) != 0) {
        return false;
    }
    if (config_cache_find(&config, configs, preset->id, strlen(preset->id), &setup, &unused) != OK) {
        return true; /* a ruleset that leaves its options to the players: it depends on these */
    }
    bool can = bot->can_play(bot, config);
    config_release(config);
    return can;
}

void bots_write_for(struct json_out *out, const struct family *family, const struct preset *preset,
                    struct config_cache *configs) {
    json_out_put_array(out, "bots");
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        if (can_play(bot_at(i), family, preset, configs)) {
            json_out_text(out, bot_at(i)->name);
        }
    }
    json_out_end_array(out);
}

static void write_rulesets(struct json_out *out, const struct bot *bot, struct config_cache *configs) {
    json_out_put_array(out, "rulesets");
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            if (can_play(bot, families[f], &families[f]->presets[p], configs)) {
                json_out_text(out, families[f]->presets[p].id);
            }
        }
    }
    json_out_end_array(out);
}

enum err bots_choose_level(const struct bot **out, const struct bot *bot, const struct json_integer *level,
                           const char *at, struct problem *problem) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/level", at);
    if (!level->set) {
        *out = bot;
        return OK;
    }
    if (bot == NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for a bot, which `bot` names");
    }
    if (bot->levels == 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must not be there: the bot %s has no levels",
                              bot->name);
    }
    if (level->value < 1 || level->value > bot->levels) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be 1 to %d: those are the levels of %s",
                              bot->levels, bot->name);
    }
    *out = bot_at_level(bot, (int)level->value);
    return OK;
}

/* Of a bot at one level. */
static void write_strengths_at(struct json_out *out, enum language language, const struct bot *bot) {
    char measure[TEXT_SIZE];
    for (size_t i = 0; i < bot->strength_count; i++) {
        json_out_begin_object(out);
        json_out_put_text(out, "ruleset", bot->strengths[i].ruleset);
        if (bot->levels > 0) {
            json_out_put_integer(out, "level", bot->level);
        }
        json_out_put_text(out, "measure", text_in(measure, language, bot->strengths[i].measure));
        json_out_put_real(out, "value", bot->strengths[i].value);
        json_out_end_object(out);
    }
}

/* Those of its full strength first. */
static void write_strengths(struct json_out *out, enum language language, const struct bot *bot) {
    json_out_put_array(out, "strengths");
    write_strengths_at(out, language, bot);
    for (int level = bot->levels - 1; level > 0; level--) {
        write_strengths_at(out, language, bot_at_level(bot, level));
    }
    json_out_end_array(out);
}

static void write_bot(struct json_out *out, enum language language, const struct bot *bot,
                      struct config_cache *configs) {
    char words[TEXT_SIZE];
    json_out_begin_object(out);
    json_out_put_text(out, "name", bot->name);
    json_out_put_text(out, "family", bot->family);
    write_rulesets(out, bot, configs);
    json_out_put_text(out, "words", text_in(words, language, bot->words));
    json_out_put_integer(out, "levels", bot->levels);
    write_strengths(out, language, bot);
    json_out_end_object(out);
}

enum err bots_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct json_out *out = list_begin(reply);
    enum language language = reply_speak(reply, request);
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        write_bot(out, language, bot_at(i), cache_configs(app->cache));
    }
    return list_reply(reply, request, NULL);
}
