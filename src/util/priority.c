/* SPDX-License-Identifier: Apache-2.0 */
#include "util/priority.h"

#include <errno.h>
#include <string.h>
#include <sys/resource.h>

void priority_lower(int niceness, const char *what, atomic_flag *told, struct log *log) {
    errno = 0; /* -1 is a priority like others */
    int own = getpriority(PRIO_PROCESS, 0);
    if (errno == 0 && setpriority(PRIO_PROCESS, 0, own + niceness) == 0) { /* the kernel stops at the lowest */
        return;
    }
    int error = errno;
    if (!atomic_flag_test_and_set(told)) {
        log_note(log, LOG_WARN, "priority-refused",
                 "%s cannot be given a lower priority (setpriority: %s), and may slow the rest", what, strerror(error));
    }
}
