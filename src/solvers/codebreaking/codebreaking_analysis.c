/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of code-breaking games: what there is to say of any position, without a game.
 *
 * A position is options, guesses and their answers; they may contradict each other, and then the question is which of
 * them cannot all be true. Otherwise it is how many codes are left, what some of them are, and what to guess next.
 */
#include "codebreaking_analysis.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/codebreaking.h"
#include "rules/contradiction.h"
#include "sample.h"
#include "util/json.h"

enum { HISTORY_MAX = 1000, SETS_MAX = 20, SAMPLE_MAX = 50 };

struct inquiry {
    struct config *config; /* a reference */
    const struct strategy *strategy;
    struct position position;
    struct constraint history[];
};

/* ---- reading ---- */

struct form {
    const json_t *options, *history;
    struct json_text strategy;
};

static const struct field fields[] = {
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct form, options)},
    {"history", FIELD_ARRAY, 0, 0, HISTORY_MAX, offsetof(struct form, history)},
    {"strategy", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct form, strategy)},
};

static enum err refuse_strategy(struct problem *problem, const char *what) {
    char names[PROBLEM_DETAIL_MAX / 2] = "";
    size_t used = 0;
    for (size_t i = 0; strategies[i] != NULL && used < sizeof names; i++) {
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", i == 0 ? "" : ", ", strategies[i]->name);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, "/strategy", "%s; there are %s", what, names);
}

static enum err read_strategy(const struct strategy **out, const struct json_text *name,
                              const struct question *question, struct problem *problem) {
    if (name->bytes == NULL) {
        *out = strategy_best(question);
        return OK;
    }
    const struct strategy *strategy = strlen(name->bytes) == name->length ? strategy_find(name->bytes) : NULL;
    if (strategy == NULL) {
        return refuse_strategy(problem, "is not a strategy");
    }
    if (!strategy->can_play(question)) {
        return refuse_strategy(problem, "cannot play with these options");
    }
    *out = strategy;
    return OK;
}

static enum err read_history(struct inquiry *inquiry, const json_t *history, struct problem *problem) {
    for (size_t i = 0; i < inquiry->position.count; i++) {
        char at[sizeof "/history/" + 20];
        (void)snprintf(at, sizeof at, "/history/%zu", i);
        enum err err =
            codebreaking_read_attempt(&inquiry->history[i], inquiry->config, json_array_get(history, i), at, problem);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

static void free_inquiry(struct inquiry *inquiry) {
    if (inquiry != NULL && inquiry->config != NULL) {
        config_release(inquiry->config);
    }
    free(inquiry);
}

static enum err read_inquiry(struct inquiry **out, const struct preset *preset, const json_t *body,
                             struct problem *problem) {
    struct form form = {0};
    enum err err = json_decode(&form, body, fields, sizeof fields / sizeof fields[0], "", problem);
    if (err != OK) {
        return err;
    }
    size_t count = json_array_size(form.history);
    struct inquiry *inquiry = calloc(1, sizeof *inquiry + count * sizeof inquiry->history[0]);
    if (inquiry == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct setup setup = {.options = form.options, .opponents = -1};
    err = codebreaking_family.configure(&inquiry->config, preset, &setup, problem);
    if (err == OK) {
        inquiry->position = (struct position){codebreaking_question(inquiry->config), inquiry->history, count,
                                              codebreaking_guesses_must_fit(inquiry->config)};
        err = read_strategy(&inquiry->strategy, &form.strategy, &inquiry->position.question, problem);
    }
    if (err == OK) {
        err = read_history(inquiry, form.history, problem);
    }
    if (err != OK) {
        free_inquiry(inquiry);
        return err;
    }
    *out = inquiry;
    return OK;
}

/* ---- answering ---- */

void codebreaking_write_code(struct json_out *out, const struct code_space *space, const struct code *code) {
    char text[CODE_TEXT_SIZE];
    code_format(text, space, code);
    json_out_plain(out, text, space->length);
}

void codebreaking_write_count(struct json_out *out, uint64_t count) {
    if (count <= INT64_MAX) {
        json_out_integer(out, (int64_t)count);
    } else {
        json_out_null(out);
    }
}

void codebreaking_write_number(struct json_out *out, double number) {
    if (isfinite(number)) {
        json_out_number(out, number);
    } else {
        json_out_null(out);
    }
}

/* The head of every answer; the sample is written behind it. */
static void write_head(struct json_out *out, bool consistent, uint64_t candidates) {
    json_out_put_boolean(out, "consistent", consistent);
    json_out_key(out, "candidates");
    codebreaking_write_count(out, candidates);
    json_out_key(out, "sample");
}

static void write_sets(struct json_out *out, const struct contradiction *sets, size_t count) {
    json_out_begin_array(out);
    for (size_t i = 0; i < count; i++) {
        json_out_begin_array(out);
        for (size_t k = 0; k < sets[i].count; k++) {
            json_out_integer(out, sets[i].attempts[k]);
        }
        json_out_end_array(out);
    }
    json_out_end_array(out);
}

/* Nothing fits. The sets may not be known: count 0. */
static void write_inconsistent(struct json_out *out, const struct contradiction *sets, size_t count) {
    write_head(out, false, 0);
    json_out_begin_array(out);
    json_out_end_array(out);
    json_out_key(out, "contradiction");
    if (count > 0) {
        write_sets(out, sets, count);
    } else {
        json_out_null(out);
    }
    json_out_put_null(out, "suggestion");
}

/* Some of the codes that fit, spread evenly over those that were gathered. */
static void write_sample(struct json_out *out, const struct situation *situation) {
    size_t count = situation->count < SAMPLE_MAX ? situation->count : SAMPLE_MAX;
    json_out_begin_array(out);
    for (size_t i = 0; i < count; i++) {
        codebreaking_write_code(out, situation->position.question.space,
                                &situation->codes[i * situation->count / count]);
    }
    json_out_end_array(out);
}

static void write_suggestion(struct json_out *out, const struct code_space *space,
                             const struct suggestion *suggestion) {
    json_out_begin_object(out);
    json_out_key(out, "code");
    codebreaking_write_code(out, space, &suggestion->guess);
    json_out_key(out, "expected_remaining");
    codebreaking_write_number(out, suggestion->expected_remaining);
    json_out_key(out, "worst_remaining");
    codebreaking_write_number(out, suggestion->worst_remaining);
    json_out_key(out, "bits_expected");
    codebreaking_write_number(out, suggestion->bits_expected);
    json_out_end_object(out);
}

/* Codes fit, or so it seems: no contradiction was found. */
static enum err write_consistent(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                                 struct budget *budget) {
    struct sampling sampling;
    enum err err = sample_begin(&sampling, &inquiry->position, inquiry->strategy->sample, rng, budget);
    if (err == ERR_NOT_FOUND) {
        write_inconsistent(out, NULL, 0);
        return OK;
    }
    if (err == ERR_BUSY) {
        write_head(out, true, CANDIDATES_UNKNOWN);
        json_out_begin_array(out);
        json_out_end_array(out);
        json_out_put_null(out, "contradiction");
        json_out_put_null(out, "suggestion");
        return OK;
    }
    if (err != OK) {
        return err;
    }
    const struct situation *situation = &sampling.situation;
    struct code guess;
    struct suggestion suggestion;
    err = inquiry->strategy->choose(&guess, situation, rng, budget);
    if (err == OK) {
        err = suggestion_counted(&suggestion, situation, &guess, budget);
    }
    if (err == OK) {
        write_head(out, true, situation->candidates);
        write_sample(out, situation);
        json_out_put_null(out, "contradiction");
        json_out_key(out, "suggestion");
        write_suggestion(out, situation->position.question.space, &suggestion);
    }
    sample_end(&sampling);
    return err;
}

static enum err answer_inquiry(struct json_out *out, const struct inquiry *inquiry, struct rng *rng,
                               struct budget *budget) {
    const struct position *position = &inquiry->position;
    size_t count = 0;
    struct contradiction *sets = malloc(SETS_MAX * sizeof *sets);
    if (sets == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct patience patience = {budget->expired, budget->context};
    enum err err = contradiction_find(sets, &count, SETS_MAX, &position->question, position->history, position->count,
                                      position->count, budget->expired == NULL ? NULL : &patience);
    json_out_begin_object(out);
    if (err == OK && count > 0) {
        write_inconsistent(out, sets, count);
    } else if (err == OK) {
        err = write_consistent(out, inquiry, rng, budget);
    }
    json_out_end_object(out);
    free(sets);
    return err == OK && json_out_failed(out) ? ERR_NO_MEMORY : err;
}

const struct analysis codebreaking_analysis = {
    .family = "codebreaking",
    .analyse_round = codebreaking_analyse_round,
    .read_inquiry = read_inquiry,
    .answer_inquiry = answer_inquiry,
    .free_inquiry = free_inquiry,
};
