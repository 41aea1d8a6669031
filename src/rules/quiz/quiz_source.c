/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sets that a game's options name: which questions they let through, and whether these are enough.
 *
 * What a game takes of a reference is known before anything is dealt. References to one set that let through one of the same
 * questions share them; each must have enough for itself and for all that share with it, so that whatever is drawn first
 * leaves enough for the rest.
 */
#include "quiz_options.h"
#include "quiz_rounds.h"

#include <stdio.h>
#include <stdlib.h>

#include <unistr.h>

#include "quiz_share.h"
#include "util/json.h"

struct form {
    struct json_text set;
    struct json_integer version;
    const json_t *categories, *difficulty;
};

static const struct field fields[] = {
    {"set", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct form, set)},
    {"version", FIELD_INTEGER, FIELD_NULLABLE, 1, INT32_MAX, offsetof(struct form, version)},
    {"categories", FIELD_ARRAY, FIELD_NULLABLE, 1, 100, offsetof(struct form, categories)},
    {"difficulty", FIELD_ARRAY, FIELD_NULLABLE, 1, QUIZ_DIFFICULTIES - 1, offsetof(struct form, difficulty)},
};

/* The same words whatever the reason, so that nobody learns what private sets there are. */
static enum err no_such_set(const char *pointer, struct problem *problem) {
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                          "is no question set, or no version of one, that you may use");
}

/* In characters; 0: it is no text. */
static size_t name_length(const json_t *name) {
    return json_is_string(name) ? u8_mbsnlen((const uint8_t *)json_string_value(name), json_string_length(name)) : 0;
}

static enum err read_categories(const json_t *list, const char *pointer, struct problem *problem) {
    size_t i = 0;
    const json_t *name = NULL;
    json_array_foreach(list, i, name) {
        size_t length = name_length(name);
        bool good = length > 0 && length <= QUIZ_NAME_MAX;
        for (size_t j = 0; good && j < i; j++) {
            good = !json_equal(name, json_array_get(list, j));
        }
        if (!good) {
            char at[PROBLEM_POINTER_MAX];
            (void)snprintf(at, sizeof at, "%s/categories/%zu", pointer, i);
            return problem_set_at(problem, ERR_INVALID_VALUE, at,
                                  "must be the name of a category, of %d characters at the most, and none that stands "
                                  "before it",
                                  QUIZ_NAME_MAX);
        }
    }
    return OK;
}

static enum err read_difficulties(unsigned *out, const json_t *list, const char *pointer, struct problem *problem) {
    size_t i = 0;
    const json_t *word = NULL;
    *out = 0;
    json_array_foreach(list, i, word) {
        const char *text = json_string_value(word);
        unsigned bit = 0;
        for (unsigned difficulty = QUIZ_EASY; text != NULL && difficulty < QUIZ_DIFFICULTIES; difficulty++) {
            bit |= strcmp(text, quiz_difficulties[difficulty]) == 0 ? 1U << difficulty : 0;
        }
        if (bit == 0 || (*out & bit) != 0) {
            char at[PROBLEM_POINTER_MAX];
            (void)snprintf(at, sizeof at, "%s/difficulty/%zu", pointer, i);
            return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be easy, medium or hard, each once");
        }
        *out |= bit;
    }
    return OK;
}

static bool take_id(struct quiz_source *out, struct json_text id) {
    for (size_t i = 0; i < id.length; i++) {
        bool is_digit = id.bytes[i] >= '0' && id.bytes[i] <= '9';
        if (!is_digit && !(id.bytes[i] >= 'a' && id.bytes[i] <= 'z')) {
            return false;
        }
    }
    if (id.length != STOCK_ID_LENGTH) {
        return false;
    }
    memcpy(out->set, id.bytes, id.length);
    return true;
}

/* Finds the version that is meant. A reference of a log has one already. */
static enum err resolve(struct quiz_source *reference, const char *pointer, const struct setup *setup,
                        struct problem *problem) {
    struct stock_set found = {.version = reference->version};
    enum err err = OK;
    if (setup->stock != NULL) {
        err = setup->stock->find(setup->stock, &found, reference->set, reference->version);
    }
    if (err == ERR_NOT_FOUND || (err == OK && found.version == 0)) {
        return no_such_set(pointer, problem);
    }
    if (err != OK) {
        return problem_set(problem, err, "The question sets could not be looked up. Try again later.");
    }
    reference->version = found.version;
    return OK;
}

enum err quiz_source_read(struct quiz_source *out, json_t **out_resolved, const json_t *given, const char *pointer,
                          const struct setup *setup, struct problem *problem) {
    struct form form = {.categories = NULL};
    struct quiz_source reference = {.version = 0};
    enum err err = OK;
    if (json_is_string(given)) {
        form.set = (struct json_text){json_string_value(given), json_string_length(given)};
    } else if (json_is_object(given)) {
        err = json_decode(&form, given, fields, sizeof fields / sizeof fields[0], pointer, problem);
    } else {
        err = problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be the id of a question set, or an object");
    }
    err = err != OK ? err : read_categories(form.categories, pointer, problem);
    err = err != OK ? err : read_difficulties(&reference.difficulties, form.difficulty, pointer, problem);
    if (err != OK) {
        return err;
    }
    reference.version = form.version.set ? (int)form.version.value : 0;
    err = take_id(&reference, form.set) ? resolve(&reference, pointer, setup, problem) : no_such_set(pointer, problem);
    if (err != OK) {
        return err;
    }
    json_t *categories = form.categories == NULL ? json_null() : json_deep_copy(form.categories);
    json_t *difficulty = form.difficulty == NULL ? json_null() : json_deep_copy(form.difficulty);
    *out_resolved = json_pack("{s:s, s:i, s:o, s:o}", "set", reference.set, "version", reference.version, "categories",
                              categories, "difficulty", difficulty);
    *out = reference;
    return *out_resolved == NULL ? quiz_no_memory(problem) : OK;
}

bool quiz_source_takes(const struct quiz_source *reference, struct json_text category,
                       enum quiz_difficulty difficulty) {
    bool takes = reference->categories == NULL;
    size_t i = 0;
    const json_t *name = NULL;
    json_array_foreach(reference->categories, i, name) {
        takes = takes || (category.bytes != NULL && json_string_length(name) == category.length &&
                          memcmp(json_string_value(name), category.bytes, category.length) == 0);
    }
    return takes && (reference->difficulties == 0 || (reference->difficulties >> difficulty & 1) != 0);
}

struct quiz_taking quiz_taken_of(const struct quiz_config *config, int reference, int rounds) {
    struct quiz_taking taken = {0};
    for (int i = 0; i < config->part_count; i++) {
        const struct quiz_part *part = &config->parts[i];
        bool is_chair = part->kind == PART_CHAIR;
        int count = is_chair ? quiz_stint_least(part->seconds) : part->questions;
        bool is_subject = part->reference == NONE && reference > 0;
        bool is_each = is_subject ? config->assignment == ASSIGN_SHARED : is_chair;
        if (part->reference == reference || is_subject) {
            taken.each += is_each ? (uint32_t)count : 0;
            taken.game += is_each ? 0 : (uint32_t)count;
        }
    }
    bool is_of_ties = config->parts[config->part_count - 1].reference == reference;
    taken.each *= (uint32_t)rounds;
    taken.game *= (uint32_t)rounds;
    taken.game += is_of_ties ? (uint32_t)quiz_tie_questions(config, config->head.rounds) : 0;
    return taken;
}

/* By one game, or by all of a tournament's, at the least. */
static uint64_t count_taken(const struct quiz_config *config, int reference, int rounds,
                            const struct stock_plan *plan) {
    const struct quiz_taking taken = quiz_taken_of(config, reference, rounds);
    return plan == NULL ? (uint64_t)taken.each * (uint64_t)contenders_of(config) + taken.game
                        : (uint64_t)taken.each * plan->seats + (uint64_t)taken.game * plan->tables;
}

/* How many questions a reference lets through, and the largest of them. */
static uint32_t let_through(const struct quiz_source *reference, const struct stock_set *set, uint32_t *out_largest) {
    uint32_t count = 0;
    *out_largest = 0;
    for (size_t i = 0; i < set->class_count; i++) {
        if (quiz_source_takes(reference, set->classes[i].category, set->classes[i].difficulty)) {
            count += set->classes[i].count;
            *out_largest = set->classes[i].largest > *out_largest ? set->classes[i].largest : *out_largest;
        }
    }
    return count;
}

static bool share_questions(const struct quiz_source *a, const struct quiz_source *b, const struct stock_set *set) {
    for (size_t i = 0; i < set->class_count; i++) {
        const struct stock_class *class = &set->classes[i];
        if (class->count > 0 && quiz_source_takes(a, class->category, class->difficulty) &&
            quiz_source_takes(b, class->category, class->difficulty)) {
            return true;
        }
    }
    return false;
}

/* What a reference lets through, and what is taken of it and of all that share with it. */
struct sufficiency {
    uint32_t there;
    uint64_t taken, taken_of_game;
};

static enum err refuse_short(const struct sufficiency *found, const struct stock_plan *plan, const char *pointer,
                             struct problem *problem) {
    if (plan == NULL) {
        return problem_set_at(
            problem, ERR_INVALID_VALUE, pointer,
            "lets through %u questions, and the game takes %llu of them: add questions to the set, or "
            "shorten the game",
            found->there, (unsigned long long)found->taken);
    }
    return problem_set_at(
        problem, ERR_INVALID_VALUE, pointer,
        "lets through %u questions, and the tournament's games, %u at the most, take %llu of them: add "
        "questions to the set, or shorten the games",
        found->there, plan->tables, (unsigned long long)found->taken);
}

/* Has a table of a tournament enough where each has its own of every kind of questions? */
static enum err check_share(const struct quiz_config *config, int index, const struct stock_set *set,
                            const struct sufficiency *found, const struct stock_plan *plan, const char *pointer,
                            struct problem *problem) {
    uint32_t least = 0;
    enum err err = plan == NULL ? OK : quiz_share_least(&least, config, index, set, plan);
    if (err != OK) {
        return quiz_no_memory(problem);
    }
    return plan == NULL || least >= found->taken_of_game
               ? OK
               : problem_set_at(
                     problem, ERR_INVALID_VALUE, pointer,
                     "lets through %u questions, of which a game of %d gets %u at the least, and takes %llu: "
                     "each kind of them is divided by itself among %u games; add questions to the set",
                     found->there, contenders_of(config), least, (unsigned long long)found->taken_of_game,
                     plan->tables);
}

/* Is one reference's set enough, and how much of a deal may it fill? */
static enum err check_one(struct quiz_config *config, int index, const struct setup *setup, const char *pointer,
                          size_t *size, struct problem *problem) {
    const struct quiz_source *reference = &config->references[index];
    const struct stock *stock = setup->stock;
    struct stock_set set = {.version = 0};
    uint32_t largest = 0;
    enum err err = stock->find(stock, &set, reference->set, reference->version);
    if (err != OK) {
        return err == ERR_NOT_FOUND ? no_such_set(pointer, problem)
                                    : problem_set(problem, err,
                                                  "The question sets could not be looked up. "
                                                  "Try again later.");
    }
    struct sufficiency found = {.there = let_through(reference, &set, &largest)};
    for (int i = 0; i < config->reference_count; i++) {
        const struct quiz_source *other = &config->references[i];
        if (i == index || (strcmp(other->set, reference->set) == 0 && share_questions(reference, other, &set))) {
            found.taken += count_taken(config, i, config->head.rounds, setup->plan);
            found.taken_of_game += count_taken(config, i, config->head.rounds, NULL);
        }
    }
    config->head.own_difficulty = config->head.own_difficulty && set.is_official;
    *size = (size_t)largest * (size_t)count_taken(config, index, 1, NULL);
    return found.there >= found.taken ? check_share(config, index, &set, &found, setup->plan, pointer, problem)
                                      : refuse_short(&found, setup->plan, pointer, problem);
}

static int compare_sizes(const void *a, const void *b) {
    const size_t *one = a;
    const size_t *other = b;
    return (*one > *other) - (*one < *other);
}

/* What a deal's least may take, of what each reference may. Of subjects to choose from only those chosen are dealt. */
static size_t add_sizes(const struct quiz_config *config, size_t sizes[static QUIZ_REFERENCES_MAX]) {
    size_t size = 0;
    int left_out = 0;
    if (config->is_format && config->assignment == ASSIGN_CHOSEN) {
        qsort(sizes + 1, (size_t)config->reference_count - 1, sizeof *sizes, compare_sizes);
        left_out = config->reference_count - 1 - contenders_of(config);
    }
    for (int i = 0; i < config->reference_count; i++) {
        size += i == 0 || i > left_out ? sizes[i] : 0;
    }
    return size;
}

enum err quiz_sources_check(struct quiz_config *config, const struct setup *setup,
                            char (*pointers)[PROBLEM_POINTER_MAX], struct problem *problem) {
    size_t sizes[QUIZ_REFERENCES_MAX] = {0};
    enum err err = OK;
    for (int i = 0; i < config->reference_count; i++) {
        for (int j = 0; j < i; j++) {
            const struct quiz_source *a = &config->references[i];
            const struct quiz_source *b = &config->references[j];
            if (strcmp(a->set, b->set) == 0 && a->version != b->version) {
                return problem_set_at(problem, ERR_INVALID_VALUE, pointers[i],
                                      "names version %d of a set of which %s takes version %d: a game uses one",
                                      a->version, pointers[j], b->version);
            }
        }
    }
    for (int i = 0; setup->stock != NULL && err == OK && i < config->reference_count; i++) {
        err = check_one(config, i, setup, pointers[i], &sizes[i], problem);
    }
    size_t size = err == OK ? add_sizes(config, sizes) : 0;
    if (size > QUIZ_DEAL_SIZE_MAX) {
        err =
            problem_set_at(problem, ERR_INVALID_VALUE, pointers[0],
                           "and the other sets have questions so long that a round could not be dealt: its least could "
                           "take %zu bytes, of %d",
                           size, QUIZ_DEAL_SIZE_MAX);
    }
    return err;
}

size_t quiz_needs(const struct config *head, struct need *out) {
    const struct quiz_config *config = (const struct quiz_config *)head;
    size_t count = 0;
    for (int i = 0; i < config->reference_count; i++) {
        const struct quiz_source *reference = &config->references[i];
        size_t j = 0;
        while (j < count && strcmp(out[j].set, reference->set) != 0) {
            j++;
        }
        if (j == count) {
            out[count].version = reference->version;
            memcpy(out[count++].set, reference->set, sizeof reference->set);
        }
    }
    return count;
}
