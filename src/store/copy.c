/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A database's copy: where it comes from, where it goes, and that it is there as a whole or not at all.
 *
 * The rows are the matter of copy_rows.c. Here are locks and claims, and new files, which are written under a temporary
 * name and get their own once they are on the disk.
 */
#include "store/copy.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "copy_internal.h"
#include "rows.h"
#include "store/event_index.h"
#include "store/results.h"

static const char holder[] = "referee copy";

/* --- A new file --------------------------------------------------------------------------------------------------- */

/* Opens, syncs, closes: for a file and for the directory that holds its name. */
static bool sync_path(const char *path, int flags) {
    int fd = open(path, flags | O_CLOEXEC);
    if (fd < 0) {
        return false;
    }
    bool synced = fsync(fd) == 0;
    return close(fd) == 0 && synced;
}

/* The directory part of a path, to be freed; NULL without memory. */
static char *directory_of(const char *path) {
    const char *slash = strrchr(path, '/');
    if (slash == NULL) {
        return strdup(".");
    }
    return slash == path ? strdup("/") : strndup(path, (size_t)(slash - path));
}

/* Gives the finished copy its name; an existing file is never replaced, where the file system can see to that. */
static bool rename_new(const char *from, const char *to) {
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) {
        return true;
    }
    return errno == EINVAL && rename(from, to) == 0;
}

static enum err check_new(const char *path, char explanation[static STORE_EXPLANATION_MAX]) {
    struct stat status;
    if (path[0] == '\0' || lstat(path, &status) == 0) {
        db_explain(explanation, "%s exists already. Give the path of a new file.",
                   path[0] == '\0' ? "The empty path" : path);
        return ERR_INVALID_VALUE;
    }
    return OK;
}

/* Writes a database into an empty file. */
typedef enum err write_function(void *context, const char *path, char explanation[static STORE_EXPLANATION_MAX]);

/* Has a file written under a temporary name, made by this function, and gives it its name once it is on the disk. */
static enum err write_temporary(const char *path, char *temporary, const char *directory, write_function *write,
                                void *context, char explanation[static STORE_EXPLANATION_MAX]) {
    int fd = mkstemp(temporary); /* with mode 0600 */
    if (fd < 0 || close(fd) != 0) {
        db_explain(explanation, "Cannot make a file in %s: %s.", directory, strerror(errno));
        return ERR_STORE;
    }
    enum err err = write(context, temporary, explanation);
    if (err != OK) {
        (void)unlink(temporary);
        return err;
    }
    if (!sync_path(temporary, O_RDWR)) {
        db_explain(explanation, "Cannot write the copy %s to the disk: %s.", path, strerror(errno));
        err = ERR_STORE;
    } else if (!rename_new(temporary, path)) {
        db_explain(explanation, "Cannot name the copy %s: %s.", path, strerror(errno));
        err = ERR_STORE;
    } else if (!sync_path(directory, O_RDONLY | O_DIRECTORY)) {
        db_explain(explanation, "The copy %s is made, but its name may not be on the disk yet: %s.", path,
                   strerror(errno));
        return ERR_STORE;
    }
    if (err != OK) {
        (void)unlink(temporary);
    }
    return err;
}

static enum err write_new_file(const char *path, write_function *write, void *context,
                               char explanation[static STORE_EXPLANATION_MAX]) {
    char *directory = directory_of(path);
    char *temporary = NULL;
    enum err err = ERR_NO_MEMORY;
    if (directory == NULL || asprintf(&temporary, "%s.partial-XXXXXX", path) < 0) {
        temporary = NULL; /* asprintf leaves it undefined */
        db_explain(explanation, "There is no memory for the copy.");
    } else {
        err = write_temporary(path, temporary, directory, write, context, explanation);
    }
    free(temporary);
    free(directory);
    return err;
}

/* --- Into a database ---------------------------------------------------------------------------------------------- */

/* What failed in the target, other than at its rows. */
static enum err fail_to_write(const struct copying *copying, enum err err) {
    if (err == ERR_STORE_UNKNOWN && !db_is_file(copying->to)) {
        db_explain(copying->explanation,
                   "It is not known whether the copy was committed: %s. Copy again: that is refused where it was.",
                   db_message(copying->to));
    } else {
        db_explain(copying->explanation, "Cannot write the copy: %s.", db_message(copying->to));
    }
    return err;
}

/* Empty, with all tables, and within the transaction in which they are filled. */
static enum err prepare_target(struct copying *copying) {
    enum err err = store_migrate_new(copying->to, copying->explanation);
    err = err == OK ? store_check_same_version(copying->to, copying->explanation) : err;
    if (err != OK) {
        return err;
    }
    err = db_begin_whole(copying->to);
    return err == OK ? copy_begin(copying) : fail_to_write(copying, err);
}

/* Of a server's database: see struct copy_listener. */
static enum err mend_statistics(struct copying *copying) {
    int64_t differ = 0;
    if (db_is_file(copying->from)) {
        return OK;
    }
    enum err err = db_query(copying->from, QUERY_FIND_STATISTICS_ELSEWHERE, NULL, 0, rows_note_integer, &differ);
    if (err != OK) {
        db_explain(copying->explanation, "Cannot read how far results have been noted: %s.", db_message(copying->from));
        return err;
    }
    err = differ == 0 ? OK : copying->listener->rebuild(copying->listener->context, copying->to);
    if (err != OK) {
        db_explain(copying->explanation, "Cannot reckon the statistics of the copy: %s: %s.", err_name(err),
                   db_message(copying->to));
    }
    return err;
}

/*
 * Nobody sees the file yet: what each file has of its own, the lists of games' results and the log's index, is made before it is
 * compared.
 */
static enum err fill_file(struct copying *copying) {
    enum err err = prepare_target(copying);
    err = err == OK ? copy_rows(copying) : err;
    if (err != OK) {
        return err;
    }
    err = results_list_all(copying->to);
    err = err == OK ? db_commit(copying->to) : err;
    err = err == OK ? event_index_complete(copying->to, NULL) : err;
    if (err != OK) {
        return fail_to_write(copying, err);
    }
    err = copy_compare(copying);
    err = err == OK ? mend_statistics(copying) : err;
    return err == OK ? store_check_integrity(copying->to, copying->explanation) : err;
}

static enum err write_rows(void *context, const char *path, char explanation[static STORE_EXPLANATION_MAX]) {
    struct copying *copying = context;
    char *url = NULL;
    if (asprintf(&url, "sqlite:%s", path) < 0) {
        db_explain(explanation, "There is no memory for the copy.");
        return ERR_NO_MEMORY;
    }
    enum err err = store_open(&copying->to, url, DB_WRITE, explanation);
    err = err == OK ? fill_file(copying) : err;
    copy_end(copying);
    db_close(copying->to);
    free(url);
    return err;
}

/* All in one transaction. Nobody has the claim but this process, so no server serves what is still to be compared. */
static enum err fill_database(struct copying *copying) {
    enum err err = prepare_target(copying);
    err = err == OK ? copy_rows(copying) : err;
    err = err == OK ? copy_compare(copying) : err;
    if (err == OK) {
        err = db_commit(copying->to);
        return err == OK ? OK : fail_to_write(copying, err);
    }
    (void)db_rollback(copying->to);
    return err;
}

static enum err write_database(struct copying *copying, const char *url) {
    struct store_lock *lock = NULL;
    enum err err = store_open_alone(&copying->to, &lock, url, holder, copying->explanation);
    err = err == OK ? fill_database(copying) : err;
    copy_end(copying);
    db_close(copying->to);
    store_lock_release(lock);
    return err;
}

/* --- Out of a database -------------------------------------------------------------------------------------------- */

/* A snapshot of a database of which this program knows all. */
static enum err begin_source(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    enum err err = store_check_same_version(db, explanation);
    if (err != OK) {
        return err;
    }
    err = db_begin_whole(db);
    if (err != OK) {
        db_explain(explanation, "Cannot read the database: %s.", db_message(db));
    }
    return err;
}

/*
 * A file that a server had and that was killed: what of its log may not be on the disk is written again, as by a start,
 * and the index of the games' log is completed, by which it is read back.
 */
static enum err settle_file(const char *url, struct store_lock **out_lock,
                            char explanation[static STORE_EXPLANATION_MAX]) {
    struct db *db = NULL;
    enum err err = store_open(&db, url, DB_READ, explanation); /* one that is not there would be made */
    err = err == OK ? store_check_version(db, explanation) : err;
    db_close(db);
    db = NULL;
    err = err == OK ? store_open_alone(&db, out_lock, url, holder, explanation) : err;
    if (err == OK) {
        err = event_index_complete(db, NULL);
        if (err != OK) {
            db_explain(explanation, "Cannot complete the index of the log: %s.", db_message(db));
        }
    }
    db_close(db);
    return err;
}

/* Alone: no server has it, nor can get it before this process has ended. */
static enum err open_source_alone(struct db **out, struct store_lock **out_lock, const char *url,
                                  char explanation[static STORE_EXPLANATION_MAX]) {
    enum err err = db_is_path(url) ? settle_file(url, out_lock, explanation) : OK;
    err = err == OK ? store_open(out, url, DB_READ, explanation) : err;
    err = err == OK ? db_claim(*out, DB_CLAIM_ALL, holder, explanation) : err;
    return err == OK ? begin_source(*out, explanation) : err;
}

enum err store_copy(const char *from, const char *to, const struct copy_listener *listener,
                    char explanation[static STORE_EXPLANATION_MAX]) {
    struct copying copying = {.listener = listener, .explanation = explanation};
    struct store_lock *lock = NULL;
    const char *path = NULL;
    enum err err = db_find_path(&path, to, explanation);
    if (err == OK && strcmp(from, to) == 0) {
        db_explain(explanation, "A database is not copied to itself.");
        err = ERR_INVALID_VALUE;
    }
    err = err == OK && path != NULL ? check_new(path, explanation) : err;
    err = err == OK ? open_source_alone(&copying.from, &lock, from, explanation) : err;
    if (err == OK) {
        err = path != NULL ? write_new_file(path, write_rows, &copying, explanation) : write_database(&copying, to);
    }
    db_close(copying.from);
    store_lock_release(lock);
    return err;
}

/* --- Backup ------------------------------------------------------------------------------------------------------- */

static enum err write_pages(void *context, const char *path, char explanation[static STORE_EXPLANATION_MAX]) {
    struct db *db = context;
    enum err err = db->driver->backup(db, path);
    if (err != OK) {
        db_explain(explanation, "Cannot copy the database to %s: %s.", path, db_message(db));
    }
    return err;
}

enum err store_backup(const char *url, const char *path, const struct copy_listener *listener,
                      char explanation[static STORE_EXPLANATION_MAX]) {
    struct copying copying = {.listener = listener, .explanation = explanation};
    enum err err = check_new(path, explanation);
    err = err == OK ? store_open(&copying.from, url, DB_READ, explanation) : err;
    if (err != OK) {
        return err;
    }
    if (db_is_file(copying.from)) {
        err = write_new_file(path, write_pages, copying.from, explanation);
    } else {
        err = begin_source(copying.from, explanation);
        err = err == OK ? write_new_file(path, write_rows, &copying, explanation) : err;
    }
    db_close(copying.from);
    return err;
}
