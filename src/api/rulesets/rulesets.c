/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can be played here: every ruleset describes itself, its options as JSON Schema, so that a client can build a form.
 */
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "bots.h"
#include "core/cache.h"
#include "rules/family.h"
#include "util/json.h"

static json_t *describe_action(const struct family *family, const struct preset *preset,
                               const struct action_def *action) {
    return json_pack("{s:s, s:s, s:o, s:o}", "name", action->name, "method", action->method, "path",
                     json_sprintf(GAME_PATH "%s", action->segment), "body", family->action_schema(preset, action));
}

static json_t *describe_actions(const struct family *family, const struct preset *preset) {
    json_t *array = json_array();
    for (size_t i = 0; array != NULL && i < family->action_count; i++) {
        json_push(&array, describe_action(family, preset, &family->actions[i]));
    }
    return array;
}

static json_t *describe(const struct family *family, const struct preset *preset, struct config_cache *configs) {
    json_t *more = family->describe == NULL ? json_object() : family->describe(preset);
    json_t *object =
        json_pack("{s:s, s:s, s:s, s:{s:i, s:i}, s:o, s:o, s:o, s:[]}", "id", preset->id, "family", family->name,
                  "title", preset->title, "seats", "min", preset->seats_min, "max", preset->seats_max, "options",
                  family->options_schema(preset), "actions", describe_actions(family, preset), "bots",
                  bot_names_for(family, preset, configs), "labels");
    if (more == NULL || json_object_update(object, more) != 0) {
        json_decref(object);
        object = NULL;
    }
    json_decref(more);
    return object;
}

json_t *rulesets_describe(struct config_cache *configs) {
    json_t *items = json_array();
    for (size_t f = 0; items != NULL && families[f] != NULL; f++) {
        for (size_t p = 0; items != NULL && p < families[f]->preset_count; p++) {
            json_push(&items, describe(families[f], &families[f]->presets[p], configs));
        }
    }
    return items;
}

enum err rulesets_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    return list_reply_json(reply, request, rulesets_describe(cache_configs(app->cache)));
}

enum err rulesets_get(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, request->params[0].bytes, request->params[0].length);
    if (preset == NULL) {
        char words[SUGGEST_WORDS_SIZE];
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such ruleset, see GET /v1/rulesets%s",
                           family_suggest_preset(words, request->params[0].bytes, request->params[0].length));
    }
    return reply_json(reply, 200, describe(family, preset, cache_configs(app->cache)));
}
