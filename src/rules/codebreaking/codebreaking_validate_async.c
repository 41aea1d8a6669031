/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rule that takes long to check: do the answers to a secret that the server does not know contradict each other? If
 * so, the codemaker, who alone can have given them, is told which ones cannot all be true and how one answer could be
 * mended.
 */
#include "codebreaking_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "correction.h"
#include "rules/contradiction.h"
#include "util/json.h"

static enum err no_memory(struct problem *problem) {
    return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
}

static enum err say_contradiction(struct problem *problem, const struct contradiction *found) {
    char list[PROBLEM_DETAIL_MAX / 2] = "";
    size_t used = 0;
    for (size_t i = 0; i < found->count && used < sizeof list; i++) {
        const char *before = i == 0 ? "" : i + 1 == found->count ? " and " : ", ";
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%d", before, found->attempts[i]);
    }
    return problem_set_rule(problem, &codebreaking_problems[PROBLEM_CONTRADICTION], NULL,
                            found->count == 1 ? "No code fits the answer to attempt %s."
                                              : "No code fits the answers to attempts %s together.",
                            list);
}

static void write_answer(struct json_out *out, const struct state *state, int attempt, struct feedback answer) {
    const struct constraint told = {.guess = state->attempts[attempt - 1].guess, .answer = answer};
    json_out_begin_object(out);
    codebreaking_write_answer(out, state->config, &told);
    json_out_end_object(out);
}

/* Writes the repairs of one attempt, from `first` on, and returns the number of the next attempt's first. */
static size_t write_repairs(struct json_out *out, const struct state *state, const struct corrections *corrections,
                            size_t first) {
    int attempt = corrections->items[first].attempt;
    size_t i = first;
    json_out_begin_object(out);
    json_out_key(out, "attempt");
    json_out_integer(out, attempt);
    json_out_key(out, "given");
    write_answer(out, state, attempt, state->attempts[attempt - 1].answer);
    json_out_key(out, "possible");
    json_out_begin_array(out);
    for (; i < corrections->count && corrections->items[i].attempt == attempt; i++) {
        write_answer(out, state, attempt, corrections->items[i].answer);
    }
    json_out_end_array(out);
    json_out_end_object(out);
    return i;
}

/* A repair as text is shorter than that, whatever the names and however many answers. */
enum { CORRECTION_SIZE_MAX = 128 + CORRECTIONS_EACH_MAX * (32 + CODE_LENGTH_MAX + 4), CORRECTIONS_SIZE_MAX = 6144 };

_Static_assert(CORRECTIONS_SIZE_MAX > 2 * CORRECTION_SIZE_MAX, "a problem has room for some");
_Static_assert(PROBLEM_MEMBERS_SIZE > CORRECTIONS_SIZE_MAX + CONTRADICTION_ATTEMPTS_MAX * sizeof "65535" + 64,
               "and for the attempts");

/* As many as a problem has room for. */
static void write_all_repairs(struct json_out *out, const struct state *state, const struct corrections *corrections) {
    size_t begun = out->buf.length;
    json_out_begin_array(out);
    for (size_t i = 0;
         i < corrections->count && out->buf.length - begun + CORRECTION_SIZE_MAX < CORRECTIONS_SIZE_MAX;) {
        i = write_repairs(out, state, corrections, i);
    }
    json_out_end_array(out);
}

/* Names the attempts, and how one of them could be mended where that is known. */
static enum err say_members(struct problem *problem, const struct state *state, const struct contradiction *found,
                            const struct corrections *corrections) {
    struct json_out out;
    json_out_init(&out);
    json_out_begin_object(&out);
    json_out_key(&out, "attempts");
    json_out_begin_array(&out);
    for (size_t i = 0; i < found->count; i++) {
        json_out_integer(&out, found->attempts[i]);
    }
    json_out_end_array(&out);
    if (corrections->count > 0) {
        json_out_key(&out, "repairs");
        write_all_repairs(&out, state, corrections);
    }
    json_out_end_object(&out);
    bool failed = json_out_failed(&out);
    if (!failed) {
        assert(out.buf.length < sizeof problem->members);
        memcpy(problem->members, out.buf.bytes, out.buf.length);
        problem->members[out.buf.length] = '\0';
    }
    json_out_free(&out);
    return failed ? ERR_NO_MEMORY : OK;
}

/* Says what is wrong, which is no success. */
static enum err explain(struct problem *problem, const struct state *state, const struct question *question,
                        const struct constraint *history, const struct contradiction *found) {
    struct corrections *corrections = malloc(sizeof *corrections);
    enum err err =
        corrections == NULL ? ERR_NO_MEMORY : correction_find(corrections, question, history, state->count, found);
    enum err said = say_contradiction(problem, found);
    if (err == OK) {
        err = say_members(problem, state, found, corrections);
    }
    free(corrections);
    return err == OK ? said : no_memory(problem);
}

/* Does some code fit all answers, that to the attempt at `index` being new? */
static enum err check_consistency(const struct state *state, size_t index, struct problem *problem) {
    struct constraint *history = calloc(state->count, sizeof *history);
    struct contradiction *found = malloc(sizeof *found);
    enum err err = ERR_NO_MEMORY;
    size_t count = 0;
    struct question question = {&state->config->space, state->config->feedback};
    if (history != NULL && found != NULL) {
        for (size_t i = 0; i < state->count; i++) {
            history[i] = (struct constraint){state->attempts[i].guess, state->attempts[i].answer};
        }
        err = contradiction_find(found, &count, 1, &question, history, state->count, index, NULL);
    }
    if (err != OK) {
        err = no_memory(problem);
    } else if (count > 0) {
        err = explain(problem, state, &question, history, found);
    }
    free(history);
    free(found);
    return err;
}

/* Answers to a secret that the server does not know are all that can contradict each other. */
bool codebreaking_must_validate_async(const struct config *config, const struct action_def *action) {
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    enum action which = (enum action)(action - codebreaking_actions);
    return own->custody != SECRET_REGISTERED && (which == ACTION_ANSWER || which == ACTION_CORRECT);
}

enum err codebreaking_validate_async(const struct state *next, const struct event *event, struct problem *problem) {
    const struct action_def *action = family_find_action(&codebreaking_family, event->kind);
    if (action == NULL || !codebreaking_must_validate_async(&next->config->head, action)) {
        return OK;
    }
    if (next->has_secret && next->phase != PHASE_OVER) {
        return OK; /* it was told before the end, and every answer is checked against it */
    }
    bool corrects = action == &codebreaking_actions[ACTION_CORRECT];
    return check_consistency(next, (corrects ? next->corrected : next->count) - 1U, problem);
}
