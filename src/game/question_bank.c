/* SPDX-License-Identifier: Apache-2.0 */
#include "game/question_bank.h"

#include <string.h>

#include "store/accounts.h"
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

static enum err load_part(void *context, int64_t number, const char *body, size_t length) {
    const struct loading *loading = context;
    (void)number;
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

/* Room for one more, loaded; NULL where there is none. */
static enum err load_set(struct banked_set **out, struct question_bank *bank, const struct question_set_row *row) {
    if (bank->count == NEEDS_MAX) {
        return ERR_INTERNAL; /* options name fewer */
    }
    if (bank->is_over != NULL && bank->is_over(bank->context)) {
        return ERR_BUSY;
    }
    struct banked_set *set = &bank->sets[bank->count];
    *set = (struct banked_set){
        .id = row->id,
        .owner = row->owner,
        .version = row->version,
        .questions = {.title = to_text(row->title),
                      .language = to_text(row->language),
                      .licence = to_text(row->licence),
                      .author = to_text(row->author),
                      .source = to_text(row->source),
                      .subject = to_text(row->subject),
                      .is_public = row->is_public},
    };
    enum err err = question_bank_load(&set->questions, bank->arena, bank->db, &row->id, row->version);
    if (err == OK) {
        bank->count++;
        *out = set;
    }
    return err;
}

/* A version of a set that is not deleted, as it is in the bank, or is there from now on. */
static enum err take_set(struct banked_set **out, struct question_bank *bank, const struct id *id, int64_t version) {
    struct question_set_row row = {.version = 0};
    for (size_t i = 0; i < bank->count; i++) {
        if (id_equal(&bank->sets[i].id, id) && bank->sets[i].version == version) {
            *out = &bank->sets[i];
            return OK;
        }
    }
    enum err err = question_set_get_version(&row, bank->arena, bank->db, id, version);
    if (err == OK && id_is_none(&row.id)) {
        err = ERR_NOT_FOUND;
    }
    return err == OK ? load_set(out, bank, &row) : err;
}

/* What is told of it, with whether its owner is somebody whose sets may be ranked. */
static enum err describe(struct banked_set *set, struct question_bank *bank) {
    if (set->stock.version != 0) {
        return OK;
    }
    struct stock_set stock = {.version = (int)set->version};
    enum err err = player_is_service(&stock.is_official, bank->db, &set->owner, bank->now);
    err = err == OK ? stock_classify(&stock, bank->arena, &set->questions) : err;
    if (err == OK) {
        set->stock = stock;
    }
    return err;
}

static enum err find(const struct stock *stock, struct stock_set *out, const char *text, int version) {
    struct question_bank *bank = (struct question_bank *)stock; /* its first member */
    struct question_set_row row = {.version = 0};
    struct banked_set *set = NULL;
    struct id id;
    if (!id_parse(&id, text, strlen(text))) {
        return ERR_NOT_FOUND;
    }
    enum err err = question_set_get(&row, bank->arena, bank->db, &id);
    if (err == OK && (id_is_none(&row.id) || (!row.is_public && !id_equal(&row.owner, &bank->player)))) {
        err = ERR_NOT_FOUND;
    }
    err = err == OK ? take_set(&set, bank, &id, version == 0 ? row.version : version) : err;
    err = err == OK ? describe(set, bank) : err;
    if (err == OK) {
        *out = set->stock;
    }
    return err;
}

void question_bank_init(struct question_bank *out, struct arena *arena, struct db *db, const struct id *player,
                        int64_t now) {
    *out = (struct question_bank){.stock = {find}, .arena = arena, .db = db, .player = *player, .now = now};
}

enum err question_bank_supply(const struct quiz_set *const **out, struct question_bank *bank,
                              const struct config *config) {
    struct need needs[NEEDS_MAX];
    size_t count = config->family->needs(config, needs);
    const struct quiz_set **sets = arena_alloc(bank->arena, (count + 1) * sizeof *sets);
    enum err err = sets == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; err == OK && i < count; i++) {
        struct banked_set *set = NULL;
        struct id id;
        err = id_parse(&id, needs[i].set, strlen(needs[i].set)) ? take_set(&set, bank, &id, needs[i].version)
                                                                : ERR_CORRUPT;
        sets[i] = err == OK ? &set->questions : NULL;
    }
    if (err == OK) {
        *out = sets;
    }
    return err;
}

bool question_bank_is_of(const struct question_bank *bank, const struct id *player) {
    bool is_of = false;
    for (size_t i = 0; i < bank->count; i++) {
        is_of = is_of || id_equal(&bank->sets[i].owner, player);
    }
    return is_of;
}

enum err question_bank_ask_rights(struct question_rights *out, struct db *db, const struct config *config,
                                  const struct id *player) {
    struct need needs[NEEDS_MAX];
    size_t count = config->family->needs == NULL ? 0 : config->family->needs(config, needs);
    enum err err = OK;
    *out = (struct question_rights){.may_use = true};
    for (size_t i = 0; err == OK && i < count; i++) {
        struct question_set_access access = {.is_public = false};
        struct id id;
        err = id_parse(&id, needs[i].set, strlen(needs[i].set)) ? question_set_access(&access, db, &id) : ERR_CORRUPT;
        bool is_gone = err == OK && id_is_none(&access.owner);
        bool is_own = err == OK && !is_gone && id_equal(&access.owner, player);
        out->are_gone = out->are_gone || is_gone;
        out->owns = out->owns || is_own;
        out->may_use = out->may_use && (is_own || access.is_public);
    }
    return err;
}
