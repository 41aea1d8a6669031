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
               struct configs *configs) {
    const struct setup setup = {.opponents = 1};
    const struct config *config = NULL;
    struct problem unused;
    if (strcmp(bot->family, family->name) != 0) {
        return false;
    }
    if (configs_find(&config, configs, preset->id, strlen(preset->id), &setup, &unused) != OK) {
        return true; /* a ruleset that leaves its options to the players: it depends on these */
    }
    bool can = bot->can_play(bot, config);
    config_release(config);
    return can;
}

json_t *bot_names_for(const struct family *family, const struct preset *preset, struct configs *configs) {
    json_t *names = json_array();
    for (size_t i = 0; names != NULL && bot_at(i) != NULL; i++) {
        if (bot_plays(bot_at(i), family, preset, configs) &&
            json_array_append_new(names, json_string(bot_at(i)->name)) != 0) {
            json_decref(names);
            return NULL;
        }
    }
    return names;
}

static json_t *describe_rulesets(const struct bot *bot, struct configs *configs) {
    json_t *array = json_array();
    for (size_t f = 0; array != NULL && families[f] != NULL; f++) {
        for (size_t p = 0; array != NULL && p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            if (bot_plays(bot, families[f], preset, configs) &&
                json_array_append_new(array, json_string(preset->id)) != 0) {
                json_decref(array);
                array = NULL;
            }
        }
    }
    return array;
}

static json_t *describe_strengths(const struct bot *bot) {
    json_t *array = json_array();
    for (size_t i = 0; array != NULL && i < bot->strength_count; i++) {
        const struct strength *strength = &bot->strengths[i];
        json_t *item = json_pack("{s:s, s:s, s:f}", "ruleset", strength->ruleset, "measure", strength->measure, "value",
                                 strength->value);
        if (json_array_append_new(array, item) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

static json_t *describe(const struct bot *bot, struct configs *configs) {
    json_t *object = json_object();
    bool good =
        json_put(object, "name", json_string(bot->name)) && json_put(object, "family", json_string(bot->family)) &&
        json_put(object, "rulesets", describe_rulesets(bot, configs)) &&
        json_put(object, "words", json_string(bot->words)) && json_put(object, "strengths", describe_strengths(bot));
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

enum err bots_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    json_t *items = json_array();
    for (size_t i = 0; items != NULL && bot_at(i) != NULL; i++) {
        if (json_array_append_new(items, describe(bot_at(i), cache_configs(app->cache))) != 0) {
            json_decref(items);
            items = NULL;
        }
    }
    return list_reply_json(reply, request, items);
}
