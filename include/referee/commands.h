/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subcommands. Each returns the program's exit code: 0 good, 1 failed (a message is on stderr).
 */
#ifndef REFEREE_COMMANDS_H
#define REFEREE_COMMANDS_H

#include "referee/settings.h"

enum { EXIT_USAGE = 2 };

int command_serve(const struct settings *settings);
int command_migrate(const struct settings *settings);
int command_backup(const struct settings *settings);
int command_copy(const struct settings *settings);
int command_verify(const struct settings *settings);
int command_import(const struct settings *settings);
int command_token(const struct settings *settings);
int command_routes(const struct settings *settings);
int command_describe(const struct settings *settings);
int command_play(const struct settings *settings);
int command_completion(const struct settings *settings);
int command_doctor(const struct settings *settings); /* 1 also where moves would be lost */
int command_stats(const struct settings *settings);
int command_bot(const struct settings *settings);
int command_engine(const struct settings *settings);

#endif
