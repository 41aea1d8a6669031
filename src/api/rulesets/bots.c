/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET /v1/bots: which programs can be played against, and how strong they are.
 */
#include "bots.h"

#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "core/cache.h"
#include "util/json.h"

bool bot_plays(const struct bot *bot, const struct family *family, const struct preset *preset,
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

json_t *bot_names_for(const struct family *family, const struct preset *preset, struct config_cache *configs) {
    json_t *names = json_array();
    for (size_t i = 0; names != NULL && bot_at(i) != NULL; i++) {
        if (bot_plays(bot_at(i), family, preset, configs)) {
            json_push(&names, json_string(bot_at(i)->name));
        }
    }
    return names;
}

static json_t *describe_rulesets(const struct bot *bot, struct config_cache *configs) {
    json_t *array = json_array();
    for (size_t f = 0; array != NULL && families[f] != NULL; f++) {
        for (size_t p = 0; array != NULL && p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            if (bot_plays(bot, families[f], preset, configs)) {
                json_push(&array, json_string(preset->id));
            }
        }
    }
    return array;
}

static json_t *describe_strengths(const struct bot *bot) {
    json_t *array = json_array();
    for (size_t i = 0; array != NULL && i < bot->strength_count; i++) {
        const struct strength *strength = &bot->strengths[i];
        json_push(&array, json_pack("{s:s, s:s, s:f}", "ruleset", strength->ruleset, "measure", strength->measure,
                                    "value", strength->value));
    }
    return array;
}

static json_t *describe(const struct bot *bot, struct config_cache *configs) {
    return json_pack("{s:s, s:s, s:o, s:s, s:o}", "name", bot->name, "family", bot->family, "rulesets",
                     describe_rulesets(bot, configs), "words", bot->words, "strengths", describe_strengths(bot));
}

enum err bots_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    json_t *items = json_array();
    for (size_t i = 0; items != NULL && bot_at(i) != NULL; i++) {
        json_push(&items, describe(bot_at(i), cache_configs(app->cache)));
    }
    return list_reply_json(reply, request, items);
}
