/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A line while it is read: what the files of commands share.
 */
#ifndef REFEREE_TERMINAL_READING_H
#define REFEREE_TERMINAL_READING_H

#include <stdbool.h>
#include <stddef.h>

#include "command.h"
#include "util/err.h"

enum { WORDS_MAX = 40, LINE_SIZE = 1024 };

struct reading {
    struct request *out;
    const json_t *game, *ruleset;
    struct commitment *commitment;
    char line[LINE_SIZE];   /* cut into words */
    char *words[WORDS_MAX]; /* those behind the command */
    size_t count;
    const char *rest; /* all that stands behind the command, as it was typed */
};

/* Refuses the line, in words. */
void reading_refuse(struct reading *reading, const char *format, ...) PRINTF_LIKE(2, 3);

/* What is asked of the server, with a body that is its own from now on; NULL, of what is no text, is refused. */
void reading_ask(struct reading *reading, const char *method, const char *path, json_t *body);

bool reading_is_family(const struct reading *reading, const char *family);

/* A number from 0, in digits alone. */
bool reading_number(int *out, const char *text);

/* So many numbers, and nothing else; what is not is refused with how it is said. */
bool reading_numbers(int *out, struct reading *reading, size_t count, const char *usage);

/* The commands of the quiz: reading_quiz.c. */
void reading_response(struct reading *reading);
void reading_choice(struct reading *reading);
void reading_pass(struct reading *reading);
void reading_ready(struct reading *reading);
void reading_hand_in(struct reading *reading);
void reading_judgement(struct reading *reading);
void reading_appeal(struct reading *reading);
void reading_vote(struct reading *reading);
void reading_subject(struct reading *reading);

#endif
