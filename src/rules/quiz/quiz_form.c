/* SPDX-License-Identifier: Apache-2.0 */
/* The actions of the quiz and their bodies, as clients send them and as the log keeps them. */
#include "quiz_family.h"

#include "rules/options.h"
#include "util/json.h"

const struct action_def quiz_actions[QUIZ_ACTIONS] = {
    [QUIZ_READY] = {.name = "ready", .method = "POST", .segment = "ready", .event = "ready"},
    [QUIZ_RESPONSE] = {.name = "response", .method = "POST", .segment = "responses", .event = "response"},
    [QUIZ_HAND_IN] = {.name = "hand-in", .method = "POST", .segment = "hand-in", .event = "hand-in"},
    [QUIZ_JUDGEMENT] =
        {.name = "judgement", .method = "POST", .segment = "judgements", .event = "judgement", .has_seat = true},
    [QUIZ_APPEAL] = {.name = "appeal", .method = "POST", .segment = "appeals", .event = "appeal"},
    [QUIZ_VOTE] = {.name = "vote", .method = "POST", .segment = "votes", .event = "vote", .has_seat = true},
};

const char *const quiz_server_events[QUIZ_EVENTS - QUIZ_ACTIONS] = {
    [QUIZ_PART - QUIZ_ACTIONS] = "part",
    [QUIZ_QUESTION - QUIZ_ACTIONS] = "question",
    [QUIZ_CLOSED - QUIZ_ACTIONS] = "closed",
    [QUIZ_BELL - QUIZ_ACTIONS] = "bell",
    [QUIZ_STINT_OVER - QUIZ_ACTIONS] = "stint-over",
    [QUIZ_RULING - QUIZ_ACTIONS] = "ruling",
    [QUIZ_TIE_BREAK - QUIZ_ACTIONS] = "tie-break",
    [QUIZ_TIE_BREAK_OVER - QUIZ_ACTIONS] = "tie-break-over",
};

#define QUESTION(flags) \
    { "question", FIELD_INTEGER, flags, 1, UINT16_MAX, offsetof(struct quiz_form, question) }
#define SEAT(flags) \
    { "seat", FIELD_INTEGER, flags, 0, SEATS_MAX - 1, offsetof(struct quiz_form, seat) }

static const struct field response_fields[] = {
    {"text", FIELD_TEXT, 0, 1, QUIZ_FORM_MAX, offsetof(struct quiz_form, text)},
    {"choice", FIELD_INTEGER, 0, 0, QUIZ_CHOICES_MAX - 1, offsetof(struct quiz_form, choice)},
    {"pass", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct quiz_form, pass)},
    QUESTION(0),
};

static const struct field judgement_fields[] = {
    {"correct", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct quiz_form, correct)},
    {"pass", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct quiz_form, pass)},
    {"suggested", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct quiz_form, suggested)},
    {"text", FIELD_TEXT, 0, 1, QUIZ_FORM_MAX, offsetof(struct quiz_form, text)},
    QUESTION(0),
    SEAT(0),
};

static const struct field appeal_fields[] = {
    QUESTION(FIELD_REQUIRED),
    {"reason", FIELD_TEXT, FIELD_NULLABLE, 0, QUIZ_REASON_MAX, offsetof(struct quiz_form, reason)},
};

static const struct field vote_fields[] = {
    QUESTION(FIELD_REQUIRED),
    SEAT(FIELD_REQUIRED),
    {"accept", FIELD_BOOLEAN, FIELD_REQUIRED, 0, 0, offsetof(struct quiz_form, accept)},
};

/* As clients send them. */
static const struct {
    const struct field *fields;
    size_t count;
} forms[QUIZ_ACTIONS] = {
    [QUIZ_READY] = {response_fields, 0},
    [QUIZ_RESPONSE] = {response_fields, sizeof response_fields / sizeof response_fields[0]},
    [QUIZ_HAND_IN] = {response_fields, 0},
    [QUIZ_JUDGEMENT] = {judgement_fields, sizeof judgement_fields / sizeof judgement_fields[0]},
    [QUIZ_APPEAL] = {appeal_fields, sizeof appeal_fields / sizeof appeal_fields[0]},
    [QUIZ_VOTE] = {vote_fields, sizeof vote_fields / sizeof vote_fields[0]},
};

static bool has_nul(struct json_text text) {
    return text.bytes != NULL && memchr(text.bytes, '\0', text.length) != NULL;
}

/* Exactly one of several members, and a flag only as true. */
static enum err check_response(const struct quiz_form *form, struct problem *problem) {
    int said = (form->text.bytes != NULL) + form->choice.set + form->pass.set;
    if (form->pass.set && !form->pass.value) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/pass", "must be true, or left out");
    }
    if (said == 1) {
        return OK;
    }
    return problem_set_at(problem, ERR_INVALID_VALUE,
                          form->text.bytes != NULL ? "/text"
                          : form->choice.set       ? "/choice"
                                                   : "",
                          "a response has exactly one of text, choice and pass");
}

static enum err check_judgement(const struct quiz_form *form, struct problem *problem) {
    int said = form->correct.set + form->pass.set + form->suggested.set;
    if (form->pass.set && !form->pass.value) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/pass", "must be true, or left out");
    }
    if (form->suggested.set && !form->suggested.value) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/suggested", "must be true, or left out");
    }
    if (said != 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE,
                              form->correct.set ? "/correct"
                              : form->pass.set  ? "/pass"
                                                : "",
                              "a judgement has exactly one of correct, pass and suggested");
    }
    return OK;
}

enum err quiz_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                         struct problem *problem) {
    (void)config;
    size_t index = (size_t)(action - quiz_actions);
    struct quiz_form form = {.text = {NULL, 0}};
    enum err err = json_decode(&form, body, forms[index].fields, forms[index].count, "", problem);
    if (err == OK && (has_nul(form.text) || has_nul(form.reason))) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, has_nul(form.text) ? "/text" : "/reason",
                             "must not hold U+0000");
    }
    if (err == OK && index == QUIZ_RESPONSE) {
        err = check_response(&form, problem);
    }
    return err == OK && index == QUIZ_JUDGEMENT ? check_judgement(&form, problem) : err;
}

/* --- bodies that were recorded, too --- */

static struct json_integer integer_of(const json_t *body, const char *name) {
    const json_t *value = json_object_get(body, name);
    return (struct json_integer){json_is_integer(value), json_integer_value(value)};
}

static struct json_boolean boolean_of(const json_t *body, const char *name) {
    const json_t *value = json_object_get(body, name);
    return (struct json_boolean){json_is_boolean(value), json_is_true(value)};
}

static struct json_text given_text(const json_t *body, const char *name) {
    const json_t *value = json_object_get(body, name);
    return (struct json_text){json_string_value(value), json_string_length(value)};
}

enum err quiz_read_form(struct quiz_form *out, const struct event *event, struct problem *problem) {
    const json_t *body = event->body;
    *out = (struct quiz_form){.text = given_text(body, "text"),
                              .reason = given_text(body, "reason"),
                              .choice = integer_of(body, "choice"),
                              .question = integer_of(body, "question"),
                              .seat = integer_of(body, "seat"),
                              .pass = boolean_of(body, "pass"),
                              .correct = boolean_of(body, "correct"),
                              .suggested = boolean_of(body, "suggested"),
                              .accept = boolean_of(body, "accept")};
    bool good = !has_nul(out->text) && !has_nul(out->reason) && out->text.length <= (size_t)4 * QUIZ_FORM_MAX;
    return good ? OK
                : problem_set(problem, ERR_CORRUPT, "The event %lld has a text that no response has.",
                              (long long)event->seq);
}

/* --- schemas --- */

static json_t *question_schema(void) {
    return json_pack("{s:s, s:i, s:s}", "type", "integer", "minimum", 1, "description",
                     "The question's number. One that is not open is refused, so that a late click answers no other.");
}

static json_t *text_schema(const char *description) {
    return json_pack("{s:s, s:i, s:i, s:s}", "type", "string", "minLength", 1, "maxLength", QUIZ_FORM_MAX,
                     "description", description);
}

static json_t *seat_schema(void) {
    return json_pack("{s:s, s:i, s:i, s:s}", "type", "integer", "minimum", 0, "maximum", SEATS_MAX - 1, "description",
                     "Whose response it is.");
}

static json_t *flag_schema(const char *description) {
    return json_pack("{s:b, s:s}", "const", 1, "description", description);
}

/* Members of which some need not be there. */
static json_t *open_schema(json_t *properties) {
    return json_pack("{s:s, s:o, s:b}", "type", "object", "properties", properties, "additionalProperties", 0);
}

json_t *quiz_action_schema(const struct preset *preset, const struct action_def *action) {
    (void)preset;
    switch (action - quiz_actions) {
    case QUIZ_RESPONSE:
        return open_schema(json_pack("{s:o, s:{s:s, s:i, s:i, s:s}, s:o, s:o}", "text", text_schema("What is said."),
                                     "choice", "type", "integer", "minimum", 0, "maximum", QUIZ_CHOICES_MAX - 1,
                                     "description", "The index of a choice, as they are shown.", "pass",
                                     flag_schema("Nothing is said."), "question", question_schema()));
    case QUIZ_JUDGEMENT:
        return open_schema(json_pack("{s:{s:s, s:s}, s:o, s:o, s:o, s:o, s:o}", "correct", "type", "boolean",
                                     "description", "Was it right?", "pass", flag_schema("The contender passed."),
                                     "suggested", flag_schema("All that wait are judged as the server suggests."),
                                     "text", text_schema("What was said, where it was said aloud."), "question",
                                     question_schema(), "seat", seat_schema()));
    case QUIZ_APPEAL:
        return open_schema(json_pack("{s:o, s:{s:[s, s], s:i, s:s}}", "question", question_schema(), "reason", "type",
                                     "string", "null", "maxLength", QUIZ_REASON_MAX, "description",
                                     "Why it should be right."));
    case QUIZ_VOTE:
        return body_schema(json_pack("{s:o, s:o, s:{s:s, s:s}}", "question", question_schema(), "seat", seat_schema(),
                                     "accept", "type", "boolean", "description", "Shall it be right?"));
    default:
        return body_schema(json_object());
    }
}
