/* SPDX-License-Identifier: Apache-2.0 */
/* What is told of this process, beside what it knows of itself. */
#include "util/process_metrics.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <criterion/criterion.h>

static struct buf out;

static void make(void) {
    buf_init(&out, 100000);
}

static void drop(void) {
    buf_free(&out);
}

TestSuite(process_metrics, .init = make, .fini = drop);

/* The value on the line of this name. */
static double value_of(const char *name) {
    char line[64];
    (void)snprintf(line, sizeof line, "\n%s ", name);
    const char *at = strstr(out.bytes, line);
    cr_assert_not_null(at, "%s", name);
    return strtod(at + strlen(line), NULL);
}

Test(process_metrics, they_are_of_this_process) {
    struct rlimit limit;
    cr_assert_eq(getrlimit(RLIMIT_NOFILE, &limit), 0);
    process_metrics_write(&out);
    double started = value_of("process_start_time_seconds");
    cr_assert_float_eq(value_of("process_max_fds"), (double)limit.rlim_cur, 0.5);
    cr_assert_leq(started, (double)time(NULL) + 1);
    cr_assert_gt(started, (double)time(NULL) - 24 * 3600, "this test does not take a day");
    cr_assert_geq(value_of("process_cpu_seconds_total"), 0);
    cr_assert_gt(value_of("process_resident_memory_bytes"), 0);
    cr_assert_leq(value_of("process_resident_memory_bytes"), value_of("process_virtual_memory_bytes"));
}

Test(process_metrics, descriptors_are_counted) {
    enum { MORE = 20 };
    int opened[MORE];
    int64_t before = process_count_descriptors();
    cr_assert_geq(before, 0);
    for (int i = 0; i < MORE; i++) {
        opened[i] = open("/dev/null", O_RDONLY | O_CLOEXEC);
        cr_assert_geq(opened[i], 0);
    }
    cr_assert_eq(process_count_descriptors(), before + MORE);
    for (int i = 0; i < MORE; i++) {
        (void)close(opened[i]);
    }
    cr_assert_eq(process_count_descriptors(), before);
}
