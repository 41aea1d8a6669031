/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Schemas of options, put together from what the families say of theirs.
 *
 * A client that knows no game can make a form of one: what an option may be, what it is by default, what to write at it.
 */
#include "options_schema.h"

#include <assert.h>

#include "util/json.h"

json_t *schema_flag(bool by_default) {
    return json_pack("{s:s, s:b}", "type", "boolean", "default", by_default);
}

json_t *schema_words(const char *const words[], const char *by_default) {
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && words[i] != NULL; i++) {
        if (json_array_append_new(list, json_string(words[i])) != 0) {
            json_decref(list);
            list = NULL;
        }
    }
    return json_pack("{s:s, s:o, s:s}", "type", "string", "enum", list, "default", by_default);
}

json_t *schema_integer(int min, int max) {
    return json_pack("{s:s, s:i, s:i}", "type", "integer", "minimum", min, "maximum", max);
}

json_t *schema_limit(int max, int by_default) {
    return json_pack("{s:[s, s], s:i, s:i, s:o}", "type", "integer", "null", "minimum", 1, "maximum", max, "default",
                     by_default == 0 ? json_null() : json_integer(by_default));
}

static bool add_texts(json_t *properties, const struct option_text texts[], size_t count) {
    size_t described = 0;
    for (size_t i = 0; i < count; i++) {
        json_t *property = json_object_get(properties, texts[i].name);
        if (property == NULL) {
            continue;
        }
        if (!json_put(property, "title", json_string(texts[i].title)) ||
            !json_put(property, "description", json_string(texts[i].description))) {
            return false;
        }
        described++;
    }
    assert(described == json_object_size(properties));
    return true;
}

json_t *schema_of_options(json_t *properties, const struct option_text texts[], size_t count) {
    if (properties == NULL || !add_texts(properties, texts, count)) {
        json_decref(properties);
        return NULL;
    }
    return json_pack("{s:s, s:s, s:b, s:o}", "$schema", "https://json-schema.org/draft/2020-12/schema", "type",
                     "object", "additionalProperties", 0, "properties", properties);
}
