/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Options by their tables: read, resolved, shown, described.
 *
 * Forms are checked by json_decode, which names all bad members at once; only then are values taken. This file knows what
 * kinds of options there are, and of no family what its options mean.
 */
#include "rules/options.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

enum { OPTIONS_MAX = 24 };

static const void *value_of(const struct config *config, const struct option *option) {
    return (const char *)config + option->place;
}

static size_t size_of(const struct option *option) {
    switch (option->kind) {
    case OPTION_BOOLEAN:
        return sizeof(bool);
    case OPTION_SYMBOLS:
        return (size_t)option->max + 1;
    default:
        return sizeof(int);
    }
}

static int number_of(const struct config *config, const struct option *option) {
    return *(const int *)value_of(config, option);
}

/* Can players choose it? */
static bool is_offered(const struct option *option, const struct preset *preset) {
    return (option->flags & OPTION_ESSENTIAL) == 0 || number_of(preset->defaults, option) == 0;
}

static enum err no_memory(struct problem *problem) {
    return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
}

/* --- reading --- */

struct pointer {
    char text[PROBLEM_POINTER_MAX];
};

static struct pointer pointer_to(const char *name) {
    struct pointer pointer;
    (void)snprintf(pointer.text, sizeof pointer.text, "/options/%s", name);
    return pointer;
}

/* Are there only options that the preset has, with values of their types and in their ranges? */
static enum err check_form(const struct preset *preset, const json_t *given, struct problem *problem) {
    static const enum field_kind kinds[] = {
        [OPTION_INTEGER] = FIELD_INTEGER, [OPTION_LIMIT] = FIELD_INTEGER, [OPTION_WORD] = FIELD_TEXT,
        [OPTION_BOOLEAN] = FIELD_BOOLEAN, [OPTION_SYMBOLS] = FIELD_TEXT,
    };
    union {
        struct json_integer integer;
        struct json_boolean boolean;
        struct json_text text;
    } unused; /* values are taken when all are known to be good */
    struct field fields[OPTIONS_MAX];
    size_t count = 0;
    assert(preset->options->count <= OPTIONS_MAX);
    for (size_t i = 0; i < preset->options->count; i++) {
        const struct option *option = &preset->options->rows[i];
        if (is_offered(option, preset)) {
            bool is_required = (option->flags & OPTION_ESSENTIAL) != 0;
            unsigned flags = is_required ? FIELD_REQUIRED : option->kind == OPTION_LIMIT ? FIELD_NULLABLE : 0;
            fields[count++] = (struct field){option->name, kinds[option->kind], flags, option->min, option->max, 0};
        }
    }
    return json_decode(&unused, given, fields, count, "/options", problem);
}

static enum err take_word(int *out, const struct option *option, const json_t *given, struct problem *problem) {
    const char *text = json_string_value(given);
    size_t length = json_string_length(given);
    char list[PROBLEM_DETAIL_MAX] = "", near[SUGGEST_WORDS_SIZE];
    size_t used = 0;
    struct near_word word;
    suggest_begin(&word, text, length);
    for (int i = 0; option->words[i] != NULL; i++) {
        if (strlen(option->words[i]) == length && memcmp(option->words[i], text, length) == 0) {
            *out = i;
            return OK;
        }
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i == 0 ? "" : ", ", option->words[i]);
        suggest_offer(&word, option->words[i]);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer_to(option->name).text, "must be one of: %s%s", list,
                          suggest_words(near, &word));
}

static bool is_letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static enum err take_symbols(char *out, const struct option *option, const json_t *given, struct problem *problem) {
    const char *text = json_string_value(given);
    size_t length = json_string_length(given);
    for (size_t i = 0; i < length; i++) {
        if (!is_letter_or_digit(text[i])) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer_to(option->name).text,
                                  "must be ASCII letters and digits only");
        }
        if (memchr(text, text[i], i) != NULL) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer_to(option->name).text,
                                  "has the symbol %c twice; all must be different", text[i]);
        }
    }
    memset(out, 0, size_of(option));
    memcpy(out, text, length);
    return OK;
}

/* Takes a value whose form is right. */
static enum err take(struct config *config, const struct option *option, const json_t *given, struct problem *problem) {
    void *out = (char *)config + option->place;
    switch (option->kind) {
    case OPTION_WORD:
        return take_word(out, option, given, problem);
    case OPTION_SYMBOLS:
        return take_symbols(out, option, given, problem);
    case OPTION_BOOLEAN:
        *(bool *)out = json_is_true(given);
        return OK;
    default:
        *(int *)out = (int)json_integer_value(given); /* of null it is 0 */
        return OK;
    }
}

static enum err read_options(struct config *config, const json_t *given, struct problem *problem) {
    const struct preset *preset = config->preset;
    enum err err = check_form(preset, given, problem);
    config->own_difficulty = true;
    for (size_t i = 0; err == OK && i < preset->options->count; i++) {
        const struct option *option = &preset->options->rows[i];
        const void *own = value_of(preset->defaults, option);
        const json_t *value = json_object_get(given, option->name);
        memcpy((char *)config + option->place, own, size_of(option));
        if (value != NULL) {
            err = take(config, option, value, problem);
        }
        if ((option->flags & OPTION_DIFFICULTY) != 0 && memcmp(value_of(config, option), own, size_of(option)) != 0) {
            config->own_difficulty = false;
        }
    }
    return err;
}

/* --- showing --- */

static json_t *value_json(const struct config *config, const struct option *option) {
    switch (option->kind) {
    case OPTION_INTEGER:
        return json_integer(number_of(config, option));
    case OPTION_LIMIT:
        return number_of(config, option) == 0 ? json_null() : json_integer(number_of(config, option));
    case OPTION_WORD:
        return json_string(option->words[number_of(config, option)]);
    case OPTION_SYMBOLS:
        return json_string(value_of(config, option));
    default:
        return json_boolean(*(const bool *)value_of(config, option));
    }
}

/* One member for each option that is offered; NULL without memory. */
static json_t *each_option(const struct config *config, const struct preset *preset,
                           json_t *(*make)(const struct config *, const struct option *)) {
    json_t *object = json_object();
    for (size_t i = 0; object != NULL && i < preset->options->count; i++) {
        const struct option *option = &preset->options->rows[i];
        if (is_offered(option, preset) && !json_put(object, option->name, make(config, option))) {
            json_decref(object);
            object = NULL;
        }
    }
    return object;
}

enum err options_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                           struct problem *problem) {
    json_t *given = setup->options == NULL ? json_object() : json_incref((json_t *)setup->options);
    struct config *config = given == NULL ? NULL : calloc(1, preset->options->config_size);
    if (config == NULL) {
        json_decref(given);
        return no_memory(problem);
    }
    atomic_init(&config->references, 1);
    config->family = preset->options->family;
    config->preset = preset;
    enum err err = read_options(config, given, problem);
    json_decref(given);
    if (err == OK) {
        err = preset->options->resolve(config, setup, problem);
    }
    if (err == OK) {
        config->options = each_option(config, preset, value_json);
        config->options_text = json_text(config->options);
        err = config->options_text == NULL ? no_memory(problem) : OK;
    }
    if (err != OK) {
        config_release(config);
        return err;
    }
    *out = config;
    return OK;
}

bool option_is_given(const struct setup *setup, const char *name) {
    return json_object_get(setup->options, name) != NULL;
}

enum err options_contradict(struct problem *problem, const struct setup *setup, const char *const names[],
                            const char *detail) {
    enum err err = OK;
    for (size_t i = 0; names[i] != NULL; i++) {
        if (option_is_given(setup, names[i]) && err == OK) {
            err = problem_set_at(problem, ERR_INVALID_VALUE, pointer_to(names[i]).text, "%s", detail);
        } else if (option_is_given(setup, names[i])) {
            problem_add_point(problem, pointer_to(names[i]).text, "%s", detail);
        }
    }
    assert(err != OK);
    return err;
}

/* --- describing --- */

static json_t *words_json(const char *const words[]) {
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && words[i] != NULL; i++) {
        if (json_array_append_new(list, json_string(words[i])) != 0) {
            json_decref(list);
            list = NULL;
        }
    }
    return list;
}

static json_t *type_schema(const struct option *option) {
    switch (option->kind) {
    case OPTION_INTEGER:
        return json_pack("{s:s, s:i, s:i}", "type", "integer", "minimum", option->min, "maximum", option->max);
    case OPTION_LIMIT:
        return json_pack("{s:[s, s], s:i, s:i}", "type", "integer", "null", "minimum", option->min, "maximum",
                         option->max);
    case OPTION_WORD:
        return json_pack("{s:s, s:o}", "type", "string", "enum", words_json(option->words));
    case OPTION_SYMBOLS:
        return json_pack("{s:s, s:o}", "type", "string", "pattern",
                         json_sprintf("^[0-9A-Za-z]{%d,%d}$", option->min, option->max));
    default:
        return json_pack("{s:s}", "type", "boolean");
    }
}

static json_t *option_schema(const struct config *defaults, const struct option *option) {
    json_t *schema = type_schema(option);
    bool good =
        ((option->flags & OPTION_ESSENTIAL) != 0 || json_put(schema, "default", value_json(defaults, option))) &&
        json_put(schema, "title", json_string(option->title)) &&
        json_put(schema, "description", json_string(option->text));
    if (!good) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

/* The names of the members that have no default. */
static json_t *required_of(json_t *properties) {
    json_t *required = json_array();
    const char *name = NULL;
    json_t *schema = NULL;
    json_object_foreach(properties, name, schema) {
        bool is_optional = json_object_get(schema, "default") != NULL;
        if (required != NULL && !is_optional && json_array_append_new(required, json_string(name)) != 0) {
            json_decref(required);
            required = NULL;
        }
    }
    return required;
}

json_t *options_schema(const struct preset *preset) {
    json_t *properties = each_option(preset->defaults, preset, option_schema);
    json_t *required = required_of(properties);
    bool has_required = json_array_size(required) > 0;
    json_t *schema =
        json_pack("{s:s, s:s, s:b, s:o, s:o}", "$schema", "https://json-schema.org/draft/2020-12/schema", "type",
                  "object", "additionalProperties", 0, "properties", properties, "required", required);
    if (schema != NULL && !has_required) {
        (void)json_object_del(schema, "required");
    }
    return schema;
}

json_t *body_schema(json_t *properties) {
    json_t *required = required_of(properties);
    return json_pack("{s:s, s:o, s:o, s:b}", "type", "object", "properties", properties, "required", required,
                     "additionalProperties", 0);
}
