/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What `referee doctor` finds, and who looks for it.
 *
 * A finding is one line: a verdict, what was looked at, what was seen, and what to do about it. DANGER: moves that were
 * acknowledged could be lost, or the server could take none. WARNING: it works, and could be better off, or nobody can tell.
 * Whoever looks changes nothing.
 */
#ifndef REFEREE_REFEREE_DOCTOR_H
#define REFEREE_REFEREE_DOCTOR_H

#include <stdbool.h>
#include <stdint.h>

#include "referee/settings.h"
#include "store/db.h"
#include "util/err.h" /* PRINTF_LIKE */
#include "util/json_out.h"
#include "util/log.h"

enum doctor_verdict { DOCTOR_OK, DOCTOR_WARNING, DOCTOR_DANGER, DOCTOR_VERDICTS };

struct doctor {
    const struct settings *settings;
    struct json_out out; /* of --json; whoever makes a doctor inits and frees it */
    int64_t counts[DOCTOR_VERDICTS];
};

/* check: a name that stays, for programs. advice: what to do, as a sentence, or NULL. Then what was seen. */
void doctor_say(struct doctor *doctor, enum doctor_verdict verdict, const char *check, const char *advice,
                const char *format, ...) PRINTF_LIKE(5, 6);

void doctor_look_at_machine(struct doctor *doctor);  /* descriptors, memory, the clock */
void doctor_look_at_settings(struct doctor *doctor); /* what serve would refuse, or what contradicts itself */
void doctor_look_at_place(struct doctor *doctor, const char *path); /* the directory of a database's file */
void doctor_look_at_database(struct doctor *doctor);

/*
 * For a server that starts: a line in the log for full_page_writes = off. That may be right, on a file system that never tears a
 * page, so it is not refused as fsync = off is. Nothing for a database that is a file, or where nobody can tell.
 */
void doctor_warn_of_server(struct db *db, struct log *log);

#endif
