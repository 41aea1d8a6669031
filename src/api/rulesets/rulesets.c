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
    json_t *object = json_object();
    json_t *path = json_sprintf(GAME_PATH "%s", action->segment);
    bool good = json_put(object, "name", json_string(action->name)) &&
                json_put(object, "method", json_string(action->method)) && json_object_set(object, "path", path) == 0 &&
                json_put(object, "body", family->action_schema(preset, action));
    json_decref(path);
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

static json_t *describe_actions(const struct family *family, const struct preset *preset) {
    json_t *array = json_array();
    for (size_t i = 0; array != NULL && i < family->action_count; i++) {
        if (json_array_append_new(array, describe_action(family, preset, &family->actions[i])) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

static json_t *describe(const struct family *family, const struct preset *preset, struct configs *configs) {
    json_t *object = json_object();
    json_t *more = family->describe == NULL ? json_object() : family->describe(preset);
    bool good =
        json_put(object, "id", json_string(preset->id)) && json_put(object, "family", json_string(family->name)) &&
        json_put(object, "title", json_string(preset->title)) &&
        json_put(object, "seats", json_pack("{s:i, s:i}", "min", preset->seats_min, "max", preset->seats_max)) &&
        json_put(object, "options", family->options_schema(preset)) &&
        json_put(object, "actions", describe_actions(family, preset)) &&
        json_put(object, "bots", bot_names_for(family, preset, configs)) && json_put(object, "labels", json_array()) &&
        more != NULL && json_object_update(object, more) == 0;
    json_decref(more);
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

enum err rulesets_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    json_t *items = json_array();
    for (size_t f = 0; items != NULL && families[f] != NULL; f++) {
        for (size_t p = 0; items != NULL && p < families[f]->preset_count; p++) {
            if (json_array_append_new(
                    items, describe(families[f], &families[f]->presets[p], cache_configs(app->cache))) != 0) {
                json_decref(items);
                items = NULL;
            }
        }
    }
    return list_reply_json(reply, request, items);
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
