/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loaded before the C library (LD_PRELOAD): makes the calls by which a database reaches its files fail on demand.
 *
 * What fails is read from the file that IO_FAULTS names, before each call, so a test changes it while the program runs. It
 * holds one letter for each kind of failure, and is empty or missing when nothing fails:
 *
 *     u   unlocking (fcntl) fails: EIO
 *     s   syncing (fdatasync, fsync) fails: EIO
 *     l   syncing takes a second and a half
 *     w   writing to a file fails: EIO
 *     r   reading a file fails: EIO
 *     k   the first sync fails (EIO), and the process is killed right behind it, before anybody can be told
 *     K   the same a moment later, when somebody may have been told
 *     x   syncing the write-ahead log fails (EIO), and what it was to write is lost (losing_disk.c)
 *
 * Only files whose names begin with IO_FAULTS_OF are concerned: the database and what stands beside it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "io_faults.h"

enum { NAME_SIZE = 512 };

/* The calls themselves, past what stands here. */
bool io_has_fault(char kind) {
    char kinds[16];
    const char *path = getenv("IO_FAULTS");
    int saved = errno;
    if (path == NULL) {
        return false;
    }
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    if (fd < 0) {
        errno = saved;
        return false;
    }
    long length = syscall(SYS_read, fd, kinds, sizeof kinds);
    (void)syscall(SYS_close, fd);
    errno = saved;
    return length > 0 && memchr(kinds, kind, (size_t)length) != NULL;
}

bool io_find_suffix(char *out, size_t size, int fd) {
    char link[64];
    char name[NAME_SIZE];
    const char *prefix = getenv("IO_FAULTS_OF");
    int saved = errno;
    (void)snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    errno = saved;
    if (length < 0 || prefix == NULL) {
        return false;
    }
    name[length] = '\0';
    if (strncmp(name, prefix, strlen(prefix)) != 0) {
        return false;
    }
    (void)snprintf(out, size, "%s", name + strlen(prefix));
    return true;
}

static bool is_concerned(int fd) {
    char suffix[NAME_SIZE];
    return io_find_suffix(suffix, sizeof suffix, fd) && strstr(suffix, ".lock") == NULL;
}

static bool fails(int fd, char kind) {
    if (!io_has_fault(kind) || !is_concerned(fd)) {
        return false;
    }
    errno = EIO;
    return true;
}

static _Noreturn void die(void) {
    (void)syscall(SYS_kill, (pid_t)syscall(SYS_getpid), SIGKILL);
    for (;;) {
        (void)syscall(SYS_pause);
    }
}

static void *die_later(void *unused) {
    (void)unused;
    const struct timespec moment = {.tv_nsec = 20000000};
    (void)nanosleep(&moment, NULL);
    die();
}

static bool sync_fails(int fd) {
    static char started;
    if (fails(fd, 'l')) {
        const struct timespec moment = {.tv_sec = 1, .tv_nsec = 500000000};
        (void)nanosleep(&moment, NULL);
        errno = 0;
    }
    if (fails(fd, 'k')) {
        die();
    }
    if (fails(fd, 'K')) {
        pthread_t thread;
        if (!__atomic_test_and_set(&started, __ATOMIC_SEQ_CST) && pthread_create(&thread, NULL, die_later, NULL) != 0) {
            die();
        }
        return true;
    }
    return fails(fd, 's');
}

static int sync_file(int fd, long call) {
    if (sync_fails(fd)) {
        return -1;
    }
    return disk_has(fd) ? disk_sync(fd) : (int)syscall(call, fd);
}

int fdatasync(int fd) {
    return sync_file(fd, SYS_fdatasync);
}

int fsync(int fd) {
    return sync_file(fd, SYS_fsync);
}

ssize_t write(int fd, const void *bytes, size_t size) {
    return fails(fd, 'w') ? -1 : syscall(SYS_write, fd, bytes, size);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t offset) {
    ssize_t length = fails(fd, 'w') ? -1 : syscall(SYS_pwrite64, fd, bytes, size, offset);
    if (length > 0 && disk_has(fd)) {
        disk_note_write(fd, offset, (size_t)length);
    }
    return length;
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t offset) {
    return pwrite64(fd, bytes, size, offset);
}

ssize_t pread64(int fd, void *bytes, size_t size, off64_t offset) {
    return fails(fd, 'r') ? -1 : syscall(SYS_pread64, fd, bytes, size, offset);
}

ssize_t pread(int fd, void *bytes, size_t size, off_t offset) {
    return pread64(fd, bytes, size, offset);
}

static int control(int fd, int command, void *argument) {
    const struct flock *lock = argument;
    if ((command == F_SETLK || command == F_SETLKW) && lock->l_type == F_UNLCK && fails(fd, 'u')) {
        return -1;
    }
    return (int)syscall(SYS_fcntl, fd, command, argument);
}

int fcntl64(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return control(fd, command, argument);
}

int fcntl(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return control(fd, command, argument);
}
