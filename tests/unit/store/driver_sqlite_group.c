/* SPDX-License-Identifier: Apache-2.0 */
/* Connections to one file: what a failing unlock does to all of them, and that opening all anew mends it. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "database.h"
#include "store/driver_sqlite.h"

static struct database database;
static struct db *reader, *other;
static atomic_bool unlocking_fails;

static int control(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    const struct flock *lock = argument;
    if (atomic_load(&unlocking_fails) && command == F_SETLK && lock->l_type == F_UNLCK) {
        errno = EIO;
        return -1;
    }
    return fcntl(fd, command, argument);
}

static int sleep_not(sqlite3_vfs *vfs, int microseconds) {
    (void)vfs;
    return microseconds;
}

/* Nobody waits for a lock that nobody will give back. */
static void be_impatient(struct db *db) {
    (void)sqlite3_busy_timeout(sqlite_of_db(db)->handle, 0);
}

static void open_group(void) {
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    cr_assert(vfs->xSetSystemCall(vfs, "fcntl", (sqlite3_syscall_ptr)(void (*)(void))control) == SQLITE_OK);
    vfs->xSleep = sleep_not;
    database_open(&database);
    reader = database_connect(&database, DB_READ);
    other = database_connect(&database, DB_WRITE);
    be_impatient(database.db);
    be_impatient(reader);
    be_impatient(other);
}

static void close_group(void) {
    db_close(reader);
    db_close(other);
    database_close(&database);
}

TestSuite(driver_sqlite_group, .init = open_group, .fini = close_group, .timeout = 60);

static enum err write_something(struct db *db, int64_t at) {
    enum err err = db_begin(db);
    if (err == OK) {
        err = store_touch(db, at, 100);
    }
    if (err != OK) {
        (void)!db_rollback(db);
        return err;
    }
    return db_commit(db);
}

/* Where it fails differs between versions of SQLite: 3.40 in the commit, 3.46 before it. */
static void expect_failing(enum err err) {
    cr_expect(err == ERR_STORE || err == ERR_STORE_UNKNOWN, "%s", err_name(err));
}

/*
 * A commit that begins the log anew takes the locks of all readers for a moment. Where they cannot be given back, the
 * program believes for ever that somebody has them.
 */
static void break_locks(void) {
    must(write_something(database.db, 5));
    must(db_checkpoint(other));
    atomic_store(&unlocking_fails, true);
    (void)!write_something(database.db, 7); /* in doubt, or not */
    atomic_store(&unlocking_fails, false);
    expect_failing(write_something(database.db, 8));
}

Test(driver_sqlite_group, a_failing_unlock_is_for_ever_within_patience) {
    break_locks();
    for (int i = 0; i < 5; i++) {
        expect_failing(write_something(database.db, 8));
    }
    cr_expect(db_openings(database.db) == 0 && db_openings(other) == 0);
}

Test(driver_sqlite_group, it_ends_when_all_have_been_opened_anew) {
    break_locks();
    db_set_reopen_after(other, 0);
    expect_failing(write_something(database.db, 8)); /* one failure too many */
    must(write_something(database.db, 9));
    must(write_something(other, 10));
    must(store_look(reader));
    cr_expect(db_openings(database.db) == 1 && db_openings(other) == 1 && db_openings(reader) == 1);
    cr_expect(database_number(database.path, "SELECT at FROM store_probe") == 10);
}

Test(driver_sqlite_group, what_was_committed_is_there_afterwards) {
    break_locks();
    db_set_reopen_after(database.db, 0);
    expect_failing(write_something(database.db, 8));
    must(store_look(reader));
    cr_expect(database_number(database.path, "SELECT at FROM store_probe") >= 5);
}

Test(driver_sqlite_group, nobody_is_cut_off_within_a_call) {
    break_locks();
    struct sqlite *bystander = sqlite_of_db(other);
    must(sqlite_enter(bystander)); /* as for a long query */
    db_set_reopen_after(database.db, 0);
    expect_failing(write_something(database.db, 8));
    expect_err(store_look(reader), ERR_STORE); /* refused at once: it is still in use */
    cr_expect(strstr(db_message(reader), "opened anew") != NULL);
    sqlite_leave(bystander, USE_WHOLE, OK);
    must(store_look(reader));
    must(write_something(database.db, 9));
    cr_expect(db_openings(database.db) == 1);
}

Test(driver_sqlite_group, a_full_disk_opens_nothing_anew) {
    must(write_something(database.db, 5));
    db_set_reopen_after(database.db, 0);
    database_limit_files(1);
    for (int i = 0; i < 3; i++) {
        cr_expect(write_something(database.db, 6) != OK);
        must(store_look(reader));
    }
    database_limit_files(-1);
    must(write_something(database.db, 7));
    cr_expect(db_openings(database.db) == 0 && db_openings(reader) == 0);
}

Test(driver_sqlite_group, what_is_refused_for_what_it_says_is_no_failure) {
    struct id game = sample_id(1);
    db_set_reopen_after(database.db, 0);
    must(sample_append(database.db, &game, 1, "created"));
    for (int i = 0; i < 3; i++) {
        expect_err(sample_append(database.db, &game, 1, "created"), ERR_CONFLICT);
    }
    must(store_look(reader));
    cr_expect(db_openings(database.db) == 0);
}

/* --- A sync of the database file that fails --- */

static sqlite3_io_methods failing_methods;

static int fail_sync(sqlite3_file *file, int flags) {
    (void)file;
    (void)flags;
    return SQLITE_IOERR_FSYNC;
}

static void break_sync(struct db *db) {
    sqlite3_file *file = NULL;
    cr_assert(sqlite3_file_control(sqlite_of_db(db)->handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK);
    failing_methods = *file->pMethods;
    failing_methods.xSync = fail_sync;
    file->pMethods = &failing_methods;
}

/* What the system does that cannot write pages and has told so: it drops them. The file is open for good: see find_file. */
static void drop_pages(const void *bytes, size_t size) {
    int file = open(database.path, O_RDWR | O_CLOEXEC);
    cr_assert(file >= 0 && pwrite(file, bytes, size, 0) == (ssize_t)size && ftruncate(file, (off_t)size) == 0);
}

Test(driver_sqlite_group, what_was_copied_and_not_synced_is_copied_again) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    must(db_checkpoint(other));
    size_t size = (size_t)database_size(database.path);
    void *synced = malloc(size);
    int file = open(database.path, O_RDONLY | O_CLOEXEC);
    cr_assert(synced != NULL && file >= 0 && read(file, synced, size) == (ssize_t)size);

    must(sample_append(database.db, &game, 2, "round"));
    must(db_begin(reader)); /* keeps what comes now from being copied, so that all but the driver are content */
    must(store_look(reader));
    must(write_something(database.db, 5));
    int64_t held = db_log_pages(database.db);
    break_sync(other);
    expect_err(db_checkpoint(other), ERR_STORE);
    cr_expect(strlen(db_message(other)) > 0 && strcmp(db_message(other), "not an error") != 0, "%s", db_message(other));
    drop_pages(synced, size);
    must(db_commit(reader));
    free(synced);

    must(write_something(database.db, 6));
    cr_expect(db_openings(database.db) == 1);
    cr_expect(db_log_left(other) == db_log_pages(database.db) && db_log_left(other) > held, "%lld of %lld, %lld",
              (long long)db_log_left(other), (long long)db_log_pages(database.db), (long long)held);
    must(db_checkpoint(other));
    cr_expect(db_log_left(other) == 0);
    must(write_something(database.db, 7)); /* the log begins anew: from here on the file alone has what it had */
    database_reopen(&database);
    cr_expect(database_number(database.path, "SELECT count(*) FROM event") == 2);
    must(store_check_integrity(database.db, database.explanation));
}
