/* SPDX-License-Identifier: Apache-2.0 */
/* Lowering a thread's priority, also where a filter of system calls refuses it, as one of systemd's does. */
#include "util/priority.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "util/scheduler.h"

TestSuite(priority, .timeout = 60);

enum { LOWER = 7 };

/* From here on setpriority fails with EPERM, in this process and its threads. */
static void refuse_setpriority(void) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_setpriority, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    cr_assert(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
    cr_assert(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0);
    cr_assert(setpriority(PRIO_PROCESS, 0, LOWER) == -1 && errno == EPERM);
}

/* Lines that were logged, and whether one names this. */
static int count_lines(int fd, const char *part) {
    char text[4096];
    ssize_t length = read(fd, text, sizeof text - 1);
    int count = 0;
    cr_assert(length >= 0);
    text[length] = '\0';
    cr_expect(length == 0 || strstr(text, part) != NULL, "%s", text);
    for (const char *c = text; *c != '\0'; c++) {
        count += *c == '\n';
    }
    return count;
}

Test(priority, it_is_lowered_without_a_word) {
    int ends[2];
    atomic_flag told = ATOMIC_FLAG_INIT;
    cr_assert(pipe2(ends, O_NONBLOCK) == 0);
    struct log *log = log_create(ends[1], LOG_FORMAT_TEXT, LOG_DEBUG);
    /* The tests may themselves have been started with a lower priority. */
    int before = getpriority(PRIO_PROCESS, 0);
    cr_assert(before + LOWER <= 19);
    priority_lower(LOWER, "nothing", &told, log);
    log_free(log);
    (void)close(ends[1]);
    cr_expect(getpriority(PRIO_PROCESS, 0) == before + LOWER);
    cr_expect(count_lines(ends[0], "") == 0);
}

Test(priority, that_it_cannot_be_lowered_is_told_once_for_all_threads_of_a_lane) {
    int ends[2];
    struct scheduler *scheduler = NULL;
    cr_assert(pipe(ends) == 0);
    struct log *log = log_create(ends[1], LOG_FORMAT_TEXT, LOG_WARN);
    refuse_setpriority();
    struct scheduler_options options = {.log = log};
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        options.lanes[lane] = (struct lane_options){.threads = 4, .queue_max = 1, .niceness = LOWER};
    }
    cr_assert(scheduler_start(&scheduler, &options) == OK);
    scheduler_stop(scheduler);
    log_free(log);
    (void)close(ends[1]);
    cr_expect(count_lines(ends[0], "priority-refused") == LANE_COUNT);
}

Test(priority, without_a_log_nothing_is_told) {
    atomic_flag told = ATOMIC_FLAG_INIT;
    refuse_setpriority();
    priority_lower(LOWER, "nothing", &told, NULL);
    cr_expect(getpriority(PRIO_PROCESS, 0) != LOWER);
}
