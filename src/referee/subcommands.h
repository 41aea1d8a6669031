/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subcommands by their names: for running one, for help, and for the completion of shells. The list is constant.
 */
#ifndef REFEREE_SUBCOMMANDS_H
#define REFEREE_SUBCOMMANDS_H

#include <stddef.h>

#include "referee/settings.h"

struct subcommand {
    const char *name;
    const char
        *arguments; /* as usage has them: "" or with a space before each; a word, words (bash|zsh), or FILE, OUT */
    const char *help;
    enum command command;
    int least, most; /* positional arguments */
    int (*run)(const struct settings *settings);
};

size_t subcommand_count(void);
const struct subcommand *subcommand_at(size_t index);       /* below subcommand_count() */
const struct subcommand *subcommand_find(const char *name); /* NULL: there is none */

#endif
