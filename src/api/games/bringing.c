/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PUT /v1/games/{game}/WORD, for every word that families have for what is brought to the table, and the members where
 * games are made and joined.
 */
#include "bringing.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "api/change.h"
#include "api/endpoints.h"

/* What families bring, each word once. */
static size_t find_defs(const struct brought_def *out[static BRINGING_MAX]) {
    size_t count = 0;
    for (size_t f = 0; families[f] != NULL; f++) {
        const struct brought_def *def = families[f]->brought;
        bool is_new = def != NULL;
        for (size_t i = 0; i < count && is_new; i++) {
            is_new = strcmp(out[i]->joining, def->joining) != 0;
        }
        if (is_new) {
            assert(count < BRINGING_MAX);
            out[count++] = def;
        }
    }
    return count;
}

size_t bringing_add_fields(struct field *fields, size_t count, size_t offset) {
    const struct brought_def *defs[BRINGING_MAX];
    size_t words = find_defs(defs);
    for (size_t i = 0; i < words; i++) {
        fields[count + i] = (struct field){
            defs[i]->joining, FIELD_TEXT, FIELD_NULLABLE, 0, BROUGHT_MAX, offset + i * sizeof(struct json_text)};
    }
    return count + words;
}

/* A text that is no text of this kind is refused at its member. */
static enum err check_text(struct json_text text, const char *member, struct problem *problem) {
    char pointer[PROBLEM_POINTER_MAX];
    if (brought_is_legal(text.bytes, text.length)) {
        return OK;
    }
    (void)snprintf(pointer, sizeof pointer, "/%s", member);
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be up to %d letters, digits, `_` and `-`",
                          BROUGHT_MAX);
}

enum err bringing_read(struct bringing *out, const struct bringing_texts *texts, struct problem *problem) {
    const struct brought_def *defs[BRINGING_MAX];
    struct bringing found = {.def = NULL};
    enum err err = OK;
    for (size_t i = 0, count = find_defs(defs); i < count && err == OK; i++) {
        if (texts->texts[i].length == 0) {
            continue;
        }
        err = check_text(texts->texts[i], defs[i]->joining, problem);
        if (err == OK && found.def != NULL) {
            char pointer[PROBLEM_POINTER_MAX];
            (void)snprintf(pointer, sizeof pointer, "/%s", defs[i]->joining);
            err = problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for other games than %s", found.def->joining);
        }
        found = (struct bringing){defs[i], texts->texts[i].bytes, texts->texts[i].length};
    }
    *out = found;
    return err;
}

/* ---- the endpoint ---- */

/* What is brought by the endpoint, as one of the families says it. */
static const struct brought_def *def_of(const struct request *request) {
    const char *word = strrchr(request->endpoint->path, '/') + 1;
    size_t f = 0;
    while (families[f]->brought == NULL || strcmp(families[f]->brought->word, word) != 0) {
        f++;
    }
    return families[f]->brought;
}

enum err games_bring_find(struct request *request) {
    enum err err = change_find(request);
    struct change *change = request->data;
    if (err != OK || change->game == NULL) { /* none: an answer was kept */
        return err;
    }
    const struct brought_def *def = def_of(request);
    const struct brought_def *own = change->game->config->family->brought;
    if (own == NULL || strcmp(own->word, def->word) != 0) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "%s", def->no_use);
    }
    change->is_for_own_seat = !own->for_named;
    return OK;
}

static enum err games_bring_prepare(struct request *request, struct change *change) {
    struct bringing *bringing = arena_alloc(&request->arena, sizeof *bringing);
    const struct brought_def *def = change->game->config->family->brought;
    const struct field field = {def->member, FIELD_TEXT, FIELD_REQUIRED, 1, BROUGHT_MAX, 0};
    struct json_text text = {.bytes = NULL};
    if (bringing == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = bringing;
    enum err err = json_decode(&text, request->json, &field, 1, "", &request->problem);
    err = err == OK ? check_text(text, def->member, &request->problem) : err;
    *bringing = (struct bringing){def, text.bytes, text.length};
    return err;
}

static enum err games_bring_apply(struct request *request, struct tx *tx, struct change *change) {
    (void)request;
    (void)tx;
    const struct bringing *bringing = change->input;
    return change_played(change, play_bring(&change->play, *bringing), 201);
}

const struct change_def games_bring_def = {
    .prepare = games_bring_prepare, .takes_seat = true, .apply = games_bring_apply, .render = change_render_game};
