/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the system says of this process, mostly in /proc/self.
 */
#include "util/process_metrics.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "util/metrics.h"

enum { STAT_SIZE = 1024, START_FIELD = 22, NAME_FIELD = 2 };

static void write_one(struct buf *out, const char *name, const char *kind, const char *help, double value) {
    metrics_write_head(out, name, kind, help);
    metrics_write_sample(out, name, "", value);
}

static double seconds_of(const struct timeval *time) {
    return (double)time->tv_sec + (double)time->tv_usec / 1e6;
}

static double seconds_at(clockid_t clock) {
    struct timespec time = {0, 0};
    (void)clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The file's text; false where it cannot be read. */
static bool read_file(char *out, size_t size, const char *path) {
    FILE *file = fopen(path, "re");
    size_t length = file == NULL ? 0 : fread(out, 1, size - 1, file);
    out[length] = '\0';
    if (file != NULL) {
        (void)fclose(file);
    }
    return length > 0;
}

/* Since 1970. The system has it in ticks since it came up; the program's name, before that, may have spaces. */
static bool read_start(double *out) {
    char text[STAT_SIZE];
    const char *at = read_file(text, sizeof text, "/proc/self/stat") ? strrchr(text, ')') : NULL;
    for (int field = NAME_FIELD; at != NULL && field < START_FIELD; field++) {
        at = strchr(at + 1, ' ');
    }
    if (at == NULL) {
        return false;
    }
    double up = strtod(at, NULL) / (double)sysconf(_SC_CLK_TCK);
    *out = seconds_at(CLOCK_REALTIME) - seconds_at(CLOCK_BOOTTIME) + up;
    return true;
}

static void write_memory(struct buf *out) {
    char text[STAT_SIZE];
    if (!read_file(text, sizeof text, "/proc/self/statm")) {
        return;
    }
    char *end = NULL;
    double page = (double)sysconf(_SC_PAGESIZE);
    double all = strtod(text, &end);
    double resident = strtod(end, NULL);
    write_one(out, "process_virtual_memory_bytes", "gauge", "Virtual memory size in bytes.", all * page);
    write_one(out, "process_resident_memory_bytes", "gauge", "Resident memory size in bytes.", resident * page);
}

void process_metrics_write(struct buf *out) {
    struct rusage usage;
    struct rlimit limit;
    double start = 0;
    if (getrusage(RUSAGE_SELF, &usage) == 0) {
        write_one(out, "process_cpu_seconds_total", "counter", "Total user and system CPU time spent in seconds.",
                  seconds_of(&usage.ru_utime) + seconds_of(&usage.ru_stime));
    }
    write_memory(out);
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        write_one(out, "process_max_fds", "gauge", "Maximum number of open file descriptors.", (double)limit.rlim_cur);
    }
    if (read_start(&start)) {
        write_one(out, "process_start_time_seconds", "gauge", "Start time of the process since unix epoch in seconds.",
                  start);
    }
}

int64_t process_count_descriptors(void) {
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        return -1;
    }
    int64_t count = 0;
    for (const struct dirent *entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
        count += entry->d_name[0] != '.';
    }
    (void)closedir(directory);
    return count - 1; /* the directory's own */
}
