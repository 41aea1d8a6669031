/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The process's limits, memory, the clock, and where a database's file is to be.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/timex.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <linux/magic.h>

#include "doctor.h"
#include "util/timestamp.h"

enum {
    MIB = 1024 * 1024,
    FILES_BESIDE = 64, /* descriptors beside those of connections: database, log, threads */
    SPACE_DANGER_MIB = 64,
    SPACE_WARNING_MIB = 1024,
    SYNC_BYTES = 4096,
    SYNC_COUNT = 32,
    SYNC_SLOW_US = 50000,
};

/* serve takes as many as it may, so what it may have counts. */
static void look_at_files(struct doctor *doctor) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) {
        return;
    }
    uint64_t most = limit.rlim_max;
    uint64_t wanted = (uint64_t)doctor->settings->connections + FILES_BESIDE;
    if (limit.rlim_max == RLIM_INFINITY) {
        doctor_say(doctor, DOCTOR_OK, "open-files", NULL, "without a limit");
    } else if (most < 2 * FILES_BESIDE) {
        doctor_say(doctor, DOCTOR_DANGER, "open-files",
                   "Raise the hard limit: LimitNOFILE=65536 in the unit, or ulimit -Hn",
                   "%" PRIu64 " at most, too few for the database and some connections", most);
    } else if (most < wanted) {
        doctor_say(doctor, DOCTOR_WARNING, "open-files", "Raise the hard limit, or lower --connections",
                   "%" PRIu64 " at most, while --connections lets in %ld", most, doctor->settings->connections);
    } else {
        doctor_say(doctor, DOCTOR_OK, "open-files", NULL, "%" PRIu64 " at most, for %ld connections", most,
                   doctor->settings->connections);
    }
}

static void look_at_memory(struct doctor *doctor) {
    int64_t pages = sysconf(_SC_PHYS_PAGES);
    int64_t page = sysconf(_SC_PAGESIZE);
    int64_t mib = pages > 0 && page > 0 ? pages * (page / 1024) / 1024 : 0;
    int64_t wanted = doctor->settings->cache_mib + doctor->settings->cache_mib / 4; /* names and tokens come on top */
    bool fits = wanted <= mib / 2;
    doctor_say(doctor, fits ? DOCTOR_OK : DOCTOR_WARNING, "memory",
               fits ? NULL : "Lower --cache to a third of the memory",
               "%" PRId64 " MiB in the machine, of which games, names and tokens may take %" PRId64, mib, wanted);
}

/* Clocks of games and the times in logs are only as good. */
static void look_at_clock(struct doctor *doctor) {
    struct timex timex = {.modes = 0};
    int state = adjtimex(&timex);
    bool is_right = state >= 0 && state != TIME_ERROR && (timex.status & STA_UNSYNC) == 0;
    doctor_say(doctor, is_right ? DOCTOR_OK : DOCTOR_WARNING, "clock",
               is_right ? NULL : "Run a time service, such as systemd-timesyncd or chrony",
               is_right ? "the kernel says that it is synchronised"
                        : "nobody has told the kernel that it is synchronised");
}

void doctor_look_at_machine(struct doctor *doctor) {
    look_at_files(doctor);
    look_at_memory(doctor);
    look_at_clock(doctor);
}

/* ---- where the file is ---- */

static const char *reason_against(long type) {
    switch (type) {
    case TMPFS_MAGIC:
    case RAMFS_MAGIC:
        return "it is kept in memory, and is gone with the power";
    case NFS_SUPER_MAGIC:
    case SMB_SUPER_MAGIC:
    case CIFS_SUPER_MAGIC:
    case SMB2_SUPER_MAGIC:
        return "it is on another machine, where locks and syncs are not what SQLite relies on";
    default:
        return NULL;
    }
}

static void look_at_file_system(struct doctor *doctor, const char *directory) {
    struct statfs status;
    if (statfs(directory, &status) != 0) {
        return;
    }
    const char *reason = reason_against((long)status.f_type);
    if (reason == NULL) {
        doctor_say(doctor, DOCTOR_OK, "file-system", NULL, "%s is on a local disk, as far as its kind tells",
                   directory);
    } else {
        doctor_say(doctor, DOCTOR_DANGER, "file-system", "Put the database on a local disk", "%s: %s", directory,
                   reason);
    }
}

static void look_at_space(struct doctor *doctor, const char *directory) {
    struct statvfs status;
    if (statvfs(directory, &status) != 0) {
        return;
    }
    int64_t mib = (int64_t)((double)status.f_bavail * (double)status.f_frsize / MIB);
    bool has_names = status.f_files == 0 || status.f_favail > 0; /* some file systems do not count them */
    enum doctor_verdict verdict = mib < SPACE_DANGER_MIB || !has_names ? DOCTOR_DANGER
                                  : mib < SPACE_WARNING_MIB            ? DOCTOR_WARNING
                                                                       : DOCTOR_OK;
    doctor_say(doctor, verdict, "disk-space",
               verdict == DOCTOR_OK ? NULL : "Make room: on a full disk no move is taken until there is some",
               "%" PRId64 " MiB are free in %s%s", mib, directory, has_names ? "" : ", but no file can be made");
}

static int compare_times(const void *a, const void *b) {
    int64_t one = *(const int64_t *)a;
    int64_t other = *(const int64_t *)b;
    return (one > other) - (one < other);
}

/* As commits do: some bytes at the end of a file, then a sync. The median, or -1 with errno. */
static int64_t measure_syncs(int file) {
    static const char bytes[SYNC_BYTES];
    int64_t times[SYNC_COUNT];
    for (size_t i = 0; i < SYNC_COUNT; i++) {
        int64_t begin = timestamp_monotonic_us();
        ssize_t written = write(file, bytes, sizeof bytes);
        if (written != (ssize_t)sizeof bytes) {
            errno = written < 0 ? errno : ENOSPC;
            return -1;
        }
        if (fdatasync(file) != 0) {
            return -1;
        }
        times[i] = timestamp_monotonic_us() - begin;
    }
    qsort(times, SYNC_COUNT, sizeof times[0], compare_times);
    return times[SYNC_COUNT / 2];
}

/* In a file without a name, of which nothing stays, however this ends. */
static void look_at_syncs(struct doctor *doctor, const char *directory) {
    int file = open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0 && (errno == EOPNOTSUPP || errno == EISDIR)) {
        doctor_say(doctor, DOCTOR_WARNING, "sync", "Try another file system, if moves are slow",
                   "not measured: %s takes no files without a name", directory);
        return;
    }
    int64_t us = file < 0 ? -1 : measure_syncs(file);
    if (us < 0) {
        doctor_say(doctor, DOCTOR_DANGER, "sync",
                   "See who may write there, what room is left, and what the kernel's log says",
                   "nothing can be written to %s: %s", directory, strerror(errno));
    } else {
        bool is_quick = us <= SYNC_SLOW_US;
        doctor_say(doctor, is_quick ? DOCTOR_OK : DOCTOR_WARNING, "sync",
                   is_quick ? NULL : "A quicker disk would answer moves sooner; they share a sync when many come",
                   "%.2f ms until some bytes are on the disk of %s", (double)us / 1000, directory);
    }
    if (file >= 0) {
        (void)close(file);
    }
}

static void look_at_mode(struct doctor *doctor, const char *path) {
    struct stat status;
    if (stat(path, &status) == 0 && (status.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        doctor_say(doctor, DOCTOR_WARNING, "file-mode", "chmod 600: it has the secrets of running games",
                   "others than its owner may open %s", path);
    }
}

void doctor_look_at_place(struct doctor *doctor, const char *path) {
    const char *slash = strrchr(path, '/');
    char *directory = slash == NULL ? strdup(".") : strndup(path, slash == path ? 1 : (size_t)(slash - path));
    struct stat status;
    if (directory == NULL) {
        abort();
    }
    if (stat(directory, &status) != 0 || !S_ISDIR(status.st_mode)) {
        doctor_say(doctor, DOCTOR_DANGER, "file-system", "Make it, or give another --db",
                   "the directory %s cannot be reached", directory);
    } else {
        look_at_file_system(doctor, directory);
        look_at_space(doctor, directory);
        look_at_syncs(doctor, directory);
        look_at_mode(doctor, path);
    }
    free(directory);
}
