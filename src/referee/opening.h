/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The database of a subcommand that does one thing to it and ends.
 */
#ifndef REFEREE_REFEREE_OPENING_H
#define REFEREE_REFEREE_OPENING_H

#include <stdbool.h>

#include "referee/settings.h"
#include "store/db.h"

/*
 * Opens the database and makes sure that it is at this program's version; makes_new: a new one is brought there. For db_close;
 * NULL after a message on stderr.
 */
struct db *opening_current(const struct settings *settings, enum db_mode mode, bool makes_new);

/* Says why a command fails, on stderr; the exit code for that. */
int opening_fail(const char *what, const char *why);

#endif
