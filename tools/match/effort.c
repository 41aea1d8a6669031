/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Linux tells of every process its group and what its children have used that are gone (/proc/PID/stat), keeps a clock of
 * its own for each, and counts for every thread how long it has waited in the queue (/proc/PID/task/TID/schedstat; there
 * is none where the kernel was built without, and then nobody has ever waited).
 */
#include "effort.h"

#include <ctype.h>
#include <dirent.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PATH_BYTES = 64, STAT_BYTES = 1024 };

static bool read_file(char out[static STAT_BYTES], const char *path) {
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        return false;
    }
    size_t length = fread(out, 1, STAT_BYTES - 1, file);
    out[length] = '\0';
    (void)fclose(file);
    return length > 0;
}

/* Of a process: its group, and what its children have used that it has waited for. */
static bool read_stat(long *out_group, int64_t *out_children_us, long pid) {
    char path[PATH_BYTES];
    char text[STAT_BYTES];
    (void)snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    if (!read_file(text, path)) {
        return false;
    }
    /* Behind the name, which may hold anything: state, parent, group; user and system time of children as 14th and 15th. */
    const char *at = strrchr(text, ')');
    int64_t ticks = 0;
    for (int field = 1; at != NULL && field <= 15; field++) {
        at = strchr(at + 1, ' ');
        if (at != NULL && field == 3) {
            *out_group = strtol(at, NULL, 10);
        } else if (at != NULL && field >= 14) {
            ticks += strtoll(at, NULL, 10);
        }
    }
    *out_children_us = ticks * 1000000 / sysconf(_SC_CLK_TCK);
    return at != NULL;
}

static int64_t clock_of(long pid) {
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid((pid_t)pid, &clock) != 0 || clock_gettime(clock, &time) != 0) {
        return 0;
    }
    return time.tv_sec * INT64_C(1000000) + time.tv_nsec / 1000;
}

static int64_t waited_of(long pid) {
    char path[PATH_BYTES];
    char text[STAT_BYTES];
    int64_t sum_ns = 0;
    (void)snprintf(path, sizeof path, "/proc/%ld/task", pid);
    DIR *threads = opendir(path);
    for (struct dirent *thread = threads == NULL ? NULL : readdir(threads); thread != NULL; thread = readdir(threads)) {
        if (!isdigit((unsigned char)thread->d_name[0])) {
            continue;
        }
        (void)snprintf(path, sizeof path, "/proc/%ld/task/%.16s/schedstat", pid, thread->d_name);
        if (read_file(text, path)) {
            sum_ns += strtoll(text + strcspn(text, " "), NULL, 10);
        }
    }
    if (threads != NULL) {
        (void)closedir(threads);
    }
    return sum_ns / 1000;
}

void effort_of_group(struct effort *out, pid_t group) {
    struct effort sum = {0};
    DIR *processes = opendir("/proc");
    for (struct dirent *process = processes == NULL ? NULL : readdir(processes); process != NULL;
         process = readdir(processes)) {
        long pid = isdigit((unsigned char)process->d_name[0]) ? strtol(process->d_name, NULL, 10) : 0;
        long its_group = 0;
        int64_t children_us = 0;
        if (pid > 0 && read_stat(&its_group, &children_us, pid) && its_group == group) {
            sum.used_us += clock_of(pid) + children_us;
            sum.waited_us += waited_of(pid);
        }
    }
    if (processes != NULL) {
        (void)closedir(processes);
    }
    *out = sum;
}
