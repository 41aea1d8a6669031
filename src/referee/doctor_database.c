/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The database itself, looked at as a reader does.
 *
 * A file is not written, also not its log: a reader leaves both as they are (driver_sqlite_open.c).
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "doctor.h"
#include "store/durability.h"
#include "store/store.h"
#include "util/timestamp.h"

enum {
    CONNECTIONS_NEEDED = 30, /* a server takes some twenty, and three more for each more of --workers */
    AHEAD_MS = 60000,
};

static void look_at_version(struct doctor *doctor, struct db *db, bool *out_current) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    int applied = 0;
    int pending = 0;
    *out_current = false;
    if (store_read_progress(&applied, &pending, db, explanation) != OK) {
        doctor_say(doctor, DOCTOR_DANGER, "database", NULL, "%s", explanation);
    } else if (pending > 0) {
        doctor_say(doctor, DOCTOR_OK, "database", NULL,
                   "it has been through %d migrations, and serve brings it through %d more", applied, pending);
    } else {
        *out_current = true;
        doctor_say(doctor, DOCTOR_OK, "database", NULL, "it is at this program's version");
    }
}

/* Moves that were made later than now: then time was set back, and clocks stand still until it has come again. */
static void look_at_time(struct doctor *doctor, struct db *db) {
    int64_t at = 0;
    int64_t ahead = store_read_uptime_mark(db, &at) == OK ? at - timestamp_now() : 0;
    if (ahead > AHEAD_MS) {
        doctor_say(doctor, DOCTOR_WARNING, "clock", "Set the clock",
                   "a server had the database %" PRId64 " s later than it is now", ahead / 1000);
    }
}

static void look_at_structure(struct doctor *doctor, struct db *db) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    if (store_check_integrity(db, explanation) == OK) {
        doctor_say(doctor, DOCTOR_OK, "integrity", NULL,
                   "its structure is whole; `referee verify` checks what it says");
    } else {
        doctor_say(doctor, DOCTOR_DANGER, "integrity", "Keep a copy of it, and restore a backup", "%s", explanation);
    }
}

static void look_at_file(struct doctor *doctor, struct db *db) {
    char mode[DURABILITY_TEXT_MAX] = "";
    if (durability_read_journal(mode, db) != OK) {
        doctor_say(doctor, DOCTOR_DANGER, "journal", NULL, "%s", db_message(db));
    } else {
        doctor_say(doctor, DOCTOR_OK, "journal", NULL,
                   strcmp(mode, "wal") == 0 ? "%s: each commit is synced before it is answered"
                                            : "%s; serve makes it a write-ahead log",
                   mode);
    }
    look_at_structure(doctor, db);
}

static void look_at_switch(struct doctor *doctor, const char *name, bool is_on, enum doctor_verdict otherwise,
                           const char *advice, const char *what) {
    doctor_say(doctor, is_on ? DOCTOR_OK : otherwise, name, is_on ? NULL : advice, "%s%s%s", is_on ? "on" : "off",
               is_on ? "" : ": ", is_on ? "" : what);
}

static void look_at_server(struct doctor *doctor, struct db *db) {
    struct durability found;
    if (durability_read_server(&found, db) != OK) {
        doctor_say(doctor, DOCTOR_DANGER, "postgresql", NULL, "%s", db_message(db));
        return;
    }
    doctor_say(doctor, DOCTOR_OK, "postgresql", NULL, "version %s", found.version);
    look_at_switch(doctor, "fsync", found.syncs, DOCTOR_DANGER, "Set fsync = on; serve refuses it otherwise",
                   "moves are lost, and the database perhaps with them, when the power goes");
    look_at_switch(doctor, "full_page_writes", found.writes_full_pages, DOCTOR_DANGER,
                   "Set full_page_writes = on, unless the file system never tears a page (ZFS)",
                   "a page that is half written when the power goes cannot be mended");
    doctor_say(doctor, DOCTOR_OK, "synchronous_commit", NULL, "%s; the server sets it to on for what it writes",
               found.synchronous_commit);
    look_at_switch(doctor, "data_checksums", found.has_checksums, DOCTOR_WARNING,
                   "pg_checksums --enable, while it stands still",
                   "a disk that gives back other bytes than it was given is not noticed");
    if (found.standby_names[0] == '\0') {
        doctor_say(doctor, DOCTOR_OK, "standby", NULL,
                   "none is waited for: what is on this server's disk counts as kept (synchronous_standby_names)");
    } else if (found.standbys < 0) {
        doctor_say(doctor, DOCTOR_WARNING, "standby", "GRANT pg_monitor to its role, and ask again",
                   "commits wait for %s; the role may not see whether that is there", found.standby_names);
    } else if (found.standbys == 0) {
        doctor_say(doctor, DOCTOR_DANGER, "standby", "Start it, or take it out of synchronous_standby_names",
                   "commits wait for %s, and none of these is there: no move will be taken", found.standby_names);
    } else {
        doctor_say(doctor, DOCTOR_OK, "standby", NULL, "commits wait for %s; there: %" PRId64, found.standby_names,
                   found.standbys);
    }
    bool has_room = found.connections >= CONNECTIONS_NEEDED;
    doctor_say(doctor, has_room ? DOCTOR_OK : DOCTOR_WARNING, "connections", has_room ? NULL : "Raise max_connections",
               "%" PRId64 " at most, of which a server takes some twenty", found.connections);
    if (!found.is_utf8) {
        doctor_say(doctor, DOCTOR_DANGER, "encoding", "CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0",
                   "the database is not encoded in UTF8, and serve refuses it");
    }
}

void doctor_warn_of_server(struct db *db, struct log *log) {
    struct durability found;
    if (!db_is_file(db) && durability_read_server(&found, db) == OK && !found.writes_full_pages) {
        log_note(log, LOG_WARN, "full-page-writes-off",
                 "the database's server runs with full_page_writes = off: unless its file system never tears a page, "
                 "it may not "
                 "survive the power going");
    }
}

void doctor_look_at_database(struct doctor *doctor) {
    char explanation[DB_EXPLANATION_MAX] = "";
    const char *path = NULL;
    struct db *db = NULL;
    bool is_current = false;
    if (db_find_path(&path, doctor->settings->db, explanation) == OK && path != NULL && access(path, F_OK) != 0) {
        doctor_say(doctor, DOCTOR_OK, "database", NULL, "there is none yet at %s; serve makes it", path);
        return;
    }
    if (db_open(&db, doctor->settings->db, DB_EXAMINE, explanation) != OK) {
        doctor_say(doctor, DOCTOR_DANGER, "database", NULL, "%s", explanation);
        return;
    }
    look_at_version(doctor, db, &is_current);
    if (db_is_file(db)) {
        look_at_file(doctor, db);
    } else {
        look_at_server(doctor, db);
    }
    if (is_current) {
        look_at_time(doctor, db);
    }
    db_close(db);
}
