/* SPDX-License-Identifier: Apache-2.0 */
#include "game/question_bank.h"

#include <string.h>

#include "store/question_sets.h"
#include "util/json.h"

/* Room for as many more; a set grows by doubling, as its versions do not say how many a part has. */
static enum err reserve(struct quiz_set *set, struct arena *arena, size_t more) {
    if (set->size - set->count >= more) {
        return OK;
    }
    size_t size = set->count + more > 2 * set->size ? set->count + more : 2 * set->size;
    struct quiz_question *questions = arena_alloc(arena, size * sizeof *questions);
    if (questions == NULL) {
        return ERR_NO_MEMORY;
    }
    if (set->count > 0) {
        memcpy(questions, set->questions, set->count * sizeof *questions);
    }
    set->questions = questions;
    set->size = size;
    return OK;
}

static enum err read_questions(struct quiz_set *set, struct arena *arena, const json_t *array) {
    struct quiz_faults faults = {0};
    size_t had = set->count;
    size_t index = 0;
    const json_t *value = NULL;
    enum err err = json_is_array(array) ? reserve(set, arena, json_array_size(array)) : ERR_CORRUPT;
    json_array_foreach(array, index, value) {
        if (err == OK) {
            err = quiz_question_read(&set->questions[set->count], arena, value, NULL, "", &faults);
            set->count += err == OK;
        }
    }
    if (err != OK) {
        set->count = had;
    }
    return err == ERR_INVALID_VALUE ? ERR_CORRUPT : err;
}

enum err question_bank_read_part(struct quiz_set *set, struct arena *arena, const char *body, size_t length) {
    struct problem problem;
    json_t *array = NULL;
    enum err err = json_parse(&array, body, length, &problem);
    if (err == OK) {
        err = read_questions(set, arena, array);
        json_decref(array);
    } else if (err != ERR_NO_MEMORY) {
        err = ERR_CORRUPT;
    }
    return err;
}

struct loading {
    struct quiz_set *set;
    struct arena *arena;
};

static enum err load_part(void *context, const char *body, size_t length) {
    const struct loading *loading = context;
    return question_bank_read_part(loading->set, loading->arena, body, length);
}

enum err question_bank_load(struct quiz_set *set, struct arena *arena, struct db *db, const struct id *id,
                            int64_t version) {
    struct loading loading = {.set = set, .arena = arena};
    size_t had = set->count;
    enum err err = question_parts_read(db, id, version, load_part, &loading);
    if (err != OK) {
        set->count = had;
    }
    return err;
}

/* ---- for games ---- */

static struct json_text to_text(const char *text) {
    return (struct json_text){text, text == NULL ? 0 : strlen(text)};
}

/* Keeps the questions that the reference lets through, in their order. */
static void pick(struct quiz_set *set, const struct quiz_reference *reference) {
    size_t kept = 0;
    for (size_t i = 0; i < set->count; i++) {
        if (quiz_reference_allows(reference, &set->questions[i])) {
            set->questions[kept++] = set->questions[i];
        }
    }
    set->count = kept;
}

enum err question_bank_find(struct quiz_set *out, struct arena *arena, struct db *db, struct quiz_reference *reference,
                            const struct id *player) {
    struct question_set_row row = {.version = 0};
    struct id id = {""};
    bool is_id = id_parse(&id, reference->set.bytes, reference->set.length);
    enum err err = is_id ? question_set_get(&row, arena, db, &id) : OK;
    if (err == OK && (id_is_none(&row.id) || (!row.is_public && !id_equal(&row.owner, player)))) {
        err = ERR_NOT_FOUND;
    }
    int64_t version = reference->version == 0 ? row.version : reference->version;
    err = err == OK ? question_set_get_version(&row, arena, db, &id, version) : err;
    if (err == OK && id_is_none(&row.id)) {
        err = ERR_NOT_FOUND;
    }
    if (err != OK) {
        return err;
    }
    struct quiz_set set = {
        .title = to_text(row.title),
        .language = to_text(row.language),
        .licence = to_text(row.licence),
        .author = to_text(row.author),
        .source = to_text(row.source),
        .subject = to_text(row.subject),
        .is_public = row.is_public,
    };
    err = question_bank_load(&set, arena, db, &id, version);
    if (err == OK) {
        pick(&set, reference);
        reference->version = version;
        *out = set;
    }
    return err;
}
