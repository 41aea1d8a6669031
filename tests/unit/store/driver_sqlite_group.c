/* SPDX-License-Identifier: Apache-2.0 */
/* Connections to one file: what a failing unlock does to all of them, and that opening all anew mends it. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "database.h"
#include "store/driver_sqlite.h"

static struct database database;
static struct db *reader, *other;
static atomic_bool unlocking_fails;
static off_t only_lock; /* of the shared memory; 0: all */

enum { CHECKPOINT_LOCK = 121 }; /* https://www.sqlite.org/walformat.html#locks */

static int control(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    const struct flock *lock = argument;
    if (atomic_load(&unlocking_fails) && command == F_SETLK && lock->l_type == F_UNLCK &&
        (only_lock == 0 || lock->l_start == only_lock)) {
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

static const char *log_path(void) {
    static char path[DATABASE_PATH_MAX];
    database_file(path, &database, "referee.db-wal");
    return path;
}

static int64_t log_size(void) {
    return database_size(log_path());
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

static sqlite3_io_methods methods;

/* The connection's database file, whose methods are `methods` from now on. */
static const sqlite3_io_methods *replace_methods(struct db *db) {
    sqlite3_file *file = NULL;
    cr_assert(sqlite3_file_control(sqlite_of_db(db)->handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK);
    const sqlite3_io_methods *real = file->pMethods;
    methods = *real;
    file->pMethods = &methods;
    return real;
}

static int fail_sync(sqlite3_file *file, int flags) {
    (void)file;
    (void)flags;
    return SQLITE_IOERR_FSYNC;
}

static void break_sync(struct db *db) {
    (void)replace_methods(db);
    methods.xSync = fail_sync;
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

Test(driver_sqlite_group, so_is_what_the_writer_copied_where_nobody_else_does) {
    must(write_something(database.db, 5));
    break_sync(database.db);
    struct sqlite *writer = sqlite_of_db(database.db);
    cr_expect(sqlite_note_commit(writer, writer->handle, "main", 16384) == SQLITE_OK,
              "the commit is as good as before");
    must(write_something(database.db, 6));
    cr_expect(db_openings(database.db) == 1);
    must(db_checkpoint(other));
    cr_expect(db_log_left(other) == 0);
}

Test(driver_sqlite_group, the_log_outlives_connections_that_are_to_be_opened_anew) {
    must(write_something(database.db, 5));
    sqlite_group_reopen(sqlite_of_db(database.db)->group);
    db_close(reader);
    db_close(other);
    db_close(database.db);
    reader = other = database.db = NULL;
    cr_expect(log_size() > 0, "what counts as copied may not be in the file");
}

/* --- Others at the same time --- */

static const sqlite3_io_methods *real_methods;
static int syncs;

static int count_sync(sqlite3_file *file, int flags) {
    syncs++;
    return real_methods->xSync(file, flags);
}

/* In the first of a checkpoint, that is while it copies. */
static int commit_and_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at) {
    methods.xWrite = real_methods->xWrite;
    must(write_something(database.db, 6));
    return real_methods->xWrite(file, bytes, size, at);
}

static int checkpoint_and_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at) {
    methods.xWrite = real_methods->xWrite;
    must(db_checkpoint(other)); /* it finds this one at it */
    return real_methods->xWrite(file, bytes, size, at);
}

Test(driver_sqlite_group, what_is_copied_is_synced_though_a_commit_comes_meanwhile) {
    must(write_something(database.db, 5));
    real_methods = replace_methods(reader);
    methods.xSync = count_sync;
    methods.xWrite = commit_and_write;
    must(db_checkpoint(reader));
    cr_expect(syncs == 1 && db_log_left(reader) > 0, "%d, %lld", syncs, (long long)db_log_left(reader));
    must(db_checkpoint(reader));
    cr_expect(syncs > 1 && db_log_left(reader) == 0);
}

Test(driver_sqlite_group, what_the_writer_copies_is_synced_once) {
    must(write_something(database.db, 5));
    real_methods = replace_methods(database.db);
    methods.xSync = count_sync;
    must(db_checkpoint(database.db));
    cr_expect(syncs == 1 && db_log_left(reader) == 0, "%d", syncs);
}

/* One checkpoint, and another that finds it at work. */
static void meet_at_checkpoint(int64_t at) {
    must(write_something(database.db, at));
    methods.xWrite = checkpoint_and_write;
    must(db_checkpoint(database.db));
    cr_expect(methods.xWrite == real_methods->xWrite, "it had something to copy");
}

Test(driver_sqlite_group, a_checkpoint_that_finds_another_at_it_is_no_failure) {
    const struct timespec longer = {.tv_nsec = 300000000};
    db_set_reopen_after(other, 200);
    real_methods = replace_methods(database.db);
    meet_at_checkpoint(5);
    (void)nanosleep(&longer, NULL);
    meet_at_checkpoint(6);
    must(write_something(database.db, 7));
    cr_expect(db_openings(database.db) == 0 && db_openings(other) == 0);
}

Test(driver_sqlite_group, one_that_finds_another_at_it_for_ever_is) {
    must(write_something(database.db, 5));
    only_lock = CHECKPOINT_LOCK;
    atomic_store(&unlocking_fails, true);
    must(db_checkpoint(other));
    atomic_store(&unlocking_fails, false);
    must(db_checkpoint(database.db));
    must(write_something(database.db, 6));
    cr_expect(db_openings(database.db) == 0 && db_log_left(other) > 0, "within patience");
    db_set_reopen_after(other, 0);
    must(db_checkpoint(database.db));
    must(write_something(database.db, 7));
    cr_expect(db_openings(database.db) == 1);
    must(db_checkpoint(other));
    cr_expect(db_log_left(other) == 0);
}

/* --- The log that is found --- */

/* Closes all as a process that is killed does: the log stays. */
static void crash(void) {
    struct db **const all[] = {&reader, &other, &database.db};
    for (size_t i = 0; i < VALUE_COUNT(all); i++) {
        sqlite_keep_log(sqlite_of_db(*all[i])->handle, true);
        db_close(*all[i]);
        *all[i] = NULL;
    }
}

/* Was the file written since forget_writing? */
static bool is_written(const char *path) {
    struct stat status;
    cr_assert(stat(path, &status) == 0);
    return status.st_mtim.tv_sec != 1;
}

static void forget_writing(const char *path) {
    const struct timespec times[2] = {{.tv_sec = 1}, {.tv_sec = 1}};
    cr_assert(utimensat(AT_FDCWD, path, times, 0) == 0);
}

Test(driver_sqlite_group, a_log_that_is_found_is_written_again_before_anything_else_is) {
    must(write_something(database.db, 5));
    crash();
    forget_writing(log_path());
    forget_writing(database.path);
    int64_t size = log_size();
    cr_assert(size > 0);
    reader = database_connect(&database, DB_READ);
    must(store_look(reader));
    must(db_checkpoint(reader));
    db_close(reader);
    reader = NULL;
    cr_expect(!is_written(log_path()) && log_size() == size, "who only reads leaves it as it is");
    cr_expect(!is_written(database.path), "and copies nothing");
    database.db = database_connect(&database, DB_WRITE);
    cr_expect(is_written(log_path()) && log_size() == size);
    forget_writing(log_path());
    other = database_connect(&database, DB_WRITE);
    cr_expect(!is_written(log_path()), "once is enough");
    must(db_checkpoint(other));
    db_close(other);
    db_close(database.db);
    other = database.db = NULL;
    cr_expect(log_size() == -1, "all is in the one file");
    cr_expect(database_number(database.path, "SELECT at FROM store_probe") == 5);
}

Test(driver_sqlite_group, who_only_reads_leaves_nothing_beside_a_file_that_had_nothing) {
    db_close(reader);
    db_close(other);
    db_close(database.db);
    other = database.db = NULL;
    cr_expect(database_count_files(&database) == 1);
    reader = database_connect(&database, DB_READ);
    must(store_look(reader));
    db_close(reader);
    reader = NULL;
    cr_expect(database_count_files(&database) == 1);
}

/* What is before this can be written, as the shared memory is; of the log not all. */
enum { LIMIT = 40000 };

static void write_beyond_limit(void) {
    do {
        must(write_something(database.db, 5));
    } while (log_size() <= LIMIT);
}

Test(driver_sqlite_group, a_log_that_cannot_be_written_is_not_relied_on) {
    struct db *db = NULL;
    write_beyond_limit();
    crash();
    database_limit_files(LIMIT);
    expect_err(db_open(&db, database.path, DB_WRITE, database.explanation), ERR_STORE);
    cr_expect(strstr(database.explanation, "write-ahead log") != NULL, "%s", database.explanation);
    database_limit_files(-1);
    database.db = database_connect(&database, DB_WRITE);
    cr_expect(database_number(database.path, "SELECT at FROM store_probe") == 5);
}

Test(driver_sqlite_group, until_it_can_be_all_stay_closed) {
    struct sqlite_group *group = sqlite_of_db(reader)->group;
    struct db *db = NULL;
    write_beyond_limit();
    sqlite_group_reopen(group);
    database_limit_files(LIMIT);
    expect_err(store_look(reader), ERR_STORE); /* it may show what is not on the disk */
    expect_err(write_something(database.db, 6), ERR_STORE);
    expect_err(db_open(&db, database.path, DB_READ, database.explanation), ERR_STORE);
    cr_expect(strstr(database.explanation, "opened anew") != NULL, "%s", database.explanation);
    database_limit_files(-1);
    cr_expect(group->renew_after_us > 0, "not at once: each attempt writes all of it");
    group->renew_after_us = 0;
    must(store_look(reader));
    must(write_something(database.db, 6));
    cr_expect(db_openings(database.db) == 1 && db_openings(reader) == 1);
}

Test(driver_sqlite_group, while_another_process_writes_it_is_read_and_then_written_again_before_any_change) {
    sqlite3 *stranger = NULL;
    must(write_something(database.db, 5));
    forget_writing(log_path());
    cr_assert(sqlite3_open_v2(database.path, &stranger, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK);
    cr_assert(sqlite3_exec(stranger, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK);
    sqlite_group_reopen(sqlite_of_db(reader)->group);
    must(store_look(reader));
    must(db_checkpoint(reader));
    expect_failing(write_something(database.db, 6));
    cr_expect(!is_written(log_path()));
    (void)sqlite3_close(stranger);
    must(db_begin(database.db));
    cr_expect(is_written(log_path()) && db_openings(database.db) == 1);
    must(db_rollback(database.db));
}
