/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flock(2): the kernel gives it back however the process ends, and it has nothing to do with the locks of the database's
 * own file, which SQLite takes with fcntl(2). The name is that of the file a symbolic link leads to, as two names are one
 * database.
 */
#include "store/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "util/timestamp.h"

enum { LINE_MAX_LENGTH = 240, TRIES = 100, PAUSE_NS = 10000000 };

static const char process_word[] = ", process ";

struct store_lock {
    int fd;
    char line[LINE_MAX_LENGTH];
};

/* What cannot be written harms nobody: it is only for being read by people. */
static void write_line(const struct store_lock *lock) {
    if (ftruncate(lock->fd, 0) == 0) {
        (void)!pwrite(lock->fd, lock->line, strlen(lock->line), 0);
    }
}

/* The line of whoever has the lock; "" where there is none yet. */
static void read_line(char out[static LINE_MAX_LENGTH], int fd) {
    ssize_t length = pread(fd, out, LINE_MAX_LENGTH - 1, 0);
    out[length > 0 ? length : 0] = '\0';
    out[strcspn(out, "\r\n")] = '\0';
    for (char *c = out; *c != '\0'; c++) {
        *c = (unsigned char)*c < ' ' ? '?' : *c;
    }
}

/* Does the line name a process that lives? One that was killed leaves its line behind. */
static bool names_somebody(const char *line) {
    const char *at = strstr(line, process_word);
    long pid = at == NULL ? 0 : strtol(at + strlen(process_word), NULL, 10);
    return pid > 0 && (kill((pid_t)pid, 0) == 0 || errno == EPERM);
}

/* The process that has just taken the lock writes its line in the next moment. */
static void explain_holder(char explanation[static DB_EXPLANATION_MAX], int fd, const char *path) {
    char line[LINE_MAX_LENGTH] = "";
    for (int i = 0; i < TRIES; i++) {
        read_line(line, fd);
        if (names_somebody(line)) {
            break;
        }
        const struct timespec pause = {.tv_nsec = PAUSE_NS};
        (void)nanosleep(&pause, NULL);
    }
    db_explain(explanation, "The database is in use (%.100s.lock): %s. Stop that process, or give another path.", path,
               line[0] == '\0' ? "by whom is not known" : line);
}

/* The lock file, locked; -1 after an explanation. */
static int open_locked(enum err *out_err, const char *path, char explanation[static DB_EXPLANATION_MAX]) {
    char *name = NULL;
    *out_err = ERR_NO_MEMORY;
    if (asprintf(&name, "%s.lock", path) < 0) {
        db_explain(explanation, "There is no memory for the lock of %s.", path);
        return -1;
    }
    *out_err = ERR_STORE;
    int fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    free(name);
    if (fd < 0) {
        db_explain(explanation, "Cannot open the lock %s.lock: %s. See whose it is, and who may write it.", path,
                   strerror(errno));
        return -1;
    }
    if (flock(fd, LOCK_EX | LOCK_NB) == 0) {
        return fd;
    }
    if (errno == EWOULDBLOCK) {
        *out_err = ERR_CONFLICT;
        explain_holder(explanation, fd, path);
    } else {
        db_explain(explanation, "Cannot lock %s.lock: %s. Put the database on a local disk.", path, strerror(errno));
    }
    (void)close(fd);
    return -1;
}

enum err store_lock_take(struct store_lock **out, const char *url, const char *holder,
                         char explanation[static DB_EXPLANATION_MAX]) {
    const char *given = NULL;
    enum err err = db_find_path(&given, url, explanation);
    *out = NULL;
    if (err != OK || given == NULL) {
        return err;
    }
    char *path = realpath(given, NULL);
    if (path == NULL) {
        db_explain(explanation, "Cannot find the database %s: %s.", given, strerror(errno));
        return ERR_STORE;
    }
    struct store_lock *lock = calloc(1, sizeof *lock);
    if (lock == NULL) {
        db_explain(explanation, "There is no memory for the lock of %s.", given);
        free(path);
        return ERR_NO_MEMORY;
    }
    lock->fd = open_locked(&err, path, explanation);
    free(path);
    if (lock->fd < 0) {
        free(lock);
        return err;
    }
    char since[TIMESTAMP_SIZE];
    timestamp_format(since, timestamp_now());
    (void)snprintf(lock->line, sizeof lock->line, "%.40s%s%ld, since %s", holder, process_word, (long)getpid(), since);
    write_line(lock);
    *out = lock;
    return OK;
}

void store_lock_tell(struct store_lock *lock, const char *address) {
    if (lock != NULL) {
        size_t length = strlen(lock->line);
        (void)snprintf(lock->line + length, sizeof lock->line - length, ", on %s", address);
        write_line(lock);
    }
}

void store_lock_release(struct store_lock *lock) {
    if (lock != NULL) {
        (void)!ftruncate(lock->fd, 0);
        (void)close(lock->fd);
        free(lock);
    }
}
