/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A state as one block of memory: made of a deal, copied with room for more, and questions put.
 *
 * What is dealt stays as it was dealt, as text, since that is what was hashed. What is shown of a question is taken out of it
 * once, when it is put.
 */
#include "quiz_rounds.h"

#include <stdio.h>
#include <stdlib.h>

#include "util/json.h"

static enum err corrupt(struct problem *problem) {
    return problem_set(problem, ERR_CORRUPT, "The round was not dealt questions that fit its options.");
}

size_t quiz_size(const struct state *state) {
    return (size_t)(bytes_of(state) - (const char *)state) + state->byte_count;
}

struct state *quiz_state_copy(const struct state *state, size_t more_asked, size_t more_responses, size_t more_bytes) {
    struct state counts = *state;
    counts.asked_count += (uint32_t)more_asked;
    counts.response_count += (uint32_t)more_responses;
    counts.byte_count += (uint32_t)more_bytes;
    struct state *copy = calloc(1, quiz_size(&counts));
    if (copy == NULL) {
        return NULL;
    }
    *copy = counts;
    memcpy(asked_of(copy), asked_of(state), state->asked_count * sizeof(struct quiz_asked));
    memcpy(responses_of(copy), responses_of(state), state->response_count * sizeof(struct quiz_reply));
    /* Behind the responses all stands as it stood, down to the bytes, which have room for more behind them. */
    size_t rest = (size_t)(bytes_of(state) - (const char *)origins_of(state)) + state->byte_count;
    memcpy(origins_of(copy), origins_of(state), rest);
    return copy;
}

static void pull_back(quiz_place *place, quiz_place from, size_t by) {
    if (*place > from) {
        *place -= (quiz_place)by;
    }
}

void quiz_drop_text(struct state *state, quiz_place place) {
    char *bytes = bytes_of(state);
    size_t length = strlen(bytes + place) + 1;
    memmove(bytes + place, bytes + place + length, state->byte_count - place - length);
    state->byte_count -= (uint32_t)length;
    for (size_t i = 0; i < state->asked_count; i++) {
        struct quiz_asked *asked = &asked_of(state)[i];
        pull_back(&asked->text, place, length);
        pull_back(&asked->forms, place, length);
        pull_back(&asked->answer, place, length);
        pull_back(&asked->unit, place, length);
    }
    for (size_t i = 0; i < state->response_count; i++) {
        pull_back(&responses_of(state)[i].text, place, length);
    }
}

/* --- a deal --- */

/* Bytes being gathered. */
struct gathering {
    char *bytes;
    size_t length;
    bool good;
};

static size_t text_size(const json_t *object, const char *name) {
    const json_t *text = json_object_get(object, name);
    return json_is_string(text) ? json_string_length(text) + 1 : 0;
}

/* A text that may be missing; one with a NUL inside is none. */
static quiz_place gather(struct gathering *to, const json_t *object, const char *name) {
    const json_t *text = json_object_get(object, name);
    size_t length = json_string_length(text);
    if (!json_is_string(text) || strlen(json_string_value(text)) != length) {
        to->good = to->good && text == NULL;
        return 0;
    }
    quiz_place place = (quiz_place)to->length;
    memcpy(to->bytes + place, json_string_value(text), length + 1);
    to->length += length + 1;
    return place;
}

static void take_origin(struct quiz_origin *out, struct gathering *to, const json_t *origin) {
    const json_t *version = json_object_get(origin, "version");
    *out = (struct quiz_origin){.set = gather(to, origin, "set"),
                                .title = gather(to, origin, "title"),
                                .language = gather(to, origin, "language"),
                                .licence = gather(to, origin, "licence"),
                                .author = gather(to, origin, "author"),
                                .source = gather(to, origin, "source"),
                                .version = (int32_t)json_integer_value(version)};
    to->good = to->good && out->set != 0 && out->title != 0 && out->language != 0 && out->licence != 0 &&
               json_integer_value(version) > 0 && json_integer_value(version) <= INT32_MAX;
}

static bool is_hex(const struct gathering *to, quiz_place place) {
    return place != 0 && proof_is_hex(to->bytes + place, strlen(to->bytes + place));
}

static void take_item(struct quiz_item *out, struct gathering *to, const json_t *entry, size_t sets) {
    const char *difficulty = json_string_value(json_object_get(entry, "difficulty"));
    *out = (struct quiz_item){.dealt = gather(to, entry, "dealt"),
                              .salt = gather(to, entry, "salt"),
                              .leaf = gather(to, entry, "leaf"),
                              .category = gather(to, entry, "category"),
                              .explanation = gather(to, entry, "explanation"),
                              .source = gather(to, entry, "source"),
                              .url = gather(to, entry, "url"),
                              .alt = gather(to, entry, "alt"),
                              .set = (uint8_t)json_integer_value(json_object_get(entry, "set"))};
    for (unsigned i = QUIZ_EASY; difficulty != NULL && i < QUIZ_DIFFICULTIES; i++) {
        out->difficulty = strcmp(difficulty, quiz_difficulties[i]) == 0 ? (uint8_t)i : out->difficulty;
    }
    bool is_whole = out->dealt != 0 && is_hex(to, out->salt) && out->leaf == 0 && out->set < sets &&
                    json_is_integer(json_object_get(entry, "set"));
    bool is_redacted = out->dealt == 0 && out->salt == 0 && is_hex(to, out->leaf);
    to->good = to->good && (is_whole || is_redacted);
}

/* Are the sets those that the options name? */
static bool has_sets_needed(const struct state *state) {
    struct need needs[NEEDS_MAX];
    bool good = quiz_needs(&state->config->head, needs) == state->set_count;
    for (size_t i = 0; good && i < state->set_count; i++) {
        const struct quiz_origin *origin = &origins_of(state)[i];
        good = origin->version == needs[i].version && strcmp(text_of(state, origin->set), needs[i].set) == 0;
    }
    return good;
}

/* How many there are of each stint or part; false when it does not fit the config. */
static bool take_counts(struct state *state, const json_t *deal) {
    const struct quiz_config *config = state->config;
    const json_t *parts = json_object_get(deal, "parts");
    json_int_t total = json_integer_value(json_object_get(deal, "tie_break"));
    struct quiz_share *share = shares_of(state);
    bool good = json_array_size(parts) == (size_t)config->part_count && total >= 0 && total <= state->item_count;
    state->tie_count = good ? (uint16_t)total : 0;
    for (int i = 0; good && i < config->part_count; i++) {
        const json_t *counts = json_array_get(parts, (size_t)i);
        size_t stints = (size_t)quiz_count_shares(config, i);
        good = json_array_size(counts) == stints;
        for (size_t k = 0; good && k < stints; k++) {
            json_int_t count = json_integer_value(json_array_get(counts, k));
            good = count >= 1 && total + count <= state->item_count;
            share[k] = (struct quiz_share){good ? (uint16_t)total : 0, good ? (uint16_t)count : 0};
            total += count;
        }
        share += stints;
    }
    return good && total == state->item_count;
}

/* The leaves in the order of dealing, joined by commas; to be freed. NULL without memory. */
static char *join_leaves(const struct state *state) {
    char *secret = calloc(state->item_count, PROOF_HEX_SIZE);
    for (size_t i = 0; secret != NULL && i < state->item_count; i++) {
        const struct quiz_item *item = &items_of(state)[i];
        char *at = secret + i * PROOF_HEX_SIZE;
        if (item->leaf != 0) {
            memcpy(at, text_of(state, item->leaf), PROOF_HEX_SIZE);
        } else {
            quiz_leaf(at, text_of(state, item->salt), text_of(state, item->dealt));
        }
        at[PROOF_HEX_SIZE - 1] = i + 1 < state->item_count ? ',' : '\0';
    }
    return secret;
}

json_t *quiz_proof(const struct state *state) {
    if (state->phase != PHASE_OVER) {
        return json_null();
    }
    char *secret = join_leaves(state);
    json_t *proof =
        secret == NULL ? NULL : json_pack("{s:s, s:s}", "nonce", text_of(state, state->nonce), "secret", secret);
    free(secret);
    return proof;
}

static size_t deal_size(const json_t *deal) {
    static const char *const names[] = {"set",  "title", "language", "licence",     "author", "source", "dealt",
                                        "salt", "leaf",  "category", "explanation", "url",    "alt"};
    const char *const lists[] = {"sets", "questions"};
    size_t size = 1 + text_size(deal, "nonce");
    for (size_t l = 0; l < sizeof lists / sizeof lists[0]; l++) {
        size_t i = 0;
        const json_t *entry = NULL;
        json_array_foreach(json_object_get(deal, lists[l]), i, entry) {
            for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
                size += text_size(entry, names[n]);
            }
        }
    }
    return size;
}

enum err quiz_take_deal(struct state **out, const struct quiz_config *config, const struct table *table,
                        struct problem *problem) {
    const json_t *deal = table->deal;
    const json_t *sets = json_object_get(deal, "sets");
    const json_t *questions = json_object_get(deal, "questions");
    struct state none = {.config = config};
    none.set_count = (uint32_t)json_array_size(sets);
    none.item_count = (uint32_t)json_array_size(questions);
    if (none.set_count > NEEDS_MAX || none.item_count == 0 || none.item_count > UINT16_MAX) {
        return corrupt(problem);
    }
    for (int i = 0; i < config->part_count; i++) {
        none.share_count += (uint32_t)quiz_count_shares(config, i);
    }
    struct state *state = calloc(1, quiz_size(&none) + deal_size(deal) + quiz_dealt_size(table));
    if (state == NULL) {
        return quiz_no_memory(problem);
    }
    *state = none;
    struct gathering to = {.bytes = bytes_of(state), .length = 1, .good = true};
    state->nonce = gather(&to, deal, "nonce");
    to.good = to.good && is_hex(&to, state->nonce);
    for (size_t i = 0; i < state->set_count; i++) {
        take_origin(&origins_of(state)[i], &to, json_array_get(sets, i));
    }
    for (size_t i = 0; i < state->item_count; i++) {
        take_item(&items_of(state)[i], &to, json_array_get(questions, i), state->set_count);
    }
    to.good = to.good && quiz_take_dealt(state, &to.length, table);
    state->byte_count = (uint32_t)to.length;
    if (!to.good || !has_sets_needed(state) || !take_counts(state, deal)) {
        free(state);
        return corrupt(problem);
    }
    char *secret = join_leaves(state);
    if (secret == NULL) {
        free(state);
        return quiz_no_memory(problem);
    }
    proof_commit(state->commitment, text_of(state, state->nonce), secret);
    free(secret);
    *out = state;
    return OK;
}

/* --- questions put --- */

enum err quiz_read_item(struct quiz_question *out, struct arena *arena, const struct state *state, size_t item,
                        struct problem *problem) {
    const char *dealt = text_of(state, items_of(state)[item].dealt);
    enum err err = dealt == NULL ? ERR_CORRUPT : quiz_dealt_read(out, arena, dealt, strlen(dealt));
    return err == OK              ? OK
           : err == ERR_NO_MEMORY ? quiz_no_memory(problem)
                                  : problem_set(problem, ERR_CORRUPT, "A question that was dealt cannot be read.");
}

static quiz_place append(struct state *state, size_t *at, struct json_text text) {
    if (text.bytes == NULL) {
        return 0;
    }
    quiz_place place = (quiz_place)*at;
    memcpy(bytes_of(state) + place, text.bytes, text.length);
    *at += text.length + 1; /* the room was zeroed */
    return place;
}

static void show(struct state *state, size_t at, const struct quiz_question *question, struct json_text answer) {
    struct quiz_asked *asked = &asked_of(state)[state->asked_count - 1];
    asked->text = append(state, &at, question->text);
    asked->answer = append(state, &at, answer);
    asked->unit = append(state, &at, question->unit);
    for (size_t i = 0; i < question->form_count; i++) {
        quiz_place place = append(state, &at, question->forms[i]);
        asked->forms = i == 0 ? place : asked->forms;
    }
    asked->kind = (uint8_t)question->kind;
    asked->form_count = question->form_count;
    asked->correct = question->correct;
}

enum err quiz_put(struct state **out, const struct state *now, size_t item, int seat, struct problem *problem) {
    struct quiz_question question = {0};
    struct arena arena;
    arena_init(&arena);
    enum err err = quiz_read_item(&question, &arena, now, item, problem);
    struct json_text answer = err == OK ? quiz_answer(&question, &arena) : (struct json_text){NULL, 0};
    if (err == OK && answer.bytes == NULL) {
        err = quiz_no_memory(problem);
    }
    size_t size = err == OK ? question.text.length + answer.length + question.unit.length + 3 : 0;
    for (size_t i = 0; err == OK && i < question.form_count; i++) {
        size += question.forms[i].length + 1;
    }
    struct state *copy = err == OK ? quiz_state_copy(now, 1, 0, size) : NULL;
    if (copy != NULL) {
        struct quiz_asked *asked = &asked_of(copy)[now->asked_count];
        *asked = (struct quiz_asked){.item = (uint16_t)item, .seat = (int8_t)seat, .part = now->part, .is_open = true};
        show(copy, now->byte_count, &question, answer);
        *out = copy;
    }
    arena_free(&arena);
    return err == OK && copy == NULL ? quiz_no_memory(problem) : err;
}

static bool was_put_before(const struct state *state, size_t number) {
    bool was = false;
    for (size_t i = 0; !was && i < number; i++) {
        was = asked_of(state)[i].item == asked_of(state)[number].item;
    }
    return was;
}

enum err quiz_list_put(const uint64_t **out, size_t *out_count, struct arena *arena, const struct state *state) {
    uint64_t *list = arena_alloc(arena, state->asked_count * sizeof *list);
    size_t count = 0;
    enum err err = list == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; err == OK && i < state->asked_count; i++) {
        const char *text = text_of(state, asked_of(state)[i].text);
        if (!was_put_before(state, i)) {
            err = quiz_fingerprint(&list[count++], (struct json_text){text, strlen(text)});
        }
    }
    if (err == OK) {
        *out = list;
        *out_count = count;
    }
    return err;
}

struct quiz_reply *quiz_find_response(const struct state *state, size_t asked, int seat) {
    for (size_t i = state->response_count; i > 0; i--) {
        struct quiz_reply *response = &responses_of(state)[i - 1];
        if (response->asked == asked && response->seat == seat) {
            return response;
        }
    }
    return NULL;
}
