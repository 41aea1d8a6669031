/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee completion bash|zsh`: a script by which a shell completes commands, settings and their values.
 *
 * It is made of the two tables that the program itself goes by (subcommands.h, settings.h), so that it knows what the program
 * knows. Both scripts are fixed text around lists; nothing is asked of the program when a key is pressed.
 */
#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "referee/commands.h"
#include "referee/settings.h"
#include "subcommands.h"

enum { SEEN_MAX = 128 };

/* How a value is completed; what is written differs between the shells. */
enum completes { COMPLETES_NOTHING, COMPLETES_FILES, COMPLETES_FOLDERS };

/* By what help calls it: PATH|URL, FILE, [FILE], FILE..., OUT, DIR. */
static enum completes completes(const char *value) {
    if (strstr(value, "FILE") != NULL || strstr(value, "PATH") != NULL || strstr(value, "OUT") != NULL) {
        return COMPLETES_FILES;
    }
    return strstr(value, "DIR") != NULL ? COMPLETES_FOLDERS : COMPLETES_NOTHING;
}

/* The words that an argument can be, with spaces between: "bash zsh"; nothing where it is free. */
static void write_argument_words(const char *arguments) {
    for (const char *c = arguments + strspn(arguments, " "); completes(arguments) == COMPLETES_NOTHING && *c != '\0';
         c++) {
        (void)putchar(*c == '|' ? ' ' : *c);
    }
}

static void write_choices(const struct setting_note *note) {
    for (const char *const *word = note->words; *word != NULL; word++) {
        (void)printf("%s%s", word == note->words ? "" : " ", *word);
    }
}

/* ---- bash ---- */

static void write_bash_flag(void *context, const struct setting_note *note) {
    (void)context;
    (void)printf(" --%s", note->name);
}

/* The settings that have been written: a value means the same to every command that has the setting. */
struct seen {
    const char *names[SEEN_MAX];
    size_t count;
};

static bool is_first(struct seen *seen, const char *name) {
    for (size_t i = 0; i < seen->count; i++) {
        if (strcmp(seen->names[i], name) == 0) {
            return false;
        }
    }
    assert(seen->count < SEEN_MAX);
    seen->names[seen->count++] = name;
    return true;
}

static void write_bash_value(void *context, const struct setting_note *note) {
    if (note->value == NULL || !is_first(context, note->name)) {
        return;
    }
    (void)printf("    --%s) ", note->name);
    if (note->words[0] != NULL) {
        (void)printf("_referee_offer -W '");
        write_choices(note);
        (void)printf("'; return ;;\n");
    } else if (completes(note->value) != COMPLETES_NOTHING) {
        (void)printf("_referee_offer %s; return ;;\n", completes(note->value) == COMPLETES_FILES ? "-f" : "-d");
    } else {
        (void)printf("return ;;\n");
    }
}

static void write_bash_command(const struct subcommand *subcommand) {
    (void)printf("    %s) ", subcommand->name);
    (void)printf("flags='");
    settings_visit(subcommand->command, write_bash_flag, NULL);
    (void)printf(" --help'");
    if (completes(subcommand->arguments) == COMPLETES_FILES) {
        (void)printf(" arguments=-f");
    } else {
        (void)printf(" arguments='");
        write_argument_words(subcommand->arguments);
        (void)printf("'");
    }
    (void)printf(" ;;\n");
}

/*
 * bash takes "=" for a word of its own, so --log=js is three; a variable's assignment from a list would split names of files
 * at their spaces, mapfile does not.
 */
static const char bash_head[] =
    "# bash completion of referee; made by `referee completion bash`\n"
    "_referee_offer() {\n"
    "    [[ $1 == -W ]] || compopt -o filenames 2>/dev/null\n"
    "    mapfile -t COMPREPLY < <(compgen \"$@\" -- \"$_referee_word\")\n"
    "}\n\n"
    "_referee() {\n"
    "    local _referee_word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} flags='' arguments=''\n"
    "    COMPREPLY=()\n"
    "    if [[ $_referee_word == '=' ]]; then\n"
    "        _referee_word=\n"
    "    elif [[ $before == '=' ]]; then\n"
    "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
    "    fi\n";

static const char bash_tail[] = "    *) return ;;\n"
                                "    esac\n"
                                "    if [[ $_referee_word == -* ]]; then\n"
                                "        _referee_offer -W \"$flags\"\n"
                                "    elif [[ $arguments == -f ]]; then\n"
                                "        _referee_offer -f\n"
                                "    else\n"
                                "        _referee_offer -W \"$arguments\"\n"
                                "    fi\n"
                                "}\n\n"
                                "complete -F _referee referee\n";

static void write_names(void) {
    for (size_t i = 0; i < subcommand_count(); i++) {
        (void)printf("%s ", subcommand_at(i)->name);
    }
}

static void write_bash(void) {
    (void)fputs(bash_head, stdout);
    (void)printf("    if ((COMP_CWORD == 1)); then\n        _referee_offer -W '");
    write_names();
    (void)printf("help version'\n        return\n    fi\n    case $before in\n");
    struct seen seen = {.count = 0};
    for (size_t i = 0; i < subcommand_count(); i++) {
        settings_visit(subcommand_at(i)->command, write_bash_value, &seen);
    }
    (void)printf("    esac\n    case ${COMP_WORDS[1]} in\n");
    for (size_t i = 0; i < subcommand_count(); i++) {
        write_bash_command(subcommand_at(i));
    }
    (void)printf("    help) arguments='");
    write_names();
    (void)printf("' ;;\n");
    (void)fputs(bash_tail, stdout);
}

/* ---- zsh ---- */

/* Within single quotes; what _arguments and _describe take for their own stands behind a backslash. */
static void write_zsh_text(const char *text) {
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '\'') {
            (void)printf("'\\''");
        } else {
            (void)printf(strchr(":[]\\", *c) == NULL ? "%c" : "\\%c", *c);
        }
    }
}

static const char *zsh_action(enum completes completes) {
    static const char *const actions[] = {
        [COMPLETES_NOTHING] = " ", [COMPLETES_FILES] = "_files", [COMPLETES_FOLDERS] = "_files -/"};
    return actions[completes];
}

static void write_zsh_setting(void *context, const struct setting_note *note) {
    (void)context;
    (void)printf(" \\\n            '%s--%s%s[", note->repeats ? "*" : "", note->name, note->value == NULL ? "" : "=");
    write_zsh_text(note->help);
    (void)printf("]");
    if (note->value != NULL) {
        (void)printf(":");
        write_zsh_text(note->value);
        if (note->words[0] != NULL) {
            (void)printf(":(");
            write_choices(note);
            (void)printf(")");
        } else {
            (void)printf(":%s", zsh_action(completes(note->value)));
        }
    }
    (void)printf("'");
}

static void write_zsh_command(const struct subcommand *subcommand) {
    (void)printf("    %s)\n        _arguments", subcommand->name);
    settings_visit(subcommand->command, write_zsh_setting, NULL);
    (void)printf(" \\\n            '--help[list the settings]'");
    if (completes(subcommand->arguments) == COMPLETES_FILES) {
        (void)printf(" \\\n            '%s:file:_files'", subcommand->most > 1 ? "*" : "1");
    } else if (subcommand->arguments[0] != '\0') {
        (void)printf(" \\\n            '1:argument:(");
        write_argument_words(subcommand->arguments);
        (void)printf(")'");
    }
    (void)printf("\n        ;;\n");
}

/* The file may be found by zsh itself, which runs it as the function, or read by a shell that has started already. */
static const char zsh_tail[] = "    esac\n"
                               "}\n\n"
                               "if [[ $funcstack[1] == _referee ]]; then\n"
                               "    _referee \"$@\"\n"
                               "else\n"
                               "    compdef _referee referee\n"
                               "fi\n";

static void write_zsh(void) {
    (void)printf("#compdef referee\n# zsh completion of referee; made by `referee completion zsh`\n_referee() {\n"
                 "    local -a commands=(\n");
    for (size_t i = 0; i < subcommand_count(); i++) {
        (void)printf("        '%s:", subcommand_at(i)->name);
        write_zsh_text(subcommand_at(i)->help);
        (void)printf("'\n");
    }
    (void)printf(
        "        'help:explain the program, or list the settings of a command'\n"
        "        'version:print the version of the program'\n    )\n"
        "    if ((CURRENT == 2)); then\n        _describe -t commands command commands\n        return\n    fi\n"
        "    local command=$words[2]\n    shift words\n    ((CURRENT--))\n    case $command in\n");
    for (size_t i = 0; i < subcommand_count(); i++) {
        write_zsh_command(subcommand_at(i));
    }
    (void)printf("    help)\n        ((CURRENT > 2)) || _describe -t commands command commands\n        ;;\n");
    (void)fputs(zsh_tail, stdout);
}

int command_completion(const struct settings *settings) {
    const char *shell = settings->positional[0];
    if (strcmp(shell, "bash") == 0) {
        write_bash();
    } else if (strcmp(shell, "zsh") == 0) {
        write_zsh();
    } else {
        (void)fprintf(stderr, "referee: completion: '%s' is not valid; expected bash|zsh\n", shell);
        return EXIT_USAGE;
    }
    if (fflush(stdout) != 0) {
        (void)fprintf(stderr, "referee: completion: the script cannot be written\n");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
