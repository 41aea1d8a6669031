/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routes come from the table that is served, rulesets and problems from the functions that answer for them, so nothing
 * is said here that could differ from what the server does.
 */
#include "api/table.h"

#include "change.h"
#include "endpoints.h"
#include "game/config_cache.h"

static const char *const auth_names[] = {
    [AUTH_NONE] = "none", [AUTH_GUEST] = "guest", [AUTH_PLAY] = "play", [AUTH_ANY] = "any", [AUTH_SERVICE] = "service",
};

static void write_member(struct json_out *out, const struct query_member *member) {
    json_out_begin_object(out);
    json_out_put_text(out, "name", member->name);
    if (member->kind == QUERY_INTEGER) {
        json_out_put_integer(out, "min", member->min);
        json_out_put_integer(out, "max", member->max);
    }
    json_out_put_text(out, "word", member->word);
    json_out_end_object(out);
}

static void write_route(struct json_out *out, const struct endpoint *endpoint) {
    json_out_begin_object(out);
    json_out_put_text(out, "method", endpoint->method);
    json_out_put_text(out, "path", endpoint->path);
    json_out_put_text(out, "auth", auth_names[endpoint->auth]);
    json_out_put_boolean(out, "changes", endpoint->prepare == change_prepare);
    json_out_put_boolean(out, "waits", endpoint->ready != NULL);
    json_out_put_boolean(out, "screen", endpoint->is_screen);
    json_out_put_boolean(out, "packs", endpoint->packs);
    json_out_put_array(out, "columns"); /* as a table */
    for (size_t i = 0; endpoint->table != NULL && endpoint->table->columns[i] != NULL; i++) {
        json_out_text(out, endpoint->table->columns[i]);
    }
    json_out_end_array(out);
    json_out_put_boolean(out, "any_query", endpoint->takes_any_query);
    json_out_put_array(out, "query");
    for (const struct query_member *member = endpoint->query; member != NULL && member->name != NULL; member++) {
        write_member(out, member);
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

void api_describe(struct json_out *out) {
    struct api_table table;
    struct config_cache *configs = config_cache_create();
    api_table_create(&table, families, true, false);
    json_out_begin_object(out);
    json_out_put_array(out, "routes");
    for (size_t i = 0; i < table.count; i++) {
        write_route(out, &table.endpoints[i]);
    }
    json_out_end_array(out);
    json_out_put_array(out, "rulesets");
    rulesets_write(out, LANGUAGE_ENGLISH, configs);
    json_out_end_array(out);
    json_out_put_array(out, "problems");
    problems_write(out, LANGUAGE_ENGLISH, "");
    json_out_end_array(out);
    json_out_end_object(out);
    api_table_free(&table);
    config_cache_free(configs);
}
