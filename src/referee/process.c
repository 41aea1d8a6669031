/* SPDX-License-Identifier: Apache-2.0 */
#include "process.h"

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

void process_raise_file_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &limit);
    }
}

void process_end(void) {
    (void)kill(getpid(), SIGTERM);
}

void process_block_signals(sigset_t *out) {
    (void)sigemptyset(out);
    (void)sigaddset(out, SIGTERM);
    (void)sigaddset(out, SIGINT);
    (void)pthread_sigmask(SIG_BLOCK, out, NULL);
}
