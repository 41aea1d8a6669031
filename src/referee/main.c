/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The program: one subcommand and its settings.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "api/version.h"
#include "referee/commands.h"
#include "referee/settings.h"
#include "subcommands.h"
#include "util/suggest.h"

static int complain_of_unknown(const char *name) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, name, strlen(name));
    for (size_t i = 0; i < subcommand_count(); i++) {
        suggest_offer(&word, subcommand_at(i)->name);
    }
    suggest_offer(&word, "help");
    suggest_offer(&word, "version");
    (void)fprintf(stderr, "referee: there is no command '%s', see `referee help`%s\n", name,
                  suggest_words(words, &word));
    return EXIT_USAGE;
}

static void print_subcommand(FILE *out, const struct subcommand *subcommand) {
    (void)fprintf(out, "referee %s%s: %s\n", subcommand->name, subcommand->arguments, subcommand->help);
    settings_describe(out, subcommand->command);
}

static void print_help(FILE *out) {
    (void)fputs(
        "Referee keeps the secret, checks every move and publishes the result of turn-based games over HTTP.\n\n"
        "usage: referee COMMAND [--SETTING VALUE]...\n\n",
        out);
    for (size_t i = 0; i < subcommand_count(); i++) {
        (void)fprintf(out, "  %-10s %s\n", subcommand_at(i)->name, subcommand_at(i)->help);
    }
    (void)fputs("  help       this text; `referee help COMMAND` lists a command's settings\n"
                "  version    the program's version\n\n"
                "Every setting is also an environment variable: --rate-limit is REFEREE_RATE_LIMIT.\n"
                "Exit codes: 0 done, 1 failed, 2 wrong usage.\n",
                out);
}

static int help(int argc, char **argv) {
    if (argc < 3 || strcmp(argv[2], "help") == 0 || strcmp(argv[2], "version") == 0) {
        print_help(stdout);
        return EXIT_SUCCESS;
    }
    const struct subcommand *subcommand = subcommand_find(argv[2]);
    if (subcommand == NULL) {
        return complain_of_unknown(argv[2]);
    }
    print_subcommand(stdout, subcommand);
    return EXIT_SUCCESS;
}

static int run(const struct subcommand *subcommand, int argc, char **argv) {
    struct settings settings;
    enum settings_result result = settings_read(&settings, subcommand->command, argc, argv);
    bool counted = settings.positional_count >= subcommand->least && settings.positional_count <= subcommand->most;
    int code = EXIT_USAGE;
    if (result == SETTINGS_HELP) {
        print_subcommand(stdout, subcommand);
        code = EXIT_SUCCESS;
    } else if (result == SETTINGS_GOOD && counted) {
        code = subcommand->run(&settings);
    } else {
        if (result == SETTINGS_GOOD && settings.positional_count > subcommand->most) {
            (void)fprintf(stderr, "referee: '%s' is one argument too many\n", settings.positional[subcommand->most]);
        }
        (void)fprintf(stderr, "usage: referee %s%s [--SETTING VALUE]...; see `referee help %s`\n", subcommand->name,
                      subcommand->arguments, subcommand->name);
    }
    settings_free(&settings);
    return code;
}

int main(int argc, char **argv) {
    if (argc < 2) {
        print_help(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        return help(argc, argv);
    }
    if (strcmp(argv[1], "version") == 0 || strcmp(argv[1], "--version") == 0) {
        (void)puts("referee " REFEREE_VERSION);
        return EXIT_SUCCESS;
    }
    const struct subcommand *subcommand = subcommand_find(argv[1]);
    if (subcommand == NULL) {
        return complain_of_unknown(argv[1]);
    }
    if (sodium_init() < 0) {
        (void)fputs("referee: libsodium cannot start: the system gives no random numbers\n", stderr);
        return EXIT_FAILURE;
    }
    /* A write to a closed socket or beyond a file size limit is an error of that write, not the end of the program. */
    (void)signal(SIGPIPE, SIG_IGN);
    (void)signal(SIGXFSZ, SIG_IGN);
    return run(subcommand, argc - 1, argv + 1);
}
