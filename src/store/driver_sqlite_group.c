/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The connections of this process to one file, and opening all of them anew.
 *
 * What SQLite remembers of its locks belongs to the process and the file and not to a connection: an unlock that failed
 * leaves it believing for ever that somebody holds the lock, and every connection is refused. That memory ends when the
 * last connection is closed. So a group that has failed for long is closed as a whole, as soon as nobody is within a call
 * or a transaction; each connection then opens its file again when it is next used. What was committed is in the log, and
 * what was not is what a crash would have undone; but for a commit in doubt, which then counts although it may not be on
 * the disk. So nobody opens the file before the log has been renewed (sqlite_renew_log), and while that fails, the group
 * stays closed.
 *
 * The list of groups is the one thing here that is shared without being handed over, as the locks themselves are.
 */
#include "driver_sqlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event_tail.h"
#include "util/timestamp.h"

static pthread_mutex_t groups_lock = PTHREAD_MUTEX_INITIALIZER;
static struct sqlite_group *groups;

enum { REOPEN_AFTER_MS = 60000, RENEW_PAUSE_MS = 1000 };

static struct sqlite_group *find_group(const char *path) {
    struct sqlite_group *group = groups;
    while (group != NULL && strcmp(group->path, path) != 0) {
        group = group->next;
    }
    return group;
}

static struct sqlite_group *make_group(const char *path) {
    struct sqlite_group *group = calloc(1, sizeof *group);
    char *copy = strdup(path);
    struct event_tail *tail = event_tail_create(EVENT_TAIL_MAX);
    if (group == NULL || copy == NULL || tail == NULL) {
        free(group);
        free(copy);
        event_tail_free(tail);
        return NULL;
    }
    group->path = copy;
    group->tail = tail;
    atomic_init(&group->log_pages, 0);
    atomic_init(&group->log_copied, 0);
    atomic_init(&group->log_renewed, false);
    atomic_init(&group->closing, false);
    atomic_init(&group->reopen_after_us, REOPEN_AFTER_MS * INT64_C(1000));
    atomic_init(&group->checkpoint_failing_since_us, 0);
    (void)pthread_mutex_init(&group->lock, NULL);
    group->next = groups;
    groups = group;
    return group;
}

enum err sqlite_group_join(struct sqlite *sqlite, const char *path) {
    (void)pthread_mutex_lock(&groups_lock);
    struct sqlite_group *group = find_group(path);
    if (group == NULL) {
        group = make_group(path);
    }
    if (group != NULL) {
        (void)pthread_mutex_lock(&group->lock);
        sqlite->group = group;
        sqlite->db.tail = group->tail;
        sqlite->next = group->first;
        group->first = sqlite;
        group->writes = group->writes || sqlite->mode == DB_WRITE;
        (void)pthread_mutex_unlock(&group->lock);
    }
    (void)pthread_mutex_unlock(&groups_lock);
    return group == NULL ? ERR_NO_MEMORY : OK;
}

/* keeps_log: what SQLite holds for copied may not be in the file, so whoever opens it next counts none of it as copied. */
static void close_one(struct sqlite *sqlite, bool keeps_log) {
    if (sqlite->handle != NULL && keeps_log) {
        sqlite_keep_log(sqlite->handle, true);
    }
    sqlite_disconnect(sqlite);
}

void sqlite_group_leave(struct sqlite *sqlite) {
    struct sqlite_group *group = sqlite->group;
    if (group == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&groups_lock);
    (void)pthread_mutex_lock(&group->lock);
    /* Whoever closes all of them may be about to close this one too, and holds it for closed once it is not in the list. */
    close_one(sqlite, atomic_load(&group->closing));
    struct sqlite **at = &group->first;
    while (*at != sqlite) {
        at = &(*at)->next;
    }
    *at = sqlite->next;
    bool empty = group->first == NULL;
    (void)pthread_mutex_unlock(&group->lock);
    if (empty) {
        struct sqlite_group **place = &groups;
        while (*place != group) {
            place = &(*place)->next;
        }
        *place = group->next;
        (void)pthread_mutex_destroy(&group->lock);
        event_tail_free(group->tail);
        free(group->path);
        free(group);
    }
    (void)pthread_mutex_unlock(&groups_lock);
}

/* May the file be opened again? Under the group's lock, when all are closed. Who only reads renews no log. */
static bool can_be_opened(struct sqlite_group *group) {
    char explanation[DB_EXPLANATION_MAX];
    if (!group->writes) {
        return true;
    }
    if (timestamp_monotonic_us() < group->renew_after_us) {
        return false;
    }
    bool can = sqlite_renew_log(group, explanation) == OK;
    group->renew_after_us = can ? 0 : timestamp_monotonic_us() + RENEW_PAUSE_MS * INT64_C(1000);
    return can;
}

/*
 * Closes all connections if it is wanted and none is in use. Whoever begins to use one says so first and looks then whether
 * all are to be closed; here it is the other way round, so one of the two sees the other.
 */
static void close_if_idle(struct sqlite_group *group) {
    (void)pthread_mutex_lock(&group->lock);
    bool idle = atomic_load(&group->closing);
    for (struct sqlite *each = group->first; each != NULL && idle; each = each->next) {
        idle = !atomic_load(&each->in_use);
    }
    for (struct sqlite *each = group->first; each != NULL && idle; each = each->next) {
        close_one(each, true);
        each->failing_since_us = 0;
    }
    if (idle) {
        event_tail_reset(group->tail, 0);
        atomic_store(&group->log_pages, 0);
        atomic_store(&group->log_copied, 0);
        atomic_store(&group->log_renewed, false);
        atomic_store(&group->checkpoint_failing_since_us, 0);
        atomic_store(&group->closing, !can_be_opened(group));
    }
    (void)pthread_mutex_unlock(&group->lock);
}

void sqlite_group_reopen(struct sqlite_group *group) {
    atomic_store(&group->closing, true);
}

static enum err refuse(struct sqlite *sqlite, const char *why) {
    atomic_store(&sqlite->in_use, false);
    (void)snprintf(sqlite->message, sizeof sqlite->message, "%.*s", (int)sizeof sqlite->message - 1, why);
    return ERR_STORE;
}

bool sqlite_group_use(struct sqlite *sqlite) {
    struct sqlite_group *group = sqlite->group;
    atomic_store(&sqlite->in_use, true);
    if (!atomic_load(&group->closing)) {
        return true;
    }
    atomic_store(&sqlite->in_use, false);
    close_if_idle(group);
    atomic_store(&sqlite->in_use, true);
    if (!atomic_load(&group->closing)) {
        return true;
    }
    atomic_store(&sqlite->in_use, false);
    close_if_idle(group);
    return false;
}

enum err sqlite_enter(struct sqlite *sqlite) {
    if (sqlite->depth > 0 || sqlite->in_transaction) {
        sqlite->depth++;
        return OK;
    }
    if (!sqlite_group_use(sqlite)) {
        return refuse(sqlite, "the database is being opened anew after it has failed for a while");
    }
    if (sqlite->handle == NULL) {
        char explanation[DB_EXPLANATION_MAX];
        if (sqlite_connect(sqlite, explanation) != OK) {
            return refuse(sqlite, explanation);
        }
        sqlite->openings++;
    }
    sqlite->depth = 1;
    sqlite->suspect = false;
    return OK;
}

/* Since when has it failed, as far as is known? 0: it has not. A success in between begins anew. */
static int64_t failing_since(int64_t since_us, bool failed) {
    if (!failed) {
        return 0;
    }
    return since_us == 0 ? timestamp_monotonic_us() : since_us;
}

void sqlite_leave(struct sqlite *sqlite, enum sqlite_use use, enum err err) {
    struct sqlite_group *group = sqlite->group;
    sqlite->depth--;
    if (sqlite->depth > 0 || sqlite->in_transaction) {
        return;
    }
    bool failed = err != OK && sqlite->suspect;
    /* What only begins a transaction shows nothing yet where it succeeds, nor does giving one up. */
    int64_t since_us = 0;
    if (use == USE_CHECKPOINT) {
        /* Of all together: one finds another at it, again and again, and only when none succeeds something is wrong. */
        since_us = failing_since(atomic_load(&group->checkpoint_failing_since_us), failed);
        atomic_store(&group->checkpoint_failing_since_us, since_us);
    } else if (failed || (err == OK && use == USE_WHOLE)) {
        since_us = failing_since(sqlite->failing_since_us, failed);
        sqlite->failing_since_us = since_us;
    }
    if (since_us != 0 && timestamp_monotonic_us() - since_us >= atomic_load(&group->reopen_after_us)) {
        atomic_store(&group->closing, true);
    }
    atomic_store(&sqlite->in_use, false);
    if (atomic_load(&group->closing)) {
        close_if_idle(group);
    }
}

void sqlite_set_reopen_after(struct db *db, int64_t milliseconds) {
    atomic_store(&sqlite_of_db(db)->group->reopen_after_us, milliseconds * 1000);
}
