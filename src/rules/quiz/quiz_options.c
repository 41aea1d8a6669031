/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rulesets and their options. They are lists of objects, which the table of options that other families have does not
 * know, so they are decoded here; what is shown of them is what was resolved, and reading that again gives the same.
 */
#include "quiz_options.h"

#include <stdlib.h>

#include "rules/options.h"
#include "util/json.h"

const char *const quiz_judges[] = {"automatic", "master", NULL};
const char *const quiz_readings[] = {"screen", "aloud", NULL};
const char *const quiz_spellings[] = {"exact", "forgiving", NULL};
const char *const quiz_assignments[] = {"by-seat", "shared", "chosen", NULL};
const char quiz_champion[] = "Mastermind";

#define COMMON_FIELDS                                                                                            \
    {"judge", FIELD_TEXT, 0, 0, 0, offsetof(struct quiz_options, judge)},                                        \
        {"reading", FIELD_TEXT, 0, 0, 0, offsetof(struct quiz_options, reading)},                                \
        {"spelling", FIELD_TEXT, 0, 0, 0, offsetof(struct quiz_options, spelling)},                              \
        {"title", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_TITLE_MAX, offsetof(struct quiz_options, title)},          \
        {"grace_seconds", FIELD_INTEGER, 0, 0, QUIZ_GRACE_SECONDS_MAX, offsetof(struct quiz_options, grace)},    \
        {"ready_seconds", FIELD_ANY, 0, 0, 0, offsetof(struct quiz_options, ready)},                             \
        {"judge_seconds",        FIELD_INTEGER,          0,                                                      \
         QUIZ_JUDGE_SECONDS_MIN, QUIZ_JUDGE_SECONDS_MAX, offsetof(struct quiz_options, judge_seconds)},          \
        {"appeal_seconds", FIELD_INTEGER, 0, 0, QUIZ_APPEAL_SECONDS_MAX, offsetof(struct quiz_options, appeal)}, \
        {"tie_break", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct quiz_options, tie_break)}, {                       \
        "rounds", FIELD_INTEGER, 0, 1, QUIZ_ROUNDS_MAX, offsetof(struct quiz_options, rounds)                    \
    }

static const struct field format_fields[] = {
    COMMON_FIELDS,
    {"general", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct quiz_options, general)},
    {"subjects", FIELD_ARRAY, FIELD_REQUIRED, 1, QUIZ_SUBJECTS_MAX, offsetof(struct quiz_options, subjects)},
    {"assignment", FIELD_TEXT, 0, 0, 0, offsetof(struct quiz_options, assignment)},
    {"subject_seconds", FIELD_INTEGER, 0, QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX,
     offsetof(struct quiz_options, subject_seconds)},
    {"general_seconds", FIELD_INTEGER, 0, QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX,
     offsetof(struct quiz_options, general_seconds)},
};

static const struct field quiz_fields[] = {
    COMMON_FIELDS,
    {"parts", FIELD_ARRAY, FIELD_REQUIRED, 1, QUIZ_PARTS_MAX, offsetof(struct quiz_options, parts)},
};

enum err quiz_find_word(int *out, struct json_text text, const char *const words[], const char *pointer,
                        struct problem *problem) {
    char list[PROBLEM_DETAIL_MAX] = "";
    char near[SUGGEST_WORDS_SIZE];
    size_t used = 0;
    struct near_word word;
    if (text.bytes == NULL) {
        return OK;
    }
    suggest_begin(&word, text.bytes, text.length);
    for (int i = 0; words[i] != NULL; i++) {
        if (strlen(words[i]) == text.length && memcmp(words[i], text.bytes, text.length) == 0) {
            *out = i;
            return OK;
        }
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i == 0 ? "" : ", ", words[i]);
        suggest_offer(&word, words[i]);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be one of: %s%s", list,
                          suggest_words(near, &word));
}

/* An integer or null, which is NONE. */
enum err quiz_read_or_null(int *out, const json_t *value, int min, int max, const char *pointer,
                           struct problem *problem) {
    if (value == NULL) {
        return OK;
    }
    json_int_t number = json_integer_value(value);
    if (!json_is_null(value) && !(json_is_integer(value) && number >= min && number <= max)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be an integer from %d to %d, or null", min,
                              max);
    }
    *out = json_is_null(value) ? NONE : (int)number;
    return OK;
}

int quiz_integer_or(struct json_integer given, int otherwise) {
    return given.set ? (int)given.value : otherwise;
}

json_t *quiz_integer_or_null(int value) {
    return value == NONE ? json_null() : json_integer(value);
}

/* A title stays in the object that options are shown by. */
const char *quiz_keep_title(json_t *object, struct json_text text) {
    if (text.bytes == NULL || !json_put(object, "title", json_stringn(text.bytes, text.length))) {
        return NULL;
    }
    return json_string_value(json_object_get(object, "title"));
}

enum err quiz_check_title(struct json_text text, const char *pointer, struct problem *problem) {
    return text.bytes == NULL || memchr(text.bytes, '\0', text.length) == NULL
               ? OK
               : problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must not hold U+0000");
}

/* --- seats --- */

enum { FORMAT_CONTENDERS_MAX = 8 };

int quiz_contenders_max(const struct preset *preset) {
    return preset == &quiz_presets[0] ? FORMAT_CONTENDERS_MAX : SEATS_MAX;
}

static enum err read_seats(struct quiz_configuring *configuring) {
    struct quiz_config *config = configuring->config;
    const struct setup *setup = configuring->setup;
    const struct preset *preset = config->head.preset;
    int officials = setup->officials;
    int room = preset->seats_max - officials;
    int contenders_max = room < quiz_contenders_max(preset) ? room : quiz_contenders_max(preset);
    int contenders = setup->opponents < 0 ? (config->is_format ? 4 : 1) : 1 + setup->opponents - officials;
    if (contenders < 1) {
        return problem_set_at(configuring->problem, ERR_INVALID_VALUE, "/opponents",
                              "must have a contender: the question master plays for no points");
    }
    if (contenders > contenders_max || officials > 1) {
        return problem_set_at(configuring->problem, ERR_INVALID_VALUE, "/opponents",
                              "must not make more than %d contenders%s", contenders_max,
                              officials > 0 ? " and one question master" : "");
    }
    config->head.seats = contenders + officials;
    config->head.officials = seat_set_first(config->head.seats) & ~seat_set_first(contenders);
    config->head.server_leads = true;
    config->head.no_timeouts = true;
    config->head.keeps_time = true;
    config->head.officials_act = true;
    return OK;
}

/* --- what both rulesets have --- */

static enum err read_words(struct quiz_configuring *configuring) {
    struct quiz_config *config = configuring->config;
    const struct quiz_options *given = &configuring->given;
    struct problem *problem = configuring->problem;
    bool has_master = config->head.officials != 0;
    int judge = has_master;
    int reading = 0;
    int spelling = 0;
    enum err err = quiz_find_word(&judge, given->judge, quiz_judges, "/options/judge", problem);
    err = err != OK ? err : quiz_find_word(&reading, given->reading, quiz_readings, "/options/reading", problem);
    err = err != OK ? err : quiz_find_word(&spelling, given->spelling, quiz_spellings, "/options/spelling", problem);
    if (err == OK && judge == 1 && !has_master) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, "/options/judge",
                             "must be automatic where no seat is the question master's");
    }
    if (err == OK && reading == 1 && judge == 0) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, "/options/reading",
                             "must be screen unless the question master judges");
    }
    config->master_judges = judge == 1;
    config->aloud = reading == 1;
    config->forgiving = spelling == 1;
    config->head.needs_officials = config->aloud;
    return err;
}

static enum err read_common(struct quiz_configuring *configuring) {
    struct quiz_config *config = configuring->config;
    const struct quiz_options *given = &configuring->given;
    int ready = QUIZ_READY_SECONDS;
    enum err err = read_words(configuring);
    err = err != OK ? err
                    : quiz_read_or_null(&ready, given->ready, QUIZ_READY_SECONDS_MIN, QUIZ_READY_SECONDS_MAX,
                                        "/options/ready_seconds", configuring->problem);
    err = err != OK ? err : quiz_check_title(given->title, "/options/title", configuring->problem);
    if (err != OK) {
        return err;
    }
    bool may_appeal = contenders_of(config) > 1 && !config->master_judges;
    int grace = quiz_integer_or(given->grace, QUIZ_GRACE_SECONDS);
    int judge = quiz_integer_or(given->judge_seconds, QUIZ_JUDGE_SECONDS);
    int appeal = quiz_integer_or(given->appeal, may_appeal ? QUIZ_APPEAL_SECONDS : 0);
    config->grace_ms = grace * 1000;
    config->ready_ms = ready == NONE ? NONE : ready * 1000;
    config->judge_ms = judge * 1000;
    config->appeal_ms = appeal * 1000;
    config->tie_break = !given->tie_break.set || given->tie_break.value;
    config->head.rounds = quiz_integer_or(given->rounds, 1);
    json_t *shown =
        json_pack("{s:s, s:s, s:s, s:i, s:o, s:i, s:i, s:b, s:i}", "judge", quiz_judges[config->master_judges],
                  "reading", quiz_readings[config->aloud], "spelling", quiz_spellings[config->forgiving],
                  "grace_seconds", grace, "ready_seconds", quiz_integer_or_null(ready), "judge_seconds", judge,
                  "appeal_seconds", appeal, "tie_break", config->tie_break, "rounds", config->head.rounds);
    bool is_named = config->is_format && json_object_get(configuring->setup->options, "title") == NULL;
    struct json_text title = is_named ? (struct json_text){quiz_champion, strlen(quiz_champion)} : given->title;
    config->head.title = quiz_keep_title(shown, title);
    bool good = shown != NULL && json_object_update(configuring->resolved, shown) == 0 &&
                (config->head.title != NULL || json_put(configuring->resolved, "title", json_null()));
    json_decref(shown);
    return good && (config->head.title != NULL) == (title.bytes != NULL) ? OK : quiz_no_memory(configuring->problem);
}

/* Reads the next reference; *out_shown is what options show of it. */
enum err quiz_add_reference(struct quiz_configuring *configuring, json_t **out_shown, const json_t *given,
                            const char *pointer) {
    struct quiz_config *config = configuring->config;
    (void)snprintf(configuring->pointers[config->reference_count], PROBLEM_POINTER_MAX, "%s", pointer);
    enum err err = quiz_source_read(&config->references[config->reference_count], out_shown, given, pointer,
                                    configuring->setup, configuring->problem);
    config->reference_count += err == OK;
    return err;
}

/* --- the format of television --- */

/* In a tournament nobody knows beforehand who sits at a table, or how many: all answer on one subject, or choose theirs. */
static enum err check_tournament(const struct quiz_configuring *configuring, int word, int subjects) {
    const struct stock_plan *plan = configuring->setup->plan;
    if (plan == NULL || (word == ASSIGN_SHARED && subjects == 1) || (word == ASSIGN_CHOSEN && plan->can_choose)) {
        return OK;
    }
    return word == ASSIGN_SHARED
               ? problem_set_at(configuring->problem, ERR_INVALID_VALUE, "/options/subjects",
                                "has %d, and must have one: in a tournament all answer on the same subject%s", subjects,
                                plan->can_choose ? ", or assignment is chosen" : "")
               : problem_set_at(configuring->problem, ERR_INVALID_VALUE, "/options/assignment",
                                plan->can_choose
                                    ? "must be shared or chosen in heats, where nobody knows who sits where"
                                    : "must be shared in a tournament, where all answer on one subject");
}

static enum err resolve_assignment(struct quiz_configuring *configuring, int subjects) {
    struct quiz_config *config = configuring->config;
    int contenders = contenders_of(config);
    bool is_shared = configuring->setup->plan != NULL || (subjects == 1 && contenders != 1);
    int word = is_shared ? ASSIGN_SHARED : subjects == contenders ? ASSIGN_BY_SEAT : ASSIGN_CHOSEN;
    enum err err = quiz_find_word(&word, configuring->given.assignment, quiz_assignments, "/options/assignment",
                                  configuring->problem);
    config->assignment = (enum quiz_assignment)word;
    config->head.awaits_brought = word == ASSIGN_CHOSEN ? config_contenders(&config->head) : 0;
    bool fits = word == ASSIGN_BY_SEAT  ? subjects == contenders
                : word == ASSIGN_SHARED ? subjects == 1
                                        : subjects >= contenders;
    err = err == OK ? check_tournament(configuring, word, subjects) : err;
    if (err == OK && !fits) {
        err =
            problem_set_at(configuring->problem, ERR_INVALID_VALUE, "/options/subjects",
                           "has %d, and there are %d contenders: by-seat takes one for each, shared takes one, chosen "
                           "one for each at least",
                           subjects, contenders);
    }
    return err;
}

/* Nobody can choose a set twice. */
static enum err check_subjects_differ(struct quiz_configuring *configuring) {
    const struct quiz_config *config = configuring->config;
    for (int i = 1; config->assignment == ASSIGN_CHOSEN && i < config->reference_count; i++) {
        for (int j = 1; j < i; j++) {
            if (strcmp(config->references[i].set, config->references[j].set) == 0) {
                return problem_set_at(configuring->problem, ERR_INVALID_VALUE, configuring->pointers[i],
                                      "is the set of another subject; a contender who chooses needs one of their own");
            }
        }
    }
    return OK;
}

static enum err read_format(struct quiz_configuring *configuring) {
    struct quiz_config *config = configuring->config;
    const struct quiz_options *given = &configuring->given;
    int subject_seconds = quiz_integer_or(given->subject_seconds, QUIZ_SUBJECT_SECONDS);
    int general_seconds = quiz_integer_or(given->general_seconds, QUIZ_GENERAL_SECONDS);
    json_t *general = NULL;
    json_t *subjects = json_array();
    enum err err = resolve_assignment(configuring, (int)json_array_size(given->subjects));
    err = err != OK ? err : quiz_add_reference(configuring, &general, given->general, "/options/general");
    for (size_t i = 0; err == OK && i < json_array_size(given->subjects); i++) {
        char pointer[PROBLEM_POINTER_MAX];
        json_t *subject = NULL;
        (void)snprintf(pointer, sizeof pointer, "/options/subjects/%zu", i);
        err = quiz_add_reference(configuring, &subject, json_array_get(given->subjects, i), pointer);
        json_push(&subjects, subject);
    }
    err = err != OK ? err : check_subjects_differ(configuring);
    config->part_count = 2;
    config->parts[0] = (struct quiz_part){
        .kind = PART_CHAIR, .reference = NONE, .seconds = subject_seconds, .points = 1, .title = "Specialist subjects"};
    config->parts[1] = (struct quiz_part){
        .kind = PART_CHAIR, .seconds = general_seconds, .points = 1, .reverse = true, .title = "General knowledge"};
    json_t *shown = err != OK ? NULL
                              : json_pack("{s:O, s:O, s:s, s:i, s:i}", "general", general, "subjects", subjects,
                                          "assignment", quiz_assignments[config->assignment], "subject_seconds",
                                          subject_seconds, "general_seconds", general_seconds);
    if (err == OK && (shown == NULL || json_object_update(configuring->resolved, shown) != 0)) {
        err = quiz_no_memory(configuring->problem);
    }
    config->head.own_difficulty = subject_seconds == QUIZ_SUBJECT_SECONDS && general_seconds == QUIZ_GENERAL_SECONDS &&
                                  config->grace_ms == QUIZ_GRACE_SECONDS * 1000 && !config->forgiving &&
                                  !config->master_judges;
    json_decref(shown);
    json_decref(general);
    json_decref(subjects);
    return err;
}

/* --- parts --- */

/* A state has all responses of its round, and each event makes another state. */
static enum err check_responses(const struct quiz_config *config, struct problem *problem) {
    int questions = 0;
    for (int i = 0; i < config->part_count; i++) {
        questions += config->parts[i].kind == PART_CHAIR ? 0 : config->parts[i].questions;
    }
    int responses = questions * contenders_of(config);
    return responses <= QUIZ_RESPONSES_MAX
               ? OK
               : problem_set_at(problem, ERR_INVALID_VALUE, "/options/parts",
                                "have %d questions for %d contenders, which makes %d responses: a round has at most %d",
                                questions, contenders_of(config), responses, QUIZ_RESPONSES_MAX);
}

static enum err read_parts(struct quiz_configuring *configuring) {
    struct quiz_config *config = configuring->config;
    const json_t *parts = configuring->given.parts;
    json_t *shown = json_array();
    enum err err = OK;
    config->part_count = (int)json_array_size(parts);
    for (int i = 0; err == OK && i < config->part_count; i++) {
        json_t *part = NULL;
        err = quiz_read_part(configuring, &part, json_array_get(parts, (size_t)i), i);
        json_push(&shown, part);
    }
    err = err != OK ? err : check_responses(config, configuring->problem);
    if (err == OK && !json_put(configuring->resolved, "parts", json_incref(shown))) {
        err = quiz_no_memory(configuring->problem);
    }
    json_decref(shown);
    return err;
}

/* --- the whole --- */

/* What is shown of references is what they point into. */
static void bind_categories(struct quiz_config *config) {
    const json_t *options = config->head.options;
    const json_t *list = json_object_get(options, config->is_format ? "subjects" : "parts");
    for (int i = 0; i < config->reference_count; i++) {
        const json_t *shown = config->is_format && i == 0 ? json_object_get(options, "general")
                              : config->is_format         ? json_array_get(list, (size_t)i - 1)
                                                          : json_object_get(json_array_get(list, (size_t)i), "set");
        const json_t *categories = json_object_get(shown, "categories");
        config->references[i].categories = json_is_array(categories) ? categories : NULL;
    }
}

static enum err read_all(struct quiz_configuring *configuring, const json_t *options) {
    struct quiz_config *config = configuring->config;
    bool is_format = config->is_format;
    enum err err = json_decode(&configuring->given, options, is_format ? format_fields : quiz_fields,
                               is_format ? sizeof format_fields / sizeof format_fields[0]
                                         : sizeof quiz_fields / sizeof quiz_fields[0],
                               "/options", configuring->problem);
    err = err != OK ? err : read_seats(configuring);
    err = err != OK ? err : read_common(configuring);
    err = err != OK ? err : is_format ? read_format(configuring) : read_parts(configuring);
    bind_categories(config);
    err = err != OK ? err : quiz_sources_check(config, configuring->setup, configuring->pointers, configuring->problem);
    if (err == OK) {
        config->head.options_text = json_text(config->head.options);
        err = config->head.options_text == NULL ? quiz_no_memory(configuring->problem) : OK;
    }
    return err;
}

enum err quiz_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                        struct problem *problem) {
    struct quiz_configuring configuring = {
        .config = calloc(1, sizeof *configuring.config), .setup = setup, .problem = problem, .resolved = json_object()};
    struct quiz_config *config = configuring.config;
    json_t *options = setup->options == NULL ? json_object() : json_incref((json_t *)setup->options);
    if (config == NULL || configuring.resolved == NULL || options == NULL) {
        free(config);
        json_decref(configuring.resolved);
        json_decref(options);
        return quiz_no_memory(problem);
    }
    atomic_init(&config->head.references, 1);
    config->head.family = &quiz_family;
    config->head.preset = preset;
    config->head.options = configuring.resolved;
    config->is_format = preset == &quiz_presets[0];
    enum err err = read_all(&configuring, options);
    json_decref(options);
    if (err != OK) {
        config_release(&config->head);
        return err;
    }
    *out = &config->head;
    return OK;
}

const struct preset quiz_presets[QUIZ_PRESETS] = {
    {"mastermind-quiz", "Mastermind quiz", 1, FORMAT_CONTENDERS_MAX + 1, NULL, NULL},
    {"quiz", "Quiz", 1, SEATS_MAX, NULL, NULL},
};
