/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A disk beside the system's memory: the directory LOSING_DISK has of the database and its write-ahead log what a power
 * cut at this moment would leave.
 *
 * What is written gets there when it is synced. While syncs of the log fail (kind `x` of io_faults.c) what they were to
 * write is lost, as it is on Linux: it stays to be read, is no more to be written, and the failure is told once for each
 * descriptor that was open by then. So it is with what a process had not synced when it was killed. The lengths of files,
 * and whether they are there, are on the disk at once.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "io_faults.h"

enum { DATABASE, LOG, FILES, SUFFIX_SIZE = 64, NAME_SIZE = 512, RANGES_MAX = 65536, DESCRIPTORS_MAX = 4096 };

struct range {
    off_t offset;
    size_t size;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct range dirty[FILES][RANGES_MAX];
static size_t dirty_count[FILES];
static unsigned failures; /* of the log */
static unsigned told[DESCRIPTORS_MAX];

static int find_file(int fd) {
    char suffix[SUFFIX_SIZE];
    if (getenv("LOSING_DISK") == NULL || !io_find_suffix(suffix, sizeof suffix, fd)) {
        return FILES;
    }
    return suffix[0] == '\0' ? DATABASE : strcmp(suffix, "-wal") == 0 ? LOG : FILES;
}

static void name_on_disk(char out[static NAME_SIZE], int file) {
    const char *database = getenv("IO_FAULTS_OF");
    const char *slash = strrchr(database, '/');
    (void)snprintf(out, NAME_SIZE, "%s/%s%s", getenv("LOSING_DISK"), slash == NULL ? database : slash + 1,
                   file == LOG ? "-wal" : "");
}

static int open_on_disk(int file) {
    char name[NAME_SIZE];
    name_on_disk(name, file);
    int fd = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) {
        abort();
    }
    return fd;
}

/* Under the lock. */
static void write_back(int file, int fd) {
    int disk = open_on_disk(file);
    for (size_t i = 0; i < dirty_count[file]; i++) {
        const struct range *range = &dirty[file][i];
        char *bytes = malloc(range->size);
        long length = bytes == NULL ? -1 : syscall(SYS_pread64, fd, bytes, range->size, range->offset);
        if (length < 0 || syscall(SYS_pwrite64, disk, bytes, (size_t)length, range->offset) != length) {
            abort();
        }
        free(bytes);
    }
    (void)syscall(SYS_close, disk);
}

bool disk_has(int fd) {
    return find_file(fd) != FILES;
}

void disk_note_write(int fd, off_t offset, size_t size) {
    int file = find_file(fd);
    (void)pthread_mutex_lock(&lock);
    if (dirty_count[file] == RANGES_MAX) {
        abort();
    }
    dirty[file][dirty_count[file]++] = (struct range){offset, size};
    (void)pthread_mutex_unlock(&lock);
}

int disk_sync(int fd) {
    int file = find_file(fd);
    int result = 0;
    (void)pthread_mutex_lock(&lock);
    if (file == LOG && io_has_fault('x')) {
        failures++;
    } else {
        write_back(file, fd);
    }
    dirty_count[file] = 0;
    if (file == LOG && told[fd] != failures) {
        told[fd] = failures;
        errno = EIO;
        result = -1;
    }
    (void)pthread_mutex_unlock(&lock);
    return result;
}

/* --- Calls that nothing else of the shim is concerned with --- */

static int open_file(const char *path, int flags, mode_t mode) {
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && find_file(fd) == LOG) {
        (void)pthread_mutex_lock(&lock);
        if (fd >= DESCRIPTORS_MAX) {
            abort();
        }
        told[fd] = failures; /* somebody else has been told of them */
        (void)pthread_mutex_unlock(&lock);
    }
    return fd;
}

static mode_t mode_of(int flags, va_list arguments) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return open_file(path, flags | O_LARGEFILE, mode);
}

int ftruncate64(int fd, off64_t length) {
    int file = find_file(fd);
    int result = (int)syscall(SYS_ftruncate, fd, length);
    if (file != FILES && result == 0) {
        int disk = open_on_disk(file);
        (void)syscall(SYS_ftruncate, disk, length);
        (void)syscall(SYS_close, disk);
    }
    return result;
}

int ftruncate(int fd, off_t length) {
    return ftruncate64(fd, length);
}

int unlink(const char *path) {
    const char *database = getenv("IO_FAULTS_OF");
    int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    size_t length = database == NULL ? 0 : strlen(database);
    if (result == 0 && getenv("LOSING_DISK") != NULL && strncmp(path, database, length) == 0 &&
        strcmp(path + length, "-wal") == 0) {
        char name[NAME_SIZE];
        name_on_disk(name, LOG);
        (void)syscall(SYS_unlinkat, AT_FDCWD, name, 0);
        (void)pthread_mutex_lock(&lock);
        dirty_count[LOG] = 0;
        (void)pthread_mutex_unlock(&lock);
    }
    return result;
}
