/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can be played here: every ruleset describes itself, its options as JSON Schema, so that a client can build a form.
 */
#include "api/rulesets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/table.h"
#include "bots.h"
#include "core/cache.h"
#include "http/packed.h"
#include "rules/family.h"
#include "text/text.h"
#include "util/json.h"

/* Which rulesets' texts, and in which language. */
struct telling {
    struct json_out *out;
    enum language language;
    struct config_cache *configs;
};

/*
 * Puts the titles and descriptions of a schema into a language, at whatever depth; only values that are nobody's but this
 * tree's are touched.
 */
static void translate_tree(json_t *tree, enum language language) {
    static const char *const names[] = {"title", "description"};
    char other[TEXT_SIZE];
    const char *name = NULL;
    json_t *value = NULL;
    size_t index = 0;
    for (size_t i = 0; json_is_object(tree) && i < sizeof names / sizeof names[0]; i++) {
        const char *text = json_string_value(json_object_get(tree, names[i]));
        if (text != NULL && text_translate(other, language, text) && !json_put(tree, names[i], json_string(other))) {
            abort();
        }
    }
    json_object_foreach(tree, name, value) {
        if (strcmp(name, "default") != 0) { /* a value, not a text; it may be shared with a config */
            translate_tree(value, language);
        }
    }
    json_array_foreach(tree, index, value) {
        translate_tree(value, language);
    }
}

/* What a family tells of itself in trees of values; a tree is owned from here. */
static void put_tree(const struct telling *telling, const char *name, json_t *tree) {
    if (telling->language != LANGUAGE_ENGLISH) {
        translate_tree(tree, telling->language);
    }
    json_out_put_json(telling->out, name, tree);
    json_decref(tree);
}

static void write_action(const struct telling *telling, const struct family *family, const struct preset *preset,
                         const struct action_def *action) {
    struct json_out *out = telling->out;
    char path[API_PATH_SIZE];
    (void)snprintf(path, sizeof path, GAME_PATH "%s", action->segment);
    json_out_begin_object(out);
    json_out_put_text(out, "name", action->name);
    json_out_put_text(out, "method", action->method);
    json_out_put_text(out, "path", path);
    put_tree(telling, "body", family->action_schema(preset, action));
    json_out_end_object(out);
}

/* Members of its own, among which may be labels. */
static void write_more(struct json_out *out, const struct family *family, const struct preset *preset) {
    json_t *more = family->describe == NULL ? json_object() : family->describe(preset);
    if (json_object_get(more, "labels") == NULL) {
        json_out_put_array(out, "labels");
        json_out_end_array(out);
    }
    json_out_members(out, more);
    json_decref(more);
}

static void write_role(struct json_out *out, const char *role, bool competes, int min, int max) {
    json_out_begin_object(out);
    json_out_put_text(out, "role", role);
    json_out_put_boolean(out, "competes", competes);
    json_out_put_integer(out, "min", min);
    json_out_put_integer(out, "max", max);
    json_out_end_object(out);
}

/* None where everybody competes. */
static void put_roles(struct json_out *out, const struct roles *roles, const struct preset *preset) {
    json_out_put_array(out, "roles");
    if (roles != NULL) {
        write_role(out, roles->contender, true, preset->seats_min, roles->contenders_max(preset));
        write_role(out, roles->official, false, 0, roles->officials_max);
    }
    json_out_end_array(out);
}

static void write_ruleset(const struct telling *telling, const struct family *family, const struct preset *preset) {
    struct json_out *out = telling->out;
    char title[TEXT_SIZE];
    json_out_begin_object(out);
    json_out_put_text(out, "id", preset->id);
    json_out_put_text(out, "family", family->name);
    json_out_put_text(out, "title", text_in(title, telling->language, preset->title));
    json_out_put_object(out, "seats");
    json_out_put_integer(out, "min", preset->seats_min);
    json_out_put_integer(out, "max", preset->seats_max);
    json_out_end_object(out);
    put_roles(out, family->roles, preset);
    put_tree(telling, "options", family->options_schema(preset));
    json_out_put_array(out, "actions");
    for (size_t i = 0; i < family->action_count; i++) {
        write_action(telling, family, preset, &family->actions[i]);
    }
    json_out_end_array(out);
    bots_write_for(out, family, preset, telling->configs);
    write_more(out, family, preset);
    json_out_end_object(out);
}

void rulesets_write(struct json_out *out, enum language language, struct config_cache *configs) {
    const struct telling telling = {out, language, configs};
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            write_ruleset(&telling, families[f], &families[f]->presets[p]);
        }
    }
}

struct rulesets {
    struct shared_bytes *plain[LANGUAGE_COUNT], *packed[LANGUAGE_COUNT]; /* a reference of each */
};

static void prepare(struct rulesets *rulesets, enum language language, struct config_cache *configs) {
    struct json_out out;
    json_out_init(&out);
    json_out_begin_object(&out);
    json_out_put_array(&out, "items");
    rulesets_write(&out, language, configs);
    json_out_end_array(&out);
    json_out_put_text(&out, "next", NULL);
    json_out_end_object(&out);
    if (json_out_failed(&out)) {
        abort();
    }
    rulesets->plain[language] = shared_bytes_create(out.buf.bytes, out.buf.length);
    rulesets->packed[language] = packed_create(out.buf.bytes, out.buf.length, PACKING_ONCE);
    json_out_free(&out);
    if (rulesets->plain[language] == NULL || rulesets->packed[language] == NULL) {
        abort();
    }
}

struct rulesets *rulesets_create(struct config_cache *configs) {
    struct rulesets *rulesets = calloc(1, sizeof *rulesets);
    if (rulesets == NULL) {
        abort();
    }
    for (enum language i = LANGUAGE_ENGLISH; i < LANGUAGE_COUNT; i++) {
        prepare(rulesets, i, configs);
    }
    return rulesets;
}

void rulesets_free(struct rulesets *rulesets) {
    for (enum language i = LANGUAGE_ENGLISH; rulesets != NULL && i < LANGUAGE_COUNT; i++) {
        shared_bytes_release(rulesets->plain[i]);
        shared_bytes_release(rulesets->packed[i]);
    }
    free(rulesets);
}

enum err rulesets_list(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    enum language language = reply_speak(reply, request);
    bool is_packed = packed_is_wanted(request);
    packed_tell(reply, is_packed);
    return reply_share(reply,
                       shared_bytes_ref(is_packed ? app->rulesets->packed[language] : app->rulesets->plain[language]));
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
    const struct telling telling = {reply_open(reply), reply_speak(reply, request), cache_configs(app->cache)};
    write_ruleset(&telling, family, preset);
    return reply_close(reply);
}
