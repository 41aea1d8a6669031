/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bodies of the family's actions, and what can be wrong with them: which members they have, which numbers no answer
 * can have, and how an answer is read from and written to JSON. Whether an action is allowed, and whether an answer is
 * true, is decided elsewhere.
 */
#include "codebreaking_internal.h"

#include <string.h>

#include "rules/options.h"
#include "util/json.h"

const struct action_def codebreaking_actions[ACTION_COUNT] = {
    [ACTION_SECRET] = {.name = "secret",
                       .method = "PUT",
                       .segment = "secret",
                       .event = "secret",
                       .needs_nonce = true,
                       .is_silent = true,
                       .shows = {"commitment"}},
    [ACTION_GUESS] = {.name = "guess", .method = "POST", .segment = "guesses", .event = "guess"},
    [ACTION_ANSWER] = {.name = "answer", .method = "POST", .segment = "answers", .event = "answer"},
    [ACTION_CORRECT] = {.name = "correct",
                        .method = "PUT",
                        .segment = "answers/{attempt}",
                        .event = "answer-corrected"},
    /* The secret itself is told with the end of the round, to everybody at once; `secret` was told after it. */
    [ACTION_REVEAL] = {.name = "reveal",
                       .method = "POST",
                       .segment = "reveal",
                       .event = "reveal",
                       .is_late = true,
                       .shows = {"honest", "wrong", "secret"}},
};

const struct problem_def codebreaking_problems[PROBLEM_COUNT] = {
    [PROBLEM_CONTRADICTION] =
        {"CONTRADICTION", 409, "contradiction", "The answers contradict each other",
         "No code fits all answers given so far, this one included. `attempts` is a smallest set of "
         "attempts whose answers cannot all be true."},
    [PROBLEM_ILLEGAL_CODE] = {"ILLEGAL_CODE", 422, "illegal-code", "The code is not legal in this game",
                              "The code has the wrong length, symbols that are not in the alphabet, or repeats them "
                              "where that is not allowed. Or, where only codes that fit all answers may be guessed, "
                              "the answer to an earlier guess rules it out: `attempt` is the first that does."},
    [PROBLEM_WRONG_ANSWER] = {"WRONG_ANSWER", 422, "wrong-answer", "The answer is not true of the secret",
                              "The answer is not what the registered secret gives for the guess. Nothing has changed."},
    [PROBLEM_BAD_REVEAL] = {"BAD_REVEAL", 422, "bad-reveal", "The revealed pair does not give the commitment",
                            "The nonce and code do not give the commitment that was registered. Nothing has changed."},
};

/* Everything a body can hold. */
struct form {
    struct json_text code, commitment, nonce, positions;
    struct json_integer first, second, attempt, seat;
};

enum { FIELDS_MAX = 3 };

static const struct field code_field = {"code", FIELD_TEXT, FIELD_REQUIRED | FIELD_DIGITS,
                                        0,      0,          offsetof(struct form, code)};
static const struct field commitment_field = {
    "commitment", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct form, commitment)};
static const struct field nonce_field = {"nonce", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct form, nonce)};
static const struct field revealed_field = {"code", FIELD_TEXT,        FIELD_REQUIRED | FIELD_DIGITS,
                                            1,      REVEALED_TEXT_MAX, offsetof(struct form, code)};
static const struct field positions_field = {"positions", FIELD_TEXT, FIELD_REQUIRED,
                                             0,           0,          offsetof(struct form, positions)};
static const struct field attempt_field = {"attempt", FIELD_INTEGER, FIELD_REQUIRED,
                                           1,         ATTEMPTS_MAX,  offsetof(struct form, attempt)};

/* As an item of a history has them; what they say does not matter where they are read. */
static const struct field told_attempt_field = {"attempt", FIELD_INTEGER, 0, 0, 0, offsetof(struct form, attempt)};
static const struct field told_seat_field = {"seat", FIELD_INTEGER, 0, 0, 0, offsetof(struct form, seat)};

static struct field number_field(const char *name, size_t offset) {
    return (struct field){name, FIELD_INTEGER, FIELD_REQUIRED, 0, 0, offset};
}

/* The members of an action's body; returns how many. */
static size_t fields_of(struct field out[static FIELDS_MAX], const struct codebreaking_config *config,
                        enum action action) {
    size_t count = 0;
    switch (action) {
    case ACTION_SECRET:
        out[count++] = config->custody == SECRET_COMMITTED ? commitment_field : code_field;
        return count;
    case ACTION_GUESS:
        out[count++] = code_field;
        return count;
    case ACTION_REVEAL:
        if (config->custody != SECRET_HELD) {
            out[count++] = nonce_field;
        }
        out[count++] = revealed_field;
        return count;
    default:
        out[count++] = number_field(config->first, offsetof(struct form, first));
        if (config->feedback == FEEDBACK_PEGS) {
            out[count++] = number_field(config->second, offsetof(struct form, second));
        } else if (config->feedback == FEEDBACK_POSITIONS) {
            out[count++] = positions_field;
        }
        if (action == ACTION_CORRECT) {
            out[count++] = attempt_field;
        }
        return count;
    }
}

/* The pointer to a member of the object at `at`. */
struct pointer {
    char text[PROBLEM_POINTER_MAX];
};

static struct pointer member_of(const char *at, const char *name) {
    struct pointer pointer;
    (void)snprintf(pointer.text, sizeof pointer.text, "%s/%s", at, name);
    return pointer;
}

/* Can any guess be answered with these numbers? Where there is no second number, it is 0. */
static enum err check_numbers(const struct codebreaking_config *config, int64_t first, int64_t second, const char *at,
                              struct problem *problem) {
    int length = config->space.length;
    struct pointer pointer = member_of(at, config->first);
    if (first < 0 || first > length) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer.text, "must be from 0 to %d", length);
    }
    if (config->feedback != FEEDBACK_PEGS) {
        return OK;
    }
    pointer = member_of(at, config->second);
    if (second < 0 || second > length - first) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer.text,
                              "must be from 0 to %d, since both numbers together count at most %d places",
                              length - (int)first, length);
    }
    if (!code_answer_is_possible(&config->space, (int)first, (int)second)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer.text,
                              "must be 0 here: with %d of %d places right no symbol can be misplaced", (int)first,
                              length);
    }
    return OK;
}

enum err codebreaking_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                                 struct problem *problem) {
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    enum action which = (enum action)(action - codebreaking_actions);
    struct field fields[FIELDS_MAX];
    struct form form = {0};
    size_t count = fields_of(fields, own, which);
    enum err err = json_decode(&form, body, fields, count, "", problem);
    if (err != OK) {
        return err;
    }
    if (which == ACTION_ANSWER || which == ACTION_CORRECT) {
        return check_numbers(own, form.first.value, form.second.value, "", problem);
    }
    if (form.commitment.bytes != NULL && !proof_is_hex(form.commitment.bytes, form.commitment.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/commitment",
                              "must be 64 lower-case hexadecimal characters: the SHA-256 of nonce, line feed and code");
    }
    return OK;
}

static enum err is_missing(struct problem *problem, const struct event *event, const char *member) {
    return problem_set(problem, ERR_CORRUPT, "The event %lld (%s) lacks the member \"%s\".", (long long)event->seq,
                       family_event_word(&codebreaking_family, event->kind), member);
}

enum err codebreaking_read_text(const char **out, size_t *out_length, const struct event *event, const char *member,
                                struct problem *problem) {
    const json_t *value = json_object_get(event->body, member);
    if (!json_is_string(value)) {
        return is_missing(problem, event, member);
    }
    *out = json_string_value(value);
    *out_length = json_string_length(value);
    return OK;
}

/* What a legal code is, in words: "4 different symbols of 0123456789, the first not 0". */
static enum err explain_code(struct problem *problem, const struct code_space *space, const char *at) {
    const char *symbols = space->length == 1 ? "symbol" : space->repeats ? "symbols" : "different symbols";
    return problem_set_rule(problem, &codebreaking_problems[PROBLEM_ILLEGAL_CODE], member_of(at, "code").text,
                            space->not_first < 0 ? "the code must have %d %s of %s"
                                                 : "the code must have %d %s of %s, the first not 0",
                            space->length, symbols, space->alphabet);
}

static enum err read_code(struct code *out, const struct codebreaking_config *config, const struct event *event,
                          const char *at, struct problem *problem) {
    const char *text = NULL;
    size_t length = 0;
    enum err err = codebreaking_read_text(&text, &length, event, "code", problem);
    if (err != OK) {
        return err;
    }
    return code_parse(out, &config->space, text, length) ? OK : explain_code(problem, &config->space, at);
}

enum err codebreaking_read_code(struct code *out, const struct codebreaking_config *config, const struct event *event,
                                struct problem *problem) {
    return read_code(out, config, event, "", problem);
}

static enum err read_number(int64_t *out, const struct event *event, const char *member, struct problem *problem) {
    const json_t *value = json_object_get(event->body, member);
    if (!json_is_integer(value)) {
        return is_missing(problem, event, member);
    }
    *out = json_integer_value(value);
    return OK;
}

/* An answer by positions says the same twice; both must agree, and the text must be the guess, masked. */
static enum err read_positions(struct feedback *out, const struct codebreaking_config *config, const struct code *guess,
                               int64_t exact, const struct event *event, const char *at, struct problem *problem) {
    const char *text = NULL;
    size_t length = 0;
    enum err err = codebreaking_read_text(&text, &length, event, "positions", problem);
    if (err != OK) {
        return err;
    }
    struct feedback answer;
    if (!feedback_parse_positions(&answer, &config->space, guess, text, length)) {
        char code[CODE_TEXT_SIZE];
        code_format(code, &config->space, guess);
        return problem_set_at(problem, ERR_INVALID_VALUE, member_of(at, "positions").text,
                              "must be the guess %s with an X in every place that is wrong", code);
    }
    if (answer.exact != exact) {
        return problem_set_at(problem, ERR_INVALID_VALUE, member_of(at, "exact").text,
                              "must be %d, the number of places not masked by X", answer.exact);
    }
    *out = answer;
    return OK;
}

static enum err read_answer(struct feedback *out, const struct codebreaking_config *config, const struct code *guess,
                            const struct event *event, const char *at, struct problem *problem) {
    int64_t first = 0;
    int64_t second = 0;
    enum err err = read_number(&first, event, config->first, problem);
    if (err == OK && config->feedback == FEEDBACK_PEGS) {
        err = read_number(&second, event, config->second, problem);
    }
    if (err == OK) {
        err = check_numbers(config, first, second, at, problem);
    }
    if (err != OK) {
        return err;
    }
    if (config->feedback == FEEDBACK_POSITIONS) {
        return read_positions(out, config, guess, first, event, at, problem);
    }
    *out = (struct feedback){.exact = (uint8_t)first, .misplaced = (uint8_t)second};
    return OK;
}

enum err codebreaking_read_answer(struct feedback *out, const struct codebreaking_config *config,
                                  const struct code *guess, const struct event *event, struct problem *problem) {
    return read_answer(out, config, guess, event, "", problem);
}

enum err codebreaking_read_attempt(struct constraint *out, const struct config *config, const json_t *item,
                                   const char *at, struct problem *problem) {
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    const struct event told = {.kind = event_of_action(ACTION_ANSWER), .body = item};
    struct field fields[FIELDS_MAX + 3];
    struct form form = {0};
    size_t count = fields_of(fields, own, ACTION_ANSWER);
    fields[count++] = code_field;
    fields[count++] = told_attempt_field;
    fields[count++] = told_seat_field;
    enum err err = json_decode(&form, item, fields, count, at, problem);
    struct constraint attempt;
    if (err == OK) {
        err = read_code(&attempt.guess, own, &told, at, problem);
    }
    if (err == OK) {
        err = read_answer(&attempt.answer, own, &attempt.guess, &told, at, problem);
    }
    if (err == OK) {
        *out = attempt;
    }
    return err;
}

void codebreaking_write_answer(struct json_out *out, const struct codebreaking_config *config,
                               const struct constraint *attempt) {
    json_out_key(out, config->first);
    json_out_integer(out, attempt->answer.exact);
    if (config->feedback == FEEDBACK_PEGS) {
        json_out_key(out, config->second);
        json_out_integer(out, attempt->answer.misplaced);
    } else if (config->feedback == FEEDBACK_POSITIONS) {
        char text[CODE_TEXT_SIZE];
        feedback_format_positions(text, &config->space, &attempt->guess, attempt->answer);
        json_out_key(out, config->second);
        json_out_text(out, text);
    }
}

bool codebreaking_put_answer(json_t *object, const struct codebreaking_config *config, const struct attempt *attempt) {
    if (!json_put(object, config->first, json_integer(attempt->answer.exact))) {
        return false;
    }
    if (config->feedback == FEEDBACK_PEGS) {
        return json_put(object, config->second, json_integer(attempt->answer.misplaced));
    }
    if (config->feedback == FEEDBACK_POSITIONS) {
        char text[CODE_TEXT_SIZE];
        feedback_format_positions(text, &config->space, &attempt->guess, attempt->answer);
        return json_put(object, config->second, json_string(text));
    }
    return true;
}

bool codebreaking_add_answer(json_t *object, const struct config *config, const struct code *guess,
                             struct feedback answer) {
    const struct attempt attempt = {.guess = *guess, .answer = answer};
    return codebreaking_put_answer(object, (const struct codebreaking_config *)config, &attempt);
}

static json_t *number_schema(void) {
    return json_pack("{s:s, s:i, s:i}", "type", "integer", "minimum", 0, "maximum", CODE_LENGTH_MAX);
}

static json_t *answer_schema(const struct preset *preset, enum feedback_kind kind) {
    const char *first = NULL;
    const char *second = NULL;
    codebreaking_names(&first, &second, preset, kind);
    switch (kind) {
    case FEEDBACK_PEGS:
        return body_schema(json_pack("{s:o, s:o}", first, number_schema(), second, number_schema()));
    case FEEDBACK_POSITIONS:
        return body_schema(json_pack("{s:o, s:{s:s, s:i}}", first, number_schema(), second, "type", "string",
                                     "maxLength", CODE_LENGTH_MAX));
    default:
        return body_schema(json_pack("{s:o}", first, number_schema()));
    }
}

json_t *codebreaking_action_schema(const struct preset *preset, const struct action_def *action) {
    const char *hex = "^[0-9a-f]{64}$";
    switch ((enum action)(action - codebreaking_actions)) {
    case ACTION_SECRET:
        return json_pack("{s:[o, o]}", "oneOf", body_schema(json_pack("{s:{s:s}}", "code", "type", "string")),
                         body_schema(json_pack("{s:{s:s, s:s}}", "commitment", "type", "string", "pattern", hex)));
    case ACTION_GUESS:
        return body_schema(json_pack("{s:{s:s}}", "code", "type", "string"));
    case ACTION_REVEAL:
        return json_pack(
            "{s:[o, o]}", "oneOf",
            body_schema(json_pack("{s:{s:s}, s:{s:s, s:i}}", "nonce", "type", "string", "code", "type", "string",
                                  "maxLength", REVEALED_TEXT_MAX)),
            body_schema(json_pack("{s:{s:s, s:i}}", "code", "type", "string", "maxLength", REVEALED_TEXT_MAX)));
    default:
        /* The number of the attempt to correct stands in the path. Which of the three it is depends on `feedback`. */
        return json_pack("{s:[o, o, o]}", "oneOf", answer_schema(preset, FEEDBACK_PEGS),
                         answer_schema(preset, FEEDBACK_POSITIONS), answer_schema(preset, FEEDBACK_EXACT));
    }
}
