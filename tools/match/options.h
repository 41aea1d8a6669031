/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a match is asked to be, on the command line.
 */
#ifndef REFEREE_TOOLS_MATCH_OPTIONS_H
#define REFEREE_TOOLS_MATCH_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "game.h"

struct options {
    struct game_plan plan;
    long games; /* at most; even */
    bool sprt;
    double elo0, elo1;
    const char *openings, *sgf; /* files; NULL: drawn, and not written */
    long seed;
    struct opening_scale scale;
    long concurrency;
    bool quiet;
    long draw; /* so many openings are drawn and printed, and nothing is played; 0: not that */
};

enum options_result { OPTIONS_GOOD, OPTIONS_BAD, OPTIONS_HELP };

/* Texts are borrowed from argv. What is wrong was written to stderr. */
enum options_result options_read(struct options *out, int argc, char **argv);

void options_help(FILE *out);

#endif
