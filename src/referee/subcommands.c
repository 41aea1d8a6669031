/* SPDX-License-Identifier: Apache-2.0 */
/*
 * THE list of subcommands. It knows their names and functions, and nothing of what they do.
 */
#include "subcommands.h"

#include <limits.h>
#include <string.h>

#include "referee/commands.h"

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
    {"doctor", "", "look for what would lose moves: in machine, settings and database; changes nothing", COMMAND_DOCTOR,
     0, 0, command_doctor},
    {"stats", "", "count games, players and moves in the database, also while it is served", COMMAND_STATS, 0, 0,
     command_stats},
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
    {"completion", " bash|zsh", "print what has that shell complete this program's commands and settings",
     COMMAND_COMPLETION, 1, 1, command_completion},
};

enum { SUBCOMMAND_COUNT = sizeof subcommands / sizeof subcommands[0] };

size_t subcommand_count(void) {
    return SUBCOMMAND_COUNT;
}

const struct subcommand *subcommand_at(size_t index) {
    return &subcommands[index];
}

const struct subcommand *subcommand_find(const char *name) {
    for (size_t i = 0; i < SUBCOMMAND_COUNT; i++) {
        if (strcmp(subcommands[i].name, name) == 0) {
            return &subcommands[i];
        }
    }
    return NULL;
}
