/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The commands of the quiz: responses, and what a question master and those who appeal say.
 */
#include <string.h>

#include "reading.h"
#include "text.h"

static const json_t *find_question(const struct reading *reading, int number) {
    const json_t *questions = json_object_get(json_object_get(reading->game, "state"), "questions");
    for (size_t i = 0; i < json_array_size(questions); i++) {
        const json_t *question = json_array_get(questions, i);
        if (number == 0 || view_number(question, "question", 0) == number) {
            return question;
        }
    }
    return NULL;
}

/* "#7" in front names the question; else it is the first that is open. Moves on behind it. */
static int take_question(struct reading *reading) {
    int number = 0;
    if (reading->rest[0] == '#' && reading->count > 0 && reading_number(&number, reading->words[0] + 1)) {
        reading->rest += strlen(reading->words[0]);
        reading->rest += strspn(reading->rest, " \t");
        reading->count--;
        memmove(reading->words, reading->words + 1, reading->count * sizeof reading->words[0]);
        return number;
    }
    return (int)view_number(find_question(reading, 0), "question", 0);
}

/* With the question, where one is known: so a late response answers no other. */
static void respond(struct reading *reading, int question, json_t *body) {
    if (body != NULL && question > 0) {
        (void)json_object_set_new(body, "question", json_integer(question));
    }
    reading_ask(reading, "POST", "responses", body);
}

void reading_response(struct reading *reading) {
    int question = take_question(reading);
    const json_t *choices = json_object_get(find_question(reading, question), "choices");
    if (reading->rest[0] == '\0') {
        reading_refuse(reading, "It is said so: answer TEXT, or answer #7 TEXT for question 7");
        return;
    }
    for (size_t i = 0; i < json_array_size(choices); i++) {
        const char *choice = json_string_value(json_array_get(choices, i));
        if (choice != NULL && strcasecmp(choice, reading->rest) == 0) {
            respond(reading, question, json_pack("{s:i}", "choice", (int)i));
            return;
        }
    }
    respond(reading, question, json_pack("{s:s}", "text", reading->rest));
}

void reading_choice(struct reading *reading) {
    int number = 0;
    int question = take_question(reading);
    if (reading_numbers(&number, reading, 1, "choose 0, by the number before the choice")) {
        respond(reading, question, json_pack("{s:i}", "choice", number));
    }
}

void reading_pass(struct reading *reading) {
    respond(reading, take_question(reading), json_pack("{s:b}", "pass", 1));
}

void reading_ready(struct reading *reading) {
    reading_ask(reading, "POST", "ready", json_object());
}

void reading_hand_in(struct reading *reading) {
    reading_ask(reading, "POST", "hand-in", json_object());
}

/* "judge [#7] right|wrong|pass|suggested [@SEAT] [WHAT WAS SAID]" */
void reading_judgement(struct reading *reading) {
    int seat = -1;
    bool has_number = reading->rest[0] == '#';
    int question = take_question(reading);
    const char *verdict = reading->count > 0 ? reading->words[0] : "";
    json_t *body = strcmp(verdict, "right") == 0       ? json_pack("{s:b}", "correct", 1)
                   : strcmp(verdict, "wrong") == 0     ? json_pack("{s:b}", "correct", 0)
                   : strcmp(verdict, "pass") == 0      ? json_pack("{s:b}", "pass", 1)
                   : strcmp(verdict, "suggested") == 0 ? json_pack("{s:b}", "suggested", 1)
                                                       : NULL;
    if (body == NULL) {
        reading_refuse(
            reading, "It is said so: judge right|wrong|pass|suggested, with #7 before it for question 7, @2 behind it "
                     "for seat 2");
        return;
    }
    const char *said = reading->rest + strlen(verdict);
    said += strspn(said, " \t");
    if (reading->count > 1 && reading->words[1][0] == '@' && reading_number(&seat, reading->words[1] + 1)) {
        (void)json_object_set_new(body, "seat", json_integer(seat));
        said += strlen(reading->words[1]);
        said += strspn(said, " \t");
    }
    if (has_number && question > 0) {
        (void)json_object_set_new(body, "question", json_integer(question));
    }
    if (said[0] != '\0') {
        (void)json_object_set_new(body, "text", json_string(said));
    }
    reading_ask(reading, "POST", "judgements", body);
}

void reading_appeal(struct reading *reading) {
    int question = 0;
    const char *number = reading->count > 0 ? reading->words[0] : "";
    if (!reading_number(&question, number[0] == '#' ? number + 1 : number)) {
        reading_refuse(reading, "It is said so: appeal 7 REASON");
        return;
    }
    const char *reason = reading->rest + strlen(number);
    reason += strspn(reason, " \t");
    reading_ask(reading, "POST", "appeals",
                reason[0] == '\0' ? json_pack("{s:i}", "question", question)
                                  : json_pack("{s:i, s:s}", "question", question, "reason", reason));
}

void reading_vote(struct reading *reading) {
    int question = 0;
    int seat = 0;
    bool is_yes = reading->count == 3 && strcmp(reading->words[2], "yes") == 0;
    bool is_no = reading->count == 3 && strcmp(reading->words[2], "no") == 0;
    if ((!is_yes && !is_no) || !reading_number(&question, reading->words[0]) ||
        !reading_number(&seat, reading->words[1])) {
        reading_refuse(reading, "It is said so: vote QUESTION SEAT yes, or no");
        return;
    }
    reading_ask(reading, "POST", "votes",
                json_pack("{s:i, s:i, s:b}", "question", question, "seat", seat, "accept", is_yes ? 1 : 0));
}

void reading_subject(struct reading *reading) {
    reading_ask(reading, "PUT", "subject", json_pack("{s:s}", "set", reading->rest));
    if (reading->out->kind == REQUEST_ACTION) {
        reading->out->kind = REQUEST_CALL; /* before the first round */
    }
}
