/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The program: one subcommand and its settings.
 */
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "api/version.h"
#include "referee/commands.h"
#include "referee/settings.h"
#include "util/suggest.h"

struct subcommand {
    const char *name;
    const char *arguments;
    const char *help;
    enum command command;
    int least, most; /* positional arguments */
    int (*run)(const struct settings *settings);
};

static const struct subcommand subcommands[] = {
    {"serve", "", "serve games over HTTP", COMMAND_SERVE, 0, 0, command_serve},
    {"migrate", "", "bring the database up to this program's version", COMMAND_MIGRATE, 0, 0, command_migrate},
    {"backup", " OUT", "copy the database into a new file, also while it is served", COMMAND_BACKUP, 1, 1,
     command_backup},
    {"copy", "", "move a database between SQLite and PostgreSQL, or to another place, while no server has it",
     COMMAND_COPY, 0, 0, command_copy},
    {"verify", " [FILE]",
     "check every game's log against the rules and every list against the log; or one exported game", COMMAND_VERIFY, 0,
     1, command_verify},
    {"import", " FILE...", "take exported games into the database, unranked; each is verified first", COMMAND_IMPORT, 1,
     INT_MAX, command_import},
    {"token", " create", "make a token, such as the first one of a service, and print it", COMMAND_TOKEN, 1, 1,
     command_token},
    {"play", " [RULESET]", "play a game in the terminal, or by commands on a pipe", COMMAND_PLAY, 0, 1, command_play},
    {"bot", "", "play on a server through its public interface, with a built-in bot or an engine", COMMAND_BOT, 0, 0,
     command_bot},
    {"engine", "", "play five in a row for a Gomocup manager, over standard input and output", COMMAND_ENGINE, 0, 0,
     command_engine},
    {"routes", "", "list the methods and paths that are served", COMMAND_ROUTES, 0, 0, command_routes},
    {"describe", "", "print what openapi.yaml says of routes, rulesets and problems, as JSON", COMMAND_DESCRIBE, 0, 0,
     command_describe},
};

enum { SUBCOMMAND_COUNT = sizeof subcommands / sizeof subcommands[0] };

static const struct subcommand *find_subcommand(const char *name) {
    for (size_t i = 0; i < SUBCOMMAND_COUNT; i++) {
        if (strcmp(subcommands[i].name, name) == 0) {
            return &subcommands[i];
        }
    }
    return NULL;
}

static int complain_of_unknown(const char *name) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, name, strlen(name));
    for (size_t i = 0; i < SUBCOMMAND_COUNT; i++) {
        suggest_offer(&word, subcommands[i].name);
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
    for (size_t i = 0; i < SUBCOMMAND_COUNT; i++) {
        (void)fprintf(out, "  %-8s %s\n", subcommands[i].name, subcommands[i].help);
    }
    (void)fputs("  help     this text; `referee help COMMAND` lists a command's settings\n"
                "  version  the program's version\n\n"
                "Every setting is also an environment variable: --rate-limit is REFEREE_RATE_LIMIT.\n"
                "Exit codes: 0 done, 1 failed, 2 wrong usage.\n",
                out);
}

static int help(int argc, char **argv) {
    if (argc < 3 || strcmp(argv[2], "help") == 0 || strcmp(argv[2], "version") == 0) {
        print_help(stdout);
        return EXIT_SUCCESS;
    }
    const struct subcommand *subcommand = find_subcommand(argv[2]);
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
    const struct subcommand *subcommand = find_subcommand(argv[1]);
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
