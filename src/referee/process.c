/* SPDX-License-Identifier: Apache-2.0 */
#include "process.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* What mimalloc's own arenas are aligned to, and a whole number of huge pages everywhere. */
#define ARENA_ALIGNMENT ((size_t)64 << 20)

/* Of mimalloc.h; NULL in a program that is linked with another allocator. */
extern bool mi_manage_os_memory(void *start, size_t size, bool is_committed, bool is_large, bool is_zero, int numa_node)
    __attribute__((weak));

void process_raise_file_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/* Where the system counts all that is reserved as if it were used, nothing can be reserved for later. */
static bool counts_what_is_reserved(void) {
    FILE *file = fopen("/proc/sys/vm/overcommit_memory", "re");
    bool counts = file != NULL && fgetc(file) == '2';
    if (file != NULL) {
        (void)fclose(file);
    }
    return counts;
}

/*
 * mimalloc has an option for huge pages, but takes with it the pages that an operator has reserved for a database, and never
 * gives any back. It is told that it has to ask for access, so that it gives back what it no longer uses; it has access all
 * the same, as mimalloc 2 does not heed that it was refused.
 */
void process_use_huge_pages(size_t bytes) {
    size_t size = (bytes + ARENA_ALIGNMENT - 1) / ARENA_ALIGNMENT * ARENA_ALIGNMENT;
    if (mi_manage_os_memory == NULL || counts_what_is_reserved()) {
        return;
    }
    size_t mapped = size + ARENA_ALIGNMENT;
    char *start = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) {
        return;
    }
    char *arena = start + (ARENA_ALIGNMENT - (uintptr_t)start % ARENA_ALIGNMENT) % ARENA_ALIGNMENT;
    if (madvise(arena, size, MADV_HUGEPAGE) != 0 || !mi_manage_os_memory(arena, size, false, false, true, -1)) {
        (void)munmap(start, mapped);
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
